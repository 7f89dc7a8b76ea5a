"""The referee's reading of effects: what a line of them makes of a trick, and of a card.

Written from `effects.md` alone; it knows nothing of the engine. Cards are names.
"""

from typing import Any

Effect = dict[str, Any]

JOKERS = ("UNICORN", "MONKEY", "PIGEON")


def is_named(effect: Effect, card: str) -> bool:
    """E-3: by what is printed, where the effect says which."""
    value = effect.get("value")
    return effect.get("colour") in (None, card[0]) and value in (None, int(card[1:]))


class Line:
    """The effects that lie face up, left to right (E-1), and what the table has chosen."""

    def __init__(self, effects: list[Effect], threes: str, stars: tuple[int, ...]) -> None:
        self.all = effects
        self.threes = threes
        self.stars = stars

    def effects(self, kind: str) -> list[Effect]:
        return [effect for effect in self.all if effect["effect"] == kind]

    def is_out(self, card: str, trick: list[str]) -> bool:
        """E-16: each looks at the full trick."""
        values = [c[1:] for c in trick if c not in JOKERS]
        return any(
            values.count(card[1:]) > 1 if "equals" in effect else is_named(effect, card)
            for effect in self.effects("out")
        )

    def colour_order(self) -> str:
        """E-11, weakest first."""
        orders = [effect["order"] for effect in self.effects("colours")]
        order = next((order for order in orders if order != "reversed"), "GPOB")
        return order[::-1] if orders.count("reversed") % 2 else order

    def value_order(self) -> list[int]:
        """E-12, lowest first."""
        ends: dict[int, str] = {}
        turns = 0
        for effect in self.effects("values"):
            if "order" in effect:
                turns += 1
            else:
                ends.setdefault(effect["value"], effect["to"])
        bottom = [value for value in range(11) if ends.get(value) == "bottom"]
        top = [value for value in range(11) if ends.get(value) == "top"]
        order = bottom + [value for value in range(11) if value not in ends] + top
        return order[::-1] if turns % 2 else order

    def in_order(self, cards: list[str]) -> list[str]:
        """O-17, strongest first."""
        colours, values = self.colour_order(), self.value_order()
        return sorted(cards, key=lambda c: (-colours.index(c[0]), -values.index(int(c[1:]))))

    def best(self, left: list[str]) -> str | None:
        """O-18.3, O-18.4, among the animals left, strongest first."""
        if not left:
            return None
        for effect in self.all:
            found = None
            if effect["effect"] == "wins":
                found = next((card for card in left if is_named(effect, card)), None)
            elif effect["effect"] == "nth" and len(left) >= effect["n"]:
                found = left[effect["n"] - 1]
            elif effect["effect"] == "lowest" and any(is_named(effect, card) for card in left):
                found = self.lowest(effect["among"], left)
            if found:
                return found
        return left[0]

    def lowest(self, among: str, left: list[str]) -> str:
        """E-14."""
        reading = self.threes if among == "threes" else among
        if reading == "colour":
            return [card for card in left if card[0] == left[0][0]][-1]
        values = self.value_order()
        low = min(values.index(int(card[1:])) for card in left)
        return next(card for card in left if values.index(int(card[1:])) == low)

    def worth(self, card: str) -> int:
        """E-8."""
        if card in JOKERS:
            return 0
        stars = self.stars[int(card[1:])]
        named = [effect for effect in self.effects("worth") if is_named(effect, card)]
        fixed = [effect["set"] for effect in named if "set" in effect]
        sum_: int = (fixed[0] if fixed else stars) + sum(effect.get("add", 0) for effect in named)
        for effect in named:
            sum_ *= effect.get("times", 1)
        if any("negative" in effect for effect in named):
            sum_ = -sum_
        return min(99, max(-99, sum_))
