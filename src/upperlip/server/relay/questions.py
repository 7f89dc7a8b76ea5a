"""What a process asks a neighbour, mostly about a table that this one runs."""

from typing import Any

import msgspec
from msgspec import Struct

from upperlip.server.tables.refusal import NotAllowed, Refusal
from upperlip.server.wire import events
from upperlip.server.wire.events import reason_on_the_wire
from upperlip.table.reason import Reason


class Visit(Struct, frozen=True):
    """Somebody's page at a table."""

    table: str
    guest: str
    name: str


class AboutTable(Struct, frozen=True, tag=True):
    table: str


class Preview(AboutTable, frozen=True):
    pass


class RunningGame(AboutTable, frozen=True):
    guest: str


class Redeem(AboutTable, frozen=True):
    guest: str
    name: str
    token: str


class Present(Struct, frozen=True, tag=True):
    """Who has a page open at any table of yours?"""


class Figures(Struct, frozen=True, tag=True):
    """How does it go with you?"""


class MetricsText(Struct, frozen=True, tag=True):
    """The same, for Prometheus."""


AnyQuestion = Preview | RunningGame | Redeem | Present | Figures | MetricsText
encode = msgspec.json.Encoder().encode
read_visit = msgspec.json.Decoder(Visit).decode
read_question = msgspec.json.Decoder(AnyQuestion).decode
_read_reason = msgspec.json.Decoder(events.Reason).decode


def refusal_on_the_link(no: Refusal) -> bytes:
    return encode(reason_on_the_wire(no.reason))


def read_refusal(body: bytes) -> Refusal:
    said = _read_reason(body)
    args: list[tuple[str, Any]] = [
        (name, tuple(value) if isinstance(value, list) else value)
        for name, value in said.args.items()
    ]
    return NotAllowed(Reason(said.rule, said.message, tuple(args)))
