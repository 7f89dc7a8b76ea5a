"""Rounds that were played to learn from, as `play` has written them."""

import json
from pathlib import Path
from typing import Any

from upperlip.bots.bids.forecast import EarlierBids, Hand
from upperlip.nuts.cards import BY_NAME

Played = dict[str, Any]


def read_rounds(path: Path) -> list[Played]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def hand_of(played: Played, seat: int) -> Hand:
    added = (BY_NAME["HEALTH+"] in played["villains"]) - (BY_NAME["HEALTH-"] in played["villains"])
    return Hand(tuple(played["hands"][seat]), played["trump"], played["size"], added)


def earlier_bids(bids: list[int]) -> EarlierBids:
    """What a second partner has heard, bids in the order in which they were made."""
    if len(bids) == 2:
        return EarlierBids(bids[0], bids[1], None)
    return EarlierBids(bids[1], bids[0], bids[2])
