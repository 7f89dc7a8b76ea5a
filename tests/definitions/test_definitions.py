"""Definitions of cards: what they may be (E-41 to E-46), and that everything else is refused."""

from typing import Any

import pytest

from upperlip.animals import MOUSTACHE
from upperlip.definitions.fault import CardFault
from upperlip.games import GAMES
from upperlip.nuts import MUSTACHIO
from upperlip.table.errors import RefusedOptions

RULE: dict[str, Any] = {
    "id": "ada:sevens-win",
    "game": "moustache",
    "side": "black",
    "name": {"en": "Lucky sevens", "fr": "Sept gagnants"},
    "effects": [{"effect": "wins", "value": 7}],
}
VILLAIN: dict[str, Any] = {
    "id": "ada:windfall",
    "game": "mustachio",
    "number": 8,
    "name": {"en": "Windfall"},
    "effects": [{"effect": "points", "points": 10}],
}
FULL_RULE = {
    "id": "a:b",
    "game": "moustache",
    "side": "white",
    "advanced": True,
    "name": {"ru": "Ж" * 40},
    "text": {"en": "x" * 200},
    "effects": [
        {"effect": "worth", "colour": "G", "value": 0, "times": 0},
        {"effect": "pass", "cards": 5, "to": "right"},
        {"effect": "out", "equals": True},
        {"effect": "values", "order": "reversed"},
    ],
}
FULL_VILLAIN = {
    "id": "z9:a-b",
    "game": "mustachio",
    "number": 20,
    "scores": False,
    "name": {"fr": "é"},
    "effects": [
        {"effect": "turn", "good": 0, "bad": -20},
        {"effect": "always-trump"},
        {"effect": "trump", "colour": "none", "tricks": 9},
    ],
}
COPIES = {**VILLAIN, "effects": [{"effect": "copies", "plus": -5}]}
del COPIES["number"]


def without(key: str, of: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in of.items() if name != key}


@pytest.mark.parametrize("written", [RULE, VILLAIN, FULL_RULE, FULL_VILLAIN, COPIES])
def test_a_card_is_written_as_it_was_defined(written: dict[str, Any]) -> None:
    """E-41: key for key."""
    game = GAMES[written["game"]]
    card = game.read_definition(written)
    assert game.write_definition(card) == written
    assert game.read_definition(game.write_definition(card)) == card
    assert game.write_definition(card) == without("", written)


def effects(*listed: object) -> dict[str, Any]:
    return {**RULE, "effects": list(listed)}


def acts(*listed: object) -> dict[str, Any]:
    return {**VILLAIN, "effects": list(listed)}


def name(**words: object) -> dict[str, Any]:
    return {**RULE, "name": words}


SEVEN = {"effect": "wins", "value": 7}
DEEP: list[Any] = []
for _ in range(50):
    DEEP = [DEEP]

