"""The record in types (docs/record.md). Writer, reader, server and page have them from here.

The steps of chance and the results differ between the games: `records.forms` has them.
"""

from msgspec import UNSET, Struct, UnsetType

from upperlip.definitions import versions

_FORMAT = "upperlip-record/"


def format_of(version: int) -> str:
    """What a record calls itself whose game was played by this version of the rules.

    Each has a number of its own: a record says by which rules it is to be played again, and has no
    other place for it (docs/decisions/rules-versions.md).
    """
    return f"{_FORMAT}{version - versions.FIRST + 1}"


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """What happened: a decision, or one of the outcomes of chance that a game has."""


class DecisionStep(Step, frozen=True):
    """A seat's decision; what is not set is not written."""

    seat: int
    do: str
    legal: tuple[str, ...] | UnsetType = UNSET
    bot: str | UnsetType = UNSET
    ms: int | UnsetType = UNSET
    hint: int | UnsetType = UNSET  # how far a hint went that the seat asked for: 1, 2 or 3


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """How it ended: a `MoustacheResult` or a `MustachioResult`."""


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """One game, complete, or as far as it went: then without a result."""

    format: str
    game: str
    players: tuple[str, ...]
    options: dict[str, object]
    steps: tuple[Step, ...]
    result: Result | None
    # We write a `Fairness`, and to verify takes one; a record is valid with any object.
    fairness: dict[str, object] | UnsetType = UNSET
    cards: tuple[dict[str, object], ...] | UnsetType = UNSET  # from outside, each whole (E-41)

    def __repr__(self) -> str:
        """Short: whoever wants all of a record, and to read it back, writes it to a file."""
        end = "over" if self.result else "not over"
        return (
            f"<Record of {self.game}, {len(self.players)} players: {len(self.steps)} steps, {end}>"
        )
