"""The operator's page: how much goes on and how well, for whoever has the token.

No names, no cards, no tables' addresses: what it shows may stand on a wall.
"""

import base64
import binascii
import os
from collections.abc import Iterator, Sequence
from html import escape
from importlib.metadata import version

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from upperlip.server.http.api.endpoint import problem
from upperlip.server.http.tokens import kept_out
from upperlip.server.log import ERRORS
from upperlip.server.metrics import Metrics
from upperlip.server.server import Server
from upperlip.server.tables.refusal import Refusal
from upperlip.server.tables.services import Services

_EVERY = 10  # seconds until the page looks again
_ASK = {"www-authenticate": 'Basic realm="Upperlip", charset="UTF-8"'}  # browsers ask for it then
_PRIVATE = {"cache-control": "no-store"}
_HEAD = (
    '<!doctype html><html lang="en"><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width">'
    f'<meta http-equiv="refresh" content="{_EVERY}">'
    "<title>Upperlip: how it goes</title>"
)
Rows = Iterator[tuple[str, str]]


def routes() -> list[Route]:
    return [Route("/operator", _page), Route("/operator/seen", _seen)]


def brought_up_to_date(services: Services) -> Metrics:
    """What is counted elsewhere, too."""
    metrics, bots = services.metrics, services.bots
    metrics.bots_waiting.set(bots.waiting)
    metrics.bots_asked.set(bots.counts.asked)
    metrics.bots_failed.set(bots.counts.failed)
    metrics.bots_stood_in.set(bots.counts.stood_in)
    metrics.errors.set(ERRORS.count)
    metrics.store_ready.set(services.watch.calm)
    return metrics


async def _page(request: Request) -> Response:
    server: Server = request.app.state.server
    if (no := _turned_away(request)) is not None:
        return no
    metrics = brought_up_to_date(server.services)
    parts = (
        ("Tables", _tables(metrics)),
        ("Answers", _answers(metrics)),
        ("Bots", _bots(server.services)),
        ("Errors", _errors(metrics)),
        ("The machine", _machine(metrics)),
    )
    body = "".join(f"<h2>{title}</h2><table>{_cells(rows)}</table>" for title, rows in parts)
    head = f"{_HEAD}<h1>Upperlip {escape(version('upperlip'))}</h1>"
    return HTMLResponse(f"{head}{body}</html>", headers=_PRIVATE)


async def _seen(request: Request) -> Response:
    """How a request looks from here: what proxies make of it (`upperlip doctor` asks)."""
    if (no := _turned_away(request)) is not None:
        return no
    address = request.client.host if request.client else "?"
    forwarded = request.headers.get("x-forwarded-for", "")
    return JSONResponse({"address": address, "forwarded": forwarded}, headers=_PRIVATE)


def _turned_away(request: Request) -> Response | None:
    """Whoever has the token may look, as a password (of anybody) or as a machine says it."""
    server: Server = request.app.state.server
    token = server.settings.operator_token
    if token is None:
        return problem(404, Refusal("no-such-address"))
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    said = _password(given) if kind.lower() == "basic" else given.encode("latin-1")
    no = kept_out(request, token, said, 401)
    if no is not None:
        no.headers.update(_ASK)
    return no


def _password(given: str) -> bytes:
    try:
        return base64.b64decode(given, validate=True).partition(b":")[2]
    except (binascii.Error, ValueError):
        return b""


# What it shows


def _cells(rows: Rows) -> str:
    return "".join(f"<tr><th>{escape(name)}<td>{escape(value)}" for name, value in rows)


def _tables(metrics: Metrics) -> Rows:
    yield "tables in memory", _count(metrics.value("rooms"))
    yield "pages open", _count(metrics.value("connections"))
    yield "games begun", _count(metrics.value("games_begun_total"))
    yield "games played to their end", _count(metrics.value("games_finished_total"))
    yield "plies stored", _count(metrics.value("plies_total"))


def _answers(metrics: Metrics) -> Rows:
    yield "messages from pages", _count(metrics.value("messages_total"))
    times = sorted(metrics.recent)
    if times:
        yield f"of the last {len(times)} answers, half came within", _milliseconds(times, 0.5)
        yield "99 of 100 within", _milliseconds(times, 0.99)
        yield "the slowest within", _milliseconds(times, 1.0)


def _milliseconds(times: Sequence[float], share: float) -> str:
    return f"{1000 * times[min(int(share * len(times)), len(times) - 1)]:.1f} ms"


def _bots(services: Services) -> Rows:
    pool = services.bots
    yield "workers awake", _count(pool.awake)
    yield "decisions waiting", _count(pool.waiting)
    yield "decisions asked for", _count(pool.counts.asked)
    yield "of these, novice stood in for", _count(pool.counts.stood_in)
    yield "and a bot failed at", _count(pool.counts.failed)
    yield "workers replaced", _count(pool.counts.replaced)


def _errors(metrics: Metrics) -> Rows:
    yield "the store", "answers" if metrics.value("store_ready") else "DOES NOT ANSWER"
    yield "errors in the log", _count(metrics.value("errors"))
    yield "messages refused", _count(metrics.value("refused_total"))
    for family in metrics.dropped.collect():
        for sample in family.samples:
            if sample.name.endswith("_total"):
                yield f"pages dropped ({sample.labels['cause']})", _count(sample.value)


def _machine(metrics: Metrics) -> Rows:
    if hasattr(os, "getloadavg"):
        load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
        yield "load in 1, 5 and 15 minutes", f"{load} on {os.cpu_count()} cores"
    for name, title, form in (
        ("process_resident_memory_bytes", "memory", lambda bytes_: f"{bytes_ / 1e6:.0f} MB"),
        ("process_cpu_seconds_total", "processor time", lambda seconds: f"{seconds:.0f} s"),
        ("process_open_fds", "descriptors open", _count),
    ):
        value = metrics.process.get_sample_value(name)
        if value is not None:
            yield title, form(value)


def _count(number: float) -> str:
    return f"{number:,.0f}"
