# The table screen of the page.

## Coming in

table-title = At the table
table-title-your-turn = Your turn! { $title }
table-coming = Finding the table…
table-shuffling = Shuffling…
table-arrival-title = A seat is kept for you
table-invites = { $name } invites you to { $game }
table-invites-unnamed = You are invited to a game of { $game }
table-come-in = Come in
table-move-title = Your seat moves here
table-move-about = This link moves your seat to this device. It works once.
table-move-here = Move my seat here
table-only-look = Just look
table-come-back = Come back to the table
table-reconnecting = The connection is lost. Reconnecting…
table-no-watching = This table does not let anyone watch.

## Seats

table-you = You
table-partner = partner
table-opponent = opponent
table-opponents = Opponents
table-your-team = Your team
table-your-seat = Your seat
table-crown = wears the crown
table-dealer = deals
table-dealer-letter = D
table-away = away
table-stand-in = a bot plays
table-cards-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
 }
table-tricks-won = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
 }
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
table-stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
 }
table-no-bid-yet = No bid yet, tricks: { $tricks }
table-bid-against = Bid { $bid }, tricks { $tricks }
table-blind-against = Blind bid { $bid }, tricks { $tricks }
table-open-cards = On show:
table-watching = You are watching.

## The table

table-trick = The trick
table-received-from = From { $seat }
table-winning-now = Winning so far
table-follow = follow { $colour }
table-hand = Your hand
table-face-down = { $count ->
    [one] { $count } card, face down
   *[other] { $count } cards, face down
 }
table-keys = Keys
table-key-choose = Choose a card
table-key-play = Play it, or confirm what is chosen
table-key-number = Bid; choose a colour or a sign by its place
table-key-go-on = Go on after a trick
table-key-lower = Put a card back down
table-hint = Hint
table-menu = Menu
table-log = What happened
table-log-empty = Nothing yet.
table-last-trick = The last trick
table-trick-before = Earlier
table-trick-after = Later
table-trick-number = Trick { $number }
table-go-on = Go on
table-score-sheet = Score sheet
table-row-order = Where two rules clash, the one further left goes first.
table-colour-order = Colours, weak to strong: { $order }
table-villains = Trump and villains
table-villains-about = Turned cards and villains of the round: what they do
table-turned = Turned up
table-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
 }
table-trump-not-yet = The trump is not turned yet
table-trump-is = Trump: { $now }
table-trump-none = { $left ->
    [one] No trump for this trick, then { $own } again
   *[other] No trump for { $left } tricks, then { $own } again
 }
table-trump-other = { $left ->
    [one] Trump for this trick: { $now }, then { $own } again
   *[other] Trump for { $left } tricks: { $now }, then { $own } again
 }
table-trophy-of = Trophy of round { $round }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

## What is asked

table-ask-after-villain = A villain led: any card is allowed
table-ask-after-joker = A joker led: any card is allowed
table-ask-lead = You lead: any card is allowed
table-ask-follow = Follow { $colour }, please
table-ask-void = You hold no { $colour }: any card is allowed
table-ask-give = { $count ->
    [0] Gifts for { $seat }: ready to go?
    [one] Choose one more card to give to { $seat }
   *[other] Choose { $count } cards to give to { $seat }
 }
table-ask-pass = { card-PEANUT }! Pass a card to { $seat }
table-ask-stranger = { $card }! { $effect }
table-ask-steal = Your Monkey takes a card of the trick: which?
table-ask-blind = A blind bid for your side?
table-ask-blind-alone = Will you bid blind?
table-ask-agree = Your partner proposes a blind bid of { $number }. Agreed?
table-ask-bid = How many tricks do you bid?
table-ask-trump = { card-HUMMMUS }! Name the trump for this trick and the next
table-ask-throw = A tie for first place. Rock, paper or scissors?
table-waiting-for = Waiting for: { $seats }
table-sent = Sent…
table-trick-over = The trick is over. Tap to go on.
table-do-play = Play { $what }
table-do-give = Give { $what }
table-do-pass = Pass { $what }
table-do-steal = Take { $what }
table-do-trump = That one
table-do-throw = Throw
table-do-bid = Bid { $number }
table-do-blind = Bid { $number } blind
table-bid-number = Bid { $number }
table-blind-number = Blind bid { $number }
table-no-blind = No, let me look first
table-blind-stakes = Nobody has seen a card yet. Met exactly, a blind bid brings { $met } points instead of { $usual }; if it is missed, your side scores nothing this round but its minus points.
table-blind-stakes-alone = Nobody has seen a card yet. Met exactly, a blind bid brings { $met } points instead of { $usual }; if it is missed, you score nothing this round but your minus points.
table-agree = Agree
table-refuse = Refuse
table-bids-none = { $tricks ->
    [one] { $tricks } trick to be won; nobody has bid yet.
   *[other] { $tricks } tricks to be won; nobody has bid yet.
 }
