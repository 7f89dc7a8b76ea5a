"""Hints come from the view, in time, and say what the review would say."""

import msgspec
import pytest

from tests.contract.games import BY_TITLE, next_ply
from tests.kernel.needed import needs_kernel
from tests.review.kit import decided
from upperlip.review.comparing import compare
from upperlip.review.hint import Hint, hint_for
from upperlip.table.generator import Generator
from upperlip.table.match import Match
from upperlip.texts import LANGUAGES, Texts

pytestmark = [needs_kernel, pytest.mark.fuzz]
WORLDS = 60


def hints_in(title: str, players: int, seed: int, **options: object) -> list[tuple[str, Hint]]:
    """Of every decision of a random game that leaves a choice, with what was asked."""
    game = BY_TITLE[title]
    match = Match(game, game.configure(players, options), seed)
    found = []
    while (ask := match.ask) is not None:
        if match.let_chance():
            continue
        seat = ask.seats[0]
        view, legal = match.view(seat), match.legal(seat)
        if len(legal) > 1 and ask.what != "throw":
            found.append((ask.what, hint_for(view, legal, 10.0, WORLDS)))
        match.act(seat, legal[match.draws_for(seat).below(len(legal))])
    return found


@pytest.mark.parametrize(
    ("title", "players", "asks"),
    [
        ("moustache", 4, {"play", "give"}),
        ("moustache", 3, {"play", "give", "steal"}),
        ("mustachio", 4, {"play", "bid", "blind", "trump"}),
    ],
)
def test_every_kind_of_decision_has_a_hint_that_can_be_said(
    title: str, players: int, asks: set[str]
) -> None:
    options = {"rules": ["pass-three", "fewest-stars", "reversed", "twos-win"]}
    more = {"villains": "all"}
    found = hints_in(title, players, 3, **(options if title == "moustache" else more))
    assert asks <= {what for what, _ in found}
    for _, hint in found:
        assert set(hint.best) <= set(hint.question)
        assert hint.options[0].action == hint.best[0]
        assert hint.worlds == WORLDS
        for language in LANGUAGES:
            texts = Texts(language, title, ["Ada", "Bo", "Cy", "Di"][:players])
            for reason in (*hint.matters, *([hint.why] if hint.why else [])):
                assert texts.reason(reason)


def test_a_hint_travels_as_json() -> None:
    for _, hint in hints_in("moustache", 4, 5)[:20]:
        assert msgspec.json.decode(msgspec.json.encode(hint), type=Hint) == hint


def test_gifts_come_into_question_together() -> None:
    rules = ["pass-three", "pink-open", "reversed", "twos-win"]
    what, hint = hints_in("moustache", 4, 1, rules=rules)[0]
    assert what == "give"
    assert len(set(hint.best)) == 3


@pytest.mark.parametrize("title", ["moustache", "mustachio"])
def test_what_others_hold_changes_no_hint(title: str) -> None:
    """Two worlds with the same view: nothing but the view may come in."""
    game = BY_TITLE[title]
    draws, different = Generator(18), 0
    state = game.begin(game.configure(4, {}))
    while (ply := next_ply(game, state, draws)) is not None:
        ask = game.turn(state)
        if ask is not None and ask.what == "play" and draws.below(6) == 0:
            seat = ask.seats[0]
            view, legal = game.view(state, seat), game.legal(state, seat)
            world = game.guess(view, draws)
            if len(legal) > 1 and world.round.hands != state.round.hands:
                seen = game.view(world, seat)
                assert hint_for(seen, legal, 10.0, WORLDS) == hint_for(view, legal, 10.0, WORLDS)
                different += 1
        state = game.apply(state, ply)
    assert different > 3


def test_a_met_bid_and_the_last_card_are_what_matters() -> None:
    """U-40: the bid was nothing, so the lowest card that follows, and not the highest."""
    moment = decided(
        "play R15", "mustachio", round=1, dealer=0, villains=[], options={"villains": "none"},
        turned="B7", bids=[0, 2, 0, 2], hand="R15 R2 G2 G3 G4 Y2 Y3 B2 B3",
        tricks=["R9 R4 R12"],
    )  # fmt: skip
    hint = hint_for(moment.view, moment.actions, 10.0, 400)
    messages = [reason.message for reason in hint.matters]
    assert {"hint-bid-met", "hint-trick-theirs", "hint-last"} < set(messages)
    read = BY_TITLE["mustachio"].read_action
    assert hint.best == hint.question == (read(moment.view.config, "play R2"),)
    assert hint.why is not None
    assert hint.why.message == "review-bid-met"


def test_a_comparison_can_be_continued() -> None:
    game = BY_TITLE["moustache"]
    match = Match(game, game.configure(4, {}), 3)
    while match.let_chance():
        pass
    assert match.ask is not None
    seat = match.ask.seats[0]
    view, legal = match.view(seat), match.legal(seat)
    whole = compare(view, legal, 60)
    parts = compare(view, legal, 40).plus(compare(view, legal, 20, first=40))
    assert parts.worlds == whole.worlds == 60
    for action, one in whole.by_action.items():
        other = parts.by_action[action]
        assert list(one.values) == list(other.values)
        assert list(one.takers) == list(other.takers)
        assert list(one.gains) == list(other.gains)
        assert one.parties == pytest.approx(other.parties)
