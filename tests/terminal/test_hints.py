"""`h`: a hint, one step further each time, and noted in the record."""

import pytest

from tests.slices import some_of
from tests.terminal.kit import Typist, first_legal, played, sit
from upperlip.records.record import DecisionStep
from upperlip.records.write import record_of
from upperlip.terminal.ask import Left
from upperlip.texts import LANGUAGES


def test_three_steps_and_no_further() -> None:
    printed = played("mustachio", Typist(["h", "h", "h", "h", "q"]), seed=1)
    assert printed.count("A blind bid pays double if it is met") == 1
    assert printed.count("Worth considering: ") == 1
    assert printed.count("Best: ") == 2, "the last step is told again"
    assert "Points ahead: " in printed


@pytest.mark.fuzz
@some_of("language", LANGUAGES)
def test_hints_come_in_every_language_for_whole_games(language: str) -> None:
    typist = Typist(answer=first_legal, extra=["h"])
    printed = played("moustache", typist, players=3, language=language)
    assert "(left)" not in printed
    assert "hint-" not in printed


def test_the_record_says_how_far_it_went() -> None:
    typist = Typist(["h", "h", "no", "q"])
    terminal_game, _ = sit("mustachio", typist, options={"first_dealer": 3})
    with pytest.raises(Left):
        terminal_game.play()
    record = record_of(terminal_game.match, ["You", "Bo", "Cy", "Di"])
    own = [step for step in record.steps if isinstance(step, DecisionStep) and step.seat == 0]
    assert own[0].hint == 2
