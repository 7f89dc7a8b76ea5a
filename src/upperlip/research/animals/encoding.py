"""What a seat sees of Moustache, in fields: see docs/encoding.md.

`encode` is the definition; the kernel writes the same bytes (`kernel/animals/arrays.pyx`).
"""

from typing import NamedTuple

from upperlip.animals.cards import BLUE, NAMES, VALUES, Card, Colour, colour_of
from upperlip.animals.config import ROUNDS, Config
from upperlip.animals.facts import Facts, facts_of
from upperlip.animals.rules import RULE_CARDS
from upperlip.animals.scoring import worths
from upperlip.animals.view import RoundView, View
from upperlip.research.layout import Field, Layout
from upperlip.research.seats import NOWHERE, SEATS, distance, distances, from_me
from upperlip.table.seat import Seat

ASKS = ("rule", "deal", "give", "play", "steal", "trophies", "over")
RULES = tuple(card.id for card in RULE_CARDS)
MOST_PLAYED = 42  # in a round: six players, seven cards each
MOST_TRICKS = 12
NO_COLOUR = 4

Cards = tuple[Card, ...]
_NOTHING: Cards = ()
MOST_RULES = 32  # there is room for more rule cards, so that a new one changes no layout
_CARDS, _CARD, _RULE, _SEAT = len(NAMES), 1 + len(NAMES), 1 + MOST_RULES, 1 + SEATS

LAYOUT = Layout(
    "moustache",
    3,
    (
        Field("players", "code", 7, "how many play"),
        Field("seat", "code", SEATS, "one's own seat; all others are counted from it"),
        Field("options", "set", 2, "0: `even_trophies`, 1: `threes` is `overall`"),
        Field("deck", "set", MOST_RULES, "the rule cards that may be turned in this game (O-5)"),
        Field("named", "code", _RULE, "the rules named before the game, 1 + rule; 0: drawn", 4),
        Field("printed", "number", 9, "the stars on a card, by its value (O-3)", VALUES),
        Field("tokens", "number", 9, "the three trophies of each round (O-4)", 3 * ROUNDS),
        Field("row", "code", _RULE, "the rule row from the left, 1 + rule; 0: none yet", 4),
        Field("round", "code", 1 + ROUNDS, "the round dealt last; 0: none yet"),
        Field("ask", "code", len(ASKS), "what is asked: " + ", ".join(ASKS)),
        Field("waiting", "set", SEATS, "the seats that still have to answer"),
        Field("partners", "set", SEATS, "one's team of the round, oneself included"),
        Field("crown", "code", _SEAT, "who has the crown; 6: nobody"),
        Field(
            "trophies", "number", 9,
            "by round, then seat: the trophy; 0: none, −1: not shown (O-30)", 4 * SEATS,
        ),
        Field("hand", "set", _CARDS, "one's own cards"),
        Field("giving", "set", _CARDS, "those of them chosen to give, while others still choose"),
        Field("sizes", "number", 12, "cards in each hand", SEATS),
        Field("shown", "set", 1, "0: cards of a colour lie face up in hands (E-20)"),
        Field("open", "set", _CARDS, "cards face up in each hand (O-13)", SEATS),
        Field("played", "set", _CARDS, "cards that each seat has played this round", SEATS),
        Field("gifts", "set", _CARDS, "by giver, the gifts one knows of (O-13)", SEATS),
        Field("voids", "set", 4, "colours each seat has shown not to hold (O-14)", SEATS),
        Field("leader", "code", _SEAT, "who leads the trick; 6: nobody"),
        Field("trick", "code", _CARD, "1 + the card of each seat in the trick; 0: none", SEATS),
        Field("follow", "code", 5, "the colour to follow; 4: none"),
        Field("stars", "number", 512, "one's team's, the others' (O-25)", 2, wide=True),
        Field("blues", "number", 11, "blue cards that one's team, the others captured", 2),
        Field("cards", "code", _CARD, "1 + the round's cards in the order of play", MOST_PLAYED),
        Field("leaders", "code", _SEAT, "of the tricks begun, one by one; 6: none", MOST_TRICKS),
        Field("stolen", "code", _CARD, "1 + the card that the monkey took; 0: none (O-21)"),
    ),
    play_order_from="cards",
)  # fmt: skip


