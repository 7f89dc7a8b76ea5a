"""Positions by hand: a view from what a person knows, and back."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from upperlip.animals.position import replayed as in_animals
from upperlip.api import animals, nuts
from upperlip.api.description import Description, whole
from upperlip.games import GAMES
from upperlip.named import Cards, Setup, View, view_of
from upperlip.nuts.position import replayed as in_nuts
from upperlip.table.event import Event
from upperlip.table.shape import AnyState, AnyView, Ply


class _PositionForm(NamedTuple):
    read: Callable[..., AnyView]
    write: Callable[..., dict[str, object]]
    # The round that a view is of, in a world that fits it: before, ply, after.
    replayed: Callable[..., Iterator[tuple[AnyState, Ply, AnyState]]]


POSITION_FORMS = {
    "mustachio": _PositionForm(nuts.read, nuts.write, in_nuts),
    "moustache": _PositionForm(animals.read, animals.write, in_animals),
}


def position(
    game: str,
    players: int = 4,
    seat: int = 0,
    options: Mapping[str, object] | None = None,
    cards: Cards = (),
    **known: object,
) -> View:
    """A position by hand: what one seat knows of a round. Unknown cards stay unknown.

    Cards are lists of names, or one text with spaces; `tricks` has a trick each, cards in order of
    play from its leader, the last one perhaps unfinished. Who led and won follows from the rules.
    `options` are those of the game: `{"threes": "overall"}`; `cards` from outside are given as
    `Setup` takes them.

    Moustache: `row` (rule cards by id), `teams` (by seat), `crown`, `hand`, `tricks`; where rules
    ask for it `gave` (by seat, the gifts one has seen) and `open` (by seat, face up in hands now);
    `stolen` (cards, in order) and `trophies` (by round and seat: a number, `-` for none, `?` for
    unseen: `trophies="3 - ? -, 2 - - ?"` in the third round of four players, told by seat 0).

    Mustachio: `round`, `dealer`, `villains`, `turned`, `bids` (by seat), `hand`, `tricks`; where
    there are any `blind` (by side; 0: none), `named` (trumps after HUMMMUS), `twins` (cards turned
    for them), `passed` (by seat, one's own and one's right neighbour's) and `scores` (by side, so
    far).

    What no game can reach raises ImpossiblePosition, IllegalAction or ImpossibleChance, with the
    rule; what cannot be read a ValueError.
    """
    if game not in POSITION_FORMS:
        raise ValueError(f"there is no game {game!r}; there are: {', '.join(POSITION_FORMS)}")
    options = {} if options is None else options
    if not isinstance(options, Mapping) or not all(isinstance(name, str) for name in options):
        raise ValueError(f"options: must be names with values, not {options!r}")
    setup = Setup(game, whole("players", players), cards=cards, **options)
    seat = whole("seat", seat)
    return view_of(POSITION_FORMS[game].read(setup.inside, seat, Description(setup.inside, known)))


def describe(view: View) -> dict[str, object]:
    """What a view's seat knows of its round: `position(**describe(view))` is that round again.

    Of the rounds before it keeps what still counts, not how they were played. It holds
    nothing but what JSON can hold; `upperlip suggest` reads it from a file.
    """
    setup = view.setup
    head: dict[str, object] = {"game": view.game, "players": setup.players, "seat": view.seat}
    chosen = {key: value for key, value in setup.options.items() if value is not None}
    if setup.cards:
        head["cards"] = list(setup.cards)
    return {**head, "options": chosen, **POSITION_FORMS[view.game].write(view.inside)}


def story(view: View) -> tuple[Event, ...]:
    """What a view's seat has seen happen in its round: of others' secrets only that they were."""
    game = GAMES[view.game]
    steps = POSITION_FORMS[view.game].replayed(view.inside)
    return tuple(
        event.seen_by(view.seat) for step in steps for event in game.narrate(*step)
    )  # fmt: skip
