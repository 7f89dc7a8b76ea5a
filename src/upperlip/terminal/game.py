"""One game from the first deal to the bow: a person at seat 0, bots at the others."""

from collections.abc import Callable, Mapping

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from upperlip.animals import MOUSTACHE
from upperlip.bots import Bot, Budget, choice_of
from upperlip.nuts import MUSTACHIO
from upperlip.table.event import Event
from upperlip.table.match import Match, Note
from upperlip.table.ply import Action, Ask
from upperlip.table.seat import Seat
from upperlip.table.shape import AnyView
from upperlip.terminal import draw
from upperlip.terminal.animals import AnimalsScreen
from upperlip.terminal.ask import Command, Keyboard, Left, Question, command_in
from upperlip.terminal.hints import Hinting
from upperlip.terminal.nuts import NutsScreen
from upperlip.terminal.rulebook import rules_about
from upperlip.terminal.screen import ME, AnyScreen
from upperlip.terminal.show import Story, because_of, painted, set_in
from upperlip.texts import Texts, harmless

THINKING = Budget(seconds=0.4)  # a move: nobody likes to wait for three bots in a row

SCREENS: dict[str, type[AnyScreen]] = {MOUSTACHE.title: AnimalsScreen, MUSTACHIO.title: NutsScreen}
_SKIP = ("has-chosen", "hand", "final-points")  # noise, or drawn otherwise
_WIDEST = 100

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
        self._keyboard = keyboard
        self._texts = texts
        self._bots = bots
        self._screen = SCREENS[texts.game](texts)
        self._story = Story(texts, console, ME, _SKIP)
        self.match = make_match(self._story.tell)

    def play(self) -> None:
        """To the end of the game; raises Left, EOFError or KeyboardInterrupt before it."""
        while (ask := self.match.ask) is not None:
            if self.match.let_chance():
                continue
            if ME in ask.seats:
                hinting = Hinting(
                    self._texts, self.match.game, self.match.view(ME), self.match.legal(ME)
                )
                action = self._decide(ask, hinting)
                self.match.act(ME, action, Note(hint=hinting.step))
            else:
                seat = ask.seats[0]
                bot = self._bots[seat]
                self.match.act(seat, choice_of(bot, self.match, seat, THINKING), Note(bot=bot.name))
        self._bow()

    # The question

    def _decide(self, ask: Ask, hinting: Hinting) -> Action:
        view = self.match.view(ME)
        question = Question(self.match.game, self._screen, view, ask.what, self.match.legal(ME))
        if not self._screen.half_answered(view):
            self._show_table(view)
        self._show_choices(view, question)
        prompt = self._screen.question(view, ask.what) + " > "
        while True:
            typed = self._keyboard.line(prompt)
            action = question.answer(typed)
            if action is None:
                self._obey(view, question, typed, hinting)
            elif reason := self.match.explain(ME, action):
                for line in because_of(self._texts, (reason,)):
                    self._console.print(line)
            else:
                return action

    def _obey(self, view: AnyView, question: Question, typed: str, hinting: Hinting) -> None:
        command = command_in(typed)
        if command is not None and command.name == "hint":
            for paragraph in hinting.next():
                self._print(paragraph)
        elif command is not None:
            self._do(command, view)
            self._show_choices(view, question)
        elif typed.strip():
            self._say("term-unknown", typed=_quoted(typed))
        else:
            self._say("term-nothing-typed", named=int(not question.by_number))

    def _show_table(self, view: AnyView) -> None:
        self._story.seen()
        self._console.print()
        heading = Rule(Text(self._screen.heading(view), "bold"), align="left", style="dim")
        self._console.print(heading, width=self._width())
        draw.show_all(self._console, self._screen.table(view))

    def _show_choices(self, view: AnyView, question: Question) -> None:
        self._show_trick(view, question)
        shown = [
            draw.choice(number, self._label(view, question, action), legal=action in question.legal)
            for number, action in enumerate(question.offered, 1)
        ]
        if not question.by_card and view.round and view.round.hand:
            hand = [self._card(view, card) for card in view.round.hand]
            self._flow(hand, "term-hand")
        if shown:
            self._flow(shown, "term-hand" if question.from_hand else "term-choice")
        if hint := self._screen.hint(view, question.ask):
            self._print(hint)

    def _show_trick(self, view: AnyView, question: Question) -> None:
        plays = self._story.plays
        if plays:
            notes = self._screen.notes_on_trick(view)
            items = [
                self._story.trick([play]) + Text(f" {note}" if note else "", "dim")
                for play, note in zip(plays, notes, strict=True)
            ]
            if (letter := self._screen.follow(view)) and question.ask == "play":
                to_follow = Text(self._texts.say("term-follow") + " ")
                items.append(to_follow + draw.colour_in_words(self._texts, letter))
            self._flow(items, "term-trick")
        elif question.ask == "play":
            self._say("term-you-lead")

    def _flow(self, items: list[Text], lead: str) -> None:
        lines = draw.flow(items, self._width(), self._texts.say(lead) + " ")
        draw.show_all(self._console, lines)

    def _label(self, view: AnyView, question: Question, action: Action) -> Text:
        if question.by_card:
            return self._card(view, action.value)
        word = self.match.game.write_action(view.config, action).rpartition(" ")[2]
        return self._screen.label(action, word)

    def _card(self, view: AnyView, card: int) -> Text:
        name = self._screen.known(view)[card]
        return draw.card(self._texts, name, self._screen.note(view, name))

    # Commands

    def _do(self, command: Command, view: AnyView) -> None:
        if command.name == "quit":
            raise Left
        if command.name == "help":
            self._say("term-help", **self._examples())
            self._say(f"term-help-{self._texts.game}")
        elif command.name == "scores":
            self._console.print(self._screen.scores(view))
        elif command.name == "last":
            if self._story.last_trick:
                draw.show_all(self._console, self._story.last_trick)
            else:
                self._say("term-no-last-trick")
        else:
            self._show_rules(view, command.about)

    def _show_rules(self, view: AnyView, about: str) -> None:
        found = rules_about(self._screen, view, about)
        for paragraph in found:
            self._print(paragraph)
        if not found:
            self._say("term-no-such-rule", typed=_quoted(about), **self._examples())

    def _width(self) -> int:
        return min(self._console.width, _WIDEST)

    def _examples(self) -> dict[str, str]:
        """What the help takes from this game: cards and rules to try."""
        screen, (plain, special) = self._screen, self._screen.examples
        return {
            "example": plain,
            "special": self._texts.card(special).casefold(),
            "number": screen.follow_rule,
            "reason": screen.win_rule,
        }

    def _say(self, message: str, **args: str | int) -> None:
        self._print(self._texts.say(message, **args))

    def _print(self, paragraph: str) -> None:
        self._console.print(set_in(painted(paragraph)), width=self._width())

    def _bow(self) -> None:
        view = self.match.view(ME)
        self._console.print()
        self._console.print(self._screen.scores(view))
        self._console.print(Text(draw.MOUSTACHE, "bold"))
        result = self.match.result
        assert result is not None, "the game is over"
        won = ME in self._screen.winners(view, result)
        self._say(_bow_of(won, len(result["winners"]) > 1))


def _bow_of(won: bool, tied: bool) -> str:
    if not won:
        return "term-bow-lost"
    return "term-bow-tied" if tied else "term-bow-won"


def _quoted(typed: str) -> str:
    return harmless(typed.strip(), "?")[:40]
