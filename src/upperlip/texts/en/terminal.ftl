# The terminal game, and records as people read them.

## Before the game

term-you = You
term-ask-game = Which game, 1 or 2? (Enter: 1)
term-ask-players = How many players, { $least } to { $high }? (Enter: { $usual })
term-at-the-table = At the table: { $names }.
term-seed = Seed { $number }. To be dealt the same game again: --seed { $number }.
term-keys = ? for help, q to leave. Moustaches at the ready.

## The table

term-heading-bids = Round { $number } of { $rounds } · { $size } cards each · bids
term-heading-trick = Round { $number } of { $rounds } · trick { $trick } of { $size }
term-heading-gifts = Round { $number } of { $rounds } · gifts
term-heading-throw = Tie for first place · rock, paper, scissors
term-trump = Trump:
term-trump-not-yet = not turned yet
term-no-trump = none
term-spell = { $left ->
    [one] (this trick only, then { $own } again)
   *[other] (this trick and the next, then { $own } again)
 }
term-side = Side
term-team = Team
term-player = Player
term-bid = Bid
term-blind = { $number } blind
term-tricks = Tricks
term-card-points = Points
term-total = Total
term-stars = Stars
term-cards = Cards won
term-crowned = { $seat } (crown)
term-row = Rules:
term-order = Colours, weak to strong:
term-face-up = On show:
term-trick = Trick:
term-follow = Follow:
term-you-lead = Yours to lead.
term-hand = Hand:
term-choice = Choose:

## Questions

term-ask-play = Your card
term-ask-pass = { card-PEANUT }! A card to pass to { $seat }
term-ask-give = Gift { $number } of { $count } for { $seat }
term-ask-steal = Your Monkey takes
term-ask-blind = A blind bid, { $low } to { $high }, or no (Enter: no)
term-ask-agree = A blind bid of { $number } for your team, agreed?
term-ask-bid = Your bid, { $low } to { $high }
term-bid-team = Your team bids the sum of its members’ bids (U-14).
term-bid-to-come = { $seat }: still to bid.
term-bid-solo = All bid at once and in secret (U-15).
term-ask-trump = { card-HUMMMUS }: name the trump for this trick and the next
term-ask-throw = Rock, paper or scissors
term-agree = agree
term-refuse = refuse
term-words-yes = yes y agreed ok
term-words-no = no n none pass
term-bot-failed = { $seat } ({ $bot }) failed: { $what }. A novice plays in its place whenever it does.
term-bot-illegal = { $seat } ({ $bot }) chose what is not allowed. A novice plays in its place whenever it does.
term-nothing-typed = There is more than one answer: type { $named ->
    [1] a number or a name
   *[0] a number
 }. ? for help.
term-unknown = “{ $typed }” means nothing here. ? shows what does.

## Commands

term-help =
    Type the number of a choice, or its name: 3, { $example }, { $special }. Enter alone takes the only choice there is.
    What has a number in brackets, [3] { $example }, can be chosen; the rest cannot, and trying tells you why.
    r  the rules of this round     r { $example }, r { $number }  about a card, or a rule by number
    l  the last trick again        s  scores        h  a hint        q  leave
    After a trick, the line “· { $reason } …” names the rule that decided.
term-help-choosing = Type the number in front of a choice, or its name; Enter alone takes the usual. q leaves.
term-help-mustachio =
    Cards: R red, B blue, G green, Y yellow, 1 to 15. Villains have a name; their number is in brackets.
    +10 beside a card is what it scores when won. When asked for a colour, R is red; type “rules” for the rules.
term-help-moustache =
    Cards: G hamsters, P pigs, O llamas, B walruses, 0 to 10. ★3 beside a card is what it counts now, with the rules in play.
    Where two rules clash, the one further left in the row goes first.
term-hint-more = (h again: one step further)
term-hint-question = Worth considering: { $actions }.
term-nothing-to-hint = There is nothing to weigh up here.
term-entry = { $title }: { $words }
term-no-last-trick = No trick has been finished yet.
term-no-such-rule = No rule or card called “{ $typed }”. Try r, r { $example } or r { $number }.
term-about-nut = { $name }: { $colour }, { $kind }, number { $number }; worth { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
term-points-solo = Where everybody plays alone: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
term-about-animal = { $name }: { $colour }, { $kind }; counts { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
 } now.
term-printed-animal = { $name }: { $colour }, { $kind }; { $stars ->
    [one] { $stars } star stands on it
   *[other] { $stars } stars stand on it
 }.

## The end

term-bow-won = The table rises; your moustache takes a bow. Well played.
term-bow-tied = Moustache to moustache, and nobody gives way: you bow to each other. Well played.
term-bow-lost = Not this time. You bow to the better moustache; it bows back.
term-farewell = Goodbye. Your chair stays warm.
term-record-written = The record is in { $path }.
term-record-unwritable = No record can be written to { $path }.

## Records

term-record-players = Players: { $names }.
term-record-options = Options: { $options }.
term-record-unfinished = Here the record ends; the game does not.

## The kernel

term-kernel-off = The fast engine (kernel) is switched off (UPPERLIP_NO_KERNEL): bots will think less deeply.
term-kernel-missing = The fast engine (kernel) was not built: bots will think less deeply. Install upperlip again where there is a C compiler.

## What to do

term-suggest-untried = { $count ->
    [one] One more action was not looked at
   *[other] { $count } more actions were not looked at
 }: there was too little time, or there were too few simulations.

## Positions solved

term-at-step = Step { $number }: { $what }
term-solve-best = Best for { $seat }: { $actions }.
term-solve-line = For example: { $plays }.

## Puzzles

term-puzzle = Puzzle { $id } · { $level }
term-puzzle-no-hint = No hints here: the answer explains itself.
term-puzzle-next = Enter: another one; q: leave
term-puzzle-score = { $right } of { $answered } right.
