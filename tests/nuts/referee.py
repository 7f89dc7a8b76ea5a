"""A second, slow opinion: a whole game from its record, written from the rules page alone.

It knows nothing of the engine. Chance is taken as it is told; every question, what was legal then,
every winner and the result must be as this page finds them.
"""

from collections.abc import Iterator
from typing import Any

NUMBERS = {
    "ACORN": 4, "BUTTERNUT": 11, "PEANUT": 10, "HEALTH+": 11, "HEALTH-": 11, "HUMMMUS": 6,
    "NUTCASE": 12, "TWINS": 10, "PISSTACHIO": 9, "PRAYLENE": 12, "WALNUT": 9, "HONEYNUT": 0,
}  # fmt: skip
BEATEN_BY = {"rock": "paper", "paper": "scissors", "scissors": "rock"}

Step = dict[str, Any]


def is_nut(card: str) -> bool:
    return card not in NUMBERS


class Referee:
    """One game; `check` goes through it."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.record, self.options = record, record["options"]
        self.players = len(record["players"])
        apart = {"solo": self.players, "pairs": self.players // 2, "trios": 2}  # U-3, U-4
        self.sides = apart[self.options["sides"]]
        self.solo = self.options["sides"] == "solo"
        self.steps: Iterator[Step] = iter(record["steps"])

    def check(self) -> None:
        rounds = [self.play_round() for _ in range(5)]
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
        step = next(self.steps)
        assert step["seat"] == seat
        assert step["legal"] == sorted(legal)
        assert step["do"] in legal
        return str(step["do"])

    def play_round(self) -> Step:
        deal = next(self.steps)
        self.hands = [set(hand) for hand in deal["hands"]]
        self.size = len(deal["hands"][0])
        self.order = [(deal["dealer"] + 1 + n) % self.players for n in range(self.players)]
        self.blinds = [self.ask_blind(place) for place in range(self.sides)]
        self.blind = {self.order[place] % self.sides: n for place, n in enumerate(self.blinds)}
        while not is_nut(card := next(self.steps)["card"]):  # U-12
            pass
        self.round_trump: str = card[0]
        self.spells: list[tuple[int, str | None]] = []  # the trick it was cast in, the colour
        bids = self.ask_bids()
        won = [{"tricks": 0, "plus": 0, "minus": 0} for _ in range(self.sides)]
        leader, self.number = self.order[0], 0
        for trick in range(self.size):
            leader = self.play_trick(trick, leader, won)
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
        """U-30 to U-32: the spell cast last, in this trick or the one before."""
        lasting = [colour for cast, colour in self.spells if trick - cast <= 1]
        return lasting[-1] if lasting else self.round_trump

    def play_trick(self, trick: int, leader: int, won: list[dict[str, int]]) -> int:
        cards: list[str] = []
        numbers: list[int] = []
        led, swings = None, list[int]()
        for place in range(self.players):
            seat = (leader + place) % self.players
            colour = led or next((card[0] for card in cards if is_nut(card)), None)
            follow = {card for card in self.hands[seat] if is_nut(card) and card[0] == colour}
            free = {card for card in self.hands[seat] if not follow or not is_nut(card)}
            card = self.ask(seat, *(f"play {c}" for c in follow | free)).split()[1]  # U-21
            if place == 0 and card == "WALNUT" and self.options["walnut_led"] == "trump":
                led = self.trump(trick)  # U-20
            self.hands[seat].remove(card)
            cards.append(card)
            plain = int(card[1:]) if is_nut(card) else NUMBERS[card]
            self.number = self.number + 1 if card == "HONEYNUT" else plain  # U-28
            numbers.append(self.number)
            swings += self.strike(card, seat, trick, cards)
        place = winning_place(cards, numbers, self.trump(trick), led)
        winner = (leader + place) % self.players
        mine = won[winner % self.sides]
        mine["tricks"] += 1 + ("HEALTH+" in cards) - ("HEALTH-" in cards)  # U-29
        swings += [5] * ("PRAYLENE" in cards) + [-5] * ("PISSTACHIO" in cards)  # U-35
        worth = 0 if "BUTTERNUT" in cards else sum(map(self.worth, cards))  # U-26
        mine["plus"] += worth + sum(swing for swing in swings if swing > 0)
        mine["minus"] += sum(swing for swing in swings if swing < 0)
        return winner

    def strike(self, card: str, seat: int, trick: int, cards: list[str]) -> list[int]:
        """What a villain does at once."""
        if card == "NUTCASE":
            self.spells.append((trick, None))
        elif card == "HUMMMUS":
            named = self.ask(seat, *(f"trump {colour}" for colour in "RBGY"))
            self.spells.append((trick, named.split()[1]))
        elif card == "PEANUT" and trick < self.size - 1:  # U-27
            said = {s: self.ask(s, *(f"pass {c}" for c in self.hands[s])) for s in self.order}
            for giver, words in said.items():
                self.hands[giver].remove(words.split()[1])
            for giver, words in said.items():
                self.hands[(giver + 1) % self.players].add(words.split()[1])
        elif card == "TWINS":  # U-34
            turned = next(self.steps)["card"]
            trump = None if "ACORN" in cards else self.trump(trick)
            return [-5 if not is_nut(turned) or turned[0] == trump else 5]
        return []

    def worth(self, card: str) -> int:
        """U-40."""
        if card == "TWINS":
            return 0 if self.solo else 5
        points = {15: 10, 14: 5} if self.solo else {15: 10, 10: 5, 5: 5, 1: 2}
        return points.get(int(card[1:]), 0) if is_nut(card) else 0

    # The end

    def score(self, bids: list[int], won: list[dict[str, int]]) -> Step:
        points = []
        for side, mine in enumerate(won):
            blind, met = self.blind[side] is not None, mine["tricks"] == bids[side]
            bonus = (25 if self.solo else 35) * (2 if blind else 1)  # U-40, U-42
            sum_ = mine["plus"] + mine["minus"] + (bonus if met else 0)
            points.append(mine["minus"] if blind and not met else sum_)  # U-43
        return {
            "bids": bids,
            "blind": [self.blind[side] is not None for side in range(self.sides)],
            "tricks": [mine["tricks"] for mine in won],
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


def winning_place(cards: list[str], numbers: list[int], trump: str | None, led: str | None) -> int:
    """U-22, U-23, U-25."""
    places = range(len(cards))
    if "ACORN" in cards:
        return max(place for place in places if numbers[place] == min(numbers))
    colour = led or next((card[0] for card in cards if is_nut(card)), None)

    def counts_as(card: str) -> str | None:
        if is_nut(card):
            return card[0]
        return trump if card == "WALNUT" and trump else colour

    trumps = [place for place in places if trump and counts_as(cards[place]) == trump]
    rivals = trumps or [place for place in places if counts_as(cards[place]) == colour]
    return max(rivals, key=lambda place: (numbers[place], -place))
