"""What is compared with what, and what is asked of it."""

from typing import NamedTuple

from benchmarks import ours
from benchmarks.environments import Pgx, many_at_once
from benchmarks.peers import BareRound, OpenSpiel, RLCard
from benchmarks.timing import Speed


class Figure(NamedTuple):
    """Ours against theirs; or against a number of seconds, where there is no other."""

    title: str
    unit: str
    ours: Speed
    theirs: Speed | None
    asked: float | None  # a ratio at least; without theirs, seconds at most
    how: str


def figures() -> list[Figure]:
    ten, nine = OpenSpiel(tricks=10, values=11), OpenSpiel(tricks=9, values=13)
    bare, bridge, bidding = BareRound(), RLCard(), Pgx()
    assert ours.sums_without_rules(1000, 7) == bare.sums(1000, 7), "not the same rounds"
    return [
        Figure(
            "Moustache, whole rounds / OpenSpiel, whole games of 4×10",
            "rounds",
            ours.rounds,
            ten.whole_games,
            10,
            "Deal, 40 random plies, score. Ours with random rows of one to four of all sixteen rule"
            " cards; theirs with bids, and on a pack of 44 like ours.",
        ),
        Figure(
            "Moustache from a deal / OpenSpiel's rollouts from a deal",
            "rounds",
            ours.rounds_from_deal,
            ten.from_deal,
            5,
            "The same without the deal; theirs begins with the four bids.",
        ),
        Figure(
            "Moustache from a deal / OpenSpiel's rollouts from the first card",
            "rounds",
            ours.rounds_from_deal,
            ten.from_first_card,
            None,
            "The same, with their bids made beforehand.",
        ),
        Figure(
            "Moustache without rule cards / a bare round in C",
            "rounds",
            ours.rounds_without_rules,
            bare.rounds,
            0.5,
            "`benchmarks/bare_round.c` is the limit: the same rounds, draw for draw, by the"
            " compiler and with the flags of the kernel.",
        ),
        Figure(
            "Moustache in Python / OpenSpiel in Python",
            "decisions",
            ours.loop,
            ten.loop,
            2.5,
            "From a deal to the end: the list of legal actions, a random one of them"
            " (`actions[int(random() * len(actions))]` on both sides), apply.",
        ),
        Figure(
            "Moustache in Python / RLCard's bridge",
            "decisions",
            ours.loop,
            bridge.loop,
            None,
            "Theirs plays by its own loop with its random agents and builds an observation at"
            " every decision, wanted or not.",
        ),
        Figure(
            "Mustachio in pairs, whole rounds / OpenSpiel, whole games of 4×9",
            "rounds",
            ours.rounds_of_nuts,
            nine.whole_games,
            5,
            "Nine tricks on both sides, with deal, trump, bids and score; ours with blind bids and"
            " two villains, theirs on its full pack of 52.",
        ),
        Figure(
            "Two threads / one",
            "rounds",
            ours.rounds_by_threads(2),
            ours.rounds_by_threads(1),
            1.8,
            "Moustache, whole rounds, as in the first line.",
        ),
        Figure(
            "Moustache, search / OpenSpiel's IS-MCTS on 4×10",
            "simulations",
            ours.search(solving=False),
            ten.search,
            4,
            "Simulations about a round's first card, each in a world of its own, down a tree and"
            " then at random to the end of the round; 1000 a decision. Ours on random rows of one"
            " to four rule cards; theirs with its bids made beforehand (`ISMCTSBot` in C++, one"
            " rollout of `RandomRolloutEvaluator` a simulation).",
        ),
        Figure(
            "Moustache, search with exact ends / OpenSpiel's IS-MCTS on 4×10",
            "simulations",
            ours.search(solving=True),
            ten.search,
            None,
            "The same as the expert does it: simulations go on by rules of thumb and end four"
            " tricks early, with an exact solution; theirs has nothing like it.",
        ),
        Figure(
            "Moustache, 1024 games at once / pgx's bridge bidding",
            "decisions",
            many_at_once("moustache", threads=1),
            bidding.speed,
            10,
            "`upperlip.research.vector` on one core: masks, observations, the drawing of a random"
            " legal action, new games where one is over. Theirs does the same in batches of 1024,"
            " compiled by jax, on one core, with the hundred deals that come with it.",
        ),
        Figure(
            "Mustachio, 1024 games at once / pgx's bridge bidding",
            "decisions",
            many_at_once("mustachio", threads=1),
            bidding.speed,
            10,
            "The same in pairs with two villains.",
        ),
        Figure(
            "Moustache, 1024 games at once / RLCard's bridge",
            "decisions",
            many_at_once("moustache", threads=1),
            bridge.loop,
            50,
            "RLCard has no batches: its own loop with its random agents.",
        ),
        Figure(
            "Moustache, 4096 games at once on two cores",
            "decisions",
            many_at_once("moustache", threads=2, batch=4096),
            None,
            1 / 3e6,
            "A decision of three million a second. Two threads.",
        ),
        Figure(
            "Mustachio, 4096 games at once on two cores",
            "decisions",
            many_at_once("mustachio", threads=2, batch=4096),
            None,
            1 / 3e6,
            "The same.",
        ),
        Figure(
            "Drawing a world, Moustache",
            "worlds",
            ours.worlds_of_animals,
            None,
            2e-6,
            "From what the player to act knows when half of a round's cards are played, in all four"
            " rounds of games for four; called from Python, a fresh state each.",
        ),
        Figure(
            "Drawing a world, Mustachio",
            "worlds",
            ours.worlds_of_nuts,
            None,
            2e-6,
            "The same in all five rounds of games in pairs with two villains.",
        ),
        Figure(
            "Importing `upperlip.kernel`",
            "imports",
            ours.imports,
            None,
            50e-3,
            "In a fresh Python.",
        ),
    ]
