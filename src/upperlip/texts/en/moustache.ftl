# Moustache (the animals): the rules as players read them.
# Message ids O-… are the numbers of the rules.

moustache-title = Moustache
moustache-lead = A trick-taking game in teams for 3 to 6 players: every round brings new partners and one more rule to trip over.

moustache-section-cards = The cards
moustache-section-game = A game
moustache-section-round = A round
moustache-section-trick = A trick
moustache-section-end = End of a round

## The cards

O-1 = The deck holds 44 animals in four colours, 0 to 10 in each: green hamsters, pink pigs, orange llamas and blue walruses. The llamas are ours: your box may have another animal there. The higher the value, the grander the moustache. For short, a letter and the value, from G0 to B10 (G green, P pink, O orange, B blue).
O-2 = There are three jokers: the Unicorn, the Monkey and the Pigeon. They only join in with 3 or 5 players.
O-3 = Stars sit on the middle values: one on a 3, two on a 4, three on a 5, two on a 6, one on a 7, none on the others. All colours are alike, which makes 36 stars in all. Jokers have none. These are our values; if your box has others printed on its cards, play with those.
O-4 = Three trophies are at stake in each round. They are worth 1, 2 and 3 points in round 1; 2, 3 and 4 in round 2; 3, 4 and 5 in round 3; 4, 5 and 6 in round 4. With even trophies, every winner of a round gets its middle value instead: 2, 3, 4 or 5 points. These values are ours, too, and the table may put in those of its box; equal ones are still different tokens, and the middle value is the second of the three.
O-5 = There are white rule cards and black ones; each is explained on its own. Play with the usual eleven or with all of them, and leave out the advanced ones for a first game (which they are is our choice; your box may differ). Or name the four yourself, two white then two black, all different, in the order in which they will be turned: such a list overrides the other two choices. A faulty list, or a value that an option does not have, is refused before the game starts.

## A game

O-6 = A game has four rounds. Each begins by turning a rule card, drawn at random from those not yet in play: a white one in rounds 1 and 2, a black one in rounds 3 and 4. They lie in a row, left to right as turned, and stay to the end of the game: one rule in round 1, two in round 2, three in round 3, four in round 4.
O-7 = Play goes clockwise. The neighbour on your left has the next seat number; after the last seat comes the first.
O-8 = After four rounds, whoever has the most trophy points wins. A tie stays a tie; the table offers a rematch.

## A round

O-9 = The game takes 3 to 6 players, no fewer and no more. Once the round’s rule card is turned, new teams are drawn at random: 1 against 2 with three players, 2 against 2 with four, 2 against 3 with five, 3 against 3 with six. Everyone knows who is with whom.
O-10 = Each round, one player at random wears the crown. That player leads the first trick, and their team wins the round if it is tied.
O-11 = Everyone gets 12 cards with 3 players, 10 with 4, 8 with 5, 7 with 6. With 3 players, the lone one gets 9 animals and all three jokers. With 5, the two players of the smaller team get 7 animals and one joker each, drawn at random from the three; nobody knows which joker someone else has, nor which one is left out. All other hands are animals only. The cards not dealt stay face down and unknown.
O-12 = Teammates may not tell each other their cards, neither around one table nor online, where the chat is closed to seated players while a round is on, all but the preset phrases, unless the table talks on its honour.
O-13 = Effects at the start of a round happen in the order of the row, left to right. “{rule-pass-three}”: everyone chooses three cards of their hand, jokers allowed, for the neighbour on their left, before seeing what comes from the right. “{rule-pink-open}”: from here on, everyone can see all pink cards in hands, including those received later; they still belong to the hand. So if “{rule-pink-open}” lies to the left of “{rule-pass-three}”, everyone sees the pink cards while choosing; otherwise only afterwards.

## A trick

O-14 = The first animal in a trick sets the colour to follow. If you hold that colour, play it, or a joker; if not, play any card. As long as no animal has been played, any card will do.
O-15 = With “{rule-cut-leads}”, whoever cannot follow and plays an animal changes the colour to follow: for the players after them it is the colour of that animal. This can happen more than once in a trick.
O-16 = A joker can be played at any time. It never sets or changes the colour to follow.
O-17 = Once all have played, the trick is judged among its animals. Colour comes first, from weak to strong: green, pink, orange, blue (with “{rule-reversed}”, the other way round). Within a colour, the higher value is stronger. With “{rule-tens-fall}”, a 10 counts as −1, also for “{rule-three-lowest}” and “{rule-weakest-leads}”. The colour to follow has no special strength.
O-18 = A trick is judged in this order:
    1. If “{rule-equals-out}” is in play, wherever it lies in the row, animals whose value occurs more than once in the trick are discarded. They do not compete, set off no rule, and are neither collected nor stolen.
    2. If the Unicorn is in the trick, it wins, whatever the rules say.
    3. Otherwise “{rule-twos-win}”, “{rule-three-lowest}” and “{rule-runner-up}”, those that are in play, are tried left to right as they lie; the first that applies decides. “{rule-twos-win}” applies if a 2 is left: the 2 of the strongest colour wins. “{rule-three-lowest}” applies if a 3 is left: in the strongest colour left, the lowest value wins; a table may also read it as the lowest value of all animals left, the strongest colour among equals. “{rule-runner-up}” applies if two or more animals are left: the second strongest wins.
    4. Otherwise the strongest animal left wins.
