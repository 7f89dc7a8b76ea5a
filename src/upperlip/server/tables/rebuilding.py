"""A room from the store: its document, its talk, and its game as far as it has come."""

import json
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from upperlip.definitions import versions
from upperlip.fairness import Proof, proof
from upperlip.games import GAMES
from upperlip.records.record import format_of
from upperlip.records.write import text_of
from upperlip.server.store import EndGame, GameRow, Lease, OpenTable, PlyRow
from upperlip.server.store.documents import (
    ChatLine,
    Practice,
    read_chat_line,
    read_game_head,
    read_table,
)
from upperlip.server.store.errors import Unreadable
from upperlip.server.tables.document import Document
from upperlip.server.tables.practice import begin_practice
from upperlip.server.tables.room import Room
from upperlip.server.tables.services import Services
from upperlip.server.tables.starting import sit_down
from upperlip.server.tables.table_game import Logged, TableGame, step_in


async def rebuilt(services: Services, found: OpenTable, lease: Lease | None = None) -> Room:
    document = read_table(found.table.document, Document)
    game, plies = found.game, found.plies
    if game is None and document.playing is not None:  # one that is over, still on the table
        game, plies = await services.store.game(document.playing)
    lines = _readable(services, found)
    room = Room(services, document, None, len(plies), lines, found.table.version, lease)
    room.last_line = found.chat[-1].number if found.chat else 0
    if game is None and document.practice is not None and document.practice.steps:
        number = await begin_practice(room, document.practice)
        game, plies = await services.store.game(number)
    if game is None:
        return room
    begun = document.playing == game.id
    if not begun:  # just now, or the server stopped between the game's beginning and its first deal
        sit_down(room, game.id, game.number, len(plies))
        document.practice = document.practice and Practice(steps=[])
    if versions.is_playable(game.rules_version):
        _resume(room, game, plies)
    elif found.game is not None and game.rules_version > versions.LATEST:
        raise Unreadable(f"a game is by version {game.rules_version} of the rules, not known here")
    elif found.game is not None:
        await _end_outdated(room, game, plies)
    elif document.ended is None:  # how it went can still be read in its record
        room.clear()
    else:
        room.enter("over")
    await room.store()
    return room


def _readable(services: Services, found: OpenTable) -> list[ChatLine]:
    """Of what was said: a line that cannot be read must not keep people from their game."""
    lines: list[ChatLine] = []
    for line in found.chat:
        with suppress(Unreadable):
            lines.append(read_chat_line(line.text))
    if left_out := len(found.chat) - len(lines):
        services.log.error("chat cannot be read", table=found.table.id, lines=left_out)
    return lines


def _resume(room: Room, game: GameRow, plies: Sequence[PlyRow]) -> None:
    room.table_game = table_game = _restored(room, game, plies)
    if table_game.match.over or room.document.ended:
        room.enter("over")
    elif table_game.between_rounds:
        room.enter("interlude")
    else:
        room.enter("moment" if table_game.just_dealt else "play")


def _restored(room: Room, game: GameRow, plies: Sequence[PlyRow]) -> TableGame:
    """By the rules it began with."""
    head, drawn_from = read_game_head(game.head), _proof_of(game)
    rules = GAMES[game.title]
    cards = [*map(rules.read_definition, head.cards)]
    players = len(drawn_from.salts)
    config = rules.configure(players, head.options, cards, game.rules_version)
    table_game = TableGame(game.title, config, game.number, drawn_from, room.services.chance)
    table_game.restore(
        [Logged(step_in(ply.step, ply.seat), ply.action_id, ply.part) for ply in plies]
    )
    return table_game


def _proof_of(game: GameRow) -> Proof:
    salts = json.loads(game.salts or "")
    return Proof(game.secret, tuple(None if s is None else bytes.fromhex(s) for s in salts))


async def _end_outdated(room: Room, game: GameRow, plies: Sequence[PlyRow]) -> None:
    """The rules have changed twice since it began."""
    text: str | None = None
    if room.document.practice is None:
        known = versions.is_known(game.rules_version)
        text = (_record_of if known else _log_of)(room, game, plies)
    room.document.ended = "rules-changed"
    room.enter("over")
    await room.store([EndGame(game.id, "ended", room.services.millis(), text, "rules-changed")])


def _record_of(room: Room, game: GameRow, plies: Sequence[PlyRow]) -> str:
    players = read_game_head(game.head).players
    return text_of(_restored(room, game, plies).record(players))


def _log_of(_: Room, game: GameRow, plies: Sequence[PlyRow]) -> str:
    """As a record, for those who know its rules: nobody here can tell what is right."""
    head = read_game_head(game.head)
    record = {
        "format": format_of(game.rules_version),
        "game": game.title,
        "players": head.players,
        "options": head.options,
        "steps": [json.loads(ply.step) for ply in plies],
        "result": None,
        "fairness": msgspec.to_builtins(proof(*_proof_of(game))),
        **({"cards": head.cards} if head.cards else {}),
    }
    return json.dumps(record, ensure_ascii=False)
