"""A match holds the true state of one game, hands out views, takes actions and chance."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from upperlip.table.event import Event
from upperlip.table.game import AnyGame
from upperlip.table.generator import BEFORE, CHANCE, Draws, Generator
from upperlip.table.ply import Action, Ask, Decision
from upperlip.table.reason import Reason
from upperlip.table.seat import Seat
from upperlip.table.shape import AnyConfig, AnyGlance, AnyState, AnyView, Ply, Result


class Note(NamedTuple):
    """What a record may say beside a decision."""

    legal: tuple[Action, ...] | None = None
    bot: str | None = None
    ms: int | None = None
    hint: int | None = None  # how far a hint went that the seat asked for


class Match:
    """One game from begin to result. Nothing outside sees the state, only views of it.

    It can begin with a later round. `listener` is called with the events of every ply; while there
    is none, none are made.
    """

    def __init__(
        self,
        game: AnyGame,
        config: AnyConfig,
        seed: int = 0,
        number: int = 0,
        listener: Callable[[tuple[Event, ...]], None] | None = None,
        first_round: int = 1,
    ) -> None:
        self.game = game
        self.config = config
        stream = Generator(seed, number)
        self._chance_stream = stream.fork(CHANCE)
        self._seat_streams = [stream.fork(seat) for seat in range(config.players)]
        self.listener = listener
        self._state: AnyState = game.begin_at(config, first_round, stream.fork(BEFORE))
        self._chances = 0
        self._decisions = [0] * config.players
        self._notes: dict[tuple[Seat, int], Note] = {}

    @property
    def ask(self) -> Ask | None:
        return self.game.turn(self._state)

    @property
    def over(self) -> bool:
        return not self._state.agenda

    @property
    def result(self) -> Result | None:
        return self.game.result(self._state)

    @property
    def rounds_scored(self) -> int:
        """Those before the first one of a match that began later included."""
        return len(self._state.scores)

    @property
    def chances(self) -> int:
        """How often chance has had its turn."""
        return self._chances

    @property
    def truth(self) -> AnyState:
        """The state itself, for bots that peek; the arena alone may look (tests/house)."""
        return self._state

    @property
    def history(self) -> tuple[Ply, ...]:
        """The whole truth, for the record; answers to an open simultaneous ask are not in it."""
        return self._state.history

    @property
    def notes(self) -> Mapping[tuple[Seat, int], Note]:
        """By seat and how many decisions it had made before."""
        return self._notes

    def glance(self, seat: Seat) -> AnyGlance:
        return self.game.glance(self._state, seat)

    def view(self, seat: Seat) -> AnyView:
        view: AnyView = self.game.view(self._state, seat)
        return view

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        return self.game.legal(self._state, seat)

    def explain(self, seat: Seat, action: Action) -> Reason | None:
        return self.game.explain(self._state, Decision(seat, action))

    def decisions(self, seat: Seat) -> int:
        """How many the seat has made, those not yet revealed included."""
        return self._decisions[seat]

    def draws_for(self, seat: Seat) -> Generator:
        """The stream for a seat's next decision: the same however the others decide or hurry."""
        return self._seat_streams[seat].fork(self._decisions[seat])

    def act(self, seat: Seat, action: Action, note: Note | None = None) -> None:
        self._take(Decision(seat, action))
        if note is not None:
            self._notes[seat, self._decisions[seat]] = note
        self._decisions[seat] += 1

    def let_chance(self, draws: Draws | None = None) -> bool:
        """Takes chance's turn, if it is chance's turn; says whether it was."""
        ask = self.ask
        if ask is None or ask.seats:
            return False
        draws = draws or self._chance_stream.fork(self._chances)
        self.happen(self.game.sample(self._state, draws))
        return True

    def happen(self, outcome: Ply) -> None:
        """Chance has had its turn elsewhere: what came of it."""
        self._take(outcome)
        self._chances += 1

    def _take(self, ply: Ply) -> None:
        before = self._state
        self._state = self.game.apply(before, ply)
        if self.listener is not None:
            self.listener(self.game.narrate(before, ply, self._state))
