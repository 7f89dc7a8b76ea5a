"""Which kernel it is, and that a stale one is never used."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.kernel.tree import copy_tree, run
from upperlip import kernel
from upperlip.kernel import choice

pytestmark = pytest.mark.process

# A kernel that is quickly built: one module, and all that it says is its version.
TINY = """
class KernelState: VERSION = {version}
def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
"""
BUILDING = "upperlip: building the kernel\n"
ASK_VERSION = (
    "from upperlip.kernel import COMPILED, FAST;"
    " print(FAST and COMPILED['mustachio'].state.VERSION)"
)


def test_the_kernel_is_there_where_it_is_needed() -> None:
    """Else the other tests of it would quietly try the reference against itself."""
    assert kernel.FAST or not os.environ.get("UPPERLIP_NEEDS_KERNEL")
    assert (kernel.notice() is None) == (kernel.FAST or choice.is_stale())


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
    for header in home.rglob("*.pxd"):
        header.unlink()
    for module in home.rglob("*.pyx"):  # all but one need no compiler now
        module.rename(module.with_suffix(".py")).write_text(TINY.format(version=1), "utf-8")
    (home / "nuts" / "game.py").rename(home / "nuts" / "game.pyx")
    return tree / "src"


class Tree:
    """Sources whose kernel is tiny: what it says of itself, and building it."""

    def __init__(self, folder: Path) -> None:
        self._source = _tiny_tree(folder)
        self._recipe = folder / "hatch_build.py"
        self._nuts = self._source / "upperlip" / "kernel" / "nuts" / "game.pyx"

    def change(self, version: object) -> None:
        self._nuts.write_text(TINY.format(version=version), "utf-8")

    def ask(self, **environment: object) -> tuple[str, str]:
        done = run("-c", ASK_VERSION, PYTHONPATH=self._source, **environment)
        return done.stdout.strip(), done.stderr

    def simulate(self) -> tuple[str, str]:
        words = ("-m", "upperlip", "simulate", "moustache", "--games", "3", "--jobs", "2")
        done = run(*words, PYTHONPATH=self._source)
        return done.stdout, done.stderr

    def build(self, *words: str, **environment: object) -> tuple[int, str]:
        done = run(self._recipe, *words, **environment)
        return done.returncode, done.stderr

    def built(self) -> list[Path]:
        return list(self._source.rglob("*.so"))


def test_importing_builds_nothing_and_says_what_is_stale_in_one_line(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    assert tree.ask() == ("False", choice.STALE)
    assert tree.ask(UPPERLIP_NO_KERNEL=1) == ("False", "")
    played, said = tree.simulate()  # goes on with the reference
    assert (played.startswith("3 games of moustache"), said) == (True, choice.STALE)
    assert not tree.built()


@pytest.mark.long
def test_a_changed_source_is_not_used_before_it_is_built_again(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    with ThreadPoolExecutor() as pool:  # one builds, the others wait for it
        told = [future.result() for future in [pool.submit(tree.build) for _ in range(3)]]
    assert sorted(told) == [(0, ""), (0, ""), (0, BUILDING)]
    assert tree.ask() == ("1", "")
    tree.change(2)
    assert tree.ask() == ("False", choice.STALE)
    assert tree.build("once") == (0, BUILDING)
    assert tree.ask() == ("2", "")


@pytest.mark.long
def test_what_does_not_compile_is_told_once(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    tree.change("3 +")
    code, said = tree.build("once")
    assert code == 0
    assert "no kernel, so bots will think less deep: it does not compile" in said
    assert tree.build("once") == (0, "")
    assert tree.ask() == ("False", ""), "tried once, told once"
    code, said = tree.build("once", UPPERLIP_NEEDS_KERNEL=1)
    assert code == 1
    assert "UPPERLIP_NEEDS_KERNEL is set: it does not compile" in said


def test_switched_off_it_is_not_built(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    assert tree.build(UPPERLIP_NO_KERNEL=1) == (0, "")
    assert not tree.built()
