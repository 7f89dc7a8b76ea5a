"""Builds what is not Python when upperlip is installed: the kernel, and the page from web/.

UPPERLIP_NO_KERNEL=1 and UPPERLIP_NO_PAGE=1 leave them out: without the kernel bots think less deep,
without the page there is only the terminal. UPPERLIP_NEEDS_KERNEL=1 and UPPERLIP_NEEDS_PAGE=1 make
a build that fails an error. `python hatch_build.py`, as `make kernel` does, builds the kernel in
place if its sources have changed; `python web/scripts/page.py` does the same for the page.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import chdir, contextmanager, suppress
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

try:
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext
except ImportError as error:  # it must be possible to do without
    TOOL_MISSING = str(error)
else:
    TOOL_MISSING = ""

ROOT = Path(__file__).resolve().parent
PAGE = ROOT / "web" / "scripts" / "page.py"
WORKSHOP = Path("build", "kernel")  # from the root: where everything is made
JOBS = 2
# Those of them that the compiler knows; what debuggers would want takes it a third of its time.
FLAGS = ("-O3", "-march=x86-64-v2", "-g0")
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}


def _load(path: Path) -> ModuleType:
    """By its path: while upperlip is being installed, nobody can import it."""
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


stamp = _load(ROOT / "src" / "upperlip" / "kernel" / "stamp.py")
page = _load(PAGE) if PAGE.is_file() else None


class NoKernel(Exception):
    """Why there will be none, and what to do about it."""


class BuildHook(BuildHookInterface[Any]):
    """What hatchling calls before it packs a wheel or an editable install."""

    def dependencies(self) -> list[str]:
        """Node, for the time of the build, where there is none."""
        if page is None or not page.wanted() or page.machine_has_node():
            return []
        return [page.FETCHED]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        editable = version == "editable"
        self._kernel(build_data, editable=editable)
        self._page(build_data, editable=editable)

    def _page(self, build_data: dict[str, Any], *, editable: bool) -> None:
        if page is None:
            return
        if page.wanted():
            try:
                page.build()
            except page.NoPage as why:
                if _is_set("UPPERLIP_NEEDS_PAGE"):
                    sys.exit(f"upperlip: no page, but UPPERLIP_NEEDS_PAGE is set: {why}.")
                _say(f"no page in the browser: {why}.")
        if page.BUILT.is_dir() and not editable:
            build_data["force_include"][str(page.BUILT)] = "upperlip/server/built"

    def _kernel(self, build_data: dict[str, Any], *, editable: bool) -> None:
        try:
            if _is_set("UPPERLIP_NO_KERNEL"):
                if editable:  # or it would seem to have been forgotten
                    stamp.write(stamp.fingerprint(), stamp.WITHOUT)
                raise NoKernel("UPPERLIP_NO_KERNEL is set. Install again without it")
            build()
        except NoKernel as why:
            _do_without(why)
            return
        if not editable:  # that one finds the modules where they are
            _pack(build_data)


def _is_set(name: str) -> bool:
    return os.environ.get(name, "") not in ("", "0")


def _do_without(why: NoKernel) -> None:
    if _is_set("UPPERLIP_NEEDS_KERNEL"):
        sys.exit(f"upperlip: no kernel, but UPPERLIP_NEEDS_KERNEL is set: {why}.")
    _say(f"no kernel, so bots will think less deep: {why}.")


def _say(words: str) -> None:
    sys.stderr.write(f"upperlip: {words}\n")


def _pack(build_data: dict[str, Any]) -> None:
    build_data["pure_python"] = False
    build_data["infer_tag"] = True
    for module in map(stamp.compiled, stamp.modules()):
        build_data["force_include"][str(module)] = str(module.relative_to(ROOT / "src"))


# Building


def build() -> None:
    """Compiles the kernel in place unless it is there; raises NoKernel if that does not work."""
    before = stamp.read()
    try:
        with chdir(ROOT), _one_at_a_time():
            now = stamp.read()
            if now == stamp.WITHOUT != before:
                raise NoKernel("building it has just failed")  # for the one we waited for
            if now != stamp.BUILT:
                _say("building the kernel")
                _build_from(stamp.fingerprint())
    except OSError as error:
        raise NoKernel(f"nothing can be written beside its sources ({error})") from error


def _build_from(sources: str) -> None:
    try:
        _compile()
    except NoKernel:
        stamp.write(sources, stamp.WITHOUT)
        raise
    stamp.clear()
    for module in map(stamp.compiled, stamp.modules()):
        os.replace(WORKSHOP / module.relative_to(ROOT / "src"), module)
    stamp.write(sources, stamp.BUILT)


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Others who want it built wait here, then find it built."""
    WORKSHOP.mkdir(parents=True, exist_ok=True)
    with (WORKSHOP / "lock").open("w") as lock:
        with suppress(ImportError):  # on Windows the last one to finish wins
            from fcntl import LOCK_EX, flock  # noqa: PLC0415

            flock(lock, LOCK_EX)
        yield


def _compile() -> None:
    if TOOL_MISSING:
        raise NoKernel(f"{TOOL_MISSING}. Install Cython and setuptools, then upperlip again")
    flags = _known_flags()
    extensions = [
        Extension(_import_name(path), [str(path.relative_to(ROOT))], extra_compile_args=flags)
        for path in stamp.modules()
    ]
    try:
        _make(
            cythonize(  # type: ignore[no-untyped-call]
                extensions,
                build_dir=str(WORKSHOP),
                include_path=["src"],
                compiler_directives=DIRECTIVES,
                nthreads=JOBS,
                force=True,  # what has changed is the stamp's business
                quiet=True,
            )
        )
    except Exception as error:  # compilers come up with all kinds
        why = f"it does not compile ({_in_one_line(error)})"
        raise NoKernel(f"{why}. `python {Path(__file__).name}` tells more") from error


def _import_name(module: Path) -> str:
    return ".".join(module.relative_to(ROOT / "src").with_suffix("").parts)


def _make(extensions: list[Extension]) -> None:
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib = command.build_temp = str(WORKSHOP)
    command.parallel = JOBS
    command.force = True
    command.ensure_finalized()
    command.run()


def _known_flags() -> list[str]:
    """Tries the compiler out on an empty module: without flags, then with each of them."""
    source = WORKSHOP / "empty.c"
    source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_empty(void) { return 0; }\n")

    def attempt(*flags: str) -> None:
        _make([Extension("empty", [str(source)], extra_compile_args=list(flags))])

    try:
        attempt()
    except Exception as error:
        why = f"no C compiler works here ({_in_one_line(error)})"
        raise NoKernel(f"{why}. Install one and Python's headers, then upperlip again") from error
    known = []
    for flag in FLAGS:
        with suppress(Exception):
            attempt(flag)
            known.append(flag)
    return known


def _in_one_line(error: Exception) -> str:
    return " ".join(str(error).split())


def main(*words: str) -> None:
    """`once`: what was tried in vain, and is not needed, is not tried again."""
    tried = stamp.read() == stamp.WITHOUT and not _is_set("UPPERLIP_NEEDS_KERNEL")
    if _is_set("UPPERLIP_NO_KERNEL") or (tried and "once" in words):
        return
    try:
        build()
    except NoKernel as why:
        _do_without(why)


if __name__ == "__main__":
    main(*sys.argv[1:])
