"""`play` as a program: pipes, Ctrl-C, records, exit codes."""

import io
import json
import os
import pty
import select
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from upperlip.bots import BOTS
from upperlip.records.check import check
from upperlip.records.read import parse
from upperlip.table.errors import RefusedOptions
from upperlip.terminal.play import INTERRUPTED, play
from upperlip.texts import LANGUAGES, Texts

pytestmark = pytest.mark.process

CALL = """
import sys
from upperlip.terminal.play import play
sys.exit(play({title!r}, players={players}, options={{}}, seed=7, bots=["random"],
              language="en", name=None, record={record!r}))
"""
TRY_ALL = "".join(f"{number}\n" for number in range(1, 13)) * 60  # some number is always legal


def _play(title: str | None, **how: Any) -> int:
    usual = {"players": 4, "options": {}, "seed": 7, "bots": ["random"]}
    rest = {"language": "en", "name": None, "record": None}
    return play(title, **{**usual, **rest, **how})


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Any:
    def type_in(text: str) -> None:
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))

    return type_in


def _program(title: str | None, record: Path | None = None, players: int = 4) -> list[str]:
    told = CALL.format(title=title, players=players, record=record and str(record))
    return [sys.executable, "-c", told]


@pytest.mark.parametrize("title", ["mustachio", "moustache"])
def test_a_whole_game_through_a_pipe(title: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    done = subprocess.run(
        _program(title, path),
        input=TRY_ALL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "COLUMNS": "80", "NO_COLOR": "1"},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert "Seed 7" in done.stdout
    assert "Game won by" in done.stdout
    assert os.listdir(tmp_path) == ["game.jsonl"]
    record = parse(path.read_bytes())
    assert check(record).result is not None


def test_leaving(typed: Any, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    for text in ("q\n", "", "no\nno\n"):
        typed(text)
        assert _play("moustache", record=path) == 0
        printed = capsys.readouterr().out
        assert "Goodbye." in printed
        assert "Seed 7" in printed
        record = parse(path.read_bytes())
        assert check(record).result is None


def test_choosing_the_game(typed: Any, capsys: pytest.CaptureFixture[str]) -> None:
    typed("chess\n2\n9\n5\nq\n")
    assert _play(None, players=None) == 0
    printed = capsys.readouterr().out
    assert "“chess” means nothing here." in printed
    assert "“9” means nothing here." in printed
    assert "Dora (random) and Edgar" in printed
    assert "Flora" not in printed
    for early in ("", "q\n", "1\nq\n"):
        typed(early)
        assert _play(None, players=None) == 0


def test_a_random_seed_is_told(typed: Any, capsys: pytest.CaptureFixture[str]) -> None:
    typed("")
    _play("moustache", seed=None)
    first = capsys.readouterr().out.split("Seed ")[1].split(".")[0]
    typed("")
    _play("moustache", seed=int(first))
    assert f"Seed {first}. To be dealt the same game again: --seed {first}." in (
        capsys.readouterr().out
    )


def test_names_and_bots(typed: Any, capsys: pytest.CaptureFixture[str]) -> None:
    typed("")
    _play("moustache", name="Basil \x1b[31m", bots=["random", "novice"])
    printed = capsys.readouterr().out
    assert "Basil ?[31m, Basil (random), Clovis (novice) and Dora (random)" in printed
    typed("")
    _play("moustache", name="basil")
    assert "basil, Clovis (random)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("fr", "Basile (au hasard), Clovis (débutant) et Dora (au hasard)"),
        ("ru", "Базиль (наугад), Кловис (новичок) и Дора (наугад)"),
    ],
)
def test_levels_of_bots_in_every_language(
    language: str, told: str, typed: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    typed("")
    _play("moustache", bots=["random", "novice"], language=language)
    assert told in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name(language: str) -> None:
    for bot in BOTS:
        assert Texts(language).say(f"level-{bot}")


def test_refused_options_go_to_the_caller() -> None:
    with pytest.raises(RefusedOptions):
        _play("moustache", players=7)


def test_a_record_that_cannot_be_written(
    typed: Any, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    typed("")
    assert _play("moustache", record=tmp_path / "no" / "game.jsonl") == 2
    assert _play("moustache", record=tmp_path) == 2
    assert "No record can be written" in capsys.readouterr().out


def test_ctrl_c_in_a_terminal(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    code, shown = _in_terminal(_program("mustachio", path), b"no\r", b"\x03")
    assert code == INTERRUPTED
    assert "Traceback" not in shown
    assert "Goodbye." in shown
    assert "Seed 7" in shown
    assert check(json.loads(path.read_text("utf-8"))).result is None


def test_colours_in_a_terminal() -> None:
    _, shown = _in_terminal(_program("moustache"), b"q\r")
    assert "\x1b[" in shown
    _, shown = _in_terminal(["env", "NO_COLOR=1", *_program("moustache")], b"q\r")
    assert "\x1b[38" not in shown


def _in_terminal(command: list[str], *keys: bytes) -> tuple[int, str]:
    """Runs a program in a terminal of its own and types, each time once it waits."""
    terminal, inside = pty.openpty()
    env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80"}
    with subprocess.Popen(
        command,
        preexec_fn=lambda: os.login_tty(inside),  # noqa: PLW1509
        env=env,
    ) as program:
        os.close(inside)
        shown = b""
        for key in keys:
            shown += _read_until(terminal, b" > ")
            os.write(terminal, key)
        shown += _read_until(terminal, None, 3)
        for _ in range(10):  # Ctrl-C can fall between the prompt and the reading: people repeat it
            if program.poll() is None:
                with suppress(OSError):  # it has just ended
                    os.write(terminal, keys[-1])
                shown += _read_until(terminal, None, 3)
        os.close(terminal)
        try:
            return program.wait(15), shown.decode()
        finally:
            program.kill()


def _read_until(terminal: int, mark: bytes | None, seconds: float = 15) -> bytes:
    found, end = b"", time.monotonic() + seconds
    while time.monotonic() < end and not (mark and mark in found):
        if not select.select([terminal], [], [], 0.1)[0]:
            continue
        try:
            got = os.read(terminal, 4096)
        except OSError:  # the program has ended
            break
        if not got:
            break
        found += got
    return found


def test_an_interrupt_signal() -> None:
    with subprocess.Popen(
        _program("moustache"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        _read_until(program.stdout.fileno(), b" > ")
        # The prompt is out, but Python may not be reading yet: then it takes another signal.
        # One that comes while Python is on its way out would kill it, so it gets time to go.
        while program.poll() is None:
            program.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                program.wait(timeout=10)
        assert program.returncode == INTERRUPTED
        assert b"Goodbye." in program.stdout.read()
        assert program.stderr.read() == b""


def test_nobody_reads_on(tmp_path: Path) -> None:
    """`| head`: no traceback, and the record is still written."""
    path = tmp_path / "game.jsonl"
    with subprocess.Popen(
        _program("mustachio", path),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        assert program.stderr is not None
        _read_until(program.stdout.fileno(), b" > ")
        program.stdout.close()
        program.stdin.write(TRY_ALL)
        program.stdin.close()
        assert program.stderr.read() == ""
        assert program.wait(30) == 1
    check(parse(path.read_bytes()))
