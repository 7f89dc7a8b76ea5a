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
why-unknown-card = There is no card “{ $name }”.
why-unknown-chance = There is no chance step “{ $kind }”.
why-unknown-action = There is no action { $value }.
why-unknown-game = There is no game { $value }. Known: { $known }.
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
why-no-record = The file holds no record.
why-too-deep = Nested too deeply.
why-number-too-long = A number is too long.

## Why a shuffle is not proven

why-no-proof = This record carries no proof of its shuffle, so there is nothing to verify. Games played at a table server have one.
why-wrong-method = The proof’s method is { $value }; only { $name } can be verified here.
why-not-hex = Expected { $number } hex digits in lower case here, not { $value }.
why-wrong-salts = The proof must have one salt, or null, for each player; it has { $number }.
why-wrong-commitment = The secret does not fit the commitment: one of them is not what it was before the deal.
why-other-commitment = The commitment you were shown is not the one in this record.
why-salt-left-out = Your salt is not among those in this record: the shuffle was made without it.
why-other-draw = Secret and salts give another “{ $kind }”. This step, or a salt, is not what it was at the table.

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

## What stands behind a suggestion

why-hint-round = Wins the round { $share } % of the time and loses it { $risk } % (give or take { $error }), judged by { $worlds ->
    [one] one possible deal that fits
   *[other] { $worlds } possible deals that fit
 } what you know.
why-hint-points = Expected lead over the others: { $points } (give or take { $error }); a single round can turn out { $risk } better or worse. Judged by { $worlds ->
    [one] one possible deal that fits
   *[other] { $worlds } possible deals that fit
 } what you know.
why-hint-match = Wins the game about { $share } % of the time (give or take { $error }), judged by { $worlds ->
    [one] one possible deal that fits
   *[other] { $worlds } possible deals that fit
 } what you know.

# A position told by hand

why-no-deal-fits = No deal fits what you tell: some card cannot be where you say it is.
why-trick-size = Trick { $number } has { $count } cards: each needs one from every player, only the last may be unfinished.
why-tell-gifts = Tell all that { $seat } gave away: you have seen it.
why-not-played-yet = More cards are told than can have been played by now.
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
why-card-shapes = These parameters do not stand together. Possible: { $known }.
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
why-two-that-pass = Two cards make everyone pass cards on; at most one can be in a game.
why-cards-none = There is no card here: cards stand as [[card]].
why-cards-broken = This is not TOML.
why-cards-tables = Only [[card]] can stand here, not { $value }.
why-cards-too-large = The file is too large: at most { $number } bytes.
why-cards-too-many = Too many cards: at most { $number } can be read.
why-cards-id-twice = There is another card with the id “{ $id }”.
