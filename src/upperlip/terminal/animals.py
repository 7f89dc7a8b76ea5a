"""What Moustache shows: the row of rules, the teams with their stars, stars beside cards."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from upperlip.animals.cards import (
    BY_NAME,
    COLOURS,
    MONKEY,
    NAMES,
    Card,
    colour_of,
    is_joker,
    value_of,
)
from upperlip.animals.chance import HIDDEN
from upperlip.animals.config import ROUNDS
from upperlip.animals.dealing import HAND_SIZE
from upperlip.animals.house import HOUSE
from upperlip.animals.law import law_of
from upperlip.animals.line import passing
from upperlip.animals.scoring import stars_so_far, worths
from upperlip.animals.view import RoundView, View
from upperlip.rulebook import RULE_OF_JOKER
from upperlip.table.ply import Action
from upperlip.table.seat import Seat
from upperlip.table.shape import Result
from upperlip.terminal import draw
from upperlip.terminal.screen import Screen
from upperlip.terminal.show import set_in
from upperlip.texts import Texts

_RULES_OF_ASK = {"give": ("O-13",), "steal": ("O-21",)}


def _live(view: View) -> RoundView:
    assert view.round is not None, "nothing is shown before the first deal"
    return view.round


def _row(view: View) -> tuple[str, ...]:
    """The rules of this round; the next one may lie there already."""
    return view.row[: _live(view).number]


def _team_stars(view: View) -> tuple[int, int]:
    round_ = _live(view)
    return stars_so_far(view.config, _row(view), round_.teams, round_.tricks)


def _worth(view: View, card: Card) -> int:
    return worths(_row(view), view.config.printed_stars, view.config.known)[card]


class AnimalsScreen(Screen[View]):
    names = NAMES
    examples = ("G7", "UNICORN")
    card_asks = ("play", "give", "steal")
    follow_rule = "O-14"
    win_rule = "O-17"

    def heading(self, view: View) -> str:
        round_ = _live(view)
        place = {"number": round_.number, "rounds": ROUNDS}
        if view.ask and view.ask.what == "give":
            return self.texts.say("term-heading-gifts", **place)
        size = HAND_SIZE[view.config.players]
        trick = len(round_.tricks) + 1
        return self.texts.say("term-heading-trick", trick=trick, size=size, **place)

    def table(self, view: View) -> list[RenderableType]:
        row = [f"{place} {self._rule_name(rule)}" for place, rule in enumerate(_row(view), 1)]
        lead = self.texts.say("term-row") + " "
        return [
            set_in(Text(lead + " → ".join(row))),
            draw.indented(self._order(view)),
            self._teams(view),
            *self._face_up(view),
        ]

    def _rule_name(self, rule: str) -> str:
        return self.texts.rule_card(rule)

    def _order(self, view: View) -> Text:
        strengths = law_of(_row(view), view.config.threes, view.config.known).colours
        letters = sorted(COLOURS, key=lambda letter: strengths[COLOURS.index(letter)])
        shown = [draw.colour(self.texts, letter) for letter in letters]
        return Text(self.texts.say("term-order") + " ") + Text(" < ").join(shown)

    def _teams(self, view: View) -> Table:
        round_, stars = _live(view), _team_stars(view)
        rows = [
            (
                self._team(view, team),
                f"{draw.STAR} {draw.number(stars[team])}",
                str(len(round_.captured[team])),
            )
            for team in sorted((0, 1), key=lambda team: team != round_.teams[view.seat])
        ]
        say = self.texts.say
        return draw.grid(
            [draw.INDENT + say("term-team"), say("term-stars"), say("term-cards")], rows
        )

    def _team(self, view: View, team: int) -> Text:
        round_ = _live(view)
        names = [
            self.texts.say("term-crowned", seat=seat)
            if seat == round_.crown
            else self.texts.player(seat)
            for seat, side in enumerate(round_.teams)
            if side == team
        ]
        mine = team == round_.teams[view.seat]
        return draw.indented(Text(self.texts.listed(names), "bold" if mine else ""))

    def _face_up(self, view: View) -> list[Text]:
        lead = self.texts.say("term-face-up")
        return [
            draw.indented(Text(f"{lead} {self.texts.player(seat)} "))
            + Text(" ").join(draw.card(self.texts, NAMES[card]) for card in cards)
            for seat, cards in enumerate(_live(view).open)
            if cards and seat != view.seat
        ]

    def follow(self, view: View) -> str | None:
        colour = _live(view).trick.follow
        return None if colour is None else COLOURS[colour]

    def note(self, view: View, name: str) -> str:
        return self._stars(view, BY_NAME[name])

    def _stars(self, view: View, card: Card) -> str:
        worth = _worth(view, card)
        return f"{draw.STAR}{draw.number(worth)}" if worth else ""

    def notes_on_trick(self, view: View) -> Sequence[str]:
        return [self._stars(view, card) for card in _live(view).trick.cards]

    def offered(self, view: View, ask: str) -> tuple[Action, ...]:
        round_ = _live(view)
        if ask == "steal":
            return tuple(Action(ask, card) for card in round_.trick.cards if card != MONKEY)
        return tuple(Action(ask, card) for card in round_.hand)

    def half_answered(self, view: View) -> bool:
        """Gifts are asked for one by one (O-13); the first has been chosen."""
        return view.ask is not None and view.ask.what == "give" and bool(_live(view).given)

    def question(self, view: View, ask: str) -> str:
        effect = passing(_row(view), view.config.known)
        if ask != "give" or effect is None:
            return self.texts.say(f"term-ask-{ask}")
        seat = effect.receiver(view.seat, view.config.players)
        number = len(_live(view).given) + 1
        return self.texts.say("term-ask-give", number=number, count=effect.cards, seat=seat)

    def key_rules(self, view: View) -> Sequence[str]:
        what = view.ask.what if view.ask else ""
        return _RULES_OF_ASK.get(what, (self.follow_rule, self.win_rule))

    def scores(self, view: View) -> Table:
        rows: list[list[str | Text]] = [
            [
                draw.indented(self._player(view, seat)),
                *(_trophy(drawn[seat]) for drawn in view.trophies),
                *[""] * (ROUNDS - len(view.trophies)),
                Text(_points([drawn[seat] for drawn in view.trophies]), "bold"),
            ]
            for seat in range(view.config.players)
        ]
        player, sum_ = self.texts.say("term-player"), self.texts.say("term-total")
        return draw.grid([draw.INDENT + player, *map(str, range(1, ROUNDS + 1)), sum_], rows)

    def _player(self, view: View, seat: Seat) -> Text:
        return Text(self.texts.player(seat), "bold" if seat == view.seat else "")

    def winners(self, _: View, result: Result) -> set[Seat]:
        return set(result["winners"])

    def round_rules(self, view: View) -> Sequence[str]:
        return [
            self.entry(f"{place} {self._rule_name(rule)}", self.texts.rule_effect(rule))
            for place, rule in enumerate(_row(view), 1)
        ]

    def about(self, view: View, name: str) -> Sequence[str]:
        card = BY_NAME[name]
        if is_joker(card):
            effect = self.texts.card_effect(name)
            rule = RULE_OF_JOKER[name]
            return [self.entry(f"{self.texts.card(name)} ({rule})", effect), self.texts.say(rule)]
        return [_animal(self.texts, "term-about-animal", card, _worth(view, card))]

    def printed(self, name: str) -> Sequence[str]:
        card = BY_NAME.get(name)
        if card is None or is_joker(card):
            return []
        return [_animal(self.texts, "term-printed-animal", card, HOUSE.stars[value_of(card)])]


def _animal(texts: Texts, message: str, card: Card, stars: int) -> str:
    letter = COLOURS[colour_of(card)]
    kind = texts.say(f"animals-{letter}.one")
    return texts.say(message, name=NAMES[card], colour=letter, kind=kind, stars=stars)


def _trophy(token: int | None) -> str:
    if token is None:
        return "–"
    return "?" if token == HIDDEN else str(token)


def _points(tokens: list[int | None]) -> str:
    """What is known of a player's points; a mark where trophies are still face down."""
    known = sum(token for token in tokens if token is not None and token != HIDDEN)
    return f"{known}+?" if HIDDEN in tokens else str(known)
