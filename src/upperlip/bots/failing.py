"""When a bot of one's own fails: who it was, where, and in which of its lines."""

from collections.abc import Iterator
from contextlib import contextmanager
from traceback import format_tb

from upperlip.bots.bot import Bot
from upperlip.bots.own import Adapted, BadBot, IllegalChoice
from upperlip.table.seat import Seat

MISTAKES = (Exception, SystemExit)  # a bot's own; Ctrl-C is somebody else's
_MOST_FRAMES = 20  # of a bot that calls itself for ever


@contextmanager
def blaming(bot: Bot, seat: Seat, where: str, number: int) -> Iterator[None]:
    """Says of which seat an illegal choice was, and in which game; whatever else a bot of one's own
    raises meanwhile it makes a BadBot, with the bot's own lines as a note.

    `where` is what is numbered: a game, a deal. A mistake of our own bots stays what it is.
    """
    try:
        yield
    except IllegalChoice as error:
        raise IllegalChoice(f"{error} (seat {seat}, {where} {number})") from None
    except MISTAKES as error:
        if not isinstance(bot, Adapted):
            raise
        what = f"{type(error).__name__}: {_words(error)}".removesuffix(": ")
        failure = BadBot(f"{bot.name} failed at seat {seat} ({where} {number}): {what}")
        failure.add_note("".join(own_frames(error)))
        raise failure from error


def _words(error: BaseException) -> str:
    """Its own, unless they are another mistake."""
    try:
        return str(error)
    except MISTAKES:
        return ""


def own_frames(error: BaseException) -> list[str]:
    """The lines of the bot that led to the error, as a traceback has them; all, if it had none."""
    trace = error.__traceback__
    while trace is not None and trace.tb_frame.f_code is not Adapted.choose.__code__:
        trace = trace.tb_next
    own = trace.tb_next if trace is not None else None
    return format_tb(own or error.__traceback__, limit=-_MOST_FRAMES)
