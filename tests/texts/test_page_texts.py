"""The page's texts: complete in three languages, and none that nobody says."""

import ast
import json
import re
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from tests.sources import tree_of
from tests.texts.test_texts import PAGE_FILES, WORDS, _messages, _seen
from upperlip.animals import cards as animals
from upperlip.games import GAMES
from upperlip.nuts import cards as nuts
from upperlip.puzzles.puzzle import LEVELS as PUZZLE_LEVELS
from upperlip.puzzles.themes import DEEDS
from upperlip.review.decision import GRADES
from upperlip.review.ledger import KINDS
from upperlip.review.phase import PHASES
from upperlip.server.bots.pool import BotPool
from upperlip.server.tables.chat_rules import PRESETS
from upperlip.server.tables.pacing import PACES
from upperlip.server.tables.table_settings import HINTS, TALKS
from upperlip.texts import LANGUAGES

LEVELS = BotPool(0).levels

SHARED = ("table", "mustachio", "moustache", "records", "review", "puzzles")
ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "upperlip" / "server"
PAGE = ROOT / "web" / "src"
NAMESPACES = "table|web|lesson|level|pace|preset|sign|ended|why|rule|event|bot|review|replay|puzzle"


def _page(language: str) -> dict[str, ftl.Message]:
    return {key: m for name in PAGE_FILES for key, m in _messages(language, name).items()}


def test_no_id_stands_in_two_files() -> None:
    ids = [key for name in (*SHARED, *PAGE_FILES) for key in _messages("en", name)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for name in (*SHARED, *PAGE_FILES):
        text = files("upperlip.texts").joinpath(language, f"{name}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(text))
    for key, message in _page(language).items():
        found = bundle.get_message(key)
        for number in (0, 1, 2, 5, 11, 21):
            words = WORDS | dict.fromkeys(("seats", "others", "cards", "instead"), "Ada")
            args = {name: words.get(name, number) for name in _seen(message).variables}
            for pattern in filter(None, (found.value, *found.attributes.values())):
                said, errors = bundle.format_pattern(pattern, args)
                assert not errors, key
                assert str(said).strip(), key


@pytest.mark.parametrize(
    ("language", "needed"),
    [("en", {"one", "other"}), ("fr", {"one", "other"}), ("ru", {"one", "few", "many"})],
)
def test_numbers_choose_their_form(language: str, needed: set[str]) -> None:
    for key, message in _page(language).items():
        for _, forms in _seen(message).selectors:
            if forms & {"one", "few", "many"}:
                assert forms >= needed, key


def test_french_spaces_do_not_break() -> None:
    for name in PAGE_FILES:
        text = files("upperlip.texts").joinpath("fr", f"{name}.ftl").read_text("utf-8")
        for line in text.splitlines():
            if not line.startswith("#"):
                assert not re.search(r"[\w}] [:;!?»]|« ", line), line


# What the server says, and what the page says


_WHYS = ("why", "self._ending")


def _refusals() -> Iterator[str]:
    """The message ids of what the server says no, or goodbye, with."""
    for path in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Call):
                yield from _ids_in(node)
            elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in _WHYS:
                yield from _strings(node.value)


def _ids_in(call: ast.Call) -> Iterator[str]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)
    if name in ("Refusal", "Broken"):
        yield from _strings(call.args[0])
    elif name in ("send_off", "close", "_drop", "TurnedAway"):
        yield from (word for argument in call.args for word in _strings(argument))
    elif name == "Reason":
        yield from (word for k in call.keywords if k.arg == "message" for word in _strings(k.value))


