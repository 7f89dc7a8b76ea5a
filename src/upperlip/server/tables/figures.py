"""How much goes on in this process, and how well: for whoever runs it. No names, no cards."""

import os
from collections.abc import Iterator, Sequence

from msgspec import Struct

from upperlip.server.log import ERRORS
from upperlip.server.metrics import Metrics
from upperlip.server.tables.services import Services

Rows = Iterator[tuple[str, str]]


class FigureGroup(Struct, frozen=True):
    """Figures about one thing, each with what it is called."""

    title: str
    rows: list[tuple[str, str]]


def brought_up_to_date(services: Services) -> Metrics:
    """What is counted elsewhere, too."""
    metrics, bots = services.metrics, services.bots
    metrics.bots_waiting.set(bots.waiting)
    metrics.bots_asked.set(bots.counts.asked)
    metrics.bots_failed.set(bots.counts.failed)
    metrics.bots_stood_in.set(bots.counts.stood_in)
    metrics.errors.set(ERRORS.count)
    metrics.store_ready.set(services.watch.calm)
    return metrics


def figures(services: Services) -> list[FigureGroup]:
    metrics = brought_up_to_date(services)
    return [
        FigureGroup("Tables", [*_tables(metrics)]),
        FigureGroup("Answers", [*_answers(metrics)]),
        FigureGroup("Bots", [*_bots(services)]),
        FigureGroup("Errors", [*_errors(metrics)]),
        FigureGroup("The machine", [*_machine(metrics)]),
    ]


def _tables(metrics: Metrics) -> Rows:
    yield "tables in memory", _count(metrics.value("rooms"))
    yield "pages open", _count(metrics.value("connections"))
    yield "games begun", _count(metrics.value("games_begun_total"))
    yield "games played to their end", _count(metrics.value("games_finished_total"))
    yield "plies stored", _count(metrics.value("plies_total"))


def _answers(metrics: Metrics) -> Rows:
    yield "messages from pages", _count(metrics.value("messages_total"))
    times = sorted(metrics.recent)
    if times:
        yield "of the last answers, so many are known", _count(len(times))
        yield "half came within", _milliseconds(times, 0.5)
        yield "99 of 100 within", _milliseconds(times, 0.99)
        yield "the slowest within", _milliseconds(times, 1.0)


def _milliseconds(times: Sequence[float], share: float) -> str:
    return f"{1000 * times[min(int(share * len(times)), len(times) - 1)]:.1f} ms"


def _bots(services: Services) -> Rows:
    pool = services.bots
    yield "workers awake", _count(pool.awake)
    yield "decisions waiting", _count(pool.waiting)
    yield "decisions asked for", _count(pool.counts.asked)
    yield "of these, novice stood in for", _count(pool.counts.stood_in)
    yield "and a bot failed at", _count(pool.counts.failed)
    yield "workers replaced", _count(pool.counts.replaced)


def _errors(metrics: Metrics) -> Rows:
    yield "the store", "answers" if metrics.value("store_ready") else "DOES NOT ANSWER"
    yield "errors in the log", _count(metrics.value("errors"))
    yield "messages refused", _count(metrics.value("refused_total"))
    for family in metrics.dropped.collect():
        for sample in family.samples:
            if sample.name.endswith("_total"):
                yield f"pages dropped ({sample.labels['cause']})", _count(sample.value)


def _machine(metrics: Metrics) -> Rows:
    if hasattr(os, "getloadavg"):
        load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
        yield "load in 1, 5 and 15 minutes", f"{load} on {os.cpu_count()} cores"
    for name, title, form in (
        ("process_resident_memory_bytes", "memory", lambda bytes_: f"{bytes_ / 1e6:.0f} MB"),
        ("process_cpu_seconds_total", "processor time", lambda seconds: f"{seconds:.0f} s"),
        ("process_open_fds", "descriptors open", _count),
    ):
        value = metrics.process.get_sample_value(name)
        if value is not None:
            yield title, form(value)


def _count(number: float) -> str:
    return f"{number:,.0f}"
