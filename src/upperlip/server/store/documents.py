"""The JSON texts that rows hold: tables, lines of chat, heads of games.

Their types are the store's own, whatever is said on the wire. Each text carries the version of its
shape. Whoever changes a shape raises its version and adds to `UPGRADES`, and what older servers
have written stays readable: `tests/server/store/golden` has a text of every version.
"""

from collections.abc import Callable, Mapping
from typing import Literal, NoReturn, TypeVar

import msgspec
from msgspec import Struct

from upperlip.review.format import ReviewFigures
from upperlip.review.summary import Summary
from upperlip.server.store.errors import Unreadable

Pace = Literal["instant", "quick", "natural"]
Talk = Literal["closed", "honour"]
Hints = Literal["off", "quiet", "told"]


class Place(Struct, kw_only=True, forbid_unknown_fields=True):
    """A guest, a bot, or nobody.

    `left_by`: whose seat it was before a bot took over. `taken_from`: whose it was before others
    claimed it, the first owner first.
    """

    guest: str | None = None
    bot: str | None = None
    left_by: str | None = None
    taken_from: list[str] = []

    @property
    def free(self) -> bool:
        return self.guest is None and self.bot is None


class Person(Struct, kw_only=True, forbid_unknown_fields=True):
    name: str
    muted: bool = False
    removed: bool = False


class TableSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the table is run."""

    listed: bool = False
    pace: Pace = "natural"
    clock: int | None = None  # seconds for a decision
    away: int | None = 30  # seconds after which a bot plays for those who left; None: wait
    spectators: bool = True
    memory: bool = False  # cards taken lie face down
    talk: Talk = "closed"  # between partners, while a round is on (U-5, O-12)
    hints: Hints = "off"  # for those who ask; `told`: the others hear that one was taken


class Hinted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A hint that was taken for a decision that is still to be made."""

    ask: str
    seat: int
    step: int  # how far it went: 1, 2 or 3


class Practice(Struct, kw_only=True, forbid_unknown_fields=True):
    """That somebody plays on from a step of a finished game here, alone with bots."""

    steps: list[dict[str, object]]  # that game's, until the table's own has begun with them


