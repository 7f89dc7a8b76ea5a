"""Positions solved with all cards open: what best play by all comes to, and which play is best.

Here belongs what is exact. It looks at whole states, as records of finished games tell them, so
nobody who plays may be shown it; it touches the games, records and the kernel, and no view.
"""

from upperlip.solving.solution import Solution, Unsolvable, solve, solve_record

__all__ = ["Solution", "Unsolvable", "solve", "solve_record"]
