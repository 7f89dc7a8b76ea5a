"""Puzzles in the terminal: asked from the view, and answered only after somebody has tried."""

import io
from collections.abc import Iterable
from datetime import date

import pytest
from rich.console import Console

from tests.contract.games import BY_TITLE
from tests.slices import some_of
from upperlip.cli import main
from upperlip.puzzles.library import about, of_the_day, shipped, themes
from upperlip.puzzles.puzzle import Puzzle
from upperlip.terminal.puzzles import PuzzleSession, in_turn
from upperlip.texts import LANGUAGES, Texts

TODAY = date(2026, 11, 18)


class Typist:
    """Types what it is told, and keeps what was on the screen by then."""

    def __init__(self, lines: Iterable[str], paper: io.StringIO) -> None:
        self.lines = list(lines)
        self.paper = paper
        self.read: list[str] = []

    def line(self, prompt: str) -> str:
        self.read.append(self.paper.getvalue() + prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def played(
    puzzles: list[Puzzle], *lines: str, language: str = "en"
) -> tuple[PuzzleSession, str, list[str]]:
    paper = io.StringIO()
    console = Console(file=paper, width=100, highlight=False, markup=False, emoji=False)
    typist = Typist(lines, paper)
    session = PuzzleSession(console, typist, language)
    assert session.play(puzzles) == 0
    return session, paper.getvalue(), typist.read


def one_of_each(title: str) -> list[Puzzle]:
    """A puzzle for each theme: every kind of question is among them."""
    return list(
        {about(title, theme)[0].id: about(title, theme)[0] for theme in themes(title)}.values()
    )


@some_of("language", LANGUAGES)
@pytest.mark.parametrize("title", BY_TITLE)
def test_right_answers_and_wrong_ones_of_every_theme(title: str, language: str) -> None:
    puzzles = one_of_each(title)
    good = [word for each in puzzles for word in (each.good[-1], "")]
    session, printed, _ = played(puzzles, *good, language=language)
    assert (session.right, session.answered) == (len(puzzles), len(puzzles))
    texts = Texts(language)
    assert printed.count(texts.say("puzzle-right")) == len(puzzles)
    wrong = [word for each in puzzles for word in (each.answers[-1].do, "")]
    session, printed, _ = played(puzzles, *wrong, language=language)
    assert (session.right, session.answered) == (0, len(puzzles))
    for message in ("puzzle-", "review-", "term-", "level-"):
        assert message not in printed


@pytest.mark.parametrize("title", BY_TITLE)
def test_nothing_of_the_answer_is_told_before_it_is_given(title: str) -> None:
    puzzle = next(each for each in shipped(title) if each.good[0].startswith("play"))
    _, printed, read = played([puzzle], "h", "zzz", "r", "s", puzzle.good[0], "q")
    before = read[4]
    assert "No hints here" in before
    assert "means nothing here" in before
    for told in ("Good:", "Bots that found it", Texts("en", title).say("review-value-points")):
        assert told not in before
    assert "Good:" in printed
    assert printed.endswith("1 of 1 right.\n")


def test_what_is_not_allowed_is_refused_with_its_rule() -> None:
    puzzle = next(
        each
        for each in shipped("moustache")
        if each.good[0].startswith("play") and len(each.answers) < len(each.seen.hand)
    )
    legal = {each.do for each in puzzle.answers}
    other = next(f"play {card}" for card in puzzle.seen.hand if f"play {card}" not in legal)
    session, printed, _ = played([puzzle], other)
    assert session.answered == 0
    assert "· O-" in printed.splitlines()[-3]


@pytest.mark.parametrize("title", BY_TITLE)
def test_the_days_comes_first_and_none_comes_twice(title: str) -> None:
    order = in_turn(title, None, 7, TODAY)
    assert order[0] == of_the_day(title, TODAY)
    assert {each.id for each in order} == {each.id for each in shipped(title)}
    assert order == in_turn(title, None, 7, TODAY)
    assert order != in_turn(title, None, 8, TODAY)
    theme = themes(title)[0]
    assert {each.id for each in in_turn(title, theme, 7, TODAY)} == {
        each.id for each in about(title, theme)
    }


def test_a_theme_must_be_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "play", "moustache", "--theme", "bluff", "--lang", "en"]) == 2
    assert "themes are" in capsys.readouterr().err
