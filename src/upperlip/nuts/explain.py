"""Why an action is not legal, and why a card won (one reason per rule that acted)."""

from collections.abc import Sequence
from dataclasses import replace

from upperlip.nuts.cards import COLOURS, NUTS, Card, Colour, is_villain
from upperlip.nuts.config import Config
from upperlip.nuts.effect import Effect, Law
from upperlip.nuts.effects.copies import Copies
from upperlip.nuts.effects.trump import Trump
from upperlip.nuts.effects.turn import Turn
from upperlip.nuts.law import counted_colours, law_of
from upperlip.nuts.notation import write_action
from upperlip.nuts.state import DoneTrick, State
from upperlip.nuts.villain import Villain
from upperlip.table.ply import Action, Ask, Decision
from upperlip.table.reason import Reason, because

_RULE_OF_ASK = {
    "blind": "U-16",
    "agree": "U-16",
    "bid": "U-14",
    "play": "U-21",
    "throw": "U-45",
}


def explain(state: State, decision: Decision, legal: tuple[Action, ...]) -> Reason:
    """Why this decision is not legal: which rule, and what is legal instead."""
    seat, action = decision
    ask = state.agenda[0] if state.agenda else Ask("over")
    if ask.what == "over":
        return because("U-44", "game-over")
    if not ask.seats:
        rule = _rule_of_step(state, ask) if ask.what == "twins" else "U-12"
        return because(rule, "chance-first", asked=ask.what)
    rule = _rule_of(state, ask)
    if seat not in ask.seats:
        turn = "U-19" if ask.what == "play" else rule
        return because(turn, "not-your-turn", seats=ask.seats)
    config = state.config
    words = tuple(write_action(config, choice) for choice in legal)
    if action.verb not in {choice.verb for choice in legal}:
        return because(rule, "something-else-asked", asked=ask.what, instead=words)
    if ask.what in ("agree", "trump", "throw"):
        return because(rule, "something-else-asked", asked=ask.what, instead=words)
    if ask.what in ("bid", "blind"):
        low, high = legal[1 if ask.what == "blind" else 0].value, legal[-1].value
        return because(rule, "number-out-of-range", low=low, high=high)
    instead = tuple(word.split(" ")[-1] for word in words)
    if action.value not in range(len(NUTS) + len(config.villain_cards)):
        return because("U-1", "unknown-card", name=str(action.value))
    card = config.name(action.value)
    if action.value not in state.live.hands[seat]:
        return because(rule, "not-in-hand", card=card, instead=instead)
    if ask.what == "pass":
        return because(rule, "already-given", card=card, instead=instead)
    colour = state.live.trick.colour
    assert colour is not None, "with no colour to follow every card of the hand is legal"
    led = state.live.trick.led is not None
    return because(
        rule,
        "must-follow-walnut" if led else "must-follow",
        colour=COLOURS[colour],
        instead=instead,
    )


def _rule_of(state: State, ask: Ask) -> str:
    if ask.what in ("trump", "pass"):
        return _rule_of_step(state, ask)
    return "U-15" if ask.what == "bid" and state.config.solo else _RULE_OF_ASK[ask.what]


def _rule_of_step(state: State, ask: Ask) -> str:
    """What the villain just played does at once (E-6)."""
    villain = state.config.villain(state.live.trick.cards[-1])
    effect = next(each for each in villain.effects if each.step() == ask.what)
    return _where(state.config, villain, effect)


def too_early(state: State, kind: str) -> Reason:
    """Why chance may not do this now."""
    ask = state.agenda[0] if state.agenda else Ask("over")
    if not ask.seats:
        return because("record", "chance-not-now", kind=kind)
    rule = _rule_of(state, ask)
    return because(rule, "seats-first", kind=kind, seats=ask.seats, asked=ask.what)


