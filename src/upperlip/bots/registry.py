"""All the bots there are: ours, those of installed packages, and any class by its place."""

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from upperlip.bots.bot import Bot
from upperlip.bots.expert import Expert, Peek, Regular
from upperlip.bots.failing import MISTAKES
from upperlip.bots.former import FormerExpert
from upperlip.bots.novice.bot import Novice
from upperlip.bots.own import Adapted, AnyBot, BadBot
from upperlip.bots.random import Random

BOTS: dict[str, Bot] = {bot.name: bot for bot in (Random(), Novice(), Regular(), Expert(), Peek())}
YARDSTICKS: dict[str, Bot] = {bot.name: bot for bot in (FormerExpert(),)}  # to be measured by
_PEEKING = tuple(bot.name for bot in BOTS.values() if bot.peeks)
GROUP = "upperlip.bots"  # of entry points, in the packages that bring bots
_EXAMPLE = "such as my_bots:Sly"


class UnknownBot(BadBot):
    """Nobody is called so."""


def bot_names() -> tuple[str, ...]:
    """Those that can be called by a plain name."""
    installed = sorted(point.name for point in entry_points(group=GROUP))
    return (*BOTS, *(name for name in installed if name not in BOTS))


@cache
def find_bot(name: str) -> Bot:
    """By name, or a class by its place, as `my_bots:Sly`; raises BadBot."""
    if name in BOTS or name in YARDSTICKS:
        return BOTS.get(name) or YARDSTICKS[name]
    if ":" in name:
        return _adapted(_load(name), name)
    for point in entry_points(group=GROUP):
        if point.name == name:
            return _adapted(_load(point.value), name)
    known = ", ".join(one for one in bot_names() if one not in _PEEKING)
    raise UnknownBot(
        f"there is no bot {name!r}; there are: {known}, and your own as MODULE:CLASS, {_EXAMPLE}"
    )


def find_entrant(name: str) -> Bot:
    """For the arena, where those play, too, who peek: they are named to whoever asks in vain."""
    try:
        return find_bot(name)
    except UnknownBot as error:
        raise UnknownBot(f"{error}; here also: {', '.join(_PEEKING)}") from None


def bot_from(bot: str | AnyBot | type[AnyBot]) -> Bot:
    """One of our bots from a name, a class, or a bot of either kind."""
    if isinstance(bot, str):
        return find_bot(bot)
    return _adapted(bot, bot.__name__ if isinstance(bot, type) else type(bot).__name__)


def _adapted(found: object, name: str) -> Bot:
    if isinstance(found, type):
        try:
            found = found()
        except MISTAKES as error:
            raise BadBot(f"{name} cannot be made without arguments: {error}") from error
    return found if isinstance(found, Bot) else Adapted(found, name)


def _load(place: str) -> object:
    """`module:Class`; the module may also lie in the current directory."""
    module, _, attribute = place.partition(":")
    parts = (*module.split("."), *attribute.split("."))
    if not all(parts) or set(place) & {"/", "\\", " "}:
        raise BadBot(f"{place!r} is not a bot's place: MODULE:CLASS, {_EXAMPLE}")
    if "" not in sys.path:
        sys.path.append("")
    try:
        found: object = import_module(module)
        for name in attribute.split("."):
            found = getattr(found, name)
    except MISTAKES as error:
        raise BadBot(f"cannot load the bot {place}: {type(error).__name__}: {error}") from error
    return found
