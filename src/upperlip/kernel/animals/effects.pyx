"""The effects of rule cards, from Python's values into small numbers. Cards alike are kept once."""

from libc.stdint cimport uint64_t
from libc.stdlib cimport calloc

from upperlip.kernel.animals.cards cimport ANIMALS, VALUES
from upperlip.kernel.common.bits cimport bit

# In the order of `Kind` and `Way`, as definitions write them.
cdef tuple _KINDS = (
    "colours", "values", "wins", "lowest", "nth", "out", "follow", "lead", "pass", "open",
    "worth", "most", "trick", "most-tricks", "fewest",
)
cdef tuple _WAYS = (
    "", "reversed", "bottom", "top", "colour", "overall", "threes", "first", "latest", "last",
    "winner", "weakest", "left", "right", "equals", "add", "set", "times", "negative",
)
cdef tuple _WORDS = ("order", "to", "among", "which", "who")  # parameters that are words
cdef tuple _NUMBERS = ("n", "cards", "stars", "add", "set", "times")  # that are numbers
cdef tuple _NAMES = ("equals", "add", "set", "times", "negative")  # whose name says it all
cdef str _COLOURS = "GPOB"

cdef dict _cards = {}  # by their effects, where they stand


cdef const RuleCard* rule_card(effects) except NULL:
    """A card with these effects; it stays where it is for the process's life."""
    cdef RuleCard* card
    found = _cards.get(effects)
    if found is None:
        if len(effects) > MOST_EFFECTS:
            raise ValueError(f"a card has at most {MOST_EFFECTS} effects, not {len(effects)}")
        card = <RuleCard*>calloc(1, sizeof(RuleCard))
        if card == NULL:
            raise MemoryError()
        for effect in effects:
            _read(&card.effects[card.count], effect.definition)
            card.count += 1
        found = _cards[effects] = <size_t>card
    return <const RuleCard*><size_t>found


cdef void _read(CardEffect* effect, dict given) except *:
    if given["effect"] not in _KINDS:
        raise ValueError(f"the kernel does not know the effect {given['effect']}")
    effect.kind = _KINDS.index(given["effect"])
    effect.cards = _named(given.get("colour"), given.get("value"))
    effect.value = given.get("value", ANY)
    for key in _NUMBERS:
        if key in given:
            effect.number = given[key]
    for key in _NAMES:
        if key in given:
            effect.way = _WAYS.index(key)
    for key in _WORDS:
        if given.get(key) in _WAYS:
            effect.way = _WAYS.index(given[key])
        elif key in given:
            for place, letter in enumerate(given[key]):
                effect.letters[<int>place] = _COLOURS.index(letter)


cdef uint64_t _named(colour, value) except? 0:
    """The animals of this colour and this value; None: of any."""
    cdef uint64_t cards = 0
    cdef int card
    for card in range(ANIMALS):
        if colour in (None, _COLOURS[card // VALUES]) and value in (None, card % VALUES):
            cards |= bit(card)
    return cards
