"""How often each entrant does what annoys people (`upperlip.manners`), and could have."""

from collections.abc import Iterable

from upperlip.manners import KINDS, lapse_of, occasions
from upperlip.statistics.counters import Counters
from upperlip.statistics.estimates import Share
from upperlip.table.ply import Action
from upperlip.table.shape import AnyView


def no_lapses() -> Counters:
    """Of each kind, those there were and the occasions for one, by entrant."""
    return {name: [0, 0] for kind in KINDS for name in (kind, _occasions(kind))}


def _occasions(kind: str) -> str:
    return f"{kind}_occasions"


def count_lapse(
    counters: Counters, entrant: int, view: AnyView, legal: tuple[Action, ...], played: Action
) -> None:
    found = occasions(view, legal)
    for occasion in found:
        counters[_occasions(occasion.kind)][entrant] += 1
    lapse = lapse_of(view, found, played)
    if lapse is not None:
        counters[lapse.kind][entrant] += 1


def are_counted(counters: Counters) -> bool:
    return _occasions(KINDS[0]) in counters


def lapses_of(counted: Iterable[tuple[Counters, int]], kind: str) -> Share:
    """Of all occasions in so many counters, each with the entrant that is meant."""
    hits = of = 0
    for counters, entrant in counted:
        hits += counters[kind][entrant]
        of += counters[_occasions(kind)][entrant]
    return Share(hits, of)
