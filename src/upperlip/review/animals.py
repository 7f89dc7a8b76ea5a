"""What a review must be told about Moustache: it counts shares of rounds won, and trophies."""

from upperlip.animals.cards import NAMES
from upperlip.animals.chance import Deal
from upperlip.animals.config import Config
from upperlip.animals.effects.fewest import Fewest
from upperlip.animals.law import judge, law_of, player_of
from upperlip.animals.line import line_of
from upperlip.animals.scoring import worths
from upperlip.animals.view import Glance, View
from upperlip.records.record import Result
from upperlip.review.yardstick import MILLION, Phrase, Stage, Stake, Yardstick
from upperlip.table.ply import Action
from upperlip.table.reason import Reason, because
from upperlip.table.seat import Seat
from upperlip.table.shape import Ply

_CARDS = 12  # see docs/decisions/review.md


def _tail(_: Config) -> int:
    return _CARDS


def _card_name(_: Config, card: int) -> str:
    return NAMES[card]


def _phrase(config: Config, action: Action) -> Phrase:
    return Phrase(action.verb, {"card": _card_name(config, action.value)})


def _party(now: Glance, seat: Seat) -> int:
    assert now.round is not None, "teams belong to rounds (O-9)"
    return now.round.teams[seat]


def _stake(view: View) -> Stake:
    """Stars; where fewer win, they are worth as much less (O-26)."""
    assert view.round is not None, "decisions belong to rounds"
    row, config, teams = view.row[: view.round.number], view.config, view.round.teams
    fewest = any(isinstance(effect, Fewest) for _, effect in line_of(row, config.known))
    stars = worths(row, config.printed_stars, config.known)
    friends = frozenset(seat for seat, team in enumerate(teams) if team == teams[view.seat])
    wanted = -1 if fewest else 1
    return Stake(friends, tuple(wanted * each for each in stars), wanted=wanted)


def _scene(view: View) -> tuple[Reason, ...]:
    assert view.round is not None, "decisions belong to rounds"
    teams = view.round.teams
    others = tuple(
        seat for seat, team in enumerate(teams) if team == teams[view.seat] and seat != view.seat
    )
    rules = (because("O-6", "review-row", rule=id_) for id_ in view.row[: view.round.number])
    with_whom = because("O-9", "review-team", seats=others)
    return (*rules, with_whom if others else because("O-9", "review-alone"))


def _winning(view: View) -> Seat | None:
    assert view.round is not None, "tricks belong to rounds"
    config, trick = view.config, view.round.trick
    law = law_of(view.row[: view.round.number], config.threes, config.known)
    card = judge(law, trick.cards).winner
    return None if card is None else player_of(trick, card, config.players)


def _kept(_: Config, __: Result, ___: int, ____: Seat) -> tuple[int, int] | None:
    """Nobody bids here."""
    return None


def _stages(ply: Ply) -> tuple[Stage, ...]:
    if not isinstance(ply, Deal):
        return ()
    teams = sum(team << seat for seat, team in enumerate(ply.teams))
    return Stage("teams", teams, -1), Stage("crown", teams, ply.crown)


def _weight(config: Config, number: int) -> float:
    """An average trophy of the round (O-30)."""
    tokens = config.tokens(number)
    return tokens[1] if config.even_trophies else sum(tokens) / len(tokens)


def _banked(now: Glance) -> tuple[int, ...]:
    """Trophies, average ones where the winners have not drawn yet (O-8, O-30)."""
    config = now.config
    have = [0] * config.players
    for number, score in enumerate(now.scores, start=1):
        drawn = now.trophies[number - 1] if number <= len(now.trophies) else None
        average = round(MILLION * _weight(config, number))
        for seat in range(config.players):
            won = score.teams[seat] == score.winner
            have[seat] += won * average if drawn is None else MILLION * (drawn[seat] or 0)
    return tuple(have)


YARDSTICK: Yardstick[Config, Glance, View] = Yardstick(
    unit="share",
    thresholds=(20_000, 50_000, 120_000),
    tail=_tail,
    even_asks=(),
    between=("trophies", "rule"),
    bids=(),
    card_name=_card_name,
    phrase=_phrase,
    party=_party,
    stake=_stake,
    scene=_scene,
    winning=_winning,
    rules={"trick": "O-22", "card": "O-25", "steal": "O-21"},
    phases={"give": "passing"},
    promise=_kept,
    aims={
        "play": because("O-26", "hint-aim-stars"),
        "give": because("O-13", "hint-give"),
        "steal": because("O-21", "hint-steal"),
    },
    in_it="hint-stars-in-it",
    luck={"rule": "turned", "deal": "deal", "trophies": "trophies"},
    stages=_stages,
    weight=_weight,
    banked=_banked,
)
