"""Versions of the rules, of both games together (docs/decisions/rules-versions.md).

A game keeps the version it began with; so does its record, whose number says which.
"""

FIRST = 2  # that of 0.1.0: what was played before is nobody's concern
LATEST = 2  # raised when a record would go another way, or a shuffle
_KEPT = 2  # so many stay playable at tables


def latest() -> int:
    return LATEST


def is_known(version: int) -> bool:
    """Can a game of it be played again, as a record?"""
    return FIRST <= version <= LATEST


def oldest_playable(latest: int) -> int:
    """For whoever has this one as the latest."""
    return max(FIRST, latest - _KEPT + 1)


def newest_playing(version: int) -> int:
    """The latest version of those who still play this one."""
    return version + _KEPT - 1 if version >= FIRST else version


def is_playable(version: int) -> bool:
    return oldest_playable(LATEST) <= version <= LATEST
