"""Asking the kernel: what every action is worth in the same worlds, and what a position is worth.

One evaluator for all of a review: rules of thumb with noise, then best play by all in the last
tricks. Its streams depend on the view alone, so that the same record has the same review. The
kernel is imported late, with the first question: most commands need none.
"""

import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from upperlip.review.yardsticks import YARDSTICKS
from upperlip.table.ply import Action
from upperlip.table.shape import AnyConfig, AnyState, AnyView

if TYPE_CHECKING:
    from upperlip.kernel.common.compared import Compared
    from upperlip.kernel.interface import Comparer, Knowledge

WORLDS = 2000  # for each decision
TRUE_WORLDS = 2000  # playouts for each true value
BEFORE_DEAL = 4  # times as many before a deal: there is more to come
_SEED = 18
_TRUE = 1 << 32  # the "seat" that sees all cards


class _Comparers(threading.local):
    """For each thread, one per engine: a comparer is large, and does one thing at a time."""

    def __init__(self) -> None:
        self._by_kind: dict[type[Comparer], Comparer] = {}

    def of(self, config: AnyConfig) -> "Comparer":
        from upperlip import kernel  # noqa: PLC0415 – see above

        kind = kernel.engine_for(config).comparer
        if kind not in self._by_kind:
            self._by_kind[kind] = kind()
        return self._by_kind[kind]


_COMPARERS = _Comparers()


def _tail(config: AnyConfig) -> int:
    """In tricks."""
    return YARDSTICKS[config.game].tail(config) // config.players


class Comparison(NamedTuple):
    """Every action in the same worlds."""

    by_action: "dict[Action, Compared]"
    knowledge: "Knowledge"
    stream: Any  # the engine's own; fork n draws world n

    @property
    def worlds(self) -> int:
        return len(next(iter(self.by_action.values())).values)

    def plus(self, more: "Comparison") -> "Comparison":
        """With the worlds of another comparison of the same view, which goes on after this one."""
        mine, theirs = self.worlds, more.worlds
        joined = {
            action: type(one)(
                values=[*one.values, *other.values],
                parties=tuple(
                    (mine * here + theirs * there) / (mine + theirs)
                    for here, there in zip(one.parties, other.parties, strict=True)
                ),
                takers=[*one.takers, *other.takers],
                gains=[*one.gains, *other.gains],
            )
            for action, one in self.by_action.items()
            for other in (more.by_action[action],)
        }
        return self._replace(by_action=joined)

    def hands(self, world: int) -> tuple[tuple[int, ...], ...]:
        """Everybody's cards in one of the worlds."""
        return self.knowledge.draw(self.stream.fork(world)).hands


def compare(
    view: AnyView, actions: Sequence[Action], worlds: int = WORLDS, first: int = 0
) -> Comparison:
    """What the view's seat can expect of each of its actions, in the worlds from `first` on."""
    from upperlip import kernel  # noqa: PLC0415 – see above

    game, config = view.game, view.config
    knowledge = kernel.knowledge(view)
    stream = kernel.generator_for(config, _SEED, view.seat, len(view.history))
    numbers = [kernel.value(game, action) for action in actions]
    found = _COMPARERS.of(config).compare(
        knowledge, stream, view.seat, numbers, worlds=worlds, first=first, tail=_tail(config)
    )
    by_action = {action: found[n] for action, n in zip(actions, numbers, strict=True)}
    return Comparison(by_action, knowledge, stream)


def holders(view: AnyView, worlds: int = 400) -> dict[int, tuple[int, ...]]:
    """For each card that the seat could not see: in how many worlds which hand had it."""
    from upperlip import kernel  # noqa: PLC0415 – see above

    knowledge = kernel.knowledge(view)
    stream = kernel.generator_for(view.config, _SEED, view.seat, len(view.history))
    counts: dict[int, list[int]] = {}
    for number in range(worlds):
        for seat, hand in enumerate(knowledge.draw(stream.fork(number)).hands):
            for card in hand:
                counts.setdefault(card, [0] * view.config.players)[seat] += 1
    return {card: tuple(each) for card, each in sorted(counts.items()) if not each[view.seat]}


def true_values(
    state: AnyState, teams: int = -1, crown: int = -1, worlds: int | None = None
) -> tuple[float, ...]:
    """What the round is worth to each seat, all cards known: of a game that is over only.

    The stream is the same for the whole round, so that what changes nothing, changes nothing.
    """
    from upperlip import kernel  # noqa: PLC0415 – see above

    return _COMPARERS.of(state.config).value(
        kernel.certainty(state),
        kernel.generator_for(state.config, _SEED, _TRUE, len(state.scores)),
        worlds=worlds or TRUE_WORLDS * (1 if state.agenda[0].seats else BEFORE_DEAL),
        tail=_tail(state.config),
        teams=teams,
        crown=crown,
    )
