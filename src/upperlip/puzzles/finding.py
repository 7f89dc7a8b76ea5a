"""Finding puzzles in games of bots, and making them of views."""

from collections.abc import Iterator
from hashlib import sha256

import msgspec
from msgspec import UNSET

from upperlip.api.positions import describe, position
from upperlip.bots import Budget, choice_of, find_bot
from upperlip.games import GAMES
from upperlip.named import view_of
from upperlip.puzzles.judging import GLANCED, VERIFIED, Separated, judge
from upperlip.puzzles.lores import LORES
from upperlip.puzzles.puzzle import TRIED, Answer, Puzzle, WrittenReason
from upperlip.puzzles.themes import themes_of
from upperlip.review.decision import Option
from upperlip.review.reasons import Why, why_better
from upperlip.review.yardsticks import YARDSTICKS
from upperlip.table.errors import TableError
from upperlip.table.generator import Generator
from upperlip.table.match import Match
from upperlip.table.ply import Action
from upperlip.table.seat import Seat
from upperlip.table.shape import AnyConfig, AnyView

_PLAYERS = ("novice", "regular")  # bots whose games are looked through
_SETUPS = 1 << 33  # the "seat" that draws how a game is set up
_EASY = 3  # what a novice finds is taken from one game in so many: most decisions are easy
_BIDS = 12  # and bids are asked for in one in so many: they would be most of all
_TRIES = 3  # of each bot
_THOUGHT = Budget(simulations=2000)  # of the expert
_DEEP_THOUGHT = Budget(simulations=20_000)


def puzzles_in(title: str, seed: int, number: int) -> list[Puzzle]:
    """Of one game, the same wherever and whenever it is played: at most one a round and seat."""
    draws = Generator(seed, number, _SETUPS)
    match = Match(GAMES[title], _setup(title, number, draws), seed, number)
    bots = [find_bot(_PLAYERS[draws.below(len(_PLAYERS))]) for _ in range(match.config.players)]
    easy, asks = number % _EASY == 0, _asks(title, number)
    found: dict[tuple[int, Seat], Puzzle] = {}
    while (ask := match.ask) is not None:
        if match.let_chance():
            continue
        seat = ask.seats[0]
        here = match.rounds_scored, seat
        if here not in found and ask.what in asks:
            puzzle = puzzle_of(match.view(seat), match.legal(seat), easy=easy)
            if puzzle is not None:
                found[here] = puzzle
        match.act(seat, choice_of(bots[seat], match, seat))
    return list(found.values())


def _setup(title: str, number: int, draws: Generator) -> AnyConfig:
    game = GAMES[title]
    players = game.players[number % len(game.players)]
    config: AnyConfig = game.configure(players, LORES[title].options(players, draws))
    return config


def _asks(title: str, number: int) -> tuple[str, ...]:
    bids = YARDSTICKS[title].bids
    return tuple(each for each in LORES[title].asks if each not in bids or number % _BIDS == 0)


def puzzle_of(
    view: AnyView, actions: tuple[Action, ...], *, easy: bool = True, worlds: int = VERIFIED
) -> Puzzle | None:
    """The decision as a puzzle, if it is one and can be told by hand."""
    glanced = judge(view, actions, worlds=GLANCED)
    if glanced is None or (not easy and _finds("novice", view, actions, glanced)):
        return None
    try:
        described = describe(view_of(view))
        seen = position(**described).inside  # type: ignore[arg-type]
    except TableError:  # such as what one has counted over several rounds
        return None
    judged = judge(seen, actions, worlds)
    return None if judged is None else _puzzle_of(seen, actions, described, judged)


def _puzzle_of(
    view: AnyView, actions: tuple[Action, ...], described: dict[str, object], judged: Separated
) -> Puzzle | None:
    """None if no reason holds, or a search that thinks for long says otherwise."""
    why = why_better(view, judged.compared, judged.good[0].action, judged.rest[0].action)
    themes = themes_of(view, judged)
    found_by = [name for name in TRIED if _finds(name, view, actions, judged)]
    if why is None or not themes:
        return None
    if TRIED[-1] not in found_by and not _finds(TRIED[-1], view, actions, judged, _DEEP_THOUGHT):
        return None
    position = _briefly(view, described)
    write = GAMES[view.game].write_action
    return Puzzle(
        id=sha256(msgspec.json.encode(position, order="sorted")).hexdigest()[:10],
        position=position,
        good=[write(view.config, each.action) for each in judged.good],
        themes=themes,
        found_by=found_by,
        worlds=judged.compared.worlds,
        answers=list(_answers(view, judged)),
        example=[" ".join(hand) for hand in why.hands],
    )


def _finds(
    name: str,
    view: AnyView,
    actions: tuple[Action, ...],
    judged: Separated,
    budget: Budget = _THOUGHT,
) -> bool:
    """Does a bot answer rightly, more often than not?"""
    bot, good = find_bot(name), {each.action for each in judged.good}
    tries = (bot.choose(view, actions, Generator(n), budget) for n in range(_TRIES))
    return sum(action in good for action in tries) * 2 > _TRIES


def _briefly(view: AnyView, described: dict[str, object]) -> dict[str, object]:
    """Without options that are as usual."""
    usual = GAMES[view.game].configure(view.config.players, {}).options()
    options = {key: value for key, value in view.config.options().items() if value != usual[key]}
    return {**described, "options": options}


def _answers(view: AnyView, judged: Separated) -> Iterator[Answer]:
    best = judged.good[0].action
    for option in judged.good:
        yield _answer(view, option, None)
    for option in judged.rest:
        yield _answer(view, option, why_better(view, judged.compared, best, option.action))


def _answer(view: AnyView, option: Option, why: Why | None) -> Answer:
    behind = option.behind
    return Answer(
        do=GAMES[view.game].write_action(view.config, option.action),
        value=option.value,
        behind=(behind.value, behind.low, behind.high),
        tricks=list(option.tricks) if option.tricks else UNSET,
        why=UNSET if why is None else WrittenReason(*why.reason[:2], dict(why.reason.args)),
    )
