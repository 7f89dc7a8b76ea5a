"""Trains a small network to play Moustache with four players, by self-play on the processor.

    pip install 'upperlip[research]' torch
    python examples/self_play.py --minutes 10 --weights trained.npz
    python examples/contest.py trained.npz

All seats play with the same network (PPO; a round won is +1, lost −1). It sees what a seat may see,
and nothing else. While it learns, a second network judges how well a round stands, and that one is
shown all hands: luck of the cards is then no longer taken for skill. It is not needed for playing.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, process_time
from typing import NamedTuple

import numpy as np
import torch
from network import (
    CARDS,
    LAYOUT,
    SEATS,
    Array,
    Network,
    in_order,
    inputs_of,
    order_of,
    rules_in,
)
from torch import Tensor, nn

from upperlip.research.animals.encoding import RULES
from upperlip.research.features import features
from upperlip.research.vector import VectorEnv

GAMES = 256
STEPS = 96  # of each game between two lessons: two rounds and a bit
PASSES = 3  # over what was collected
PORTION = 2048  # decisions a step of the optimiser
RATE = 1e-3
CLIP = 0.2
ENTROPY = 0.003
PATIENCE = 0.8  # how far to wait for what comes instead of trusting the judge (GAE's lambda)
FIRST_SEED = 1 << 32  # the arena's deals have small ones
GIVE = 2  # the number of this ask in the encoding
SHARE = 0.5  # of the stars' margin in what counts as success; the rest is the round won or lost
MARGIN = 8  # stars that are a lot


def layers(inputs: int, hidden: int, outputs: int) -> nn.Sequential:
    return nn.Sequential(
        nn.Linear(inputs, hidden), nn.ReLU(),
        nn.Linear(hidden, hidden // 2), nn.ReLU(),
        nn.Linear(hidden // 2, outputs),
    )  # fmt: skip


class Played(NamedTuple):
    """A step of all games; cards in the order of their strength."""

    observations: Array
    inputs: Array
    masks: Array
    seats: Array
    actions: Array
    chances: Array  # the logarithm of the probability with which each was chosen
    rewards: Array
    dones: Array


class Lesson(NamedTuple):
    """Decisions of rounds that came to an end."""

    inputs: Tensor
    others: Tensor  # the hands of the others, for the judge
    masks: Tensor
    actions: Tensor
    chances: Tensor
    outcomes: Tensor
    advantages: Tensor


class School:
    def __init__(self, hidden: int, seed: int) -> None:
        torch.manual_seed(seed)
        self.env = VectorEnv("moustache", GAMES, SEATS, episode="round", threads=1)
        self.env.reset(FIRST_SEED + seed * GAMES)
        self.columns = self._used_columns()
        self.player = layers(len(self.columns), hidden, CARDS)
        self.judge = layers(len(self.columns) + (SEATS - 1) * CARDS, hidden, 1)
        everything = [*self.player.parameters(), *self.judge.parameters()]
        self.optimiser = torch.optim.Adam(everything, RATE)
        self.error = 1.0

    def _used_columns(self) -> Array:
        used = inputs_of(self.env.batch.observations).any(axis=0)
        for _ in range(300):
            used |= inputs_of(self.env.step(self.env.sample()).observations).any(axis=0)
        return np.flatnonzero(used)

    def chances(self, inputs: Tensor, masks: Tensor) -> Tensor:
        """Logarithms of the probabilities of the actions."""
        return torch.log_softmax(self.player(inputs).masked_fill(~masks, -1e9), 1)

    def judged(self, inputs: Tensor, others: Tensor) -> Tensor:
        return torch.tanh(self.judge(torch.cat([inputs, others.float()], 1)))[:, 0]

    # Playing

    @torch.no_grad()
    def play(self) -> list[Played]:
        steps = []
        for _ in range(STEPS):
            seen, masks, seats = (array.copy() for array in self.env.batch[:3])
            order = order_of(seen)
            masks = in_order(masks[:, None], order)[:, 0]
            inputs = inputs_of(seen)[:, self.columns]
            chances = self.chances(torch.from_numpy(inputs), torch.from_numpy(masks))
            places = torch.multinomial(chances.exp(), 1)
            chosen = chances.gather(1, places)[:, 0].numpy()
            batch = self.env.step(np.take_along_axis(order, places.numpy(), 1)[:, 0])
            ended = batch.rewards.copy(), batch.dones.copy()
            steps.append(Played(seen, inputs, masks, seats, places[:, 0].numpy(), chosen, *ended))
        return steps

    def lesson(self, steps: list[Played]) -> Lesson:
        """From the last step to the first, so that everything to come is known."""
        rows, known = [], np.zeros(GAMES, np.bool_)
        hands = np.zeros((GAMES, SEATS, CARDS), np.int8)
        outcome, hope, gain = (np.zeros((GAMES, SEATS), np.float32) for _ in range(3))
        for step in reversed(steps):
            over = step.dones
            known |= over
            outcome[over] = hope[over] = _success(step)[over]
            gain[over], hands[over] = 0, 0
            if not known.any():
                continue
            at, me, seen = np.flatnonzero(known), step.seats[known], step.observations[known]
            others = self._others(seen, hands[known], me)
            inputs = step.inputs[known]
            with torch.no_grad():
                now = self.judged(torch.from_numpy(inputs), torch.from_numpy(others)).numpy()
            advantage = hope[at, me] - now + PATIENCE * gain[at, me]
            sides = _sides(seen, me)  # what is good for one team is bad for the other
            hope[at], gain[at] = now[:, None] * sides, advantage[:, None] * sides
            hand = features(LAYOUT, seen, only=["hand"])[:, None]
            hands[at, me] = in_order(hand, order_of(seen))[:, 0]
            chosen = step.masks[known], step.actions[known], step.chances[known]
            rows.append((inputs, others, *chosen, outcome[at, me], advantage))
        columns = (np.concatenate(column) for column in zip(*rows, strict=True))
        return Lesson(*map(torch.from_numpy, columns))

    @staticmethod
    def _others(seen: Array, hands: Array, me: Array) -> Array:
        """The other hands, from one's left on, as each of them will next be seen."""
        rows = np.arange(len(me))
        others = np.concatenate([hands[rows, (me + n) % SEATS] for n in range(1, SEATS)], axis=1)
        others[features(LAYOUT, seen, only=["ask"])[:, GIVE] > 0] = 0  # gifts still change them
        return others

    # Learning

    def learn(self, lesson: Lesson) -> None:
        advantages = lesson.advantages / (lesson.advantages.std() + 1e-6)
        for at in _portions(len(lesson.actions)):
            inputs = lesson.inputs[at]
            chances = self.chances(inputs, lesson.masks[at])
            chosen = chances.gather(1, lesson.actions[at, None])[:, 0]
            ratio = (chosen - lesson.chances[at]).exp()
            limited = ratio.clamp(1 - CLIP, 1 + CLIP)
            gain = torch.min(ratio * advantages[at], limited * advantages[at])
            entropy = -(chances.exp() * chances).sum(1)
            error = (self.judged(inputs, lesson.others[at]) - lesson.outcomes[at]) ** 2
            loss = (0.5 * error - gain - ENTROPY * entropy).mean()
            self.optimiser.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            nn.utils.clip_grad_norm_(self.player.parameters(), 1.0)
            nn.utils.clip_grad_norm_(self.judge.parameters(), 1.0)
            self.optimiser.step()
            self.error += 0.01 * (float(error.detach().mean()) - self.error)

    def network(self) -> Network:
        linear = [layer for layer in self.player if isinstance(layer, nn.Linear)]
        arrays = [(layer.weight.detach().numpy(), layer.bias.detach().numpy()) for layer in linear]
        return Network(self.columns, arrays)


