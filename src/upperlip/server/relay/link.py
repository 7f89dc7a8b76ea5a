"""The one connection between two processes; both may open channels on it.

Each shows the other that it knows the key in the database. Nothing is encrypted: it belongs on a
network of the operator's own. A neighbour that says nothing is given up, whatever its socket says.
"""

import asyncio
import hmac
import secrets
from typing import Protocol, cast

import msgspec
from msgspec import Struct

from upperlip.server.relay.frames import LARGEST, BadFrame, Frame, FrameReader, framed

BEAT = 0.5  # seconds between two signs of life
SILENCE = 2.0  # after which a neighbour is given up
_MOST_UNREAD = 32 << 20  # bytes that may wait for a neighbour
_NONCE = 16  # bytes


class Hello(Struct, frozen=True):
    process: str
    nonce: str


class Challenge(Struct, frozen=True):
    process: str
    nonce: str
    proof: str


class Switchboard(Protocol):
    """Where the links of a process end."""

    def joined(self, link: "Link") -> None:
        """The neighbour is who it says."""

    def take(self, link: "Link", kind: Frame, channel: int, body: bytes) -> None: ...

    def lost(self, link: "Link") -> None:
        """One that was joined."""


class Link(asyncio.Protocol):
    """`expected`: who must be at the other end, where we have called; else they call us."""

    def __init__(
        self, own: str, key: bytes, switchboard: Switchboard, expected: str | None = None
    ) -> None:
        loop = asyncio.get_running_loop()
        self.neighbour = expected or ""
        self.proved: asyncio.Future[None] = loop.create_future()
        self.proved.add_done_callback(lambda proved: proved.cancelled() or proved.exception())
        self._own = own
        self._key = key
        self._switchboard = switchboard
        self._calls = expected is not None
        self._nonce = secrets.token_hex(_NONCE)
        self._other_nonce = ""
        self._loop = loop
        self._reader = FrameReader()
        self._transport: asyncio.Transport | None = None
        self._outgoing: list[bytes] = []
        self._heard = loop.time()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def open(self) -> bool:
        return self.proved.done() and self._transport is not None

    async def call(self, host: str, port: int) -> None:
        """Until the neighbour has shown who it is; a call that is given up is cut."""
        try:
            await self._loop.create_connection(lambda: self, host, port)
            await asyncio.shield(self.proved)  # whose end is the link's business
        finally:
            if not self.open:
                self.cut()

    def send(self, kind: Frame, channel: int, body: bytes = b"") -> None:
        """With all else that is said in this turn of the loop."""
        if self._transport is None:
            return
        if not self._outgoing:
            self._loop.call_soon(self._flush)
        self._outgoing.append(framed(kind, channel, body))

    def cut(self) -> None:
        """At once. It does not wait to hear so from the loop: uvloop closes a call that is given up
        just when it was answered, and never says that the connection is lost."""
        if self._transport is not None:
            self._transport.abort()
            self._forget()

    def end(self) -> None:
        """When all is said."""
        self._flush()
        if self._transport is not None:
            self._transport.close()

    def _flush(self) -> None:
        outgoing, self._outgoing = b"".join(self._outgoing), []
        if self._transport is not None:
            self._transport.write(outgoing)
            if self._transport.get_write_buffer_size() > _MOST_UNREAD:
                self.cut()

    # What the loop says

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # it is a stream
        self._timer = self._loop.call_later(BEAT, self._beat)
        if self._calls:
            hello = Hello(self._own, self._nonce)
            self.send(Frame.HELLO, 0, msgspec.json.encode(hello))

    def data_received(self, data: bytes) -> None:
        self._heard = self._loop.time()
        try:
            for kind, channel, body in self._reader.read(data):
                if not self.proved.done():
                    self._prove(kind, body)
                elif kind is not Frame.BEAT:
                    self._switchboard.take(self, kind, channel, body)
        except (BadFrame, msgspec.DecodeError):
            self.cut()

    def connection_lost(self, _exc: Exception | None) -> None:
        self._forget()
        if self.proved.done():
            self._switchboard.lost(self)
        else:
            self.proved.set_exception(ConnectionError("the neighbour was not who it should be"))

    def _forget(self) -> None:
        self._transport = None
        if self._timer is not None:
            self._timer.cancel()

    def _beat(self) -> None:
        if self._loop.time() - self._heard > SILENCE:
            self.cut()
            return
        if self.proved.done():
            self.send(Frame.BEAT, 0)
        self._timer = self._loop.call_later(BEAT, self._beat)

    # Who is there

    def _prove(self, kind: Frame, body: bytes) -> None:
        if kind is Frame.HELLO and not self._calls and not self.neighbour:
            hello = msgspec.json.decode(body, type=Hello)
            self.neighbour, self._other_nonce = hello.process, hello.nonce
            challenge = Challenge(self._own, self._nonce, self._proof("called", self._own))
            self.send(Frame.CHALLENGE, 0, msgspec.json.encode(challenge))
        elif kind is Frame.CHALLENGE and self._calls:
            challenge = msgspec.json.decode(body, type=Challenge)
            self._other_nonce = challenge.nonce
            named = challenge.process == self.neighbour
            proof = self._proof("calls", self._own).encode()
            self._accept(named, "called", self.neighbour, challenge.proof)
            self.send(Frame.PROOF, 0, proof)
        elif kind is Frame.PROOF and self.neighbour:
            self._accept(True, "calls", self.neighbour, body.decode("ascii", "replace"))
        else:
            raise BadFrame("not a proof")

    def _accept(self, named: bool, side: str, process: str, proof: str) -> None:
        if not named or not hmac.compare_digest(
            proof.encode(), self._proof(side, process).encode()
        ):
            raise BadFrame("not one of us")
        self._reader.largest = LARGEST
        self.proved.set_result(None)
        self._switchboard.joined(self)

    def _proof(self, side: str, process: str) -> str:
        """Of both nonces, in the caller's order, by the process on that side."""
        nonces = (self._nonce, self._other_nonce)
        calling, called = nonces if self._calls else nonces[::-1]
        words = f"{side} {process} {calling} {called}"
        return hmac.digest(self._key, words.encode(), "sha256").hex()
