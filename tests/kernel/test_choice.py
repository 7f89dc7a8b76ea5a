"""Which kernel it is, and that a stale one is never used."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.kernel.tree import copy_tree, run
from upperlip import kernel

pytestmark = pytest.mark.process

# A kernel that is quickly built: one module, and all that it says is its version.
TINY = """
class Position: VERSION = {version}
class Knowledge: pass
Generator = Searcher = Knowledge
ASKS = RULE_IDS = VILLAIN_IDS = play_games = playouts = Games = None
"""
BUILDING = "upperlip: building the kernel\n"
ASK_VERSION = (
    "from upperlip.kernel import ENGINES, FAST;"
    " print(FAST and ENGINES['mustachio'].position.VERSION)"
)


def test_the_kernel_is_there_where_it_is_needed() -> None:
    """Else the other tests of it would quietly try the reference against itself."""
    assert kernel.FAST or not os.environ.get("UPPERLIP_NEEDS_KERNEL")
    assert (kernel.notice() is None) == kernel.FAST


@pytest.mark.parametrize("switch", ["0", "1"])
def test_importing_it_loads_no_game(switch: str) -> None:
    """It is imported wherever bots are, and each game takes its time."""
    code = "import sys; from upperlip import kernel; print(*sys.modules)"
    loaded = run("-c", code, UPPERLIP_NO_KERNEL=switch).stdout.split()
    assert "upperlip.kernel" in loaded
    assert not {"upperlip.animals", "upperlip.nuts"} & set(loaded)


def _tiny_tree(folder: Path) -> Path:
    tree = copy_tree(folder)
    home = tree / "src" / "upperlip" / "kernel"
    for source in (*home.rglob("*.pyx"), *home.rglob("*.pxd")):
        source.unlink()
    animals = "animals/game.py animals/worlds.py animals/search.py animals/arrays.py"
    nuts = "nuts/game.pyx nuts/worlds.py nuts/search.py nuts/arrays.py"
    for name in ("common/generator.py", *animals.split(), *nuts.split()):
        (home / name).write_text(TINY.format(version=1), "utf-8")
    return tree / "src"


def test_a_changed_source_is_built_again(tmp_path: Path) -> None:
    source = _tiny_tree(tmp_path)
    nuts = source / "upperlip" / "kernel" / "nuts" / "game.pyx"

    def ask(**environment: object) -> tuple[str, str]:
        done = run("-c", ASK_VERSION, PYTHONPATH=source, **environment)
        return done.stdout.strip(), done.stderr

    def ask_all_at_once() -> tuple[set[str], str]:  # as pytest's workers do
        with ThreadPoolExecutor() as pool:
            answers = [future.result() for future in [pool.submit(ask) for _ in range(3)]]
        return {version for version, _ in answers}, "".join(said for _, said in answers)

    assert ask_all_at_once() == ({"1"}, BUILDING)
    assert ask() == ("1", "")

    nuts.write_text(TINY.format(version=2), "utf-8")
    assert ask() == ("2", BUILDING)

    nuts.write_text(TINY.format(version="3 +"), "utf-8")
    versions, said = ask_all_at_once()
    assert versions == {"False"}
    assert said.count(BUILDING) == 1
    assert "no kernel, so bots will think less deep: it does not compile" in said
    assert ask() == ("False", ""), "tried once, told once, and never the stale one"

    nuts.write_text(TINY.format(version=4), "utf-8")
    assert ask(UPPERLIP_NO_KERNEL=1) == ("False", "")


def test_without_tools_a_changed_kernel_is_not_used(tmp_path: Path) -> None:
    source = _tiny_tree(tmp_path)
    hide = "import sys; sys.modules['Cython'] = None; "
    done = run("-c", hide + ASK_VERSION, PYTHONPATH=source)
    assert done.stdout == "False\n"
    assert "no Cython" in done.stderr
    assert done.stderr.count("\n") == 1
