"""A rigged table, run through the contract alone.

The first dealer sits last, so seat 0 leads and a card's place in the first trick is its seat.
Tricks are written as they are played: `"R7 WALNUT G3 B2"`; a later one says who leads it:
`"2: B5 B6 B7 B8"`. What a villain asks for stands behind it: `HUMMMUS=G` names green,
`TWINS=R3` turns R3, `PEANUT=R2,B2,G2,Y2` passes a card from each seat, seat 0 first.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypedDict, Unpack

import pytest

from upperlip.nuts import MUSTACHIO
from upperlip.nuts.cards import BY_NAME, NUTS, VILLAINS, Card, names, value_of
from upperlip.nuts.chance import Deal, Flip
from upperlip.nuts.scoring import Tally
from upperlip.nuts.state import State
from upperlip.nuts.view import RoundView
from upperlip.table.errors import TableError
from upperlip.table.event import Event
from upperlip.table.generator import Generator
from upperlip.table.ply import Ask, Decision, Hidden
from upperlip.table.seat import SPECTATOR, Seat

COLOURS = {letter: NUTS[15 * n : 15 * n + 15] for n, letter in enumerate("RBGY")}
POINTLESS = (2, 3, 4, 6, 7, 8, 9, 11, 12, 13)  # numbers that score in neither mode (U-40)
ANSWERS = {"HUMMMUS": "trump", "TWINS": "flip", "PEANUT": "pass"}

Hands = Mapping[Seat, str]


def cards(words: str) -> tuple[Card, ...]:
    return tuple(BY_NAME[word] for word in words.split())


# Setting up


def sit(players: int = 4, **options: object) -> State:
    """All villains are in the deck unless an option says otherwise: anyone may hold anything."""
    usual = {"villains": "all", "first_dealer": players - 1}
    return MUSTACHIO.begin(MUSTACHIO.configure(players, usual | options))


def rigged(state: State, hands: Hands, *, villains: str | None = None, keep: str = "") -> Deal:
    """The next deal, hands filled up with nuts: first those that score nothing.

    `keep` names what must not fill a hand: cards (`R7`) and whole colours (`R`).
    """
    config, number = state.config, len(state.scores) + 1
    full = [list(cards(hands.get(seat, ""))) for seat in range(config.players)]
    kept = (COLOURS[word] if word in COLOURS else cards(word) for word in keep.split())
    taken = {card for group in (*full, *kept) for card in group}
    nuts = (nut for nut in NUTS if not (config.drop_low and value_of(nut) in (2, 3)))
    plain = sorted(set(nuts) - taken, key=lambda nut: (value_of(nut) not in POINTLESS, nut))
    spare = sorted(set(VILLAINS) - taken) if config.villains == "all" else []
    fillers = iter([*plain, *spare])
    for hand in full:
        hand += [next(fillers) for _ in range(config.hand_size(number) - len(hand))]
    mode = VILLAINS if config.villains == "all" else ()
    in_use = mode if villains is None else tuple(sorted(cards(villains)))
    dealer = (config.first_dealer + number - 1) % config.players
    return Deal(number, dealer, in_use, tuple(map(tuple, full)))


def deal(state: State, hands: Hands, *, villains: str | None = None, keep: str = "") -> State:
    return MUSTACHIO.apply(state, rigged(state, hands, villains=villains, keep=keep))


# Doing


def asked(state: State) -> Ask:
    ask = MUSTACHIO.turn(state)
    assert ask is not None, "the game is over"
    return ask


def step_of(state: State, words: str) -> Decision | Flip:
    """`"play R7"`, by whoever is asked first; `"2 bid 3"`, by seat 2; `"flip R7"`, by chance."""
    if words.startswith("flip "):
        return Flip(BY_NAME[words.removeprefix("flip ")])
    seat, words = int(words[0]) if words[0].isdigit() else None, words.lstrip("0123456789 ")
    action = MUSTACHIO.read_action(state.config, words)
    assert action is not None, f"{words} is no action"
    return Decision(asked(state).seats[0] if seat is None else seat, action)


def do(state: State, *steps: str) -> State:
    for words in steps:
        state = MUSTACHIO.apply(state, step_of(state, words))
    return state


def no_blind(state: State) -> State:
    while asked(state).what == "blind":
        state = do(state, "blind no")
    return state


def bid(state: State, bids: Sequence[int] = ()) -> State:
    """Bids by seat, 0 where none is given; blind sides are not asked."""
    while asked(state).what == "bid":
        seat = asked(state).seats[0]
        state = do(state, f"{seat} bid {bids[seat] if bids else 0}")
    return state


def play(state: State, *tricks: str) -> State:
    """Plays tricks written as this page's head says, the last one perhaps in part."""
    for trick in tricks:
        leader, _, words = trick.rpartition(":")
        assert not leader or asked(state).seats == (int(leader),), f"seat {leader} does not lead"
        for word in words.split():
            card, _, answers = word.partition("=")
            told = (f"{ANSWERS[card]} {answer}" for answer in answers.split(",") if answer)
            state = do(state, f"play {card}", *told)
    return state


def run(state: State, until: str = "") -> State:
    """Everyone does the first thing allowed, chance what it likes, up to an ask or the end.

    A tie-break is an end, too: the same sign for ever would never settle it.
    """
    while state.agenda and asked(state).what not in (until, "throw"):
        seats = asked(state).seats
        state = MUSTACHIO.apply(
            state,
            Decision(seats[0], MUSTACHIO.legal(state, seats[0])[0])
            if seats
            else MUSTACHIO.sample(state, Generator(len(state.history))),
        )
    return state


