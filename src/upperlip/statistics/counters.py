"""What is counted over many games: lists of whole numbers by name, which add up.

The kernel counts the same under the same names, so whoever reads counters need not know who made
them. A histogram's first place stands for a number below zero where its constant says so.
"""

Counters = dict[str, list[int]]

STARS_FROM = -128  # Moustache: a team's stars in a round
POINTS_FROM = -64  # Mustachio: a side's points in a round
SCORES_FROM = -128  # Mustachio: a side's points in a game


def blank(sizes: dict[str, int]) -> Counters:
    return {name: [0] * size for name, size in sizes.items()}


def count_in(histogram: list[int], place: int) -> None:
    """The ends stand for what lies beyond: cards from outside can bring more than there is room."""
    histogram[max(0, min(len(histogram) - 1, place))] += 1


def add(total: Counters, more: Counters) -> None:
    """Adds `more` to the total, which may still be empty."""
    for name, counts in more.items():
        if name in total:
            total[name] = [a + b for a, b in zip(total[name], counts, strict=True)]
        else:
            total[name] = list(counts)
