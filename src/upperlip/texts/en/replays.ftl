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
