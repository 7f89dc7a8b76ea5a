"""U-6 to U-13: villains in use, hand sizes, dealer, trump."""

from dataclasses import replace

import pytest

from tests.nuts.kit import (
    asked,
    cards,
    deal,
    do,
    hand_of,
    no_blind,
    rigged,
    run,
    run_round,
    sit,
    swept,
    table,
    trump_now,
)
from upperlip.nuts import MUSTACHIO
from upperlip.nuts.cards import BY_NAME, NAMES, NUTS, VILLAINS, names
from upperlip.nuts.chance import Deal, Flip
from upperlip.nuts.state import State
from upperlip.table.errors import ImpossibleChance
from upperlip.table.generator import Generator
from upperlip.table.ply import Ask


def deals_of(state: State) -> list[Deal]:
    """The five deals of a game played anyhow."""
    while len(state.scores) < 5:
        state = run_round(state)
    return [ply for ply in state.history if isinstance(ply, Deal)]


@pytest.mark.parametrize(
    ("players", "sizes"),
    [(n, [9, 7, 5, 6, 8]) for n in (2, 3, 4, 5)] + [(6, [8, 6, 5, 5, 7])],
)
def test_five_rounds_of_so_many_cards(players: int, sizes: list[int]) -> None:
    """U-10"""
    deals = deals_of(sit(players))
    assert [deal.round for deal in deals] == [1, 2, 3, 4, 5]
    assert [{len(hand) for hand in deal.hands} for deal in deals] == [{size} for size in sizes]


def test_after_five_rounds_the_game_is_over() -> None:
    """U-10, U-44"""
    state = sit(2)
    for _ in range(5):
        assert MUSTACHIO.result(state) is None
        state = swept(state, bids=(0, 1))
    assert MUSTACHIO.turn(state) is None
    assert MUSTACHIO.result(state) is not None


@pytest.mark.parametrize(("first", "dealers"), [(0, [0, 1, 2, 0, 1]), (2, [2, 0, 1, 2, 0])])
def test_the_deal_goes_to_the_left(first: int, dealers: list[int]) -> None:
    """U-11"""
    assert [deal.dealer for deal in deals_of(sit(3, first_dealer=first))] == dealers


def test_seat_0_deals_first_unless_the_table_says_otherwise() -> None:
    """U-11"""
    assert MUSTACHIO.configure(4, {}).first_dealer == 0
    assert MUSTACHIO.configure(4, {"first_dealer": 2}).first_dealer == 2


def test_all_cards_are_shuffled_anew_each_round() -> None:
    """U-11: what was played in round 1 may be dealt in round 2."""
    state = run(deal(sit(), {0: "R7 WALNUT"}), "deal")
    assert asked(deal(state, {0: "R7 WALNUT"})).what == "blind"


# Which villains


@pytest.mark.parametrize(("mode", "shown"), [("showcase2", 2), ("showcase1", 1)])
def test_shown_villains_are_dealt_and_never_come_again(mode: str, shown: int) -> None:
    """U-6: over many games, so that luck cannot hide a fault."""
    for first in range(4):
        deals = deals_of(sit(villains=mode, first_dealer=first))
        assert [len(deal.villains) for deal in deals] == [shown] * 5
        assert len({villain for deal in deals for villain in deal.villains}) == 5 * shown
        for one in deals:
            dealt = {card for hand in one.hands for card in hand}
            assert dealt & set(VILLAINS) == set(one.villains)


def test_the_showcase_of_two_is_the_default() -> None:
    """U-6"""
    assert MUSTACHIO.configure(4, {}).villains == "showcase2"


def test_shown_villains_are_no_part_of_the_pile() -> None:
    """U-6: all of them are dealt."""
    state = deal(sit(villains="showcase2"), {0: "ACORN TWINS"}, villains="ACORN TWINS")
    assert table(state).pile_size == 60 + 2 - 36
    assert names(table(state).villains) == ("ACORN", "TWINS")


def test_six_villains_are_in_the_pool_for_all_rounds() -> None:
    """U-7: drawn once before round 1."""
    deals = deals_of(sit(villains="pool"))
    assert len(set(deals[0].villains)) == 6
    assert {deal.villains for deal in deals} == {deals[0].villains}


