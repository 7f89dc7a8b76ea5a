"""What a seat sees of Mustachio, in fields: see docs/encoding.md.

`encode` is the definition; the kernel writes the same bytes (`kernel/nuts/arrays.pyx`).
"""

from typing import NamedTuple

from upperlip.nuts.cards import NAMES, VILLAIN_IDS, Card, Colour
from upperlip.nuts.config import ROUNDS, VILLAIN_MODES, Config
from upperlip.nuts.facts import Facts, facts_of
from upperlip.nuts.law import number_before, numbers
from upperlip.nuts.notation import MOST_CARDS
from upperlip.nuts.scoring import totals
from upperlip.nuts.view import RoundView, View
from upperlip.research.layout import Field, Layout
from upperlip.research.seats import NOWHERE, SEATS, distance, distances, from_me
from upperlip.table.seat import Seat, right_of

ASKS = ("deal", "blind", "agree", "turn", "bid", "play", "trump", "twins", "pass", "throw", "over")
OPTIONS = ("card_counting", "more_points", "drop_low")
MOST_PLAYED = 48  # in a round: six players, eight cards each
MOST_TRICKS = MOST_CARDS
NO_COLOUR = 4

Cards = tuple[Card, ...]
_NOTHING: Cards = ()
_CARDS, _CARD, _SEAT, _BID = len(NAMES), 1 + len(NAMES), 1 + SEATS, 2 + MOST_CARDS

LAYOUT = Layout(
    "mustachio",
    2,
    (
        Field("players", "code", 7, "how many play"),
        Field("seat", "code", SEATS, "one's own seat; all others are counted from it"),
        Field("partners", "set", SEATS, "one's side, oneself included"),
        Field(
            "options", "set", len(OPTIONS) + 1,
            "`card_counting`, `more_points`, `drop_low`, 3: `walnut_led` is `trump`",
        ),
        Field("mode", "code", len(VILLAIN_MODES), "of villains: " + ", ".join(VILLAIN_MODES)),
        Field("named", "set", len(VILLAIN_IDS), "to be shown in each round, where named (U-6)", 5),
        Field("villains", "set", len(VILLAIN_IDS), "in use this round, in the order of U-2"),
        Field("showcased", "set", len(VILLAIN_IDS), "shown in this game so far (U-6)"),
        Field("round", "code", 1 + ROUNDS, "the round dealt last; 0: none yet"),
        Field("dealer", "code", _SEAT, "who deals; 6: nobody yet"),
        Field("size", "number", MOST_CARDS, "cards dealt to each"),
        Field("ask", "code", len(ASKS), "what is asked: " + ", ".join(ASKS)),
        Field("waiting", "set", SEATS, "the seats that still have to answer"),
        Field("hand", "set", _CARDS, "one's own cards, once blind bids are over (U-16)"),
        Field("secret", "code", _CARD, "1 + what one has chosen, while others choose; 0: nothing"),
        Field("sizes", "number", MOST_CARDS, "cards in each hand", SEATS),
        Field("deck", "set", _CARDS, "what the deal came from"),
        Field("spent", "set", _CARDS, "played in earlier rounds since the last shuffle (U-13)"),
        Field("turned", "set", _CARDS, "turned from the pile this round"),
        Field("pile", "number", 72, "cards in the pile"),
        Field(
            "signs", "set", 3,
            "0: the deck was arranged (U-51), 1: the pile was made by U-13,"
            " 2: a partner has refused the blind bid",
        ),
        Field("proposal", "code", _BID, "1 + a blind bid that partners answer; 0: none"),
        Field("proposer", "code", _SEAT, "whose proposal that is; 6: nobody's"),
        Field("blinds", "code", _BID, "1 + the blind bid of each seat's side; 0: none", SEATS),
        Field("bids", "code", _BID, "1 + the bid of each seat, once said; 0: none", SEATS),
        Field("trump", "code", 5, "the round's; 4: none yet"),
        Field("force", "code", 5, "the trump in force (U-30 to U-32); 4: none"),
        Field("spell", "code", 3, "tricks that HUMMMUS or NUTCASE still governs, with this one"),
        Field("leader", "code", _SEAT, "who leads the trick; 6: nobody"),
        Field("trick", "code", _CARD, "1 + the card of each seat in the trick; 0: none", SEATS),
        Field("colour", "code", 5, "of the trick; 4: none yet"),
        Field("swing", "number", 5, "what TWINS turned in this trick (U-34)"),
        Field("before", "number", 16, "the number of the card played last this round (U-28)"),
        Field("done", "number", MOST_CARDS, "tricks finished this round"),
        Field("tricks", "number", MOST_CARDS, "the trick count of each seat's side (U-33)", SEATS),
        Field("plus", "number", 128, "its points from cards and bonuses this round", SEATS),
        Field("minus", "number", 16, "its minus points this round", SEATS),
        Field("totals", "number", 1024, "its points of the rounds before", SEATS, wide=True),
        Field("played", "set", _CARDS, "cards that each seat has played this round", SEATS),
        Field("voids", "set", 4, "colours each has shown not to hold, since the pass", SEATS),
        Field("passed", "code", _CARD, "1 + the card one passed to the left (U-27); 0: none"),
        Field("received", "code", _CARD, "1 + the card one got for it; 0: none"),
        Field("duel", "set", SEATS, "the seats of the sides in the tie-break (U-45)"),
        Field("wins", "number", 2, "throws won by each seat's side", SEATS),
        Field("cards", "code", _CARD, "1 + the round's cards in the order of play", MOST_PLAYED),
        Field("leaders", "code", _SEAT, "of the tricks begun, one by one; 6: none", MOST_TRICKS),
        Field("passing", "code", 2 + MOST_PLAYED, "1 + cards played before the pass; 0: no pass"),
    ),
    play_order_from="cards",
)  # fmt: skip


