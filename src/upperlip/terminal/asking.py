"""A question to whoever sits in front of the screen: the table, the choices, what is typed."""

from collections.abc import Callable, Iterable

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from upperlip.games import GAMES
from upperlip.table.ply import Action
from upperlip.table.reason import Reason
from upperlip.table.shape import AnyView
from upperlip.terminal import draw
from upperlip.terminal.ask import Command, Keyboard, Left, Question, command_in
from upperlip.terminal.rulebook import rules_about
from upperlip.terminal.screen import AnyScreen
from upperlip.terminal.show import Story, because_of, painted, set_in
from upperlip.texts import harmless

_WIDEST = 100


class Asking:
    """Asks until there is an answer, and obeys commands in between."""

    def __init__(
        self, screen: AnyScreen, story: Story, console: Console, keyboard: Keyboard
    ) -> None:
        self._screen = screen
        self._texts = screen.texts
        self._story = story
        self._console = console
        self._keyboard = keyboard

    def decide(
        self,
        view: AnyView,
        legal: tuple[Action, ...],
        explain: Callable[[Action], Reason | None],
        hint: Callable[[], Iterable[str]],
    ) -> Action:
        """Raises Left, EOFError or KeyboardInterrupt.

        `explain` says why an action is not legal; `hint` is what `h` says, in paragraphs.
        """
        assert view.ask is not None, "somebody is asked"
        question = Question(GAMES[view.game], self._screen, view, view.ask.what, legal)
        if not self._screen.half_answered(view):
            self._show_table(view)
        self._show_choices(view, question)
        prompt = self._screen.question(view, question.ask) + " > "
        while True:
            typed = self._keyboard.line(prompt)
            action = question.answer(typed)
            if action is None:
                self._obey(view, question, typed, hint)
            elif reason := explain(action):
                for line in because_of(self._texts, (reason,)):
                    self._console.print(line)
            else:
                return action

    def _obey(
        self, view: AnyView, question: Question, typed: str, hint: Callable[[], Iterable[str]]
    ) -> None:
        command = command_in(typed)
        if command is not None and command.name == "hint":
            for paragraph in hint():
                self.print(paragraph)
        elif command is not None:
            self._do(command, view)
            self._show_choices(view, question)
        elif typed.strip():
            self.say("term-unknown", typed=_quoted(typed))
        else:
            self.say("term-nothing-typed", named=int(not question.by_number))

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
            self.print(hint)

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
            self.say("term-you-lead")

    def _flow(self, items: list[Text], lead: str) -> None:
        lines = draw.flow(items, self._width(), self._texts.say(lead) + " ")
        draw.show_all(self._console, lines)

    def _label(self, view: AnyView, question: Question, action: Action) -> Text:
        if question.by_card:
            return self._card(view, action.value)
        word = GAMES[view.game].write_action(view.config, action).rpartition(" ")[2]
        return self._screen.label(action, word)

    def _card(self, view: AnyView, card: int) -> Text:
        name = self._screen.known(view)[card]
        return draw.card(self._texts, name, self._screen.note(view, name))

    # Commands

    def _do(self, command: Command, view: AnyView) -> None:
        if command.name == "quit":
            raise Left
        if command.name == "help":
            self.say("term-help", **self._examples())
            self.say(f"term-help-{self._texts.game}")
        elif command.name == "scores":
            self._console.print(self._screen.scores(view))
        elif command.name == "last":
            if self._story.last_trick:
                draw.show_all(self._console, self._story.last_trick)
            else:
                self.say("term-no-last-trick")
        else:
            self._show_rules(view, command.about)

    def _show_rules(self, view: AnyView, about: str) -> None:
        found = rules_about(self._screen, view, about)
        for paragraph in found:
            self.print(paragraph)
        if not found:
            self.say("term-no-such-rule", typed=_quoted(about), **self._examples())

    def _examples(self) -> dict[str, str]:
        """What the help takes from this game: cards and rules to try."""
        screen, (plain, special) = self._screen, self._screen.examples
        return {
            "example": plain,
            "special": self._texts.card(special).casefold(),
            "number": screen.follow_rule,
            "reason": screen.win_rule,
        }

    # Words

    def say(self, message: str, **args: str | int) -> None:
        self.print(self._texts.say(message, **args))

    def print(self, paragraph: str) -> None:
        self._console.print(set_in(painted(paragraph)), width=self._width())

    def _width(self) -> int:
        return min(self._console.width, _WIDEST)


def _quoted(typed: str) -> str:
    return harmless(typed.strip(), "?")[:40]
