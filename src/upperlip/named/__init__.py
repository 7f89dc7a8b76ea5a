"""Cards, actions, set-ups and views by name, as strangers and their bots see them.

Inside, the games count cards; here a card says `G7`. Everything is made from views, so nothing
here knows more than a seat does. It may touch the games, definitions of cards and the table,
nothing above them.
"""

from upperlip.named.action import Action
from upperlip.named.card import Card
from upperlip.named.outside import Cards
from upperlip.named.setup import Setup
from upperlip.named.view import Play, Trick, View
from upperlip.named.views import view_of

__all__ = ["Action", "Card", "Cards", "Play", "Setup", "Trick", "View", "view_of"]
