"""Every pair of villains in one trick, worked out by hand from the rules page.

Four players, seat 0 leads. What is expected: the winner's seat, how many tricks it counts,
points up, points down. Points: in pairs 15 is 10, 10 and 5 and TWINS are 5, 1 is 2; in solo
15 is 10, 14 is 5 (U-40).
"""

from itertools import combinations

import pytest

from tests.nuts.kit import Won, won
from upperlip.nuts.cards import VILLAIN_IDS

PEANUT = "PEANUT=B2,B3,B4,B6"

PAIRS: tuple[tuple[str, str, str, tuple[int, int, int, int]], ...] = (
    # ACORN: the lowest number, of equals the last (U-25)
    ("R15 ACORN BUTTERNUT R3", "Y", "pairs", (3, 1, 0, 0)),
    (f"R5 {PEANUT} ACORN R10", "Y", "pairs", (2, 1, 10, 0)),
    ("HONEYNUT ACORN R2 R1", "Y", "pairs", (3, 1, 2, 0)),
    ("R9 HEALTH+ ACORN Y15", "Y", "pairs", (2, 2, 10, 0)),
    ("ACORN R4 HEALTH- R5", "Y", "pairs", (1, 0, 5, 0)),
    ("R10 HUMMMUS=B ACORN B15", "Y", "pairs", (2, 1, 15, 0)),
    ("NUTCASE R6 ACORN Y2", "Y", "pairs", (3, 1, 0, 0)),
    ("R8 ACORN TWINS=Y6 R4", "Y", "pairs", (3, 1, 10, 0)),  # no trump after ACORN
    ("PISSTACHIO R14 ACORN R15", "Y", "solo", (2, 1, 15, -5)),
    ("R2 PRAYLENE ACORN R13", "Y", "pairs", (0, 1, 5, 0)),
    ("R10 WALNUT ACORN R12", "Y", "pairs", (2, 1, 5, 0)),
    # BUTTERNUT: no point cards (U-26)
    (f"R10 {PEANUT} BUTTERNUT R5", "Y", "pairs", (2, 1, 0, 0)),
    ("R10 BUTTERNUT HONEYNUT R12", "Y", "pairs", (2, 1, 0, 0)),  # 12 before 12
    ("HEALTH+ BUTTERNUT R5 R10", "Y", "pairs", (0, 2, 0, 0)),  # 11 before 11
    ("R15 BUTTERNUT HEALTH- R14", "Y", "solo", (0, 0, 0, 0)),
    ("R15 BUTTERNUT HUMMMUS=B B1", "Y", "pairs", (3, 1, 0, 0)),
    ("R10 Y15 NUTCASE BUTTERNUT", "Y", "pairs", (2, 1, 0, 0)),
    ("R12 TWINS=B10 BUTTERNUT R1", "Y", "pairs", (0, 1, 5, 0)),
    ("R15 PISSTACHIO R10 BUTTERNUT", "Y", "pairs", (0, 1, 0, -5)),
    ("BUTTERNUT PRAYLENE R10 R5", "Y", "pairs", (1, 1, 5, 0)),
    ("R15 BUTTERNUT WALNUT Y5", "Y", "pairs", (2, 1, 0, 0)),
    # PEANUT: a 10 without points (U-27)
    (f"R9 {PEANUT} HONEYNUT R11", "Y", "pairs", (2, 1, 0, 0)),
    (f"{PEANUT} HEALTH+ R10 R5", "Y", "pairs", (1, 2, 10, 0)),
    (f"R9 HEALTH- {PEANUT} Y1", "Y", "pairs", (3, 0, 2, 0)),
    (f"R10 {PEANUT} HUMMMUS=R R9", "Y", "pairs", (0, 1, 5, 0)),
    (f"R9 NUTCASE {PEANUT} B15", "B", "pairs", (1, 1, 10, 0)),
    (f"R8 TWINS=G2 {PEANUT} R7", "Y", "pairs", (1, 1, 10, 0)),
    (f"PISSTACHIO {PEANUT} R8 R10", "Y", "pairs", (1, 1, 5, -5)),
    (f"R14 {PEANUT} PRAYLENE R13", "Y", "solo", (0, 1, 10, 0)),
    (f"WALNUT {PEANUT} R15 R14", "Y", "pairs", (0, 1, 10, 0)),
    # HONEYNUT: the card before it and one more (U-28)
    ("R9 HEALTH+ HONEYNUT R10", "Y", "pairs", (2, 2, 5, 0)),
    ("HONEYNUT HEALTH- R1 R11", "Y", "pairs", (1, 0, 2, 0)),
    ("R5 HUMMMUS=G HONEYNUT G1", "Y", "pairs", (3, 1, 7, 0)),
    ("R15 NUTCASE HONEYNUT Y10", "Y", "pairs", (0, 1, 15, 0)),
    ("R7 TWINS=B4 HONEYNUT R11", "Y", "pairs", (2, 1, 10, 0)),
    ("R8 PISSTACHIO HONEYNUT R10", "Y", "pairs", (2, 1, 5, -5)),
    ("R13 PRAYLENE HONEYNUT R2", "Y", "pairs", (0, 1, 5, 0)),
    ("R12 WALNUT HONEYNUT Y8", "Y", "pairs", (1, 1, 0, 0)),
    # HEALTH+: a trick more (U-29)
    ("HEALTH- HEALTH+ R2 R3", "Y", "pairs", (0, 1, 0, 0)),
    ("R3 HUMMMUS=B HEALTH+ R15", "Y", "pairs", (3, 2, 10, 0)),
    ("HEALTH+ R5 NUTCASE Y15", "Y", "pairs", (2, 2, 15, 0)),
    ("R6 HEALTH+ TWINS=WALNUT R10", "Y", "pairs", (1, 2, 10, -5)),
    ("R9 PISSTACHIO HEALTH+ R11", "Y", "pairs", (2, 2, 0, -5)),
    ("PRAYLENE HEALTH+ R12 R10", "Y", "solo", (0, 2, 5, 0)),
    ("R8 WALNUT HEALTH+ R10", "R", "pairs", (2, 2, 5, 0)),  # red is trump: 11 is highest
    # HEALTH-: a trick fewer (U-29)
    ("R12 HEALTH- HUMMMUS=R B15", "B", "pairs", (0, 0, 10, 0)),
    ("NUTCASE HEALTH- R12 R1", "Y", "pairs", (0, 0, 2, 0)),
    ("TWINS=B9 R10 HEALTH- R9", "Y", "pairs", (2, 0, 15, 0)),
    ("R5 HEALTH- PISSTACHIO Y2", "Y", "pairs", (3, 0, 5, -5)),
    ("R15 HEALTH- PRAYLENE R14", "Y", "solo", (0, 0, 20, 0)),
    ("HEALTH- WALNUT R15 R1", "Y", "pairs", (1, 0, 12, 0)),
    # HUMMMUS: another trump (U-30)
    ("R9 HUMMMUS=B NUTCASE B15", "Y", "pairs", (2, 1, 10, 0)),
    ("R9 HUMMMUS=B TWINS=Y4 B10", "Y", "pairs", (3, 1, 15, 0)),
    ("HUMMMUS=G PISSTACHIO G5 G10", "Y", "pairs", (3, 1, 10, -5)),
    ("R15 PRAYLENE HUMMMUS=G G2", "Y", "pairs", (3, 1, 15, 0)),
    ("R15 WALNUT HUMMMUS=G G8", "Y", "pairs", (1, 1, 10, 0)),
    # NUTCASE: no trump (U-31)
    ("R8 NUTCASE TWINS=Y5 R12", "Y", "pairs", (1, 1, 10, 0)),
    ("R14 B15 NUTCASE PISSTACHIO", "B", "solo", (0, 1, 15, -5)),
    ("R11 NUTCASE PRAYLENE Y1", "Y", "pairs", (1, 1, 7, 0)),
    ("WALNUT R10 Y15 NUTCASE", "Y", "pairs", (3, 1, 15, 0)),
    # TWINS: a 10 with points, and ±5 (U-34)
    ("R10 TWINS=Y1 PISSTACHIO R9", "Y", "pairs", (0, 1, 10, -10)),
    ("TWINS=G1 PRAYLENE R5 R13", "Y", "pairs", (3, 1, 20, 0)),
    ("R14 TWINS=ACORN WALNUT Y8", "Y", "solo", (2, 1, 5, -5)),
    # and the last three among themselves (U-22, U-35)
    ("R15 PRAYLENE PISSTACHIO R10", "Y", "pairs", (0, 1, 20, -5)),
    ("PISSTACHIO WALNUT R10 R9", "Y", "pairs", (1, 1, 5, -5)),
    ("PRAYLENE WALNUT R12 R15", "R", "pairs", (3, 1, 15, 0)),
)  # fmt: skip


@pytest.mark.parametrize(("trick", "trump", "sides", "expected"), PAIRS)
def test_two_villains_in_one_trick(
    trick: str, trump: str, sides: str, expected: tuple[int, int, int, int]
) -> None:
    """U-20 to U-35, U-40, U-41"""
    assert won(trick, trump=trump, sides=sides) == Won(*expected)


def test_no_pair_is_missing() -> None:
    """U-2: 66 pairs of 12 villains, each once, two to a trick."""
    played = [{word.partition("=")[0] for word in trick.split()} for trick, *_ in PAIRS]
    villains = [frozenset(cards & set(VILLAIN_IDS)) for cards in played]
    assert len(villains) == 66
    assert set(villains) == {frozenset(pair) for pair in combinations(VILLAIN_IDS, 2)}
