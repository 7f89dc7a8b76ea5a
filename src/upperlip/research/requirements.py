"""What the base install does without."""

from importlib.util import find_spec


class MissingExtra(ImportError):
    """Says what to install."""


def require_modules(*modules: str) -> None:
    """To be called before importing them: raises MissingExtra if one is not there."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise MissingExtra(
            f"{' and '.join(missing)} not installed: pip install 'upperlip[research]'"
        )
