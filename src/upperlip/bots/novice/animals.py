"""Rules of judged for Moustache: win tricks with stars cheaply, leave the others to those who
must have them, do not overtake a partner who wins anyway."""

from upperlip.animals.cards import ANIMALS, MONKEY, PIGEON, UNICORN, Card, is_joker
from upperlip.animals.effect import Law
from upperlip.animals.effects.fewest import Fewest
from upperlip.animals.effects.most import Most
from upperlip.animals.effects.trick import TrickPrize
from upperlip.animals.law import judge, law_of, ranked
from upperlip.animals.line import line_of
from upperlip.animals.scoring import worths
from upperlip.animals.view import RoundView, View
from upperlip.bots.novice.trick import best, chance_to_beat, chance_to_hold
from upperlip.table.generator import Generator
from upperlip.table.ply import Action
from upperlip.table.seat import around

POWER = 0.8  # stars one would give up to keep the strongest card for later
JOKER = {UNICORN: 4.0, MONKEY: 2.0, PIGEON: 2.5}  # the same for jokers
SHARE = 0.12  # of the stars for most cards of a kind, what one such card brings on average


def choose(view: View, actions: tuple[Action, ...], _: Generator) -> Action:
    assert view.round is not None, "decisions belong to rounds"
    judged = _Judgement(view, view.round)
    if actions[0].verb == "play":
        return best(actions, lambda action: judged.value(action.value))
    if actions[0].verb == "steal":
        return best(actions, lambda action: judged.stars(action.value))
    return best(actions, lambda action: -judged.power(action.value))


class _Judgement:
    """What a seat makes of its view."""

    def __init__(self, view: View, round_: RoundView) -> None:
        outside = view.config.known
        effects = [effect for _, effect in line_of(view.row, outside)]
        self.law: Law = law_of(view.row, view.config.threes, outside)
        self.most = [effect for effect in effects if isinstance(effect, Most)]
        self.last_prize = sum(
            effect.stars
            for effect in effects
            if isinstance(effect, TrickPrize) and effect.which == "last"
        )
        self.round = round_
        self.team = round_.teams[view.seat]
        seats = around(round_.trick.leader, len(round_.teams))
        self.seats = seats
        place = len(round_.trick.cards)
        self.friends_to_come = [round_.teams[seat] == self.team for seat in seats[place + 1 :]]
        seen = {*round_.hand, *round_.trick.cards}
        seen.update(card for trick in round_.tricks for card in trick.cards)
        self.unseen = [card for card in ANIMALS if card not in seen]
        self.worth = worths(view.row, view.config.printed_stars, outside)
        self.wanted = -1 if any(isinstance(effect, Fewest) for effect in effects) else 1
        order = ranked(self.law, ANIMALS)
        self.rank = {card: 1 - place / len(order) for place, card in enumerate(order)}

    def power(self, card: Card) -> float:
        """How much one would like to keep this card."""
        return JOKER[card] if is_joker(card) else POWER * self.rank[card] ** 2

    def stars(self, card: Card) -> float:
        """What a card is worth to the team that gets it."""
        share = SHARE * sum(effect.stars for effect in self.most if effect.names(card))
        return self.wanted * self.worth[card] + share

    def value(self, card: Card) -> float:
        """What playing this card promises, in stars."""
        cards = (*self.round.trick.cards, card)
        if PIGEON in cards:
            return -self.power(card)
        chance = self._chance(cards)
        verdict = judge(self.law, cards)
        stake = sum(self.stars(each) for each in cards if each not in verdict.out)
        average = sum(map(self.stars, self.unseen)) / max(1, len(self.unseen))
        stake += average * len(self.friends_to_come)
        if len(self.round.hand) == 1:
            stake += self.last_prize * self.wanted
        loot = max((self.stars(each) for each in cards if not is_joker(each)), default=0)
        theft = loot if card == MONKEY else 0
        return (2 * chance - 1) * stake + theft - self.power(card)

    def _chance(self, cards: tuple[Card, ...]) -> float:
        """That our team wins this trick in the end."""
        winner = judge(self.law, cards).winner
        beating = sum(judge(self.law, (*cards, other)).winner == other for other in self.unseen)
        beat = chance_to_beat(beating, len(self.unseen))
        ours = winner is not None and self._team_of(cards.index(winner)) == self.team
        return chance_to_hold(ours, self.friends_to_come, beat)

    def _team_of(self, place: int) -> int:
        return self.round.teams[self.seats[place]]
