# What is wrong with what somebody hands in: a record, its shuffle, a position told by hand, a card's
# definition. The page says none of it before a shuffle is checked.

## Why chance cannot have done this

why-wrong-round = This is not round { $number }.
why-rule-again = “{ $rule }” lies in the row already.
why-rule-not-white = “{ $rule }” is a black rule card, and a white one is turned here.
why-rule-not-black = “{ $rule }” is a white rule card, and a black one is turned here.
why-rule-not-in-set = “{ $rule }” is not among the rule cards chosen for this game.
why-wrong-teams = The teams do not have the right sizes.
why-wrong-crown = There is no seat { $number } for the crown.
why-wrong-hands = { $number } hands were dealt, which is not one for each player.
why-wrong-hand-size = { $seat } must be dealt { $number } cards.
why-hand-and-played = The hand of { $seat } and the cards it has played must be { $number } together; there are { $count }.
why-card-twice = { $card } is dealt twice.
why-wrong-jokers = { $seat } must be dealt { $number ->
    [0] no joker
    [one] one joker
   *[other] { $number } jokers
 }.
why-wrong-trophies = There must be one entry for each player.
why-trophy-to-loser = { $seat } did not win the round and draws no trophy.
why-impossible-trophy = { $seat } cannot have drawn this trophy.
why-wrong-villains = These are not the villains in use.
why-villain-count = { $number ->
    [one] One villain is
   *[other] { $number } villains are
 } drawn.
why-villain-order = Villains are listed once each, in the order of the rules (U-2).
why-villain-again = { $card } was shown in an earlier round.
why-wrong-dealer = The dealer of this round is { $seat }.
why-card-not-in-deck = { $card } is not among the cards this deal comes from.
why-shown-not-dealt = { $card } was shown, so it must be dealt.
why-packet-not-on-top = Too many of the packet’s cards (U-51) are left undealt: at most { $number } can be.
why-not-in-pile = { $card } is not in the pile.
why-chance-not-now = It is not the time for “{ $kind }”.
why-seats-first = “{ $kind }” comes too early; { $seats } must answer first: { $asked }.

## What is wrong with a record

why-missing-key = The key “{ $key }” is missing.
why-unknown-key = The key “{ $key }” does not belong here.
why-key-twice = The key “{ $key }” appears twice.
why-missing-option = The option “{ $option }” is missing.
why-not-a-number = Expected a whole number here, not { $value }.
why-not-a-time = A time must be a whole number from 0 up, not { $value }.
why-not-a-hint = A hint goes 1, 2 or 3 steps far, not { $value }.
why-not-a-text = Expected text here, not { $value }.
why-not-a-list = Expected a list of the right kind here, not { $value }.
why-not-an-object = Expected an object here, not { $value }.
why-unknown-chance = There is no chance step “{ $kind }”.
why-wrong-format = The format is { $value }, not { $name }.
why-no-such-seat = There is no seat { $value }.
why-answers-out-of-order = Answers given at once are listed in order of play: { $seat } comes first.
why-wrong-legal = The legal actions were others: { $instead }.
why-legal-unsorted = The legal actions are right, but not sorted as strings.
why-after-the-end = The game is over before this step.
why-result-too-early = The steps do not reach the end, so the result must be null.
why-result-missing = The steps reach the end, so there must be a result.
why-wrong-result = { $name } is { $value } and should be { $right }.
why-wrong-length = { $name } has { $value } entries and should have { $right }.
why-not-utf8 = Not UTF-8 at byte { $number }.
why-broken-json = Broken JSON at character { $number }.
why-empty-file = The file is empty.
why-no-record = The file holds no record.
why-too-deep = Nested too deeply.
why-number-too-long = A number is too long.

## Why a shuffle is not proven

why-no-proof = This record carries no proof of its shuffle, so there is nothing to verify. Games played at a table server have one.
why-wrong-method = The proof’s method is { $value }; only { $name } can be verified here.
why-not-hex = Expected { $number } hex digits in lower case here, not { $value }.
why-wrong-salts = The proof must have one salt, or null, for each player; it has { $number }.
why-wrong-commitment = The secret does not fit the commitment: one of them is not what it was before the deal.
why-salt-left-out = Your salt is not among those in this record: the shuffle was made without it.
why-other-draw = Secret and salts give another “{ $kind }”. This step, or a salt, is not what it was at the table.

