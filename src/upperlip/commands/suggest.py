"""upperlip suggest."""

import argparse
import tomllib
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path

from upperlip.api.positions import position
from upperlip.api.suggesting import Suggestion, suggest
from upperlip.commands import Usage, first_record, mention_kernel, say, sentence
from upperlip.commands.arguments import (
    Commands,
    add_budget,
    add_language,
    add_pairs,
    count,
    own_language,
    seed,
)
from upperlip.games import GAMES
from upperlip.named import View, view_of
from upperlip.records.check import Replayable, read_head, replayed, state_after
from upperlip.records.read import Fault, parse
from upperlip.review.comparing import WORLDS
from upperlip.review.hint import FEWEST_WORLDS, hint_for
from upperlip.review.yardsticks import YARDSTICKS
from upperlip.table.errors import TableError
from upperlip.table.reason import because
from upperlip.texts import Texts

_HINT_SECONDS = 0.5  # at most, however long it thinks about what is best
_NO_HURRY = 3600.0


def register(commands: Commands) -> None:
    command = commands.add_parser(
        "suggest",
        help="what to do in a position, and why",
        description="What to do in a position, and why. "
        "Best is what the search tried most, which need not be what has the highest value.",
    )
    command.add_argument(
        "what",
        metavar="FILE|GAME",
        help="a record, a position in JSON or TOML (docs/api.md), or a game (then --tell the rest)",
    )
    command.add_argument(
        "--step", type=int, metavar="N", help="of a record: after its first N steps (default: all)"
    )
    command.add_argument("--seat", type=int, metavar="S", help="default: the one asked first")
    add_pairs(command, "--tell", "of a position: --tell 'hand=G3 B7' --tell row=pink-open")
    add_pairs(
        command, "--option", "of a position: an option of the game, as upperlip play takes it"
    )
    command.add_argument("--best", type=count, metavar="N", help="tell only the best (default all)")
    command.add_argument("--seed", type=seed, default=0, help="with --simulations: repeatable")
    add_budget(
        command,
        "to think with; the same again with the same seed",
        "to think for (default 1)",
    )
    add_language(command, own_language())
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    view = _view(arguments)
    mention_kernel(arguments.lang)
    found = suggest(view, arguments.simulations, arguments.seconds, arguments.seed)
    if not found:
        raise Usage(f"nothing is asked of seat {view.seat} here, {_asked(view.asked)}")
    for place, each in enumerate(found[: arguments.best], start=1):
        say(f"{place}. {each.action}: {each.in_words(arguments.lang)}")
    if untried := len(view.actions) - len(found):
        say(Texts(arguments.lang, view.game).say("term-suggest-untried", count=untried))
    for reason in _reasons(view, found, arguments):
        say(reason)
    return 0


def _reasons(
    view: View, found: tuple[Suggestion, ...], arguments: argparse.Namespace
) -> Iterator[str]:
    """What matters, and why the first is better: as a hint at the table says it, from the view.

    Nothing where there is nothing to weigh up; no reason for another answer than the first.
    """
    inside = view.inside
    texts = Texts(arguments.lang, view.game, view.names, cards=inside.config.known)
    legal = [each.inside(inside.config) for each in view.actions]
    if len(legal) < 2 or legal[0].verb in YARDSTICKS[view.game].even_asks:
        return
    seconds = min(arguments.seconds or _HINT_SECONDS, _HINT_SECONDS)
    if arguments.simulations is None:
        hint = hint_for(inside, legal, seconds)
    else:  # the same on every machine, however long it takes
        hint = hint_for(inside, legal, _NO_HURRY, _worlds(arguments.simulations))
    yield " ".join(map(texts.reason, hint.matters))
    if hint.why is not None and hint.best[0] == found[0].action.inside(inside.config):
        yield texts.reason(hint.why)


def _worlds(simulations: int) -> int:
    """Enough to tell a reason from chance; without the compiled kernel no more than that."""
    from upperlip import kernel  # noqa: PLC0415 – the first question loads it

    return min(max(simulations, FEWEST_WORLDS), WORLDS) if kernel.FAST else FEWEST_WORLDS


