"""The options of a game (U-3 to U-11, U-20, U-50 to U-53), checked before it starts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import ClassVar

from upperlip.definitions import versions
from upperlip.definitions.card import is_id, named
from upperlip.nuts.box import box
from upperlip.nuts.cards import BY_NAME, NAMES, NUTS, VILLAINS, Card, is_villain, value_of
from upperlip.nuts.effects.passing import Pass
from upperlip.nuts.villain import Villain
from upperlip.table.errors import RefusedOptions
from upperlip.table.reason import because
from upperlip.table.seat import Seat
from upperlip.table.strict import ids, known_options, one_of

TITLE = "mustachio"  # as in records and on the command line
ROUNDS = 5
PLAYERS = range(2, 7)  # U-3
SIDES = ("solo", "pairs", "trios")
VILLAIN_MODES = ("showcase1", "showcase2", "pool", "all", "none")
POOL_SIZE = 6
WALNUT_LED = ("next", "trump")  # U-20
OPTIONS = (
    "sides",
    "villains",
    "pool",
    "shown",
    "first_dealer",
    "card_counting",
    "more_points",
    "drop_low",
    "walnut_led",
)

_HAND_SIZES = {6: (8, 6, 5, 5, 7)}  # U-10
_COUNTING_SIZES = {4: (9, 5, 4, 6, 7), 6: (8, 4, 5, 6, 7)}  # U-50
_USUAL_SIZES = (9, 7, 5, 6, 8)
_PARTNERS_APART = {("pairs", 4): 2, ("pairs", 6): 3, ("trios", 6): 2}  # U-4


@dataclass(frozen=True, slots=True)
class Config:
    game: ClassVar[str] = TITLE

    players: int
    sides: str
    villains: str = "showcase2"
    pool: tuple[str, ...] | None = None
    shown: tuple[str, ...] | None = None  # round by round
    first_dealer: Seat = 0
    card_counting: bool = False
    more_points: bool = False
    drop_low: bool = False
    walnut_led: str = "next"
    cards: tuple[Villain, ...] = ()  # from outside, by their ids (E-45)
    version: int = field(default_factory=versions.latest)  # of the rules

    def __post_init__(self) -> None:
        _refuse(self.players not in PLAYERS, "U-3", "players", number=self.players, low=2, high=6)
        team_play = (self.sides, self.players) in _PARTNERS_APART
        _refuse(self.sides != "solo" and not team_play, "U-4", "team-players", sides=self.sides)
        _refuse(self.card_counting and self.shows > 0, "U-50", "counting-with-showcase")
        _refuse(self.drop_low and self.players > 4, "U-52", "drop-low-players", number=4)
        if self.pool is not None:
            _refuse(self.villains != "pool", "U-53", "pool-without-mode")
            self._know(self.pool)
            _refuse(not _are_different(self.pool, POOL_SIZE), "U-53", "pool-list")
        if self.shown is not None:
            _refuse(self.shows == 0, "U-53", "shown-without-mode")
            self._know(self.shown)
            count = ROUNDS * self.shows
            _refuse(not _are_different(self.shown, count), "U-53", "shown-list", number=count)
        at_table = 0 <= self.first_dealer < self.players
        _refuse(not at_table, "U-53", "dealer-not-at-table", number=self.first_dealer)

    def _know(self, villains: tuple[str, ...]) -> None:
        """The villains that the table names: there are such, and at most one passes (E-43)."""
        missing = box(self.version).missing
        known = tuple(card.id for card in self.villain_cards if card.id not in missing)
        for id_ in villains:
            undefined = id_ not in known and is_id(id_)
            _refuse(undefined, "E-45", "card-not-defined", id=id_[:64])
            _refuse(id_ not in known, "U-53", "unknown-villain", id=id_[:40], known=known)
        passing = [id_ for id_ in villains if self.villain(self.card(id_)).effect(Pass)]
        _refuse(len(set(passing)) > 1, "E-43", "two-that-pass")

    # The cards: those of the box, and those from outside

    @property
    def villain_cards(self) -> tuple[Villain, ...]:
        """As U-2 lists them, then by their ids (E-45); each as the game's version of the rules
        has it, and some may be still to come."""
        return box(self.version).cards + self.cards

    @property
    def former(self) -> tuple[Villain, ...]:
        """Those of the box that are not as they are today."""
        return box(self.version).former

    @property
    def known(self) -> tuple[Villain, ...]:
        """Those that are not in today's box."""
        return self.former + self.cards

    @property
    def boxed(self) -> tuple[Card, ...]:
        """All villains of the box."""
        missing = box(self.version).missing
        if not missing:
            return VILLAINS
        return tuple(card for card in VILLAINS if NAMES[card] not in missing)

    def villain(self, card: Card) -> Villain:
        return self.villain_cards[card - len(NUTS)]

    def is_outside(self, card: Card) -> bool:
        """Is it a villain that is not in today's box, or was another one then?"""
        return is_villain(card) and self.villain(card) in self.known

    def name(self, card: Card) -> str:
        return NAMES[card] if card < len(NAMES) else self.cards[card - len(NAMES)].id

    def names(self, cards: tuple[Card, ...]) -> tuple[str, ...]:
        return tuple([self.name(card) for card in cards])

    def find_card(self, name: str) -> Card | None:
        """The card of that name, if this game knows one."""
        outside = (n for n, villain in enumerate(self.cards, len(NAMES)) if villain.id == name)
        return BY_NAME.get(name, next(outside, None))

    def card(self, name: str) -> Card:
        found = self.find_card(name)
        assert found is not None, f"{name} was checked before"
        return found

    def options(self) -> dict[str, object]:
        return {
            "sides": self.sides,
            "villains": self.villains,
            "pool": None if self.pool is None else list(self.pool),
            "shown": None if self.shown is None else list(self.shown),
            "first_dealer": self.first_dealer,
            "card_counting": self.card_counting,
            "more_points": self.more_points,
            "drop_low": self.drop_low,
            "walnut_led": self.walnut_led,
        }

    @property
    def solo(self) -> bool:
        return self.sides == "solo"

    @property
    def shows(self) -> int:
        """How many villains are shown before each round (U-6)."""
        return {"showcase1": 1, "showcase2": 2}.get(self.villains, 0)

    @property
    def teams(self) -> tuple[tuple[Seat, ...], ...]:
        """The sides, numbered by their lowest seat (U-3, U-4)."""
        return _teams(self.sides, self.players)

    def side_of(self, seat: Seat) -> int:
        return seat % len(self.teams)

    def hand_size(self, number: int) -> int:
        sizes = _HAND_SIZES.get(self.players, _USUAL_SIZES)
        if self.card_counting:
            sizes = _COUNTING_SIZES.get(self.players, sizes)
        return sizes[number - 1]

    @property
    def rule_of_hand_size(self) -> str:
        return "U-50" if self.card_counting and self.players in _COUNTING_SIZES else "U-10"

    def dealer(self, number: int) -> Seat:
        return (self.first_dealer + number - 1) % self.players  # U-11

    @property
    def nuts(self) -> tuple[Card, ...]:
        return tuple(nut for nut in NUTS if not (self.drop_low and value_of(nut) in (2, 3)))  # U-52

    def shown_in(self, number: int) -> tuple[Card, ...] | None:
        """The villains of a round, where the table named them (U-6)."""
        if self.shown is None:
            return None
        named = self.shown[(number - 1) * self.shows : number * self.shows]
        return tuple(sorted(map(self.card, named)))

    @property
    def fixed_villains(self) -> tuple[Card, ...] | None:
        """The villains in use all game, where no draw decides them (U-7 to U-9)."""
        if self.villains == "pool":
            named = self.pool
            return None if named is None else tuple(sorted(map(self.card, named)))
        return {"all": self.boxed, "none": ()}.get(self.villains)


