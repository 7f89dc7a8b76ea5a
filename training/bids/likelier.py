"""How much likelier do bids make the true hands? In rounds that were played to learn from.

    python -m training.bids.likelier pairs.jsonl

One seat looks at its own hand and hears everybody's bids, by the forecast or the novice's. Told is
how often the true hands are drawn for once that chance alone would draw them (the geometric mean),
if of so many worlds one is taken, and with no limit.
"""

import sys
from collections.abc import Iterator
from math import exp, log
from pathlib import Path

from training.bids.habits import CONFIG
from training.bids.rounds import Played, earlier_bids, hand_of, read_rounds
from upperlip.bots.bids.bid_choice import first_bid, second_bid
from upperlip.bots.bids.bid_evidence import LEVELS, STEP, TRIES, Heard, card_worths, fits
from upperlip.bots.bids.forecast import SIZES, Hand
from upperlip.bots.bids.forecast_weights import OWN
from upperlip.bots.novice.nuts import trick_chance
from upperlip.nuts.cards import NUTS
from upperlip.table.generator import Generator, pick

ROUNDS = 300
DEALS = 200  # by chance, to compare the truth with
AGAIN = 20  # times that some of them are taken beside the truth
LIMITS = (TRIES, 2 * TRIES, 4 * TRIES)


def bids_of(played: Played, by_forecast: bool) -> Iterator[tuple[int, Heard]]:
    """Seats and what is heard of them, in the order in which they bid."""
    bids: list[int] = []
    for place in range(4):
        seat = (played["dealer"] + 1 + place) % 4
        hand = hand_of(played, seat)
        partner = bids[place - 2] if place > 1 else 0
        others = sum(bids) - partner if place > 1 else 0
        bids.append(_bid(hand, bids) if by_forecast else _naive_bid(hand))
        yield seat, Heard(bids[-1], max(1, place), hand.size, partner, others)


def _bid(hand: Hand, bids: list[int]) -> int:
    return first_bid(hand) if len(bids) < 2 else second_bid(CONFIG, hand, earlier_bids(bids))


def _naive_bid(hand: Hand) -> int:
    return round(sum(trick_chance(CONFIG, card, hand.trump) for card in hand.cards))


def fits_in(played: Played, by_forecast: bool, draws: Generator) -> tuple[float, list[float]]:
    """How well the bids suit the true hands of all but one seat, and hands dealt by chance."""
    worths, size = card_worths(played["trump"]), played["size"]
    heard = list(bids_of(played, by_forecast))
    own, *others = pick(heard, 4, draws)
    hidden = [played["hands"][seat] for seat, _ in others]
    villains = [card for hand in hidden for card in hand if card >= len(NUTS)]
    nuts = [card for card in NUTS if card not in played["hands"][own[0]]]

    def fit(hands: list[list[int]]) -> float:
        product = 1.0
        for (_, each), cards in zip(others, hands, strict=True):
            worth = OWN[SIZES.index(size)] // 10 + sum(worths[card] for card in cards)
            product *= fits(each)[max(0, min(LEVELS - 1, worth // STEP))]
        return product

    def dealt() -> list[list[int]]:
        cards = [*villains, *pick(nuts, 3 * size - len(villains), draws)]
        cards = list(pick(cards, len(cards), draws))
        return [cards[n * size : (n + 1) * size] for n in range(3)]

    return fit(hidden), [fit(dealt()) for _ in range(DEALS)]


def likelier(true: float, others: list[float], limit: int, draws: Generator) -> float:
    """If of `limit` worlds one is taken; 0: no limit."""
    if not limit:
        return true / (sum(others) / len(others))
    taken = (true / (true + sum(pick(others, limit - 1, draws))) for _ in range(AGAIN))
    return limit * sum(taken) / AGAIN


def main() -> None:
    played, draws = read_rounds(Path(sys.argv[1]))[-ROUNDS:], Generator(1)
    for by_forecast in (True, False):
        found = [fits_in(one, by_forecast, draws) for one in played]
        told = []
        for limit in (*LIMITS, 0):
            logs = [log(likelier(true, others, limit, draws)) for true, others in found]
            told.append(f"{limit or 'no limit'}: {exp(sum(logs) / len(logs)):.2f}")
        who = "by the forecast" if by_forecast else "like the novice"
        sys.stdout.write(f"bids {who}: {', '.join(told)}\n")


if __name__ == "__main__":
    main()
