"""What is counted of a game of Mustachio, from the open views of its rounds' ends."""

from upperlip.nuts.cards import NUTS
from upperlip.nuts.config import ROUNDS, Config
from upperlip.nuts.scoring import leaders, totals
from upperlip.nuts.view import View
from upperlip.statistics.counters import POINTS_FROM, SCORES_FROM, Counters, count_in
from upperlip.statistics.counters import blank as blank_of
from upperlip.statistics.nuts.villains import acting, spells_cast, winner_without

_BIDS = 28  # 0 to 27: three players of a side with nine cards each


def blank(config: Config) -> Counters:
    sides, villains = len(config.teams), len(config.villain_cards)
    return blank_of(
        {
            "games": 1,
            "games_won": sides,  # after the tie-break
            "tiebreaks": 1,  # games that needed one
            "scores": 1024,  # of a side in a game: how often each number, from SCORES_FROM on
            "rounds": ROUNDS,  # by number
            "round_won": sides,  # rounds with most points; a tie counts for all in it
            "points": 256,  # of a side in a round: how often each number, from POINTS_FROM on
            "bids_made": _BIDS,  # by a side's bid; blind ones are counted apart
            "bids_met": _BIDS,
            "blind_made": 1,
            "blind_met": 1,
            "villain_tricks": villains,  # tricks in which a villain acted (villains.py)
            "villain_changed": villains,  # of these: another would have won without it
        }
    )


def look(counters: Counters, view: View) -> None:
    """At the end of a round its tricks are still on view; at the end of the game, all scores."""
    _count_villains(counters, view)
    if view.ask is None:
        _count_game(counters, view)
        for number in range(ROUNDS):
            _count_round(counters, view, number)


def _count_villains(counters: Counters, view: View) -> None:
    if view.round is None:  # before the first deal
        return
    spells, villains = spells_cast(view, view.round), view.config.villain_cards
    for at, trick in enumerate(view.round.tricks):
        for card in acting(view.round, spells, at):
            changed = winner_without(card, view.round, spells, at, villains) != trick.winner
            counters["villain_tricks"][card - len(NUTS)] += 1
            counters["villain_changed"][card - len(NUTS)] += changed


def _count_game(counters: Counters, view: View) -> None:
    winners = view.duel.sides if view.duel else leaders(view.config, view.scores)  # U-44, U-45
    counters["games"][0] += 1
    counters["tiebreaks"][0] += view.duel is not None
    for side in winners:
        counters["games_won"][side] += 1
    for score in totals(view.config, view.scores):
        count_in(counters["scores"], score - SCORES_FROM)


def _count_round(counters: Counters, view: View, number: int) -> None:
    score = view.scores[number]
    counters["rounds"][number] += 1
    for side, (bid, blind, tricks, points) in enumerate(zip(*score, strict=True)):
        count_in(counters["points"], points - POINTS_FROM)
        counters["round_won"][side] += points == max(score.points)
        if blind:
            counters["blind_made"][0] += 1
            counters["blind_met"][0] += tricks == bid
        else:
            counters["bids_made"][bid] += 1
            counters["bids_met"][bid] += tricks == bid
