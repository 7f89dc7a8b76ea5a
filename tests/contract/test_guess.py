"""Guesses come with the probability that chance gives them.

Two kinds of proof. By calibration: where nothing but chance (and choices made at random) has
spoken, the truth is itself a draw from what the seat may believe, so truths and guesses must
show the same frequencies. By enumeration: late in a round every world is tried.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from typing import Any

import pytest

from tests.chance import alike, looks_fair
from tests.contract.games import next_ply
from tests.slices import some_of
from upperlip import kernel
from upperlip.animals import MOUSTACHE
from upperlip.animals.cards import ANIMALS, JOKERS
from upperlip.animals.chance import Deal as AnimalsDeal
from upperlip.animals.line import open_from_the_deal
from upperlip.nuts import MUSTACHIO
from upperlip.nuts.cards import BY_NAME, is_villain, value_of
from upperlip.nuts.chance import Deal as NutsDeal
from upperlip.table.errors import TableError
from upperlip.table.game import AnyGame
from upperlip.table.generator import Generator
from upperlip.table.ply import Action, Decision
from upperlip.table.seat import left_of, right_of

pytestmark = pytest.mark.fuzz

PEANUT = BY_NAME["PEANUT"]

Stop = Callable[[Any], bool]
Mark = Callable[[Any], object]
Guess = Callable[[Generator], Any]


def guesser(engine: str, game: AnyGame, view: Any) -> Guess:
    """Draws worlds: the reference's, or with the kernel's cards in their place."""
    if engine == "reference":
        return lambda draws: game.guess(view, draws)
    knowledge = kernel.knowledge(view)

    def guess(draws: Generator) -> Any:
        world, state = game.guess(view, draws), knowledge.draw(kernel.Generator(draws.word()))
        cards: dict[str, Any] = {"hands": state.hands}
        if hasattr(state, "pile"):
            cards["pile"] = state.pile
        return world._replace(round=world.round._replace(**cards))

    return guess


on_both_engines = pytest.mark.parametrize("engine", ["reference", "kernel"])


def until(game: AnyGame, config: Any, stop: Stop, draws: Generator) -> Any:
    state = game.begin(config)
    while not stop(state):
        ply = next_ply(game, state, draws)
        assert ply is not None, "the game ended too early"
        state = game.apply(state, ply)
    return state


def calibrated(
    engine: str, game: AnyGame, config: Any, stop: Stop, mark: Mark, seat: int, tries: int
) -> bool:
    """Do truths and guesses show the same marks equally often?"""
    draws = Generator(2024, config.players, seat)
    truths: Counter[object] = Counter()
    guesses: Counter[object] = Counter()
    for _ in range(tries):
        truth = until(game, config, stop, draws)
        truths[mark(truth)] += 1
        guesses[mark(guesser(engine, game, game.view(truth, seat))(draws))] += 1
    assert len(truths) > 1, "a mark that never changes proves nothing"
    return alike(truths, guesses)


def joker_places(state: Any) -> object:
    """Who holds which joker, seen from the crown's holder, and in which team that seat is."""
    hands = state.live.hands
    where = (next((s for s, hand in enumerate(hands) if joker in hand), None) for joker in JOKERS)
    return tuple(None if seat is None else (seat, state.live.teams[seat]) for seat in where)


def play_begins(state: Any) -> bool:
    return bool(state.agenda) and state.agenda[0].what == "play"


@some_of("players", [3, 5])
@some_of("row", ["pass-three blue-tax", "pink-open pass-three", "pass-three pink-open"], few=2)
@on_both_engines
def test_jokers_after_passing(players: int, row: str, engine: str) -> None:
    """O-11, O-13: jokers start with the smaller team and can have been passed on."""
    rules = [*row.split(), "twos-win", "reversed"]
    config = MOUSTACHE.configure(players, {"rules": rules})
    number = 1 if row.endswith("blue-tax") else 2
    assert calibrated(
        engine,
        MOUSTACHE,
        config,
        lambda state: play_begins(state) and len(state.row) == number,
        joker_places,
        seat=1,
        tries=700 if number == 1 else 300,
    )
    assert bool(open_from_the_deal(tuple(row.split()))) == row.startswith("pink")


@some_of(("cards", "to"), [(4, "right"), (5, "left"), (1, "right")], few=2)
@some_of("players", [3, 5])
@on_both_engines
def test_jokers_after_other_passes(players: int, cards: int, to: str, engine: str) -> None:
    """E-19, E-20: any number of cards, either way; some colour open meanwhile."""
    card = MOUSTACHE.read_definition(
        {
            "id": "t:gift",
            "game": "moustache",
            "side": "white",
            "name": {"en": "x"},
            "effects": [
                *[{"effect": "open", "colour": "B"}] * (cards == 4),
                {"effect": "pass", "cards": cards, "to": to},
            ],
        }
    )
    rules = ["t:gift", "blue-tax", "twos-win", "reversed"]
    config = MOUSTACHE.configure(players, {"rules": rules}, [card])
    assert calibrated(engine, MOUSTACHE, config, play_begins, joker_places, seat=1, tries=500)


