"""Chance in Moustache, one small draw after the other, so that its outcomes can be listed.

A turn of chance is a row of draws: numbers, what they mean depending on where they stand. All are
drawn as the rules say (O-6, O-9 to O-11, O-30).
"""

from dataclasses import dataclass
from itertools import combinations

from upperlip.animals.cards import ANIMALS, JOKERS, NAMES, Card
from upperlip.animals.chance import Deal, Outcome, Rule, Trophies
from upperlip.animals.config import Config
from upperlip.animals.dealing import HAND_SIZE, SMALL_TEAM, jokers_dealt
from upperlip.animals.view import View
from upperlip.research.animals.encoding import RULES
from upperlip.research.openspiel.odds import Drawn, Odds, uniform
from upperlip.research.openspiel.spiel import (
    Spiel,
    hands_in_words,
    listed,
    names_in,
    numbers_in,
)
from upperlip.table.seat import Seat


def _odds_before(config: Config, rounds: int, drawn: Drawn) -> Odds:
    """Where a game begins with a later round: the rules of those before it."""
    row = tuple(RULES[rule] for rule in drawn)
    return uniform(map(RULES.index, config.candidates(row))) if len(row) < rounds else ()


@dataclass
class _Before:
    """Says what was drawn, to whoever thinks he draws it."""

    config: Config
    drawn: Drawn
    place: int = 0

    def below(self, _: int) -> int:
        row = tuple(RULES[rule] for rule in self.drawn[: self.place])
        self.place += 1
        return self.config.candidates(row).index(RULES[self.drawn[self.place - 1]])


def _odds(view: View, drawn: Drawn) -> Odds:
    """The next draw's outcomes; none if chance has had its turn. The view must be open."""
    what = view.agenda[0].what
    if what == "rule":
        return () if drawn else uniform(map(RULES.index, view.config.candidates(view.row)))
    return _deal_odds(view, drawn) if what == "deal" else _trophy_odds(view, drawn)


def _ply(view: View, drawn: Drawn) -> Outcome:
    """What has come of all draws."""
    what = view.agenda[0].what
    if what == "rule":
        return Rule(len(view.row) + 1, RULES[drawn[0]])
    if what == "deal":
        hands = _hands(view.config.players, drawn[2:])
        return Deal(len(view.row), _teams(view.config.players, drawn[0]), drawn[1], hands)
    tokens = dict(zip(_winners(view), drawn, strict=True))
    return Trophies(len(view.scores), tuple(map(tokens.get, range(view.config.players))))


def _outcome_in_words(view: View, drawn: Drawn, outcome: int) -> str:
    what, players = view.agenda[0].what, view.config.players
    if what == "rule":
        return f"rule {RULES[outcome]}"
    if what == "trophies":
        return f"trophy {outcome} to {_winners(view)[len(drawn)]}"
    if not drawn:
        return f"teams {' '.join(map(str, _teams(players, outcome)))}"
    if len(drawn) == 1:
        return f"crown {outcome}"
    return f"deal {NAMES[outcome]} to {(len(drawn) - 2) // HAND_SIZE[players]}"


# The deal: teams, crown, then card by card; each hand begins with its jokers


def _teams(players: int, number: int) -> tuple[int, ...]:
    small = list(combinations(range(players), SMALL_TEAM[players]))[number]
    return tuple(int(seat not in small) for seat in range(players))


def _hands(players: int, cards: Drawn) -> tuple[tuple[Card, ...], ...]:
    size = HAND_SIZE[players]
    return tuple(tuple(sorted(cards[s * size : (s + 1) * size])) for s in range(players))


def _deal_odds(view: View, drawn: Drawn) -> Odds:
    players = view.config.players
    if not drawn:
        return uniform(range(len(list(combinations(range(players), SMALL_TEAM[players])))))
    if len(drawn) == 1:
        return uniform(range(players))
    cards = drawn[2:]
    seat, place = divmod(len(cards), HAND_SIZE[players])
    if seat == players:
        return ()
    team = _teams(players, drawn[0])[seat]
    kind = JOKERS if place < jokers_dealt(players, team) else ANIMALS
    return uniform(card for card in kind if card not in cards)


# Trophies, one winner after the other


def _winners(view: View) -> list[Seat]:
    score = view.scores[-1]
    return [seat for seat, team in enumerate(score.teams) if team == score.winner]


def _trophy_odds(view: View, drawn: Drawn) -> Odds:
    if len(drawn) == len(_winners(view)):
        return ()
    bag = list(view.config.tokens(len(view.scores)))
    if view.config.even_trophies:  # O-4
        return ((bag[1], 1.0),)
    for token in drawn:
        bag.remove(token)
    # Equal numbers are different tokens (O-4), but one outcome.
    return tuple((token, bag.count(token) / len(bag)) for token in sorted(set(bag)))


def _trophies_in(text: str) -> list[list[int]]:
    """Three for each round, one round after another (O-4)."""
    tokens = numbers_in(text)
    return [tokens[start : start + 3] for start in range(0, len(tokens), 3)]


# In words


def _pending(view: View) -> str:
    given = view.round.given if view.round else ()
    return f"giving {listed(NAMES[card] for card in given)}; " if given else ""


def _value_in_words(_: str, value: int) -> str:
    return NAMES[value]


def _chance_in_words(ply: Outcome) -> str:
    if isinstance(ply, Rule):
        return f"rule {ply.id}"
    if isinstance(ply, Trophies):
        return f"trophies {listed('-' if token is None else token for token in ply.drawn)}"
    start = f"teams {listed(ply.teams)} crown {ply.crown}"
    return f"{start} hands {hands_in_words(NAMES, ply.hands)}"


SPIEL = Spiel(
    parameters={
        "rule_set": "book",
        "first_game": False,
        "even_trophies": False,
        "rules": "",
        "stars": "",
        "trophies": "",
        "threes": "colour",
    },
    lists={"rules": names_in, "stars": numbers_in, "trophies": _trophies_in},
    longest=4 * (18 + 42 + 1),  # gifts, plays and a theft in each round
    most_chances=4 * (1 + 2 + 42 + 3),
    most_outcomes=len(NAMES),
    odds_before=_odds_before,
    before=_Before,
    odds=_odds,
    ply=_ply,
    outcome_in_words=_outcome_in_words,
    pending=_pending,
    value_in_words=_value_in_words,
    chance_in_words=_chance_in_words,
)
