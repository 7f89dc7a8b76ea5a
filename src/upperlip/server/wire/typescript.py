"""Messages and records as TypeScript types: `python -m upperlip.server.wire.typescript > FILE`.

Small on purpose: it knows the kinds of types that our messages are made of, and no others.
"""

import json
import sys

import msgspec.inspect as mi
from msgspec import NODEFAULT

from upperlip.records.forms import FORMS
from upperlip.records.record import DecisionStep, Record, Result, Step
from upperlip.server.wire import api, client_messages, server_messages
from upperlip.server.wire.api import NewPractice, NewTable, Problem

ROOTS: tuple[object, ...] = (
    server_messages.AnyServerMessage,
    client_messages.AnyClientMessage,
    NewTable,
    NewPractice,
    Problem,
    api.Introduction,
    api.Redemption,
    api.Me,
    api.Opened,
    api.Listed,
    api.TablePreview,
    api.Moved,
    api.Menu,
    api.Running,
    api.Finished,
    api.Replay,
    api.Agreement,
    api.Sharing,
    api.ShuffleVerdict,
    api.ReviewSoFar,
    api.ReviewMoment,
    api.Progress,
    api.PuzzleMenu,
    api.PuzzleQuestion,
    api.PuzzleTry,
    api.PuzzleAnswer,
    api.Health,
    api.Readiness,
)
# What TypeScript, or the page, has a thing of its own called.
_NAMES = {"Event": "WireEvent", "Record": "GameRecord"}
# A record's steps and its result are of the kinds that some game has.
KINDS: dict[type, tuple[object, ...]] = {
    Step: (DecisionStep, *(form.chance for form in FORMS.values())),
    Result: tuple(form.result for form in FORMS.values()),
}
_HEAD = """\
// Made from messages and records by `make web-types`; a test compares. Do not edit.

"""


class Writer:
    """Collects the structs it meets, in the order in which it meets them."""

    def __init__(self) -> None:
        self.made: dict[str, str] = {}
        self._named: dict[str, type] = {}

    def name(self, kind: mi.Type) -> str:
        match kind:
            case mi.Metadata():
                return self.name(kind.type)
            case mi.StrType():
                return "string"
            case mi.IntType() | mi.FloatType():
                return "number"
            case mi.BoolType():
                return "boolean"
            case mi.NoneType():
                return "null"
            case mi.CustomType() | mi.AnyType():
                return "unknown"
            case mi.LiteralType():
                return " | ".join(json.dumps(value) for value in kind.values)
            case mi.ListType() | mi.VarTupleType():
                return self._array(kind.item_type)
            case mi.TupleType():
                return f"[{', '.join(map(self.name, kind.item_types))}]"
            case mi.DictType():
                return f"Record<string, {self.name(kind.value_type)}>"
            case mi.UnionType():
                return " | ".join(map(self.name, kind.types))
            case mi.StructType():
                return self._struct(kind)
        raise TypeError(f"messages have no {type(kind).__name__}")

    def _array(self, item: mi.Type) -> str:
        inside = self.name(item)
        return f"({inside})[]" if "|" in inside else f"{inside}[]"

    def _struct(self, kind: mi.StructType) -> str:
        if kind.cls in KINDS:
            return " | ".join(self.name(mi.type_info(each)) for each in KINDS[kind.cls])
        name = _NAMES.get(kind.cls.__name__, kind.cls.__name__)
        if self._named.setdefault(name, kind.cls) is not kind.cls:
            raise TypeError(f"{name} is two types: {self._named[name]} and {kind.cls}")
        if name not in self.made:
            self.made[name] = ""  # it may hold itself
            self.made[name] = self._interface(name, kind)
        return name

    def _interface(self, name: str, kind: mi.StructType) -> str:
        incoming = issubclass(kind.cls, client_messages.ClientMessage | NewTable | NewPractice)
        lines = [f"export interface {name} {{"]
        if kind.tag_field is not None:
            lines.append(f'  {kind.tag_field}: "{kind.tag}";')
        for field in kind.fields:
            optional = not field.required and (incoming or _may_be_left_out(field))
            mark = "?" if optional else ""
            lines.append(f"  {field.encode_name}{mark}: {self.name(field.type)};")
        return "\n".join([*lines, "}"])


def _may_be_left_out(field: mi.Field) -> bool:
    """UNSET is no default to msgspec: such a field has none, and need not be there."""
    return field.default is NODEFAULT and field.default_factory is NODEFAULT


def typescript() -> str:
    writer = Writer()
    names = [writer.name(mi.type_info(root)) for root in (*ROOTS, Record)]
    unions = {"ServerMessage": names[0], "ClientMessage": names[1]}
    made = [*writer.made.values(), *(_union(*union) for union in unions.items())]
    return _HEAD + "\n\n".join(made) + "\n"


def _union(name: str, members: str) -> str:
    lines = members.replace(" | ", "\n  | ")
    return f"export type {name} =\n  | {lines};"


if __name__ == "__main__":
    sys.stdout.write(typescript())
