"""Random rounds by the engine, watched card by card by the referee of `referee.py`."""

from collections.abc import Hashable

from tests.animals import referee
from tests.animals.kit import BLACK, WHITE, asked, before_deal, let_chance, may, words
from upperlip.animals import MOUSTACHE
from upperlip.animals.state import State
from upperlip.table.generator import Draws, Generator, pick
from upperlip.table.ply import Decision

ROUNDS = 7  # for each order, with jokers and without: some 250 tricks a pair


def random_rounds(pair: tuple[str, str]) -> None:
    """Rounds with these two rules in both orders, with jokers and without."""
    draws = Generator(*((*WHITE, *BLACK).index(rule) for rule in pair))
    for order in (pair, pair[::-1]):
        for counts in ((3, 5), (4, 6)):
            players = counts[draws.below(2)]
            readings = random_readings(draws)
            table = before_deal(*random_row(order, draws), players=players, **readings)
            for _ in range(ROUNDS):
                watch(let_chance(table, seed=draws.below(1 << 60)), draws)


def random_row(rules: tuple[str, ...], draws: Draws) -> tuple[str, ...]:
    """A row with these rules in this order (white ones lie before black ones anyway)."""
    white = [rule for rule in rules if rule in WHITE]
    black = [rule for rule in rules if rule in BLACK]
    if black:
        rest = pick([rule for rule in WHITE if rule not in white], 2 - len(white), draws)
        white = rest + white if draws.below(2) else white + rest
    if len(black) < 2 and draws.below(2):
        black += pick([rule for rule in BLACK if rule not in black], 1, draws)
    return (*white, *black)


def random_readings(draws: Draws) -> dict[str, Hashable]:
    """How the table reads threes, and the stars on its cards (O-3, O-18)."""
    stars = tuple(draws.below(10) for _ in range(11))
    return {
        "threes": ("colour", "overall")[draws.below(2)],
        "stars": stars if draws.below(2) else None,
    }


def watch(state: State, draws: Draws) -> None:
    """Plays a dealt round at random; the referee must agree with all that happens."""
    row, teams, crown = state.row, state.live.teams, state.live.crown
    piles: tuple[list[str], list[str]] = ([], [])
    leader, last_team = crown, None
    while asked(state).what == "give":
        state, _ = step(state, draws)
    for _ in state.live.hands[0]:
        state, trick = watch_plays(state, leader, draws)
        ruling = referee.rule_on(row, trick, state.config.threes)
        seat_of = {card: (leader + place) % len(teams) for place, card in enumerate(trick)}
        stolen = ""
        if ruling.stealable:
            thief = seat_of["MONKEY"]
            assert asked(state) == ("steal", (thief,))
            assert may(state, thief).split() == sorted(ruling.stealable)
            state, stolen = step(state, draws)
            piles[teams[thief]].append(stolen)
        winner = None if ruling.winner is None else seat_of[ruling.winner]
        assert state.live.tricks[-1].winner == winner
        last_team = None if winner is None or not ruling.collected else teams[winner]
        if last_team is not None:
            piles[last_team].extend(card for card in ruling.collected if card != stolen)
        leader = seat_of[ruling.leader]
    stars = referee.count(row, piles, last_team, state.config.stars or referee.STARS)
    assert list(state.scores[-1].stars) == stars
    assert state.scores[-1].winner == referee.round_winner(row, stars, teams[crown])


def watch_plays(state: State, leader: int, draws: Draws) -> tuple[State, list[str]]:
    """One card from everyone, clockwise from the leader."""
    row, players, trick = state.row, state.config.players, list[str]()
    for place in range(players):
        seat = (leader + place) % players
        assert asked(state) == ("play", (seat,))
        hand = words(state.live.hands[seat]).split()
        assert may(state, seat).split() == referee.allowed(row, hand, trick)
        state, card = step(state, draws)
        trick.append(card)
    return state, trick


def step(state: State, draws: Draws) -> tuple[State, str]:
    """Any legal action of the seat that is asked, and the card of it."""
    seat = asked(state).seats[0]
    legal = MOUSTACHE.legal(state, seat)
    action = legal[draws.below(len(legal))]
    return MOUSTACHE.apply(state, Decision(seat, action)), words((action.value,))
