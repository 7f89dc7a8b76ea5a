"""Who may say what, when (U-5, O-12): partners may not tell each other their cards."""

from upperlip.server.tables.document import Document
from upperlip.server.tables.refusal import Refusal
from upperlip.server.wire.server_messages import Stage

PRESETS = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "oops",
    "ouch",
    "ha",
    "one-moment",
    "your-turn",
    "bye",
    "twirl",
    "hat",
)
LINES_KEPT = 100  # that a page gets when it comes

_BURST = 5.0  # lines at once
_EVERY = 1.5  # seconds for one more


class TalkAllowance:
    """How much one guest may say: a few lines at once, then one at a time."""

    def __init__(self, now: float) -> None:
        self._left = _BURST
        self._seen = now

    def spend(self, now: float) -> None:
        self._left = min(_BURST, self._left + (now - self._seen) / _EVERY)
        self._seen = now
        if self._left < 1:
            raise Refusal("too-much-talk")
        self._left -= 1

    def whole(self, now: float) -> bool:
        """Is it as if nothing had been said?"""
        return self._left + (now - self._seen) / _EVERY >= _BURST


def check_text(document: Document, stage: Stage) -> None:
    if talk_is_closed(document, stage):
        raise Refusal("presets-only")


def talk_is_closed(document: Document, stage: Stage) -> bool:
    """In a round, unless all play alone, or on their honour; at other times never."""
    free = document.settings.talk == "honour" or _all_play_alone(document)
    return stage in ("moment", "play") and not free


def _all_play_alone(document: Document) -> bool:
    """Not where rounds make the teams: those can be anybody's partners."""
    teams = document.config().teams
    return bool(teams) and all(len(team) == 1 for team in teams)


def check_preset(preset: str) -> None:
    if preset not in PRESETS:
        raise Refusal("no-such-preset")
