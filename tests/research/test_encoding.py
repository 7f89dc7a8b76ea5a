"""What a seat sees, as bytes and back."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.research.kit import any_config, moments
from upperlip.animals.cards import NAMES as ANIMALS
from upperlip.games import GAMES
from upperlip.nuts.cards import NAMES as NUTS
from upperlip.research.animals import encoding as animals
from upperlip.research.description import describe
from upperlip.research.encoding import LAYOUTS, decode, encode
from upperlip.research.layout import Field, Layout
from upperlip.research.nuts import encoding as nuts
from upperlip.table.generator import Generator
from upperlip.table.match import Match
from upperlip.table.seat import OPEN, SPECTATOR

PACKAGES: dict[str, Any] = {"moustache": animals, "mustachio": nuts}
PAGE = Path(__file__).parents[2] / "docs" / "encoding.md"

both_games = pytest.mark.parametrize("title", PACKAGES)


@pytest.mark.fuzz
@both_games
@pytest.mark.parametrize("number", range(6))
def test_decoding_gives_back_what_was_encoded(title: str, number: int) -> None:
    draws = Generator(number)
    for match in moments(Match(GAMES[title], any_config(title, number), number)):
        view = match.view(draws.below(match.config.players))
        data = encode(view)
        assert len(data) == LAYOUTS[title].size
        assert decode(title, data) == PACKAGES[title].observation_of(view)


@both_games
@pytest.mark.parametrize("number", range(4))
def test_worlds_a_seat_cannot_tell_apart_have_the_same_bytes(title: str, number: int) -> None:
    game, draws, differed = GAMES[title], Generator(number, 1), 0
    for match in moments(Match(game, any_config(title, number), number)):
        if draws.below(8):
            continue
        seat = draws.below(match.config.players)
        world = game.guess(match.view(seat), draws)
        assert encode(game.view(world, seat)) == encode(match.view(seat))
        others = [s for s in range(match.config.players) if s != seat]
        differed += any(encode(game.view(world, s)) != encode(match.view(s)) for s in others)
    assert differed > 3, "the worlds must not all be the true one"


def test_fields_of_moustache_say_what_they_should() -> None:
    """O-13, O-30: gifts and trophies of others stay hidden."""
    config = GAMES["moustache"].configure(
        4, {"rules": ["pass-three", "pink-open", "twos-win", "reversed"]}
    )
    for match in moments(Match(GAMES["moustache"], config, 5)):
        view: Any = match.view(2)
        observation = animals.observation_of(view)
        assert observation.sizes[0] == len(observation.hand)
        assert sum(map(len, observation.played)) == sum(map(bool, observation.cards))
        if match.ask is None:
            assert all(token >= 0 for token in observation.trophies)
            continue
        others = [token for place, token in enumerate(observation.trophies) if place % 6 != 0]
        assert set(others) <= {0, -1}
        assert not any(observation.gifts[place] for place in (1, 2)) or observation.round > 1
        if observation.round == 1 and match.ask.what == "play":
            assert len(observation.gifts[0]) == len(observation.gifts[3]) == 3
            assert set(observation.gifts[3]) <= {*observation.hand, *observation.played[0]}


def test_nobody_has_seen_a_card_while_bids_are_blind() -> None:
    """U-16."""
    config = GAMES["mustachio"].configure(4, {})
    asked = 0
    for match in moments(Match(GAMES["mustachio"], config, 5)):
        view: Any = match.view(1)
        observation = nuts.observation_of(view)
        if match.ask is not None and match.ask.what in ("blind", "agree"):
            asked += 1
            assert observation.hand == ()
            assert observation.trump == 4
        elif match.ask is not None:
            assert len(observation.hand) == observation.sizes[0]
    assert asked >= 10


@both_games
def test_only_seats_are_encoded(title: str) -> None:
    match = Match(GAMES[title], any_config(title, 0))
    for looker in (SPECTATOR, OPEN):
        with pytest.raises(ValueError, match="only what a seat sees"):
            encode(match.view(looker))


@both_games
def test_foreign_bytes_are_refused(title: str) -> None:
    match = Match(GAMES[title], any_config(title, 0))
    data = encode(match.view(0))
    for wrong in (data[:-1], data + b"\0", b"\xff" + data[1:]):
        with pytest.raises(
            ValueError, match=f"not a view of {title}, version {LAYOUTS[title].version}"
        ):
            decode(title, wrong)


@both_games
def test_the_table_of_fields_is_the_sight(title: str) -> None:
    layout = LAYOUTS[title]
    assert PACKAGES[title].Observation._fields == tuple(field.name for field in layout.fields)


def row_of(field: Field, start: int, first: int) -> str:
    kind = f"{field.kind} of {field.size}" if field.kind != "number" else f"number / {field.size}"
    times = f"{field.count} × " if field.count > 1 else ""
    return f"| {start} | `{field.name}` | {times}{kind} | {first} | {field.about} |"


def table_of(layout: Layout) -> str:
    lines, first = [], 0
    for field, start in layout.offsets():
        lines.append(row_of(field, start, first))
        first += field.spread * field.count
    return "\n".join(lines)


@both_games
def test_the_page_lists_every_field(title: str) -> None:
    """After a change: raise the version, and put what this expects into docs/encoding.md."""
    page = PAGE.read_text("utf-8")
    assert table_of(LAYOUTS[title]) in page
    assert f"{LAYOUTS[title].size} bytes" in page
    versions = re.findall(rf"`{title}` version (\d+)", page)
    assert versions == [str(LAYOUTS[title].version)]


@both_games
def test_people_can_read_it(title: str) -> None:
    for match in moments(Match(GAMES[title], GAMES[title].configure(4, {}), 3)):
        observation = PACKAGES[title].observation_of(match.view(1))
        text = describe(title, encode(match.view(1)))
        assert "seat 1 of 4" in text
        names = {"moustache": ANIMALS, "mustachio": NUTS}[title]
        assert f"hand: {' '.join(names[card] for card in observation.hand)}\n" in text
