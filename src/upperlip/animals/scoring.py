"""Stars, the round's winner, the result (O-8, O-25 to O-30)."""

from functools import lru_cache, reduce

from upperlip.animals.cards import ANIMALS, JOKERS, Card, value_of
from upperlip.animals.config import ROUNDS, Config
from upperlip.animals.effect import Law, Tally, Team, Worth
from upperlip.animals.jokers import SCATTERER, THIEF
from upperlip.animals.law import judge, law_of
from upperlip.animals.line import Outside, Row, line_of
from upperlip.animals.state import DoneTrick, Round, Score, State

Piles = tuple[tuple[Card, ...], tuple[Card, ...]]  # captured cards by team


@lru_cache(maxsize=1 << 12)
def worths(row: Row, stars: tuple[int, ...], outside: Outside = ()) -> tuple[int, ...]:
    """What each card counts for the team that captures it (E-8), by the stars on it (O-3)."""
    line = line_of(row, outside)

    def worth(card: Card) -> int:
        return reduce(lambda so_far, each: each[1].worth(card, so_far), line, printed(card)).total

    def printed(card: Card) -> Worth:
        return Worth(stars[value_of(card)])

    return (*map(worth, ANIMALS), *(0 for _ in JOKERS))  # E-3: no effect touches a joker


@lru_cache(maxsize=1 << 6)  # every seat at the table asks the same
def captured(law: Law, teams: tuple[int, ...], tricks: tuple[DoneTrick, ...]) -> Piles:
    """The cards of each team."""
    piles: tuple[list[Card], list[Card]] = ([], [])
    for trick in tricks:
        if trick.winner is None:
            continue
        for card in judge(law, trick.cards).loot(trick.cards):
            taker = trick.winner
            if card == trick.stolen:  # O-21
                taker = (trick.leader + trick.cards.index(THIEF)) % len(teams)
            piles[teams[taker]].append(card)
    return tuple(piles[0]), tuple(piles[1])


def tally(config: Config, row: Row, round_: Round) -> Tally:
    """The round's stars at its end (O-25)."""
    last = taker(round_.teams, round_.tricks[-1])
    return _tallied(config, row, round_.teams, round_.tricks, last)


def _tallied(
    config: Config,
    row: Row,
    teams: tuple[int, ...],
    tricks: tuple[DoneTrick, ...],
    last: Team | None,
) -> Tally:
    so_far = before_effects(config, row, teams, tricks, last)
    return reduce(lambda sum_, each: each[1].tally(sum_), line_of(row, config.known), so_far)


def before_effects(
    config: Config,
    row: Row,
    teams: tuple[int, ...],
    tricks: tuple[DoneTrick, ...],
    last: Team | None,
) -> Tally:
    """What the captured cards count, before rules look at all of them (E-8)."""
    piles = captured(law_of(row, config.threes, config.known), teams, tricks)
    worth = worths(row, config.printed_stars, config.known)
    stars = (sum(worth[card] for card in piles[0]), sum(worth[card] for card in piles[1]))
    return Tally(stars, piles, tuple(taker(teams, trick) for trick in tricks), last)


@lru_cache(maxsize=1 << 6)
def stars_so_far(
    config: Config, row: Row, teams: tuple[int, ...], tricks: tuple[DoneTrick, ...]
) -> tuple[int, int]:
    """If the round ended now; the last trick is still to come (O-25)."""
    return _tallied(config, row, teams, tricks, None).stars


def taker(teams: tuple[int, ...], trick: DoneTrick) -> int | None:
    """The team that won a trick and its cards, if one did."""
    return None if trick.winner is None or SCATTERER in trick.cards else teams[trick.winner]


def score(config: Config, row: tuple[str, ...], round_: Round) -> Score:
    end = tally(config, row, round_)
    first, second = end.stars
    if first == second:
        winner = round_.teams[round_.crown]  # O-29
    else:
        winner = int((first < second) != end.fewest_wins)  # O-26
    return Score(round_.teams, round_.crown, end.stars, winner)


def points(state: State) -> tuple[int, ...]:
    """Trophy points by seat so far (O-8)."""
    seats = range(state.config.players)
    return tuple(sum(drawn[seat] or 0 for drawn in state.trophies) for seat in seats)


def result(state: State) -> dict[str, object] | None:
    if len(state.trophies) < ROUNDS:
        return None
    total = points(state)
    return {
        "points": list(total),
        "winners": [seat for seat, sum_ in enumerate(total) if sum_ == max(total)],
        "rounds": [{"stars": list(s.stars), "winner": s.winner} for s in state.scores],
    }
