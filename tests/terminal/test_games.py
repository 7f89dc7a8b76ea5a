"""Whole games through the screen: every decision of both games, three languages."""

import re
from typing import Any

import pytest

from tests.terminal.kit import Typist, first_legal, played, seed_that_asks
from upperlip.bots import BOTS, choice_of
from upperlip.games import GAMES
from upperlip.table.match import Match
from upperlip.texts import LANGUAGES

pytestmark = pytest.mark.fuzz

NUTS_ASKS = {"blind", "agree", "bid", "play", "trump", "pass"}
ANIMALS_ASKS = {"give", "play", "steal"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_mustachio_to_the_bow(language: str) -> None:
    options: dict[str, object] = {"villains": "all"}
    seed = seed_that_asks(NUTS_ASKS, "mustachio", 4, options)
    typist = Typist(answer=first_legal)
    printed = played("mustachio", typist, seed=seed, language=language, options=options)
    assert typist.asked == NUTS_ASKS
    assert "· U-23 " in printed
    assert "(left)" not in printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_moustache_to_the_bow(language: str) -> None:
    rules = ["pink-open", "pass-three", "equals-out", "three-lowest"]
    options: dict[str, object] = {"rules": rules}
    seed = seed_that_asks(ANIMALS_ASKS, "moustache", 3, options)
    typist = Typist(answer=first_legal)
    how: dict[str, Any] = {"players": 3, "seed": seed, "options": options}
    printed = played("moustache", typist, language=language, **how)
    assert typist.asked == ANIMALS_ASKS
    assert "· O-18 " in printed
    assert "(left)" not in printed


@pytest.mark.parametrize(("players", "sides"), [(2, "solo"), (3, "solo"), (6, "trios")])
def test_other_tables_of_mustachio(players: int, sides: str) -> None:
    options = {"sides": sides, "villains": "pool"}
    printed = played("mustachio", Typist(answer=first_legal), players=players, options=options)
    assert "Game won by" in printed


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_other_tables_of_moustache(players: int) -> None:
    options = {"rule_set": "house"}
    printed = played("moustache", Typist(answer=first_legal), players=players, options=options)
    assert "Game won by" in printed


def test_a_tie_is_thrown_for() -> None:
    options: dict[str, object] = {"villains": "none", "sides": "solo"}
    seed = seed_that_asks({"throw"}, "mustachio", 2, options)
    how: dict[str, Any] = {"players": 2, "seed": seed, "options": options}
    printed = played("mustachio", Typist(answer=first_legal), **how)
    assert "Tie for first place" in printed
    assert "[1] rock   [2] paper   [3] scissors" in printed
    assert "Game won by" in printed


def test_a_tie_in_moustache() -> None:
    """O-8: a tie stays a tie, and the bow knows it."""
    game = GAMES["moustache"]
    options: dict[str, object] = {"first_game": True, "even_trophies": True}
    config = game.configure(3, options)
    seeds = {True: 0, False: 0}  # is seat 0 among those who tied?
    for seed in range(200):
        match = Match(game, config, seed)
        while (ask := match.ask) is not None:
            if not match.let_chance():
                seat = 0 if 0 in ask.seats else ask.seats[0]
                bot = BOTS["random"]
                match.act(seat, choice_of(bot, match, seat) if seat else match.legal(0)[0])
        winners: Any = match.result["winners"] if match.result else []
        if len(winners) > 1:
            seeds[0 in winners] = seed
        if all(seeds.values()):
            break
    for tied, bow in ((True, "you bow to each other."), (False, "Not this time.")):
        how: dict[str, Any] = {"players": 3, "seed": seeds[tied], "options": options}
        printed = played("moustache", Typist(answer=first_legal), **how)
        assert "A tie: " in printed
        assert "Game won by" not in printed
        assert bow in printed


def test_numbers_below_zero_have_a_minus() -> None:
    rules = ["green-negative", "pink-bonus", "reversed", "twos-win"]
    typist = Typist(answer=first_legal, extra=("s",))
    printed = played("moustache", typist, options={"rules": rules})
    assert "★ −" in printed
    assert not re.search(r"(?<![\w-])-\d", printed)
    options: dict[str, object] = {"villains": "all", "sides": "solo"}
    for seed in range(20):
        typist = Typist(answer=first_legal, extra=("s",))
        printed = played("mustachio", typist, seed=seed, options=options)
        if re.search(r"Points [−-]\d", printed):
            break
    assert re.search(r"Points −\d", printed)
    assert not re.search(r"(?<![\w-])-\d", printed)


def test_the_french_colon_has_its_space() -> None:
    for title, options in (("mustachio", {}), ("moustache", {"rule_set": "house"})):
        typist = Typist(answer=first_legal, extra=("r",))
        printed = played(title, typist, language="fr", options=options, width=300)
        assert not re.search(r"[^\s\d:]: ", printed)


def test_lines_do_not_break_at_a_no_break_space() -> None:
    for width in range(40, 100, 7):
        typist = Typist(["?", "r", "r 40", "r 16"])
        printed = played("mustachio", typist, language="fr", width=width)
        assert not [line for line in printed.splitlines() if re.match(r"\s*[:;!?»] ", line)]
        assert "\ue000" not in printed


def test_nothing_is_wider_than_the_screen() -> None:
    for title, players in (("mustachio", 3), ("moustache", 5)):
        typist = Typist(answer=first_legal, extra=("?", "r", "l", "s"))
        options: dict[str, object] = {"villains": "all"} if title == "mustachio" else {}
        printed = played(title, typist, players=players, language="fr", options=options)
        assert max(map(len, printed.splitlines())) <= 80


def test_the_same_seed_is_the_same_game() -> None:
    games = {played("moustache", Typist(answer=first_legal), seed=5) for _ in range(2)}
    assert len(games) == 1
    assert played("moustache", Typist(answer=first_legal), seed=6) not in games


def test_brackets_mark_exactly_what_is_legal() -> None:
    """Without colours, too, one sees what can be played."""
    sizes: list[int] = []

    def count(match: object) -> str:
        sizes.append(len(typist.match.legal(0)))  # type: ignore[union-attr]
        return first_legal(typist.match)  # type: ignore[arg-type]

    typist = Typist(answer=count)
    printed = played("moustache", typist, players=6, options={"first_game": True})
    blocks = re.split(r"\n── |\nRound \d of", printed)[1:]
    marked = [len(re.findall(r"\[\d+\] ", block)) for block in blocks]
    assert [number for number in marked if number] == sizes


def test_the_view_of_a_blind_bid_has_no_card() -> None:
    """U-16: the hand is not on the screen while blind bids are open."""
    typist = Typist(lines=["no"], answer=None)
    printed = played("mustachio", typist, players=2, options={"villains": "none"})
    before, _, after = printed.partition("or no (Enter: no) > no")
    assert "Hand:" not in before
    assert "Hand:" in after
