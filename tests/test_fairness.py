"""The fair shuffle: its words, its draws, its proof, and that nobody's haste moves a card."""

import json
import re
from collections import Counter
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

from tests import shuffle_by_hand
from tests.chance import looks_fair
from tests.fair_games import SETUPS, Setup, first_seat, label, made_up, play_fairly, proven_record
from upperlip.fairness import METHOD, FairDraws, Unproven, commitment_to, proof, read_proof
from upperlip.records.verify import verify
from upperlip.table.errors import TableError
from upperlip.table.generator import Generator
from upperlip.table.ply import Decision

PAGE = (Path(__file__).parents[1] / "docs" / "fairness.md").read_text("utf-8")
EXAMPLE: dict[str, Any] = json.loads(re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)[0])
SECRET, SALTS = made_up(1, 4)


def basis(**change: object) -> dict[str, object]:
    return {**to_builtins(proof(SECRET, SALTS)), **change}


def test_the_page_and_we_agree() -> None:
    """The example in docs/fairness.md, down to the bytes."""
    verify(EXAMPLE)
    found = re.search(r"^message (.*?)^words {3}(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    assert found, "the page shows a message and its words"
    message, told = bytes.fromhex(found[1]), [int(word, 16) for word in found[2].split()]
    assert len(message) == 18 + 2 * 33 + 2 + 8 + 8
    draws = FairDraws(*read_proof(EXAMPLE["fairness"], 4), 1)
    assert [draws.word() for _ in told] == told
    by_hand = shuffle_by_hand.words(EXAMPLE["fairness"], 1)
    assert [next(by_hand) for _ in told] == told


def sorted_hands(step: dict[str, Any]) -> dict[str, Any]:
    return {**step, "hands": [sorted(hand) for hand in step["hands"]]} if "hands" in step else step


@pytest.mark.parametrize("setup", SETUPS, ids=label)
def test_a_dealer_who_only_read_the_page_deals_the_same(setup: Setup) -> None:
    record = proven_record(setup, 5)
    told = [sorted_hands(step) for step in record["steps"] if "chance" in step]
    assert [sorted_hands(step) for step in shuffle_by_hand.chances(record)] == told


def test_a_dealer_who_only_read_the_page_deals_the_example() -> None:
    told = [sorted_hands(step) for step in EXAMPLE["steps"]]
    assert [sorted_hands(step) for step in shuffle_by_hand.chances(EXAMPLE)] == told


@pytest.mark.parametrize("n", [2, 3, 10, 44])
def test_draws_are_fair(n: int) -> None:
    """Over many steps as well as within one."""
    draws = FairDraws(SECRET, SALTS, n)
    within = Counter(draws.below(n) for _ in range(n * 500))
    across = Counter(FairDraws(SECRET, SALTS, step).below(n) for step in range(n * 500))
    for seen in (within, across):
        assert looks_fair(seen, dict.fromkeys(range(n), 500.0))


def test_draws_of_any_size_are_fair() -> None:
    draws, n = FairDraws(SECRET, SALTS, 0), 3 * 2**200
    thirds = Counter(draws.below(n) * 3 // n for _ in range(3000))
    assert looks_fair(thirds, {0: 1000.0, 1: 1000.0, 2: 1000.0})


def flipped(part: bytes, bit: int) -> bytes:
    return (int.from_bytes(part, "big") ^ 1 << bit).to_bytes(len(part), "big")


def test_every_bit_makes_another_stream() -> None:
    """Of the secret, of a salt, of the step; and it matters which seat a salt is from."""
    first = [FairDraws(SECRET, SALTS, 3).word()]
    first += [FairDraws(flipped(SECRET, bit), SALTS, 3).word() for bit in range(256)]
    one = SALTS[1]
    assert one is not None
    for bit in range(256):
        first.append(FairDraws(SECRET, (None, flipped(one, bit), *SALTS[2:]), 3).word())
    first += [FairDraws(SECRET, SALTS, 3 ^ 1 << bit).word() for bit in range(64)]
    for salts in [(one, None, *SALTS[2:]), (None, *SALTS), SALTS[1:], (None,) * 4, (one,) * 4]:
        first.append(FairDraws(SECRET, salts, 3).word())
    assert len(set(first)) == len(first) == 1 + 256 + 256 + 64 + 5


def test_an_empty_salt_is_no_salt_and_half_a_one_is_refused() -> None:
    for secret, salts in [(SECRET[1:], SALTS), (SECRET, (b"",)), (SECRET, (SECRET[:16],))]:
        with pytest.raises(ValueError, match="32 bytes"):
            FairDraws(secret, salts, 0)


def test_a_proof_can_be_read_back() -> None:
    told = to_builtins(proof(SECRET, SALTS))
    assert told["commitment"] == sha256(SECRET).hexdigest() == commitment_to(SECRET)
    assert list(told) == ["method", "commitment", "secret", "salts"]
    assert read_proof(json.loads(json.dumps(told)), 4) == (SECRET, SALTS)


@pytest.mark.parametrize(
    ("message", "fairness"),
    [
        ("no-proof", None),
        ("not-an-object", []),
        ("missing-key", {}),
        ("missing-key", {key: value for key, value in basis().items() if key != "salts"}),
        ("unknown-key", basis(note="trust me")),
        ("wrong-method", basis(method="upperlip-shuffle/1")),
        ("wrong-method", basis(method=None)),
        ("not-hex", basis(secret=None)),
        ("not-hex", basis(secret=SECRET.hex().upper())),
        ("not-hex", basis(secret=SECRET.hex() + "\n")),
        ("not-hex", basis(secret=SECRET.hex()[2:])),
        ("not-hex", basis(commitment=SECRET.hex() + "00")),
        ("not-hex", basis(salts=["", None, None, None])),
        ("not-a-list", basis(salts={})),
        ("wrong-salts", basis(salts=[None] * 3)),
        ("wrong-salts", basis(salts=[None] * 5)),
        ("wrong-commitment", basis(commitment=SECRET.hex())),
        ("wrong-commitment", basis(secret=commitment_to(SECRET))),
    ],
)
def test_a_proof_is_read_to_the_letter(message: str, fairness: object) -> None:
    with pytest.raises(TableError) as caught:
        read_proof(fairness, 4)
    assert caught.value.reason.message == message


def test_what_is_unproven_says_so() -> None:
    with pytest.raises(Unproven) as refused:
        read_proof(basis(method="dice"), 4)
    assert re.fullmatch(f"fairness wrong-method .*name={METHOD}.*", str(refused.value.reason))


# Bids, passes, throws and gifts are answered at once: these games have them all.
SECRETS = {"bid", "pass", "throw"}
GIFTS_FIRST = ["pass-three", "pink-open", "reversed", "twos-win"]
GIFTS_NEXT = ["pink-open", "pass-three", "reversed", "twos-win"]
AT_ONCE = [
    (Setup("mustachio", 2, {"villains": "all"}), 3, SECRETS),
    (Setup("mustachio", 5, {"villains": "all", "card_counting": True}), 3, SECRETS),
    (Setup("moustache", 4, {"rules": GIFTS_FIRST}), 1, {"give"}),
    (Setup("moustache", 6, {"rules": GIFTS_NEXT}), 1, {"give"}),
]


@pytest.mark.parametrize(("setup", "seed", "verbs"), AT_ONCE)
def test_haste_moves_no_card(setup: Setup, seed: int, verbs: set[str]) -> None:
    """Whoever answers first: the same chance at the same step, the same game."""
    hurry, crowds = Generator(7), Counter[int]()

    def anyone(seats: tuple[int, ...]) -> int:
        crowds[len(seats)] += 1
        return seats[hurry.below(len(seats))]

    plays = [play_fairly(setup, seed, who) for who in (first_seat, max, anyone, anyone)]
    assert all(one.history == other.history for one, other in pairwise(plays))
    made = {ply.action.verb for ply in plays[0].history if isinstance(ply, Decision)}
    assert made >= verbs
    assert crowds[setup.players] > 1, "several seats were asked at once"
