"""Matches through the public API."""

from pathlib import Path

import pytest

import upperlip
from upperlip.bots import BOTS
from upperlip.games import GAMES
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
    with pytest.raises(ValueError, match="3 bots for 4 players"):
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


def test_a_record_can_be_cut_and_played_on(tmp_path: Path) -> None:
    record = upperlip.new_match("mustachio", seed=3).play("random").record()
    for steps in (0, 1, 40):
        match = upperlip.replay(record, steps)
        assert not match.over
        assert match.record().steps[:steps] == record.steps[:steps]
        assert match.play("random").over


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


def test_suggestions_are_repeatable_and_told_in_three_languages() -> None:
    match = upperlip.new_match("moustache", seed=7, rule_set="house")
    view = match.view(match.turn[0])
    found = upperlip.suggest(view, simulations=60, seed=5)
    assert found == upperlip.suggest(view, simulations=60, seed=5)
    assert {each.action for each in found} <= set(match.legal_actions())
    assert len({found[0].told(language) for language in ("en", "fr", "ru")}) == 3
    assert str(found[0]).startswith(str(found[0].action))
    assert upperlip.suggest(match.view(), simulations=60) == ()
