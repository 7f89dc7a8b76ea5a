"""A card from outside explains itself in three languages, from its effects alone (E-42)."""

import json
from pathlib import Path

import pytest

from upperlip.games import GAMES
from upperlip.texts import LANGUAGES, Texts

FOREIGN = Path(__file__).parents[1] / "foreign"
RULE = {"id": "ada:sevens", "game": "moustache", "side": "black", "name": {"en": "Lucky sevens"}}


@pytest.mark.parametrize("title", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_foreign_games_has_a_sentence(title: str, language: str) -> None:
    """Their definitions cover every effect."""
    game, kinds = GAMES[title], set()
    for line in (FOREIGN / f"cards-{title}.jsonl").read_text("utf-8").splitlines():
        for written in json.loads(line)["cards"]:
            card = game.read_definition(written)
            texts = Texts(language, title, cards=[card])
            effect = {"moustache": texts.rule_effect, "mustachio": texts.card_effect}[title]
            assert effect(card.id).endswith(".")
            assert "{" not in effect(card.id)
            kinds |= {each.kind for each in card.effects}
    assert len(kinds) == {"moustache": 15, "mustachio": 9}[title]


@pytest.mark.parametrize(
    ("effect", "sentence"),
    [
        ({"effect": "wins", "value": 7}, "A 7 wins the trick, whatever its colour"),
        ({"effect": "pass", "cards": 1, "to": "right"}, "everyone gives a card to the right."),
        (
            {"effect": "worth", "colour": "P", "add": -2},
            "Every captured pink card: −2 to its stars.",
        ),
        ({"effect": "worth", "value": 0, "set": 1}, "Every captured 0: exactly 1 star."),
        ({"effect": "colours", "order": "BGPO"}, "blue < green < pink < orange"),
        ({"effect": "lead", "who": "left"}, "The left neighbour of a trick’s leader"),
        ({"effect": "most", "value": 3, "stars": 5}, "more cards of value 3"),
        ({"effect": "trick", "which": "last", "stars": 3}, "the last trick of the round: +3"),
    ],
)
def test_sentences(effect: dict[str, object], sentence: str) -> None:
    card = GAMES["moustache"].read_definition({**RULE, "effects": [effect]})
    assert sentence in Texts("en", "moustache", cards=[card]).rule_effect(card.id)


def test_a_name_in_another_language_than_ours() -> None:
    """E-42: one or more; and words of its own never stand alone."""
    written = {**RULE, "text": {"en": "Count on it."}, "effects": []}
    card = GAMES["moustache"].read_definition(written)
    assert Texts("ru", "moustache", cards=[card]).rule_card(card.id) == "Lucky sevens"
    assert Texts("en", "moustache", cards=[card]).rule_effect(card.id) == (
        "Count on it. It does nothing special."
    )
    assert Texts("en", "moustache", cards=[card], by_id=True).rule_card(card.id) == "ada:sevens"
