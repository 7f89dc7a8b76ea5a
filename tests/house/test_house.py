"""The house rules: what may import what, and lists that must be complete."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sources import tree_of
from upperlip.animals.rules import RULE_CARDS
from upperlip.nuts.cards import VILLAIN_IDS
from upperlip.nuts.villains import VILLAIN_CARDS

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "upperlip"

# Who stands on whom: a package may import from those before it, never sideways between games.
BELOW: dict[str, set[str]] = {
    "table": set(),
    "definitions": {"table"},
    "texts": {"table", "definitions"},
    "nuts": {"table", "definitions"},
    "animals": {"table", "definitions"},
    "games": {"table", "nuts", "animals"},
    "fairness": {"table"},
    "records": {"table", "definitions", "nuts", "animals", "games", "fairness"},
    "kernel": {"table", "nuts", "animals", "games"},
    "named": {"table", "definitions", "nuts", "animals", "games"},
    "bots": {"table", "nuts", "animals", "games", "kernel", "named"},
    "rulebook": {"table", "nuts", "animals", "texts"},
    "statistics": {"table", "nuts", "animals", "games", "texts"},
    "workers": set(),
    "simulation": {"table", "games", "kernel", "bots", "records", "statistics", "workers"},
    "terminal": {
        "table",
        "definitions",
        "nuts",
        "animals",
        "games",
        "kernel",
        "records",
        "bots",
        "texts",
        "rulebook",
        "review",
    },
}
BELOW["review"] = {"table", "nuts", "animals", "games", "kernel", "records", "statistics", "texts"}
BELOW["solving"] = {"table", "nuts", "animals", "games", "kernel", "records"}
BELOW["manners"] = {"table", "nuts", "animals", "games", "records"}
BELOW["arena"] = BELOW["simulation"] | {"nuts", "animals", "manners"}
BELOW["selfcheck"] = BELOW["simulation"] - {"bots"} | {"definitions", "nuts", "animals"}
BELOW["research"] = BELOW["simulation"] | {"nuts", "animals", "simulation"}
BELOW["server"] = BELOW["terminal"] - {"rulebook"} | {"fairness", "workers"}
BELOW["api"] = BELOW["simulation"] | {
    "nuts",
    "animals",
    "named",
    "texts",
    "simulation",
    "solving",
}
BELOW["puzzles"] = BELOW["api"] - {"solving"} | {"api", "review"}
BELOW["terminal"] |= {"puzzles"}
BELOW["server"] |= {"puzzles", "api"}
BELOW["commands"] = set(BELOW)
BELOW["cli"] = set(BELOW)
BELOW["__main__"] = {"cli"}
BELOW["__init__"] = set(BELOW)  # the public API may come from anywhere
FED_FROM_VIEWS = (
    "api",
    "arena",
    "bots",
    "kernel",
    "manners",
    "named",
    "puzzles",
    "research",
    "review",
    "server",
    "statistics",
    "terminal",
)


def imports(path: Path) -> Iterator[str]:
    """The upperlip modules that a file imports."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("upperlip"):
            assert node.level == 0, f"{path}: imports are absolute"
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name.startswith("upperlip"))


