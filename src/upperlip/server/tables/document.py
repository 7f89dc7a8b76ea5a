"""What a table remembers besides its games: who sits where, and how it is run."""

from collections.abc import Sequence

from upperlip.definitions.card import OutsideCard
from upperlip.games import GAMES
from upperlip.server.store.documents import Person, Place, TableDocument
from upperlip.server.tables.refusal import NotAllowed, Refusal
from upperlip.table.errors import RefusedOptions
from upperlip.table.seat import Seat
from upperlip.table.shape import AnyConfig

MOST_HOLDERS = 12  # of one seat in one game: its owner's devices, and who claimed it
MOST_TAKEN = 5  # times that a seat changes hands by claims
MOST_DECISIONS = 100  # of the host about people who have gone, that are remembered


class Document(TableDocument, kw_only=True):
    """The stored document, and what can be done with it at the table."""

    def config(self, offered: Sequence[OutsideCard] = ()) -> AnyConfig:
        """With cards from outside: the table's own, and those that the server offers."""
        game = GAMES[self.game]
        known = {card.id: card for card in (*map(game.read_definition, self.cards), *offered)}
        try:
            config: AnyConfig = game.configure(self.players, self.options, [*known.values()])
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

    def returns_to(self, guest: str) -> Seat | None:
        """The seat that a guest has left, or lost to a claim: theirs again whenever they like."""
        if self.seat_of(guest) is not None:
            return None
        for seat, place in enumerate(self.places):
            if guest in place.taken_from or (place.guest is None and guest == place.left_by):
                return seat
        return None

    def expects(self, guest: str) -> bool:
        """However full the table is: whose seat or role is here."""
        seated = self.seat_of(guest) is not None
        return seated or self.returns_to(guest) is not None or guest == self.founder

    def plays_alone(self, guest: str) -> bool:
        """Has nobody else held a hand of the game?"""
        return set(self.held.values()) <= {self.seat_of(guest)}

    def stands_alone(self, seat: Seat, *, in_round: bool) -> bool:
        """Is there a bot whose place a newcomer may take while a game is on?

        Not one that stands in for somebody. While cards are in hands, only one that has had them
        from the first deal: a host could send somebody away to look at their hand.
        """
        place = self.places[seat]
        alone = place.bot is not None and place.left_by is None and not place.taken_from
        return alone and not (in_round and seat in self.held.values())

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
        """A free seat, a bot's, or one's own that somebody else has claimed."""
        place = self.place(seat)
        if place.guest not in (None, guest) and guest not in place.taken_from:
            raise Refusal("seat-taken")
        self._hold(guest, seat)
        before = self.seat_of(guest)
        if before is not None:  # a bot that stands up gets the seat left behind
            self.places[before] = Place(bot=place.bot)
        elder = place.taken_from
        if guest in elder:  # whoever has claimed it since has no way back
            elder = elder[: elder.index(guest)]
        elif self.playing is None:
            elder = []
        self._hand_over(seat, guest, elder)

    def move(self, seat: Seat, guest: str, *, claimed: bool) -> None:
        """The seat and its name go to another guest.

        The founder's role goes along by the owner's own link only. Who loses a seat to a claim can
        take it back.
        """
        place = self.places[seat]
        owner = place.guest
        assert owner is not None, "somebody's seat moves"
        self.check_move(seat, guest, claimed=claimed)
        self._hold(guest, seat)
        known = self.people[owner]
        self.people[guest] = Person(name=known.name, muted=known.muted)
        if self.founder == owner and not claimed:
            self.founder = guest
        self._hand_over(seat, guest, place.taken_from + [owner] * claimed)

    def check_move(self, seat: Seat, guest: str, *, claimed: bool) -> None:
        """May the seat go to that guest?"""
        self._check_hold(guest, seat)
        holders = sum(held == seat for held in self.held.values())
        full = guest not in self.held and holders >= MOST_HOLDERS
        if full or (claimed and len(self.places[seat].taken_from) >= MOST_TAKEN):
            raise Refusal("moved-too-often")

    def _check_hold(self, guest: str, seat: Seat) -> None:
        """Whoever has had one hand of a game gets no other, until it is off the table."""
        if self.held.get(guest, seat) != seat:
            raise Refusal("another-hand")

    def _hold(self, guest: str, seat: Seat) -> None:
        self._check_hold(guest, seat)
        if self.playing is not None:
            self.held[guest] = seat

    def _hand_over(self, seat: Seat, guest: str, taken_from: list[str]) -> None:
        before = self.places[seat].guest
        if before is not None and before in self.salts:
            self.salts[guest] = self.salts.pop(before)
        self.give_up(guest)
        others = [other for other in taken_from if other != guest]
        self.places[seat] = Place(guest=guest, taken_from=others)

    def give_up(self, guest: str) -> None:
        """All seats that the guest could return to."""
        for place in self.places:
            place.left_by = None if place.left_by == guest else place.left_by
            if guest in place.taken_from:
                place.taken_from = [other for other in place.taken_from if other != guest]

    def hold_all(self) -> None:
        """A game begins: all see their own hand, and nobody has left a seat yet."""
        self.held = {place.guest: seat for seat, place in enumerate(self.places) if place.guest}
        for place in self.places:
            place.left_by = None
            if place.guest is None:
                place.taken_from = []

    def clear(self) -> None:
        """No game is on the table; seats that were left become free of their stand-ins."""
        self.playing = self.ended = None
        self.held, self.hinted = {}, []
        for seat, place in enumerate(self.places):
            if place.left_by is not None or place.free:
                self.places[seat] = Place()

    def forget_strangers(self) -> None:
        """Of those who have no seat to come back to, only what the host has decided about them."""
        known = {self.founder, *self.seated}
        for place in self.places:
            known.update(place.taken_from, [place.left_by] if place.left_by else [])
        decided = [guest for guest, person in self.people.items() if person.muted or person.removed]
        known.update([guest for guest in decided if guest not in known][-MOST_DECISIONS:])
        self.people = {guest: person for guest, person in self.people.items() if guest in known}
        self.salts = {guest: salt for guest, salt in self.salts.items() if guest in self.seated}

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

    def set_up(
        self,
        players: int | None,
        options: dict[str, object] | None,
        offered: Sequence[OutsideCard] = (),
    ) -> None:
        """Another number of players or other options; nothing changes if they do not fit."""
        before = self.players, self.options, list(self.places)
        self.players = self.players if players is None else players
        self.options = options if options is not None else self.options
        try:
            config = self.config(offered)
            self.options = config.options()
            self._fit_places()
            self.cards = [*map(GAMES[self.game].write_definition, config.cards)]
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
