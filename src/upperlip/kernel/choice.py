"""Are there compiled engines to choose? Nothing is ever built here: `make kernel` does that."""

import os
import sys
from importlib import import_module

from upperlip.kernel import stamp

STALE = (
    "upperlip: the kernel is not built from these sources, so bots think less deep; "
    "`make kernel` builds it\n"
)
_TOLD = "UPPERLIP_KERNEL_TOLD"  # so that workers do not say it again


def choose() -> bool:
    """Can the compiled engines be used? A tree whose sources nobody has built says so, once."""
    if switched_off():
        return False
    if is_stale():
        _tell()
        return False
    return _is_built() and _loads()


def switched_off() -> bool:
    return os.environ.get("UPPERLIP_NO_KERNEL", "") not in ("", "0")


def is_stale() -> bool:
    """Never what pip has installed, nor where building it was tried."""
    return stamp.in_source_tree() and stamp.read() is None


def _is_built() -> bool:
    return not stamp.in_source_tree() or stamp.read() == stamp.BUILT


def _tell() -> None:
    if _TOLD not in os.environ:
        os.environ[_TOLD] = "1"
        sys.stderr.write(STALE)


def _loads() -> bool:
    try:
        import_module("upperlip.kernel.compiled")
    except ImportError:
        return False
    return True
