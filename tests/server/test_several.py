"""Three processes and a real database: whatever becomes of one, nothing is lost or doubled."""

from pathlib import Path

import pytest

from tests.next_rules import sitecustomize as next_rules
from tests.server.guests import run
from tests.server.kill_run import audited
from tests.server.postgres import Postgres, postgres
from tests.server.several_run import SeveralRun, Trouble

__all__ = ["postgres"]
pytestmark = [pytest.mark.kill, pytest.mark.database]

TABLES = 4
TROUBLES: tuple[Trouble, ...] = ("kill", "hold", "cut", "upgrade")
PATIENT = 1  # tables that play to the end
LIMIT = 300  # seconds: an end for what hangs; a busy machine takes its time
BACK = 15.0  # seconds until all are back, on a machine that is busy; the campaign tells how soon


def test_whatever_becomes_of_a_process_its_tables_go_on(postgres: Postgres, tmp_path: Path) -> None:
    with next_rules.changed():
        next_rules.come(next_rules.NEW)
        several = SeveralRun(postgres, tmp_path, seed=7, patient=PATIENT)
        run(several.spend_among(TABLES, TROUBLES, progress=lambda: None), LIMIT)
        assert several.complaints() == []
        found = run(audited(several.url, several.players), LIMIT)
    assert found.games >= TABLES
    assert found.finished >= PATIENT
    assert found.actions > 5 * TABLES
    assert several.moved, "some tables had to move"
    for trouble, seconds in several.away.items():
        assert max(seconds, default=0.0) < BACK, trouble
