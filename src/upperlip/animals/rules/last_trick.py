"""O-25: the last trick is worth three stars more; none if nobody got it."""

from dataclasses import replace

from upperlip.animals.rule import RuleCard, Tally

PRIZE = 3


class LastTrick(RuleCard):
    id = "last-trick"
    side = "white"
    source = "house"
    rule = "O-25"

    def tally(self, tally: Tally) -> Tally:
        ours, theirs = tally.stars
        first, second = tally.last_team == 0, tally.last_team == 1
        return replace(tally, stars=(ours + PRIZE * first, theirs + PRIZE * second))
