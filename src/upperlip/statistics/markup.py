"""Elements of a page: always closed, always escaped."""

from html import escape

_VOID = {"meta"}  # elements of HTML that have no end


class Markup(str):
    """Text that is markup already; any other text is escaped."""

    __slots__ = ()


def tag(name: str, /, *content: str, **attributes: str | float) -> Markup:
    """`tag("text", "a < b", text_anchor="end")`; `class_` is a keyword, `_` stands for `-`."""
    named = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_short(value))}"'
        for key, value in attributes.items()
    )
    if name in _VOID:
        return Markup(f"<{name}{named}>")
    inside = "".join(
        part if isinstance(part, Markup) else escape(part, quote=False) for part in content
    )
    return Markup(f"<{name}{named}>{inside}</{name}>")


def _short(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")