REFUSED = [
    ("E-41", "card-not-a-table", 7),
    ("E-41", "card-not-a-table", DEEP),
    ("E-41", "card-missing-key", without("id", RULE)),
    ("E-41", "card-missing-key", without("side", RULE)),
    ("E-41", "card-missing-key", without("name", VILLAIN)),
    ("E-41", "card-missing-key", without("number", VILLAIN)),
    ("E-41", "card-unknown-key", {**RULE, "icon": "x"}),
    ("E-41", "card-unknown-key", {**RULE, "number": 3}),
    ("E-41", "card-unknown-key", {**VILLAIN, "side": "white"}),
    ("E-41", "card-value", {**RULE, "game": "chess"}),
    ("E-41", "card-value", {**RULE, "side": "grey"}),
    ("E-41", "card-value", {**RULE, "advanced": False}),
    ("E-41", "card-value", {**VILLAIN, "scores": True}),
    ("E-41", "card-number", {**VILLAIN, "number": 21}),
    ("E-41", "card-number", {**VILLAIN, "number": -1}),
    ("E-41", "card-number", {**VILLAIN, "number": True}),
    ("E-41", "card-number", {**VILLAIN, "number": 10**5000}),
    ("E-41", "card-copies", {**COPIES, "number": 3}),
    ("E-41", "card-copies", {**COPIES, "scores": False}),
    ("E-41", "card-effects", {**RULE, "effects": {}}),
    ("E-41", "card-effects", effects(*({"effect": "wins", "value": n} for n in range(5)))),
    ("E-41", "card-not-a-table", effects("wins")),
    ("E-41", "card-missing-key", effects({"value": 7})),
    ("E-41", "card-unknown-effect", effects({"effect": "takes"})),  # E-26: of jokers only
    ("E-41", "card-unknown-effect", effects({"effect": "copies", "plus": 1})),
    ("E-41", "card-unknown-effect", effects({"effect": ["wins"]})),
    ("E-41", "card-unknown-effect", acts({"effect": "wins", "value": 7})),
    ("E-13", "card-unknown-key", effects({**SEVEN, "n": 1})),
    ("E-25", "card-no-parameters", effects({"effect": "fewest", "stars": 1})),
    ("E-34", "card-no-parameters", acts({"effect": "void", "tricks": 1})),
    ("E-13", "card-missing-key", effects({"effect": "wins"})),
    ("E-13", "card-number", effects({"effect": "wins", "value": 11})),
    ("E-13", "card-number", effects({"effect": "wins", "value": 7.0})),
    ("E-13", "card-number", effects({"effect": "wins", "value": None})),
    ("E-11", "card-value", effects({"effect": "colours", "order": "GGPO"})),
    ("E-12", "card-shapes", effects({"effect": "values", "value": 3})),
    ("E-12", "card-shapes", effects({"effect": "values", "value": 3, "order": "reversed"})),
    ("E-16", "card-shapes", effects({"effect": "out"})),
    ("E-16", "card-shapes", effects({"effect": "out", "equals": True, "value": 3})),
    ("E-16", "card-value", effects({"effect": "out", "equals": False})),
    ("E-21", "card-shapes", effects({"effect": "worth", "add": 1, "times": 2})),
    ("E-21", "card-shapes", effects({"effect": "worth", "colour": "G"})),
    ("E-21", "card-value", effects({"effect": "worth", "times": 1})),
    ("E-21", "card-number-not-zero", effects({"effect": "worth", "add": 0})),
    ("E-22", "card-shapes", effects({"effect": "most", "colour": "G", "value": 1, "stars": 1})),
    ("E-24", "card-number-not-zero", effects({"effect": "most-tricks", "stars": 0})),
    ("E-35", "card-value", acts({"effect": "tricks", "tricks": 0})),
    ("E-36", "card-number-not-zero", acts({"effect": "points", "points": 21})),
    ("E-37", "card-value", acts({"effect": "trump", "colour": "P", "tricks": 1})),
    ("E-38", "card-number", acts({"effect": "pass", "cards": 4, "to": "left"})),
    ("E-43", "card-effect-twice", effects(SEVEN, SEVEN)),
    (
        "E-43",
        "card-kind-twice",
        effects({"effect": "lead", "who": "left"}, {"effect": "lead", "who": "winner"}),
    ),
    (
        "E-43",
        "card-kind-twice",
        acts({"effect": "points", "points": 1}, {"effect": "points", "points": 2}),
    ),
    *(
        ("E-42", "card-id", {**RULE, "id": id_})
        for id_ in (
            "sevens", "twos-win", "ada:", ":a", "Ada:b", "ada:b-", "-a:b", "9a:b", "a:b:c",
            "a" * 25 + ":b", "a:b\n", "a b:c", 7, None,
        )
    ),
    ("E-42", "card-languages", name()),
    ("E-42", "card-languages", name(de="Sieben")),
    ("E-42", "card-languages", {**RULE, "name": "Lucky sevens"}),
    ("E-42", "card-words-length", name(en="")),
    ("E-42", "card-words-length", name(en="x" * 41)),
    ("E-42", "card-words-length", name(en=7)),
    ("E-42", "card-words-length", {**RULE, "text": {"en": "x" * 201}}),
    ("E-42", "card-words-blank", name(en=" x")),
    ("E-42", "card-words-blank", name(en="x ")),
    *(
        ("E-42", "card-words-letter", name(en=f"a{letter}b"))
        for letter in "<>\x00\x1b\n\x7f\x9f\u061c\u200b\u202e\u2066\ufeff\ud800"
    ),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "message", "written"), REFUSED)
