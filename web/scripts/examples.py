"""A trick for every rule card, joker and villain: `python web/scripts/examples.py` writes them.

What is played stands here; who wins it, why, and what it brings is what the engine says. They go
into web/src/wire/examples.json, for the page's rules.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from upperlip.animals import cards as animals
from upperlip.animals import config as animals_config
from upperlip.animals import explain as animals_explain
from upperlip.animals import law as animals_law
from upperlip.animals import state as animals_state
from upperlip.animals.line import open_colours
from upperlip.animals.sums import sums as animals_sums
from upperlip.nuts import cards as nuts
from upperlip.nuts import config as nuts_config
from upperlip.nuts import explain as nuts_explain
from upperlip.nuts import law as nuts_law
from upperlip.nuts import state as nuts_state
from upperlip.nuts.sums import sums as nuts_sums
from upperlip.server.wire.events import reason_on_the_wire
from upperlip.table.reason import Reason, because

FILE = Path(__file__).parents[1] / "src" / "wire" / "examples.json"
PLAYERS = 4
TEAMS = (0, 1, 0, 1)
TRUMP = "G"

# By rule card or joker: the trick, from its leader on.
ANIMALS = {
    "green-negative": "O4 G5 G6 O7",
    "blue-tax": "O5 B2 B7 B9",
    "fewest-stars": "O5 O6 O8 O2",
    "pink-bonus": "P5 P6 P8 P2",
    "shining-zeros": "O0 G0 O7 O3",
    "last-trick": "B3 B8 O5 B1",
    "twos-win": "B9 O2 B7 B10",
    "equals-out": "O7 B7 O4 O2",
    "reversed": "P6 P9 G1 P3",
    "three-lowest": "B8 B3 B1 B10",
    "cut-leads": "O5 B2 B7 B1",
    "tens-fall": "B10 B4 B0 O9",
    "runner-up": "B9 B6 B2 O7",
    "weakest-leads": "O8 O5 P2 O9",
    "UNICORN": "B9 UNICORN B10 B2",
    "MONKEY": "O7 MONKEY O5 O9",
    "PIGEON": "B5 PIGEON B7 B9",
}
STOLEN = {"MONKEY": "O5"}
# Who wins a trick is not changed by these: cards are given to the left, or lie face up.
GIVEN = {"moustache": {"pass-three": "G2 P9 O4"}, "mustachio": {"PEANUT": "R3"}}
OPEN = {"pink-open": "G3 P5 P8 O1 B6"}
# By villain. Green is trump, unless a villain says otherwise.
NUTS = {
    "ACORN": "R9 ACORN R2 G13",
    "BUTTERNUT": "R15 BUTTERNUT R10 R7",
    "HONEYNUT": "R12 HONEYNUT R9 R5",
    "HEALTH+": "R9 HEALTH+ R12 R3",
    "HEALTH-": "R9 HEALTH- R12 R3",
    "HUMMMUS": "R9 HUMMMUS B4 R12",
    "NUTCASE": "R9 G15 NUTCASE R14",
    "TWINS": "R12 TWINS R5 R7",
    "PISSTACHIO": "R13 PISSTACHIO R5 R8",
    "PRAYLENE": "R13 PRAYLENE R5 R8",
    "WALNUT": "R14 WALNUT R9 G5",
}
NAMED = {"HUMMMUS": "B", "NUTCASE": None}  # the trump that they make
TURNED = {"TWINS": (5,)}


def made() -> dict[str, dict[str, Any]]:
    """By game and card."""
    games = {
        "moustache": {card: _animals(card) for card in ANIMALS},
        "mustachio": {card: _nuts(card) for card in NUTS},
    }
    for game, given in GIVEN.items():
        games[game] |= {card: {"given": words.split()} for card, words in given.items()}
    games["moustache"] |= {card: _face_up(card) for card in OPEN}
    return games


def written(examples: dict[str, dict[str, Any]]) -> str:
    return json.dumps(examples, indent=1) + "\n"


def _animals(card: str) -> dict[str, Any]:
    config = animals_config.Config(PLAYERS)
    row = (card,) if card not in animals.BY_NAME else ()
    cards = tuple(animals.BY_NAME[name] for name in ANIMALS[card].split())
    law = animals_law.law_of(row, config.threes)
    winning = animals_law.judge(law, cards).winner
    stolen = animals.BY_NAME[STOLEN[card]] if card in STOLEN else None
    winner = None if winning is None else cards.index(winning)
    done = animals_state.DoneTrick(0, cards, winner, stolen)
    follow: list[int | None] = [None]
    for one in cards:
        follow.append(law.follow(follow[-1], one))
    reasons = list(animals_explain.why_won(config, row, done))
    if card == "fewest-stars":  # which decides when all tricks are over
        reasons.append(because("O-26", "fewest-win", rule=card))
    both = animals_sums(config, row, TEAMS, (done,), over=True)
    parts = () if winner is None else both[TEAMS[winner]]
    return _example(
        cards=ANIMALS[card].split(),
        winner=winner,
        follow=[None if one is None else animals.COLOURS[one] for one in follow[1:]],
        reasons=reasons,
        sum=[
            {"kind": "rule" if rule else "cards", "name": rule, "count": count, "points": stars}
            for rule, count, stars in parts
        ],
    )


def _face_up(card: str) -> dict[str, Any]:
    shown = [animals.COLOURS[colour] for colour in open_colours((card,), 1)]
    hand = OPEN[card].split()
    return {"hand": hand, "open": [name for name in hand if name[0] in shown]}


def _nuts(card: str) -> dict[str, Any]:
    config = nuts_config.Config(PLAYERS, "pairs")
    cards = tuple(nuts.BY_NAME[name] for name in NUTS[card].split())
    own = nuts.COLOURS.index(TRUMP)
    name = NAMED.get(card, TRUMP)
    trump = None if name is None else nuts.COLOURS.index(name)
    numbered = nuts_law.numbers(cards, 0)
    winner = nuts_law.judge(cards, numbered, trump, None)
    turned = TURNED.get(card, ())
    done = nuts_state.DoneTrick(0, cards, numbered, trump, turned, winner)
    parts = nuts_sums(config, (done,), None)[TEAMS[winner]]
    return _example(
        cards=NUTS[card].split(),
        winner=winner,
        trump=TRUMP,
        reasons=nuts_explain.why_won(config, own, [done]),
        sum=[
            {"kind": kind, "name": name, "count": count, "points": points}
            for kind, name, count, points in parts
        ],
    )


def _example(*, reasons: Sequence[Reason], **rest: Any) -> dict[str, Any]:
    told = [msgspec.to_builtins(reason_on_the_wire(reason)) for reason in reasons]
    return {**rest, "reasons": told}


if __name__ == "__main__":
    FILE.write_text(written(made()), "utf-8")
