"""The guided first games, web/src/app/learn/*.json: `python web/scripts/lessons.py` makes them.

Each is the end of a real round, found by playing until one teaches what it should: three tricks,
seen from seat 0, whose own cards the learner plays.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from upperlip.bots import BOTS, choice_of
from upperlip.games import GAMES
from upperlip.server.wire.events import event_on_the_wire, reason_on_the_wire
from upperlip.server.wire.views import on_the_wire
from upperlip.table.event import Event
from upperlip.table.match import Match
from upperlip.table.ply import Action

FOLDER = Path(__file__).parents[1] / "src" / "app" / "learn"
LEARNER = 0
TRICKS = 3  # that the learner plays

Frame = dict[str, Any]
Lesson = dict[str, Any]


@dataclass
class Course:
    """A game's set-up, and what the last three tricks of its round must show."""

    game: str
    options: dict[str, object]
    first_round: int
    teaches: Callable[[list[Frame]], bool]
    says: Callable[[list[Frame]], list[tuple[int, str, dict[str, Any]]]]


# One round, frame by frame


@dataclass
class Table:
    course: Course
    seed: int
    frames: list[Frame] = field(default_factory=list)
    told: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        game = GAMES[self.course.game]
        config = game.configure(4, self.course.options)
        first = self.course.first_round
        self.match = Match(game, config, self.seed, tell=self.told.extend, first_round=first)

    def play_round(self) -> list[Frame]:
        before = self.match.rounds_scored
        novice = BOTS["novice"]
        while self.match.rounds_scored == before:
            if not self.match.let_chance():
                ask = self.match.ask
                assert ask is not None, "a round ends before the game does"
                seat = ask.seats[0]
                action = choice_of(novice, self.match, seat)
                if seat == LEARNER and ask.what == "play":
                    self.frames[-1]["ask"] = self._ask(action)
                self.match.act(seat, action)
            self._keep()
        if self.course.game == "moustache":
            self.match.let_chance()  # the trophies
            self._keep()
        return self.frames

    def _keep(self) -> None:
        events = [event_on_the_wire(event.seen_by(LEARNER)) for event in self.told]
        self.told.clear()
        view = msgspec.to_builtins(on_the_wire(self.match.view(LEARNER)))
        self.frames.append({"view": view, "events": msgspec.to_builtins(events)})

    def _ask(self, action: Action) -> Frame:
        match, write = self.match, self.match.game.write_action
        legal = match.legal(LEARNER)
        why_not = {}
        for card in match.view(LEARNER).round.hand:
            wrong = action._replace(value=card)
            if (why := match.explain(LEARNER, wrong)) is not None:
                name = write(wrong).partition(" ")[2]
                why_not[name] = msgspec.to_builtins(reason_on_the_wire(why))
        return {"legal": [write(one) for one in legal], "right": write(action), "why_not": why_not}


def last_tricks(frames: list[Frame]) -> list[Frame]:
    """From the frame in which the learner holds three cards and nobody has led yet."""
    for number, frame in enumerate(frames):
        round_ = frame["view"]["round"]
        if round_ and not round_["trick"]["cards"] and round_["hand_sizes"] == [TRICKS] * 4:
            return [{**frame, "events": []}, *frames[number + 1 :]]
    return []


def asks(frames: list[Frame]) -> Iterator[tuple[int, Frame]]:
    return ((number, frame) for number, frame in enumerate(frames) if "ask" in frame)


def ends(frames: list[Frame]) -> list[int]:
    """The frames in which a trick has just been won."""
    return [
        number
        for number, frame in enumerate(frames)
        if any(event["message"] == "trick-won" for event in frame["events"])
    ]


def _winner(frame: Frame) -> int:
    won = next(event for event in frame["events"] if event["message"] == "trick-won")
    seat: int = won["args"]["seat"]
    return seat


def _card(ask: Frame) -> str:
    card: str = ask["ask"]["right"].partition(" ")[2]
    return card


def _follows_then_breaks_in(frames: list[Frame]) -> bool:
    """Trick one: follow, and lose. Trick two: nothing to follow with, and win. Then lead."""
    asked = [frame for _, frame in asks(frames)]
    done = ends(frames)
    if len(asked) != TRICKS or len(done) != TRICKS:
        return False
    first, second, _ = asked
    follow = first["view"]["round"]["trick"]["follow"]
    must = follow and _card(first)[0] == follow and first["ask"]["why_not"]
    free = second["view"]["round"]["trick"]["follow"]
    breaks_in = free and not second["ask"]["why_not"] and _card(second)[0] != free
    won = [_winner(frames[number]) for number in done]
    return bool(must and breaks_in and won[0] != LEARNER and won[1] == LEARNER)


# Mustachio: a promise kept, with a villain in the last trick

_PLAIN_VILLAINS = ("ACORN", "PRAYLENE", "HEALTH+")


