"""`upperlip serve` as a process of its own, which can be killed and started again."""

import asyncio
import json
import os
import random
import signal
import socket
import sys
import time
from asyncio.subprocess import Process
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

_HEALTH = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
METRICS_TOKEN = "figures"
_SETTINGS = {
    "UPPERLIP_TABLES_PER_ADDRESS": "1000000",
    "UPPERLIP_GUESTS_PER_ADDRESS": "1000000",
    "UPPERLIP_METRICS_TOKEN": METRICS_TOKEN,
}
PATIENCE = 60.0  # seconds a start may take on a machine that is busy


def free_port() -> int:
    """Below those that the system gives to clients: one of them would take it between two lives."""
    while True:
        port = random.SystemRandom().randrange(20000, 32000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


class ServerProcess:
    """One port and one file for all its lives."""

    def __init__(
        self,
        folder: Path,
        workers: int = 1,
        *,
        data: str | None = None,
        descriptors: int | None = None,
        log_format: str = "json",
        flags: Sequence[str] = (),
        environment: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.environment = environment
        self.port = free_port()
        self.data = folder / "tables.sqlite"
        self.log = folder / "server.log"
        self._command = [sys.executable, "-m", "upperlip", "serve", "--log-format", log_format]
        self._command += ["--host", "127.0.0.1", "--port", str(self.port)]
        self._command += ["--data", data or str(self.data), "--workers", str(workers)]
        self._command += flags
        if descriptors is not None:  # and it cannot get more
            limited = f'ulimit -n {descriptors}; exec "$@"'
            self._command = ["sh", "-c", limited, "sh", *self._command]
        self._process: Process | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None, "it runs"
        return self._process.pid

    async def start(self) -> float:
        """Seconds until it answers."""
        begun = time.perf_counter()
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=log,
                env=os.environ | _SETTINGS | dict(self.environment),
            )
        async with asyncio.timeout(PATIENCE):
            while not await self._answers():
                assert self._process.returncode is None, self.log.read_text("utf-8")[-2000:]
                await asyncio.sleep(0.01)
        return time.perf_counter() - begun

    async def _answers(self) -> bool:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            writer.write(_HEALTH)
            answer = await reader.read()
        except OSError:  # nobody listens yet, or the last one to listen there is just going
            return False
        writer.close()
        return answer.startswith(b"HTTP/1.1 200")

    async def kill(self) -> None:
        """At once: it cannot put anything in order."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """As Ctrl-C does."""
        await self._end(signal.SIGTERM)

    def hold(self) -> None:
        """It stands still, and its sockets stay."""
        os.kill(self.pid, signal.SIGSTOP)

    def let_go(self) -> None:
        os.kill(self.pid, signal.SIGCONT)

    async def _end(self, by: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.send_signal(by)
            await process.wait()

    def complaints(self) -> list[str]:
        """What the log has that is neither news nor a farewell."""
        lines = self.log.read_text("utf-8").splitlines()
        return [line for line in lines if not _calm(line)]


def _calm(line: str) -> bool:
    try:
        return bool(json.loads(line)["level"] == "info")
    except ValueError:
        return False
