"""Finds a short game for each thing that has no golden record yet, and stores it.

Stored records are never made anew: `python -m tests.golden.collect` only fills gaps.
"""

from pathlib import Path
from typing import Any

from tests.golden.wanted import WANTED
from upperlip.bots import BOTS
from upperlip.games import GAMES
from upperlip.records.check import check, read_head, replayed
from upperlip.records.read import parse
from upperlip.records.write import line_of, record_of
from upperlip.simulation import play_out
from upperlip.table.match import Match

FOLDER = Path(__file__).parent
PLAYERS = {"mustachio": (4, 3, 2, 5, 6), "moustache": (3, 5, 4, 6)}


def shows(line: str, name: str) -> bool:
    check(parse(line.encode()))
    states: list[Any] = [played.after for played in replayed(read_head(parse(line.encode())))]
    return any(WANTED[name][2](state) for state in states if state.round)


def find(name: str) -> str:
    title, options, _ = WANTED[name]
    game = GAMES[title]
    for seed in range(10_000):
        players = PLAYERS[title][seed % len(PLAYERS[title])]
        if options.get("drop_low") and players > 4:
            continue
        match = Match(game, game.configure(players, options), seed)
        bot = BOTS["random" if seed % 2 else "novice"]
        play_out(match, [bot] * players, keep_legal=True)
        line = line_of(record_of(match, [f"{bot.name} {seat + 1}" for seat in range(players)]))
        if shows(line, name):
            return line
    raise LookupError(name)


if __name__ == "__main__":
    for name in WANTED:
        path = FOLDER / f"{name}.jsonl"
        if not path.exists():
            path.write_text(find(name), encoding="utf-8")
