"""The contract that both games meet."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from upperlip.table.event import Event
from upperlip.table.generator import Draws
from upperlip.table.ply import Action, Ask, Decision
from upperlip.table.reason import Reason
from upperlip.table.seat import Seat
from upperlip.table.shape import AnyConfig, AnyGlance, AnyState, AnyView, Result

C = TypeVar("C", bound=AnyConfig)
S = TypeVar("S", bound=AnyState)
V = TypeVar("V", bound=AnyView)
X = TypeVar("X")  # outcomes of chance


@dataclass(frozen=True, slots=True)
class Game(Generic[C, S, V, X]):
    """A game is its functions. States are immutable and opaque; only `sample`, `guess`
    and `begin_at` draw."""

    title: str  # as in records and on the command line
    rounds: int  # of a whole game
    players: range  # how many can play
    # How a round begins: what chance does first in it, and the message of its first event.
    round_opening: str
    round_heading: str
    from_hand: tuple[str, ...]  # asks that are answered with a card of one's own

    # The set-up, defaults filled in; raises RefusedOptions. Of a library of cards from outside,
    # a third argument, it takes those that the options name; the fourth is the version of the
    # rules, the latest unless it is given.
    configure: Callable[..., C]
    # A card from its definition, and back; raises TableError.
    read_definition: Callable[[object], Any]
    write_definition: Callable[[Any], dict[str, object]]
    begin: Callable[[C], S]
    # A game that begins with a later round: those before it have left nothing but what a game
    # cannot do without (such as rules that pile up), drawn as the game would draw it.
    begin_at: Callable[[C, int, Draws], S]
    # All a seat may do now; empty when nothing is asked of it.
    legal: Callable[[S, Seat], tuple[Action, ...]]
    # The state after a decision or an outcome of chance; raises if it cannot be.
    apply: Callable[[S, Decision | X], S]
    # What a seat (or SPECTATOR, or OPEN) may know: built, never stripped. A glance is what it sees
    # on the table now; a view has all that it has seen happen as well.
    glance: Callable[[S, Seat], AnyGlance]
    view: Callable[[S, Seat], V]
    # The result as a record has it; None before the end. And the rule behind each of its keys.
    result: Callable[[S], Result | None]
    result_rules: Mapping[str, str]
    # An outcome for chance's turn.
    sample: Callable[[S, Draws], X]
    # A world that the view cannot tell from the true one.
    guess: Callable[[V, Draws], S]
    # What people see happen: before, ply, after.
    narrate: Callable[[S, Decision | X, S], tuple[Event, ...]]
    # Why a decision that is none of the legal actions is not allowed, and what would be.
    why_not: Callable[[S, Decision, tuple[Action, ...]], Reason]
    # Why the last finished trick went where it went: a reason per rule that acted, in order.
    why_won: Callable[[V], tuple[Reason, ...]]
    # How many actions a seat's whole answer to the ask has, and its view once it has chosen one.
    answer_parts: Callable[[Any], int]
    with_part: Callable[[V, Action], V]
    # The order in which simultaneous answers stand in a record.
    answer_order: Callable[[S], tuple[Seat, ...]]
    # Text forms; the set-up knows its cards. Reading is to the letter: None, or ImpossibleChance,
    # for anything else.
    write_action: Callable[[C, Action], str]
    read_action: Callable[[C, str], Action | None]
    write_chance: Callable[[C, X], dict[str, object]]
    read_chance: Callable[[C, Mapping[str, object]], X]

    def turn(self, state: S) -> Ask | None:
        """What is asked of whom: no seats means chance, None that the game is over."""
        return state.agenda[0] if state.agenda else None

    def explain(self, state: S, decision: Decision) -> Reason | None:
        """Why a decision is not allowed and what would be; None if it is legal."""
        legal = self.legal(state, decision.seat)
        return None if decision.action in legal else self.why_not(state, decision, legal)


AnyGame = Game[Any, Any, Any, Any]


def in_words(game: AnyGame, config: AnyConfig, actions: Sequence[Action]) -> tuple[str, ...]:
    """Actions as records list them: as strings, sorted."""
    return tuple(sorted(game.write_action(config, action) for action in actions))
