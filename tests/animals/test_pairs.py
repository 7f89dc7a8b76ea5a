"""Every pair of rule cards: one outcome worked out by hand, and hundreds by a second referee."""

from itertools import combinations

import pytest

from tests.animals.duel import random_rounds
from tests.animals.kit import (
    BLACK,
    WHITE,
    after,
    before_deal,
    leads,
    may,
    play,
    round_view,
    row_of,
    stars,
    won,
    words,
)
from tests.animals.rounds import dealt_and_passed, stables, stables_dealt, tilted
from tests.slices import some_of
from upperlip.table.seat import SPECTATOR

PAIRS = tuple(combinations((*WHITE, *BLACK), 2))

# Two white cards: the stars of both teams and the winner, after the tilted round (21 to 13).
# Alone: green-negative 0 −14 · blue-tax −5 0 · pink-bonus +10 0 · shining-zeros +4 +4 ·
# last-trick +3 0. Together the only meeting is the shining green 0: 0 −4.
WHITES = """
green-negative pink-open      21 -1 0    blue-tax fewest-stars       16 13 1
green-negative pass-three     21 -1 0    blue-tax pink-bonus         26 13 0
green-negative blue-tax       16 -1 0    blue-tax shining-zeros      20 17 0
green-negative fewest-stars   21 -1 1    blue-tax last-trick         19 13 0
green-negative pink-bonus     31 -1 0    fewest-stars pink-bonus     31 13 1
green-negative shining-zeros  25 -1 0    fewest-stars shining-zeros  25 17 1
green-negative last-trick     24 -1 0    fewest-stars last-trick     24 13 1
pink-open pass-three          21 13 0    pink-bonus shining-zeros    35 17 0
pink-open blue-tax            16 13 0    pink-bonus last-trick       34 13 0
pink-open fewest-stars        21 13 1    shining-zeros last-trick    28 17 0
pink-open pink-bonus          31 13 0    pass-three fewest-stars     21 13 1
pink-open shining-zeros       25 17 0    pass-three pink-bonus       31 13 0
pink-open last-trick          24 13 0    pass-three shining-zeros    25 17 0
pass-three blue-tax           16 13 0    pass-three last-trick       24 13 0
"""

# Two black cards: a trick, then who wins / leads next in this order; and in the other.
BLACKS = """
twos-win equals-out         G2 O2 P5 B9    B9 / B9    B9 / B9
twos-win reversed           G2 O2 P2 B9    G2 / G2    G2 / G2
twos-win three-lowest       G2 B3 B9 O1    G2 / G2    B3 / B3
twos-win cut-leads          B9 G2 P5 O7    G2 / G2    G2 / G2
twos-win tens-fall          O10 O2 G2 B10  O2 / O2    O2 / O2
twos-win runner-up          B9 O8 G2 P6    G2 / G2    O8 / O8
twos-win weakest-leads      B9 P2 G1 O7    P2 / G1    P2 / G1
equals-out reversed         G9 P9 O1 B10   O1 / O1    O1 / O1
equals-out three-lowest     G3 P3 B9 B4    B9 / B9    B9 / B9
equals-out cut-leads        G9 B9 P1 O4    O4 / O4    O4 / O4
equals-out tens-fall        B10 P10 O9 G0  O9 / O9    O9 / O9
equals-out runner-up        B5 O5 P1 G9    G9 / G9    G9 / G9
equals-out weakest-leads    B9 G1 P1 O7    B9 / O7    B9 / O7
reversed three-lowest       G9 G3 B0 O1    G3 / G3    G3 / G3
reversed cut-leads          B9 P1 O4 G0    G0 / G0    G0 / G0
reversed tens-fall          G10 G0 B10 B9  G0 / G0    G0 / G0
reversed runner-up          B9 O8 G2 P6    P6 / P6    P6 / P6
reversed weakest-leads      G10 G0 B1 B4   G10 / B1   G10 / B1
three-lowest cut-leads      G3 B9 B4 B1    B1 / B1    B1 / B1
three-lowest tens-fall      P3 B0 B10 B5   B10 / B10  B10 / B10
three-lowest runner-up      G3 B9 B4 B6    B4 / B4    B6 / B6
three-lowest weakest-leads  B3 B9 O0 O5    B3 / O0    B3 / O0
cut-leads tens-fall         G5 B10 B0 O1   B0 / B0    B0 / B0
cut-leads runner-up         G5 B7 B3 O9    B3 / B3    B3 / B3
cut-leads weakest-leads     P5 B7 G9 O0    B7 / G9    B7 / G9
tens-fall runner-up         B10 B9 B0 P2   B0 / B0    B0 / B0
tens-fall weakest-leads     B1 G10 G0 O4   B1 / G10   B1 / G10
runner-up weakest-leads     B9 O8 G2 P6    O8 / G2    O8 / G2
"""

