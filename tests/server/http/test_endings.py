"""What is told of past games, from their records."""

import json

from upperlip.server.http.api.handlers import ending_of

PLAYERS = ["Ada", "Bo", "Cy"]


def record(**changed: object) -> str:
    result = {"points": [3, 1, 2], "winners": [0], "rounds": []}
    return json.dumps({"game": "moustache", "players": PLAYERS, "result": result} | changed)


def test_who_was_there_and_what_came_of_it() -> None:
    ending = ending_of(record())
    assert ending.players == PLAYERS
    assert ending.result is not None
    assert ending.over
    assert ending_of(record(result=None)) == (PLAYERS, None, False)


def test_of_a_result_that_cannot_be_read_the_players_are_told_at_least() -> None:
    """Its form may have changed since, or its game may have gone; it was played to its end."""
    assert ending_of(record(result={"points": "many"})) == (PLAYERS, None, True)
    assert ending_of(record(game="whist")) == (PLAYERS, None, True)


def test_what_is_no_record_tells_nothing() -> None:
    assert ending_of("{") == ([], None, False)
