"""The pages for people tell the truth: links, commands, targets and examples."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    [
        *ROOT.glob("*.md"),
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "examples").glob("*.md"),
        *(ROOT / "training").glob("*.md"),
    ]
)
PLACEHOLDERS = {"HEX": "0" * 64, "my_bots:Sly": "novice"}
CODE = (".py", ".pyx", ".pxd", ".pxi", ".ts", ".svelte")
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def links(page: Path) -> Iterator[tuple[str, str]]:
    """The file and the anchor of each, but for links to elsewhere."""
    for target in re.findall(r"\]\(([^):]+)\)", page.read_text("utf-8")):
        path, _, anchor = target.partition("#")
        yield path, anchor


def defines(source: str, name: str) -> bool:
    """Is there a function, a class, a method or a type of that name?"""
    keyword = rf"\b(?:def|class|function|interface|const|type) {name}\b"
    method = rf"^\s+(?:async )?#?{name}\([^;]*\{{$"
    compiled = rf"^\s*cp?def [^(=]*\b{name}\("
    return re.search(f"{keyword}|{method}|{compiled}", source, re.MULTILINE) is not None


def headings(page: Path) -> set[str]:
    """As links to them are written."""
    titles = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@each_page
def test_links_lead_to_what_they_name(page: Path) -> None:
    for path, anchor in links(page):
        target = page.parent / path if path else page
        assert target.exists(), path
        if anchor and target.suffix in CODE:
            assert defines(target.read_text("utf-8"), anchor), f"{path} has no {anchor}"
        elif anchor:
            assert anchor in headings(target), f"{path} has no heading #{anchor}"


PLACES = (
    "src/upperlip",
    "docs",
    "tests",
    "web/src",
    "web/scripts",
    "benchmarks",
    "examples",
    "training",
)
NAMED_FILE = re.compile(
    r"(?<![\w/.*<>{}-])(?:[\w-]+/)+[\w.-]*\w\.(?:py|py[xi]|px[di]|ts|svelte|md|json)\b"
)
TELLING = [
    *PAGES,
    *sorted(path for path in (ROOT / "src").rglob("*.p[yx]*") if path.suffix in CODE),
]


@pytest.fixture(scope="module")
def files() -> str:
    """All there are, a line each."""
    found = (path for place in PLACES for path in (ROOT / place).rglob("*.*"))
    return "".join(f"/{path.relative_to(ROOT)}\n" for path in found)


@pytest.mark.parametrize("path", TELLING, ids=lambda path: str(path.relative_to(ROOT)))
def test_files_that_are_named_are_there(path: Path, files: str) -> None:
    """By the end of their path, as comments and pages name them."""
    for name in NAMED_FILE.findall(path.read_text("utf-8")):
        assert f"/{name}\n" in files, name


def test_a_name_that_is_not_there_is_noticed() -> None:
    source = (
        "class Room:\n    async def act(self) -> None:\n        self.other()\n        a = later\n"
    )
    assert defines(source, "Room")
    assert defines(source, "act")
    assert not any(defines(source, name) for name in ("Roo", "other", "later", "self"))
    script = "class Session {\n  #salt(a: Picture): void {\n    this.say({});\n  }\n}\n"
    assert defines(script, "salt")
    assert not defines(script, "say")


def test_the_walks_are_walked() -> None:
    """Four of them, and each stop but a few names a function."""
    walks = (ROOT / "docs" / "architecture.md").read_text("utf-8").split("\n## ")[1:]
    assert len(walks) == 4
    for walk in walks:
        assert len(re.findall(r"^\d\. ", walk, re.MULTILINE)) >= 5
        assert len(re.findall(r"#\w+\)", walk)) >= 6


def test_the_glossary_explains_words_that_are_in_use() -> None:
    page = (ROOT / "docs" / "glossary.md").read_text("utf-8")
    rows = re.findall(r"^\| (\*\*.*?) \|", page, re.MULTILINE)
    words = [word for row in rows for word in re.findall(r"\*\*(.*?)\*\*", row)]
    assert len(words) > 50
    assert len(words) == len(set(words)), "one word, one meaning"
    folders = [ROOT / "src" / "upperlip", ROOT / "tests"]
    code = "".join(
        path.read_text("utf-8") for folder in folders for path in sorted(folder.rglob("*.py"))
    )
    for word in words:
        spelling = word.removesuffix("s").replace(" ", "[ _]?").replace("-", "[-_]?")
        assert re.search(spelling, code, re.IGNORECASE), f"nothing is called {word}"


def targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


@each_page
def test_what_make_is_told_exists(page: Path) -> None:
    named = re.findall(r"(?:`|^)make ([a-z][a-z-]*)\b", page.read_text("utf-8"), re.MULTILINE)
    assert set(named) <= targets()


def test_contributing_says_when_to_use_what() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    for name in ("check", "test", "test-long", "steady", "mutants", "bench"):
        assert f"| `make {name}` |" in text
    assert "| `upperlip selfcheck" in text


def test_pre_commit_runs_our_own_tools() -> None:
    text = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    entries = re.findall(r"entry: (.*)", text)
    assert len(entries) >= 5
    assert re.findall(r"repo: (.*)", text) == ["local"]
    constraints = (ROOT / "constraints.txt").read_text("utf-8").lower()
    for entry in entries:
        tools = re.findall(r"\.venv/bin/([a-z-]+)", entry)
        asked = re.findall(r"make --no-print-directory ([a-z-]+)", entry)
        assert tools or asked, entry
        assert all(f"\n{tool}==" in constraints for tool in tools), entry
        assert set(asked) <= targets(), entry


def commands(page: Path) -> Iterator[list[str]]:
    for block in re.findall(r"```sh\n(.*?)```", page.read_text("utf-8"), re.DOTALL):
        for line in block.replace("\\\n", " ").splitlines():
            words = shlex.split(line, comments=True)
            if words[:1] == ["upperlip"] and not {"|", ">", "&&"} & set(words):
                yield [PLACEHOLDERS.get(word, word) for word in words[1:]]


@each_page
def test_commands_are_understood(page: Path) -> None:
    from upperlip.cli import _parser

    parser = _parser()
    for words in commands(page):
        parser.parse_args(words)


@pytest.mark.parametrize("name", ["dataset", "encoding"])
def test_examples_run(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from upperlip.cli import main
    from upperlip.games import GAMES
    from upperlip.table.match import Match

    monkeypatch.chdir(tmp_path)
    assert main(["dataset", "moustache", "--games", "1", "--out", "games.parquet"]) == 0
    match = Match(GAMES["moustache"], GAMES["moustache"].configure(4, {}), seed=1)
    while match.let_chance():
        pass
    names: dict[str, Any] = {"match": match}
    page = (ROOT / "docs" / f"{name}.md").read_text("utf-8")
    examples = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, f"{name}.md", "exec"), names)
