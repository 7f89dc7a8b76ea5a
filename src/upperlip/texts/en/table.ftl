# What happens at a table, and why. Player names stand where any name, “You” included, reads well.

list-end = { $first } and { $last }

## What a seat is asked for

ask-give = three cards for your left neighbour
ask-play = a card to play
ask-steal = a card to take
ask-blind = a blind bid, or none
ask-agree = to agree or refuse
ask-bid = a bid
ask-trump = a trump colour
ask-pass = a card to pass
ask-throw = rock, paper or scissors
ask-rule = a rule card to be turned
ask-deal = the deal
ask-trophies = the trophies
ask-turn = a card to be turned for the trump
ask-twins = a card to be turned for the Twins

seat-number = seat { $number }

bot-1 = Basil
bot-2 = Clovis
bot-3 = Dora
bot-4 = Edgar
bot-5 = Flora
bot-6 = Gaston

level-random = random
level-novice = novice
level-regular = regular
level-expert = expert
level-peek = all-seeing

sign-rock = rock
sign-paper = paper
sign-scissors = scissors

## Why an action is not possible

why-game-over = The game is over.
why-chance-first = Chance comes first: { $asked }.
why-not-your-turn = Not your turn yet. Waiting for: { $seats }.
why-something-else-asked = What is wanted now: { $asked }. Choose from: { $instead }.
why-must-follow = The colour to follow is { $colour }, and you hold it. You may play: { $instead }.
why-must-follow-walnut = The { card-WALNUT } led, and at this table it makes the trump the colour to follow: { $colour }, and you hold it. You may play: { $instead }.
why-not-in-hand = { $card } is not in your hand. You may choose: { $instead }.
why-already-given = { $card } is already on its way. You may give: { $instead }.
why-cannot-steal = { $card } cannot be taken from this trick. You may take: { $instead }.
why-number-out-of-range = The number must be from { $low } to { $high }.
why-unknown-card = There is no card “{ $name }”.
why-unknown-action = There is no action { $value }.

## Why a card won, and what else acted

why-strongest = { $card } is the strongest card of the strongest colour here.
why-unicorn = The { card-UNICORN } wins, whatever the rules say.
why-rule-kept-out = “{ $rule }”. Discarded: { $cards }.
why-rule-reordered = “{ $rule }”: the usual ranking does not hold.
why-rule-decided = “{ $rule }” decides: { $card } wins.
why-threes-colour = Threes as this table reads them: only the strongest colour counts, and its lowest card wins.
why-threes-overall = Threes as this table reads them: the lowest card of all wins, the stronger colour among equals.
why-rule-gave-lead = “{ $rule }”: the player of { $card } leads next.
why-won-by-nobody = No animal is left in the trick, so nobody wins it; the same player leads again.
why-pigeon = The { card-PIGEON } was here: these cards count for nobody.
why-monkey = The { card-MONKEY } takes { $card }.
why-fewest-win = “{ $rule }”: the team with fewer stars wins.
why-crown-wins-ties = Equal stars: the crown decides ({ $seat }).
why-highest-trump = { $card } is the highest trump.
why-highest-of-colour = No trump in the trick: { $card } is the highest of the trick colour.
why-walnut-led-next = The { card-WALNUT } led. At this table it sets no colour: the first nut does.
why-walnut-led-trump = The { card-WALNUT } led. At this table it made the trump the trick colour: { $colour }.
why-twins-without-trump = With the { card-ACORN } in the trick no trump is in force: only a villain costs.
why-highest-villain = Only villains, so numbers decide: { $card } ({ $number }).
why-lowest-wins = { card-ACORN }: the lowest number wins, { $card } with { $number }.
why-highest-wins = Colours and trump do not count: the highest number wins, { $card } with { $number }.
why-first-of-equals = Equal numbers: the one played first wins.
why-last-of-equals = Equal numbers: the one played last wins.
why-strong-led-next = { $card } led. At this table it sets no colour: the first nut does.
why-strong-led-trump = { $card } led. At this table it made the trump the trick colour: { $colour }.
why-turned-without-trump = Colours and trump do not count in this trick: only a villain is bad.
why-lowest-number = Colours and trump do not count: the lowest number wins, { $card } with { $number }.
why-card-turned = { $card } turned a card: { $points ->
    [0] nothing
   *[other] { $points }
 } for the trick’s winner.
