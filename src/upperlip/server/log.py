"""The server's log: one line for each thing worth knowing; no names, cards or tokens.

Who knows a private table's id may sit down, so the log has only a mark that tells tables apart.
"""

import hashlib
import json
import logging
import sys
import time

LOGGER = logging.getLogger("upperlip.server")


def set_up(style: str) -> None:
    """`text` for people, `json` for machines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if style == "json" else _Text())
    for name in ("upperlip", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.propagate = False
        logger.setLevel(logging.INFO)
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)  # addresses hold table ids


def mark(table: str) -> str:
    return hashlib.sha256(table.encode()).hexdigest()[:8]


class Log:
    def info(self, what: str, /, table: str | None = None, **facts: str | int | float) -> None:
        LOGGER.info(what, extra={"facts": _facts(table, facts)})

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


class _Text(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = _facts_of(record)
        shown = "".join(f" {name}={value}" for name, value in facts.items())
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        return f"{at} {record.levelname.lower():7} {record.getMessage().strip()}{shown}"


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = _facts_of(record)
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "what": record.getMessage().strip(),
            **facts,
        }
        return json.dumps(line, ensure_ascii=False)
