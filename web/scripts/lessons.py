"""The lessons, web/src/lessons/*.json: `python web/scripts/lessons.py` makes them.

Each is a real round, or two, found by playing until one teaches what `lesson_plans.py` wants of
it, and told as a page at a table is told of a game: frame by frame, seen from the learner's seat.
"""

import json
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from lesson_plans import LEARNER, LESSON_PLANS, Frame, LessonPlan
from moments import choice_at

from upperlip.animals.config import ROUNDS
from upperlip.bots import BOTS, choice_of
from upperlip.games import GAMES
from upperlip.review.hint import matters
from upperlip.server.wire.events import event_on_the_wire, reason_on_the_wire
from upperlip.server.wire.views import on_the_wire
from upperlip.table.event import Event
from upperlip.table.match import Match
from upperlip.table.ply import Action

FOLDER = Path(__file__).parents[1] / "src" / "lessons"
DECLINED = {"blind": "blind no", "agree": "refuse"}  # no lesson speaks of blind bids (U-16)
ROUND_BEGINS = ("dealt", "rule-turned")
TRICK_ENDS = ("trick-won", "trick-to-nobody")

Lesson = dict[str, Any]


class Recorder:
    """Plays the rounds of a lesson with bots, the learner's seat too, and keeps what is seen."""

    def __init__(self, plan: LessonPlan, seed: int) -> None:
        self.plan = plan
        self.frames: list[Frame] = []
        self._told: list[Event] = []
        self._scored = 0
        game = GAMES[plan.game]
        config = game.configure(4, plan.options)
        first = plan.first_round
        self.match = Match(game, config, seed, listener=self._told.extend, first_round=first)

    def play(self) -> list[Frame]:
        for _ in range(self.plan.rounds):
            self._deal()
            before = self.match.rounds_scored
            while self.match.rounds_scored == before:
                self._step()
            if self.match.ask and self.match.ask.what == "trophies" and before + 1 < ROUNDS:
                self.match.let_chance()  # after the last round they would end the game
            self._keep("interlude")
        return self.frames

    def _deal(self) -> None:
        """What chance settles before anybody is asked is on the round's card."""
        while self.match.let_chance():
            pass
        self._keep("moment")
        self._pass_over_blind_bids()
        self._keep("play")

    def _pass_over_blind_bids(self) -> None:
        while (ask := self.match.ask) and ask.what in DECLINED:
            seat, no = ask.seats[0], DECLINED[ask.what]
            self.match.act(seat, next(a for a in self.match.legal(seat) if self._name(a) == no))
        self._told[:] = [event for event in self._told if event.message != "no-blind"]

    def _step(self) -> None:
        """One ply, and the frame after it; that of a round's end is kept by `play`."""
        if not self.match.let_chance():
            self._act()
        if self.match.rounds_scored > self._scored:
            return
        if any(event.message in TRICK_ENDS for event in self._told):
            self._keep("play", asks=False)  # what lies there is spoken of before the next is asked
        self._keep("play")

    def _act(self) -> None:
        ask = self.match.ask
        assert ask is not None, "a round ends before the game does"
        seat = LEARNER if LEARNER in ask.seats else ask.seats[0]
        action = choice_of(BOTS["novice"], self.match, seat)
        if seat == LEARNER:
            frame = self.frames[-1]
            frame["choice"] = msgspec.to_builtins(choice_at(self.match, LEARNER))
            frame["right"] = self._name(action)
            told = matters(self.match.view(LEARNER), action.verb)
            frame["matters"] = [msgspec.to_builtins(reason_on_the_wire(each)) for each in told]
        self.match.act(seat, action)

    def _name(self, action: Action) -> str:
        return self.match.game.write_action(self.match.config, action)

    def _keep(self, stage: str, *, asks: bool = True) -> None:
        self._scored = self.match.rounds_scored
        ask = self.match.ask if stage == "play" and asks else None
        frame: Frame = {
            "stage": stage,
            "view": self._from_one(msgspec.to_builtins(on_the_wire(self.match.view(LEARNER)))),
            "events": [self._told_of(event) for event in self._told],
            "ask": None if ask is None else {"what": ask.what, "seats": list(ask.seats)},
            "says": [],
        }
        self._told.clear()
        self.frames.append(frame)

    def _told_of(self, event: Event) -> dict[str, Any]:
        told: dict[str, Any] = msgspec.to_builtins(event_on_the_wire(event.seen_by(LEARNER)))
        if told["message"] in ROUND_BEGINS:
            told["args"]["number"] -= self.plan.first_round - 1
        return told

    def _from_one(self, view: dict[str, Any]) -> dict[str, Any]:
        """The rounds of a lesson count from one, whichever they are of a game."""
        skipped = self.plan.first_round - 1
        view["scores"] = view["scores"][skipped:]
        if view["round"]:
            view["round"]["number"] -= skipped
        return view


def made(plan: LessonPlan, seed: int) -> Lesson | None:
    """The lesson of this seed, if it teaches what it should."""
    frames = plan.scenes(Recorder(plan, seed).play())
    if not frames or not plan.annotate(frames):
        return None
    return {"game": plan.game, "seed": seed, "frames": frames}


def written(lesson: Lesson) -> str:
    return json.dumps(lesson, separators=(",", ":")) + "\n"


def file_of(plan: LessonPlan) -> Path:
    return FOLDER / f"{plan.name}.json"


def kept_seed(plan: LessonPlan) -> int:
    """Of the lesson that is there; the search goes on from it if it teaches no longer."""
    file = file_of(plan)
    return int(json.loads(file.read_text("utf-8"))["seed"]) if file.is_file() else 0


if __name__ == "__main__":
    for plan in LESSON_PLANS:
        lesson = next(filter(None, (made(plan, seed) for seed in count(kept_seed(plan)))))
        file_of(plan).write_text(written(lesson), "utf-8")
