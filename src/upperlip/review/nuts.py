"""What a review must be told about Mustachio: it counts points ahead of the others' average."""

from upperlip.nuts.cards import COLOURS, Card
from upperlip.nuts.config import Config
from upperlip.nuts.explain import rule_of_spell
from upperlip.nuts.law import judge, number_before, numbers
from upperlip.nuts.scoring import card_points, totals
from upperlip.nuts.view import Glance, View
from upperlip.records.nuts import MustachioResult
from upperlip.records.record import Result
from upperlip.review.yardstick import MILLION, Phrase, Stage, Stake, Yardstick
from upperlip.table.ply import Action
from upperlip.table.reason import Reason, because
from upperlip.table.seat import Seat
from upperlip.table.shape import Ply

_PAIRS, _SOLO = 12, 8  # see docs/decisions/review.md


def _tail(config: Config) -> int:
    return _PAIRS if len(config.teams) == 2 else _SOLO


def _card_name(config: Config, card: int) -> str:
    return config.name(card)


def _phrase(config: Config, action: Action) -> Phrase:
    verb, value = action.verb, action.value
    if verb in ("play", "pass"):
        return Phrase(verb, {"card": _card_name(config, value)})
    if verb == "trump":
        return Phrase(verb, {"colour": COLOURS[value]})
    if verb == "blind" and not value:
        return Phrase("blind-no", {})
    return Phrase(verb, {"number": value} if verb in ("bid", "blind") else {})


def _party(now: Glance, seat: Seat) -> int:
    return now.config.side_of(seat)


def _promise(view: View) -> tuple[int | None, int]:
    """What the side has bid, once it has, and the tricks that count for it so far (U-33)."""
    round_, config = view.round, view.config
    assert round_ is not None, "decisions belong to rounds"
    side = config.side_of(view.seat)
    bid = round_.blinds[side]
    said = [round_.bids[seat] for seat in config.teams[side]]
    if bid is None and None not in said:
        bid = sum(number or 0 for number in said)
    return bid, max(0, round_.tallies[side].tricks)


def _stake(view: View) -> Stake:
    """Points (U-40); a side whose bid is met wants no further trick."""
    config = view.config
    bid, tricks = _promise(view)
    friends = frozenset(config.teams[config.side_of(view.seat)])
    worth = card_points(config.solo, config.villain_cards)
    return Stake(friends, worth, sated=bid == tricks)


def _scene(view: View) -> tuple[Reason, ...]:
    round_, config = view.round, view.config
    assert round_ is not None, "decisions belong to rounds"
    others = tuple(seat for seat in config.teams[config.side_of(view.seat)] if seat != view.seat)
    reasons = [because("U-4", "review-team", seats=others)] if others else []
    if round_.trump is not None:
        trump = round_.trump_in_force
        reasons.append(
            because(rule_of_spell(config, _cast(view)), "review-no-trump")
            if trump is None
            else because("U-12", "review-trump", colour=COLOURS[trump])
        )
    bid, tricks = _promise(view)
    if bid is not None:
        reasons.append(because("U-14", "review-bid", number=bid, tricks=tricks))
    return tuple(reasons)


def _cast(view: View) -> list[Card]:
    """The cards of the round, but for one whose trump has still to be named."""
    assert view.round is not None
    cards = [card for trick in view.round.tricks for card in trick.cards]
    cards += view.round.trick.cards
    return cards[:-1] if view.agenda[0].what == "trump" else cards


def _winning(view: View) -> Seat | None:
    round_, known = view.round, view.config.villain_cards
    assert round_ is not None, "tricks belong to rounds"
    trick = round_.trick
    if not trick.cards:
        return None
    numbered = numbers(trick.cards, number_before(round_.tricks), known)
    place = judge(trick.cards, numbered, round_.trump_in_force, trick.led, known)
    return (trick.leader + place) % view.config.players


def _kept(config: Config, result: Result, number: int, seat: Seat) -> tuple[int, int] | None:
    assert isinstance(result, MustachioResult), "every game has results of its own"
    side, round_ = config.side_of(seat), result.rounds[number - 1]
    return round_.bids[side], round_.tricks[side]


def _stages(_: Ply) -> tuple[Stage, ...]:
    return ()


def _weight(_: Config, __: int) -> float:
    return 1.0


def _banked(now: Glance) -> tuple[int, ...]:
    points, sides = totals(now.config, now.scores), len(now.config.teams)
    ahead = [round(MILLION * (sides * mine - sum(points)) / (sides - 1)) for mine in points]
    return tuple(ahead[now.config.side_of(seat)] for seat in range(now.config.players))


YARDSTICK: Yardstick[Config, Glance, View] = Yardstick(
    unit="points",
    thresholds=(2 * MILLION, 5 * MILLION, 10 * MILLION),
    tail=_tail,
    even_asks=("throw",),  # U-45
    between=("deal", "throw"),
    bids=("bid", "blind"),
    card_name=_card_name,
    phrase=_phrase,
    party=_party,
    stake=_stake,
    scene=_scene,
    winning=_winning,
    rules={"trick": "U-24", "card": "U-40", "bid": "U-40", "blind": "U-43", "trump": "U-30"},
    phases={"bid": "bids", "blind": "bids", "agree": "bids", "pass": "passing"},
    promise=_kept,
    aims={
        "play": because("U-40", "hint-aim-points"),
        "pass": because("U-27", "hint-pass"),
        "bid": because("U-40", "hint-bid"),
        "blind": because("U-43", "hint-blind"),
        "agree": because("U-43", "hint-blind"),
        "trump": because("U-30", "hint-trump"),
    },
    in_it="hint-points-in-it",
    luck={"deal": "deal", "turn": "trump", "twins": "turned"},
    stages=_stages,
    weight=_weight,
    banked=_banked,
)
