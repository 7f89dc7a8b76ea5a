"""Rules of thumb for Mustachio: bid what one can see, then take so many tricks and no more."""

from upperlip.bots.novice.trick import best, chance_to_beat, chance_to_hold
from upperlip.nuts.cards import (
    COLOURS,
    VALUES,
    Card,
    Colour,
    colour_of,
    is_villain,
    value_of,
)
from upperlip.nuts.config import Config
from upperlip.nuts.effects.trump import Trump
from upperlip.nuts.law import colour_led, judge, law_of, number_before, numbers
from upperlip.nuts.notation import NO_BLIND
from upperlip.nuts.scoring import card_points
from upperlip.nuts.view import RoundView, View
from upperlip.table.generator import Generator
from upperlip.table.ply import Action
from upperlip.table.seat import around

# For an exact bid, by solo play. On purpose not the one in `nuts.scoring`: the yardstick stays as
# it is, whatever others are given to reckon with.
BONUS = {True: 25.0, False: 35.0}
KEEP = 2.0  # points one would give up to keep the highest card for later


def choose(view: View, actions: tuple[Action, ...], draws: Generator) -> Action:
    assert view.round is not None, "decisions belong to rounds"
    verb = actions[0].verb
    if verb == "blind":
        return Action("blind", NO_BLIND)
    if verb == "agree":
        return actions[0] if _fair_share(view, view.round) else actions[1]
    if verb == "bid":
        seen = round(expected_tricks(view, view.round))
        return actions[min(seen, len(actions) - 1)]
    if verb == "trump":
        return best(actions, lambda action: _length(view.round, action.value))
    if verb == "throw":
        return actions[draws.below(len(actions))]
    judged = _Judgement(view, view.round)
    if verb == "pass":
        return best(actions, lambda action: judged.riddance(action.value))
    return best(actions, lambda action: judged.value(action.value))


def _fair_share(view: View, round_: RoundView) -> bool:
    """Is a partner's blind proposal about what our side will win on average?"""
    members = len(view.config.teams[view.config.side_of(view.seat)])
    share = round_.size * members / view.config.players
    return abs((round_.proposal or 0) - share) <= 1


def expected_tricks(view: View, round_: RoundView) -> float:
    """What a hand should win: high trumps surely, other high cards if they are not trumped."""
    return sum(trick_chance(view.config, card, round_.trump) for card in round_.hand)


def trick_chance(config: Config, card: Card, trump: Colour | None) -> float:
    """How often a card should win a trick."""
    players = config.players
    if is_villain(card):
        return 0.7 if config.villain(card).always_trump else 1 / players
    height = value_of(card) / VALUES
    rivals = players / 3 if colour_of(card) == trump else 2 * players - 2.8
    return float(height**rivals)


def _length(round_: RoundView | None, colour: Colour) -> float:
    """How much a colour would help as trump."""
    assert round_ is not None
    return sum(1 + value_of(card) / VALUES for card in round_.hand if colour_of(card) == colour)


class _Judgement:
    """What a seat makes of its view."""

    def __init__(self, view: View, round_: RoundView) -> None:
        config, trick = view.config, round_.trick
        self.config, self.round, self.solo = config, round_, config.solo
        self.points = card_points(config.solo, config.villain_cards)
        self.walnut_led = config.walnut_led
        self.side = config.side_of(view.seat)
        seats = around(trick.leader, config.players)
        self.sides = [config.side_of(seat) for seat in seats]
        place = len(trick.cards)
        self.friends_to_come = [side == self.side for side in self.sides[place + 1 :]]
        seen = {*round_.hand, *trick.cards, *round_.turned}
        seen.update(card for done in round_.tricks for card in done.cards)
        self.unseen = [card for card in round_.deck if card not in seen]
        bid = round_.blinds[self.side]
        if bid is None:
            bid = sum(round_.bids[seat] or 0 for seat in config.teams[self.side])
        self.need = bid - round_.tallies[self.side].tricks
        self.left = round_.size - len(round_.tricks)

    def value(self, card: Card) -> float:
        """What playing this card promises, in points."""
        cards = (*self.round.trick.cards, card)
        chance = self._chance(cards)
        law = law_of(cards, self.round.trick.swings, self.config.villain_cards)
        stake = 0 if law.worthless else sum(self.points[each] for each in cards)
        stake += sum(law.swings)
        return chance * (self._eager() + stake) - (1 - chance) * stake - self._keep(card)

    def _eager(self) -> float:
        """What one trick more is worth for the bid: it must be won, or must not."""
        if self.need > self.left or self.need < 0:
            return 0.0  # the bid is lost: only points count
        bonus = BONUS[self.solo]
        return bonus * (self.need / self.left) if self.need else -bonus

    def _keep(self, card: Card) -> float:
        """High cards are kept while tricks are wanted, and got rid of when they are not."""
        height = 0.7 if is_villain(card) else value_of(card) / VALUES
        if colour_of(card) == self.round.trump:
            height += 0.5
        return KEEP * height if self.need > 0 else -KEEP * height

    def riddance(self, card: Card) -> float:
        return -self._keep(card)

    def _trump_after(self, card: Card) -> Colour | None:
        """Some villains change the trump of the very trick they are played to (E-37)."""
        effect = self.config.villain(card).effect(Trump) if is_villain(card) else None
        if effect is None:
            return self.round.trump_in_force
        if effect.colour == "named":
            return max(range(len(COLOURS)), key=lambda colour: _length(self.round, colour))
        return effect.fixed

    def _chance(self, cards: tuple[Card, ...]) -> float:
        """That our side wins this trick in the end."""
        before, trump = number_before(self.round.tricks), self._trump_after(cards[-1])
        led, known = self.round.trick.led, self.config.villain_cards
        if len(cards) == 1:
            led = colour_led(self.walnut_led, cards[0], self.round.trump_in_force, known)
        place = judge(cards, numbers(cards, before, known), trump, led, known)

        def beats(other: Card) -> bool:
            more = (*cards, other)
            return judge(more, numbers(more, before, known), trump, led, known) == len(cards)

        beat = chance_to_beat(sum(map(beats, self.unseen)), len(self.unseen))
        return chance_to_hold(self.sides[place] == self.side, self.friends_to_come, beat)
