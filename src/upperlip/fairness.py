"""Shuffles that players can check when the game is over (docs/fairness.md).

The table commits to a secret before anyone adds a salt; chance is drawn from the secret and all
salts, so neither the table nor a player alone decides what is dealt.
"""

import hmac
import re
import struct
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import NamedTuple

from msgspec import Struct

from upperlip.table.errors import TableError
from upperlip.table.generator import Words
from upperlip.table.reason import Value, because
from upperlip.table.strict import fields, listed, shown

METHOD = "upperlip-shuffle/2"
SIZE = 32  # bytes of a secret, and of a salt

_HEX = re.compile(f"[0-9a-f]{{{2 * SIZE}}}")

Salt = bytes | None  # a seat may add none: bots do not, nor does a page that sent nothing


class Unproven(TableError):
    """A record's proof of its shuffle is missing, malformed or contradicts itself."""


class Proof(NamedTuple):
    """All that chance was drawn from; the salts are in seat order."""

    secret: bytes
    salts: tuple[Salt, ...]


class Fairness(Struct, frozen=True):
    """The proof as a record carries it, under `fairness`: bytes are hex there."""

    method: str
    commitment: str
    secret: str
    salts: list[str | None]


class FairDraws(Words):
    """The draws of one chance step: step 0 is the first of the game."""

    __slots__ = ("_words",)

    def __init__(self, secret: bytes, salts: Sequence[Salt], step: int) -> None:
        if any(len(part) != SIZE for part in (secret, *salts) if part is not None):
            raise ValueError(f"a secret and its salts have {SIZE} bytes each")
        self._words = _words(secret, _opening(salts) + step.to_bytes(8, "big"))

    def word(self) -> int:
        return next(self._words)


def _opening(salts: Sequence[Salt]) -> bytes:
    """The lengths keep it apart which seat added a salt and which did not."""
    added = [salt or b"" for salt in salts]
    return METHOD.encode() + b"".join(bytes([len(salt)]) + salt for salt in added)


def _words(secret: bytes, message: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.digest(secret, message + block.to_bytes(8, "big"), "sha256")
        yield from struct.unpack(">4Q", digest)
        block += 1


def commitment_to(secret: bytes) -> str:
    """What the table shows before the salts come in."""
    return sha256(secret).hexdigest()


def proof(secret: bytes, salts: Sequence[Salt]) -> Fairness:
    """What a record carries under `fairness`."""
    return Fairness(
        method=METHOD,
        commitment=commitment_to(secret),
        secret=secret.hex(),
        salts=[None if salt is None else salt.hex() for salt in salts],
    )


def read_proof(fairness: object, players: int) -> Proof:
    """The proof in a record, to the letter; its commitment must fit its secret."""
    _require(fairness is not None, "no-proof")
    if not isinstance(fairness, dict):
        raise Unproven(because("fairness", "not-an-object", value=shown(fairness)))
    method = fairness.get("method", METHOD)  # another method has other keys
    _require(method == METHOD, "wrong-method", value=shown(method), name=METHOD)
    _, commitment, secret, salts = fields(fairness, *Fairness.__struct_fields__)
    found = Proof(_bytes(secret), listed(salts, lambda s: None if s is None else _bytes(s)))
    _require(len(found.salts) == players, "wrong-salts", number=len(found.salts))
    _require(_bytes(commitment).hex() == commitment_to(found.secret), "wrong-commitment")
    return found


def _bytes(value: object) -> bytes:
    if not isinstance(value, str) or not _HEX.fullmatch(value):
        raise Unproven(because("fairness", "not-hex", number=2 * SIZE, value=shown(value)))
    return bytes.fromhex(value)


def _require(holds: bool, message: str, **args: Value) -> None:
    if not holds:
        raise Unproven(because("fairness", message, **args))
