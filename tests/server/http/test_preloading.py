"""What a table's page is told to fetch before its script has run."""

import json
from pathlib import Path

import pytest

from upperlip.server.http.preloading import preloads

MANIFEST = {
    "index.html": {"file": "assets/index.js", "isEntry": True, "css": ["assets/index.css"]},
    "src/table/Table.svelte": {
        "file": "assets/Table.js",
        "imports": ["index.html", "_Card.js"],
        "css": ["assets/Table.css"],
    },
    "_Card.js": {"file": "assets/Card.js", "imports": ["index.html"]},
    "_texts-en.js": {"file": "assets/texts-en.js", "name": "texts-en"},
    "_texts-ru.js": {"file": "assets/texts-ru.js", "name": "texts-ru"},
    "src/app/home/Home.svelte": {"file": "assets/Home.js"},
}


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "manifest.json").write_text(json.dumps(MANIFEST))
    return tmp_path


def test_the_table_and_all_it_imports(built: Path) -> None:
    tags = preloads(built, "en")
    for needed in ("Table.js", "Card.js", "Table.css", "texts-en.js"):
        assert tags.count(f"/assets/{needed}") == 1
    assert "Home.js" not in tags
    assert "index.js" not in tags, "the page itself asks for that"


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("ru-RU,ru;q=0.9,en;q=0.8", "ru"), ("de-DE, ru;q=0.5", "ru"), ("de", "en"), ("", "en")],
)
def test_the_words_of_one_language(built: Path, accepted: str, language: str) -> None:
    tags = preloads(built, accepted)
    assert f"texts-{language}.js" in tags
    assert tags.count("texts-") == 1


def test_a_page_without_a_manifest(tmp_path: Path) -> None:
    assert preloads(tmp_path, "en") == ""
