"""Why an action is not legal, and why a card won (one reason per rule that acted)."""

from upperlip.animals.cards import COLOURS, NAMES, colour_of, is_joker, names
from upperlip.animals.config import Config
from upperlip.animals.effect import Credit
from upperlip.animals.effects.colours import Colours
from upperlip.animals.effects.values import Values
from upperlip.animals.jokers import SCATTERER, TAKER
from upperlip.animals.law import Verdict, judge, law_of
from upperlip.animals.line import Row, card_of
from upperlip.animals.rule import RuleCard
from upperlip.animals.state import DoneTrick, State
from upperlip.table.ply import Action, Ask, Decision
from upperlip.table.reason import Reason, Value, because

_RULE_OF_CHANCE = {"rule": "O-6", "deal": "O-9", "trophies": "O-30"}
_RULE_OF_ASK = {"give": "O-13", "play": "O-14", "steal": "O-21"}


def explain(state: State, decision: Decision, legal: tuple[Action, ...]) -> Reason:
    """Why this decision is not legal: which rule, and what is legal instead."""
    seat, action = decision
    ask = state.agenda[0] if state.agenda else Ask("over")
    if ask.what == "over":
        return because("O-8", "game-over")
    if not ask.seats:
        return because(_RULE_OF_CHANCE[ask.what], "chance-first", asked=ask.what)
    rule = _RULE_OF_ASK[ask.what]
    if seat not in ask.seats:
        turn = "O-7" if ask.what == "play" else rule
        return because(turn, "not-your-turn", seats=ask.seats)
    instead = tuple(NAMES[choice.value] for choice in legal)
    if action.verb != ask.what:
        return because(rule, "something-else-asked", asked=ask.what, instead=instead)
    if action.value not in range(len(NAMES)):
        return because("O-1", "unknown-card", name=str(action.value))
    card = NAMES[action.value]
    if ask.what == "steal":
        return because(rule, "cannot-steal", card=card, instead=instead)
    if action.value not in state.live.hands[seat]:
        return because(rule, "not-in-hand", card=card, instead=instead)
    if ask.what == "give":
        return because(rule, "already-given", card=card, instead=instead)
    follow = state.live.trick.follow
    assert follow is not None, "with no colour to follow every card of the hand is legal"
    led = next(card for card in state.live.trick.cards if not is_joker(card))
    rule = "O-14" if follow == colour_of(led) else "O-15"
    return because(rule, "must-follow", colour=COLOURS[follow], instead=instead)


def too_early(state: State, kind: str) -> Reason:
    """Why chance may not do this now."""
    ask = state.agenda[0] if state.agenda else Ask("over")
    if not ask.seats:
        return because("record", "chance-not-now", kind=kind)
    rule = _RULE_OF_ASK[ask.what]
    return because(rule, "seats-first", kind=kind, seats=ask.seats, asked=ask.what)


def why_won(config: Config, row: Row, trick: DoneTrick) -> tuple[Reason, ...]:
    """The rules that acted on a finished trick, in the order of O-18."""
    law = law_of(row, config.threes, config.known)
    verdict = judge(law, trick.cards)
    animals = tuple(card for card in trick.cards if not is_joker(card))
    reasons = [
        _of_rule(owner, "rule-kept-out", cards=names(out))
        for owner, stay_out in law.outs
        if (out := stay_out(animals))
    ]
    reasons += [_of_rule(owner, "rule-reordered") for owner in _reordering(config, row, trick)]
    reasons.append(_why_winner(verdict))
    other = law_of(row, _other_reading(config.threes), config.known)
    if judge(other, trick.cards).winner != verdict.winner:
        overall = config.threes == "overall"
        reasons.append(because("O-18", "threes-overall" if overall else "threes-colour"))
    if verdict.winner is not None and SCATTERER in trick.cards:
        reasons.append(because("O-20", "pigeon"))
    if trick.stolen is not None:
        reasons.append(because("O-21", "monkey", card=NAMES[trick.stolen]))
    if verdict.lead_rule and verdict.lead not in (None, verdict.winner):
        card = NAMES[verdict.lead or 0]
        reasons.append(_of_rule(verdict.lead_rule, "rule-gave-lead", card=card))
    return tuple(reasons)


def _of_rule(owner: Credit, message: str, **args: Value) -> Reason:
    return because(owner.rule, message, rule=owner.card, **args)


def _other_reading(threes: str) -> str:
    return "colour" if threes == "overall" else "overall"


def _reordering(config: Config, row: Row, trick: DoneTrick) -> list[Credit]:
    """The rules about strength without which another card would have won, or would lead."""
    law = law_of(row, config.threes, config.known)
    verdict = judge(law, trick.cards)
    found = []
    for rule in row:
        rest = tuple(other for other in row if other != rule)
        without = law_of(rest, config.threes, config.known)
        same_order = (without.colours, without.values) == (law.colours, law.values)
        other = judge(without, trick.cards)
        if not same_order and (other.winner, other.lead) != (verdict.winner, verdict.lead):
            found.append(_credit_for_order(card_of(rule, config.known), config))
    return found


def _credit_for_order(card: RuleCard, config: Config) -> Credit:
    """For its first effect on colours or values (E-11, E-12)."""
    rules = [each.rule for each in card.effects if isinstance(each, Colours | Values)]
    return Credit(card.id, rules[0] if card in config.known else card.rule)


def _why_winner(verdict: Verdict) -> Reason:
    if verdict.winner is None:
        return because("O-19", "won-by-nobody")
    card = NAMES[verdict.winner]
    if verdict.winner == TAKER:
        return because("O-18", "unicorn")
    if verdict.decider:
        return _of_rule(verdict.decider, "rule-decided", card=card)
    return because("O-17", "strongest", card=card, colour=COLOURS[colour_of(verdict.winner)])
