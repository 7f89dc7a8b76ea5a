"""What a new rule card costs: its file, its words, its test; then both engines play it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from upperlip.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
NEEDED = ("src", "tests", "docs", "hatch_build.py", "pyproject.toml", "CONTRIBUTING.md")
LEFT_BEHIND = shutil.ignore_patterns("__pycache__", "built")

CARD = '''"""E-13: a 7 wins whatever its colour."""

from upperlip.animals.effects.wins import Wins
from upperlip.animals.rule import RuleCard

SEVENS_WIN = RuleCard("sevens-win", "black", "house", "O-18", (Wins(value=7),))
'''
WORDS = """
rule-sevens-win = Lucky sevens
    .effect = A 7 wins the trick, whatever its colour.
"""
TEST = '''"""sevens-win: a 7 wins the trick whatever its colour (E-13)."""

import pytest

from tests.animals.kit import after, play, table, won
from upperlip import kernel
from upperlip.animals import MOUSTACHE
from upperlip.animals.cards import BY_NAME
from upperlip.kernel import reference
from upperlip.kernel.interface import Engine
from upperlip.selfcheck.pair import Pair
from upperlip.table.match import Match
from upperlip.table.ply import Action, Decision
from upperlip.texts import LANGUAGES, Texts

CONFIG = MOUSTACHE.configure(4, {"rules": ["pink-open", "blue-tax", "sevens-win", "reversed"]})
ENGINES = [reference.ENGINES["moustache"], kernel.engine_for(CONFIG)]


@pytest.mark.parametrize(
    ("rules", "trick", "winner"),
    [
        ("sevens-win", "G7 P10 B3 O7", "O7"),
        ("sevens-win reversed", "G7 P10 B3 O7", "G7"),
        ("twos-win sevens-win", "G7 P2 B3 O7", "P2"),
        ("equals-out sevens-win", "G7 P10 B3 O7", "B3"),
    ],
)
def test_winner(rules: str, trick: str, winner: str) -> None:
    assert won(after(trick, rules=rules)) == winner


@pytest.mark.parametrize("engine", ENGINES)
def test_played(engine: Engine) -> None:
    """Ply by ply as the reference does, whichever engine it is."""
    if engine is reference.ENGINES["moustache"]:
        state = engine.state.begin(CONFIG)
        state.play_game(engine.generator(1))
        assert state.over
        return
    pair, plies = Pair(MOUSTACHE, CONFIG, engine), 0
    while pair.compare() is not None:
        pair.take_ply((1, plies))
        plies += 1


@pytest.mark.parametrize("engine", ENGINES)
def test_searched(engine: Engine) -> None:
    match = Match(MOUSTACHE, CONFIG, 5)
    while match.let_chance():
        pass
    assert match.ask is not None
    view = match.view(match.ask.seats[0])
    found = engine.searcher().search(
        engine.knowledge.from_view(view), engine.generator(1), view.seat, simulations=20
    )
    assert found


@pytest.mark.parametrize("language", LANGUAGES)
def test_explained(language: str) -> None:
    """Who won is said with the name of the card that decided it."""
    before = play(table("G7 P10 B3 O7", rules="sevens-win"), "G7 P10 B3")
    ply = Decision(3, Action("play", BY_NAME["O7"]))
    events = MOUSTACHE.narrate(before, ply, MOUSTACHE.apply(before, ply))
    texts = Texts(language, "moustache", ["Ada", "Bo", "Cy", "Di"])
    told = [texts.reason(reason) for event in events for reason in event.reasons]
    assert any(texts.rule_card("sevens-win") in sentence for sentence in told)
    assert "7" in texts.rule_effect("sevens-win")
'''
CHECKS = (
    "tests/animals/rules/test_sevens_win.py",
    "tests/animals/test_cards.py",
    "tests/animals/test_options.py",
    "tests/house/test_house.py::test_one_card_one_file_one_test",
    "tests/records/test_schema.py::test_it_names_every_card",
    "tests/texts/test_texts.py",
    "tests/statistics",
)


@pytest.mark.long
@pytest.mark.process
def test_a_new_rule_card_touches_its_file_its_words_and_its_test(tmp_path: Path) -> None:
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=LEFT_BEHIND)
        else:
            shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "src/upperlip/animals/rules/sevens_win.py").write_text(CARD, "utf-8")
    for language in LANGUAGES:
        words = tmp_path / "src/upperlip/texts" / language / "moustache.ftl"
        words.write_text(words.read_text("utf-8") + WORDS, "utf-8")
    (tmp_path / "tests/animals/rules/test_sevens_win.py").write_text(TEST, "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", *CHECKS],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
