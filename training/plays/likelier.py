"""How much likelier does what was played make the true hands? In Moustache, experts playing.

    python -m training.plays.likelier --rounds 60

One seat looks at its own hand and remembers every card the others played. The net says how likely
each of them was with the hands of a world; a world weighs the product, none of them less than a
floor. Told is how often the true hands are drawn for once that chance alone would draw them (the
geometric mean), by the number of cards played. Rounds in which cards change hands are left out.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator
from math import exp, log, prod
from typing import Any, NamedTuple

from upperlip import kernel
from upperlip.animals import MOUSTACHE
from upperlip.animals.state import State
from upperlip.bots import BOTS
from upperlip.bots.budget import Budget
from upperlip.kernel.animals import policy
from upperlip.table.match import Match
from upperlip.table.seat import Seat
from upperlip.table.shape import AnyView

PLAYERS = 4
FLOORS = (1 / 10, 1 / 40)
WORLDS = 100  # by chance, to compare the truth with
MOMENTS = range(4, 37, 4)  # cards played
BUDGET = Budget(simulations=100)

Hands = list[tuple[int, ...]]


class Played(NamedTuple):
    before: State
    seat: Seat
    card: int


class Hindsight(NamedTuple):
    """What a seat looks back at."""

    view: AnyView
    truth: Hands
    plays: list[Played]


def moments(match: Match) -> Iterator[Hindsight]:
    """Of the match's first round."""
    plays: list[Played] = []
    while match.rounds_scored == 0 and (ask := match.ask) is not None:
        if match.let_chance():
            continue
        if ask.what != "play":
            return
        seat = ask.seats[0]
        state: Any = match.truth
        if len(plays) in MOMENTS:
            yield Hindsight(match.view(seat), list(state.live.hands), list(plays))
        action = BOTS["expert"].choose(
            match.view(seat), match.legal(seat), match.draws_for(seat), BUDGET
        )
        plays.append(Played(state, seat, action.value))
        match.act(seat, action)


def chances(moment: Hindsight, hands: Hands) -> list[float]:
    """Of all that others have played, if these were the hands."""
    found = []
    for before, seat, card in reversed(moment.plays):
        hands[seat] = tuple(sorted((*hands[seat], card)))
        if seat == moment.view.seat:
            continue
        state = before._replace(round=before.live._replace(hands=tuple(hands)))
        kernel_state: Any = kernel.engine_for(state).state.from_state(state)
        found.append(policy.policy(kernel_state)[card])
    return found


def likelier(moment: Hindsight, floor: float, worlds: list[list[float]]) -> float:
    weights = [prod(max(chance, floor) for chance in world) for world in worlds]
    truth = prod(max(chance, floor) for chance in chances(moment, list(moment.truth)))
    return truth * len(weights) / sum(weights)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    config = MOUSTACHE.configure(PLAYERS, {})
    logs: dict[tuple[float, int], list[float]] = defaultdict(list)
    for number in range(given.rounds):
        rng = kernel.generator_for(config, given.seed, number)
        for moment in moments(Match(MOUSTACHE, config, given.seed, number)):
            known = kernel.knowledge(moment.view)
            drawn: list[Any] = [known.draw(rng) for _ in range(WORLDS)]
            worlds = [chances(moment, list(world.hands)) for world in drawn]
            for floor in FLOORS:
                found = likelier(moment, floor, worlds)
                logs[floor, len(moment.plays)].append(log(found))
    for (floor, played), all_ in sorted(logs.items()):
        mean = exp(sum(all_) / len(all_))
        sys.stdout.write(f"floor {floor:.3f}, {played} cards: {mean:.2f} times ({len(all_)})\n")


if __name__ == "__main__":
    main()
