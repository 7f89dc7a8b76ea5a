"""What each lesson teaches: which rounds it is looked for in, and what is said at which frame."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from upperlip.nuts import MUSTACHIO
from upperlip.nuts.scoring import bid_bonus

LEARNER = 0

Frame = dict[str, Any]
View = dict[str, Any]
Args = dict[str, Any]


@dataclass
class LessonPlan:
    """A game's set-up, the frames of it that are shown, and what is said with them."""

    name: str
    game: str
    options: dict[str, object]
    first_round: int
    rounds: int
    # Of all frames those that are shown; the first one after a gap is marked as a cut.
    scenes: Callable[[list[Frame]], list[Frame]]
    # Says what belongs to the frames; False if they do not teach what they should.
    annotate: Callable[[list[Frame]], bool]


# Reading frames


def say(frame: Frame, text: str, **args: Any) -> None:
    frame["says"].append({"text": text, "args": args})


def asked(frames: list[Frame], what: str = "play") -> list[Frame]:
    """The frames in which the learner is asked."""
    return [f for f in frames if "right" in f and f["ask"]["what"] == what]


def right_of(frame: Frame) -> str:
    value: str = frame["right"].partition(" ")[2]
    return value


def ends(frames: list[Frame]) -> list[Frame]:
    """The frames in which a trick has just been finished."""
    return [f for f in frames if event_of(f, "trick-won") or event_of(f, "trick-to-nobody")]


def event_of(frame: Frame, message: str) -> Frame | None:
    return next((event for event in frame["events"] if event["message"] == message), None)


def end_after(frames: list[Frame], frame: Frame) -> Frame:
    """The frame in which the trick of this one is finished."""
    return next(f for f in frames[_place(frames, frame) + 1 :] if f in ends([f]))


def _place(frames: list[Frame], frame: Frame) -> int:
    return next(number for number, other in enumerate(frames) if other is frame)


def winner(end: Frame) -> int | None:
    won = event_of(end, "trick-won")
    return None if won is None else int(won["args"]["seat"])


def takes(frames: list[Frame], ask: Frame) -> bool:
    """Does the learner's card win its trick?"""
    return winner(end_after(frames, ask)) == LEARNER


def led(frame: Frame) -> Args:
    trick = frame["view"]["round"]["trick"]
    return {"seat": trick["leader"], "card": trick["cards"][0], "right": right_of(frame)}


def role_of(frame: Frame) -> str:
    """What a card of the learner's is: led, forced by the colour, free, or free and of the lead."""
    trick, card = frame["view"]["round"]["trick"], right_of(frame)
    if not trick["cards"]:
        return "lead"
    if not trick["follow"]:
        return "free"
    if card[0] == trick["follow"]:
        return "follow" if frame["choice"]["why_not"] else "same"
    return "free"


def cut(frames: list[Frame], *kept: slice) -> list[Frame]:
    shown: list[Frame] = []
    for number, part in enumerate(kept):
        scene = frames[part]
        if number and scene:
            scene[0] = {**scene[0], "cut": True, "events": []}
        shown += scene
    return shown


def tricks_left(frames: list[Frame], left: int) -> int:
    """Where the last so many tricks of these frames begin."""
    for number, frame in enumerate(frames):
        round_ = frame["view"]["round"]
        sizes = round_["hand_sizes"]
        if frame["ask"] and not round_["trick"]["cards"] and set(sizes) == {left}:
            return number
    raise AssertionError(f"there are fewer than {left} tricks")


def say_turns(frames: list[Frame]) -> None:
    """Whatever else the learner is asked: which card goes on with the lesson."""
    for frame in asked(frames):
        if not frame["says"] or frame.get("cut"):
            role = "lead" if role_of(frame) == "lead" else "turn"
            say(frame, role, right=right_of(frame))


def side_score(last: Frame) -> Args:
    """How the round of the learner's side went, in Mustachio."""
    config = MUSTACHIO.configure(4, {})
    score = last["view"]["scores"][-1]
    side = next(i for i, seats in enumerate(last["view"]["sides"]) if LEARNER in seats)
    told = {name: score[name][side] for name in ("tricks", "points")}
    return {**told, "bid": score["bids"][side], "bonus": bid_bonus(config, blind=False)}


# Mustachio: a promise, the trump, a villain of one's own

_GIFT = "PRAYLENE"


def _whole(frames: list[Frame]) -> list[Frame]:
    return frames


def _say_promise(frames: list[Frame]) -> bool:
    """Up to the first card; False if the learner's side does not keep its word."""
    score = side_score(frames[-1])
    if score["bid"] != score["tricks"] or not 2 <= score["bid"] <= 4:
        return False
    table, bid = frames[1], asked(frames, "bid")[0]
    trumped = next(f for f in frames if f["view"]["round"]["trump"])
    trump = trumped["view"]["round"]["trump"]
    say(table, "mustachio-hand")
    say(trumped, "mustachio-trump", colour=trump)
    say(bid, "mustachio-bid", bid=int(right_of(bid)), bonus=score["bonus"])
    done = next(f for f in frames if f["view"]["round"]["bids"].count(None) == 0)
    if done is not bid and done not in asked([done]):
        say(done, "mustachio-promised", partner=2, bid=score["bid"])
    say(frames[-1], "mustachio-score", **score)
    return True


