"""U-14 to U-17: bids and blind bids."""

from itertools import permutations

import pytest

from tests.nuts.kit import asked, deal, do, hand_of, may, no_blind, rigged, run, sit, swept, table
from upperlip.nuts import MUSTACHIO
from upperlip.nuts.state import State
from upperlip.table.ply import Ask
from upperlip.table.seat import SPECTATOR


def dealt(players: int = 4, **options: object) -> State:
    return deal(sit(players, villains="none", **options), {})


def to_bid(players: int = 4, **options: object) -> State:
    return do(no_blind(dealt(players, **options)), "flip Y15")


def asks_until(state: State, until: str, *steps: str) -> list[tuple[str, int]]:
    """Who is asked what while these steps are taken."""
    seen = []
    for step in steps:
        ask = asked(state)
        seen.append((ask.what, ask.seats[0]))
        state = do(state, step)
    assert asked(state).what == until
    return seen


# Open and secret bids


@pytest.mark.parametrize(("dealer", "order"), [(0, [1, 2, 3, 0]), (2, [3, 0, 1, 2])])
def test_teams_bid_aloud_from_the_left_of_the_dealer(dealer: int, order: list[int]) -> None:
    """U-14"""
    state = to_bid(first_dealer=dealer)
    assert asks_until(state, "play", *["bid 1"] * 4) == [("bid", seat) for seat in order]


def test_an_open_bid_is_public_at_once() -> None:
    """U-14"""
    assert table(do(to_bid(), "bid 4")).bids == (4, None, None, None)


@pytest.mark.parametrize("sides", ["pairs", "solo"])
def test_bids_go_from_0_to_the_number_of_cards(sides: str) -> None:
    """U-14, U-15"""
    assert may(to_bid(sides=sides)) == {str(number) for number in range(10)}
    later = run(run(swept(sit(villains="none", sides=sides)), "blind"), "bid")
    assert may(later) == {str(number) for number in range(8)}


def test_a_sides_bid_is_the_sum_and_may_exceed_the_tricks() -> None:
    """U-14: 9 and 9 of nine tricks."""
    assert swept(sit(), bids=(9, 1, 9, 2)).scores[0].bids == (18, 3)
    assert swept(sit(6, sides="trios"), bids=(1, 2, 3, 4, 5, 6)).scores[0].bids == (9, 12)


def test_individual_bids_are_asked_of_all_at_once() -> None:
    """U-15"""
    assert asked(to_bid(sides="solo")) == Ask("bid", (0, 1, 2, 3))
    assert asked(to_bid(sides="solo", first_dealer=1)) == Ask("bid", (2, 3, 0, 1))


def test_secret_bids_may_arrive_in_any_order() -> None:
    """U-15: the states are equal, history and all."""
    bids = ("0 bid 3", "1 bid 0", "2 bid 9", "3 bid 1")
    ends = {do(to_bid(sides="solo"), *order) for order in permutations(bids)}
    assert len(ends) == 1
    assert table(ends.pop()).bids == (3, 0, 9, 1)


@pytest.mark.parametrize("watcher", [0, 3, SPECTATOR])
def test_a_secret_bid_is_hidden_until_all_are_in(watcher: int) -> None:
    """U-15: nobody else can tell one bid from another."""
    state = to_bid(sides="solo")
    low, high = (do(state, "1 bid 0", f"2 bid {number}") for number in (1, 7))
    assert MUSTACHIO.view(low, watcher) == MUSTACHIO.view(high, watcher)
    assert table(low).bids == (None,) * 4
    assert MUSTACHIO.view(low, 2) != MUSTACHIO.view(high, 2)


def test_no_bid_twice() -> None:
    """U-15: who has bid waits."""
    state = do(to_bid(sides="solo"), "1 bid 0")
    assert MUSTACHIO.legal(state, 1) == ()


def test_missing_a_bid_costs_nothing_but_the_bonus() -> None:
    """U-17: the same cards, met, one over and all over."""
    met, close, far = (swept(sit(), bids=(n, 0, 0, 0)).scores[0].points[0] for n in (9, 8, 0))
    assert (met, close, far) == (15 + 35, 15, 15)


