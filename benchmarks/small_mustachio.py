"""Mustachio for two with a cut deck: small enough to know exactly how much a player loses.

All rules hold: blind bids, the trump turned from what is left, secret bids, tricks, points. Only
the deck has few nuts, the hands few cards, and the game one round. What one player is ahead in
points the other is behind, so the most that anybody can win against a player is what that player
can lose: `best_response` finds it by going through every deal and every way to play it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from upperlip.bots import Bot, Budget
from upperlip.nuts import MUSTACHIO
from upperlip.nuts.cards import BY_NAME, Card
from upperlip.nuts.chance import Deal, Flip
from upperlip.nuts.config import Config
from upperlip.nuts.state import State
from upperlip.nuts.view import View
from upperlip.table.generator import Generator
from upperlip.table.ply import Action, Decision
from upperlip.table.seat import Seat


@dataclass(frozen=True, slots=True)
class SmallConfig(Config):
    deck: tuple[Card, ...] = ()
    size: int = 2

    @property
    def nuts(self) -> tuple[Card, ...]:
        return self.deck

    def hand_size(self, number: int) -> int:  # noqa: ARG002 – there is one round
        return self.size


def small(names: str, size: int) -> SmallConfig:
    """`small("R1 R14 R15 B1 B14 B15", 2)`: two players, no villains."""
    deck = tuple(sorted(BY_NAME[name] for name in names.split()))
    return SmallConfig(2, "solo", villains="none", deck=deck, size=size)


def is_over(state: State) -> bool:
    return bool(state.scores)


def lead(state: State, seat: Seat) -> int:
    """Points ahead, once it is over."""
    points = state.scores[0].points
    return points[seat] - points[1 - seat]


def outcomes(state: State) -> Iterator[tuple[Deal | Flip, float]]:
    """All that chance can do now, with its probability."""
    if state.agenda[0].what != "deal":
        pile = state.live.pile
        yield from ((Flip(card), 1 / len(pile)) for card in pile)
        return
    config = state.config
    size, dealer = config.hand_size(1), config.dealer(1)
    deals = [
        (first, second)
        for first in combinations(config.nuts, size)
        for second in combinations([card for card in config.nuts if card not in first], size)
    ]
    yield from ((Deal(1, dealer, (), hands), 1 / len(deals)) for hands in deals)


# Players


Odds = Mapping[Action, float]
Player = Callable[[View, Sequence[Action]], Odds]


class Sampled:
    """A bot as a player whose habits are known: what it does in so many tries at each decision."""

    def __init__(self, bot: Bot, budget: Budget, tries: int, seed: int = 0) -> None:
        self.bot, self.budget, self.tries, self.seed = bot, budget, tries, seed
        self.known: dict[object, Odds] = {}

    def __call__(self, view: View, legal: Sequence[Action]) -> Odds:
        key = what_is_known(view)
        if key not in self.known:
            place = len(self.known)
            self.known[key] = self._tried(view, tuple(legal), place)
        return self.known[key]

    def _tried(self, view: View, legal: tuple[Action, ...], place: int) -> Odds:
        if len(legal) == 1:
            return {legal[0]: 1.0}
        odds = dict.fromkeys(legal, 0.0)
        for number in range(self.tries):
            draws = Generator(self.seed, place, number)
            odds[self.bot.choose(view, legal, draws, self.budget)] += 1 / self.tries
        return odds


def any_card(_: View, legal: Sequence[Action]) -> Odds:
    return dict.fromkeys(legal, 1 / len(legal))


def what_is_known(view: View) -> object:
    """The same exactly for moments that the view's seat cannot tell apart."""
    chosen = () if view.round is None else view.round.chosen
    return view.seat, view.history, chosen


# The exact best response


Weighed = tuple[State, float]  # by chance and the other player alone


def best_response(config: SmallConfig, seat: Seat, other: Player) -> float:
    """What a seat that knows the other player's habits can win, in points a round."""
    return _value([(MUSTACHIO.begin(config), 1.0)], seat, other)


def _value(alike: list[Weighed], seat: Seat, other: Player) -> float:
    """Of states among which the seat cannot tell, with best play from here on."""
    total, decisions = 0.0, dict[object, list[Weighed]]()
    going_on = alike
    while going_on:
        state, weight = going_on.pop()
        if is_over(state):
            total += weight * lead(state, seat)
        elif not state.agenda[0].seats:
            going_on += ((MUSTACHIO.apply(state, ply), weight * p) for ply, p in outcomes(state))
        elif state.agenda[0].seats[0] == seat:
            known = what_is_known(MUSTACHIO.view(state, seat))
            decisions.setdefault(known, []).append((state, weight))
        else:
            going_on += _after(state, weight, 1 - seat, other)
    return total + sum(_best(states, seat, other) for states in decisions.values())


def _after(state: State, weight: float, seat: Seat, player: Player) -> Iterator[Weighed]:
    odds = player(MUSTACHIO.view(state, seat), MUSTACHIO.legal(state, seat))
    for action, p in odds.items():
        if p:
            yield MUSTACHIO.apply(state, Decision(seat, action)), weight * p


def _best(states: list[Weighed], seat: Seat, other: Player) -> float:
    legal = MUSTACHIO.legal(states[0][0], seat)
    return max(
        _value(
            [(MUSTACHIO.apply(state, Decision(seat, action)), w) for state, w in states],
            seat,
            other,
        )
        for action in legal
    )


def exploitability(config: SmallConfig, player: Player) -> float:
    """What a player loses to one who knows its habits, on average over both seats.

    The two seats' values of the game cancel, so best play on both sides would lose nothing.
    """
    return sum(best_response(config, seat, player) for seat in (0, 1)) / 2
