"""The commands, as people and scripts use them."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.metadata import version
from pathlib import Path

import pytest

from tests.slices import some_of
from upperlip.cli import main

FOREIGN = Path(__file__).parent / "foreign"

Out = pytest.CaptureFixture[str]


def run(*words: object) -> int:
    """The exit code; argparse's own exits included."""
    try:
        return main([str(word) for word in words])
    except SystemExit as end:
        return int(end.code or 0)


def upperlip(*words: object, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "upperlip", *map(str, words)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )


@contextmanager
def under_way(*words: str) -> Iterator[subprocess.Popen[bytes]]:
    """A command that takes long; it and its workers end with the test, whatever becomes of it."""
    command = [sys.executable, "-m", "upperlip", *words]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, start_new_session=True) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):  # they have all gone
                os.killpg(process.pid, signal.SIGKILL)


NUTS = [
    (2, "villains=all", "drop_low=true"),
    (3, "villains=pool", "card_counting=true"),
    (4, "sides=pairs", "villains=showcase1", "more_points=true"),
    (4, "sides=solo", "villains=none", "card_counting=true", "more_points=true", "drop_low=true"),
    (4, "villains=all", "card_counting=true"),
    (5, "villains=showcase2", "first_dealer=4"),
    (6, "sides=pairs", "villains=pool", "pool=ACORN,TWINS,PEANUT,HUMMMUS,WALNUT,HEALTH-"),
    (6, "sides=trios", "villains=all", "card_counting=true"),
    (6, "sides=solo", "more_points=true"),
]
ANIMALS = [
    (3, "rule_set=house"),
    (4, "first_game=true"),
    (5, "even_trophies=true"),
    (6, 'rules=["pass-three","pink-open","cut-leads","equals-out"]'),
    (3, "rules=pink-open,pass-three,twos-win,runner-up"),
]


@pytest.mark.fuzz
@some_of(
    ("game", "setup"),
    [("mustachio", setup) for setup in NUTS] + [("moustache", setup) for setup in ANIMALS],
    few=7,
)
def test_what_is_simulated_checks(
    game: str, setup: tuple[object, ...], tmp_path: Path, capsys: Out
) -> None:
    players, *options = setup
    path = tmp_path / "games.jsonl"
    words = [word for option in options for word in ("--option", option)]
    simulated = ["simulate", game, "--players", players, "--games", 5, "--seed", 1, *words]
    assert run(*simulated, "--bot", "random", "--legal", "--records", path) == 0
    first = path.read_bytes()
    assert first.count(b"\n") == 5
    assert run("record", "check", path) == 0
    assert capsys.readouterr().out.endswith("5 records, all valid\n")
    assert run(*simulated, "--bot", "random", "--legal", "--records", path) == 0
    assert path.read_bytes() == first


@pytest.mark.process
def test_the_same_bytes_whatever_the_hash_seed(tmp_path: Path) -> None:
    for seed in "1", "2":
        upperlip(
            "simulate", "mustachio", "--games", 3, "--bot", "novice", "--records",
            tmp_path / seed, PYTHONHASHSEED=seed,
        )  # fmt: skip
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes() != b""


