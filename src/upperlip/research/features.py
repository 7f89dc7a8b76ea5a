"""Observations as numbers for a network: zeros, ones, and a few between −1 and 1."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from upperlip import kernel
from upperlip.research.encoding import LAYOUTS
from upperlip.research.layout import Field, Layout
from upperlip.research.requirements import require_modules

require_modules("numpy")

import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]

_KINDS = ("set", "code", "number", "wide")


class Plan(NamedTuple):
    """Which fields are unfolded."""

    chosen: tuple[tuple[Field, int], ...]  # with the first byte of each
    width: int  # in features
    table: NDArray[np.int32]  # the same for the kernel


def width(layout: Layout, *, play_order: bool = False, only: Sequence[str] | None = None) -> int:
    """How many features there are."""
    return _plan(layout.game, play_order, None if only is None else tuple(only)).width


def features(
    layout: Layout,
    observations: Bytes,
    *,
    play_order: bool = False,
    only: Sequence[str] | None = None,
    out: Floats | None = None,
) -> Floats:
    """A row for each observation; fields one after the other, or only some of them.

    `play_order`: with the order of play in the round, which takes most of the room. `out`: where to
    write, since asking the system for fresh memory takes its time.
    """
    plan = _plan(layout.game, play_order, None if only is None else tuple(only))
    rows = np.ascontiguousarray(np.atleast_2d(observations), np.uint8)
    if rows.shape[1] != layout.size:
        raise ValueError(f"an observation has {layout.size} bytes, not {rows.shape[1]}")
    shape = len(rows), plan.width
    if out is None:
        out = np.empty(shape, np.float32)
    elif out.shape != shape or out.dtype != np.float32 or not out.flags.c_contiguous:
        raise ValueError(f"out must be float32, of shape {shape} and contiguous")
    if kernel.FAST:
        from upperlip.kernel.common.unfolding import unfold  # noqa: PLC0415 – only there if built

        unfold(rows, plan.table, out)
    else:
        unfold_here(rows, plan, out)
    return out


@lru_cache
def _plan(game: str, play_order: bool, only: tuple[str, ...] | None) -> Plan:
    layout = LAYOUTS[game]
    fields = layout.of(play_order=play_order or only is not None)
    unknown = set(only or ()).difference(field.name for field in fields)
    if unknown:
        raise ValueError(f"{game} has no field {', '.join(sorted(unknown))}")
    chosen = tuple(
        (field, start)
        for field, start in layout.offsets()
        if field in fields and (only is None or field.name in only)
    )
    table = [
        (_KINDS.index("wide" if f.wide else f.kind), start, f.width, f.count, f.size)
        for f, start in chosen
    ]
    total = sum(field.spread * field.count for field, _ in chosen)
    return Plan(chosen, total, np.array(table, np.int32).reshape(-1, 5))


def unfold_here(rows: Bytes, plan: Plan, out: Floats) -> None:
    """Without the kernel."""
    out[:] = 0
    column = 0
    for field, start in plan.chosen:
        data = rows[:, start : start + field.width * field.count]
        _unfold(field, data, out[:, column : column + field.spread * field.count])
        column += field.spread * field.count


def _unfold(field: Field, data: Bytes, out: Floats) -> None:
    if field.kind == "set":
        bits = np.unpackbits(data.reshape(len(data), field.count, -1), axis=2, bitorder="little")
        out[:] = bits[:, :, : field.size].reshape(len(data), -1)
    elif field.kind == "code":
        places = data + np.arange(field.count) * field.size
        np.put_along_axis(out, places, 1, axis=1)
    else:
        kind = np.dtype("<i2" if field.wide else "i1")
        np.divide(np.ascontiguousarray(data).view(kind), field.size, out=out)
