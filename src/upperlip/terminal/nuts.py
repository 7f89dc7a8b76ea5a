"""What Mustachio shows: the trump, the sides with bids and tricks, points beside cards."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from upperlip.nuts.cards import COLOURS, NAMES, Card, colour_of, is_villain, value_of
from upperlip.nuts.config import ROUNDS
from upperlip.nuts.law import number_before, numbers
from upperlip.nuts.notation import SIGNS
from upperlip.nuts.scoring import card_points, totals
from upperlip.nuts.view import RoundView, View, passing
from upperlip.nuts.villain import Villain
from upperlip.table.ply import Action
from upperlip.table.seat import Seat
from upperlip.table.shape import Result
from upperlip.terminal import draw
from upperlip.terminal.screen import Screen
from upperlip.texts import Texts

_BLIND = ("U-16", "U-42", "U-43")
_RULES_OF_ASK = {"blind": _BLIND, "agree": _BLIND, "throw": ("U-45",)}


def _live(view: View) -> RoundView:
    assert view.round is not None, "nothing is shown before the first deal"
    return view.round


class NutsScreen(Screen[View]):
    names = NAMES
    examples = ("R7", "ACORN")
    card_asks = ("play", "pass")
    number_asks = ("bid", "blind")
    follow_rule = "U-21"
    win_rule = "U-23"

    def known(self, view: View) -> tuple[str, ...]:
        return (*NAMES, *(villain.id for villain in view.config.cards))

    def heading(self, view: View) -> str:
        round_ = _live(view)
        place = {"number": round_.number, "rounds": ROUNDS, "size": round_.size}
        what = view.ask.what if view.ask else ""
        if what == "throw":
            return self.texts.say("term-heading-throw")
        if what in ("blind", "agree", "bid"):
            return self.texts.say("term-heading-bids", **place)
        return self.texts.say("term-heading-trick", trick=len(round_.tricks) + 1, **place)

    def table(self, view: View) -> list[RenderableType]:
        if view.ask and view.ask.what == "throw":
            return [self.scores(view)]
        return [draw.indented(self._trump(_live(view))), self._sides(view)]

    def _trump(self, round_: RoundView) -> Text:
        lead = Text(self.texts.say("term-trump") + " ")
        if round_.trump is None:
            return lead + Text(self.texts.say("term-trump-not-yet"), "dim")
        now = round_.trump_in_force
        shown = self._coin(now)
        left = round_.spell.last_trick + 1 - len(round_.tricks) if round_.spell else 0
        if left > 0 and now != round_.trump:
            own = f"{COLOURS[round_.trump]} {self.texts.colour(COLOURS[round_.trump])}"
            shown += Text(" " + self.texts.say("term-spell", left=left, own=own))
        return lead + shown

    def _coin(self, trump: int | None) -> Text:
        if trump is None:
            return Text(self.texts.say("term-no-trump"), "bold")
        return draw.colour(self.texts, COLOURS[trump])

    def _sides(self, view: View) -> Table:
        round_, total = _live(view), totals(view.config, view.scores)
        say = self.texts.say
        rows = [
            (
                self._side(view, members),
                self._bid(view, side),
                str(round_.tallies[side].tricks),
                draw.number(round_.tallies[side].plus + round_.tallies[side].minus),
                draw.number(total[side]),
            )
            for side, members in enumerate(view.config.teams)
        ]
        columns = ("term-side", "term-bid", "term-tricks", "term-card-points", "term-total")
        return draw.grid([draw.INDENT + say("term-side"), *map(say, columns[1:])], rows)

    def _side(self, view: View, members: tuple[Seat, ...]) -> Text:
        names = self.texts.listed([self.texts.player(seat) for seat in members])
        return draw.indented(Text(names, "bold" if view.seat in members else ""))

    def _bid(self, view: View, side: int) -> str:
        round_ = _live(view)
        if (blind := round_.blinds[side]) is not None:
            return self.texts.say("term-blind", number=blind)
        bids = [round_.bids[seat] for seat in view.config.teams[side]]
        if all(number is None for number in bids):
            return "–"
        apart = "+".join("?" if number is None else str(number) for number in bids)
        if len(bids) == 1 or None in bids:
            return apart
        return f"{apart}={sum(number or 0 for number in bids)}"

    def follow(self, view: View) -> str | None:
        colour = _live(view).trick.colour
        return None if colour is None else COLOURS[colour]

    def note(self, view: View, name: str) -> str:
        config, round_ = view.config, _live(view)
        card = config.card(name)
        points = card_points(config.solo, config.villain_cards)[card]
        worth = f"+{points}" if points else ""
        if not is_villain(card):
            return worth
        cards, before = (*round_.trick.cards, card), number_before(round_.tricks)
        number = numbers(cards, before, config.villain_cards)[-1]
        return f"({number}) {worth}".strip()

    def notes_on_trick(self, view: View) -> Sequence[str]:
        round_ = _live(view)
        before = number_before(round_.tricks)
        numbered = numbers(round_.trick.cards, before, view.config.villain_cards)
        return [
            f"({number})" if is_villain(card) else ""
            for card, number in zip(round_.trick.cards, numbered, strict=True)
        ]

    def offered(self, view: View, ask: str) -> tuple[Action, ...]:
        if ask in ("play", "pass"):
            return tuple(Action(ask, card) for card in _live(view).hand)
        if ask == "trump":
            return tuple(Action(ask, colour) for colour in range(len(COLOURS)))
        if ask == "throw":
            return tuple(Action(ask, sign) for sign in range(len(SIGNS)))
        return (Action("agree"), Action("refuse")) if ask == "agree" else ()

    def label(self, action: Action, word: str) -> Text:
        if action.verb == "trump":
            return draw.colour(self.texts, word)
        if action.verb == "throw":
            return Text(self.texts.say(f"sign-{word}"))
        return super().label(action, word)

    def also_called(self, action: Action, word: str) -> Sequence[str]:
        if action.verb == "trump":
            return (self.texts.colour(word),)
        if action.verb == "throw":
            return (self.texts.say(f"sign-{word}"),)
        if word in ("no", "refuse"):
            return self.texts.say("term-words-no").split()
        return self.texts.say("term-words-yes").split() if word == "agree" else ()

    def typed_number(self, ask: str, number: int) -> Action:
        """A blind bid of 0 would read as "no blind bid": not what was typed."""
        return Action(ask, -1 if ask == "blind" and number == 0 else number)

    def usual(self, ask: str, legal: tuple[Action, ...]) -> Action | None:
        """Also no blind bid, which stands first."""
        return legal[0] if ask == "blind" else super().usual(ask, legal)

    def question(self, view: View, ask: str) -> str:
        round_ = _live(view)
        if ask == "agree":
            return self.texts.say("term-ask-agree", number=round_.proposal or 0)
        if ask in ("bid", "blind"):
            least = {"bid": 0, "blind": 1 if view.config.solo else 2}[ask]
            return self.texts.say(f"term-ask-{ask}", low=least, high=round_.size)
        effect = passing(view.config, round_.villains)
        if ask != "pass" or effect is None:
            return self.texts.say(f"term-ask-{ask}")
        seat = effect.receiver(view.seat, view.config.players)
        return self.texts.say("term-ask-pass", seat=seat)

    def half_answered(self, view: View) -> bool:
        """Cards to pass are asked for one by one (E-38); the first has been chosen."""
        return view.ask is not None and view.ask.what == "pass" and bool(_live(view).chosen)

    def hint(self, view: View, ask: str) -> str:
        if ask != "bid":
            return ""
        if view.config.solo:
            alone = view.ask is not None and len(view.ask.seats) == 1  # all others bid blind
            return "" if alone else self.texts.say("term-bid-solo")
        team = view.config.teams[view.config.side_of(view.seat)]
        bids = [self._bid_of_partner(_live(view), seat) for seat in team if seat != view.seat]
        return " ".join([self.texts.say("term-bid-team"), *bids])

    def _bid_of_partner(self, round_: RoundView, seat: Seat) -> str:
        number = round_.bids[seat]
        if number is None:
            return self.texts.say("term-bid-to-come", seat=seat)
        return self.texts.say("event-bid", seat=seat, number=number)

    def key_rules(self, view: View) -> Sequence[str]:
        what = view.ask.what if view.ask else ""
        if what == "bid":
            return ("U-15" if view.config.solo else "U-14", "U-40")
        return _RULES_OF_ASK.get(what, (self.follow_rule, self.win_rule))

    def scores(self, view: View) -> Table:
        total = totals(view.config, view.scores)
        rows: list[list[str | Text]] = [
            [
                self._side(view, members),
                *(draw.number(score.points[side]) for score in view.scores),
                *[""] * (ROUNDS - len(view.scores)),
                Text(draw.number(total[side]), "bold"),
            ]
            for side, members in enumerate(view.config.teams)
        ]
        rounds = map(str, range(1, ROUNDS + 1))
        side, sum_ = self.texts.say("term-side"), self.texts.say("term-total")
        return draw.grid([draw.INDENT + side, *rounds, sum_], rows)

    def winners(self, view: View, result: Result) -> set[Seat]:
        return {seat for side in result["winners"] for seat in view.config.teams[side]}

    def round_rules(self, view: View) -> Sequence[str]:
        return [self._villain(view.config.villain(card)) for card in _live(view).villains]

    def _villain(self, villain: Villain) -> str:
        effect = self.texts.card_effect(villain.id)
        return self.entry(f"{self.texts.card(villain.id)} ({villain.rule})", effect)

    def about(self, view: View, name: str) -> Sequence[str]:
        config, card = view.config, view.config.card(name)
        if is_villain(card):
            villain = config.villain(card)
            rule = [self.texts.say(villain.rule)] if self.texts.has(villain.rule) else []
            return [self._villain(villain), *rule]
        return [_nut(self.texts, card, solo=config.solo)]

    def printed(self, name: str) -> Sequence[str]:
        card = NAMES.index(name) if name in NAMES else None
        if card is None or is_villain(card):
            return []
        alone = card_points(True)[card]
        differs = alone != card_points(False)[card]
        more = [self.texts.say("term-points-solo", points=alone)] if differs else []
        return [_nut(self.texts, card, solo=False), *more]


def _nut(texts: Texts, card: Card, *, solo: bool) -> str:
    letter = COLOURS[colour_of(card)]
    return texts.say(
        "term-about-nut",
        name=NAMES[card],
        colour=letter,
        kind=texts.say(f"nuts-{letter}.one"),
        number=value_of(card),
        points=card_points(solo)[card],
    )
