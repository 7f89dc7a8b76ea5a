"""What the API takes and gives."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from upperlip.records.record import Result
from upperlip.review.format import ReviewedDecision, ReviewFigures
from upperlip.review.progress import GameProgress
from upperlip.server.wire.cards import OutsideCard
from upperlip.server.wire.events import Event, Reason
from upperlip.server.wire.server_messages import Choice, Stage
from upperlip.server.wire.views import GameView


class Introduction(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=200)]


class Redemption(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is asked for when a table is opened; whoever opens it sits at seat 0."""

    game: str
    players: int = 4
    options: dict[str, object] = {}
    settings: dict[str, object] = {}
    bots: str | None = None  # a level that fills the other seats


class NewPractice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """From where in a finished game somebody plays on, as whom, and against which bots."""

    step: int  # of the record: the last one that was played
    seat: int
    bots: str  # a level
    settings: dict[str, object] = {}


class Me(Struct, frozen=True, kw_only=True):
    """Who one is here; null before one has said one's name."""

    guest: str | None
    name: str | None


class Opened(Struct, frozen=True, kw_only=True):
    id: str
    link: str


class Listed(Struct, frozen=True, kw_only=True):
    """A table that wants company."""

    id: str
    game: str
    players: int
    free: int
    stage: str
    names: list[str]


class TablePreview(Struct, frozen=True, kw_only=True):
    """A table as a link preview shows it."""

    id: str
    game: str
    founder: str  # the name of who opened it, and invites
    players: int
    free: int
    stage: str


class Moved(Struct, frozen=True, kw_only=True):
    seat: int


class GameOffer(Struct, frozen=True, kw_only=True):
    """What can be chosen when a table is opened."""

    game: str
    least: int
    most: int
    options: dict[str, dict[str, object]]  # by number of players, with their defaults
    cards: list[OutsideCard]  # from outside, that options may name here
    rounds: int


class Menu(Struct, frozen=True, kw_only=True):
    games: list[GameOffer]
    levels: list[str]
    paces: list[str]
    talks: list[str]
    hints: list[str]
    presets: list[str]
    address: str  # what links begin with


class Running(Struct, frozen=True, kw_only=True):
    """A game that one sits in, as anybody at its table knows it."""

    table: str
    game: str
    players: list[str]
    seat: int
    round: int | None
    stage: Stage
    your_turn: bool  # the table waits for an answer of this seat, or for its ready


Share = Literal["named", "hidden", "no"]


class Agreement(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """May anybody see the game, with one's name or without?"""

    share: Share


class Sharing(Struct, frozen=True, kw_only=True):
    """Of a game that one played; bots are not asked."""

    people: int
    agreed: int
    mine: Share
    link: str | None  # for anybody, while all agree


class Finished(Struct, frozen=True, kw_only=True):
    id: int
    game: str
    players: list[str]  # none where the record cannot be read
    seat: int
    begun_at: int
    ended_at: int
    outcome: str
    reason: str | None
    result: Result | None
    sharing: Sharing | None  # of a game that was played to its end


class ReplayStep(Struct, frozen=True, kw_only=True):
    """A ply of a finished game: what happened, and how it looks with all hands open."""

    events: list[Event]
    view: GameView


class Replay(Struct, frozen=True, kw_only=True):
    game: str
    players: list[str]  # empty: somebody who would rather not be named
    options: dict[str, object]
    cards: list[OutsideCard]  # that a page has no words for (`wire.cards`)
    round: int
    rounds: int
    first: int  # of the steps below, in the record, from 1
    seat: int | None  # one's own; of a game that is shared, nobody's
    steps: list[ReplayStep]


class ShuffleVerdict(Struct, frozen=True, kw_only=True):
    """Was it shuffled as promised? The page compares commitment and salts with its own."""

    proven: bool
    fault: Reason | None
    commitment: str | None
    salts: list[str | None]


class ReviewSoFar(Struct, frozen=True, kw_only=True):
    """Of one's own seat; ask again until `whole` is there."""

    seat: int
    done: int
    of: int  # steps of work, 0 while it waits for its turn
    decisions: list[ReviewedDecision]  # as they came, after those that one knows
    whole: ReviewFigures | None


class Holder(Struct, frozen=True, kw_only=True):
    """A card that the seat could not see: in how many of 100 deals that fit who has it."""

    card: str
    seats: list[int]
    elsewhere: int


class ReviewMoment(Struct, frozen=True, kw_only=True):
    """What one's own seat saw before a decision of a finished game."""

    step: int
    asked: str
    legal: list[str]
    cards: list[OutsideCard]  # that a page has no words for (`wire.cards`)
    scene: list[Reason]  # what one must know of the table: rules, partners, trump, the bid
    view: GameView
    holders: list[Holder]


class Progress(Struct, frozen=True, kw_only=True):
    """Of one's own decisions in games that were reviewed."""

    reviewed: int
    waiting: list[int]  # the latest games that nobody has had reviewed
    games: list[GameProgress]


class PuzzleTheme(Struct, frozen=True, kw_only=True):
    """What puzzles can be about: a deed, or the id of a card; how many there are, and one's own."""

    theme: str
    puzzles: int
    answered: int
    right: int
    next: str  # one that one has not answered yet, the easiest first; if there is none, again


class PuzzleGame(Struct, frozen=True, kw_only=True):
    game: str
    puzzles: int
    answered: int
    right: int
    next: str
    today: str  # the puzzle of the day
    today_right: bool | None  # null: one has not answered it
    themes: list[PuzzleTheme]


class PuzzleMenu(Struct, frozen=True, kw_only=True):
    day: str  # in Greenwich
    games: list[PuzzleGame]


class PuzzleQuestion(Struct, frozen=True, kw_only=True):
    """What a seat sees; nothing of the answer, not even what it is about."""

    id: str
    game: str
    players: int
    options: dict[str, object]
    level: int  # from 1, which every bot finds, to 4, which none does
    seat: int
    asked: str
    choice: Choice
    sides: list[list[int]]  # who plays together from first to last; none: rounds make the teams
    view: GameView
    events: list[Event]  # of the round so far, as this seat saw them


class PuzzleTry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    do: str
    theme: str | None = None  # that one goes on with


class PuzzleOption(Struct, frozen=True, kw_only=True):
    """One of the legal actions; all in millionths of the unit."""

    do: str
    value: int
    behind: tuple[int, int, int]  # by how much the best is better, and its interval
    tricks: list[int] | None  # of a bid: in how many worlds the side won 0, 1, 2 …
    why: Reason | None  # not it


class PuzzleAnswer(Struct, frozen=True, kw_only=True):
    """What one is told after one's own answer."""

    right: bool
    first: bool  # is it one's first answer, which counts?
    good: list[str]
    themes: list[str]
    found_by: list[str]  # bots
    unit: Literal["share", "points"]
    worlds: int
    options: list[PuzzleOption]  # all that was legal, the best first
    why: Reason  # the best is better than what was played, or than the best of the others
    example: list[list[str]]  # everybody's cards in a deal in which it matters
    next: str


class Problem(Struct, frozen=True, kw_only=True):
    """Why not: the same reasons that a table gives."""

    reason: Reason


class Health(Struct, frozen=True, kw_only=True):
    """The process answers."""

    well: bool
    rules_version: int


class Readiness(Struct, frozen=True, kw_only=True):
    """The store takes what it is given."""

    ready: bool
