"""The two engines side by side, and that a difference would be found."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.kernel.needed import needs_kernel
from tests.slices import some_of
from upperlip import kernel, selfcheck
from upperlip.cli import main
from upperlip.kernel.interface import Engine
from upperlip.records.check import check
from upperlip.records.read import parse
from upperlip.records.write import text_of
from upperlip.table.shape import AnyConfig

pytestmark = [needs_kernel, pytest.mark.fuzz]


@some_of("part", range(16), few=8)
def test_the_engines_agree(part: int) -> None:
    """Asks, legal actions, states, scores and chance, at every ply of random games."""
    agreed = selfcheck.check_part(2026, kernel.COMPILED, range(part * 20, part * 20 + 20))
    assert agreed.difference is None, agreed.difference.what
    assert agreed.games == 20
    assert agreed.rounds == 90


class Forgetful:
    """A kernel state that, once, lets slip the highest legal card."""

    def __init__(self, state: Any) -> None:
        self._state = state

    def __getattr__(self, name: str) -> Any:
        return getattr(self._state, name)

    def __bytes__(self) -> bytes:
        return bytes(self._state)

    def legal(self, seat: int = -1) -> list[int]:
        values: list[int] = self._state.legal(seat)
        return values[:-1] if self._state.ask == "play" and len(values) == 3 else values


def forgetful(engine: Engine) -> Engine:
    def begin(config: AnyConfig) -> Forgetful:
        return Forgetful(engine.state.begin(config))

    state: Any = SimpleNamespace(begin=begin)
    return engine._replace(state=state)


@pytest.mark.parametrize("number", [0, 1])
def test_a_difference_is_found_and_told(number: int) -> None:
    engines = {title: forgetful(engine) for title, engine in kernel.COMPILED.items()}
    agreed = selfcheck.check_part(1, engines, range(number, number + 1))
    assert agreed.difference is not None
    assert "legal for seat" in agreed.difference.what
    record = agreed.difference.record
    assert record.result is None
    assert record.steps
    check(parse(text_of(record).encode()))  # the record is a valid one, cut there


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selfcheck", "--games", "30", "--seed", "4", "--jobs", "2"]) == 0
    moustache, mustachio, *_, last = capsys.readouterr().out.splitlines()
    assert " of 15 effects, " in moustache
    assert " of 80 pairs together" in mustachio
    assert last.endswith("seed 4: reference and kernel agree")
