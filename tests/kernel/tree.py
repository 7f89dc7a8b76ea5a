"""Copies of the source tree, to install and to change."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FILES = ("pyproject.toml", "hatch_build.py", ".gitignore", "README.md", "LICENSE", "NOTICE")

Done = subprocess.CompletedProcess[str]


def copy_tree(to: Path) -> Path:
    """All that an install needs; nothing that was built."""
    shutil.copytree(
        ROOT / "src", to / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", ".stamp-*")
    )
    for name in FILES:
        shutil.copy(ROOT / name, to / name)
    return to


def run(*words: object, **environment: object) -> Done:
    """Python in a fresh process; nothing is said about the kernel unless the test says it."""
    unsaid = {name: word for name, word in os.environ.items() if not name.startswith("UPPERLIP_")}
    return subprocess.run(
        [sys.executable, *map(str, words)],
        capture_output=True,
        text=True,
        check=False,
        env={**unsaid, **{name: str(word) for name, word in environment.items()}},
    )
