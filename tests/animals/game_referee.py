"""A third opinion: a whole game from its record, with rule cards read as effects.

Written from `effects.md` and the rules page alone; it knows nothing of the engine, nor of
`referee.py`, which knows the cards of the box by their names. Cards are names.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.animals.line_referee import JOKERS, Effect, Line, is_named

Step = dict[str, Any]

ANIMALS = tuple(f"{colour}{value}" for colour in "GPOB" for value in range(11))
STARS = (0, 0, 0, 1, 2, 3, 2, 1, 0, 0, 0)  # O-3
TROPHIES = ((1, 2, 3), (2, 3, 4), (3, 4, 5), (4, 5, 6))  # O-4
HAND = {3: 12, 4: 10, 5: 8, 6: 7}  # O-11
SMALL_TEAM = {3: 1, 4: 2, 5: 2, 6: 3}  # O-9
HOUSE = ("shining-zeros", "last-trick", "tens-fall", "runner-up", "weakest-leads")
ADVANCED = ("pass-three", "fewest-stars", "three-lowest", "cut-leads", "runner-up")

WHITE: dict[str, Effect] = {
    "green-negative": {"effect": "worth", "colour": "G", "negative": True},
    "pink-open": {"effect": "open", "colour": "P"},
    "pass-three": {"effect": "pass", "cards": 3, "to": "left"},
    "blue-tax": {"effect": "most", "colour": "B", "stars": -5},
    "fewest-stars": {"effect": "fewest"},
    "pink-bonus": {"effect": "worth", "colour": "P", "add": 1},
    "shining-zeros": {"effect": "worth", "value": 0, "set": 2},
    "last-trick": {"effect": "trick", "which": "last", "stars": 3},
}
BLACK: dict[str, Effect] = {
    "twos-win": {"effect": "wins", "value": 2},
    "equals-out": {"effect": "out", "equals": True},
    "reversed": {"effect": "colours", "order": "reversed"},
    "three-lowest": {"effect": "lowest", "value": 3, "among": "threes"},
    "cut-leads": {"effect": "follow", "which": "latest"},
    "tens-fall": {"effect": "values", "value": 10, "to": "bottom"},
    "runner-up": {"effect": "nth", "n": 2},
    "weakest-leads": {"effect": "lead", "who": "weakest"},
}


class GameReferee:
    """One game; `check` goes through it."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.record, self.options = record, record["options"]
        self.players = len(record["players"])
        self.steps: Iterator[Step] = iter(record["steps"])
        self.sides = {**dict.fromkeys(WHITE, "white"), **dict.fromkeys(BLACK, "black")}
        self.cards = {id_: [effect] for id_, effect in (WHITE | BLACK).items()}
        for card in record.get("cards", []):
            self.sides[card["id"]] = card["side"]
            self.cards[card["id"]] = card["effects"]
        self.row: list[str] = []

    def check(self) -> None:
        rounds, points = [], [0] * self.players
        for number in range(1, 5):
            rounds.append(self.play_round(number))
            for seat, trophy in enumerate(self.draw_trophies(number, rounds[-1]["winner"])):
                points[seat] += trophy or 0
        winners = [seat for seat in range(self.players) if points[seat] == max(points)]
        assert self.record["result"] == {"points": points, "winners": winners, "rounds": rounds}
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

    # A round

    def turn_rule(self, number: int) -> None:
        """O-5, O-6."""
        step = self.step()
        assert set(step) == {"chance", "round", "id"}
        assert (step["chance"], step["round"]) == ("rule", number)
        id_, named = step["id"], self.options["rules"]
        assert id_ not in self.row
        assert self.sides[id_] == ("white" if number < 3 else "black")
        if named:
            assert id_ == named[number - 1]
        else:
            assert id_ in WHITE | BLACK
            assert self.options["rule_set"] == "house" or id_ not in HOUSE
            assert not self.options["first_game"] or id_ not in ADVANCED
        self.row.append(id_)
        effects = [effect for card in self.row for effect in self.cards[card]]
        stars = tuple(self.options["stars"] or STARS)
        self.line = Line(effects, self.options["threes"], stars)

    def deal(self, number: int) -> None:
        """O-9 to O-11."""
        step = self.step()
        assert set(step) == {"chance", "round", "teams", "crown", "hands"}
        assert (step["chance"], step["round"]) == ("deal", number)
        self.teams, self.crown = step["teams"], step["crown"]
        assert sorted(self.teams) == sorted(
            [0] * SMALL_TEAM[self.players] + [1] * (self.players - SMALL_TEAM[self.players])
        )
        assert self.crown in range(self.players)
        self.hands = [set(hand) for hand in step["hands"]]
        cards = [card for hand in step["hands"] for card in hand]
        assert len(set(cards)) == len(cards)
        assert set(cards) <= {*ANIMALS, *JOKERS}
        for hand, team in zip(step["hands"], self.teams, strict=True):
            assert len(hand) == HAND[self.players]
            jokers = {3: 3, 5: 1}.get(self.players, 0) if team == 0 else 0
            assert sum(card in JOKERS for card in hand) == jokers

    def play_round(self, number: int) -> Step:
        self.turn_rule(number)
        self.deal(number)
        for effect in self.line.effects("pass"):
            self.pass_on(effect)
        self.piles: tuple[list[str], list[str]] = ([], [])
        self.takers: list[int | None] = []  # the team that won each trick and its cards
        leader = self.crown
        for _ in range(HAND[self.players]):
            leader = self.play_trick(leader)
        stars = self.count()
        winner = self.teams[self.crown]  # O-29
        if stars[0] != stars[1]:
            wanted = min(stars) if self.line.effects("fewest") else max(stars)
            winner = stars.index(wanted)
        return {"stars": stars, "winner": winner}

    def pass_on(self, effect: Effect) -> None:
        """E-19, O-13."""
        gifts: dict[int, list[str]] = {}
        for place in range(self.players):
            seat = (self.crown + place) % self.players
            gifts[seat] = []
            for _ in range(effect["cards"]):
                left = (f"give {card}" for card in self.hands[seat] if card not in gifts[seat])
                gifts[seat].append(self.ask(seat, *left).split()[1])
        for giver, cards in gifts.items():
            self.hands[giver] -= set(cards)
        for giver, cards in gifts.items():
            taker = giver + (1 if effect["to"] == "left" else -1)
            self.hands[taker % self.players] |= set(cards)

    def draw_trophies(self, number: int, winner: int) -> list[int | None]:
        """O-4, O-30."""
        step = self.step()
        assert set(step) == {"chance", "round", "drawn"}
        assert (step["chance"], step["round"]) == ("trophies", number)
        three = (self.options["trophies"] or TROPHIES)[number - 1]
        bag = Counter([three[1]] * 3 if self.options["even_trophies"] else three)
        drawn: list[int | None] = step["drawn"]
        assert [trophy is not None for trophy in drawn] == [team == winner for team in self.teams]
        assert not Counter(trophy for trophy in drawn if trophy is not None) - bag
        return drawn

    # A trick

    def to_follow(self, trick: list[str]) -> str | None:
        """O-14 to O-16, E-17."""
        colours = [card[0] for card in trick if card not in JOKERS]
        if not colours:
            return None
        cut = self.line.effects("follow")
        return colours[-1] if cut and cut[0]["which"] == "latest" else colours[0]

    def play_trick(self, leader: int) -> int:
        trick: list[str] = []
        for place in range(self.players):
            seat = (leader + place) % self.players
            follow, hand = self.to_follow(trick), self.hands[seat]
            has = any(card[0] == follow for card in hand if card not in JOKERS)
            allowed = [c for c in hand if not has or c in JOKERS or c[0] == follow]
            card = self.ask(seat, *(f"play {card}" for card in allowed)).split()[1]
            hand.remove(card)
            trick.append(card)

        def player(card: str) -> int:
            return (leader + trick.index(card)) % self.players

        left = self.line.in_order(
            [c for c in trick if c not in JOKERS and not self.line.is_out(c, trick)]
        )
        winner = "UNICORN" if "UNICORN" in trick else self.line.best(left)  # O-18.2, O-19
        team = None
        if winner and "PIGEON" not in trick:  # O-20
            team = self.teams[player(winner)]
            loot = [card for card in trick if card in JOKERS or card in left]
            self.share(loot, team, player)
        self.takers.append(team)
        return self.next_leader(leader, trick, left, winner, player)

    def share(self, loot: list[str], team: int, player: Any) -> None:
        """O-21, O-22."""
        if "MONKEY" in loot:
            thief = player("MONKEY")
            free = [card for card in loot if card != "MONKEY"]
            stolen = self.ask(thief, *(f"steal {card}" for card in free)).split()[1]
            self.piles[self.teams[thief]].append(stolen)
            loot = [card for card in loot if card != stolen]
        self.piles[team].extend(loot)

    def next_leader(
        self, leader: int, trick: list[str], left: list[str], winner: str | None, player: Any
    ) -> int:
        """E-18, O-19, O-22."""
        for effect in self.line.effects("lead"):
            if effect["who"] == "left":
                return (leader + 1) % self.players
            weakest = left[-1] if left else None
            card = winner if effect["who"] == "winner" else weakest
            if card:
                return int(player(card))
        return int(player(winner)) if winner else leader

    # Counting

    def count(self) -> list[int]:
        """O-25, E-22 to E-24."""
        stars = [sum(map(self.line.worth, pile)) for pile in self.piles]
        for effect in self.line.effects("most"):
            counts = [
                sum(c not in JOKERS and is_named(effect, c) for c in pile) for pile in self.piles
            ]
            self.pay(stars, counts, effect["stars"])
        for effect in self.line.effects("most-tricks"):
            self.pay(stars, [self.takers.count(team) for team in (0, 1)], effect["stars"])
        for effect in self.line.effects("trick"):
            team = self.takers[0 if effect["which"] == "first" else -1]
            if team is not None:
                stars[team] += effect["stars"]
        return stars

    @staticmethod
    def pay(stars: list[int], counts: list[int], prize: int) -> None:
        if counts[0] != counts[1]:
            stars[counts.index(max(counts))] += prize
