"""The referee's dealer: could chance have done this (U-6 to U-13, U-50 to U-52)?

Written from the rules page alone; it knows nothing of the engine. Cards are names.
"""

from collections.abc import Mapping, Sequence
from typing import Any

BOX = (
    "ACORN", "BUTTERNUT", "PEANUT", "HONEYNUT", "HEALTH+", "HEALTH-", "HUMMMUS", "NUTCASE",
    "TWINS", "PISSTACHIO", "PRAYLENE", "WALNUT",
)  # fmt: skip
NUTS = tuple(f"{colour}{number}" for colour in "RBGY" for number in range(1, 16))
SHOWN = {"showcase1": 1, "showcase2": 2}
PACKET = (15, 10, 5)  # the numbers of U-51


def is_nut(card: str) -> bool:
    return card in NUTS


class Dealer:
    """The cards that are in nobody's hand, round after round."""

    def __init__(self, options: Mapping[str, Any], players: int, outside: Sequence[str]) -> None:
        self.options, self.players = options, players
        self.rank = {villain: place for place, villain in enumerate((*BOX, *outside))}  # E-45
        low = (2, 3) if options["drop_low"] else ()  # U-52
        self.nuts = {nut for nut in NUTS if int(nut[1:]) not in low}
        self.used: list[str] = []  # villains of the round, or of the game
        self.seen: set[str] = set()  # villains that were shown before (U-6)
        self.pile: set[str] = set()
        self.turned: set[str] = set()
        self.played: set[str] = set()  # in the rounds since the last shuffle, this one excepted
        self.recycled = False

    def size(self, number: int) -> int:
        """U-10, U-50."""
        sizes = (8, 6, 5, 5, 7) if self.players == 6 else (9, 7, 5, 6, 8)
        if self.options["card_counting"]:
            sizes = {4: (9, 5, 4, 6, 7), 6: (8, 4, 5, 6, 7)}.get(self.players, sizes)
        return sizes[number - 1]

    def deal(self, number: int, step: Mapping[str, Any]) -> None:
        dealer = (self.options["first_dealer"] + number - 1) % self.players  # U-11
        assert set(step) == {"chance", "round", "dealer", "villains", "hands"}
        assert (step["chance"], step["round"], step["dealer"]) == ("deal", number, dealer)
        self.choose_villains(number, step["villains"])
        size = self.size(number)
        assert [len(hand) for hand in step["hands"]] == [size] * self.players
        cards = [card for hand in step["hands"] for card in hand]
        dealt = set(cards)
        assert len(dealt) == len(cards)
        shuffled = not self.options["card_counting"] or len(self.pile) < len(cards)  # U-50
        deck = self.nuts | set(self.used) if shuffled else self.pile
        assert dealt <= deck
        if self.shows:
            assert dealt >= set(self.used)  # U-6
        if shuffled:
            self.played = set()
        if shuffled and self.options["more_points"]:
            self.look_at_packet(deck, dealt)
        self.pile, self.turned, self.recycled = deck - dealt, set(), False
        self.dealt = dealt

    @property
    def shows(self) -> int:
        return SHOWN.get(self.options["villains"], 0)

    def choose_villains(self, number: int, villains: list[str]) -> None:
        """U-6 to U-9."""
        mode = self.options["villains"]
        assert villains == sorted(set(villains), key=self.rank.__getitem__)
        if self.shows:
            named = self.options["shown"]
            first = (number - 1) * self.shows
            wanted = set(named[first : first + self.shows]) if named else set(villains)
            assert set(villains) == wanted
            assert len(villains) == self.shows
            assert not self.seen & set(villains)
            self.seen |= set(villains)
        elif mode == "pool":
            wanted = set(self.options["pool"] or (self.used if number > 1 else villains))
            assert set(villains) == wanted
            assert len(villains) == 6
        else:
            assert villains == (list(BOX) if mode == "all" else [])
        named = self.options["pool"] or self.options["shown"]
        assert named or set(villains) <= set(BOX)  # E-45
        self.used = villains

    def look_at_packet(self, deck: set[str], dealt: set[str]) -> None:
        """U-51: not more of the other cards can have been dealt than lie in the top half."""
        shown = set(self.used) if self.shows else set()
        villains = [card for card in deck - shown if not is_nut(card)]
        points = {nut for nut in self.nuts if int(nut[1:]) in PACKET}
        joined = min(3, len(villains))
        others = len(deck) - len(shown) - len(points) - joined
        half, count = others // 2, len(dealt) - len(shown)
        dealt_villains = sum(card in dealt for card in villains)
        if count >= len(points) + joined + half:  # the whole top half, and more
            assert points <= dealt
            assert dealt_villains >= joined
            return
        plain = sum(is_nut(card) and card not in points for card in dealt)
        assert plain + max(0, dealt_villains - joined) <= half

    def flip(self, step: Mapping[str, Any]) -> str:
        """U-12, U-13, U-34."""
        assert set(step) == {"chance", "card"}
        assert step["chance"] == "flip"
        if not self.pile:
            self.pile, self.recycled = self.played - self.turned, True
        card = str(step["card"])
        assert card in self.pile
        self.pile.remove(card)
        self.turned.add(card)
        return card

    def collect(self) -> None:
        """U-50: the round is over; all that was dealt has been played."""
        self.played |= self.dealt
        self.pile = set() if self.recycled else self.pile | self.turned
