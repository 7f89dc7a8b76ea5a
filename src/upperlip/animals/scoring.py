"""Stars, the round's winner, the result (O-8, O-25 to O-30)."""

from functools import lru_cache, reduce

from upperlip.animals.cards import ANIMALS, JOKERS, MONKEY, PIGEON, Card, is_joker, value_of
from upperlip.animals.config import ROUNDS, Config
from upperlip.animals.law import judge, law_of
from upperlip.animals.rule import Law, Tally, Worth
from upperlip.animals.rules import BY_ID
from upperlip.animals.state import DoneTrick, Round, Score, State

Piles = tuple[tuple[Card, ...], tuple[Card, ...]]  # captured cards by team


@lru_cache(maxsize=1 << 12)
def worths(row: tuple[str, ...], stars: tuple[int, ...]) -> tuple[int, ...]:
    """What each card counts for the team that captures it (O-25), by the stars on it (O-3)."""

    def worth(card: Card) -> int:
        printed = Worth(0 if is_joker(card) else stars[value_of(card)])
        return reduce(lambda value, rule: BY_ID[rule].worth(card, value), row, printed).total

    return tuple(worth(card) for card in (*ANIMALS, *JOKERS))


def captured(law: Law, teams: tuple[int, ...], tricks: tuple[DoneTrick, ...]) -> Piles:
    """The cards of each team."""
    piles: tuple[list[Card], list[Card]] = ([], [])
    for trick in tricks:
        if trick.winner is None:
            continue
        for card in judge(law, trick.cards).loot(trick.cards):
            taker = trick.winner
            if card == trick.stolen:  # O-21
                taker = (trick.leader + trick.cards.index(MONKEY)) % len(teams)
            piles[teams[taker]].append(card)
    return tuple(piles[0]), tuple(piles[1])


def tally(config: Config, row: tuple[str, ...], round_: Round) -> Tally:
    """The round's stars so far, or at its end (O-25)."""
    piles = captured(law_of(row, config.threes), round_.teams, round_.tricks)
    return _tallied(config, row, piles, taker(round_.teams, round_.tricks[-1]))


def _tallied(config: Config, row: tuple[str, ...], piles: Piles, last: int | None) -> Tally:
    worth = worths(row, config.printed_stars)
    stars = (sum(worth[card] for card in piles[0]), sum(worth[card] for card in piles[1]))
    return reduce(lambda sum_, rule: BY_ID[rule].tally(sum_), row, Tally(stars, piles, last))


def stars_so_far(config: Config, row: tuple[str, ...], piles: Piles) -> tuple[int, int]:
    """If the round ended now; the last trick is still to come (O-25)."""
    return _tallied(config, row, piles, None).stars


def taker(teams: tuple[int, ...], trick: DoneTrick) -> int | None:
    """The team that won a trick and its cards, if one did."""
    return None if trick.winner is None or PIGEON in trick.cards else teams[trick.winner]


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
