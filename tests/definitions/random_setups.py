"""Options and definitions of cards at random, from the rules pages alone: all that they allow.

It knows nothing of the engine.
"""

from random import Random
from typing import Any, NamedTuple

Effect = dict[str, Any]
Card = dict[str, Any]

NAMED = {"showcase1": ("shown", 5), "showcase2": ("shown", 10), "pool": ("pool", 6)}
BOX_VILLAINS = (
    "ACORN", "BUTTERNUT", "PEANUT", "HONEYNUT", "HEALTH+", "HEALTH-", "HUMMMUS", "NUTCASE",
    "TWINS", "PISSTACHIO", "PRAYLENE", "WALNUT",
)  # fmt: skip
WHITE = (
    "green-negative", "pink-open", "pass-three", "blue-tax", "fewest-stars", "pink-bonus",
    "shining-zeros", "last-trick",
)  # fmt: skip
BLACK = (
    "twos-win", "equals-out", "reversed", "three-lowest", "cut-leads", "tens-fall", "runner-up",
    "weakest-leads",
)  # fmt: skip


def _number(draw: Random, low: int, high: int, *, zero: bool = True) -> int:
    return draw.choice([n for n in range(low, high + 1) if zero or n])


def _some(draw: Random, **own: Any) -> Effect:
    """Any of them, perhaps none."""
    return {key: value for key, value in own.items() if draw.random() < 0.5}


def rule_effect(draw: Random, kind: str) -> Effect:
    """E-11 to E-25."""
    colour, value = draw.choice("GPOB"), draw.randint(0, 10)
    stars = _number(draw, -20, 20, zero=False)
    letters = "".join(draw.sample("GPOB", 4))
    change: Effect = draw.choice(
        [
            {"add": _number(draw, -9, 9, zero=False)},
            {"set": draw.randint(-9, 9)},
            {"times": draw.choice((0, 2, 3))},
            {"negative": True},
        ]
    )
    named: Effect = draw.choice(
        [{"colour": colour}, {"value": value}, {"colour": colour, "value": value}]
    )
    among = {"among": draw.choice(("colour", "overall", "threes"))}
    end = {"value": value, "to": draw.choice(("bottom", "top"))}
    one: Effect = draw.choice([{"colour": colour}, {"value": value}])
    parts: dict[str, Effect] = {
        "colours": {"order": draw.choice(("reversed", letters))},
        "values": draw.choice([end, end, {"order": "reversed"}]),
        "wins": {"value": value},
        "lowest": _some(draw, value=value) | among,
        "nth": {"n": draw.randint(2, 6)},
        "out": draw.choice([{"equals": True}, named]),
        "follow": {"which": draw.choice(("first", "latest"))},
        "lead": {"who": draw.choice(("winner", "weakest", "left"))},
        "pass": {"cards": draw.randint(1, 5), "to": draw.choice(("left", "right"))},
        "open": {"colour": colour},
        "worth": _some(draw, colour=colour, value=value) | change,
        "most": {**one, "stars": stars},
        "trick": {"which": draw.choice(("first", "last")), "stars": stars},
        "most-tricks": {"stars": stars},
        "fewest": {},
    }
    return {"effect": kind, **parts[kind]}


RULE_KINDS = (
    "colours", "values", "wins", "lowest", "nth", "out", "follow", "lead", "pass", "open", "worth",
    "worth", "most", "trick", "most-tricks", "fewest",
)  # fmt: skip
VILLAIN_KINDS = (
    "copies", "always-trump", "judged", "void", "tricks", "points", "trump", "pass", "turn",
)  # fmt: skip


def villain_effect(draw: Random, kind: str) -> Effect:
    """E-31 to E-39."""
    parts: dict[str, Effect] = {
        "copies": {"plus": draw.randint(-5, 5)},
        "always-trump": {},
        "judged": {"by": draw.choice(("lowest", "highest"))},
        "void": {},
        "tricks": {"tricks": draw.choice((-2, -1, 1, 2))},
        "points": {"points": _number(draw, -20, 20, zero=False)},
        "trump": {"colour": draw.choice(("named", "none", *"RBGY")), "tricks": draw.randint(1, 9)},
        "pass": {"cards": draw.randint(1, 3), "to": draw.choice(("left", "right"))},
        "turn": {"good": draw.randint(-20, 20), "bad": draw.randint(-20, 20)},
    }
    return {"effect": kind, **parts[kind]}


