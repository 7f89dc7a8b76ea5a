"""The server's log: one line for each thing worth knowing; no names, cards, tokens or addresses.

Who knows a private table's id may sit down, so the log has only a mark that tells tables apart.
What libraries say comes without what they say it about: there stand paths and addresses.
"""

import hashlib
import json
import logging
import re
import sys
import time

LOGGER = logging.getLogger("upperlip.server")
_OURS = "upperlip"
_BLANK = re.compile(  # what is filled in, keys, and addresses of either kind
    r"%(?:\(\w+\))?[-#0 +]*[\d.*]*[a-zA-Z]|[0-9a-fA-F]{16,}|\d+(?:\.\d+){3}"
    r"|(?:[0-9a-fA-F]{0,4}:){2,}[0-9a-fA-F.]*"
)
_AGAIN = 60.0  # seconds before a library's line is said again


def set_up(style: str) -> None:
    """`text` for people, `json` for machines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if style == "json" else _Text())
    handler.addFilter(_Seldom())
    for name in (None, _OURS, "uvicorn"):  # the first is everybody else's
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler, ERRORS]
        logger.setLevel(logging.INFO if name == _OURS else logging.WARNING)
        logger.propagate = False


class ErrorCount(logging.Handler):
    """How many errors this process has told of."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0

    def emit(self, _record: logging.LogRecord) -> None:
        self.count += 1


ERRORS = ErrorCount()


def mark(table: str) -> str:
    return hashlib.sha256(table.encode()).hexdigest()[:8]


class Log:
    def info(self, what: str, /, table: str | None = None, **facts: str | int | float) -> None:
        LOGGER.info(what, extra={"facts": _facts(table, facts)})

    def error(self, what: str, /, table: str | None = None, **facts: str | int | float) -> None:
        LOGGER.error(what, extra={"facts": _facts(table, facts)})

    def failed(self, what: str, error: BaseException, /, table: str | None = None) -> None:
        """With where it happened, but not with what the error says: that may name cards."""
        facts = _facts(table, {"error": type(error).__name__, "at": _place(error)})
        LOGGER.error(what, extra={"facts": facts})


def _facts(table: str | None, facts: dict[str, str | int | float]) -> dict[str, str | int | float]:
    return facts if table is None else {"table": mark(table), **facts}


def _place(error: BaseException) -> str:
    """The innermost places of its traceback."""
    places = []
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_qualname}:{trace.tb_lineno}")
        trace = trace.tb_next
    return " < ".join(reversed(places[-6:]))


def _facts_of(record: logging.LogRecord) -> dict[str, str | int | float]:
    """Our own, or what others' errors come to: where, but not what they say."""
    facts: dict[str, str | int | float] = getattr(record, "facts", {})
    error = record.exc_info[1] if record.exc_info else None
    return facts if error is None else {"error": type(error).__name__, "at": _place(error)}


def _words(record: logging.LogRecord) -> str:
    """Our own in full; of others' only the first line, with what was filled in left out."""
    if record.name.partition(".")[0] == _OURS:
        return record.getMessage().strip()
    first = (str(record.msg).strip().splitlines() or [""])[0]
    return _BLANK.sub("…", first)


class _Seldom(logging.Filter):
    """Strangers can make libraries complain as often as they like; once a minute is enough."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name.partition(".")[0] == _OURS:
            return True
        words = f"{_words(record)} {_facts_of(record)}"
        if record.created - self._said.get(words, -_AGAIN) < _AGAIN:
            return False
        self._said[words] = record.created
        return True


class _Text(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = _facts_of(record)
        shown = "".join(f" {name}={value}" for name, value in facts.items())
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        return f"{at} {record.levelname.lower():7} {_words(record)}{shown}"


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = _facts_of(record)
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "what": _words(record),
            **facts,
        }
        return json.dumps(line, ensure_ascii=False)
