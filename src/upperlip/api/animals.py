"""A position of Moustache, by hand."""

from upperlip.animals import position
from upperlip.animals.chance import HIDDEN
from upperlip.animals.config import ROUNDS, Config
from upperlip.animals.dealing import tokens
from upperlip.animals.view import View
from upperlip.api.description import Description, in_words, listed, whole, without_blanks


def read(config: Config, seat: int, description: Description) -> View:
    description.need("row", "teams", "crown")
    described = position.Described(
        config=config,
        seat=seat,
        row=description.words("row"),
        teams=description.numbers("teams"),
        crown=description.number("crown"),
        hand=tuple(sorted(description.cards("hand"))),
        tricks=description.tricks("tricks"),
        gave=description.by_number("gave", config.players, description.cards_in),
        open=description.by_number("open", config.players, description.cards_in),
        stolen=description.cards("stolen"),
        trophies=_trophies(description, config),
    )
    description.finish()
    return position.position(described)


def _trophies(description: Description, config: Config) -> tuple[tuple[int | None, ...], ...]:
    """By round and seat: a number, `-` or null for none, `?` for what one has not seen."""
    found = tuple(
        tuple(map(_token, listed("trophies", drawn)))
        for drawn in description.parts("trophies", "round")
    )
    if len(found) > ROUNDS:
        raise ValueError(f"trophies: there are {ROUNDS} rounds, not {len(found)}")
    for number, drawn in enumerate(found, start=1):
        if len(drawn) != config.players:
            raise ValueError(
                f"trophies: round {number} has {len(drawn)} for {config.players} seats; "
                "one each is needed, such as '3 - ? -'"
            )
        left = list(tokens(config, number))
        for token in drawn:
            if token in left:
                left.remove(token)
            elif token not in (None, HIDDEN):
                of_round = " ".join(map(str, tokens(config, number)))
                raise ValueError(f"trophies: those of round {number} are {of_round} (O-4)")
    return found


def _token(token: object) -> int | None:
    if token is None or token == "-":
        return None
    return HIDDEN if token == "?" else whole("trophies", token)


def write(view: View) -> dict[str, object]:
    described, config = position.describe(view), view.config
    return without_blanks(
        {
            "row": list(described.row),
            "teams": list(described.teams),
            "crown": described.crown,
            "hand": in_words(config, described.hand),
            "tricks": [in_words(config, trick) for trick in described.tricks],
            "gave": {str(seat): in_words(config, cards) for seat, cards in described.gave.items()},
            "open": {str(seat): in_words(config, cards) for seat, cards in described.open.items()},
            "stolen": in_words(config, described.stolen),
            "trophies": [
                ["?" if t == HIDDEN else t for t in drawn] for drawn in described.trophies
            ],
        }
    )
