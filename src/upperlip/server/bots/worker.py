"""A bot worker: reads what to think about and says which of the actions it would take.

A process of its own, started by the pool. Tasks come in as pickles; what goes out is lines:
`ready`, then for every task `says N`, the action's place, `says` and a hint, or `failed` and where.
"""

import os
import pickle
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from pkgutil import resolve_name
from queue import SimpleQueue
from threading import Thread
from traceback import extract_tb
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # a worker imports nothing before it has made itself nice
    from upperlip.bots import Bot, Budget
    from upperlip.table.generator import Generator
    from upperlip.table.ply import Action
    from upperlip.table.shape import AnyView

    Move = tuple[str, AnyView, tuple[Action, ...], Generator, Budget]
    Advice = tuple[AnyView, tuple[Action, ...], float]
    Task = Move | Advice


def main(levels: str, *own: str) -> None:
    """Thinks until nobody is at the other end. `levels` names a mapping: `module:name`.

    `own` are bots by their place, from the directory the server was started in, too.
    """
    if hasattr(os, "nice"):
        os.nice(19)  # before the imports: a server that starts has better things to do
    out = os.dup(1)
    os.dup2(2, 1)  # whatever a bot may print is no answer
    import_module("upperlip.kernel")
    import_module("upperlip.review.hint")  # whoever wants one has no time to wait for it
    fair = {name: bot for name, bot in resolve_name(levels).items() if not bot.peeks}
    fair |= load(own)
    tasks: SimpleQueue[Task] = SimpleQueue()
    Thread(target=read, args=(tasks,), daemon=True).start()
    with suppress(BrokenPipeError):
        os.write(out, b"ready\n")
        while True:
            os.write(out, answer(fair, tasks.get()).encode() + b"\n")
    os._exit(0)  # not by the usual way: Python would trip over the reader, who waits at stdin


def load(own: Sequence[str]) -> "dict[str, Bot]":
    """Those that can be had; what is asked of the others fails, and is logged each time."""
    registry, found = import_module("upperlip.bots.registry"), {}
    for name in own:
        try:
            bot = registry.find_bot(name)
        except ValueError as error:
            sys.stderr.write(f"upperlip: {error}\n")
            continue
        if not bot.peeks:
            found[name] = bot
    return found


def read(tasks: "SimpleQueue[Task]") -> None:
    """Beside the thinking: it ends at once, however deep in thought, when the server is gone."""
    try:
        while True:
            tasks.put(pickle.load(sys.stdin.buffer))
    finally:
        os._exit(0)


def answer(bots: "Mapping[str, Bot]", task: "Task") -> str:
    """What was wrong is told without the error's words: there may be cards in them."""
    try:
        return f"says {_hint(*task) if len(task) == 3 else _place(bots, *task)}"
    except (Exception, SystemExit) as error:  # a bot that ends itself does not end its worker
        place = extract_tb(error.__traceback__)[-1]
        return f"failed {type(error).__name__} in {Path(place.filename).name}:{place.lineno}"


def _place(
    bots: "Mapping[str, Bot]",
    level: str,
    view: "AnyView",
    actions: "tuple[Action, ...]",
    draws: "Generator",
    budget: "Budget",
) -> int:
    return actions.index(bots[level].choose(view, actions, draws, budget))


def _hint(view: "AnyView", actions: "tuple[Action, ...]", seconds: float) -> str:
    """As JSON."""
    hint_for = import_module("upperlip.review.hint").hint_for
    return bytes(import_module("msgspec").json.encode(hint_for(view, actions, seconds))).decode()


if __name__ == "__main__":
    main(*sys.argv[1:])
