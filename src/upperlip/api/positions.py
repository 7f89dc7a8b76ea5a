"""Positions by hand: a view from what a person tells, and what a view can tell."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from upperlip.api import animals, nuts
from upperlip.api.told import Told, whole
from upperlip.named import View, view_of
from upperlip.table.shape import AnyView


class _Teller(NamedTuple):
    read: Callable[[int, int, dict[str, object], Told], AnyView]
    tell: Callable[..., dict[str, object]]


TELLERS = {
    "mustachio": _Teller(nuts.read, nuts.tell),
    "moustache": _Teller(animals.read, animals.tell),
}


def position(
    game: str,
    players: int = 4,
    seat: int = 0,
    options: Mapping[str, object] | None = None,
    **told: object,
) -> View:
    """A position by hand: what one seat knows of a round. Unknown cards stay unknown.

    Cards are lists of names, or one text with spaces; `tricks` has a trick each, cards in order of
    play from its leader, the last one perhaps unfinished. Who led and won follows from the rules.

    Moustache: `row` (rule cards by id), `teams` (by seat), `crown`, `hand`, `tricks`; where rules
    ask for it `gave` (by seat, the gifts one has seen), `open` (by seat, face up in hands now) and
    `stolen`. Mustachio: `round`, `dealer`, `villains`, `turned`, `bids` (by seat), `hand`,
    `tricks`; where there are any `blind` (by side; 0: none), `named` (trumps after HUMMMUS),
    `twins` (cards turned for them), `passed` (by seat, one's own and one's right neighbour's) and
    `scores` (by side, so far).

    What no game can reach raises ImpossiblePosition, IllegalAction or ImpossibleChance, with the
    rule; what cannot be read a ValueError.
    """
    if game not in TELLERS:
        raise ValueError(f"there is no game {game!r}; there are: {', '.join(TELLERS)}")
    players, seat = whole("players", players), whole("seat", seat)
    return view_of(TELLERS[game].read(players, seat, dict(options or {}), Told(game, told)))


def describe(view: View) -> dict[str, object]:
    """What a view's seat can tell of its round: `position(**describe(view))` is it again.

    It holds nothing but what JSON and TOML can hold; `upperlip suggest` reads it from a file.
    """
    setup = view.setup
    head = {"game": view.game, "players": setup.players, "seat": view.seat}
    chosen = {key: value for key, value in setup.options.items() if value is not None}
    return {**head, "options": chosen, **TELLERS[view.game].tell(view.inside)}