table-bids-standing = { $tricks ->
    [one] Bids so far: { $sum }, for { $tricks } trick.
   *[other] Bids so far: { $sum }, for { $tricks } tricks.
 }

## Rounds

table-round = Round
table-total = Total
table-practice = Practice
table-practice-words = You play on from a finished game. Nothing of it counts.
table-round-of = Round { $round } of { $rounds }
table-round-begins = Round { $round } begins
table-round-over = Round { $round } is over
table-crown-leads = The crown leads: { $seat }
table-deals = { $count ->
    [one] Dealer: { $seat }. One card each.
   *[other] Dealer: { $seat }. { $count } cards each.
 }
table-ready = Ready
table-next-round = Next round
table-all-ready = Here we go…
table-your-trophy = { $points ->
    [one] Your trophy: { $points } point
   *[other] Your trophy: { $points } points
 }
table-sheet-moustache = Trophy points; ★ is the team’s stars. Others’ trophies stay secret until the end.
table-sheet-shown = Trophy points; ★ is the team’s stars.
table-sheet-mustachio = Points; then tricks / bid. * means a blind bid.
table-trophies = Trophies
table-sum-last = The last round, added up
table-sum-how = How it adds up
table-sum-cards = { $count ->
    [one] Stars on { $count } captured card
   *[other] Stars on { $count } captured cards
 }
table-sum-rule = “{ $rule }”
table-sum-value = { $count ->
    [one] { $count } card of { $number }
   *[other] { $count } cards of { $number }
 }
table-sum-met = Bid met exactly
table-sum-blind = Blind bid met exactly
table-sum-lost = Blind bid missed: points won are lost

## Talking

table-chat = Talk
table-lines = What was said
table-nobody-spoke = Nobody has said anything yet.
table-phrases = Phrases to say
table-quiet = While a round is on, only these phrases: partners may not tell each other their cards.
table-on-honour = You talk on your honour: not a word about cards.
table-say = Say something
table-send = Send

## Before the game

table-lobby-title = A table of { $game }
table-seats = Seats
table-choose-seat = You are not sitting yet: choose a seat.
table-free-seat = Free seat
table-host = host
table-with = with { $names }
table-sit = Sit here
table-stand = Stand up
table-stand-sure = Really? A bot will play for you.
table-leave = Leave the table
table-leave-sure = Really leave? A bot will play for you.
table-its-me = It’s me
table-no-bot = no bot
table-bot-at = Bot at seat { $number }
table-swap = Swap seats { $number } and { $next }
table-fill-up = { $count ->
    [one] Put a bot in the free seat
   *[other] Put bots in the { $count } free seats
 }
table-start = Begin
table-start-full = Every seat needs somebody first: a friend or a bot.
table-host-starts = Waiting for { $name } to start the game.
table-change-options = Change the options
table-apply = Apply
table-people = Also here
table-watches = watches
table-muted = muted
table-mute = Mute
table-unmute = Unmute
table-remove = Remove
table-take-place = Take a bot’s place:
table-take-over = Take over from { $name }
table-newcomer = A newcomer
table-claims = { $who } says: “It’s me, { $name }.” Shall they have the seat of { $name }?
table-claim-cards = The cards go with it. One no is enough: when in doubt, say no.
table-claim-waits = You said yes. The table waits for the others, or for the end of the round.
table-claim-mine = You have asked for the seat of { $name }. All who sit here have to agree.
table-claim-mine-host = You have asked for the seat of { $name }. The host decides.
table-taken = Your seat went to somebody who said they were you.
table-take-back = Take it back
table-ended-early = { $count ->
    [one] One game has been ended early at this table.
   *[other] { $count } games have been ended early at this table.
 }
table-approve = Let them have it
table-disapprove = No
table-claim = It’s me: I am { $name }
table-sit-for = Back to your seat: { $name }
table-settings = Table settings
table-away-after = A bot takes over for absent players
table-away-seconds = { $number ->
    [one] after { $number } second
   *[other] after { $number } seconds
 }
table-away-never = never
table-spectators = Others may watch
table-other-device = Continue on another device
table-other-device-about = A link that moves your seat to your phone, or back.
table-other-device-link = Open this link on the other device within ten minutes. It works once.
table-make-link = Make a link
table-end = End the game
table-end-sure = Really end it for everyone?

## After the game

table-winners = Won by { $names }
table-you-won = You have won!
table-you-share = You have won, together with { $names }
table-bow-won = The table rises; your moustache takes a bow.
table-bow-lost = You bow to the better moustache; it bows back.
table-rematch = Rematch
table-reopen = Back to the seats
