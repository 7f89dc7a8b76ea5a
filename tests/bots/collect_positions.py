"""Finds positions in which a sensible partner does the obvious thing, and stores them.

`python -m tests.bots.collect_positions` writes `positions.jsonl` anew: a record that stops at the
decision, whose it is, and what is acceptable. What that is follows from plain rules alone, below;
then it is made sure that it matters: a position is kept if, with all cards known and best play by
all, acceptable cards do better than the others over many worlds that the seat thinks possible.
Further positions are such in which a bot of ours did what annoys people (`upperlip.manners`).
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import to_builtins

from upperlip.animals.law import judge as judge_animals
from upperlip.animals.law import law_of, ranked
from upperlip.animals.scoring import worths
from upperlip.bots import BOTS, choice_of
from upperlip.games import GAMES
from upperlip.manners import occasions
from upperlip.nuts.cards import colour_of, value_of
from upperlip.nuts.law import judge as judge_nuts
from upperlip.nuts.law import number_before, numbers
from upperlip.nuts.scoring import card_points
from upperlip.records.write import record_of_plies
from upperlip.table.generator import Generator
from upperlip.table.match import Match
from upperlip.table.ply import Action

FILE = Path(__file__).parent / "positions.jsonl"
WORLDS = 200
MARGIN = {"moustache": 0.1, "mustachio": 3.0}  # rounds won, points
EACH = {"stars": 9, "no overtaking": 9, "points": 6, "no trump on a partner": 6, "duck": 6}
# By regulars: expert@100 had 25 in 1,280 rounds (seeds from 1500), and none mattered by so much.
LAPSES = {"overtaken": 2, "thrown": 5}  # as `upperlip.manners` has them; others matter too seldom
CLEARER = 1.2  # by so much, where a bot that thinks did otherwise
# Rule cards under which more stars are better and the strongest card wins.
ROWS: tuple[object, ...] = (
    ["pink-open", "last-trick", "twos-win", "reversed"],
    ["last-trick", "pink-open", "twos-win", "reversed"],
    ["pink-bonus", "pink-open", "twos-win", "reversed"],
    ["shining-zeros", "pink-open", "twos-win", "reversed"],
)
Setup = tuple[str, int, dict[str, object]]
SETUPS: list[Setup] = [
    *(("moustache", players, {"rules": row}) for players in (4, 6) for row in ROWS),
    ("mustachio", 4, {"sides": "pairs", "villains": "none"}),
]
Cards = set[int]
Rule = Callable[[Any, list[int]], Cards]  # what is acceptable; nothing: it is not obvious


# Moustache: last to play, and a partner's card is winning


def stars(view: Any, legal: list[int]) -> Cards:
    """Nothing can overtake the partner; the cards with the most stars are also the weakest."""
    law, worth, cards = (
        law_of(view.row, view.config.threes),
        worths(view.row, view.config.printed_stars),
        view.round.trick.cards,
    )
    most = max(worth[card] for card in legal)
    good = {card for card in legal if worth[card] == most}
    order = ranked(law, tuple(legal))  # strongest first
    weakest = set(order[-len(good) :]) == good
    if most < 2 or not weakest or not all(partner_wins(view, (*cards, card)) for card in legal):
        return set()
    return good


def no_overtaking(view: Any, legal: list[int]) -> Cards:
    """Some cards overtake the partner, for no more stars than others bring that do not."""
    worth, cards = worths(view.row, view.config.printed_stars), view.round.trick.cards
    humble = {card for card in legal if partner_wins(view, (*cards, card))}
    if not humble or not partner_wins(view, cards):
        return set()
    most = max(worth[card] for card in humble)
    return humble if all(worth[card] <= most for card in set(legal) - humble) else set()


def partner_wins(view: Any, cards: tuple[int, ...]) -> bool:
    round_ = view.round
    best = judge_animals(law_of(view.row, view.config.threes), cards).winner
    seat = (round_.trick.leader + cards.index(best)) % len(round_.teams)
    return bool(seat != view.seat and round_.teams[seat] == round_.teams[view.seat])


# Mustachio in pairs: last to play


class Bid(NamedTuple):
    need: int  # tricks to the bid
    left: int  # tricks to come, with this one

    @property
    def lost(self) -> bool:
        return not 0 <= self.need <= self.left


def bids(view: Any) -> tuple[Bid, Bid]:
    """One's own side's and the other's."""
    round_, mine = view.round, view.config.side_of(view.seat)
    left = round_.size - len(round_.tricks)
    both = []
    for side in (mine, 1 - mine):
        bid = round_.blinds[side]
        if bid is None:
            bid = sum(round_.bids[seat] or 0 for seat in view.config.teams[side])
        both.append(Bid(bid - round_.tallies[side].tricks, left))
    return both[0], both[1]


