"""What is told of a ladder: tables, JSON, a plot."""

from collections.abc import Iterator, Sequence

from upperlip.arena.ladder import Ladder, Pair, Played, Rung, counted, standings
from upperlip.arena.lapses import lapses_of
from upperlip.arena.ratings import expected_score
from upperlip.arena.report import estimate_in_json, in_milliseconds, manners_rows
from upperlip.arena.standing import headline_of
from upperlip.manners import KINDS
from upperlip.statistics.charts.ranges import Ranges
from upperlip.statistics.estimates import Estimate
from upperlip.statistics.sections import NOTHING, Cell, DataTable, percent, whole

FORMAT = "upperlip-ladder/1"


def name_of(ladder: Ladder, place: int) -> str:
    """Short: of a bot by its place, what the bot calls itself."""
    entrant = ladder.entrants[place]
    text = str(entrant)
    return text.replace(entrant.name, entrant.bot.name, 1)


def result_of(ladder: Ladder, played: Played, pair: Pair) -> Estimate:
    """What the contest of the two is about: a share, or a lead in points."""
    return headline_of(ladder.contest(pair)).average(played[pair]).estimate


# As tables


def tables(ladder: Ladder, played: Played) -> Iterator[DataTable]:
    rungs = standings(ladder, played)
    yield _ratings_table(ladder, played, rungs)
    yield _cross_table(ladder, played, rungs)
    if ladder.manners:
        yield _manners_table(ladder, played, rungs)


def _ratings_table(ladder: Ladder, played: Played, rungs: Sequence[Rung]) -> DataTable:
    anchor = name_of(ladder, ladder.anchor)
    rows: list[tuple[Cell, ...]] = [
        (
            name_of(ladder, rung.place),
            rating_in_words(rung.rating),
            NOTHING if rung.place == ladder.anchor else percent(expected_score(rung.rating.value)),
            percent(rung.score),
            NOTHING if rung.times is None else in_milliseconds(rung.times.median),
        )
        for rung in rungs
    ]
    headings = ("bot", "rating", f"against {anchor}", "won of all", "median move")
    deals = len(next(iter(played.values())))
    note = (
        f"{deals} deals for each pair, the same ones. {anchor} has 0; 400 points more are ten to"
        f" one, and what that means against {anchor} stands beside. 95 % intervals over deals."
    )
    return DataTable("Ratings", headings, tuple(rows), note=note)


def _cross_table(ladder: Ladder, played: Played, rungs: Sequence[Rung]) -> DataTable:
    """Each row's result against each column's, both in the order of the ratings."""
    order = [rung.place for rung in rungs]
    rows: list[tuple[Cell, ...]] = []
    for rank, place in enumerate(order, start=1):
        cells = [_against(ladder, played, place, other) for other in order]
        rows.append((f"{rank} {name_of(ladder, place)}", *cells))
    headings = ("against", *map(str, range(1, len(order) + 1)))
    is_share = headline_of(ladder.contest(ladder.pairs[0])).is_share
    unit = "game" if ladder.whole else "round"
    note = f"{unit.capitalize()}s won." if is_share else f"Points ahead in a {unit}."
    return DataTable("One against another", headings, tuple(rows), note=note)


def _against(ladder: Ladder, played: Played, place: int, other: int) -> str:
    if place == other:
        return NOTHING
    pair = (min(place, other), max(place, other))
    if pair not in played:
        return ""
    value, even = result_of(ladder, played, pair).value, headline_of(ladder.contest(pair)).even
    value = value if place < other else 2 * even - value
    if headline_of(ladder.contest(pair)).is_share:
        return percent(value)
    return f"{value:+.1f}".replace("-", "−")


def _manners_table(ladder: Ladder, played: Played, rungs: Sequence[Rung]) -> DataTable:
    names = [name_of(ladder, rung.place) for rung in rungs]
    rows = manners_rows(names, [counted(rung.place, played) for rung in rungs])
    note = f"Of so many occasions, in {min(rung.rounds for rung in rungs)} rounds or more of each."
    return DataTable("Plays that annoy people", *rows, note=note)


def rating_in_words(rating: Estimate) -> str:
    """`+312 (280 to 344)`."""
    if rating.low == rating.high:
        return whole(round(rating.value))
    value, low, high = (whole(round(number)) for number in rating)
    return f"{'+' if rating.value > 0 else ''}{value} ({low} to {high})"


# As JSON (docs/ladder.schema.json)


def in_json(ladder: Ladder, played: Played) -> dict[str, object]:
    described = ladder.contest(ladder.pairs[0]).described()
    described["bots"] = list(map(str, ladder.entrants))
    return {
        "format": FORMAT,
        "contest": described,
        "deals": len(next(iter(played.values()))),
        "anchor": str(ladder.entrants[ladder.anchor]),
        "ratings": [_rung(ladder, played, rung) for rung in standings(ladder, played)],
        "pairs": [_pair(ladder, played, pair) for pair in ladder.pairs],
    }


def _rung(ladder: Ladder, played: Played, rung: Rung) -> dict[str, object]:
    return {
        "bot": str(ladder.entrants[rung.place]),
        "name": name_of(ladder, rung.place),
        "rating": estimate_in_json(rung.rating),
        "score": rung.score,
        "rounds": rung.rounds,
        "seconds": None if rung.times is None else rung.times._asdict(),
        "lapses": _lapses(rung.place, played) if ladder.manners else None,
    }


def _lapses(place: int, played: Played) -> dict[str, object]:
    """Those there were, of so many occasions."""
    shares = {kind: lapses_of(counted(place, played), kind) for kind in KINDS}
    return {kind: {"lapses": share.hits, "occasions": share.of} for kind, share in shares.items()}


def _pair(ladder: Ladder, played: Played, pair: Pair) -> dict[str, object]:
    contest = ladder.contest(pair)
    share = headline_of(contest).is_share
    found = result_of(ladder, played, pair)
    return {
        "bots": [str(ladder.entrants[place]) for place in pair],
        "won" if share else "lead": estimate_in_json(found),
    }


# As a plot


def ranges(ladder: Ladder, played: Played) -> Ranges:
    rows = [(name_of(ladder, rung.place), rung.rating) for rung in standings(ladder, played)]
    title = f"{ladder.title.capitalize()} with {ladder.config.players} players: ratings"
    return Ranges(title, "points of rating", rows)