def run_round(state: State) -> State:
    """From before one deal to before the next, or to the end."""
    return run(run(state, "blind"), "deal")


def swept(
    state: State,
    others: Hands | None = None,
    bids: Sequence[int] = (),
    blind: Sequence[str] = (),
    villains: str | None = None,
) -> State:
    """A round from its deal to its end: seat 0 has all the trumps, red, and wins every trick.

    It keeps R15 for last and so do the others their villains: none of them can beat it.
    """
    size = state.config.hand_size(len(state.scores) + 1)
    reds = " ".join(f"R{number}" for number in range(15, 15 - size, -1))
    dealt = deal(state, {**(others or {}), 0: reds}, villains=villains, keep="R")
    return run(bid(do(no_blind(do(dealt, *blind)), "flip R1"), bids), "deal")


# A script: who is dealt what follows from what is played


class Setting(TypedDict, total=False):
    trump: str
    players: int
    sides: str
    holding: Hands  # cards that are held besides
    bids: Sequence[int]  # by seat
    walnut_led: str


def opened(*tricks: str, **setting: Unpack[Setting]) -> State:
    """Dealt so that the tricks can be played, no blind bids, trump turned, bids made."""
    players = setting.get("players", 4)
    hands = _hands_for(tricks, players, setting.get("holding", {}))
    words = [word.partition("=") for trick in tricks for word in trick.split()]
    turned = [answer for card, _, answer in words if card == "TWINS" and answer]
    named = {*turned, *(card for hand in hands.values() for card in hand.split())}
    colour = COLOURS[setting.get("trump", "Y")]
    turned.append(next(nut for nut in names(colour) if nut not in named))
    options = {key: setting[key] for key in ("sides", "walnut_led") if key in setting}
    # Nobody else holds a colour that is led: every play of the script is then legal (U-21).
    led = [setting.get("trump", "Y")] if setting.get("walnut_led") == "trump" else []
    kept = " ".join((*turned, *map(_colour_led, tricks), *led))
    state = no_blind(deal(sit(players, **options), hands, keep=kept))
    return bid(do(state, f"flip {turned[-1]}"), setting.get("bids", ()))


def played(*tricks: str, **setting: Unpack[Setting]) -> State:
    return play(opened(*tricks, **setting), *tricks)


def _hands_for(tricks: Iterable[str], players: int, holding: Hands) -> Hands:
    hands = {seat: holding.get(seat, "").split() for seat in range(players)}
    dealt = {card for hand in hands.values() for card in hand}

    def needs(seat: Seat, card: str) -> None:
        if card not in dealt:  # else it is held besides, or will be passed on
            hands[seat].append(card)
            dealt.add(card)

    for trick in tricks:
        leader, _, words = trick.rpartition(":")
        for place, word in enumerate(words.split()):
            card, _, answers = word.partition("=")
            needs((int(leader or 0) + place) % players, card)
            for giver, passed in enumerate(answers.split(",") if card == "PEANUT" else ()):
                needs(giver, passed)
    return {seat: " ".join(hand) for seat, hand in hands.items()}


def _colour_led(trick: str) -> str:
    words = (word.partition("=")[0] for word in trick.rpartition(":")[2].split())
    return next((word[0] for word in words if BY_NAME[word] in NUTS), "")


# Reading


class Won(NamedTuple):
    """What a trick brought: to whom, how many tricks it counts, points up and down."""

    winner: Seat
    tricks: int
    plus: int
    minus: int


def table(state: State) -> RoundView:
    seen = MUSTACHIO.view(state, SPECTATOR).round
    assert seen is not None, "no round has begun"
    return seen


def winner(state: State) -> Seat:
    return table(state).tricks[-1].winner


def won(trick: str, **setting: Unpack[Setting]) -> Won:
    """The first trick of a round. Whoever did not win it has nothing."""
    state = played(trick, **setting)
    seat, tallies = winner(state), table(state).tallies
    side = state.config.side_of(seat)
    assert all(tally == Tally() for other, tally in enumerate(tallies) if other != side)
    return Won(seat, tallies[side].tricks, tallies[side].plus, tallies[side].minus)


def trump_now(state: State) -> str | None:
    colour = table(state).trump_in_force
    return None if colour is None else "RBGY"[colour]


def may(state: State) -> set[str]:
    """All that the seat whose turn it is may do, without the verb: cards, colours, numbers."""
    legal = MUSTACHIO.legal(state, asked(state).seats[0])
    return {MUSTACHIO.write_action(state.config, action).split()[-1] for action in legal}


def hand_of(state: State, seat: Seat) -> set[str]:
    seen = MUSTACHIO.view(state, seat).round
    assert seen is not None, "no round has begun"
    return set(names(seen.hand))


def why(state: State, words: str) -> tuple[str, ...]:
    """The reasons for the trick that this step ends, as texts: rule, message, arguments."""
    ply = step_of(state, words)
    events = MUSTACHIO.narrate(state, ply, MUSTACHIO.apply(state, ply))
    return next(tuple(map(str, e.reasons)) for e in events if e.message == "trick-won")


def why_not(state: State, words: str) -> str:
    """The reason why this step is refused, as a text."""
    with pytest.raises(TableError) as caught:
        do(state, words)
    return str(caught.value.reason)


def story(state: State) -> list[Event]:
    """All that was told from the beginning on."""
    events: list[Event] = []
    now = MUSTACHIO.begin(state.config)
    for ply in state.history:
        assert not isinstance(ply, Hidden), "a true game hides nothing from itself"
        before, now = now, MUSTACHIO.apply(now, ply)
        events += MUSTACHIO.narrate(before, ply, now)
    return events