class Observation(NamedTuple):
    """The fields; cards and sets ascend, what is listed by seat begins with one's own."""

    players: int
    seat: Seat
    partners: tuple[int, ...]
    options: tuple[int, ...]
    mode: int
    named: tuple[tuple[int, ...], ...]
    villains: tuple[int, ...]
    showcased: tuple[int, ...]
    round: int
    dealer: int = NOWHERE
    size: int = 0
    ask: int = 0
    waiting: tuple[int, ...] = ()
    hand: Cards = ()
    secret: int = 0
    sizes: tuple[int, ...] = (0,) * SEATS
    deck: Cards = ()
    spent: Cards = ()
    turned: Cards = ()
    pile: int = 0
    signs: tuple[int, ...] = ()
    proposal: int = 0
    proposer: int = NOWHERE
    blinds: tuple[int, ...] = (0,) * SEATS
    bids: tuple[int, ...] = (0,) * SEATS
    trump: int = NO_COLOUR
    force: int = NO_COLOUR
    spell: int = 0
    leader: int = NOWHERE
    trick: tuple[int, ...] = (0,) * SEATS
    colour: int = NO_COLOUR
    swing: int = 0
    before: int = 0
    done: int = 0
    tricks: tuple[int, ...] = (0,) * SEATS
    plus: tuple[int, ...] = (0,) * SEATS
    minus: tuple[int, ...] = (0,) * SEATS
    totals: tuple[int, ...] = (0,) * SEATS
    played: tuple[Cards, ...] = (_NOTHING,) * SEATS
    voids: tuple[tuple[Colour, ...], ...] = (_NOTHING,) * SEATS
    passed: int = 0
    received: int = 0
    duel: tuple[int, ...] = ()
    wins: tuple[int, ...] = (0,) * SEATS
    cards: tuple[int, ...] = (0,) * MOST_PLAYED
    leaders: tuple[int, ...] = (NOWHERE,) * MOST_TRICKS
    passing: int = 0


def encode(view: View) -> bytes:
    """Of a seat's view; nothing else is looked at."""
    return LAYOUT.pack(observation_of(view))


def decode(data: bytes) -> Observation:
    return Observation(*LAYOUT.unpack(data))


def observation_of(view: View) -> Observation:
    config, me, players = view.config, view.seat, view.config.players
    if me < 0:
        raise ValueError("only what a seat sees has an encoding")
    mine = config.teams[config.side_of(me)]
    leads = config.walnut_led == "trump"
    flags = (config.card_counting, config.more_points, config.drop_low, leads)
    observation = Observation(
        players=players,
        seat=me,
        partners=distances(mine, me, players),
        options=tuple(place for place, flag in enumerate(flags) if flag),
        mode=VILLAIN_MODES.index(config.villains),
        named=tuple(_kinds(config.shown_in(n) or ()) for n in range(1, ROUNDS + 1)),
        villains=() if view.round is None else _kinds(view.round.villains),
        showcased=_kinds(tuple(sorted(view.shown))),
        round=0 if view.round is None else view.round.number,
        ask=ASKS.index("over" if view.ask is None else view.ask.what),
        waiting=distances(view.ask.seats if view.ask else (), me, players),
        spent=view.spent,
        totals=_by_seat(config, totals(config, view.scores), me),
    )
    observation = _with_duel(observation, view)
    return observation if view.round is None else _with_round(observation, view, view.round)


