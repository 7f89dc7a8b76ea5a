"""What all seats are shown alike is made once, not once for each of them."""

from collections.abc import Callable
from functools import wraps
from operator import attrgetter, is_
from typing import Concatenate, ParamSpec, TypeVar

P = ParamSpec("P")
S = TypeVar("S")
T = TypeVar("T")


def made_once(
    *parts: str,
) -> Callable[[Callable[Concatenate[S, P], T]], Callable[Concatenate[S, P], T]]:
    """Remembers what was made last, for as long as it is made from the very same objects.

    `parts`: all that is read of what a seat sees, and nothing of it a seat's own. A table's views
    are written one seat after the other, and what is public in them is the same objects of one
    state; looking whether they are equal would cost as much as making it again.
    """
    read: Callable[[object], tuple[object, ...]] = attrgetter("__class__", *parts)  # never just one

    def decorated(make: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
        last: tuple[tuple[object, ...], T] | None = None

        @wraps(make)
        def once(seen: S, /, *args: P.args, **named: P.kwargs) -> T:
            nonlocal last
            assert not named, "objects are compared by their place"
            of = read(seen) + args
            if last is None or not all(map(is_, of, last[0])):
                last = of, make(seen, *args, **named)
            return last[1]

        return once

    return decorated
