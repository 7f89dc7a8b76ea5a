"""What the golden games must show between them, and how to see that one does."""

from collections.abc import Callable
from typing import Any

from upperlip.animals.cards import JOKERS
from upperlip.animals.cards import NAMES as ANIMAL_NAMES
from upperlip.animals.config import THREES
from upperlip.animals.law import judge, law_of
from upperlip.animals.rules import RULE_CARDS
from upperlip.animals.scoring import score
from upperlip.nuts.cards import BY_NAME, VILLAIN_IDS
from upperlip.nuts.law import trick_colour
from upperlip.table.ply import Decision

Shows = Callable[[Any], bool]  # of the state after each ply; any will do


def villain(name: str) -> Shows:
    return lambda state: any(BY_NAME[name] in trick.cards for trick in state.live.tricks)


def joker(name: str) -> Shows:
    card = ANIMAL_NAMES.index(name)
    return lambda state: any(card in t.cards and t.winner is not None for t in state.live.tricks)


def rule(id_: str) -> Shows:
    """The rule card made a difference: to a trick, to the score, or by what it asks for."""

    def shows(state: Any) -> bool:
        round_ = state.live
        row = state.row[: round_.number]
        if id_ not in row or round_.hands[0]:
            return False
        without = tuple(other for other in row if other != id_)
        gave = any(isinstance(p, Decision) and p.action.verb == "give" for p in state.history)
        return (
            score(state.config, row, round_) != score(state.config, without, round_)
            or any(_judged(row, t) != _judged(without, t) for t in round_.tricks)
            or any(_followed(row, t) != _followed(without, t) for t in round_.tricks)
            or (id_ == "pass-three" and gave)
            or (id_ == "pink-open" and round_.opened)
        )

    return shows


def _judged(row: tuple[str, ...], trick: Any) -> Any:
    verdict = judge(law_of(row, "colour"), trick.cards)
    return verdict.winner, verdict.lead, verdict.out


def _followed(row: tuple[str, ...], trick: Any) -> list[int | None]:
    colours: list[int | None] = [None]
    for card in trick.cards:
        colours.append(law_of(row, "colour").follow(colours[-1], card))
    return colours


def throws_of(count: int) -> Shows:
    return lambda state: state.duel is not None and len(state.duel.sides) == count


def walnut_led(state: Any) -> bool:
    """A Walnut's colour that is not the first nut's (U-20)."""
    return any(t.led not in (None, trick_colour(t.cards, None)) for t in state.live.tricks)


def threes_read_otherwise(state: Any) -> bool:
    """O-18: the other reading would have had another winner."""
    row, (here, there) = state.row[: state.live.number], THREES
    one, other = law_of(row, here), law_of(row, there)
    tricks = (trick.cards for trick in state.live.tricks)
    return any(judge(one, cards).winner != judge(other, cards).winner for cards in tricks)


def is_over(state: Any) -> bool:
    return not state.agenda


WANTED: dict[str, tuple[str, dict[str, object], Shows]] = {
    **{
        f"villain-{name}": ("mustachio", {"villains": "all"}, villain(name)) for name in VILLAIN_IDS
    },
    **{f"rule-{c.id}": ("moustache", {"rule_set": "house"}, rule(c.id)) for c in RULE_CARDS},
    **{
        f"joker-{ANIMAL_NAMES[card]}": ("moustache", {}, joker(ANIMAL_NAMES[card]))
        for card in JOKERS
    },
    "variant-card-counting": (
        "mustachio",
        {"villains": "all", "card_counting": True},
        lambda state: bool(state.live.recycled),
    ),
    "variant-more-points": (
        "mustachio",
        {"villains": "pool", "more_points": True},
        lambda state: bool(state.live.packet),
    ),
    "option-shown": ("mustachio", {"shown": list(VILLAIN_IDS[:10])}, is_over),
    "option-walnut-led": ("mustachio", {"villains": "all", "walnut_led": "trump"}, walnut_led),
    "option-stars": ("moustache", {"stars": [9, 0, 1, 9, 2, 8, 3, 7, 4, 6, 5]}, is_over),
    "option-trophies": (
        "moustache",
        {"trophies": [[1, 1, 9], [2, 5, 5], [7, 7, 7], [1, 8, 9]]},
        is_over,
    ),
    "option-threes": (
        "moustache",
        {"rules": ["pink-open", "blue-tax", "three-lowest", "reversed"], "threes": "overall"},
        threes_read_otherwise,
    ),
    "variant-drop-low": ("mustachio", {"drop_low": True}, is_over),
    "end-clear": ("mustachio", {}, lambda state: is_over(state) and state.duel is None),
    "end-tie-break-of-two": ("mustachio", {"sides": "solo"}, throws_of(2)),
    "end-tie-break-of-three": ("mustachio", {"sides": "solo"}, throws_of(3)),
    "end-tie-stays": (
        "moustache",
        {},
        lambda state: is_over(state) and len(_points_leaders(state)) > 1,
    ),
}


def _points_leaders(state: Any) -> list[int]:
    totals = [sum(d[s] or 0 for d in state.trophies) for s in range(state.config.players)]
    return [seat for seat, points in enumerate(totals) if points == max(totals)]
