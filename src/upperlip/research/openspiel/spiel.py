"""What OpenSpiel must be told about a game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from upperlip.research.openspiel.odds import Drawn, Odds
from upperlip.table.generator import Draws
from upperlip.table.shape import AnyConfig, AnyView, Ply

C = TypeVar("C", bound=AnyConfig)
V = TypeVar("V", bound=AnyView)


@dataclass(frozen=True, slots=True)
class Spiel(Generic[C, V]):
    parameters: Mapping[str, str | int | bool]  # the options; "" stands for the game's own default
    # How those are read whose value is a list: OpenSpiel has strings, items with slashes between.
    lists: Mapping[str, Callable[[str], Sequence[object]]]
    longest: int  # decisions in a whole game with six players
    most_chances: int  # draws in one
    most_outcomes: int  # of one draw
    # Where a game begins with a later round: outcomes of the next draw before it, and who draws so.
    odds_before: Callable[[C, int, Drawn], Odds]
    before: Callable[[C, Drawn], Draws]
    # The next draw's outcomes, what has come of all draws, one in words; of an open view.
    odds: Callable[[V, Drawn], Odds]
    ply: Callable[[V, Drawn], Ply]
    outcome_in_words: Callable[[V, Drawn, int], str]
    # One's own choices that are not revealed yet, in words; a card, a bid and so on by its verb;
    # and an outcome of chance as a seat has seen it.
    pending: Callable[[V], str]
    value_in_words: Callable[[str, int], str]
    chance_in_words: Callable[..., str]


AnySpiel = Spiel[Any, Any]


def names_in(text: str) -> list[str]:
    return text.split("/")


def numbers_in(text: str) -> list[int]:
    return [int(item) for item in text.split("/")]


def listed(items: Iterable[object]) -> str:
    return " ".join(map(str, items))


def hands_in_words(names: tuple[str, ...], hands: tuple[tuple[int, ...], ...]) -> str:
    return " / ".join(listed(names[card] for card in hand) or "?" for hand in hands)
