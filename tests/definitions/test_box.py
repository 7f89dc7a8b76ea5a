"""The box of an earlier version: today's, with everything as it was."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from upperlip.animals import MOUSTACHE
from upperlip.animals import box as animals_box
from upperlip.definitions import versions
from upperlip.definitions.box import Before, box_of
from upperlip.nuts import MUSTACHIO
from upperlip.nuts import box as nuts_box
from upperlip.table.errors import ImpossibleChance, RefusedOptions
from upperlip.table.generator import Generator
from upperlip.table.match import Match

FIRST = versions.FIRST


class Card(NamedTuple):
    id: str
    words: str


TODAY = (Card("a", "3"), Card("b", "1"), Card("c", "1"))
CHANGES = {FIRST: Before((Card("a", "1"), Card("b", "0"))), FIRST + 1: Before((Card("a", "2"),))}


@pytest.fixture(autouse=True)
def latest(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(versions, "LATEST", FIRST + 2)
    yield
    for known in (animals_box, nuts_box):
        known.box.cache_clear()


def test_what_changed_twice_was_three_things() -> None:
    found = [box_of(FIRST + n, TODAY, CHANGES) for n in range(3)]
    assert [box.cards for box in found] == [
        (Card("a", "1"), Card("b", "0"), Card("c", "1")),
        (Card("a", "2"), Card("b", "1"), Card("c", "1")),
        TODAY,
    ]
    assert [[card.id for card in box.former] for box in found] == [["a", "b"], ["a"], []]


@pytest.mark.parametrize("version", [FIRST - 1, FIRST + 3])
def test_what_is_not_known_is_refused(version: int) -> None:
    with pytest.raises(ValueError, match=f"version {version} of the rules"):
        box_of(version, TODAY, CHANGES)
    for game in (MOUSTACHE, MUSTACHIO):
        with pytest.raises(ValueError, match=f"version {version} of the rules"):
            Match(game, game.configure(4, {}, (), version)).let_chance()


def test_the_last_two_are_playable() -> None:
    assert [versions.is_playable(FIRST + n) for n in range(-1, 4)] == [
        False, False, True, True, False,
    ]  # fmt: skip
    assert [versions.is_known(FIRST + n) for n in range(-1, 4)] == [
        False, True, True, True, False,
    ]  # fmt: skip


# A card that came with a later version


def test_a_rule_card_that_was_still_to_come_is_neither_turned_nor_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(animals_box.BEFORE, FIRST + 1, Before((), ("pink-open",)))
    animals_box.box.cache_clear()
    row = {"rules": ["pink-open", "blue-tax", "twos-win", "reversed"]}
    for version in (FIRST, FIRST + 1):
        before = MOUSTACHE.configure(4, {}, (), version)
        assert "pink-open" not in before.candidates(())
        with pytest.raises(RefusedOptions, match="pink-open"):
            MOUSTACHE.configure(4, row, (), version)
        turned = MOUSTACHE.read_chance(before, {"chance": "rule", "round": 1, "id": "pink-open"})
        with pytest.raises(ImpossibleChance):
            MOUSTACHE.apply(MOUSTACHE.begin(before), turned)
    today = MOUSTACHE.configure(4, row)
    assert "pink-open" in MOUSTACHE.configure(4, {}).candidates(())
    assert today.version == FIRST + 2


def test_a_villain_that_was_still_to_come_is_neither_dealt_nor_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(nuts_box.BEFORE, FIRST + 1, Before((), ("WALNUT",)))
    nuts_box.box.cache_clear()
    shown = {"villains": "pool", "pool": ["ACORN", "TWINS", "HUMMMUS", "NUTCASE", "PEANUT"]}
    for seed in range(20):
        match = Match(MUSTACHIO, MUSTACHIO.configure(4, {"villains": "all"}, (), FIRST), seed)
        match.let_chance(Generator(seed))
        dealt = match.game.write_chance(match.config, match.history[-1])
        villains = dealt["villains"]
        assert isinstance(villains, list)
        assert len(villains) == 11
        assert "WALNUT" not in villains
    with pytest.raises(RefusedOptions, match="WALNUT"):
        MUSTACHIO.configure(4, {**shown, "pool": [*shown["pool"], "WALNUT"]}, (), FIRST)
    MUSTACHIO.configure(4, {**shown, "pool": [*shown["pool"], "WALNUT"]})