# A white card (down) and a black one (across): the stars of both teams after the stables.
# The tricks that team 1 gets: plainly 1 2 8 10 · twos-win 2 8 10 · equals-out 1 2 8 9 10
# (without G7 P7, P0 O0, G8 B8, G9 P9) · reversed none · three-lowest 1 7 8 · tens-fall 1 2 3 10 ·
# runner-up 3 4 5 6 7 9. cut-leads and weakest-leads change no winner here.
MIXED = """
               twos-win equals-out reversed three-lowest cut-leads tens-fall runner-up weakest-leads
pink-open      23:8     17:12      31:0     23:8         21:10     19:12     10:21     21:10
pass-three     23:8     17:12      31:0     23:8         21:10     19:12     10:21     21:10
green-negative 15:2     11:6       17:0     17:0         13:4      9:8       4:13      13:4
blue-tax       18:8     17:7       26:0     18:8         16:10     14:12     10:16     16:10
fewest-stars   23:8     17:12      31:0     23:8         21:10     19:12     10:21     21:10
pink-bonus     30:11    20:16      41:0     30:11        27:14     25:16     14:27     27:14
shining-zeros  29:10    17:16      39:0     27:12        25:14     25:14     14:25     25:14
last-trick     23:11    17:15      34:0     26:8         21:13     19:15     13:21     21:13
"""


def white_pairs() -> list[tuple[str, str, int, int, int]]:
    cells = [line.split() for line in WHITES.strip().splitlines()]
    halves = [half for line in cells for half in (line[:5], line[5:])]
    return [(a, b, int(s), int(t), int(w)) for a, b, s, t, w in halves]


def black_pairs() -> list[tuple[str, str, str, list[str]]]:
    lines = [line.split() for line in BLACKS.strip().splitlines()]
    return [(a, b, " ".join(rest[:4]), [c for c in rest[4:] if c != "/"]) for a, b, *rest in lines]


def mixed_pairs() -> list[tuple[str, str, str]]:
    head, *lines = (line.split() for line in MIXED.strip().splitlines())
    return [
        (white, black, cell)
        for white, *cells in lines
        for black, cell in zip(head, cells, strict=True)
    ]


def test_the_three_tables_hold_every_pair_once() -> None:
    """O-5: sixteen cards, 120 pairs."""
    tables = [
        *((a, b) for a, b, *_ in white_pairs()),
        *((a, b) for a, b, *_ in black_pairs()),
        *((a, b) for a, b, _ in mixed_pairs()),
    ]
    assert len(PAIRS) == len(tables) == 120
    assert set(map(frozenset, PAIRS)) == set(map(frozenset, tables))


@pytest.mark.parametrize(("a", "b", "ours", "theirs", "winner"), white_pairs())
def test_two_white_cards(a: str, b: str, ours: int, theirs: int, winner: int) -> None:
    """O-25, O-26: the same in either order."""
    for row in ((a, b), (b, a)):
        state = tilted(*row)
        assert stars(state) == (ours, theirs)
        assert state.scores[-1].winner == winner


@pytest.mark.parametrize(("a", "b", "trick", "expected"), black_pairs())
def test_two_black_cards(a: str, b: str, trick: str, expected: list[str]) -> None:
    """O-17, O-18, O-22: in both orders."""
    outcomes = []
    for rules in (f"{a} {b}", f"{b} {a}"):
        state = after(trick, rules=rules)
        outcomes += [won(state), leads(state)]
    assert outcomes == expected


@pytest.mark.parametrize(("white", "black", "expected"), mixed_pairs())
def test_a_white_and_a_black_card(white: str, black: str, expected: str) -> None:
    """O-13, O-18, O-22, O-25, O-26: a whole round; the third card of the row counts no stars."""
    third = "pass-three" if white == "pink-open" else "pink-open"
    row = (white, third, black)
    state, leaders = stables(*row)
    ours, theirs = map(int, expected.split(":"))
    assert stars(state) == (ours, theirs)
    assert state.scores[-1].winner == int((theirs > ours) != (white == "fewest-stars"))
    if black == "weakest-leads":
        assert leaders == [0] * 10  # green is always there, and always the weakest
    seen = round_view(stables_dealt(*row), SPECTATOR)
    pinks = "P0 P1 P2 P3 P5 P6 P7 P8 P9 P10"  # pink-open is always in the row
    assert [words(cards) for cards in seen.open] == ["", pinks, "", ""]


@pytest.mark.parametrize("other", [rule for rule in (*WHITE, *BLACK) if rule != "cut-leads"])
def test_cut_leads_beside_any_other(other: str) -> None:
    """O-15: in the stables nobody could follow another's cut; here seat 2 can, and must."""
    hands = (
        "G0 G1 G2 G3 G4 G5 G6 G7 G8 G9",
        "B7 P0 P1 P2 P3 P4 P5 P6 P7 P8",
        "G10 B0 B1 B2 B3 O0 O1 O2 O3 O4",
        "B4 B5 B6 B8 B9 O5 O6 O7 O8 O9",
    )
    state = dealt_and_passed(before_deal(*row_of(other, "cut-leads")), hands, (0, 1, 0, 1))
    assert may(play(state, "G5 B7"), 2) == "B0 B1 B2 B3"


@pytest.mark.fuzz
@some_of("pair", PAIRS, few=60, ids=" ".join)
def test_a_second_referee_agrees(pair: tuple[str, str]) -> None:
    """O-14 to O-26, O-29: on random rounds, the pair in both orders where the row allows it."""
    random_rounds(pair)
