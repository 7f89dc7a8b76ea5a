"""A fixed piece of work to measure beside a server: how fast is this machine, just now?

It must never change: figures of different days and machines are compared by their ratio to it.
"""

import hashlib
import json
import time
from statistics import median

_TEXT = json.dumps({f"card {n}": [n, n * 7 % 13, {"of": n % 4}] for n in range(200)})
_ROUNDS = 20
_TIMES = 9


def yardstick() -> float:
    """Milliseconds of processor time for it, in the median."""
    return median(_once() for _ in range(_TIMES))


def _once() -> float:
    begun = time.thread_time()
    for _ in range(_ROUNDS):
        cards = json.loads(_TEXT)
        ordered = sorted(cards.items(), key=lambda item: (item[1][1], item[0]))
        hashlib.sha256(json.dumps(dict(ordered)).encode()).hexdigest()
    return (time.thread_time() - begun) * 1e3
