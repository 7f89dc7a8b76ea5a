"""Every new option, with every number of players: simulated, checked, and the same bytes twice."""

from pathlib import Path

import pytest

from tests.slices import some_of
from upperlip.cli import main

STARS = "stars=9,0,1,9,2,8,3,7,4,6,5"
TROPHIES = "trophies=[1,1,9],[2,5,5],[7,7,7],[1,8,9]"
TEN = "TWINS,WALNUT,ACORN,PEANUT,HUMMMUS,NUTCASE,HONEYNUT,PRAYLENE,HEALTH+,HEALTH-"
SETUPS = [
    *(("moustache", n, (STARS, TROPHIES, "threes=overall", "rule_set=house")) for n in range(3, 7)),
    *(("mustachio", n, (f"shown={TEN}", "walnut_led=trump")) for n in range(2, 7)),
    *(("mustachio", n, ("villains=all", "walnut_led=trump")) for n in range(2, 7)),
    ("mustachio", 6, ("villains=showcase1", f"shown={TEN.rsplit(',', 5)[0]}", "sides=trios")),
]


@pytest.mark.fuzz
@some_of(("title", "players", "options"), SETUPS, few=6)
def test_simulated_checked_and_the_same_twice(
    title: str, players: int, options: tuple[str, ...], tmp_path: Path
) -> None:
    words = [word for option in options for word in ("--option", option)]
    for name in ("one.jsonl", "two.jsonl"):
        setup = ["--players", str(players), "--games", "2", "--seed", "7", "--bot", "random"]
        out = ["--records", str(tmp_path / name), "--legal"]
        assert main(["simulate", title, *setup, *words, *out]) == 0
    one, two = ((tmp_path / name).read_bytes() for name in ("one.jsonl", "two.jsonl"))
    assert one == two
    assert main(["record", "check", str(tmp_path / "one.jsonl")]) == 0
