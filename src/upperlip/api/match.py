"""A match that strangers can hold: it hands out views, takes actions in words, plays with bots."""

from collections.abc import Mapping, Sequence

from msgspec import UnsetType

from upperlip.bots import USUAL, Bot, Budget, bot_from, choice_of
from upperlip.games import GAMES
from upperlip.named import Action, Setup, View, view_of
from upperlip.records.check import Replay, replayed
from upperlip.records.forms import FORMS
from upperlip.records.record import DecisionStep, Record, Result, Step
from upperlip.records.write import record_of
from upperlip.table import match as inside
from upperlip.table import ply
from upperlip.table.errors import IllegalAction
from upperlip.table.reason import because
from upperlip.table.seat import SPECTATOR

Bots = object  # a name, a bot, or a sequence or mapping of them by seat; None: nobody


class Match:
    """One game from the first deal to the result.

    Chance acts by itself: between calls there is always somebody to decide, or the game is over.
    The same set-up, seed and decisions give the same game on every machine.
    """

    def __init__(
        self, setup: Setup, seed: int = 0, names: Sequence[str] = (), *, number: int = 0
    ) -> None:
        """`number` tells games of one seed apart, as `simulate` counts them."""
        self.setup = setup
        self.names = tuple(names) or tuple(f"seat {seat}" for seat in range(setup.players))
        if len(self.names) != setup.players:
            raise ValueError(f"{len(self.names)} names for {setup.players} players")
        self._match = inside.Match(GAMES[setup.game], setup.inside, seed, number)
        self._let_chance()

    @property
    def game(self) -> str:
        return self.setup.game

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that have to decide now; several when they decide in secret."""
        ask = self._match.ask
        return () if ask is None else ask.seats

    @property
    def ask(self) -> str | None:
        """What is asked of them: `play`, `bid` and so on; None when the game is over."""
        ask = self._match.ask
        return None if ask is None else ask.what

    @property
    def over(self) -> bool:
        return self._match.over

    @property
    def result(self) -> Result | None:
        """As a record has it; None before the end."""
        return FORMS[self.game].result_of(self._match.result)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; nobody before the end."""
        result = self._match.result
        if result is None:
            return ()
        sides: list[list[int]] | None = result.get("sides")
        winners: list[int] = result["winners"]
        if sides is None:
            return tuple(winners)
        return tuple(sorted(seat for side in winners for seat in sides[side]))

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat may know; without one, what a spectator may."""
        if seat not in range(SPECTATOR, self.setup.players):
            raise ValueError(f"there is no seat {seat}")
        return view_of(self._match.view(seat), self.names)

    def legal_actions(self, seat: int | None = None) -> tuple[Action, ...]:
        """All that a seat may do now; by default the seat whose turn it is."""
        seat = self._seat(seat)
        return tuple(Action.of(self.game, action) for action in self._match.legal(seat))

    def act(self, action: Action | str, seat: int | None = None) -> None:
        """A seat decides, by default the one whose turn it is; raises IllegalAction."""
        seat = self._seat(seat)
        self._match.act(seat, self._read(action), inside.Note())
        self._let_chance()

    def play(
        self,
        bots: Bots = "novice",
        *,
        simulations: int | None = None,
        seconds: float | None = None,
    ) -> "Match":
        """Lets bots play, to the end or until a seat without a bot has to decide.

        `bots` is one for all seats or one for each: a name, `MODULE:CLASS`, or a bot of your own.
        A seat with None decides by `act`. Simulations, rather than seconds, make them repeatable.
        """
        seated = _seated(bots, self.setup.players)
        budget = Budget(seconds, simulations) if simulations or seconds else USUAL
        while (seat := next((s for s in self.turn if s in seated), None)) is not None:
            bot = seated[seat]
            note = inside.Note(bot=bot.name)
            self._match.act(seat, choice_of(bot, self._match, seat, budget), note)
            self._let_chance()
        return self

    def record(self) -> Record:
        """The game so far; answers that are still secret are not in it."""
        return record_of(self._match, self.names)

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        if not self.turn:
            raise IllegalAction(because("record", "after-the-end"))
        return self.turn[0]

    def _read(self, action: Action | str) -> ply.Action:
        return (action if isinstance(action, Action) else Action(self.game, action)).inside

    def _let_chance(self) -> None:
        while self._match.let_chance():
            pass

    def __str__(self) -> str:
        lines = [str(self.view())]
        if self.over:
            winners = " & ".join(self.names[seat] for seat in self.winners)
            lines = [f"{self.setup}: won by {winners}", *_told(self._match.result or {})]
        return "\n".join(lines)

    def __repr__(self) -> str:
        where = "over" if self.over else f"{self.ask} by {', '.join(map(str, self.turn))}"
        return f"<Match of {self.setup}: {where}>"


def _told(result: Mapping[str, object]) -> list[str]:
    """Points, then what each round brought."""
    lines = [
        f"{key}: {' '.join(map(str, value))}"
        for key, value in result.items()
        if key in ("points", "scores") and isinstance(value, list)
    ]
    rounds = result.get("rounds")
    for number, round_ in enumerate(rounds if isinstance(rounds, list) else [], start=1):
        told = "; ".join(f"{key} {_plain(value)}" for key, value in round_.items())
        lines.append(f"round {number}: {told}")
    return lines


def _plain(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _seated(bots: Bots, players: int) -> dict[int, Bot]:
    if isinstance(bots, Mapping):
        chosen = dict(bots)
    elif isinstance(bots, Sequence) and not isinstance(bots, str):
        chosen = dict(enumerate(bots))
        if len(chosen) != players:
            raise ValueError(f"{len(chosen)} bots for {players} players")
    else:
        chosen = dict.fromkeys(range(players), bots)
    return {seat: bot_from(bot) for seat, bot in chosen.items() if bot is not None}


def new_match(
    game: str, players: int = 4, seed: int = 0, names: Sequence[str] = (), **options: object
) -> Match:
    """A new match, dealt and ready: `new_match("moustache", players=4, seed=7)`.

    Everything else by name is an option of the game, such as `rule_set="house"`.
    """
    return Match(Setup(game, players, **options), seed, names)


def _note_in(step: Step) -> inside.Note:
    assert isinstance(step, DecisionStep), "only decisions have notes"
    bot = None if isinstance(step.bot, UnsetType) else step.bot
    return inside.Note(bot=bot, ms=None if isinstance(step.ms, UnsetType) else step.ms)


def match_at(replay: Replay, steps: int | None = None, seed: int = 0) -> Match:
    """The match that a record tells, after so many of its steps; it can be played on."""
    match = Match.__new__(Match)
    match.setup = Setup.of(replay.config)
    match.names = replay.players
    match._match = inside.Match(replay.game, replay.config, seed)
    cut = replay if steps is None else replay._replace(steps=replay.steps[:steps])
    for played in replayed(cut):
        if isinstance(played.ply, ply.Decision):
            match._match.act(*played.ply, _note_in(played.step))
        else:
            match._match.happen(played.ply)
    match._let_chance()
    return match
