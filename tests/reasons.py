"""Errors that name their rule and the id of their sentence, as the rules' tests expect them.

`import upperlip` makes sentences of them; those are tested at the edge, in tests/api and
tests/texts.
"""

from collections.abc import Iterator

import pytest

from upperlip.table import reason


@pytest.fixture(autouse=True)
def reasons_by_their_ids() -> Iterator[None]:
    told = reason._phrase[:]
    reason._phrase.clear()
    yield
    reason._phrase[:] = told
