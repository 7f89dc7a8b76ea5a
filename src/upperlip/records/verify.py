"""Was the game shuffled as promised? Every chance step is drawn again (docs/fairness.md)."""

from upperlip.fairness import FairDraws, Proof, commitment_to, read_proof
from upperlip.records.check import Replay, check, replayed
from upperlip.records.read import Fault
from upperlip.table.errors import TableError
from upperlip.table.ply import Decision
from upperlip.table.reason import because


def verify(record: object, commitment: str | None = None, salt: str | None = None) -> Replay:
    """Raises the first Fault of the record or of its shuffle, if there is one.

    Given what a player kept from before the deal, the commitment and their own salt (both as
    lower-case hex), the record must hold them, too.
    """
    replay = check(record)
    proof = _proof(record, replay)
    if commitment not in (None, commitment_to(proof.secret)):
        raise Fault(because("fairness", "other-commitment"), replay.game.title)
    if salt is not None and bytes.fromhex(salt) not in proof.salts:
        raise Fault(because("fairness", "salt-left-out"), replay.game.title)
    _check_draws(replay, proof)
    return replay


def _proof(record: object, replay: Replay) -> Proof:
    assert isinstance(record, dict), "check refuses anything else"
    try:
        return read_proof(record.get("fairness"), len(replay.players))
    except TableError as error:
        raise Fault(error.reason, replay.game.title) from None


def _check_draws(replay: Replay, proof: Proof) -> None:
    """The order of cards in hands is free in a record; in plies they are sorted."""
    game, chances = replay.game, 0
    for number, (before, ply, _) in enumerate(replayed(replay), start=1):
        if isinstance(ply, Decision):
            continue
        if ply != game.sample(before, FairDraws(*proof, chances)):
            kind = replay.steps[number - 1]["chance"]
            raise Fault(because("fairness", "other-draw", kind=kind), game.title, number)
        chances += 1