# Blind bids


@pytest.mark.parametrize(
    ("players", "sides", "dealer", "order"),
    [
        (4, "pairs", 3, [0, 2, 1, 3]),
        (4, "pairs", 1, [2, 0, 3, 1]),
        (6, "pairs", 0, [1, 4, 2, 5, 3, 0]),
        (6, "trios", 4, [5, 1, 3, 0, 2, 4]),
        (3, "solo", 0, [1, 2, 0]),
    ],
)
def test_each_side_is_asked_in_turn_from_the_left_of_the_dealer(
    players: int, sides: str, dealer: int, order: list[int]
) -> None:
    """U-16: all its members, if none proposes; a side before the next, and before the trump."""
    state = dealt(players, sides=sides, first_dealer=dealer)
    steps = ["blind no"] * len(order)
    assert asks_until(state, "turn", *steps) == [("blind", seat) for seat in order]


@pytest.mark.parametrize(("sides", "least"), [("solo", 1), ("pairs", 2)])
def test_blind_numbers(sides: str, least: int) -> None:
    """U-16: to the hand size, from 1 alone and from 2 in a team; or no."""
    assert may(dealt(sides=sides)) == {"no", *map(str, range(least, 10))}
    later = run(swept(sit(villains="none", sides=sides)), "blind")
    assert may(later) == {"no", *map(str, range(least, 8))}


def test_a_single_player_needs_nobodys_consent() -> None:
    """U-16: and does not bid again."""
    state = do(dealt(3), "blind 4", "blind no", "blind 1", "flip Y15")
    assert table(state).blinds == (4, None, 1)
    assert asked(state) == Ask("bid", (1,))


def test_when_all_are_blind_nobody_bids() -> None:
    """U-16, U-15"""
    assert asked(do(dealt(2), "blind 4", "blind 1", "flip Y15")) == Ask("play", (0,))


def test_a_partner_must_agree() -> None:
    """U-16: then the side does not bid again; the other does."""
    state = do(dealt(), "blind 3")
    assert asked(state) == Ask("agree", (2,))
    state = do(state, "agree", "blind no", "blind no", "flip Y15")
    assert table(state).blinds == (3, None)
    assert asks_until(state, "play", "bid 1", "bid 0") == [("bid", 1), ("bid", 3)]


def test_a_refused_proposal_is_as_none() -> None:
    """U-16: the side bids like everyone, after the trump is turned."""
    state = do(dealt(), "blind 3", "refuse", "blind no", "blind no", "flip Y15")
    assert table(state).blinds == (None, None)
    assert asks_until(state, "play", *["bid 0"] * 4) == [("bid", seat) for seat in range(4)]


@pytest.mark.parametrize(
    ("answers", "stands"),
    [
        (("agree", "agree"), 5),
        (("refuse", "agree"), None),
        (("agree", "refuse"), None),
        (("refuse", "refuse"), None),
    ],
)
def test_all_partners_are_asked_even_after_a_refusal(
    answers: tuple[str, str], stands: int | None
) -> None:
    """U-16: in the order of play; it stands only if all agree."""
    state = dealt(6, sides="trios", first_dealer=1)
    steps = ("blind 5", *answers, "blind no", "blind no", "blind no")
    assert asks_until(state, "turn", *steps) == [
        ("blind", 2),
        ("agree", 4),
        ("agree", 0),
        ("blind", 3),
        ("blind", 5),
        ("blind", 1),
    ]
    assert table(do(state, *steps)).blinds == (stands, None)


@pytest.mark.parametrize(
    ("steps", "asks"),
    [
        (
            ("blind no", "blind 4", "agree", "refuse", "blind 2"),
            [("blind", 2), ("blind", 4), ("agree", 2), ("agree", 0), ("blind", 3)],
        ),
        (
            ("blind no", "blind no", "blind 3", "agree", "agree", "blind 2"),
            [("blind", 2), ("blind", 4), ("blind", 0), ("agree", 2), ("agree", 4), ("blind", 3)],
        ),
    ],
)
def test_any_member_may_propose_and_all_others_answer(
    steps: tuple[str, ...], asks: list[tuple[str, int]]
) -> None:
    """U-16: those who declined too, from the left of the dealer, not of the proposer."""
    assert asks_until(dealt(6, sides="trios", first_dealer=1), "agree", *steps) == asks


