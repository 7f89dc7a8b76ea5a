"""Which room of the server may touch which."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sources import tree_of

SERVER = Path(__file__).parents[2] / "src" / "upperlip" / "server"
SHARED = {"addresses", "log", "metrics", "settings"}

# What is stored and what is sent know nothing of each other: no name on the wire can break a
# stored table, and no migration a page.
BELOW: dict[str, set[str]] = {
    "wire": set(),
    "store": set(),
    "bots": set(),
    "tables": {"wire", "store", "bots", "log", "metrics"},
    "relay": {"wire", "store", "tables", "settings"},
    "http": {"wire", "store", "bots", "tables", "server", *SHARED},
    "server": {"wire", "store", "bots", "tables", "relay", "http", *SHARED},
    "doctor": {"http", "store", "settings"},
    "supervise": {"bots", "settings", "store"},
    "serve": {"server", "supervise", "http", "tables", *SHARED},
    "addresses": set(),
    "log": set(),
    "metrics": set(),
    "settings": {"addresses"},
}
SOURCES = [path for path in sorted(SERVER.rglob("*.py")) if path != SERVER / "__init__.py"]


def imports(path: Path) -> Iterator[list[str]]:
    """What a file imports of the server, by its parts."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("upperlip.server"):
            names = [f"{node.module}.{name.name}" for name in node.names]
            yield from (name.split(".")[2:] for name in names)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(SERVER)))
def test_rooms_touch_only_what_they_may(path: Path) -> None:
    here = path.relative_to(SERVER).parts[0].removesuffix(".py")
    for there, *_ in imports(path):
        assert there == here or there in BELOW[here], f"{here} may not import {there}"


def test_a_tables_document_is_not_made_of_messages() -> None:
    for there, *_ in imports(SERVER / "tables" / "document.py"):
        assert there != "wire"


@pytest.mark.parametrize("package", sorted(SERVER.rglob("__init__.py")))
def test_every_package_says_what_belongs_there(package: Path) -> None:
    if "migrations" not in package.parts:
        words = ast.get_docstring(tree_of(package)) or ""
        assert len(words.split("\n\n")) == 2, f"{package.parent.name}: what it is, what it touches"
