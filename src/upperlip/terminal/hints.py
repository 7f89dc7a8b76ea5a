"""Hints at the prompt: every `h` goes one step further, from the view alone."""

from collections.abc import Iterator

from upperlip.review.hint import STEPS, Hint, hint_for
from upperlip.review.wording import in_words, value_in
from upperlip.review.yardsticks import YARDSTICKS
from upperlip.table.game import AnyGame
from upperlip.table.ply import Action
from upperlip.table.shape import AnyView
from upperlip.texts import Texts

_SECONDS = 0.6


class Hinting:
    """Of one decision."""

    def __init__(
        self, texts: Texts, game: AnyGame, view: AnyView, legal: tuple[Action, ...]
    ) -> None:
        self._texts, self._game, self._view, self._legal = texts, game, view, legal
        self._hint: Hint | None = None
        self.step: int | None = None  # how far it went; None: nobody has asked

    def next(self) -> Iterator[str]:
        """The next step, in paragraphs."""
        even = YARDSTICKS[self._game.title].even_asks
        if len(self._legal) < 2 or self._legal[0].verb in even:
            yield self._texts.say("term-nothing-to-hint")
            return
        if self._hint is None:
            self._hint = hint_for(self._view, self._legal, _SECONDS)
        self.step = min((self.step or 0) + 1, STEPS[-1])
        yield from (self._matters, self._question, self._answer)[self.step - 1](self._hint)

    def _words(self, actions: tuple[Action, ...]) -> str:
        config = self._view.config
        return ", ".join(in_words(self._texts, self._game, config, each) for each in actions)

    def _matters(self, hint: Hint) -> Iterator[str]:
        yield " ".join(self._texts.reason(reason) for reason in hint.matters)
        yield self._texts.say("term-hint-more")

    def _question(self, hint: Hint) -> Iterator[str]:
        yield self._texts.say("term-hint-question", actions=self._words(hint.question))
        yield self._texts.say("term-hint-more")

    def _answer(self, hint: Hint) -> Iterator[str]:
        yield self._texts.say("review-best", action=self._words(hint.best))
        if hint.why is not None:
            yield self._texts.reason(hint.why)
        unit, language = YARDSTICKS[self._game.title].unit, self._texts.language
        figures = (
            f"{self._words((each.action,))} {value_in(language, unit, each.value)}"
            for each in hint.options
        )
        yield self._texts.say(f"review-value-{unit}") + ": " + "; ".join(figures)