def package(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


SOURCES = sorted(SOURCE.rglob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda p: str(p.relative_to(SOURCE)))
def test_imports_point_one_way(path: Path) -> None:
    here = package(path)
    for name in imports(path):
        there = name.split(".")[1]
        assert there == here or there in BELOW[here], f"{here} may not import {name}"
        if here in FED_FROM_VIEWS:
            assert ".state" not in name, f"{here} may not know states"


PACKAGES = [path for path in SOURCES if path.name == "__init__.py" and path.parent != SOURCE]


@pytest.mark.parametrize("path", PACKAGES, ids=lambda path: str(path.parent.relative_to(SOURCE)))
def test_every_package_says_what_belongs_here_and_what_it_touches(path: Path) -> None:
    about = ast.get_docstring(tree_of(path)) or ""
    assert len(re.findall(r"[.:](?=\s|$)", about)) >= 2, "two sentences at least"
    assert re.search(r"\b(touch|touches|stands? on|knows?|reads?|sees)\b", about, re.IGNORECASE)


GAMES = {"table", "nuts", "animals"}  # on which everything stands
ANYTHING = re.compile(r"touch\s+(everything but|the other parts)")


def touched(folder: Path) -> set[str]:
    """The packages beside this one that its files import."""
    beside = {path.parent.name for path in folder.parent.glob("*/__init__.py")} - {folder.name}
    above = folder.relative_to(SOURCE.parent).parts[:-1]
    found = {tuple(name.split(".")) for path in folder.rglob("*.py") for name in imports(path)}
    return {
        name[len(above)]
        for name in found
        if name[: len(above)] == above and len(name) > len(above) and name[len(above)] in beside
    }


@pytest.mark.parametrize(
    "path",
    [path for path in PACKAGES if path.parent.parent in (SOURCE, SOURCE / "server")],
    ids=lambda path: str(path.parent.relative_to(SOURCE)),
)
def test_every_package_names_what_it_touches(path: Path) -> None:
    """All but the table and the games; or it says that it may touch everything."""
    about = ast.get_docstring(tree_of(path)) or ""
    if not ANYTHING.search(about):
        named = set(re.findall(r"\w+", about))
        assert sorted(touched(path.parent) - GAMES - named) == []


def test_what_a_package_touches_is_found() -> None:
    assert touched(SOURCE / "solving") == {"table", "nuts", "animals", "kernel", "records"}
    assert {"store", "wire"} <= touched(SOURCE / "server" / "relay")


ONLY = re.compile(r"may touch ([^.;]*?),? and\s+nothing else")


@pytest.mark.parametrize("here", ["nuts", "animals"])
def test_a_game_says_truly_what_it_touches(here: str) -> None:
    about = ast.get_docstring(tree_of(SOURCE / here / "__init__.py")) or ""
    (named,) = ONLY.findall(about)
    assert set(re.findall(r"`(\w+)`", named)) == BELOW[here]


def test_few_lines_give_up_on_types() -> None:
    """`Any` outside the games: a third of what there once was, and no more."""
    outside = [path for path in SOURCES if package(path) not in ("nuts", "animals")]
    lines = [line for path in outside for line in path.read_text("utf-8").splitlines()]
    assert sum(bool(re.search(r"\bAny\b", line)) for line in lines) <= 95


def test_only_the_arena_lets_bots_peek() -> None:
    """Nobody else may take the truth out of a match."""
    texts = {path: path.read_text("utf-8") for path in SOURCES}
    assert {package(path) for path, text in texts.items() if ".truth" in text} == {"arena"}


def test_every_file_stands_in_a_known_package() -> None:
    assert {package(path) for path in SOURCES} - {"__init__"} == set(BELOW) - {"__init__"}


def test_the_table_stays_small_and_knows_no_game() -> None:
    texts = {path.name: path.read_text("utf-8") for path in (SOURCE / "table").glob("*.py")}
    code = [line for text in texts.values() for line in code_lines(text)]
    assert len(code) <= 500
    assert not re.search(r"villain|joker|mustach|moustach", "".join(code), re.IGNORECASE)


def code_lines(text: str) -> list[str]:
    """Lines that are neither blank, nor comment, nor part of a docstring."""
    tree = ast.parse(text)
    docs: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            docs.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    lines = enumerate(text.splitlines(), start=1)
    return [line for n, line in lines if line.strip()[:1] not in ("", "#") and n not in docs]


def _module(id_: str) -> str:
    """The file of a card."""
    signs = id_.replace("+", "-plus") if id_[-1] == "+" else re.sub("-$", "-minus", id_)
    return signs.lower().replace("-", "_")


@pytest.mark.parametrize(
    ("folder", "listed"),
    [
        ("animals/rules", {_module(card.id) for card in RULE_CARDS}),
        ("nuts/villains", {_module(card.id) for card in VILLAIN_CARDS}),
    ],
)
def test_one_card_one_file_one_test(folder: str, listed: set[str]) -> None:
    files = {path.stem for path in (SOURCE / folder).glob("*.py")} - {"__init__"}
    tests = {path.stem for path in (ROOT / "tests" / folder).glob("test_*.py")}
    assert files == listed
    assert tests == {f"test_{name}" for name in files}
    for path in (SOURCE / folder).glob("*.py"):
        assert len(path.read_text("utf-8").splitlines()) <= 60


def test_villains_stand_in_the_order_of_the_table() -> None:
    """U-2: records list them in this order."""
    assert tuple(villain.id for villain in VILLAIN_CARDS) == VILLAIN_IDS


def numbers_in(path: Path) -> set[str]:
    return set(re.findall(r"\b[UOE]-\d+\b", path.read_text("utf-8")))


def test_every_rule_is_cited_by_a_test() -> None:
    pages = (ROOT / "docs" / "rules").glob("*.md")
    text = "\n".join(page.read_text("utf-8") for page in pages)
    rules = set(re.findall(r"^(?:- |\| )([UOE]-\d+) ", text, re.MULTILINE))
    assert len(rules) > 100
    cited: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        if path != Path(__file__):
            cited |= numbers_in(path)
    assert sorted(rules - cited) == []
    in_code = set().union(*(numbers_in(path) for path in SOURCES))
    assert sorted(in_code - rules) == [], "the code cites a rule that does not exist"


def test_the_readme_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S)
    exec(compile(example, "README.md", "exec"), {})
    assert capsys.readouterr().out.strip()


def test_constraints_name_no_hosts_and_pin_everything() -> None:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    assert all(re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.]+", line) for line in lines)
