"""One game on both engines at once, and what is told where they part."""

from upperlip.kernel import value
from upperlip.kernel.interface import Engine
from upperlip.records.record import Record
from upperlip.records.write import record_of_plies
from upperlip.table.game import AnyGame
from upperlip.table.generator import Generator
from upperlip.table.ply import Ask, Decision
from upperlip.table.shape import AnyConfig, AnyState


class Difference(Exception):
    """Where the engines part: what differs, and the game up to there."""

    def __init__(self, what: str, record: Record) -> None:
        super().__init__(what, record)
        self.what = what
        self.record = record


class Pair:
    """One game on the reference and on another engine."""

    def __init__(self, game: AnyGame, config: AnyConfig, engine: Engine) -> None:
        self.game = game
        self.config = config
        self.state: AnyState = game.begin(config)
        self.engine = engine
        self.kernel_state = engine.state.begin(config)

    def compare(self) -> Ask | None:
        """What is asked now; None at the end. Raises Difference if the engines do not agree."""
        ask = self.game.turn(self.state)
        what, seats = ("over", ()) if ask is None else ask
        self._same("asked", (what, seats), (self.kernel_state.ask, self.kernel_state.seats))
        for seat in seats:
            legal = self.game.legal(self.state, seat)
            expected = [value(self.game.title, action) for action in legal]
            self._same(f"legal for seat {seat}", expected, self.kernel_state.legal(seat))
        right = self.kernel_state.from_state(self.state)
        if bytes(right) != bytes(self.kernel_state):  # tricks won, stars, bids, scores: everything
            for what in ("points", "rounds", "hands"):
                self._same(what, getattr(right, what), getattr(self.kernel_state, what))
            self._same("the kernel's state", bytes(right).hex(), bytes(self.kernel_state).hex())
        if ask is None:
            result = self.game.result(self.state) or {}
            self._same("winners", result["winners"], list(self.kernel_state.winners))
        return ask

    def take_ply(self, key: tuple[int, ...]) -> None:
        """Chance, or any of the seats that are asked, does something random."""
        ask, draws = self.game.turn(self.state), Generator(*key)
        assert ask is not None, "the game is over"
        if ask.seats:
            seat = ask.seats[draws.below(len(ask.seats))]
            actions = self.game.legal(self.state, seat)
            action = actions[draws.below(len(actions))]
            self.state = self.game.apply(self.state, Decision(seat, action))
            self.kernel_state.apply(value(self.game.title, action), seat)
            return
        drawn = self.kernel_state.copy()
        drawn.chance(self.engine.generator(*key))
        ply = self.game.sample(self.state, draws)
        self.state = self.game.apply(self.state, ply)
        self.kernel_state.happen(ply)
        self._same("chance", bytes(self.kernel_state), bytes(drawn))

    def _same(self, what: str, reference: object, kernels: object) -> None:
        if reference != kernels:
            raise Difference(
                f"{what}: the reference says {reference}, the kernel {kernels}", self.record()
            )

    def record(self) -> Record:
        players = [f"random {seat + 1}" for seat in range(self.config.players)]
        result = self.game.result(self.state)
        return record_of_plies(self.game, self.config, self.state.history, players, result)
