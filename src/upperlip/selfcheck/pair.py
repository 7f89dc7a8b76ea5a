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
        self.position = engine.position.begin(config)

    def compare(self) -> Ask | None:
        """What is asked now; None at the end. Raises Difference if the engines do not agree."""
        ask = self.game.turn(self.state)
        what, seats = ("over", ()) if ask is None else ask
        self._same("asked", (what, seats), (self.position.ask, self.position.seats))
        for seat in seats:
            legal = self.game.legal(self.state, seat)
            expected = [value(self.game.title, action) for action in legal]
            self._same(f"legal for seat {seat}", expected, self.position.legal(seat))
        position = self.position.from_state(self.state)
        if bytes(position) != bytes(self.position):  # tricks won, stars, bids, scores: everything
            for what in ("points", "rounds", "hands"):
                self._same(what, getattr(position, what), getattr(self.position, what))
            self._same("the position", bytes(position).hex(), bytes(self.position).hex())
        if ask is None:
            result = self.game.result(self.state) or {}
            self._same("winners", result["winners"], list(self.position.winners))
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
            self.position.apply(value(self.game.title, action), seat)
            return
        drawn = self.position.copy()
        drawn.chance(self.engine.generator(*key))
        ply = self.game.sample(self.state, draws)
        self.state = self.game.apply(self.state, ply)
        self.position.happen(ply)
        self._same("chance", bytes(self.position), bytes(drawn))

    def _same(self, what: str, reference: object, kernels: object) -> None:
        if reference != kernels:
            raise Difference(
                f"{what}: the reference says {reference}, the kernel {kernels}", self.record()
            )

    def record(self) -> Record:
        players = [f"random {seat + 1}" for seat in range(self.config.players)]
        result = self.game.result(self.state)
        return record_of_plies(self.game, self.config, self.state.history, players, result)
