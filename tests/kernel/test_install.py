"""Real installs: with no kernel wanted, with no compiler, and where one is needed."""

from pathlib import Path

import pytest

from tests.kernel.tree import Done, copy_tree, run
from tests.slices import some_of

pytestmark = pytest.mark.process

SHOW = "import upperlip; from upperlip import kernel; print(upperlip.__file__, kernel.FAST)"


def install(tree: Path, site: Path, **environment: object) -> Done:
    words = ["pip", "install", "--verbose", "--no-deps", "--no-build-isolation", "--no-index"]
    return run("-m", *words, "--target", site, tree, **environment)


@some_of(
    ("environment", "told"),
    [
        ({"UPPERLIP_NO_KERNEL": 1}, "UPPERLIP_NO_KERNEL is set. Install again without it"),
        ({"CC": "/bin/false"}, "no C compiler works here"),
    ],
)
def test_without_a_kernel_all_works(
    environment: dict[str, object], told: str, tmp_path: Path
) -> None:
    tree, site = tmp_path / "tree", tmp_path / "site"
    tree.mkdir()
    done = install(copy_tree(tree), site, **environment)
    assert done.returncode == 0, done.stderr
    assert f"upperlip: no kernel, so bots will think less deep: {told}" in done.stdout + done.stderr
    assert "py3-none-any" in (next(site.glob("*.dist-info")) / "WHEEL").read_text("utf-8")
    assert run("-c", SHOW, PYTHONPATH=site).stdout == f"{site / 'upperlip' / '__init__.py'} False\n"
    simulated = run("-m", "upperlip", "simulate", "mustachio", "--games", 1, PYTHONPATH=site)
    assert simulated.stdout.startswith("1 games of mustachio")
    assert simulated.stderr.startswith("upperlip: The fast engine (kernel) was not built: bots ")
    assert simulated.stderr.count("\n") == 1


def test_where_it_is_needed_a_failing_build_is_an_error(tmp_path: Path) -> None:
    tree, site = tmp_path / "tree", tmp_path / "site"
    tree.mkdir()
    done = install(copy_tree(tree), site, UPPERLIP_NEEDS_KERNEL=1, CC="/bin/false")
    assert done.returncode != 0
    assert "UPPERLIP_NEEDS_KERNEL is set: no C compiler works here" in done.stdout + done.stderr
    assert not site.exists()
