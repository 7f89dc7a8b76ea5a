"""The kernel's interface on top of the reference engine: the same answers, only slower."""

from typing import Any

from upperlip.kernel.reference import animals, nuts, search
from upperlip.kernel.room import of_animals
from upperlip.table import generator
from upperlip.table.generator import Generator

__all__ = ["Generator", "animals", "begin", "generator", "knowledge", "nuts", "search"]


def begin(config: Any) -> animals.Position | nuts.Position:
    if of_animals(config):
        return animals.Position.begin(config)
    return nuts.Position.begin(config)


def knowledge(view: Any) -> animals.Knowledge | nuts.Knowledge:
    if of_animals(view):
        return animals.Knowledge.from_view(view)
    return nuts.Knowledge.from_view(view)
