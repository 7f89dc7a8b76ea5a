"""Rounds of Mustachio from which bidding is learned: quick bots play, half of the bids are odd.

    python -m training.bids.play --weights training/bids/first.json --rounds 12000 --out pairs.jsonl
    python -m training.bids.play --sides solo --naive --rounds 5000 --out solo.jsonl

A model that has only seen sensible bids knows nothing of others, so it could never find a better
one. Round n of a seed is the same wherever and whenever it is played.
"""

import argparse
import json
import sys
from pathlib import Path
from time import monotonic
from typing import Any

from upperlip.bots import BOTS, USUAL
from upperlip.bots.bids import forecast_weights as learned
from upperlip.bots.bids.bid_choice import best_bid
from upperlip.bots.novice.nuts import expected_tricks
from upperlip.nuts import MUSTACHIO
from upperlip.nuts.chance import Deal
from upperlip.nuts.config import ROUNDS, Config
from upperlip.nuts.notation import NO_BLIND
from upperlip.nuts.view import RoundView, View
from upperlip.table.generator import Generator
from upperlip.table.match import Match
from upperlip.table.ply import Action
from upperlip.table.seat import OPEN

PLAYER = BOTS["regular"]
BLIND = 35  # of a hundred sides in solo play bid blind
# Of a hundred bids so many are not what the bidder holds to be best: fewer of those that tell a
# partner something, since it should learn what they usually mean.
ODD = {"first": 20, "second": 60, "solo": 50}


def place_of(view: View, round_: RoundView) -> str:
    if view.config.solo:
        return "solo"
    partner = (view.seat + 2) % view.config.players
    return "first" if round_.bids[partner] is None else "second"


def bid(view: View, most: int, draws: Generator, naive: bool) -> int:
    """What looks best, or somewhat more or less, or anything."""
    assert view.round is not None, "bids belong to rounds"
    best = None if naive else best_bid(view, view.round)
    about = round(expected_tricks(view, view.round)) if best is None else best
    if draws.below(100) >= ODD[place_of(view, view.round)]:
        return min(most, about)
    if draws.below(3):
        return max(0, min(most, about + draws.below(5) - 2))
    return draws.below(1 + min(most, 2 + most // 2))


def blind_bid(config: Config, size: int, draws: Generator) -> int:
    if not config.solo or draws.below(100) >= BLIND:
        return NO_BLIND
    return 1 + draws.below(1 + round(2 * size / config.players))


def answer(match: Match, seat: int, draws: Generator, naive: bool) -> Action:
    actions = match.legal(seat)
    view: Any = match.view(seat)
    if actions[0].verb == "blind":
        return Action("blind", blind_bid(view.config, view.round.size, draws))
    if actions[0].verb == "bid":
        return actions[bid(view, len(actions) - 1, draws, naive)]
    return PLAYER.choose(view, actions, match.draws_for(seat), USUAL)


def play(config: Config, seed: int, number: int, naive: bool) -> dict[str, object]:
    """Round `number`, and what came of it; naive ones bid like the novice."""
    first = 1 + number % ROUNDS
    match = Match(MUSTACHIO, config, seed, number, first_round=first)
    draws = Generator(seed, number, 1)
    while (ask := match.ask) is not None and match.rounds_scored < first:
        if not match.let_chance():
            match.act(ask.seats[0], answer(match, ask.seats[0], draws, naive))
    return told(match.view(OPEN))


def told(view: Any) -> dict[str, object]:
    """Of a round that is over, what there is to learn from."""
    hands = next(ply.hands for ply in reversed(view.history) if isinstance(ply, Deal))
    round_ = view.round
    return {
        "size": round_.size,
        "dealer": round_.dealer,
        "trump": round_.trump,
        "villains": round_.villains,
        "hands": hands,
        "blinds": round_.blinds,
        "bids": round_.bids,
        "winners": [trick.winner for trick in round_.tricks],
        "tricks": [max(0, tally.tricks) for tally in round_.tallies],
        "points": [tally.plus + tally.minus for tally in round_.tallies],
    }


def bid_by(path: Path) -> None:
    """Other weights than those that are in use."""
    weights = {name: tuple(numbers) for name, numbers in json.loads(path.read_text()).items()}
    learned.OWN, learned.PAIRS = weights["OWN"], weights["PAIRS"]
    learned.TRICK_WORTH = weights["TRICK_WORTH"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--sides", default="pairs")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=12000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first round")
    parser.add_argument("--seed", type=int, default=1 << 32)  # the arena's deals have small ones
    parser.add_argument("--naive", action="store_true", help="bid like the novice, mostly")
    parser.add_argument("--weights", type=Path, help="by which they bid")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    if given.weights is not None:
        bid_by(given.weights)
    config = MUSTACHIO.configure(given.players, {"sides": given.sides})
    began = monotonic()
    with given.out.open("w") as file:
        for number in range(given.first, given.first + given.rounds):
            played = play(config, given.seed, number, given.naive)
            file.write(json.dumps(played, separators=(",", ":")) + "\n")
            if number % 100 == 0:
                file.flush()
    sys.stdout.write(f"{given.rounds} rounds in {monotonic() - began:.0f} s\n")


if __name__ == "__main__":
    main()
