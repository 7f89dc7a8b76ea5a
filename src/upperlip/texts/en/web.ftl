# The page around the table: home, friends, rules, games, learning; and what a table server says no with.

## Everywhere

web-tagline = A card parlour for two games with a moustache
web-home = Home
web-close = Close
web-language = Language
web-settings = Settings
web-rules = Rules
web-learn = First game
web-my-games = My games
web-loading = One moment…
web-not-loaded = This part of the page did not arrive. Check your connection, then try again.
web-try-again = Try again
web-lost-title = Nobody sits here
web-lost = There is no page at this address.
why-no-answer = The server does not answer. Check your connection, then try again.

## Cards, as they are read aloud

web-kind-moustache-G = hamster
web-kind-moustache-P = pig
web-kind-moustache-O = llama
web-kind-moustache-B = walrus
web-kind-mustachio-R = almond
web-kind-mustachio-B = hazelnut
web-kind-mustachio-G = pistachio
web-kind-mustachio-Y = peanut
web-card-moustache = { $name }, { $kind }{ $count ->
    [0] {""}
    [one] , { $count } star
   *[other] , { $count } stars
 }
web-card-mustachio = { $name }, { $kind }{ $count ->
    [0] {""}
    [one] , { $count } point
   *[other] , { $count } points
 }

## Home

web-your-name = Your name
web-guest = Guest
web-level = Bots
web-play-now = Play now
web-play-now-game = Play now: { $game }
web-play-friends = Play with friends
web-moustache-now = 4 players, teams drawn anew each round, about 20 minutes
web-mustachio-now = 4 players in pairs, five rounds, about 20 minutes
web-open-tables = Open tables
web-no-open-tables = No table is looking for company just now. Open one: friends come by link, strangers from this list.
web-open-table-at = { $game } with { $names }
web-open-table-free = { $free ->
    [0] all seats taken
    [one] { $free } seat free
   *[other] { $free } seats free
 } of { $players }
web-join = Join
web-watch = Watch
level-random-about = any card the rules allow
level-novice-about = plays by simple rules of thumb
level-regular-about = thinks a little
level-expert-about = thinks hard

## A table for friends

web-friends-title = A table for friends
web-which-game = Game
web-players = Players
web-players-count = { $number ->
    [one] { $number } player
   *[other] { $number } players
 }
web-fill-up = Bots for the empty seats
web-no-bots = none yet
web-fill-up-about = You can still change it at the table, seat by seat.
web-listed = Show it among the open tables
web-listed-about = Otherwise only those who have the link can come.
web-pace = Pace of the bots
pace-natural = natural
pace-quick = quick
pace-instant = instant
web-clock = Time for a decision
web-clock-none = no limit
web-clock-seconds = { $number ->
    [one] { $number } second
   *[other] { $number } seconds
 }
