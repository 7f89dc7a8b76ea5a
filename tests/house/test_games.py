"""Which game is this? The game says so: nobody else compares titles or classes."""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.house.test_house import BELOW, ROOT, SOURCE, SOURCES
from tests.sources import tree_of
from upperlip.animals import notation as animals_notation
from upperlip.games import GAMES
from upperlip.nuts import notation as nuts_notation
from upperlip.table.ply import Action

PACKAGES = ("nuts", "animals")
OWN = re.compile(r"upperlip\.(nuts|animals)\.(config|state|view)$")
SCRIPTS = sorted((ROOT / "web" / "scripts").glob("*.py"))
OUTSIDE = [path for path in SOURCES if path.relative_to(SOURCE).parts[0] not in PACKAGES] + SCRIPTS
CYTHON = sorted(path for path in SOURCE.rglob("*.p[yx][xdi]") if path.suffix != ".pyi")
PAGE = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")


def short(path: Path) -> str:
    return str(path.relative_to(SOURCE if path.is_relative_to(SOURCE) else ROOT))


def own_classes(tree: ast.Module) -> set[str]:
    """What a file calls the games' own Config, State and View."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and OWN.match(node.module or ""):
            found |= {
                n.asname or n.name for n in node.names if n.name in ("Config", "State", "View")
            }
    return found


def questions(tree: ast.Module) -> Iterator[str]:
    """Where a file asks which game something is of."""
    own = own_classes(tree)
    for node in ast.walk(tree):
        asked: list[ast.AST] = []
        if isinstance(node, ast.Compare):
            asked = [node.left, *node.comparators]
        elif isinstance(node, ast.MatchValue):
            asked = [node.value]
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("isinstance", "issubclass"):
            asked = list(node.args[1:])
        for part in (part for one in asked for part in ast.walk(one)):
            title = isinstance(part, ast.Constant) and part.value in GAMES
            named = isinstance(part, ast.Name) and part.id in own
            module = isinstance(part, ast.Attribute) and re.search(
                r"(nuts|animals)\w*\.(Config|State|View)$", ast.unparse(part)
            )
            if title or named or module:
                yield ast.unparse(node)


@pytest.mark.parametrize("path", OUTSIDE, ids=short)
def test_nobody_compares_titles_or_classes(path: Path) -> None:
    assert list(questions(tree_of(path))) == []


@pytest.mark.parametrize(
    "code",
    [
        "a = view.game == 'moustache'",
        "a = 'mustachio' != title",
        "a = title in ('moustache', 'chess')",
        "from upperlip.nuts.view import View as NutsView\na = isinstance(view, NutsView)",
        "from upperlip.animals import view as animals_view\na = isinstance(v, animals_view.View)",
        "from upperlip.nuts.config import Config\na = type(config) is Config",
        "match title:\n    case 'moustache': pass",
    ],
)
def test_questions_are_found(code: str) -> None:
    assert list(questions(ast.parse(code)))


# Cython


def cython_imports(path: Path) -> Iterator[str]:
    """The upperlip modules that a file imports or cimports."""
    text = path.read_text("utf-8")
    for module, names in re.findall(
        r"^\s*from (upperlip[\w.]*) c?import \(?([\w ,]+)", text, re.MULTILINE
    ):
        yield from (f"{module}.{name.split()[0]}" for name in names.split(",") if name.strip())
    yield from re.findall(r"^\s*c?import (upperlip[\w.]*)", text, re.MULTILINE)


@pytest.mark.parametrize("path", CYTHON, ids=short)
def test_cython_files_import_one_way(path: Path) -> None:
    """As Python files do; within the kernel `common` stands below the games, and no game beside.

    What counts games stands on the one that it counts.
    """
    _, here, *_ = path.relative_to(SOURCE).parts
    below = ("common", path.stem if here == "counting" else here)
    for name in cython_imports(path):
        _, package, *inner = name.split(".")
        assert package == "kernel" or package in BELOW["kernel"], (
            f"the kernel may not import {name}"
        )
        if package == "kernel":
            assert inner[0] in below, f"{here} may not import {name}"
        assert ".state" not in name, "the kernel may not know states"


@pytest.mark.parametrize("path", CYTHON, ids=short)
def test_cython_files_compare_no_titles_or_classes(path: Path) -> None:
    text = path.read_text("utf-8")
    assert not re.search(r"[\"'](moustache|mustachio)[\"']", text)
    assert not re.search(r"isinstance\([^)]*\b(Config|State|View)\b", text)


def test_there_are_cython_files() -> None:
    """Else the tests above would try nothing."""
    assert {path.suffix for path in CYTHON} == {".pyx", ".pxd", ".pxi"}
    assert any(list(cython_imports(path)) for path in CYTHON)


# docs/add-a-game.md


OWN_TITLES = {
    name: title
    for package, title in (("nuts", "mustachio"), ("animals", "moustache"))
    for name in (package, title.upper())
}


def titles_in(node: ast.AST | None) -> set[str]:
    """The titles that it names: itself, or as `nuts.TITLE` or `MUSTACHIO.title`."""
    parts = [] if node is None else list(ast.walk(node))
    written = {part.value for part in parts if isinstance(part, ast.Constant)}
    owners = {
        ast.unparse(part.value)
        for part in parts
        if isinstance(part, ast.Attribute) and part.attr.lower() == "title"
    }
    return {str(one) for one in written & set(GAMES)} | {
        OWN_TITLES[name] for name in owners & set(OWN_TITLES)
    }


def made_for_each(value: ast.expr | None) -> bool:
    """`{book.game: book for book in (MUSTACHIO, MOUSTACHE)}`."""
    return (
        isinstance(value, ast.DictComp)
        and isinstance(value.generators[0].iter, ast.Tuple)
        and ast.unparse(value.key).endswith((".title", ".game"))
    )


def tables(tree: ast.Module) -> Iterator[str]:
    """What in a module has something for each game: tables, functions, fields of classes."""
    fields: dict[str, set[str]] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if made_for_each(node.value) or titles_in(node.value) == set(GAMES):
                yield ast.unparse(target)
        elif isinstance(node, ast.FunctionDef) and titles_in(node) == set(GAMES):
            yield node.name
        elif isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.Assign):
                    fields.setdefault(ast.unparse(part.targets[0]), set()).update(titles_in(part))
    yield from (name for name, titles in fields.items() if titles == set(GAMES))


def test_the_page_lists_every_table() -> None:
    found = {(short(path), name) for path in OUTSIDE for name in tables(tree_of(path))}
    assert ("bots/playbooks.py", "PLAYBOOKS") in found
    listed = set(re.findall(r"^\| `([\w/.]+\.py)` \| `(\w+)` \|", PAGE, re.MULTILINE))
    assert sorted(found - listed) == [], "docs/add-a-game.md does not name these tables"
    assert sorted(listed - found) == [], "docs/add-a-game.md names tables that are not there"


@pytest.mark.parametrize(
    "code",
    [
        "A = {nuts.TITLE: 1, animals.TITLE: 2}",
        "A = {MUSTACHIO.title: 1, MOUSTACHE.title: 2}",
        "A: dict[str, int] = {'mustachio': 1, 'moustache': 2}",
        "A = {('moustache', 'pass'): 1, ('', 'out'): 2, ('mustachio', 'pass'): 3}",
        "A = (Plan('mustachio', 1), Plan('moustache', 2))",
        "A = {book.game: book for book in (MUSTACHIO, MOUSTACHE)}",
        "def A() -> None:\n    play('mustachio')\n    play('moustache')",
        "class Nuts:\n    A = 'mustachio'\n\n\nclass Animals:\n    A = 'moustache'",
    ],
)
def test_tables_are_found(code: str) -> None:
    assert list(tables(ast.parse(code))) == ["A"]


def test_what_is_of_one_game_is_no_table() -> None:
    assert list(tables(ast.parse("A = {'mustachio': 1}\nB = (nuts.TITLE, 'chess')"))) == []


def test_every_file_on_the_page_is_there_for_both_games() -> None:
    paths = re.findall(r"`([\w./]+/<(?:game|title)>[\w./]*)`", PAGE)
    assert len(paths) > 20
    for game, title in (("nuts", "mustachio"), ("animals", "moustache")):
        for path in paths:
            there = ROOT / path.replace("<game>", game).replace("<title>", title)
            assert there.exists(), f"docs/add-a-game.md: {path} is not there for {title}"


def verbs_of(actions: Mapping[str, Action]) -> set[str]:
    return {action.verb for action in actions.values()}


# That only one game has.
VERBS = verbs_of(nuts_notation.ACTIONS) ^ verbs_of(animals_notation.ACTIONS)


def quoted(tree: ast.Module) -> set[object]:
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}


def of_one_game(path: Path) -> bool:
    return bool({path.stem, *path.parts} & {*PACKAGES, *GAMES})


def test_the_page_lists_every_file_that_quotes_a_verb_of_one_game() -> None:
    assert {"bid", "give"} <= VERBS
    assert "play" not in VERBS
    found = {
        short(path) for path in OUTSIDE if not of_one_game(path) and quoted(tree_of(path)) & VERBS
    }
    assert "review/reasons.py" in found
    about = PAGE.partition("## What knows one")[2]
    named = set(re.findall(r"`([\w/.]+\.(?:py|ts|svelte))`", about))
    assert "web/src/table/prompt/Tray.svelte" in named
    assert sorted(found - named) == [], "docs/add-a-game.md does not name these files"
    assert all((SOURCE / path).exists() or (ROOT / path).exists() for path in named)


WEB = ROOT / "web"
BY_GAME = re.compile(r"Record<(?:Title|PageGame\['specialKind'\])")  # which a new game must widen


def web_files() -> Iterator[Path]:
    """The page's own, without what is made of the games' code."""
    yield from WEB.glob("scripts/*.mjs")
    for path in (WEB / "src").rglob("*.*"):
        if path.suffix in (".ts", ".svelte", ".css") and path.parent.name != "wire":
            yield path


def names_each_game(text: str) -> bool:
    return BY_GAME.search(text) is not None or all(
        re.search(rf"\b{title}\b", text) for title in GAMES
    )


def test_the_page_lists_every_file_of_the_web_that_names_the_games() -> None:
    found = {path for path in web_files() if names_each_game(path.read_text("utf-8"))}
    rows = re.findall(r"^\| `(web/[\w/.]+)` \| (`[^|]*`) \|", PAGE, re.MULTILINE)
    listed = {ROOT / path: where for path, where in rows if not path.endswith(".py")}
    assert WEB / "src" / "theme.css" in found
    missing = sorted(str(path.relative_to(ROOT)) for path in found ^ set(listed))
    assert missing == [], "docs/add-a-game.md names others than there are"
    for path, where in listed.items():
        text = path.read_text("utf-8")
        assert all(re.search(rf"{word}\b", text) for word in re.findall(r"`(.*?)`", where)), path


def named_after_a_game(path: Path) -> bool:
    """Or a source that each game has in a folder of its own."""
    inside = path.suffix in (".py", ".pyx") and path.stem != "__init__"
    return path.stem in (*PACKAGES, *GAMES) or (
        inside and path.parent.name in PACKAGES and shared(path)
    )


def shared(path: Path) -> bool:
    """Does each game have such a file?"""
    return all((path.parent.parent / package / path.name).exists() for package in PACKAGES)


DRAWS_ANY_MOUSTACHE = WEB / "src" / "cards" / "drawing" / "moustache.ts"


def test_every_room_of_a_game_is_on_the_page() -> None:
    """Folders and files that are named after a game, wherever they stand."""
    for path in (*SOURCE.rglob("*"), *(WEB / "src").rglob("*")):
        if "__pycache__" in path.parts or path.suffix in (".so", ".pyc") or path.parent == SOURCE:
            continue
        if "built" in path.parts or not named_after_a_game(path) or path == DRAWS_ANY_MOUSTACHE:
            continue
        written = str(path.relative_to(ROOT))
        for word in PACKAGES:
            written = re.sub(rf"\b{word}\b", "<game>", written)
        for word in GAMES:
            written = re.sub(rf"\b{word}\b", "<title>", written)
        assert f"`{written}" in PAGE, f"docs/add-a-game.md does not name {written}"
