"""Which view a game has."""

from collections.abc import Callable, Sequence

from upperlip.named.animals import MoustacheView
from upperlip.named.nuts import MustachioView
from upperlip.named.view import View
from upperlip.table.shape import AnyView

VIEWS: dict[str, Callable[..., View]] = {"mustachio": MustachioView, "moustache": MoustacheView}


def view_of(inside: AnyView, names: Sequence[str] = ()) -> View:
    """From the engines' own form."""
    return VIEWS[inside.game](inside, names)
