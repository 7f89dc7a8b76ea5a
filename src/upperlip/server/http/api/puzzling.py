"""Who answers what of puzzles: a view to everybody, the answer to those who have given one."""

import json
from collections.abc import Collection, Sequence
from datetime import UTC, datetime

from msgspec import UNSET
from starlette.requests import Request
from starlette.responses import Response

from upperlip.games import GAMES
from upperlip.puzzles.library import (
    about,
    find,
    further,
    next_of,
    of_the_day,
    shipped,
    themes,
)
from upperlip.puzzles.puzzle import Answer, Puzzle
from upperlip.review.yardsticks import YARDSTICKS
from upperlip.server.http.api.endpoint import Failed
from upperlip.server.http.api.handlers import guest_if_known, read_record, server_of
from upperlip.server.store import Guest, KeepAnswer, PuzzleAnswerRow
from upperlip.server.tables.refusal import Refusal
from upperlip.server.wire import api
from upperlip.server.wire.events import reason_on_the_wire

Answers = dict[str, bool]  # somebody's first ones, by puzzle: were they right?


async def menu(request: Request, _: None) -> api.PuzzleMenu:
    """To strangers as if they had answered none. A game without puzzles is not on it."""
    answers = await _answers(request, await guest_if_known(request))
    millis = server_of(request).services.millis()
    day = datetime.fromtimestamp(millis / 1000, UTC).date()
    games = []
    for title in filter(shipped, GAMES):
        today = of_the_day(title, day).id
        game = api.PuzzleGame(
            game=title,
            **_counted(shipped(title), answers),
            next=_next(title, None, answers),
            today=today,
            today_right=answers.get(today),
            themes=[_theme(title, theme, answers) for theme in themes(title)],
        )
        games.append(game)
    return api.PuzzleMenu(day=day.isoformat(), games=games)


def _theme(title: str, theme: str, answers: Answers) -> api.PuzzleTheme:
    counted = _counted(about(title, theme), answers)
    return api.PuzzleTheme(theme=theme, **counted, next=_next(title, theme, answers))


def _counted(puzzles: Sequence[Puzzle], answers: Answers) -> dict[str, int]:
    mine = [answers[puzzle.id] for puzzle in puzzles if puzzle.id in answers]
    return {"puzzles": len(puzzles), "answered": len(mine), "right": sum(mine)}


def _next(title: str, theme: str | None, answered: Collection[str]) -> str:
    return next_of(about(title, theme), answered).id


async def _answers(request: Request, guest: Guest | None) -> Answers:
    if guest is None:
        return {}
    return await server_of(request).services.store.puzzle_answers(guest.id)


async def question(request: Request, _: None) -> Response:
    puzzle = _puzzle(request)
    read = await read_record(request, "puzzle", json.dumps(puzzle.id))
    return Response(read, media_type="application/json")


def _puzzle(request: Request) -> Puzzle:
    found = find(request.path_params["puzzle"])
    if found is None:
        raise Failed(404, Refusal("no-such-puzzle"))
    return found


async def answer(request: Request, body: api.PuzzleTry) -> api.PuzzleAnswer:
    """The first one that a guest gives is kept; a stranger's is not, there is nobody to keep it."""
    puzzle = _puzzle(request)
    tried = next((each for each in puzzle.answers if each.do == body.do), None)
    if tried is None:
        raise Refusal("not-an-answer")
    guest, right = await guest_if_known(request), tried.do in puzzle.good
    answers = await _answers(request, guest)
    first = puzzle.id not in answers
    if guest is not None and first:
        first = await _kept(request, guest, puzzle, right=right)
    theme = body.theme if body.theme in themes(puzzle.game) else None
    return api.PuzzleAnswer(
        right=right,
        first=first,
        good=puzzle.good,
        themes=puzzle.themes,
        found_by=puzzle.found_by,
        unit=YARDSTICKS[puzzle.game].unit,
        worlds=puzzle.worlds,
        options=[_option(each) for each in puzzle.answers],
        why=reason_on_the_wire(puzzle.against(tried.do).reason),
        example=[hand.split() for hand in puzzle.example],
        next=further(puzzle, theme, answers).id,
    )


async def _kept(request: Request, guest: Guest, puzzle: Puzzle, *, right: bool) -> bool:
    """Of several at once only one is."""
    services = server_of(request).services
    row = PuzzleAnswerRow(guest.id, puzzle.id, right, services.millis())
    (first,) = await services.store.write([KeepAnswer(row)])
    return bool(first)


def _option(each: Answer) -> api.PuzzleOption:
    return api.PuzzleOption(
        do=each.do,
        value=each.value,
        behind=each.behind,
        tricks=None if each.tricks is UNSET else each.tricks,
        why=None if each.why is UNSET else reason_on_the_wire(each.why.reason),
    )