def test_bots_by_seat(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "games.jsonl"
    bots = [word for name in ("novice", "random", "random") for word in ("--bot", name)]
    assert run("simulate", "moustache", "--players", 3, "--games", 2, *bots, "--records", path) == 0
    record = json.loads(path.read_text("utf-8").splitlines()[0])
    assert record["players"] == ["novice 1", "random 2", "random 3"]
    assert "Games won: novice 1" in capsys.readouterr().out
    assert run("simulate", "moustache", "--players", 4, "--games", 2, *bots) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_bots_that_think_are_repeatable_by_simulations(tmp_path: Path) -> None:
    words = ("simulate", "moustache", "--players", 3, "--games", 1, "--bot", "regular")
    for name in ("a", "b"):
        assert run(*words, "--simulations", 2, "--records", tmp_path / name) == 0
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


def test_it_knows_its_version(capsys: Out) -> None:
    assert run("--version") == 0
    assert capsys.readouterr().out == f"upperlip {version('upperlip')}\n"


@pytest.mark.fuzz
@pytest.mark.parametrize("engine", [[], ["--engine", "reference"]])
def test_statistics_are_told_at_the_end(engine: list[str], capsys: Out) -> None:
    assert run("simulate", "moustache", "--players", 3, "--games", 20, *engine) == 0
    text = capsys.readouterr().out
    assert text.startswith("20 games of moustache, seed 0. Games won: random 1: ")
    for words in ("smaller team (1)", "the crown’s team", "Less is more", "Stars of a team"):
        assert words in text
    assert run("simulate", "mustachio", "--option", "villains=all", *engine) == 0
    text = capsys.readouterr().out
    for words in ("random 1 & random 3", "blind", "Walnut", "Score of a side"):
        assert words in text


@pytest.mark.fuzz
@pytest.mark.parametrize("game", ["mustachio", "moustache"])
def test_the_same_statistics_in_a_report(game: str, tmp_path: Path, capsys: Out) -> None:
    """Twice the same bytes; what is on the page is on the terminal, too."""
    path = tmp_path / "report.html"
    words = ("simulate", game, "--games", 30, "--seed", 5, "--report", path)
    assert run(*words, "--engine", "reference") == 0
    page, text = path.read_text("utf-8"), capsys.readouterr().out
    assert f"upperlip simulate {game} --games 30 --seed 5 --report {path}" in page
    titles = re.findall("<h2>(.*?)</h2>", page)
    assert len(titles) > 5
    assert all(title in text for title in titles)
    assert run(*words, "--engine", "reference") == 0
    assert path.read_text("utf-8") == page
    assert list(tmp_path.iterdir()) == [path]


def test_check_goes_on_after_a_bad_record(tmp_path: Path, capsys: Out) -> None:
    good = (FOREIGN / "moustache.jsonl").read_bytes().splitlines()[0]
    bad = (FOREIGN / "refused" / "bid-too-high-1.jsonl").read_bytes().strip()
    path = tmp_path / "mixed.jsonl"
    path.write_bytes(b"\n".join([good, bad, b"{oops", b"", good, good[:500]]))
    assert run("record", "check", path) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{path}: record 2, step 11: U-15: ")
    assert ": record 3: contract: Broken JSON" in lines[1]
    assert ": record 5: contract: Broken JSON" in lines[2]
    assert lines[3:] == ["5 records, 3 refused"]


def test_a_json_file_is_one_record_however_it_is_laid_out(tmp_path: Path, capsys: Out) -> None:
    record = json.loads((FOREIGN / "moustache.jsonl").read_text("utf-8").splitlines()[0])
    path = tmp_path / "one.json"
    path.write_text(json.dumps(record, indent=2), "utf-8")
    assert run("record", "check", path) == 0
    assert capsys.readouterr().out == "1 record, all valid\n"


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_every_refusal_is_told_in_a_sentence(language: str, capsys: Out) -> None:
    """Whatever is wrong: the file, the record, the step where there is one, the rule; no more."""
    files = sorted((FOREIGN / "refused").iterdir())
    assert run("record", "check", *files, "--lang", language) == 1
    *lines, last = capsys.readouterr().out.splitlines()
    assert last == f"{len(files)} records, {len(files)} refused"
    assert len(lines) == len(files)
    for path, line in zip(files, lines, strict=True):
        told = line.removeprefix(f"{path}: record 1")
        assert re.match(r"(, step \d+)?: ([UO]-\d+|contract): \S", told), line
        assert "\N{REPLACEMENT CHARACTER}" not in line


@pytest.mark.parametrize("name", ["empty.json", "empty.jsonl"])
def test_a_file_without_a_record_is_refused(name: str, tmp_path: Path, capsys: Out) -> None:
    (tmp_path / name).write_bytes(b"\n" if name.endswith("l") else b"")
    assert run("record", "check", tmp_path / name) == 1
    assert "1 refused" in capsys.readouterr().out


def test_unreadable_files_are_a_usage_error(tmp_path: Path, capsys: Out) -> None:
    good = FOREIGN / "moustache.jsonl"
    assert run("record", "check", tmp_path / "none.jsonl") == 2
    assert run("record", "check", tmp_path) == 2
    assert run("record", "check", tmp_path / "none.jsonl", good) == 2
    told = capsys.readouterr()
    assert told.out == "40 records, all valid\n"
    assert told.err.count("cannot read") == told.err.count("\n") == 3
    assert run("record", "show", tmp_path / "none.jsonl") == 2


@pytest.mark.parametrize(
    "words",
    [
        "serve --port lots",
        "serve --port 99999",
        "serve --log-format xml",
        "serve --public-url ftp://here",
        "serve --host 192.0.2.99",
        "serve --data postgresql://nobody@127.0.0.1:1/none --port 0",
        "fly",
        "simulate",
        "simulate chess",
        "simulate moustache --players 2",
        "simulate moustache --players 7",
        "simulate moustache --players four",
        "simulate moustache --players 0",
        "simulate mustachio --players 1",
        "simulate mustachio --games 0",
        "simulate mustachio --games -3",
        "simulate mustachio --games 99999999999999999999",
        "simulate mustachio --seed 18446744073709551616",
        "simulate mustachio --seed ٣",
        "simulate mustachio --bot genius",
        "simulate mustachio --option villains",
        "simulate mustachio --option villains=some",
        "simulate mustachio --option speed=9",
        "simulate mustachio --option first_dealer=4",
        "simulate mustachio --option first_dealer=1.0",
        "simulate mustachio --option first_dealer=true",
        "simulate mustachio --option drop_low=yes",
        "simulate mustachio --players 5 --option drop_low=true",
        "simulate mustachio --option card_counting=true",
        "simulate mustachio --players 5 --option sides=pairs",
        "simulate mustachio --option pool=ACORN",
        "simulate mustachio --option villains=pool --option pool=ACORN,ACORN,TWINS,WALNUT",
        "simulate moustache --option rules=twos-win,reversed,pink-open,blue-tax",
        "simulate moustache --option rules=pink-open,pink-open,twos-win,reversed",
        "simulate moustache --option rules=7",
        "simulate moustache --records /no/such/folder/games.jsonl --games 1",
        "simulate moustache --report /no/such/folder/report.html --games 99999999999",
        "simulate moustache --records same.out --report same.out",
        "simulate moustache --jobs 0",
        "simulate moustache --engine warp",
        "simulate moustache --engine kernel --records games.jsonl",
        "simulate moustache --engine kernel --bot novice",
        "rules chess",
        "rules mustachio nothing",
        "rules mustachio U-99",
        "rules mustachio --lang de",
        "record",
        "record check",
        "record burn x",
    ],
)
def test_wrong_usage_is_one_clear_line_and_exit_2(words: str, capsys: Out) -> None:
    assert run(*words.split()) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("upperlip")
    assert told.err.count("\n") == 1
    assert "Traceback" not in told.err


def test_nothing_is_half_written(tmp_path: Path) -> None:
    """Stopped in the middle: the old file is still there, and no piece of the new one."""
    path = tmp_path / "games.jsonl"
    path.write_text("old", "utf-8")
    words = ["simulate", "mustachio", "--games", "100000", "--records", str(path)]
    with under_way(*words) as process:
        part = tmp_path / "games.jsonl.part"
        while not part.exists() or part.stat().st_size == 0:
            assert process.poll() is None
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=20)
    assert process.returncode == 130
    assert b"Traceback" not in told
    assert path.read_text("utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.process
def test_ctrl_c_ends_all_processes_quietly(tmp_path: Path) -> None:
    """As pressed in a terminal: everyone in the foreground hears it at once."""
    path = tmp_path / "games.jsonl"
    words = ["simulate", "mustachio", "--games", "100000", "--jobs", "2", "--records", str(path)]
    words += ["--engine", "reference"]  # so that it has nothing to say about the kernel
    with under_way(*words) as process:
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        while len(children.read_text("utf-8").split()) < 3:  # two workers and Python's own tracker
            assert process.poll() is None
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        out, told = process.communicate(timeout=20)  # returns when the last of them has gone
    assert process.returncode == 130
    assert (out, told) == (b"", b"")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.fuzz
def test_a_large_file_is_checked_in_constant_memory(tmp_path: Path) -> None:
    """200 MB of records, far less memory."""
    record = {
        **json.loads((FOREIGN / "moustache.jsonl").read_text("utf-8").splitlines()[0]),
        "steps": [],
        "result": None,
        "fairness": {"padding": "x" * 1_000_000},
    }
    path = tmp_path / "large.jsonl"
    line = json.dumps(record).encode() + b"\n"
    with path.open("wb") as file:
        for _ in range(200):
            file.write(line)
    # Asked from inside: from outside, the size of whoever started it counts, too.
    code = "import sys; from upperlip.cli import main; main(sys.argv[1:])"
    peak = "print(next(line for line in open('/proc/self/status') if line.startswith('VmHWM')))"
    words = [sys.executable, "-c", f"{code}; {peak}", "record", "check", str(path)]
    told = subprocess.run(words, capture_output=True, text=True, check=True).stdout.split("\n")
    path.unlink()
    assert told[0] == "200 records, all valid"
    assert int(told[1].split()[1]) < 200_000, "kilobytes"


def test_foreign_text_cannot_play_with_the_terminal(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "odd.jsonl"
    path.write_text('{"\\u001b[31m\\u009b": 1}', "utf-8")
    assert run("record", "check", path) == 1
    assert "\x1b" not in capsys.readouterr().out


@pytest.mark.process
def test_a_closed_pipe_is_no_accident() -> None:
    command = f"{sys.executable} -m upperlip rules mustachio | head -n 1"
    result = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert "Mustachio" in result.stdout
    assert result.stderr == ""


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("game", ["mustachio", "moustache"])
def test_the_whole_rulebook_prints(game: str, language: str, capsys: Out) -> None:
    assert run("rules", game, "--lang", language) == 0
    text = capsys.readouterr().out
    for number in ("U-21", "U-45") if game == "mustachio" else ("O-14", "O-29"):
        assert number in text


def test_a_card_is_found_by_id_by_name_and_by_number(capsys: Out) -> None:
    for words in ("WALNUT", "walnut", "грецкий орех"):
        assert main(["rules", "mustachio", words, "--lang", "ru"]) == 0
    text = capsys.readouterr().out
    third = len(text) // 3
    assert text == text[:third] * 3
    assert "U-22" in text
    assert run("rules", "moustache", "o-18") == run("rules", "moustache", "twos-win") == 0
    assert "O-18" in capsys.readouterr().out


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_record_can_be_read(language: str, capsys: Out) -> None:
    golden = Path(__file__).parent / "golden"
    assert run("record", "show", golden / "joker-MONKEY.jsonl", "--lang", language) == 0
    assert run("record", "show", golden / "end-tie-break-of-two.jsonl", "--lang", language) == 0
    assert capsys.readouterr().out.count("\n") > 100


@pytest.mark.parametrize(
    ("language", "words", "told"),
    [
        ("en", ("moustache", "g7"), "G7: green, hamster; "),
        ("fr", ("moustache", "G7"), "G7\N{NO-BREAK SPACE}: "),
        ("ru", ("mustachio", "к15"), "R15: "),
        ("en", ("mustachio", "B5"), "worth 5 points.\nWhere everybody plays alone: 0 points."),
        ("en", ("mustachio", "B15"), "number 15; worth 10 points.\n"),
    ],
)
def test_plain_cards_are_found_as_in_the_terminal(
    language: str, words: tuple[str, str], told: str, capsys: Out
) -> None:
    assert run("rules", *words, "--lang", language) == 0
    assert told in capsys.readouterr().out


def test_a_card_that_is_not_there_says_which_are(capsys: Out) -> None:
    assert run("rules", "moustache", "X9") == 2
    assert "plain cards like G7, and rules by number like O-1" in capsys.readouterr().err


def test_showing_a_broken_record_says_where_it_breaks(capsys: Out) -> None:
    path = FOREIGN / "refused" / "bid-too-high-1.jsonl"
    assert run("record", "show", path) == 1
    assert "record 1, step 11: U-15" in capsys.readouterr().err


def test_the_language_is_that_of_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    told = []
    for setting in ("fr_CA.UTF-8", "ru", "de_DE.UTF-8"):
        monkeypatch.setenv("LANG", setting)
        assert run("rules", "moustache", "MONKEY") == 0
        told.append(capsys.readouterr().out)
    assert run("rules", "moustache", "MONKEY", "--lang", "en") == 0
    assert told[2] == capsys.readouterr().out
    assert len(set(told)) == 3