web-clock-about = When it is up, a bot decides for this once.
web-memory = Play from memory
web-memory-about = Cards taken lie face down, as in the box: stars and points are counted when the round is over, and only the last trick can be looked at again. This is for people only; bots remember every card, as they always do.
web-talk = Talk during rounds
web-talk-closed = ready phrases only
web-talk-honour = free, on our honour
web-talk-about = Partners may not tell each other their cards. On your honour the chat stays open, and only your word forbids it.
web-options = Options of the game
web-open = Open the table
web-option-sides = Sides
web-option-villains = Villains
web-option-pool = The pool
web-option-first_dealer = First dealer
web-option-card_counting = Card counting
web-option-more_points = More points
web-option-drop_low = No small fry
web-option-rule_set = Rule cards
web-option-first_game = A first game
web-option-even_trophies = Even trophies
web-option-rules = The row
web-option-walnut_led = A leading Walnut
web-option-threes = The lowest card
web-option-shown = The showcase
web-option-stars = Stars on the cards
web-option-trophies = Trophies
web-option-is = { $name }: { $value }
web-choice-solo = everyone alone
web-choice-pairs = teams of two
web-choice-trios = teams of three
web-choice-showcase1 = one shown each round
web-choice-showcase2 = two shown each round
web-choice-pool = the same six all game
web-choice-all = all twelve
web-choice-none = none
web-choice-book = the usual eleven
web-choice-house = all sixteen
web-choice-next = the next nut names the colour
web-choice-trump = trump is to be followed
web-choice-colour = lowest of the strongest colour
web-choice-overall = lowest of all
web-choice-ours = the house’s own
web-choice-box = as in our box
web-stars-at = Stars on a { $number }
web-trophies-at = Trophy { $number }
web-villain-of-round = Round { $round }, villain { $number }
web-about-shown = Which villains are shown before which round. None comes twice in a game.
web-about-walnut_led = What happens when the { card-WALNUT } is the first card of a trick. The rulebook can be read both ways.
web-about-rule_set = Which rule cards may turn up. Five of the sixteen are our own; the box may differ.
web-about-first_game = Leaves out the advanced rule cards: “{ rule-pass-three }”, “{ rule-fewest-stars }”, “{ rule-three-lowest }”, “{ rule-cut-leads }”, “{ rule-runner-up }”. Which are advanced is our choice; the box may differ.
web-about-stars = How many stars a card of each value carries, 0 to 9. The house’s own are our guess; the box may differ, so put in what is printed on your cards.
web-about-trophies = What the three trophies of each round are worth, 1 to 9, the smallest first. The house’s own are our choice; the box may differ.
web-about-threes = What “{ rule-three-lowest }” looks for once a 3 is in the trick. The rulebook can be read both ways.
web-choice-drawn = drawn at random
web-choice-named = chosen by us
web-choice-rule-of-round = Round { $number }
web-choice-seat = Seat { $number }
web-pool-chosen = { $number } of 6 chosen

## Sharing

web-share-title = Come to the table
web-share = Share the link
web-copy-link = Copy the link
web-copied = Copied.
web-copy-by-hand = Copy it by hand: this browser keeps its clipboard to itself.
web-qr = The link as a QR code

## Settings

web-pace-about = For tables you open. Bots need no time to think; people need some to look.
web-trick-stay = A finished trick stays
web-trick-stay-normal = a moment
web-trick-stay-slow = longer
web-trick-stay-tap = until I tap
web-sound = Sound
web-motion = Motion
web-motion-auto = as the device says
web-motion-off = off
web-theme = Light
web-theme-auto = as the device says
web-theme-light = day
web-theme-dark = lamplight
web-language-auto = as the browser says
web-blind = Ask me for blind bids
web-blind-about = In Mustachio a side may bid before it has seen its cards. Switched off, the answer is always no, to a partner’s proposal, too.
web-name-about = What others see. No account, no password: this browser remembers you.

## My games

web-games-none = No finished games yet. They will be listed here, with replay and record.
web-games-stranger = Play a game first: then this browser is known here, and its games are listed.
web-games-more = Earlier games
web-game-ended = ended early
web-game-with = With { $names }.
web-replay = Replay
web-download = Download the record
web-check-shuffle = Check the shuffle

## Replay

web-replay-title = { $game }, game { $number }
web-replay-round = Round { $number } of { $rounds }
web-replay-step = Step { $number } of { $steps }
web-first-step = First step
web-previous-step = One step back
web-next-step = One step on
web-last-step = Last step
web-replay-play = Play
web-replay-pause = Pause
web-replay-hand = { $name }: the hand
web-replay-trick = The trick
web-replay-empty = No card lies here yet.
web-replay-keys = Arrow keys step; up and down change the round.
web-trump = Trump: { $colour }
web-no-trump = No trump
web-row = Rules in play
web-tricks = Tricks: { $count }
web-stars = Stars: { $count }
web-bid = Bid: { $count }
web-team = Team { $number }

## The check of the shuffle

