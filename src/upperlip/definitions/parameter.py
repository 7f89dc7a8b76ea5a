"""What a parameter of an effect may be. Numbers are whole, ends included; True is not 1."""

from dataclasses import dataclass
from typing import Protocol

from upperlip.table.reason import Reason, because


class Parameter(Protocol):
    @property
    def values(self) -> tuple[str | int | bool, ...]:
        """All that it may be."""
        ...

    @property
    def edges(self) -> tuple[str | int | bool, ...]:
        """Those of them where a mistake would show: the ends, and what lies around zero."""
        ...

    def accepts(self, value: object) -> bool: ...

    def wanted(self, rule: str, key: str, value: str) -> Reason:
        """What would be right instead of this value."""
        ...


@dataclass(frozen=True, slots=True)
class Whole:
    low: int
    high: int
    zero: bool = True  # is 0 one of them?

    @property
    def values(self) -> tuple[int, ...]:
        return tuple(n for n in range(self.low, self.high + 1) if self.zero or n)

    @property
    def edges(self) -> tuple[int, ...]:
        around_zero = (-1, 0, 1) if self.low < 0 else ()
        ends = {self.low, *around_zero, self.high}
        return tuple(sorted(ends & set(self.values)))

    def accepts(self, value: object) -> bool:
        return type(value) is int and self.low <= value <= self.high and (self.zero or value != 0)

    def wanted(self, rule: str, key: str, value: str) -> Reason:
        low, high = str(self.low), str(self.high)
        return because(
            rule,
            "card-number" if self.zero else "card-number-not-zero",
            key=key,
            value=value,
            low=low,
            high=high,
        )


@dataclass(frozen=True, slots=True)
class OneOf:
    values: tuple[str | int | bool, ...]

    @property
    def edges(self) -> tuple[str | int | bool, ...]:
        return self.values

    def accepts(self, value: object) -> bool:
        return any(type(value) is type(one) and value == one for one in self.values)

    def wanted(self, rule: str, key: str, value: str) -> Reason:
        allowed = tuple(
            str(one).lower() if isinstance(one, bool) else str(one) for one in self.values
        )
        return because(rule, "card-value", key=key, value=value, allowed=allowed)
