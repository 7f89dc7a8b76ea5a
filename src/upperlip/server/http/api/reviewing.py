"""Who answers what of reviews: only those who played, and only when the game is over."""

from starlette.requests import Request
from starlette.responses import Response

from upperlip.server.bots.reviews import Busy
from upperlip.server.http.allowances import REVIEWS
from upperlip.server.http.api.endpoint import Failed, spend
from upperlip.server.http.api.handlers import (
    ending_of,
    game_number,
    own_record,
    read_record,
    seats,
    server_of,
)
from upperlip.server.tables.refusal import Refusal
from upperlip.server.wire import api

_BACK = 30  # seconds


async def review(request: Request, _: None) -> api.ReviewSoFar:
    """As far as it has come; the first to ask has it begun."""
    found, (seat, people) = await own_record(request), await seats(request)
    reviews, game = server_of(request).reviews, int(request.path_params["game"])
    known = game_number(request.query_params.get("after", "0"))
    under_way = reviews.under_way(game)
    if under_way is None:
        whole = await reviews.kept(game, seat)
        if whole is not None:
            steps = len(whole.decisions) + len(whole.ledger.lines)
            return api.ReviewSoFar(seat=seat, done=steps, of=steps, decisions=[], whole=whole)
        if not ending_of(found).over:
            raise Refusal("review-unfinished")
        if reviews.in_vain(game):
            raise Refusal("cannot-replay")
        spend(request, REVIEWS)
        try:
            under_way = reviews.under_way(game) or reviews.begin(game, found, people)
        except Busy:
            raise Failed(503, Refusal("busy"), _BACK) from None
    decisions = under_way.decisions.get(seat, [])[known:]
    done, of = under_way.done, under_way.of
    return api.ReviewSoFar(seat=seat, done=done, of=of, decisions=decisions, whole=None)


async def moment(request: Request, _: None) -> Response:
    """What one saw before a decision; never what others did."""
    found, (seat, _people) = await own_record(request), await seats(request)
    if not ending_of(found).over:
        raise Refusal("review-unfinished")
    wanted = game_number(request.query_params.get("step", "0"))
    read = await read_record(request, "moment", found, wanted, seat)
    if read == b"null":
        raise Refusal("cannot-replay")
    return Response(read, media_type="application/json")
