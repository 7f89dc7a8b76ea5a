"""The fair shuffle once more, from docs/fairness.md and the rules alone: nothing of ours is used.

Works on the JSON of a record. Left out: a pile of U-13 that runs out, too.
"""

import hashlib
import hmac
from collections.abc import Callable, Iterator
from typing import Any

JOKERS = ["UNICORN", "MONKEY", "PIGEON"]
ANIMALS = [f"{colour}{value}" for colour in "GPOB" for value in range(11)]
VILLAINS = [
    "ACORN", "BUTTERNUT", "PEANUT", "HONEYNUT", "HEALTH+", "HEALTH-",
    "HUMMMUS", "NUTCASE", "TWINS", "PISSTACHIO", "PRAYLENE", "WALNUT",
]  # fmt: skip
NUTS = [f"{colour}{value}" for colour in "RBGY" for value in range(1, 16)]
WHITE = (
    "green-negative pink-open pass-three blue-tax fewest-stars pink-bonus shining-zeros last-trick"
)
BLACK = "twos-win equals-out reversed three-lowest cut-leads tens-fall runner-up weakest-leads"
HOUSE = {"shining-zeros", "last-trick", "tens-fall", "runner-up", "weakest-leads"}
ADVANCED = {"pass-three", "fewest-stars", "three-lowest", "cut-leads", "runner-up"}

Below = Callable[[int], int]
Step = dict[str, Any]


def words(fairness: dict[str, Any], step: int) -> Iterator[int]:
    message = b"upperlip-shuffle/2"
    for salt in fairness["salts"]:
        message += b"\x00" if salt is None else b"\x20" + bytes.fromhex(salt)
    for block in range(1 << 64):
        whole = message + step.to_bytes(8, "big") + block.to_bytes(8, "big")
        digest = hmac.new(bytes.fromhex(fairness["secret"]), whole, hashlib.sha256).digest()
        for place in range(0, 32, 8):
            yield int.from_bytes(digest[place : place + 8], "big")


def drawer(fairness: dict[str, Any], step: int) -> Below:
    stream = words(fairness, step)

    def below(n: int) -> int:
        while (word := next(stream)) * n % 2**64 < 2**64 % n:
            pass
        return word * n >> 64

    return below


def pick(items: list[Any], count: int, below: Below) -> list[Any]:
    items = items[:]
    for i in range(count):
        j = i + below(len(items) - i)
        items[i], items[j] = items[j], items[i]
    return items[:count]


def chances(record: dict[str, Any]) -> list[Step]:
    """What every chance step of the record should have been."""
    drawn: list[Step] = []
    for place, step in enumerate(record["steps"]):
        if "chance" in step:
            below = drawer(record["fairness"], len(drawn))
            drawn.append(DRAWN[record["game"], step["chance"]](record, place, below))
    return drawn


def of_kind(record: dict[str, Any], place: int, kind: str) -> list[Step]:
    """The steps of a kind before a place."""
    return [step for step in record["steps"][:place] if step.get("chance") == kind]


def rule(record: dict[str, Any], place: int, below: Below) -> Step:
    row = [step["id"] for step in of_kind(record, place, "rule")]
    options = record["options"]
    cards = [
        card
        for card in (WHITE if len(row) < 2 else BLACK).split()
        if card not in row
        and not (card in HOUSE and options["rule_set"] == "book")
        and not (card in ADVANCED and options["first_game"])
    ]
    if options["rules"] is not None:
        cards = [options["rules"][len(row)]]
    return {"chance": "rule", "round": len(row) + 1, "id": cards[below(len(cards))]}


def animals_deal(record: dict[str, Any], place: int, below: Below) -> Step:
    players = len(record["players"])
    small = pick(list(range(players)), {3: 1, 4: 2, 5: 2, 6: 3}[players], below)
    teams = [0 if seat in small else 1 for seat in range(players)]
    crown = below(players)
    jokers = pick(JOKERS, 3, below)
    size, extra = {3: (12, 3), 4: (10, 0), 5: (8, 1), 6: (7, 0)}[players]
    counts = [extra if team == 0 else 0 for team in teams]
    animals = pick(ANIMALS, players * size - sum(counts), below)
    hands = [
        [jokers.pop() for _ in range(count)] + [animals.pop() for _ in range(size - count)]
        for count in counts
    ]
    number = len(of_kind(record, place, "deal")) + 1
    return {"chance": "deal", "round": number, "teams": teams, "crown": crown, "hands": hands}


def trophies(record: dict[str, Any], place: int, below: Below) -> Step:
    number = len(of_kind(record, place, "trophies")) + 1
    printed = record["options"]["trophies"]
    three = printed[number - 1] if printed else [number, number + 1, number + 2]
    bag = pick([three[1]] * 3 if record["options"]["even_trophies"] else three, 3, below)
    winner = record["result"]["rounds"][number - 1]["winner"]
    teams = of_kind(record, place, "deal")[-1]["teams"]
    drawn = [bag.pop() if team == winner else None for team in teams]
    return {"chance": "trophies", "round": number, "drawn": drawn}


