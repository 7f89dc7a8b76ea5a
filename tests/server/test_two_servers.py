"""A second server on the same file: it says who is there, and goes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.guests import Guest, run
from tests.server.server_process import ServerProcess, free_port
from upperlip.commands.serve import IN_USE

pytestmark = pytest.mark.process


def test_the_second_goes_and_the_first_plays_on(tmp_path: Path) -> None:
    async def scene() -> None:
        first = ServerProcess(tmp_path)
        await first.start()
        try:
            refused = _serve(first.data)
            assert refused.returncode == IN_USE
            assert refused.stdout == "", "it never says that it is there"
            (line,) = refused.stderr.splitlines()
            assert line.startswith("upperlip: another server works with these tables: process ")
            assert f"process {first.pid} on " in line
            guest = await Guest.introduced(first.address, "Ada")
            page = await guest.page(await guest.open_table(game="moustache"))
            assert page.you["seat"] == 0
            await page.close()
            await guest.http.aclose()
            await first.kill()
            await first.start()  # nothing that was killed stands in the way
        finally:
            await first.stop()
        assert first.complaints() == []

    run(scene())


def _serve(data: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "upperlip", "serve", "--log-format", "json", "--workers", "1"]
    command += ["--host", "127.0.0.1", "--port", str(free_port()), "--data", str(data)]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=60, env=os.environ
    )
