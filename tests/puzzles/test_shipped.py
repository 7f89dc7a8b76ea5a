"""The puzzles that come with the package still hold, and can be told."""

from collections.abc import Iterable
from datetime import date, timedelta

import pytest

from tests.contract.games import BY_TITLE
from tests.kernel.needed import needs_kernel
from upperlip.animals.rules import BY_ID
from upperlip.nuts.cards import VILLAIN_IDS
from upperlip.puzzles.checking import Checked, check
from upperlip.puzzles.judging import MARGINS, VERIFIED, judge
from upperlip.puzzles.library import (
    about,
    find,
    further,
    next_of,
    of_the_day,
    shipped,
    themes,
)
from upperlip.puzzles.puzzle import LEVELS, Puzzle
from upperlip.puzzles.themes import DEEDS, themes_of
from upperlip.review.comparing import WORLDS
from upperlip.review.yardsticks import YARDSTICKS
from upperlip.texts import LANGUAGES, Texts

FEW = 5
LEAST = 300
FEWEST = 4  # of a theme that asks for much


def known_cards() -> set[str]:
    return {*BY_ID, *VILLAIN_IDS, "UNICORN", "MONKEY", "PIGEON"}


def fallen(puzzles: Iterable[Puzzle], worlds: int) -> list[Checked]:
    return [each for each in (check(puzzle, worlds) for puzzle in puzzles) if each.fell is not None]


@needs_kernel
@pytest.mark.fuzz
@pytest.mark.parametrize("title", BY_TITLE)
def test_some_still_hold(title: str) -> None:
    """Worlds are the same ones: what held in ten times as many holds in these."""
    puzzles = shipped(title)
    assert fallen(puzzles[:: len(puzzles) // FEW], WORLDS) == []


@needs_kernel
@pytest.mark.long
@pytest.mark.parametrize("title", BY_TITLE)
def test_all_still_hold(title: str) -> None:
    """In a tenth of the worlds; in all of them when somebody runs `upperlip puzzles check`."""
    puzzles = shipped(title)
    assert fallen(puzzles, WORLDS) == []
    assert fallen(puzzles[1 :: len(puzzles) // FEW], VERIFIED) == []


@needs_kernel
@pytest.mark.fuzz
@pytest.mark.parametrize("theme", ["count", "partner"])
@pytest.mark.parametrize("title", BY_TITLE)
def test_what_few_are_about_is_what_they_are_about(title: str, theme: str) -> None:
    puzzles = about(title, theme)
    assert len(puzzles) >= FEWEST
    for puzzle in puzzles[:2]:
        view = puzzle.seen.inside
        judged = judge(view, [each.inside(view.config) for each in puzzle.seen.actions], WORLDS)
        assert judged is not None
        assert theme in themes_of(view, judged)


@pytest.mark.parametrize("title", BY_TITLE)
def test_there_are_enough_and_all_are_clear(title: str) -> None:
    puzzles = shipped(title)
    assert len(puzzles) >= LEAST
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    margin = MARGINS[YARDSTICKS[title].unit]
    for puzzle in puzzles:
        assert (puzzle.game, puzzle.worlds) == (title, VERIFIED)
        assert puzzle.good == [each.do for each in puzzle.answers[: len(puzzle.good)]]
        good, wrong = puzzle.answers[: len(puzzle.good)], puzzle.answers[len(puzzle.good) :]
        assert 1 <= len(good) <= len(wrong)
        assert good[-1].value - wrong[0].value >= margin
        assert puzzle.level in LEVELS
        assert puzzle.themes
        assert {*puzzle.themes} <= {*DEEDS, *known_cards()}


@pytest.mark.parametrize(
    ("title", "deeds"),
    [
        ("moustache", ("duck", "take", "partner", "count", "steal")),
        ("mustachio", ("duck", "take", "keep", "partner", "count", "bid", "trump")),
    ],
)
def test_themes_and_levels_are_mixed(title: str, deeds: tuple[str, ...]) -> None:
    found = {*themes(title)}
    assert found.issuperset(deeds)
    assert found & known_cards(), "and the effects of cards"
    levels = {puzzle.level for puzzle in shipped(title)}
    assert {1, 2} <= levels, "easy ones, and ones that bots fail at"


def test_a_game_may_have_none() -> None:
    for found in (shipped("whist"), about("whist"), themes("whist")):
        assert not found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", BY_TITLE)
def test_every_reason_can_be_said(title: str, language: str) -> None:
    texts = Texts(language, title)
    for puzzle in shipped(title):
        assert texts.reason(puzzle.why.reason)


@pytest.mark.parametrize("title", BY_TITLE)
def test_the_day_has_one_and_all_have_their_turn(title: str) -> None:
    days = [date(2026, 1, 1) + timedelta(n) for n in range(len(shipped(title)))]
    assert {of_the_day(title, day).id for day in days} == {each.id for each in shipped(title)}


@pytest.mark.parametrize("title", BY_TITLE)
def test_the_easiest_come_first_and_none_comes_twice(title: str) -> None:
    theme = themes(title)[0]
    puzzles = about(title, theme)
    answered: list[str] = []
    for _ in puzzles:
        answered.append(next_of(puzzles, answered).id)
    assert answered == [puzzle.id for puzzle in puzzles]
    assert next_of(puzzles, answered) == puzzles[0], "and then again"
    assert [each.level for each in puzzles] == sorted(each.level for each in puzzles)
    found = find(answered[-1])
    assert found is not None
    assert theme in found.themes
    assert find("nothing") is None


@pytest.mark.parametrize("title", BY_TITLE)
def test_whoever_goes_on_comes_to_another_one(title: str) -> None:
    """Through a theme, then through all the others, and then round and round; some have but one."""
    theme, everything = themes(title)[-1], {puzzle.id for puzzle in shipped(title)}
    puzzle, answered = about(title, theme)[0], list[str]()
    for _ in everything:
        answered.append(puzzle.id)
        puzzle = further(puzzle, theme, answered)
    assert sorted(answered) == sorted(everything)
    own = len(about(title, theme))
    assert set(answered[:own]) == {each.id for each in about(title, theme)}
    again = [puzzle := further(puzzle, theme, answered) for _ in everything]
    assert {each.id for each in again} == everything
