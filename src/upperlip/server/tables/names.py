"""Names and lines that people type: short, and nothing in them that hides or steers."""

from unicodedata import category, normalize

NAME_LENGTH = 20
# Drawn as nothing, whatever their category says.
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00013441\U00013442\U00016fe4\U0001d159"
_INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control, direction, none at all
_JOINER = "\N{ZERO WIDTH JOINER}"  # holds emoji together
_MARKS = {"Mn", "Me"}  # drawn over, under and around a letter
_MOST_MARKS = 2  # accents on one letter: more is a tower


def clean_name(text: str) -> str:
    """What is left of a name; nothing, if there is nothing to be seen."""
    name = clean_line(text)[:NAME_LENGTH].strip().strip(_JOINER)
    return name if any(category(char)[0] in "LNPS" for char in name) else ""


def clean_line(text: str) -> str:
    kept: list[str] = []
    marks = 0  # since the last letter: what cannot be seen in between makes no new one
    for char in normalize("NFC", text):
        kind = category(char)
        if kind == "Zs" or char in _BLANK:
            kept.append(" ")
            marks = 0
        elif kind in _MARKS:
            marks += 1
            if marks <= _MOST_MARKS:
                kept.append(char)
        elif char == _JOINER:
            kept.append(char)
        elif kind not in _INVISIBLE:
            kept.append(char)
            marks = 0
    return " ".join("".join(kept).split())