def rule_card(draw: Random, id_: str, side: str) -> Card:
    effects: list[Effect] = []
    for _ in range(draw.choice((0, 1, 1, 2, 3, 4))):
        effect = rule_effect(draw, draw.choice(RULE_KINDS))
        alone = effect["effect"] in ("pass", "follow", "lead")  # E-43
        same = [other for other in effects if other["effect"] == effect["effect"]]
        if effect not in effects and not (alone and same):
            effects.append(effect)
    advanced = {"advanced": True} if draw.random() < 0.3 else {}
    return {
        "id": id_,
        "game": "moustache",
        "side": side,
        **advanced,
        "name": {"en": "x"},
        "effects": effects,
    }


def villain_card(draw: Random, id_: str) -> Card:
    kinds = draw.sample(VILLAIN_KINDS, draw.choice((0, 1, 1, 2, 3, 4)))
    own: Card = {}
    if "copies" not in kinds:
        own["number"] = draw.choice((draw.randint(0, 20), 1, 5, 10, 14, 15))
        if draw.random() < 0.3:
            own["scores"] = False
    effects = [villain_effect(draw, kind) for kind in kinds]
    return {"id": id_, "game": "mustachio", **own, "name": {"en": "x"}, "effects": effects}


def passes(card: Card) -> bool:
    return any(effect["effect"] == "pass" for effect in card["effects"])


class RandomSetup(NamedTuple):
    players: int
    options: dict[str, Any]
    cards: list[Card]  # from outside


def moustache_setup(draw: Random, *, outside: bool) -> RandomSetup:
    """O-3 to O-5, O-9, O-18; with cards from outside in the row, or without."""
    cards, row = _row(draw) if outside else ([], _box_row(draw))
    options: dict[str, Any] = {
        "rule_set": draw.choice(("book", "house")),
        "first_game": draw.random() < 0.25,
        "even_trophies": draw.random() < 0.25,
        "rules": row if outside or draw.random() < 0.5 else None,
        "stars": [draw.randint(0, 9) for _ in range(11)] if draw.random() < 0.5 else None,
        "trophies": [_tokens(draw) for _ in range(4)] if draw.random() < 0.5 else None,
        "threes": draw.choice(("colour", "overall")),
    }
    return RandomSetup(draw.randint(3, 6), options, cards)


def _tokens(draw: Random) -> list[int]:
    return sorted(draw.randint(1, 9) for _ in range(3))


def _box_row(draw: Random) -> list[str]:
    return [*draw.sample(WHITE, 2), *draw.sample(BLACK, 2)]


def _row(draw: Random) -> tuple[list[Card], list[str]]:
    """Cards from outside and a row that names them all, with at most one that passes (E-43)."""
    while True:
        sides = ("white", "white", "black", "black")
        row, cards = _box_row(draw), []
        for place in draw.sample(range(4), draw.randint(1, 4)):
            cards.append(rule_card(draw, f"t:{draw.choice('abc')}{place}", sides[place]))
            row[place] = cards[-1]["id"]
        if sum(map(passes, cards)) + ("pass-three" in row) <= 1:
            return sorted(cards, key=lambda card: str(card["id"])), row


def mustachio_setup(draw: Random, *, outside: bool) -> RandomSetup:
    """U-3 to U-11, U-20, U-50 to U-53; with villains from outside, or without."""
    players = draw.randint(2, 6)
    modes = list(NAMED) if outside else [*NAMED, "all", "none"]
    villains = draw.choice(modes)
    option, count = NAMED.get(villains, ("pool", 0))
    cards, named = _villains(draw, count) if outside else ([], draw.sample(BOX_VILLAINS, count))
    sides = ["solo", *["pairs"] * (players in (4, 6)), *["trios"] * (players == 6)]
    options: dict[str, Any] = {
        "sides": draw.choice(sides),
        "villains": villains,
        "pool": None,
        "shown": None,
        "first_dealer": draw.randrange(players),
        "card_counting": villains in ("pool", "all", "none") and draw.random() < 0.5,
        "more_points": draw.random() < 0.5,
        "drop_low": players <= 4 and draw.random() < 0.5,
        "walnut_led": draw.choice(("next", "trump")),
    }
    if outside or (count and draw.random() < 0.5):
        options[option] = named
    return RandomSetup(players, options, cards)


def _villains(draw: Random, count: int) -> tuple[list[Card], list[str]]:
    """So many villains, some of them from outside, with at most one that passes (E-43)."""
    while True:
        outside = [villain_card(draw, f"t:{letter}") for letter in "abcdefghij"[:count]]
        cards = outside[: draw.randint(1, count)]
        named = [*(card["id"] for card in cards), *draw.sample(BOX_VILLAINS, count - len(cards))]
        draw.shuffle(named)
        if sum(map(passes, cards)) + ("PEANUT" in named) <= 1:
            return cards, named
