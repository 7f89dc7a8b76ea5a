"""Moments of real games, one for each kind of decision, as a page is told of them.

`python web/scripts/moments.py` writes them, as JSON, to standard output: the browser tests show
them to a page that cannot wait for a tie or for the right villain to come along.
"""

import sys
from itertools import count
from typing import Any

import msgspec

from upperlip.bots import BOTS, choice_of
from upperlip.games import GAMES
from upperlip.server.store.documents import TableSettings
from upperlip.server.tables.table_settings import settings_on_the_wire
from upperlip.server.wire import server_messages
from upperlip.server.wire.events import event_on_the_wire, reason_on_the_wire
from upperlip.server.wire.views import on_the_wire
from upperlip.table.event import Event
from upperlip.table.match import Match
from upperlip.table.seat import Seat

SEAT = 0
ROW = ("pass-three", "pink-open", "twos-win", "reversed")
# What is asked, in which game, with how many players and which options, from which round on.
WANTED: tuple[tuple[str, str, int, dict[str, Any], int], ...] = (
    ("blind", "mustachio", 4, {}, 1),
    ("blind", "mustachio", 5, {}, 1),
    ("agree", "mustachio", 4, {}, 1),
    ("bid", "mustachio", 4, {}, 1),
    ("play", "mustachio", 6, {"villains": "all"}, 1),
    ("trump", "mustachio", 4, {"villains": "all"}, 3),
    ("pass", "mustachio", 5, {"villains": "all"}, 3),
    ("trump", "mustachio", 2, {"villains": "all"}, 3),
    ("throw", "mustachio", 2, {"villains": "none"}, 5),
    ("give", "moustache", 6, {"rules": list(ROW)}, 1),
    ("play", "moustache", 3, {"rules": list(ROW)}, 4),
    ("steal", "moustache", 3, {"rules": list(ROW)}, 1),
)


def snapshot(match: Match, players: int, events: list[Event]) -> server_messages.Snapshot:
    ask = match.ask
    assert ask is not None
    names = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"][:players]
    return server_messages.Snapshot(
        version=1,
        table=_table(match, names),
        you=server_messages.You(
            guest="ada",
            name="Ada",
            seat=SEAT,
            return_to=None,
            may_take=[],
            host=True,
            muted=False,
        ),
        play=server_messages.Play(
            ask=server_messages.Ask(
                id=f"{match.game.title}-{players}-{ask.what}", what=ask.what, seats=list(ask.seats)
            ),
            choice=choice_at(match, SEAT),
            view=on_the_wire(match.view(SEAT)),
            result=None,
        ),
        events=[event_on_the_wire(event.seen_by(SEAT)) for event in events],
        lines=[],
    )


def _table(match: Match, names: list[str]) -> server_messages.Table:
    config = match.config
    sides = config.teams or [(seat,) for seat in range(config.players)]
    seats = [
        server_messages.TableSeat(guest="ada", name=names[0], here=True, salted=True),
        *(server_messages.TableSeat(name=name, bot="regular") for name in names[1:]),
    ]
    return server_messages.Table(
        id="moment",
        game=match.game.title,
        players=config.players,
        options=config.options(),
        cards=[],
        sides=[list(side) for side in sides],
        settings=settings_on_the_wire(TableSettings()),
        host="ada",
        seats=seats,
        watchers=[],
        muted=[],
        stage="play",
        number=1,
        commitment="0" * 64,
        next_commitment="1" * 64,
        waiting=None,
        seconds=None,
        asleep=False,
        ended=None,
        ended_early=0,
        record=None,
        practice=False,
    )


def choice_at(match: Match, seat: Seat) -> server_messages.Choice:
    legal, write = match.legal(seat), match.game.write_action
    why_not = {}
    if legal[0].verb in ("play", "give", "pass"):
        round_ = match.view(seat).round
        for card in round_.hand if round_ else ():
            action = legal[0]._replace(value=card)
            if (why := match.explain(seat, action)) is not None:
                why_not[write(match.config, action).partition(" ")[2]] = reason_on_the_wire(why)
    return server_messages.Choice(
        parts=match.game.answer_parts(match.view(seat)),
        legal=[write(match.config, action) for action in legal],
        why_not=why_not,
    )


def found(what: str, game: str, players: int, options: dict[str, Any], first: int) -> Any:
    """The first such moment: with a forbidden card in hand, where that can be."""
    for seed in count():
        events: list[Event] = []
        config = GAMES[game].configure(players, options)
        match = Match(GAMES[game], config, seed, listener=events.extend, first_round=first)
        while (ask := match.ask) is not None:
            if ask.what == what and SEAT in ask.seats:
                moment = snapshot(match, players, events)
                play = moment.play
                assert play is not None
                assert play.choice is not None
                if what != "play" or play.choice.why_not:
                    return moment
            if not match.let_chance():
                match.act(ask.seats[0], choice_of(BOTS["random"], match, ask.seats[0]))
    raise AssertionError("counting never ends")


if __name__ == "__main__":
    moments = [found(*wanted) for wanted in WANTED]
    sys.stdout.write(msgspec.json.encode(moments).decode())
