"""A game being played at a table: the match, its log, its fair chance.

Chance that follows a decision belongs to it: it is drawn at once and stored in the same unit.
Only between rounds does it wait, until people are ready to go on.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
from msgspec import UNSET

from upperlip.fairness import FairDraws, Proof, commitment_to, proof
from upperlip.games import GAMES
from upperlip.records.forms import FORMS
from upperlip.records.record import DecisionStep, Record, Result
from upperlip.records.write import record_of
from upperlip.server.tables.refusal import NotAllowed, Refusal
from upperlip.table.event import Event, event
from upperlip.table.game import AnyGame
from upperlip.table.match import Match, Note
from upperlip.table.ply import Action, Ask, Decision
from upperlip.table.seat import SPECTATOR, Seat
from upperlip.table.shape import AnyConfig, AnyGlance

TRICK_ENDS = ("trick-won", "trick-to-nobody")


class Logged(NamedTuple):
    """A ply as the log keeps it: the record's step, and which message brought it.

    Chance stands in its game's own text form, from which the game reads it again.
    """

    step: DecisionStep | dict[str, object]
    action_id: str | None = None
    part: int = 0

    @property
    def seat(self) -> Seat | None:
        """Of a decision."""
        return self.step.seat if isinstance(self.step, DecisionStep) else None

    @property
    def chance(self) -> object:
        """Which kind, if it is chance."""
        return None if isinstance(self.step, DecisionStep) else self.step["chance"]

    @property
    def text(self) -> str:
        return msgspec.json.encode(self.step).decode()


_DECISIONS = msgspec.json.Decoder(DecisionStep)
_CHANCE = msgspec.json.Decoder(dict[str, object])


def step_in(text: str, seat: Seat | None) -> DecisionStep | dict[str, object]:
    """As the log keeps it; `seat`: whose decision it is."""
    return (_CHANCE if seat is None else _DECISIONS).decode(text)


def fair_chance(match: Match, proof: Proof) -> None:
    """Lets chance have its turn (docs/fairness.md)."""
    match.let_chance(FairDraws(proof.secret, proof.salts, match.chances))


Chance = Callable[[Match, Proof], object]


class TableGame:
    def __init__(
        self, title: str, config: AnyConfig, number: int, proof: Proof, chance: Chance = fair_chance
    ) -> None:
        self.number = number
        self.proof = proof
        self.commitment = commitment_to(proof.secret)
        self.events: list[Event] = []  # of the round so far
        self._fresh: list[Event] = []
        self._glances: dict[Seat, AnyGlance] = {}  # as of the last ply
        self._chance = chance
        self._answered: set[tuple[Seat, str]] = set()
        self.match = Match(GAMES[title], config, listener=self._note)

    @property
    def rules(self) -> AnyGame:
        return self.match.game

    @property
    def ask(self) -> Ask | None:
        return self.match.ask

    @property
    def result(self) -> Result | None:
        """As its record will have it."""
        return FORMS[self.rules.title].result_of(self.match.result)

    @property
    def ask_id(self) -> str:
        """The history grows when an ask closes, not while it is being answered."""
        return f"{self.number}.{len(self.match.history)}"

    @property
    def between_rounds(self) -> bool:
        """Is the next thing a new round?"""
        ask = self.ask
        return ask is not None and not ask.seats and ask.what == self.rules.round_opening

    @property
    def just_dealt(self) -> bool:
        """Has nobody decided anything in this round yet?"""
        revealed = sum(isinstance(ply, Decision) for ply in self.match.history)
        if revealed < sum(map(self.match.decisions, range(self.match.config.players))):
            return False  # some have, in secret
        for ply in reversed(self.match.history):
            if isinstance(ply, Decision):
                return False
            if (
                self.rules.write_chance(self.match.config, ply)["chance"]
                == self.rules.round_opening
            ):
                return not self.between_rounds
        return False

    def glance(self, seat: Seat) -> AnyGlance:
        """What pages are shown; the whole history is for bots, who ask the match for a view."""
        if seat not in self._glances:
            self._glances[seat] = self.match.glance(seat)
        return self._glances[seat]

    def answered(self, seat: Seat, action_id: str) -> bool:
        return (seat, action_id) in self._answered

    # Going on

    def open_round(self) -> list[Logged]:
        """The new round's chance."""
        return self._step() + self._chance_follows()

    def _chance_follows(self) -> list[Logged]:
        logged: list[Logged] = []
        while (ask := self.ask) is not None and not ask.seats and not self.between_rounds:
            logged += self._step()
        return logged

    def _step(self) -> list[Logged]:
        self._chance(self.match, self.proof)
        return [Logged(self.rules.write_chance(self.match.config, self.match.history[-1]))]

    def read(self, seat: Seat, words: Sequence[str]) -> list[Action]:
        """What a seat's answer means; refuses what it may not do now."""
        actions = [self._read(word) for word in words]
        for action in actions:
            if reason := self.match.explain(seat, action):
                raise NotAllowed(reason)
        wanted = self.parts_wanted(seat)
        if len(actions) != wanted or len(set(actions)) != wanted:
            raise Refusal("answers-wanted", number=wanted)
        return actions

    def _read(self, words: str) -> Action:
        action = self.rules.read_action(self.match.config, words)
        if action is None:
            raise Refusal("unknown-action", value=words)
        return action

    def parts_wanted(self, seat: Seat) -> int:
        """How many actions a whole answer of this seat has now."""
        return self.rules.answer_parts(self.glance(seat))

    def act(
        self,
        seat: Seat,
        actions: Sequence[Action],
        action_id: str | None = None,
        note: Note | None = None,
        *,
        announce_hint: bool = False,
    ) -> list[Logged]:
        logged = []
        if announce_hint and note is not None and note.hint is not None:
            self._fresh.append(event("hint-taken", seat=seat))
        for part, action in enumerate(actions):
            self.match.act(seat, action, note)
            step = self._step_of(seat, action, note or Note())
            logged.append(Logged(step, action_id, part))
        if action_id is not None:
            self._answered.add((seat, action_id))
        return logged + self._chance_follows()

    def _step_of(self, seat: Seat, action: Action, note: Note) -> DecisionStep:
        return DecisionStep(
            seat,
            self.rules.write_action(self.match.config, action),
            bot=UNSET if note.bot is None else note.bot,
            hint=UNSET if note.hint is None else note.hint,
        )

    # Showing

    def _note(self, events: tuple[Event, ...]) -> None:
        """After every ply."""
        self._fresh.extend(events)
        self._glances.clear()

    @property
    def in_round(self) -> bool:
        """Is a round begun, and not yet scored?"""
        shown = self.glance(SPECTATOR).round
        return shown is not None and self.match.rounds_scored < shown.number

    @property
    def last_events(self) -> list[Event]:
        """The round's heading, and what has happened since the last finished trick began."""
        ends = [i for i, event in enumerate(self.events) if event.message in TRICK_ENDS]
        start = ends[-2] + 1 if len(ends) > 1 else 0
        earlier = self.events[:start]
        return [
            *(event for event in earlier if event.message == self.rules.round_heading),
            *self.events[start:],
        ]

    def take_events(self) -> list[Event]:
        """Those since the last time; the round's story so far is kept."""
        fresh, self._fresh[:] = list(self._fresh), []
        for each in fresh:
            if each.message == self.rules.round_heading:
                self.events.clear()
            self.events.append(each)
        return fresh

    # The log and the record

    def restore(self, log: Sequence[Logged]) -> None:
        """Plays the log again; nothing is drawn, and of rounds that are over nothing is told."""
        opening = self.rules.round_opening
        rounds = [number for number, ply in enumerate(log) if ply.chance == opening]
        last = rounds[-1] if rounds else 0
        self.match.listener = None
        for ply in log[:last]:
            self._replay(ply)
        self.match.listener = self._note
        for ply in log[last:]:
            self._replay(ply)
        self.take_events()

    def _replay(self, ply: Logged) -> None:
        step = ply.step
        if not isinstance(step, DecisionStep):
            self.match.happen(self.rules.read_chance(self.match.config, step))
            return
        self.match.act(step.seat, self._read(step.do), _note_in(step))
        if ply.action_id is not None:
            self._answered.add((step.seat, ply.action_id))

    def record(self, players: Sequence[str]) -> Record:
        """With the proof of its shuffles, so only for games that are over or ended."""
        fairness = proof(self.proof.secret, self.proof.salts)
        return record_of(self.match, players, fairness)


def _note_in(step: DecisionStep) -> Note | None:
    if step.bot is not UNSET:
        return Note(bot=step.bot)
    return None if step.hint is UNSET else Note(hint=step.hint)