def taker(view: Any, *more: int) -> int:
    """Whose trick it is: 0 for one's own, then 1, 2 (the partner), 3 to the left."""
    cards = (*view.round.trick.cards, *more)
    before = number_before(view.round.tricks)
    place = judge_nuts(cards, numbers(cards, before), view.round.trump_in_force, None)
    return int(view.round.trick.leader + place - view.seat) % 4


def points(view: Any, legal: list[int]) -> Cards:
    """It is the partner's trick and welcome; the cards with most points are no winners."""
    ours, _ = bids(view)
    worth = card_points(False)
    most = max(worth[card] for card in legal)
    good = {card for card in legal if worth[card] == most}
    welcome = ours.lost or ours.need >= 2
    if not welcome or most < 5 or {taker(view, card) for card in legal} != {2}:
        return set()
    low = max(map(value_of, good)) <= 10
    plain = view.round.trump_in_force not in {colour_of(card) for card in good}
    least = min((value_of(card) for card in set(legal) - good), default=0)
    return good if low and plain and max(map(value_of, good)) < least else set()


def no_trump_on_a_partner(view: Any, legal: list[int]) -> Cards:
    """The partner's trick is welcome as it is, every trick is wanted, and points are no better."""
    ours, _ = bids(view)
    worth = card_points(False)
    humble = {card for card in legal if taker(view, card) == 2}
    if taker(view) != 2 or not humble or ours.need < 2 or ours.lost:
        return set()
    most = max(worth[card] for card in humble)
    return humble if all(worth[card] <= most for card in set(legal) - humble) else set()


def duck(view: Any, legal: list[int]) -> Cards:
    """The bid is met, the trick is the others', and theirs is lost anyway: do not win it."""
    ours, theirs = bids(view)
    if taker(view) == 2 or ours.need != 0 or not theirs.lost:
        return set()
    return {card for card in legal if taker(view, card) != 0}


RULES: dict[str, dict[str, Rule]] = {
    "moustache": {"stars": stars, "no overtaking": no_overtaking},
    "mustachio": {"points": points, "no trump on a partner": no_trump_on_a_partner, "duck": duck},
}


# Do the others do worse?


def lead(title: str, view: Any, legal: tuple[Action, ...], good: Cards) -> float:
    """By how much the best acceptable card beats the best of the others, all cards known."""
    game, draws, sums = GAMES[title], Generator(41), Counter[int]()
    value = _wins if title == "moustache" else _points
    for _ in range(WORLDS):
        world = game.guess(view, draws)
        for action in legal:
            sums[action.value] += value(world, action.value, view.seat)
    best = max(sums[card] for card in good)
    others = max(sums[action.value] for action in legal if action.value not in good)
    return (best - others) / WORLDS


def _wins(world: Any, card: int, seat: int) -> int:
    from upperlip.kernel.animals import KernelState
    from upperlip.kernel.animals.endings import Endings

    state = KernelState.from_state(world)
    scored, team = len(state.rounds), world.round.teams[seat]
    state.apply(card)
    over = len(state.rounds) > scored
    return int((state.rounds[-1][1] if over else Endings().winner(state)) == team)


