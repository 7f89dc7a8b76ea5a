"""docs/strength.md, from what `benchmarks.strength` has measured."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from upperlip.arena.ratings import expected_score
from upperlip.statistics.charts import chart_file
from upperlip.statistics.charts.ranges import Ranges, height_of, ranges_chart
from upperlip.statistics.estimates import Estimate

Found = Any  # as JSON has it
LAPSES = {
    "overtaken": "partner's trick overtaken for nothing",
    "thrown": "stars or points thrown to the enemy",
    "wasted": "highest card wasted on a sure trick",
    "broken": "met bid broken",
}
ENOUGH = 1000  # rounds of a bot that tell of its manners


class Section(NamedTuple):
    id: str
    title: str


def write_page(
    page: Path,
    pictures: Path,
    folder: Path,
    sections: Sequence[Section],
    fingerprint: str,
    study_name: str,
) -> None:
    ladders = [(each, found) for each in sections if (found := _read(folder / f"{each.id}.json"))]
    losses, study, sureness = (
        _read(folder / f"{each}.json") for each in ("exploit", study_name, "control")
    )
    parts = [HEAD.format(fingerprint=fingerprint)]
    parts += ["\n".join(_ladder(each, found)) for each, found in ladders]
    parts.append(MANNERS.format(enough=ENOUGH))
    parts += [_manners(each, found) for each, found in ladders]
    if losses:
        _draw_losses(pictures / "strength-losses.svg", losses)
        parts += [LOSSES.format(tries=losses["tries"]), _loss_table(losses)]
    if study:
        parts.append(_study(study))
    if sureness:
        parts += [CONTROL.format(seed=sureness["seed"]), _sureness_table(sureness)]
    page.write_text("\n\n".join(part.rstrip() for part in parts) + "\n", "utf-8")


def _read(path: Path) -> Found:
    """What was measured; None, and the page goes without, if it was not."""
    return json.loads(path.read_text("utf-8")) if path.exists() else None


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [headings, ["---"] * len(headings), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


# Ladders


def _ladder(section: Section, found: Found) -> Iterator[str]:
    contest, bots = found["contest"], len(found["ratings"])
    yield f"## {section.title}\n"
    yield (
        f"{len(found['pairs'])} of {bots * (bots - 1) // 2} pairs of bots, {found['deals']} deals"
        f" each, seed {contest['seed']}. Options: {_options(contest)}.\n"
    )
    yield f"![Ratings with 95 % intervals](pictures/strength-{section.id}.svg)\n"
    headings = (
        "bot",
        "rating",
        "means, against novice",
        "of all it played",
        "median move",
        "p99.9",
    )
    yield table(headings, [_rung(rung) for rung in found["ratings"]]) + "\n"
    share = "won" in found["pairs"][0]
    yield f"{'Rounds won' if share else 'Points ahead in a round'}, each row against each column:\n"
    yield _cross_table(found)


def _options(contest: Found) -> str:
    told = {key: value for key, value in contest["options"].items() if value not in (None, False)}
    return ", ".join(f"`{key}={value}`" for key, value in told.items())


def _rung(rung: Found) -> tuple[str, ...]:
    rating = rung["rating"]
    known = rating["low"] != rating["high"]
    value = f"{rating['estimate']:+.0f} ({rating['low']:.0f} to {rating['high']:.0f})"
    return (
        rung["name"],
        _minus(value) if known else "0",
        _percent(expected_score(rating["estimate"])) if known else "–",
        _percent(rung["score"]),
        _time(rung["seconds"], "median"),
        _time(rung["seconds"], "p999"),
    )


def _cross_table(found: Found) -> str:
    names = {rung["bot"]: rung["name"] for rung in found["ratings"]}
    results = {tuple(pair["bots"]): pair for pair in found["pairs"]}
    rows = []
    for bot, name in names.items():
        cells = [_result(results, bot, other) for other in names]
        rows.append((f"**{name}**", *cells))
    return table(("", *names.values()), rows)


def _result(results: dict[tuple[str, ...], Found], bot: str, other: str) -> str:
    if bot == other:
        return ""
    pair = results.get((bot, other)) or results.get((other, bot))
    if pair is None:
        return ""
    share = "won" in pair
    value = pair["won" if share else "lead"]["estimate"]
    if (bot, other) not in results:
        value = 1 - value if share else -value
    return _percent(value) if share else _minus(f"{value:+.1f}")


# Manners


def _manners(section: Section, found: Found) -> str:
    rows = []
    for rung in found["ratings"]:
        counts = (_count(rung["lapses"][kind]) for kind in LAPSES)
        rows.append((rung["name"], str(rung["rounds"]), *counts))
    headings = ("bot", "rounds, at half of the seats", *LAPSES.values())
    few = min(rung["rounds"] for rung in found["ratings"]) < ENOUGH
    too_few = f" (fewer than {ENOUGH:,} rounds of some bots)" if few else ""
    return f"{section.title}{too_few}:\n\n{table(headings, rows)}"


def _count(found: Found) -> str:
    return f"{found['lapses']} of {found['occasions']}" if found["occasions"] else "–"


# Losses


def _loss_table(found: Found) -> str:
    games = list(dict.fromkeys(loss["game"] for loss in found["losses"]))
    points = {(loss["bot"], loss["game"]): loss["points"] for loss in found["losses"]}
    bots = list(dict.fromkeys(loss["bot"] for loss in found["losses"]))
    rows = [(bot, *(f"{points[bot, game]:.2f}" for game in games)) for bot in bots]
    return table(("points a round lost to the exact best response", *games), rows)


def _draw_losses(path: Path, found: Found) -> None:
    rows = [
        (f"{loss['bot']}, {loss['game']}", Estimate(*[loss["points"]] * 3))
        for loss in found["losses"]
    ]
    drawn = Ranges("Loss to the exact best response", "points a round", rows)
    path.write_text(chart_file(ranges_chart(drawn, 1), height_of(drawn)), "utf-8")


def _study(found: Found) -> str:
    won, contest = found["won"], found["contest"]
    return STUDY.format(
        bot=contest["bots"][1],
        won=f"{_percent(won['estimate'])} ({_percent(won['low'])} to {_percent(won['high'])})",
        deals=len(found["deals"]),
        seed=contest["seed"],
    )


# The control


def _sureness_table(found: Found) -> str:
    keys = ("once_open", "twice", "twice_control")
    rows = []
    for each in found["found"]:
        lengths = (_percent(each[key]) for key in keys)
        saved = _percent(1 - each["twice_control"] / each["twice"])
        rows.append((each["contest"], str(each["deals"]), "100 %", *lengths, saved))
    headings = ("once", "once, open hands", "exchanged", "and the control", "which saves")
    return table(("contest", "deals", *headings), rows)


# Words


def _percent(value: float) -> str:
    return f"{value * 100:.1f} %"


def _minus(text: str) -> str:
    return text.replace("-", "−")


def _time(seconds: Found, which: str) -> str:
    return "–" if seconds is None else f"{seconds[which] * 1000:.2f} ms"


HEAD = """# How strong the bots are

