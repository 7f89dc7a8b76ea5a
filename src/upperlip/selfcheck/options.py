"""Random options of both games, with the cards of the boxes."""

from upperlip.animals.config import THREES
from upperlip.animals.rules import RULE_CARDS
from upperlip.nuts.cards import VILLAIN_IDS
from upperlip.nuts.config import POOL_SIZE, VILLAIN_MODES, WALNUT_LED
from upperlip.table.generator import Generator, pick


def _animals_options(draws: Generator) -> tuple[int, dict[str, object]]:
    rows = [
        rule
        for side in ("white", "black")
        for rule in pick([card.id for card in RULE_CARDS if card.side == side], 2, draws)
    ]
    return 3 + draws.below(4), {
        "rule_set": ("book", "house")[draws.below(2)],
        "first_game": draws.below(4) == 0,
        "even_trophies": draws.below(4) == 0,
        "rules": rows if draws.below(2) else None,
        "stars": [draws.below(10) for _ in range(11)] if draws.below(2) else None,
        "trophies": [_tokens(draws) for _ in range(4)] if draws.below(2) else None,
        "threes": THREES[draws.below(len(THREES))],
    }


def _tokens(draws: Generator) -> list[int]:
    return sorted(1 + draws.below(9) for _ in range(3))


def _nuts_options(draws: Generator) -> tuple[int, dict[str, object]]:
    players = 2 + draws.below(5)
    sides = ["solo", *["pairs"] * (players in (4, 6)), *["trios"] * (players == 6)]
    villains = VILLAIN_MODES[draws.below(len(VILLAIN_MODES))]
    named = villains == "pool" and draws.below(2)
    shown = {"showcase1": 5, "showcase2": 10}.get(villains, 0)
    return players, {
        "sides": sides[draws.below(len(sides))],
        "villains": villains,
        "pool": pick(VILLAIN_IDS, POOL_SIZE, draws) if named else None,
        "shown": pick(VILLAIN_IDS, shown, draws) if shown and draws.below(2) else None,
        "first_dealer": draws.below(players),
        "card_counting": not villains.startswith("showcase") and draws.below(2) == 1,
        "more_points": draws.below(2) == 1,
        "drop_low": players <= 4 and draws.below(2) == 1,
        "walnut_led": WALNUT_LED[draws.below(len(WALNUT_LED))],
    }


OPTIONS = {"moustache": _animals_options, "mustachio": _nuts_options}