def _sides(seen: Array, me: Array) -> Array:
    """By seat: 1 for one's own team, −1 for the other."""
    partners = features(LAYOUT, seen, only=["partners"])[:, :SEATS]
    seats = (np.arange(SEATS) - me[:, None]) % SEATS
    return 2 * np.take_along_axis(partners, seats, axis=1) - 1


def _success(step: Played) -> Array:
    """By seat, for rounds that end with this step: the pot, and how clearly it was won."""
    seen = step.observations
    stars = 64 * features(LAYOUT, seen, only=["stars"])  # but for the last trick
    wanted = 1 - 2 * rules_in(seen)[:, RULES.index("fewest-stars")]
    margin = np.tanh(wanted * (stars[:, 0] - stars[:, 1]) / MARGIN)[:, None]
    success: Array = (1 - SHARE) * step.rewards + SHARE * margin * _sides(seen, step.seats)
    return success


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
        lesson = school.lesson(school.play())
        school.learn(lesson)
        decisions, number = decisions + len(lesson.actions), number + 1
        if number % 20 == 1:
            surprise = float(-lesson.chances.mean())
            say(
                f"{spent:5.0f} s: lesson {number}, {decisions:,} decisions, error of the judge"
                f" {school.error:.3f}, surprise at its own choices {surprise:.3f}"
            )
    school.network().save(arguments.weights)
    say(
        f"{spent:5.0f} s of processor time a thread, {monotonic() - began:.0f} s by the clock:"
        f" {number} lessons, {decisions:,} decisions"
    )


if __name__ == "__main__":
    main()
