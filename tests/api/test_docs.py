"""The pages for strangers do what they say."""

import json
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

import upperlip
from tests.server.server_process import free_port
from upperlip.api.page import GROUPS, page
from upperlip.bots import find_bot
from upperlip.cli import main

DOCS = Path(__file__).parents[2] / "docs"


def blocks(page: str, kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", (DOCS / page).read_text("utf-8"), re.S)


@pytest.fixture
def there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the page's reader has saved the bot."""
    (code,) = blocks("bots.md", "python")
    assert code.startswith("# my_bots.py\n")
    (tmp_path / "my_bots.py").write_text(code, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    find_bot.cache_clear()
    yield tmp_path
    sys.modules.pop("my_bots", None)
    find_bot.cache_clear()


def test_it_is_fifteen_lines_from_code_to_table() -> None:
    lines = "".join(blocks("bots.md", "python") + blocks("bots.md", "sh")).splitlines()
    assert len([line for line in lines if line.strip()]) <= 15


def commands() -> list[list[str]]:
    (block,) = blocks("bots.md", "sh")
    return [shlex.split(line)[1:] for line in block.splitlines()]


@pytest.mark.process
def test_arena_and_simulation(there: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arena, simulate, *_ = commands()
    assert main([*arena, "--jobs", "1"]) == 0
    assert "20 deals of moustache" in capsys.readouterr().out
    assert main([*simulate, "--jobs", "1"]) == 0
    assert "my_bots:Sly 1" in capsys.readouterr().out


@pytest.mark.process
def test_in_the_terminal(there: Path) -> None:
    words = [sys.executable, "-m", "upperlip", *commands()[2]]
    done = subprocess.run(
        words, input="q\n", capture_output=True, text=True, timeout=120, check=True
    )
    assert "my_bots:Sly" in done.stdout


@pytest.mark.process
def test_at_the_tables(there: Path) -> None:
    port = free_port()
    words = [*commands()[3], "--host", "127.0.0.1", "--port", str(port), "--workers", "1"]
    process = subprocess.Popen([sys.executable, "-m", "upperlip", *words])
    try:
        assert "my_bots:Sly" in _menu(process, port)["levels"]
    finally:
        process.terminate()
        process.wait(30)


def _menu(process: "subprocess.Popen[bytes]", port: int) -> dict[str, list[str]]:
    """As soon as the server is there."""
    while process.poll() is None:
        try:
            with urlopen(f"http://127.0.0.1:{port}/api/menu", timeout=30) as answer:
                found: dict[str, list[str]] = json.load(answer)
                return found
        except (URLError, ConnectionError):
            time.sleep(0.05)
    raise AssertionError("the server has gone")


# The API's page


def test_the_page_is_made_from_the_docstrings() -> None:
    assert (DOCS / "api.md").read_text("utf-8") == page(), "make docs"


def test_the_page_has_everything_that_is_offered() -> None:
    listed = [name for _, names in GROUPS.values() for name in names]
    assert sorted([*listed, "__version__"]) == sorted(upperlip.__all__)


def test_its_examples_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for example in blocks("api.md", "python"):
        exec(compile(example, "docs/api.md", "exec"), names)
        assert capsys.readouterr().out.strip()
