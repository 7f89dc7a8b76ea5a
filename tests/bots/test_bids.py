"""Bids by forecast: the model, what it bids, and what bids tell about hands."""

from itertools import pairwise
from typing import Any

import pytest

from tests.kernel.needed import needs_kernel
from tests.slices import some_of
from training.bids.blind import gains_with
from upperlip import kernel
from upperlip.bots import BOTS, Budget, choice_of, find_bot
from upperlip.bots.bids import forecast_weights as learned
from upperlip.bots.bids.bid_choice import best_bid, best_blind_bid, first_bid, second_bid
from upperlip.bots.bids.bid_evidence import LEVELS, Heard, card_worths, fits, lean
from upperlip.bots.bids.bidding import formerly_sensible, sensible
from upperlip.bots.bids.forecast import (
    SCALE,
    SIZES,
    EarlierBids,
    Hand,
    own_tricks,
    pair_chances,
    solo_chances,
)
from upperlip.nuts import MUSTACHIO
from upperlip.nuts.cards import BY_NAME, VALUES
from upperlip.nuts.notation import NO_BLIND
from upperlip.table.match import Match
from upperlip.table.ply import Action
from upperlip.table.seat import OPEN

CONFIG = MUSTACHIO.configure(4, {})
EARLIER = EarlierBids(2, 2, None)
WEAK, STRONG = "R2 R3 B2 B4 G3 G6 Y7", "R15 R14 R13 R12 B15 G15 Y14"


def hand(cards: str, added: int = 0) -> Hand:
    numbers = tuple(sorted(BY_NAME[name] for name in cards.split()))
    return Hand(numbers, 0, len(numbers), added)


def mean(chances: list[float]) -> float:
    return sum(tricks * chance for tricks, chance in enumerate(chances))


# The forecast


@pytest.mark.parametrize("added", [-1, 0, 1])
@pytest.mark.parametrize("cards", [WEAK, STRONG])
def test_chances_are_chances(cards: str, added: int) -> None:
    held = hand(cards, added)
    for found in (pair_chances(held, EARLIER, 1), solo_chances(held, 1)):
        assert len(found) == 8 + max(0, added)  # none, up to all seven and what HEALTH+ adds
        assert min(found) > 0
        assert sum(found) == pytest.approx(1)


def test_better_cards_win_more() -> None:
    for better, worse in (("R15", "R9"), ("R9", "R2"), ("B15", "B10"), ("R5", "B5")):
        held, instead = hand(f"{better} G3 G4 Y5 Y6"), hand(f"{worse} G3 G4 Y5 Y6")
        assert own_tricks(held) > own_tricks(instead)
        assert mean(pair_chances(held, EARLIER, 1)) > mean(pair_chances(instead, EARLIER, 1))
        assert mean(solo_chances(held, 1)) > mean(solo_chances(instead, 1))


def test_a_partner_who_bids_more_is_counted_on() -> None:
    for second in (None, 2):
        means = [mean(pair_chances(hand(WEAK), EarlierBids(bid, 1, second), 0)) for bid in range(5)]
        assert all(after > before for before, after in pairwise(means))


def test_players_steer_towards_their_bid() -> None:
    """Where 2 is about as likely as 3, bidding one of them makes it likelier."""
    held = hand("R13 R8 B14 G4 G7 Y3 Y10")
    for bid in (1, 2, 3):
        others = [other for other in (1, 2, 3) if other != bid]
        assert all(
            solo_chances(held, bid)[bid] > solo_chances(held, other)[bid] for other in others
        )


# What is bid


def test_a_strong_hand_bids_more() -> None:
    assert first_bid(hand(WEAK)) <= 1
    assert first_bid(hand(STRONG)) >= 4
    assert second_bid(CONFIG, hand(WEAK), EARLIER) < second_bid(CONFIG, hand(STRONG), EARLIER)


