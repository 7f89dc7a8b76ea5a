"""docs/strength.md is written from what was really played, if only a little of it."""

import json
import os
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from benchmarks import control, exploit, strength
from benchmarks.small_mustachio import small
from benchmarks.strength_page import ENOUGH, Section, write_page
from tests.kernel.needed import needs_kernel
from upperlip.arena.contest import Contest, read_entrant
from upperlip.cli import main as upperlip
from upperlip.games import GAMES


@needs_kernel
@pytest.mark.fuzz
def test_the_page(tmp_path: Path) -> None:
    sections = [Section("moustache", "Moustache, four"), Section("mustachio", "Mustachio, pairs")]
    for title, _ in sections:
        words = ["ladder", title, "random", "novice", "--manners", "--deals", "3", "--jobs", "1"]
        assert upperlip([*words, "--json", str(tmp_path / f"{title}.json")]) == 0
    losses = [exploit.measure("one card", small("R1 R15 B1 B15", 1), "novice", 1)._asdict()]
    (tmp_path / "exploit.json").write_text(json.dumps({"tries": 1, "losses": losses}), "utf-8")
    words = ["arena", "moustache", "novice", "random", "--deals", "3", "--jobs", "1"]
    assert upperlip([*words, "--json", str(tmp_path / "study.json")]) == 0
    both = read_entrant("novice"), read_entrant("random")
    contest = Contest("moustache", GAMES["moustache"].configure(4, {}), both, seed=2)
    found = [control.measure(contest, 6)._asdict()]
    (tmp_path / "control.json").write_text(json.dumps({"seed": 2, "found": found}), "utf-8")

    write_page(tmp_path / "page.md", tmp_path, tmp_path, sections, "0123456789ab", "study")

    page = (tmp_path / "page.md").read_text("utf-8")
    for told in (
        "`0123456789ab`",
        "## Moustache, four",
        "1 of 1 pairs of bots, 3 deals each, seed 0.",
        "| median move | p99.9 |",
        "| novice | 0 | – |",
        "Points ahead in a round",
        "in 1\ntries",
        f"| novice | {losses[0]['points']:.2f} |",
        "nobody but `random` wins ",
        "(3 deals,\nseed 0)",
        "| moustache, novice against random | 6 | 100 % |",
        "met bid broken",
        "Mustachio, pairs (fewer than 1,000 rounds of some",
    ):
        assert told in page, told
    rows = [line for line in page.splitlines() if line.startswith("|")]
    assert len(rows) > 20
    assert ET.parse(tmp_path / "strength-losses.svg").getroot().tag.endswith("svg")


def test_the_fingerprint_is_of_what_bots_are_made_of(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = strength.fingerprint()
    assert whole == strength.fingerprint()
    monkeypatch.setattr(strength, "THINKING", ("bots",))
    assert strength.fingerprint() != whole


def test_a_new_student_plays_anew_and_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[list[str]] = []

    def noted(words: list[str]) -> int:
        played.append(words)
        return 0

    monkeypatch.setattr(strength, "upperlip", noted)
    strength.study(Path("kept"), 0.01, None)
    bots = strength.fingerprint()
    monkeypatch.setattr(strength, "LEARNING", ("plays",))
    strength.study(Path("kept"), 0.01, None)
    assert strength.fingerprint() == bots
    files = [words[words.index("--resume") + 1] for words in played]
    assert files[0] != files[1]
    assert all(file.startswith(f"kept{os.sep}study-") for file in files)


def test_thinking_is_told_apart_from_the_habit_of_bidding_blind() -> None:
    """Which one budget shows, as it does not depend on thinking."""
    assert sum(bot.startswith("expert@") for bot in exploit.BOTS) == 1
    unhabitual = [read_entrant(bot) for bot in exploit.BOTS if bot.startswith(exploit.OPEN_EYED)]
    assert len(unhabitual) > 2
    assert {entrant.bot.name for entrant in unhabitual} == {"expert without blind bids"}


def test_ours_play_enough_rounds_to_tell_their_manners() -> None:
    """Each deal is played twice by every pair; beside slow strangers it would take too long."""
    for plan in strength.PLANS:
        bots = [word for word in plan.words[1:] if word in strength.OURS]
        if "--against" not in plan.words:
            assert 2 * plan.deals * (len(bots) - 1) >= ENOUGH, plan.id
