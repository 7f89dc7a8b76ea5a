"""Progress over many games: sums that can be checked by hand, and nobody but the player."""

import csv
import io

from tests.fair_games import SETUPS
from tests.kernel.needed import needs_kernel
from tests.review.kit import random_record
from upperlip.review.figures import figures
from upperlip.review.phase import PHASES
from upperlip.review.progress import Partner, Played, progress
from upperlip.review.progress_table import COLUMNS, as_csv
from upperlip.review.report import review_of
from upperlip.review.summary import LUCK, Decided, Summary, Together, summary_of

BO, BOT, SOMEBODY = Partner(name="Bo"), Partner(bot="expert"), Partner()


def decided(loss: int = 0, **more: object) -> Decided:
    usual = {"step": 5, "round": 1, "played": "play R7", "best": "play R8", "grade": "clear"}
    return Decided(**(usual | {"loss": loss} | more))  # type: ignore[arg-type]


def played(
    number: int, *decisions: Decided, game: str = "mustachio", partner: Partner = BO
) -> Played:
    summary = Summary(
        game=game,
        unit="points",
        seat=0,
        result=4_000_000,
        luck=1_000_000,
        decisions=list(decisions),
        partners=[Together(seat=2, rounds=[1])],
    )
    return Played(id=number, at=number * 1000, summary=summary, people=[BO, BOT, partner, BOT])


def test_losses_by_game_phase_and_theme() -> None:
    games = [
        played(2, decided(6, phase="leading", theme="takes"), decided(0, phase="leading")),
        played(1, decided(9, phase="endgame", theme="leaves"), decided(1), game="moustache"),
        played(3, decided(3, phase="bids", theme="takes")),
    ]
    first, second = progress(games)
    assert (first.game, second.game) == ("moustache", "mustachio")
    assert (second.all.decisions, second.all.sum, second.all.each) == (3, 9, 3)
    assert [(game.id, game.each, game.luck) for game in second.games] == [
        (2, 3, 1_000_000),
        (3, 3, 1_000_000),
    ]
    phases = {phase.name: (phase.decisions, phase.sum) for phase in second.phases}
    assert phases == dict.fromkeys(PHASES, (0, 0)) | {"leading": (2, 6), "bids": (1, 3)}
    assert [(theme.name, theme.decisions, theme.sum) for theme in second.themes] == [
        ("takes", 2, 9)
    ]
    assert first.all.sum == 10, "what has no phase is counted all the same"


def test_what_was_decided_with_a_hint_can_be_left_out() -> None:
    games = [played(1, decided(6, hint=1), decided(2))]
    (with_hints,), (without,) = progress(games), progress(games, hints=False)
    assert (with_hints.all.sum, without.all.sum) == (8, 2)
    assert without.games[0].decisions == 1
    assert as_csv(games).count("\r\n") == as_csv(games, hints=False).count("\r\n") + 1


def test_partners_are_told_apart_by_what_one_may_know() -> None:
    games = [
        played(1, decided(4), decided(9, round=2)),
        played(2, decided(2), partner=SOMEBODY),
        played(3, decided(1), partner=SOMEBODY),
    ]
    (found,) = progress(games)
    lines = {line.partner: (line.rounds, line.decisions, line.sum) for line in found.partners}
    assert lines == {BO: (1, 1, 4), SOMEBODY: (2, 2, 3)}, "the second round was not played together"


def test_the_bid_calibrator() -> None:
    """Two bids of 2: likely 1, 2 or 3 tricks; one was met, one was missed by one."""
    likely = [0, 1, 2, 1]
    games = [
        played(1, decided(5, played="bid 2", best="bid 1", kept=(2, 1), tricks=likely)),
        played(
            2,
            decided(played="blind 3", best="blind no", kept=(2, 2), tricks=[1]),
            decided(played="bid 2", best="bid 2", kept=(2, 2), tricks=likely, step=9),
        ),
    ]
    bids = progress(games)[0].bids
    assert bids is not None
    assert (bids.made, bids.met, bids.too_high, bids.too_low) == (2, 1, 1, 0)
    assert (bids.rather_lower, bids.rather_higher) == (1, 0)
    assert [(line.more, line.came, line.expected) for line in bids.missed] == [
        (-1, 1, 500_000),
        (0, 1, 1_000_000),
        (1, 0, 500_000),
    ]
    assert progress([played(1, decided())])[0].bids is None


@needs_kernel
def test_a_summary_says_what_the_review_does() -> None:
    for setup in SETUPS[:2]:
        record = random_record(setup, 4)
        review = figures(review_of(record, 1, worlds=8))
        summary = summary_of(review)
        assert sum(each.loss for each in summary.decisions) == review.losses[1].sum
        assert summary.luck == sum(review.ledger.totals[kind] for kind in LUCK)
        assert {each.phase for each in summary.decisions} <= set(PHASES)
        assert 1 not in {together.seat for together in summary.partners}
        for each in summary.decisions:
            if each.kept is not None:
                assert each.played.split()[0] in ("bid", "blind")
                assert sum(each.tricks or ()) == 8
        rows = list(csv.reader(io.StringIO(as_csv([played(7), _of(summary)]))))
        assert tuple(rows[0]) == COLUMNS
        assert len(rows) == 1 + len(summary.decisions)
        names = [name for name in record["players"] if name]
        assert not any(name in as_csv([_of(summary)]) for name in names), "nobody is named"


def _of(summary: Summary) -> Played:
    return Played(id=8, at=0, summary=summary, people=[SOMEBODY] * 6)
