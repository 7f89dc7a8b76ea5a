"""A record, or a game in progress, as a person would read it."""

import re
from collections.abc import Iterable, Iterator, Sequence

from rich.console import Console, ConsoleOptions
from rich.text import Text

from upperlip.games import GAMES
from upperlip.records.check import Replayable, check, read_head, replayed
from upperlip.table.event import Event
from upperlip.table.reason import Reason
from upperlip.table.seat import OPEN, Seat
from upperlip.texts import Texts, harmless

# Mid tones of the table's colours: they read on light and on dark.
STYLES = {
    "R": "#d7443e",
    "B": "#4a90d9",
    "G": "#3f9f5f",
    "Y": "#c0941a",
    "P": "#d2608a",
    "O": "#dc8528",
}
_CARD = re.compile(r"\b([RBGYPO])(\d\d?)\b")
_MINUS = re.compile(r"(?<![\w-])-(?=\d)")  # not the one in `U-21`
_NAME_LENGTH = 20
_NO_BREAK = "\N{NO-BREAK SPACE}"
_GLUE = "\ue000"  # as wide as a space, but no space to Rich; in no text (see `harmless`)
_BLANKS = {(), "?"}  # a secret that this seat does not know: nothing to tell


def show(record: object, language: str, console: Console) -> None:
    """Prints the record. Its first Fault, if it has one, is raised after what came before it."""
    replay = read_head(record)
    players, cards = [clean(name) for name in replay.players], replay.config.known
    texts = Texts(language, replay.game.title, players, cards=cards)
    for line in _head(replay, texts):
        console.print(line)
    story = Story(texts, console, OPEN)
    for played in replayed(replay):
        story.tell(replay.game.narrate(played.before, played.ply, played.after))
    story.catch_up()
    check(record)
    if replay.result is None:
        console.print(Text(texts.say("term-record-unfinished")))


def _head(replay: Replayable, texts: Texts) -> Iterator[Text]:
    yield Text(texts.say(f"{replay.game.title}-title"), "bold")
    yield Text(texts.say("term-record-players", names=texts.listed(texts.players)))
    options = replay.config.options().items()
    chosen = ", ".join(f"{key}={_plain(value)}" for key, value in options if value is not None)
    yield Text(texts.say("term-record-options", options=chosen))


def _plain(value: object) -> str:
    if isinstance(value, list):
        return "/".join(map(str, value))
    return str(value).lower()


def clean(name: str) -> str:
    """A name that others wrote: short, and nothing in it that steers the terminal."""
    return harmless(name.strip(), "?")[:_NAME_LENGTH] or "?"


def with_minus(sentence: str) -> str:
    """Numbers below zero with a proper sign, as the cards have it."""
    return _MINUS.sub("−", sentence)


def painted(sentence: str, style: str = "") -> Text:
    """A sentence with the cards in it in their colours."""
    sentence = with_minus(sentence)
    text = Text(sentence, style)
    for found in _CARD.finditer(sentence):
        text.stylize(f"bold {STYLES[found[1]]}", found.start(), found.end())
    return text


class Paragraph:
    """A text with a margin, also where it wraps. Rich would wrap at no-break spaces, too."""

    def __init__(self, text: Text, left: int) -> None:
        self._text = text
        self._left = left

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        glued = self._text.copy()
        glued.plain = glued.plain.replace(_NO_BREAK, _GLUE)
        for line in glued.wrap(console, options.max_width - self._left):
            line.plain = line.plain.replace(_GLUE, _NO_BREAK)
            yield Text(" " * self._left) + line


def set_in(text: Text, left: int = 2) -> Paragraph:
    return Paragraph(text, left)


def because_of(texts: Texts, reasons: Iterable[Reason]) -> Iterator[Paragraph]:
    """One line for each rule that had a say."""
    for reason in reasons:
        yield set_in(painted(f"· {reason.rule} {texts.reason(reason)}", "dim"), 4)


class Story:
    """Prints events as one seat sees them; the cards of a trick stand together on a line."""

    def __init__(
        self, texts: Texts, console: Console, seat: Seat, skip: Sequence[str] = ("has-chosen",)
    ) -> None:
        self.texts = texts
        self.plays: list[tuple[Seat, str]] = []  # of the trick on the table
        self.last_trick: list[Paragraph] = []
        self._console = console
        self._seat = seat
        self._skip = skip
        self._shown = 0  # how many of the plays have been printed

    def tell(self, events: Iterable[Event]) -> None:
        for event in events:
            self._tell(event.seen_by(self._seat))

    def catch_up(self) -> None:
        """Prints the plays that have not been printed yet."""
        if len(self.plays) > self._shown:
            self._console.print(set_in(self.trick(self.plays[self._shown :])))
        self._shown = len(self.plays)

    def seen(self) -> None:
        """The trick on the table has been shown otherwise."""
        self._shown = len(self.plays)

    def trick(self, plays: Sequence[tuple[Seat, str]], winner: Seat | None = None) -> Text:
        shown = []
        for seat, card in plays:
            play = painted(f"{self.texts.player(seat)} {self.texts.card(card)}")
            if seat == winner:
                play.stylize("bold")
                play.append(" ◀", "bold")
            shown.append(play)
        return Text("   ").join(shown)

    def _tell(self, event: Event) -> None:
        args = dict(event.args)
        if event.message == "played":
            self.plays.append((_seat(args["seat"]), str(args["card"])))
        elif event.message.startswith("trick-"):
            self._end_trick(event)
        elif event.message not in self._skip and not _BLANKS & set(args.values()):
            self.catch_up()
            self._print(event)

    def _print(self, event: Event) -> None:
        heading = event.message == GAMES[self.texts.game].round_heading
        if heading:
            self._console.print()
        line = painted(self.texts.event(event), "bold" if heading else "")
        self._console.print(set_in(line, 0 if heading else 2))
        for effect in self._effects(event):
            self._console.print(set_in(Text(effect, "dim"), 4))
        for reason in because_of(self.texts, event.reasons):
            self._console.print(reason)

    def _effects(self, event: Event) -> Iterator[str]:
        """What a new rule card and a few new villains do: nobody knows them all by heart."""
        args = dict(event.args)
        if event.message == "rule-turned":
            yield self.texts.rule_effect(str(args["rule"]))
        villains = args.get("cards")
        if event.message == "villains-in-use" and isinstance(villains, tuple) and len(villains) < 3:
            for card in map(str, villains):
                effect = self.texts.card_effect(card)
                yield self.texts.say("term-entry", title=self.texts.card(card), words=effect)

    def _end_trick(self, event: Event) -> None:
        winner = _seat(dict(event.args)["seat"]) if event.message == "trick-won" else None
        self.last_trick = [
            set_in(self.trick(self.plays, winner)),
            set_in(painted(self.texts.event(event), "bold")),
            *because_of(self.texts, event.reasons),
        ]
        for line in self.last_trick:
            self._console.print(line)
        self.plays, self._shown = [], 0


def _seat(value: object) -> Seat:
    assert isinstance(value, int), "a seat is a number"
    return value