## A position told by hand

why-no-deal-fits = No deal fits what you tell: some card cannot be where you say it is.
why-trick-size = Trick { $number } has { $count } cards: each needs one from every player, only the last may be unfinished.
why-tell-gifts = Tell all that { $seat } gave away: you have seen it.
why-not-played-yet = More cards are told than can have been played by now.
why-nothing-open = No rule card in the row has cards lie face up.
why-nothing-stolen = Nobody could have stolen { $card }: nothing more was stolen so far.
why-cannot-have-played = { $seat } cannot have played { $card }: there was a colour to follow, and you say that it was in the hand.
why-counting-by-hand = With card counting only the first round can be told by hand: later ones depend on what was played before.
why-score-of-each-side = Tell the points of each of the { $number } sides.

## Cards from outside

why-card-not-a-table = A card, or an effect, is a table of keys and values, not { $value }.
why-card-missing-key = “{ $key }” is missing.
why-card-unknown-key = { $key } does not belong here. Known: { $known }.
why-card-no-parameters = { $key } does not belong here: “{ $value }” has no parameters.
why-card-value = “{ $key }” cannot be { $value }. Possible: { $allowed }.
why-card-number = “{ $key }” must be a whole number from { $low } to { $high }, not { $value }.
why-card-number-not-zero = “{ $key }” must be a whole number from { $low } to { $high } and not 0, not { $value }.
why-card-unknown-effect = There is no effect { $value }. Known: { $known }.
why-card-shapes = These parameters do not go together. Possible: { $known }.
why-card-effects = A card has a list of at most { $number } effects.
why-card-effect-twice = The effect “{ $value }” appears twice on this card with the same parameters.
why-card-kind-twice = This card can have the effect “{ $value }” only once.
why-card-copies = A card that copies its number has no “{ $key }” of its own.
why-card-id = An id is two parts with a colon between them, such as ada:lucky-sevens; each has up to 24 of a–z, 0–9 and hyphen, begins with a letter and does not end with a hyphen. { $value } is none.
why-card-languages = “{ $key }” must be given in one or more of these languages: { $known }.
why-card-words-length = “{ $key }” must have from 1 to { $number } characters.
why-card-words-blank = “{ $key }” must not begin or end with a space.
why-card-words-letter = “{ $key }” must not contain the character { $value }.
why-no-cards = “cards” must list the cards from outside, or be left out.
why-cards-order = Cards are listed once each, in the order of their ids.
why-card-not-named = The card “{ $id }” is defined, but the options do not name it.
why-cards-none = There is no card here: a card is written as [[card]].
why-cards-broken = This is not TOML.
why-cards-tables = Expected only [[card]] here, not { $value }.
why-cards-too-large = The file is too large: at most { $number } bytes.
why-cards-too-many = Too many cards: at most { $number } can be read.
why-cards-id-twice = There is another card with the id “{ $id }”.

## Positions solved

why-solved-more = All cards open, best play by all: the round goes to { $seats }, by { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
 }.
why-solved-fewer = All cards open, best play by all: the round goes to { $seats }, with { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
 } fewer.
why-solved-crown = All cards open, best play by all: stars are equal, and the crown gives the round to { $seats }.
why-solved-points = All cards open, best play by all: the round ends with { $seats } ahead, by { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
why-solved-even = All cards open, best play by all: the round ends even.
why-unsolvable-over = The game is over here: name an earlier step.
why-unsolvable-chance = It is for chance to act here: name another step.
why-unsolvable-gifts = Cards are being passed in secret, so there is no best play to work out.
why-unsolvable-bids = Only the play of cards is solved, and here bids are still to come.
why-unsolvable-sides = More than two sides play: what is good for one depends on what the others want, so there is no best play to work out.
why-unsolvable-pass = { $card } is still in a hand, and whoever plays it makes everybody pass cards in secret: there is no best play to work out.
why-unsolvable-turn = { $card } is still in a hand, and whoever plays it has a card turned by chance: there is no best play to work out.
why-unsolvable-here = Solving needs the fast engine (kernel), which is not here.
why-unsolvable-off = Solving needs the fast engine (kernel), which is switched off (UPPERLIP_NO_KERNEL).
