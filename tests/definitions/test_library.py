"""Files of definitions: read strictly, with the line of what is wrong (E-41, E-46)."""

from pathlib import Path

import pytest

from upperlip.definitions.library import LARGEST_FILE, MOST_CARDS, BadCards, read_library
from upperlip.games import GAMES

READERS = {title: game.read_definition for title, game in GAMES.items()}
SEVENS = """
[[card]]
id = "ada:sevens-win"
game = "moustache"
side = "black"
name = { en = "Lucky sevens", fr = "Sept gagnants" } # effect = "none", id = 7
effects = [{ effect = "wins", value = 7 }]
"""
WINDFALL = """
[[card]]
id = "ada:windfall"
game = "mustachio"
number = 8
[card.name]
en = "Windfall"
[[card.effects]]
effect = "points"
points = 10
"""


def written(folder: Path, text: str, name: str = "cards.toml") -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def refused(path: Path) -> BadCards:
    with pytest.raises(BadCards) as caught:
        read_library(path, READERS)
    return caught.value


def test_a_file_and_a_folder(tmp_path: Path) -> None:
    """E-41: a file holds them as `[[card]]`."""
    one = written(tmp_path, SEVENS, "a.toml")
    assert [card.id for card in read_library(one, READERS)["moustache"]] == ["ada:sevens-win"]
    written(tmp_path, WINDFALL, "b.toml")
    written(tmp_path, "not = read", "c.txt")
    library = read_library(tmp_path, READERS)
    assert [card.id for card in library["mustachio"]] == ["ada:windfall"]
    assert len(library["moustache"]) == 1


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        (SEVENS.replace("= 7 }", "= 70 }"), 7, "card-number"),
        (SEVENS.replace("7 }", "0x" + "f" * 9000 + " }"), 7, "card-number"),
        (SEVENS.replace('"black"', '"blue"'), 5, "card-value"),
        (SEVENS.replace("Sept", "<b>"), 6, "card-words-letter"),
        (SEVENS.replace("Sept", "\\u0007"), 6, "card-words-letter"),
        (SEVENS.replace('side = "black"', ""), 2, "card-missing-key"),
        (SEVENS.replace("moustache", "chess"), 4, "card-value"),
        (SEVENS + WINDFALL.replace("= 10", "= 21"), 17, "card-number-not-zero"),
        (SEVENS + WINDFALL.replace('"points"', '"point"'), 16, "card-unknown-effect"),
        (SEVENS + SEVENS, 9, "cards-id-twice"),
        (SEVENS.replace("= 7 }", "= }"), 7, "cards-broken"),
        (SEVENS.replace("= 7 }", "= " + "7" * 5000 + " }"), None, "cards-broken"),
        ("a = " + "[" * 5000, None, "cards-broken"),
        ("", None, "cards-none"),
        ("card = 7", None, "cards-none"),
        ("[deck]", None, "cards-tables"),
        ("#" * (LARGEST_FILE + 1), None, "cards-too-large"),
    ],
)
def test_what_is_wrong_and_in_which_line(
    tmp_path: Path, text: str, line: int | None, message: str
) -> None:
    """E-46: hostile ones get an error and nothing else."""
    fault = refused(written(tmp_path, text))
    assert (fault.line, fault.reason.message) == (line, message)
    assert str(fault).isprintable()


def test_thousands_of_cards(tmp_path: Path) -> None:
    """E-46."""
    many = "".join(SEVENS.replace("ada:", f"ada{n}:") for n in range(MOST_CARDS + 1))
    assert refused(written(tmp_path, many)).reason.message == "cards-too-many"


def test_what_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_bytes(b"[[card]]\nid = '\xff'\n")
    fault = refused(path)
    assert (fault.line, fault.reason.message) == (2, "not-utf8")


def test_a_folder_without_cards(tmp_path: Path) -> None:
    assert refused(tmp_path).reason.message == "cards-none"