def _mustachio(frames: list[Frame]) -> bool:
    plays = asked(frames)
    follow = next((f for f in plays if role_of(f) == "follow"), None)
    gift = next((f for f in plays if right_of(f) == _GIFT), None)
    ruff = next((f for f in plays if _ruffs(frames, f)), None)
    if not follow or not gift or not ruff or role_of(plays[0]) != "follow":
        return False
    if not takes(frames, gift) or not _say_promise(frames):
        return False
    say(frames[0], "mustachio-intro", partner=2)
    say(frames[0], "mustachio-shown", card=_GIFT)
    say(follow, "mustachio-follow", **led(follow))
    first = end_after(frames, follow)
    say(first, "mustachio-taken", seat=winner(first))
    say(ruff, "mustachio-ruff", **led(ruff), trump=right_of(ruff)[0])
    say(gift, "mustachio-villain", right=_GIFT, card=_GIFT)
    say(end_after(frames, gift), "mustachio-gift", card=_GIFT)
    say_turns(frames)
    return True


def _ruffs(frames: list[Frame], frame: Frame) -> bool:
    round_, card = frame["view"]["round"], right_of(frame)
    free = role_of(frame) == "free" and round_["trick"]["follow"] is not None
    return (
        free and card[0] == round_["trump_in_force"] and card[1:].isdigit() and takes(frames, frame)
    )


# Mustachio, the second lesson: a villain that names the trump, and one that passes cards on


def _villains(frames: list[Frame]) -> bool:
    plays, named, passed = asked(frames), asked(frames, "trump"), asked(frames, "pass")
    if len(named) != 1 or len(passed) != 1:
        return False
    trump, give = named[0], passed[0]
    hummus = next(f for f in plays if right_of(f) == "HUMMMUS")
    by = _player_of(give, "PEANUT")
    named_colour, hand = right_of(trump), [card[0] for card in trump["view"]["round"]["hand"]]
    end = end_after(frames, hummus)
    early = end["stage"] == "play" and end is not end_after(frames, give)
    another = named_colour != trump["view"]["round"]["trump"] and named_colour in hand
    if by == LEARNER or not early or not another or winner(end) not in (0, 2):
        return False
    if not _say_promise(frames):
        return False
    say(frames[0], "villains-intro")
    for card in frames[0]["view"]["round"]["villains"]:
        say(frames[0], "mustachio-shown", card=card)
    say(hummus, "villains-name", right="HUMMMUS", card="HUMMMUS")
    say(trump, "villains-named", trump=right_of(trump))
    say(give, "villains-pass", seat=by, card="PEANUT", right=right_of(give))
    say(end_after(frames, hummus), "villains-spell", colour=right_of(trump))
    say_turns(frames)
    return True


def _player_of(frame: Frame, card: str) -> int:
    trick = frame["view"]["round"]["trick"]
    return int(trick["leader"] + trick["cards"].index(card)) % 4


# Moustache: the order of the colours, then a second rule beside the first


def _two_rounds(frames: list[Frame]) -> list[Frame]:
    """The deal and the last four tricks of a round; the last two of the next one."""
    second = next(n for n, f in enumerate(frames) if f["stage"] == "moment" and n)
    four_left = tricks_left(frames[:second], 4)
    two_left = second + tricks_left(frames[second:], 2)
    return cut(frames, slice(0, 2), slice(four_left, second + 2), slice(two_left, None))


def team_score(last: Frame) -> Args:
    score = last["view"]["scores"][-1]
    ours = score["teams"][LEARNER]
    return {"stars": score["stars"][ours], "their_stars": score["stars"][1 - ours]}


def _won_by_us(last: Frame) -> bool:
    score = last["view"]["scores"][-1]
    return bool(score["winner"] == score["teams"][LEARNER])


def _partners(frame: Frame) -> Args:
    teams = frame["view"]["round"]["teams"]
    partner = next(seat for seat in range(1, 4) if teams[seat] == teams[LEARNER])
    return {"partner": partner}


