"""A puzzle is made of a view: what others hold changes nothing in it."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.contract.games import BY_TITLE
from tests.kernel.needed import needs_kernel
from upperlip.api.positions import story
from upperlip.games import GAMES
from upperlip.named import view_of
from upperlip.puzzles import finding
from upperlip.puzzles.finding import puzzles_in
from upperlip.puzzles.library import shipped
from upperlip.puzzles.puzzle import Puzzle, line
from upperlip.server.http.reader_process import question
from upperlip.table.generator import Generator
from upperlip.table.shape import AnyView

pytestmark = [needs_kernel, pytest.mark.fuzz]

_WORLDS = 60  # few, for their number has no part in it


@pytest.mark.parametrize("title", BY_TITLE)
def test_swapped_cards_leave_the_puzzle_as_it_is(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every puzzle of a game is made once more from another world that its seat cannot tell."""
    tried = 0
    make = finding.puzzle_of

    def twice(view: AnyView, actions: Any, *, easy: bool) -> Puzzle | None:
        nonlocal tried
        puzzle = make(view, actions, easy=easy, worlds=_WORLDS)
        if puzzle is not None:
            game: Any = GAMES[title]
            other = game.view(game.guess(view, Generator(tried)), view.seat)
            again = make(other, actions, easy=easy, worlds=_WORLDS)
            assert again is not None
            assert line(again) == line(puzzle)
            tried += 1
        return puzzle

    monkeypatch.setattr(finding, "puzzle_of", twice)
    for number in (12, 18, 24):
        puzzles_in(title, 1, number)
    assert tried > 1, "else nothing was tried"


def _words(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for key, each in value.items():
            yield str(key)
            yield from _words(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _words(each)
    elif isinstance(value, str):
        yield from value.split()


@pytest.mark.parametrize("title", BY_TITLE)
def test_the_position_names_no_card_that_the_seat_has_not_seen(title: str) -> None:
    """Of all cards in the file's positions: in one's hand, played, turned, passed or face up."""
    for puzzle in shipped(title)[:40]:
        seen = puzzle.seen
        example = {card for hand in puzzle.example for card in hand.split()}
        hidden = example - {*map(str, seen.hand)} - _open(puzzle)
        assert hidden, "others hold something"
        told = {key: value for key, value in puzzle.position.items() if key not in _KNOWN}
        assert hidden.isdisjoint(_words(told)), puzzle.id


_KNOWN = ("options", "villains", "row", "gave", "passed", "open")  # which the seat has seen


def _open(puzzle: Puzzle) -> set[str]:
    return {*_words({key: puzzle.position.get(key) for key in ("gave", "passed", "open")})}


@pytest.mark.parametrize("title", BY_TITLE)
def test_the_page_gets_the_view_and_nothing_of_the_answer(title: str) -> None:
    """Byte for byte what a world that the seat cannot tell from the first would give."""
    for puzzle in shipped(title)[:6]:
        told = question(puzzle.id)
        for word in (b'"good"', b'"why"', b'"themes"', b'"behind"', b'"example"', b'"found_by"'):
            assert word not in told
        game: Any = GAMES[title]
        view = puzzle.seen.inside
        other = game.view(game.guess(view, Generator(5)), view.seat)
        assert other == view
        assert story(view_of(other)) == story(puzzle.seen)
