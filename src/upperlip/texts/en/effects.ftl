# What the effects of a card do (docs/rules/effects.md): sentences for cards that have none of their own.

effect-none = It does nothing special.
effect-colours-reversed = The order of colours is turned round.
effect-colours-order = The order of colours, weakest first: { $order }.
effect-values-bottom = { $value } ranks below all other values of its colour.
effect-values-top = { $value } ranks above all other values of its colour.
effect-values-reversed = The order of values is turned round.
effect-wins = A { $value } wins the trick, whatever its colour; of several, the one of the strongest colour.
effect-lowest-colour = { $value ->
    [any] The lowest card of the strongest colour wins the trick.
   *[other] If a { $value } is in the trick, the lowest card of the strongest colour wins.
 }
effect-lowest-overall = { $value ->
    [any] The lowest card of all wins the trick; of equal ones, that of the strongest colour.
   *[other] If a { $value } is in the trick, the lowest card of all wins; of equal ones, that of the strongest colour.
 }
effect-lowest-threes = { $value ->
    [any] The lowest card wins the trick, as this table reads threes.
   *[other] If a { $value } is in the trick, the lowest card wins, as this table reads threes.
 }
effect-nth = { $n ->
    [2] The second strongest card wins the trick.
    [3] The third strongest card wins the trick, if there are as many.
    [4] The fourth strongest card wins the trick, if there are as many.
    [5] The fifth strongest card wins the trick, if there are as many.
   *[6] The sixth strongest card wins the trick, if there are as many.
 }
effect-out-equals = Cards of equal value are discarded before the trick is judged.
effect-out-colour = Cards of this colour are discarded before the trick is judged: { $colour }.
effect-out-value = Every { $value } is discarded before the trick is judged.
effect-out-both = The { $colour } { $value } is discarded before the trick is judged.
effect-follow-first = The colour to follow is that of the first animal.
effect-follow-latest = If you cannot follow, the colour you play becomes the one to follow.
effect-lead-winner = The winner of a trick leads the next one.
effect-lead-weakest = Whoever played the weakest animal leads the next trick.
effect-lead-left = The left neighbour of a trick’s leader leads the next one.
effect-give-left = At the start of the round, everyone gives { $number ->
    [one] a card
   *[other] { $number } cards
 } to the left.
effect-give-right = At the start of the round, everyone gives { $number ->
    [one] a card
   *[other] { $number } cards
 } to the right.
effect-open = Cards of this colour lie face up in hand: { $colour }.
effect-which-all = Every captured card
effect-which-colour = Every captured { $colour } card
effect-which-value = Every captured { $value }
effect-which-both = The captured { $colour } { $value }
effect-worth-add = { $which }: { $stars } to its stars.
effect-worth-set = { $which }: exactly { $stars } { $number ->
    [one] star
   *[other] stars
 }.
effect-worth-times = { $which }: its stars { $number ->
    [0] count nothing
   *[other] count { $number } times
 }.
effect-worth-negative = { $which }: its stars count negative.
effect-most-colour = The team with more { $colour } cards at the end of the round: { $stars } to its stars. Tied: nobody.
effect-most-value = The team with more cards of value { $value } at the end of the round: { $stars } to its stars. Tied: nobody.
effect-trick-first = The team that wins the first trick of the round: { $stars } to its stars.
effect-trick-last = The team that wins the last trick of the round: { $stars } to its stars.
effect-most-tricks = The team that wins more tricks: { $stars } to its stars. Tied: nobody.
effect-fewest = The team with fewer stars wins the round.
effect-copies = Its number is that of the card before it, { $plus }.
effect-always-trump = Trump, whenever there is one.
effect-judged-lowest = The lowest number takes the trick, whatever its colour.
effect-judged-highest = The highest number takes the trick, whatever its colour.
effect-void = The point cards of this trick score nothing.
effect-tricks = The trick counts { $tricks } for the side that wins it.
effect-points = { $points } to the winner of the trick.
effect-trump-named = Its player names the trump for { $number ->
    [one] this trick
   *[other] { $number } tricks, this one included
 }.
effect-trump-none = There is no trump for { $number ->
    [one] this trick
   *[other] { $number } tricks, this one included
 }.
effect-trump-colour = Trump for { $number ->
    [one] this trick
   *[other] { $number } tricks, this one included
 }: { $colour }.
effect-pass-left = Everyone passes { $number ->
    [one] a card
   *[other] { $number } cards
 } to the left, at once.
effect-pass-right = Everyone passes { $number ->
    [one] a card
   *[other] { $number } cards
 } to the right, at once.
effect-turn = A card is turned over: { $bad } to the winner of the trick if it is a villain or a trump, otherwise { $good }.
