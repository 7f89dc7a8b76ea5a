"""One server for all tests of a file: starting one for each would take longer than they do."""

from collections.abc import Iterator

import pytest

from tests.server.shared_server import SharedServer, open_shared_server


@pytest.fixture(scope="module")
def server() -> Iterator[SharedServer]:
    with open_shared_server() as server:
        yield server


@pytest.fixture
def own_server() -> Iterator[SharedServer]:
    """One that a test may stop."""
    with open_shared_server() as server:
        yield server
