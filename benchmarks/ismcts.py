"""The expert against OpenSpiel's IS-MCTS on Moustache, at equal simulations or in equal time:
`make bench-bots`.

    python -m benchmarks.ismcts [--deals 100] [--simulations 200 | --seconds 0.1] [--shared]
                                [--seed 0] [--first 0]

The arena's deals: rounds one to four in turn, rows of all sixteen rule cards, each deal played
twice with the bots exchanged. Prints the share of rounds won with its 95 % interval over deals.
"""

from argparse import ArgumentParser, Namespace
from functools import partial
from statistics import fmean
from time import perf_counter

from rich.console import Console
from rich.progress import track

from benchmarks.openspiel_moustache import EXPLORATION, IsMcts
from upperlip.animals import MOUSTACHE
from upperlip.arena.contest import Contest, Entrant
from upperlip.arena.deal import Deal, play_deal
from upperlip.arena.standing import headline_of, share_won
from upperlip.bots import BOTS, Budget
from upperlip.workers import cores, in_processes

ASKED = (0.6, 0.68)  # at equal simulations, in equal time


def play(contest: Contest, theirs: IsMcts, number: int) -> Deal:
    BOTS[theirs.name] = theirs  # in this process: the arena knows bots by name
    return play_deal(contest, number)


def speed(deals: list[Deal], entrant: int) -> str:
    times = [time for deal in deals for time in deal.times[entrant]]
    return f"{fmean(times) / 1000:.1f} ms a move"


def read() -> Namespace:
    parser = ArgumentParser(prog="benchmarks.ismcts", description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the first deal's number")
    parser.add_argument("--simulations", type=int, default=200, help="a move, of either")
    parser.add_argument("--seconds", type=float, help="a move instead; more jobs, less time")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--shared", action="store_true", help="one tree for all of its worlds")
    parser.add_argument("--exploration", type=float, default=EXPLORATION, help="its UCT constant")
    return parser.parse_args()


def main() -> None:
    args, console = read(), Console(highlight=False)
    budget = Budget(args.seconds) if args.seconds else Budget(simulations=args.simulations)
    theirs = IsMcts(shared=args.shared, exploration=args.exploration)
    config = MOUSTACHE.configure(4, {"rule_set": "house"})
    entrants = Entrant("expert", budget), Entrant(theirs.name, budget)
    contest = Contest(MOUSTACHE.title, config, entrants, seed=args.seed)
    numbers = range(args.first, args.first + args.deals)
    start = perf_counter()
    playing = in_processes(partial(play, contest, theirs), numbers, args.jobs)
    deals = list(track(playing, "Playing …", total=args.deals, transient=True, console=console))
    won = headline_of(contest).average(deals).estimate
    both, none = (sum(share_won(deal) == share for deal in deals) for share in (1, 0))
    console.print(
        f"expert@{budget} against {theirs.name}@{budget}"
        f" ({'one shared tree' if args.shared else 'as it comes'}, c = {args.exploration}):"
        f" {won.value:.1%} of rounds won, 95 % interval {won.low:.1%} to {won.high:.1%},"
        f" asked {ASKED[args.seconds is not None]:.0%}\n"
        f"{args.deals} deals, each played twice: {both} won both times, {none} lost both times;"
        f" seed {args.seed}, deals from {args.first} on\n"
        f"time: expert {speed(deals, 0)}, {theirs.name} {speed(deals, 1)};"
        f" {perf_counter() - start:.0f} s on {args.jobs} cores",
        soft_wrap=True,
    )


if __name__ == "__main__":
    main()
