"""What would annoy people, in words."""

from typing import Any

from upperlip.games import GAMES
from upperlip.manners import occasions
from upperlip.table.ply import Action


def annoying(state: Any) -> dict[str, dict[str, set[str]]]:
    """By kind and card: the cards that would be better, of whoever is to play."""
    game, seat = GAMES[state.game], state.agenda[0].seats[0]
    found = occasions(game.view(state, seat), game.legal(state, seat))

    def card(action: Action) -> str:
        return game.write_action(state.config, action).split()[1]

    return {
        kind: {card(played): set(map(card, others)) for played, others in better.items()}
        for kind, better in found
    }
