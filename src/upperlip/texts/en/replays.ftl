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
replay-here = In the replay, to play on from there
replay-practise-as = as { $name }

why-practice-unfinished = This game was not played to its end: its cards stay a secret.
why-nothing-to-practise = Nothing is left to play from there, or the game was begun under older rules.
