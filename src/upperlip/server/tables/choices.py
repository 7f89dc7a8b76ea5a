"""What a seat may do now, and why not the other cards it holds."""

from upperlip.server.tables.table_game import TableGame
from upperlip.server.wire.events import Reason, reason_on_the_wire
from upperlip.server.wire.server_messages import Choice
from upperlip.table.seat import Seat


def choice_of(table_game: TableGame, seat: Seat) -> Choice:
    game, match = table_game.rules, table_game.match
    legal = match.legal(seat)
    return Choice(
        parts=table_game.parts_wanted(seat),
        legal=[game.write_action(match.config, action) for action in legal],
        why_not=_why_not(table_game, seat) if legal and legal[0].verb in game.from_hand else {},
    )


def _why_not(table_game: TableGame, seat: Seat) -> dict[str, Reason]:
    """By card, for each in hand that may not be played."""
    match = table_game.match
    legal = match.legal(seat)
    verb, allowed = legal[0].verb, {action.value for action in legal}
    round_ = table_game.glance(seat).round
    reasons = {}
    for card in round_.hand if round_ is not None else ():
        if card not in allowed:
            action = legal[0]._replace(value=card)
            reason = match.explain(seat, action)
            assert reason is not None, f"{verb} is not legal"
            name = table_game.rules.write_action(match.config, action).partition(" ")[2]
            reasons[name] = reason_on_the_wire(reason)
    return reasons
