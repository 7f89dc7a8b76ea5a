"""Tokens of those who look after the server: neither guessed nor learned from the clock."""

import hmac

from starlette.requests import Request
from starlette.responses import Response

from upperlip.server.http.allowances import GUESSES
from upperlip.server.http.api.endpoint import problem
from upperlip.server.server import Server, client_address
from upperlip.server.tables.refusal import Refusal


def kept_out(request: Request, token: str, given: bytes, status: int = 403) -> Response | None:
    """Why whoever says this may not come in; None: it is the token.

    Only wrong ones are counted, but when there were too many, the right one must wait as well:
    a guess is worth nothing if its answer tells nothing.
    """
    server: Server = request.app.state.server
    address = client_address(request)
    if seconds := server.allowances.wait(GUESSES, address):
        return problem(429, Refusal("too-often", seconds=seconds), seconds)
    if hmac.compare_digest(given, token.encode()):
        return None
    if "authorization" in request.headers:  # browsers come without, to be asked for it
        server.allowances.spend(GUESSES, address)
    return problem(status, Refusal("metrics-closed"))
