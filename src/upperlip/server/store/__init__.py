"""What the server must not forget: guests, tables, the log of every game, records, chat.

Rows in, rows out, in transactions; it touches the database and no other part of the server.
"""

from upperlip.server.store.errors import (
    InUse,
    LeaseLost,
    Repeated,
    Stale,
    StoreError,
    UnitRefused,
    Unreachable,
)
from upperlip.server.store.old_rows import Kept
from upperlip.server.store.operations import (
    AddChat,
    AddMove,
    Append,
    BeginGame,
    EndGame,
    Operation,
    SaveGuest,
    SaveReview,
    SaveTable,
    TakePart,
    UnderLease,
    Unit,
    UseMove,
)
from upperlip.server.store.rows import (
    ChatRow,
    FinishedRow,
    GameRow,
    Guest,
    Lease,
    Move,
    NewGame,
    OpenTable,
    Outcome,
    Participant,
    PlyRow,
    ReviewRow,
    TableRow,
)
from upperlip.server.store.store import Store

__all__ = [
    "AddChat",
    "AddMove",
    "Append",
    "BeginGame",
    "ChatRow",
    "EndGame",
    "FinishedRow",
    "GameRow",
    "Guest",
    "InUse",
    "Kept",
    "Lease",
    "LeaseLost",
    "Move",
    "NewGame",
    "OpenTable",
    "Operation",
    "Outcome",
    "Participant",
    "PlyRow",
    "Repeated",
    "ReviewRow",
    "SaveGuest",
    "SaveReview",
    "SaveTable",
    "Stale",
    "Store",
    "StoreError",
    "TableRow",
    "TakePart",
    "UnderLease",
    "Unit",
    "UnitRefused",
    "Unreachable",
    "UseMove",
]
