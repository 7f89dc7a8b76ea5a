"""Why another action was better, in the words of the rules, counted over the worlds.

A reason is what happens in the trick, or to the bid, when all go on by rules of thumb. One that
holds in fewer than 60 of 100 worlds is none.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from upperlip.games import GAMES
from upperlip.review.comparing import Comparison
from upperlip.review.yardstick import AnyYardstick, Stake
from upperlip.review.yardsticks import YARDSTICKS
from upperlip.table.ply import Action
from upperlip.table.reason import Reason, Value, because
from upperlip.table.seat import Seat
from upperlip.table.shape import AnyView

if TYPE_CHECKING:
    from upperlip.kernel.common.compared import Compared

ENOUGH = 0.6  # of all worlds
APART = 0.1  # so much more often, and it is a difference

Holds = Callable[[int], bool]  # in a world


class Why(NamedTuple):
    """A reason, in how many of 100 worlds it holds, and a world in which it matters."""

    reason: Reason
    share: int
    hands: tuple[tuple[str, ...], ...]  # everybody's cards in that world


class _Duel:
    """The best action against the one played, world by world."""

    def __init__(self, view: AnyView, compared: Comparison, best: Action, played: Action) -> None:
        self.yardstick: AnyYardstick = YARDSTICKS[view.game]
        self.view, self.compared = view, compared
        self.best, self.played = best, played
        self.seat: Seat = view.seat
        self.worlds = compared.worlds
        self.stake: Stake = self.yardstick.stake(view)

    @property
    def _best(self) -> "Compared":
        return self.compared.by_action[self.best]

    @property
    def _played(self) -> "Compared":
        return self.compared.by_action[self.played]

    def ours(self, action: Action) -> Holds:
        """Does the side take the trick?"""
        takers, friends = self.compared.by_action[action].takers, self.stake.friends
        return lambda world: takers[world] in friends

    def gains(self, action: Action) -> Holds:
        """Does the side take the trick, and gain by what lies in it?"""
        ours, gains = self.ours(action), self.compared.by_action[action].gains
        return lambda world: ours(world) and gains[world] * self.stake.wanted > 0

    def others(self, action: Action) -> Holds:
        """Does it go to others, or to nobody?"""
        ours = self.ours(action)
        return lambda world: not ours(world)

    def others_gain(self, action: Action, sign: int = 1) -> Holds:
        """Do others take it, and gain by what lies in it (or, below 0, lose)?"""
        compared = self.compared.by_action[action]
        outsiders = {-1, *self.stake.friends}
        return lambda world: (
            compared.takers[world] not in outsiders
            and compared.gains[world] * self.stake.wanted * sign < 0
        )

    def partners(self) -> Holds:
        """Does a partner take the trick, which the card played took away?"""
        friends = self.stake.friends - {self.seat}
        best, played = self._best.takers, self._played.takers
        return lambda world: best[world] in friends and played[world] == self.seat

    def alike(self) -> Holds:
        """Does the trick go the same way?"""
        best, played = self.ours(self.best), self.ours(self.played)
        return lambda world: best(world) == played(world)

    def share(self, holds: Holds) -> float:
        return sum(map(holds, range(self.worlds))) / self.worlds

    def name(self, action: Action) -> str:
        return self.yardstick.card_name(self.view.config, action.value)

    def cards(self) -> dict[str, Value]:
        """The two, as sentences name them."""
        return {"card": self.name(self.best), "instead": (self.name(self.played),)}

    def colour(self, action: Action) -> str:
        """Its letter, as records write it."""
        return GAMES[self.view.game].write_action(self.view.config, action).split()[-1]

    def worth(self, action: Action) -> int:
        return self.stake.worth[action.value]

    def why(self, kind: str, message: str, holds: Holds, **args: Value) -> Iterator[Why]:
        """The reason, if it holds often enough."""
        share = self.share(holds)
        if share < ENOUGH:
            return
        percent = round(100 * share)
        reason = because(self.yardstick.rules[kind], message, share=percent, **args)
        yield Why(reason, percent, self._example(holds))

    def _example(self, holds: Holds) -> tuple[tuple[str, ...], ...]:
        """The first of the worlds in which the reason holds and most is lost."""
        lost = [
            (one - other if holds(world) else float("-inf"))
            for world, (one, other) in enumerate(
                zip(self._best.values, self._played.values, strict=True)
            )
        ]
        hands = self.compared.hands(lost.index(max(lost)))
        name, config = self.yardstick.card_name, self.view.config
        return tuple(tuple(name(config, card) for card in hand) for hand in hands)


def why_better(view: AnyView, compared: Comparison, best: Action, played: Action) -> Why | None:
    duel = _Duel(view, compared, best, played)
    return next(_KINDS.get(best.verb, _nothing)(duel), None)


def _nothing(_: _Duel) -> Iterator[Why]:
    yield from ()


def _play(duel: _Duel) -> Iterator[Why]:
    """The most telling first."""
    best, played, cards = duel.best, duel.played, duel.cards()
    taken, taken_else = duel.share(duel.ours(best)), duel.share(duel.ours(played))
    rest = {"rest": round(100 * taken_else)}
    if duel.stake.sated and taken_else - taken >= APART:
        yield from duel.why("bid", "review-bid-met", duel.others(best), **cards, **rest)
    if not duel.stake.sated and taken - taken_else >= APART:
        yield from duel.why("trick", "review-takes", duel.ours(best), **cards, **rest)
    yield from duel.why("trick", "review-partner", duel.partners(), **cards)
    yield from _of_cards(duel)
    if taken_else - taken >= APART:
        yield from duel.why("trick", "review-leaves", duel.others(best), **cards, **rest)
    yield from duel.why("trick", "review-same", duel.alike(), **cards)


def _of_cards(duel: _Duel) -> Iterator[Why]:
    """What the two cards themselves bring, and to whom."""
    best, played, cards = duel.best, duel.played, duel.cards()
    gain, gain_else = duel.worth(best), duel.worth(played)
    if gain_else > max(gain, 0):
        yield from duel.why("card", "review-gives-away", duel.others_gain(played), **cards)
    if gain > max(gain_else, 0):
        yield from duel.why("card", "review-brings", duel.gains(best), **cards)
    if gain < min(gain_else, 0):
        yield from duel.why("card", "review-hands-over", duel.others_gain(best, -1), **cards)


def _steal(duel: _Duel) -> Iterator[Why]:
    if duel.worth(duel.best) > duel.worth(duel.played):
        yield from duel.why("steal", "review-worth-more", lambda _: True, **duel.cards())


def _trump(duel: _Duel) -> Iterator[Why]:
    """What the colour does to the trick on the table."""
    best, played = duel.best, duel.played
    taken, taken_else = duel.share(duel.ours(best)), duel.share(duel.ours(played))
    named: dict[str, Value] = {"colour": duel.colour(best), "rest": round(100 * taken_else)}
    if taken - taken_else >= APART:
        yield from duel.why("trump", "review-trump-takes", duel.ours(best), **named)
    if taken_else - taken >= APART:
        yield from duel.why("trump", "review-trump-leaves", duel.others(best), **named)


def _bid(duel: _Duel) -> Iterator[Why]:
    tricks, number = duel.compared.by_action[duel.best].gains, duel.played.value
    if duel.best.value > number:
        yield from duel.why(
            "bid", "review-more-tricks", lambda world: tricks[world] > number, number=number
        )
    elif duel.best.value < number:
        yield from duel.why(
            "bid", "review-fewer-tricks", lambda world: tricks[world] < number, number=number
        )


def _blind(duel: _Duel) -> Iterator[Why]:
    """A blind bid that is seldom met; of one that was not made, nothing is said."""
    tricks, number = duel.compared.by_action[duel.played].gains, duel.played.value
    if number:
        yield from duel.why(
            "blind", "review-blind-missed", lambda world: tricks[world] != number, number=number
        )


_KINDS: dict[str, Callable[[_Duel], Iterator[Why]]] = {
    "play": _play,
    "steal": _steal,
    "trump": _trump,
    "bid": _bid,
    "blind": _blind,
}
