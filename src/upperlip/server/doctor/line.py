"""The line to the outside: the port, and what stands between it and the world."""

import asyncio
import errno
import json
import socket
import ssl
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator, Mapping
from email.utils import parsedate_to_datetime
from typing import NamedTuple

import websockets
from websockets.asyncio.client import connect

from upperlip.server.doctor.finding import Finding, good, note, wrong
from upperlip.server.http.connection import UNKNOWN_GUEST
from upperlip.server.settings import Settings

_PATIENCE = 5.0  # seconds
_CLOCKS_APART = 5.0
_NOBODY = "192.0.2.7"  # an address that belongs to nobody
_HEALTH = "/api/health"


async def check_line(settings: Settings) -> AsyncIterator[Finding]:
    port = await asyncio.to_thread(_check_port, settings)
    yield port.finding
    if settings.public_url is None:
        return
    if not port.ours:
        yield note("what stands between the server and the world was not tried: start the server")
        return
    for finding in await asyncio.to_thread(lambda: list(_check_public(settings))):
        yield finding
    yield await _check_sockets(settings)


class _Port(NamedTuple):
    finding: Finding
    ours: bool = False  # a server of ours answers there


def _check_port(settings: Settings) -> _Port:
    if settings.port == 0:
        return _Port(note("port 0 means any that is free, so nobody can say which to open"))
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    where = f"{settings.host}:{settings.port}"
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
            probe.listen()
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                why = f"nobody can listen at {where} ({error.strerror})"
                return _Port(wrong(f"{why}: give another --host or --port"))
        else:
            return _Port(good(f"{where} is free"))
    if _is_well(_fetched(f"http://{_near(settings.host)}:{settings.port}{_HEALTH}")):
        return _Port(good(f"a server answers at {where}"), ours=True)
    return _Port(wrong(f"another program has {where}: stop it, or give another --port"))


def _near(host: str) -> str:
    """Where this machine finds itself."""
    if host in ("0.0.0.0", "::", ""):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


class _Answer(NamedTuple):
    status: int  # 0: none came
    body: bytes = b""
    date: str | None = None
    why: str = ""


def _fetched(url: str, headers: Mapping[str, str] | None = None) -> _Answer:
    request = urllib.request.Request(url, headers=dict(headers or {}))
    try:
        with urllib.request.urlopen(request, timeout=_PATIENCE) as answer:
            return _Answer(answer.status, answer.read(), answer.headers.get("date"))
    except urllib.error.HTTPError as error:
        with error:
            return _Answer(error.code, why=f"it answers {error.code}")
    except (OSError, ssl.SSLError, ValueError) as error:
        return _Answer(0, why=str(getattr(error, "reason", error)))


def _is_well(answer: _Answer) -> bool:
    try:
        return answer.status == 200 and json.loads(answer.body)["well"] is True
    except (ValueError, KeyError, TypeError):
        return False


# What stands before it


def _check_public(settings: Settings) -> Iterator[Finding]:
    answer = _fetched(settings.address + _HEALTH)
    if not _is_well(answer):
        why = answer.why or "something else answers"
        yield wrong(
            f"{settings.address} does not lead to this server ({why}): "
            "look at the name, the certificate and the web server before it"
        )
        return
    yield good(f"{settings.address} leads to this server")
    yield from _clock(answer)
    yield from _check_addresses(settings)


def _clock(answer: _Answer) -> Iterator[Finding]:
    if answer.date is not None:
        apart = parsedate_to_datetime(answer.date).timestamp() - time.time()
        if abs(apart) > _CLOCKS_APART:
            yield wrong(f"the web server's clock is {apart:+.0f} s from this machine's: set them")


def _check_addresses(settings: Settings) -> Iterator[Finding]:
    """Does the server hear where visitors come from, and from nobody but the proxy?"""
    if settings.operator_token is None:
        yield note("what it hears of visitors was not tried: set UPPERLIP_OPERATOR_TOKEN for that")
        return
    headers = {
        "authorization": f"Bearer {settings.operator_token}",
        "x-forwarded-for": _NOBODY,
    }
    answer = _fetched(f"{settings.address}/operator/seen", headers)
    if answer.status != 200:
        yield wrong(
            f"the operator's page is not to be had ({answer.why}): "
            "start the server with the same UPPERLIP_OPERATOR_TOKEN"
        )
        return
    seen: dict[str, str] = json.loads(answer.body)
    said = [part.strip() for part in seen["forwarded"].split(",") if part.strip()]
    if seen["address"] == _NOBODY:
        yield wrong(
            "visitors can say that they come from anywhere: have the web server set or extend "
            "X-Forwarded-For itself"
        )
    elif not said or said == [_NOBODY]:
        yield wrong(
            "the web server does not say where visitors come from, so all share one's limits: "
            "have it send X-Forwarded-For"
        )
    elif seen["address"] not in said:
        yield wrong(
            f"the web server's word on visitors' addresses does not count: "
            f"give --trusted-proxies {seen['address']}"
        )
    else:
        yield good("the server hears where visitors come from")


async def _check_sockets(settings: Settings) -> Finding:
    """At a table that does not exist, by somebody who is not known: the answer says so."""
    url = f"ws{settings.address.removeprefix('http')}/ws/doctor"
    origin = websockets.Origin(settings.address)
    instead = "it says nothing"
    try:
        async with asyncio.timeout(_PATIENCE), connect(url, origin=origin) as page:
            await page.recv()
    except websockets.ConnectionClosed as closed:
        if closed.rcvd is not None and closed.rcvd.code == UNKNOWN_GUEST:
            return good("pages can talk to their tables through it (WebSocket)")
        instead = f"it closes with {closed.rcvd.code if closed.rcvd else 'no word'}"
    except websockets.InvalidStatus as error:
        instead = f"it answers {error.response.status_code}"
    except (OSError, TimeoutError, websockets.WebSocketException) as error:
        instead = str(error) or instead
    return wrong(
        f"pages cannot talk to their tables ({instead}): have the web server pass WebSockets on, "
        "with HTTP/1.1 and its Upgrade header"
    )
