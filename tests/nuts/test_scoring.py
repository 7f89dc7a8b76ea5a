"""U-33 and U-40 to U-44: scoring."""

import pytest

from tests.nuts.kit import Won, played, sit, story, swept, table, won
from upperlip.nuts import MUSTACHIO
from upperlip.nuts.state import State


@pytest.mark.parametrize(
    ("number", "team", "solo"),
    [(15, 10, 10), (14, 0, 5), (10, 5, 0), (5, 5, 0), (1, 2, 0)]
    + [(number, 0, 0) for number in (2, 3, 4, 6, 7, 8, 9, 11, 12, 13)],
)
@pytest.mark.parametrize("trick", ["R{} B2 B3 Y6", "R8 B{} G3 Y6"])
def test_point_cards(trick: str, number: int, team: int, solo: int) -> None:
    """U-40: captured by a trump, of the trick colour or not."""
    assert won(trick.format(number), trump="Y", sides="pairs") == Won(3, 1, team, 0)
    assert won(trick.format(number), trump="Y", sides="solo") == Won(3, 1, solo, 0)


def test_point_cards_add_up() -> None:
    """U-40"""
    assert won("R15 R10 R5 R1", trump="Y") == Won(0, 1, 10 + 5 + 5 + 2, 0)
    assert won("R15 R14 B15 R1", trump="Y", sides="solo") == Won(0, 1, 10 + 5 + 10, 0)


def test_twins_score_as_a_ten_in_team_play_only() -> None:
    """U-40: besides what they turn; PEANUT, a 10 too, does not."""
    assert won("R12 TWINS=B2 R2 R3", trump="Y").plus == 5 + 5
    assert won("R12 TWINS=B2 R2 R3", trump="Y", sides="solo").plus == 5
    assert won("R12 PEANUT=B2,B3,B4,B6 R2 R3", trump="Y").plus == 0


def test_no_other_villain_scores() -> None:
    """U-40"""
    assert won("R13 BUTTERNUT NUTCASE WALNUT", trump="Y", sides="pairs").plus == 0
    assert won("R13 HEALTH+ HEALTH- HUMMMUS=R", trump="Y").plus == 0


@pytest.mark.parametrize("sides", ["pairs", "solo"])
def test_plus_and_minus_five_count_in_both(sides: str) -> None:
    """U-41"""
    assert won("R13 PRAYLENE PISSTACHIO R2", trump="Y", sides=sides) == Won(0, 1, 5, -5)


# A round. Seat 0 takes every trick: R15 and R10, or R15 and R14, are 15 points.


def points(state: State) -> tuple[int, ...]:
    return state.scores[-1].points


@pytest.mark.parametrize(("sides", "bonus"), [("pairs", 35), ("solo", 25)])
def test_an_exact_bid(sides: str, bonus: int) -> None:
    """U-40: for the winner of all tricks and for those who said none."""
    state = swept(sit(sides=sides), bids=(9, 0, 0, 0))
    assert points(state)[:2] == (15 + bonus, bonus)


@pytest.mark.parametrize("bids", [(8, 1, 0, 0), (0, 0, 0, 1)])
def test_a_missed_bid(bids: tuple[int, ...]) -> None:
    """U-40, U-17: one over or one under, no bonus, no penalty."""
    assert points(swept(sit(), bids=bids)) == (15, 0)


def test_villains_fives_are_netted_when_the_bid_was_not_blind() -> None:
    """U-41, U-17: met or missed."""
    both = {1: "PISSTACHIO PRAYLENE", 3: "HEALTH- HEALTH+"}
    assert points(swept(sit(), both, bids=(9, 0, 0, 0)))[0] == 35 + 15 + 5 - 5
    assert points(swept(sit(), {1: "PISSTACHIO"}, bids=(3, 0, 0, 0)))[0] == 15 - 5


