"""Counts for Prometheus: how much goes on, never what."""

from prometheus_client import CollectorRegistry, Counter, Gauge
from prometheus_client.exposition import generate_latest

NAMESPACE = "upperlip"


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

    def _counter(self, name: str, meaning: str, *labels: str) -> Counter:
        return Counter(name, meaning, labels, namespace=NAMESPACE, registry=self.registry)

    def _gauge(self, name: str, meaning: str) -> Gauge:
        return Gauge(name, meaning, namespace=NAMESPACE, registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
