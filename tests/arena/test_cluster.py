"""On a dask cluster: whatever happens to its workers, no deal is lost or counted twice."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from upperlip.cli import main

pytestmark = pytest.mark.kill

distributed: Any = pytest.importorskip("distributed")

Worker = subprocess.Popen[bytes]


@contextmanager
def cluster(workers: int) -> Iterator[tuple[str, list[Worker]]]:
    """A scheduler in this process, each worker a process of its own."""
    crew: list[Worker] = []
    settings = {"n_workers": 0, "dashboard_address": None, "silence_logs": 50}
    with distributed.LocalCluster(**settings) as here:
        command = [sys.executable, "-m", "distributed.cli.dask_worker", here.scheduler_address]
        command += ["--no-nanny", "--no-dashboard", "--nthreads", "1", "--death-timeout", "30"]
        try:
            for _ in range(workers):
                crew.append(subprocess.Popen(command, stderr=subprocess.DEVNULL))
            yield here.scheduler_address, crew
        finally:
            for worker in crew:
                worker.kill()
                worker.wait()


@pytest.mark.long
def test_a_worker_dies_in_mid_run(tmp_path: Path) -> None:
    one, two, book = tmp_path / "1.json", tmp_path / "2.json", tmp_path / "book.jsonl"
    deals = 100
    words = ["arena", "moustache", "novice", "random", "--deals", str(deals)]
    left: list[int] = []
    with cluster(2) as (address, (victim, _)):

        def kill_in_mid_run() -> None:
            while not book.exists() or book.read_bytes().count(b"\n") < deals // 5:
                time.sleep(0.01)
            victim.kill()
            left.append(deals + 1 - book.read_bytes().count(b"\n"))

        killer = Thread(target=kill_in_mid_run, daemon=True)
        killer.start()
        assert main([*words, "--dask", address, "--resume", str(book), "--json", str(two)]) == 0
        killer.join()
    assert left[0] > deals // 5, "there was still much to do"
    assert main([*words, "--jobs", "1", "--json", str(one)]) == 0
    alone, shared = (json.loads(path.read_text("utf-8")) for path in (one, two))
    assert alone["deals"] == shared["deals"]
    assert alone["won"] == shared["won"]
    lines = book.read_text("utf-8").splitlines()[1:]
    assert sorted(json.loads(line)["deal"] for line in lines) == list(range(deals))


def test_no_cluster_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", "moustache", "novice", "random", "--deals", "2", "--dask"]
    monkeypatch.setattr("upperlip.arena.session._PATIENCE", "1s")
    for address in ("tcp://127.0.0.1:9", "nowhere"):
        assert main([*words, address]) == 2
        told = capsys.readouterr().err
        assert told.startswith(f"upperlip: no dask cluster answers at {address}")
        assert told.count("\n") == 1
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main([*words, "tcp://127.0.0.1:9"]) == 2
    assert "pip install 'upperlip[dask]'" in capsys.readouterr().err
