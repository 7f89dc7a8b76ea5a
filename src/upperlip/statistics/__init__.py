"""Statistics of many games: counted from views, told as tables and plots."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

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


class Ledger(NamedTuple):
    """How a game is counted and told."""

    # The counters before the first game of a set-up.
    blank: Callable[[Any], Counters]
    # Counts what an open view adds; to be called before each deal and at the end of the game.
    look: Callable[[Counters, Any], None]
    # What the counters tell of games of a set-up, with the players' names.
    sections: Callable[[Counters, Any, Sequence[str]], Iterable[Section]]


LEDGERS: dict[str, Ledger] = {
    MOUSTACHE.title: Ledger(blank_animals, look_at_animals, animals_sections),
    MUSTACHIO.title: Ledger(blank_nuts, look_at_nuts, nuts_sections),
}