def _strings(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def _known() -> set[str]:
    return {key for name in (*SHARED, *PAGE_FILES) for key in _messages("en", name)}


def test_every_refusal_has_a_sentence() -> None:
    used = set(_refusals())
    assert len(used) > 40
    assert {f"why-{message}" for message in used} - _known() == set()


def test_every_refusal_sentence_is_used() -> None:
    pages = "".join(path.read_text("utf-8") for path in PAGE.rglob("*.ts"))
    told = {key for key in _page("en") if key.startswith("why-")}
    used = {f"why-{message}" for message in _refusals()}
    assert {key for key in told - used if f"'{key.removeprefix('why-')}'" not in pages} == set()


def test_what_the_server_names_has_words() -> None:
    wanted = [f"level-{level}" for level in LEVELS]
    wanted += [f"level-{level}-about" for level in LEVELS]
    wanted += [f"pace-{pace}" for pace in PACES]
    wanted += [f"web-talk-{talk}" for talk in TALKS]
    wanted += [f"web-hints-{hints}" for hints in HINTS]
    wanted += [f"preset-{preset}" for preset in PRESETS]
    wanted += ["ended-ended-by-host", "ended-rules-changed"]
    assert set(wanted) - _known() == set()


# What the page's code says


def _scripts() -> str:
    kinds = ("*.ts", "*.svelte")
    paths = sorted(path for kind in kinds for path in PAGE.rglob(kind))
    return "\n".join(path.read_text("utf-8") for path in paths if "gallery" not in path.parts)


LESSONS = {file.stem: file for file in (PAGE / "lessons").glob("*.json")}


def _lessons() -> Iterator[str]:
    for file in LESSONS.values():
        lesson = json.loads(file.read_text("utf-8"))
        yield from (say["text"] for frame in lesson["frames"] for say in frame["says"])


def _book() -> dict[str, Any]:
    books: dict[str, Any] = json.loads((PAGE / "wire" / "book.json").read_text("utf-8"))
    return books


def _filled() -> dict[str, Sequence[tuple[str, ...]]]:
    """Ids that the page puts together, each hole a `*`, and all that can stand in the holes."""
    books, games = _book(), [(game,) for game in GAMES]
    options = [option for book in books.values() for option in book["options"]]
    values = {value for option in options for value in option["values"]}
    levels, paces = [(level,) for level in LEVELS], [(pace,) for pace in PACES]
    cards = [card["message"] for book in books.values() for card in book["cards"]]
    rules = [(card.removeprefix("rule-"),) for card in cards if card.startswith("rule-")]
    colours = [("nuts", letter) for letter in nuts.COLOURS]
    colours += [("animals", letter) for letter in animals.COLOURS]
    by_card = [("play",), ("give",), ("pass",), ("steal",)]
    return {
        "*-title": games,
        "*-lead": games,
        "web-*-now": games,
        "web-*-first": games,
        "web-card-*": games,
        "*-section-*": [(g, one["id"]) for g, book in books.items() for one in book["sections"]],
        "web-option-*": [(option["key"],) for option in options],
        "web-*-at": [(option["key"],) for option in options if option["numbers"]],
        "web-choice-*": [(value,) for value in values],
        "*-*": colours,
        "*-*.one": colours,
        "*-*.card": colours,
        "*.effect": [(card,) for card in cards],
        "rule-*": rules,
        "rule-*.effect": rules,
        "bot-*": [(str(seat),) for seat in range(1, 7)],
        "level-*": levels,
        "level-*-about": levels,
        "pace-*": paces,
        "preset-*": [(preset,) for preset in PRESETS],
        "preset-*.you": [("twirl",), ("hat",)],
        "preset-*.do": [("twirl",), ("hat",)],
        "lesson-*": [("not-that",), *((text,) for text in sorted(set(_lessons())))],
        "lesson-title-*": [(name,) for name in LESSONS],
        "lesson-next-*": games,
        "ended-*": [("ended-by-host",), ("rules-changed",)],
        "event-*": [],  # the engines' tests know them
        "why-*": [(message,) for message in _refusals()],
        "sign-*": [("rock",), ("paper",), ("scissors",)],
        "table-ask-*": [("lead",), ("bid",), ("blind",), ("trump",), ("throw",), ("steal",)],
        "table-ask-after-*": [("joker",), ("villain",)],
        "table-do-*": [*by_card, ("trump",), ("throw",), ("bid",), ("blind",)],
        "table-*": [("stand",), ("leave",), ("end",), ("stars",), ("points",)],
        "table-sum-*": [("cards",), ("value",), ("met",), ("blind",), ("lost",)],
        "table-*-sure": [("stand",), ("leave",), ("end",)],
        "web-continue-*": [("turn",), ("play",), ("moment",), ("interlude",)],
        "web-result-*": [("won",), ("shared",), ("lost",)],
        "web-check-secret-*": [("fits",), ("other",)],
        "web-check-commitment-*": [("same",), ("other",)],
        "web-check-salt-*": [("same",), ("other",)],
        "web-theme-*": [("auto",), ("light",), ("dark",)],
        "web-trick-stay-*": [("quick",), ("normal",), ("slow",), ("tap",)],
        "web-motion-*": [("auto",), ("off",)],
        "web-talk-*": [(talk,) for talk in TALKS],
        "web-hints-*": [(hints,) for hints in HINTS],
        "review-do-*": [*by_card, ("bid",), ("blind",), ("agree",), ("refuse",), ("trump",)],
        **{
            f"review-{what}-*": [("share",), ("points",)]
            for what in (
                "value",
                "result",
                "each",
                "sum",
                "graph",
                "lost",
                "ledger-words",
                "thresholds",
            )
        },
        "replay-phase-*": [(phase,) for phase in PHASES],
        "replay-theme-*": [(theme,) for theme in _themes()],
        "replay-share-mine-*": [("named",), ("hidden",)],
        "puzzle-theme-*": [(deed,) for deed in DEEDS],
        "puzzle-level-*": [(str(level),) for level in PUZZLE_LEVELS],
        "review-grade-*": [(grade,) for grade in GRADES],
        "review-question-*": [*by_card, ("bid",), ("blind",), ("agree",), ("trump",)],
        "review-line-*": [
            *((kind,) for kind in KINDS[:-3]),
            *((f"{who}-{what}",) for who in KINDS[-3:] for what in ("losses", "guesses")),
        ],
    }


def _themes() -> set[str]:
    """The reasons that a review can give."""
    source = (ROOT / "src" / "upperlip" / "review" / "reasons.py").read_text("utf-8")
    return set(re.findall(r'"review-([a-z-]+)"', source))


def _put_together(code: str) -> set[str]:
    """The templates among what is said: `table-do-${asked}` is `table-do-*`."""
    said = re.findall(r"(?:\bt|\.say|\bhas)\(\s*`([^`]+)`", code)
    said += re.findall(rf"`((?:{NAMESPACES})-[^`\n]*\$\{{[^`\n]*)`", code)
    found = {re.sub(r"\$\{[^}]*\}", "*", one) for one in said}
    return found | {f"{start}-*" for start in re.findall(r"\bchoices\('([a-z-]+)'", code)}


def _fill(template: str, words: tuple[str, ...]) -> str:
    holes = iter(words)
    return re.sub(r"\*", lambda _: next(holes), template)


def _said_in_code() -> set[str]:
    """Every id the page can say, whole or put together."""
    code = _scripts()
    whole = set(re.findall(rf"""['"]((?:{NAMESPACES})-[a-z0-9-]+)['"]""", code))
    together = {_fill(one, words) for one, all_ in _filled().items() for words in all_}
    abouts = {option["about"] for book in _book().values() for option in book["options"]}
    return whole | together | abouts


def test_every_template_of_the_page_is_known_here() -> None:
    assert _put_together(_scripts()) == set(_filled())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_the_page_says_has_a_text(language: str) -> None:
    texts = {
        key: m for name in (*SHARED, *PAGE_FILES) for key, m in _messages(language, name).items()
    }
    known = {key for key, message in texts.items() if message.value is not None}
    known |= {f"{key}.{a.id.name}" for key, message in texts.items() for a in message.attributes}
    said = _said_in_code()
    assert len(said) > 400
    # A reason's or an event's message may stand alone in the code.
    alone = {key for key in said if known & {f"why-{key}", f"event-{key}"}}
    assert said - known - alone == set()


def test_every_text_of_the_page_is_said() -> None:
    """Dead texts go."""
    said = _said_in_code()
    reasons = {key for key in _page("en") if key.startswith("why-")}  # tested above
    assert set(_page("en")) - reasons - said == set()
