"""Decisions from which the nets learn: experts play, now and then somebody plays anything.

    python -m training.plays.play moustache --decisions 100000 --out plays.jsonl

What the expert found out about every answer is written down beside what the seat could see; a
random play is not (the net should not learn it), but what comes after it is. Match n of a seed is
the same wherever and whenever it is played. With `--guidance 0` the experts have no net themselves.
"""

import argparse
import json
import sys
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from training.plays.games import GAMES, Source, net_form
from upperlip.bots.budget import Budget
from upperlip.bots.estimate import Estimate
from upperlip.bots.playbooks import PLAYBOOKS
from upperlip.bots.thinking import know, think
from upperlip.table.generator import Generator
from upperlip.table.match import Match
from upperlip.table.ply import Action
from upperlip.table.shape import AnyView

ODD = 15  # of a hundred answers


class Row(NamedTuple):
    """A decision, and what is to be learned from it."""

    features: list[int]
    answers: list[tuple[int, float, int]]  # output, mean, visits


class Teacher(NamedTuple):
    """The expert, thinking so long, with a net or without."""

    budget: Budget
    guidance: float | None  # None: as it does

    def estimates(
        self, view: AnyView, actions: tuple[Action, ...], draws: Generator
    ) -> list[Estimate]:
        book, knowledge = PLAYBOOKS[view.game], know(view)
        book.lean(view, knowledge)
        style = book.style(view.config)
        if self.guidance is not None:
            style = style._replace(guidance=self.guidance)
        return think(knowledge, view.seat, actions, draws, self.budget, style, view.config)


def decide(
    source: Source, match: Match, seat: int, draws: Generator, teacher: Teacher
) -> tuple[Action, Row | None]:
    view, actions = match.view(seat), match.legal(seat)
    sensible = PLAYBOOKS[view.game].sensible(view, actions)
    if len(sensible) == 1:
        return sensible[0], None
    if draws.below(100) < ODD:
        return sensible[draws.below(len(sensible))], None
    found = teacher.estimates(view, sensible, draws)
    learns = actions[0].verb in source.verbs and match.rounds_scored < source.rounds
    return found[0].action, row_of(source, view, found) if learns else None


def row_of(source: Source, view: AnyView, found: list[Estimate]) -> Row:
    form = net_form(source, view, [each.action for each in found])
    answers = [
        (output, round(each.value, source.digits), each.visits)
        for output, each in zip(form.outputs, found, strict=True)
    ]
    return Row(form.features, answers)


def play(source: Source, seed: int, number: int, teacher: Teacher) -> list[Row]:
    draws = Generator(seed, number, 1)
    match = Match(source.game, source.config(draws), seed, number)
    rows = []
    while (ask := match.ask) is not None:
        if not match.let_chance():
            action, row = decide(source, match, ask.seats[0], draws, teacher)
            match.act(ask.seats[0], action)
            rows += [row] if row else []
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--decisions", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--seed", type=int, default=1 << 33)  # the arena's deals have small ones
    parser.add_argument("--simulations", type=int, default=300)
    parser.add_argument("--guidance", type=float)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    teacher = Teacher(Budget(simulations=given.simulations), given.guidance)
    began, left, number = monotonic(), given.decisions, given.first
    with given.out.open("w") as file:
        while left:
            rows = play(GAMES[given.game], given.seed, number, teacher)[:left]
            file.writelines(json.dumps(row, separators=(",", ":")) + "\n" for row in rows)
            file.flush()
            left, number = left - len(rows), number + 1
    sys.stdout.write(f"{given.decisions} decisions in {monotonic() - began:.0f} s\n")


if __name__ == "__main__":
    main()