def nuts_deal(record: dict[str, Any], place: int, below: Below) -> Step:
    earlier, options = of_kind(record, place, "deal"), record["options"]
    players, number = len(record["players"]), len(earlier) + 1
    size = hand_size(record, number)
    villains, shown = nuts_villains(earlier, options, below)
    deck, fresh = [*nuts_of(options), *villains], True
    if options["card_counting"] and len(left := left_over(record, place)[0]) >= players * size:
        deck, fresh = left, False
    deck = [card for card in deck if card not in shown]
    wanted = players * size - len(shown)
    arranged = options["more_points"] and fresh
    cards = arrange(deck, wanted, below) if arranged else pick(deck, wanted, below)
    for villain in shown:
        cards.insert(below(len(cards) + 1), villain)
    hands = [cards[seat * size : (seat + 1) * size] for seat in range(players)]
    step = {"chance": "deal", "round": number, "villains": villains, "hands": hands}
    return {**step, "dealer": (options["first_dealer"] + number - 1) % players}


def hand_size(record: dict[str, Any], number: int) -> int:
    players = len(record["players"])
    sizes = (8, 6, 5, 5, 7) if players == 6 else (9, 7, 5, 6, 8)
    if record["options"]["card_counting"]:
        sizes = {4: (9, 5, 4, 6, 7), 6: (8, 4, 5, 6, 7)}.get(players, sizes)
    return sizes[number - 1]


def nuts_villains(
    earlier: list[Step], options: dict[str, Any], below: Below
) -> tuple[list[str], list[str]]:
    """Those in use, and those of them that are shown."""
    shows = {"showcase1": 1, "showcase2": 2}.get(options["villains"], 0)
    if shows and options["shown"]:
        villains = options["shown"][shows * len(earlier) : shows * (len(earlier) + 1)]
    elif shows:
        seen = [villain for step in earlier for villain in step["villains"]]
        villains = pick([v for v in VILLAINS if v not in seen], shows, below)
    elif options["villains"] == "pool" and not options["pool"]:
        villains = earlier[0]["villains"] if earlier else pick(VILLAINS, 6, below)
    else:
        villains = {"all": VILLAINS, "none": []}.get(options["villains"], options["pool"])
    villains = sorted(villains, key=VILLAINS.index)
    return villains, villains if shows else []


def nuts_of(options: dict[str, Any]) -> list[str]:
    return [nut for nut in NUTS if not (options["drop_low"] and nut[1:] in ("2", "3"))]


def left_over(record: dict[str, Any], place: int) -> tuple[list[str], list[str]]:
    """What lies undealt before a step (U-50), and what was played since the last shuffle."""
    left: list[str] = []
    spent: list[str] = []
    turned = 0
    for step in record["steps"][:place]:
        if step.get("chance") == "flip":
            turned += 1
        elif step.get("chance") == "deal":
            left = left if turned <= len(left) else []  # U-13's pile serves no further deal
            dealt = [card for hand in step["hands"] for card in hand]
            if not record["options"]["card_counting"] or len(left) < len(dealt):
                left, spent = [*nuts_of(record["options"]), *step["villains"]], []
            left = [card for card in left if card not in dealt]
            spent, turned = [*spent, *dealt], 0
    return left if turned <= len(left) else [], spent


def arrange(deck: list[str], wanted: int, below: Below) -> list[str]:
    villains = [card for card in deck if card in VILLAINS]
    packet = [card for card in deck if card not in VILLAINS and card[1:] in ("5", "10", "15")]
    packet += pick(villains, min(3, len(villains)), below)
    others = [card for card in deck if card not in packet]
    others = pick(others, len(others), below)
    half = len(others) // 2
    top = pick(packet + others[:half], len(packet) + half, below)
    return pick((top + others[half:])[:wanted], wanted, below)


def flip(record: dict[str, Any], place: int, below: Below) -> Step:
    steps = record["steps"]
    last = max(i for i in range(place) if steps[i].get("chance") == "deal")
    turned = [step["card"] for step in steps[last:place] if step.get("chance") == "flip"]
    pile, _ = left_over(record, last + 1)
    if len(turned) >= len(pile):  # U-13
        turned, (_, spent) = turned[len(pile) :], left_over(record, last)
        pile = [card for card in [*NUTS, *VILLAINS] if card in spent]
    pile = [card for card in pile if card not in turned]
    return {"chance": "flip", "card": pile[below(len(pile))]}


DRAWN: dict[tuple[str, str], Callable[[dict[str, Any], int, Below], Step]] = {
    ("moustache", "rule"): rule,
    ("moustache", "deal"): animals_deal,
    ("moustache", "trophies"): trophies,
    ("mustachio", "deal"): nuts_deal,
    ("mustachio", "flip"): flip,
}