web-check-title = Was it shuffled as promised?
web-check-running = Checking…
web-check-proven = Yes. Every deal and every turned card follows from the secret the server promised before the game and from the players’ salts.
web-check-not-proven = It is not proven.
web-check-commitment-same = The promise (commitment) is the one this browser noted before the deal.
web-check-commitment-other = The promise is not the one this browser noted before the deal. Do not trust this game.
web-check-salt-same = The salt this browser added is in the shuffle.
web-check-salt-other = The salt this browser added is not in the shuffle. Do not trust this game.
web-check-secret-fits = Hashed here, the revealed secret gives the promise.
web-check-secret-other = Hashed here, the revealed secret does not give the promise. Do not trust this game.
web-check-nothing-noted = This browser noted nothing before the deal, so it can only repeat what the server says. Play from here next time, or check the record yourself: upperlip record verify.
web-check-commitment = Promise

## Learning

web-learn-title = { $game }: a first game
web-learn-go = Go on
web-learn-not-that = { $card } is allowed, too. But here { $right } does better: { $why }
web-learn-over = That is all you need for a first game. The rest comes by itself: the table explains as you play.
web-learn-play = Play a whole game
web-learn-again = Once more
learn-you = You
learn-partner = partner
learn-opponent = opponent
learn-bid = { $tricks } of { $bid }
learn-hand = Your hand
learn-mustachio-intro = Mustachio is about promises. Before each round every side says how many tricks it will take, and only exactly that many brings the bonus. You and { $partner } have promised { $bid } together and have { $tricks } so far. Three tricks are left.
learn-mustachio-trump = Nuts come in four colours, 1 to 15. One colour is trump in this round: { $colour }. A trump beats every other colour.
learn-mustachio-follow = { $seat } leads with { $card }. Whoever holds that colour must play it. Touch another card, and the table tells you why it cannot be played. Then follow with { $right }.
    .why = keep the other one for a trick it can win.
learn-mustachio-followed = All have played. The line above says who takes the trick, and why. The winner leads the next one.
learn-mustachio-ruff = { $seat } leads with { $card }, and you hold none of that colour: now every card is allowed. { $right } is a trump ({ $trump }). Play it!
    .why = it is a trump, and takes the trick you still need.
learn-mustachio-lead = The trick is yours, so you lead. One card is left: { $right }.
    .why = it is the only one.
learn-mustachio-villain = A villain was in it: { $card }. { $effect } There are twelve of them, each with a mischief of its own. Before a round you see which ones are about; touch one to read what it does.
learn-mustachio-score = The round is over. { $bid } promised and { $bid } taken: your side scores { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, bonus and captured cards together. A promise missed costs only its bonus. After five rounds the higher total wins.
learn-moustache-intro = In Moustache you collect stars, and nobody stays your partner for long: teams are drawn anew each round. This time you play with { $partner } against { $others }. Three tricks are left.
learn-moustache-row = Every round adds a rule to the row above the table, and all of them stay. In this first round there is one: “{ $rule }”. The last trick of the round is worth three stars more.
learn-moustache-follow = { $seat } leads with { $card }. Whoever holds that colour must play it. Touch another card, and the table tells you why it cannot be played. Then follow with { $right }.
    .why = keep the other one for a trick it can win.
learn-moustache-colours = Colours have an order, from weak to strong: hamsters (green), pigs (pink), llamas (orange), walruses (blue). The strongest colour in the trick wins, whatever was led; within it, the highest value.
learn-moustache-break = { $seat } leads with { $card }, and you hold none of that colour: now every card is allowed. { $right } is of a stronger colour than all that lies there. Play it!
    .why = it is of a stronger colour, and takes the trick.
learn-moustache-lead = The trick is yours, so you lead the last one. Remember “{ $rule }”: three stars go with it. Play { $right }.
    .why = it is the only one.
learn-moustache-score = The round is over: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
 } against { $their_stars }, those of the last trick included. Each of the winners draws a trophy; yours is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
 }. After four rounds the most points win.

## Rules pages

