"""Sentences in three languages, from Fluent files that terminal, web and docs share.

Here belongs every sentence that players read; it may touch the `table`'s words and definitions of
cards, and no game.

Arguments are dressed by their name, so that games can pass plain ids and seats:
`seat`, `giver`, `crown` a player; `seats`, `others` players; `card`, `cards`, `instead` cards (a
special `card` brings its `effect`); `colour` a letter; `rule` a rule card; `asked` what a seat is
asked for; `sign` a throw. Everything else is shown as it is; numbers choose plural forms.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from unicodedata import category

from fluent.runtime import FluentBundle, FluentResource

from upperlip.definitions.card import OutsideCard
from upperlip.table.event import Event
from upperlip.table.reason import Reason, Value
from upperlip.table.seat import NAMELESS
from upperlip.texts.effects import effect_sentence

LANGUAGES = ("en", "fr", "ru")

_COLOURS = {"mustachio": "nuts", "moustache": "animals"}
FILES = ("table", *_COLOURS, "terminal", "effects", "records", "review", "puzzles")
_LONG = 10**20  # from here on numbers are cut short
_ENDLESS = 10_000  # bits: numbers that Python itself does not write
_SIGNS = {"+": "-plus", "-": "-minus"}


@cache
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for name in FILES:
        path = files(__package__).joinpath(language, f"{name}.ftl")
        found.add_resource(FluentResource(path.read_text("utf-8")))
    return found


class Texts:
    """One language, and the game and players that its sentences speak of."""

    def __init__(
        self,
        language: str,
        game: str = "",
        players: Sequence[str] = (),
        *,
        by_id: bool = False,
        cards: Sequence[OutsideCard] = (),
    ) -> None:
        """`by_id`: cards are called what records call them. `cards`: those from outside, and those
        of the box that are not as they are today, which keep their names."""
        self._by_id = by_id
        self._outside = {card.id: card for card in cards}
        self.language = language
        self.game = game
        self.players = tuple(
            self._by_number(seat) if name == NAMELESS.format(seat) else name
            for seat, name in enumerate(players)
        )

    def say(self, message: str, /, **args: Value) -> str:
        """A message, or `message.attribute`, with its arguments dressed."""
        name, _, attribute = message.partition(".")
        found = bundle(self.language).get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, f"{message} has no text of its own"
        dressed = {key: self._dress(key, value) for key, value in args.items()}
        if isinstance(card := args.get("card"), str) and self._is_special(card):
            dressed["effect"] = self.card_effect(card)
        text, errors = bundle(self.language).format_pattern(pattern, dressed)
        if errors:
            raise LookupError(f"{self.language}: {message}: {errors[0]}")
        return str(text)

    def has(self, message: str) -> bool:
        return bool(bundle(self.language).has_message(message))

    def reason(self, reason: Reason) -> str:
        return self.say(f"why-{reason.message}", **dict(reason.args))

    def event(self, event: Event) -> str:
        """An event as seen by somebody; secrets must have been opened or left blank before."""
        args: dict[str, Value] = {}
        for name, value in event.args:
            if not isinstance(value, str | int | tuple):
                raise TypeError(f"{event.message}: {name} is still secret")
            args[name] = value
        return self.say(f"event-{event.message}", **args)

    def card(self, name: str) -> str:
        """A villain's or joker's own name; other cards are called `R7` everywhere."""
        if self._by_id or not self._is_special(name):
            return name
        return self.own_name(name) or self.say(card_message(name))

    def card_effect(self, name: str) -> str:
        """What a villain or joker does, in short."""
        return self._own_effect(name) or self.say(f"{card_message(name)}.effect")

    def rule_card(self, id_: str) -> str:
        """The name of a rule card."""
        return id_ if self._by_id else self.own_name(id_) or self.say(f"rule-{id_}")

    def rule_effect(self, id_: str) -> str:
        """What a rule card does, in short."""
        return self._own_effect(id_) or self.say(f"rule-{id_}.effect")

    def _is_special(self, name: str) -> bool:
        return name in self._outside or self.has(card_message(name))

    def own_name(self, id_: str) -> str:
        """A card's from outside, in this language or in the first that it has; else nothing."""
        names = dict(self._outside[id_].name) if id_ in self._outside else {}
        return str(names.get(self.language) or next(iter(names.values()), ""))

    def _own_effect(self, id_: str) -> str:
        """The words of a definition, and always the sentence that its effects make (E-42)."""
        if id_ not in self._outside:
            return ""
        own = dict(self._outside[id_].text).get(self.language, "")
        return " ".join(filter(None, [own, self.made_sentence(id_)]))

    def made_sentence(self, id_: str) -> str:
        """What the effects of a card say."""
        effects = self._outside[id_].effects
        made = [effect_sentence(self, effect.definition) for effect in effects]
        return " ".join(made) or self.say("effect-none")

    def colour(self, letter: str) -> str:
        return self.say(f"{_COLOURS[self.game]}-{letter}")

    def listed(self, words: Sequence[str]) -> str:
        """`Ada, Bo and Cy`."""
        if len(words) < 2:
            return "".join(words)
        return self.say("list-end", first=", ".join(words[:-1]), last=words[-1])

    def player(self, seat: int) -> str:
        """By name, or where there is none by the number that records use."""
        if 0 <= seat < len(self.players):
            return self.players[seat]
        return self._by_number(seat)

    def _by_number(self, seat: int) -> str:
        return self.say("seat-number", number=str(readable(seat)))

    def _dress(self, name: str, value: Value) -> str | int:
        if isinstance(value, tuple):
            return self._dress_all(name, value)
        if name in ("seat", "giver", "crown"):
            return self.player(int(value))
        if isinstance(value, int):
            return readable(value)
        if name == "card":
            return self.card(value)
        if name == "colour":
            return self.colour(value)
        if name == "rule":
            return self.rule_card(value)
        if name in ("asked", "sign"):
            return self.say({"asked": "ask", "sign": "sign"}[name] + f"-{value}")
        return value

    def _dress_all(self, name: str, values: tuple[str | int, ...]) -> str:
        if name in ("seats", "others"):
            return self.listed([self.player(int(seat)) for seat in values])
        if name in ("cards", "instead"):
            return ", ".join(self.card(str(value)) for value in values)
        shown = (readable(value) if isinstance(value, int) else value for value in values)
        return ", ".join(map(str, shown))


def card_message(name: str) -> str:
    """The id of a special card's texts: Fluent knows no `+` in ids."""
    return f"card-{name[:-1]}{_SIGNS[name[-1]]}" if name[-1] in _SIGNS else f"card-{name}"


def readable(number: int) -> int | str:
    """Numbers from outside may be longer than anybody reads, and than Babel can round."""
    if abs(number) < _LONG:
        return number
    text = str(number) if number.bit_length() < _ENDLESS else ""
    return text[:20] + "…"


def harmless(text: str, instead: str = "\N{REPLACEMENT CHARACTER}") -> str:
    """Foreign text without anything that steers a terminal: no control or direction marks."""
    return "".join(c if c.isprintable() or category(c) == "Zs" else instead for c in text)
