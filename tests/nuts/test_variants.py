"""U-50 to U-52: card counting, more points, drop low."""

import pytest

from tests.nuts.kit import asked, deal, do, no_blind, run, run_round, sit, story, table
from upperlip.nuts.cards import names
from upperlip.nuts.state import State
from upperlip.table.errors import ImpossibleChance

PACKET = [f"{colour}{number}" for number in (15, 10, 5) for colour in "RBGY"]


def gone(state: State) -> str:
    return " ".join(names(state.spent))


# U-50


@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        (2, [9, 7, 5, 6, 8]),
        (3, [9, 7, 5, 6, 8]),
        (4, [9, 5, 4, 6, 7]),
        (5, [9, 7, 5, 6, 8]),
        (6, [8, 4, 5, 6, 7]),
    ],
)
def test_hand_sizes_of_card_counting(players: int, sizes: list[int]) -> None:
    """U-50"""
    state, seen = sit(players, card_counting=True), []
    for _ in range(5):
        seen.append(set(table(run(state, "blind")).hand_sizes))
        state = run_round(state)
    assert seen == [{size} for size in sizes]


@pytest.mark.parametrize(
    ("players", "villains", "decks"),
    [
        (4, "all", [72, 36, 16, 72, 48]),  # as printed: reshuffled before round 4
        (6, "all", [72, 24, 72, 42, 72]),  # before 3 and 5
        (2, "all", [72, 54, 40, 30, 18]),  # never
        (3, "none", [60, 33, 60, 45, 27]),
        (5, "none", [60, 60, 25, 60, 60]),  # a pile that just covers the deal is enough
    ],
)
def test_reshuffled_when_the_pile_cannot_cover_the_deal(
    players: int, villains: str, decks: list[int]
) -> None:
    """U-50: what each deal comes from.

    Where a deal takes the whole pile, U-13 makes one for turning: it is never dealt from.
    """
    state, seen = sit(players, villains=villains, card_counting=True), []
    for _ in range(5):
        seen.append(len(table(run(state, "blind")).deck))
        state = run_round(state)
    assert seen == decks


def test_the_next_deal_is_from_the_pile() -> None:
    """U-50: no card of round 1 in round 2."""
    state = run(deal(sit(card_counting=True), {0: "R7"}), "deal")
    with pytest.raises(ImpossibleChance, match=r"U-50 card-not-in-deck \(card=R7\)"):
        deal(state, {0: "R7"}, keep=gone(state))
    assert asked(deal(state, {}, keep=gone(state))).what == "blind"


def test_after_a_reshuffle_all_cards_are_there_again() -> None:
    """U-50: round 4 with four players; in round 3 they are not."""
    played_first = min(gone(run_to_deal(2)).split())
    with pytest.raises(ImpossibleChance, match="U-50 card-not-in-deck"):
        deal(run_to_deal(3), {0: played_first})
    assert asked(deal(run_to_deal(4), {0: played_first})).what == "blind"


def run_to_deal(number: int) -> State:
    state = sit(card_counting=True)
    for _ in range(number - 1):
        state = run_round(state)
    return state


def test_turned_cards_return_to_the_pile() -> None:
    """U-50: the trump card, villains turned before it and what TWINS turned."""
    state = no_blind(deal(sit(card_counting=True), {0: "TWINS"}))
    state = run(do(state, "flip WALNUT", "flip Y15"), "deal")
    turned = names(table(state).turned)
    assert len(turned) == 3, "TWINS have turned one, too"
    assert set(turned) <= set(names(state.stock))
    assert asked(deal(state, {0: " ".join(turned)}, keep=gone(state))).what == "blind"


def test_villains_in_use_include_those_no_longer_in_the_pile() -> None:
    """U-50, U-8: all twelve are in use though some were played."""
    state = run(deal(sit(card_counting=True), {0: "WALNUT ACORN"}), "deal")
    after = deal(state, {}, keep=gone(state))
    assert len(table(after).villains) == 12
    assert "WALNUT" not in names(table(after).deck)


def test_a_pile_made_anew_is_told() -> None:
    """U-13: with its rule."""
    told = [event for event in story(run_to_deal(4)) if event.message == "pile-made-anew"]
    assert [reason.rule for event in told for reason in event.reasons] == ["U-13"]


# U-51


