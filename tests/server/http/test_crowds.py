"""Too many, too often, or not reading: dropped, and the others play on."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol as Parser

from tests.server.background_server import BackgroundServer, until
from tests.server.guests import PATIENCE, Guest, Page
from tests.server.http.raw_clients import RawSocket, closing, frame
from upperlip.server.http import protocol
from upperlip.server.http.connection import SocketConnection
from upperlip.server.http.protocol import PageProtocol
from upperlip.server.tables import room_task
from upperlip.server.tables.seating import MOST_CONNECTIONS

pytestmark = pytest.mark.fuzz


@pytest.fixture(scope="module")
def server() -> Iterator[BackgroundServer]:
    with BackgroundServer() as opened:
        yield opened


# Crowds


def test_one_guest_with_many_pages(server: BackgroundServer) -> None:
    async def scene() -> None:
        (guest,) = await server.visitors("Mal")
        table = await guest.open_table(game="moustache")
        pages = [await guest.page(table) for _ in range(MOST_CONNECTIONS + 2)]
        for page in pages[:2]:
            assert (await closing(page)).reason == "other-pages"
        await pages[-1].say("resync")
        await pages[-1].hear()

    server.play(scene())


def test_watchers_keep_nobody_from_their_seats(
    server: BackgroundServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_task, "MOST_PEOPLE", 3)

    async def scene() -> None:
        host, *crowd, late = await server.visitors("Mal", "A", "B", "C", "D")
        table = await host.open_table(game="moustache")
        for guest in crowd:
            await guest.page(table)
        assert (await closing(Page(await late.socket(table)))).reason == "table-full"
        assert (await host.page(table)).you["seat"] == 0

    server.play(scene())


def test_coming_and_going_hundreds_of_times(server: BackgroundServer) -> None:
    async def scene() -> None:
        known, stranger, watcher = await server.visitors("Mal", "Eve", "Watcher")
        stranger.http.cookies.clear()
        page = await watcher.page(server.table)

        async def come_and_go(number: int) -> None:
            guest = (known, stranger)[number % 2]
            table = server.table if number % 3 else f"{number:032x}"
            socket = await RawSocket.page(guest, table)
            if number % 5:
                await socket.writer.drain()
            if number % 7 > 3:
                await socket.let_in()
            socket.vanish()

        for number in range(300):
            await come_and_go(number)
        await asyncio.gather(*map(come_and_go, range(100)))
        server.ask(_pages_left(server, {page.you["guest"]: 1}))
        server.ask(_counted(server, 3))  # with the honest two

    server.play(scene())


async def _counted(server: BackgroundServer, pages: int) -> None:
    """Waits until so many are counted, and no request is kept for any of them."""
    parts = server.running.parts
    await until(lambda: parts.pages.total() == pages)
    assert f"upperlip_connections {pages:.1f}" in parts.services.metrics.text().decode()
    assert not [task for task in asyncio.all_tasks() if "run_asgi" in repr(task.get_coro())]


async def _pages_left(server: BackgroundServer, wanted: dict[str, int]) -> None:
    """Waits until the honest table has just these pages besides its own."""
    room = (await server.running.parts.lobby.room_task(server.table)).room

    def left() -> bool:
        watching = [
            p.guest for p in room.presence.connections if room.document.seat_of(p.guest) is None
        ]
        return {guest: watching.count(guest) for guest in watching} == wanted

    await until(left)


# Whoever does not read


async def _page_of(server: BackgroundServer, guest: str) -> Any:
    """What the server knows the guest's page by."""
    room = (await server.running.parts.lobby.room_task(server.table)).room
    await until(lambda: room.presence.here(guest))
    return next(page for page in room.presence.connections if page.guest == guest)


async def _my_id(guest: Guest) -> str:
    me: str = (await guest.http.get("/api/me")).json()["guest"]
    return me


async def _fill(page: SocketConnection, enough: Callable[[], bool]) -> None:
    """Tells it more than the kernel takes."""
    for _ in range(1000):
        if enough():
            return
        page.send(b"x" * 30_000)
        await asyncio.sleep(0)
    raise AssertionError("thirty megabytes are not enough")


def test_a_slow_reader_is_dropped(
    server: BackgroundServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "UNREAD_SECONDS", 10 * PATIENCE)  # it is not that which helps
    lost = _impatient(monkeypatch, close_timeout=0.1)

    async def scene() -> None:
        (guest,) = await server.visitors("Mal")
        socket = await RawSocket.page(guest, server.table)
        page = server.ask(_page_of(server, await _my_id(guest)))
        server.ask(_fill(page, lambda: page._ending is not None))
        assert page._ending == "too-slow"
        server.ask(_pages_left(server, {}))
        await until(lambda: bool(lost))
        assert not lost[0].transport.get_write_buffer_size(), "nothing is kept for it"
        socket.vanish()

    server.play(scene())


