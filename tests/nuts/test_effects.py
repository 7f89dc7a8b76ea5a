"""Effects of villains, alone and together (E-2, E-6, E-7, E-31 to E-39), by cards from outside."""

from typing import Any

import pytest

from upperlip.nuts import MUSTACHIO
from upperlip.nuts.cards import COLOURS, NUTS
from upperlip.nuts.chance import Deal, Flip
from upperlip.nuts.config import Config
from upperlip.nuts.law import judge, law_of, numbers
from upperlip.nuts.scoring import card_points, score
from upperlip.nuts.state import State
from upperlip.nuts.villain import Villain
from upperlip.table.generator import Generator
from upperlip.table.ply import Ask, Decision

BOX = ["ACORN", "BUTTERNUT", "HONEYNUT", "TWINS", "WALNUT", "PRAYLENE"]


def villain(id_: str, *effects: dict[str, Any], number: int | None = 8, **own: Any) -> Villain:
    numbered = {} if number is None else {"number": number}
    made: Villain = MUSTACHIO.read_definition(
        {
            "id": f"t:{id_}",
            "game": "mustachio",
            **numbered,
            **own,
            "name": {"en": "x"},
            "effects": list(effects),
        }
    )
    return made


def config(*made: Villain, players: int = 4, **options: object) -> Config:
    pool = [card.id for card in made] + BOX[: 6 - len(made)]
    usual = {"villains": "pool", "pool": pool, "first_dealer": players - 1, "sides": "solo"}
    return MUSTACHIO.configure(players, usual | options, made)


def winner(
    trick: str, *made: Villain, trump: str | None = "B", before: int = 0, led: str | None = None
) -> str:
    """The card that wins a trick; `a`, `b` and so on stand for the given villains."""
    names = spelled(trick)
    table = config(*made)
    cards = tuple(table.card(name) for name in names)
    numbered = numbers(cards, before, table.villain_cards)
    colour = None if trump is None else COLOURS.index(trump)
    walnut = None if led is None else COLOURS.index(led)
    return names[judge(cards, numbered, colour, walnut, table.villain_cards)]


def spelled(trick: str) -> list[str]:
    return [f"t:{word}" if word.islower() else word for word in trick.split()]


def numbered(trick: str, *made: Villain, before: int = 0) -> tuple[int, ...]:
    table = config(*made)
    cards = tuple(table.card(name) for name in spelled(trick))
    return numbers(cards, before, table.villain_cards)


STRONG = {"effect": "always-trump"}
LOW, HIGH = ({"effect": "judged", "by": by} for by in ("lowest", "highest"))
VOID = {"effect": "void"}


def copies(plus: int) -> dict[str, Any]:
    return {"effect": "copies", "plus": plus}


def points(number: int) -> dict[str, Any]:
    return {"effect": "points", "points": number}


def tricks(number: int) -> dict[str, Any]:
    return {"effect": "tricks", "tricks": number}


def trump(colour: str, lasting: int) -> dict[str, Any]:
    return {"effect": "trump", "colour": colour, "tricks": lasting}


def turn(good: int, bad: int) -> dict[str, Any]:
    return {"effect": "turn", "good": good, "bad": bad}


def test_copied_numbers() -> None:
    """E-31: below 0 and over 15, from the last trick's card, and one from another."""
    a, b = villain("a", copies(-5), number=None), villain("b", copies(5), number=None)
    assert numbered("R3 a b R9", a, b) == (3, -2, 3, 9)
    assert numbered("b R3 a", a, b, before=15) == (20, 3, -2)
    assert numbered("a", a, b) == (-5,)
    table = config(a, b)
    assert card_points(False, table.villain_cards)[table.card("t:a")] == 0


def test_villains_that_are_always_trump() -> None:
    """E-32: by number like any trumps, of equal ones the first; against other villains."""
    a, b = villain("a", STRONG, number=4), villain("b", STRONG, number=4)
    assert winner("R15 a B3 b", a, b) == "t:a"
    assert winner("R15 a B5 b", a, b) == "B5"
    assert winner("R15 R2 WALNUT a", a, b) == "WALNUT"
    assert winner("BUTTERNUT a b ACORN", villain("a", STRONG, number=4), b) == "ACORN"
    assert winner("BUTTERNUT a HONEYNUT", a) == "t:a"
    assert winner("BUTTERNUT a HONEYNUT", a, trump=None) == "BUTTERNUT"
    assert winner("R3 a R15", a, trump=None) == "R15"


@pytest.mark.parametrize(
    ("trick", "who"),
    [
        ("R9 b B2 R15", "R15"),
        ("R15 b B2 G15", "R15"),
        ("R9 a B2 R15", "B2"),
        ("R9 a b R15", "R15"),  # the one played last (E-2)
        ("R9 b a B9", "t:a"),
        ("R9 b a R8", "R8"),
    ],
)
def test_judged_by_numbers(trick: str, who: str) -> None:
    """E-33: lowest, of equals the last; highest, of equals the first."""
    assert winner(trick, villain("a", LOW), villain("b", HIGH, number=9)) == who


