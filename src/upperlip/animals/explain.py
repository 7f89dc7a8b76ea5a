"""Why an action is not legal, and why a card won (one reason per rule that acted)."""

from upperlip.animals.cards import COLOURS, NAMES, PIGEON, UNICORN, colour_of, is_joker, names
from upperlip.animals.law import Verdict, judge, law_of
from upperlip.animals.rules import BY_ID
from upperlip.animals.state import DoneTrick, State
from upperlip.table.ply import Action, Ask, Decision
from upperlip.table.reason import Reason, because

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


def why_won(row: tuple[str, ...], threes: str, trick: DoneTrick) -> tuple[Reason, ...]:
    """The rules that acted on a finished trick, in the order of O-18."""
    law = law_of(row, threes)
    verdict = judge(law, trick.cards)
    reasons = [
        because(BY_ID[rule].rule, "rule-kept-out", rule=rule, cards=names(verdict.out))
        for rule, _ in law.outs
        if verdict.out
    ]
    reasons += [
        because(BY_ID[rule].rule, "rule-reordered", rule=rule)
        for rule in _reordering(row, threes, trick)
    ]
    reasons.append(_why_winner(verdict))
    if judge(law_of(row, _other_reading(threes)), trick.cards).winner != verdict.winner:
        overall = threes == "overall"
        reasons.append(because("O-18", "threes-overall" if overall else "threes-colour"))
    if verdict.winner is not None and PIGEON in trick.cards:
        reasons.append(because("O-20", "pigeon"))
    if trick.stolen is not None:
        reasons.append(because("O-21", "monkey", card=NAMES[trick.stolen]))
    if law.next_lead and verdict.lead not in (None, verdict.winner):
        rule, card = law.next_lead[0], NAMES[verdict.lead or 0]
        reasons.append(because(BY_ID[rule].rule, "rule-gave-lead", rule=rule, card=card))
    return tuple(reasons)


def _other_reading(threes: str) -> str:
    return "colour" if threes == "overall" else "overall"


def _reordering(row: tuple[str, ...], threes: str, trick: DoneTrick) -> list[str]:
    """The rules about strength without which another card would have won, or would lead."""
    law = law_of(row, threes)
    verdict = judge(law, trick.cards)
    found = []
    for rule in row:
        without = law_of(tuple(other for other in row if other != rule), threes)
        same_order = (without.colours, without.values) == (law.colours, law.values)
        other = judge(without, trick.cards)
        if not same_order and (other.winner, other.lead) != (verdict.winner, verdict.lead):
            found.append(rule)
    return found


def _why_winner(verdict: Verdict) -> Reason:
    if verdict.winner is None:
        return because("O-19", "won-by-nobody")
    card = NAMES[verdict.winner]
    if verdict.winner == UNICORN:
        return because("O-18", "unicorn")
    if verdict.decider:
        return because(BY_ID[verdict.decider].rule, "rule-decided", rule=verdict.decider, card=card)
    return because("O-17", "strongest", card=card, colour=COLOURS[colour_of(verdict.winner)])
