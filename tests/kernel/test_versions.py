"""Games of an earlier version, compiled: as the reference has them, beside games of the latest."""

import json
from collections.abc import Iterator

import pytest

from tests.kernel.needed import needs_kernel
from tests.next_rules import sitecustomize as next_rules
from tests.next_rules.sitecustomize import NEW, OLD
from upperlip import kernel
from upperlip.animals import MOUSTACHE
from upperlip.animals import box as animals_box
from upperlip.animals.effect import Effect
from upperlip.animals.rules import BY_ID
from upperlip.bots import BOTS, Budget
from upperlip.definitions.box import Before
from upperlip.games import GAMES
from upperlip.records.check import check
from upperlip.records.write import text_of
from upperlip.selfcheck import check_game
from upperlip.selfcheck.pair import Pair
from upperlip.table.generator import Generator
from upperlip.table.match import Match
from upperlip.table.shape import AnyConfig

pytestmark = [needs_kernel, pytest.mark.fuzz]

OPTIONS: dict[str, dict[str, object]] = {
    "moustache": {"rules": ["pass-three", "pink-open", "twos-win", "reversed"]},
    "mustachio": {"villains": "all"},
}
each_game = pytest.mark.parametrize("title", OPTIONS)


@pytest.fixture(autouse=True)
def rules() -> Iterator[None]:
    with next_rules.changed():
        next_rules.come(NEW)
        yield


def configured(title: str, version: int) -> AnyConfig:
    config: AnyConfig = GAMES[title].configure(4, OPTIONS[title], (), version)
    return config


@each_game
def test_both_engines_play_either_version_alike(title: str) -> None:
    for number in range(6):
        for version in (OLD, NEW):
            agreed = check_game(kernel.COMPILED, configured(title, version), (5, number))
            assert agreed.plies > 100


@each_game
def test_the_versions_differ_and_each_record_is_checked_by_its_own(title: str) -> None:
    game, differ = GAMES[title], 0
    for number in range(4):
        results = []
        for version in (OLD, NEW):
            pair = Pair(game, configured(title, version), kernel.COMPILED[title])
            ply = 0
            while pair.compare() is not None:
                pair.take_ply((7, number, ply))
                ply += 1
            record = pair.record()
            assert record.format == f"upperlip-record/{version - OLD + 1}"
            check(json.loads(text_of(record)))
            results.append((record.steps, record.result))
        differ += results[0] != results[1]
    assert differ


@each_game
def test_bots_think_by_the_version_of_the_view(title: str) -> None:
    """Whole games, every decision the expert's: what it chooses is legal by that version."""
    for version in (OLD, NEW):
        match = Match(GAMES[title], configured(title, version), 3)
        decided = 0
        while not match.over and decided < 60:
            if match.let_chance():
                continue
            assert match.ask is not None
            seat = match.ask.seats[0]
            legal = match.legal(seat)
            draws = Generator(3, decided)
            match.act(
                seat,
                BOTS["expert"].choose(match.view(seat), legal, draws, Budget(simulations=20)),
            )
            decided += 1


class Unheard(Effect):
    kind = "unheard-of"
    rule = "E-0"


def test_an_effect_that_an_engine_does_not_know_is_refused_by_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = BY_ID["pink-open"]
    card = type(known)(known.id, known.side, known.source, known.rule, (Unheard(),))
    monkeypatch.setitem(animals_box.BEFORE, OLD, Before((card,)))
    animals_box.box.cache_clear()
    config = MOUSTACHE.configure(4, {}, (), OLD)
    with pytest.raises(ValueError, match="does not know the effect unheard-of"):
        kernel.COMPILED["moustache"].state.begin(config)
