"""How a table is run: what a page may ask for, and what it is shown."""

from functools import lru_cache
from typing import TypeVar, get_args

import msgspec
from msgspec import UnsetType

from upperlip.server.store.documents import TableSettings
from upperlip.server.tables.refusal import Refusal
from upperlip.server.wire import server_messages
from upperlip.server.wire.client_messages import Hints, SettingsChange, Talk
from upperlip.server.wire.fields import wrong_field

T = TypeVar("T")

CLOCKS = range(5, 301)
AWAYS = range(10, 121)
# What a host may change while talk is closed: ends a wait, or lets nobody watch, and only once.
# Every other number of seconds could be one of a card (U-5, O-12).
URGENT = (("clock", 60), ("away", 30), ("spectators", False))
TALKS: tuple[Talk, ...] = get_args(Talk)
HINTS: tuple[Hints, ...] = get_args(Hints)


def changed_settings(settings: TableSettings, changes: dict[str, object]) -> TableSettings:
    """The settings with what a page wants otherwise."""
    try:
        wanted = msgspec.convert(changes, SettingsChange)
    except msgspec.ValidationError as error:
        raise Refusal("bad-settings", setting=wrong_field(error) or "?") from None
    changed = TableSettings(
        listed=_or(wanted.listed, settings.listed),
        pace=_or(wanted.pace, settings.pace),
        clock=_or(wanted.clock, settings.clock),
        away=_or(wanted.away, settings.away),
        spectators=_or(wanted.spectators, settings.spectators),
        memory=_or(wanted.memory, settings.memory),
        talk=_or(wanted.talk, settings.talk),
        hints=_or(wanted.hints, settings.hints),
    )
    if changed.clock is not None and changed.clock not in CLOCKS:
        raise Refusal("clock-range", low=CLOCKS[0], high=CLOCKS[-1])
    if changed.away is not None and changed.away not in AWAYS:
        raise Refusal("away-range", low=AWAYS[0], high=AWAYS[-1])
    return changed


def _or(wanted: T | UnsetType, before: T) -> T:
    return before if isinstance(wanted, UnsetType) else wanted


def fixed_during_games(settings: TableSettings, *, alone: bool) -> tuple[object, ...]:
    """What all have sat down to: switched for a moment it would show or tell too much."""
    return settings.memory, settings.talk, alone or settings.hints


def only_urgent(before: TableSettings, after: TableSettings) -> bool:
    """Are these changes that cannot wait until the round is over?"""
    return all(
        value == before_ or (name, value) in URGENT
        for name, value, before_ in zip(
            after.__struct_fields__,
            msgspec.structs.astuple(after),
            msgspec.structs.astuple(before),
            strict=True,
        )
    )


@lru_cache(maxsize=1 << 6)
def settings_on_the_wire(settings: TableSettings) -> server_messages.TableSettings:
    return server_messages.TableSettings(
        listed=settings.listed,
        pace=settings.pace,
        clock=settings.clock,
        away=settings.away,
        spectators=settings.spectators,
        memory=settings.memory,
        talk=settings.talk,
        hints=settings.hints,
    )
