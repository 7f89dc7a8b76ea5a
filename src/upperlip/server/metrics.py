"""Counts for Prometheus: how much goes on, never what."""

from collections import deque
from collections.abc import Iterable, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

NAMESPACE = "upperlip"
RECENT = 1000  # answers whose times are remembered one by one
_BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds


class Metrics:
    """One registry for each server, so that tests can run several."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.rooms = self._gauge("rooms", "Tables in memory")
        self.connections = self._gauge("connections", "Open sockets of pages")
        self.messages = self._counter("messages", "Messages from pages")
        self.refused = self._counter("refused", "Messages refused")
        self.dropped = self._counter("dropped", "Connections dropped, by cause", "cause")
        self.plies = self._counter("plies", "Plies stored")
        self.games_begun = self._counter("games_begun", "Games begun")
        self.games_finished = self._counter("games_finished", "Games played to their end")
        self.bots_waiting = self._gauge("bots_waiting", "Decisions waiting for a bot")
        self.bots_asked = self._gauge("bots_asked", "Decisions that bots were asked for")
        self.bots_failed = self._gauge("bots_failed", "Decisions that a bot failed to make")
        self.bots_stood_in = self._gauge("bots_stood_in", "Decisions that novice had to make")

        self.errors = self._gauge("errors", "Lines of the log that tell of an error")
        self.store_ready = self._gauge("store_ready", "1 while the store answers, else 0")
        self.answers = Histogram(
            "answer_seconds",
            "From a page's message to the news of what came of it, stored and told",
            namespace=NAMESPACE,
            registry=self.registry,
            buckets=_BOUNDS,
        )
        self.recent: deque[float] = deque(maxlen=RECENT)  # times of answers
        self.process = CollectorRegistry()  # processor, memory, descriptors; on Linux
        ProcessCollector(registry=self.process)

    def answered(self, seconds: float) -> None:
        self.answers.observe(seconds)
        self.recent.append(seconds)

    def value(self, name: str) -> float:
        """Of one without labels."""
        return self.registry.get_sample_value(f"{NAMESPACE}_{name}") or 0.0

    def _counter(self, name: str, meaning: str, *labels: str) -> Counter:
        return Counter(name, meaning, labels, namespace=NAMESPACE, registry=self.registry)

    def _gauge(self, name: str, meaning: str) -> Gauge:
        return Gauge(name, meaning, namespace=NAMESPACE, registry=self.registry)

    def text(self) -> bytes:
        """Without the process, whose figures differ from one run to the next."""
        return generate_latest(self.registry)

    def whole_text(self) -> bytes:
        return self.text() + generate_latest(self.process)


class _Together(Collector):
    def __init__(self, families: Iterable[Metric]) -> None:
        self._families = families

    def collect(self) -> Iterable[Metric]:
        return self._families


def together(texts: Mapping[str, bytes]) -> bytes:
    """The figures of several processes, each labelled with the one that it is of."""
    found: dict[str, Metric] = {}
    for process, text in texts.items():
        for family in text_string_to_metric_families(text.decode()):
            known = found.setdefault(
                family.name, Metric(family.name, family.documentation, family.type)
            )
            for sample in family.samples:
                labels = {**sample.labels, "process": process}
                known.add_sample(sample.name, labels, sample.value)
    registry = CollectorRegistry()
    registry.register(_Together(found.values()))
    return generate_latest(registry)
