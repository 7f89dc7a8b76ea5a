"""Cards, actions, set-ups and views by name."""

import re

import pytest

import upperlip
from upperlip import Action, Card, MoustacheView, MustachioView, Setup
from upperlip.games import GAMES
from upperlip.named.card import DECKS

NAMES = {name: getattr(upperlip, name) for name in upperlip.__all__}


def read_back(thing: object) -> object:
    return eval(repr(thing), dict(NAMES))


@pytest.mark.parametrize("title", GAMES)
def test_every_card_can_be_read_back(title: str) -> None:
    config = Setup(title).inside
    cards = [Card.numbered(config, number) for number in range(len(DECKS[title]))]
    assert [read_back(card) for card in cards] == cards
    assert [card.number(config) for card in cards] == list(range(len(cards)))
    assert [str(card) for card in cards] == list(DECKS[title])


def test_what_a_card_says() -> None:
    card, joker = Card("moustache", "G10"), Card("moustache", "UNICORN")
    assert (card.colour, card.value, card.special) == ("G", 10, False)
    assert (joker.colour, joker.value, joker.special) == (None, None, True)
    assert Card("mustachio", "HEALTH+").special
    assert Card("mustachio", "G7") != Card("moustache", "G7")
    with pytest.raises(ValueError, match="no card 'R7' in moustache"):
        Card("moustache", "R7")
    with pytest.raises(ValueError, match="no game 'chess'"):
        Card("chess", "e4")


@pytest.mark.parametrize("title", GAMES)
def test_actions_can_be_read_back(title: str) -> None:
    match = upperlip.new_match(title, players=3, seed=3)
    while not match.over:
        actions = match.legal_actions()
        assert tuple(map(read_back, actions)) == actions
        match.play({match.turn[0]: "random"})


def test_what_an_action_says() -> None:
    play, bid = Action("mustachio", "play WALNUT"), Action("mustachio", "bid 3")
    assert (play.verb, play.card, play.number) == ("play", Card("mustachio", "WALNUT"), None)
    assert (bid.verb, bid.card, bid.number) == ("bid", None, 3)
    assert str(play) == "play WALNUT"
    for words in ("play", "bid 3", "play g7", "", 7, None):
        with pytest.raises(ValueError, match="is no action of moustache"):
            Action("moustache", words)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "setup",
    [
        Setup("moustache"),
        Setup("moustache", 5, rule_set="house", even_trophies=True),
        Setup("moustache", 3, rules=["pink-open", "pass-three", "twos-win", "runner-up"]),
        Setup("mustachio", 2, villains="all", card_counting=True, first_dealer=1),
        Setup("mustachio", 6, sides="trios", villains="none"),
    ],
    ids=str,
)
def test_set_ups_can_be_read_back(setup: Setup) -> None:
    assert read_back(setup) == setup
    assert hash(read_back(setup)) == hash(setup)
    assert setup != Setup("mustachio", 4, first_dealer=3)


def test_a_view_reads_well() -> None:
    match = upperlip.new_match(
        "moustache", seed=7, rule_set="house", names=["Ada", "Bo", "Cy", "Di"]
    )
    match.act("play P2")
    view = match.view(0)
    assert isinstance(view, MoustacheView)
    assert "trick 1: Cy P2" in str(view)
    assert "hand of Ada: G8 P0" in str(view)
    assert "to play: Di" in str(view)
    assert (view.round, view.ask, view.asked, view.crown) == (1, "play", (3,), 2)
    assert view.trick == (upperlip.Play(2, Card("moustache", "P2")),)
    assert view.actions == ()
    assert match.view(3).actions == match.legal_actions()


def test_a_view_knows_what_its_seat_knows() -> None:
    match = upperlip.new_match("mustachio", seed=1)
    while match.ask in ("blind", "agree"):
        assert match.view(0).hand == ()  # U-16
        match.act(match.legal_actions()[0])
    view = match.view(0)
    assert isinstance(view, MustachioView)
    assert len(view.hand) == 9
    others = {str(card) for seat in (1, 2, 3) for card in match.view(seat).hand}
    cards = set(re.findall(r"\b[RBGY]\d+\b", str(view).replace(str(view.turned[-1]), "")))
    assert not others & cards
    assert match.view().hand == ()


@pytest.mark.parametrize("title", GAMES)
def test_views_of_whole_games(title: str) -> None:
    """Whatever happens, a view can be read, and finds by itself what its seat may do."""
    match = upperlip.new_match(title, players=4, seed=5)
    while not match.over:
        seat = match.turn[0]
        view = match.view(seat)
        assert view.actions == match.legal_actions(seat)
        assert sum(map(len, (trick.plays for trick in view.tricks))) == 4 * len(view.tricks)
        assert str(view)
        match.play({seat: "random"})


def test_rule_cards_are_in_nobodys_hand() -> None:
    """E-45: only villains from outside are played; another set-up's are not known either."""
    for title in GAMES:
        with pytest.raises(ValueError, match="no card 'ada:windfall' in this set-up"):
            Card(title, "ada:windfall").number(Setup(title).inside)
    with pytest.raises(ValueError, match="no card 7 in moustache"):
        Card("moustache", 7)  # type: ignore[arg-type]
