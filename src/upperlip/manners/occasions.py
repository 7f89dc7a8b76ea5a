"""Finding them: at a decision, and in a record."""

from collections.abc import Callable, Iterator, Sequence

from upperlip.animals import MOUSTACHE
from upperlip.manners.animals import scene as animals_scene
from upperlip.manners.lapse import KINDS, Lapse, Occasion
from upperlip.manners.nuts import scene as nuts_scene
from upperlip.manners.rules import judged
from upperlip.manners.scene import Scene
from upperlip.nuts import MUSTACHIO
from upperlip.records.check import Replayable, replayed
from upperlip.table.ply import Action, Decision
from upperlip.table.shape import AnyView

SCENES: dict[str, Callable[..., Scene | None]] = {
    MOUSTACHE.title: animals_scene,
    MUSTACHIO.title: nuts_scene,
}


def occasions(view: AnyView, legal: Sequence[Action]) -> list[Occasion]:
    """What the view's seat could do now that would annoy people."""
    if len(legal) < 2 or legal[0].verb != "play":
        return []
    scene = SCENES[view.game](view)
    if scene is None:
        return []
    by_card = {action.value: action for action in legal}
    found = []
    for kind in KINDS:
        cards = judged(scene, kind, by_card)
        if cards:
            better = {
                by_card[card]: tuple(by_card[other] for other in others)
                for card, others in cards.items()
            }
            found.append(Occasion(kind, better))
    return found


def lapse_of(view: AnyView, found: Sequence[Occasion], played: Action) -> Lapse | None:
    """The play that annoyed somebody, if it was one; the gravest, as `KINDS` has them."""
    for kind, better in found:
        if played in better:
            return Lapse(kind, view.seat, played, better[played])
    return None


def lapses_in(replay: Replayable) -> Iterator[tuple[int, Lapse]]:
    """All of a record, each with the number of its step, from 1."""
    game = replay.game
    for number, step in enumerate(replayed(replay), start=1):
        if isinstance(step.ply, Decision):
            seat, action = step.ply
            view = game.view(step.before, seat)
            lapse = lapse_of(view, occasions(view, game.legal(step.before, seat)), action)
            if lapse is not None:
                yield number, lapse
