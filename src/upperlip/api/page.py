"""The page about the public API, from its docstrings: `python -m upperlip.api.page > docs/api.md`.

What is not in a docstring stands in `GROUPS`: which names belong together, and an example for each
group. The examples are run by the tests.
"""

import inspect
import re
import sys
from collections.abc import Iterator
from importlib import import_module

API = import_module("upperlip")
HEAD = """\
# The public API

Made from the docstrings by `make docs`; a test compares. Do not edit.

`import upperlip` offers what stands here, and nothing else is promised: everything below is typed,
and from release 0.1.0 on it changes only with a word in the [changelog](../CHANGELOG.md). Whatever
is loaded is loaded when it is first asked for. Seats are numbered from 0; cards, actions and
options are called what [records](record.md) call them. What objects have besides, `inside` for one,
are the engines' own forms, which may change.

Set-ups, cards, actions, plays, tricks, suggestions, solutions, reasons and results have a `repr`
that can be read back: after `from upperlip import *`, `eval(repr(x)) == x`. Matches, views and
records stand in `<…>`, which cannot: a match is kept as its record, a record in a file, and a view
as what `describe` says.
"""

GROUPS: dict[str, tuple[str, tuple[str, ...]]] = {
    "Playing": (
        """\
import upperlip

match = upperlip.new_match("moustache", players=4, seed=7, rule_set="house")
print(match.view(0))  # what seat 0 sees
print(match.legal_actions())  # what the seat may do whose turn it is
match.act("play P2")
match.play(bots=[None, "novice", "novice", "regular"])  # until seat 0 has to decide
match.play(bots="novice")  # and to the end
print(match, match.winners)
""",
        (
            "GAMES",
            "new_match",
            "Match",
            "Setup",
            "simulate",
            "Bots",
            "Result",
            "MoustacheResult",
            "MoustacheRoundResult",
            "MustachioResult",
            "MustachioRoundResult",
        ),
    ),
    "What a seat knows": (
        """\
view = upperlip.new_match("mustachio", players=3, seed=2, villains="none").view(1)
print(view.ask, view.actions)
card = upperlip.Card("mustachio", "R7")
print(card, repr(card), card.colour, card.value)
assert eval("upperlip." + repr(card)) == card
""",
        ("View", "MoustacheView", "MustachioView", "Card", "Action", "Play", "Trick"),
    ),
    "What to do": (
        """\
view = upperlip.position(
    "moustache",
    players=4,
    seat=0,
    row=["blue-tax"],
    teams=[1, 0, 1, 0],
    crown=2,
    hand="G8 P0 P3 P5 P6 O3 O4 B0 B3",
    tricks=["P2 P7 P8 P9", "B10 G1 O7"],
)
for suggestion in upperlip.suggest(view, simulations=200):
    print(suggestion.action, round(suggestion.value, 2), suggestion.in_words("fr"))
""",
        ("suggest", "Suggestion", "Reason", "position", "describe"),
    ),
    "Records": (
        """\
matches = upperlip.simulate("mustachio", games=2, players=2, seed=1)
upperlip.write_records("games.jsonl", (match.record() for match in matches))
for record in upperlip.read_records("games.jsonl"):
    early = upperlip.replay(record, steps=20)
    print(early.turn, record.result)
""",
        ("read_records", "write_records", "replay", "solve", "Solution", "Record"),
    ),
    "Bots": (
        """\
class Sly(upperlip.Bot):
    def choose(self, view, actions):
        return actions[-1]


print(upperlip.new_match("moustache", seed=3).play([Sly, "novice", Sly, "novice"]).winners)
""",
        ("Bot", "AnyBot", "bot_names", "BadBot"),
    ),
    "Errors": (
        """\
try:
    upperlip.new_match("moustache", players=9)
except upperlip.RefusedOptions as error:
    print(error)  # a sentence, with the number of the rule
""",
        (
            "IllegalAction",
            "RefusedOptions",
            "ImpossibleChance",
            "ImpossiblePosition",
            "Unsolvable",
            "Fault",
        ),
    ),
}


def page() -> str:
    parts = [HEAD]
    for title, (example, names) in GROUPS.items():
        parts.append(f"## {title}\n\n```python\n{example}```\n")
        parts += ["\n".join(_entry(name, getattr(API, name))) + "\n" for name in names]
    return "\n".join(parts)


def _entry(name: str, thing: object) -> Iterator[str]:
    if inspect.isclass(thing):
        yield f"### `{name}{_made_of(thing.__init__)}`\n"
        yield _doc(thing)
        members = list(_members(thing))
        if members:
            yield ""
            yield from members
    elif callable(thing):
        yield f"### `{name}{_signature(thing)}`\n"
        yield _doc(thing)
    else:
        yield f"### `{name}`\n"
        yield f"`{_plain(repr(thing))}`"


def _members(kind: type) -> Iterator[str]:
    for name, member in vars(kind).items():
        if name.startswith("_") or "the engines" in _said(member).lower():
            continue
        if isinstance(member, property):
            returns = _returned(member.fget)
            yield f"- `{name}`: `{returns}`{_said(member)}"
        elif isinstance(member, classmethod):
            yield f"- `{name}{_signature(member.__func__)}`{_said(member)}"
        elif inspect.isfunction(member):
            yield f"- `{name}{_signature(member)}`{_said(member)}"
    for name in getattr(kind, "__struct_fields__", getattr(kind, "_fields", ())):
        yield f"- `{name}`"


def _said(member: object) -> str:
    doc = inspect.getdoc(member)
    return f" – {' '.join(doc.split())}" if doc else ""


def _doc(thing: object) -> str:
    doc = inspect.getdoc(thing)
    assert doc, f"{thing} says nothing about itself"
    return doc


def _made_of(init: object) -> str:
    """Unless it is not ours to say, or made of what only the engines have."""
    ours = inspect.isfunction(init) and init.__module__.startswith("upperlip")
    text = _signature(init) if ours else ""
    return "" if text.startswith("(inside:") else text


def _signature(function: object) -> str:
    """Without `self`, and with types as one writes them."""
    assert callable(function)
    text = re.sub(r"(-> |: )'(\w+)'", r"\1\2", _plain(str(inspect.signature(function))))
    return re.sub(r"^\((self|cls)(, )?", "(", text).removesuffix(" -> None")


def _plain(types: str) -> str:
    """As one writes them: without where they are at home."""
    short = re.sub(r"\bupperlip(\.\w+)+\.(\w+)", r"\2", types)
    return re.sub(r"collections\.abc\.|<class '(\w+)'>", r"\1", short)


def _returned(getter: object) -> str:
    assert callable(getter)
    return _signature(getter).partition(" -> ")[2]


if __name__ == "__main__":
    sys.stdout.write(page())
