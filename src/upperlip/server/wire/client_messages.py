"""What a page says to its table. Unknown fields and wrong types are refused."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

MOST_PARTS = 5  # cards that a seat gives at once (E-19)
LONGEST_WORDS = 64  # of an action: a verb and the id of a card (E-42)
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"\A[\w.:-]+\Z")]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Hex = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"\A[0-9a-f]+\Z")]
Pace = Literal["instant", "quick", "natural"]
Talk = Literal["closed", "honour"]
Hints = Literal["off", "quiet", "told"]
HintStep = Literal[1, 2, 3]
Line = Annotated[str, Meta(min_length=1, max_length=300)]


class ClientMessage(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """`ref` comes back with the refusal, so that the page knows what was refused."""

    ref: Id | None = None


# At the table


class Sit(ClientMessage, tag="sit"):
    """Take an open seat, or a bot's; before a game, whoever sits already moves."""

    seat: SeatNumber


class Stand(ClientMessage, tag="stand"):
    """Give up one's seat: in a game a bot goes on."""


class Leave(ClientMessage, tag="leave"):
    """Leave the table for good."""


class Rename(ClientMessage, tag="rename"):
    """What one wants to be called here."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]


class Claim(ClientMessage, tag="claim"):
    """ "It's me": that seat is mine, I only changed the device. Those at the table decide."""

    seat: SeatNumber


class AskLink(ClientMessage, tag="ask_link"):
    """A one-time link that moves one's seat to another device."""


# The host's


class Bot(ClientMessage, tag="bot"):
    """A bot of a level at an open seat, or none at one that has a bot."""

    seat: SeatNumber
    level: str | None


class Swap(ClientMessage, tag="swap"):
    seats: Annotated[list[SeatNumber], Meta(min_length=2, max_length=2)]


class SettingsChange(Struct, kw_only=True, forbid_unknown_fields=True):
    """How the table is to be run; what is not named stays."""

    listed: bool | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    clock: int | UnsetType | None = UNSET
    away: int | UnsetType | None = UNSET
    spectators: bool | UnsetType = UNSET
    memory: bool | UnsetType = UNSET
    talk: Talk | UnsetType = UNSET
    hints: Hints | UnsetType = UNSET


class Change(ClientMessage, tag="change"):
    """The game's options, or how the table is run; what is not named stays."""

    players: int | None = None
    options: dict[str, object] | None = None
    settings: dict[str, object] | None = None  # of a `SettingsChange`, which may be refused


class Start(ClientMessage, tag="start"):
    """Begin a game; after one, again with the same seats."""


class Reopen(ClientMessage, tag="reopen"):
    """After a game: back to taking seats."""


class End(ClientMessage, tag="end"):
    """End the game before its end."""


class Remove(ClientMessage, tag="remove"):
    guest: Id


class Mute(ClientMessage, tag="mute"):
    guest: Id
    muted: bool


class Approve(ClientMessage, tag="approve"):
    """Believe who claims a seat, or not: one no is enough.

    It names the seat: meanwhile the guest could have claimed another.
    """

    guest: Id
    seat: SeatNumber
    yes: bool


# Playing


class Salt(ClientMessage, tag="salt"):
    """One's own part of the next game's chance, given after its commitment."""

    commitment: Hex
    salt: Hex


class Ready(ClientMessage, tag="ready"):
    """For the round that begins, or for the next one; `at` says for which."""

    at: Id


class Act(ClientMessage, tag="act"):
    """Answers an ask. Gifts are given in one answer. The id makes a second sending harmless."""

    ask: Id
    id: Id
    do: Annotated[
        list[Annotated[str, Meta(max_length=LONGEST_WORDS)]],
        Meta(min_length=1, max_length=MOST_PARTS),
    ]


class AskHint(ClientMessage, tag="ask_hint"):
    """What matters now, what comes into question, which of it: so many steps far."""

    ask: Id
    step: HintStep


class Resync(ClientMessage, tag="resync"):
    """Something was missed: a snapshot, please."""


# Talking


class Text(ClientMessage, tag="text"):
    text: Line


class Preset(ClientMessage, tag="preset"):
    preset: Id


# Being there


class Ping(ClientMessage, tag="ping"):
    """Is anybody there? The connection itself answers: no room is troubled for it."""


RoomMessage = (
    Sit
    | Stand
    | Leave
    | Rename
    | Claim
    | AskLink
    | Bot
    | Swap
    | Change
    | Start
    | Reopen
    | End
    | Remove
    | Mute
    | Approve
    | Salt
    | Ready
    | Act
    | AskHint
    | Resync
    | Text
    | Preset
)
AnyClientMessage = RoomMessage | Ping
