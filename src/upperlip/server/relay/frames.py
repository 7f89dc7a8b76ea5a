"""What goes over a link: a head of nine bytes, and a body.

A page that has come to one process and a table that another one runs are joined by a channel. Its
number is given by the process that has the page; the other one answers under the same.
"""

import struct
from collections.abc import Iterator
from enum import IntEnum

LARGEST = 4 << 20  # bytes of a body; a snapshot of a table is a hundredth of it
SMALL = 1 << 10  # the same before the other one has shown who it is
_HEAD = struct.Struct(">IBI")


class Frame(IntEnum):
    # Before anything else: who it is, and the proof
    HELLO = 1
    CHALLENGE = 2
    PROOF = 3
    BEAT = 4  # still there
    # From the process that has the page
    OPEN = 10
    SAY = 11
    GONE = 12
    ASK = 13
    # From the one that runs the table
    TELL = 20
    CLOSE = 21
    ANSWER = 22
    REFUSE = 23


class BadFrame(Exception):
    """What came was not one of these."""


def framed(kind: Frame, channel: int, body: bytes) -> bytes:
    return _HEAD.pack(len(body), kind, channel) + body


class FrameReader:
    def __init__(self) -> None:
        self.largest = SMALL
        self._waiting = bytearray()

    def read(self, data: bytes) -> Iterator[tuple[Frame, int, bytes]]:
        """Those that are complete."""
        self._waiting += data
        start = 0
        while len(self._waiting) - start >= _HEAD.size:
            size, kind, channel = _HEAD.unpack_from(self._waiting, start)
            if size > self.largest:
                raise BadFrame("too large")
            end = start + _HEAD.size + size
            if len(self._waiting) < end:
                break
            body = bytes(self._waiting[start + _HEAD.size : end])
            start = end
            try:
                yield Frame(kind), channel, body
            except ValueError:
                raise BadFrame("unknown kind") from None
        del self._waiting[:start]
