"""A rigged table: every deal is chosen, every card is played by name, nothing behind the rules.

Tricks are written as they are played: `"G7 B3 O2 P5"`, from seat 0, who wears the crown, or
from another seat: `"2: O2 P5 G7 B3"`. As many players sit at the table as cards in the trick.
"""

from collections.abc import Hashable
from functools import cache

import pytest

from upperlip.animals import MOUSTACHE
from upperlip.animals.cards import ANIMALS, BY_NAME, JOKERS, NAMES, is_joker
from upperlip.animals.chance import Deal, Rule, Trophies
from upperlip.animals.config import Config
from upperlip.animals.rules import BY_ID, IN_THE_BOXES
from upperlip.animals.state import DoneTrick, Ply, State
from upperlip.animals.view import RoundView, View
from upperlip.table.counting import Placement
from upperlip.table.errors import TableError
from upperlip.table.generator import Generator
from upperlip.table.ply import Ask, Decision
from upperlip.table.seat import around

# Rule cards that lie in a row without a word until the round is over.
QUIET = ("blue-tax", "fewest-stars", "last-trick", "green-negative")

# Those of the rules page, whose meetings are worked out by hand.
WHITE = tuple(id_ for id_ in IN_THE_BOXES if BY_ID[id_].side == "white")
BLACK = tuple(id_ for id_ in IN_THE_BOXES if BY_ID[id_].side == "black")

HAND = {3: 12, 4: 10, 5: 8, 6: 7}  # O-11
SMALL_TEAM = {3: 1, 4: 2, 5: 2, 6: 3}  # O-9
JOKERS_EACH = {3: 3, 5: 1}  # for the small team (O-11)
STARS = (0, 0, 0, 1, 2, 3, 2, 1, 0, 0, 0)  # O-3


def cards(names: str) -> tuple[int, ...]:
    return tuple(BY_NAME[name] for name in names.split())


def words(some: tuple[int, ...]) -> str:
    return " ".join(NAMES[card] for card in some)


# Towards a round


def row_of(*rules: str) -> tuple[str, ...]:
    """The shortest row with these rules in this order: black ones need two white ones before."""
    white = [rule for rule in rules if BY_ID[rule].side == "white"]
    black = [rule for rule in rules if BY_ID[rule].side == "black"]
    if black or not white:
        wanted = 2 if black else 1
        white += [rule for rule in QUIET if rule not in white][: max(0, wanted - len(white))]
    return (*white, *black)


def fixed(*row: str) -> tuple[str, ...]:
    """A whole game's rules that begin with this row."""
    white, black = row[:2], row[2:]
    white += tuple(rule for rule in WHITE if rule not in white)[: 2 - len(white)]
    return (*white, *black, *[rule for rule in BLACK if rule not in black][: 2 - len(black)])


def config(players: int = 4, **options: object) -> Config:
    return MOUSTACHE.configure(players, options)


def begin(players: int = 4, **options: object) -> State:
    return MOUSTACHE.begin(config(players, **options))


def asked(state: State) -> Ask:
    ask = MOUSTACHE.turn(state)
    assert ask is not None, "the game is over"
    return ask


def finish(state: State) -> State:
    """Plays on, anyhow, to the end of the game."""
    while MOUSTACHE.turn(state):
        state = _anyhow(state)
    return state


def _anyhow(state: State, seed: int = 0) -> State:
    ask = asked(state)
    if not ask.seats:
        return let_chance(state, seed)
    return MOUSTACHE.apply(state, Decision(ask.seats[0], MOUSTACHE.legal(state, ask.seats[0])[0]))


def let_chance(state: State, seed: int = 0) -> State:
    return MOUSTACHE.apply(state, MOUSTACHE.sample(state, Generator(seed)))


def until(state: State, what: str, number: int = 0, seed: int = 0) -> State:
    """Plays on, anyhow, until this is asked (in this round)."""
    while asked(state).what != what or (number and len(state.row) != number):
        state = _anyhow(state, seed)
    return state


