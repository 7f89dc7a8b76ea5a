"""What research needs of each game, by its title."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from upperlip.animals import MOUSTACHE
from upperlip.nuts import MUSTACHIO
from upperlip.research.animals import actions as animals_actions
from upperlip.research.animals import description as animals_description
from upperlip.research.animals import encoding as animals_encoding
from upperlip.research.animals import payoff as animals_payoff
from upperlip.research.layout import Layout
from upperlip.research.nuts import actions as nuts_actions
from upperlip.research.nuts import description as nuts_description
from upperlip.research.nuts import encoding as nuts_encoding
from upperlip.research.nuts import payoff as nuts_payoff
from upperlip.table.ply import Action
from upperlip.table.seat import Seat
from upperlip.table.shape import AnyConfig, AnyView, Result

C = TypeVar("C", bound=AnyConfig)
V = TypeVar("V", bound=AnyView)
D = TypeVar("D")  # an observation, decoded


@dataclass(frozen=True, slots=True)
class ResearchGame(Generic[C, V, D]):
    layout: Layout
    actions: int  # how many numbers stand for an action
    # An action's number; and what a number means as an answer to an ask.
    number_of: Callable[[Action], int]
    action_of: Callable[[str, int], Action]
    # What the view's seat sees, and nothing else; and back.
    encode: Callable[[V], bytes]
    decode: Callable[[bytes], D]
    # An observation in lines of text.
    describe: Callable[[D], Iterable[str]]
    # Seats that won a finished round, or a game; what a game brought to each.
    round_winners: Callable[[V, int], list[Seat]]
    game_winners: Callable[[C, Result], list[Seat]]
    points: Callable[[C, Result], list[int]]


AnyResearchGame = ResearchGame[Any, Any, Any]

RESEARCH_GAMES: dict[str, AnyResearchGame] = {
    MOUSTACHE.title: ResearchGame(
        layout=animals_encoding.LAYOUT,
        actions=animals_actions.COUNT,
        number_of=animals_actions.number_of,
        action_of=animals_actions.action_of,
        encode=animals_encoding.encode,
        decode=animals_encoding.decode,
        describe=animals_description.describe,
        round_winners=animals_payoff.round_winners,
        game_winners=animals_payoff.game_winners,
        points=animals_payoff.points,
    ),
    MUSTACHIO.title: ResearchGame(
        layout=nuts_encoding.LAYOUT,
        actions=nuts_actions.COUNT,
        number_of=nuts_actions.number_of,
        action_of=nuts_actions.action_of,
        encode=nuts_encoding.encode,
        decode=nuts_encoding.decode,
        describe=nuts_description.describe,
        round_winners=nuts_payoff.round_winners,
        game_winners=nuts_payoff.game_winners,
        points=nuts_payoff.points,
    ),
}
