"""What runs aside gives way from its first line on."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [
    pytest.mark.process,
    pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="Linux has it"),
]

LOOK = """
import os, sys
heavy = {"msgspec", "sqlalchemy", "upperlip.kernel", "upperlip.review"} & set(sys.modules)
print(os.nice(0), os.sched_getscheduler(0), *heavy)
"""


def test_before_anything_is_imported_it_has_given_way(tmp_path: Path) -> None:
    (tmp_path / "look_around.py").write_text(LOOK, "utf-8")
    found = subprocess.run(
        [sys.executable, "-m", "upperlip.server.bots.idle", "look_around"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.split() == ["19", str(os.SCHED_IDLE)]
