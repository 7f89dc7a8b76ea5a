"""`make steady` reports every failure, and nothing outlives it."""

import sys
import time
from pathlib import Path

import pytest

from tests.steady import EVERYTHING, Run, attempt, passes, planned, summary

GOOD = (sys.executable, "-c", "print('fine')")
BAD = (sys.executable, "-c", "print('what went wrong'); raise SystemExit(3)")


def test_what_is_run() -> None:
    runs = planned(10, 3)
    assert [run.busy for run in runs[:10]] == [False, True] * 5
    assert [run.command for run in runs[10:]] == [EVERYTHING] * 3
    assert len({run.name for run in runs}) == 13
    assert summary(runs, []) == (
        "steady: 10 × browser and server, 5 of them beside two busy loops, 3 × make test: all green"
    )
    assert summary(planned(2, 0), [runs[1]]).endswith(
        "1 of them beside two busy loops, 0 × make test: FAILED: round-02"
    )


def test_a_failure_is_told_with_its_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = Run("round-02", BAD, busy=True)
    assert attempt([Run("round-01", GOOD), bad, Run("round-03", GOOD)], tmp_path, 60) == [bad]
    told = capsys.readouterr().out
    assert "round-01: green" in told
    assert "round-02, beside busy loops: FAILED" in told
    assert "what went wrong" in told
    assert "fine" not in told
    assert {log.name for log in tmp_path.iterdir()} == {f"round-0{n}.log" for n in (1, 2, 3)}


def test_a_run_that_hangs_is_ended_with_its_children(tmp_path: Path) -> None:
    late = tmp_path / "late"
    command = ("sh", "-c", f"(sleep 1; touch {late}) & wait")
    assert not passes(Run("round-01", command), tmp_path / "log", 0.5)
    assert "not done after" in (tmp_path / "log").read_text()
    time.sleep(1)  # long enough for a child that lived on
    assert not late.exists()
