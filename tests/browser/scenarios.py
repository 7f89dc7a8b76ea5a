"""Scenarios of web/tests/browser, run one after the other by one process with one server and one
browser: starting these takes longer than most scenarios do.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from queue import Empty, Queue
from threading import Thread

WEB = Path(__file__).parents[2] / "web"
PATIENCE = 400  # seconds: a whole game on a busy machine


class ScenarioRunner:
    """Starts its process when it is first needed, and anew after one that did not answer."""

    def __init__(self, states: Path) -> None:
        self._states = states  # made once for all runners
        self._process: subprocess.Popen[str] | None = None
        self._answers: Queue[str] = Queue()

    def run(self, scenario: str) -> str | None:
        """What went wrong, or None."""
        process = self._process or self._start()
        assert process.stdin is not None
        process.stdin.write(f"{scenario}\n")
        process.stdin.flush()
        try:
            answer = self._answers.get(timeout=PATIENCE)
        except Empty:
            self.close()
            return f"{scenario} took more than {PATIENCE} seconds"
        if not answer:
            self.close()
            return f"{scenario} ended the runner"
        problem: str | None = json.loads(answer)["problem"]
        return problem

    def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()  # it closes server and browser, and ends
        try:
            process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            process.terminate()
            process.wait()

    def _start(self) -> subprocess.Popen[str]:
        self._process = process = subprocess.Popen(
            ["node", "tests/browser/run.mjs"],
            cwd=WEB,
            env=os.environ
            | {"UPPERLIP_PYTHON": sys.executable, "STATES_KEPT_IN": str(self._states)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._answers = Queue()
        Thread(target=_listen, args=(process, self._answers), daemon=True).start()
        return process


def _listen(process: subprocess.Popen[str], answers: Queue[str]) -> None:
    assert process.stdout is not None
    with process.stdout as lines:
        for line in lines:
            answers.put(line)
    answers.put("")
