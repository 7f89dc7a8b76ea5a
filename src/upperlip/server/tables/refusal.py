"""When a table says no: a reason that the page can put into words."""

from upperlip.table.reason import Reason, Value, because


class Refusal(Exception):
    """Nothing has changed; the page is told why."""

    def __init__(self, message: str, /, **args: Value) -> None:
        super().__init__(message)
        self.reason: Reason = because("table", message, **args)


class NotAllowed(Refusal):
    """By a rule of the game, with its number."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.message)
        self.reason = reason
