"""How much of a test with many cases `make test` tries; `make test-long` tries the rest."""

from collections.abc import Collection
from typing import Any

import pytest


def some_of(
    names: str | tuple[str, ...], cases: Collection[Any], few: int = 1, ids: Any = None
) -> pytest.MarkDecorator:
    """Like `parametrize`, but all cases but a few are for the long run.

    The few are the first and others spread evenly over the rest: lists often go from one game to
    the next.
    """
    spread = {place * len(cases) // few for place in range(few)}
    marked = [
        pytest.param(
            *(case if isinstance(names, tuple) else (case,)),
            marks=() if number in spread else pytest.mark.long,
        )
        for number, case in enumerate(cases)
    ]
    return pytest.mark.parametrize(names, marked, ids=ids)
