# The page around the table: home, friends, rules, games, learning; and what a table server says no with.

## Everywhere

web-tagline = A card parlour for two games with a moustache
web-home = Home
web-close = Close
web-language = Language
web-settings = Settings
web-rules = Rules
web-learn = Learn to play
web-my-games = My games
web-puzzles = Puzzles
web-puzzles-words = One decision a day keeps the upper lip stiff.
web-loading = One moment…
web-not-loaded = This part of the page did not arrive. Check your connection, then try again.
web-try-again = Try again
web-lost-title = Nobody sits here
web-lost = There is no page at this address.
why-no-answer = The server does not answer. Check your connection, then try again.

## Cards, as they are read aloud

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

web-running = Games going on
web-continue-turn = Continue: { $game }, round { $round }, your turn
web-continue-play = Continue: { $game }, round { $round }, others are to play
web-continue-moment = Continue: { $game }, round { $round } begins
web-continue-interlude = Continue: { $game }, round { $round } is over
web-your-name = Your name
web-guest = Guest
web-new-here = New here? Learn in two minutes:
web-level = Bots
web-play-now = Play now
web-play-now-game = Play now: { $game }
web-play-friends = Play with friends
web-play-friends-game = Play with friends: { $game }
web-moustache-now = You and three bots: teams drawn anew each round, four rounds, about 20 minutes
web-moustache-first = Your first game: you and three bots, four rounds, only the simpler rule cards
web-mustachio-now = You and a bot against two bots: five rounds, two villains in each, about 20 minutes
web-mustachio-first = Your first game: you and a bot against two bots, five rounds, one villain in each, no blind bids
web-open-tables = Open tables
web-no-open-tables = No table is looking for company just now. Open one: friends come by link, strangers from this list.
web-open-table-at = { $game } with { $names }
web-open-table-free = { $free ->
    [0] all { $players } seats taken
    [one] { $free } of { $players } seats free
   *[other] { $free } of { $players } seats free
 }
web-join = Join
web-watch = Watch
level-random-about = any card the rules allow
level-novice-about = plays by simple rules of thumb
level-regular-about = Moustache: beats a novice 7 times in 10
level-expert-about = Moustache: beats a novice 3 times in 4

## A table for friends

web-players = Players
web-players-count = { $number ->
    [one] { $number } player
   *[other] { $number } players
 }
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
web-hints = Hints while playing
web-hints-off = none
web-hints-quiet = for those who ask
web-hints-told = for those who ask, and the others hear of it
web-hints-about = Worked out from what the player can see. The record says which decisions were made with a hint.
web-options = Options of the game
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
web-option-rules = The four rule cards
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
web-choice-box = as in your box
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
web-choice-named = chosen by you
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
web-trick-stay-quick = briefly
web-trick-stay-normal = long enough to read
web-trick-stay-slow = longer
web-trick-stay-tap = until I tap
web-volume = Volume
web-one-click = Play a card with one click
web-one-click-about = With the mouse only. Otherwise the first click raises a card and the second one plays it, as taps do.
web-motion = Motion
web-motion-auto = same as the device
web-motion-off = off
web-theme = Appearance
web-theme-auto = same as the device
web-theme-light = light
web-theme-dark = dark
web-language-auto = same as the browser
web-blind = Ask me for blind bids
web-blind-about = Mustachio lets a side bid before anyone has seen a card, for double the bonus. Switched off, the answer is always no, to a partner’s proposal, too.
web-name-about = What others see. No account, no password: this browser remembers you.

## My games

web-games-none = No finished games yet. They will be listed here, with replay and record.
web-replay-stranger = Only those who played this game can watch it again, in the browser they played with.
web-games-stranger = Play a game first: then this browser is known here, and its games are listed.
web-games-more = Earlier games
web-result-won = Won, { $mine } to { $others }
web-result-shared = First place shared, { $mine } to { $others }
web-result-lost = Lost, { $mine } to { $others }
web-game-ended = ended early
web-game-with = With { $names }.
web-replay = Replay
web-review = Review
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
web-replay-keys = Left and right step; up and down change the round.
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
web-check-proven = Yes. Every deal and every turned card follows from the secret the server committed itself to before the game and from the players’ salts.
web-check-not-proven = It is not proven.
web-check-commitment-same = The commitment is the one this browser noted before the deal.
web-check-commitment-other = The commitment is not the one this browser noted before the deal. Do not trust this game.
web-check-salt-same = The salt this browser added is in the shuffle.
web-check-salt-other = The salt this browser added is not in the shuffle. Do not trust this game.
web-check-secret-fits = This browser hashed the revealed secret: it matches the commitment.
web-check-secret-other = This browser hashed the revealed secret: it does not match the commitment. Do not trust this game.
web-check-nothing-noted = This browser noted nothing before the deal, so it can only repeat what the server says. Play from here next time, or check the record yourself: upperlip record verify.
web-check-commitment = Commitment:

## Rules pages

