"""The process that reads records and puzzles: that is too much work for where tables are run.

A task is a line, `[kind, record, wanted, seat]`; its answer is a line, as it goes out to the page,
or `null` where the record cannot be played by today's rules. Of a puzzle, which has its id in a
record's place, it is what its seat sees. Started by `reader`, ends with it.
"""

import json
import os
import sys
from functools import lru_cache

import msgspec

from upperlip.fairness import commitment_to
from upperlip.games import GAMES
from upperlip.puzzles.library import find
from upperlip.records.check import read_head, replayed
from upperlip.records.read import Fault
from upperlip.records.verify import proof_in, verify
from upperlip.review.comparing import holders
from upperlip.review.moment import finished
from upperlip.review.yardsticks import YARDSTICKS
from upperlip.server.http.counting import COUNTED
from upperlip.server.tables.choices import choice_from
from upperlip.server.wire import api
from upperlip.server.wire.cards import cards_on_the_wire
from upperlip.server.wire.events import event_on_the_wire, reason_on_the_wire
from upperlip.server.wire.views import on_the_wire
from upperlip.table.errors import TableError
from upperlip.table.generator import Generator
from upperlip.table.ply import Decision
from upperlip.table.seat import OPEN, Seat
from upperlip.table.shape import AnyView

_DEALS = 400  # that say who could hold what
_NICE = 10  # tables come first


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(_NICE)
    for line in sys.stdin.buffer:
        kind, record, wanted, seat = json.loads(line)
        sys.stdout.buffer.write(answer(kind, json.loads(record), wanted, seat) + b"\n")
        sys.stdout.buffer.flush()


def answer(kind: str, found: object, wanted: int, seat: Seat) -> bytes:
    if kind == "puzzle":
        return question(str(found))
    if kind == "verdict":
        return msgspec.json.encode(judged(found))
    if kind in COUNTED:
        return msgspec.json.encode(COUNTED[kind](found, bool(wanted)))
    try:
        if kind == "moment":
            return msgspec.json.encode(moment_of(found, wanted, seat))
        if kind == "practice":
            return msgspec.json.encode(playable_from(found, wanted))
        return msgspec.json.encode(round_of(found, wanted, seat))
    except (Fault, TableError):
        return b"null"  # begun under older rules


def round_of(found: object, wanted: int, seat: Seat) -> api.Replay:
    """`seat`: whose game it is; of strangers below 0."""
    head = read_head(found)
    steps, game, rounds, first = [], head.game, 0, 0
    for number, played in enumerate(replayed(head), start=1):
        events = game.narrate(played.before, played.ply, played.after)
        rounds += sum(event.message == game.round_heading for event in events)
        if rounds == wanted:
            first = first or number
            steps.append(
                api.ReplayStep(
                    events=[event_on_the_wire(event.seen_by(OPEN)) for event in events],
                    view=on_the_wire(game.view(played.after, OPEN)),
                )
            )
    return api.Replay(
        game=game.title,
        players=list(head.players),
        options=head.config.options(),
        cards=cards_on_the_wire(head.config),
        round=wanted,
        rounds=rounds,
        first=first,
        seat=None if seat < 0 else seat,
        steps=steps,
    )


def playable_from(found: object, step: int) -> int | None:
    """How many steps of a finished game somebody goes on from who stops after this one.

    Chance that follows a decision belongs to it, as at any table; only the next round is dealt
    anew. None where nothing is left to play.
    """
    head = read_head(found)
    game, steps = head.game, finished(head)
    if not 0 < step < len(steps):
        return None
    for played in steps[step:]:
        ask = game.turn(played.before)
        assert ask is not None, "the game is not over yet"
        if ask.seats or ask.what == game.round_opening:
            return step
        step += 1
    return None


def moment_of(found: object, step: int, seat: Seat) -> api.ReviewMoment | None:
    """Before a decision of this seat; of another's, and of chance, nothing is shown."""
    head = read_head(found)
    game, steps = head.game, finished(head)
    played = steps[step - 1] if 0 < step <= len(steps) else None
    if played is None or not isinstance(played.ply, Decision) or played.ply.seat != seat:
        return None
    view, config = game.view(played.before, seat), head.config
    assert view.ask is not None, "somebody decided"
    return api.ReviewMoment(
        step=step,
        asked=view.ask.what,
        legal=[game.write_action(config, each) for each in game.legal(played.before, seat)],
        cards=cards_on_the_wire(config),
        scene=[*map(reason_on_the_wire, YARDSTICKS[game.title].scene(view))],
        view=on_the_wire(game.glance(played.before, seat)),
        holders=_holders(view),
    )


def _holders(view: AnyView) -> list[api.Holder]:
    """Nothing where nobody has looked at a card yet."""
    if view.round is None or not view.round.hand:
        return []
    name = YARDSTICKS[view.game].card_name
    return [
        api.Holder(
            card=name(view.config, card),
            seats=[round(100 * count / _DEALS) for count in counts],
            elsewhere=round(100 * (_DEALS - sum(counts)) / _DEALS),
        )
        for card, counts in holders(view, _DEALS).items()
    ]


@lru_cache(maxsize=1 << 10)  # the puzzle of the day is everybody's
def question(id_: str) -> bytes:
    puzzle = find(id_)
    if puzzle is None:
        return b"null"
    view, game = puzzle.seen.inside, GAMES[puzzle.game]
    world = game.guess(view, Generator())  # legal, and why not, are the same in all that fit
    choice = choice_from(
        game,
        view,
        game.legal(world, view.seat),
        game.answer_parts(view),
        lambda action: game.explain(world, Decision(view.seat, action)),
    )
    assert view.ask is not None, "a puzzle asks"
    shown = api.PuzzleQuestion(
        id=puzzle.id,
        game=game.title,
        players=view.config.players,
        options=view.config.options(),
        level=puzzle.level,
        seat=view.seat,
        asked=view.ask.what,
        choice=choice,
        sides=[list(side) for side in view.config.teams],
        view=on_the_wire(view),
        events=[event_on_the_wire(event) for event in puzzle.story],
    )
    return msgspec.json.encode(shown)


def judged(found: object) -> api.ShuffleVerdict:
    try:
        proof = proof_in(verify(found))
    except (Fault, TableError) as error:
        fault = reason_on_the_wire(error.reason)
        return api.ShuffleVerdict(proven=False, fault=fault, commitment=None, salts=[])
    return api.ShuffleVerdict(
        proven=True,
        fault=None,
        commitment=commitment_to(proof.secret),
        salts=[None if salt is None else salt.hex() for salt in proof.salts],
    )


if __name__ == "__main__":
    main()