def in_packet(card: int) -> bool:
    return not is_villain(card) and value_of(card) in (15, 10, 5)


def packet_places(state: Any) -> object:
    """U-51: how much of the packet, and how many villains, are undealt; what seat 1 has of it."""
    undealt = (*state.live.pile, *state.live.turned)
    left = sum(map(in_packet, undealt)), sum(map(is_villain, undealt))
    return left, sum(map(in_packet, state.live.hands[1])) // 2


# Of each packet, the engines that guess it in `make test`: villains take the kernel long.
PACKETS: list[tuple[int, dict[str, object], str]] = [
    (2, {"villains": "showcase2"}, "reference"),
    (6, {"villains": "none"}, "kernel"),  # more are dealt than the top half has
    (4, {"villains": "pool"}, "reference"),
    (5, {"villains": "all"}, ""),  # and here, too
    (3, {"villains": "pool", "drop_low": True}, ""),
    (3, {"villains": "all"}, ""),
]


@pytest.mark.parametrize(
    ("players", "options", "engine"),
    [
        pytest.param(players, options, engine, marks=() if engine in now else pytest.mark.long)
        for players, options, now in PACKETS
        for engine in ("reference", "kernel")
    ],
)
@pytest.mark.parametrize("moment", ["blind", "play"])
def test_the_packet_on_top(
    players: int, options: dict[str, object], moment: str, engine: str
) -> None:
    """U-51: before anyone has looked, and with one's own hand and the turned cards seen."""
    config = MUSTACHIO.configure(players, {**options, "more_points": True})

    def stop(state: Any) -> bool:
        return state.round is not None and state.agenda[0].what == moment

    assert calibrated(engine, MUSTACHIO, config, stop, packet_places, seat=0, tries=400)


@on_both_engines
def test_shown_villains_are_in_hands(engine: str) -> None:
    """U-6: they are dealt for certain, to any seat alike."""
    config = MUSTACHIO.configure(4, {"villains": "showcase2"})

    def owner(state: Any) -> object:
        hands = state.live.hands
        return next(s for s, hand in enumerate(hands) if state.live.villains[0] in hand)

    assert calibrated(engine, MUSTACHIO, config, play_begins, owner, seat=2, tries=600)


def worlds_of(view: Any, game: AnyGame, before_deal: Any, deals: Iterator[Any]) -> list[Any]:
    """Every deal that the view allows, tried by the rules: the states they lead to."""
    found = []
    for deal, plies in deals:
        state = before_deal
        try:
            for ply in (deal, *plies):
                state = game.apply(state, ply)
        except TableError:
            continue
        if game.view(state, view.seat) == view:
            found.append(state)
    return found


def late_position(
    game: AnyGame, config: Any, stop: Stop, deal_type: type, seeds: range
) -> tuple[Any, Any]:
    """The first position that fits, and the state before its round's deal."""
    for seed in seeds:
        draws = Generator(seed)
        state: Any = game.begin(config)
        before_deal = state
        while (ply := next_ply(game, state, draws)) is not None:
            if isinstance(ply, deal_type):
                before_deal = state
            state = game.apply(state, ply)
            if stop(state):
                return state, before_deal
    raise AssertionError("no such position among these seeds")


def replayed_plies(state: Any, before_deal: Any) -> tuple[Any, tuple[Any, ...]]:
    deal, *plies = state.history[len(before_deal.history) :]
    return deal, tuple(plies)


@pytest.mark.parametrize("black", ["twos-win", "cut-leads"])
@on_both_engines
def test_voids_by_enumeration(black: str, engine: str) -> None:
    """O-14, O-15: with a card each to go, worlds are those in which all plays were legal."""
    config = MOUSTACHE.configure(3, {"rules": ["blue-tax", "fewest-stars", black, "reversed"]})

    def stop(state: Any) -> bool:
        return (
            len(state.row) == 3
            and state.round is not None
            and [len(hand) for hand in state.live.hands] == [1, 1, 1]
            and bool(state.agenda[0].seats)
        )

    for seed in range(20):
        state, before = late_position(MOUSTACHE, config, stop, AnimalsDeal, range(seed, 50))
        view = MOUSTACHE.view(state, 0)
        everywhere = list(last_cards(state, before))
        worlds = [w.live.hands for w in worlds_of(view, MOUSTACHE, before, iter(everywhere))]
        if 1 < len(worlds) < len(everywhere) / 2:  # so voids rule out more than half of them
            break
    draws, guess = Generator(4), guesser(engine, MOUSTACHE, view)
    guessed = Counter(guess(draws).live.hands for _ in range(60 * len(worlds)))
    assert looks_fair(guessed, dict.fromkeys(worlds, 60.0))


