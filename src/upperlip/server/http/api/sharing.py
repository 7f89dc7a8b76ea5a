"""Replays to share: only of games that are over, and only while all who played agree."""

import re

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from upperlip.server.http.api.endpoint import Failed
from upperlip.server.http.api.handlers import (
    game_number,
    known_guest,
    own_record,
    round_in,
    server_of,
    sharing_for,
)
from upperlip.server.store import Agree, SharedGame, Sharing, Withdraw
from upperlip.server.tables.refusal import Refusal
from upperlip.server.wire import api

_TOKEN_BYTES = 16  # 128 bits: nobody guesses a replay
_TOKEN = re.compile(rf"[0-9a-f]{{{2 * _TOKEN_BYTES}}}")
STRANGER = -1
NO_NAME = ""  # of somebody who would rather not be named; the page says "Player 2"


async def sharing(request: Request, _: None) -> api.Sharing:
    """How far a game of one's own is on its way to strangers."""
    guest = await known_guest(request)
    return sharing_for(server_of(request), await _own(request), guest.id)


async def agree(request: Request, body: api.Agreement) -> api.Sharing:
    """Only for oneself; and back again whenever one likes."""
    guest, services = await known_guest(request), server_of(request).services
    game = (await _own(request)).game_id
    if body.share == "no":
        await services.store.write([Withdraw(game, guest.id)])
    else:
        token = services.random(_TOKEN_BYTES).hex()
        hidden, at = body.share == "hidden", services.millis()
        await services.store.write([Agree(game, guest.id, hidden, at, token)])
    return sharing_for(server_of(request), await _own(request), guest.id)


async def _own(request: Request) -> Sharing:
    await own_record(request)
    game = game_number(request.path_params["game"])
    found = await server_of(request).services.store.sharings([game])
    if game not in found:
        raise Refusal("share-unfinished")
    return found[game]


async def shared(request: Request) -> SharedGame:
    """What a link leads to; one that is dead, and one that never was, look the same."""
    token = request.path_params["token"]
    known = _TOKEN.fullmatch(token)
    found = await server_of(request).services.store.shared_game(token) if known else None
    if found is None:
        raise Failed(404, Refusal("no-such-replay"))
    return found


async def shared_replay(request: Request, _: None) -> Response:
    """For anybody, with a name or without."""
    found = await shared(request)
    response = await round_in(request, with_names_hidden(found), STRANGER)
    response.headers["cache-control"] = "no-store"  # whoever withdraws is heard at once
    return response


def with_names_hidden(found: SharedGame) -> str:
    """The record, without the names at seats where somebody would rather have none."""
    record = msgspec.json.decode(found.record)
    for consent in found.sharing.consents:
        if consent.hidden:
            record["players"][consent.seat] = NO_NAME
    return msgspec.json.encode(record).decode()
