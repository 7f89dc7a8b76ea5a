"""What the counters of Moustache tell."""

from collections.abc import Iterator, Sequence

from upperlip.animals.config import Config
from upperlip.animals.rules import RULE_CARDS
from upperlip.statistics.counters import STARS_FROM, Counters
from upperlip.statistics.estimates import Share, Spread
from upperlip.statistics.sections import DataTable, Distribution, Section, in_text, percent, won_by
from upperlip.texts import Texts


def sections(counters: Counters, config: Config, players: Sequence[str]) -> Iterator[Section]:
    games, rounds = counters["games"][0], sum(counters["rounds"])
    yield won_by(
        "Games won by seat",
        ("seat", "games won", "of all games"),
        players,
        counters["games_won"],
        games,
        note="A tie counts for everyone in it.",
    )
    yield won_by(
        "Rounds won by seat",
        ("seat", "rounds won", "of all rounds"),
        players,
        counters["seat_won"],
        rounds,
        note="A round is won by all seats of the winning team.",
    )
    yield _by_team(counters, config, rounds)
    yield _by_rule(counters, config)
    stars, points = tuple(counters["stars"]), tuple(counters["points"])
    yield Distribution("Stars of a team in a round", "stars", Spread(stars, STARS_FROM))
    yield Distribution("Points of a seat in a game", "points", Spread(points))


def _first_team(config: Config) -> str:
    return "smaller team" if config.players % 2 else "first team"


def _by_team(counters: Counters, config: Config, rounds: int) -> DataTable:
    small, large = config.players // 2, config.players - config.players // 2
    names = ("first team", "second team")
    if config.players % 2:  # O-9
        names = (f"smaller team ({small})", f"larger team ({large})")
    ties = Share(counters["ties"][0], rounds)
    usual = percent(sum(counters["seat_won"]) / config.players / rounds)
    return won_by(
        "Rounds won by team and crown",
        ("team", "rounds won", "of all rounds"),
        (*names, "the crown’s team"),
        (*counters["team_won"], counters["crown_won"][0]),
        rounds,
        even=0.5,
        note=f"Equal stars, decided by the crown: {in_text(ties.hits)} rounds, {in_text(ties)}."
        f" The team of any one seat wins {usual} of rounds: what the crown adds is beyond that.",
    )


def _by_rule(counters: Counters, config: Config) -> DataTable:
    texts = Texts("en", "moustache")
    counted = zip(
        RULE_CARDS,
        counters["rule_rounds"],
        counters["rule_crown_won"],
        counters["rule_team_won"],
        strict=True,
    )
    return DataTable(
        "Rounds by rule card",
        ("rule card", "rounds", "won by the crown’s team", f"won by the {_first_team(config)}"),
        tuple(
            (texts.say(f"rule-{card.id}"), rounds, Share(crown, rounds), Share(team, rounds))
            for card, rounds, crown, team in counted
            if rounds
        ),
        note="A rule card counts in every round that it lies in the row.",
        even=0.5,
    )
