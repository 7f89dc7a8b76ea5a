"""How much of a test with many cases `make test` tries; `make test-long` tries the rest."""

from collections.abc import Collection
from typing import Any

import pytest


def first_of(
    names: str | tuple[str, ...], cases: Collection[Any], few: int = 1
) -> pytest.MarkDecorator:
    """Like `parametrize`, but all cases after the first few are for the long run."""
    values = [case if isinstance(names, tuple) else (case,) for case in cases]
    long = [pytest.param(*value, marks=pytest.mark.long) for value in values[few:]]
    return pytest.mark.parametrize(names, [*list(cases)[:few], *long])
