"""A game's four rounds (O-6 to O-10)."""

import pytest

from tests.animals.kit import (
    BLACK,
    WHITE,
    after,
    asked,
    before_deal,
    begin,
    deal,
    finish,
    let_chance,
    play,
    refusal,
    rule,
    until,
)
from upperlip.animals import MOUSTACHE
from upperlip.animals.chance import Rule
from upperlip.animals.state import State
from upperlip.table.ply import Decision

RULES = ("pink-open", "blue-tax", "twos-win", "reversed")


@pytest.mark.parametrize("seed", range(5))
def test_round_n_is_played_with_n_rules_white_white_black_black(seed: int) -> None:
    """O-6: all different, left to right as turned."""
    state = begin(4, rule_set="house")
    rows = []
    for number in (1, 2, 3, 4):
        state = until(state, "play", number, seed)
        rows.append(state.row)
    assert [len(row) for row in rows] == [1, 2, 3, 4]
    assert all(rows[3][:n] == row for n, row in enumerate(rows, 1))
    assert set(rows[3][:2]) <= set(WHITE)
    assert set(rows[3][2:]) <= set(BLACK)
    assert len(set(rows[3])) == 4


def test_four_rounds_and_the_game_is_over() -> None:
    """O-6, O-8."""
    state = finish(begin())
    assert len(state.scores) == len(state.trophies) == 4
    assert MOUSTACHE.turn(state) is None
    assert MOUSTACHE.result(state) is not None


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_each_round_begins_with_its_rule_card_then_the_deal(number: int) -> None:
    """O-6, O-9: the rule card is turned, then teams are drawn."""
    state = until(begin(rules=RULES), "deal", number)
    assert state.history[-1] == Rule(number, RULES[number - 1])
    assert state.row == RULES[:number]
    assert refusal(state, Rule(number + 1, "pink-open")) == "record chance-not-now"


def test_there_is_no_result_before_the_end() -> None:
    """O-8."""
    assert MOUSTACHE.result(until(begin(), "trophies", 4)) is None


@pytest.mark.parametrize(
    ("row", "number", "turned", "why"),
    [
        ((), 1, "reversed", "O-6 rule-not-white"),
        (("pink-open",), 2, "pink-open", "O-6 rule-again"),
        (("pink-open",), 2, "twos-win", "O-6 rule-not-white"),
        (("pink-open", "blue-tax"), 3, "green-negative", "O-6 rule-not-black"),
        (("pink-open", "blue-tax", "reversed"), 4, "reversed", "O-6 rule-again"),
        ((), 1, "last-trick", "O-5 rule-not-in-set"),
        ((), 1, "pink-closed", "O-5 unknown-rule-card"),
    ],
)
def test_a_rule_card_that_cannot_be_turned(
    row: tuple[str, ...], number: int, turned: str, why: str
) -> None:
    """O-6: wrong side, in play already, not in the set."""
    assert refusal(turning(*row), Rule(number, turned)) == why


def turning(*row: str) -> State:
    """The next rule card is to be turned, of the book's; these lie there already."""
    state = begin()
    for id_ in row:
        state = rule(until(state, "rule", len(state.row)), id_)
    return until(state, "rule", len(row)) if row else state


def test_an_advanced_card_in_a_first_game() -> None:
    """O-5, O-6."""
    assert refusal(begin(first_game=True), Rule(1, "pass-three")) == "O-5 rule-not-in-set"


def test_another_card_than_the_fixed_one() -> None:
    """O-5, O-6."""
    assert refusal(begin(rules=RULES), Rule(1, "blue-tax")) == "O-5 rule-not-in-set"


@pytest.mark.parametrize("number", [0, 2])
def test_a_rule_card_of_another_round(number: int) -> None:
    """O-6."""
    assert refusal(begin(), Rule(number, "pink-open")) == "O-6 wrong-round"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("crown", [0, 2])
def test_play_is_clockwise_from_the_crown(players: int, crown: int) -> None:
    """O-7, O-10: ascending seats, the crown's holder first."""
    state = deal(before_deal("blue-tax", players=players), *[""] * players, crown=crown)
    seats = []
    for _ in range(players):
        seat = asked(state).seats[0]
        seats.append(seat)
        state = MOUSTACHE.apply(state, Decision(seat, MOUSTACHE.legal(state, seat)[0]))
    assert seats == [(crown + step) % players for step in range(players)]


def test_the_winner_leads_the_next_trick() -> None:
    """O-22: and play goes round from there."""
    state = after("G5 P1 B7 O2", "2: B6 O1 G4 P2")
    assert [trick.leader for trick in state.live.tricks] == [0, 2]
    assert play(table_of_two(), "G5 P1 B7 O2 B6").live.trick.leader == 2


def table_of_two() -> State:
    return deal(before_deal("blue-tax"), "G5", "P1 -G", "B7 B6 -G", "O2 -G")


def test_new_teams_and_a_new_crown_may_come_every_round() -> None:
    """O-9, O-10: they belong to the round, not to the game."""
    state = begin(rules=RULES)
    drawn = set()
    for number in (1, 2, 3, 4):
        state = let_chance(until(state, "deal", number), seed=number)
        drawn.add((state.live.teams, state.live.crown))
    assert len(drawn) > 1
