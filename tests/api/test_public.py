"""`import upperlip`: what it offers, and that it costs next to nothing."""

import subprocess
import sys
from collections.abc import Iterator

import pytest

import upperlip

HEAVY = ("upperlip.kernel", "upperlip.server", "upperlip.texts", "msgspec", "rich", "starlette")


def run(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    return done.stdout


def test_everything_offered_is_there() -> None:
    assert sorted(upperlip.__all__, key=str.lower) == sorted(set(upperlip.__all__), key=str.lower)
    for name in upperlip.__all__:
        assert getattr(upperlip, name) is not None
    assert set(upperlip.__all__) <= set(dir(upperlip))
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        _ = upperlip.chess


def test_everything_offered_says_what_it_is() -> None:
    for name in upperlip.__all__:
        thing = getattr(upperlip, name)
        assert isinstance(thing, str | tuple) or thing.__doc__, name


def test_importing_is_light() -> None:
    """Counted in modules, since time depends on who else is using the machine."""
    told = run("import sys; before = set(sys.modules); import upperlip\n"
               "print(*(set(sys.modules) - before))").split()  # fmt: skip
    assert not [name for name in told if name.startswith(HEAVY)]
    ours = {name for name in told if name.startswith("upperlip")}
    assert ours == {"upperlip", "upperlip.table", "upperlip.table.reason"}


def test_a_match_needs_no_kernel_and_no_server() -> None:
    told = run(
        "import sys, upperlip\nupperlip.new_match('moustache').play('novice')\nprint(*sys.modules)"
    ).split()
    assert "upperlip.kernel" not in told
    assert "upperlip.server" not in told
    assert "rich" not in told


def test_star_import_brings_it_all() -> None:
    told = run("from upperlip import *\nprint(*sorted(globals()))").split()
    assert set(upperlip.__all__) <= set(told)


def shown() -> Iterator[object]:
    """One of everything whose repr can be read back, by what docs/api.md says."""
    for game, options in (("moustache", {"rule_set": "house"}), ("mustachio", {"villains": "all"})):
        match = upperlip.new_match(game, 4, 4, **options).play("novice")
        yield from (match.setup, match.result)
        early = upperlip.replay(match.record(), len(match.record().steps) - 5)
        view = early.view(early.turn[0])
        yield from (*view.hand, *view.actions, *view.trick, *view.tricks)
        for suggestion in upperlip.suggest(view, simulations=40):
            yield from (suggestion, suggestion.reason)
    yield upperlip.Solution(
        1, -3, view.actions[:1], ((1, view.actions[0]),), upperlip.Reason("U-40", "solved")
    )


def test_what_can_be_read_back() -> None:
    names: dict[str, object] = {}
    exec("from upperlip import *", names)
    kinds = set()
    for thing in shown():
        assert eval(repr(thing), names) == thing
        kinds.add(type(thing).__name__)
    assert kinds >= {"Setup", "Card", "Action", "Play", "Trick", "Suggestion", "Reason"}
    assert kinds >= {"MoustacheResult", "MustachioResult", "Solution"}


def test_what_cannot_stands_in_brackets() -> None:
    match = upperlip.new_match("moustache", seed=4)
    assert repr(match).startswith("<Match of moustache")
    assert repr(match.view(1)).startswith("<View of seat 1")
    assert repr(match.record()) == "<Record of moustache, 4 players: 2 steps, not over>"
