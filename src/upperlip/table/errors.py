"""What can go wrong at a table. Every error carries the reason, so that the edge can say it."""

from upperlip.table.reason import Reason, sentence_of


class TableError(Exception):
    """Something the rules do not allow."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return sentence_of(self.reason)


class RefusedOptions(TableError):
    """The game cannot be set up like this (U-53, O-5, O-9)."""


class IllegalAction(TableError):
    """A seat may not do this now."""


class ImpossibleChance(TableError):
    """Chance cannot have had this outcome."""


class ImpossiblePosition(TableError):
    """A position by hand that no game can reach."""
