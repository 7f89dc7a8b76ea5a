"""A trick as it travels, whichever the game."""

from msgspec import Struct


class Trick(Struct, frozen=True, kw_only=True):
    """On the table or finished; `numbers` are what the cards count as (Mustachio)."""

    leader: int
    cards: list[str]
    follow: str | None = None
    numbers: list[int] = []
    winning: int | None = None  # the seat that would take it as it lies on the table
    winner: int | None = None
    stolen: str | None = None
    trump: str | None = None
    turned: list[int] = []


def only_last(tricks: list[Trick]) -> list[Trick]:
    """All but the last lie face down: who led them and who took them is all there is to see."""
    taken = [Trick(leader=trick.leader, cards=[], winner=trick.winner) for trick in tricks[:-1]]
    return [*taken, *tricks[-1:]]