why-trump-now = Trump for this trick: { $colour }.
why-no-trump-now = There is no trump for this trick.
why-copied-number = { $card } counts { $number }.
why-villain-acted = { $card }: { $effect }
why-twins-turned = The { card-TWINS }: { $points ->
    [5] +5
   *[other] −5
 } for the trick’s winner.
why-pile-empty = The pile is empty: cards of earlier rounds are shuffled into a new one.
why-bid-met = Bid met: +{ $points }.
why-bid-missed = Bid missed.
why-blind-bid-met = Blind bid met: +{ $points }.
why-blind-bid-missed = Blind bid missed: only the minus points count.
why-tie-break = A tie for first place: rock, paper, scissors.

## Why a game cannot be set up like this

why-players = This game is for { $low } to { $high } players, not { $number }.
why-team-players = Teams of two need 4 or 6 players, teams of three need 6.
why-unknown-option = There is no option “{ $option }”. Known: { $known }.
why-option-value = Option “{ $option }” cannot be “{ $value }”. Choose from: { $allowed }.
why-option-list = Option “{ $option }” takes a list of ids.
why-option-number = Option “{ $option }” takes a whole number.
why-unknown-rule-card = There is no rule card “{ $id }”. Known: { $known }.
why-card-not-defined = “{ $id }” is a card from outside, and nobody has defined it here. Only the cards of the boxes are known everywhere.
why-rules-list = Name four rule cards: two white ones, then two black ones, all different.
why-stars-list = Stars are eleven numbers from 0 to 9, for the values 0 to 10.
why-trophies-list = Trophies are four lists of three numbers from 1 to 9, none of them descending.
why-counting-with-showcase = Card counting does not go with the showcase: take the same six villains all game, all twelve, or none.
why-drop-low-players = Low cards can be dropped with { $number } players at most.
why-pool-without-mode = You have named six villains: then play with “the same six all game”.
why-unknown-villain = There is no villain “{ $id }”. Known: { $known }.
why-pool-list = A pool is six different villains.
why-shown-without-mode = You have named the villains to be shown: then let one or two be shown each round.
why-shown-list = The villains to be shown are { $number } different ones, round by round.
why-dealer-not-at-table = The first dealer is not at the table: choose one of the players.
why-unknown-game = There is no game { $value }. Known: { $known }.
why-two-that-pass = Two cards make everyone pass cards on; at most one can be in a game.
why-other-commitment = The commitment you were shown is not the one in this record.

## What happens

event-rule-turned = Round { $number }. New rule: “{ $rule }”.
event-teams = Teams: { $seats } against { $others }. The crown: { $crown }.
event-hand = Dealt to { $seat }: { $cards }.
event-face-up = Face up in front of { $seat }: { $cards }.
event-has-chosen = Chosen: { $seat }.
event-hint-taken = { $seat } took a hint.
event-received = From { $giver } to { $seat }: { $cards }.
event-played = { $seat }: { $card }
event-stole = { $seat }: the { card-MONKEY } grabs { $card }.
event-trick-won = Trick to { $seat }.
event-trick-to-nobody = The trick goes to nobody. Next to lead: { $seat }.
event-round-won = Round won by { $seats }: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
 } to { $their_stars } ({ $others }).
event-trophy = Trophy for { $seat }: { $points }.
event-final-points = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-game-won = Game won by { $seats } with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }. A bow.
event-game-tied = A tie: { $seats }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 } each.
event-dealt = Round { $number }. Dealer: { $seat }. Cards each: { $size }.
event-villains-in-use = Villains at large: { $cards }.
event-no-blind = { $seat }: no blind bid.
event-blind-proposed = { $seat }: a blind bid of { $number }, if the team agrees.
event-agrees = { $seat }: agreed.
event-refuses = { $seat }: refused.
event-blind-stands = Blind bid by { $seats }: { $number }.
event-blind-falls = No blind bid by { $seats } after all.
event-turned-villain = Turned: { $card }. A villain is no trump; out it goes, and another is turned.
event-turned-trump = Turned: { $card }. Trump: { $colour }.
event-twins = The { card-TWINS } turn { $card }: { $points ->
    [5] +5
   *[other] −5
 } for whoever wins this trick.
event-pile-made-anew = A new pile is made.
event-bid = { $seat }: bid { $number }.
event-named-trump = { $seat }: trump is now { $colour }.
event-side-scored = { $seats }: bid { $bid }, tricks { $tricks }. Points { $points }, total { $total }.
event-tied = Tied for first place: { $seats }.
event-threw = { $seat }: { $sign }
event-throw-again = Still in it: { $seats }. Throw again.
