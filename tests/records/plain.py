"""A record as JSON has it, to be changed at will."""

import json
from typing import Any

from upperlip.records.record import Record
from upperlip.records.write import text_of


def plain(record: Record) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text_of(record))
    return found