def test_the_table_may_name_the_pool() -> None:
    """U-7: public, in the order of U-2's table."""
    pool = ["WALNUT", "TWINS", "ACORN", "PEANUT", "HEALTH-", "HEALTH+"]
    deals = deals_of(sit(villains="pool", pool=pool))
    named = ("ACORN", "PEANUT", "HEALTH+", "HEALTH-", "TWINS", "WALNUT")
    assert {names(deal.villains) for deal in deals} == {named}


@pytest.mark.parametrize(("mode", "count"), [("pool", 66), ("all", 72), ("none", 60)])
def test_how_many_cards_there_are(mode: str, count: int) -> None:
    """U-7, U-8, U-9: shuffled in, not dealt for sure."""
    assert len(table(run(sit(villains=mode), "blind")).deck) == count


def test_all_and_none() -> None:
    """U-8, U-9"""
    assert {deal.villains for deal in deals_of(sit(villains="all"))} == {VILLAINS}
    assert {deal.villains for deal in deals_of(sit(villains="none"))} == {()}


# Turning the trump


def test_a_round_goes_deal_blind_bids_trump_bids_tricks() -> None:
    """U-12"""
    state, seen = sit(), ["deal"]
    while len(table(state := run_one(state)).tricks) < 1:
        if seen[-1] != asked(state).what:
            seen.append(asked(state).what)
    assert seen == ["deal", "blind", "turn", "bid", "play"]


def run_one(state: State) -> State:
    """One ply, without villains' asks: a rigged deal of nuts."""
    seats = asked(state).seats
    if asked(state) == Ask("deal"):
        return deal(state, {})
    if not seats:
        return do(state, "flip R15")
    return do(state, MUSTACHIO.write_action(state.config, MUSTACHIO.legal(state, seats[0])[0]))


@pytest.mark.parametrize("colour", ["R", "B", "G", "Y"])
def test_the_turned_nut_is_trump_and_stays_visible(colour: str) -> None:
    """U-12"""
    state = do(no_blind(deal(sit(), {})), f"flip {colour}15")
    assert trump_now(state) == colour
    assert names(table(state).turned) == (f"{colour}15",)
    assert asked(state).what == "bid"


def test_turning_goes_on_past_villains() -> None:
    """U-12: they are out of the round, and visible."""
    state = no_blind(deal(sit(), {}))
    two = do(state, "flip WALNUT", "flip ACORN")
    assert asked(two) == Ask("turn")
    assert trump_now(two) is None
    done = do(two, "flip G15")
    assert names(table(done).turned) == ("WALNUT", "ACORN", "G15")
    assert table(done).pile_size == table(state).pile_size - 3
    with pytest.raises(ImpossibleChance, match="U-12 not-in-pile"):
        do(two, "flip WALNUT")


def test_turned_cards_and_hands_are_as_public_as_they_should_be() -> None:
    """U-12: the turned cards are everyone's, the order of the pile nobody's."""
    state = do(no_blind(deal(sit(), {})), "flip WALNUT", "flip G15")
    seen = [MUSTACHIO.view(state, seat) for seat in range(4)]
    assert {view.round.turned for view in seen if view.round} == {cards("WALNUT G15")}


def third_round_of_card_counting(players: int, villains: str) -> State:
    """U-50: the deal takes the whole pile. With four players of 72 cards 36, 20 and 16 are dealt;
    with five and no villains 45, then after a reshuffle 35 and 25 of 60.
    """
    state = sit(players, villains=villains, card_counting=True)
    for _ in range(2):
        state = run_round(state)
    return run(state, "turn")


def held(state: State) -> set[str]:
    return {card for seat in range(state.config.players) for card in hand_of(state, seat)}


