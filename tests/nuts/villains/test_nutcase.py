"""U-31 NUTCASE, number 12: no trump for two tricks."""

from tests.nuts.kit import Won, opened, play, played, trump_now, winner, won


def test_no_trump_in_its_trick() -> None:
    """U-31: neither before nor after it is yellow worth anything."""
    assert won("R9 Y2 NUTCASE R3", trump="Y") == Won(2, 1, 0, 0)
    assert won("R13 NUTCASE Y15 R3", trump="Y") == Won(0, 1, 10, 0)


def test_it_lasts_this_trick_and_the_next() -> None:
    """U-31: in the third trick yellow is trump again."""
    tricks = "R13 NUTCASE R2 R3", "0: B9 Y15 B3 B2", "0: B4 Y2 B6 B7"
    state = opened(*tricks, trump="Y")
    seen = [(winner(state := play(state, trick)), trump_now(state)) for trick in tricks]
    assert seen == [(0, None), (0, "Y"), (1, "Y")]


def test_the_walnut_is_then_of_the_trick_colour() -> None:
    """U-22, U-31: in both tricks."""
    assert won("R10 NUTCASE WALNUT R11", trump="Y").winner == 1
    assert won("R13 NUTCASE WALNUT R11", trump="Y").winner == 0
    later = played("R13 NUTCASE R2 R3", "0: B10 WALNUT B3 B2", trump="Y")
    assert winner(later) == 0
    nine = played("R13 NUTCASE R2 R3", "0: B8 WALNUT B3 B2", trump="Y")
    assert winner(nine) == 1


def test_when_the_trick_colour_was_trump_it_still_wins_as_the_colour() -> None:
    """U-23, U-31: no effect on who wins when nobody plays another colour."""
    assert won("Y13 NUTCASE Y3 Y2", trump="Y").winner == 0
    assert won("Y11 NUTCASE Y3 Y2", trump="Y").winner == 1


def test_it_ends_what_hummmus_named_in_the_same_trick() -> None:
    """U-32: the one played last governs; the other way round HUMMMUS does."""
    assert won("R9 HUMMMUS=B NUTCASE B15", trump="Y").winner == 2
    assert won("R9 NUTCASE HUMMMUS=B B1", trump="Y").winner == 3


def test_played_in_the_second_trick_of_hummmus_it_has_two_of_its_own() -> None:
    """U-32: trick 3 has no trump although HUMMMUS would have given yellow back."""
    tricks = "R13 HUMMMUS=G R2 R3", "0: B13 NUTCASE G9 B2", "0: B9 Y15 G8 B3", "0: B4 Y2 G15 B6"
    state = opened(*tricks, trump="Y")
    assert [winner(state := play(state, trick)) for trick in tricks] == [0, 0, 0, 1]
