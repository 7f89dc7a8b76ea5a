"""O-13: at the round's start everyone gives three cards to the left."""

from upperlip.animals.rule import RuleCard


class PassThree(RuleCard):
    id = "pass-three"
    side = "white"
    source = "book"
    rule = "O-13"
    advanced = True

    def opening(self) -> tuple[str, ...]:
        return ("give",)
