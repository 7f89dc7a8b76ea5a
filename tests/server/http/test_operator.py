"""The operator's page: how it goes, for whoever has the token, and nothing about anybody."""

import base64
import logging
import re
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.guests import RunningServer, browser_at, run, serving
from upperlip.server import log
from upperlip.server.bots.pool import BotPool
from upperlip.server.http.allowances import GUESSES
from upperlip.server.metrics import NAMESPACE, Metrics
from upperlip.server.store import Store
from upperlip.server.tables.services import Services

pytestmark = pytest.mark.database

TOKEN = "correct horse battery staple"


def basic(password: str, user: str = "anybody") -> dict[str, str]:
    said = base64.b64encode(f"{user}:{password}".encode()).decode()
    return {"authorization": f"Basic {said}"}


async def fetched(
    running: RunningServer, headers: dict[str, str] | None = None, path: str = "/operator"
) -> httpx.Response:
    async with browser_at(running.address) as browser:
        return await browser.get(path, headers=headers)


def shown(page: str) -> dict[str, str]:
    return dict(re.findall(r"<th>(.*?)<td>(.*?)(?=<)", page))


def test_only_whoever_has_the_token_sees_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, operator_token=TOKEN, metrics_token="another") as running:
            for path in ("/operator", "/operator/seen"):
                for headers in (
                    {},
                    basic("wrong"),
                    basic(""),
                    basic("", user=TOKEN),
                    {"authorization": "Basic ?"},
                    {"authorization": "Bearer another"},
                    {"authorization": TOKEN},
                ):
                    no = await fetched(running, headers, path)
                    assert no.status_code == 401
                    assert no.headers["www-authenticate"].startswith("Basic ")
                    assert "tables" not in no.text
                for headers in (basic(TOKEN), {"authorization": f"Bearer {TOKEN}"}):
                    yes = await fetched(running, headers, path)
                    assert yes.status_code == 200
                    assert yes.headers["cache-control"] == "no-store"
        async with serving(tmp_path) as closed:
            assert (await fetched(closed, basic(TOKEN))).status_code == 404
            assert (await fetched(closed, basic(""))).status_code == 404

    run(scene())


def test_tokens_are_not_guessed(tmp_path: Path) -> None:
    """After a few wrong ones the right one waits as well, at this address and at no other."""

    async def scene() -> None:
        later = 0.0

        def services(store: Store, bots: BotPool) -> Services:
            return Services(store, bots, now=lambda: time.monotonic() + later)

        flags: dict[str, Any] = {"operator_token": TOKEN, "metrics_token": TOKEN}
        async with serving(tmp_path, services, trusted_proxies="127.0.0.1", **flags) as running:
            right = {"authorization": f"Bearer {TOKEN}", "x-forwarded-for": "203.0.113.1"}
            for path, status in {"/metrics": 403, "/operator": 401}.items():
                for _ in range(2 * int(GUESSES.burst)):  # a browser asks without it first
                    nothing = {"x-forwarded-for": "203.0.113.1"}
                    assert (await fetched(running, nothing, path)).status_code == status
                    assert (await fetched(running, right, path)).status_code == 200
            for number in range(int(GUESSES.burst)):
                path = ("/metrics", "/operator", "/operator/seen")[number % 3]
                wrong = right | {"authorization": f"Bearer {number}"}
                assert (await fetched(running, wrong, path)).status_code in (401, 403)
            for path in ("/metrics", "/operator", "/operator/seen"):
                for headers in (wrong, right, right | basic(TOKEN)):
                    no = await fetched(running, headers, path)
                    assert no.status_code == 429
                    assert 0 < int(no.headers["retry-after"]) <= 1 / GUESSES.per_second
                elsewhere = right | {"x-forwarded-for": "203.0.113.2"}
                assert (await fetched(running, elsewhere, path)).status_code == 200
            later = 1 / GUESSES.per_second + 1
            assert (await fetched(running, right)).status_code == 200
            assert (await fetched(running, wrong)).status_code == 401
            assert (await fetched(running, right)).status_code == 429, "one more, and no more"

    run(scene())


def test_a_token_may_have_any_letters(tmp_path: Path) -> None:
    async def scene() -> None:
        token = "œufs à la neige"
        async with serving(tmp_path, operator_token=token, metrics_token=token) as running:
            bearer = {b"authorization": f"Bearer {token}".encode()}
            async with browser_at(running.address) as machine:
                for path in ("/metrics", "/operator"):
                    assert (await machine.get(path, headers=bearer)).status_code == 200
            assert (await fetched(running, basic(token))).status_code == 200

    run(scene())


def test_it_tells_of_nobody(tmp_path: Path) -> None:
    """A game is played to its end; all that is seen of it is counts."""

    async def scene() -> None:
        async with serving(tmp_path, operator_token=TOKEN) as running:
            guest = await running.guest("Wilhelmina")
            at_once = {"pace": "instant"}
            table = await guest.open_table(
                game="mustachio", players=2, bots="random", settings=at_once
            )
            page = await guest.page(table)
            await page.start()
            await page.play_on(lambda: len(page.done) >= 5)
            seen = (await fetched(running, basic(TOKEN))).text
            assert "<th>memory<td>" in seen
            figures = shown(seen)
            assert figures["tables in memory"] == figures["pages open"] == "1"
            assert figures["games begun"] == "1"
            assert int(figures["plies stored"]) > 5
            assert int(figures["decisions asked for"]) > 0
            assert re.fullmatch(r"\d+\.\d ms", figures["99 of 100 within"])
            assert figures["the store"] == "answers"
            for secret in ("Wilhelmina", table, log.mark(table), page.you["guest"]):
                assert secret not in seen
            assert not re.search(r"[0-9a-f]{8}", seen.replace(",", ""))
            await page.close()
            await guest.http.aclose()

    run(scene())


def test_it_says_how_a_request_looks_from_here(tmp_path: Path) -> None:
    async def scene() -> None:
        forged = {**basic(TOKEN), "x-forwarded-for": "192.0.2.7"}
        async with serving(tmp_path, operator_token=TOKEN) as running:
            seen = (await fetched(running, forged, "/operator/seen")).json()
            assert seen == {"address": "127.0.0.1", "forwarded": "192.0.2.7"}
        async with serving(
            tmp_path, operator_token=TOKEN, trusted_proxies="127.0.0.1"
        ) as behind_proxy:
            seen = (await fetched(behind_proxy, forged, "/operator/seen")).json()
            assert seen == {"address": "192.0.2.7", "forwarded": "192.0.2.7"}

    run(scene())


def test_errors_are_counted() -> None:
    counts, logger = log.ErrorCount(), logging.getLogger("upperlip.server")
    logger.addHandler(counts)
    try:
        log.Log().info("all is well")
        log.Log().error("a bot fell asleep")
    finally:
        logger.removeHandler(counts)
    assert counts.count == 1


def test_slow_answers_are_seen() -> None:
    metrics = Metrics()
    for seconds in (0.001,) * 98 + (0.3, 4.0):
        metrics.answered(seconds)
    assert metrics.value("answer_seconds_count") == 100
    within = metrics.registry.get_sample_value(f"{NAMESPACE}_answer_seconds_bucket", {"le": "0.25"})
    assert within == 98
    assert max(metrics.recent) == 4.0
