"""What a view of Mustachio adds."""

from collections.abc import Iterator, Sequence

from upperlip.named.card import Card
from upperlip.named.view import Trick, View
from upperlip.nuts.cards import COLOURS
from upperlip.nuts.scoring import totals
from upperlip.nuts.view import RoundView
from upperlip.nuts.view import View as Inside


class MustachioView(View):
    """A view of Mustachio."""

    inside: Inside

    def __init__(self, inside: Inside, names: Sequence[str] = ()) -> None:
        super().__init__(inside, names)
        self.inside = inside

    @property
    def _round(self) -> RoundView:
        assert self.inside.round is not None, "before the first deal there is nothing to see"
        return self.inside.round

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side."""
        return self.inside.config.teams

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of each side in the finished rounds."""
        return totals(self.inside.config, self.inside.scores)

    @property
    def dealer(self) -> int:
        return self._round.dealer

    @property
    def villains(self) -> tuple[Card, ...]:
        """In use this round."""
        return self._cards(self._round.villains)

    @property
    def turned(self) -> tuple[Card, ...]:
        """Turned from the pile, in order (U-12, U-34)."""
        return self._cards(self._round.turned)

    @property
    def trump(self) -> str | None:
        """The letter of the trump in force now."""
        trump = self._round.trump_in_force
        return None if trump is None else COLOURS[trump]

    @property
    def bids(self) -> tuple[int | None, ...]:
        """Of each seat, once it is known."""
        return self._round.bids

    @property
    def blind_bids(self) -> tuple[int | None, ...]:
        """Of each side, if it has made one."""
        return self._round.blinds

    @property
    def tricks_won(self) -> tuple[int, ...]:
        """By each side this round, as they count for the bid (U-33)."""
        return tuple(tally.tricks for tally in self._round.tallies)

    @property
    def tricks(self) -> tuple[Trick, ...]:
        return tuple(Trick(self._plays(done), done.winner) for done in self._round.tricks)

    def _table(self) -> Iterator[str]:
        villains = ", ".join(map(str, self.villains))
        yield f"dealer: {self.names[self.dealer]}; villains: {villains or 'none'}"
        turned = " ".join(map(str, self.turned))
        yield f"turned: {turned or 'nothing'}; trump: {self.trump or 'none'}"
        for side, seats in enumerate(self.sides):
            names = " & ".join(self.names[seat] for seat in seats)
            won, points = self.tricks_won[side], self.scores[side]
            yield f"{names}: {self._bid(side)}, won {won}, {points} points"

    def _bid(self, side: int) -> str:
        blind = self.blind_bids[side]
        if blind is not None:
            return f"bid {blind} blind"
        bids = [self.bids[seat] for seat in self.sides[side]]
        return "bid " + " + ".join("?" if bid is None else str(bid) for bid in bids)
