"""upperlip solve."""

import argparse
from pathlib import Path

from upperlip.commands import Usage, first_record, say, sentence
from upperlip.commands.arguments import Commands, add_language, own_language
from upperlip.records.check import Replayable, read_head
from upperlip.records.read import Fault, parse
from upperlip.solving import Solution, Unsolvable, solve_record
from upperlip.terminal.show import clean
from upperlip.texts import Texts


def register(commands: Commands) -> None:
    command = commands.add_parser("solve", help="best play by all with open cards, exactly")
    command.add_argument("record", type=Path, metavar="RECORD", help=".json, or .jsonl: its first")
    command.add_argument(
        "--step", type=int, metavar="N", help="after its first N steps (default: all)"
    )
    add_language(command, own_language())
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    try:
        replay = read_head(parse(first_record(arguments.record)))
        found = solve_record(replay, arguments.step)
    except OSError as error:
        raise Usage(f"cannot read {arguments.record}: {error.strerror}") from None
    except Fault as fault:
        raise Usage(f"{arguments.record}: {sentence(fault, arguments.lang)}") from None
    except ValueError as error:
        raise Usage(f"{arguments.record}: {error}") from None
    except Unsolvable as error:
        texts = Texts(arguments.lang, replay.game.title, cards=replay.config.known)
        raise Usage(texts.reason(error.reason)) from None
    _tell(replay, found, arguments.lang)
    return 0


def _tell(replay: Replayable, found: Solution, language: str) -> None:
    players = [clean(name) for name in replay.players]
    texts = Texts(language, replay.game.title, players, cards=replay.config.known)
    write, config = replay.game.write_action, replay.config
    say(texts.reason(found.verdict))
    best = ", ".join(write(config, action) for action in found.best)
    say(texts.say("term-solve-best", seat=found.seat, actions=best))
    plays = (f"{texts.player(seat)} {write(config, action)}" for seat, action in found.line)
    say(texts.say("term-solve-line", plays=", ".join(plays)))
