"""What can go wrong with the store."""


class StoreError(Exception):
    """Something could not be kept or found again; the words say what and what to do."""


class Repeated(StoreError):
    """This seat's action is in the log already: acknowledge it, it happened."""


class UnitRefused(StoreError):
    """The database would not take this unit; nothing of it is written."""


class Stale(StoreError):
    """Somebody else has written this table since: read it again. Nothing of the unit is written."""


class LeaseLost(Stale):
    """Another process runs this table now."""


class Unreachable(StoreError):
    """The database does not answer, or is closed.

    When it went away in the middle of a commit, nobody can know whether the unit is written: ask
    again, with the same action ids, when it is back.
    """


class Unreadable(StoreError):
    """A stored text is of a newer version, or broken; it stays as it is.

    The words hold nothing of the text, so they may stand in a log.
    """


class InUse(StoreError):
    """Another server works with the database; the words say which and since when."""

    def __init__(self, words: str, who: str) -> None:
        super().__init__(words)
        self.who = who


class Outdated(StoreError):
    """The database's tables are of an older Upperlip, and nobody has said that they may change."""


class Occupied(StoreError):
    """There is something where something was to be put; it stays as it is."""


class NotWhole(StoreError):
    """A copy is not what it should be; the words say what was found."""
