"""The page in a real browser, against a real server: web/tests/browser/scenarios.

Without Chromium or npm's modules they are skipped, unless UPPERLIP_NEEDS_BROWSER=1.
"""

import gzip
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from fcntl import LOCK_EX, flock
from pathlib import Path

import pytest

from tests.browser.scenarios import ScenarioRunner
from upperlip.texts import LANGUAGES

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "upperlip" / "server" / "built"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
MOST_BYTES = 150_000  # of script and styles, gzipped

# The longest first, so that they do not come last.
SCENARIOS = (
    "company",
    "rounds mustachio 2 5",
    "rounds moustache 3 6",
    "screens en",
    "screens fr",
    "screens ru",
    "options en",
    "options fr",
    "options ru",
    "keyboard",
    "moment moustache phone",
    "moment mustachio desk",
    "offline",
)
LONG_SCENARIOS = (
    "whole mustachio 4",
    "whole moustache 5",
    "rounds mustachio 3 4 6",
    "rounds moustache 4 5",
    "moment moustache desk",
    "moment mustachio phone",
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
def scenarios(page: Path) -> Iterator[ScenarioRunner]:
    runner = ScenarioRunner()
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


def test_every_decision_can_be_made(scenarios: ScenarioRunner, tmp_path: Path) -> None:
    """Moments of real games, shown to the page: nobody can wait for a tie to happen."""
    moments = tmp_path / "moments.json"
    script = [sys.executable, "web/scripts/moments.py"]
    moments.write_bytes(subprocess.run(script, cwd=ROOT, check=True, capture_output=True).stdout)
    _expect_well(scenarios.run(f"decisions {moments}"))


def test_the_page_is_light(page: Path) -> None:
    """Script and styles of all screens, with the longest of the languages: one speaks only one."""
    weights = {
        path.name: len(gzip.compress(path.read_bytes()))
        for kind in ("*.js", "*.css")
        for path in (page / "assets").glob(kind)
    }
    texts = [weight for name, weight in weights.items() if name.startswith("texts-")]
    assert len(texts) == len(LANGUAGES)
    assert sum(weights.values()) - sum(texts) + max(texts) < MOST_BYTES


@pytest.mark.parametrize("name", ["book", "lessons"])
def test_what_the_page_was_given_is_still_so(name: str) -> None:
    """Made from the engine by scripts, and stored."""
    script = _script(name)
    if name == "book":
        for file, text in script.made().items():
            assert (script.FOLDER / file).read_text("utf-8") == text
        return
    for course in script.COURSES:
        stored = (script.FOLDER / f"{course.game}.json").read_text("utf-8")
        assert script.written(script.made(course, script.kept_seed(course))) == stored


def _script(name: str):  # type: ignore[no-untyped-def] # a script is not a module of ours
    spec = importlib.util.spec_from_file_location(name, WEB / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look themselves up
    spec.loader.exec_module(module)
    return module
