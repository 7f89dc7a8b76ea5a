"""What can reach a room: one at a time, so that nothing in it runs side by side."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Generic, NamedTuple, TypeVar

from upperlip.review.hint import Hint
from upperlip.server.tables.presence import Connection
from upperlip.server.wire.client_messages import RoomMessage
from upperlip.table.ply import Action
from upperlip.table.seat import Seat

T = TypeVar("T")
DecisionPoint = tuple[str, Seat, int]  # the ask, the seat, and how many decisions it had made


class Connected(NamedTuple):
    connection: Connection
    name: str


class Disconnected(NamedTuple):
    connection: Connection


class Said(NamedTuple):
    connection: Connection
    message: RoomMessage
    at: float | None = None  # when it came


class Job(NamedTuple, Generic[T]):
    """Something to do in the room's own time; somebody waits for what comes of it."""

    run: Callable[[], Awaitable[T]]
    done: asyncio.Future[T]


class BotAnswer(NamedTuple):
    """What a bot came up with, for an ask that may be closed by now; `by` None: no bot needed."""

    point: DecisionPoint
    actions: tuple[Action, ...]
    by: str | None


class HintFound(NamedTuple):
    """What came of thinking about a decision; nothing in time: None."""

    point: DecisionPoint
    hint: Hint | None


class Closing(NamedTuple):
    """Everybody out; the table stays in the store."""

    why: str
    tell_pages: bool = True  # or whoever closes the room tells them, later


Item = Connected | Disconnected | Said | Job[Any] | BotAnswer | HintFound | Closing