def _kinds(villains: Cards) -> tuple[int, ...]:
    return tuple(villain - len(NAMES) + len(VILLAIN_IDS) for villain in villains)


def _by_seat(config: Config, values: tuple[int, ...], me: Seat) -> tuple[int, ...]:
    """What is listed by side, for each seat."""
    return from_me([values[config.side_of(seat)] for seat in range(config.players)], me, 0)


def _code(number: int | None = None) -> int:
    return 0 if number is None else 1 + number


def _colour(colour: Colour | None) -> int:
    return NO_COLOUR if colour is None else colour


def _with_duel(observation: Observation, view: View) -> Observation:
    config, duel = view.config, view.duel
    if duel is None:
        return observation
    members = [seat for side in duel.sides for seat in config.teams[side]]
    wins = dict(zip(duel.sides, duel.wins, strict=True))
    secrets = dict(zip(duel.sides, duel.secrets, strict=True))
    thrower = view.seat < len(config.teams)  # the lowest seat of its side
    return observation._replace(
        duel=distances(members, view.seat, config.players),
        wins=_by_seat(config, tuple(wins.get(s, 0) for s in range(len(config.teams))), view.seat),
        secret=_code(secrets.get(view.seat)) if thrower else 0,
    )


def _with_round(observation: Observation, view: View, round_: RoundView) -> Observation:
    config, me, players = view.config, view.seat, view.config.players
    signs = (round_.packet, round_.recycled, not round_.agreed)
    tallies = round_.tallies
    observation = _with_trick(observation, round_, players)
    return _with_play_order(observation, facts_of(view, round_), me)._replace(
        dealer=distance(round_.dealer, me, players),
        size=round_.size,
        hand=round_.hand,
        secret=observation.secret or _code(round_.secret),
        sizes=from_me(round_.hand_sizes, me, 0),
        deck=round_.deck,
        turned=tuple(sorted(round_.turned)),
        pile=round_.pile_size,
        signs=tuple(place for place, sign in enumerate(signs) if sign),
        proposal=_code(round_.proposal),
        proposer=NOWHERE if round_.proposer is None else distance(round_.proposer, me, players),
        blinds=_by_seat(config, tuple(map(_code, round_.blinds)), me),
        bids=from_me(tuple(map(_code, round_.bids)), me, 0),
        tricks=_by_seat(config, tuple(tally.tricks for tally in tallies), me),
        plus=_by_seat(config, tuple(tally.plus for tally in tallies), me),
        minus=_by_seat(config, tuple(tally.minus for tally in tallies), me),
    )


def _with_trick(observation: Observation, round_: RoundView, players: int) -> Observation:
    trick, done, me = round_.trick, len(round_.tricks), observation.seat
    cards = [0] * players
    for place, card in enumerate(trick.cards):
        cards[(trick.leader + place) % players] = 1 + card
    before = number_before(round_.tricks)
    last = round_.spell.last_trick if round_.spell else -1
    return observation._replace(
        trump=_colour(round_.trump),
        force=_colour(round_.trump_in_force),
        spell=max(0, last - done + 1),
        leader=distance(trick.leader, me, players),
        trick=from_me(cards, me, 0),
        colour=_colour(trick.colour),
        swing=sum(trick.swings),
        before=(before, *numbers(trick.cards, before))[-1],
        done=done,
    )


def _with_play_order(observation: Observation, facts: Facts, me: Seat) -> Observation:
    round_, players = facts.round, facts.players
    tricks = (*round_.tricks, *((round_.trick,) if round_.trick.cards else ()))
    cards = tuple(1 + card for trick in tricks for card in trick.cards)
    leaders = tuple(distance(trick.leader, me, players) for trick in tricks)
    played = [tuple(sorted((*facts.early[s], *facts.late[s]))) for s in range(players)]
    voids = facts.late_voids if facts.passed else facts.early_voids
    return observation._replace(
        played=from_me(played, me, _NOTHING),
        voids=from_me([tuple(sorted(colours)) for colours in voids], me, _NOTHING),
        passed=_code(*facts.passes.get(me, ())),
        received=_code(*facts.passes.get(right_of(me, players), ())),
        cards=cards + (0,) * (MOST_PLAYED - len(cards)),
        leaders=leaders + (NOWHERE,) * (MOST_TRICKS - len(leaders)),
        passing=1 + sum(map(len, facts.early)) if facts.passed else 0,
    )
