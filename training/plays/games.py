"""What the nets learn from: for each game, tables as they come."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from upperlip import kernel
from upperlip.animals import MOUSTACHE
from upperlip.kernel.animals import policy as animals
from upperlip.kernel.nuts import policy as nuts
from upperlip.nuts import MUSTACHIO
from upperlip.table.game import AnyGame
from upperlip.table.generator import Generator
from upperlip.table.ply import Action
from upperlip.table.shape import AnyConfig, AnyView


class Source(NamedTuple):
    game: AnyGame
    policy: Any  # the kernel's module
    config: Callable[[Generator], AnyConfig]
    verbs: tuple[str, ...]  # of decisions that the net learns
    rounds: int  # that it learns from: in Mustachio's last one it is the match that counts
    digits: int  # of what an answer is worth; in Mustachio that differs less
    temperature: float  # an answer that is so much better is chosen e times as often
    spread: float  # of the values, around one half: as the kernel has it


def _moustache(draws: Generator) -> AnyConfig:
    """Half of the tables have four players, and most play with the book's rules alone."""
    players = (4, 4, 4, 3, 5, 6)[draws.below(6)]
    options = {
        "rule_set": ("book", "book", "house")[draws.below(3)],
        "threes": ("colour", "colour", "colour", "overall")[draws.below(4)],
    }
    return MOUSTACHE.configure(players, options)


def _mustachio(draws: Generator) -> AnyConfig:
    """Most tables are two pairs; some play with other villains than two a round."""
    players, sides = ((4, "pairs"), (4, "pairs"), (4, "solo"), (3, "solo"))[draws.below(4)]
    villains = ("showcase2", "showcase2", "showcase2", "all")[draws.below(4)]
    return MUSTACHIO.configure(players, {"sides": sides, "villains": villains})


class NetForm(NamedTuple):
    """What a seat sees, and its answers, as the net takes them."""

    features: list[int]
    outputs: list[int]  # by answer


def net_form(source: Source, view: AnyView, answers: Iterable[Action]) -> NetForm:
    """In any world that the seat holds possible, as the net will see it: nothing differs."""
    world: Any = kernel.knowledge(view).draw(kernel.generator_for(view.config, 1))
    outputs = source.policy.outputs(world)
    return NetForm(
        source.policy.features(world), [outputs[kernel.value(view.game, each)] for each in answers]
    )


GAMES = {
    "moustache": Source(
        MOUSTACHE, animals, _moustache, ("play", "give", "steal"), 4, 4, 0.03, 0.25
    ),
    "mustachio": Source(MUSTACHIO, nuts, _mustachio, ("play",), 4, 5, 0.01, 0.05),
}
