"""What became of the sources: a stamp beside them says, so that no stale module is ever used.

`hatch_build.py` loads this file by its path, when there is no upperlip to import yet; it stands
on nothing but Python.
"""

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zlib import crc32

KERNEL = Path(__file__).resolve().parent
ROOT = KERNEL.parents[2]
RECIPE = ROOT / "hatch_build.py"

# Every Python has modules, and so a stamp, of its own.
_SUFFIX = EXTENSION_SUFFIXES[0]
_STAMP = KERNEL / f".stamp-{sys.implementation.cache_tag}"

BUILT, WITHOUT = "built", "without"


def in_source_tree() -> bool:
    """Are these the sources themselves, and not a copy that pip has put somewhere?"""
    return RECIPE.is_file() and KERNEL == ROOT / "src" / "upperlip" / "kernel"


def modules() -> list[Path]:
    """The sources of all modules, in every package of the kernel."""
    return sorted(KERNEL.rglob("*.pyx"))


def compiled(module: Path) -> Path:
    """Where a compiled module goes: beside its source."""
    return module.with_name(module.stem + _SUFFIX)


def fingerprint() -> str:
    """Of all that the compiled modules are made from.

    Nobody forges sources here, so a checksum will do; `hashlib` would double the import's time.
    """
    paths = (*modules(), *sorted(KERNEL.rglob("*.px[di]")), RECIPE)
    sums = (f"{path.relative_to(ROOT)}{crc32(path.read_bytes()):08x}" for path in paths)
    return f"{crc32(''.join(sums).encode()):08x}"


def read() -> str | None:
    """BUILT or done WITHOUT, if that was said of these very sources; None if nothing was."""
    try:
        sources, _, outcome = _STAMP.read_text("utf-8").partition(" ")
    except OSError:
        return None
    if sources != fingerprint():
        return None
    gone = outcome == BUILT and not all(compiled(module).is_file() for module in modules())
    return None if gone else outcome


def write(sources: str, outcome: str) -> None:
    """`sources`: their fingerprint from before they were built, for they may change meanwhile."""
    _STAMP.write_text(f"{sources} {outcome}", "utf-8")


def clear() -> None:
    """Away with the stamp and all it speaks of, and with modules that have lost their source."""
    for path in (_STAMP, *KERNEL.rglob(f"*{_SUFFIX}")):
        path.unlink(missing_ok=True)
