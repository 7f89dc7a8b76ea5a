# The lessons of the page: what the coach says. Short: it stands beside the table, also on a phone.

lesson-title-mustachio = Mustachio: a first round
lesson-title-mustachio-villains = Mustachio: villains
lesson-title-moustache = Moustache: two rounds
lesson-title-moustache-rules = Moustache: rules that pile up
lesson-go = Go on
lesson-skip-on = Skip
lesson-leave = Leave
lesson-from-start = From the start
lesson-over = That is all you need to sit down. The table explains the rest as you play.
lesson-play = Play a whole game
lesson-again = Once more
lesson-next-mustachio = Next lesson: villains
lesson-next-moustache = Next lesson: rules that pile up
lesson-turn = Your turn. The { $right } will do.
lesson-lead = You lead, with any card you like. Try the { $right }.
lesson-skip = We skip ahead: { $count ->
    [one] { $count } trick is
   *[other] { $count } tricks are
 } left in this round.
lesson-not-that = Allowed, too: { $tried }. But this lesson goes on with { $right }.

lesson-mustachio-intro = Mustachio is about promises: say how many tricks you will take, then take exactly that many. { $partner }, opposite you, is your partner.
lesson-mustachio-shown = A villain of this round: { $card }. { $effect }
lesson-mustachio-hand = Your cards: nuts in four colours, 1 to 15. A coin on a card shows the points it brings.
lesson-mustachio-trump = One colour is trump in this round: { $colour }. A trump beats every other colour.
lesson-mustachio-bid = How many tricks will you take? Your bid and your partner’s are added up; exactly that many bring { $bonus } points. Bid { $bid }.
lesson-mustachio-promised = You and { $partner } have promised { $bid } tricks together. Not one more, not one fewer!
lesson-mustachio-follow = { $seat } led the { $card }. Whoever holds that colour must play it. Try another card, and the table says why not. Then play the { $right }.
lesson-mustachio-taken = Taken by: { $seat }. The line under the cards says why. Whoever takes a trick leads the next one.
lesson-mustachio-ruff = { $seat } led the { $card }, and you have none of that colour: any card will do. The { $right } is a trump. Play it!
lesson-mustachio-villain = Now your villain, { $card }. { $effect } A villain may be played whatever was led.
lesson-mustachio-gift = The trick is yours, and { $card } with it. { $effect }
lesson-mustachio-score = Promised { $bid }, taken { $tricks }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $bonus } of them for the kept promise. After five rounds the highest total wins.

lesson-villains-intro = Twelve villains make trouble in Mustachio, each in its own way. Two of them come along in every round.
lesson-villains-name = You hold the { $card }. { $effect } Play it now, whatever was led.
lesson-villains-named = Which colour shall be trump? One that you hold. Name this one: { $trump }.
lesson-villains-pass = { $seat } has played the { $card }. { $effect } Part with the { $right }.
lesson-villains-spell = Trump for one more trick: { $colour }. Then the round’s own trump is back. The coin above keeps count.

lesson-moustache-intro = Moustache is about stars. Teams are drawn anew each round; this time you play with { $partner }.
lesson-moustache-row = Every round turns up a rule, and all of them stay. The first one is “{ $rule }”. { $does }
lesson-moustache-hand = Your cards: four colours, 0 to 10. Only the middle ones, 3 to 7, carry stars.
lesson-moustache-follow = { $seat } led the { $card }. Whoever holds that colour must play it. Try another card, and the table says why not. Then play the { $right }.
lesson-moustache-colours = Colours rank from green (weakest) over pink and orange to blue. The strongest one in the trick wins, whatever was led; within it, the highest card.
lesson-moustache-break = { $seat } led the { $card }, and you have none of that colour: any card will do. The { $right } is of a stronger colour. Play it!
lesson-moustache-score = { $stars } stars against { $their_stars }: the round is yours. Each winner draws a trophy. Yours is worth { $trophy }; the others’ stay secret until the end.
lesson-moustache-second = A second round: new teams (you and { $partner }) and a second rule beside the first, “{ $rule }”. { $does }
lesson-moustache-greens = The second rule at work: these cards take stars away ({ $cards }). Taken by: { $seat }.
lesson-moustache-end = { $stars } stars against { $their_stars }, with both rules counted in: yours again. After four rounds the most trophy points win.

lesson-rules-intro = The fourth round, and four rules hang side by side. You play with { $partner }.
lesson-rules-white = White rules say what cards are worth: “{ $rule }” and “{ $other }”.
lesson-rules-black = Black rules say who takes a trick: “{ $rule }” and “{ $other }”. Tap a sign at the table to read it.
lesson-rules-out = Equal values go out first: { $cards }. The strongest of what is left wins. Taken by: { $seat }.
lesson-rules-two = “{ $rule }”: { $does } You have one: play the { $right }.
lesson-rules-decided = A lowly 2 takes them all. The line under the cards names the rule that decided.
lesson-rules-end = { $stars } stars against { $their_stars }, all four rules counted in.
