"""What is told of a contest: a sentence, tables, JSON, a plot."""

from collections.abc import Iterator, Sequence
from math import inf

from upperlip.arena.contest import Contest
from upperlip.arena.control import Controlled
from upperlip.arena.deal import Deal, replays
from upperlip.arena.lapses import are_counted, lapses_of
from upperlip.arena.standing import (
    bids,
    estimate_bonus_lead,
    estimate_lead,
    estimate_points,
    headline_of,
    move_times,
)
from upperlip.manners import KINDS
from upperlip.statistics.charts.running import RunningEstimate
from upperlip.statistics.counters import Counters
from upperlip.statistics.estimates import Average, Estimate, Ratio
from upperlip.statistics.sections import NOTHING, Cell, DataTable, decimal, in_text, percent

FORMAT = "upperlip-arena/1"
_STEPS = 400  # of a plot, at most


# In words


def sentence(contest: Contest, estimate: Estimate) -> str:
    """`novice against random: 78.2 % of rounds won (75.1–81.0)`."""
    first, second = contest.names
    return f"{first} against {second}: {_headline(contest, estimate)}"


def control_sentence(contest: Contest, found: Controlled) -> str:
    """`with the control (coefficient 0.08): 78.0 % (75.0–81.0), interval 3 % shorter`."""
    headline = _headline(contest, found.corrected)
    words = f"with the control (coefficient {found.coefficient:g}): {headline}"
    if found.shrunk is None:
        return words
    change = f"{percent(abs(found.shrunk))} {'shorter' if found.shrunk >= 0 else 'longer'}"
    return f"{words}, interval {change}"


def short_sentence(contest: Contest, estimate: Estimate) -> str:
    """Beside a progress bar."""
    if not estimate.known:
        return contest.title
    half = (estimate.high - estimate.low) / 2
    if headline_of(contest).is_share:
        return f"{contest.names[0]} {percent(estimate.value)} ± {half * 100:.1f}"
    return f"{contest.names[0]} {_signed(estimate.value)} ± {decimal(half)}"


def _headline(contest: Contest, estimate: Estimate) -> str:
    unit = "game" if contest.whole else "round"
    if headline_of(contest).is_share:
        return f"{share_in_words(estimate)}, {unit}s won"
    return f"{points_in_words(estimate, signed=True)} points a {unit}"


def share_in_words(estimate: Estimate | None) -> str:
    if estimate is None:
        return NOTHING
    if not estimate.known:
        return percent(estimate.value)
    return f"{percent(estimate.value)} ({estimate.low * 100:.1f}–{estimate.high * 100:.1f})"


def points_in_words(estimate: Estimate, *, signed: bool = False) -> str:
    value = _signed(estimate.value) if signed else decimal(estimate.value)
    if not estimate.known:
        return value
    return f"{value} ({decimal(estimate.low)} to {decimal(estimate.high)})"


def _signed(value: float) -> str:
    return decimal(value) if round(value, 2) <= 0 else f"+{decimal(value)}"


# As tables


def tables(contest: Contest, deals: Sequence[Deal]) -> Iterator[DataTable]:
    counters = deals[0].counters
    yield _result_table(contest, deals)
    if "bids_made" in counters:
        yield _bid_table(contest, deals)
    if are_counted(counters):
        yield _manners_table(contest, deals)
    yield _pace_table(contest, deals)


def _result_table(contest: Contest, deals: Sequence[Deal]) -> DataTable:
    unit = "game" if contest.whole else "round"
    headings, columns = ["bot"], [list(contest.names)]
    if "won" in deals[0].counters:
        won = headline_of(contest).average(deals).estimate
        headings.append(f"{unit}s won")
        columns.append([share_in_words(won), share_in_words(_mirrored(won))])
    if "points" in deals[0].counters:
        headings += [f"points a {unit}", "lead"]
        columns.append([points_in_words(estimate_points(deals, entrant)) for entrant in (0, 1)])
        columns.append([points_in_words(estimate_lead(deals), signed=True), ""])
    note = f"95 % intervals over {in_text(len(deals))} deals, {len(replays(contest))} replays each."
    return DataTable("Results", tuple(headings), tuple(zip(*columns, strict=True)), note=note)


def _bid_table(contest: Contest, deals: Sequence[Deal]) -> DataTable:
    rows: list[tuple[Cell, ...]] = []
    lead = estimate_bonus_lead(deals)
    for entrant, name in enumerate(contest.names):
        seen, blind = (bids(deals, entrant, kind) for kind in ("bids", "blind"))
        ahead = "" if entrant or lead is None else points_in_words(lead, signed=True)
        met = share_in_words(seen.estimate), share_in_words(blind.estimate)
        rows.append((name, seen.made, met[0], blind.made, met[1], ahead))
    return DataTable("Bids", ("bot", "bids", "met", "blind", "met", "ahead by them"), tuple(rows))