@cache
def before_deal(*row: str, players: int = 4, **options: Hashable) -> State:
    """The row lies on the table, its last card just turned; the deal comes next."""
    state = begin(players, rules=fixed(*row), **options)
    return until(state, "deal", len(row)) if row else state


# The deal


def deal(state: State, *hands: str, teams: tuple[int, ...] | None = None, crown: int = 0) -> State:
    """Deals these cards, and any others; `-G` stands for "and no green"."""
    return MOUSTACHE.apply(state, rigged(state, *hands, teams=teams, crown=crown))


def rigged(state: State, *hands: str, teams: tuple[int, ...] | None = None, crown: int = 0) -> Deal:
    players = state.config.players
    named = [cards(" ".join(n for n in hand.split() if n[0] != "-")) for hand in hands]
    void = [{n[1] for n in hand.split() if n[0] == "-"} for hand in hands]
    teams = teams or _teams(players, [any(map(is_joker, hand)) for hand in named])
    rest = [joker for joker in JOKERS if all(joker not in hand for hand in named)]
    for seat, team in enumerate(teams):
        while team == 0 and sum(map(is_joker, named[seat])) < JOKERS_EACH.get(players, 0):
            named[seat] += (rest.pop(),)
    free = [card for card in ANIMALS if all(card not in hand for hand in named)]
    capacity = [HAND[players] - len(hand) for hand in named]
    capacity.append(len(free) - sum(capacity))  # those that nobody gets
    allowed = {
        card: frozenset(
            (players, *(seat for seat in range(players) if NAMES[card][0] not in void[seat]))
        )
        for card in free
    }
    fill = Placement(allowed, capacity).place(Generator(7))
    dealt = tuple(
        tuple(sorted((*hand, *more))) for hand, more in zip(named, fill[:players], strict=True)
    )
    return Deal(len(state.row), teams, crown, dealt)


def _teams(players: int, jokers: list[bool]) -> tuple[int, ...]:
    """Where jokers are dealt their holders are the small team (O-11); else 0, 1, 0, 1…"""
    if players in (4, 6):
        return tuple(seat % 2 for seat in range(players))
    small = sorted(range(players), key=lambda seat: not jokers[seat])[: SMALL_TEAM[players]]
    return tuple(int(seat not in small) for seat in range(players))


# Play


def give(state: State, seat: int, names: str) -> State:
    return _do(state, "give", names, seat)


def play(state: State, names: str) -> State:
    """Cards, each played by the seat whose turn it is."""
    return _do(state, "play", names)


def steal(state: State, name: str) -> State:
    return _do(state, "steal", name)


def _do(state: State, verb: str, names: str, seat: int | None = None) -> State:
    for name in names.split():
        turn = asked(state).seats[0] if seat is None else seat
        state = MOUSTACHE.apply(state, decision(turn, f"{verb} {name}"))
    return state


def decision(seat: int, text: str) -> Decision:
    action = MOUSTACHE.read_action(config(), text)
    assert action is not None, text
    return Decision(seat, action)


def table(
    *tricks: str, rules: str = "", teams: tuple[int, ...] | None = None, **options: Hashable
) -> State:
    """A round under these rules, dealt so that these tricks can be played."""
    led = [(int(t[0]), t[2:]) if t[1] == ":" else (0, t) for t in tricks]
    players = len(led[0][1].split())
    hands = [""] * players
    for leader, trick in led:
        follow = ""
        for seat, name in zip(around(leader, players), trick.split(), strict=True):
            joker = len(name) > 3
            cuts = bool(follow) and name[0] != follow and not joker
            hands[seat] += f" {name}" + (f" -{follow}" if cuts else "")
            if not joker and (not follow or "cut-leads" in rules):
                follow = name[0]
    before = before_deal(*row_of(*rules.split()), players=players, **options)
    return deal(before, *hands, teams=teams)


