"""What is wrong with a message, for those who write programs that send some."""

import re

import msgspec

_LONGEST = 40
_FIELD = re.compile(r"field `(?P<field>[^`]+)`|at `\$\.?(?P<path>[^`]+)`")


def wrong_field(error: msgspec.DecodeError) -> str | None:
    """The field that is missing, unknown or of the wrong kind, if it is one field's fault."""
    found = _FIELD.search(str(error))
    return found and (found["field"] or found["path"])[:_LONGEST]
