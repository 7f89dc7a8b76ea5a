"""What can be typed, and what is said when it cannot."""

import re
from typing import Any

import pytest

from tests.terminal.kit import Typist, first_legal, played, seed_that_asks
from upperlip.terminal.ask import command_in
from upperlip.texts import LANGUAGES, Texts


def _mustachio(*lines: str) -> str:
    """Seat 0 is the first to be asked for a blind bid."""
    options = {"villains": "all", "first_dealer": 3}
    return played("mustachio", Typist(lines), options=options)


def test_unknown_words_are_told_and_asked_again() -> None:
    printed = _mustachio("abracadabra", "no")
    assert "“abracadabra” means nothing here. ? shows what does." in printed


def test_what_is_typed_cannot_steer_the_terminal() -> None:
    printed = _mustachio("\x1b[2J", "r \x1b[2J")
    answers = [line for line in printed.splitlines() if " > " not in line]
    assert "“?[2J”" in "".join(answers)
    assert "\x1b" not in "".join(answers)


def test_a_number_out_of_range_names_its_rule() -> None:
    for typed in ("99", "-1", "0", "1"):  # a team's blind bid is 2 at least
        assert "· U-16 The number must be from 2 to 9." in _mustachio(typed)


def test_a_bid_of_zero_is_a_bid() -> None:
    printed = played(
        "mustachio", Typist(["", "0"]), players=2, options={"villains": "none"}, seed=1
    )
    assert "You: bid 0." in printed


def test_enter_declines_the_blind_bid() -> None:
    assert "You: no blind bid." in _mustachio("")


def test_an_illegal_card_names_its_rule() -> None:
    """Every card of the hand is tried by position; the refused ones say why."""
    printed = played("moustache", Typist([str(n) for n in range(1, 11)] * 40), seed=2)
    assert "· O-14 The colour to follow is " in printed


def test_a_card_that_is_not_in_hand() -> None:
    for typed in ("g0 ", "play G0", "п0"):  # the last as typed on a Russian keyboard
        how: dict[str, Any] = {"seed": _seed_without("G0"), "options": {"first_game": True}}
        printed = played("moustache", Typist([typed, "q"]), **how)
        assert "· O-14 G0 is not in your hand." in printed


def _seed_without(card: str) -> int:
    for seed in range(50):
        printed = played("moustache", Typist(["q"]), seed=seed, options={"first_game": True})
        if f"] {card}" not in printed:
            return seed
    raise AssertionError("some hand has not this card")


def test_special_cards_by_name_or_beginning() -> None:
    for typed in ("unicorn", "UNICORN", "uni"):
        for seed in range(40):
            typist = Typist([typed], answer=None)
            printed = played(
                "moustache", typist, players=3, seed=seed, options={"first_game": True}
            )
            if "] Unicorn" in printed:
                break
        assert "You Unicorn ◀" in printed


def test_an_ambiguous_beginning_is_unknown() -> None:
    printed = played("moustache", Typist(["pi"]), players=3)
    assert "“pi” means nothing here" in printed


@pytest.mark.fuzz
@pytest.mark.parametrize("typed", ["R", "r", "1", "red", "trump R", "к"])
def test_the_trump_colour(typed: str) -> None:
    """When a colour is asked for, R is red and not the rules."""

    def answer(match: object) -> str:
        ask = typist.match.ask  # type: ignore[union-attr]
        return typed if ask and ask.what == "trump" else first_legal(typist.match)  # type: ignore[arg-type]

    typist = Typist(answer=answer)
    options: dict[str, object] = {"villains": "all"}
    seed = seed_that_asks({"trump"}, "mustachio", 4, options)
    printed = played("mustachio", typist, seed=seed, options=options)
    assert "trump" in typist.asked
    assert "You: trump is now red." in printed


@pytest.mark.parametrize(("typed", "told"), [("yes", "agreed"), ("n", "refused"), ("2", "refused")])
def test_agreeing(typed: str, told: str) -> None:
    def answer(match: object) -> str:
        ask = typist.match.ask  # type: ignore[union-attr]
        return typed if ask and ask.what == "agree" else first_legal(typist.match)  # type: ignore[arg-type]

    typist = Typist(answer=answer)
    options: dict[str, object] = {"villains": "all"}
    seed = seed_that_asks({"agree"}, "mustachio", 4, options)
    assert f"You: {told}." in played("mustachio", typist, seed=seed, options=options)


def test_commands() -> None:
    printed = played("moustache", Typist(["?", "r", "l", "s", "q"]), seed=4)
    assert "[3] G7" in printed
    assert "O-14 The first animal in a trick" in printed
    assert "No trick has been finished yet." in printed
    assert "Player" in printed
    assert printed.endswith("(left)")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("r U-21", "U-21 If you hold a nut of the trick colour"),
        ("r 21", "U-21 If you hold a nut of the trick colour"),
        ("r acorn", "Acorn (U-25): The lowest number takes the trick"),
        ("r HEALTH-", "Health −1 (U-29)"),
        ("r R15", "R15: red, almond, number 15; worth 10 points."),
        ("rules b1", "B1: blue, hazelnut, number 1; worth 2 points."),
        ("r U-99", "No rule or card called “U-99”"),
    ],
)
def test_rules_of_mustachio(typed: str, told: str) -> None:
    assert told in _mustachio(typed)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("r O-29", "O-29 If the stars are equal"),
        ("r monkey", "Monkey (O-21): Takes one card"),
        ("r Walrus tax", "Walrus tax: The team with more blue cards"),
        ("r blue-tax", "Walrus tax: The team with more blue cards"),
        ("r P5", "P5: pink, pig; counts 4 stars now."),
    ],
)
def test_rules_of_moustache(typed: str, told: str) -> None:
    rules = ["pink-bonus", "blue-tax", "reversed", "twos-win"]
    assert told in played("moustache", Typist([typed]), options={"rules": rules}, width=200)


