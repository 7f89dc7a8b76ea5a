"""The lessons are short: what is said, read at a slow pace, and what is played meanwhile."""

import json
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer

from tests.texts.test_texts import _messages
from upperlip.texts import LANGUAGES

LESSONS = Path(__file__).parents[2] / "web" / "src" / "lessons"
MOST = 240  # seconds
WORDS_A_SECOND = 2.5  # 150 words a minute: many read faster
PLY = 0.9  # seconds, as in run.svelte.ts
TRICK = 4.0  # the longest that one stays
OWN = 3.0  # to find a card and play it
EFFECT = 10  # words of the sentence that says what a card does


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", sorted(LESSONS.glob("*.json")), ids=lambda file: file.stem)
def test_a_lesson_takes_less_than_four_minutes(file: Path, language: str) -> None:
    frames = json.loads(file.read_text("utf-8"))["frames"]
    said = [f"lesson-{say['text']}" for frame in frames for say in frame["says"]]
    serializer, texts = FluentSerializer(), _messages(language, "lessons")
    words = sum(_words(serializer.serialize_entry(texts[text])) for text in said)
    tricks = sum(event["message"] == "trick-won" for f in frames for event in f["events"])
    own = sum("right" in frame for frame in frames)
    assert len(said) > 8
    assert words / WORDS_A_SECOND + len(frames) * PLY + tricks * TRICK + own * OWN < MOST


def test_in_russian_the_learner_is_named_after_a_colon() -> None:
    """Elsewhere a verb would stand beside it, for somebody else: «берёт Вы»."""
    serializer, texts = FluentSerializer(), _messages("ru", "lessons")
    told = [
        serializer.serialize_entry(texts[f"lesson-{say['text']}"])
        for file in LESSONS.glob("*.json")
        for frame in json.loads(file.read_text("utf-8"))["frames"]
        for say in frame["says"]
        if say["args"].get("seat") == 0
    ]
    assert told
    assert [text for text in told if ": { $seat }" not in text] == []


def _words(text: str) -> int:
    effects = text.count("$effect") + text.count("$does")
    return len(text.split()) + EFFECT * effects
