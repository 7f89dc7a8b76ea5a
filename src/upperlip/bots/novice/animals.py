"""Rules of judged for Moustache: win tricks with stars cheaply, leave the others to those who
must have them, do not overtake a partner who wins anyway."""

from upperlip.animals.cards import ANIMALS, BLUE, MONKEY, PIGEON, UNICORN, Card, colour_of, is_joker
from upperlip.animals.law import judge, law_of, ranked
from upperlip.animals.rule import Law
from upperlip.animals.scoring import worths
from upperlip.animals.view import RoundView, View
from upperlip.bots.novice.trick import best, chance_to_beat, chance_to_hold
from upperlip.table.generator import Generator
from upperlip.table.ply import Action
from upperlip.table.seat import around

POWER = 0.8  # stars one would give up to keep the strongest card for later
JOKER = {UNICORN: 4.0, MONKEY: 2.0, PIGEON: 2.5}  # the same for jokers
BLUE_TAX = 0.6  # what a blue card costs on average under blue-tax
LAST_TRICK = 3.0


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
        self.row = view.row
        self.law: Law = law_of(view.row, view.config.threes)
        self.round = round_
        self.team = round_.teams[view.seat]
        seats = around(round_.trick.leader, len(round_.teams))
        self.seats = seats
        place = len(round_.trick.cards)
        self.friends_to_come = [round_.teams[seat] == self.team for seat in seats[place + 1 :]]
        seen = {*round_.hand, *round_.trick.cards}
        seen.update(card for trick in round_.tricks for card in trick.cards)
        self.unseen = [card for card in ANIMALS if card not in seen]
        self.worth = worths(view.row, view.config.printed_stars)
        self.wanted = -1 if "fewest-stars" in view.row else 1
        order = ranked(self.law, ANIMALS)
        self.rank = {card: 1 - place / len(order) for place, card in enumerate(order)}

    def power(self, card: Card) -> float:
        """How much one would like to keep this card."""
        return JOKER[card] if is_joker(card) else POWER * self.rank[card] ** 2

    def stars(self, card: Card) -> float:
        """What a card is worth to the team that gets it."""
        tax = BLUE_TAX if "blue-tax" in self.row and colour_of(card) == BLUE else 0
        return self.wanted * self.worth[card] - tax

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
        if "last-trick" in self.row and len(self.round.hand) == 1:
            stake += LAST_TRICK * self.wanted
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
