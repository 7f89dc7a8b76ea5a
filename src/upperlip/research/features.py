"""Observations as numbers for a network: zeros, ones, and a few between −1 and 1."""

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import NamedTuple

from upperlip.research.encoding import LAYOUTS
from upperlip.research.extra import needed
from upperlip.research.layout import Field, Layout

needed("numpy")

import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]
Places = NDArray[np.int64]


class Unfolding(NamedTuple):
    """Which bits and bytes of an observation go where."""

    width: int  # in features
    bits: Places
    bit_columns: Places
    codes: Places
    code_columns: Places  # of the code 0
    numbers: Places
    number_columns: Places
    scales: Floats
    wide: Places  # the lower bytes of wide numbers
    wide_columns: Places
    wide_scales: Floats


def width(layout: Layout, *, course: bool = False, only: Collection[str] | None = None) -> int:
    """How many features there are."""
    return _unfolding(layout.game, _wanted(layout, course, only)).width


def features(
    layout: Layout,
    observations: Bytes,
    *,
    course: bool = False,
    only: Collection[str] | None = None,
    out: Floats | None = None,
) -> Floats:
    """A row for each observation; fields one after the other, or only some of them.

    `course`: with the order of play in the round, which takes most of the room. `out`: where to
    write, since asking the system for fresh memory takes its time.
    """
    rows = np.atleast_2d(observations)
    unfold = _unfolding(layout.game, _wanted(layout, course, only))
    if out is None:
        out = np.zeros((len(rows), unfold.width), np.float32)
    else:
        out[:] = 0
    bits = np.unpackbits(rows, axis=1, bitorder="little")
    out[:, unfold.bit_columns] = bits[:, unfold.bits]
    np.put_along_axis(out, unfold.code_columns + rows[:, unfold.codes], 1, axis=1)
    signed = rows.view(np.int8)
    out[:, unfold.number_columns] = signed[:, unfold.numbers] / unfold.scales
    wide = rows[:, unfold.wide] + 256.0 * signed[:, unfold.wide + 1]
    out[:, unfold.wide_columns] = wide / unfold.wide_scales
    return out


def _wanted(layout: Layout, course: bool, only: Collection[str] | None) -> tuple[str, ...]:
    names = [field.name for field in layout.of(course=course or only is not None)]
    return tuple(name for name in names if only is None or name in only)


@lru_cache
def _unfolding(game: str, names: tuple[str, ...]) -> Unfolding:
    found: dict[str, list[tuple[int, int, int]]] = {"set": [], "code": [], "number": [], "wide": []}
    column = 0
    for field, start in LAYOUTS[game].offsets():
        if field.name not in names:
            continue
        kind = "wide" if field.wide else field.kind
        for place, byte in enumerate(range(start, start + field.width * field.count, field.width)):
            found[kind] += _places(field, byte, column + place * field.spread)
        column += field.spread * field.count
    columns = {kind: np.array(places, np.int64).reshape(-1, 3) for kind, places in found.items()}
    number, wide = columns["number"], columns["wide"]
    return Unfolding(
        column,
        *columns["set"].T[:2],
        *columns["code"].T[:2],
        *number.T[:2],
        number[:, 2].astype(np.float32),
        *wide.T[:2],
        wide[:, 2].astype(np.float32),
    )


def _places(field: Field, byte: int, column: int) -> Iterator[tuple[int, int, int]]:
    """From where, to which column, and a number's scale."""
    if field.kind == "set":
        yield from ((8 * byte + member, column + member, 1) for member in range(field.size))
    else:
        yield byte, column, field.size
