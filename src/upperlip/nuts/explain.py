"""Why an action is not legal, and why a card won (one reason per rule that acted)."""

from upperlip.nuts.cards import COLOURS, NAMES, Colour, is_villain
from upperlip.nuts.config import Config
from upperlip.nuts.law import counted_colours, law_of
from upperlip.nuts.notation import write_action
from upperlip.nuts.state import DoneTrick, State
from upperlip.nuts.villain import Law
from upperlip.nuts.villains import VILLAIN_OF
from upperlip.table.ply import Action, Ask, Decision
from upperlip.table.reason import Reason, because

_RULE_OF_ASK = {
    "blind": "U-16",
    "agree": "U-16",
    "bid": "U-14",
    "play": "U-21",
    "trump": "U-30",
    "pass": "U-27",
    "throw": "U-45",
}


def explain(state: State, decision: Decision, legal: tuple[Action, ...]) -> Reason:
    """Why this decision is not legal: which rule, and what is legal instead."""
    seat, action = decision
    ask = state.agenda[0] if state.agenda else Ask("over")
    if ask.what == "over":
        return because("U-44", "game-over")
    if not ask.seats:
        rule = "U-34" if ask.what == "twins" else "U-12"
        return because(rule, "chance-first", asked=ask.what)
    rule = "U-15" if ask.what == "bid" and state.config.solo else _RULE_OF_ASK[ask.what]
    if seat not in ask.seats:
        turn = "U-19" if ask.what == "play" else rule
        return because(turn, "not-your-turn", seats=ask.seats)
    words = tuple(write_action(choice) for choice in legal)
    if action.verb not in {choice.verb for choice in legal}:
        return because(rule, "something-else-asked", asked=ask.what, instead=words)
    if ask.what in ("agree", "trump", "throw"):
        return because(rule, "something-else-asked", asked=ask.what, instead=words)
    if ask.what in ("bid", "blind"):
        low, high = legal[1 if ask.what == "blind" else 0].value, legal[-1].value
        return because(rule, "number-out-of-range", low=low, high=high)
    instead = tuple(word.split(" ")[-1] for word in words)
    if action.value not in range(len(NAMES)):
        return because("U-1", "unknown-card", name=str(action.value))
    if action.value not in state.live.hands[seat]:
        return because(rule, "not-in-hand", card=NAMES[action.value], instead=instead)
    colour = state.live.trick.colour
    assert colour is not None, "with no colour to follow every card of the hand is legal"
    led = state.live.trick.led is not None
    return because(
        rule,
        "must-follow-walnut" if led else "must-follow",
        colour=COLOURS[colour],
        instead=instead,
    )


def why_won(config: Config, round_trump: Colour | None, trick: DoneTrick) -> tuple[Reason, ...]:
    """The rules that acted on a finished trick: on its trump, its winner, its worth."""
    reasons = []
    lowest = law_of(trick.cards, ()).lowest_wins  # U-25 ignores any trump
    if trick.trump != round_trump and not lowest:
        reasons.append(_why_trump(trick.trump))
    for card, number in zip(trick.cards, trick.numbers, strict=True):
        if is_villain(card) and VILLAIN_OF[card].number != number:
            reasons.append(
                because(VILLAIN_OF[card].rule, "copied-number", card=NAMES[card], number=number)
            )
    if not lowest:
        reasons += _why_colour(config, trick)
    reasons += _why_winner(trick)
    for card in trick.cards:
        if is_villain(card) and VILLAIN_OF[card].law(Law()) not in (Law(), Law(lowest_wins=True)):
            reasons.append(because(VILLAIN_OF[card].rule, "villain-acted", card=NAMES[card]))
    reasons += [because("U-34", "twins-turned", points=points) for points in trick.turned]
    return tuple(reasons)


def _why_trump(trump: Colour | None) -> Reason:
    if trump is None:
        return because("U-31", "no-trump-now")
    return because("U-30", "trump-now", colour=COLOURS[trump])


def _why_colour(config: Config, trick: DoneTrick) -> list[Reason]:
    """Where the Walnut led: how this table reads that (U-20)."""
    if trick.led is not None:
        return [because("U-20", "walnut-led-trump", colour=COLOURS[trick.led])]
    leads = NAMES[trick.cards[0]] == "WALNUT" and not all(map(is_villain, trick.cards))
    return [because("U-20", "walnut-led-next")] * (leads and config.walnut_led == "next")


def _why_winner(trick: DoneTrick) -> list[Reason]:
    place = (trick.winner - trick.leader) % len(trick.cards)
    card, number = NAMES[trick.cards[place]], trick.numbers[place]
    if law_of(trick.cards, ()).lowest_wins:
        equals = trick.numbers.count(number) > 1
        reasons = [because("U-25", "lowest-wins", card=card, number=number)]
        return reasons + [because("U-25", "last-of-equals")] * equals
    colours = counted_colours(trick.cards, trick.trump, trick.led)
    colour = colours[place]
    rivals = [n for n, c in zip(trick.numbers, colours, strict=True) if c == colour]
    if colour is None:
        reasons = [because("U-22", "highest-villain", card=card, number=number)]
    else:
        kind = "highest-trump" if colour == trick.trump else "highest-of-colour"
        reasons = [because("U-23", kind, card=card, colour=COLOURS[colour], number=number)]
    return reasons + [because("U-23", "first-of-equals")] * (rivals.count(number) > 1)
