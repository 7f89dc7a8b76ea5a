"""The options of a game (O-3 to O-5, O-9, O-18), checked before it starts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from upperlip.animals.box import box
from upperlip.animals.cards import VALUES
from upperlip.animals.house import HOUSE
from upperlip.animals.line import Outside, card_of, line_of
from upperlip.animals.rule import RuleCard
from upperlip.definitions import versions
from upperlip.definitions.card import is_id, named
from upperlip.table.errors import RefusedOptions
from upperlip.table.reason import because
from upperlip.table.seat import Seat
from upperlip.table.strict import ids, known_options, number_lists, numbers, one_of

TITLE = "moustache"  # as in records and on the command line
ROUNDS = 4
PLAYERS = range(3, 7)  # O-9
SIDES = ("white", "white", "black", "black")  # of the rule card of each round (O-6)
THREES = ("colour", "overall")  # O-18
OPTIONS = ("rule_set", "first_game", "even_trophies", "rules", "stars", "trophies", "threes")


@dataclass(frozen=True, slots=True)
class Config:
    game: ClassVar[str] = TITLE
    teams: ClassVar[tuple[tuple[Seat, ...], ...]] = ()  # every round makes its own (O-10)

    players: int
    rule_set: str = "book"
    first_game: bool = False
    even_trophies: bool = False
    rules: tuple[str, ...] | None = None
    stars: tuple[int, ...] | None = None  # by value, where the table put in its own
    trophies: tuple[tuple[int, ...], ...] | None = None  # by round
    threes: str = "colour"
    cards: Outside = ()  # from outside, by their ids (E-45)
    version: int = field(default_factory=versions.latest)  # of the rules

    def __post_init__(self) -> None:
        if self.players not in PLAYERS:
            raise RefusedOptions(because("O-9", "players", number=self.players, low=3, high=6))
        if self.rules is not None:
            _check_row(self)
        if self.stars is not None and not _within(self.stars, VALUES, 0):
            raise RefusedOptions(because("O-3", "stars-list"))
        if self.trophies is not None and not _is_trophies(self.trophies):
            raise RefusedOptions(because("O-4", "trophies-list"))

    def options(self) -> dict[str, object]:
        rules = None if self.rules is None else list(self.rules)
        return {
            "rule_set": self.rule_set,
            "first_game": self.first_game,
            "even_trophies": self.even_trophies,
            "rules": rules,
            "stars": None if self.stars is None else list(self.stars),
            "trophies": None if self.trophies is None else list(map(list, self.trophies)),
            "threes": self.threes,
        }

    # The cards: those of the box, and those from outside

    @property
    def rule_cards(self) -> tuple[RuleCard, ...]:
        """All, each as the game's version of the rules has it; some may be still to come."""
        return box(self.version).cards + self.cards

    @property
    def former(self) -> Outside:
        """Those of the box that are not as they are today."""
        return box(self.version).former

    @property
    def known(self) -> Outside:
        """Those that are not in today's box."""
        return self.former + self.cards

    @property
    def ids(self) -> tuple[str, ...]:
        """Of all that the game knows."""
        missing = box(self.version).missing
        return tuple(card.id for card in self.rule_cards if card.id not in missing)

    @property
    def printed_stars(self) -> tuple[int, ...]:
        """On a card, by its value (O-3)."""
        return HOUSE.stars if self.stars is None else self.stars

    def tokens(self, number: int) -> tuple[int, ...]:
        """The three trophies of a round, ascending (O-4)."""
        return (HOUSE.trophies if self.trophies is None else self.trophies)[number - 1]

    def candidates(self, row: tuple[str, ...]) -> tuple[str, ...]:
        """The rule cards that can be turned next (O-5, O-6)."""
        if self.rules is not None:
            return (self.rules[len(row)],)
        boxed = box(self.version)
        return tuple(
            card.id
            for card in boxed.cards
            if card.id not in boxed.missing
            and card.side == SIDES[len(row)]
            and card.id not in row
            and (self.rule_set == "house" or card.source != "house")
            and not (self.first_game and card.advanced)
        )


def _check_row(config: Config) -> None:
    rules, known, outside = config.rules or (), config.ids, config.known
    for rule in rules:
        if rule not in known and is_id(rule):
            raise RefusedOptions(because("E-45", "card-not-defined", id=rule))
        if rule not in known:
            raise RefusedOptions(because("O-5", "unknown-rule-card", id=rule[:40], known=known))
    sides = tuple(card_of(rule, outside).side for rule in rules)
    if sides != SIDES or len(set(rules)) != ROUNDS:
        raise RefusedOptions(because("O-5", "rules-list"))
    if sum(effect.opening() == "give" for _, effect in line_of(rules, outside)) > 1:
        raise RefusedOptions(because("E-43", "two-that-pass"))


def _within(values: tuple[int, ...], count: int, low: int) -> bool:
    return len(values) == count and all(low <= value <= 9 for value in values)


def _is_trophies(rounds: tuple[tuple[int, ...], ...]) -> bool:
    """O-4: three for each round, from 1 to 9, none descending."""
    return len(rounds) == ROUNDS and all(
        _within(tokens, 3, 1) and tuple(sorted(tokens)) == tokens for tokens in rounds
    )


def configure(
    players: int,
    options: Mapping[str, object],
    library: Sequence[RuleCard] = (),
    version: int | None = None,
) -> Config:
    """With those cards of the library that the options name (E-45)."""
    known_options(options, OPTIONS, "O-5")
    rules = ids("rules", options.get("rules"), "O-5")
    return Config(
        players,
        one_of("rule_set", options.get("rule_set", "book"), ("book", "house"), "O-5"),
        one_of("first_game", options.get("first_game", False), (True, False), "O-5"),
        one_of("even_trophies", options.get("even_trophies", False), (True, False), "O-4"),
        rules,
        numbers(options.get("stars"), "O-3", "stars-list"),
        number_lists(options.get("trophies"), "O-4", "trophies-list"),
        one_of("threes", options.get("threes", "colour"), THREES, "O-18"),
        named(library, rules),
        versions.latest() if version is None else version,
    )
