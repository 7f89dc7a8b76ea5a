"""The texts: the same in three languages, complete, and every one of them can be said."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import upperlip
from tests.sources import tree_of
from upperlip.animals.rules import RULE_CARDS
from upperlip.nuts.cards import VILLAIN_IDS
from upperlip.table.event import Event, Secret, event
from upperlip.table.reason import Value, because
from upperlip.texts import FILES, LANGUAGES, Texts, card_message

PAGE_FILES = ("web", "web-table", "lessons", "replays")  # only the page says these
SOURCE = Path(upperlip.__file__).parent
# What they make, where the id stands.
MAKERS = {"because": ("why", 1), "_of_rule": ("why", 1), "event": ("event", 0)}
SIDES = tuple(sorted({card.side for card in RULE_CARDS}))
HELPERS = ("_require", "_refuse", "_check", "require", "refuse")
WORDS: dict[str, Value] = {
    "seat": 0,
    "giver": 1,
    "crown": 2,
    "seats": (0, 1),
    "others": (2, 3),
    "card": "R7",
    "cards": ("R7", "B2"),
    "instead": ("R7", "B2"),
    "colour": "G",
    "rule": "pink-open",
    "asked": "play",
    "sign": "rock",
    "sure": "known",
    "effect": "!",
    "first": "Ada, Bo",
    "last": "Cy",
}


def _entries(language: str, name: str) -> list[ftl.EntryType]:
    text = files("upperlip.texts").joinpath(language, f"{name}.ftl").read_text("utf-8")
    return FluentParser().parse(text).body


def _messages(language: str, name: str) -> dict[str, ftl.Message]:
    found = [entry for entry in _entries(language, name) if isinstance(entry, ftl.Message)]
    ids = [message.id.name for message in found]
    assert sorted(set(ids)) == sorted(ids), "an id stands twice"
    return {message.id.name: message for message in found}


class _Seen(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.selectors: list[tuple[str, set[str]]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {key.name for v in node.variants if isinstance(key := v.key, ftl.Identifier)}
        if isinstance(node.selector, ftl.VariableReference):
            self.selectors.append((node.selector.id.name, keys))
        self.generic_visit(node)


def _seen(message: ftl.Message) -> _Seen:
    seen = _Seen()
    seen.visit(message)
    return seen


def _all(language: str) -> dict[str, ftl.Message]:
    return {key: m for name in FILES for key, m in _messages(language, name).items()}


@pytest.mark.parametrize("name", [*FILES, *PAGE_FILES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_junk(language: str, name: str) -> None:
    junk = [entry.content for entry in _entries(language, name) if isinstance(entry, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize("name", [*FILES, *PAGE_FILES])
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_same_in_every_language(language: str, name: str) -> None:
    ours, english = _messages(language, name), _messages("en", name)
    assert list(ours) == list(english)
    for key, message in english.items():
        attributes = {attribute.id.name for attribute in message.attributes}
        assert {attribute.id.name for attribute in ours[key].attributes} == attributes, key
        if name not in ("mustachio", "moustache"):  # their texts name what they like
            assert _seen(ours[key]).variables == _seen(message).variables, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    texts = {game: Texts(language, game, ["Ada", "Bo", "Cy", "Di"]) for game in ("mustachio",)}
    for key, message in _all(language).items():
        seen = _seen(message)
        for number in (0, 1, 2, 5, 11, 21, -5):
            args: dict[str, Value] = {
                name: WORDS.get(name, number) for name in seen.variables if name != "effect"
            }
            if "effect" in seen.variables:
                args["card"] = "ACORN"
            said = [f"{key}.{a.id.name}" for a in message.attributes]
            for name in [key, *said] if message.value else said:
                text = texts["mustachio"].say(name, **args)
                assert text.strip(), name
                assert "{" not in text, name


def _used() -> Iterator[tuple[str, str]]:
    """The ids of reasons and events that the code makes, and where."""
    for path in sorted(SOURCE.rglob("*.py")):
        tree = tree_of(path)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                for key in _ids_in(node):
                    yield key, f"{path.name}:{node.lineno}"


def _ids_in(call: ast.Call) -> Iterator[str]:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    if name in MAKERS:
        kind, place = MAKERS[name]
        for word in _strings(call.args[place]) if len(call.args) > place else ():
            yield f"{kind}-{word}"
    elif name in HELPERS:  # (holds, [rule,] message, …)
        words = [word for argument in call.args[1:] for word in _strings(argument)]
        yield from (f"why-{word}" for word in words if not re.fullmatch(r"[UOE]-\d+|record", word))


def _strings(node: ast.expr) -> Iterator[str]:
    """What the expression can be, as far as it stands there: either branch of a choice."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _strings(node.body)
        yield from _strings(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield from map("".join, product(*map(_put_in, node.values)))


def _put_in(part: ast.expr) -> tuple[str, ...]:
    """What stands in an f-string of an id; what is put in is only the side of a rule card."""
    if isinstance(part, ast.Constant):
        return (str(part.value),)
    assert isinstance(part, ast.FormattedValue)
    assert ast.unparse(part.value) == "side", f"say here what {ast.unparse(part)} can be"
    return SIDES


def test_every_id_the_code_uses_has_a_text() -> None:
    used, known = list(_used()), _all("en")
    assert len(used) > 100
    assert [(key, where) for key, where in used if key not in known] == []


def test_every_reason_and_event_is_used() -> None:
    """Dead texts go; ids that stand in variables are listed here."""
    used = {key for key, _ in _used()}
    indirect = {"why-highest-trump", "why-highest-of-colour", "event-stole", "event-played"}
    texts = [*_messages("en", "table"), *_messages("en", "records")]
    told = {key for key in texts if key.startswith(("why-", "event-"))}
    assert told - used - indirect == set()


def test_every_message_of_the_terminal_is_used() -> None:
    code = "".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    begun = ("term-ask-", "term-help-")  # ids that the code puts together
    for key in _messages("en", "terminal"):
        made = key.startswith(begun) or key in ("term-agree", "term-refuse")
        assert made or f'"{key}"' in code, key


def test_cards_and_rule_cards_have_a_name_and_an_effect() -> None:
    names = [f"rule-{card.id}" for card in RULE_CARDS]
    names += [card_message(card) for card in (*VILLAIN_IDS, "UNICORN", "MONKEY", "PIGEON")]
    for language in LANGUAGES:
        texts = Texts(language)
        for name in names:
            assert texts.say(name) != texts.say(f"{name}.effect")


def test_numbers_choose_their_form() -> None:
    """Wherever English or French tells one from many, Russian has all its forms."""
    categories = {"en": {"one", "other"}, "fr": {"one", "other"}, "ru": {"one", "few", "many"}}
    for language, needed in categories.items():
        for key, message in _all(language).items():
            for _, forms in _seen(message).selectors:
                if forms & {"one", "few", "many"}:
                    assert forms >= needed, (language, key)


@pytest.mark.parametrize(
    ("number", "stars", "points"),
    [
        (1, "1 звезда", "1 очко"),
        (2, "2 звезды", "2 очка"),
        (5, "5 звёзд", "5 очков"),
        (11, "11 звёзд", "11 очков"),
        (21, "21 звезда", "21 очко"),
    ],
)
def test_russian_plurals(number: int, stars: str, points: str) -> None:
    texts = Texts("ru", "moustache", ["Ада", "Бо", "Вы", "Ия"])
    won = event("round-won", seats=(0, 1), others=(2, 3), stars=number, their_stars=0)
    assert texts.event(won) == f"Раунд выигран: Ада и Бо. {stars} против 0 (Вы и Ия)."
    assert texts.event(event("final-points", seat=2, points=number)) == f"Вы: {points}."


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_later_sentence_begins_with_the_name_of_a_card(language: str) -> None:
    """It has a small letter, `blue 6`; only the first of a text is made a capital."""
    begins = re.compile(r"[.!?] \{ \$(card|cards|right|tried|instead|colour|trump) \}")
    for name in (*FILES, *PAGE_FILES):
        text = files("upperlip.texts").joinpath(language, f"{name}.ftl").read_text("utf-8")
        assert [line for line in text.splitlines() if begins.search(line)] == []


def test_french_spaces_do_not_break() -> None:
    for name in FILES:
        text = files("upperlip.texts").joinpath("fr", f"{name}.ftl").read_text("utf-8")
        for line in text.splitlines():
            if not line.startswith("#"):
                assert not re.search(r"\w [:;!?»]|« ", line), line


def test_russian_has_its_quotes() -> None:
    for name in ("table", "records", "terminal"):
        for key, message in _messages("ru", name).items():
            text = "".join(
                part.value
                for part in (message.value.elements if message.value else ())
                if isinstance(part, ftl.TextElement)
            )
            assert not re.search("[\"“”'’]", text), key


def test_arguments_are_dressed() -> None:
    texts = Texts("en", "mustachio", ("You", "Bo", "Cy"))
    acted = because("U-25", "villain-acted", card="ACORN")
    assert texts.reason(acted) == "Acorn: The lowest number takes the trick, whatever its colour."
    assert texts.event(event("threw", seat=1, sign="rock")) == "Bo: rock"
    assert texts.player(1) == "Bo"
    assert texts.player(7) == "seat 7"  # as records count, from 0
    assert Texts("ru").player(0) == "место 0"
    assert Texts("fr", players=("seat 0", "seat 0")).players == ("place 0", "seat 0")
    assert texts.listed(()) == ""
    assert texts.listed(["Bo"]) == "Bo"


def test_secrets_are_never_said() -> None:
    shut = event("hand", seat=1, cards=Secret(("R7",), (1,), ()))
    texts = Texts("en", "mustachio", ("You", "Bo"))
    with pytest.raises(TypeError):
        texts.event(shut)
    assert "R7" not in texts.event(shut.seen_by(0))
    assert "R7" in texts.event(shut.seen_by(1))


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(LookupError):
        Texts("en").event(Event("threw"))


@pytest.mark.parametrize(("language", "name"), list(product(LANGUAGES, FILES)))
def test_sentences_speak_of_options_in_words(language: str, name: str) -> None:
    """Not as one types them: players of the page read these, too."""
    text = files("upperlip.texts").joinpath(language, f"{name}.ftl").read_text("utf-8")
    assert not re.findall(r"(?m)^(?:why|event)-.*\b[a-z_]+=\w.*$", text)