Written by `make strength`, which can be stopped and goes on where it was; bots `{fingerprint}` (a
fingerprint of their sources). All pairs of bots that have played did so on the same [duplicated
deals](arena.md); how many pairs that is stands at each ladder. A rating is one number for how a
bot did: novice has 0, and 400 points more mean ten to one ([the ladder](arena.md#the-ladder)).
`expert@400` thinks 400 simulations a move, `expert@0.05s` a twentieth of a second; `peek` sees all
cards and shows how much there would be to win by that. Half of a bot's moves take no longer than
the median, 999 of 1,000 no longer than p99.9. Times are of a machine that had other work, too:
compare them with each other."""

MANNERS = """## How good company they are

[Plays that annoy people](manners.md), of the occasions for them, counted in the ladders above.
Where a bot has played fewer than {enough:,} rounds, that is said; where there are few occasions, a
count tells little.
"""

LOSSES = """## What they lose to somebody who knows their habits

A bot can beat all others and still have habits that somebody could use. How much that is can be
said exactly where the whole game can be gone through: Mustachio for two with a cut deck, all rules
but the villains, with two and with three cards each of `R1 R14 R15 B1 B10 B14 B15`. Blind bids,
the trump turned, secret bids and all tricks belong to it. A bot's habits are what it did in {tries}
tries at each decision that can come up; the best response to them is exact
(`benchmarks/small_mustachio.py`, checked against OpenSpiel's). So a figure can be too high, as
fewer tries make a bot easier to foresee, but hardly too low. Perfect play would lose 0. The expert
bids blind by habit, however long it thinks, and that alone can be used: so it stands here once as
it is, and without blind bids at several budgets, which tells what its thinking is worth. With so
few cards nearly all is counted out, which is why most of those who bid with open eyes lose alike.

![Points lost to the exact best response](pictures/strength-losses.svg)
"""

STUDY = """Where a game is too large for that, somebody has to learn it: a net that
[played an hour](../training/README.md#somebody-who-has-studied-the-expert) of Moustache against
nobody but `{bot}` wins {won} of the rounds against it ({deals} deals,
seed {seed}). That is a lower bound: whoever learns longer, or looks ahead as well, may win more.
Below 50 % it tells that in an hour nothing was found that outweighs looking ahead.
"""

CONTROL = """## How sure the arena is

Lengths of intervals for the same number of rounds, where each deal played once is 100 %: less what
the deal's open hands are worth to the side played; each deal exchanged, as the arena plays it,
which takes that off exactly; and with the [control](arena.md#a-control) besides, whose coefficient
was fixed before these deals (seed {seed}) were played. Over 100 % is where open hands tell so
little of how these bots do that taking them off adds noise.
"""