@pytest.mark.parametrize(("players", "villains"), [(4, "all"), (5, "none")])
def test_with_no_pile_the_cards_of_earlier_rounds_are_turned(players: int, villains: str) -> None:
    """U-13: those played since the last reshuffle, this round's excepted."""
    state = third_round_of_card_counting(players, villains)
    assert table(state).pile_size == 0
    deck = NAMES if villains == "all" else names(NUTS)
    drawn = {MUSTACHIO.sample(state, Generator(seed)) for seed in range(900)}
    assert drawn == {Flip(BY_NAME[card]) for card in set(deck) - held(state)}
    for card in held(state):
        with pytest.raises(ImpossibleChance, match="U-13 not-in-pile"):
            do(state, f"flip {card}")


def test_turning_goes_on_from_that_pile() -> None:
    """U-13: a villain turned from it is out, and the next comes from it, too."""
    state = third_round_of_card_counting(4, "all")
    pile = set(NAMES) - held(state)
    villain = min(pile & set(names(VILLAINS)))
    nut = min(pile & set(names(NUTS)))
    state = do(state, f"flip {villain}", f"flip {nut}")
    assert table(state).pile_size == len(pile) - 2
    assert trump_now(state) == nut[0]


# What chance cannot do


def impossible(state: State, ply: Deal | Flip, message: str) -> None:
    with pytest.raises(ImpossibleChance, match=message):
        MUSTACHIO.apply(state, ply)


def test_deals_that_cannot_be() -> None:
    """U-10, U-11, U-12"""
    state = sit()
    good = rigged(state, {})
    short = (good.hands[0][1:], *good.hands[1:])
    impossible(state, replace(good, round=2), "U-10 wrong-round")
    impossible(state, replace(good, dealer=0), r"U-11 wrong-dealer \(seat=3\)")
    impossible(state, replace(good, hands=good.hands[1:]), "U-10 wrong-hands")
    impossible(state, replace(good, hands=short), r"U-10 wrong-hand-size \(seat=0, number=9\)")
    doubled = ((good.hands[1][0], *good.hands[0][1:]), *good.hands[1:])
    impossible(state, replace(good, hands=doubled), "U-1 card-twice")
    assert asked(MUSTACHIO.apply(state, good)).what == "blind"


@pytest.mark.parametrize(
    ("mode", "villains", "message"),
    [
        ("all", "ACORN", "U-8 wrong-villains"),
        ("none", "ACORN", "U-9 wrong-villains"),
        ("pool", "ACORN BUTTERNUT PEANUT HONEYNUT HEALTH+", "U-7 villain-count"),
        ("showcase2", "ACORN", "U-6 villain-count"),
        ("showcase1", "ACORN WALNUT", "U-6 villain-count"),
        ("showcase2", "ACORN R1", "U-6 wrong-villains"),
        ("showcase2", "WALNUT ACORN", "U-6 villain-order"),
        ("showcase2", "ACORN ACORN", "U-6 villain-order"),
        ("showcase2", "TWINS WALNUT", "U-6 shown-not-dealt"),
    ],
)
def test_villains_that_cannot_be(mode: str, villains: str, message: str) -> None:
    """U-6 to U-9: seat 0 holds ACORN and WALNUT wherever they may be held."""
    state = sit(villains=mode)
    holds = {0: "ACORN WALNUT"} if mode == "showcase2" and "TWINS" not in villains else {}
    ply = replace(rigged(state, holds), villains=cards(villains))
    impossible(state, ply, message)


def test_a_villain_that_is_not_in_use_cannot_be_dealt() -> None:
    """U-6, U-9: nor last round's, which are taken out."""
    with pytest.raises(ImpossibleChance, match="U-9 card-not-in-deck"):
        deal(sit(villains="none"), {0: "ACORN"})
    state = sit(villains="showcase1")
    with pytest.raises(ImpossibleChance, match="U-6 card-not-in-deck"):
        deal(state, {0: "ACORN WALNUT"}, villains="ACORN")
    state = run(deal(state, {0: "ACORN"}, villains="ACORN"), "deal")
    with pytest.raises(ImpossibleChance, match="U-6 card-not-in-deck"):
        deal(state, {0: "WALNUT ACORN"}, villains="WALNUT")
    with pytest.raises(ImpossibleChance, match=r"U-6 villain-again \(card=ACORN\)"):
        deal(state, {0: "ACORN"}, villains="ACORN")


