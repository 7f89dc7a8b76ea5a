"""Whole rounds of four players, and a game, made to be counted by hand.

Teams are 0, 1, 0, 1 unless told otherwise. Under pass-three everyone is dealt the three cards
that the left neighbour is to have, and gives them: play begins with the same hands.
"""

from collections.abc import Hashable

from tests.animals.kit import before_deal, begin, deal, give, play, play_out, trophies, until
from upperlip.animals import MOUSTACHE
from upperlip.animals.state import State
from upperlip.table.ply import Action, Decision

TEAMS = (0, 1, 0, 1)
PINKS_AND_BLUES = "B0 B1 B2 B3 B4 P0 P1 P2 P3 P4"
GREENS_AND_PINKS = "G5 G6 G7 G8 G9 P5 P6 P7 P8 P9"
EVEN = "0128534679"  # oranges for which the seesaw ends 18 to 18
ORANGES = "O0 O1 O2 O3 O4 O5 O6 O7 O8 O9"


def seesaw(
    *rules: str,
    teams: tuple[int, ...] = TEAMS,
    oranges: str = "0246813579",
    **options: Hashable,
) -> State:
    """Seats 2 and 1 win turn by turn, five tricks each, seat 1 the last; under white rules only.

    Seat 2 gets P0-P9, O0 O2 O4 O6 O8, B5-B9: 19 stars; seat 1 gets G0-G9, O1 O3 O5 O7 O9,
    B0-B4: 17 stars. Zeros: P0 O0 against G0 B0. Blue cards: five each.
    """
    hands = (ORANGES, PINKS_AND_BLUES, "B5 B6 B7 B8 B9 G0 G1 G2 G3 G4", GREENS_AND_PINKS)
    state = dealt_and_passed(before_deal(*rules, **options), hands, teams, crown=1)
    for n in range(5):
        state = play(state, f"P{n} B{n + 5} P{n + 5} O{oranges[n]}")
        state = play(state, f"G{n} G{n + 5} O{oranges[n + 5]} B{n}")
    return state


def tilted(*rules: str) -> State:
    """The seesaw with B10 for G4: seat 2 wins the last trick, too; under white rules only.

    Seat 2 gets P0-P9, O0 O2 O4 O6 O8, B5-B9 and B10 G9 O9 B4: 21 stars, none of them green;
    seat 1 gets G0-G3 G5-G8, O1 O3 O5 O7, B0-B3: 7 green stars and 6 others.
    Zeros: P0 O0 against G0 B0. Blue cards: seven against four.
    """
    hands = (ORANGES, PINKS_AND_BLUES, "B5 B6 B7 B8 B9 G0 G1 G2 G3 B10", GREENS_AND_PINKS)
    state = dealt_and_passed(before_deal(*rules), hands, TEAMS, crown=1)
    for n in range(4):
        state = play(state, f"P{n} B{n + 5} P{n + 5} O{2 * n} G{n} G{n + 5} O{2 * n + 1} B{n}")
    return play(state, "P4 B9 P9 O8 B10 G9 O9 B4")


# Seat 0 has green only, seat 1 pink only, seats 2 and 3 both orange, later both blue: whoever
# leads, whatever there is to follow, each can play its card of the trick.
STABLES = (
    "G0 P6 O2 O9",
    "G1 P3 O4 O7",
    "G4 P5 O10 O8",
    "G7 P7 O5 O1",
    "G10 P0 O6 O0",
    "G2 P8 B7 B5",
    "G3 P10 B9 B4",
    "G5 P2 B0 B10",
    "G8 P1 B8 B6",
    "G9 P9 B1 B3",
)


def stables_dealt(*row: str) -> State:
    hands = tuple(" ".join(trick.split()[seat] for trick in STABLES) for seat in range(4))
    return dealt_and_passed(before_deal(*row), hands, TEAMS)


def stables(*row: str) -> tuple[State, list[int]]:
    """The ten tricks under any row, and who led each."""
    state, leaders = stables_dealt(*row), []
    for trick in STABLES:
        leaders.append(state.live.trick.leader)
        for step in range(4):
            seat = (leaders[-1] + step) % 4
            action = MOUSTACHE.read_action(state.config, f"play {trick.split()[seat]}") or Action(
                "play"
            )
            state = MOUSTACHE.apply(state, Decision(seat, action))
    return state, leaders


MONO = [" ".join(f"{colour}{value}" for value in range(10)) for colour in "GPOB"]


def won_by_2_and_3(*earlier: tuple[int, int], even: bool = False, tokens: object = None) -> State:
    """Trophies are to be drawn: seats 2 and 3 have won every round, these the tokens so far.

    Seat 3 has all the blue cards and takes every trick; neither black rule stops it.
    """
    rules = ("pink-open", "last-trick", "cut-leads", "weakest-leads")
    state = begin(4, rules=rules, even_trophies=even, trophies=tokens)
    for number in range(len(earlier) + 1):
        state = play_out(deal(until(state, "deal"), *MONO, teams=(0, 0, 1, 1)))
        if number < len(earlier):
            state = trophies(state, None, None, *earlier[number])
    return state


def dealt_and_passed(
    state: State, hands: tuple[str, ...], teams: tuple[int, ...], crown: int = 0
) -> State:
    """These hands when play begins: under pass-three each got its last three from the right."""
    players = len(hands)
    if "pass-three" not in state.row:
        return deal(state, *hands, teams=teams, crown=crown)
    kept = [" ".join(hand.split()[:-3]) for hand in hands]
    gifts = [" ".join(hands[(seat + 1) % players].split()[-3:]) for seat in range(players)]
    dealt = [f"{kept[seat]} {gifts[seat]}" for seat in range(players)]
    state = deal(state, *dealt, teams=teams, crown=crown)
    for seat in range(players):
        state = give(state, seat, gifts[seat])
    return state
