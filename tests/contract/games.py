"""Games to try the contract on: both, every player count, every option."""

from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from upperlip.animals import MOUSTACHE
from upperlip.animals.rules import RULE_CARDS
from upperlip.nuts import MUSTACHIO
from upperlip.nuts.cards import VILLAIN_IDS
from upperlip.table.game import AnyGame
from upperlip.table.generator import Generator
from upperlip.table.ply import Decision
from upperlip.table.shape import Ply

WHITE = [card.id for card in RULE_CARDS if card.side == "white"]
BLACK = [card.id for card in RULE_CARDS if card.side == "black"]

TOKENS = st.lists(st.integers(1, 9), min_size=3, max_size=3).map(sorted)

Step = tuple[Any, Ply, Any]  # before, ply, after


@st.composite
def animals_options(draw: st.DrawFn) -> tuple[int, dict[str, object]]:
    whites = draw(st.lists(st.sampled_from(WHITE), min_size=2, max_size=2, unique=True))
    blacks = draw(st.lists(st.sampled_from(BLACK), min_size=2, max_size=2, unique=True))
    options: dict[str, object] = {
        "rule_set": draw(st.sampled_from(["book", "house"])),
        "first_game": draw(st.booleans()),
        "even_trophies": draw(st.booleans()),
        "rules": draw(st.one_of(st.none(), st.just([*whites, *blacks]))),
        "stars": draw(st.one_of(st.none(), st.lists(st.integers(0, 9), min_size=11, max_size=11))),
        "trophies": draw(st.one_of(st.none(), st.lists(TOKENS, min_size=4, max_size=4))),
        "threes": draw(st.sampled_from(["colour", "overall"])),
    }
    return draw(st.integers(3, 6)), options


@st.composite
def nuts_options(draw: st.DrawFn) -> tuple[int, dict[str, object]]:
    players = draw(st.integers(2, 6))
    sides = ["solo"] + ["pairs"] * (players in (4, 6)) + ["trios"] * (players == 6)
    villains = draw(st.sampled_from(["showcase1", "showcase2", "pool", "all", "none"]))
    pools = st.lists(st.sampled_from(VILLAIN_IDS), min_size=6, max_size=6, unique=True)
    shows = {"showcase1": 5, "showcase2": 10}.get(villains, 0)
    named = st.permutations(VILLAIN_IDS).map(lambda ids: list(ids[:shows]))
    options: dict[str, object] = {
        "sides": draw(st.sampled_from(sides)),
        "villains": villains,
        "pool": draw(st.one_of(st.none(), pools)) if villains == "pool" else None,
        "shown": draw(st.one_of(st.none(), named)) if shows else None,
        "first_dealer": draw(st.integers(0, players - 1)),
        "card_counting": not villains.startswith("showcase") and draw(st.booleans()),
        "more_points": draw(st.booleans()),
        "drop_low": players <= 4 and draw(st.booleans()),
        "walnut_led": draw(st.sampled_from(["next", "trump"])),
    }
    return players, options


SETUPS = {MOUSTACHE.title: animals_options(), MUSTACHIO.title: nuts_options()}
BY_TITLE: dict[str, AnyGame] = {MOUSTACHE.title: MOUSTACHE, MUSTACHIO.title: MUSTACHIO}
SEEDS = st.integers(0, 2**32)


def next_ply(game: AnyGame, state: Any, draws: Generator) -> Ply | None:
    """Chance's or anyone's next ply, all at random; None at the end."""
    ask = game.turn(state)
    if ask is None:
        return None
    if not ask.seats:
        outcome: Ply = game.sample(state, draws)
        return outcome
    seat = ask.seats[draws.below(len(ask.seats))]
    actions = game.legal(state, seat)
    return Decision(seat, actions[draws.below(len(actions))])


def random_game(
    game: AnyGame, players: int, options: dict[str, object], seed: int
) -> Iterator[Step]:
    draws = Generator(seed)
    state: Any = game.begin(game.configure(players, options))
    while (ply := next_ply(game, state, draws)) is not None:
        after = game.apply(state, ply)
        yield state, ply, after
        state = after
