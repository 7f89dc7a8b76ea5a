"""What a table tells a page. Every message that shows the table carries its version."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from upperlip.records.record import Result
from upperlip.server.wire.cards import OutsideCard
from upperlip.server.wire.client_messages import Hints, HintStep, Pace, Talk
from upperlip.server.wire.events import Event, Reason
from upperlip.server.wire.views import GameView

Stage = Literal["lobby", "moment", "play", "interlude", "over"]


class TableSeat(Struct, frozen=True, kw_only=True):
    """Who sits there: a guest, a bot, or nobody."""

    guest: str | None = None
    name: str = ""
    bot: str | None = None
    here: bool = False  # a guest with an open page
    stand_in: bool = False  # a bot plays for the guest now
    ready: bool = False  # for the round, or for the next one
    salted: bool = False  # its salt for the next game is in


class Watcher(Struct, frozen=True, kw_only=True):
    """No name: a stranger who came while talk is closed, until the round is over."""

    guest: str
    name: str
    claims: int | None = None  # the seat they say is theirs
    asked: list[str] = []  # guests whose yes is still wanted for that


class TableSettings(Struct, frozen=True, kw_only=True):
    """How the table is run."""

    listed: bool
    pace: Pace
    clock: int | None  # seconds for a decision
    away: int | None  # seconds after which a bot plays for those who left; null: wait
    spectators: bool
    memory: bool  # cards taken lie face down: only the last trick can be looked at again
    talk: Talk  # in a round, where some play together
    hints: Hints  # for those who ask; `told`: the others hear that one was taken


class Table(Struct, frozen=True, kw_only=True):
    """Everything about a table that is no secret."""

    id: str
    game: str
    players: int
    options: dict[str, object]
    cards: list[OutsideCard]  # that a page has no words for (`wire.cards`)
    sides: list[list[int]]  # who plays together from first to last; none: rounds make the teams
    settings: TableSettings
    host: str | None
    seats: list[TableSeat]
    watchers: list[Watcher]
    muted: list[str]
    stage: Stage
    number: int  # games played or begun here
    commitment: str | None  # of the running game, or of the one that is over; not of practice
    next_commitment: str  # of the next game: pages answer it with a salt
    waiting: str | None  # what `ready` must name, while readiness is waited for
    seconds: float | None  # from now until the clock, or the waiting, ends
    asleep: bool  # nobody who plays is here
    ended: str | None  # message id: why the game ended early
    ended_early: int  # games that a host has ended here
    record: int | None  # the number of the finished game, for its record
    practice: bool  # one plays on from a finished game, alone with bots; nothing of it counts


class You(Struct, frozen=True, kw_only=True):
    guest: str
    name: str
    seat: int | None
    return_to: int | None  # the seat one has left, or lost to a claim, and may take again
    may_take: list[int]  # in a running game: seats of bots that one may replace
    host: bool
    muted: bool


class Ask(Struct, frozen=True, kw_only=True):
    """Stable until it closes, however many seats have answered."""

    id: str
    what: str
    seats: list[int]


class Choice(Struct, frozen=True, kw_only=True):
    """What one may do now, and for each card in hand that one may not play, why."""

    parts: int  # how many different actions make a whole answer
    legal: list[str]
    why_not: dict[str, Reason]


class Play(Struct, frozen=True, kw_only=True):
    ask: Ask | None
    choice: Choice | None
    view: GameView
    result: Result | None


class ChatLine(Struct, frozen=True, kw_only=True):
    """Something said: a text, or the id of a preset."""

    number: int
    guest: str
    name: str
    seat: int | None
    text: str | None = None
    preset: str | None = None


class ServerMessage(Struct, kw_only=True, tag_field="type"):
    pass


class Snapshot(ServerMessage, tag="snapshot"):
    """All that a page may see: `events` are those of the round so far, as this seat saw them."""

    version: int
    table: Table
    you: You
    play: Play | None
    events: list[Event]
    lines: list[ChatLine]


class Update(ServerMessage, tag="update"):
    """One step further: versions follow on each other, or the page has missed one.

    What is left out has not changed.
    """

    version: int
    table: Table | UnsetType = UNSET
    you: You | UnsetType = UNSET
    play: Play | UnsetType | None = UNSET
    events: list[Event] = []
    lines: list[ChatLine] = []


class Done(ServerMessage, tag="done"):
    """The action with this id is in the log, now or since before."""

    id: str


class Refused(ServerMessage, tag="refused"):
    ref: str | None
    reason: Reason


class Link(ServerMessage, tag="link"):
    """For this page only: the token of a one-time link."""

    token: str


class HintOption(Struct, frozen=True, kw_only=True):
    """What an action is worth, from what the seat can see; all in millionths of the unit."""

    do: str
    value: int
    behind: int  # by how much the best is better
    low: int  # its 95 % interval
    high: int


class HintAnswer(Struct, frozen=True, kw_only=True):
    """The last step of a hint."""

    best: list[str]  # a whole answer
    unit: Literal["share", "points"]
    options: list[HintOption]  # what comes into question, and the best of the rest
    why: Reason | None
    worlds: int  # deals looked at


class Hint(ServerMessage, tag="hint"):
    """For this page only, as far as was asked for; what belongs to later steps is null."""

    ask: str
    step: HintStep
    matters: list[Reason]
    question: list[str] | None  # what comes into question
    answer: HintAnswer | None


class Gone(ServerMessage, tag="gone"):
    """The last word before the socket is closed."""

    reason: Reason


class Pong(ServerMessage, tag="pong"):
    """The line holds: the answer to a ping, and to nothing else."""


AnyServerMessage = Snapshot | Update | Done | Refused | Link | Hint | Gone | Pong
