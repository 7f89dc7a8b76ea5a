"""Practice: somebody plays on from a step of a finished game, alone with bots.

Whoever does may know all its cards, so nothing of it counts: it has no record, is in nobody's list
of games, and nobody else comes to the table. Its bots see views, as bots do everywhere.
"""

import msgspec
from msgspec import Struct

from upperlip.fairness import Proof
from upperlip.server.store.documents import Person, Place, Practice, TableSettings
from upperlip.server.store.operations import BeginGame
from upperlip.server.store.rows import PlyRow
from upperlip.server.tables.document import Document
from upperlip.server.tables.refusal import Refusal
from upperlip.server.tables.room import Room
from upperlip.server.tables.services import Services
from upperlip.server.tables.starting import new_game
from upperlip.server.tables.table_settings import changed_settings
from upperlip.server.wire.api import NewPractice


class Origin(Struct, frozen=True):
    """Of a finished game's record what its continuation needs: nobody's name, no notes."""

    format: str
    game: str
    players: list[str]
    options: dict[str, object]
    steps: list[dict[str, object]]
    cards: list[dict[str, object]] = []


def practice_table(
    services: Services, origin: Origin, wanted: NewPractice, guest: tuple[str, str]
) -> Document:
    """`guest`: who opens it, and their name. Its steps are known to be by the rules."""
    players, (founder, name) = len(origin.players), guest
    if wanted.seat not in range(players):
        raise Refusal("wrong-field", field="seat")  # one more could be a number too long to write
    settings = changed_settings(TableSettings(hints="quiet"), wanted.settings)
    document = Document(
        id=services.new_table_id(),
        founder=founder,
        game=origin.game,
        players=players,
        options=origin.options,
        cards=origin.cards,
        settings=msgspec.structs.replace(settings, listed=False, spectators=False),
        places=[Place() for _ in range(players)],
        people={founder: Person(name=name)},
        secret=services.random(32).hex(),
        practice=Practice(steps=[*map(_bare, origin.steps)]),
    )
    for seat in range(players):
        document.set_bot(seat, wanted.bots, services.bots.levels)
    document.places[wanted.seat] = Place(guest=founder)
    return document


def _bare(step: dict[str, object]) -> dict[str, object]:
    """A decision without what was noted beside it: who thought how long, with which hint."""
    return step if "chance" in step else {"seat": step["seat"], "do": step["do"]}


async def begin_practice(room: Room, practice: Practice) -> int:
    """The number of the table's game, in whose log stand the steps that it goes on from.

    Nobody takes part in it: what is nobody's game is in nobody's list.
    """
    document, at = room.document, room.services.millis()
    proof = Proof(bytes.fromhex(document.secret), (None,) * document.players)
    game = new_game(room, proof, document.config().version)
    plies = [
        PlyRow(number, _seat_in(step), msgspec.json.encode(step).decode(), at)
        for number, step in enumerate(practice.steps)
    ]
    (game_id,) = await room.write([BeginGame(game, plies=plies)])
    assert isinstance(game_id, int), "a game that has begun has a number"
    return game_id


def _seat_in(step: dict[str, object]) -> int | None:
    seat = step.get("seat")
    return seat if isinstance(seat, int) else None
