"""What can go wrong with the store."""


class StoreError(Exception):
    """Something could not be kept or found again; the words say what and what to do."""


class Repeated(StoreError):
    """This seat's action is in the log already: acknowledge it, it happened."""


class Refused(StoreError):
    """The database would not take this unit; nothing of it is written."""


class Unreachable(StoreError):
    """The database does not answer, or is closed.

    When it went away in the middle of a commit, nobody can know whether the unit is written: ask
    again, with the same action ids, when it is back.
    """
