"""Which cards would annoy people, by plain rules about any trick.

A card is named only if another one does as well in this trick whatever the cards that the seat has
not seen, and is better to have spent: so nothing that it could not know excuses the play. What it
may have had in mind for later tricks, such as who leads, is not looked at.
"""

from collections.abc import Callable, Iterable

from upperlip.manners.scene import Card, Scene

Better = Callable[[Scene, Card, Card], bool]  # is the second card the better one for sure?


def overtaken(scene: Scene, played: Card, other: Card) -> bool:
    """The partner takes the trick anyway, with no less in it."""
    partners = scene.friends - {scene.seat}
    return (
        scene.keeps
        and scene.holder in partners
        and scene.takers(played) == {scene.seat}
        and scene.takers(other) <= partners
        and scene.worth[other] >= scene.worth[played]
        and _is_weaker(scene, other, played)
    )


def thrown(scene: Scene, played: Card, other: Card) -> bool:
    """The others take the trick anyway, with less in it."""
    return (
        scene.saves
        and scene.worth[played] > max(0, scene.worth[other])
        and _is_weaker(scene, other, played)
        and _goes_to_others(scene, played)
        and _goes_to_others(scene, other)
    )


def wasted(scene: Scene, played: Card, other: Card) -> bool:
    """A lower card takes the trick as surely, and the highest would beat more later."""
    return (
        scene.keeps
        and len(scene.hand) > 1
        and scene.is_highest(played)
        and _is_weaker(scene, other, played)
        and scene.worth[other] >= scene.worth[played]
        and scene.is_between(other, played)
        and scene.takers(played) == {scene.seat} == scene.takers(other)
    )


def broken(scene: Scene, played: Card, other: Card) -> bool:
    """The bid is met, this trick can be left to somebody whom it does not help, and no card is
    left in hand that must take one later."""
    kept = [card for card in scene.hand if card != other]
    return (
        scene.sated
        and scene.takers(played) <= scene.friends
        and _goes_to_others(scene, other)
        and not scene.takers(other) & scene.hungry
        and not any(map(scene.is_highest, kept))
    )


def _is_weaker(scene: Scene, one: Card, other: Card) -> bool:
    return (scene.strength(one) or 0) < (scene.strength(other) or 0)


def _goes_to_others(scene: Scene, card: Card) -> bool:
    takers = scene.takers(card)
    return None not in takers and not takers & scene.friends


RULES: dict[str, Better] = {
    "overtaken": overtaken,
    "thrown": thrown,
    "wasted": wasted,
    "broken": broken,
}


def judged(scene: Scene, kind: str, cards: Iterable[Card]) -> dict[Card, tuple[Card, ...]]:
    """By each card that would annoy people in this way: those that would not, and are better."""
    rule = RULES[kind]
    plain = [card for card in cards if scene.strength(card) is not None]
    found = {
        played: tuple(other for other in plain if other != played and rule(scene, played, other))
        for played in plain
    }
    return {played: better for played, better in found.items() if better}
