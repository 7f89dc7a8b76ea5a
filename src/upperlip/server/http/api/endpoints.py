"""The list of endpoints."""

from upperlip.records.record import Record
from upperlip.server.http.allowances import LISTS, MOVES, NAMES
from upperlip.server.http.api import handlers, practising, progress, puzzling, reviewing, sharing
from upperlip.server.http.api.endpoint import Endpoint, Parameter
from upperlip.server.wire import api
from upperlip.server.wire.api import NewTable

_TABLE = Parameter("table", "path", {"type": "string"}, "The table's id, as in its link")
_GAME = Parameter("game", "path", {"type": "string"}, "The number of a finished game")
_BEFORE = Parameter("before", "query", {"type": "string"}, "Only games before this one")
_ROUND = Parameter("round", "query", {"type": "string"}, "Which round, from 1; default 1")
_AFTER = Parameter("after", "query", {"type": "string"}, "How many decisions one knows already")
_STEP = Parameter("step", "query", {"type": "string"}, "Which step of the record, from 1")

_HINTS = Parameter("hints", "query", {"type": "string"}, "0: without decisions made with a hint")
_PUZZLE = Parameter("puzzle", "path", {"type": "string"}, "The id of a puzzle")
_TOKEN = Parameter("token", "path", {"type": "string"}, "What the link to a replay ends with")

_STRANGER = {401: "Nobody has said who you are: POST /api/me first"}
_NO_TABLE = {404: "There is no such table"}
_NO_GAME = {404: "There is no such game, you were not in it, or it is not over"}
_NO_PUZZLE = {404: "There is no such puzzle"}
_NO_REPLAY = {404: "There is no such replay, or somebody who played it does not agree any more"}
_BODY = {
    400: "The body is not what it should be",
    413: "The body is too large",
    415: "The body must be application/json",
}
_NO = {409: "The table says no; the reason says why"}
_OFTEN = {429: "Too often from this address; Retry-After says when to try again"}
_STORE = {503: "The store does not answer; try again later"}
_READING = _OFTEN | {503: "The store does not answer, or too many records are read just now"}