def test_the_second_partner_sets_the_total() -> None:
    """The more the first has said, the less is left to say, but the total grows."""
    held = hand("R13 R8 B14 G4 G7 Y3 Y10")
    bids = [second_bid(CONFIG, held, EarlierBids(partner, 2, None)) for partner in range(4)]
    totals = [partner + bid for partner, bid in enumerate(bids)]
    assert all(after <= before for before, after in pairwise(bids))
    assert all(after >= before for before, after in pairwise(totals))
    assert bids[0] > bids[-1]
    assert totals[0] < totals[-1]


def bids_in(options: dict[str, object], players: int = 4) -> list[tuple[Any, tuple[Action, ...]]]:
    """Views of seats that are asked for a bid, with what they may bid, in a few rounds."""
    found = []
    for number in range(5):
        config = MUSTACHIO.configure(players, options)
        match = Match(MUSTACHIO, config, 71, number, first_round=1 + number)
        while (ask := match.ask) is not None and ask.what != "play":
            if match.let_chance():
                continue
            seat = ask.seats[0]
            legal = match.legal(seat)
            if ask.what == "bid":
                found.append((match.view(seat), legal))
            match.act(seat, legal[{"blind": 0, "agree": 1, "bid": 1}[ask.what]])
    assert found
    return found


@pytest.mark.parametrize("villains", ["showcase2", "all", "none"])
@pytest.mark.parametrize("sides", ["pairs", "solo"])
def test_one_legal_bid_deserves_all_thought(sides: str, villains: str) -> None:
    for view, legal in bids_in({"sides": sides, "villains": villains}):
        (only,) = sensible(view, legal)
        assert only in legal
        assert sensible(view, legal) == (only,)


def test_a_blind_side_of_opponents_is_heard_as_well() -> None:
    match = Match(MUSTACHIO, CONFIG, 3)
    while (ask := match.ask) is not None and ask.what != "play":
        if match.let_chance():
            continue
        seat = ask.seats[0]
        legal = match.legal(seat)
        if ask.what == "blind" and seat % 2 == 1:
            match.act(seat, Action("blind", 4))
        else:
            match.act(
                seat, legal[0] if ask.what != "bid" else choice_of(BOTS["expert"], match, seat)
            )
    view: Any = match.view(OPEN)
    assert view.round.blinds[1] == 4
    assert None not in view.round.bids[::2]


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {}),
        (6, {"sides": "pairs"}),
        (4, {"drop_low": True}),
        (4, {"more_points": True}),
    ],
)
def test_where_nothing_was_learned_it_bids_as_before(
    players: int, options: dict[str, object]
) -> None:
    for view, legal in bids_in(options, players):
        assert best_bid(view, view.round) is None
        assert sensible(view, legal) == formerly_sensible(view, legal)


# What bids tell


def test_a_high_bid_suits_a_good_hand() -> None:
    for habit in (1, 2, 3):
        peaks = [
            max(range(LEVELS), key=fits(Heard(bid, habit, 7, 1, 1)).__getitem__) for bid in range(5)
        ]
        assert all(after >= before for before, after in pairwise(peaks))
        assert peaks[0] < peaks[-1]
        assert all(1 <= fit <= 1000 for bid in range(8) for fit in fits(Heard(bid, habit, 7, 1, 1)))


def worth_of(view: Any, seat: int, knowledge: Any) -> float:
    """What the seat's hand is worth in worlds drawn for the view, on average."""
    worths = card_worths(view.round.trump)
    rng = kernel.generator_for(view, 5)
    drawn = [knowledge.draw(rng).hands[seat] for _ in range(400)]
    sums: list[int] = [sum(worths[card] for card in cards) for cards in drawn]
    return sum(sums) / len(sums)


def round_with_bids(bids: tuple[int, ...]) -> Match:
    """A round in which these bids were made, in the order of bidding."""
    match, said = Match(MUSTACHIO, CONFIG, 12), iter(bids)
    while (ask := match.ask) is not None and ask.what != "play":
        if not match.let_chance():
            seat = ask.seats[0]
            match.act(
                seat, Action("bid", next(said)) if ask.what == "bid" else match.legal(seat)[0]
            )
    return match