O-19 = If no animal is left and there is no Unicorn, nobody wins the trick. Whatever is left is discarded, and whoever led the trick leads again.
O-20 = If the Pigeon is in the trick, all cards of the trick are discarded and count for nobody, even if the Unicorn wins. The winner still leads the next trick, unless “{rule-weakest-leads}” says otherwise.
O-21 = If the Monkey is in the trick and the Pigeon is not, the Monkey’s player takes one card of the trick for their team, before the winner collects the rest. It may be any card, even the Unicorn, but not the Monkey itself, nor a discarded card. They must take one, even when their own team wins the trick. If the Pigeon is there, or if nobody wins, the Monkey finds nothing.
O-22 = The winner’s team collects the trick, and the winner leads the next one. With “{rule-weakest-leads}”, whoever played the weakest animal leads instead. Animals discarded by “{rule-equals-out}” are not considered for this; a Pigeon, a Unicorn or a theft changes nothing. If no animal is left, the lead goes as it would without the rule.

## End of a round

O-25 = Each team counts the stars on the cards it has collected, card by card. “{rule-green-negative}”: stars on green cards count negative. “{rule-pink-bonus}”: a pink card is worth one star more. “{rule-shining-zeros}”: a 0 has two stars, whatever is printed on it. They combine, in whichever order they lie: with “{rule-shining-zeros}”, a green 0 counts −2 under “{rule-green-negative}”, and a pink 0 counts three under “{rule-pink-bonus}”. Then “{rule-last-trick}” gives three stars to the team that won the last trick; to nobody, if nobody won it or the Pigeon was in it. Last, “{rule-blue-tax}” takes five stars from the team with more blue cards; with equally many, nobody pays.
O-26 = The team with more stars wins the round; with “{rule-fewest-stars}”, the team with fewer.
O-29 = If the stars are equal, the team with the crown wins the round.
O-30 = Each member of the winning team draws one of the round’s three trophies at random and keeps it. You see your own; the others see it at the end of the game. Trophies nobody drew stay unknown to all.

## Rule cards, white

rule-green-negative = Sour greens
    .effect = Stars on green cards count negative.
rule-pink-open = Pigs on show
    .effect = Pink cards in hand lie face up.
rule-pass-three = Three parting gifts
    .effect = At the start of the round, everyone gives three cards to the left.
rule-blue-tax = Walrus tax
    .effect = The team with more blue cards at the end of the round loses 5 stars; if tied, nobody does.
rule-fewest-stars = Less is more
    .effect = The team with fewer stars wins the round.
rule-pink-bonus = Piggy bank
    .effect = Every pink card you collect is worth one star more.
rule-shining-zeros = Zero to hero
    .effect = Every 0 you collect is worth two stars.
rule-last-trick = Last laugh
    .effect = The last trick of the round is worth three stars more.

## Rule cards, black

rule-twos-win = Terrible twos
    .effect = A 2 wins the trick, whatever its colour.
rule-equals-out = Copycats out
    .effect = Animals of equal value are discarded before the trick is judged.
rule-reversed = Hamsters on top
    .effect = The order of colours is reversed: green is strongest, blue weakest.
rule-three-lowest = Limbo threes
    .effect = If a 3 is in the trick, the lowest value wins: of the strongest colour or of all, as the table reads it.
rule-cut-leads = Change of subject
    .effect = If you cannot follow, the colour you play becomes the one to follow.
rule-tens-fall = Fallen tens
    .effect = A 10 ranks below the 0 of its colour.
rule-runner-up = Silver beats gold
    .effect = The second strongest animal wins the trick.
rule-weakest-leads = The meek lead
    .effect = Whoever played the weakest animal leads the next trick.

## Jokers

card-UNICORN = Unicorn
    .effect = Wins the trick, whatever the rules say.
card-MONKEY = Monkey
    .effect = Takes one card of the trick for your team before the winner collects the rest.
card-PIGEON = Pigeon
    .effect = All cards of the trick are discarded and count for nobody.

## Colours

animals-G = green
    .one = hamster
    .card = green { $number }
animals-P = pink
    .one = pig
    .card = pink { $number }
animals-O = orange
    .one = llama
    .card = orange { $number }
animals-B = blue
    .one = walrus
    .card = blue { $number }

## Options

moustache-option-rule_set = Which rule cards may turn up. book: the usual eleven; house: all of them.
moustache-option-first_game = For a first game: leaves out the advanced rule cards (“{rule-pass-three}”, “{rule-fewest-stars}”, “{rule-three-lowest}”, “{rule-cut-leads}”, “{rule-runner-up}”).
moustache-option-even_trophies = Every winner of a round gets its middle trophy value, instead of trusting to luck.
moustache-option-rules = The four rule cards of your choice: two white, then two black, all different, in the order they are turned. This overrides the other two choices of rule cards.
moustache-option-stars = The stars printed on your cards: eleven numbers from 0 to 9, for the values 0 to 10. Leave it out to play with ours.
moustache-option-trophies = The trophies of your box: three numbers from 1 to 9 for each of the four rounds, none descending. Leave it out to play with ours.
moustache-option-threes = What “{rule-three-lowest}” looks for. colour: the lowest card of the strongest colour; overall: the lowest card of all, the strongest colour among equals.
