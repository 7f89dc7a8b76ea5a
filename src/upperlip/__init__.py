"""Two moustache-themed trick-taking games, complete and exact: Mustachio and Moustache.

>>> import upperlip
>>> match = upperlip.new_match("moustache", players=4, seed=7)
>>> match.play(bots="novice")
<Match of moustache, 4 players: over>

Everything in `upperlip.__all__` is the public API (docs/api.md): small, typed and stable. It is
loaded when it is first asked for, so importing upperlip costs next to nothing. What is handed out
here other packages make, `api` most of it: it may touch all of them, and none of them imports it.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from upperlip.table.reason import Reason, phrase_by

if TYPE_CHECKING:
    from upperlip.api.match import Bots, Match, new_match
    from upperlip.api.positions import describe, position
    from upperlip.api.records import read_records, replay, write_records
    from upperlip.api.simulating import simulate
    from upperlip.api.solving import Solution, solve
    from upperlip.api.suggesting import Suggestion, suggest
    from upperlip.bots.own import AnyBot, BadBot
    from upperlip.bots.own import OwnBot as Bot
    from upperlip.bots.registry import bot_names
    from upperlip.named.action import Action
    from upperlip.named.animals import MoustacheView
    from upperlip.named.card import Card
    from upperlip.named.nuts import MustachioView
    from upperlip.named.setup import Setup
    from upperlip.named.view import Play, Trick, View
    from upperlip.records.animals import MoustacheResult, MoustacheRoundResult
    from upperlip.records.nuts import MustachioResult, MustachioRoundResult
    from upperlip.records.read import Fault
    from upperlip.records.record import Record, Result
    from upperlip.solving.solution import Unsolvable
    from upperlip.table.errors import (
        IllegalAction,
        ImpossibleChance,
        ImpossiblePosition,
        RefusedOptions,
    )

    GAMES: tuple[str, ...]
    __version__: str

__all__ = [
    "GAMES",
    "Action",
    "AnyBot",
    "BadBot",
    "Bot",
    "Bots",
    "Card",
    "Fault",
    "IllegalAction",
    "ImpossibleChance",
    "ImpossiblePosition",
    "Match",
    "MoustacheResult",
    "MoustacheRoundResult",
    "MoustacheView",
    "MustachioResult",
    "MustachioRoundResult",
    "MustachioView",
    "Play",
    "Reason",
    "Record",
    "RefusedOptions",
    "Result",
    "Setup",
    "Solution",
    "Suggestion",
    "Trick",
    "Unsolvable",
    "View",
    "__version__",
    "bot_names",
    "describe",
    "new_match",
    "position",
    "read_records",
    "replay",
    "simulate",
    "solve",
    "suggest",
    "write_records",
]

# Where each name is at home: the same as above, for when it is first asked for.
_HOMES = {
    "api.match": ("Bots", "Match", "new_match"),
    "api.positions": ("describe", "position"),
    "api.records": ("read_records", "replay", "write_records"),
    "api.simulating": ("simulate",),
    "api.solving": ("Solution", "solve"),
    "api.suggesting": ("Suggestion", "suggest"),
    "bots.own": ("AnyBot", "BadBot"),
    "bots.registry": ("bot_names",),
    "named.action": ("Action",),
    "named.animals": ("MoustacheView",),
    "named.card": ("Card",),
    "named.nuts": ("MustachioView",),
    "named.setup": ("Setup",),
    "named.view": ("Play", "Trick", "View"),
    "records.animals": ("MoustacheResult", "MoustacheRoundResult"),
    "records.nuts": ("MustachioResult", "MustachioRoundResult"),
    "records.read": ("Fault",),
    "records.record": ("Record", "Result"),
    "solving.solution": ("Unsolvable",),
    "table.errors": ("IllegalAction", "ImpossibleChance", "ImpossiblePosition", "RefusedOptions"),
}


def __getattr__(name: str) -> object:
    found: object
    if name == "__version__":
        found = import_module("importlib.metadata").version("upperlip")
    elif name == "GAMES":
        found = tuple(import_module("upperlip.games").GAMES)
    elif name == "Bot":
        found = import_module("upperlip.bots.own").OwnBot
    else:
        home = next((home for home, names in _HOMES.items() if name in names), None)
        if home is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = getattr(import_module(f"upperlip.{home}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def _sentence(reason: Reason, game: str) -> str:
    """What an error says when nobody phrases it better: English, with the rule's number."""
    texts = import_module("upperlip.texts")
    books = import_module("upperlip.rulebook").BOOKS.values()
    game = game or next((b.game for b in books if reason.rule.startswith(f"{b.letter}-")), "")
    words: str = texts.Texts("en", game, by_id=True).reason(reason)
    return words if reason.rule in ("record", "fairness") else f"{words} ({reason.rule})"


phrase_by(_sentence)
