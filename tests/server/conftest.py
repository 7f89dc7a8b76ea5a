"""One server for all tests of a file: starting one for each would take longer than they do."""

from collections.abc import Iterator, Sequence

import pytest

from tests.server.shared_server import SharedServer, open_shared_server

RUNNING = {"server", "own_server", "postgres"}


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their marks
def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    for item in items:
        if isinstance(item, pytest.Function) and RUNNING & set(item.fixturenames):
            item.add_marker(pytest.mark.database)


@pytest.fixture(scope="module")
def server() -> Iterator[SharedServer]:
    with open_shared_server() as server:
        yield server


@pytest.fixture
def own_server() -> Iterator[SharedServer]:
    """One that a test may stop."""
    with open_shared_server() as server:
        yield server
