"""Search without the compiled kernel: plain simulations of the rest of the round, far fewer.

The same names and the same kind of answers as in `upperlip/kernel/common/search.pxi`.
"""

from math import inf, log, sqrt
from time import monotonic

from upperlip.kernel.interface import Found
from upperlip.kernel.reference.kernel_state import KernelState, Knowledge
from upperlip.table.generator import Draws

_ENOUGH = 60  # simulations: more would take longer than anybody waits


class _Tried:
    """What an answer has brought so far."""

    def __init__(self) -> None:
        self.visits = 0
        self.sum = 0.0
        self.squares = 0.0

    def add(self, reward: float) -> None:
        self.visits += 1
        self.sum += reward
        self.squares += reward * reward

    def promise(self, simulations: int, exploration: float) -> float:
        if not self.visits:
            return inf
        return self.sum / self.visits + exploration * sqrt(log(simulations) / self.visits)

    def estimate(self) -> tuple[float, float, int]:
        mean = self.sum / self.visits
        spread = max(0.0, self.squares / self.visits - mean * mean)
        return mean, sqrt(spread / self.visits), self.visits


class Searcher:
    def search(  # noqa: PLR0913 – as the compiled one
        self,
        knowledge: Knowledge,
        rng: Draws,
        seat: int,
        *,
        simulations: int = 0,
        seconds: float = 0,
        exact: int = 5,  # noqa: ARG002 – nothing is solved here
        tail: int = 4,  # noqa: ARG002
        noise: float = 1.0,  # noqa: ARG002 – all is played at random
        exploration: float = 0.7,
        guidance: float = 0.0,  # noqa: ARG002 – there is no net, either
        judged: bool = False,  # noqa: ARG002
        only: int = 0,
    ) -> Found:
        if simulations <= 0 and seconds <= 0:
            raise ValueError("a search needs a budget: simulations or seconds")
        deadline = monotonic() + seconds if seconds else inf
        tried: dict[int, _Tried] = {}
        for number in range(1, 1 + min(simulations or _ENOUGH, _ENOUGH)):
            if number > 1 and monotonic() >= deadline:
                break
            world = knowledge.draw(rng)
            answers = [n for n in world.legal(seat) if not only or only >> n & 1]
            options = {answer: tried.setdefault(answer, _Tried()) for answer in answers}
            answer = max(options, key=lambda a: options[a].promise(number, exploration))
            options[answer].add(_reward(world, seat, answer, rng))
        return {answer: found.estimate() for answer, found in tried.items() if found.visits}


def _reward(world: KernelState, seat: int, answer: int, rng: Draws) -> float:
    """Between 0 and 1, for the seat's side, when the round is played out at random after that."""
    scored, party = len(world.rounds), world.party(seat)
    world.apply(answer, seat)
    if len(world.rounds) == scored:
        world.play_round(rng)
    if len(world.rounds) == scored:  # a throw for the match: one is as good as another
        return 0.5
    return world.reward(party)
