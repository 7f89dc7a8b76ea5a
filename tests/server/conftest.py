"""One server for all tests of a file: starting one for each would take longer than they do."""

from collections.abc import Iterator

import pytest

from tests.server.shared_server import Salon, open_salon


@pytest.fixture(scope="module")
def salon() -> Iterator[Salon]:
    with open_salon() as salon:
        yield salon


@pytest.fixture
def own_salon() -> Iterator[Salon]:
    """One that a test may stop."""
    with open_salon() as salon:
        yield salon