def test_the_pool_cannot_change() -> None:
    """U-7"""
    six = "ACORN PEANUT HEALTH+ HEALTH- TWINS WALNUT"
    state = run(deal(sit(villains="pool"), {}, villains=six), "deal")
    with pytest.raises(ImpossibleChance, match="U-7 wrong-villains"):
        deal(state, {}, villains=six.replace("TWINS", "PRAYLENE"))
    assert asked(deal(state, {}, villains=six)).what == "blind"


def test_chance_has_its_moments() -> None:
    """U-12: no flip instead of a deal, no deal instead of a flip, neither in between."""
    state = sit()
    dealt = deal(state, {})
    with pytest.raises(ImpossibleChance, match="record chance-not-now"):
        do(state, "flip R15")
    impossible(no_blind(dealt), rigged(state, {}), "chance-not-now")


def test_chance_waits_for_those_who_are_asked() -> None:
    """U-15, U-16: the refusal says for whom, and for what."""
    flip = Flip(NUTS[14])
    asked_first = deal(sit(), {})
    impossible(asked_first, flip, r"U-16 seats-first \(kind=flip, seats=0, asked=blind\)")
    bids = do(no_blind(deal(sit(3), {})), "flip R15")
    impossible(bids, flip, r"U-15 seats-first \(kind=flip, seats=0/1/2, asked=bid\)")


def test_a_hand_of_card_counting_cites_its_rule() -> None:
    """U-50: where its sizes are not those of U-10; else U-10."""
    for players, rule in ((4, "U-50"), (3, "U-10")):
        state = sit(players, card_counting=True)
        good = rigged(state, {})
        short = (good.hands[0][1:], *good.hands[1:])
        impossible(state, replace(good, hands=short), f"{rule} wrong-hand-size")


def test_named_villains_stand_in_the_order_of_the_rules() -> None:
    """U-6, U-7: not as the table named them."""
    named = ["WALNUT", "TWINS", "ACORN", "PEANUT", "HEALTH-", "HEALTH+"]
    state = sit(villains="pool", pool=named)
    good = rigged(state, {}, villains=" ".join(named))
    impossible(state, replace(good, villains=cards(" ".join(named))), "U-7 villain-order")
    assert asked(MUSTACHIO.apply(state, good)).what == "blind"


@pytest.mark.parametrize(("mode", "each"), [("showcase1", 1), ("showcase2", 2)])
def test_the_table_may_name_what_is_shown(mode: str, each: int) -> None:
    """U-6: round by round; within a round the order means nothing."""
    named = NAMES[: len(NUTS) - 1 : -1][: 5 * each]
    deals = deals_of(sit(villains=mode, shown=list(named)))
    rounds = [named[each * n : each * n + each] for n in range(5)]
    assert [set(names(deal.villains)) for deal in deals] == [set(shown) for shown in rounds]
    assert all(deal.villains == tuple(sorted(deal.villains)) for deal in deals)
    for deal_ in deals:
        assert set(deal_.villains) <= {card for hand in deal_.hands for card in hand}


@pytest.mark.parametrize(
    ("villains", "reason"),
    [
        ("ACORN BUTTERNUT", "U-6 wrong-villains"),
        ("PEANUT TWINS", "U-6 wrong-villains"),
        ("ACORN", "U-6 wrong-villains"),
        ("TWINS WALNUT", "U-6 shown-not-dealt"),
    ],
)
def test_no_others_are_shown_than_named(villains: str, reason: str) -> None:
    """U-6"""
    shown = ["WALNUT", "TWINS", *(name for name in names(VILLAINS[:8]))]
    state = sit(villains="showcase2", shown=shown)
    with pytest.raises(ImpossibleChance, match=reason):
        deal(state, {}, villains=villains)


def test_a_later_round_alone_shows_what_was_named_for_it() -> None:
    """U-6: a game that begins with its third round."""
    config = MUSTACHIO.configure(4, {"shown": list(names(VILLAINS[:10]))})
    state = MUSTACHIO.begin_at(config, 3, Generator(1))
    sampled = MUSTACHIO.sample(state, Generator(2))
    assert isinstance(sampled, Deal)
    assert sampled.villains == VILLAINS[4:6]
