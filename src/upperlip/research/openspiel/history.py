"""What a seat knows, in words: all it has seen, from the first rule card on."""

from functools import lru_cache
from typing import Any

from upperlip.animals.cards import NAMES as ANIMALS
from upperlip.animals.chance import Deal as AnimalsDeal
from upperlip.animals.chance import Rule, Trophies
from upperlip.animals.view import View as AnimalsView
from upperlip.nuts.cards import NAMES as NUTS
from upperlip.nuts.chance import Flip
from upperlip.table.game import AnyGame
from upperlip.table.ply import Decision, Hidden

_KEPT = 1 << 15  # plies that a search meets again and again


def known(game: AnyGame, view: Any) -> str:
    """Different for two moments exactly if the view's seat can tell them apart."""
    seen = "; ".join([_words(game.title, ply) for ply in view.history])
    asked = "over" if view.ask is None else f"{view.ask.what} {_list(view.ask.seats)}"
    return f"{view.seat}: {seen}; {_pending(view)}{asked}"


def _list(items: Any) -> str:
    return " ".join(map(str, items))


def _pending(view: Any) -> str:
    """One's own choices that are not revealed yet."""
    if isinstance(view, AnimalsView):
        given = view.round.given if view.round else ()
        return f"giving {_list(ANIMALS[card] for card in given)}; " if given else ""
    secrets = [] if view.round is None else [view.round.secret]
    secrets += view.duel.secrets if view.duel else ()
    chosen = [secret for secret in secrets if secret is not None]
    return f"chosen {_list(chosen)}; " if chosen else ""


@lru_cache(_KEPT)
def _words(title: str, ply: Any) -> str:
    if isinstance(ply, Decision):
        verb, value = ply.action
        if title == "moustache":
            return f"{ply.seat} {verb} {ANIMALS[value]}"
        return f"{ply.seat} {verb} {NUTS[value] if verb in ('play', 'pass') else value}"
    if isinstance(ply, Hidden):
        return f"{ply.seat} {ply.verb} ?"
    if isinstance(ply, Rule):
        return f"rule {ply.id}"
    if isinstance(ply, Trophies):
        return f"trophies {_list('-' if token is None else token for token in ply.drawn)}"
    if isinstance(ply, Flip):
        return f"flip {NUTS[ply.card]}"
    if isinstance(ply, AnimalsDeal):
        start = f"teams {_list(ply.teams)} crown {ply.crown}"
        return f"{start} hands {_hands(ANIMALS, ply.hands)}"
    villains = _list(NUTS[villain] for villain in ply.villains)
    return f"villains {villains} hands {_hands(NUTS, ply.hands)}"


def _hands(names: tuple[str, ...], hands: Any) -> str:
    return " / ".join(_list(names[card] for card in hand) or "?" for hand in hands)
