"""The luck ledger: the result as a sum that adds up, in whole millionths.

Here, and nowhere else in a review, all cards are open: the game is over. The true value of a
position is what the one evaluator (`comparing.true_values`) says of it. A step changes it; of what
a decision changed, the loss that the seat could have seen is told apart from the guess that came
off or did not.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from upperlip.records.check import Replayed
from upperlip.review.comparing import true_values
from upperlip.review.decision import JudgedDecision
from upperlip.review.yardstick import MILLION, AnyYardstick
from upperlip.review.yardsticks import YARDSTICKS
from upperlip.table.game import AnyGame
from upperlip.table.ply import Decision
from upperlip.table.seat import OPEN, Seat
from upperlip.table.shape import AnyState

# What a line can be about, in the order in which they are told.
KINDS = (
    "even", "deal", "teams", "crown", "trump", "turned", "trophies",
    "own", "partner", "opponent",
)  # fmt: skip

Balance = tuple[int, ...]  # by seat: of the result, what one has and can expect


class Line(NamedTuple):
    """What a step did to the balance of each seat."""

    step: int
    round: int
    kind: str  # of chance; "decision"
    seat: Seat | None  # whose decision
    change: Balance
    parties: tuple[int, ...] = ()  # of a decision, by seat: who wins and loses together


class Entry(NamedTuple):
    """The same for one seat, a decision's loss and its guess apart."""

    step: int
    round: int
    kind: str
    seat: Seat | None
    change: int
    loss: int = 0  # what one could have seen; of an opponent it is a gift, and positive

    @property
    def guess(self) -> int:
        """What nobody could know that came off, or did not."""
        return self.change - self.loss


def lines(game: AnyGame, steps: Sequence[Replayed], worlds: int | None = None) -> Iterator[Line]:
    """Step by step; their sum is the result. `worlds`: fewer than usual for each value."""
    judge = _Judge(game, YARDSTICKS[game.title], worlds)
    yardstick = judge.yardstick
    balance: Balance = (0,) * steps[0].before.config.players
    for number, step in enumerate(steps, start=1):
        before, after = step.before, step.after
        round_ = len(before.scores) + 1
        ask = game.turn(before)
        assert ask is not None, "the game is not over before its last step"
        if ask.what == game.round_opening:
            fair = judge.round_ahead(before, balance)
            yield Line(number, round_, "even", None, _minus(fair, balance))
            balance = fair
        if isinstance(step.ply, Decision):
            seat = step.ply.seat
            forced = len(game.legal(before, seat)) < 2 and len(after.scores) == len(before.scores)
            now = balance if forced else judge.expected(after)
            open_ = game.glance(before, OPEN)
            parties = tuple(yardstick.party(open_, each) for each in range(len(balance)))
            yield Line(number, round_, "decision", seat, _minus(now, balance), parties)
            balance = now
            continue
        for stage in yardstick.stages(step.ply):
            now = judge.expected(before, stage.teams, stage.crown)
            yield Line(number, round_, stage.kind, None, _minus(now, balance))
            balance = now
        now = judge.expected(after)
        yield Line(number, round_, yardstick.luck[ask.what], None, _minus(now, balance))
        balance = now


class _Judge(NamedTuple):
    """What positions are worth, all cards known."""

    game: AnyGame
    yardstick: AnyYardstick
    worlds: int | None

    def expected(self, state: AnyState, teams: int = -1, crown: int = -1) -> Balance:
        """What each seat has of the result, and what it can expect of the round that is on."""
        banked: Balance = self.yardstick.banked(self.game.glance(state, OPEN))
        ask = self.game.turn(state)
        if ask is None or ask.what in self.yardstick.between:
            return banked
        return self.round_ahead(state, banked, teams, crown)

    def round_ahead(
        self, state: AnyState, banked: Balance, teams: int = -1, crown: int = -1
    ) -> Balance:
        weight = MILLION * self.yardstick.weight(state.config, len(state.scores) + 1)
        values = true_values(state, teams, crown, self.worlds)
        return tuple(
            have + round(weight * value) for have, value in zip(banked, values, strict=True)
        )


def _minus(now: Balance, before: Balance) -> Balance:
    return tuple(one - other for one, other in zip(now, before, strict=True))


def entries(
    lines: Sequence[Line], judged: Mapping[int, JudgedDecision], seat: Seat
) -> Iterator[Entry]:
    """The ledger of one seat; `judged` by step."""
    for line in lines:
        change = line.change[seat]
        if line.seat is None:
            yield Entry(line.step, line.round, line.kind, None, change)
            continue
        decision, loss = judged.get(line.step), 0
        if decision is not None:
            view = decision.moment.view
            weight = YARDSTICKS[view.game].weight(view.config, line.round)
            loss = round(weight * decision.parties[line.parties[seat]])
        yield Entry(line.step, line.round, _who(line, seat), line.seat, change, loss)


def _who(line: Line, seat: Seat) -> str:
    if line.seat == seat:
        return "own"
    assert line.seat is not None, "somebody decided"
    return "partner" if line.parties[line.seat] == line.parties[seat] else "opponent"


def totals(found: Sequence[Entry]) -> dict[str, int]:
    """By what it is about: luck as `deal`, decisions as `own-losses` and `own-guesses`."""
    sums: dict[str, int] = {}
    for kind in KINDS:
        of_kind = [entry for entry in found if entry.kind == kind]
        if kind in ("own", "partner", "opponent"):
            sums[f"{kind}-losses"] = sum(entry.loss for entry in of_kind)
            sums[f"{kind}-guesses"] = sum(entry.guess for entry in of_kind)
        else:
            sums[kind] = sum(entry.change for entry in of_kind)
    return sums
