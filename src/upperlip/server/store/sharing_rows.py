"""Who agreed that a finished game may be seen by anybody, and the link to it."""

from collections.abc import Sequence

import sqlalchemy as sa

from upperlip.server.store.operations import Agree, Withdraw
from upperlip.server.store.rows import Consent, SharedGame, Sharing
from upperlip.server.store.schema import consents, games, participants, shared_replays
from upperlip.server.store.upsert import upsert

_PERSON = sa.func.coalesce(participants.c.person, participants.c.guest_id)


def person(connection: sa.Connection, game_id: int, guest_id: str) -> str | None:
    """Who a guest of a game is: the first of their devices that played it."""
    mine = participants.c.game_id == game_id, participants.c.guest_id == guest_id
    found: str | None = connection.execute(sa.select(_PERSON).where(*mine)).scalar()
    return found


def _forget_word(connection: sa.Connection, game_id: int, guest_id: str) -> None:
    """What was said with any of a person's devices."""
    who = person(connection, game_id, guest_id)
    of_game = participants.c.game_id == game_id
    devices = sa.select(participants.c.guest_id).where(of_game, _PERSON.is_not_distinct_from(who))
    connection.execute(
        consents.delete().where(consents.c.game_id == game_id, consents.c.guest_id.in_(devices))
    )


def agree(connection: sa.Connection, operations: Sequence[Agree]) -> None:
    dialect = connection.dialect.name
    for each in operations:  # one after the other: two may be of one person
        _forget_word(connection, each.game_id, each.guest_id)
        given = {"hidden": each.hidden, "given_at": each.at}
        whose = {"game_id": each.game_id, "guest_id": each.guest_id}
        connection.execute(upsert(dialect, consents, ("hidden", "given_at")), whose | given)
    links = [
        {"game_id": each.game_id, "token": each.token, "made_at": each.at} for each in operations
    ]
    connection.execute(upsert(dialect, shared_replays, ()), links)


def withdraw(connection: sa.Connection, operations: Sequence[Withdraw]) -> None:
    for each in operations:
        _forget_word(connection, each.game_id, each.guest_id)
        link = shared_replays.delete().where(shared_replays.c.game_id == each.game_id)
        connection.execute(link)


def sharings(connection: sa.Connection, game_ids: Sequence[int]) -> dict[int, Sharing]:
    """Of those games that were played to their end: of others nothing is ever shared."""
    query = (
        sa.select(games.c.id, shared_replays.c.token)
        .outerjoin_from(games, shared_replays)
        .where(games.c.id.in_(game_ids), games.c.outcome == "finished", games.c.record.is_not(None))
    )
    tokens = {row.id: row.token for row in connection.execute(query)}
    rows = connection.execute(_CONSENTS, {"games": list(tokens)}).all()
    said = {(row.game_id, row.person): row.hidden for row in rows if row.hidden is not None}
    given: dict[int, list[Consent]] = {game_id: [] for game_id in tokens}
    for row in rows:
        hidden = said.get((row.game_id, row.person))
        given[row.game_id].append(Consent(row.guest_id, row.person, row.seat, hidden))
    return {game_id: Sharing(game_id, given[game_id], token) for game_id, token in tokens.items()}


def shared_game(connection: sa.Connection, token: str) -> SharedGame | None:
    """The game behind a link, whoever asks: only while all who played it agree."""
    query = (
        sa.select(games.c.id, games.c.record)
        .join_from(shared_replays, games)
        .where(shared_replays.c.token == token)
    )
    found = connection.execute(query).first()
    if found is None:
        return None
    sharing = sharings(connection, [found.id]).get(found.id)
    return SharedGame(sharing, found.record) if sharing is not None and sharing.public else None


_CONSENTS = (
    sa.select(
        participants.c.game_id,
        participants.c.guest_id,
        _PERSON.label("person"),
        participants.c.seat,
        consents.c.hidden,
    )
    .outerjoin_from(
        participants,
        consents,
        (consents.c.game_id == participants.c.game_id)
        & (consents.c.guest_id == participants.c.guest_id),
    )
    .where(participants.c.game_id.in_(sa.bindparam("games", expanding=True)))
    .order_by(participants.c.game_id, participants.c.seat, participants.c.guest_id)
)
