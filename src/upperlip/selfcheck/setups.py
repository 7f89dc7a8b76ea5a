"""Random set-ups: options, and in most games cards from outside (E-45).

Game after game plants the next pair of effects on one card, or the next bound of a parameter, so
that a thousand games meet them all, whatever the seed.
"""

from collections.abc import Sequence

from upperlip.animals.config import SIDES
from upperlip.animals.rule import RuleCard
from upperlip.animals.rules import RULE_CARDS
from upperlip.definitions.card import OutsideCard
from upperlip.definitions.effect import Effect
from upperlip.definitions.library import Library
from upperlip.games import GAMES
from upperlip.nuts.villains import VILLAIN_CARDS
from upperlip.selfcheck.cards import (
    bounds,
    pairs_on_a_card,
    passes,
    random_cards,
    random_effect,
    two_of,
)
from upperlip.selfcheck.options import OPTIONS
from upperlip.table.generator import Generator, pick, shuffled
from upperlip.table.shape import AnyConfig

_BOXES_ONLY = 4  # one game in so many has no card from outside
_LISTS = (("pool", "pool", 6), ("showcase1", "shown", 5), ("showcase2", "shown", 10))  # U-6, U-7
_BOUNDS = {title: tuple(bounds(title)) for title in GAMES}
_PAIRS = {title: tuple(pairs_on_a_card(title)) for title in GAMES}

Named = tuple[dict[str, object], list[OutsideCard]]  # options, and the cards that they name


def random_setup(seed: int, number: int, library: Library | None = None) -> AnyConfig:
    """Of a game by its number: the two titles in turn. A library replaces random cards."""
    draws = Generator(seed, number)
    turn, which = divmod(number, len(GAMES))
    title = tuple(GAMES)[which]
    players, options = OPTIONS[title](draws)
    cards: list[OutsideCard] = []
    if turn % _BOXES_ONLY and (library is None or library.get(title)):
        place = turn - turn // _BOXES_ONLY - 1  # among the games with cards from outside
        some = None if library is None else _some_of(library[title], draws)
        named, cards = _WITH_CARDS[title](draws, _planted(title, place, draws), some)
        options |= named
    config: AnyConfig = GAMES[title].configure(players, options, cards)
    return config


def _planted(title: str, place: int, draws: Generator) -> tuple[Effect, ...]:
    number, second = divmod(place, 2)
    if second:
        bound = _BOUNDS[title][number % len(_BOUNDS[title])]
        return (random_effect(bound.kind, draws, bound),)
    return two_of(_PAIRS[title][number % len(_PAIRS[title])], draws)


def _some_of(cards: Sequence[OutsideCard], draws: Generator) -> list[OutsideCard]:
    """Of a library, in random order; of those that pass only the first (E-43)."""
    mixed = shuffled(cards, draws)
    passing = [card for card in mixed if passes(card.effects)]
    return [card for card in mixed if card not in passing[1:]]


def _animals_row(
    draws: Generator, planted: tuple[Effect, ...], some: Sequence[OutsideCard] | None
) -> Named:
    """Four rule cards, some of them from outside."""
    places = pick(range(len(SIDES)), 1 + draws.below(len(SIDES)), draws)
    if some is None:
        own = [{"side": SIDES[place], **_sometimes("advanced", True, draws)} for place in places]
        some = random_cards("moustache", own, planted, draws)
    row: dict[int, str] = {}
    for card in (card for card in some if isinstance(card, RuleCard)):
        free = [place for place in places if SIDES[place] == card.side and place not in row]
        row |= dict.fromkeys(free[:1], card.id)
    library = [card for card in some if card.id in row.values()]
    for place, side in enumerate(SIDES):
        boxed = [
            card.id
            for card in RULE_CARDS
            if card.side == side and card.id not in row.values() and _fits(card.effects, library)
        ]
        row.setdefault(place, boxed[draws.below(len(boxed))])
    return {"rules": [row[place] for place in range(len(SIDES))]}, library


def _nuts_list(
    draws: Generator, planted: tuple[Effect, ...], some: Sequence[OutsideCard] | None
) -> Named:
    """A pool or a showcase, some of its villains from outside."""
    villains, option, size = _LISTS[draws.below(len(_LISTS))]
    count = 1 + draws.below(size)
    if some is None:
        some = random_cards("mustachio", [_number(draws) for _ in range(count)], planted, draws)
    library = list(some[:count])
    boxed = [villain.id for villain in VILLAIN_CARDS if _fits(villain.effects, library)]
    ids = [card.id for card in library] + pick(boxed, size - len(library), draws)
    named: dict[str, object] = {"villains": villains, "pool": None, "shown": None}
    if option == "shown":
        named["card_counting"] = False  # U-50
    return named | {option: shuffled(ids, draws)}, library


def _number(draws: Generator) -> dict[str, object]:
    """What a villain has of its own, unless it copies (E-41)."""
    number = draws.below(21) if draws.below(3) else 20 * draws.below(2)
    return {"number": number, **_sometimes("scores", False, draws)}


def _sometimes(key: str, value: bool, draws: Generator) -> dict[str, object]:
    return {} if draws.below(3) else {key: value}


def _fits(effects: Sequence[Effect], library: Sequence[OutsideCard]) -> bool:
    """E-43: one card that passes is enough."""
    return not passes(effects) or not any(passes(card.effects) for card in library)


_WITH_CARDS = {"moustache": _animals_row, "mustachio": _nuts_list}