def test_everything_else_is_refused(rule: str, message: str, written: object) -> None:
    """E-41 to E-43, E-46: with the rule, in a sentence that can be printed."""
    villain = isinstance(written, dict) and written.get("game") == "mustachio"
    with pytest.raises(CardFault) as caught:
        (MUSTACHIO if villain else MOUSTACHE).read_definition(written)
    assert (caught.value.reason.rule, caught.value.reason.message) == (rule, message)
    assert str(caught.value).isprintable()
    assert "<" not in str(caught.value)


def passing(id_: str, side: str) -> dict[str, Any]:
    effect = {"effect": "pass", "cards": 1, "to": "left"}
    return {**RULE, "id": id_, "side": side, "effects": [effect]}


def test_at_most_one_card_passes() -> None:
    """E-43: ours included, in a row of rules."""
    mine = MOUSTACHE.read_definition(passing("a:gift", "black"))
    rules = ["pink-open", "blue-tax", "reversed", "a:gift"]
    assert MOUSTACHE.configure(4, {"rules": rules}, [mine]).cards == (mine,)
    rules[0] = "pass-three"
    with pytest.raises(RefusedOptions) as caught:
        MOUSTACHE.configure(4, {"rules": rules}, [mine])
    assert caught.value.reason.message == "two-that-pass"


def test_at_most_one_villain_passes() -> None:
    """E-43: in the whole list of the pool."""
    effect = {"effect": "pass", "cards": 1, "to": "left"}
    mine = MUSTACHIO.read_definition({**VILLAIN, "effects": [effect]})
    pool = ["ACORN", "TWINS", "HUMMMUS", "NUTCASE", "WALNUT", mine.id]
    MUSTACHIO.configure(4, {"villains": "pool", "pool": pool}, [mine])
    with pytest.raises(RefusedOptions) as caught:
        MUSTACHIO.configure(4, {"villains": "pool", "pool": ["PEANUT", *pool[1:]]}, [mine])
    assert caught.value.reason.message == "two-that-pass"


def test_cards_come_in_by_name_only() -> None:
    """E-45: those that are named, by their ids; nothing is drawn from outside."""
    library = [MOUSTACHE.read_definition({**RULE, "id": f"{name}:x"}) for name in "cab"]
    config = MOUSTACHE.configure(4, {"rules": ["pink-open", "blue-tax", "c:x", "a:x"]}, library)
    assert [card.id for card in config.cards] == ["a:x", "c:x"]
    drawn = MOUSTACHE.configure(4, {"rule_set": "house"}, library)
    assert drawn.cards == ()
    assert not any(":" in id_ for row in ((), ("pink-open",) * 2) for id_ in drawn.candidates(row))


def test_a_card_stands_on_its_side() -> None:
    """E-45: it counts as the white or black card that it is."""
    mine = MOUSTACHE.read_definition(RULE)
    with pytest.raises(RefusedOptions):
        MOUSTACHE.configure(4, {"rules": [mine.id, "blue-tax", "reversed", "twos-win"]}, [mine])


def test_villains_follow_those_of_the_box() -> None:
    """E-45: in the order of their ids."""
    library = [MUSTACHIO.read_definition({**VILLAIN, "id": id_}) for id_ in ("b:x", "a:y")]
    pool = ["b:x", "WALNUT", "TWINS", "a:y", "ACORN", "HUMMMUS"]
    config = MUSTACHIO.configure(4, {"villains": "pool", "pool": pool}, library)
    assert config.fixed_villains is not None
    used = config.names(config.fixed_villains)
    assert used == ("ACORN", "HUMMMUS", "TWINS", "WALNUT", "a:y", "b:x")
