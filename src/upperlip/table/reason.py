"""Why: a rule number, a message id and its arguments. Sentences are made at the edge."""

from dataclasses import dataclass

Word = str | int
Value = Word | tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Reason:
    """`args` are read by name: see `upperlip.texts` for what each name stands for."""

    rule: str
    message: str
    args: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        told = ", ".join(f"{name}={_plain(value)}" for name, value in self.args)
        return f"{self.rule} {self.message}" + (f" ({told})" if told else "")


def _plain(value: Value) -> str:
    return "/".join(map(str, value)) if isinstance(value, tuple) else str(value)


def because(rule: str, message: str, /, **args: Value) -> Reason:
    return Reason(rule, message, tuple(args.items()))
