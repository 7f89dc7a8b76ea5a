"""What set-ups, states and views have in common, whichever the game.

Whoever needs more of a view than this needs to know the game, and finds what it needs in a table
keyed by `view.game`.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from upperlip.table.ply import Ask
from upperlip.table.seat import Seat

Ply = object  # a Decision, in views also a Hidden one, or one of the game's outcomes of chance


Result = dict[str, Any]  # as a record has it, so what JSON can hold; docs/record.md says what


class AnyConfig(Protocol):
    """How a game is set up: the number of players and every option."""

    @property
    def game(self) -> str:
        """Its title: `upperlip.games.GAMES` has the game."""
        ...

    @property
    def players(self) -> int: ...

    @property
    def teams(self) -> tuple[tuple[Seat, ...], ...]:
        """Who plays together from first to last; empty where each round makes its own teams."""
        ...

    @property
    def cards(self) -> Sequence[Any]: ...  # from outside

    @property
    def version(self) -> int: ...  # of the rules

    @property
    def known(self) -> Sequence[Any]:
        """Cards that are not in today's box: from outside, or as the version has them."""
        ...

    def options(self) -> dict[str, object]: ...


class _Alike(Protocol):
    """What states and glances both have."""

    @property
    def game(self) -> str: ...

    @property
    def config(self) -> AnyConfig: ...

    @property
    def agenda(self) -> tuple[Ask, ...]: ...  # the asks to come

    @property
    def scores(self) -> tuple[object, ...]: ...  # of the finished rounds


class AnyState(_Alike, Protocol):
    """What every state has besides: all that has happened."""

    @property
    def history(self) -> tuple[Ply, ...]: ...


class AnyTrick(Protocol):
    """On the table or finished; cards in order of play."""

    @property
    def leader(self) -> Seat: ...

    @property
    def cards(self) -> tuple[int, ...]: ...


class AnyRoundView(Protocol):
    @property
    def number(self) -> int:
        """From 1."""
        ...

    @property
    def hand(self) -> tuple[int, ...]:
        """One's own."""
        ...

    @property
    def hand_sizes(self) -> tuple[int, ...]: ...

    @property
    def trick(self) -> AnyTrick: ...

    @property
    def tricks(self) -> Sequence[AnyTrick]: ...


class AnyGlance(_Alike, Protocol):
    """What every seat sees on the table now, without looking back."""

    @property
    def seat(self) -> Seat: ...

    @property
    def ask(self) -> Ask | None: ...

    @property
    def round(self) -> AnyRoundView | None: ...


class AnyView(AnyGlance, Protocol):
    """What every view has."""

    @property
    def history(self) -> tuple[Ply, ...]: ...
