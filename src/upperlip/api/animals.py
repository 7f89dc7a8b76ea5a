"""A position of Moustache, by hand."""

from upperlip.animals import position
from upperlip.animals.chance import HIDDEN
from upperlip.animals.config import ROUNDS, Config
from upperlip.animals.dealing import tokens
from upperlip.animals.view import View
from upperlip.api.description import Description, in_words, listed, whole, without_blanks

_NONE = (None, "-")  # of a trophy


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
    found = description.parts("trophies", "round")
    if len(found) > ROUNDS:
        raise ValueError(f"trophies: there are {ROUNDS} rounds, not {len(found)}")
    return tuple(_drawn(config, number, drawn) for number, drawn in enumerate(found, start=1))


def _drawn(config: Config, number: int, told: object) -> tuple[int | None, ...]:
    """By seat: a number, `-` or null for none, `?` for what one has not seen."""
    bag, drawn = list(tokens(config, number)), listed("trophies", told)
    if len(drawn) != config.players:
        raise ValueError(
            f"trophies: round {number} has {len(drawn)} for {config.players} seats; "
            "one each is needed, such as '3 - ? -'"
        )
    if config.even_trophies:  # all are seen (O-4)
        drawn = [bag[0] if token == "?" else token for token in drawn]
    left = bag.copy()
    for token in drawn:
        if token not in (*_NONE, "?"):
            if whole("trophies", token) not in left:
                raise ValueError(f"trophies: round {number} has {bag} (O-4), not {token}")
            left.remove(whole("trophies", token))
    if drawn.count("?") > len(left):
        raise ValueError(f"trophies: round {number} has {len(bag)}, no more")
    return tuple(map(_token, drawn))


def _token(token: object) -> int | None:
    if token in _NONE:
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