def test_the_last_trick_can_be_seen_again() -> None:
    typist = Typist(answer=first_legal, extra=("l",))
    printed = played("moustache", typist, options={"first_game": True})
    won = [line for line in printed.splitlines() if "◀" in line]
    # Each trick is shown when it ends, and again at the question after it, unless the game is over.
    assert len(won) == 2 * 40 - 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("title", "foreign"),
    [("moustache", ("R7", "U-", "acorn", "gland", "жёлудь", "r7")), ("mustachio", ("G7", "O-"))],
)
def test_help_speaks_of_the_game_at_hand(
    title: str, foreign: tuple[str, ...], language: str
) -> None:
    example, special, rule = {
        "moustache": ("G7", "UNICORN", "O-14"),
        "mustachio": ("R7", "ACORN", "U-21"),
    }[title]
    special = Texts(language).card(special).casefold()
    options: dict[str, object] = {"rules": ["pink-bonus", "blue-tax", "reversed", "twos-win"]}
    how: dict[str, Any] = {"options": options} if title == "moustache" else {}
    for typed, wanted in (("?", (example, special, rule)), ("r zzz", (example, rule))):
        printed = played(title, Typist([typed]), language=language, width=200, **how)
        helped = printed.partition(f"> {typed}\n")[2].splitlines()[: 9 if typed == "?" else 1]
        helped = [line for line in helped if line.startswith("  ") and "[1]" not in line]
        assert all(word in "\n".join(helped) for word in wanted)
        assert not [word for word in foreign if word in "\n".join(helped[:6])]


def test_enter_alone_among_several_choices() -> None:
    printed = played("moustache", Typist(["", "q"]), seed=4, options={"first_game": True})
    assert "There is more than one answer: type a number or a name. ? for help." in printed
    assert printed.count("Your card > ") == 2
    printed = played("mustachio", Typist(["no", "", "q"]), players=2)
    assert "There is more than one answer: type a number. ? for help." in printed


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "n"),
        ("fr", "n"),
        ("fr", "non"),
        ("ru", "n"),
        ("ru", "н"),
        ("ru", "Нет"),
        ("ru", "no"),
    ],
)
def test_no_in_every_language(language: str, typed: str) -> None:
    told = {"en": "no blind bid.", "fr": "pas d’annonce à l’aveugle.", "ru": "без заказа втёмную."}
    options = {"villains": "none", "first_dealer": 3}
    printed = played("mustachio", Typist([typed]), language=language, options=options)
    assert told[language] in printed.partition(" > ")[2].splitlines()[1]


def test_a_team_bids_the_sum() -> None:
    options = {"villains": "none", "first_dealer": 3}
    first = played("mustachio", Typist(["no", "refuse"]), options=options)  # Cy's blind bid (U-16)
    assert "Your team bids the sum of its members’ bids (U-14). Cy: still to bid." in first
    options = {"villains": "none", "first_dealer": 0}
    last = played("mustachio", Typist(["no", "no"]), options=options, width=200)
    assert re.search(r"members’ bids \(U-14\)\. Cy: bid \d\.", last)


def test_alone_all_bid_in_secret() -> None:
    """U-15; unless everybody else has bid blind."""
    for seed in range(10):
        typist = Typist(["no"])
        printed = played("mustachio", typist, players=3, seed=seed, options={"villains": "none"})
        others = printed.count("Blind bid by ")
        assert ("All bid at once and in secret (U-15)." in printed) == (others < 2)


def test_rules_for_the_question_at_hand() -> None:
    """`r` shows how to bid while bidding, and how to play while playing."""

    def rules(sides: str, *lines: str) -> list[str]:
        options = {"villains": "none", "sides": sides, "first_dealer": 3}
        printed = played("mustachio", Typist([*lines, "r"]), options=options, width=400)
        return re.findall(r"^  (U-\d+) ", printed, re.MULTILINE)

    assert rules("pairs") == ["U-16", "U-42", "U-43"]
    assert rules("pairs", "no") == ["U-16", "U-42", "U-43"]  # Cy has proposed one
    assert rules("pairs", "no", "refuse") == ["U-14", "U-40"]
    assert rules("pairs", "no", "refuse", "2") == ["U-21", "U-23"]
    assert rules("solo", "no") == ["U-15", "U-40"]


def test_a_villain_is_named_when_it_asks() -> None:
    options: dict[str, object] = {"villains": "all"}
    seed = seed_that_asks({"trump", "pass"}, "mustachio", 4, options)
    typist = Typist(answer=first_legal)
    played("mustachio", typist, seed=seed, options=options)
    assert "Hummus: name the trump for this trick and the next > " in typist.prompts
    assert "Hot Peanut! A card to pass to Bo > " in typist.prompts


def test_commands_on_a_russian_keyboard() -> None:
    for typed, name in (("й", "quit"), ("к", "rules"), ("ы", "scores"), ("д", "last")):
        found = command_in(typed)
        assert found is not None
        assert found.name == name
