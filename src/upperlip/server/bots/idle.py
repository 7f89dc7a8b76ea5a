"""`python -m upperlip.server.bots.idle MODULE` runs a module when a core has nothing better to do.

It gives way before it imports anything: that alone takes a third of a second, in which tables
would wait.
"""

import os
import runpy
import sys


def give_way() -> None:
    """Below the bots' workers, nice as they are."""
    if hasattr(os, "nice"):
        os.nice(19)
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


if __name__ == "__main__":
    give_way()
    runpy.run_module(sys.argv[1], run_name="__main__")
