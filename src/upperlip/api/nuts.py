"""A position of Mustachio, by hand."""

from dataclasses import replace

from upperlip.api.description import Description, in_words, whole, without_blanks
from upperlip.nuts import position
from upperlip.nuts.cards import COLOURS, is_villain
from upperlip.nuts.config import ROUNDS, Config
from upperlip.nuts.view import View

_NO_VILLAINS = '; where there are none, options={"villains": "none"}'


def read(config: Config, seat: int, description: Description) -> View:
    number = description.number("round", 1)
    if number not in range(1, ROUNDS + 1):
        raise ValueError(f"round: from 1 to {ROUNDS}")
    dealer = description.take("dealer")
    if dealer is not None:  # U-11: it moves on by one each round
        first = (_dealer(config, dealer) - number + 1) % config.players
        config = replace(config, first_dealer=first)
    described = position.Described(
        config=config,
        seat=seat,
        round=number,
        villains=_villains(config, number, description),
        hand=tuple(sorted(description.cards("hand"))),
        turned=description.cards("turned"),
        blinds=description.by_number("blind", len(config.teams), whole),
        bids=description.by_number("bids", config.players, whole),
        tricks=description.tricks("tricks"),
        named=tuple(_colour(letter) for letter in description.words("named")),
        twins=description.cards("twins"),
        passed=description.by_number("passed", config.players, description.cards_in),
        scores=description.numbers("scores"),
    )
    description.finish()
    return position.position(described)


def _villains(config: Config, number: int, description: Description) -> tuple[int, ...]:
    """Those of the round: as they are named, or as the options settle them (U-6 to U-9)."""
    settled = config.shown_in(number) if config.shows else config.fixed_villains
    if settled is None:
        description.need("villains", otherwise=_NO_VILLAINS)
    named = tuple(sorted(description.cards("villains")))
    for card in named:
        if not is_villain(card):
            raise ValueError(f"villains: {config.name(card)} is none")
    return named or settled or ()


def _dealer(config: Config, dealer: object) -> int:
    seat = whole("dealer", dealer)
    if seat not in range(config.players):
        raise ValueError(f"dealer: there are seats 0 to {config.players - 1}, not {seat}")
    return seat


def _colour(letter: str) -> int:
    if letter not in COLOURS or len(letter) != 1:
        raise ValueError(f"named: a colour is one of {', '.join(COLOURS)}, not {letter!r}")
    return COLOURS.index(letter)


def write(view: View) -> dict[str, object]:
    described, config = position.describe(view), view.config
    return without_blanks(
        {
            "round": described.round,
            "dealer": described.config.dealer(described.round),
            "villains": in_words(config, described.villains),
            "hand": in_words(config, described.hand),
            "turned": in_words(config, described.turned),
            "blind": {str(side): bid for side, bid in described.blinds.items()},
            "bids": {str(seat): bid for seat, bid in described.bids.items()},
            "tricks": [in_words(config, trick) for trick in described.tricks],
            "named": " ".join(COLOURS[colour] for colour in described.named),
            "twins": in_words(config, described.twins),
            "passed": {
                str(seat): in_words(config, cards) for seat, cards in described.passed.items()
            },
            "scores": list(described.scores),
        }
    )
