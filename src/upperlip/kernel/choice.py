"""Which kernel it will be: the compiled one if there is a fresh one, else the reference."""

import os
import sys
from importlib import import_module, invalidate_caches
from importlib.util import find_spec

from upperlip.kernel import stamp

TOOLS = ("Cython", "hatchling", "setuptools")


def choose() -> bool:
    """Is it the compiled one? In a source tree it is built first, if it has to be."""
    return not switched_off() and _is_fresh() and _loads()


def switched_off() -> bool:
    return os.environ.get("UPPERLIP_NO_KERNEL", "") not in ("", "0")


def _is_fresh() -> bool:
    """What pip has installed always is. In a source tree it is built again if need be."""
    if not stamp.in_source_tree():
        return True
    if stamp.read() is None:
        _rebuild()
    return stamp.read() == stamp.BUILT


def _rebuild() -> None:
    """In a process of its own: compiling brings half a toolbox with it."""
    import subprocess  # noqa: PLC0415 – seldom needed, and slow to import

    missing = [tool for tool in TOOLS if find_spec(tool) is None]
    if missing:
        sys.stderr.write(
            "upperlip: the kernel's sources have changed, but there is no "
            f"{' and no '.join(missing)} to build it with: pip install it again\n"
        )
        return
    command = [sys.executable, str(stamp.RECIPE)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL) as process:
        assert process.stderr is not None
        for line in process.stderr:  # our own lines only; a compiler has many
            if line.startswith(b"upperlip: "):
                sys.stderr.write(line.decode(errors="replace"))
    invalidate_caches()


def _loads() -> bool:
    try:
        import_module("upperlip.kernel.compiled")
    except ImportError:
        return False
    return True
