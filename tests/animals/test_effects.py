"""Effects of rule cards, alone and together (E-1 to E-26), by cards from outside."""

from typing import Any

import pytest

from tests.animals.kit import cards, words
from upperlip.animals import MOUSTACHE
from upperlip.animals.cards import JOKERS, NAMES
from upperlip.animals.effects.jokers import Scatters, Steals, Takes
from upperlip.animals.jokers import JOKER_CARDS
from upperlip.animals.law import Verdict, judge, law_of
from upperlip.animals.line import Outside
from upperlip.animals.scoring import worths
from upperlip.animals.state import State
from upperlip.table.generator import Generator
from upperlip.table.ply import Decision
from upperlip.table.seat import left_of, right_of

STARS = (0, 0, 0, 1, 2, 3, 2, 1, 0, 0, 0)  # O-3


def row_of(*effects: dict[str, Any]) -> tuple[tuple[str, ...], Outside]:
    """A row of cards from outside, one for each effect, left to right."""
    made = tuple(
        MOUSTACHE.read_definition(
            {
                "id": f"t:c{place}",
                "game": "moustache",
                "side": "black" if place > 1 else "white",
                "name": {"en": "x"},
                "effects": [effect],
            }
        )
        for place, effect in enumerate(effects)
    )
    return tuple(card.id for card in made), made


def judged(trick: str, *effects: dict[str, Any], threes: str = "colour") -> Verdict:
    row, made = row_of(*effects)
    return judge(law_of(row, threes, made), cards(trick))


def won(trick: str, *effects: dict[str, Any], threes: str = "colour") -> str | None:
    winner = judged(trick, *effects, threes=threes).winner
    return None if winner is None else NAMES[winner]


def leads(trick: str, *effects: dict[str, Any]) -> str | None:
    lead = judged(trick, *effects).lead
    return None if lead is None else NAMES[lead]


TURN = {"effect": "colours", "order": "reversed"}
UPSIDE_DOWN = {"effect": "values", "order": "reversed"}


def order(letters: str) -> dict[str, Any]:
    return {"effect": "colours", "order": letters}


def end(value: int, to: str) -> dict[str, Any]:
    return {"effect": "values", "value": value, "to": to}


def wins(value: int) -> dict[str, Any]:
    return {"effect": "wins", "value": value}


def lowest(among: str, value: int | None = None) -> dict[str, Any]:
    named = {} if value is None else {"value": value}
    return {"effect": "lowest", **named, "among": among}


def out(**which: object) -> dict[str, Any]:
    return {"effect": "out", **which}


def lead(who: str) -> dict[str, Any]:
    return {"effect": "lead", "who": who}


@pytest.mark.parametrize(
    ("trick", "effects", "winner"),
    [
        # E-11: the leftmost letters, then a turn for every `reversed`; two cancel.
        ("G10 P1 O1 B1", [order("BGPO")], "O1"),
        ("G10 P1 O1 B1", [order("BGPO"), order("GPOB")], "O1"),
        ("G10 P1 O1 B1", [TURN], "G10"),
        ("G10 P1 O1 B1", [TURN, TURN], "B1"),
        ("G10 P1 O1 B1", [TURN, order("BGPO")], "B1"),
        # E-12: at one end several keep their printed order; the first naming of a value counts.
        ("B9 B10 B0 B4", [end(4, "top")], "B4"),
        ("B9 B10 B0 B4", [end(4, "top"), end(0, "top")], "B4"),
        ("B9 B10 B0 B4", [end(10, "bottom"), end(10, "top")], "B9"),
        ("B9 B10 B0 B4", [UPSIDE_DOWN], "B0"),
        ("B9 B10 B0 B4", [UPSIDE_DOWN, end(9, "bottom")], "B9"),
        ("B9 B10 B0 B4", [UPSIDE_DOWN, UPSIDE_DOWN], "B10"),
        # E-13: of several, the strongest colour; what is out is not left (E-5).
        ("G7 P10 B3 O7", [wins(7)], "O7"),
        ("G7 P10 B3 O7", [wins(7), TURN], "G7"),
        ("G7 P10 B2 O7", [wins(2), wins(7)], "B2"),
        ("G7 P10 B3 O7", [wins(7), out(equals=True)], "B3"),
        ("G8 P10 B3 O6", [wins(7)], "B3"),
        # E-14: within the strongest colour, or of all; as the table reads threes.
        ("G2 B9 B4 P1", [lowest("colour")], "B4"),
        ("G2 B9 B4 P1", [lowest("overall")], "P1"),
        ("G1 B9 B4 P1", [lowest("overall")], "P1"),
        ("G2 B9 B4 P1", [lowest("overall", 5)], "B9"),
        ("G2 B9 B4 P1", [lowest("threes", 9)], "B4"),
        ("G2 B9 B4 P1", [lowest("overall"), UPSIDE_DOWN], "B9"),
        # E-15: only where so many are left.
        ("G1 P1 O2 B2", [{"effect": "nth", "n": 4}], "G1"),
        ("G1 P1 O2", [{"effect": "nth", "n": 4}], "O2"),
        ("G1 P1 O2 B2", [{"effect": "nth", "n": 3}, out(colour="B")], "G1"),
        # E-16: all look at the full trick; nobody left, nobody wins.
        ("G5 P5 O1 B2", [out(colour="G"), out(equals=True)], "B2"),
        ("G5 P4 O1 B2", [out(value=2)], "O1"),
        ("G5 P2 O1 B2", [out(colour="B", value=2)], "O1"),
        ("G5 P2 G1 G2", [out(colour="G"), out(colour="P")], None),
        # E-1: the first decider that applies; a card's own effects as listed.
        ("G7 P6 B3 O1", [lowest("overall"), wins(7)], "O1"),
        ("G7 P6 B3 O1", [wins(7), lowest("overall")], "G7"),
    ],
)
def test_who_wins(trick: str, effects: list[dict[str, Any]], winner: str | None) -> None:
    """E-1, E-3, E-5, E-11, E-12, E-13, E-14, E-15, E-16."""
    assert won(trick, *effects) == winner