def _manners_table(contest: Contest, deals: Sequence[Deal]) -> DataTable:
    counted = [[(deal.counters, entrant) for deal in deals] for entrant in (0, 1)]
    rows = manners_rows(contest.names, counted)
    rounds = f"{len(deals) * len(replays(contest))} {'games' if contest.whole else 'rounds'}"
    return DataTable("Plays that annoy people", *rows, note=f"Of so many occasions, in {rounds}.")


def manners_rows(
    names: Sequence[str], counted: Sequence[Sequence[tuple[Counters, int]]]
) -> tuple[tuple[str, ...], tuple[tuple[Cell, ...], ...]]:
    """The headings, and a row for each bot."""
    rows: list[tuple[Cell, ...]] = []
    for name, of in zip(names, counted, strict=True):
        shares = [lapses_of(of, kind) for kind in KINDS]
        rows.append((name, *(f"{share.hits} of {share.of}" for share in shares)))
    return ("bot", *KINDS), tuple(rows)


def _mirrored(estimate: Estimate) -> Estimate:
    return Estimate(1 - estimate.value, 1 - estimate.high, 1 - estimate.low)


def _pace_table(contest: Contest, deals: Sequence[Deal]) -> DataTable:
    headings = ("bot", "moves", "median", "99 %", "99.9 %", "longest")
    rows: list[tuple[Cell, ...]] = []
    for entrant, name in enumerate(contest.names):
        found = move_times(deals, entrant)
        if found is not None:
            rows.append((name, found.moves, *map(in_milliseconds, found[1:])))
    return DataTable("Time of a move", headings, tuple(rows), note="Moves that left a choice.")


def in_milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.2f}\N{NO-BREAK SPACE}ms"


# As JSON (docs/arena.schema.json)


def in_json(
    contest: Contest, deals: Sequence[Deal], corrected: Controlled | None = None
) -> dict[str, object]:
    counters = deals[0].counters
    won = headline_of(contest).average(deals).estimate if "won" in counters else None
    lead = estimate_lead(deals) if "points" in counters else None
    return {
        "format": FORMAT,
        "contest": contest.described(),
        "replays": len(replays(contest)),
        "won": estimate_in_json(won),
        "lead": estimate_in_json(lead),
        **({} if corrected is None else {"controlled": _controlled(corrected)}),
        "bonus_lead": estimate_in_json(estimate_bonus_lead(deals)),
        "bots": [_entrant(contest, deals, entrant) for entrant in (0, 1)],
        "deals": [
            {"deal": deal.number, "round": _round(contest, deal), "counters": deal.counters}
            for deal in deals
        ],
    }


def _controlled(found: Controlled) -> dict[str, object]:
    return {
        "coefficient": found.coefficient,
        "corrected": estimate_in_json(found.corrected),
        "shrunk": found.shrunk,
    }


def _round(contest: Contest, deal: Deal) -> int | None:
    return None if contest.whole else contest.first_round(deal.number)


def _entrant(contest: Contest, deals: Sequence[Deal], entrant: int) -> dict[str, object]:
    counters, found = deals[0].counters, move_times(deals, entrant)
    points = estimate_points(deals, entrant) if "points" in counters else None
    bidding = "bids_made" in counters
    return {
        "bot": str(contest.entrants[entrant]),
        "points": estimate_in_json(points),
        "bids": _ratio(bids(deals, entrant, "bids")) if bidding else None,
        "blind": _ratio(bids(deals, entrant, "blind")) if bidding else None,
        "seconds": None if found is None else found._asdict(),
    }


def estimate_in_json(estimate: Estimate | None) -> dict[str, float | None] | None:
    if estimate is None:
        return None
    low, high = (None if abs(end) == inf else end for end in estimate[1:])
    return {"estimate": estimate.value, "low": low, "high": high}


def _ratio(ratio: Ratio) -> dict[str, object]:
    return {"made": ratio.made, "met": ratio.met, "share": estimate_in_json(ratio.estimate)}


# As a plot


def running_estimate(contest: Contest, deals: Sequence[Deal]) -> RunningEstimate:
    headline = headline_of(contest)
    average, steps = Average(is_share=headline.is_share), []
    every = -(-len(deals) // _STEPS)
    for count, deal in enumerate(deals, 1):
        average.add(headline.value(deal))
        if count % every == 0 or count == len(deals):
            steps.append((count, average.estimate))
    title = sentence(contest, average.estimate)
    return RunningEstimate(title, "deals", steps, headline.even, headline.is_share)
