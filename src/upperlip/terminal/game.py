"""One game from the first deal to the bow: a person at seat 0, bots at the others."""

from collections.abc import Callable, Mapping
from functools import partial

from rich.console import Console
from rich.text import Text

from upperlip.animals import MOUSTACHE
from upperlip.bots import BOTS, BadBot, Bot, Budget, IllegalChoice, blaming, choice_of
from upperlip.nuts import MUSTACHIO
from upperlip.table.event import Event
from upperlip.table.match import Match, Note
from upperlip.table.ply import Action
from upperlip.table.seat import Seat
from upperlip.terminal import draw
from upperlip.terminal.animals import AnimalsScreen
from upperlip.terminal.ask import Keyboard
from upperlip.terminal.asking import Asking
from upperlip.terminal.hints import Hinting
from upperlip.terminal.nuts import NutsScreen
from upperlip.terminal.screen import AnyScreen
from upperlip.terminal.show import Story
from upperlip.texts import Texts, harmless

ME = 0  # the seat in front of the screen
THINKING = Budget(seconds=0.4)  # a move: nobody likes to wait for three bots in a row

SCREENS: dict[str, type[AnyScreen]] = {MOUSTACHE.title: AnimalsScreen, MUSTACHIO.title: NutsScreen}
STAND_IN = BOTS["novice"]  # for a bot that fails, as at a server's tables
SKIP = ("has-chosen", "hand", "final-points")  # noise, or drawn otherwise

Listener = Callable[[tuple[Event, ...]], None]


class TerminalGame:
    def __init__(
        self,
        make_match: Callable[[Listener], Match],
        bots: Mapping[Seat, Bot],
        texts: Texts,
        console: Console,
        keyboard: Keyboard,
    ) -> None:
        self._console = console
        self._texts = texts
        self._bots = bots
        self._failed: set[Seat] = set()  # whose bots have failed before
        self._screen = SCREENS[texts.game](texts)
        story = Story(texts, console, ME, SKIP)
        self._asking = Asking(self._screen, story, console, keyboard)
        self.match = make_match(story.tell)

    def play(self) -> None:
        """To the end of the game; raises Left, EOFError or KeyboardInterrupt before it."""
        while (ask := self.match.ask) is not None:
            if self.match.let_chance():
                continue
            if ME in ask.seats:
                self._decide()
            else:
                self._let_bot(ask.seats[0])
        self._bow()

    def _let_bot(self, seat: Seat) -> None:
        bot = self._bots[seat]
        try:
            action = self._choice(bot, seat)
        except BadBot as error:
            self._tell_failure(seat, error)
            bot = STAND_IN
            action = self._choice(bot, seat)
        self.match.act(seat, action, Note(bot=bot.name))

    def _choice(self, bot: Bot, seat: Seat) -> Action:
        with blaming(bot, seat, "game", 0):
            return choice_of(bot, self.match, seat, THINKING)

    def _tell_failure(self, seat: Seat, error: BadBot) -> None:
        """Once for each seat, and without the error's words: there may be cards in them."""
        if seat in self._failed:
            return
        self._failed.add(seat)
        bot = self._bots[seat].name
        if isinstance(error, IllegalChoice):
            self._asking.say("term-bot-illegal", seat=seat, bot=bot)
            return
        what = type(error.__cause__).__name__
        self._asking.say("term-bot-failed", seat=seat, bot=bot, what=what)
        for line in "".join(getattr(error, "__notes__", ())).splitlines():
            self._console.print(Text(harmless(line), "dim"))

    def _decide(self) -> None:
        match, view, legal = self.match, self.match.view(ME), self.match.legal(ME)
        hinting = Hinting(self._texts, match.game, view, legal)
        action = self._asking.decide(view, legal, partial(match.explain, ME), hinting.next)
        match.act(ME, action, Note(hint=hinting.step))

    def _bow(self) -> None:
        view = self.match.view(ME)
        self._console.print()
        self._console.print(self._screen.scores(view))
        self._console.print(Text(draw.MOUSTACHE, "bold"))
        result = self.match.result
        assert result is not None, "the game is over"
        won = ME in self._screen.winners(view, result)
        self._asking.say(_bow_of(won, len(result["winners"]) > 1))


def _bow_of(won: bool, tied: bool) -> str:
    if not won:
        return "term-bow-lost"
    return "term-bow-tied" if tied else "term-bow-won"
