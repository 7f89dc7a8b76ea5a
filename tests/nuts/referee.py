"""A second, slow opinion: a whole game from its record, written from the rules pages alone.

It knows nothing of the engine. Every question, what was legal then, what chance could do, every
winner and the result must be as these pages find them. Villains are read as effects, those of the
box as the last paragraph of `effects.md` writes them.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.nuts.referee_deck import Dealer, is_nut

Effect = dict[str, Any]
Step = dict[str, Any]


class Villain(NamedTuple):
    number: int | None
    effects: list[Effect]
    scores: bool = True

    def effect(self, kind: str) -> Effect | None:
        return next((effect for effect in self.effects if effect["effect"] == kind), None)


def _box(number: int | None, kind: str, *, scores: bool = True, **own: Any) -> Villain:
    return Villain(number, [{"effect": kind, **own}], scores)


BOX = {
    "ACORN": _box(4, "judged", by="lowest"),
    "BUTTERNUT": _box(11, "void"),
    "PEANUT": _box(10, "pass", cards=1, to="left", scores=False),
    "HONEYNUT": _box(None, "copies", plus=1),
    "HEALTH+": _box(11, "tricks", tricks=1),
    "HEALTH-": _box(11, "tricks", tricks=-1),
    "HUMMMUS": _box(6, "trump", colour="named", tricks=2),
    "NUTCASE": _box(12, "trump", colour="none", tricks=2),
    "TWINS": _box(10, "turn", good=5, bad=-5),
    "PISSTACHIO": _box(9, "points", points=-5),
    "PRAYLENE": _box(12, "points", points=5),
    "WALNUT": _box(9, "always-trump"),
}
BEATEN_BY = {"rock": "paper", "paper": "scissors", "scissors": "rock"}


class Referee:
    """One game; `check` goes through it."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.record, self.options = record, record["options"]
        self.players = len(record["players"])
        apart = {"solo": self.players, "pairs": self.players // 2, "trios": 2}  # U-3, U-4
        self.sides = apart[self.options["sides"]]
        self.solo = self.options["sides"] == "solo"
        self.steps: Iterator[Step] = iter(record["steps"])
        outside = record.get("cards", [])
        self.dealer = Dealer(self.options, self.players, [card["id"] for card in outside])
        self.villains = BOX | {
            card["id"]: Villain(card.get("number"), card["effects"], card.get("scores", True))
            for card in outside
        }

    def check(self) -> None:
        rounds = [self.play_round(number) for number in range(1, 6)]
        scores = [sum(done["points"][side] for done in rounds) for side in range(self.sides)]
        leaders = [side for side in range(self.sides) if scores[side] == max(scores)]
        winners = self.break_tie(leaders) if len(leaders) > 1 else leaders
        members = [list(range(side, self.players, self.sides)) for side in range(self.sides)]
        assert self.record["result"] == {
            "sides": members,
            "scores": scores,
            "winners": winners,
            "rounds": rounds,
        }
        assert next(self.steps, None) is None

    def ask(self, seat: int, *legal: str) -> str:
        step = self.step()
        assert step.get("seat") == seat
        assert step["legal"] == sorted(legal)
        assert step["do"] in legal
        return str(step["do"])

    def step(self) -> Step:
        """The next one, blank after the last."""
        return next(self.steps, {})

    def play_round(self, number: int) -> Step:
        deal = self.step()
        self.dealer.deal(number, deal)
        self.hands = [set(hand) for hand in deal["hands"]]
        self.size = len(deal["hands"][0])
        self.order = [(deal["dealer"] + 1 + n) % self.players for n in range(self.players)]
        self.blinds = [self.ask_blind(place) for place in range(self.sides)]
        self.blind = {self.order[place] % self.sides: n for place, n in enumerate(self.blinds)}
        while not is_nut(card := self.dealer.flip(self.step())):  # U-12
            pass
        self.round_trump: str = card[0]
        self.spell: tuple[range, str | None] | None = None  # its tricks, its colour
        bids = self.ask_bids()
        won = [{"tricks": 0, "plus": 0, "minus": 0} for _ in range(self.sides)]
        leader, self.number = self.order[0], 0
        for trick in range(self.size):
            leader = self.play_trick(trick, leader, won)
        self.dealer.collect()
        return self.score(bids, won)

    # Bids

    def ask_blind(self, place: int) -> int | None:
        """U-16: the side whose first member sits at this place of the order of play."""
        members = self.order[place :: self.sides]
        numbers = [f"blind {n}" for n in range(1 if self.solo else 2, self.size + 1)]
        for proposer in members:
            said = self.ask(proposer, "blind no", *numbers)
            if said == "blind no":
                continue
            others = [seat for seat in members if seat != proposer]
            answers = [self.ask(seat, "agree", "refuse") for seat in others]
            return None if "refuse" in answers else int(said.split()[1])
        return None

    def ask_bids(self) -> list[int]:
        """U-14, U-15: by side, blind ones included."""
        bids = [self.blind[side] or 0 for side in range(self.sides)]
        for seat in self.order:
            if self.blind[seat % self.sides] is None:
                said = self.ask(seat, *(f"bid {n}" for n in range(self.size + 1)))
                bids[seat % self.sides] += int(said.split()[1])
        return bids

    # Tricks

    def trump(self, trick: int) -> str | None:
        """U-30 to U-32, E-37: of the spell cast last, while it lasts."""
        if self.spell and trick in self.spell[0]:
            return self.spell[1]
        return self.round_trump

    def marks(self, cards: list[str], kind: str) -> list[Effect]:
        """The effects of a kind that lie in the trick, in the order of play (E-2)."""
        found = (self.villains[card].effect(kind) for card in cards if not is_nut(card))
        return [effect for effect in found if effect]

    def play_trick(self, trick: int, leader: int, won: list[dict[str, int]]) -> int:
        cards: list[str] = []
        numbers: list[int] = []
        led, swings = None, list[int]()
        for place in range(self.players):
            seat = (leader + place) % self.players
            colour = led or next((card[0] for card in cards if is_nut(card)), None)
            card = self.ask(seat, *self.allowed(seat, colour)).removeprefix("play ")
            self.hands[seat].remove(card)
            cards.append(card)
            if place == 0 and self.options["walnut_led"] == "trump":
                led = self.trump(trick) if self.marks(cards, "always-trump") else None  # U-20
            self.number = self.number_of(card)
            numbers.append(self.number)
            if not is_nut(card):
                swings += self.strike(card, seat, trick, cards)
        place = self.winning_place(cards, numbers, self.trump(trick), led)
        winner = (leader + place) % self.players
        self.pay(won[winner % self.sides], cards, swings)
        return winner

    def allowed(self, seat: int, colour: str | None) -> list[str]:
        """U-21."""
        hand = self.hands[seat]
        follow = {card for card in hand if is_nut(card) and card[0] == colour}
        return [f"play {card}" for card in hand if not follow or card in follow or not is_nut(card)]

    def number_of(self, card: str) -> int:
        """U-28, E-31: `self.number` is that of the card before it, or 0."""
        if is_nut(card):
            return int(card[1:])
        copies = self.villains[card].effect("copies")
        return self.number + copies["plus"] if copies else self.villains[card].number or 0

    def pay(self, side: dict[str, int], cards: list[str], swings: list[int]) -> None:
        """U-24, U-26, U-29, U-35."""
        side["tricks"] += 1 + sum(mark["tricks"] for mark in self.marks(cards, "tricks"))
        swings = swings + [mark["points"] for mark in self.marks(cards, "points")]
        worth = 0 if self.marks(cards, "void") else sum(map(self.worth, cards))
        side["plus"] += worth + sum(swing for swing in swings if swing > 0)
        side["minus"] += sum(swing for swing in swings if swing < 0)

    def worth(self, card: str) -> int:
        """U-40, E-41."""
        points = {15: 10, 14: 5} if self.solo else {15: 10, 10: 5, 5: 5, 1: 2}
        if is_nut(card):
            return points.get(int(card[1:]), 0)
        villain = self.villains[card]
        return points.get(villain.number or 0, 0) if villain.scores else 0

    # What a villain does at once (E-6)

    def strike(self, card: str, seat: int, trick: int, cards: list[str]) -> list[int]:
        turned = []
        for effect in self.villains[card].effects:
            if effect["effect"] == "trump":
                self.cast(effect, seat, trick)
            elif effect["effect"] == "pass":
                self.pass_on(effect, trick)
            elif effect["effect"] == "turn":  # U-34
                found = self.dealer.flip(self.step())
                trump = None if self.marks(cards, "judged") else self.trump(trick)
                bad = not is_nut(found) or found[0] == trump
                turned.append(effect["bad" if bad else "good"])
        return turned

    def cast(self, effect: Effect, seat: int, trick: int) -> None:
        """U-30, U-31, E-37."""
        colour: str | None = effect["colour"]
        if colour == "named":
            colour = self.ask(seat, *(f"trump {letter}" for letter in "RBGY")).split()[1]
        self.spell = range(trick, trick + effect["tricks"]), None if colour == "none" else colour

    def pass_on(self, effect: Effect, trick: int) -> None:
        """U-27, E-38: all choose before anybody sees what arrives."""
        count = min(effect["cards"], self.size - 1 - trick)
        gifts: dict[int, list[str]] = {}
        for seat in self.order:
            gifts[seat] = []
            for _ in range(count):
                left = (f"pass {card}" for card in self.hands[seat] if card not in gifts[seat])
                gifts[seat].append(self.ask(seat, *left).removeprefix("pass "))
        step = 1 if effect["to"] == "left" else -1
        for giver, cards in gifts.items():
            self.hands[giver] -= set(cards)
        for giver, cards in gifts.items():
            self.hands[(giver + step) % self.players] |= set(cards)

    # The end

    def winning_place(
        self, cards: list[str], numbers: list[int], trump: str | None, led: str | None
    ) -> int:
        """U-22, U-23, U-25, E-32, E-33."""
        places = range(len(cards))
        judged = self.marks(cards, "judged")
        if judged and judged[-1]["by"] == "lowest":
            return max(place for place in places if numbers[place] == min(numbers))
        if judged:
            return min(place for place in places if numbers[place] == max(numbers))
        colour = led or next((card[0] for card in cards if is_nut(card)), None)

        def counts_as(card: str) -> str | None:
            if is_nut(card):
                return card[0]
            return trump if trump and self.villains[card].effect("always-trump") else colour

        trumps = [place for place in places if trump and counts_as(cards[place]) == trump]
        rivals = trumps or [place for place in places if counts_as(cards[place]) == colour]
        return max(rivals, key=lambda place: (numbers[place], -place))

    def score(self, bids: list[int], won: list[dict[str, int]]) -> Step:
        points, tricks = [], [max(0, mine["tricks"]) for mine in won]  # U-33, E-35
        for side, mine in enumerate(won):
            blind, met = self.blind[side] is not None, tricks[side] == bids[side]
            bonus = (25 if self.solo else 35) * (2 if blind else 1)  # U-40, U-42
            sum_ = mine["plus"] + mine["minus"] + (bonus if met else 0)
            points.append(mine["minus"] if blind and not met else sum_)  # U-43
        return {
            "bids": bids,
            "blind": [self.blind[side] is not None for side in range(self.sides)],
            "tricks": tricks,
            "points": points,
        }

    def break_tie(self, sides: list[int]) -> list[int]:
        """U-45: a side's lowest seat has its number."""
        wins = dict.fromkeys(sides, 0)
        while len(sides) > 1:
            throws = {
                seat: self.ask(seat, "throw rock", "throw paper", "throw scissors").split()[1]
                for seat in self.order
                if seat in sides
            }
            best = [s for s in sides if BEATEN_BY[throws[s]] not in throws.values()]
            if len(set(throws.values())) != 2:
                continue
            if len(sides) > 2:
                sides, wins = best, dict.fromkeys(best, 0)
            else:
                wins[best[0]] += 1
                sides = best if wins[best[0]] == 2 else sides
        return sides
