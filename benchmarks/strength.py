"""How strong our bots are, and how good company: `make strength` writes docs/strength.md.

    python -m benchmarks.strength [--share 1] [--jobs N] [--page-only]

Plays the ladders below and measures what a bot loses to an opponent who knows its habits; draws
plots into docs/pictures. What is finished is kept in build/strength, in a folder for these very
bots (a fingerprint of their sources): stopped, it goes on; with other bots it begins anew. Who has
studied the expert has a fingerprint of its own.
`--share 0.1` plays a tenth of the deals, for a try.
"""

import hashlib
import sys
from argparse import ArgumentParser
from collections.abc import Iterable
from pathlib import Path
from subprocess import run
from typing import NamedTuple

from benchmarks.strength_page import Section, write_page
from upperlip.cli import main as upperlip

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
SEED = 1701
THINKING = ("kernel", "bots", "nuts", "animals")  # packages that decide what a bot does
LEARNING = ("exploiter", "plays")  # and what the student does
# What is written there, not what is made of it.
SOURCES = (".py", ".pyx", ".pxd", ".pxi", ".weights")
IS_MCTS = "benchmarks.openspiel_moustache:IsMcts"
STUDENT, STUDIED = "training.exploiter.player:Exploiter", "expert@100"


class Plan(NamedTuple):
    """A ladder to be played."""

    id: str
    title: str
    words: tuple[str, ...]
    deals: int


# With these deals each of ours plays 1,000 rounds and more, and all takes about an hour on two
# cores: IS-MCTS alone, which has fewer, would take longer than the rest together.
OURS = (
    *("random", "novice", "regular"),
    *("expert@100", "expert@400", "expert@1600", "peek@100"),
    "expert-0@400",  # as the expert was before forecast and net
)
PLANS = (
    Plan("moustache", "Moustache, four players", ("moustache", *OURS), 100),
    Plan("mustachio", "Mustachio, two pairs", ("mustachio", *OURS), 100),
    Plan(
        "solo",
        "Mustachio, four on their own",
        ("mustachio", *OURS, "--option", "sides=solo"),
        75,
    ),
    Plan(
        "openspiel",
        "Beside OpenSpiel's IS-MCTS: Moustache, four players",
        (
            "moustache",
            *("novice", "expert@50", "expert@0.05s"),
            *(f"{IS_MCTS}@50", f"{IS_MCTS}@0.05s"),
            *("--option", "rule_set=house"),
            *("--against", "expert@50", "expert@0.05s"),  # IS-MCTS is slow
        ),
        30,
    ),
)


def fingerprint() -> str:
    """Of everything that decides what our bots do."""
    return _print_of(ROOT / "src" / "upperlip" / package for package in THINKING)


def student() -> str:
    """Of everything that decides what the student does, our bots apart."""
    return _print_of(ROOT / "training" / folder for folder in LEARNING)


def _print_of(folders: Iterable[Path]) -> str:
    found = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in SOURCES:
                found.update(path.read_bytes())
    return found.hexdigest()[:12]


def play(plan: Plan, folder: Path, share: float, jobs: int | None) -> None:
    deals = max(2, round(plan.deals * share))
    words = ["ladder", *plan.words, "--manners", "--seed", str(SEED), "--deals", str(deals)]
    words += ["--resume", str(folder / plan.id), "--json", str(folder / f"{plan.id}.json")]
    words += ["--plot", str(PICTURES / f"strength-{plan.id}.svg")]
    words += ["--jobs", str(jobs)] if jobs else []
    if upperlip(words) != 0:
        sys.exit(f"The ladder {plan.id} could not be played.")


def study_name() -> str:
    """Another student plays anew, and throws nothing else away."""
    return f"study-{student()}"


def study(folder: Path, share: float, jobs: int | None) -> None:
    """What has learned from nothing but games against the expert, against it."""
    kept = folder / f"{study_name()}.jsonl"
    words = ["arena", "moustache", STUDENT, STUDIED, "--seed", str(SEED), "--resume", str(kept)]
    words += ["--deals", str(max(2, round(400 * share))), "--json", str(kept.with_suffix(".json"))]
    words += ["--jobs", str(jobs)] if jobs else []
    if upperlip(words) != 0:
        sys.exit("Whoever has studied the expert could not be tried.")


def measure(what: str, folder: Path) -> None:
    path = folder / f"{what}.json"
    if not path.exists():  # it is written when it is whole
        run([sys.executable, "-m", f"benchmarks.{what}", "--json", str(path)], check=True, cwd=ROOT)


def main() -> None:
    parser = ArgumentParser(prog="benchmarks.strength", description=__doc__)
    parser.add_argument("--share", type=float, default=1.0, help="of the deals")
    parser.add_argument("--jobs", type=int, help="cores to use (default: all)")
    parser.add_argument("--page-only", action="store_true", help="from what is there already")
    arguments = parser.parse_args()
    folder = ROOT / "build" / "strength" / fingerprint()
    folder.mkdir(parents=True, exist_ok=True)
    if not arguments.page_only:
        for what in ("exploit", "control"):
            measure(what, folder)
        study(folder, arguments.share, arguments.jobs)
        for plan in PLANS:
            play(plan, folder, arguments.share, arguments.jobs)
    sections = [Section(plan.id, plan.title) for plan in PLANS]
    page = ROOT / "docs" / "strength.md"
    write_page(page, PICTURES, folder, sections, fingerprint(), study_name())


if __name__ == "__main__":
    main()
