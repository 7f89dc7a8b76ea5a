"""Games by an independent referee: the valid ones pass, every wrong one is refused."""

from pathlib import Path

import pytest

from upperlip.records.check import check
from upperlip.records.read import Fault, parse, records_in

FOREIGN = Path(__file__).parents[1] / "foreign"


REFUSED = [path for name in ("refused", "refused-cards") for path in (FOREIGN / name).iterdir()]


@pytest.mark.parametrize("game", ["moustache", "mustachio", "cards-moustache", "cards-mustachio"])
def test_valid(game: str) -> None:
    with (FOREIGN / f"{game}.jsonl").open("rb") as file:
        games = [check(parse(raw)) for raw in records_in(file, lines=True)]
    assert len(games) == 40


@pytest.mark.parametrize("path", sorted(REFUSED), ids=lambda path: path.stem)
def test_refused(path: Path) -> None:
    (line,) = path.read_bytes().splitlines()
    with pytest.raises(Fault) as caught:
        check(parse(line))
    assert caught.value.reason.rule
