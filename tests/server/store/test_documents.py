"""Stored texts of every version can be read, and none but the last is written."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from upperlip.review.format import (
    FORMAT,
    CurvePoint,
    Ledger,
    LedgerLine,
    ReviewedAction,
    ReviewedDecision,
    ReviewFigures,
    ReviewReason,
    RoundCurve,
    SeatLosses,
    Thresholds,
)
from upperlip.review.summary import Decided, Summary, Together
from upperlip.server.store import documents
from upperlip.server.store.documents import (
    ChatLine,
    GameHead,
    Person,
    Place,
    ReviewDocument,
    SummaryDocument,
    TableSettings,
)
from upperlip.server.store.errors import StoreError
from upperlip.server.tables.document import Document

GOLDEN = Path(__file__).parent / "golden"
OPTIONS: dict[str, object] = {
    "sides": "pairs",
    "villains": "showcase2",
    "pool": None,
    "first_dealer": 0,
    "card_counting": False,
    "more_points": False,
    "drop_low": False,
}
ADA, BO = "a1" * 9, "b2" * 9


REVIEW = ReviewFigures(
    format=FORMAT,
    game="moustache",
    players=["Ada", "novice 2"],
    seat=0,
    unit="share",
    thresholds=Thresholds(20_000, 50_000, 120_000),
    losses=[SeatLosses(1, 52_000, 52_000, {"clear": 1}), SeatLosses(0, 0, 0, {})],
    decisions=[
        ReviewedDecision(
            step=3,
            round=1,
            played="play G0",
            best="play G10",
            grade="clear",
            loss=52_000,
            interval=(31_000, 73_000),
            worlds=2000,
            actions=[
                ReviewedAction("play G10", 600_000, (0, 0, 0)),
                ReviewedAction("play G0", 548_000, (52_000, 31_000, 73_000), [1, 1999]),
            ],
            hint=2,
            why=ReviewReason("O-22", "review-takes", {"en": "Because."}, 81, [["G10"], ["P1"]]),
        )
    ],
    second_looks=[3],
    curves=[RoundCurve(1, [CurvePoint(3, 548_000)], [CurvePoint(2, 500_000)])],
    ledger=Ledger(
        as_the_cards_lay=True,
        result=1_000_000,
        totals={"even": 1_052_000, "own-losses": -52_000},
        lines=[
            LedgerLine(1, 1, "even", 1_052_000),
            LedgerLine(3, 1, "own", -52_000, seat=0, loss=-52_000, guess=0),
        ],
    ),
)


SUMMARY = Summary(
    game="mustachio",
    unit="points",
    seat=2,
    result=-3_000_000,
    luck=1_250_000,
    decisions=[
        Decided(
            step=7,
            round=1,
            played="bid 3",
            best="bid 2",
            grade="small",
            loss=2_100_000,
            phase="bids",
            theme="fewer-tricks",
            hint=1,
            kept=(5, 4),
            tricks=[0, 200, 1000, 800],
        ),
        Decided(step=12, round=1, played="play R7", best="play R7", grade="best", loss=0),
    ],
    partners=[Together(seat=0, rounds=[1, 2])],
)


REVIEW_DOCUMENT = ReviewDocument(review=REVIEW)


class Kind(NamedTuple):
    name: str
    read: Callable[[str], documents.Document]
    meant: documents.Document  # by the golden texts, whatever their version
    upgrades: tuple[documents.Upgrade, ...]


KINDS = (
    Kind(
        "table",
        lambda text: documents.read_table(text, Document),
        Document(
            id="0f" * 16,
            founder=ADA,
            game="mustachio",
            players=4,
            options=OPTIONS,
            settings=TableSettings(
                listed=True, pace="quick", clock=60, away=None, spectators=False
            ),
            places=[
                Place(guest=ADA),
                Place(bot="regular", left_by=BO),
                Place(bot="novice"),
                Place(),
            ],
            people={ADA: Person(name="Ada"), BO: Person(name="Bo", muted=True, removed=True)},
            secret="5e" * 32,
            salts={ADA: "11" * 32},
            number=3,
            playing=17,
            ended="ended-by-host",
            ended_early=1,
            held={ADA: 0, BO: 1},
        ),
        documents.UPGRADES[documents.TableDocument],
    ),
    Kind(
        "line",
        documents.read_chat_line,
        ChatLine(number=7, guest=ADA, name="Ada", seat=0, text="Good evening – à vous"),
        documents.UPGRADES[ChatLine],
    ),
    Kind(
        "head",
        documents.read_game_head,
        GameHead(
            players=["Ada", "regular 2", "novice 3", "Bo"],
            options=OPTIONS,
            bots=[None, "regular", "novice", None],
        ),
        documents.UPGRADES[GameHead],
    ),
    Kind(
        "summary",
        documents.read_summary,
        SummaryDocument(summary=SUMMARY),
        documents.UPGRADES[SummaryDocument],
    ),
    Kind(
        "review",
        documents.read_review,
        REVIEW_DOCUMENT,
        documents.UPGRADES[ReviewDocument],
    ),
)
each_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)


def golden(kind: Kind, version: int) -> str:
    return (GOLDEN / f"{kind.name}-{version}.json").read_text("utf-8").strip()


def test_a_stored_review_has_the_number_of_its_format() -> None:
    """It is sent as it is stored: a change of the format is one of the document (review.md)."""
    assert f"upperlip-review/{REVIEW_DOCUMENT.version}" == FORMAT


@each_kind
def test_every_version_is_read_and_the_last_one_is_written(kind: Kind) -> None:
    """Whoever renames a stored field fails here, and adds a version with a way up to it."""
    last = 1 + len(kind.upgrades)
    for version in range(1, last + 1):
        assert kind.read(golden(kind, version)) == kind.meant
    assert documents.write(kind.meant) == golden(kind, last)
    assert len(list(GOLDEN.glob(f"{kind.name}-*.json"))) == last
    assert kind.meant.version == last


@each_kind
def test_what_a_newer_server_wrote_is_not_touched(kind: Kind) -> None:
    content = msgspec.json.decode(golden(kind, 1 + len(kind.upgrades)))
    newer = msgspec.json.encode(content | {"version": 2 + len(kind.upgrades)}).decode()
    with pytest.raises(StoreError, match="newer Upperlip"):
        kind.read(newer)


@each_kind
@pytest.mark.parametrize("text", ["", "{}", "[]", '{"version": 0}', '{"version": "2"}', '{"versi'])
def test_what_cannot_be_read_is_said_without_its_words(kind: Kind, text: str) -> None:
    with pytest.raises(StoreError, match="cannot be read"):
        kind.read(text)


@each_kind
def test_no_word_of_a_broken_text_is_repeated(kind: Kind) -> None:
    with pytest.raises(StoreError) as error:
        kind.read(golden(kind, 1)[:-1] + ',"5ecret":"5ecret"}')
    assert "5ecret" not in str(error.value)
    assert error.value.__suppress_context__