def test_after_a_refusal_nobody_of_the_side_proposes_again() -> None:
    """U-16: the next side is asked."""
    state = do(dealt(), "blind no", "blind 3", "refuse")
    assert asked(state) == Ask("blind", (1,))
    assert table(state).blinds == (None, None)


def test_a_decliner_can_make_it_stand() -> None:
    """U-16"""
    assert table(do(dealt(), "blind no", "blind 3", "agree")).blinds == (3, None)


def test_who_proposed_is_known_while_the_others_answer() -> None:
    """U-16: and a refusal by one is not undone by the next."""
    state = do(dealt(6, sides="trios"), "blind no", "blind 3")
    assert (table(state).proposal, table(state).proposer) == (3, 2)
    assert table(do(state, "refuse")).agreed is False
    done = table(do(state, "refuse", "agree"))
    assert (done.proposal, done.proposer, done.agreed) == (None, None, True)
    assert done.blinds == (None, None)


def test_an_answer_is_agree_or_refuse() -> None:
    """U-16"""
    assert may(do(dealt(), "blind 3")) == {"agree", "refuse"}


def test_one_sides_refusal_does_not_stick_to_the_next() -> None:
    """U-16"""
    state = do(dealt(), "blind 3", "refuse", "blind 4", "agree")
    assert table(state).blinds == (None, 4)


@pytest.mark.parametrize("watcher", [0, 1, 2, 3, SPECTATOR])
@pytest.mark.parametrize(
    "steps",
    [(), ("blind 3",), ("blind 3", "agree"), ("blind no",), ("blind no", "blind 2")],
)
def test_until_every_side_has_answered_nobody_sees_a_card(
    steps: tuple[str, ...], watcher: int
) -> None:
    """U-16: two deals that share no card by seat look the same, even to their owners."""
    state = sit(villains="none")
    one = MUSTACHIO.apply(state, rigged(state, {}))
    other = MUSTACHIO.apply(state, rigged(state, {}, keep="R"))
    assert one.live.hands != other.live.hands
    views = [MUSTACHIO.view(do(world, *steps), watcher) for world in (one, other)]
    assert views[0] == views[1]


def test_then_everyone_sees_their_own_hand_and_only_that() -> None:
    """U-16"""
    state = deal(sit(villains="none"), {1: "R7"})
    assert hand_of(do(state, *["blind no"] * 3), 1) == set()
    seen = do(state, *["blind no"] * 4)
    assert "R7" in hand_of(seen, 1)
    assert [len(hand_of(seen, seat)) for seat in range(4)] == [9] * 4
    deals = [MUSTACHIO.view(seen, seat).history[0].hands for seat in (1, 2)]  # type: ignore[union-attr]
    assert [[len(hand) for hand in hands] for hands in deals] == [[0, 9, 0, 0], [0, 0, 9, 0]]


def test_shown_villains_are_known_before_blind_bids() -> None:
    """U-16, U-6: which ones, not where."""
    state = sit(villains="showcase1")
    here, there = (deal(state, {seat: "ACORN"}, villains="ACORN") for seat in (0, 1))
    assert table(here).villains == table(there).villains != ()
    assert MUSTACHIO.view(here, 0) == MUSTACHIO.view(there, 0)


@pytest.mark.parametrize("watcher", [0, 1, 2, 3, SPECTATOR])
def test_blind_bids_are_public(watcher: int) -> None:
    """U-16: proposals, answers and what stands."""
    state = do(dealt(), "blind 3", "agree")
    seen = MUSTACHIO.view(state, watcher).round
    assert seen is not None
    assert seen.blinds == (3, None)
    proposed = MUSTACHIO.view(do(dealt(), "blind 3"), watcher).round
    assert proposed is not None
    assert proposed.proposal == 3