@cache
def _teams(sides: str, players: int) -> tuple[tuple[Seat, ...], ...]:
    apart = _PARTNERS_APART.get((sides, players), players)
    return tuple(tuple(range(side, players, apart)) for side in range(apart))


def _are_different(villains: tuple[str, ...], count: int) -> bool:
    return len(villains) == len(set(villains)) == count


def _refuse(wrong: bool, rule: str, message: str, **args: str | int | tuple[str, ...]) -> None:
    if wrong:
        raise RefusedOptions(because(rule, message, **args))


def configure(
    players: int,
    options: Mapping[str, object],
    library: Sequence[Villain] = (),
    version: int | None = None,
) -> Config:
    """With those cards of the library that the options name (E-45)."""
    known_options(options, OPTIONS, "U-53")
    usual = "pairs" if players in (4, 6) else "solo"  # U-3
    dealer = options.get("first_dealer", 0)
    if type(dealer) is not int:
        raise RefusedOptions(because("U-11", "option-number", option="first_dealer"))

    pool, shown = ids("pool", options.get("pool"), "U-7"), ids("shown", options.get("shown"), "U-6")

    def flag(name: str, rule: str) -> bool:
        return one_of(name, options.get(name, False), (True, False), rule)

    return Config(
        players,
        one_of("sides", options.get("sides", usual), SIDES, "U-3"),
        one_of("villains", options.get("villains", "showcase2"), VILLAIN_MODES, "U-6"),
        pool,
        shown,
        dealer,
        flag("card_counting", "U-50"),
        flag("more_points", "U-51"),
        flag("drop_low", "U-52"),
        one_of("walnut_led", options.get("walnut_led", "next"), WALNUT_LED, "U-20"),
        named(library, pool, shown),
        versions.latest() if version is None else version,
    )
