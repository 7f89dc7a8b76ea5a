"""The page in a real browser, against a real server: web/tests/browser/scenarios.

Without Chromium or npm's modules they are skipped, unless UPPERLIP_NEEDS_BROWSER=1.
"""

import importlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Any

import pytest

from tests.browser.scenarios import ScenarioRunner
from tests.slices import some_of

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
SCRIPTS = str(WEB / "scripts")
BUILT = ROOT / "src" / "upperlip" / "server" / "built"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
# Examples that do not name their card: it gives or shows cards, or acts without a name.
SILENT = {
    "moustache": {"pass-three", "pink-open", "cut-leads"},
    "mustachio": {"PEANUT", "ACORN", "HUMMMUS", "NUTCASE"},
}
# Of script and styles, gzipped: all that a newcomer's browser fetches, in one language, until the
# first card can be played at a table (docs/decisions/first-load.md).
MOST_BYTES = 135_000

# The longest first, so that they do not come last.
SCENARIOS = (
    "company",
    "claim-notices",
    "rounds mustachio 5",
    "lessons fr phone moustache",
    "rounds moustache 3",
    "screens en",
    "screens ru",
    "options ru",
    "keyboard Mustachio",
    "moment moustache phone",
    "moment mustachio desk",
    "late-answers",
    "lobby",
    "steady mustachio",
    "offline",
    "below-a-path",
    "scores",
    "round-cards",
    "outside-cards",
    "review phone fr",
    "share phone fr",
    "hint moustache desk en",
    "puzzles phone en",
    f"light {MOST_BYTES}",
)
LONG_SCENARIOS = (
    "layout worst",
    "joy",
    "whole mustachio 4",
    "claims",
    "whole moustache 5",
    "rounds mustachio 2 5 3 4 6",
    "rounds moustache 3 6 4 5",
    "screens fr",
    "keyboard Moustache",
    *(f"layout all {width}" for width in (320, 360, 390, 820, 1280, 1920)),
    "moment moustache desk",
    "moment mustachio phone",
    "steady moustache",
    "drawn-rules phone",
    "drawn-rules desk",
    "hint mustachio phone fr",
    "hint moustache phone ru",
    "puzzles desk en",
    "lessons fr phone",
    "lessons en desk",
    "review desk en",
    "review desk ru",
    "share desk en",
    "share desk ru",
    "progress desk en",
    "progress phone ru",
    *(f"puzzles {size} {language}" for size in ("phone", "desk") for language in ("fr", "ru")),
    "lessons ru phone",
    "lessons ru desk",
    "options en",
    "options fr",
)


@pytest.fixture(scope="session")
def page() -> Path:
    """The built page, of the sources as they are."""
    missing = [
        what
        for what, there in (
            ("chromium (apt-get install chromium)", Path(CHROMIUM).is_file()),
            ("node 20 or later", shutil.which("node") is not None),
            ("npm's modules (cd web && npm ci)", (WEB / "node_modules").is_dir()),
        )
        if not there
    ]
    if missing and os.environ.get("UPPERLIP_NEEDS_BROWSER") != "1":
        pytest.skip(f"the browser tests need {', '.join(missing)}")
    assert missing == []
    lock = ROOT / "build" / "page.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as mine:  # of all that test at once, one builds
        flock(mine, LOCK_EX)
        subprocess.run([sys.executable, "web/scripts/page.py"], cwd=ROOT, check=True)
    return BUILT


@pytest.fixture(scope="session")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for all that test at once."""
    mine = tmp_path_factory.getbasetemp()
    return mine.parent if "PYTEST_XDIST_WORKER" in os.environ else mine


@pytest.fixture(scope="session")
def scenarios(page: Path, kept: Path) -> Iterator[ScenarioRunner]:
    runner = ScenarioRunner(kept / "states.json")
    yield runner
    runner.close()


def _expect_well(problem: str | None) -> None:
    if problem is not None:
        pytest.fail(problem, pytrace=False)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_in_a_real_browser(scenarios: ScenarioRunner, scenario: str) -> None:
    _expect_well(scenarios.run(scenario))


@pytest.mark.long
@pytest.mark.parametrize("scenario", LONG_SCENARIOS)
def test_at_length_in_a_real_browser(scenarios: ScenarioRunner, scenario: str) -> None:
    _expect_well(scenarios.run(scenario))


@pytest.fixture(scope="session")
def moments(kept: Path) -> Path:
    """Moments of real games, to be shown to the page: nobody can wait for a tie to happen."""
    file = kept / "moments.json"
    script = [sys.executable, "web/scripts/moments.py"]
    with file.open("ab") as mine:  # of all that test at once, one makes them
        flock(mine, LOCK_EX)
        if not file.stat().st_size:
            mine.write(subprocess.run(script, cwd=ROOT, check=True, capture_output=True).stdout)
    return file


@some_of("who", ["en phone", "en desk", "fr phone", "ru phone", "ru desk"], few=2)
def test_every_kind_of_decision(scenarios: ScenarioRunner, moments: Path, who: str) -> None:
    _expect_well(scenarios.run(f"decisions {moments} {who}"))


def test_what_cards_do_is_said(scenarios: ScenarioRunner, moments: Path) -> None:
    _expect_well(scenarios.run(f"reading {moments}"))


def test_every_card_of_the_rules_has_its_example() -> None:
    """Drawn from the engine's own verdict, in which the card has a say."""
    script, book = _script("examples"), _script("book")
    examples = script.made()
    assert script.FILE.read_text("utf-8") == script.written(examples)
    for game, found in json.loads(book.made()["book.json"]).items():
        assert {card["id"] for card in found["cards"]} == set(examples[game])
    for game, found in examples.items():
        silent = {card for card, example in found.items() if not _speaks_of(card, example)}
        assert silent == SILENT[game]


def _speaks_of(card: str, example: dict[str, Any]) -> bool:
    """Do the reasons, or the sum, name it?"""
    named = [args for reason in example.get("reasons", ()) for args in reason["args"].values()]
    named += [part["name"] for part in example.get("sum", ())]
    told = [reason["message"] for reason in example.get("reasons", ())]
    return card in named or card.lower() in told


@pytest.mark.parametrize("name", ["book", "lessons"])
def test_what_the_page_was_given_is_still_so(name: str) -> None:
    """Made from the engine by scripts, and stored."""
    script = _script(name)
    if name == "book":
        for file, text in script.made().items():
            assert (script.FOLDER / file).read_text("utf-8") == text
        return
    for plan in script.LESSON_PLANS:
        stored = script.file_of(plan).read_text("utf-8")
        assert script.written(script.made(plan, script.kept_seed(plan))) == stored


def _script(name: str):  # type: ignore[no-untyped-def] # a script is not a module of ours
    if SCRIPTS not in sys.path:
        sys.path.append(SCRIPTS)  # they import each other
    return importlib.import_module(name)