class Observation(NamedTuple):
    """The fields; cards and sets ascend, what is listed by seat begins with one's own."""

    players: int
    seat: Seat
    options: tuple[int, ...]
    deck: tuple[int, ...]
    named: tuple[int, ...]
    printed: tuple[int, ...]
    tokens: tuple[int, ...]
    row: tuple[int, ...]
    round: int
    ask: int
    waiting: tuple[int, ...]
    partners: tuple[int, ...] = ()
    crown: int = NOWHERE
    trophies: tuple[int, ...] = (0,) * (4 * SEATS)
    hand: Cards = ()
    giving: Cards = ()
    sizes: tuple[int, ...] = (0,) * SEATS
    shown: tuple[int, ...] = ()
    open: tuple[Cards, ...] = (_NOTHING,) * SEATS
    played: tuple[Cards, ...] = (_NOTHING,) * SEATS
    gifts: tuple[Cards, ...] = (_NOTHING,) * SEATS
    voids: tuple[tuple[Colour, ...], ...] = (_NOTHING,) * SEATS
    leader: int = NOWHERE
    trick: tuple[int, ...] = (0,) * SEATS
    follow: int = NO_COLOUR
    stars: tuple[int, int] = (0, 0)
    blues: tuple[int, int] = (0, 0)
    cards: tuple[int, ...] = (0,) * MOST_PLAYED
    leaders: tuple[int, ...] = (NOWHERE,) * MOST_TRICKS
    stolen: int = 0


def encode(view: View) -> bytes:
    """Of a seat's view; nothing else is looked at."""
    return LAYOUT.pack(observation_of(view))


def decode(data: bytes) -> Observation:
    return Observation(*LAYOUT.unpack(data))


def observation_of(view: View) -> Observation:
    config, me = view.config, view.seat
    if me < 0:
        raise ValueError("only what a seat sees has an encoding")
    observation = Observation(
        players=config.players,
        seat=me,
        options=(0,) * config.even_trophies + (1,) * (config.threes == "overall"),
        deck=_deck(config),
        named=_codes(config.rules or ()),
        printed=config.printed_stars,
        tokens=tuple(token for n in range(1, ROUNDS + 1) for token in config.tokens(n)),
        row=_codes(view.row),
        round=0 if view.round is None else view.round.number,
        ask=ASKS.index("over" if view.ask is None else view.ask.what),
        waiting=distances(view.ask.seats if view.ask else (), me, config.players),
        trophies=_trophies(view),
    )
    return observation if view.round is None else _with_round(observation, view, view.round)


def _deck(config: Config) -> tuple[int, ...]:
    if config.rules is not None:
        return ()
    whites = config.candidates(())
    return tuple(sorted(map(RULES.index, (*whites, *config.candidates(whites[:2])))))


def _codes(rules: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(1 + RULES.index(rule) for rule in rules) + (0,) * (ROUNDS - len(rules))


def _trophies(view: View) -> tuple[int, ...]:
    blank: tuple[int | None, ...] = (0,) * view.config.players
    rounds = view.trophies + (blank,) * (ROUNDS - len(view.trophies))
    return tuple(token or 0 for drawn in rounds for token in from_me(drawn, view.seat, 0))


def _with_round(observation: Observation, view: View, round_: RoundView) -> Observation:
    me, players = view.seat, view.config.players
    facts = facts_of(view, round_)
    team = round_.teams[me]
    mine = [seat for seat in range(players) if round_.teams[seat] == team]
    tricks = (*round_.tricks, *((round_.trick,) if round_.trick.cards else ()))
    cards = tuple(1 + card for trick in tricks for card in trick.cards)
    leaders = tuple(distance(trick.leader, me, players) for trick in tricks)
    stolen = (1 + trick.stolen for trick in round_.tricks if trick.stolen is not None)
    blues = [sum(colour_of(card) == BLUE for card in pile) for pile in round_.captured]
    stars = _stars(view, round_)
    return observation._replace(
        partners=distances(mine, me, players),
        crown=distance(round_.crown, me, players),
        hand=round_.hand,
        giving=tuple(sorted(round_.given)),
        sizes=from_me(round_.hand_sizes, me, 0),
        shown=(0,) if round_.shown else (),
        open=from_me(round_.open, me, _NOTHING),
        played=from_me([tuple(sorted(hand)) for hand in facts.played], me, _NOTHING),
        gifts=from_me([tuple(sorted(facts.gifts[s])) for s in range(players)], me, _NOTHING),
        voids=from_me([tuple(sorted(colours)) for colours in facts.voids], me, _NOTHING),
        leader=distance(round_.trick.leader, me, players),
        trick=from_me(_trick(facts), me, 0),
        follow=NO_COLOUR if round_.trick.follow is None else round_.trick.follow,
        stars=(stars[team], stars[1 - team]),
        blues=(blues[team], blues[1 - team]),
        cards=cards + (0,) * (MOST_PLAYED - len(cards)),
        leaders=leaders + (NOWHERE,) * (MOST_TRICKS - len(leaders)),
        stolen=next(stolen, 0),
    )


def _trick(facts: Facts) -> list[int]:
    """1 + the card of each seat in the trick that is running."""
    trick, found = facts.round.trick, [0] * facts.players
    for place, card in enumerate(trick.cards):
        found[(trick.leader + place) % facts.players] = 1 + card
    return found


def _stars(view: View, round_: RoundView) -> tuple[int, int]:
    """By team: so far, or as the round was scored."""
    if round_.number <= len(view.scores):
        return view.scores[round_.number - 1].stars
    worth = worths(view.row[: round_.number], view.config.printed_stars)
    first, second = (sum(worth[card] for card in pile) for pile in round_.captured)
    return first, second