@needs_kernel
def test_who_bids_more_holds_more_in_the_worlds_drawn() -> None:
    leaning = []
    for bid in (1, 2, 4):
        view: Any = round_with_bids((bid, 2, 2, 2)).view(0)
        knowledge: Any = kernel.knowledge(view)
        before = worth_of(view, 1, knowledge)
        lean(view, knowledge)
        leaning.append(worth_of(view, 1, knowledge))
    assert leaning[0] < leaning[1] < leaning[2]
    assert leaning[0] < before < leaning[2]


@needs_kernel
def test_leaning_worlds_fit_the_view() -> None:
    """Whatever was bid, every world drawn is one that the seat cannot tell from the truth."""
    match = round_with_bids((9, 0, 9, 0))
    view: Any = match.view(2)
    knowledge: Any = kernel.knowledge(view)
    lean(view, knowledge)
    for number in range(50):
        world = knowledge.draw(kernel.generator_for(view, number))
        assert world.hands[2] == view.round.hand
        assert list(map(len, world.hands)) == list(view.round.hand_sizes)
        assert len({card for cards in world.hands for card in cards}) == 4 * view.round.size


def test_without_the_kernel_it_listens_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "COMPILED", {})
    match = round_with_bids((2, 2, 2, 2))
    seat = match.ask.seats[0] if match.ask else 0
    legal = match.legal(seat)
    assert choice_of(BOTS["expert"], match, seat, Budget(simulations=2)) in legal


def test_the_former_expert_is_called_by_its_name_only() -> None:
    former = find_bot("expert-0")
    assert "expert-0" not in BOTS
    for view, legal in bids_in({}):
        book = former.books[view.game]  # type: ignore[attr-defined]
        assert len(book.sensible(view, legal)) > 1


def test_every_card_has_its_worth() -> None:
    worths = card_worths(2)
    assert len(worths) == 72
    trumps, plain = worths[2 * VALUES : 3 * VALUES], worths[:VALUES]
    assert all(a > b for a, b in zip(trumps, plain, strict=True))
    assert worths[:VALUES] == worths[VALUES : 2 * VALUES] == worths[3 * VALUES : 4 * VALUES]


# Blind bids

SOLO = MUSTACHIO.configure(4, {"sides": "solo"})


@pytest.mark.parametrize(("size", "number"), [(5, 1), (6, 1), (7, 2), (8, 2), (9, 2)])
def test_alone_a_blind_bid_is_what_the_forecast_holds_best(size: int, number: int) -> None:
    assert best_blind_bid(SOLO, size) == number
    for options in ({}, {"sides": "solo", "drop_low": True}):
        assert best_blind_bid(MUSTACHIO.configure(4, options), size) is None
    assert best_blind_bid(MUSTACHIO.configure(5, {"sides": "solo"}), size) is None


@some_of("size", sorted(SIZES, key=lambda size: size != 7))  # the row that changed a bid
def test_the_table_of_blind_bids_is_the_forecasts(size: int) -> None:
    gains = gains_with(size, learned.SOLO, learned.TRICK_WORTH[True] / SCALE)
    assert tuple(gains) == learned.BLIND[SIZES.index(size)]


def test_with_seven_cards_the_expert_expects_more_than_it_did() -> None:
    """The forecast says 2; its share of the tricks, which it went by before, is 1."""
    match = Match(MUSTACHIO, SOLO, 3, first_round=2)
    while match.ask is None or match.ask.what != "blind":
        assert match.let_chance()
    seat = match.ask.seats[0]
    legal = match.legal(seat)
    view: Any = match.view(seat)
    assert view.round.size == 7
    assert sensible(view, legal) == (Action("blind", 2),)
    assert formerly_sensible(view, legal) == (Action("blind", 1),)
    regular = BOTS["regular"].choose(view, legal, match.draws_for(seat), Budget(simulations=10))
    assert regular == Action("blind", NO_BLIND), "most people want to see their cards"
