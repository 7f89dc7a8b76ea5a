"""U-3 and U-4: players, sides, seats."""

import pytest

from upperlip.nuts import MUSTACHIO
from upperlip.table.errors import RefusedOptions

SIDES = [
    (2, "solo", [[0], [1]]),
    (3, "solo", [[0], [1], [2]]),
    (4, "solo", [[0], [1], [2], [3]]),
    (5, "solo", [[0], [1], [2], [3], [4]]),
    (6, "solo", [[0], [1], [2], [3], [4], [5]]),
    (4, "pairs", [[0, 2], [1, 3]]),
    (6, "pairs", [[0, 3], [1, 4], [2, 5]]),
    (6, "trios", [[0, 2, 4], [1, 3, 5]]),
]


@pytest.mark.parametrize(("players", "sides", "seats"), SIDES)
def test_sides_are_numbered_by_their_lowest_seat(
    players: int, sides: str, seats: list[list[int]]
) -> None:
    """U-3, U-4"""
    config = MUSTACHIO.configure(players, {"sides": sides})
    assert [list(side) for side in config.teams] == seats
    assert [config.side_of(seat) for seat in range(players)] == [
        next(side for side, members in enumerate(seats) if seat in members)
        for seat in range(players)
    ]


@pytest.mark.parametrize(
    ("players", "sides"), [(2, "solo"), (3, "solo"), (4, "pairs"), (5, "solo"), (6, "pairs")]
)
def test_the_usual_sides(players: int, sides: str) -> None:
    """U-3: pairs with 4 or 6 players."""
    assert MUSTACHIO.configure(players, {}).sides == sides


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 60])
def test_two_to_six_play(players: int) -> None:
    """U-3"""
    with pytest.raises(RefusedOptions, match=rf"U-3 players \(number={players}, low=2, high=6\)"):
        MUSTACHIO.configure(players, {})


@pytest.mark.parametrize(
    ("players", "sides"),
    [(n, "pairs") for n in (2, 3, 5)] + [(n, "trios") for n in (2, 3, 4, 5)],
)
def test_teams_of_other_sizes_are_refused(players: int, sides: str) -> None:
    """U-4: any other number in team play is an error."""
    with pytest.raises(RefusedOptions, match="U-4 team-players"):
        MUSTACHIO.configure(players, {"sides": sides})


@pytest.mark.parametrize(("players", "sides", "seats"), SIDES)
def test_teammates_never_sit_together(players: int, sides: str, seats: list[list[int]]) -> None:
    """U-4: the left neighbour is always of another side."""
    config = MUSTACHIO.configure(players, {"sides": sides})
    for seat in range(players):
        assert config.side_of(seat) != config.side_of((seat + 1) % players)
