"""Sources as trees, for tests that read code."""

import ast
import gc
from functools import cache
from pathlib import Path


@cache
def tree_of(path: Path) -> ast.Module:
    """Parsed once, and undisturbed.

    Python 3.11 counts depth once for all trees in the making. Garbage collected meanwhile may be
    reported with a traceback, for which source is parsed as well; the first parsing then fails
    with a SystemError ("recursion depth mismatch").
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        return ast.parse(path.read_text("utf-8"))
    finally:
        if was_on:
            gc.enable()
