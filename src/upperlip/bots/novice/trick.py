"""Rules of thumb about any trick: how likely is it that what wins now still wins at the end?"""

from collections.abc import Callable, Iterable, Sequence

from upperlip.table.ply import Action

CHOICES = 2.5  # about so many cards can somebody choose from, who must follow a colour


def chance_to_beat(beating: int, unseen: int) -> float:
    """That a player yet to come has, and may play, one of the `beating` cards."""
    return 1 - (1 - beating / unseen) ** CHOICES if unseen else 0.0


def chance_to_hold(ours: bool, friends_to_come: Sequence[bool], beat: float) -> float:
    """That the trick ends up ours: each player to come takes it from the other side if able."""
    chance = float(ours)
    for friend in friends_to_come:
        chance = chance + (1 - chance) * beat if friend else chance * (1 - beat)
    return chance


def best(actions: Iterable[Action], value: Callable[[Action], float]) -> Action:
    """The best action; of equal ones the first, so that the same view gives the same choice."""
    return max(actions, key=value)