@pytest.mark.parametrize(
    ("players", "options", "villains", "least"),
    [
        # 60 cards, 12 in the packet, 36 in the top half
        (2, {"villains": "none"}, "", 0),  # 18 dealt, 18 of the top half are not
        (3, {"villains": "none"}, "", 3),  # 27 dealt: 9 left
        (4, {"villains": "none"}, "", 12),  # all
        # 72 cards, 15 in the packet, 57 others: 28 of them above, 43 in all, 7 left
        (4, {"villains": "all"}, "", 8),  # no villain dealt: 3 of the 7 are villains
        (4, {"villains": "all"}, "ACORN", 7),
        (4, {"villains": "all"}, "ACORN TWINS WALNUT", 5),
        (4, {"villains": "all"}, "ACORN TWINS WALNUT PEANUT", 5),  # only three are in it
        # 52 cards, 12 in the packet, 40 others: 32 above, 27 dealt
        (3, {"villains": "none", "drop_low": True}, "", 7),
        # the shown villains are no part of it: 36 above, 34 dealt besides them
        (4, {"villains": "showcase2"}, "ACORN TWINS", 10),
        (4, {"villains": "showcase1"}, "ACORN", 11),
    ],
)
def test_how_few_of_the_packet_can_be_dealt(
    players: int, options: dict[str, object], villains: str, least: int
) -> None:
    """U-51: one fewer is impossible."""
    state = sit(players, more_points=True, **options)
    in_use = villains if str(options["villains"]).startswith("showcase") else None

    def dealt(count: int) -> State:
        held = [*PACKET[:count], *villains.split()]
        hands = {0: " ".join(held[:8]), 1: " ".join(held[8:])}
        return deal(state, hands, villains=in_use, keep=" ".join(PACKET))

    assert asked(dealt(least)).what == "blind"
    if least:
        with pytest.raises(ImpossibleChance, match="U-51 packet-not-on-top"):
            dealt(least - 1)


def test_a_pool_has_its_odd_card_at_the_bottom() -> None:
    """U-51: 66 cards, 15 in the packet, 51 others: 25 above, 40 in all, 4 left of 36."""
    pool = "ACORN BUTTERNUT PEANUT TWINS PRAYLENE WALNUT"
    state = sit(villains="pool", pool=pool.split(), more_points=True)
    held = {0: " ".join(PACKET[:8]), 1: "ACORN TWINS WALNUT"}
    keep = " ".join(PACKET)
    assert asked(deal(state, held, villains=pool, keep=keep)).what == "blind"
    held[0] = " ".join(PACKET[:7])
    with pytest.raises(ImpossibleChance, match=r"U-51 packet-not-on-top \(number=4\)"):
        deal(state, held, villains=pool, keep=keep)


def test_with_card_counting_the_packet_is_made_at_reshuffles_only() -> None:
    """U-51, U-50: round 2 of three players comes from the pile, whatever lies where."""
    keep = " ".join(PACKET)
    state = sit(3, villains="none", more_points=True, card_counting=True)
    state = run(deal(state, {0: " ".join(PACKET[:3])}, keep=keep), "deal")
    second = deal(state, {}, keep=f"{keep} {gone(state)}")
    assert asked(second).what == "blind"
    third = run(second, "deal")
    with pytest.raises(ImpossibleChance, match="U-51"):
        deal(sit(4, villains="none", more_points=True, card_counting=True), {}, keep=keep)
    assert table(run(third, "blind")).packet


def test_without_the_option_any_deal_is_possible() -> None:
    """U-51: no packet, no promise."""
    assert asked(deal(sit(villains="none"), {}, keep=" ".join(PACKET))).what == "blind"


# U-52


@pytest.mark.parametrize("players", [2, 3, 4])
def test_twos_and_threes_are_taken_out(players: int) -> None:
    """U-52: eight cards, and no others."""
    deck = names(table(run(sit(players, drop_low=True), "blind")).deck)
    full = names(table(run(sit(players), "blind")).deck)
    assert set(full) - set(deck) == {f"{c}{n}" for c in "RBGY" for n in (2, 3)}


def test_dropped_cards_cannot_be_dealt_or_turned() -> None:
    """U-52"""
    state = sit(drop_low=True)
    with pytest.raises(ImpossibleChance, match=r"U-52 card-not-in-deck \(card=R2\)"):
        deal(state, {0: "R2"})
    with pytest.raises(ImpossibleChance, match="U-12 not-in-pile"):
        do(no_blind(deal(state, {})), "flip G3")
