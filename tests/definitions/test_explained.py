"""Reasons for what a card from outside did credit the effect that acted (E-11 to E-39)."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from upperlip.animals import MOUSTACHE
from upperlip.animals.cards import BY_NAME
from upperlip.animals.explain import why_won
from upperlip.animals.state import DoneTrick
from upperlip.definitions import versions
from upperlip.definitions.box import Before
from upperlip.nuts import MUSTACHIO
from upperlip.nuts import box as nuts_box
from upperlip.nuts.cards import COLOURS
from upperlip.nuts.config import Config
from upperlip.nuts.explain import why_won as nuts_why_won
from upperlip.nuts.law import judge, numbers
from upperlip.nuts.state import DoneTrick as NutsTrick
from upperlip.nuts.villain import Villain

ROW = ("pink-open", "blue-tax", "a:b", "reversed")


def rule_card(*effects: dict[str, Any]) -> Any:
    definition = {
        "id": "a:b",
        "game": "moustache",
        "side": "black",
        "name": {"en": "B"},
        "effects": list(effects),
    }
    return MOUSTACHE.configure(4, {"rules": list(ROW)}, [MOUSTACHE.read_definition(definition)])


@pytest.mark.parametrize(
    ("effects", "trick", "rules"),
    [
        ([{"effect": "wins", "value": 7}], "G7 P9 O1 B2", ["E-13 rule-decided"]),
        (
            [{"effect": "nth", "n": 6}, {"effect": "nth", "n": 2}],
            "B1 B2 O3 O4",
            ["E-15 rule-decided"],
        ),
        (
            [{"effect": "out", "colour": "B"}, {"effect": "lowest", "among": "overall"}],
            "B1 P2 P3 O9",
            ["E-16 rule-kept-out", "E-14 rule-decided"],
        ),
        ([{"effect": "colours", "order": "OBGP"}], "O1 B1 G1 P1", ["E-11 rule-reordered"]),
        (
            [{"effect": "values", "value": 10, "to": "bottom"}],
            "B10 B2 B3 B4",
            ["E-12 rule-reordered"],
        ),
        ([{"effect": "lead", "who": "weakest"}], "B9 B2 O3 G4", ["E-18 rule-gave-lead"]),
    ],
)
def test_moustache(effects: list[dict[str, Any]], trick: str, rules: list[str]) -> None:
    cards = tuple(BY_NAME[name] for name in trick.split())
    told = why_won(rule_card(*effects), ROW[:3], DoneTrick(0, cards, 0))
    credited = [reason for reason in told if dict(reason.args).get("rule") == "a:b"]
    assert [f"{reason.rule} {reason.message}" for reason in credited] == rules


each_effect = pytest.mark.parametrize(
    ("effects", "rules"),
    [
        ([{"effect": "points", "points": 10}], ["E-36 villain-acted"]),
        ([{"effect": "copies", "plus": 2}], ["E-31 copied-number"]),
        (
            [{"effect": "always-trump"}, {"effect": "tricks", "tricks": 2}, {"effect": "void"}],
            ["E-35 villain-acted"],
        ),
        ([{"effect": "judged", "by": "highest"}], ["E-33 villain-acted"]),
        ([{"effect": "turn", "good": 5, "bad": 1}], ["E-39 card-turned"]),
        ([{"effect": "trump", "colour": "none", "tricks": 1}], []),
    ],
)


def villain(effects: list[dict[str, Any]]) -> Villain:
    number: dict[str, Any] = {} if effects[0]["effect"] == "copies" else {"number": 8}
    card: Villain = MUSTACHIO.read_definition(
        {"id": "a:b", "game": "mustachio", **number, "name": {"en": "B"}, "effects": effects}
    )
    return card


def credited(config: Config, name: str, effects: list[dict[str, Any]]) -> list[str]:
    """What is told of this card, between two red ones."""
    cards = tuple(config.card(each) for each in ("R3", name, "R9"))
    numbered = numbers(cards, 0, config.villain_cards)
    place = judge(cards, numbered, None, None, config.villain_cards)
    turned = (5,) if effects[0]["effect"] == "turn" else ()
    told = nuts_why_won(config, None, [NutsTrick(0, cards, numbered, None, turned, place)])
    named = [reason for reason in told if dict(reason.args).get("card") == name]
    return [f"{reason.rule} {reason.message}" for reason in named]


@each_effect
def test_mustachio(effects: list[dict[str, Any]], rules: list[str]) -> None:
    pool = ["a:b", "ACORN", "TWINS", "HUMMMUS", "PEANUT", "WALNUT"]
    config = MUSTACHIO.configure(3, {"villains": "pool", "pool": pool}, [villain(effects)])
    assert credited(config, "a:b", effects) == rules


@pytest.fixture
def former(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[list[dict[str, Any]]], Config]]:
    """A table that plays by rules in which PEANUT did something else."""

    def configured(effects: list[dict[str, Any]]) -> Config:
        card = replace(villain(effects), id="PEANUT", rule="U-27", name=())
        monkeypatch.setitem(nuts_box.BEFORE, versions.FIRST, Before((card,)))
        monkeypatch.setattr(versions, "LATEST", versions.FIRST + 1)
        nuts_box.box.cache_clear()
        return MUSTACHIO.configure(3, {"villains": "all"}, (), versions.FIRST)

    yield configured
    nuts_box.box.cache_clear()


@each_effect
def test_a_villain_as_it_was(
    former: Callable[[list[dict[str, Any]]], Config],
    effects: list[dict[str, Any]],
    rules: list[str],
) -> None:
    """Today's rules do not tell of it: its effects must, as those of a card from outside."""
    assert credited(former(effects), "PEANUT", effects) == rules


def test_only_acorn_is_taken_for_acorn(
    former: Callable[[list[dict[str, Any]]], Config],
) -> None:
    """E-33: where another villain has the lowest number win, nobody says that ACORN does."""
    config = former([{"effect": "judged", "by": "lowest"}])
    for name, message in (("PEANUT", "lowest-number"), ("ACORN", "lowest-wins")):
        cards = tuple(config.card(each) for each in ("R3", name, "R9"))
        numbered = numbers(cards, 0, config.villain_cards)
        told = nuts_why_won(config, None, [NutsTrick(0, cards, numbered, None, (), 0)])
        assert [reason.message for reason in told if "lowest" in reason.message] == [message]


@pytest.mark.parametrize("caster", ["a:b", "NUTCASE"])
def test_a_trump_is_credited_to_the_card_that_brought_it(caster: str) -> None:
    """E-37 for a card from outside, its own rule for the box's; in the next trick, too."""
    spell = {"effect": "trump", "colour": "none", "tricks": 2}
    card = MUSTACHIO.read_definition(
        {"id": "a:b", "game": "mustachio", "number": 8, "name": {"en": "B"}, "effects": [spell]}
    )
    pool = ["a:b", "ACORN", "TWINS", "NUTCASE", "PEANUT", "WALNUT"]
    config = MUSTACHIO.configure(3, {"villains": "pool", "pool": pool}, [card])
    tricks = []
    for names in ("R3", caster, "R9"), ("B3", "B4", "R1"):
        cards = tuple(config.card(name) for name in names)
        numbered = numbers(cards, 0, config.villain_cards)
        place = judge(cards, numbered, None, None, config.villain_cards)
        tricks.append(NutsTrick(0, cards, numbered, None, (), place))
        told = nuts_why_won(config, COLOURS.index("R"), tricks)
        rule = "E-37" if caster == "a:b" else "U-31"
        assert (told[0].rule, told[0].message) == (rule, "no-trump-now")
