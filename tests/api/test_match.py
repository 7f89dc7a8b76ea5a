"""Matches through the public API."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import upperlip
from upperlip.bots import BOTS
from upperlip.games import GAMES
from upperlip.records.record import DecisionStep
from upperlip.records.write import line_of, record_of
from upperlip.simulation import play_out
from upperlip.table import match as inside


def test_the_same_game_as_inside() -> None:
    config = GAMES["mustachio"].configure(4, {"villains": "all"})
    played = inside.Match(GAMES["mustachio"], config, 7, 2)
    play_out(played, [BOTS["novice"]] * 4)
    match = upperlip.Match(upperlip.Setup("mustachio", 4, villains="all"), 7, number=2)
    match.play("novice")
    assert match.record().steps != ()
    assert match.record().result == record_of(played, match.names).result
    *_, last = upperlip.simulate("mustachio", 3, villains="all", bots="novice", seed=7)
    assert line_of(last.record()) == line_of(match.record())


def test_winners_are_seats() -> None:
    nuts = upperlip.new_match("mustachio", players=4, seed=2).play("random")
    assert nuts.winners in ((0, 2), (1, 3))
    animals = upperlip.new_match("moustache", players=5, seed=2)
    assert not animals.winners
    assert animals.result is None
    animals.play("random")
    assert set(animals.winners) <= set(range(5))
    names = " & ".join(animals.names[seat] for seat in animals.winners)
    assert f"won by {names}\n" in str(animals)


def test_bots_leave_seats_to_people() -> None:
    match = upperlip.new_match("moustache", players=4, seed=1)
    while not match.over:
        match.play(["novice", None, "random", "novice"])
        if not match.over:
            assert match.turn == (1,)
            match.act(match.legal_actions()[0])
    with pytest.raises(upperlip.IllegalAction, match="over"):
        match.act("play G7")
    with pytest.raises(ValueError, match="bots: 3 given for 4 players"):
        upperlip.new_match("moustache").play(["novice"] * 3)


def test_errors_are_sentences() -> None:
    match = upperlip.new_match("moustache", seed=7, rule_set="house")
    with pytest.raises(upperlip.IllegalAction) as illegal:
        match.act("play UNICORN")
    assert str(illegal.value).startswith("UNICORN is not in your hand. You may choose: P2, ")
    assert str(illegal.value).endswith("(O-14)")
    with pytest.raises(upperlip.RefusedOptions) as refused:
        upperlip.new_match("moustache", players=9)
    assert str(refused.value) == "This game is for 3 to 6 players, not 9. (O-9)"
    match.act("play P2")
    with pytest.raises(upperlip.IllegalAction) as revoke:
        match.act(next(f"play {c}" for c in match.view(3).hand if c.colour != "P"))
    assert "pink" in str(revoke.value).lower()


def test_records_there_and_back(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    matches = list(upperlip.simulate("moustache", games=2, players=3, seed=4))
    assert upperlip.write_records(path, (match.record() for match in matches)) == 2
    records = list(upperlip.read_records(path))
    assert records == [match.record() for match in matches]
    again = upperlip.replay(records[1])
    assert again.over
    assert again.winners == matches[1].winners


def test_what_cannot_be_written_is_said(tmp_path: Path) -> None:
    """Of the file that was named; and no file is left behind."""
    match = upperlip.new_match("moustache")
    path = tmp_path / "games.jsonl"
    with pytest.raises(TypeError, match="write_records takes a list of records"):
        upperlip.write_records(path, match)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="write_records takes a list of records"):
        upperlip.write_records(path, [match])  # type: ignore[list-item]
    with pytest.raises(FileNotFoundError) as caught:
        upperlip.write_records(tmp_path / "nowhere" / "games.jsonl", [])
    assert caught.value.filename == str(tmp_path / "nowhere" / "games.jsonl")
    assert list(tmp_path.iterdir()) == []


def test_a_record_can_be_cut_and_played_on() -> None:
    record = upperlip.new_match("mustachio", seed=3).play("random").record()
    for steps in (0, 1, 40):
        match = upperlip.replay(record, steps)
        assert not match.over
        assert match.play("random").over
        assert match.record().steps[:steps] == record.steps[:steps]


@pytest.mark.parametrize("game", upperlip.GAMES)
def test_a_replay_invents_nothing(game: str) -> None:
    """Cut before a step of chance, it waits there; whoever plays on has chance draw."""
    record = upperlip.new_match(game, seed=5).play("random").record()
    cuts = [n for n, step in enumerate(record.steps) if not isinstance(step, DecisionStep)]
    assert len(cuts) > 4
    for steps in cuts:
        match = upperlip.replay(record, steps)
        assert match.record().steps == record.steps[:steps]
        assert (match.over, match.turn, match.legal_actions()) == (False, (), ())
        assert repr(match).endswith(f"{match.ask} by chance>")
        assert str(match)
    assert match.play("random").over


def test_to_act_lets_chance_go_first() -> None:
    match = upperlip.replay(upperlip.new_match("moustache", seed=7).record(), 1)
    assert (match.ask, match.turn) == ("deal", ())
    with pytest.raises(upperlip.IllegalAction):
        match.act("steal G7")
    assert match.turn


def test_a_bad_record_says_what_is_wrong_in_words(tmp_path: Path) -> None:
    path = tmp_path / "bad.jsonl"
    text = line_of(
        upperlip.new_match("moustache", seed=7, rule_set="house").play("random").record()
    )
    path.write_text(text.replace('"do": "play', '"do": "plug', 1), "utf-8")
    with pytest.raises(upperlip.Fault) as caught:
        list(upperlip.read_records(path))
    assert str(caught.value).startswith("step 3: ")
    assert '"plug' in str(caught.value)


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "poker"},
        {"players": 9},
        {"games": 2.5},
        {"seed": "7"},
        {"bots": "nobody"},
        {"bots": "peek"},
        {"bots": ["novice"]},
        {"simulations": 0},
        {"rule_set": "pub"},
    ],
    ids=str,
)
def test_what_cannot_be_simulated_is_refused_at_the_call(wrong: dict[str, Any]) -> None:
    with pytest.raises((ValueError, upperlip.RefusedOptions)):
        upperlip.simulate(**{"game": "moustache", **wrong})


def test_a_file_that_is_not_there_is_refused_at_the_call(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        upperlip.read_records(tmp_path / "none.jsonl")


def test_who_asks_for_an_unknown_bot_hears_of_those_that_would_do() -> None:
    with pytest.raises(upperlip.BadBot) as caught:
        upperlip.new_match("moustache").play("nobody")
    assert "expert, and your own as MODULE:CLASS" in str(caught.value)
    assert "peek" not in str(caught.value)


def test_suggestions_are_repeatable_and_told_in_three_languages() -> None:
    match = upperlip.new_match("moustache", seed=7, rule_set="house")
    view = match.view(match.turn[0])
    found = upperlip.suggest(view, simulations=60, seed=5)
    assert found == upperlip.suggest(view, simulations=60, seed=5)
    assert {each.action for each in found} <= set(match.legal_actions())
    assert len({found[0].in_words(language) for language in ("en", "fr", "ru")}) == 3
    assert str(found[0]).startswith(str(found[0].action))
    assert upperlip.suggest(match.view(), simulations=60) == ()


def test_what_cannot_be_meant_is_said_in_words() -> None:
    match = upperlip.new_match("moustache", seed=7, rule_set="house")
    view = match.view(match.turn[0])
    record = match.record()
    for wrong, words in (
        (
            lambda: match.act("plai P2"),
            "'plai P2' is no action of moustache; seat 2 may: play P2, ",
        ),
        (lambda: match.act("play P2", seat=9), "there is no seat 9; there are 0 to 3"),
        (lambda: match.legal_actions(4), "there is no seat 4; there are 0 to 3"),
        (lambda: match.play(simulations=0), "simulations: must be a whole number from 1 up"),
        (lambda: upperlip.suggest(view, seconds=-1), "seconds: must be a number above zero"),
        (lambda: upperlip.suggest(match), "suggest takes a view, match.view(seat)"),  # type: ignore[arg-type]
        (lambda: upperlip.suggest(view, 20)[0].in_words("de"), "there is no language 'de'"),
        (lambda: upperlip.replay(record, steps=-1), "the record has 2 steps, not -1"),
        (lambda: upperlip.replay(record, steps=99), "the record has 2 steps, not 99"),
        (lambda: match.view("0"), "there is no seat '0'; there are 0 to 3"),  # type: ignore[arg-type]
        (lambda: match.view(True), "there is no seat True; there are 0 to 3"),
        (lambda: match.play({9: "novice"}), "bots: there is no seat 9; there are 0 to 3"),
        (lambda: match.play({"0": "novice"}), "bots: there is no seat '0'; there are 0 to 3"),  # type: ignore[dict-item]
        (lambda: match.play(seconds=1, simulations=1), "seconds or simulations, not both"),
        (lambda: upperlip.suggest(view, 1, 0.1), "seconds or simulations, not both"),
        (lambda: upperlip.suggest(view, 1, seed="x"), "seed: must be a whole number, not 'x'"),  # type: ignore[arg-type]
        (lambda: upperlip.replay(record, seed="x"), "seed: must be a whole number, not 'x'"),  # type: ignore[arg-type]
        (lambda: upperlip.replay(match), "replay takes a record, match.record()"),  # type: ignore[arg-type]
        (lambda: upperlip.solve(match), "solve takes a record, match.record()"),  # type: ignore[arg-type]
        (lambda: upperlip.simulate("moustache", -1), "games: must be a whole number from 0 up"),
        (lambda: upperlip.new_match("moustache", names="abcd"), "names: must be a list of texts"),
        (lambda: upperlip.new_match("moustache", names=[1, 2, 3, 4]), "names: must be a list of"),  # type: ignore[list-item]
        (lambda: upperlip.new_match("moustache", names=["A"]), "names: 1 given for 4 players"),
        (lambda: upperlip.new_match("moustache", players="4"), "players: must be a whole number"),  # type: ignore[arg-type]
        (lambda: upperlip.new_match("moustache", seed="x"), "seed: must be a whole number"),  # type: ignore[arg-type]
    ):
        with pytest.raises((TypeError, ValueError)) as caught:
            wrong()
        assert words in str(caught.value)
    assert match.record() == record


WINDFALL = {
    "id": "ada:windfall",
    "game": "mustachio",
    "number": 8,
    "name": {"en": "Windfall"},
    "effects": [{"effect": "points", "points": 10}],
}
POOL = ["ada:windfall", "ACORN", "TWINS", "HUMMMUS", "PEANUT", "WALNUT"]


def with_windfall(seed: int = 3) -> upperlip.Match:
    options: dict[str, Any] = {"villains": "pool", "pool": POOL}
    return upperlip.new_match("mustachio", seed=seed, cards=[WINDFALL], **options)


class Looker:
    """Looks at all there is, and plays what comes from outside."""

    def choose(self, view: upperlip.View, actions: Sequence[upperlip.Action]) -> upperlip.Action:
        assert "ada:windfall" in str(view)
        assert view.setup == with_windfall().setup
        assert tuple(actions) == view.actions
        return next((each for each in actions if "ada:" in each.words), actions[0])


def test_cards_from_outside_have_names() -> None:
    """E-45: in views, actions and records, for bots of one's own, and back."""
    match = with_windfall().play(Looker())
    record = match.record()
    assert record.cards == (WINDFALL,)
    plays = [step for step in record.steps if getattr(step, "do", "") == "play ada:windfall"]
    assert plays
    again = upperlip.replay(record, record.steps.index(plays[0]))
    (action,) = (each for each in again.legal_actions() if each.words == "play ada:windfall")
    assert action.card == upperlip.Card("mustachio", "ada:windfall")
    assert action.card.special
    again.act(action)
    assert again.view().trick[-1].card == action.card
    assert eval(repr(again.setup), {"Setup": upperlip.Setup}) == again.setup


