"""What people see happen. Card identities that not everyone may see are wrapped in `Secret`."""

from dataclasses import dataclass

from upperlip.table.reason import Reason, Value
from upperlip.table.seat import OPEN, Seat


@dataclass(frozen=True, slots=True)
class Secret:
    """A value for the eyes of some seats only; the others get the `blank`."""

    value: Value
    to: tuple[Seat, ...]
    blank: Value = "?"

    def opened(self, seat: Seat) -> Value:
        return self.value if seat in self.to or seat == OPEN else self.blank


@dataclass(frozen=True, slots=True)
class Event:
    """A message id, its arguments, and reasons where the rules had a say."""

    message: str
    args: tuple[tuple[str, Value | Secret], ...] = ()
    reasons: tuple[Reason, ...] = ()

    def seen_by(self, seat: Seat) -> "Event":
        """The event as one seat may see it. Anything that is not plainly public stays shut."""
        args = tuple([(name, _open(value, seat)) for name, value in self.args])
        return Event(self.message, args, self.reasons)

    @property
    def public(self) -> bool:
        """Does everybody see the same of it?"""
        return not any(isinstance(value, Secret) for _, value in self.args)


def _open(value: object, seat: Seat) -> Value:
    if isinstance(value, Secret):
        return value.opened(seat)
    if isinstance(value, str | int):
        return value
    if isinstance(value, tuple) and all(isinstance(word, str | int) for word in value):
        return value
    raise TypeError(f"an event may not carry {type(value).__name__}")


def event(message: str, /, *reasons: Reason, **args: Value | Secret) -> Event:
    return Event(message, tuple(args.items()), reasons)