def test_the_bid_is_measured_by_the_count_with_health() -> None:
    """U-33: tricks won + HEALTH+ - HEALTH-."""
    tricks = [
        swept(sit(), {1: held}, bids=(9, 0, 0, 0)).scores[0].tricks[0]
        for held in ("WALNUT", "HEALTH+", "HEALTH-", "HEALTH+ HEALTH-")
    ]
    assert tricks == [9, 10, 8, 9]


def test_the_count_is_never_below_nothing() -> None:
    """U-33: who wins HEALTH- has won its trick."""
    state = played("R15 HEALTH- R2 R3", "0: B2 B9 B3 B4", trump="Y", sides="solo")
    assert [tally.tricks for tally in table(state).tallies] == [0, 1, 0, 0]


@pytest.mark.parametrize(
    ("sides", "blind", "bonus"),
    [("pairs", ("blind 9", "agree"), 70), ("solo", ("blind 9",), 50)],
)
def test_a_blind_bid_met(sides: str, blind: tuple[str, ...], bonus: int) -> None:
    """U-42: instead of 35 or 25, card points as ever."""
    state = swept(sit(sides=sides), {1: "PISSTACHIO"}, blind=blind)
    assert points(state)[0] == 15 - 5 + bonus
    assert state.scores[0].blind[:2] == (True, False)
    assert state.scores[0].bids[0] == 9


@pytest.mark.parametrize(
    ("sides", "blind"), [("pairs", ("blind 8", "agree")), ("solo", ("blind 8",))]
)
@pytest.mark.parametrize(
    ("held", "expected"),
    [("WALNUT", 0), ("PRAYLENE", 0), ("PISSTACHIO", -5), ("PISSTACHIO PRAYLENE", -5)],
)
def test_a_blind_bid_missed_keeps_only_the_minus(
    sides: str, blind: tuple[str, ...], held: str, expected: int
) -> None:
    """U-43: nothing positive, not netted. The others score as ever."""
    state = swept(sit(sides=sides), {1: held}, blind=blind)
    assert points(state)[:2] == (expected, 25 if sides == "solo" else 35)


def test_a_refused_blind_bid_is_no_blind_bid() -> None:
    """U-16, U-42, U-43: then a plain bid counts plainly."""
    state = swept(sit(), bids=(9, 0, 0, 0), blind=("blind 8", "refuse"))
    assert points(state)[0] == 15 + 35
    assert state.scores[0].blind == (False, False)


def test_why_a_side_scored() -> None:
    """U-17, U-40, U-42, U-43: the story names the rule."""

    def rules(state: State) -> list[str]:
        told = [event.reasons for event in story(state) if event.message == "side-scored"]
        return [reason.rule for reasons in told for reason in reasons]

    assert rules(swept(sit(), bids=(9, 1, 0, 0))) == ["U-40", "U-17"]
    assert rules(swept(sit(2), blind=("blind 9", "blind 1"))) == ["U-42", "U-43"]


# The game


def game_of(missed: str) -> dict[str, object]:
    """Seat 0 bids blind 1 and takes all tricks, seat 1 bids 1 and gets none, five times."""
    state = sit(2)
    for number in range(5):
        blind = ("0 blind 1",) if number % 2 == 0 else ("1 blind no", "0 blind 1")
        state = swept(state, {1: missed}, bids=(0, 1), blind=blind)
    result = MUSTACHIO.result(state)
    assert result is not None
    return result


def test_totals_may_be_negative_and_the_highest_wins() -> None:
    """U-44: -25 against nothing."""
    result = game_of("PISSTACHIO")
    assert result["scores"] == [-25, 0]
    assert result["winners"] == [1]


def test_the_total_is_the_sum_of_five_rounds() -> None:
    """U-44"""
    state = sit(2)
    for number in range(5):
        state = swept(state, bids=(9 if number == 0 else 0, 0))
    result = MUSTACHIO.result(state)
    assert result is not None
    assert result["scores"] == [5 * 15 + 25, 5 * 25]
    assert result["winners"] == [1]
    assert len(state.scores) == 5
