"""The HTTP API: what its own page promises, whatever is asked, and no more than that."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings

from tests.server.background_server import BackgroundServer
from upperlip.server.http.api.endpoint import LARGEST_BODY
from upperlip.server.http.api.endpoints import ENDPOINTS
from upperlip.server.http.api.openapi import document
from upperlip.server.http.guard import HEADERS
from upperlip.server.http.identity import COOKIE

pytestmark = pytest.mark.database


@pytest.fixture(scope="module")
def server() -> Iterator[BackgroundServer]:
    with BackgroundServer() as opened:
        yield opened


@pytest.fixture(scope="module")
def fuzzed_server() -> Iterator[BackgroundServer]:
    """One of its own: what is asked there uses up what this address may ask."""
    with BackgroundServer() as opened:
        yield opened


@pytest.fixture(scope="module")
def cookies(fuzzed_server: BackgroundServer) -> dict[str, str]:
    answer = httpx.post(f"http://{fuzzed_server.address}/api/me", json={"name": "Mal"})
    return dict(answer.cookies)


schema = schemathesis.openapi.from_dict(document(ENDPOINTS))


# The honest in the server draw cards while strategies draw: that is no mistake of the strategies.
@pytest.mark.fuzz
@pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
@schema.parametrize()
@settings(
    max_examples=12,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_as_described(
    case: Any, fuzzed_server: BackgroundServer, cookies: dict[str, str]
) -> None:
    case.call_and_validate(base_url=f"http://{fuzzed_server.address}", cookies=cookies)
    fuzzed_server.unharmed()


# Whom it answers


def _answers(server: BackgroundServer, method: str, path: str, **more: Any) -> httpx.Response:
    return httpx.request(method, f"http://{server.address}{path}", **more)


def _refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]["message"]


@pytest.mark.parametrize("path", ["/api/tables", "/api/records", "/api/records/1"])
@pytest.mark.parametrize("token", [None, "", "0" * 64, "\xff" * 64])
def test_strangers_are_asked_who_they_are(
    server: BackgroundServer, path: str, token: str | None
) -> None:
    headers = {} if token is None else {b"cookie": f"{COOKIE}={token}".encode("latin-1")}
    method = "POST" if path == "/api/tables" else "GET"
    setup = {"json": {"game": "moustache"}} if method == "POST" else {}
    answer = _answers(server, method, path, headers=headers, **setup)
    assert _refused(answer) == (401, "who-are-you")


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "http://"])
def test_other_sites_change_nothing(server: BackgroundServer, origin: str) -> None:
    answer = _answers(server, "POST", "/api/me", json={"name": "Mal"}, headers={"origin": origin})
    assert _refused(answer) == (403, "other-site")
    assert "set-cookie" not in answer.headers


def test_our_own_page_may(server: BackgroundServer) -> None:
    origin = {"origin": f"http://{server.address}"}
    assert _answers(server, "POST", "/api/me", json={"name": "Mal"}, headers=origin).is_success


JSON = {"content-type": "application/json"}
WRONG: dict[str, tuple[tuple[str, str], dict[str, Any], int]] = {
    "nothing there": (("GET", "/api/cards"), {}, 404),
    "nothing there to change": (("DELETE", "/api/cards"), {}, 404),
    "not to be deleted": (("DELETE", "/api/me"), {}, 405),
    "only read": (("POST", "/api/health"), {}, 405),
    "only written": (("GET", "/api/tables/0/move"), {}, 405),
    "a form": (("POST", "/api/me"), {"data": {"name": "Mal"}}, 415),
    "plain text": (("POST", "/api/me"), {"content": '{"name": "Mal"}'}, 415),
    "too large": (
        ("POST", "/api/me"),
        {"content": b" " * (LARGEST_BODY + 1), "headers": JSON},
        413,
    ),
    "too large, in pieces": (
        ("POST", "/api/me"),
        {"content": (b" " * 1024 for _ in range(100)), "headers": JSON},
        413,
    ),
    "no JSON": (("POST", "/api/me"), {"content": "{", "headers": JSON}, 400),
    "half a letter": (("POST", "/api/me"), {"content": '{"name":"\\ud800"}', "headers": JSON}, 400),
    "more than asked for": (("POST", "/api/me"), {"json": {"name": "Mal", "id": "1"}}, 400),
    "no name left": (("POST", "/api/me"), {"json": {"name": "\u202e\u0007"}}, 409),
    "no table": (("GET", f"/api/tables/{0:032x}"), {}, 404),
    "a zero byte": (("GET", "/api/tables/%00"), {}, 404),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_said(server: BackgroundServer, what: str) -> None:
    asked, more, status = WRONG[what]
    answer = _answers(server, *asked, **more)
    assert answer.status_code == status
    assert answer.json()["reason"]["message"]
    assert ("allow" in answer.headers) == (status == 405)
    server.unharmed()


PATHS = ["/", "/api", "/api/health", "/api/cards", "/metrics", "/t/0", "/nowhere.js", "/settings"]
NO_FILES = ["/%00", "/" + "a" * 300, "/a" * 3000, "//etc/passwd", "/..%2fsettings.py"]


@pytest.mark.parametrize("path", PATHS + NO_FILES)
def test_every_answer_has_the_security_headers(server: BackgroundServer, path: str) -> None:
    answer = _answers(server, "GET", path)
    assert answer.status_code in ((403,) if path == "/metrics" else (200, 404))
    assert answer.headers.items() >= HEADERS.items()
    assert "script-src 'self';" in answer.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    if path in NO_FILES:
        assert answer.headers["content-type"].startswith("text/html")
    server.unharmed()


# What is wrong is named


@pytest.mark.parametrize(
    ("setup", "status", "reason"),
    [
        ({"players": "4"}, 400, {"field": "players"}),
        ({"seats": 4}, 400, {"field": "seats"}),
        ({"game": None}, 400, {"field": "game"}),
        ({"x" * 99: 1}, 400, {"field": "x" * 40}),
        ({"settings": {"pace": "slow"}}, 409, {"setting": "pace"}),
        ({"settings": {"clock": "30"}}, 409, {"setting": "clock"}),
        ({"settings": {"hurry": True}}, 409, {"setting": "hurry"}),
    ],
)
def test_a_table_that_cannot_be_opened_says_what_is_wrong(
    server: BackgroundServer, setup: dict[str, Any], status: int, reason: dict[str, str]
) -> None:
    me = _answers(server, "POST", "/api/me", json={"name": "Ada"})
    cookies = {"cookie": f"{COOKIE}={me.cookies[COOKIE]}"}
    body = {"game": "moustache"} | setup
    answer = _answers(server, "POST", "/api/tables", json=body, headers=cookies)
    assert (answer.status_code, answer.json()["reason"]["args"]) == (status, reason)


def test_what_is_no_object_has_no_wrong_field(server: BackgroundServer) -> None:
    assert _refused(_answers(server, "POST", "/api/me", json=["Ada"])) == (400, "not-understood")
