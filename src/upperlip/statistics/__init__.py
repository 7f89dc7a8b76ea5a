"""Statistics of many games: counted from views, told as tables and plots.

Here belongs what is counted, how sure it is and how it is shown. It may touch views and texts;
whoever plays the games hands them over.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from upperlip.animals import MOUSTACHE
from upperlip.nuts import MUSTACHIO
from upperlip.statistics.animals.count import blank as blank_animals
from upperlip.statistics.animals.count import look as look_at_animals
from upperlip.statistics.animals.tables import sections as animals_sections
from upperlip.statistics.counters import Counters
from upperlip.statistics.nuts.count import blank as blank_nuts
from upperlip.statistics.nuts.count import look as look_at_nuts
from upperlip.statistics.nuts.tables import sections as nuts_sections
from upperlip.statistics.sections import Section
from upperlip.table.shape import AnyConfig, AnyView

C = TypeVar("C", bound=AnyConfig)
V = TypeVar("V", bound=AnyView)


@dataclass(frozen=True, slots=True)
class Ledger(Generic[C, V]):
    """How a game is counted and told."""

    # The counters before the first game of a set-up.
    blank: Callable[[C], Counters]
    # Counts what an open view adds; to be called before each deal and at the end of the game.
    look: Callable[[Counters, V], None]
    # What the counters tell of games of a set-up, with the players' names.
    sections: Callable[[Counters, C, Sequence[str]], Iterable[Section]]


AnyLedger = Ledger[Any, Any]

LEDGERS: dict[str, AnyLedger] = {
    MOUSTACHE.title: Ledger(blank_animals, look_at_animals, animals_sections),
    MUSTACHIO.title: Ledger(blank_nuts, look_at_nuts, nuts_sections),
}
