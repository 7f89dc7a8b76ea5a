"""upperlip play."""

import argparse
from pathlib import Path

from upperlip.commands import mention_kernel
from upperlip.commands.arguments import (
    Commands,
    add_bots,
    add_cards,
    add_game,
    add_language,
    add_options,
    library_of,
    own_language,
    seed,
)
from upperlip.terminal.play import play


def register(commands: Commands) -> None:
    command = commands.add_parser("play", help="play in the terminal, against bots")
    add_game(command, required=False)
    add_options(command, None)
    add_cards(command)
    add_language(command, own_language())
    command.add_argument("--seed", type=seed, help="repeat a game")
    add_bots(command, "one for all, or one for each other seat (default novice)")
    command.add_argument("--name", help="what to call you")
    command.add_argument("--records", type=Path, metavar="FILE", help="write the game down")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    mention_kernel(arguments.lang)
    return play(
        arguments.game,
        players=arguments.players,
        options=dict(arguments.option),
        seed=arguments.seed,
        bots=arguments.bot or ["novice"],
        language=arguments.lang,
        name=arguments.name,
        record=arguments.records,
        cards=library_of(arguments),
    )
