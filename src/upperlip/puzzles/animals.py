"""What puzzles must be told about Moustache."""

from upperlip.animals.cards import ANIMALS, COLOURS, JOKERS, NAMES, Card, colour_of, is_joker
from upperlip.animals.effects.fewest import Fewest
from upperlip.animals.effects.follow import Follow
from upperlip.animals.effects.most import Most
from upperlip.animals.effects.open import Open
from upperlip.animals.effects.passing import Pass
from upperlip.animals.effects.trick import TrickPrize
from upperlip.animals.law import judge, law_of, ranked
from upperlip.animals.line import Row, line_of
from upperlip.animals.scoring import worths
from upperlip.animals.view import RoundView, View
from upperlip.puzzles.lore import Cards, Lore
from upperlip.table.generator import Generator
from upperlip.table.ply import Decision


def _options(_: int, draws: Generator) -> dict[str, object]:
    return {"rule_set": ("book", "house")[draws.below(2)]}


def _acting(view: View, cards: Cards) -> frozenset[str]:
    assert view.round is not None, "puzzles belong to rounds"
    row = view.row[: view.round.number]
    acting = {id_ for id_ in row if _changes(view, row, id_, cards)}
    acting |= {
        id_ for id_, effect in line_of(row, view.config.cards) if _bears(view, effect, cards)
    }
    return frozenset(acting | {NAMES[card] for card in cards if card in JOKERS})


def _changes(view: View, row: Row, id_: str, cards: Cards) -> bool:
    """Without this rule, would somebody else win or lead, or would a card count otherwise?"""
    rest, config = tuple(each for each in row if each != id_), view.config
    with_it, without = (judge(law_of(each, config.threes), cards) for each in (row, rest))
    worth, other = (worths(each, config.printed_stars) for each in (row, rest))
    verdicts = ((each.winner, each.lead, each.out) for each in (with_it, without))
    return len(set(verdicts)) > 1 or any(worth[card] != other[card] for card in cards)


def _bears(view: View, effect: object, cards: Cards) -> bool:
    """Rules that look at more than a trick's winner and the worth of a card in it."""
    round_ = view.round
    assert round_ is not None, "puzzles belong to rounds"
    match effect:
        case Fewest():
            return True
        case Most():
            return any(map(effect.names, cards))
        case TrickPrize(which="last"):
            return len(round_.hand) == 1
        case TrickPrize():
            return not round_.tricks
        case Open():
            others = (hand for seat, hand in enumerate(round_.open) if seat != view.seat)
            shown = {COLOURS[colour_of(card)] for card in cards if not is_joker(card)}
            return any(others) and effect.colour in shown
        case Pass():
            return not _gave(view).issubset(_played(round_))
        case Follow():
            return len({colour_of(card) for card in round_.trick.cards if not is_joker(card)}) > 1
    return False


def _gave(view: View) -> set[Card]:
    """What one has given, and so knows where it went."""
    return {
        ply.action.value
        for ply in view.history
        if isinstance(ply, Decision) and ply.action.verb == "give" and ply.seat == view.seat
    }


def _played(round_: RoundView) -> set[Card]:
    done = {card for trick in round_.tricks for card in trick.cards}
    return done.union(round_.trick.cards)


def _stronger(view: View, card: Card) -> Cards:
    if is_joker(card):
        return ()
    law = law_of(view.row, view.config.threes, view.config.cards)
    order = ranked(law, tuple(each for each in ANIMALS if colour_of(each) == colour_of(card)))
    return order[: order.index(card)]


LORE = Lore(options=_options, asks=("play", "steal"), acting=_acting, stronger=_stronger)