def test_cards_from_outside_come_in_files(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    head = '[[card]]\nid = "ada:windfall"\ngame = "mustachio"\nname = { en = "Windfall" }\n'
    file.write_text(head + 'number = 8\neffects = [{ effect = "points", points = 10 }]\n')
    setup = upperlip.Setup("mustachio", 4, cards=file, villains="pool", pool=POOL)
    assert setup == with_windfall().setup
    file.write_text(head + "number = 80\neffects = []\n")
    with pytest.raises(ValueError, match=r"cards.toml:5: “number” must be .* not 80"):
        upperlip.Setup("mustachio", 4, cards=file)
    with pytest.raises(ValueError, match="“game” is missing"):
        upperlip.Setup("mustachio", 4, cards=[{"id": "ada:windfall"}])


def test_an_unknown_card_from_outside_is_no_action() -> None:
    match = with_windfall()
    match.play([None, "novice", "novice", "novice"])
    with pytest.raises(ValueError, match="is no action of this set-up; seat 0 may: "):
        match.act("play ada:other")


def test_what_stands_beside_a_decision_is_written_again() -> None:
    """hint, bot, ms and the legal actions."""
    match = upperlip.new_match("moustache", players=3, seed=1, first_game=True).play("random")
    plain = match.record()
    legal = tuple(sorted(map(str, upperlip.replay(plain, 2).legal_actions())))
    noted = replace(plain.steps[2], hint=2, ms=7, bot="sly", legal=legal)
    record = replace(plain, steps=(*plain.steps[:2], noted, *plain.steps[3:]))
    assert upperlip.replay(record).record() == record
