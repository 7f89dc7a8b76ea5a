"""A review in words and figures of one language."""

from upperlip.review.decision import JudgedDecision
from upperlip.review.report import Review
from upperlip.review.yardstick import MILLION
from upperlip.review.yardsticks import YARDSTICKS
from upperlip.table.game import AnyGame
from upperlip.table.ply import Action
from upperlip.table.shape import AnyConfig
from upperlip.texts import Texts, harmless

_COMMA = ("fr", "ru")  # languages that write 4,2
_SHARE = 100  # a share is told in percent


class Wording:
    """How one review is told."""

    def __init__(self, review: Review, language: str) -> None:
        self.review = review
        players = [harmless(name.strip(), "?")[:40] or "?" for name in review.record.players]
        self.texts = Texts(language, review.game.title, players, cards=review.config.known)
        self.unit = review.yardstick.unit

    def say(self, message: str, **args: str | int) -> str:
        return self.texts.say(f"review-{message}", **args)

    def of_unit(self, message: str, **args: str | int) -> str:
        """A message that each unit has of its own."""
        return self.say(f"{message}-{self.unit}", **args)

    def value(self, millionths: int, digits: int = 1) -> str:
        """A value or a loss: in percent of win share, or in points."""
        return value_in(self.texts.language, self.unit, millionths, digits)

    def result(self, millionths: int, digits: int = 2) -> str:
        """An amount of the result, with its sign."""
        figure = _figure(self.texts.language, millionths / MILLION, digits)
        return figure if figure.startswith("−") else f"+{figure}"

    def action(self, action: Action) -> str:
        return in_words(self.texts, self.review.game, self.review.config, action)

    def grade(self, decision: JudgedDecision) -> str:
        return self.say(f"grade-{decision.grade}")

    def lost(self, decision: JudgedDecision) -> str:
        """The grade, and the loss with its interval."""
        loss = decision.loss
        grade = self.grade(decision)
        figures = {"loss": loss.value, "low": loss.low, "high": loss.high}
        numbers = {name: self.value(each) for name, each in figures.items()}
        return self.of_unit("lost", grade=grade[:1].upper() + grade[1:], **numbers)

    def why(self, decision: JudgedDecision) -> str:
        found = decision.why
        return self.say("no-reason") if found is None else self.texts.reason(found.reason)

    def thresholds(self) -> str:
        small, clear, grave = (self.value(each, 0) for each in self.review.yardstick.thresholds)
        return self.of_unit("thresholds", small=small, clear=clear, grave=grave)


def value_in(language: str, unit: str, millionths: int, digits: int = 1) -> str:
    """A value or a loss: in percent of win share, or in points."""
    return _figure(language, (_SHARE if unit == "share" else 1) * millionths / MILLION, digits)


def _figure(language: str, number: float, digits: int) -> str:
    text = f"{number:.{digits}f}"
    if not float(text):
        text = text.removeprefix("-")
    text = text.replace(".", ",") if language in _COMMA else text
    return text.replace("-", "−")


def in_words(texts: Texts, game: AnyGame, config: AnyConfig, action: Action) -> str:
    phrase = YARDSTICKS[game.title].phrase(config, action)
    return texts.say(f"review-do-{phrase.message}", **phrase.args)


def written(review: Review, action: Action) -> str:
    """As the record has it."""
    config: AnyConfig = review.config
    return review.game.write_action(config, action)
