# Finished games: shared with strangers, played on from, counted over many.

## Sharing

replay-share = Share this replay
replay-share-words = Whoever has the link sees all hands, step by step. It is good only while everyone who played agrees; bots are not asked.
replay-share-count = Agreed: { $agreed } of { $people }.
replay-share-asked = Somebody would like to share this game.
replay-share-named = I agree, with my name
replay-share-hidden = I agree, as “{ $name }”
replay-share-no = I do not agree any more
replay-share-mine-named = You agree, with your name.
replay-share-mine-hidden = You agree; your name is hidden.
replay-share-dead = Whoever stops agreeing makes the link useless for good.
replay-share-this-step = Link to this step:
replay-player = Player { $number }
replay-title = A game of { $game }

why-share-unfinished = Only a game that was played to its end can be shared.
why-no-such-replay = There is no such replay, or somebody who played it does not share it any more.

## What if

replay-practise = Play on from here
replay-practise-words = A practice table of your own: you take one seat, bots take the others. You may know all the cards by now, so nothing of it counts.
replay-here = Open the replay here, to play on
replay-practise-as = as { $name }

why-practice-unfinished = This game was not played to its end: its cards stay a secret.
why-nothing-to-practise = Nothing is left to play from there, or the game was begun under older rules.

## Progress over many games

replay-progress = My progress
replay-progress-words = What your decisions cost, from what you could see, in all your games that have been reviewed. Nothing here is about anybody else.
replay-reviewed = Games reviewed: { $count }.
replay-review-rest = Review the latest games as well: { $count }
replay-review-rest-going = Being reviewed, one after the other. Left: { $count }.
replay-without-hints = Leave out decisions made with a hint
replay-result-mean = Result of a game, on average
replay-luck-mean = Of which luck
replay-graph-words = A dot for each game, the latest on the right. The line is the average of five games.
replay-day = Day
replay-luck = Luck in it
replay-count = Decisions
replay-each = Each
replay-sum = In all
replay-phases = Where it was lost
replay-phase = Phase
replay-phase-bids = Bids
replay-phase-passing = Passing cards
replay-phase-leading = Leading
replay-phase-following = Following
replay-phase-endgame = The last three cards
replay-themes = Why it was lost
replay-theme = What another choice would have done
replay-theme-takes = Won the trick
replay-theme-bid-met = Won no more: the bid was met
replay-theme-partner = Left the trick to the partner
replay-theme-gives-away = Kept a card from the opponents
replay-theme-brings = Brought a good card home
replay-theme-hands-over = Handed over a bad card
replay-theme-leaves = Left a trick that did not pay
replay-theme-same = Kept a card for later
replay-theme-worth-more = Taken the better card
replay-theme-trump-takes = Named a trump that wins the trick
replay-theme-trump-leaves = Named a trump that leaves the trick
replay-theme-more-tricks = Bid higher
replay-theme-fewer-tricks = Bid lower
replay-theme-blind-missed = Not bid blind
replay-partners = With whom
replay-partner = Partner
replay-partner-bot = Bots: { $level }
replay-partner-unnamed = People who are not named here
replay-partners-words = Your own losses in rounds with them. People are named where they share the game with their name.
replay-bids = Your bids
replay-bids-came = Bids: { $made }. Met exactly: { $met }; too high: { $high }; too low: { $low }.
replay-bids-better = Times a lower bid would have been better, from what you could see: { $lower }; a higher one: { $higher }.
replay-bids-title = Tricks more than bid
replay-bids-tricks = Against the bid
replay-bids-count = Times
replay-bids-likely = Likely times
replay-bid-met = met
replay-bid-more = { $number }
replay-csv = All decisions (CSV)
replay-json = All decisions (JSON)
