"""A server that a proxy shows below a path: what it says of its own place."""

from pathlib import Path

import pytest
import websockets

from tests.server.guests import browser_at, run, serving
from tests.server.path_proxy import Manners, proxy
from tests.server.server_process import free_port
from upperlip.server.http.pages import BUILT
from upperlip.server.http.preloading import preloads
from upperlip.server.settings import BadSetting, Settings, read_settings


def public(url: str) -> Settings:
    return read_settings({"public_url": url}, {})


def test_the_path_is_the_public_urls() -> None:
    for url, path in (
        ("https://example.org", ""),
        ("https://example.org/", ""),
        ("https://example.org/cards", "/cards"),
        ("https://example.org/our/cards/", "/our/cards"),
    ):
        assert public(url).path == path
        assert public(url).address == url.rstrip("/")
    assert Settings().path == ""
    for url in ('https://example.org/"x', "https://example.org/a//b", "https://example.org/a?b"):
        with pytest.raises(BadSetting, match="public_url: its path"):
            public(url)


@pytest.mark.database
def test_all_that_is_said_of_its_place(tmp_path: Path) -> None:
    async def scene() -> None:
        port = free_port()
        address = f"http://127.0.0.1:{port}/cards"
        async with (
            serving(tmp_path, public_url=address) as running,
            proxy(running.address, Manners(prefix="/cards"), port),
            browser_at(address) as browser,
        ):
            came = await browser.post("/api/me", json={"name": "Ada"})
            assert "Path=/cards;" in came.headers["set-cookie"]
            table = (await browser.post("/api/tables", json={"game": "moustache"})).json()
            assert table["link"] == f"{address}/t/{table['id']}"
            for path in ("/", f"/t/{table['id']}", "/settings", "/offline.html"):
                page = (await browser.get(path)).text
                assert '="/cards/favicon.svg"' in page
                assert '="./' not in page
                assert '="/assets' not in page
            page = (await browser.get(f"/t/{table['id']}")).text
            assert f'<meta property="og:url" content="{table["link"]}">' in page
            assert '<meta name="upperlip-path" content="/cards">' in page
            cookie = came.headers["set-cookie"].partition(";")[0]
            async with websockets.connect(
                f"ws://127.0.0.1:{port}/cards/ws/{table['id']}",
                additional_headers={"cookie": cookie},
                origin=websockets.Origin(f"http://127.0.0.1:{port}"),
            ) as socket:
                assert '"snapshot"' in str(await socket.recv())

    run(scene())


@pytest.mark.database
def test_over_https_the_cookie_is_for_the_path_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path, public_url="https://example.org/cards") as running,
            browser_at(running.address) as browser,
        ):
            came = await browser.post("/api/me", json={"name": "Ada"})
            said = came.headers["set-cookie"]
            assert said.startswith("__Secure-upperlip=")
            assert "Path=/cards;" in said
            assert "Secure" in said
            assert (await browser.get("/api/me")).json()["guest"] is None, "plain http: not sent"
            cookie = {"cookie": said.partition(";")[0]}
            assert (await browser.get("/api/me", headers=cookie)).json()["name"] == "Ada"

    run(scene())


def test_what_a_table_needs_is_fetched_below_the_path() -> None:
    if not (BUILT / "manifest.json").is_file():
        pytest.skip("the page is not built")
    tags = preloads(BUILT, "fr", "/cards")
    assert tags.count('href="/cards/assets/') == tags.count("href=") > 3
