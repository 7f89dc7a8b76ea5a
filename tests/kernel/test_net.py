"""The nets: whole numbers that nothing can overflow, of what a seat sees and nothing else."""

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tests.contract.games import BY_TITLE
from tests.kernel.needed import needs_kernel
from tests.kernel.test_search import decisions, search
from upperlip import kernel
from upperlip.kernel.interface import Found
from upperlip.selfcheck.setups import random_setup
from upperlip.table.generator import Generator
from upperlip.table.match import Match

if kernel.FAST:
    from upperlip.kernel.animals import policy as animals
    from upperlip.kernel.nuts import policy as nuts

    POLICIES: dict[str, Any] = {"moustache": animals, "mustachio": nuts}

pytestmark = [needs_kernel, pytest.mark.fuzz]

WIDE, NARROW = 64, 32
BRIGHTEST, SHIFT = 255, 6
MOST_ACTIVE = 192
DECLARED = Path(kernel.__file__).parent / "common" / "net.pxd"
# Features of cards that nobody has shown: they may be in the pile instead
ABOUT = {"moustache": set(range(329, 376)), "mustachio": set(range(216, 288))}
LEARNED = ("play", "give", "steal")
SPREAD = {"moustache": 0.25, "mustachio": 0.05}
UNSOLVED = {"exact": 0, "tail": 1, "simulations": 100}
both_games = pytest.mark.parametrize("title", BY_TITLE)


class Weights:
    """A net as its file has it, to be worked out by hand."""

    def __init__(self, title: str) -> None:
        self.features, self.outputs = POLICIES[title].SHAPE
        self._rest: bytes = POLICIES[title].WEIGHTS.read_bytes()
        *self.first, self.first_bias = self._rows(self.features + 1, WIDE)
        self.second, self.second_bias = self._rows(NARROW, WIDE), self._numbers(NARROW)
        outputs = self.outputs + 1  # the value is one more
        self.last, self.last_bias = self._rows(outputs, NARROW), self._numbers(outputs)
        assert not self._rest

    def _take(self, size: int) -> bytes:
        taken, self._rest = self._rest[:size], self._rest[size:]
        return taken

    def _rows(self, rows: int, columns: int) -> list[list[int]]:
        return [
            [byte - 256 if byte > 127 else byte for byte in self._take(columns)]
            for _ in range(rows)
        ]

    def _numbers(self, count: int) -> list[int]:
        return [int.from_bytes(self._take(4), "little", signed=True) for _ in range(count)]

    def figures(self, active: list[int]) -> list[int]:
        columns = zip(self.first_bias, *(self.first[feature] for feature in active), strict=True)
        wide = [_clipped(sum(column)) for column in columns]
        sums = (
            bias + _product(row, wide)
            for row, bias in zip(self.second, self.second_bias, strict=True)
        )
        narrow = [_clipped(each >> SHIFT) for each in sums]
        return [
            bias + _product(row, narrow)
            for row, bias in zip(self.last, self.last_bias, strict=True)
        ]


def _clipped(figure: int) -> int:
    return min(max(figure, 0), BRIGHTEST)


def _product(row: list[int], figures: list[int]) -> int:
    return sum(weight * figure for weight, figure in zip(row, figures, strict=True))


def seen(title: str, seeds: range) -> list[tuple[Any, Any]]:
    """Views in which a net has something to say, and a world that fits."""
    return [
        (view, world_of(view, seed))
        for seed in seeds
        for view, _, what in decisions(title, seed)
        if what in (LEARNED if title == "moustache" else LEARNED[:1])
    ]


def world_of(view: Any, key: int) -> Any:
    return kernel.knowledge(view).draw(kernel.Generator(key))


@both_games
def test_it_says_how_likely_each_legal_answer_is(title: str) -> None:
    asked = seen(title, range(12))
    assert len(asked) > 30
    for _, world in asked:
        chances = POLICIES[title].policy(world)
        assert set(chances) == set(world.legal())
        assert sum(chances.values()) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances.values())


@both_games
def test_by_hand_the_figures_are_the_same(title: str) -> None:
    """In whole numbers to the end: whatever the machine, the bots choose the same."""
    policy, weights = POLICIES[title], Weights(title)
    for _, world in seen(title, range(3)):
        figures, outputs = weights.figures(policy.features(world)), policy.outputs(world)
        chances = policy.policy(world)
        ranked = sorted(chances, key=lambda answer: -figures[outputs[answer]])
        best = figures[outputs[ranked[0]]]
        steps = {answer: best - figures[outputs[answer]] >> SHIFT for answer in chances}
        for answer, chance in chances.items():
            assert chance == pytest.approx(
                chances[ranked[0]] * 2.718281828 ** (-steps[answer] / 64), abs=1e-4
            )


@both_games
def test_by_hand_the_value_is_the_same(title: str) -> None:
    policy, weights, values = POLICIES[title], Weights(title), []
    for _, world in seen(title, range(6)):
        figure = weights.figures(policy.features(world))[-1]
        expected = 0.5 + SPREAD[title] * figure / (1 << 2 * SHIFT)
        values.append(policy.value(world))
        assert values[-1] == pytest.approx(min(1, max(0, expected)))
    assert max(values) - min(values) > SPREAD[title], "it makes differences"


