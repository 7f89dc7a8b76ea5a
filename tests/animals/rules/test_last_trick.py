"""last-trick: the round's last trick is worth three stars more (O-25)."""

from tests.animals.kit import before_deal, deal, last, play_out, printed, stars, words
from tests.animals.rounds import seesaw
from upperlip.animals.state import State


def five(*hands: str) -> State:
    """Five players, the jokers of seats 0 and 1 kept for the last trick."""
    state = deal(before_deal("last-trick", players=5), *hands)
    return play_out(state, keep="UNICORN MONKEY PIGEON")


def bonus(state: State) -> tuple[int, int]:
    first, second = (s - p for s, p in zip(stars(state), printed(state), strict=True))
    return first, second


def test_its_winners_get_three_stars() -> None:
    """O-25: seat 1 wins the seesaw's last trick, and with it the round."""
    state = seesaw("last-trick")
    assert stars(state) == (19, 17 + 3)
    assert state.scores[-1].winner == 1


def test_none_if_a_pigeon_took_it() -> None:
    """O-20, O-25: it has a winner, but counts for nobody."""
    state = five("UNICORN", "PIGEON", "", "", "")
    assert last(state).winner == 0
    assert bonus(state) == (0, 0)


def test_a_theft_does_not_change_whose_trick_it_was() -> None:
    """O-21, O-25: the monkey takes a card of the other team's trick."""
    state = deal(before_deal("last-trick", players=5), "MONKEY", "PIGEON", "", "", "")
    # The monkey's player keeps it; the pigeon is gone before.
    state = play_out(state, keep="MONKEY")
    done = last(state)
    assert done.stolen is not None
    assert done.winner is not None
    team = state.scores[-1].teams[done.winner]
    assert team == 1, "the deal was to make the monkey's team lose the trick"
    assert bonus(state) == (0, 3)


def test_a_unicorn_wins_it_like_any_other() -> None:
    """O-18, O-25."""
    assert bonus(five("UNICORN", "MONKEY", "", "", "")) == (3, 0)


def test_none_if_nobody_won_it() -> None:
    """O-19, O-25: four fives under equals-out."""
    rules = ("last-trick", "pink-open", "equals-out")
    state = deal(before_deal(*rules), "G5 -P -O -B", "P5 -G -O -B", "O5 -G -P -B", "B5 -G -P -O")
    state = play_out(state, keep="G5 P5 O5 B5")
    assert last(state).winner is None
    assert words(last(state).cards).count("5") == 4
    assert bonus(state) == (0, 0)


def test_earlier_tricks_are_worth_no_more() -> None:
    """O-25: three stars in all, however many tricks one wins."""
    assert stars(seesaw("last-trick", teams=(0, 1, 1, 0))) == (0, 36 + 3)
