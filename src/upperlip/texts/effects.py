"""The sentence of a card, made from its effects (docs/rules/effects.md).

Cards of the boxes have words of their own; a card from outside explains itself with these.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from upperlip.texts import Texts

Definition = Mapping[str, Any]  # an effect: its kind and its parameters


def effect_sentence(texts: "Texts", effect: Definition) -> str:
    kind = effect["effect"]
    say = _SENTENCES.get((texts.game, kind)) or _SENTENCES.get(("", kind)) or _plain
    return say(texts, effect)


def signed(number: int) -> str:
    """`+5`, `−5`, `±0`."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "±0"


def _plain(texts: "Texts", effect: Definition) -> str:
    """By its kind, or by the one word that says more."""
    words = [str(effect[key]) for key in ("which", "who", "by") if key in effect]
    return texts.say("-".join(["effect", effect["effect"], *words]), **_dressed(effect))


def _dressed(effect: Definition) -> dict[str, str]:
    """The parameters as sentences have them."""
    dressed = dict(effect)
    del dressed["effect"]
    for key in ("stars", "points", "good", "bad", "plus", "tricks"):
        if key in dressed:
            dressed[key] = signed(dressed[key])
    return {key: str(value) for key, value in dressed.items()}


def _colours(texts: "Texts", effect: Definition) -> str:
    if effect["order"] == "reversed":
        return texts.say("effect-colours-reversed")
    return texts.say("effect-colours-order", order=" < ".join(map(texts.colour, effect["order"])))


def _values(texts: "Texts", effect: Definition) -> str:
    if "order" in effect:
        return texts.say("effect-values-reversed")
    return texts.say(f"effect-values-{effect['to']}", value=str(effect["value"]))


def _lowest(texts: "Texts", effect: Definition) -> str:
    return texts.say(f"effect-lowest-{effect['among']}", value=str(effect.get("value", "any")))


def _out(texts: "Texts", effect: Definition) -> str:
    return texts.say(f"effect-out-{_named(effect)}", **_dressed(effect))


def _named(effect: Definition) -> str:
    """Which cards an effect names."""
    if "equals" in effect:
        return "equals"
    if "colour" in effect and "value" in effect:
        return "both"
    return next((key for key in ("colour", "value") if key in effect), "all")


def _worth(texts: "Texts", effect: Definition) -> str:
    cards = {key: str(effect[key]) for key in ("colour", "value") if key in effect}
    which = texts.say(f"effect-which-{_named(effect)}", **cards)
    if "add" in effect:
        return texts.say("effect-worth-add", which=which, stars=signed(effect["add"]))
    if "set" in effect:
        stars = str(effect["set"]).replace("-", "−")
        return texts.say("effect-worth-set", which=which, stars=stars, number=effect["set"])
    if "times" in effect:
        return texts.say("effect-worth-times", which=which, number=effect["times"])
    return texts.say("effect-worth-negative", which=which)


def _most(texts: "Texts", effect: Definition) -> str:
    return texts.say(f"effect-most-{_named(effect)}", **_dressed(effect))


def _give(texts: "Texts", effect: Definition) -> str:
    return texts.say(f"effect-give-{effect['to']}", number=effect["cards"])


def _pass(texts: "Texts", effect: Definition) -> str:
    return texts.say(f"effect-pass-{effect['to']}", number=effect["cards"])


def _trump(texts: "Texts", effect: Definition) -> str:
    colour, number = effect["colour"], effect["tricks"]
    if colour in ("named", "none"):
        return texts.say(f"effect-trump-{colour}", number=number)
    return texts.say("effect-trump-colour", colour=colour, number=number)


_SENTENCES: dict[tuple[str, str], Callable[["Texts", Definition], str]] = {
    ("", "colours"): _colours,
    ("", "values"): _values,
    ("", "lowest"): _lowest,
    ("", "out"): _out,
    ("", "worth"): _worth,
    ("", "most"): _most,
    ("", "trump"): _trump,
    ("moustache", "pass"): _give,
    ("mustachio", "pass"): _pass,
}
