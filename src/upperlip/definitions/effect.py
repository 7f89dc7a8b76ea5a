"""An effect: a small frozen value of a closed list, its parameters typed and bounded.

    class Wins(Effect):
        value: Annotated[int, Whole(0, 10)]

What a field may hold stands in its annotation, so that a definition is read by it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from itertools import combinations
from typing import Annotated, ClassVar, TypeVar, get_args, get_origin, get_type_hints

from upperlip.definitions.fault import CardFault, quoted
from upperlip.definitions.parameter import Parameter
from upperlip.table.reason import Reason, because


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    kind: ClassVar[str]  # as definitions call it
    rule: ClassVar[str]  # where it stands
    once: ClassVar[bool] = False  # at most one of its kind on a card (E-43)
    # Which of the parameters that may be left out can stand together; empty: any of them.
    shapes: ClassVar[tuple[str, ...]] = ()

    @property
    def definition(self) -> dict[str, object]:
        """As a definition has it."""
        given = ((each.name, getattr(self, each.name)) for each in fields(self))
        return {"effect": self.kind, **{key: value for key, value in given if value is not None}}


E = TypeVar("E", bound=Effect)


def parameters(kind: type[Effect]) -> Mapping[str, Parameter]:
    hints = get_type_hints(kind, include_extras=True)
    return {each.name: _bounds(hints[each.name]) for each in fields(kind)}


def shapes_of(kind: type[Effect]) -> tuple[tuple[str, ...], ...]:
    """All ways to give its parameters: which of them stand together."""
    optional = [each.name for each in fields(kind) if each.default is None]
    wanted = tuple(each.name for each in fields(kind) if each.name not in optional)
    if kind.shapes:
        return tuple(wanted + tuple(shape.split()) for shape in kind.shapes)
    counts = range(len(optional) + 1)
    return tuple(wanted + some for count in counts for some in combinations(optional, count))


def _bounds(hint: object) -> Parameter:
    """Of `Annotated[int, Whole(0, 10)]`, or of that `| None`."""
    options = (hint,) if get_origin(hint) is Annotated else get_args(hint)
    (found,) = (get_args(each)[1] for each in options if get_origin(each) is Annotated)
    bounds: Parameter = found
    return bounds


def read_effect(value: object, kinds: Mapping[str, type[E]], path: tuple[str | int, ...]) -> E:
    """The effect that a table describes; raises CardFault."""
    if not isinstance(value, dict):
        raise CardFault(because("E-41", "card-not-a-table", value=quoted(value)), path)
    name = value.get("effect")
    if "effect" not in value:
        raise CardFault(because("E-41", "card-missing-key", key="effect"), path)
    if not isinstance(name, str) or name not in kinds:
        reason = because("E-41", "card-unknown-effect", value=quoted(name), known=tuple(kinds))
        raise CardFault(reason, (*path, "effect"))
    kind = kinds[name]
    given = {key: each for key, each in value.items() if key != "effect"}
    for fault in _faults(kind, given, path):
        raise fault
    return kind(**given)


def _unknown(kind: type[Effect], key: str, known: tuple[str, ...]) -> Reason:
    if not known:
        return because(kind.rule, "card-no-parameters", key=quoted(key), value=kind.kind)
    return because(kind.rule, "card-unknown-key", key=quoted(key), known=known)


def _faults(
    kind: type[Effect], given: Mapping[str, object], path: tuple[str | int, ...]
) -> Iterator[CardFault]:
    known = parameters(kind)
    for key, value in given.items():
        if key not in known:
            yield CardFault(_unknown(kind, key, tuple(known)), (*path, key))
        elif not known[key].accepts(value):
            yield CardFault(known[key].wanted(kind.rule, key, quoted(value)), (*path, key))
    optional = {each.name for each in fields(kind) if each.default is None}
    for key in known:
        if key not in given and key not in optional:
            yield CardFault(because(kind.rule, "card-missing-key", key=key), path)
    chosen = {key for key in given if key in optional}
    if kind.shapes and not any(chosen == set(shape.split()) for shape in kind.shapes):
        shapes = tuple(shape.replace(" ", " + ") for shape in kind.shapes)
        yield CardFault(because(kind.rule, "card-shapes", known=shapes), path)
