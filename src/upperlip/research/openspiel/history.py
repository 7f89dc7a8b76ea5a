"""What a seat knows, in words: all it has seen, from the first rule card on."""

from functools import lru_cache

from upperlip.research.openspiel.spiel import listed
from upperlip.research.openspiel.spiels import SPIELS
from upperlip.table.ply import Decision, Hidden
from upperlip.table.shape import AnyView, Ply

_KEPT = 1 << 15  # plies that a search meets again and again


def known(view: AnyView) -> str:
    """Different for two moments exactly if the view's seat can tell them apart."""
    seen = "; ".join([_words(view.game, ply) for ply in view.history])
    asked = "over" if view.ask is None else f"{view.ask.what} {listed(view.ask.seats)}"
    return f"{view.seat}: {seen}; {SPIELS[view.game].pending(view)}{asked}"


@lru_cache(_KEPT)
def _words(title: str, ply: Ply) -> str:
    if isinstance(ply, Decision):
        verb, value = ply.action
        return f"{ply.seat} {verb} {SPIELS[title].value_in_words(verb, value)}"
    if isinstance(ply, Hidden):
        return f"{ply.seat} {ply.verb} ?"
    return SPIELS[title].chance_in_words(ply)
