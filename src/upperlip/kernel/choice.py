"""Which kernel it will be: the compiled one if there is a fresh one, else the reference."""

import os
import sys
from importlib import import_module, invalidate_caches
from importlib.util import find_spec

from upperlip.kernel import stamp

PACKAGE = "upperlip.kernel"
NAMES = ("common.generator", "animals", "nuts", "search")  # what Python imports of it
TOOLS = ("Cython", "hatchling", "setuptools")


def choose() -> bool:
    """Sees to it that the kernel's modules can be imported; are they the compiled ones?"""
    fast = not switched_off() and _is_fresh() and _loads()
    if not fast:
        _put_reference_in_place()
    return fast


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
        for name in NAMES:
            import_module(f"{PACKAGE}.{name}")
    except ImportError:
        return False
    return True


def _put_reference_in_place() -> None:
    """Under the compiled modules' names: whoever imports these need not know which they are."""
    reference = import_module(f"{PACKAGE}.reference")
    for name in NAMES:
        room, _, last = f"{PACKAGE}.{name}".rpartition(".")
        module = getattr(reference, last)
        sys.modules[f"{PACKAGE}.{name}"] = module
        setattr(import_module(room), last, module)
