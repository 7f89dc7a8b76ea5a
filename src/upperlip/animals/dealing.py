"""Chance: what it can do, drawing it, and what comes of it (O-6, O-9 to O-11, O-30)."""

from upperlip.animals.agenda import after_deal, after_trophies, proceed
from upperlip.animals.cards import ANIMALS, JOKERS, NAMES, Card, is_joker
from upperlip.animals.chance import Deal, Rule, Trophies
from upperlip.animals.config import SIDES, Config
from upperlip.animals.line import card_of
from upperlip.animals.state import Round, State, Trick
from upperlip.table.errors import ImpossibleChance
from upperlip.table.generator import Draws, pick
from upperlip.table.reason import because

_KNOWN = frozenset((*ANIMALS, *JOKERS))
HAND_SIZE = {3: 12, 4: 10, 5: 8, 6: 7}  # O-11
SMALL_TEAM = {3: 1, 4: 2, 5: 2, 6: 3}  # O-9


def jokers_dealt(players: int, team: int) -> int:
    """O-11: how many jokers a member of this team is dealt."""
    return {3: 3, 5: 1}.get(players, 0) if team == 0 else 0


def sample(state: State, draws: Draws) -> Rule | Deal | Trophies:
    what = state.agenda[0].what
    if what == "rule":
        return draw_rule(state, draws)
    return _draw_deal(state, draws) if what == "deal" else _draw_trophies(state, draws)


def happen(state: State, ply: Rule | Deal | Trophies) -> State:
    """The state after an outcome of chance; raises ImpossibleChance if it cannot be one."""
    state = state._replace(history=(*state.history, ply))
    if isinstance(ply, Rule):
        _require(ply.round == len(state.row) + 1, "O-6", "wrong-round", number=ply.round)
        _check_rule(state, ply.id)
        return state._replace(row=(*state.row, ply.id), agenda=state.agenda[1:])
    if isinstance(ply, Deal):
        _check_deal(state, ply)
        return _deal(state, ply)
    _check_trophies(state, ply)
    return state._replace(trophies=(*state.trophies, ply.drawn), agenda=after_trophies(state))


def _require(holds: bool, rule: str, message: str, /, **args: str | int) -> None:
    if not holds:
        raise ImpossibleChance(because(rule, message, **args))


# The rule card


def _check_rule(state: State, id_: str) -> None:
    side, outside, known = SIDES[len(state.row)], state.config.known, state.config.ids
    if id_ not in known:
        raise ImpossibleChance(because("O-5", "unknown-rule-card", id=id_[:40], known=known))
    _require(id_ not in state.row, "O-6", "rule-again", rule=id_)
    _require(card_of(id_, outside).side == side, "O-6", f"rule-not-{side}", rule=id_)
    _require(id_ in state.config.candidates(state.row), "O-5", "rule-not-in-set", rule=id_)


def draw_rule(state: State, draws: Draws) -> Rule:
    candidates = state.config.candidates(state.row)
    return Rule(len(state.row) + 1, candidates[draws.below(len(candidates))])


# The deal


def _draw_deal(state: State, draws: Draws) -> Deal:
    players = state.config.players
    teams = [1] * players
    for seat in pick(range(players), SMALL_TEAM[players], draws):
        teams[seat] = 0
    crown = draws.below(players)
    animals, jokers = list(ANIMALS), pick(JOKERS, len(JOKERS), draws)
    wanted = [jokers_dealt(players, team) for team in teams]
    animals = pick(animals, players * HAND_SIZE[players] - sum(wanted), draws)
    hands = []
    for count in wanted:
        hand = [jokers.pop() for _ in range(count)]
        hand += [animals.pop() for _ in range(HAND_SIZE[players] - count)]
        hands.append(tuple(sorted(hand)))
    return Deal(len(state.row), tuple(teams), crown, tuple(hands))


def _check_deal(state: State, deal: Deal) -> None:
    players = state.config.players
    _require(deal.round == len(state.row), "O-6", "wrong-round", number=deal.round)
    _require(
        len(deal.teams) == players
        and set(deal.teams) == {0, 1}
        and deal.teams.count(0) == SMALL_TEAM[players],
        "O-9",
        "wrong-teams",
    )
    _require(0 <= deal.crown < players, "O-10", "wrong-crown", number=deal.crown)
    _require(len(deal.hands) == players, "O-11", "wrong-hands", number=len(deal.hands))
    for seat, hand in enumerate(deal.hands):
        size = HAND_SIZE[players]
        _require(len(hand) == size, "O-11", "wrong-hand-size", seat=seat, number=size)
        jokers = sum([is_joker(card) for card in hand])
        wanted = jokers_dealt(players, deal.teams[seat])
        _require(jokers == wanted, "O-11", "wrong-jokers", seat=seat, number=wanted)
    dealt = [card for hand in deal.hands for card in hand]
    if len(set(dealt)) < len(dealt) or not _KNOWN.issuperset(dealt):
        _blame_card(dealt)


def _blame_card(dealt: list[Card]) -> None:
    """Says which of the dealt cards cannot be where it is."""
    for card in dealt:
        _require(card in _KNOWN, "O-1", "unknown-card", name=str(card))
        _require(dealt.count(card) == 1, "O-1", "card-twice", card=NAMES[card])


def _deal(state: State, deal: Deal) -> State:
    hands = tuple(tuple(sorted(hand)) for hand in deal.hands)
    empty: tuple[tuple[Card, ...], ...] = ((),) * state.config.players
    round_ = Round(deal.round, deal.teams, deal.crown, hands, empty, Trick(deal.crown))  # O-10
    state = state._replace(round=round_)
    return proceed(state._replace(agenda=after_deal(state)))


# The trophies


def tokens(config: Config, number: int) -> tuple[int, ...]:
    """A round's three trophies; all the middle one with even_trophies (O-4)."""
    three = config.tokens(number)
    return (three[1],) * 3 if config.even_trophies else three


def _draw_trophies(state: State, draws: Draws) -> Trophies:
    bag = pick(tokens(state.config, len(state.scores)), 3, draws)
    score = state.scores[-1]
    drawn = tuple(bag.pop() if team == score.winner else None for team in score.teams)
    return Trophies(len(state.scores), drawn)


def _check_trophies(state: State, ply: Trophies) -> None:
    score, bag = state.scores[-1], list(tokens(state.config, len(state.scores)))
    _require(ply.round == len(state.scores), "O-30", "wrong-round", number=ply.round)
    _require(len(ply.drawn) == len(score.teams), "O-30", "wrong-trophies")
    for seat, (team, token) in enumerate(zip(score.teams, ply.drawn, strict=True)):
        if team != score.winner:
            _require(token is None, "O-30", "trophy-to-loser", seat=seat)
            continue
        rule = "O-4" if state.config.even_trophies else "O-30"
        _require(token in bag, rule, "impossible-trophy", seat=seat)
        bag.remove(token or 0)