def _impatient(monkeypatch: pytest.MonkeyPatch, **seconds: float) -> list[PageProtocol]:
    """The server's sockets wait less long from now on; the list is of those that it has closed."""
    start, lose = PageProtocol.start_keepalive, PageProtocol.connection_lost
    lost: list[PageProtocol] = []

    def hasty(self: PageProtocol) -> None:
        for name, value in seconds.items():
            setattr(self, name, value)
        start(self)

    def noted(self: PageProtocol, exc: Exception | None) -> None:
        lose(self, exc)
        lost.append(self)

    monkeypatch.setattr(PageProtocol, "start_keepalive", hasty)
    monkeypatch.setattr(PageProtocol, "connection_lost", noted)
    return lost


def test_pings_that_nobody_reads_the_answers_of(
    server: BackgroundServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "UNREAD_SECONDS", 0.5)
    for name in ("_NOISE", "_NOISE_PER_SECOND"):  # so many would not be endured
        monkeypatch.setattr(protocol, name, 1e9)
    waiting: list[int] = []
    answer = PageProtocol.handle_ping

    def watched(self: PageProtocol) -> None:
        answer(self)
        waiting.append(self.transport.get_write_buffer_size())

    monkeypatch.setattr(PageProtocol, "handle_ping", watched)

    async def scene() -> None:
        (guest,) = await server.visitors("Mal")
        socket = await RawSocket.page(guest, server.table)
        await socket.let_in()
        pings = frame(Opcode.PING, b"x" * 125) * 1000
        async with asyncio.timeout(10):  # the server puts an end to it
            while not socket.writer.is_closing():
                socket.writer.write(pings)
                with suppress(ConnectionError):
                    await socket.writer.drain()
                await asyncio.sleep(0)
        assert 50_000 < max(waiting) < 500_000, "full, and no more than one gulp beyond"

    server.play(scene())


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG, Opcode.CONT, Opcode.TEXT])
def test_frames_that_say_nothing_are_not_endured_for_long(
    server: BackgroundServer, monkeypatch: pytest.MonkeyPatch, kind: Opcode
) -> None:
    """Six bytes each: a thin line could keep a processor busy. Nor after the server's goodbye."""
    heard: list[Opcode] = []
    understand = Parser.recv_frame

    def counted(self: Parser, frame: Frame) -> None:
        heard.append(frame.opcode)
        understand(self, frame)

    monkeypatch.setattr(Parser, "recv_frame", counted)

    async def scene() -> None:
        (guest,) = await server.visitors("Mal")
        socket = await RawSocket.page(guest, server.table)
        await socket.let_in()
        socket.writer.write(frame(Opcode.TEXT, b"", fin=kind is not Opcode.CONT))
        nothing = frame(kind, b"", fin=kind is not Opcode.CONT) * 1000
        async with asyncio.timeout(10):
            while not socket.writer.is_closing():
                socket.writer.write(nothing)
                with suppress(ConnectionError):
                    await socket.writer.drain()
                    await socket.reader.read(1)
        assert heard.count(kind) < 1000, "not even all that came at once"

    server.play(scene())


@pytest.mark.parametrize("full", [False, True])
def test_a_half_open_connection_is_noticed(
    server: BackgroundServer, monkeypatch: pytest.MonkeyPatch, full: bool
) -> None:
    monkeypatch.setattr(protocol, "UNREAD_SECONDS", 10 * PATIENCE)
    # Filling it takes a moment, on a busy machine a long one: it must not be noticed before.
    _impatient(monkeypatch, ping_interval=3.0 if full else 0.3, ping_timeout=0.3)

    async def scene() -> None:
        (guest,) = await server.visitors("Mal")
        socket = await RawSocket.page(guest, server.table)
        page = server.ask(_page_of(server, await _my_id(guest)))
        if full:
            server.ask(_fill(page, lambda: page.unread > 100_000))
        server.ask(_pages_left(server, {}))
        assert page._ending is None, "it was not too slow, it was not there"
        socket.vanish()

    server.play(scene())


def test_a_body_that_never_comes(server: BackgroundServer) -> None:
    async def scene() -> None:
        head = "POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
        for end in (asyncio.StreamWriter.close, lambda writer: writer.transport.abort()):
            socket = await RawSocket.connect(server.address)
            socket.writer.write(f'{head}content-length: 100\r\n\r\n{{"na'.encode())
            await socket.writer.drain()
            end(socket.writer)
            await asyncio.sleep(0)
        (guest,) = await server.visitors("Mal")
        assert (await guest.http.get("/api/health")).status_code == 200

    server.play(scene())