def test_marks_add_up() -> None:
    """E-34, E-35, E-36: twice void is as once, tricks and points all add up."""
    a, b = villain("a", VOID, tricks(2), points(-20)), villain("b", VOID, tricks(-1), points(3))
    table = config(a, b)
    law = law_of((table.card("t:a"), table.card("t:b")), (), table.villain_cards)
    assert (law.worthless, law.counts, law.swings) == (True, 2, (-20, 3))


@pytest.mark.parametrize(
    ("number", "own", "team", "solo"),
    [
        (15, {}, 10, 10),
        (14, {}, 0, 5),
        (10, {}, 5, 0),
        (1, {}, 2, 0),
        (15, {"scores": False}, 0, 0),
    ],
)
def test_what_its_number_earns(number: int, own: dict[str, Any], team: int, solo: int) -> None:
    """E-41: what U-40 gives a nut of that number, unless it says otherwise."""
    table = config(villain("a", number=number, **own))
    card = table.card("t:a")
    assert card_points(False, table.villain_cards)[card] == team
    assert card_points(True, table.villain_cards)[card] == solo


# At the table


def dealt(table: Config, *hands: str, turned: str = "Y1") -> State:
    """A first round in which the seats hold these cards, and others; the bids are 0."""
    names = [spelled(hand) for hand in hands]
    named = [[table.card(name) for name in hand] for hand in names]
    taken = {card for hand in named for card in hand} | {table.card(turned)}
    rest = iter(sorted((nut for nut in NUTS if nut not in taken), key=lambda nut: nut % 15))
    size = table.hand_size(1)
    full = [tuple(sorted(hand + [next(rest) for _ in range(size - len(hand))])) for hand in named]
    villains = table.fixed_villains
    assert villains is not None
    state = MUSTACHIO.begin(table)
    state = MUSTACHIO.apply(state, Deal(1, table.dealer(1), villains, tuple(full)))
    state = until(state, "turn")
    state = MUSTACHIO.apply(state, Flip(table.card(turned)))
    return until(state, "play")


def until(state: State, what: str) -> State:
    while state.agenda[0].what != what:
        state = first_choice(state)
    return state


def first_choice(state: State) -> State:
    ask = state.agenda[0]
    if not ask.seats:
        return MUSTACHIO.apply(state, MUSTACHIO.sample(state, Generator(len(state.history))))
    seat = ask.seats[0]
    return MUSTACHIO.apply(state, Decision(seat, MUSTACHIO.legal(state, seat)[0]))


def do(state: State, *steps: str) -> State:
    for step in steps:
        verb, name = step.split()
        (word,) = spelled(name) if verb in ("play", "pass") else (name,)
        if verb == "flip":
            state = MUSTACHIO.apply(state, Flip(state.config.card(name)))
            continue
        action = MUSTACHIO.read_action(state.config, f"{verb} {word}")
        assert action is not None
        state = MUSTACHIO.apply(state, Decision(state.agenda[0].seats[0], action))
    return state


def end_trick(state: State) -> State:
    done = len(state.live.tricks)
    while len(state.live.tricks) == done:
        state = first_choice(state)
    return state


def test_a_trump_lasts_so_long() -> None:
    """E-37: this trick and the next ones; then the round's own is back."""
    a = villain("a", trump("R", 3))
    state = do(dealt(config(a), "a", "", "", ""), "play a")
    for _ in range(3):
        assert state.live.trump_in_force == COLOURS.index("R")
        state = end_trick(state)
    assert state.live.trump_in_force == COLOURS.index("Y")


def test_a_later_trump_ends_it_for_good() -> None:
    """E-37, E-2: also where the earlier one would have lasted longer."""
    a, b = villain("a", trump("R", 9)), villain("b", trump("none", 1))
    state = do(dealt(config(a, b), "a", "b", "", ""), "play a", "play b")
    assert state.live.trump_in_force is None
    assert end_trick(state).live.trump_in_force == COLOURS.index("Y")


def test_no_trump_reaches_into_the_next_round() -> None:
    """E-7."""
    a = villain("a", trump("R", 9))
    state = do(dealt(config(a), "a", "", "", ""), "play a")
    while len(state.scores) < 1 or state.agenda[0].what != "play":
        state = first_choice(state)
    assert state.live.spell is None