def _mustachio_teaches(frames: list[Frame]) -> bool:
    if not _follows_then_breaks_in(frames):
        return False
    view = frames[0]["view"]
    last = frames[ends(frames)[-1]]
    asked = [frame for _, frame in asks(frames)]
    reasons = [why["args"].get("card") for event in last["events"] for why in event["reasons"]]
    score = last["view"]["scores"][-1]
    bid_met = score["bids"][0] == score["tricks"][0] >= 2
    return (
        bid_met
        and _card(asked[1])[0] == view["round"]["trump_in_force"]
        and not _card(asked[2]).isalpha()
        and any(villain in reasons for villain in _PLAIN_VILLAINS)
    )


def _mustachio_says(frames: list[Frame]) -> list[tuple[int, str, dict[str, Any]]]:
    first, second, third = (number for number, _ in asks(frames))
    done, view, last = ends(frames), frames[0]["view"], frames[-1]["view"]
    score = last["scores"][-1]
    villain = next(
        why["args"]["card"]
        for event in frames[done[-1]]["events"]
        for why in event["reasons"]
        if why["args"].get("card") in _PLAIN_VILLAINS
    )
    tally = view["round"]["tallies"][0]
    begin = {"partner": 2, "bid": score["bids"][0], "tricks": tally["tricks"]}
    trump = {"colour": view["round"]["trump_in_force"]}
    return [
        (0, "intro", begin),
        (0, "trump", trump),
        (first, "follow", _led(frames[first])),
        (done[0], "followed", {}),
        (second, "ruff", _led(frames[second]) | {"trump": trump["colour"]}),
        (third, "lead", {"right": _card(frames[third])}),
        (done[2], "villain", {"card": villain}),
        (len(frames) - 1, "score", {"bid": score["bids"][0], "points": score["points"][0]}),
    ]


def _led(frame: Frame) -> dict[str, Any]:
    trick = frame["view"]["round"]["trick"]
    colour = {"colour": trick["follow"]}
    return {"seat": trick["leader"], "card": trick["cards"][0], "right": _card(frame), **colour}


# Moustache: the order of the colours, and a last trick worth three stars more


def _moustache_teaches(frames: list[Frame]) -> bool:
    if not _follows_then_breaks_in(frames):
        return False
    teams = frames[0]["view"]["round"]["teams"]
    done = ends(frames)
    score = frames[-1]["view"]["scores"][-1]
    ours = teams[LEARNER]
    mate = teams[_winner(frames[done[2]])] == ours
    trophy = frames[-1]["view"]["trophies"][-1][LEARNER]
    return mate and score["winner"] == ours and trophy is not None


def _moustache_says(frames: list[Frame]) -> list[tuple[int, str, dict[str, Any]]]:
    first, second, third = (number for number, _ in asks(frames))
    done, view = ends(frames), frames[0]["view"]
    teams = view["round"]["teams"]
    ours = teams[LEARNER]
    partner = next(seat for seat in range(1, 4) if teams[seat] == ours)
    others = [seat for seat in range(4) if teams[seat] != ours]
    score = frames[-1]["view"]["scores"][-1]
    stars = {"stars": score["stars"][ours], "their_stars": score["stars"][1 - ours]}
    trophy = frames[-1]["view"]["trophies"][-1][LEARNER]
    return [
        (0, "intro", {"partner": partner, "others": others}),
        (0, "row", {"rule": view["row"][0]}),
        (first, "follow", _led(frames[first])),
        (done[0], "colours", {}),
        (second, "break", _led(frames[second])),
        (third, "lead", {"right": _card(frames[third]), "rule": view["row"][0]}),
        (len(frames) - 1, "score", stars | {"points": trophy}),
    ]


COURSES = (
    Course("mustachio", {"villains": "showcase2"}, 3, _mustachio_teaches, _mustachio_says),
    Course(
        "moustache",
        {"rules": ["last-trick", "pink-bonus", "twos-win", "reversed"]},
        1,
        _moustache_teaches,
        _moustache_says,
    ),
)


def made(course: Course, seed: int) -> Lesson | None:
    """The lesson of this seed, if it teaches what it should."""
    frames = last_tricks(Table(course, seed).play_round())
    if not frames or not course.teaches(frames):
        return None
    for frame in frames:
        frame["says"] = []
    for number, text, args in course.says(frames):
        frames[number]["says"].append({"text": text, "args": args})
    return {"game": course.game, "seed": seed, "frames": frames}


def written(lesson: Lesson) -> str:
    return json.dumps(lesson, separators=(",", ":")) + "\n"


def kept_seed(course: Course) -> int:
    """Of the lesson that is there; the search goes on from it if it teaches no longer."""
    file = FOLDER / f"{course.game}.json"
    return int(json.loads(file.read_text("utf-8"))["seed"]) if file.is_file() else 0


if __name__ == "__main__":
    for course in COURSES:
        lesson = next(filter(None, (made(course, seed) for seed in count(kept_seed(course)))))
        (FOLDER / f"{course.game}.json").write_text(written(lesson), "utf-8")
