"""Positions by hand: the same view, the same actions, the same suggestions as the real thing."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from re import sub
from typing import Any

import pytest

import upperlip
from upperlip import View, describe, position, suggest
from upperlip.cli import main
from upperlip.nuts.cards import VILLAIN_IDS
from upperlip.records.write import line_of
from upperlip.review.hint import matters
from upperlip.texts import Texts

Out = pytest.CaptureFixture[str]

GAMES = [
    upperlip.Setup("moustache", 3, rules=["pass-three", "pink-open", "twos-win", "cut-leads"]),
    upperlip.Setup("moustache", 4, rules=["pink-open", "pass-three", "equals-out", "reversed"]),
    upperlip.Setup("moustache", 5, rule_set="house"),
    upperlip.Setup("moustache", 6, trophies=[[1, 1, 2], [2, 2, 2], [3, 4, 5], [4, 5, 6]]),
    upperlip.Setup("moustache", 4, even_trophies=True),
    upperlip.Setup("mustachio", 2, villains="all"),
    upperlip.Setup("mustachio", 3, villains="pool", more_points=True),
    upperlip.Setup("mustachio", 4, villains="showcase2"),
    upperlip.Setup("mustachio", 5, villains="none"),
    upperlip.Setup("mustachio", 6, sides="trios", villains="all"),
]


def views(setup: upperlip.Setup, seed: int) -> Iterator[View]:
    """Of one game, as the seats see it that have to decide; not while others have chosen."""
    match = upperlip.Match(setup, seed)
    before, draws = None, Random(seed)
    while not match.over:
        seat, ask = match.turn[0], match.ask
        if ask == "play" or ask not in ("throw", before):
            yield match.view(seat)
        before = ask
        match.act(draws.choice(match.legal_actions(seat)), seat)


def again(view: View) -> View:
    """Told, written down, read, made a position."""
    told = json.loads(json.dumps(describe(view)))
    return position(**told)


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_the_same_as_the_real_view(setup: upperlip.Setup) -> None:
    looked_at = 0
    for number, view in enumerate(views(setup, seed=4)):
        if number % 4:
            continue
        found = again(view)
        assert found.inside.round == view.inside.round
        assert found.inside.agenda == view.inside.agenda
        assert found.actions == view.actions
        assert describe(found) == describe(view)
        looked_at += 1
    assert looked_at > 10


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_the_same_suggestions(setup: upperlip.Setup) -> None:
    for view in list(views(setup, seed=9))[5::23]:
        real = upperlip.suggest(view, simulations=40, seed=3)
        assert upperlip.suggest(again(view), simulations=40, seed=3) == real


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_the_last_round_of_a_finished_game_can_be_told(setup: upperlip.Setup) -> None:
    match = upperlip.Match(setup, 11).play("random")
    for seat in range(setup.players):
        assert again(match.view(seat)).trick == match.view(seat).trick


MOUSTACHE: dict[str, object] = {
    "row": ["blue-tax"],
    "teams": [1, 0, 1, 0],
    "crown": 2,
    "hand": "G8 P0 P3 P5 P6 O3 O4 B0 B3",
    "tricks": ["P2 P7 P8 P9", "B10"],
}


def moustache(**told: object) -> View:
    return position(**{"game": "moustache", "players": 4, "seat": 0, **MOUSTACHE, **told})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ({"hand": "G8 P0 P3 P5 P6 O3 O4 B0 P2"}, "P2 is dealt twice"),
        ({"hand": "G8 P0 P3"}, r"must be 10 together; there are 4. \(O-11\)"),
        ({"tricks": ["P2 P7", "B10"]}, "Trick 1 has 2 cards"),
        ({"tricks": ["P2 P7 G8 P9", "B10"], "hand": "P8 P0 P3 P5 P6 O3 O4 B0 B3"}, r"\(O-14\)"),
        ({"tricks": ["P2 B7 P8 P9", "P10 P4"]}, "seat|No deal fits"),
        ({"teams": [1, 1, 1, 0]}, r"teams do not have the right sizes. \(O-9\)"),
        ({"row": ["runner-up"]}, r"\(O-6\)"),
        ({"open": {"1": "P1"}}, r"No rule card in the row has cards lie face up. \(O-13\)"),
        ({"stolen": "P7"}, r"Nobody could have stolen P7: .* \(O-21\)"),
    ],
)
def test_what_cannot_be_is_refused_by_its_rule(told: dict[str, object], words: str) -> None:
    errors = (upperlip.ImpossiblePosition, upperlip.IllegalAction, upperlip.ImpossibleChance)
    with pytest.raises(errors, match=words):
        moustache(**told)


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ({"hand": "G8 R7"}, "there is no card 'R7' in moustache"),
        ({"trump": "R"}, "a position of moustache has no 'trump'; it has: row, teams"),
        ({"crown": "Ada"}, "crown: must be a whole number, not 'Ada'"),
        ({"row": [], "crown": None}, "a position of moustache also needs: row, crown"),
        ({"rule_set": "house"}, "options of the game stand together in options"),
        ({"options": "stars"}, "options: must be names with values, not 'stars'"),
        ({"tricks": 7}, "tricks: must be a list, a trick each"),
        ({"trophies": 7}, "trophies: must be a list, a round each"),
        ({"trophies": "- - -"}, "trophies: round 1 has 3 for 4 seats; one each is needed"),
        ({"trophies": ["- - - x"]}, "trophies: must be a whole number, not 'x'"),
        ({"trophies": ["- 200 - ?"]}, r"trophies: round 1 has \[1, 2, 3\] \(O-4\), not 200"),
        ({"trophies": ["- 3 - 3"]}, r"trophies: round 1 has \[1, 2, 3\] \(O-4\), not 3"),
        ({"trophies": [[None, -1, None, 3]]}, "trophies: .* not -1"),
        ({"trophies": ["? ? ? 1"]}, "trophies: round 1 has 3, no more"),
        ({"trophies": "3 - ? -,, 2 - - ?"}, "trophies: round 2 has 0 for 4 seats"),
        ({"trophies": ["- - - ?"] * 5}, "trophies: there are 4 rounds, not 5"),
        ({"open": {"4": "P1"}}, "open: there are 0 to 3, not 4"),
        ({"open": {"1": "P1", "01": "B2"}}, "open: a number stands twice"),
        ({"cards": 5}, "cards: must be a file, a folder, or a list of definitions"),
        ({"options": {0: 1}}, "options: must be names with values"),
    ],
)
def test_what_cannot_be_read_is_said(told: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        moustache(**told)


def test_what_tells_nothing_is_no_claim() -> None:
    assert moustache(open=["", "", "", ""], gave={"1": ""}) == moustache()


def test_even_trophies_are_no_secret() -> None:
    """O-4."""
    even = {"options": {"even_trophies": True}, "row": ["blue-tax", "pink-bonus"]}
    assert describe(moustache(trophies="? - 2 -", **even))["trophies"] == [[2, None, 2, None]]


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ({"villains": "G3 G3"}, "villains: G3 is none"),
        ({"dealer": -1}, "dealer: there are seats 0 to 3, not -1"),
        ({"blind": {"2": 1}}, "blind: there are 0 to 1, not 2"),
        ({"bids": {"0": 1, "00": 2}}, "bids: a number stands twice"),
    ],
)
def test_of_mustachio_too(told: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        position("mustachio", **{"villains": "ACORN TWINS", "hand": "R1 R2", **told})


@pytest.mark.parametrize(
    "told",
    [
        "3 - ? -, 2 - - ?",
        ["3 - ? -", "2 - - ?"],
        [[3, "-", "?", None], ["2", "-", None, "?"]],
    ],
)
def test_trophies_as_text_or_lists(told: object) -> None:
    """As the words of `position` have them; null is what describe writes for none."""
    if isinstance(told, str):
        assert f'trophies="{told}"' in (position.__doc__ or "")
    view = moustache(row=["blue-tax", "pink-bonus", "reversed"], trophies=told)
    assert describe(view)["trophies"] == [[3, None, "?", None], [2, None, None, "?"]]


def test_unknown_cards_stay_unknown() -> None:
    """What was guessed on the way is not in the view."""
    view = moustache(tricks=["P2 P7 P8 P9", "B10 B1"])
    assert view.asked == (2,) or view.ask == "play"
    assert all(cards == () for seat, cards in enumerate(view.inside.history[1].hands) if seat)  # type: ignore[attr-defined]


def run(*words: object) -> int:
    return main(list(map(str, words)))


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_the_command_from_a_record(language: str, tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "game.json"
    record = upperlip.new_match("moustache", seed=7, rule_set="house").play("random").record()
    path.write_text(line_of(record), "utf-8")
    words = ("--simulations", 60, "--lang", language)
    assert run("suggest", path, "--step", 2, *words) == 0
    told = capsys.readouterr().out
    view = upperlip.replay(record, 2).view(2)
    best = upperlip.suggest(view, simulations=60)[0]
    assert told.startswith(f"1. {best.action}: {best.in_words(language)}\n")
    said = Texts(language, "moustache", view.names)
    for reason in matters(view.inside, "play"):
        assert said.reason(reason) in told, "what matters, in words"
    end = len(record.steps)
    for more, sentence in (
        ((), f"after step {end} the game is over: try --step {end - 2}"),
        (("--step", end - 1), f"it is for chance: try --step {end - 2}"),
        (("--step", 0), "after step 0 it is for chance: try --step 2"),
        (("--step", 1), "after step 1 it is for chance: try --step 2"),
        (("--step", 999), "steps, not 999"),
        (("--step", 2, "--seat", 0), "after step 2 nothing is asked of seat 0, but of seat 2"),
    ):
        assert run("suggest", path, *more, *words) == 2
        assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(("language", "seat"), [("fr", "place "), ("ru", "место ")])
def test_players_without_a_name_are_called_so_in_each_language(
    language: str, seat: str, tmp_path: Path, capsys: Out
) -> None:
    path = tmp_path / "game.json"
    path.write_text(line_of(upperlip.new_match("moustache", seed=7).play("random").record()))
    few = ("--step", 30, "--simulations", 20, "--best", 1)
    for words in (("suggest", path, *few), ("record", "show", path)):
        assert run(*words, "--lang", language) == 0
        told = capsys.readouterr().out
        assert seat in told
        assert "seat" not in told


def test_a_record_in_which_nobody_is_asked(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "game.json"
    path.write_text(line_of(upperlip.replay(upperlip.new_match("moustache").record(), 1).record()))
    assert run("suggest", path, "--lang", "en") == 2
    assert "it is for chance: nobody is asked anything in it" in capsys.readouterr().err


def test_the_command_from_a_file_and_from_flags(tmp_path: Path, capsys: Out) -> None:
    view = next(view for view in views(GAMES[3], 2) if len(view.tricks) == 2)
    told = describe(view)
    words = ("--simulations", 50, "--best", 1, "--lang", "en")
    (tmp_path / "it.json").write_text(json.dumps(told), "utf-8")
    assert run("suggest", tmp_path / "it.json", *words) == 0
    first = capsys.readouterr().out
    best, *reasons = first.splitlines()
    assert best.startswith("1. ")
    assert len(reasons) in (1, 2), "what matters, and maybe why it is better"
    lines = [f"{key} = {json.dumps(value)}" for key, value in told.items() if key != "options"]
    (tmp_path / "it.toml").write_text("\n".join(lines), "utf-8")
    assert run("suggest", tmp_path / "it.toml", *words) == 0
    assert capsys.readouterr().out == first
    flags = [
        word
        for key, value in told.items()
        if key != "game"
        for word in ("--tell", f"{key}={value if isinstance(value, str) else json.dumps(value)}")
    ]
    assert run("suggest", "moustache", *flags, *words) == 0
    assert capsys.readouterr().out == first


def test_the_command_has_no_reasons_where_nothing_is_to_be_weighed_up(
    tmp_path: Path, capsys: Out
) -> None:
    view = next(view for view in views(GAMES[3], 2) if len(suggest(view, simulations=5)) == 1)
    (tmp_path / "it.json").write_text(json.dumps(describe(view)), "utf-8")
    assert run("suggest", tmp_path / "it.json", "--simulations", 5, "--lang", "en") == 0
    assert capsys.readouterr().out.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "6 more actions were not looked at: "),
        ("fr", "6 autres actions n’ont pas été examinées"),
        ("ru", "Не рассмотрено других действий: 6."),
    ],
)
def test_the_command_counts_what_was_not_looked_at(
    language: str, words: str, tmp_path: Path, capsys: Out
) -> None:
    view = next(view for view in views(GAMES[3], 2) if len(view.actions) == 7)
    (tmp_path / "it.json").write_text(json.dumps(describe(view)), "utf-8")
    command = ("suggest", tmp_path / "it.json", "--lang", language, "--simulations")
    assert run(*command, 1) == 0
    assert capsys.readouterr().out.splitlines()[1].startswith(words)
    assert run(*command, 200) == 0
    assert words[2:15] not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("it.json", "oops{", "Broken JSON at character 1."),
        ("it.json", "\n", "The file is empty."),
        ("it.toml", "", "The file is empty."),
        ("it.toml", "=x", "Invalid statement (at line 1, column 1)"),
        ("it.toml", "game = 'moustache'", "a position of moustache also needs: row, teams, crown"),
        ("it.json", '{"format": 1}', "The key “game” is missing."),
        ("it.toml", "hand = " + "[" * 1000 + "]" * 1000, "Nested too deeply."),
    ],
)
def test_what_is_wrong_is_said_with_its_file(
    name: str, text: str, words: str, tmp_path: Path, capsys: Out
) -> None:
    path = tmp_path / name
    path.write_text(text, "utf-8")
    assert run("suggest", path, "--lang", "en") == 2
    assert capsys.readouterr().err == f"upperlip: {path}: {words}\n"


def test_cards_from_outside_that_are_not_there_are_named(tmp_path: Path, capsys: Out) -> None:
    (tmp_path / "it.json").write_text('{"game": "mustachio", "cards": "none.toml"}', "utf-8")
    assert run("suggest", tmp_path / "it.json") == 2
    assert capsys.readouterr().err == "upperlip: cannot read none.toml: No such file or directory\n"


def test_what_the_command_would_not_heed_is_refused(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "it.json"
    path.write_text(line_of(upperlip.new_match("moustache").record()))
    of_positions = f"{path}: --tell and --option are of positions by hand, and this is a record"
    refused: tuple[tuple[tuple[object, ...], str], ...] = (
        ((path, "--tell", "hand=G1"), of_positions),
        ((path, "--option", "threes=overall"), of_positions),
        (
            ("moustache", "--tell", "game=mustachio"),
            "the game is moustache: --tell game goes unheeded",
        ),
        (
            ("moustache", "--seat", 1, "--tell", "seat=2"),
            "--seat and --tell seat: one of them would go unheeded",
        ),
        (("moustache", "--step", 3), "--step is of a record, and this is a position by hand"),
    )
    for words, sentence in refused:
        assert run("suggest", *words) == 2
        assert capsys.readouterr().err == f"upperlip: {sentence}\n"
    for flags, sentence in (
        (["--tell", "hand=G1", "--tell", "hand=G2"], "argument --tell: hand is given twice"),
        (["--tell", "=x"], "'=x' is not key=value"),
    ):
        with pytest.raises(SystemExit):
            run("suggest", "moustache", *flags)
        assert sentence in capsys.readouterr().err


def asks(setup: upperlip.Setup) -> dict[str, View]:
    """A view of each kind of ask at which there is something to decide."""
    found: dict[str, View] = {}
    for seed in range(12):
        for view in views(setup, seed):
            if len(view.actions) > 1:
                found.setdefault(view.actions[0].verb, view)
    return found


def reasoned(view: View, path: Path, capsys: Out, seed: int = 0) -> bool:
    """The command says what matters, from however little thought."""
    path.write_text(json.dumps(describe(view)), "utf-8")
    words = ("--simulations", 2, "--seed", seed, "--lang", "en")
    assert run("suggest", path, *words) == 0
    said = capsys.readouterr().out
    texts = Texts("en", view.game, again(view).names)
    verb = view.actions[0].inside(view.inside.config).verb
    return all(texts.reason(reason) in said for reason in matters(view.inside, verb))


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_the_command_has_reasons_at_every_ask(
    setup: upperlip.Setup, tmp_path: Path, capsys: Out
) -> None:
    found = asks(setup)
    assert "play" in found
    for view in found.values():
        assert reasoned(view, tmp_path / "it.json", capsys), view


def test_the_command_has_reasons_for_not_bidding_blind(tmp_path: Path, capsys: Out) -> None:
    """U-43. Whichever of the answers is better."""
    view = asks(upperlip.Setup("mustachio", 4, sides="pairs"))["agree"]
    best = {suggest(view, simulations=2, seed=seed)[0].action.verb: seed for seed in range(20)}
    assert sorted(best) == ["agree", "refuse"]
    for seed in best.values():
        assert reasoned(view, tmp_path / "it.json", capsys, seed)


def test_the_command_knows_no_more_than_the_seat(tmp_path: Path, capsys: Out) -> None:
    """From a record, where all cards stand, it says what it says from the view alone."""
    match = upperlip.new_match("moustache", seed=7, rule_set="house").play("random")
    (tmp_path / "game.json").write_text(line_of(match.record()), "utf-8")
    view = upperlip.replay(match.record(), 2).view(2)
    (tmp_path / "it.json").write_text(json.dumps(describe(view)), "utf-8")
    words = ("--simulations", 60, "--lang", "en")
    assert run("suggest", tmp_path / "game.json", "--step", 2, *words) == 0
    told = sub(r"player (\d)", r"seat \1", capsys.readouterr().out)
    assert run("suggest", tmp_path / "it.json", *words) == 0
    assert capsys.readouterr().out == told


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: Out) -> None:
    told = {"game": "moustache", "seat": 0, **MOUSTACHE, "hand": "G8 P0"}
    (tmp_path / "it.json").write_text(json.dumps(told), "utf-8")
    (tmp_path / "odd.json").write_text("[1", "utf-8")
    assert run("suggest", tmp_path / "it.json", "--lang", "fr") == 2
    assert "(O-11)" in capsys.readouterr().err
    assert run("suggest", tmp_path / "odd.json") == 2
    assert run("suggest", "moustach") == 2
    assert "moustach is neither a file nor one of mustachio" in capsys.readouterr().err
    assert run("suggest", "moustache", "--tell", "hand=R7") == 2
    assert "also needs: row, teams, crown" in capsys.readouterr().err


def test_the_command_takes_options_and_tricks_as_text(capsys: Out) -> None:
    told = {**MOUSTACHE, "tricks": "P2 P7 P8 P9, B10 G1 O7"}
    flags = [
        word
        for key, value in told.items()
        for word in ("--tell", f"{key}={value if isinstance(value, str) else json.dumps(value)}")
    ]
    words = ("--simulations", 30, "--lang", "en")
    assert run("suggest", "moustache", *flags, *words) == 0
    assert run("suggest", "moustache", *flags, *words, "--option", "threes=overall") == 0
    assert run("suggest", "moustache", *flags, *words, "--option", "threes=all") == 2
    assert "“threes” cannot be “all”" in capsys.readouterr().err


def test_what_is_missing_is_named() -> None:
    """And what was given, perhaps under another name."""
    with pytest.raises(ValueError, match=r"also needs: row \(given: rows, teams, crown\)"):
        upperlip.position("moustache", rows=["blue-tax"], teams=[0, 1, 0, 1], crown=0)
    with pytest.raises(ValueError, match=r"also needs: villains \(given: dealer, hand\); where"):
        upperlip.position("mustachio", dealer=3, villains="", turned=[], hand="R1")
    with pytest.raises(ValueError, match=r'also needs: villains; .* options={"villains": "none"}$'):
        upperlip.position("mustachio", villains=[])


def test_villains_that_the_options_settle_need_not_be_told() -> None:
    """U-6, U-8, U-9."""
    shown = list(VILLAIN_IDS[:10])
    for options, villains in (
        ({"villains": "all"}, VILLAIN_IDS),
        ({"villains": "none"}, ()),
        ({"shown": shown}, tuple(shown[2:4])),
    ):
        view = upperlip.position("mustachio", round=2, options=options)
        assert isinstance(view, upperlip.MustachioView)
        assert tuple(map(str, view.villains)) == villains


@pytest.mark.parametrize("game", ["moustache", "mustachio"])
def test_too_few_cards_are_counted(game: str) -> None:
    """O-11, U-10: in hand and played."""
    known: dict[str, dict[str, Any]] = {
        "moustache": {"row": ["blue-tax"], "teams": [0, 1, 0, 1], "crown": 0, "hand": "G1 G2"},
        "mustachio": {"villains": "TWINS WALNUT", "hand": "R1 R2", "turned": "B1"},
    }
    with pytest.raises(upperlip.ImpossiblePosition, match=r"must be .* together; there are 2"):
        upperlip.position(game, **known[game])


def test_positions_with_cards_from_outside() -> None:
    """E-45: described with their definitions, and so read again."""
    sevens = {
        "id": "ada:sevens-win",
        "game": "moustache",
        "side": "black",
        "name": {"en": "Lucky sevens"},
        "effects": [{"effect": "wins", "value": 7}],
    }
    rules = ["blue-tax", "pink-open", "ada:sevens-win", "reversed"]
    match = upperlip.new_match("moustache", seed=2, cards=[sevens], rules=rules)
    while match.view().round < 3 or match.ask != "play":
        match.play({match.turn[0]: "random"})
    view = match.view(match.turn[0])
    described = upperlip.describe(view)
    assert described["cards"] == [sevens]
    again = upperlip.position(**described)  # type: ignore[arg-type]
    assert (again.hand, again.trick, again.setup) == (view.hand, view.trick, view.setup)
