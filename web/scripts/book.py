"""What the page is told of the games: `python web/scripts/book.py` writes it into web/src/wire.

The page knows no rules. `book.json` says which texts stand where and what can be chosen, for the
rules' screen and the options; `facts.json` what is printed on the cards, for everybody;
`worth.json` the points of cards, for the gallery: a table itself tells what its cards are worth.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product
from pathlib import Path
from typing import Any

from upperlip.animals import cards as animal_cards
from upperlip.animals import config as animals
from upperlip.animals.dealing import jokers_dealt
from upperlip.animals.house import HOUSE
from upperlip.animals.rules import RULE_CARDS
from upperlip.games import GAMES
from upperlip.nuts import cards as nut_cards
from upperlip.nuts import config as nuts
from upperlip.nuts.scoring import bid_bonus, card_points
from upperlip.nuts.villains import VILLAIN_CARDS
from upperlip.rulebook import BOOKS, Book
from upperlip.table.errors import RefusedOptions
from upperlip.texts import Texts

Judged = tuple[dict[str, Any], dict[str, Any] | None]  # a set-up, and what is said against it

FOLDER = Path(__file__).parents[1] / "src" / "wire"

_HOUSE_CARDS = {card.id for card in RULE_CARDS if card.source == "house"}
_CHOICES = {
    "sides": nuts.SIDES,
    "villains": nuts.VILLAIN_MODES,
    "walnut_led": nuts.WALNUT_LED,
    "rule_set": ("book", "house"),
    "threes": animals.THREES,
}
_KINDS = {
    "pool": "pool",
    "shown": "rounds",
    "first_dealer": "seat",
    "rules": "row",
    "stars": "numbers",
    "trophies": "numbers",
}
# How many villains a table names, by its choice of villains (U-53).
_NAMED = {
    "pool": {"pool": nuts.POOL_SIZE},
    "shown": {
        mode: nuts.ROUNDS * shows
        for mode in nuts.VILLAIN_MODES
        if (shows := nuts.Config(4, "pairs", mode).shows)
    },
}
# Lists of one card for each round, each of its side (O-6).
_SIDES_BY_ROUND = {"rules": animals.SIDES}
# A list that, once named, leaves these nothing to say (O-5).
_IDLE_BESIDE = {"rule_set": "rules", "first_game": "rules"}
# Rows of numbers from low to high, and what they are if the table does not put in its own.
_NUMBERS = {
    "stars": {"low": 0, "high": 9, "ours": [HOUSE.stars]},
    "trophies": {"low": 1, "high": 9, "ours": HOUSE.trophies},
}
# What the command line says of them speaks of values as one types them there.
_OWN_WORDS = ("rule_set", "first_game", "walnut_led", "threes", *_NUMBERS, "shown")
# What is usual here needs no word when a table says what it plays.
_UNSAID = ("walnut_led", "threes", "first_dealer")


@dataclass(frozen=True)
class Facts:
    """What the page is told of a game besides its rules: its cards and options."""

    options: Sequence[str]
    sides: Mapping[str, str]  # of the cards that can be looked up, by their ids
    specials: Mapping[str, str]  # cards without a suit, and the number printed on each
    values: Sequence[int]  # the lowest and the highest
    stars: Sequence[int] = ()  # by a card's value
    bonus: Mapping[str, Sequence[int]] | None = None  # for an exact bid, open and blind
    points: Mapping[str, int] = field(default_factory=dict)  # of cards that have any, in teams
    jokers_with: Sequence[int] = ()  # so many players (O-2)


_POINTS = dict(zip(nut_cards.NAMES, card_points(solo=False), strict=True))
_JOKERS = animal_cards.NAMES[len(animal_cards.ANIMALS) :]
_FACTS = {
    "mustachio": Facts(
        options=nuts.OPTIONS,
        sides={card.id: "villain" for card in VILLAIN_CARDS},
        # Their numbers are printed, but for one that is copied from the card before it (U-28).
        specials={one.id: str(one.number) if one.number else "+1" for one in VILLAIN_CARDS},
        values=[1, nut_cards.VALUES],
        bonus={  # U-40, U-42
            name: [bid_bonus(nuts.Config(4, sides), blind=blind) for blind in (False, True)]
            for name, sides in (("alone", "solo"), ("together", "pairs"))
        },
        points={name: points for name, points in _POINTS.items() if points},
    ),
    "moustache": Facts(
        options=animals.OPTIONS,
        sides={card.id: card.side for card in RULE_CARDS} | dict.fromkeys(_JOKERS, "joker"),
        specials=dict.fromkeys(_JOKERS, ""),
        values=[0, animal_cards.VALUES - 1],
        stars=HOUSE.stars,
        jokers_with=[n for n in GAMES["moustache"].players if jokers_dealt(n, 0)],
    ),
}


def made() -> dict[str, str]:
    """The text of each file, by its name."""
    books = {game: _book(book) for game, book in BOOKS.items()}
    facts = {game: _facts(game) for game in BOOKS}
    worth = {game: _FACTS[game].points for game in BOOKS}
    return {
        "book.json": json.dumps(books, indent=2) + "\n",
        "facts.json": json.dumps(facts, indent=2) + "\n",
        "worth.json": json.dumps(worth, indent=2) + "\n",
    }


def _facts(game: str) -> dict[str, Any]:
    facts = _FACTS[game]
    return {
        "rounds": GAMES[game].rounds,
        "fromHand": list(GAMES[game].from_hand),
        "values": facts.values,
        "stars": facts.stars,
        "specials": facts.specials,
        "bonus": facts.bonus,
        "jokersWith": facts.jokers_with,
    }


def _book(book: Book) -> dict[str, Any]:
    texts, facts = Texts("en", book.game), _FACTS[book.game]
    return {
        "sections": [
            {"id": section.id, "numbers": book.numbers(section, texts)} for section in book.sections
        ],
        "cards": [
            {"id": card, "message": message, "rule": book.rules[message], "side": facts.sides[card]}
            for card, message in book.cards.items()
        ],
        "house": [card for card in book.cards if card in _HOUSE_CARDS],
        "options": [_option(book.game, key) for key in facts.options],
        "conflicts": _conflicts(book.game),
    }


def _option(game: str, key: str) -> dict[str, Any]:
    kind = "choice" if key in _CHOICES else _KINDS.get(key, "flag")
    return {
        "key": key,
        "kind": kind,
        "about": f"web-about-{key}" if key in _OWN_WORDS else f"{game}-option-{key}",
        "values": list(_CHOICES.get(key, ())),
        "named": _NAMED.get(key, {}),
        "numbers": _NUMBERS.get(key),
        "unsaid": GAMES[game].configure(4, {}).options()[key] if key in _UNSAID else None,
        **({"sides": _SIDES_BY_ROUND[key]} if key in _SIDES_BY_ROUND else {}),
        **({"idle_beside": _IDLE_BESIDE[key]} if key in _IDLE_BESIDE else {}),
    }


def _conflicts(game: str) -> list[dict[str, Any]]:
    """Pairs of choices that never go together, whatever else is chosen, and why."""
    options = [key for key in _FACTS[game].options if key not in _KINDS]
    choices: dict[str, tuple[Any, ...]] = {"players": tuple(GAMES[game].players)}
    choices |= {key: _CHOICES.get(key, (False, True)) for key in options}
    set_ups = [dict(zip(choices, values, strict=True)) for values in product(*choices.values())]
    judged = [(set_up, _refusal(game, set_up)) for set_up in set_ups]
    return [
        {"one": [one, value], "other": [other, another], "reason": reason}
        for one, other in combinations(choices, 2)
        for value, another in product(choices[one], choices[other])
        if (reason := _said_of_both({one: value, other: another}, judged)) is not None
    ]


def _said_of_both(pair: dict[str, Any], judged: Sequence[Judged]) -> dict[str, Any] | None:
    """Against the pair itself: with either of them otherwise, all would be well."""
    said = [(set_up, why) for set_up, why in judged if pair.items() <= set_up.items()]
    if not all(why for _, why in said):
        return None
    good = [set_up for set_up, why in judged if why is None]
    return next(
        why
        for set_up, why in said
        if any(sum(set_up[key] != one[key] for key in set_up) == 1 for one in good)
    )


def _refusal(game: str, chosen: dict[str, Any]) -> dict[str, Any] | None:
    options = {key: value for key, value in chosen.items() if key != "players"}
    try:
        GAMES[game].configure(chosen["players"], options)
    except RefusedOptions as error:
        rule, message, args = error.reason
        return {"rule": rule, "message": message, "args": dict(args)}
    return None


if __name__ == "__main__":
    for name, text in made().items():
        (FOLDER / name).write_text(text, "utf-8")
