"""What a table remembers besides its games: who sits where, and how it is run."""

from upperlip.games import GAMES
from upperlip.server.store.documents import Place, TableDocument
from upperlip.server.tables.refusal import NotAllowed, Refusal
from upperlip.table.errors import RefusedOptions
from upperlip.table.seat import Seat
from upperlip.table.shape import Setup


class Document(TableDocument, kw_only=True):
    """The stored document, and what can be done with it at the table."""

    def config(self) -> Setup:
        try:
            config: Setup = GAMES[self.game].configure(self.players, self.options)
        except RefusedOptions as error:
            raise NotAllowed(error.reason) from None
        except RecursionError:  # a value nested so deeply that not even the refusal can show it
            raise Refusal("not-understood") from None
        return config

    @property
    def seated(self) -> list[str]:
        return [place.guest for place in self.places if place.guest is not None]

    def seat_of(self, guest: str) -> Seat | None:
        for seat, place in enumerate(self.places):
            if place.guest == guest:
                return seat
        return None

    def place(self, seat: Seat) -> Place:
        if seat >= len(self.places):
            raise Refusal("no-such-seat-here", number=seat + 1)
        return self.places[seat]

    def names(self) -> list[str]:
        """By seat, as a record has them."""
        return [self.name_at(seat) for seat in range(self.players)]

    def name_at(self, seat: Seat) -> str:
        place = self.places[seat]
        if place.guest is not None:
            return self.people[place.guest].name
        return f"{place.bot} {seat + 1}" if place.bot else ""

    # Changes of the seating; who may ask for them is the room's business

    def sit(self, guest: str, seat: Seat) -> None:
        place = self.place(seat)
        if place.guest is not None and place.guest != guest:
            raise Refusal("seat-taken")
        before = self.seat_of(guest)
        if before is not None:  # a bot that stands up gets the seat left behind
            self.places[before] = Place(bot=place.bot)
        self.places[seat] = Place(guest=guest)

    def swap(self, one: Seat, other: Seat) -> None:
        first, second = self.place(one), self.place(other)
        self.places[one], self.places[other] = second, first

    def set_bot(self, seat: Seat, level: str | None, levels: tuple[str, ...]) -> None:
        place = self.place(seat)
        if place.guest is not None:
            raise Refusal("seat-taken")
        if level is not None and level not in levels:
            raise Refusal("no-such-level", known=levels)
        self.places[seat] = Place(bot=level)

    def set_up(self, players: int | None, options: dict[str, object] | None) -> None:
        """Another number of players or other options; nothing changes if they do not fit."""
        before = self.players, self.options, list(self.places)
        self.players = self.players if players is None else players
        self.options = options if options is not None else self.options
        try:
            self.options = self.config().options()
            self._fit_places()
        except Refusal:
            self.players, self.options, self.places = before
            raise

    def _fit_places(self) -> None:
        """With fewer players the free seats go first, then bots; guests must find a place."""
        while len(self.places) < self.players:
            self.places.append(Place())
        for droppable in (lambda p: p.free, lambda p: p.guest is None):
            for place in reversed(list(self.places)):
                if len(self.places) > self.players and droppable(place):
                    del self.places[_index(self.places, place)]
        if len(self.places) > self.players:
            raise Refusal("too-many-guests", number=self.players)


def _index(places: list[Place], wanted: Place) -> int:
    return next(i for i, place in enumerate(places) if place is wanted)
