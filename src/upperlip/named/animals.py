"""What a view of Moustache adds."""

from collections.abc import Iterator, Sequence

from upperlip.animals.scoring import stars_so_far
from upperlip.animals.view import RoundView
from upperlip.animals.view import View as Inside
from upperlip.named.card import Card
from upperlip.named.view import Trick, View


class MoustacheView(View):
    """A view of Moustache."""

    inside: Inside

    def __init__(self, inside: Inside, names: Sequence[str] = ()) -> None:
        super().__init__(inside, names)
        self.inside = inside

    @property
    def _round(self) -> RoundView:
        assert self.inside.round is not None, "before the first deal there is nothing to see"
        return self.inside.round

    @property
    def row(self) -> tuple[str, ...]:
        """The rule cards in force, by id."""
        return self.inside.row[: self._round.number]

    @property
    def teams(self) -> tuple[int, ...]:
        """The team of each seat, 0 or 1."""
        return self._round.teams

    @property
    def crown(self) -> int:
        """The seat that led first."""
        return self._round.crown

    @property
    def stars(self) -> tuple[int, int]:
        """Of each team, if the round ended now."""
        return stars_so_far(self.inside.config, self.row, self._round.teams, self._round.tricks)

    @property
    def captured(self) -> tuple[tuple[Card, ...], ...]:
        """The cards that each team has won."""
        return tuple(map(self._cards, self._round.captured))

    @property
    def open(self) -> tuple[tuple[Card, ...], ...]:
        """The cards that lie face up in each seat's hand (O-13)."""
        return tuple(map(self._cards, self._round.open))

    @property
    def tricks(self) -> tuple[Trick, ...]:
        return tuple(Trick(self._plays(done), done.winner) for done in self._round.tricks)

    def _table(self) -> Iterator[str]:
        yield f"rules: {', '.join(self.row)}"
        for team in (0, 1):
            members = [name for seat, name in enumerate(self.names) if self.teams[seat] == team]
            yield f"team {team}: {', '.join(members)}; stars: {self.stars[team]}"
        yield f"crown: {self.names[self.crown]}"
        for name, cards in zip(self.names, self.open, strict=True):
            if cards:
                yield f"face up before {name}: {' '.join(map(str, cards))}"
