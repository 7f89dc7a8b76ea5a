"""A second, slow opinion: following, judging and counting, written from the rules page alone.

It knows nothing of the engine. Cards are names, players are places in the trick (0 led it).
"""

from typing import NamedTuple

JOKERS = {"UNICORN", "MONKEY", "PIGEON"}
STARS = (0, 0, 0, 1, 2, 3, 2, 1, 0, 0, 0)  # O-3, where the table put in no others

Row = tuple[str, ...]


def colour(card: str) -> str:
    return card[0]


def number(card: str) -> int:
    return int(card[1:])


def animals(cards: list[str]) -> list[str]:
    return [card for card in cards if card not in JOKERS]


# Following


def to_follow(row: Row, played: list[str]) -> str | None:
    """O-14 to O-16: the first animal's colour; with cut-leads each cut makes a new one."""
    seen = animals(played)
    if not seen:
        return None
    # A card that follows has the colour already: the latest cut is simply the latest animal.
    return colour(seen[-1]) if "cut-leads" in row else colour(seen[0])


def allowed(row: Row, hand: list[str], played: list[str]) -> list[str]:
    """O-14: the colour to follow or a joker, if one has it; otherwise any card."""
    wanted = to_follow(row, played)
    following = [card for card in animals(hand) if colour(card) == wanted]
    if not following:
        return sorted(hand)
    return sorted(following + [card for card in hand if card in JOKERS])


# Judging


class Ruling(NamedTuple):
    winner: str | None
    leader: str  # the card whose player leads next
    collected: list[str]  # before a theft
    stealable: list[str]


def stronger(row: Row, one: str, other: str) -> bool:
    """O-17: is the one stronger than the other?"""
    order = "BOPG" if "reversed" in row else "GPOB"
    if colour(one) != colour(other):
        return order.index(colour(one)) > order.index(colour(other))
    return height(row, one) > height(row, other)


def height(row: Row, card: str) -> int:
    return -1 if "tens-fall" in row and number(card) == 10 else number(card)


def in_order(row: Row, cards: list[str]) -> list[str]:
    """Strongest first: a card's place is how many are stronger."""
    return sorted(cards, key=lambda card: sum(stronger(row, other, card) for other in cards))


def rule_on(row: Row, trick: list[str], threes: str) -> Ruling:
    competing = animals(trick)
    if "equals-out" in row:  # O-18.1
        numbers = [number(card) for card in competing]
        competing = [card for card in competing if numbers.count(number(card)) == 1]
    gone = [card for card in animals(trick) if card not in competing]
    winner = "UNICORN" if "UNICORN" in trick else decide(row, in_order(row, competing), threes)
    leader = trick[0] if winner is None else winner  # O-19, O-22
    if "weakest-leads" in row and competing:
        leader = in_order(row, competing)[-1]
    collected = [card for card in trick if card not in gone]
    if winner is None or "PIGEON" in trick:  # O-19, O-20
        collected = []
    stealable = [card for card in collected if card != "MONKEY"] if "MONKEY" in trick else []
    return Ruling(winner, leader, collected, stealable)


def decide(row: Row, competing: list[str], threes: str) -> str | None:
    """O-18.3 and O-18.4, among animals from the strongest to the weakest."""
    for rule in row:
        if rule == "twos-win":
            twos = [card for card in competing if number(card) == 2]
            if twos:
                return twos[0]
        if rule == "three-lowest" and any(number(card) == 3 for card in competing):
            if threes == "overall":
                low = min(height(row, card) for card in competing)
                return next(card for card in competing if height(row, card) == low)
            best = [card for card in competing if colour(card) == colour(competing[0])]
            return min(best, key=lambda card: height(row, card))
        if rule == "runner-up" and len(competing) >= 2:
            return competing[1]
    return competing[0] if competing else None


# Counting


def worth(row: Row, card: str, printed: tuple[int, ...]) -> int:
    """O-25, card by card."""
    if card in JOKERS:
        return 0
    stars = printed[number(card)]
    if number(card) == 0 and "shining-zeros" in row:
        stars = 2
    if colour(card) == "P" and "pink-bonus" in row:
        stars += 1
    return -stars if colour(card) == "G" and "green-negative" in row else stars


def count(
    row: Row,
    piles: tuple[list[str], list[str]],
    last_team: int | None,
    printed: tuple[int, ...] = STARS,
) -> list[int]:
    """O-25: the cards, then last-trick, then blue-tax. `last_team`: None if nobody got it."""
    stars = [sum(worth(row, card, printed) for card in pile) for pile in piles]
    if "last-trick" in row and last_team is not None:
        stars[last_team] += 3
    blue = [sum(colour(card) == "B" for card in pile) for pile in piles]
    if "blue-tax" in row and blue[0] != blue[1]:
        stars[blue.index(max(blue))] -= 5
    return stars


def round_winner(row: Row, stars: list[int], crown_team: int) -> int:
    """O-26, O-29."""
    if stars[0] == stars[1]:
        return crown_team
    wanted = min(stars) if "fewest-stars" in row else max(stars)
    return stars.index(wanted)
