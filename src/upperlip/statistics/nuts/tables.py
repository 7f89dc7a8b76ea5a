"""What the counters of Mustachio tell."""

from collections.abc import Iterator, Sequence

from upperlip.nuts.config import Config
from upperlip.statistics.counters import POINTS_FROM, SCORES_FROM, Counters
from upperlip.statistics.estimates import Share, Spread
from upperlip.statistics.sections import DataTable, Distribution, Section, in_text, won_by
from upperlip.texts import Texts


def sections(counters: Counters, config: Config, players: Sequence[str]) -> Iterator[Section]:
    games, rounds = counters["games"][0], sum(counters["rounds"])
    sides = [" & ".join(players[seat] for seat in members) for members in config.teams]
    breaks = Share(counters["tiebreaks"][0], games)
    yield won_by(
        "Games won by side",
        ("side", "games won", "of all games"),
        sides,
        counters["games_won"],
        games,
        note=f"Decided by a tie-break: {in_text(breaks.hits)} games, {in_text(breaks)}.",
    )
    yield won_by(
        "Rounds won by side",
        ("side", "rounds won", "of all rounds"),
        sides,
        counters["round_won"],
        rounds,
        note="Most points in the round; a tie counts for every side in it.",
    )
    yield _bids_met(counters)
    yield _by_bid(counters)
    if any(counters["villain_tricks"]):
        yield _by_villain(counters, config)
    points, scores = tuple(counters["points"]), tuple(counters["scores"])
    yield Distribution("Points of a side in a round", "points", Spread(points, POINTS_FROM))
    yield Distribution("Score of a side in a game", "points", Spread(scores, SCORES_FROM))


def _bids_met(counters: Counters) -> DataTable:
    made, met = sum(counters["bids_made"]), sum(counters["bids_met"])
    blind, blind_met = counters["blind_made"][0], counters["blind_met"][0]
    return DataTable(
        "Bids met",
        ("bids", "made", "met", "of those made"),
        (
            ("open", made, met, Share(met, made)),
            ("blind", blind, blind_met, Share(blind_met, blind)),
        ),
    )


def _by_bid(counters: Counters) -> DataTable:
    counted = enumerate(zip(counters["bids_made"], counters["bids_met"], strict=True))
    return DataTable(
        "Open bids by number",
        ("bid", "made", "met", "of those made"),
        tuple((str(bid), made, met, Share(met, made)) for bid, (made, met) in counted if made),
        note="A side’s bid is the sum of its members’; blind bids are not among these.",
        chart="columns",
    )


def _by_villain(counters: Counters, config: Config) -> DataTable:
    texts = Texts("en", "mustachio", cards=config.cards)
    names = [villain.id for villain in config.villain_cards]
    counted = zip(names, counters["villain_tricks"], counters["villain_changed"], strict=True)
    return DataTable(
        "Villains that changed a trick’s winner",
        ("villain", "tricks", "winner changed", "of its tricks"),
        tuple(
            (texts.card(name), tricks, changed, Share(changed, tricks))
            for name, tricks, changed in counted
            if tricks
        ),
        note="Someone else would have won, had the card not been in the trick"
        " nor its spell on the trump.",
    )
