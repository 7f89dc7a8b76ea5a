"""upperlip play."""

import argparse

from upperlip.commands import mention_kernel
from upperlip.terminal.play import play


def run_play(arguments: argparse.Namespace) -> int:
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
    )
