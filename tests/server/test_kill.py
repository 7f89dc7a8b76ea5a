"""`kill -9` at random moments: nothing that was acknowledged or shown is lost, no table breaks."""

from pathlib import Path

import pytest

from tests.server.guests import run
from tests.server.kill_run import KillRun, audit
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.kill

TABLES, KILLS = 20, 3
PATIENT = 3  # tables that play to the end
LIMIT = 600  # seconds: an end for what hangs; a busy machine takes its time


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    kill_run = KillRun(ServerProcess(tmp_path), seed=5, patient=PATIENT)
    run(kill_run.spend(TABLES, KILLS, progress=lambda: None), LIMIT)
    assert kill_run.server.complaints() == []
    found = run(audit(kill_run), LIMIT)
    assert found.games >= TABLES
    assert found.finished >= PATIENT
    assert found.actions > 10 * TABLES
