"""What is counted of a game of Moustache, from the open view of its end."""

from upperlip.animals.config import ROUNDS, Config
from upperlip.animals.rules import RULE_CARDS
from upperlip.animals.view import View
from upperlip.statistics.counters import STARS_FROM, Counters, count_in
from upperlip.statistics.counters import blank as blank_of

_RULES = tuple(card.id for card in RULE_CARDS)


def blank(config: Config) -> Counters:
    most_points = sum(config.tokens(number)[-1] for number in range(1, ROUNDS + 1))  # O-4
    return blank_of(
        {
            "games": 1,
            "games_won": config.players,  # by seat; a tie counts for all in it
            "points": most_points + 1,  # of a seat in a game: how often each number
            "rounds": ROUNDS,  # by number
            "seat_won": config.players,  # rounds that a seat's team won
            "team_won": 2,  # rounds, by team; the first is the smaller one where they differ
            "crown_won": 1,  # rounds that the crown's team won
            "ties": 1,  # rounds of equal stars
            "rule_rounds": len(_RULES),  # rounds that a rule card lay in the row
            "rule_team_won": len(_RULES),  # of these: won by the first team
            "rule_crown_won": len(_RULES),  # of these: won by the crown's team
            "stars": 640,  # of a team in a round: how often each number, from STARS_FROM on
        }
    )


def look(counters: Counters, view: View) -> None:
    """The end tells it all: it still holds every round's score."""
    if view.ask is not None:
        return
    counters["games"][0] += 1
    points = [sum(drawn[seat] or 0 for drawn in view.trophies) for seat in _seats(view)]
    for seat, sum_ in enumerate(points):
        counters["points"][sum_] += 1
        counters["games_won"][seat] += sum_ == max(points)  # O-8
    for number in range(ROUNDS):
        _count_round(counters, view, number)


def _seats(view: View) -> range:
    return range(view.config.players)


def _count_round(counters: Counters, view: View, number: int) -> None:
    score = view.scores[number]
    crowned = score.teams[score.crown] == score.winner
    counters["rounds"][number] += 1
    counters["team_won"][score.winner] += 1
    counters["crown_won"][0] += crowned
    counters["ties"][0] += score.stars[0] == score.stars[1]  # O-29
    for seat in _seats(view):
        counters["seat_won"][seat] += score.teams[seat] == score.winner
    for stars in score.stars:
        count_in(counters["stars"], stars - STARS_FROM)
    ours = [rule for rule in view.row[: number + 1] if rule in _RULES]
    for rule in map(_RULES.index, ours):  # O-6
        counters["rule_rounds"][rule] += 1
        counters["rule_team_won"][rule] += score.winner == 0
        counters["rule_crown_won"][rule] += crowned