@both_games
def test_no_sum_can_leave_its_bounds(title: str) -> None:
    """Whatever holds: the first layer adds bytes in 16 bits, the others in 32."""
    declared = re.search(r"MOST_ACTIVE = (\d+)", DECLARED.read_text("utf-8"))
    assert declared is not None
    assert int(declared[1]) == MOST_ACTIVE
    assert (1 << 7) * (MOST_ACTIVE + 1) < 1 << 15, "the bias is one more"
    weights = Weights(title)
    rows = [*zip(weights.second, weights.second_bias, strict=True)]
    rows += [*zip(weights.last, weights.last_bias, strict=True)]
    for row, bias in rows:
        assert abs(bias) + BRIGHTEST * sum(map(abs, row)) < 1 << 31


@both_games
def test_features_have_room(title: str) -> None:
    features, outputs = POLICIES[title].SHAPE
    for _, world in seen(title, range(30)):
        active = POLICIES[title].features(world)
        assert len(set(active)) == len(active) < MOST_ACTIVE
        assert max(active) < features
        assert max(POLICIES[title].outputs(world)) < outputs


def test_both_are_small() -> None:
    assert sum(policy.WEIGHTS.stat().st_size for policy in POLICIES.values()) < 1_000_000


@both_games
def test_other_weights_than_its_own_are_refused(title: str) -> None:
    with pytest.raises(ValueError, match=r"have \d+ bytes, not 3"):
        POLICIES[title].load(b"abc")


@both_games
def test_who_holds_what_does_not_matter(title: str) -> None:
    """The truth and every world that fits look the same, but for what is in nobody's hand."""
    game, met = BY_TITLE[title], 0
    for seed in range(3):
        for view, truth in plays(Match(game, game.configure(4, {}), seed)):
            worlds = (truth, *(world_of(view, key) for key in range(3)))
            features = [set(POLICIES[title].features(world)) for world in worlds]
            assert all(each - ABOUT[title] == features[0] - ABOUT[title] for each in features)
            met += 1
    assert met > 100


def plays(match: Match) -> Iterator[tuple[Any, Any]]:
    """Until a round is over: views of those who play a card, and all there is."""
    draws, before = Generator(3), match.rounds_scored
    while match.rounds_scored == before and (ask := match.ask) is not None:
        if match.let_chance():
            continue
        seat = ask.seats[0]
        if ask.what == "play":
            yield (
                match.view(seat),
                kernel.COMPILED[match.game.title].state.from_state(match.truth),
            )
        legal = match.legal(seat)
        match.act(seat, legal[draws.below(len(legal))])


@both_games
def test_a_guided_search(title: str) -> None:
    """Answers that are legal, the same from the same stream, others than without the net."""
    differ = 0
    for view, world in seen(title, range(4)):
        found = search(True, view, 7, guidance=1.0, exact=0)
        assert set(found) <= set(world.legal(view.seat))
        assert found == search(True, view, 7, guidance=1.0, exact=0)
        differ += found != search(True, view, 7, exact=0)
    assert differ > 5


@both_games
def test_who_only_follows_the_net_tries_most_what_it_holds_likeliest(title: str) -> None:
    """Where that is clear, over several worlds: what lies in the pile is seen, and differs."""
    met = unguided = 0
    for view, world in seen(title, range(12)):
        worlds = [POLICIES[title].policy(each) for each in (world, *drawn(view, 9))]
        if set(worlds[0]) != set(world.legal(view.seat)):  # another seat is asked as well
            continue
        chances = {answer: sum(each[answer] for each in worlds) for answer in worlds[0]}
        second, likeliest = sorted(chances, key=lambda answer: chances[answer])[-2:]
        if view.round.hand and chances[likeliest] > 1.5 * chances[second]:
            met += 1
            assert most_tried(search(True, view, 7, guidance=1000.0, **UNSOLVED)) == likeliest
            unguided += most_tried(search(True, view, 7, **UNSOLVED)) == likeliest
    assert met > 5
    assert unguided < met, "by itself a search does otherwise now and then"


def drawn(view: Any, count: int) -> list[Any]:
    return [world_of(view, key) for key in range(count)]


def most_tried(found: Found) -> int:
    return max(found, key=lambda answer: found[answer][2])


@pytest.mark.parametrize(
    ("title", "options", "first_round", "judges"),
    [
        ("moustache", {}, 4, True),
        ("mustachio", {"sides": "pairs"}, 4, True),
        ("mustachio", {"sides": "pairs"}, 5, False),  # it is for the match
        ("mustachio", {"sides": "solo"}, 4, False),  # more than two sides
    ],
)
def test_it_judges_where_it_has_learned_what_there_is_to_win(
    title: str, options: dict[str, object], first_round: int, judges: bool
) -> None:
    game, differ, met = BY_TITLE[title], 0, 0
    for seed in range(3):
        match = Match(game, game.configure(4, options), seed, first_round=first_round)
        for view, truth in plays(match):
            if len(truth.legal()) > 1:
                both = [
                    search(True, view, 7, guidance=1.0, judged=judged, exact=0, tail=1)
                    for judged in (False, True)
                ]
                met, differ = met + 1, differ + (both[0] != both[1])
    assert met > 30
    assert differ > met / 2 if judges else differ == 0


@both_games
def test_cards_from_outside_are_thought_about_without_it(title: str) -> None:
    """In Moustache from the moment on when the first of them lies in the row."""
    game, met, found = BY_TITLE[title], 0, (random_setup(5, number) for number in range(60))
    for config in islice((each for each in found if each.game == title and each.cards), 4):
        for view, truth in plays(Match(game, config, 1)):
            if len(truth.legal()) > 1 and not POLICIES[title].policy(truth):
                guided = search(True, view, 7, guidance=1.0, exact=0, tail=1)
                assert guided == search(True, view, 7, exact=0, tail=1)
                met += 1
    assert met > 10