def _moustache(frames: list[Frame]) -> bool:
    first_end, last = (f for f in frames if f["stage"] == "interlude")
    gap, second_gap = (f for f in frames if f.get("cut"))
    second = next(f for f in frames[1:] if f["stage"] == "moment")
    begun = frames[_place(frames, gap) : _place(frames, first_end) + 1]
    plays = asked(begun)
    breaks = next((f for f in plays[1:] if _breaks_in(begun, f)), None)
    green = next((f for f in ends(frames[_place(frames, second_gap) :]) if _greens(f)), None)
    if not breaks or not green or role_of(plays[0]) != "follow":
        return False
    if not _won_by_us(first_end) or not _won_by_us(last):
        return False
    say(frames[0], "moustache-intro", **_partners(frames[0]))
    say(frames[0], "moustache-row", rule=frames[0]["view"]["row"][0])
    say(frames[1], "moustache-hand")
    say(gap, "skip", count=4)
    say(plays[0], "moustache-follow", **led(plays[0]))
    say(ends(begun)[0], "moustache-colours")
    say(breaks, "moustache-break", **led(breaks))
    drawn = first_end["view"]["trophies"][-1][LEARNER]
    say(first_end, "moustache-score", **team_score(first_end), trophy=drawn)
    say(second, "moustache-second", **_partners(second), rule=second["view"]["row"][1])
    say(second_gap, "skip", count=2)
    say(green, "moustache-greens", cards=_greens(green), seat=winner(green))
    say(last, "moustache-end", **team_score(last))
    say_turns(frames)
    return True


def _breaks_in(frames: list[Frame], frame: Frame) -> bool:
    free = role_of(frame) == "free" and frame["view"]["round"]["trick"]["follow"] is not None
    return free and takes(frames, frame)


def _greens(end: Frame) -> list[str]:
    """Green cards with stars in a trick that is over, while the round goes on."""
    if end["stage"] != "play":
        return []
    cards = end["view"]["round"]["tricks"][-1]["cards"]
    return [card for card in cards if card[0] == "G" and end["view"]["worth"][card] < 0]


# Moustache, the second lesson: four rules at once


def _last_four(frames: list[Frame]) -> list[Frame]:
    start = max(n for n, f in enumerate(frames) if f["stage"] == "moment")
    four_left = tricks_left(frames[start:], 4)
    return cut(frames, slice(start, start + 2), slice(start + four_left, None))


def _reasons(end: Frame) -> Iterator[Frame]:
    return (why for event in end["events"] for why in event["reasons"])


def _rows(frames: list[Frame]) -> bool:
    gap, last = next(f for f in frames if f.get("cut")), frames[-1]
    two = next((f for f in asked(frames) if _wins_by_two(frames, f)), None)
    out = next((f for f in ends(frames) if _out(f) and _strongest(f)), None)
    if not two or not out or out is end_after(frames, two) or not _won_by_us(last):
        return False
    row = frames[0]["view"]["row"]
    say(frames[0], "rules-intro", **_partners(frames[0]))
    say(frames[0], "rules-white", rule=row[0], other=row[1])
    say(frames[0], "rules-black", rule=row[2], other=row[3])
    say(gap, "skip", count=4)
    say(out, "rules-out", cards=_out(out), seat=winner(out))
    say(two, "rules-two", right=right_of(two), rule="twos-win")
    say(end_after(frames, two), "rules-decided", rule="twos-win")
    say(last, "rules-end", **team_score(last))
    say_turns(frames)
    return True


def _wins_by_two(frames: list[Frame], frame: Frame) -> bool:
    end = end_after(frames, frame)
    decided = any(why["message"] == "rule-decided" for why in _reasons(end))
    return right_of(frame)[1:] == "2" and decided and takes(frames, frame)


def _strongest(end: Frame) -> bool:
    return any(why["message"] == "strongest" for why in _reasons(end))


def _out(end: Frame) -> list[str]:
    kept_out = (why for why in _reasons(end) if why["message"] == "rule-kept-out")
    return [card for why in kept_out for card in why["args"]["cards"]]


LESSON_PLANS = (
    LessonPlan(
        "mustachio",
        "mustachio",
        {"villains": "showcase1", "shown": ["ACORN", "WALNUT", _GIFT, "NUTCASE", "TWINS"]},
        first_round=3,
        rounds=1,
        scenes=_whole,
        annotate=_mustachio,
    ),
    LessonPlan(
        "mustachio-villains",
        "mustachio",
        {
            "villains": "showcase2",
            "shown": [
                *("ACORN", "WALNUT", "NUTCASE", "TWINS", "HUMMMUS", "PEANUT"),
                *("PRAYLENE", "BUTTERNUT", "HEALTH+", "HEALTH-"),
            ],
        },
        first_round=3,
        rounds=1,
        scenes=_whole,
        annotate=_villains,
    ),
    LessonPlan(
        "moustache",
        "moustache",
        {"rules": ["pink-bonus", "green-negative", "twos-win", "equals-out"]},
        first_round=1,
        rounds=2,
        scenes=_two_rounds,
        annotate=_moustache,
    ),
    LessonPlan(
        "moustache-rules",
        "moustache",
        {"rules": ["pink-bonus", "blue-tax", "twos-win", "equals-out"]},
        first_round=1,
        rounds=4,
        scenes=_last_four,
        annotate=_rows,
    ),
)
