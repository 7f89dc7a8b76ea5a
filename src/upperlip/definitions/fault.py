"""What is wrong with a definition, and where."""

from upperlip.table.errors import TableError
from upperlip.table.reason import Reason

Path = tuple[str | int, ...]  # keys and places (from 0) that lead to what is wrong


class CardFault(TableError):
    """A definition against the rules about effects (E-46)."""

    def __init__(self, reason: Reason, path: Path = ()) -> None:
        super().__init__(reason)
        self.path = path


def quoted(value: object) -> str:
    """A foreign value in few words, whatever it is: numbers can have any length."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**12 else "…"
    if isinstance(value, str):
        shown = "".join(c if c.isprintable() and c not in "<>" else "�" for c in value[:40])
        return f"“{shown}…”" if len(value) > 40 else f"“{shown}”"
    return {list: "[…]", dict: "{…}", type(None): "null"}.get(type(value), "…")