def after(
    *tricks: str, rules: str = "", teams: tuple[int, ...] | None = None, **options: Hashable
) -> State:
    """The state when these tricks have been played."""
    state = table(*tricks, rules=rules, teams=teams, **options)
    for trick in tricks:
        state = play(state, trick.split(": ")[-1])
    return state


def play_out(state: State, keep: str = "") -> State:
    """Plays the round to its end, jokers first, but keeps some cards as long as it can."""
    kept = cards(keep)
    while (ask := MOUSTACHE.turn(state)) and ask.seats:
        legal = MOUSTACHE.legal(state, ask.seats[0])
        action = min(legal, key=lambda choice: (choice.value in kept, not is_joker(choice.value)))
        state = MOUSTACHE.apply(state, Decision(ask.seats[0], action))
    return state


# What came of it


def last(state: State) -> DoneTrick:
    return state.live.tricks[-1]


def won(state: State) -> str | None:
    """The card that won the last trick."""
    trick = last(state)
    return None if trick.winner is None else _card_of(trick, trick.winner)


def leads(state: State) -> str:
    """The card that the next leader played in the last trick."""
    return _card_of(last(state), state.live.trick.leader)


def _card_of(trick: DoneTrick, seat: int) -> str:
    return NAMES[trick.cards[(seat - trick.leader) % len(trick.cards)]]


def taken(state: State) -> tuple[str, str]:
    """The cards of each team, sorted by name."""
    first, second = round_view(state, 0).captured
    return " ".join(sorted(words(first).split())), " ".join(sorted(words(second).split()))


def printed(state: State) -> tuple[int, int]:
    """The stars printed on the cards of each team (O-3), whatever the rules make of them."""
    piles = ([name for name in pile.split() if len(name) <= 3] for pile in taken(state))
    first, second = (sum(STARS[int(name[1:])] for name in pile) for pile in piles)
    return first, second


def stars(state: State) -> tuple[int, int]:
    return state.scores[-1].stars


def view(state: State, seat: int) -> View:
    return MOUSTACHE.view(state, seat)


def round_view(state: State, seat: int) -> RoundView:
    seen = view(state, seat).round
    assert seen is not None
    return seen


def hand(state: State, seat: int, colour: str = "") -> str:
    """A hand, or its animals of one colour: the cards' names, sorted."""
    names = words(state.live.hands[seat]).split()
    return " ".join(sorted(n for n in names if not colour or (len(n) <= 3 and n[0] == colour)))


def may(state: State, seat: int) -> str:
    """What a seat may do now: the cards' names, sorted."""
    return " ".join(sorted(NAMES[action.value] for action in MOUSTACHE.legal(state, seat)))


def reasons(*tricks: str, rules: str = "", theft: str = "", **options: Hashable) -> list[str]:
    """Why the last trick went where it went, in words as errors have them."""
    ply: Ply
    before = table(*tricks, rules=rules, teams=None, **options)
    every = " ".join(trick.split(": ")[-1] for trick in tricks)
    if theft:
        before, verb, name = play(before, every), "steal", theft
    else:
        earlier, _, name = every.rpartition(" ")
        before, verb = play(before, earlier), "play"
    ply = decision(asked(before).seats[0], f"{verb} {name}")
    events = MOUSTACHE.narrate(before, ply, MOUSTACHE.apply(before, ply))
    return [str(reason) for event in events for reason in event.reasons]


# Chance, and refusals


def rule(state: State, name: str) -> State:
    return MOUSTACHE.apply(state, Rule(len(state.row) + 1, name))


def trophies(state: State, *drawn: int | None) -> State:
    return MOUSTACHE.apply(state, Trophies(len(state.scores), drawn))


def refusal(state: State, ply: Ply) -> str:
    """Rule number and message of the error that a ply meets."""
    with pytest.raises(TableError) as caught:
        MOUSTACHE.apply(state, ply)
    reason = caught.value.reason
    return f"{reason.rule} {reason.message}"
