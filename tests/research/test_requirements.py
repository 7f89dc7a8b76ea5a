"""The base install: small, and clear about what it lacks."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.research.kit import needs_kernel
from upperlip.research.requirements import MissingExtra, require_modules

pytestmark = pytest.mark.process

ROOT = Path(__file__).parents[2]
HEAVY = ("numpy", "pyarrow", "pyspiel", "pettingzoo", "gymnasium")
# Python as it is without the extra: none of its modules can be found.
BARE = f"""
import sys
from importlib.machinery import PathFinder
found = PathFinder.find_spec
def find_spec(name, path=None, target=None):
    return None if name.split(".")[0] in {HEAVY!r} else found(name, path, target)
PathFinder.find_spec = find_spec
"""


def bare(code: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", BARE + code]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("module", ["vector", "pettingzoo", "openspiel", "dataset", "features"])
def test_without_the_extra_it_says_what_to_install(module: str) -> None:
    done = bare(f"import upperlip.research.{module}")
    assert done.returncode == 1
    assert "pip install 'upperlip[research]'" in done.stderr.splitlines()[-1]


def test_what_needs_nothing_works_without_the_extra() -> None:
    done = bare(
        "from upperlip.research.encoding import encode\n"
        "from upperlip.games import GAMES\n"
        "from upperlip.table.match import Match\n"
        "game = GAMES['moustache']\n"
        "print(len(encode(Match(game, game.configure(4, {})).view(0))))\n"
    )
    assert done.stdout == "270\n", done.stderr


def test_the_command_says_it_too() -> None:
    done = bare(
        "from upperlip.cli import main\n"
        "sys.exit(main(['dataset', 'moustache', '--out', 'x.parquet']))\n"
    )
    assert done.returncode == 2
    assert "pip install 'upperlip[research]'" in done.stderr


def test_the_rest_of_upperlip_needs_none_of_it() -> None:
    done = bare("import upperlip.cli, upperlip.kernel\nprint('fine')")
    assert done.stdout == "fine\n", done.stderr


def test_require_names_what_is_missing() -> None:
    require_modules("json")
    with pytest.raises(MissingExtra, match="no_such_thing not installed"):
        require_modules("json", "no_such_thing")


@needs_kernel
@pytest.mark.filterwarnings("ignore:Observation")
def test_the_examples_on_the_page_run(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    names: dict[str, object] = {}
    for example in re.findall(r"```python\n(.*?)```", page, re.S):
        exec(compile(example.replace("range(1000)", "range(50)"), "research.md", "exec"), names)
    assert "(1024, 270) (1024, 47)" in capsys.readouterr().out


def test_the_first_example_has_five_lines() -> None:
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    first = re.findall(r"```python\n(.*?)```", page, re.S)[0]
    lines = [line for line in first.splitlines() if line and not line.startswith("print")]
    assert len(lines) == 5