def _points(world: Any, card: int, seat: int) -> int:
    from upperlip.kernel.nuts import KernelState
    from upperlip.kernel.nuts.endings import Endings

    state = KernelState.from_state(world)
    state.apply(card)
    difference = Endings().points(state)[0]
    return difference if seat % 2 == 0 else -difference


# Finding


class Late(NamedTuple):
    """A play of the first round with few cards left, before it is made."""

    match: Match
    view: Any
    legal: tuple[Action, ...]
    chosen: Action


def late_plays(name: str, setup: Setup, seed: int) -> Iterator[Late]:
    """Of such a bot; what came before was played by novices, who are quick."""
    title, players, options = setup
    match = Match(GAMES[title], GAMES[title].configure(players, options), seed)
    while match.rounds_scored == 0 and (ask := match.ask) is not None:
        if match.let_chance():
            continue
        seat = ask.seats[0]
        view, legal = match.view(seat), match.legal(seat)
        assert view.round is not None
        late = ask.what == "play" and len(legal) > 1 and len(view.round.hand) <= 4
        chosen = choice_of(BOTS[name if late else "novice"], match, seat)
        if late:
            yield Late(match, view, legal, chosen)
        match.act(seat, chosen)


def obvious(setup: Setup, seed: int) -> Iterator[tuple[str, Late, Cards]]:
    """Decisions of novices who play last to a trick, by the rules above."""
    title, players, _ = setup
    for late in late_plays("novice", setup, seed):
        if len(late.view.round.trick.cards) == players - 1:
            for kind, rule in RULES[title].items():
                good = rule(late.view, [action.value for action in late.legal])
                if 0 < len(good) < len(late.legal):
                    yield kind, late, good


def lapses(setup: Setup, seed: int) -> Iterator[tuple[str, Late, Cards]]:
    """Decisions of regulars that annoyed people, and what would not have."""
    for late in late_plays("regular", setup, seed):
        for kind, better in occasions(late.view, late.legal):
            if late.chosen in better:
                yield kind, late, {a.value for a in late.legal if a not in better}


def stored(kind: str, match: Match, seat: int, good: Cards) -> str:
    name = "regular" if kind in LAPSES else "novice"
    game, names = match.game, [f"{name} {place + 1}" for place in range(match.config.players)]
    record = record_of_plies(game, match.config, match.history, names, None)
    words = sorted(game.write_action(match.config, Action("play", card)) for card in good)
    position = {"kind": kind, "seat": seat, "acceptable": words, "record": to_builtins(record)}
    return json.dumps(position, ensure_ascii=False) + "\n"


Source = Callable[[Setup, int], Iterator[tuple[str, Late, Cards]]]


def collect(source: Source, each: dict[str, int], seeds: int) -> tuple[list[str], Counter[str]]:
    """The positions, and how many were looked at and found not to matter."""
    found: dict[str, list[str]] = {kind: [] for kind in each}
    passed = Counter[str]()
    for seed in range(seeds):
        setup = SETUPS[-1 if seed % 2 else seed // 2 % (len(SETUPS) - 1)]
        for kind, late, good in source(setup, seed):
            if len(found.get(kind, ())) == each.get(kind, 0):
                continue
            better = lead(setup[0], late.view, late.legal, good)
            if better >= MARGIN[setup[0]] * (CLEARER if kind in LAPSES else 1):
                found[kind].append(stored(kind, late.match, late.view.seat, good))
                break  # one of a game is enough
            passed[f"{kind}, the others do better" if better < 0 else kind] += 1
        if all(len(found[kind]) == wanted for kind, wanted in each.items()):
            break
    return [line for kind in found for line in found[kind]], passed


if __name__ == "__main__":
    text = ""
    for source, each, seeds in ((obvious, EACH, 3000), (lapses, LAPSES, 1500)):
        lines, without = collect(source, each, seeds)
        text += "".join(lines)
        print(len(lines), "positions; not kept:", dict(without))  # noqa: T201
    FILE.write_text(text, encoding="utf-8")
