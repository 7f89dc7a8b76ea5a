"""A small web server before ours, which can be set up well or badly."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Literal, NamedTuple


class Manners(NamedTuple):
    prefix: str = ""  # the path it serves, and takes away
    forwarded: Literal["extends", "passes", "drops"] = "extends"  # X-Forwarded-For
    sockets: bool = True


@asynccontextmanager
async def proxy(backend: str, manners: Manners, port: int = 0) -> AsyncIterator[int]:
    """Its port."""
    host, _, backend_port = backend.partition(":")

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            head = _rewritten((await reader.readuntil(b"\r\n\r\n")).decode("latin-1"), manners)
            if head is None:
                writer.write(b"HTTP/1.1 404 Not here\r\ncontent-length: 0\r\n\r\n")
            else:
                there, here = await asyncio.open_connection(host, int(backend_port))
                here.write(head.encode("latin-1"))
                await asyncio.gather(_pipe(reader, here), _pipe(there, writer))
        writer.close()

    listening = await asyncio.start_server(serve, "127.0.0.1", port)
    try:
        yield listening.sockets[0].getsockname()[1]
    finally:
        listening.close()


async def _pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while some := await reader.read(1 << 16):
            writer.write(some)
            await writer.drain()
    writer.close()


def _rewritten(head: str, manners: Manners) -> str | None:
    """What our server gets to read; None: not for it."""
    first, *lines = head.rstrip().split("\r\n")
    method, target, version = first.split(" ")
    if not target.startswith(f"{manners.prefix}/"):
        return None
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
    upgrade = manners.sockets and headers.get("upgrade") == "websocket"
    headers["connection"] = "upgrade" if upgrade else "close"
    if not upgrade:
        headers.pop("upgrade", None)
    said = headers.pop("x-forwarded-for", None)
    if manners.forwarded == "extends":
        said = ", ".join(filter(None, (said, "203.0.113.5")))
    if said is not None and manners.forwarded != "drops":
        headers["x-forwarded-for"] = said
    target = target.removeprefix(manners.prefix)
    lines = [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([f"{method} {target} {version}", *lines, "", ""])
