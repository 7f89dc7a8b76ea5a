"""What bots must be told about a game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from upperlip.bots.estimate import Estimate, Suggestion
from upperlip.table.generator import Generator
from upperlip.table.ply import Action
from upperlip.table.shape import AnyConfig, AnyView

if TYPE_CHECKING:
    from upperlip.kernel.interface import Own

C = TypeVar("C", bound=AnyConfig)
V = TypeVar("V", bound=AnyView)


class Style(NamedTuple):
    """How a bot searches: how many cards, in all hands together, it solves exactly, and so on."""

    exact: int  # cards left from which on every action is solved in every world
    tail: int  # cards left at which a simulation is solved instead of played on
    exploration: float = 0.7  # how much the tree search tries what has done badly
    noise: float = 1.0  # in the heuristics by which simulations are played on
    guidance: float = 0.0  # how far it follows a net that has learned the game
    judged: bool = False  # does that net say at the next trick what to expect?


@dataclass(frozen=True, slots=True)
class Playbook(Generic[C, V]):
    style: Callable[[C], Style]
    # Which of the legal actions deserve a search; often there is but one.
    sensible: Callable[[V, tuple[Action, ...]], tuple[Action, ...]]
    # Which of them somebody thinks of who plays now and then.
    familiar: Callable[[tuple[Action, ...]], tuple[Action, ...]]
    # Tells the knowledge of a view which worlds are likelier than chance makes them.
    lean: Callable[[V, "Own"], None]
    # What the novice does.
    novice: Callable[[V, tuple[Action, ...], Generator], Action]
    # An estimate in the units that people count in.
    suggestion: Callable[[V, Estimate], Suggestion]


AnyPlaybook = Playbook[Any, Any]