web-rules-game = The rules of { $game }
web-rules-contents = Contents
web-rules-house = The rulebook does not tell all that the box holds. The stars (O-3), the trophies (O-4), which rule cards are advanced (O-5), the llamas (O-1) and five rule cards – { $rules } – are ours, and the box may differ. A table can put in the stars and trophies of its own box.
web-rules-specials-mustachio = The twelve villains
web-rules-white = White rule cards
web-rules-black = Black rule cards
web-rules-jokers = The jokers
web-rules-example = Show it in play
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
    .you = twirl the moustache
    .do = Twirl the moustache
preset-hat = tips the hat
    .you = tip the hat
    .do = Tip the hat

## Why a game ended before its end

ended-ended-by-host = The host ended the game.
ended-rules-changed = The game began under older rules and could not go on.

## What a table says no with

why-host-only = Only the host can do that.
why-not-during-game = Not while a game is on. Wait for its end, or ask the host to end it.
why-not-seated = You have no seat at this table. Take a free one first.
why-seat-kept = A bot plays there for somebody who may come back. Choose another seat, or wait until the round is over.
why-seat-taken = Somebody sits there. Choose another seat.
why-seat-in-use = Whoever sits there is here, so the seat cannot change hands.
why-no-such-seat-here = This table has no seat { $number }.
why-seats-free = There are free seats. Wait for company, or put bots there.
why-salts-missing = Not ready to shuffle yet. Waiting for: { $seats }.
why-too-many-guests = More than { $number } people sit here. Somebody must stand up first.
why-no-such-level = There are no bots of this level. Choose from: { $known }.
why-bad-settings = There is no such table setting, or not with this value: { $setting }.
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
why-settings-fixed = While partners hold cards, only what ends a wait can be changed: 60 seconds for a decision, 30 for those who are away. All else waits for the end of the round.
why-no-hints = There are no hints at this table.
why-nothing-to-hint = There is nothing to weigh up here.
why-hint-late = No hint was found in time. Ask again.
why-not-yourself = You cannot remove yourself. Leave, or stand up.
why-not-the-founder = Whoever opened the table cannot be sent away from it.
why-seat-was-theirs = You have the seat of that guest, who may take it back. Somebody else can send them away, you cannot.
why-founder-only = While a game is on the table, only whoever opened the table can send its players away.
why-no-such-guest = This person is not here.
why-nothing-to-claim = There is no seat to be claimed here.
why-another-hand = You have seen another hand of this game. This one stays closed to you until the game is over.
why-moved-too-often = This seat has changed hands too often. It stays where it is.
why-claim-too-early = Whoever sits there has only just gone. A seat can be claimed after a minute, at a patient table later.
why-nobody-to-agree = Nobody sits here who could say yes. Wait until somebody from the table is back.
why-own-claim = About your own request the others decide.
why-claim-refused = Somebody at the table said no. You are welcome to watch.
why-owner-is-back = Whoever had this seat before you is back and has taken it again.
why-link-spent = This link has been used, or is too old. Ask for a new one on the other device.
why-nothing-said = Your message is empty.
why-presets-only = Partners may not tell each other their cards. While a round is on, only the ready phrases are open.
why-no-such-preset = There is no such phrase.
why-too-much-talk = Slow down a little: others want to be heard, too.
why-muted = The host has muted you.
why-who-are-you = Say your name first.
why-no-such-table = There is no such table. Was the link copied whole?
why-table-unreadable = The server cannot read this table: it is damaged, or a newer Upperlip wrote it. Nothing has been changed; tell whoever runs the server.
why-too-many-tables = { $number ->
    [one] One table
   *[other] { $number } tables
 } in one hour is the most. Come back later.
why-practice-only = This is practice, from a finished game: nothing else can be done here.
why-practice-alone = Somebody practises here, alone with bots.
why-table-full = This table is full, watchers included.
why-removed = The host has removed you from this table.
why-left = You have left the table.
why-other-pages = You have this table open in many places; this one was closed. Come back, and the oldest of the others closes.
why-store-failed = The server could not save this, so nothing changed. Try again in a moment.
why-written-elsewhere = This table was changed from elsewhere in the meantime. Come back, and see how it stands now.
why-server-stops = The server takes a short break. Your seat is kept.
why-room-failed = This table stumbled over its own feet. Nothing is lost: come back in a moment.
why-too-often = { $seconds ->
    [one] That was a lot in a short time. Try again in a second.
   *[other] That was a lot in a short time. Try again in { $seconds } seconds.
 }
why-busy = Many want to look back just now. Try again in a moment.
why-too-many-pages = Too many tables are open from where you are. Close one, and this one opens.
why-too-fast = That was too much at once. Come back in a moment.
why-too-slow = The connection could not keep up. Coming back.
why-too-many-mistakes = This page and the server do not understand each other. Reload the page.
why-not-understood = The server did not understand. Reload the page.
why-wrong-field = This field of the request is missing, unknown or of the wrong kind: { $field }.
why-no-such-game = There is no such game, or you were not in it.
why-no-such-puzzle = There is no such puzzle.
why-not-an-answer = This is no answer to the puzzle.
why-not-over-yet = This game is not over yet.
why-cannot-replay = This game was begun under older rules and cannot be replayed. Its record can be downloaded.
why-other-site = Another site’s page sent this, and it is not let in.
why-json-only = Only JSON is taken here.
why-too-large = This is too large.
why-no-such-address = There is nothing at this address.
why-metrics-closed = The server’s figures are not for everyone.