def test_threes_are_read_as_the_table_does() -> None:
    """E-14."""
    assert won("G2 B9 B4 P1", lowest("threes", 9), threes="overall") == "P1"


def test_both_stay_out_that_are_of_equal_value() -> None:
    """E-16: although green is out anyway."""
    verdict = judged("G5 P5 O1 B2", out(colour="G"), out(equals=True))
    assert words(verdict.out) == "G5 P5"


@pytest.mark.parametrize(
    ("trick", "effects", "next_"),
    [
        ("G5 P4 O1 B2", [lead("weakest")], "G5"),
        ("G5 P4 O1 B2", [lead("left")], "P4"),
        ("G5 P4 O1 B2", [lead("winner"), lead("left")], "B2"),
        ("G5 P4 O1 B2", [lead("left"), lead("winner")], "P4"),
        ("G5 P5 O5 B5", [lead("winner"), lead("weakest"), out(equals=True)], None),
        ("G5 P5 O5 B5", [lead("weakest"), lead("left"), out(equals=True)], "P5"),
    ],
)
def test_who_leads_next(trick: str, effects: list[dict[str, Any]], next_: str | None) -> None:
    """E-18: the leftmost that names somebody; else O-19, O-22."""
    assert leads(trick, *effects) == next_


@pytest.mark.parametrize(
    ("card", "effects", "stars"),
    [
        ("P5", [{"effect": "worth", "colour": "P", "add": 2}], 5),
        ("P5", [{"effect": "worth", "set": 4}, {"effect": "worth", "set": 9}], 4),
        ("P5", [{"effect": "worth", "add": -9}, {"effect": "worth", "times": 3}], -18),
        ("P5", [{"effect": "worth", "times": 3}, {"effect": "worth", "add": -9}], -18),
        ("P5", [{"effect": "worth", "times": 0}], 0),
        ("P5", [{"effect": "worth", "negative": True}] * 2, -3),
        ("P5", [{"effect": "worth", "value": 5, "times": 3}] * 4, 99),
        ("P5", [{"effect": "worth", "colour": "P", "value": 4, "add": 1}], 3),
        ("UNICORN", [{"effect": "worth", "add": 9}], 0),
        ("MONKEY", [{"effect": "worth", "value": 1, "set": 9}], 0),
    ],
)
def test_what_a_captured_card_counts(card: str, effects: list[dict[str, Any]], stars: int) -> None:
    """E-8, E-21; E-3: no effect touches a joker."""
    row, made = row_of(*effects)
    assert worths(row, STARS, made)[cards(card)[0]] == stars


# Whole rounds


def dealt(*effects: dict[str, Any], players: int = 4, seed: int = 0) -> State:
    """Round two of a game with two such effects in the row, just dealt."""
    row, made = row_of(*effects, *[TURN] * (4 - len(effects)))
    state = MOUSTACHE.begin(MOUSTACHE.configure(players, {"rules": row}, made))
    while len(state.row) < 2 or not state.agenda[0].seats:
        state = step(state, seed)
    return state


def step(state: State, seed: int = 0) -> State:
    ask = MOUSTACHE.turn(state)
    assert ask is not None
    if not ask.seats:
        return MOUSTACHE.apply(state, MOUSTACHE.sample(state, Generator(seed, len(state.history))))
    seat = ask.seats[0]
    return MOUSTACHE.apply(state, Decision(seat, MOUSTACHE.legal(state, seat)[0]))