def why_won(
    config: Config, round_trump: Colour | None, tricks: Sequence[DoneTrick]
) -> tuple[Reason, ...]:
    """The rules that acted on the last of a round's tricks: on its trump, its winner, its worth."""
    reasons, trick = [], tricks[-1]
    judged = law_of(trick.cards, (), config.villain_cards).judged  # E-33 ignores any trump
    if trick.trump != round_trump and not judged:
        reasons.append(_why_trump(config, tricks))
    for card, number in zip(trick.cards, trick.numbers, strict=True):
        if is_villain(card) and (copies := (villain := config.villain(card)).effect(Copies)):
            rule = _where(config, villain, copies)
            reasons.append(because(rule, "copied-number", card=villain.id, number=number))
    if not judged:
        reasons += _why_colour(config, trick)
    reasons += _why_winner(config, trick, judged)
    for villain in (config.villain(card) for card in trick.cards if is_villain(card)):
        acted = [each for each in villain.effects if _marks(config, villain, each)]
        reasons += [
            because(_where(config, villain, effect), "villain-acted", card=villain.id)
            for effect in acted[:1]  # the sentence tells all that the card does
        ]
    return (*reasons, *_why_turned(config, trick))


def _where(config: Config, villain: Villain, effect: Effect) -> str:
    """Where it is written what the effect did: the rules tell only of cards as they are today."""
    return effect.rule if villain in config.known else villain.rule


def _marks(config: Config, villain: Villain, effect: Effect) -> bool:
    """Has it left a mark on the trick? The box's own judge is named beside the winner."""
    marks = effect.mark(Law())
    if villain not in config.known:
        marks = replace(marks, judged="")
    return marks != Law()


def _why_turned(config: Config, trick: DoneTrick) -> list[Reason]:
    """What turned cards brought (U-34, E-39): one for each villain that turns one."""
    known = (config.villain(card) for card in trick.cards if is_villain(card))
    turning = [villain for villain in known if villain.effect(Turn)]
    return [
        because("E-39", "card-turned", card=villain.id, points=points)
        if villain in config.known
        else because("U-34", "twins-turned", points=points)
        for villain, points in zip(turning, trick.turned, strict=True)
    ]


def _why_trump(config: Config, tricks: Sequence[DoneTrick]) -> Reason:
    rule = rule_of_spell(config, [card for trick in tricks for card in trick.cards])
    trump = tricks[-1].trump
    if trump is None:
        return because(rule, "no-trump-now")
    return because(rule, "trump-now", colour=COLOURS[trump])


def rule_of_spell(config: Config, played: Sequence[Card]) -> str:
    """Where the trump is written that one of these cards brought: the latest one's (E-37)."""
    villains = [config.villain(card) for card in reversed(played) if is_villain(card)]
    return next(_where(config, each, spell) for each in villains if (spell := each.effect(Trump)))


def _why_colour(config: Config, trick: DoneTrick) -> list[Reason]:
    """Where a villain led that is always trump: how this table reads that (U-20)."""
    first = trick.cards[0]
    if not is_villain(first) or not config.villain(first).always_trump:
        return []
    villain, led = config.villain(first), trick.led
    outside = config.is_outside(first)
    if led is not None and outside:
        return [because("E-32", "strong-led-trump", card=villain.id, colour=COLOURS[led])]
    if led is not None:
        return [because("U-20", "walnut-led-trump", colour=COLOURS[led])]
    if all(map(is_villain, trick.cards)) or config.walnut_led != "next":
        return []
    if outside:
        return [because("E-32", "strong-led-next", card=villain.id)]
    return [because("U-20", "walnut-led-next")]


def _why_winner(config: Config, trick: DoneTrick, judged: str) -> list[Reason]:
    place = (trick.winner - trick.leader) % len(trick.cards)
    card, number = config.name(trick.cards[place]), trick.numbers[place]
    if judged:
        equals = trick.numbers.count(number) > 1
        if judged == "highest":
            reasons = [because("E-33", "highest-wins", card=card, number=number)]
            return reasons + [because("E-33", "first-of-equals")] * equals
        ours = not any(map(config.is_outside, trick.cards))
        reasons = [
            because("U-25", "lowest-wins" if ours else "lowest-number", card=card, number=number)
        ]
        return reasons + [because("U-25", "last-of-equals")] * equals
    colours = counted_colours(trick.cards, trick.trump, trick.led, config.villain_cards)
    colour = colours[place]
    rivals = [n for n, c in zip(trick.numbers, colours, strict=True) if c == colour]
    if colour is None:
        reasons = [because("U-22", "highest-villain", card=card, number=number)]
    else:
        kind = "highest-trump" if colour == trick.trump else "highest-of-colour"
        reasons = [because("U-23", kind, card=card, colour=COLOURS[colour], number=number)]
    return reasons + [because("U-23", "first-of-equals")] * (rivals.count(number) > 1)
