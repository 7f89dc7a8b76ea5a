"""How what a seat sees is laid out in bytes: a table of fields, one after the other.

A field is a set (bits, the lowest first), a code (a byte for one of several things) or a number
(a signed byte, or two, the lower first); or several of a kind. As features for a network a set
has a 0 or 1 for each possible member, a code likewise with a single 1, a number is divided by its
scale.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

Packed = Any  # a number, the members of a set, or several of either: the field says which


@dataclass(frozen=True)
class Field:
    name: str
    kind: Literal["set", "code", "number"]
    size: int  # members that a set may have; different codes; the scale of a number
    about: str
    count: int = 1
    wide: bool = False  # a number of two bytes

    @property
    def width(self) -> int:
        """In bytes, of one."""
        return (self.size + 7) // 8 if self.kind == "set" else 1 + self.wide

    @property
    def spread(self) -> int:
        """In features, of one."""
        return 1 if self.kind == "number" else self.size


@dataclass(frozen=True)
class Layout:
    """The fields of one game's encoding. From `play_order_from` on they only tell in which order
    things happened in the round."""

    game: str
    version: int
    fields: tuple[Field, ...]
    play_order_from: str

    @cached_property
    def size(self) -> int:
        """In bytes, the version's included."""
        return 1 + sum(field.width * field.count for field in self.fields)

    def offsets(self) -> Iterator[tuple[Field, int]]:
        start = 1
        for field in self.fields:
            yield field, start
            start += field.width * field.count

    def of(self, *, play_order: bool) -> tuple[Field, ...]:
        """The fields, with or without the order of play in the round."""
        names = [field.name for field in self.fields]
        return self.fields if play_order else self.fields[: names.index(self.play_order_from)]

    def features(self, *, play_order: bool) -> int:
        """How many there are."""
        return sum(field.spread * field.count for field in self.of(play_order=play_order))

    # There and back

    def pack(self, values: Sequence[Packed]) -> bytes:
        packed = bytearray((self.version,))
        for field, value in zip(self.fields, values, strict=True):
            for one in value if field.count > 1 else (value,):
                packed += _pack(field, one)
        return bytes(packed)

    def unpack(self, data: bytes) -> list[Packed]:
        """The values of all fields; ValueError if these bytes are not of this layout."""
        if len(data) != self.size or data[0] != self.version:
            raise ValueError(
                f"not a view of {self.game}, version {self.version}: that has {self.size} bytes,"
                f" the first of them {self.version}"
            )
        values: list[Packed] = []
        for field, start in self.offsets():
            stops = range(start, start + field.width * field.count, field.width)
            found = tuple(_unpack(field, data[stop : stop + field.width]) for stop in stops)
            values.append(found if field.count > 1 else found[0])
        return values


def _pack(field: Field, value: Packed) -> bytes:
    number: int = sum(1 << member for member in value) if field.kind == "set" else value
    if field.kind == "code":
        assert 0 <= number < field.size, f"{field.name} is {number}"
    return number.to_bytes(field.width, "little", signed=field.kind == "number")


def _unpack(field: Field, data: bytes) -> Packed:
    if field.kind == "set":
        bits = int.from_bytes(data, "little")
        return tuple(member for member in range(field.size) if bits >> member & 1)
    return int.from_bytes(data, "little", signed=field.kind == "number")
