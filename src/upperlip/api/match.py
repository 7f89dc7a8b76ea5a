"""A match that strangers can hold: it hands out views, takes actions in words, plays with bots."""

from collections.abc import Mapping, Sequence
from typing import SupportsIndex

from msgspec import UnsetType

from upperlip.bots import AnyBot, Bot, Peeks, bot_from, budget_of, choice_of
from upperlip.games import GAMES
from upperlip.named import Action, Cards, Setup, View, view_of
from upperlip.records.check import Replayable, replayed
from upperlip.records.forms import FORMS
from upperlip.records.record import DecisionStep, Record, Result, Step
from upperlip.records.write import record_of
from upperlip.table import match as inside
from upperlip.table import ply
from upperlip.table.errors import IllegalAction
from upperlip.table.reason import because
from upperlip.table.seat import NAMELESS, SPECTATOR

OneBot = str | AnyBot | type[AnyBot] | None  # by name, itself or its class; None: nobody
Bots = OneBot | Sequence[OneBot] | Mapping[int, OneBot]  # one for all, or by seat


class Match:
    """One game from the first deal to the result.

    Chance acts by itself: after a call that plays there is somebody to decide, or the game is over.
    The same set-up, seed and decisions give the same game on every machine.
    """

    def __init__(
        self, setup: Setup, seed: int = 0, names: Sequence[str] = (), *, number: int = 0
    ) -> None:
        """`number` tells games of one seed apart, as `simulate` counts them."""
        check_whole("seed", seed)
        self._setup = setup
        self._names = _read_names(names, setup.players)
        self._match = inside.Match(GAMES[setup.game], setup.inside, seed, number)
        self._let_chance()

    @property
    def game(self) -> str:
        return self.setup.game

    @property
    def setup(self) -> Setup:
        """Which game is played, by how many, with which options."""
        return self._setup

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, by seat."""
        return self._names

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that have to decide now; several when they decide in secret.

        Nobody when the game is over, or where a record was cut before a step of chance.
        """
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
        self._check_seat(seat, SPECTATOR)
        return view_of(self._match.view(seat), self.names)

    def legal_actions(self, seat: int | None = None) -> tuple[Action, ...]:
        """All that a seat may do now; by default the seat whose turn it is."""
        if seat is None and not self.turn:
            return ()
        seat = self._seat(seat)
        return tuple(Action.of(self.setup.inside, action) for action in self._match.legal(seat))

    def act(self, action: Action | str, seat: int | None = None) -> None:
        """A seat decides, by default the one whose turn it is; raises IllegalAction."""
        self._let_chance()
        seat = self._seat(seat)
        self._match.act(seat, self._read(action, seat), inside.Note())
        self._let_chance()

    def play(
        self,
        bots: "Bots" = "novice",  # in quotes, or docs/api.md would spell it out
        *,
        simulations: int | None = None,
        seconds: float | None = None,
    ) -> "Match":
        """Lets bots play, to the end or until a seat without a bot has to decide.

        `bots` is one for all seats or one for each: a name, `MODULE:CLASS`, or a bot of your own.
        A seat with None decides by `act`. Simulations, rather than seconds, make them repeatable.
        """
        seated = seated_bots(bots, self.setup.players)
        budget = budget_of(seconds, simulations)
        self._let_chance()
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
            return self._check_seat(seat)
        if not self.turn:
            raise IllegalAction(because("record", "after-the-end"))
        return self.turn[0]

    def _check_seat(self, seat: int, first: int = 0) -> int:
        if not _is_seat(seat, self.setup.players, first):
            raise ValueError(f"there is no seat {seat!r}; there are 0 to {self.setup.players - 1}")
        return int(seat)

    def _read(self, action: Action | str, seat: int) -> ply.Action:
        try:
            named = action if isinstance(action, Action) else Action(self.game, action)
            return named.inside(self.setup.inside)
        except ValueError as error:
            legal = ", ".join(map(str, self.legal_actions(seat)))
            raise ValueError(f"{error}; seat {seat} may: {legal or 'nothing now'}") from None

    def _let_chance(self) -> None:
        while self._match.let_chance():
            pass

    def __str__(self) -> str:
        lines = [str(self.view())]
        if self.over:
            winners = " & ".join(self.names[seat] for seat in self.winners)
            lines = [f"{self.setup}: won by {winners}", *_result_lines(self._match.result or {})]
        return "\n".join(lines)

    def __repr__(self) -> str:
        who = ", ".join(map(str, self.turn)) or "chance"
        where = "over" if self.over else f"{self.ask} by {who}"
        return f"<Match of {self.setup}: {where}>"


