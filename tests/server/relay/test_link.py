"""The connection itself, on the loop that servers run on."""

import asyncio
from typing import Any

import pytest
import uvloop

from upperlip.server.relay import link
from upperlip.server.relay.frames import Frame
from upperlip.server.relay.link import Link

KEY = bytes(32)


class Nobody:
    """Where no link ever gets: none of these proves who it is."""

    def joined(self, link: Link) -> None:
        raise AssertionError(link)

    def take(self, link: Link, kind: Frame, channel: int, body: bytes) -> None:
        raise AssertionError(kind)

    def lost(self, link: Link) -> None:
        raise AssertionError(link)


class GivenUp(Link):
    """Whoever calls loses patience in the moment that the call is answered."""

    caller: asyncio.Task[None]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.caller.cancel()
        super().connection_made(transport)


def test_a_call_given_up_when_it_is_answered_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """uvloop closes it and tells the link nothing, which has just begun to say hello."""
    monkeypatch.setattr(link, "BEAT", 0.01)
    complaints: list[dict[str, Any]] = []

    async def scene() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, complaint: complaints.append(complaint))
        server = await loop.create_server(asyncio.Protocol, "127.0.0.1", 0)
        host, port = server.sockets[0].getsockname()
        ours = GivenUp("ours", KEY, Nobody(), expected="theirs")
        ours.caller = asyncio.create_task(ours.call(host, port))
        with pytest.raises(asyncio.CancelledError):
            await ours.caller
        assert not ours.open
        await asyncio.sleep(5 * link.BEAT)  # time for a sign of life, were it alive
        server.close()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(scene())
    assert complaints == []
