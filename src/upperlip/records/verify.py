"""Was the game shuffled as promised? Every chance step is drawn again (docs/fairness.md)."""

from msgspec import UNSET

from upperlip.fairness import FairDraws, Proof, commitment_to, read_proof
from upperlip.records.check import check, read_head, replayed
from upperlip.records.read import Fault
from upperlip.records.record import Record
from upperlip.table.errors import TableError
from upperlip.table.ply import Decision
from upperlip.table.reason import because


def verify(value: object, commitment: str | None = None, salt: str | None = None) -> Record:
    """Raises the first Fault of the record or of its shuffle, if there is one.

    Given what a player kept from before the deal, the commitment and their own salt (both as
    lower-case hex), the record must hold them, too.
    """
    record = check(value)
    proof = proof_in(record)
    if commitment not in (None, commitment_to(proof.secret)):
        raise Fault(because("fairness", "other-commitment"), record.game)
    if salt is not None and bytes.fromhex(salt) not in proof.salts:
        raise Fault(because("fairness", "salt-left-out"), record.game)
    _check_draws(value, proof)
    return record


def proof_in(record: Record) -> Proof:
    """What the record says of its shuffles; raises the Fault of one that says it badly."""
    fairness = None if record.fairness is UNSET else record.fairness
    try:
        return read_proof(fairness, len(record.players))
    except TableError as error:
        raise Fault(error.reason, record.game) from None


def _check_draws(value: object, proof: Proof) -> None:
    """The order of cards in hands is free in a record; in plies they are sorted."""
    replay, chances = read_head(value), 0
    for number, played in enumerate(replayed(replay), start=1):
        if isinstance(played.ply, Decision):
            continue
        if played.ply != replay.game.sample(played.before, FairDraws(*proof, chances)):
            kind = str(replay.game.write_chance(replay.config, played.ply)["chance"])
            raise Fault(because("fairness", "other-draw", kind=kind), replay.game.title, number)
        chances += 1