class TableDocument(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a table remembers besides its games."""

    version: Literal[7] = 7
    id: str
    founder: str  # the host, while at the table
    game: str
    players: int
    options: dict[str, object]
    cards: list[dict[str, object]] = []  # from outside, those that the options name (E-41)
    settings: TableSettings
    places: list[Place]
    people: dict[str, Person]
    secret: str  # of the next game, hex; its commitment is public
    salts: dict[str, str] = {}  # by guest, for the next game
    number: int = 0  # games begun here
    playing: int | None = None  # the store's number of the game on the table, over or not
    ended: str | None = None  # message id: why that game ended early
    ended_early: int = 0  # games that a host has ended here
    held: dict[str, int] = {}  # by guest: the one seat whose cards they may see in that game
    hinted: list[Hinted] = []
    practice: Practice | None = None


class ChatLine(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something said: a text, or the id of a preset."""

    version: Literal[2] = 2
    number: int
    guest: str
    name: str
    seat: int | None
    text: str | None = None
    preset: str | None = None


class GameHead(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a record has above its steps, and which bots sat where."""

    version: Literal[3] = 3
    players: list[str]
    options: dict[str, object]
    cards: list[dict[str, object]] = []  # from outside, those that the options name (E-41)
    bots: list[str | None]


class ReviewDocument(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The review of a finished game for one seat, in its own format, whose number is its version.

    Elsewhere what is stored is not what is sent; why here it is, docs/decisions/review.md says.
    """

    version: Literal[1] = 1
    review: ReviewFigures


class SummaryDocument(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The same in short: what is counted over many games."""

    version: Literal[1] = 1
    summary: Summary


Content = dict[str, object]
Upgrade = Callable[[Content], Content]
D = TypeVar("D", bound=TableDocument)
S = TypeVar("S", bound=Struct)


def _settings_by_their_name(table: Content) -> Content:
    """Version 1 had no number, and called the settings the table's manner."""
    settings = table.pop("manner")
    return {**table, "settings": settings}


def _memory_and_talk(table: Content) -> Content:
    """Version 2 had neither: everything taken lay open, and partners were silent."""
    settings = msgspec.convert(table["settings"], Content)
    return {**table, "settings": {**settings, "memory": False, "talk": "closed"}}


def _hands_held(table: Content) -> Content:
    """Version 3 kept no account of who had seen which hand, nor of games ended early."""
    places = msgspec.convert(table["places"], list[dict[str, str | None]])
    held = {
        guest: seat
        for seat, place in enumerate(places)
        for guest in (place.get("guest"), place.get("left_by"))
        if guest is not None and table.get("playing") is not None
    }
    ended_early = int(table.get("ended") == "ended-by-host")
    return {**table, "held": held, "ended_early": ended_early}


def _without_cards(content: Content) -> Content:
    """Tables up to version 4, and heads up to version 2, knew the cards of the boxes only."""
    return {**content, "cards": []}


def _without_hints(table: Content) -> Content:
    """Version 5 knew none."""
    settings = msgspec.convert(table["settings"], Content)
    return {**table, "settings": {**settings, "hints": "off"}, "hinted": []}


def _without_practice(table: Content) -> Content:
    """Version 6 knew none."""
    return {**table, "practice": None}


def _only_numbered(content: Content) -> Content:
    """Version 1 had no number."""
    return content


# From version 1 to 2, from 2 to 3, and so on.
UPGRADES: Mapping[type[Struct], tuple[Upgrade, ...]] = {
    TableDocument: (
        _settings_by_their_name,
        _memory_and_talk,
        _hands_held,
        _without_cards,
        _without_hints,
        _without_practice,
    ),
    ChatLine: (_only_numbered,),
    GameHead: (_only_numbered, _without_cards),
    ReviewDocument: (),
    SummaryDocument: (),
}


Document = TableDocument | ChatLine | GameHead | ReviewDocument | SummaryDocument


def write(document: Document) -> str:
    return msgspec.json.encode(document).decode()


def read_table(text: str, kind: type[D]) -> D:
    """As a kind of table document: tables in memory can do more than lie there."""
    return _read(text, kind, UPGRADES[TableDocument])


def read_chat_line(text: str) -> ChatLine:
    return _read(text, ChatLine, UPGRADES[ChatLine])


def read_game_head(text: str) -> GameHead:
    return _read(text, GameHead, UPGRADES[GameHead])


def read_review(text: str) -> ReviewDocument:
    return _read(text, ReviewDocument, UPGRADES[ReviewDocument])


def read_summary(text: str) -> SummaryDocument:
    return _read(text, SummaryDocument, UPGRADES[SummaryDocument])


class _Numbered(Struct):
    version: int = 1


def _read(text: str, kind: type[S], upgrades: tuple[Upgrade, ...]) -> S:
    try:
        version = msgspec.json.decode(text, type=_Numbered).version
        if version == 1 + len(upgrades):
            return msgspec.json.decode(text, type=kind)
        if not 0 < version <= len(upgrades):
            _unreadable(kind, f"its version {version} is of a newer Upperlip; install that one")
        content = msgspec.json.decode(text, type=Content)
        for upgrade in upgrades[version - 1 :]:
            content = upgrade(content)
        content.pop("version", None)
        return msgspec.convert(content, kind)
    except (msgspec.DecodeError, KeyError) as error:
        _unreadable(kind, type(error).__name__)


def _unreadable(kind: type[Struct], why: str) -> NoReturn:
    """Without its words: there are names and secrets in it."""
    raise Unreadable(f"a stored {kind.__name__} cannot be read: {why}") from None