def last_cards(state: Any, before_deal: Any) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """Every pair of unseen cards as the last ones of seats 1 and 2, dealt to them at the start."""
    deal, plies = replayed_plies(state, before_deal)
    seen = {*state.live.hands[0], *(c for t in state.live.tricks for c in t.cards)}
    unseen = [card for card in (*ANIMALS, *JOKERS) if card not in seen]
    for pair in permutations(unseen, 2):
        hands = list(deal.hands)
        for seat, card in zip((1, 2), pair, strict=True):
            kept = set(deal.hands[seat]) - set(state.live.hands[seat])
            hands[seat] = tuple(sorted({*kept, card}))
        yield AnimalsDeal(deal.round, deal.teams, deal.crown, tuple(hands)), plies


@on_both_engines
def test_a_pass_revives_a_void_by_enumeration(engine: str) -> None:
    """U-21, U-27: every deal and every hidden pass is tried; worlds weigh by how many fit."""
    config = MUSTACHIO.configure(3, {"villains": "all", "card_counting": True})

    def stop(state: Any) -> bool:
        if state.round is None or state.round.number != 3 or not state.agenda[0].seats:
            return False
        round_ = state.live
        played = [card for trick in round_.tricks for card in trick.cards]
        return (
            [len(hand) for hand in round_.hands] == [1, 1, 1]
            and PEANUT in played[3:9]
            and state.agenda[0].what == "play"
            and shows_early_void(state)
        )

    state, before = late_position(MUSTACHIO, config, stop, NutsDeal, range(4000))
    view = MUSTACHIO.view(state, 0)
    deal, plies = replayed_plies(state, before)
    passes = {
        p.seat: p.action.value for p in plies if isinstance(p, Decision) and p.action.verb == "pass"
    }
    final = [
        {c for t in state.live.tricks for s, c in played_by(t) if s == seat} for seat in range(3)
    ]
    seen = {*state.live.hands[0], *state.live.turned, *(c for cards in final for c in cards)}
    unseen = [card for card in state.live.deck if card not in seen]

    def deals() -> Iterator[Any]:
        """My passes are known (0 to 1, 2 to 0); what 1 passed to 2 is any card 2 had since."""
        for one, two in permutations(unseen, 2):
            ends = [{*final[0], *state.live.hands[0]}, {*final[1], one}, {*final[2], two}]
            for card in sorted(ends[2]):
                moved = {**passes, 1: card}
                hands = []
                for seat in range(3):
                    cards = ends[seat] - {moved[right_of(seat, 3)]} | {moved[seat]}
                    hands.append(tuple(sorted(cards)))
                yield (
                    NutsDeal(deal.round, deal.dealer, deal.villains, tuple(hands)),
                    tuple(
                        Decision(p.seat, Action("pass", moved[p.seat]))
                        if isinstance(p, Decision) and p.action.verb == "pass"
                        else p
                        for p in plies
                    ),
                )

    worlds = Counter(w.live.hands for w in worlds_of(view, MUSTACHIO, before, deals()))
    total = sum(worlds.values())
    assert len(set(worlds.values())) > 1, "some worlds must weigh more than others"
    draws, guess = Generator(4), guesser(engine, MUSTACHIO, view)
    guessed = Counter(guess(draws).live.hands for _ in range(40 * total))
    assert looks_fair(guessed, {world: 40.0 * n for world, n in worlds.items()})


def played_by(trick: Any) -> list[tuple[int, int]]:
    return [((trick.leader + place) % 3, card) for place, card in enumerate(trick.cards)]


def shows_early_void(state: Any) -> bool:
    """Did seat 1 or 2 fail to follow before the pass?"""
    for trick in state.live.tricks:
        colour = None
        for seat, card in played_by(trick):
            if card == PEANUT:
                return False
            if is_villain(card):
                continue
            if colour is not None and card // 15 != colour and seat != 0:
                return True
            colour = card // 15 if colour is None else colour
    return False


def test_gifts_seen_and_unseen() -> None:
    """O-13: a guess keeps what one gave and got, and fills in what others gave each other."""
    config = MOUSTACHE.configure(4, {"rules": ["pass-three", "blue-tax", "twos-win", "reversed"]})
    draws = Generator(8)
    state = until(MOUSTACHE, config, play_begins, draws)
    worlds = [MOUSTACHE.guess(MOUSTACHE.view(state, 0), draws) for _ in range(50)]

    def gifts(world: Any, giver: int) -> set[int]:
        return {
            p.action.value
            for p in world.history
            if isinstance(p, Decision) and p.seat == giver and p.action.verb == "give"
        }

    for giver in (0, right_of(0, 4)):
        assert all(gifts(world, giver) == gifts(state, giver) for world in worlds)
    between_others = {frozenset(gifts(world, left_of(0, 4))) for world in worlds}
    assert len(between_others) > 10
    mine = set(state.live.hands[0])
    for world in worlds:
        assert all(not mine & set(hand) for hand in world.live.hands[1:])
        pairs = combinations(range(4), 2)
        assert all(not set(world.live.hands[a]) & set(world.live.hands[b]) for a, b in pairs)
