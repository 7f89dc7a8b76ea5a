"""Bots of one's own: found, adapted, and held to the rules."""

import pickle
import sys
from collections.abc import Iterator, Sequence
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from upperlip.bots import BOTS, BadBot, Budget, bot_from, find_bot, registry
from upperlip.cli import main
from upperlip.games import GAMES
from upperlip.named import Action, View
from upperlip.simulation import play_out
from upperlip.table.match import Match

SLY = '''
class Sly:
    """Plays its strongest card, bids what it feels like."""

    def choose(self, view, actions, draws):
        return actions[-1] if view.ask == "play" else actions[draws.below(len(actions))]


class Rude:
    def choose(self, view, actions):
        return "play UNICORN"


class Mute:
    pass


class Moody:
    def choose(self, view, actions, mood):
        pass


class Demanding:
    def __init__(self, money):
        pass


class Quitter:
    def __init__(self):
        raise SystemExit(3)
'''


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A directory with a module of bots in it, and in it ourselves."""
    (tmp_path / "my_bots.py").write_text(SLY, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    find_bot.cache_clear()
    yield tmp_path
    sys.modules.pop("my_bots", None)
    find_bot.cache_clear()


class First:
    def choose(self, view: View, actions: Sequence[Action]) -> str:
        assert view.actions == tuple(actions)
        return str(actions[0])


@pytest.mark.parametrize("title", GAMES)
def test_a_class_is_enough(title: str) -> None:
    match = Match(GAMES[title], GAMES[title].configure(4, {}), 3)
    play_out(match, [bot_from(First), *[BOTS["random"]] * 3])
    assert match.over


def test_what_it_asks_for_it_gets(own: Path) -> None:
    sly = find_bot("my_bots:Sly")
    assert (sly.name, sly.thinks, sly.peeks) == ("my_bots:Sly", False, False)
    games = []
    for _ in range(2):
        match = Match(GAMES["mustachio"], GAMES["mustachio"].configure(2, {}), 5)
        games.append(play_out(match, [sly] * 2).history)
    assert games[0] == games[1]

    class Thoughtful:
        def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
            assert budget.simulations == 9
            return actions[0]

    match = Match(GAMES["moustache"], GAMES["moustache"].configure(3, {}), 5)
    play_out(match, [bot_from(Thoughtful())] * 3, budget=Budget(simulations=9))
    assert bot_from(Thoughtful).thinks


def test_it_travels(own: Path) -> None:
    assert pickle.loads(pickle.dumps(find_bot("my_bots:Sly"))).name == "my_bots:Sly"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("genius", "there is no bot 'genius'; there are: random, novice"),
        (
            "my_bots",
            "there is no bot 'my_bots'; .*, and your own as MODULE:CLASS, such as my_bots:Sly",
        ),
        ("my_bots:", "'my_bots:' is not a bot's place: MODULE:CLASS, such as my_bots:Sly"),
        (":Sly", "':Sly' is not a bot's place"),
        ("my_bots:Sly.", "'my_bots:Sly.' is not a bot's place"),
        ("./my_bots:Sly", "'./my_bots:Sly' is not a bot's place"),
        ("my_bots:Quitter", "my_bots:Quitter cannot be made without arguments: 3"),
        ("no_bots:Sly", "cannot load the bot no_bots:Sly: ModuleNotFoundError"),
        ("my_bots:Shy", "cannot load the bot my_bots:Shy: AttributeError"),
        ("my_bots:Mute", r"my_bots:Mute has no method choose\(view, actions\)"),
        (
            "my_bots:Moody",
            "my_bots:Moody: choose takes view, actions, and draws or budget: missing",
        ),
        ("my_bots:Demanding", "my_bots:Demanding cannot be made without arguments"),
    ],
)
def test_what_is_wrong_is_said(own: Path, name: str, words: str) -> None:
    with pytest.raises(BadBot, match=words):
        find_bot(name)


def test_a_script_that_ends_when_imported_is_no_bot(own: Path) -> None:
    (own / "my_bots.py").write_text("raise SystemExit(3)", "utf-8")
    with pytest.raises(BadBot, match="cannot load the bot my_bots:Sly: SystemExit: 3"):
        find_bot("my_bots:Sly")


def test_only_the_arena_offers_to_peek(capsys: pytest.CaptureFixture[str]) -> None:
    for command, peeks in (
        ("arena moustache my_bots novice", True),
        ("ladder moustache my_bots novice", True),
        ("simulate moustache --bot my_bots", False),
        ("play moustache --bot my_bots", False),
        ("dataset moustache --out x --bot my_bots", False),
    ):
        with pytest.raises(SystemExit):
            main(command.split())
        told = capsys.readouterr().err
        assert "your own as MODULE:CLASS" in told
        assert ("peek" in told) == peeks


def test_an_illegal_choice_is_not_played(own: Path) -> None:
    match = Match(GAMES["moustache"], GAMES["moustache"].configure(4, {}), 3)
    with pytest.raises(BadBot, match="my_bots:Rude chose 'play UNICORN'; it may: "):
        play_out(match, [find_bot("my_bots:Rude")] * 4)


def test_packages_can_bring_bots(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("sly", "my_bots:Sly", registry.GROUP)
    points = EntryPoints([point])
    monkeypatch.setattr(registry, "entry_points", lambda group: points.select(group=group))
    monkeypatch.setattr(sys, "path", [*sys.path, str(own)])
    assert registry.bot_names()[-1] == "sly"
    assert find_bot("sly").name == "sly"


@pytest.mark.fuzz
def test_they_play_wherever_ours_do(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = own / "games.jsonl"
    bots = ["--bot", "my_bots:Sly", "--bot", "novice"]
    words = ["--players", "2", "--games", "3", "--records", str(path), "--jobs", "2"]
    assert main(["simulate", "mustachio", *bots, *words]) == 0
    assert main(["record", "check", str(path)]) == 0
    assert '"players": ["my_bots:Sly 1", "novice 2"]' in path.read_text("utf-8")
    arena = ["arena", "moustache", "my_bots:Sly", "random", "--deals", "6", "--jobs", "2"]
    assert main(arena) == 0
    assert "my_bots:Sly" in capsys.readouterr().out


def test_a_bad_one_is_a_usage_error(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in ("simulate moustache --bot my_bots:Shy", "arena moustache my_bots:Shy novice"):
        with pytest.raises(SystemExit) as caught:
            main(words.split())
        assert caught.value.code == 2
    assert main(["simulate", "moustache", "--games", "1", "--bot", "my_bots:Rude"]) == 2
    told = capsys.readouterr().err
    assert len([line for line in told.splitlines() if "my_bots" in line]) == 3
    assert "Traceback" not in told
    assert "my_bots:Rude chose" in told
