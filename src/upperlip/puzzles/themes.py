"""What a puzzle is about: the cards whose effects act, and what the good answer does.

Counted over worlds, like the review's reasons: what holds in fewer than 60 of 100 is no theme.
"""

from collections import Counter
from collections.abc import Callable, Iterator

from upperlip.bots import Budget, find_bot
from upperlip.games import GAMES
from upperlip.puzzles.judging import Separated
from upperlip.puzzles.lores import LORES
from upperlip.review.reasons import ENOUGH
from upperlip.review.yardsticks import YARDSTICKS
from upperlip.table.generator import Generator
from upperlip.table.ply import Action, Decision
from upperlip.table.shape import AnyState, AnyView

# What a good card does: `duck` leaves a trick that another would take, `take` takes it; `keep`
# ducks because the bid is met; `partner` lets a partner have it, who would not have it otherwise;
# `count` takes it, before all have played, with a card over which most of its colour has gone.
_TRICK_DEEDS = ("duck", "take", "keep", "partner", "count")
# Every other answer is a deed of its own.
DEEDS = (*_TRICK_DEEDS, *(ask for lore in LORES.values() for ask in lore.asks if ask != "play"))

_GUESSES = 25  # worlds in which a trick is played out to see what acts on it
_COUNTED = 2  # stronger cards that one has seen go


def themes_of(view: AnyView, judged: Separated) -> list[str]:
    """Deeds first, then the ids of cards."""
    best, other = judged.good[0].action, judged.rest[0].action
    deeds = {best.verb} if best.verb != "play" else set(_of_trick(view, judged))
    return [*(deed for deed in DEEDS if deed in deeds), *_acting(view, best, other)]


def _of_trick(view: AnyView, judged: Separated) -> Iterator[str]:
    """Of the best answer against the best of the wrong ones."""
    stake = YARDSTICKS[view.game].stake(view)
    best, other = (
        judged.compared.by_action[each.action].takers for each in (judged.good[0], judged.rest[0])
    )
    partners = stake.friends - {view.seat}

    def often(holds: Callable[[int], bool]) -> bool:
        return sum(map(holds, range(len(best)))) >= ENOUGH * len(best)

    ours = often(lambda world: best[world] in stake.friends)
    ours_else = often(lambda world: other[world] in stake.friends)
    if ours and often(lambda world: other[world] not in stake.friends):
        yield "take"
    if often(lambda world: best[world] == view.seat) and _counted(view, judged.good[0].action):
        yield "count"
    if ours_else and often(lambda world: best[world] not in stake.friends):
        yield "duck"
        if stake.sated:
            yield "keep"
    if often(lambda world: best[world] in partners and other[world] not in partners):
        yield "partner"


def _counted(view: AnyView, best: Action) -> bool:
    """Of the stronger cards, has one seen twice as many go as others may hold?"""
    round_ = view.round
    assert round_ is not None, "puzzles belong to rounds"
    if len(round_.trick.cards) == view.config.players - 1:
        return False  # who plays last need not count
    stronger = {*LORES[view.game].stronger(view, best.value)}
    gone = stronger & {card for trick in round_.tricks for card in trick.cards}
    out = stronger - gone - {*round_.hand, *round_.trick.cards}
    return len(gone) >= max(_COUNTED, 2 * len(out))


def _acting(view: AnyView, best: Action, other: Action) -> list[str]:
    """Whose effects act, with the good answer or with the other."""
    counts = {action: Counter[str]() for action in (best, other)}
    for number in range(_GUESSES):
        for action, acting in counts.items():
            acting.update(LORES[view.game].acting(view, _trick_after(view, action, number)))
    often = {id_ for each in counts.values() for id_, n in each.items() if n >= ENOUGH * _GUESSES}
    return sorted(often)


def _trick_after(view: AnyView, action: Action, number: int) -> tuple[int, ...]:
    """The trick that an answer is for, played out by novices in a world; of a bid, none."""
    assert view.round is not None, "puzzles belong to rounds"
    if action.verb not in ("play", "trump"):
        return view.round.trick.cards
    game, draws = GAMES[view.game], Generator(number)
    state: AnyState = game.apply(game.guess(view, draws), Decision(view.seat, action))
    novice, before = find_bot("novice"), len(view.round.tricks)
    while (ask := game.turn(state)) is not None:
        seen: AnyView = game.view(state, ask.seats[0] if ask.seats else view.seat)
        if seen.round is None or seen.round.number != view.round.number:
            break
        if len(seen.round.tricks) > before:
            return seen.round.tricks[before].cards
        if ask.seats:
            legal = game.legal(state, seen.seat)
            chosen = novice.choose(seen, legal, draws, Budget())
            state = game.apply(state, Decision(seen.seat, chosen))
        else:
            state = game.apply(state, game.sample(state, draws))
    return view.round.trick.cards