@pytest.mark.parametrize(("to", "neighbour"), [("left", left_of), ("right", right_of)])
@pytest.mark.parametrize("count", [1, 5])
def test_cards_are_passed(to: str, neighbour: Any, count: int) -> None:
    """E-19: so many, that way, all at once; and O-13's order with E-20 (E-4)."""
    state = dealt({"effect": "pass", "cards": count, "to": to}, {"effect": "open", "colour": "O"})
    before = state.live.hands
    assert MOUSTACHE.view(state, 0).round.open[1] == ()  # type: ignore[union-attr]
    assert MOUSTACHE.answer_parts(MOUSTACHE.glance(state, 0)) == count
    given = [hand[:count] for hand in before]
    while state.agenda[0].what == "give":
        state = step(state)
    for seat in range(4):
        assert set(given[seat]) <= set(state.live.hands[neighbour(seat, 4)])
        assert len(state.live.hands[seat]) == 10
    seen = MOUSTACHE.view(state, 0).round
    assert seen is not None
    assert all(words((card,))[0] == "O" for hand in seen.open[1:] for card in hand)
    assert any(seen.open[1:])


def test_open_cards_lie_open_while_others_are_chosen() -> None:
    """E-20: from its place among the openings on."""
    state = dealt({"effect": "open", "colour": "G"}, {"effect": "pass", "cards": 2, "to": "left"})
    seen = MOUSTACHE.view(state, 0).round
    assert seen is not None
    for seat in (1, 2, 3):
        green = [card for card in state.live.hands[seat] if words((card,))[0] == "G"]
        assert list(seen.open[seat]) == green


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("to", ["left", "right"])
def test_worlds_fit_the_view_whatever_is_passed_or_open(players: int, to: str) -> None:
    """E-19, E-20: what a seat knows of cards that were passed on."""
    state = dealt(
        {"effect": "open", "colour": "B"},
        {"effect": "pass", "cards": 3, "to": to},
        players=players,
    )
    for number in range(40):
        for seat in range(players):
            view = MOUSTACHE.view(state, seat)
            world = MOUSTACHE.guess(view, Generator(7, number, seat))
            assert MOUSTACHE.view(world, seat) == view
        if MOUSTACHE.turn(state) is None or state.agenda[0].what == "trophies":
            break
        state = step(state, number)


def test_the_colour_to_follow_is_the_leftmosts() -> None:
    """E-17."""
    row, made = row_of(
        {"effect": "follow", "which": "first"}, {"effect": "follow", "which": "latest"}
    )
    green, pink = cards("G1 P2")
    assert law_of(row, "colour", made).follow(0, pink) == 0
    assert law_of(row[::-1], "colour", made).follow(0, pink) == 1
    assert law_of(row[::-1], "colour", made).follow(0, JOKERS[0]) == 0
    assert law_of((), "colour").follow(None, green) == 0


def finished(*effects: dict[str, Any], seed: int) -> State:
    state = dealt(*effects, seed=seed)
    while len(state.scores) < 2:
        state = step(state, seed)
    return state


@pytest.mark.parametrize("seed", range(4))
def test_tricks_and_cards_bring_stars(seed: int) -> None:
    """E-22, E-23, E-24: after the cards' own stars (E-8), and E-25 turns the round round."""
    plain = finished({"effect": "values", "value": 0, "to": "bottom"}, seed=seed)
    teams, tricks = plain.live.teams, plain.live.tricks
    takers = [teams[trick.winner] for trick in tricks if trick.winner is not None]
    base = list(plain.scores[-1].stars)
    for effect, team in (
        ({"effect": "trick", "which": "first", "stars": 4}, takers[0]),
        ({"effect": "trick", "which": "last", "stars": -7}, takers[-1]),
        ({"effect": "most-tricks", "stars": 6}, majority(takers)),
    ):
        stars = list(finished(effect, seed=seed).scores[-1].stars)
        expected = [*base]
        if team is not None:
            expected[team] += int(str(effect["stars"]))
        assert stars == expected
    few = finished({"effect": "fewest"}, seed=seed).scores[-1]
    if few.stars[0] != few.stars[1]:
        assert few.stars[few.winner] == min(few.stars)


def majority(takers: list[int]) -> int | None:
    first, second = takers.count(0), takers.count(1)
    return None if first == second else int(second > first)


@pytest.mark.parametrize("seed", range(3))
def test_most_of_a_kind(seed: int) -> None:
    """E-22: by colour or by value; on a tie nobody."""
    for which in ({"colour": "O"}, {"value": 4}):
        state = finished({"effect": "most", **which, "stars": 9}, seed=seed)
        base = (
            finished({"effect": "values", "value": 0, "to": "bottom"}, seed=seed).scores[-1].stars
        )
        view = MOUSTACHE.view(state, 0).round
        assert view is not None
        piles = [words(pile).split() for pile in view.captured]
        counts = [sum(name[0] == "O" for name in pile) for pile in piles]
        if "value" in which:
            counts = [sum(name[1:] == "4" for name in pile) for pile in piles]
        more = [9 * (counts[team] > counts[1 - team]) for team in (0, 1)]
        assert list(state.scores[-1].stars) == [base[0] + more[0], base[1] + more[1]]


def test_jokers_are_data() -> None:
    """E-26."""
    assert [(NAMES[joker.card], joker.effects) for joker in JOKER_CARDS] == [
        ("UNICORN", (Takes(),)),
        ("MONKEY", (Steals(),)),
        ("PIGEON", (Scatters(),)),
    ]
