"""Trains a small network to play Moustache with four players, by self-play on the processor.

    pip install 'upperlip[research]' torch
    python examples/self_play.py --minutes 10 --weights trained.npz
    python examples/contest.py trained.npz

All seats play with the same network (PPO, the reward of a round being won or lost, +1 or −1, given
to all decisions of the seat). It sees what a seat may see, and nothing else.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, process_time
from typing import Any, NamedTuple

import numpy as np
import torch
from network import FIELDS, LAYOUT, Network
from torch import Tensor, nn

from upperlip.research.features import features, width
from upperlip.research.vector import VectorEnv

GAMES = 512
STEPS = 96  # of each game between two lessons: two rounds and a bit
PASSES = 3  # over what was collected
PORTION = 4096  # decisions a step of the optimiser
RATE = 1e-3
CLIP = 0.2
ENTROPY = 0.01
FIRST_SEED = 1 << 32  # the arena's deals have small ones


class Player(nn.Module):
    """Likes some actions better than others, and has an idea how the round will end."""

    def __init__(self, inputs: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, hidden // 2), nn.ReLU()
        )
        self.policy = nn.Linear(hidden // 2, actions)
        self.value = nn.Linear(hidden // 2, 1)

    def forward(self, inputs: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Log-probabilities of the actions, and the value."""
        body = self.body(inputs)
        logits = self.policy(body).masked_fill(~masks, -1e9)
        return torch.log_softmax(logits, 1), self.value(body)[:, 0]


class Lesson(NamedTuple):
    """Decisions whose outcome is known."""

    observations: np.ndarray[Any, np.dtype[np.uint8]]
    masks: Tensor
    actions: Tensor
    chances: Tensor  # the logarithm of the probability with which each was chosen
    outcomes: Tensor
    values: Tensor  # what was expected


class School:
    def __init__(self, hidden: int, seed: int) -> None:
        torch.manual_seed(seed)
        self.env = VectorEnv(
            "moustache", GAMES, 4, {"rule_set": "house"}, episode="round", threads=1
        )
        self.env.reset(FIRST_SEED + seed * GAMES)
        self.columns = self._used_columns()
        self.player = Player(len(self.columns), self.env.games.actions, hidden)
        self.optimiser = torch.optim.Adam(self.player.parameters(), RATE)

    def _used_columns(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        used = np.zeros(width(LAYOUT, only=FIELDS), np.bool_)
        for _ in range(300):
            batch = self.env.step(self.env.sample())
            used |= features(LAYOUT, batch.observations, only=FIELDS).any(axis=0)
        return np.flatnonzero(used)

    def inputs(self, observations: Any) -> Tensor:
        return torch.from_numpy(features(LAYOUT, observations, only=FIELDS)[:, self.columns])

    @torch.no_grad()
    def collect(self) -> Lesson:
        """Plays on in all games, and keeps the decisions of rounds that came to an end."""
        kept: list[tuple[Any, ...]] = []
        for _ in range(STEPS):
            seen, legal, seats = (array.copy() for array in self.env.batch[:3])
            masks = torch.from_numpy(legal)
            chances, values = self.player(self.inputs(seen), masks)
            actions = torch.multinomial(chances.exp(), 1)[:, 0]
            batch = self.env.step(actions.numpy())
            chosen = chances.gather(1, actions[:, None])[:, 0]
            ended = batch.rewards.copy(), batch.dones.copy()
            kept.append((seen, masks, actions, chosen, values, seats, *ended))
        return self._told_outcomes(kept)

    def _told_outcomes(self, kept: list[tuple[Any, ...]]) -> Lesson:
        outcome = np.zeros((GAMES, 4), np.float32)
        known = np.zeros(GAMES, np.bool_)
        rows, games = [], np.arange(GAMES)
        for seen, masks, actions, chosen, values, seats, rewards, dones in reversed(kept):
            outcome[dones] = rewards[dones]
            known |= dones
            at = torch.from_numpy(known.copy())
            told = torch.from_numpy(outcome[games, seats])[at]
            rows.append((seen[known], masks[at], actions[at], chosen[at], told, values[at]))
        columns = list(zip(*rows, strict=True))
        return Lesson(np.concatenate(columns[0]), *(torch.cat(column) for column in columns[1:]))

    def learn(self, lesson: Lesson) -> None:
        advantages = lesson.outcomes - lesson.values
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        for at in _portions(len(lesson.actions)):
            inputs = self.inputs(lesson.observations[at.numpy()])
            chances, values = self.player(inputs, lesson.masks[at])
            chosen = chances.gather(1, lesson.actions[at, None])[:, 0]
            ratio = (chosen - lesson.chances[at]).exp()
            gain = torch.min(
                ratio * advantages[at], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[at]
            )
            entropy = -(chances.exp() * chances).sum(1)
            error = (values - lesson.outcomes[at]) ** 2
            loss = (0.5 * error - gain - ENTROPY * entropy).mean()
            self.optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(self.player.parameters(), 0.5)
            self.optimiser.step()

    def network(self) -> Network:
        body = [layer for layer in self.player.body if isinstance(layer, nn.Linear)]
        layers = [
            (layer.weight.detach().numpy(), layer.bias.detach().numpy())
            for layer in (*body, self.player.policy)
        ]
        return Network(self.columns, layers)


def _portions(count: int) -> Iterator[Tensor]:
    for _ in range(PASSES):
        yield from torch.split(torch.randperm(count), PORTION)


def say(words: str) -> None:
    sys.stdout.write(words + "\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument(
        "--minutes", type=float, default=10, help="of processor time on each thread (default 10)"
    )
    parser.add_argument("--threads", type=int, default=torch.get_num_threads())
    parser.add_argument("--weights", type=Path, default=Path("trained.npz"))
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    began, limit = monotonic(), 60 * arguments.minutes
    school = School(arguments.hidden, arguments.seed)
    say(f"{GAMES} games at once, {len(school.columns)} features, {arguments.threads} threads")
    decisions, number = 0, 0
    while (spent := process_time() / arguments.threads) < limit:
        for group in school.optimiser.param_groups:
            group["lr"] = RATE * max(0.05, 1 - spent / limit)
        lesson = school.collect()
        school.learn(lesson)
        decisions, number = decisions + len(lesson.actions), number + 1
        if number % 10 == 1:
            error = float(((lesson.values - lesson.outcomes) ** 2).mean())
            surprise = float(-lesson.chances.mean())
            say(
                f"{spent:5.0f} s: lesson {number}, {decisions:,} decisions, error of the value"
                f" {error:.3f}, surprise at its own choices {surprise:.3f}"
            )
    school.network().save(arguments.weights)
    say(
        f"{spent:5.0f} s of processor time a thread, {monotonic() - began:.0f} s by the clock:"
        f" {number} lessons, {decisions:,} decisions"
    )


if __name__ == "__main__":
    main()
