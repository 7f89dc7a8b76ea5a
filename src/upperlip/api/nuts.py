"""A position of Mustachio, told by hand."""

from upperlip.api.told import Told, in_words, whole, without_blanks
from upperlip.games import GAMES
from upperlip.nuts import position
from upperlip.nuts.cards import COLOURS
from upperlip.nuts.config import ROUNDS
from upperlip.nuts.view import View


def read(players: int, seat: int, options: dict[str, object], told: Told) -> View:
    number = told.number("round", 1)
    dealer = told.take("dealer")
    if dealer is not None:  # U-11: it moves on by one each round
        options = {**options, "first_dealer": (whole("dealer", dealer) - number + 1) % players}
    described = position.Described(
        config=GAMES["mustachio"].configure(players, options),
        seat=seat,
        round=number,
        villains=tuple(sorted(told.cards("villains"))),
        hand=tuple(sorted(told.cards("hand"))),
        turned=told.cards("turned"),
        blinds=told.by_number("blind", whole),
        bids=told.by_number("bids", whole),
        tricks=told.tricks("tricks"),
        named=tuple(_colour(letter) for letter in told.words("named")),
        twins=told.cards("twins"),
        passed=told.by_number("passed", lambda key, card: told.cards_in(key, card)[0]),
        scores=told.numbers("scores"),
    )
    told.finish()
    if described.round not in range(1, ROUNDS + 1):
        raise ValueError(f"round: from 1 to {ROUNDS}")
    return position.position(described)


def _colour(letter: str) -> int:
    if letter not in COLOURS or len(letter) != 1:
        raise ValueError(f"named: a colour is one of {', '.join(COLOURS)}, not {letter!r}")
    return COLOURS.index(letter)


def tell(view: View) -> dict[str, object]:
    told, game = position.describe(view), view.game
    return without_blanks(
        {
            "round": told.round,
            "dealer": told.config.dealer(told.round),
            "villains": in_words(game, told.villains),
            "hand": in_words(game, told.hand),
            "turned": in_words(game, told.turned),
            "blind": {str(side): bid for side, bid in told.blinds.items()},
            "bids": {str(seat): bid for seat, bid in told.bids.items()},
            "tricks": [in_words(game, trick) for trick in told.tricks],
            "named": " ".join(COLOURS[colour] for colour in told.named),
            "twins": in_words(game, told.twins),
            "passed": {str(seat): in_words(game, (card,)) for seat, card in told.passed.items()},
            "scores": list(told.scores),
        }
    )
