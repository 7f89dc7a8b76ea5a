"""One deal, replayed with every assignment, and what came of it."""

from time import perf_counter_ns
from typing import NamedTuple

from upperlip.animals import MOUSTACHE
from upperlip.arena.animals import SCORER as ANIMALS
from upperlip.arena.assignments import Assignment, assignments
from upperlip.arena.contest import Contest, Entrant
from upperlip.arena.lapses import count_lapse, no_lapses
from upperlip.arena.nuts import SCORER as NUTS
from upperlip.arena.scorer import AnyScorer
from upperlip.bots import blaming, choice_of
from upperlip.nuts import MUSTACHIO
from upperlip.statistics.counters import Counters, add
from upperlip.table.match import Match
from upperlip.table.ply import Action
from upperlip.table.seat import OPEN, SPECTATOR, Seat

SCORERS: dict[str, AnyScorer] = {MOUSTACHE.title: ANIMALS, MUSTACHIO.title: NUTS}

Times = tuple[list[int], list[int]]  # of moves, in microseconds, by entrant


class Deal(NamedTuple):
    """All replays together. The counters depend on the contest and the number alone."""

    number: int
    counters: Counters
    times: Times


def replays(contest: Contest) -> tuple[Assignment, ...]:
    parties = SCORERS[contest.title].parties(contest.config, contest.whole)
    return assignments(parties)


def play_deal(contest: Contest, number: int) -> Deal:
    counters: Counters = {}
    times: Times = ([], [])
    for assignment in replays(contest):
        add(counters, play_replay(contest, number, assignment, times))
    return Deal(number, counters, times)


def play_replay(contest: Contest, number: int, assignment: Assignment, times: Times) -> Counters:
    """The chance and the seats' own streams are the same in every replay (`Match`)."""
    scorer, first = SCORERS[contest.title], contest.first_round(number)
    match = Match(contest.game, contest.config, contest.seed, number, first_round=first)
    entrants: list[int] = []  # by seat
    lapses = no_lapses() if contest.manners else {}
    while (ask := match.ask) is not None and (contest.whole or match.rounds_scored < first):
        if match.let_chance():
            continue
        if not entrants:
            parties = scorer.party_of_seats(match.view(SPECTATOR), contest.whole)
            entrants = [assignment[party] for party in parties]
        seat = ask.seats[0]
        began = perf_counter_ns()
        action = _choice(contest.entrants[entrants[seat]], match, seat, number)
        spent = perf_counter_ns() - began
        legal = match.legal(seat)
        if len(legal) > 1:  # else there was nothing to think about
            times[entrants[seat]].append(spent // 1000)
            if contest.manners:
                count_lapse(lapses, entrants[seat], match.view(seat), legal, action)
        match.act(seat, action)
    if contest.whole:
        assert match.result is not None, "it is over"
        return scorer.count_game(match.view(OPEN), match.result, assignment) | lapses
    return scorer.count_round(match.view(OPEN), assignment) | lapses


def _choice(entrant: Entrant, match: Match, seat: Seat, deal: int) -> Action:
    bot = entrant.bot
    if not bot.peeks:
        with blaming(bot, seat, "deal", deal):
            return choice_of(bot, match, seat, entrant.budget)
    legal, draws = match.legal(seat), match.draws_for(seat)
    return bot.choose_open(match.truth, seat, legal, draws, entrant.budget)
