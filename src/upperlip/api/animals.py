"""A position of Moustache, told by hand."""

from upperlip.animals import position
from upperlip.animals.chance import HIDDEN
from upperlip.animals.view import View
from upperlip.api.told import Told, in_words, whole, without_blanks
from upperlip.games import GAMES


def read(players: int, seat: int, options: dict[str, object], told: Told) -> View:
    described = position.Described(
        config=GAMES["moustache"].configure(players, options),
        seat=seat,
        row=told.words("row"),
        teams=told.numbers("teams"),
        crown=told.number("crown"),
        hand=tuple(sorted(told.cards("hand"))),
        tricks=told.tricks("tricks"),
        gave=told.by_number("gave", told.cards_in),
        open=told.by_number("open", told.cards_in),
        stolen=told.cards("stolen"),
        trophies=_trophies(told.take("trophies", ()), players),
    )
    told.finish()
    if not described.row:
        raise ValueError("row: at least one rule card lies in it")
    return position.position(described)


def _trophies(value: object, players: int) -> tuple[tuple[int | None, ...], ...]:
    """By round and seat: a number, null for those who got none, `?` for what one has not seen."""
    rounds = value if isinstance(value, list | tuple) else ()
    found = tuple(
        tuple(_token(token) for token in drawn) for drawn in rounds if isinstance(drawn, list)
    )
    if len(found) != len(rounds) or any(len(drawn) != players for drawn in found):
        raise ValueError("trophies: must be a list by round, each a list by seat")
    return found


def _token(token: object) -> int | None:
    if token is None or token == "-":
        return None
    return HIDDEN if token == "?" else whole("trophies", token)


def tell(view: View) -> dict[str, object]:
    told, game = position.describe(view), view.game
    return without_blanks(
        {
            "row": list(told.row),
            "teams": list(told.teams),
            "crown": told.crown,
            "hand": in_words(game, told.hand),
            "tricks": [in_words(game, trick) for trick in told.tricks],
            "gave": {str(seat): in_words(game, cards) for seat, cards in told.gave.items()},
            "open": {str(seat): in_words(game, cards) for seat, cards in told.open.items()},
            "stolen": in_words(game, told.stolen),
            "trophies": [["?" if t == HIDDEN else t for t in drawn] for drawn in told.trophies],
        }
    )
