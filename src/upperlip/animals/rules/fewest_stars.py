"""O-26: the team with fewer stars wins the round."""

from dataclasses import replace

from upperlip.animals.rule import RuleCard, Tally


class FewestStars(RuleCard):
    id = "fewest-stars"
    side = "white"
    source = "reviews"
    rule = "O-26"
    advanced = True

    def tally(self, tally: Tally) -> Tally:
        return replace(tally, fewest_wins=True)