def _view(arguments: argparse.Namespace) -> View:
    if arguments.what in GAMES:
        return _told(arguments, "", lambda: _by_hand({"game": arguments.what}, arguments))
    path = Path(arguments.what)
    return _told(arguments, f"{path}: ", lambda: _from_file(path, arguments))


def _told(arguments: argparse.Namespace, place: str, read: Callable[[], View]) -> View:
    """The view; what is wrong with it is said with the file that it is in."""
    try:
        return read()
    except OSError as error:
        named = str(Path(arguments.what))
        if isinstance(error, FileNotFoundError) and str(error.filename) == named:
            titles = ", ".join(GAMES)
            raise Usage(f"{arguments.what} is neither a file nor one of {titles}") from None
        raise Usage(f"cannot read {error.filename or named}: {error.strerror}") from None
    except (TableError, Fault) as error:
        raise Usage(f"{place}{sentence(error, arguments.lang)}") from None
    except (TypeError, ValueError) as error:
        raise Usage(f"{place}{error}") from None


def _from_file(path: Path, arguments: argparse.Namespace) -> View:
    if path.suffix == ".toml":
        return _by_hand(_toml(path), arguments)
    value = parse(first_record(path))
    if isinstance(value, dict) and "format" not in value:
        return _by_hand(value, arguments)
    if arguments.tell or arguments.option:
        raise ValueError("--tell and --option are of positions by hand, and this is a record")
    return _cut(value, arguments.step, arguments.seat)


def _toml(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(first_record(path).decode())
    except RecursionError:
        raise Fault(because("record", "too-deep")) from None


def _by_hand(known: dict[str, object], arguments: argparse.Namespace) -> View:
    if arguments.step is not None:
        raise ValueError("--step is of a record, and this is a position by hand")
    told = dict(arguments.tell)
    if "game" in told and "game" in known:
        raise ValueError(f"the game is {known['game']}: --tell game goes unheeded")
    if "seat" in told and arguments.seat is not None:
        raise ValueError("--seat and --tell seat: one of them would go unheeded")
    known = {**known, **told}
    if arguments.option:
        known["options"] = {**_options(known), **dict(arguments.option)}
    if arguments.seat is not None:
        known["seat"] = arguments.seat
    game = known.pop("game", None)
    if not isinstance(game, str):
        raise ValueError(f"game: one of {', '.join(GAMES)}")
    return position(game, **known)  # type: ignore[arg-type]  # it reads whatever it is given


def _options(known: dict[str, object]) -> dict[str, object]:
    options = known.get("options")
    return options if isinstance(options, dict) else {}


def _asked(seats: tuple[int, ...]) -> str:
    return f"but of seat {', '.join(map(str, seats))}" if seats else "nor of anybody else"


def _cut(record: object, step: int | None, seat: int | None) -> View:
    """What a seat knew after so many steps of a record."""
    replay = read_head(record)
    game, state = replay.game, state_after(replay, step)
    steps = len(replay.steps) if step is None else step
    ask = game.turn(state)
    if ask is None:
        raise ValueError(f"after step {steps} the game is over: {_instead(replay, steps)}")
    if not ask.seats:
        raise ValueError(f"after step {steps} it is for chance: {_instead(replay, steps)}")
    if seat is not None and seat not in ask.seats:
        raise ValueError(f"after step {steps} nothing is asked of seat {seat}, {_asked(ask.seats)}")
    return view_of(game.view(state, ask.seats[0] if seat is None else seat), replay.players)


def _instead(replay: Replayable, steps: int) -> str:
    """The next step after which somebody is asked, or else the last before it."""
    asked = None
    for each in _steps_with_an_ask(replay):
        asked = each
        if each > steps:
            break
    return "nobody is asked anything in it" if asked is None else f"try --step {asked}"


def _steps_with_an_ask(replay: Replayable) -> Iterator[int]:
    game = replay.game
    states = chain([game.begin(replay.config)], (each.after for each in replayed(replay)))
    for steps, state in enumerate(states):
        ask = game.turn(state)
        if ask is not None and ask.seats:
            yield steps
