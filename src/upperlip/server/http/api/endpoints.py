"""The list of endpoints."""

from typing import Any

from upperlip.server.http.api import answers, handlers
from upperlip.server.http.api.endpoint import Endpoint, Parameter
from upperlip.server.tables.lobby import NewTable

_TABLE = Parameter("table", "path", {"type": "string"}, "The table's id, as in its link")
_GAME = Parameter("game", "path", {"type": "string"}, "The number of a finished game")
_BEFORE = Parameter("before", "query", {"type": "string"}, "Only games before this one")
_ROUND = Parameter("round", "query", {"type": "string"}, "Which round, from 1; default 1")

_STRANGER = {401: "Nobody has said who you are: POST /api/me first"}
_NO_TABLE = {404: "There is no such table"}
_NO_GAME = {404: "There is no such game, you were not in it, or it is not over"}
_BODY = {
    400: "The body is not what it should be",
    413: "The body is too large",
    415: "The body must be application/json",
}
_NO = {409: "The table says no; the reason says why"}

ENDPOINTS = (
    Endpoint("GET", "/api/health", "Is the server well?", handlers.health, answers.Health),
    Endpoint("GET", "/api/menu", "What can be played, and how", handlers.menu, answers.Menu),
    Endpoint("GET", "/api/me", "Who am I here?", handlers.who_am_i, answers.Me),
    Endpoint(
        "POST",
        "/api/me",
        "Say one's name; new guests get a cookie",
        handlers.introduce,
        answers.Me,
        takes=answers.Introduction,
        failures=_BODY | _NO,
    ),
    Endpoint(
        "GET", "/api/tables", "Tables that want company", handlers.listed, list[answers.Listed]
    ),
    Endpoint(
        "POST",
        "/api/tables",
        "Open a table",
        handlers.open_table,
        answers.Opened,
        takes=NewTable,
        failures=_STRANGER | _BODY | _NO,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}",
        "A table, as a link preview shows it",
        handlers.card,
        answers.Card,
        parameters=(_TABLE,),
        failures=_NO_TABLE,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/move",
        "Take one's seat over from another device",
        handlers.move,
        answers.Moved,
        takes=answers.Redemption,
        parameters=(_TABLE,),
        failures=_STRANGER | _NO_TABLE | _BODY | _NO,
    ),
    Endpoint(
        "GET",
        "/api/records",
        "My finished games, the latest first",
        handlers.finished,
        list[answers.Finished],
        parameters=(_BEFORE,),
        failures=_STRANGER | _NO_GAME,
    ),
    Endpoint(
        "GET",
        "/api/records/{game}",
        "The record of a game",
        handlers.record,
        dict[str, Any],
        parameters=(_GAME,),
        failures=_STRANGER | _NO_GAME,
    ),
    Endpoint(
        "GET",
        "/api/records/{game}/replay",
        "A round of a game, ply by ply, with all hands open",
        handlers.replay,
        answers.Replay,
        parameters=(_GAME, _ROUND),
        failures=_STRANGER | _NO_GAME | _NO,
    ),
    Endpoint(
        "GET",
        "/api/records/{game}/verdict",
        "Was the game shuffled as promised?",
        handlers.verdict,
        answers.Verdict,
        parameters=(_GAME,),
        failures=_STRANGER | _NO_GAME,
    ),
)
