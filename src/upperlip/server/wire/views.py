"""A view as it travels to a page: names instead of numbers, and no more than the view holds.

What a page shows is what a seat may know, so nothing but views is read here.
"""

from collections.abc import Callable, Mapping

from upperlip.animals import MOUSTACHE
from upperlip.nuts import MUSTACHIO
from upperlip.server.wire import animals, nuts
from upperlip.server.wire.animals import MoustacheView
from upperlip.server.wire.nuts import MustachioView
from upperlip.table.shape import AnyGlance

GameView = MoustacheView | MustachioView

WRITERS: Mapping[str, Callable[..., GameView]] = {
    MOUSTACHE.title: animals.on_the_wire,
    MUSTACHIO.title: nuts.on_the_wire,
}


def on_the_wire(view: AnyGlance, *, face_down: bool = False) -> GameView:
    """`face_down`: with no card of tricks that are over but the last, nor what they brought."""
    return WRITERS[view.game](view, face_down=face_down)