def _result_lines(result: Mapping[str, object]) -> list[str]:
    """Points, then what each round brought."""
    lines = [
        f"{key}: {' '.join(map(str, value))}"
        for key, value in result.items()
        if key in ("points", "scores") and isinstance(value, list)
    ]
    rounds = result.get("rounds")
    for number, round_ in enumerate(rounds if isinstance(rounds, list) else [], start=1):
        parts = "; ".join(f"{key} {_plain(value)}" for key, value in round_.items())
        lines.append(f"round {number}: {parts}")
    return lines


def _plain(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def check_whole(name: str, value: object) -> None:
    if type(value) is not int:
        raise ValueError(f"{name}: must be a whole number, not {value!r}")


def _is_seat(seat: object, players: int, first: int = 0) -> bool:
    """Whole numbers of other kinds, such as NumPy's, are seats, too."""
    whole = isinstance(seat, SupportsIndex) and not isinstance(seat, bool)
    return whole and seat in range(first, players)


def _read_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    given = tuple(names)
    if isinstance(names, str) or not all(isinstance(name, str) for name in given):
        raise ValueError(f"names: must be a list of texts, one for each player, not {names!r}")
    named = given or tuple(map(NAMELESS.format, range(players)))
    if len(named) != players:
        raise ValueError(f"names: {len(named)} given for {players} players")
    return named


def seated_bots(bots: Bots, players: int) -> dict[int, Bot]:
    if isinstance(bots, Mapping):
        chosen = dict(bots)
        for seat in chosen:
            if not _is_seat(seat, players):
                raise ValueError(f"bots: there is no seat {seat!r}; there are 0 to {players - 1}")
    elif isinstance(bots, Sequence) and not isinstance(bots, str):
        chosen = dict(enumerate(bots))
        if len(chosen) != players:
            raise ValueError(f"bots: {len(chosen)} given for {players} players")
    else:
        chosen = dict.fromkeys(range(players), bots)
    seated = {seat: bot_from(bot) for seat, bot in chosen.items() if bot is not None}
    for bot in seated.values():
        if bot.peeks:
            raise Peeks(bot.name)
    return seated


def new_match(
    game: str,
    players: int = 4,
    seed: int = 0,
    names: Sequence[str] = (),
    *,
    cards: Cards = (),
    **options: object,
) -> Match:
    """A new match, dealt and ready: `new_match("moustache", players=4, seed=7)`.

    Everything else by name is an option of the game, such as `rule_set="house"`; `cards` from
    outside are given as `Setup` takes them.
    """
    return Match(Setup(game, players, cards=cards, **options), seed, names)


def _note_in(replay: Replayable, step: Step) -> inside.Note:
    """All that stands beside a decision, to be written again."""
    assert isinstance(step, DecisionStep), "only decisions have notes"
    words = () if isinstance(step.legal, UnsetType) else step.legal
    actions = (replay.game.read_action(replay.config, each) for each in words)
    return inside.Note(
        legal=tuple(action for action in actions if action is not None) or None,
        bot=None if isinstance(step.bot, UnsetType) else step.bot,
        ms=None if isinstance(step.ms, UnsetType) else step.ms,
        hint=None if isinstance(step.hint, UnsetType) else step.hint,
    )


def match_at(replay: Replayable, steps: int | None = None, seed: int = 0) -> Match:
    """The match that a record tells, after so many of its steps; nothing is drawn beyond them."""
    if steps is not None and steps not in range(len(replay.steps) + 1):
        raise ValueError(f"the record has {len(replay.steps)} steps, not {steps}")
    match = Match.__new__(Match)
    match._setup = Setup.of(replay.config)
    match._names = tuple(replay.players)
    match._match = inside.Match(replay.game, replay.config, seed)
    cut = replay if steps is None else replay._replace(steps=replay.steps[:steps])
    for played in replayed(cut):
        if isinstance(played.ply, ply.Decision):
            match._match.act(*played.ply, _note_in(replay, played.step))
        else:
            match._match.happen(played.ply)
    return match