def test_effects_happen_as_they_are_listed() -> None:
    """E-6: the card is turned under the old trump, or under the new one."""
    for effects, gained in (([turn(7, -9), trump("R", 1)], 7), ([trump("R", 1), turn(7, -9)], -9)):
        a = villain("a", *effects)
        state = dealt(config(a), "a", "", "", "")
        pile = [state.config.name(card) for card in state.live.pile]
        red = next(name for name in pile if name[0] == "R")
        state = do(state, "play a", f"flip {red}")
        assert state.live.trick.swings == (gained,)
        assert state.live.trump_in_force == COLOURS.index("R")


def test_marks_count_for_the_cards_own_turn() -> None:
    """E-6, E-33, E-39: no trump is in force in a trick that is judged by numbers."""
    for effects, gained in (([turn(7, -9)], -9), ([turn(7, -9), HIGH], 7), ([LOW, turn(7, -9)], 7)):
        a = villain("a", *effects)
        state = dealt(config(a), "a", "", "", "")
        pile = [state.config.name(card) for card in state.live.pile]
        yellow = next(name for name in pile if name[0] == "Y")
        assert do(state, "play a", f"flip {yellow}").live.trick.swings == (gained,)


def test_a_named_trump_is_asked_for_before_the_pass() -> None:
    """E-6, E-37, E-38: each is done before the next, all before the next card."""
    a = villain("a", trump("named", 1), {"effect": "pass", "cards": 2, "to": "right"})
    state = do(dealt(config(a), "a", "", "", ""), "play a")
    assert state.agenda[0] == ("trump", (0,))
    state = do(state, "trump G")
    assert state.agenda[0] == Ask("pass", (0, 1, 2, 3))
    before = [hand[:2] for hand in state.live.hands]
    while state.agenda[0].what == "pass":
        state = first_choice(state)
    for seat in range(4):
        assert set(before[seat]) <= set(state.live.hands[(seat - 1) % 4])
    assert state.agenda[0] == ("play", (1,))


@pytest.mark.parametrize("left", [0, 1, 2, 3, 4])
def test_no_more_is_passed_than_there_are_tricks_to_come(left: int) -> None:
    """E-38: and in the last trick nothing."""
    a = villain("a", {"effect": "pass", "cards": 3, "to": "left"})
    table = config(a)
    state = dealt(table, "a", "", "", "")
    held = state.config.card("t:a")
    while len(state.live.tricks) < state.live.size - left - 1 or state.agenda[0].seats != (0,):
        ask = state.agenda[0]
        choices = [c for c in MUSTACHIO.legal(state, ask.seats[0]) if c.value != held]
        state = MUSTACHIO.apply(state, Decision(ask.seats[0], choices[0]))
    state = do(state, "play a")
    if not left:
        assert state.agenda[0].what != "pass"
        return
    assert MUSTACHIO.answer_parts(MUSTACHIO.glance(state, 0)) == min(3, left)
    hands = [len(hand) for hand in state.live.hands]
    while state.agenda[0].what == "pass":
        state = first_choice(state)
    assert [len(hand) for hand in state.live.hands] == hands


@pytest.mark.parametrize("to", ["left", "right"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_worlds_fit_the_view_whatever_was_passed(to: str, players: int) -> None:
    """E-38: what a seat knows of cards that were passed on; E-44: and every game goes on."""
    a = villain("a", {"effect": "pass", "cards": 3, "to": to})
    state = do(dealt(config(a, players=players), "a", *[""] * (players - 1)), "play a")
    for number in range(60):
        for seat in range(players):
            view = MUSTACHIO.view(state, seat)
            world = MUSTACHIO.guess(view, Generator(3, number, seat))
            assert MUSTACHIO.view(world, seat) == view
        if state.scores:
            break
        ask, draws = state.agenda[0], Generator(number, players)
        if not ask.seats:
            state = first_choice(state)
            continue
        seat = ask.seats[draws.below(len(ask.seats))]
        legal = MUSTACHIO.legal(state, seat)
        state = MUSTACHIO.apply(state, Decision(seat, legal[draws.below(len(legal))]))


def test_a_sides_tricks_are_held_at_none() -> None:
    """E-35: at the round's end only."""
    a = villain("a", tricks(-2), number=20)
    state = dealt(config(a), "a", "", "", "")
    state = end_trick(do(state, "play a"))
    assert MUSTACHIO.view(state, 0).round.tallies[0].tricks == -1  # type: ignore[union-attr]
    assert score(state.config, state.live).tricks[0] == 0
    assert score(state.config, state.live).points[0] >= 25  # a bid of none is met


def test_two_definitions_under_one_id_do_not_mix() -> None:
    """E-45: a game knows the cards of its own set-up."""
    one, two = villain("a", points(1)), villain("a", points(2))
    for card, gained in ((one, 1), (two, 2), (one, 1)):
        table = config(card)
        law = law_of((table.card("t:a"),), (), table.villain_cards)
        assert law.swings == (gained,)
