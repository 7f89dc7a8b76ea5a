"""Breaks each card and each rule of judging and scoring in turn: some test must notice.

`make mutants`, or `python tests/mutants.py [WORD]` for the mutants whose name holds the word.
A card is broken by taking its effects away, an effect by taking one of its hooks away; judging and
scoring by changing one number, one comparison, or one `and`/`or`/`not` at a time.
Survivors are listed; exit 1 if there are any.
"""

import ast
import copy
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from typing import NamedTuple

from rich.console import Console
from rich.progress import track

ROOT = Path(__file__).parents[1]
PACKAGE = Path("src/upperlip")
CARDS = ("nuts/villains", "animals/rules", "nuts/effects", "animals/effects")
JUDGING = (
    "nuts/agenda.py", "nuts/config.py", "nuts/law.py", "nuts/scoring.py",
    "animals/config.py", "animals/law.py", "animals/scoring.py",
)  # fmt: skip
# Where a mutant is most likely to be noticed: tried first, by folder or file.
NEAREST = {
    "villains": ("villains/test_{stem}.py",),
    "rules": ("rules/test_{stem}.py",),
    "effects": (
        "test_effects.py",
        "../definitions/test_bounds.py",
        "test_referee.py",
        "test_game_referee.py",
    ),
    "agenda.py": ("test_trick.py", "test_referee.py"),
    "config.py": ("test_options.py", "test_variants.py"),
    "law.py": ("test_trick.py", "test_referee.py", "test_game_referee.py"),
    "scoring.py": ("test_scoring.py", "test_referee.py", "test_game_referee.py"),
}
# After the game's own folder, where it is not.
TESTS = ("definitions", "golden", "records/test_foreign.py")

UNCOMPILED, COMPILED = "PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX"
LONGEST = 1800  # seconds: a mutant that plays for ever is noticed, too

SWAPS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.Gt: ast.GtE,
    ast.LtE: ast.Lt,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}


# Changes that change nothing anyone can see, with the reason; everything else must be noticed.
EQUIVALENT = {
    ("animals/law.py", "100 becomes 101"): "the colours only have to lie further apart than values",
    ("animals/scoring.py", "Lt becomes LtE"): "equal stars were settled the line before",
}


class Mutant(NamedTuple):
    file: Path  # below the package
    name: str
    source: str


def card_mutants(file: Path) -> Iterator[Mutant]:
    """Without its effects or one of its hooks, or with another number."""
    tree = ast.parse((ROOT / PACKAGE / file).read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            for hook in [part for part in node.body if isinstance(part, ast.FunctionDef)]:
                broken = copy.deepcopy(tree)
                owner = next(n for n in ast.walk(broken) if isinstance(n, ast.ClassDef))
                owner.body = [p for p in owner.body if getattr(p, "name", "") != hook.name]
                yield Mutant(file, f"{file}: no {hook.name}", ast.unparse(broken))
    broken = copy.deepcopy(tree)
    for node in ast.walk(broken):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("RuleCard", "Villain"):
            node.args = [ast.Tuple([]) if isinstance(arg, ast.Tuple) else arg for arg in node.args]
            yield Mutant(file, f"{file}: no effects", ast.unparse(broken))
    yield from change_mutants(file)


def change_mutants(file: Path) -> Iterator[Mutant]:
    """One small change each."""
    tree = ast.parse((ROOT / PACKAGE / file).read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            node.decorator_list = []  # caches make things quick, not right
    for place, node in enumerate(ast.walk(tree)):
        if _change(copy.deepcopy(node)) is None:
            continue
        broken = copy.deepcopy(tree)
        change = _change(list(ast.walk(broken))[place])
        if change and (str(file), change) not in EQUIVALENT:
            line = getattr(node, "lineno", 0)
            yield Mutant(file, f"{file}:{line}: {change}", ast.unparse(broken))


def _change(node: ast.AST) -> str | None:
    """Changes the node; says how."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
        old = type(node.ops[0])
        node.ops[0] = SWAPS[old]()
        return f"{old.__name__} becomes {SWAPS[old].__name__}"
    if isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return f"{'or' if isinstance(node.op, ast.Or) else 'and'} instead"
    if isinstance(node, ast.Constant) and type(node.value) is int:
        node.value += 1
        return f"{node.value - 1} becomes {node.value}"
    return None


def all_mutants() -> Iterator[Mutant]:
    for folder in CARDS:
        for path in sorted((ROOT / PACKAGE / folder).glob("[a-z]*.py")):
            yield from card_mutants(path.relative_to(ROOT / PACKAGE))
    for file in JUDGING:
        yield from change_mutants(Path(file))


class Workshop:
    """A copy of the sources in which one mutant after another is tried; the rest stays compiled."""

    def __init__(self, folder: Path) -> None:
        self.sources = folder / "sources"
        self.compiled = folder / "compiled"
        shutil.copytree(ROOT / "src", self.sources)

    def survives(self, mutant: Mutant) -> bool:
        """Do all tests pass with it?"""
        game = Path("tests") / mutant.file.parts[0]
        near = [game / name.format(stem=mutant.file.stem) for name in NEAREST[mutant.file.parts[1]]]
        near = [path for path in near if (ROOT / path).exists()]
        far = [game, *(Path("tests") / name for name in TESTS)]
        with self._broken(mutant):
            return all(self._passes(tests) for tests in (near, far))

    @contextmanager
    def _broken(self, mutant: Mutant) -> Iterator[None]:
        file = self.sources / "upperlip" / mutant.file
        whole = file.read_text("utf-8")
        try:
            self._write(file, mutant.source)
            yield
        finally:
            self._write(file, whole)

    def _write(self, file: Path, source: str) -> None:
        """And forgets what was compiled of it: Python goes by second and size, which may agree."""
        file.write_text(source, "utf-8")
        for old in self.compiled.rglob(f"{file.stem}.*.pyc"):
            old.unlink()

    def _passes(self, tests: list[Path]) -> bool:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-n0", *map(str, tests)]
        environment = {name: value for name, value in os.environ.items() if name != UNCOMPILED}
        environment |= {"PYTHONPATH": str(self.sources), COMPILED: str(self.compiled)}
        try:
            result = subprocess.run(
                command,
                cwd=ROOT,
                env=environment,
                capture_output=True,
                check=False,
                timeout=LONGEST,
            )
        except subprocess.TimeoutExpired:
            return False
        return result.returncode == 0


def survivors_of(mutants: list[Mutant], console: Console) -> list[Mutant]:
    """On all cores, each with a workshop of its own."""
    free: Queue[Workshop] = Queue()
    cores = os.cpu_count() or 1

    def alive(mutant: Mutant) -> bool:
        workshop = free.get()
        try:
            return workshop.survives(mutant)
        finally:
            free.put(workshop)

    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(cores) as pool:
        for number in range(cores):
            free.put(Workshop(Path(folder) / str(number)))
        tried = zip(mutants, pool.map(alive, mutants), strict=True)
        return [m for m, lives in track(tried, total=len(mutants), console=console) if lives]


def main(word: str = "") -> int:
    console = Console(highlight=False)
    mutants = [mutant for mutant in all_mutants() if word in mutant.name]
    survivors = survivors_of(mutants, console)
    for mutant in survivors:
        console.print(f"survived: {mutant.name}")
    console.print(f"{len(mutants)} mutants, {len(survivors)} survived")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