web-rules-game = The rules of { $game }
web-rules-contents = Contents
web-rules-house = The rulebook does not tell all that the box holds. The stars (O-3), the trophies (O-4), which rule cards are advanced (O-5), the llamas (O-1) and five rule cards – { $rules } – are ours, and the box may differ. A table can put in the stars and trophies of its own box.
web-rules-specials-mustachio = The twelve villains
web-rules-white = White rule cards
web-rules-black = Black rule cards
web-rules-jokers = The jokers
web-rules-in-full = In full: { $number }

## What can be said with one tap

preset-hello = Good evening!
preset-good-luck = Good luck!
preset-well-played = Well played!
preset-thanks = Thank you.
preset-oops = Oops.
preset-ouch = Ouch!
preset-ha = Ha!
preset-one-moment = One moment, please.
preset-your-turn = Your turn.
preset-bye = Goodbye!
preset-twirl = twirls the moustache
preset-hat = tips the hat

## Why a game ended before its end

ended-ended-by-host = The host ended the game.
ended-rules-changed = The game began under older rules and could not go on.

## What a table says no with

why-host-only = Only the host can do that.
why-not-during-game = Not while a game is on. Wait for its end, or ask the host to end it.
why-not-seated = You have no seat at this table. Take a free one first.
why-seat-taken = Somebody sits there. Choose another seat.
why-seat-in-use = Whoever sits there is here, so the seat cannot change hands.
why-no-such-seat-here = This table has no seat { $number }.
why-seats-free = There are free seats. Wait for company, or put bots there.
why-salts-missing = Not ready to shuffle yet. Waiting for: { $seats }.
why-too-many-guests = More than { $number } people sit here. Somebody must stand up first.
why-no-such-level = There are no bots of this level. There are: { $known }.
why-bad-settings = The table cannot be run like that. Check clock, pace and the rest.
why-clock-range = The clock takes { $low } to { $high } seconds, or none.
why-away-range = A bot steps in after { $low } to { $high } seconds, or never.
why-no-game = There is no game on.
why-ask-closed = Too late: this has been decided.
why-answers-wanted = { $number ->
    [one] One card is wanted.
   *[other] { $number } cards are wanted.
 }
why-name-empty = A name needs at least one letter.
why-name-fixed = Names stay as they are until the round is over.
why-not-yourself = You cannot remove yourself. Leave, or stand up.
why-no-such-guest = This person is not here.
why-nothing-to-claim = There is no seat to be claimed here.
why-link-spent = This link has been used, or is too old. Ask for a new one on the other device.
why-nothing-said = There is nothing in it.
why-presets-only = Partners may not tell each other their cards. While a round is on, only the ready phrases are open.
why-no-such-preset = There is no such phrase.
why-too-much-talk = Slow down a little: others want to be heard, too.
why-muted = The host has muted you.
why-who-are-you = Say your name first.
why-no-such-table = There is no such table. Was the link copied whole?
why-too-many-tables = { $number ->
    [one] One table
   *[other] { $number } tables
 } in one hour is the most. Come back later.
why-table-full = This table is full, watchers included.
why-removed = The host has asked you to leave this table.
why-left = You have left the table.
why-other-pages = You have this table open in many places; this one was closed. Come back, and the oldest of the others closes.
why-store-failed = The server could not write this down, so it did not happen. Try again in a moment.
why-server-stops = The server takes a short break. Your seat is kept.
why-room-failed = This table stumbled over its own feet. Nothing is lost: come back in a moment.
why-too-fast = That was too much at once. Come back in a moment.
why-too-slow = The connection could not keep up. Coming back.
why-too-many-mistakes = This page and the server do not understand each other. Reload the page.
why-not-understood = The server did not understand. Reload the page.
why-no-such-game = There is no such game, or you were not in it.
why-not-over-yet = This game is not over yet.
why-cannot-replay = This game was begun under older rules and cannot be replayed. Its record can be downloaded.
why-other-site = Another site’s page sent this, and it is not let in.
why-json-only = Only JSON is taken here.
why-too-large = That is too much to take in.
why-no-such-address = There is nothing at this address.
why-metrics-closed = The server’s figures are not for everyone.