ENDPOINTS = (
    Endpoint("GET", "/api/health", "Is the server alive?", handlers.health, api.Health),
    Endpoint(
        "GET",
        "/api/ready",
        "Does its store answer?",
        handlers.ready,
        api.Readiness,
        failures=_STORE | _OFTEN,
        rate=LISTS,
    ),
    Endpoint("GET", "/api/menu", "What can be played, and how", handlers.menu, api.Menu),
    Endpoint("GET", "/api/me", "Who am I here?", handlers.who_am_i, api.Me, failures=_STORE),
    Endpoint(
        "POST",
        "/api/me",
        "Say one's name; new guests get a cookie",
        handlers.introduce,
        api.Me,
        takes=api.Introduction,
        failures=_BODY | _NO | _OFTEN | _STORE,
    ),
    Endpoint(
        "GET",
        "/api/tables",
        "Tables that want company",
        handlers.listed,
        list[api.Listed],
        failures=_OFTEN,
        rate=LISTS,
    ),
    Endpoint(
        "POST",
        "/api/tables",
        "Open a table",
        handlers.open_table,
        api.Opened,
        takes=NewTable,
        failures=_STRANGER | _BODY | _NO | _OFTEN | _STORE,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}",
        "A table, as a link preview shows it",
        handlers.preview,
        api.TablePreview,
        parameters=(_TABLE,),
        failures=_NO_TABLE | _OFTEN | _STORE,
        rate=LISTS,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/move",
        "Take one's seat over from another device",
        handlers.move,
        api.Moved,
        takes=api.Redemption,
        parameters=(_TABLE,),
        failures=_STRANGER | _NO_TABLE | _BODY | _NO | _OFTEN | _STORE,
        rate=MOVES,
    ),
    Endpoint(
        "GET",
        "/api/games",
        "My games that are going on, the latest first",
        handlers.running,
        list[api.Running],
        failures=_OFTEN | _STORE,
        rate=LISTS,
    ),
    Endpoint(
        "GET",
        "/api/records",
        "My finished games, the latest first",
        handlers.finished,
        list[api.Finished],
        parameters=(_BEFORE,),
        failures=_STRANGER | _NO_GAME | _OFTEN | _STORE,
        rate=LISTS,
    ),
    Endpoint(
        "GET",
        "/api/records/{game}",
        "The record of a game",
        handlers.record,
        Record,
        parameters=(_GAME,),
        failures=_STRANGER | _NO_GAME | _READING,
        rate=LISTS,
    ),
    Endpoint(
        "GET",
        "/api/records/{game}/replay",
        "A round of a game, ply by ply, with all hands open",
        handlers.replay,
        api.Replay,
        parameters=(_GAME, _ROUND),
        failures=_STRANGER | _NO_GAME | _NO | _READING,
        rate=LISTS,
    ),
    Endpoint(
        "GET",
        "/api/records/{game}/review",
        "What my decisions in a game were worth, as far as it is worked out",
        reviewing.review,
        api.ReviewSoFar,
        parameters=(_GAME, _AFTER),
        failures=_STRANGER | _NO_GAME | _NO | _READING,
        rate=LISTS,
    ),
    Endpoint(
        "GET",
        "/api/records/{game}/moment",
        "What I saw before one of my decisions",
        reviewing.moment,
        api.ReviewMoment,
        parameters=(_GAME, _STEP),
        failures=_STRANGER | _NO_GAME | _NO | _READING,
        rate=LISTS,
    ),
    Endpoint(
        "GET",
        "/api/records/{game}/verdict",
        "Was the game shuffled as promised?",
        handlers.verdict,
        api.ShuffleVerdict,
        parameters=(_GAME,),
        failures=_STRANGER | _NO_GAME | _READING,
        rate=LISTS,
    ),
    Endpoint(
        "GET",
        "/api/records/{game}/sharing",
        "Who agrees that anybody may see a game, and the link to it when all do",
        sharing.sharing,
        api.Sharing,
        parameters=(_GAME,),
        failures=_STRANGER | _NO_GAME | _NO | _OFTEN | _STORE,
        rate=LISTS,
    ),
    Endpoint(
        "POST",
        "/api/records/{game}/sharing",
        "Agree that anybody may see a game, or not any more",
        sharing.agree,
        api.Sharing,
        takes=api.Agreement,
        parameters=(_GAME,),
        failures=_STRANGER | _NO_GAME | _BODY | _NO | _OFTEN | _STORE,
        rate=NAMES,
    ),
    Endpoint(
        "GET",
        "/api/replays/{token}/replay",
        "A round of a game that all who played it share, with all hands open",
        sharing.shared_replay,
        api.Replay,
        parameters=(_TOKEN, _ROUND),
        failures=_NO_REPLAY | _NO | _READING,
        rate=LISTS,
    ),
    Endpoint(
        "POST",
        "/api/records/{game}/practice",
        "Play on from a step of a game of one's own, against bots",
        practising.from_own,
        api.Opened,
        takes=api.NewPractice,
        parameters=(_GAME,),
        failures=_STRANGER | _NO_GAME | _BODY | _NO | _READING,
        rate=LISTS,
    ),
    Endpoint(
        "POST",
        "/api/replays/{token}/practice",
        "The same from a game that is shared",
        practising.from_shared,
        api.Opened,
        takes=api.NewPractice,
        parameters=(_TOKEN,),
        failures=_STRANGER | _NO_REPLAY | _BODY | _NO | _READING,
        rate=LISTS,
    ),
    Endpoint(
        "GET",
        "/api/progress",
        "What I lost over my reviewed games, by phase, theme and partner; my bids",
        progress.progress,
        api.Progress,
        parameters=(_HINTS,),
        failures=_STRANGER | _READING,
        rate=LISTS,
    ),
    Endpoint(
        "GET",
        "/api/progress/decisions.json",
        "All my reviewed decisions, to take along",
        progress.in_json,
        dict[str, object],
        parameters=(_HINTS,),
        failures=_STRANGER | _READING,
        rate=LISTS,
    ),
    Endpoint(
        "GET",
        "/api/progress/decisions.csv",
        "The same as a table",
        progress.in_csv,
        str,
        parameters=(_HINTS,),
        failures=_STRANGER | _READING,
        rate=LISTS,
        kind="text/csv",
    ),
    Endpoint(
        "GET",
        "/api/puzzles",
        "Puzzles: the day's, and by theme, with how far I have come",
        puzzling.menu,
        api.PuzzleMenu,
        failures=_OFTEN | _STORE,
        rate=LISTS,
    ),
    Endpoint(
        "GET",
        "/api/puzzles/{puzzle}",
        "A puzzle: what its seat sees, and nothing of the answer",
        puzzling.question,
        api.PuzzleQuestion,
        parameters=(_PUZZLE,),
        failures=_NO_PUZZLE | _READING,
        rate=LISTS,
    ),
    Endpoint(
        "POST",
        "/api/puzzles/{puzzle}/answer",
        "Answer a puzzle, and hear what would have been right",
        puzzling.answer,
        api.PuzzleAnswer,
        takes=api.PuzzleTry,
        parameters=(_PUZZLE,),
        failures=_NO_PUZZLE | _BODY | _NO | _OFTEN | _STORE,
        rate=LISTS,
    ),
)
