"""What a seat may do now, and why not the other cards it holds."""

from collections.abc import Callable, Sequence

from upperlip.server.tables.table_game import TableGame
from upperlip.server.wire.events import Reason, reason_on_the_wire
from upperlip.server.wire.server_messages import Choice
from upperlip.table import reason
from upperlip.table.game import AnyGame
from upperlip.table.ply import Action
from upperlip.table.seat import Seat
from upperlip.table.shape import AnyGlance

Explain = Callable[[Action], reason.Reason | None]  # why not; None if it is legal


def choice_of(table_game: TableGame, seat: Seat) -> Choice:
    match = table_game.match
    return choice_from(
        table_game.rules,
        table_game.glance(seat),
        match.legal(seat),
        table_game.parts_wanted(seat),
        lambda action: match.explain(seat, action),
    )


def choice_from(
    game: AnyGame, now: AnyGlance, legal: Sequence[Action], parts: int, explain: Explain
) -> Choice:
    return Choice(
        parts=parts,
        legal=[game.write_action(now.config, action) for action in legal],
        why_not=(
            _why_not(game, now, legal, explain) if legal and legal[0].verb in game.from_hand else {}
        ),
    )


def _why_not(
    game: AnyGame, now: AnyGlance, legal: Sequence[Action], explain: Explain
) -> dict[str, Reason]:
    """By card, for each in hand that may not be played."""
    verb, allowed = legal[0].verb, {action.value for action in legal}
    reasons = {}
    for card in now.round.hand if now.round is not None else ():
        if card not in allowed:
            action = legal[0]._replace(value=card)
            why = explain(action)
            assert why is not None, f"{verb} is not legal"
            name = game.write_action(now.config, action).partition(" ")[2]
            reasons[name] = reason_on_the_wire(why)
    return reasons
