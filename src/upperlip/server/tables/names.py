"""Names and lines that people type: short, and nothing in them that hides or steers."""

from unicodedata import category, normalize

NAME_LENGTH = 20
_INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control, direction, none at all
_JOINER = "\N{ZERO WIDTH JOINER}"  # holds emoji together
_MOST_MARKS = 2  # accents on one letter: more is a tower


def clean_name(text: str) -> str:
    """What is left of a name; perhaps nothing."""
    return clean_line(text)[:NAME_LENGTH].strip().strip(_JOINER)


def clean_line(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for char in normalize("NFC", text):
        kind = category(char)
        marks = marks + 1 if kind == "Mn" else 0
        if kind == "Zs":
            kept.append(" ")
        elif (kind not in _INVISIBLE or char == _JOINER) and marks <= _MOST_MARKS:
            kept.append(char)
    return " ".join("".join(kept).split())
