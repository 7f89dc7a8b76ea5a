# Mustachio, in English. Message ids U-… are the numbers of the rules page.

mustachio-title = Mustachio
mustachio-lead = Say how many tricks you will take, then take exactly that many, while twelve villains do their best to spoil your arithmetic.

## Section headings

mustachio-section-cards = The cards
mustachio-section-sides = Players and sides
mustachio-section-villains = Which villains are in the deck (chosen before the game)
mustachio-section-rounds = Rounds, dealing, trump
mustachio-section-bidding = Bidding
mustachio-section-trick = Playing a trick
mustachio-section-effects = What the villains do (at once, whoever takes the trick)
mustachio-section-scoring = Scoring a round
mustachio-section-variants = Variants

## Colours

nuts-R = red
    .nut = almonds
    .one = almond
    .card = red { $number }
nuts-B = blue
    .nut = hazelnuts
    .one = hazelnut
    .card = blue { $number }
nuts-G = green
    .nut = macadamias
    .one = macadamia
    .card = green { $number }
nuts-Y = yellow
    .nut = cashews
    .one = cashew
    .card = yellow { $number }

## Villains

card-ACORN = Acorn
    .effect = The lowest number takes the trick, whatever its colour.
card-BUTTERNUT = Butternut
    .effect = The point cards of this trick score nothing.
card-PEANUT = Hot Peanut
    .effect = Everyone passes a card to the left, at once.
card-HONEYNUT = Honeynut
    .effect = Its number is one more than that of the card before it.
card-HEALTH-plus = Health +1
    .effect = Counts as one extra trick for the side that wins it.
card-HEALTH-minus = Health −1
    .effect = Counts as one trick fewer for the side that wins it.
card-HUMMMUS = Hummus
    .effect = Its player names the trump for this trick and the next.
card-NUTCASE = Nutcase
    .effect = No trump in this trick and the next.
card-TWINS = Twins
    .effect = A turned card decides: +5 or −5 to the winner of the trick.
card-PISSTACHIO = Grumpy Pistachio
    .effect = −5 to the winner of the trick.
card-PRAYLENE = Praline
    .effect = +5 to the winner of the trick.
card-WALNUT = Walnut
    .effect = Trump, whenever there is one.

## The cards

U-1 = There are 60 nuts in four colours: {nuts-R} ({nuts-R.nut}), {nuts-B} ({nuts-B.nut}), {nuts-G} ({nuts-G.nut}) and {nuts-Y} ({nuts-Y.nut}), each numbered 1 to 15.
U-2 = There are twelve villains, one of each. They have a number but no colour of their own, and whatever their names suggest, they are not nuts. Each is explained on its own, with its number, and the name it bears in the box if that is another, in brackets.

## Players and sides

U-3 = Individual play: 2 to 6 players, each a side of their own. A side is what scores: a player here, a team in team play. Unless the table decides otherwise, 4 or 6 players play in pairs, any other number individually. Sides are numbered by the lowest seat among their members.
U-4 = Team play: 4 players form two teams of two, 6 players three teams of two; partners sit opposite each other. Or 6 players form two teams of three, every other seat. Teammates never sit side by side. No other number of players can play in teams.
U-5 = Teammates may not tell each other anything during play, not even by a twitch of the moustache. This holds around one table as it does online, where they have no private channel while a round is on, and where in a team game the table chat is closed to seated players from the deal to the end of the round; ready-made phrases that give away nothing about cards stay open. In individual play you may chat freely.

## Which villains are in the deck

U-6 = Showcase (the usual choice): before each round two villains, or one if the table prefers, are drawn at random, or have been named by the table before the game. They are shown to everyone and mixed in so that they are sure to be dealt this round; each is equally likely to end up anywhere among the cards dealt, in any player’s hand. Last round’s villains are taken out, and none comes twice in a game.
U-7 = Pool: six villains are shuffled in for all five rounds. They are drawn once before round 1 or named by the table; either way everyone knows which they are.
U-8 = All: all twelve villains are shuffled in.
U-9 = None: no villains, only nuts. For learning the game in peace.

## Rounds, dealing, trump

U-10 = A game has five rounds. Cards per player, round by round: 9, 7, 5, 6 and 8 with 2 to 5 players; 8, 6, 5, 5 and 7 with 6.
U-11 = The player in the first seat deals the first round unless the table chooses another dealer. In each later round the deal passes to the left. All cards are shuffled anew for each round, except with card counting (U-50).
U-12 = A round goes: deal, blind bids, turning the trump, bids, tricks. The cards left over from the deal are the pile. They are turned over one at a time until a nut appears: its colour is the round’s trump, and it stays visible. Villains turned on the way stay visible too and are out of the round. The pile is shuffled once more before anything is turned from it, so every turned card is a random draw from the undealt ones.
U-13 = If the pile has no card left to turn (only possible with card counting), all cards played in earlier rounds since the last reshuffle, but not those of this round, become the pile, and turning goes on from it.

## Bidding

U-14 = Team play: starting left of the dealer and going clockwise, each player says aloud a number of tricks, from 0 to the number of cards in hand. A side’s bid is the sum of its members’ bids; it may exceed the number of tricks there are.
U-15 = Individual play: all bid at once and in secret, from 0 to the number of cards in hand; the bids are revealed together when all are in.
U-16 = A side may bid blind: right after the deal, before the trump is turned and before anyone has seen a card.
    1. Each side is asked in turn, starting left of the dealer.
    2. Individual play: the answer is a number from 1 to the hand size, or no.
    3. Team play: the members are asked in order of play, one after another, to propose a number for the team, from 2 to the hand size, or to decline. The first who proposes ends the asking.
    4. Then each other member, also one who declined, in order of play from the left of the dealer, agrees or refuses; all are asked, even after a refusal. The blind bid stands only if all agree.
    5. A team is done before the next one is asked. If all decline, or one refuses, it bids later with open eyes.
    6. Blind bids are public, and a side that has bid blind does not bid again.
    7. Until every side has answered, nobody sees any card of the round, not even their own; only the villains in the showcase are known.
U-17 = Missing a bid costs nothing but its bonus. Missing a blind bid costs more (U-43).

## Playing a trick

U-18 = The player left of the dealer leads the first trick of a round. After that, the winner of a trick leads the next.
U-19 = The leader may play any card. Then, clockwise, everyone else plays one card.
U-20 = The trick colour is the colour of the first nut played in the trick. Villains do not set it: when a villain leads, even the {card-WALNUT}, the choice is left to the next nut. A table may play the {card-WALNUT} otherwise: leading a trick while there is a trump, it makes that colour the trick colour, and so it stays whatever happens to the trump in this trick. Other villains then count as that colour, even if no nut is played; the {card-WALNUT} itself counts as ever (U-22).
U-21 = If you hold a nut of the trick colour, you must play a nut of that colour or any villain. If you hold none, play any card; there is no duty to trump. While the trick has no colour, any card is allowed. Villains never oblige anyone to follow, and never prevent it; holding the {card-WALNUT} is not holding trump.
U-22 = A villain counts as a card of the trick colour, with its number. The {card-WALNUT} (9) is the exception: it counts as trump, or as the trick colour when there is no trump. If all cards of the trick are villains and so there is no trick colour, they compare by number alone; but the {card-WALNUT} beats the others as long as there is a trump.
U-23 = The highest trump in the trick wins; without one, the highest card of the trick colour. When the trick colour is the trump colour, villains are trumps in it just like its nuts. Of equal numbers, the one played first wins.
U-24 = The winner takes the cards for their side, and the trick counts one for that side ({card-HEALTH-plus} and {card-HEALTH-minus} may change the count).

## What the villains do

U-25 = {card-ACORN} (4; in the box: A+Corn): the lowest number wins the trick. Colours and trump are ignored for this trick, and villains use their numbers; of equal numbers, the one played last wins. The trick colour must still be followed.
U-26 = {card-BUTTERNUT} (11; in the box: Butternut Squash): every point card of the trick, played before or after it, scores nothing, and neither do the {card-TWINS} as a 10. The +5 or −5 of the {card-PRAYLENE}, the {card-PISSTACHIO} and the {card-TWINS}’ turned card still count.
U-27 = {card-PEANUT} (10; in the box: Fire-Roasted Peanut): at once, before the next card is played, every player chooses a card from their hand and passes it to the left, including those who have already played to this trick. All choose before anyone sees what arrives. In the last trick of a round nothing happens. The card itself scores no points, although its number is 10.
U-28 = {card-HONEYNUT}: its number is one more than that of the card played just before it in the trick, villains included. When it leads, it is one more than the last card of the previous trick; when it leads the first trick of a round, it is 1. The number serves for this trick only and earns no points.
U-29 = {card-HEALTH-plus} (11; in the box: Health Nut +1) and {card-HEALTH-minus} (11; in the box: Health Nut −1): the side that wins the card counts one trick more or one fewer. Together in one trick they cancel out.
U-30 = {card-HUMMMUS} (6; in the box: Hummmus): its player names a colour; the present trump is allowed. It is trump for this trick and the next, then the round’s trump returns.
U-31 = {card-NUTCASE} (12): there is no trump for this trick and the next, then the round’s trump returns.
U-32 = When {card-HUMMMUS} and the {card-NUTCASE} overlap, the one played last governs its two tricks. Afterwards the round’s own trump is back.
U-33 = A side’s trick count is the tricks it won, plus one for {card-HEALTH-plus} and minus one for {card-HEALTH-minus} if it won them. It is never below 0.
U-34 = {card-TWINS} (10; in the box: Nut Twins): a card of the pile is turned over. A villain or a card of the trump means −5 to the winner of the trick, any other card +5. What counts is the trump in force at that moment, after the effects of the cards already played in this trick; with no trump in force, only a villain costs. With the {card-ACORN} already in the trick no trump is in force, not even one named after it; an {card-ACORN} that comes later changes nothing. If the pile is empty, it is renewed as for turning the trump (U-13). The turned card stays visible and is out of the round.
U-35 = {card-PISSTACHIO} (9; in the box: Pisst’achio): −5 to the winner of the trick. {card-PRAYLENE} (12; in the box: Pray-lene): +5.

## Scoring a round

U-40 = Team play: +35 if the side’s trick count (U-33) is exactly its bid; +10 for each captured 15, +5 for each 10 or 5, +2 for each 1. The {card-TWINS} score 5 as a 10; the {card-PEANUT} and the {card-HONEYNUT} score nothing. Individual play: +25 for an exact bid, +10 for each captured 15, +5 for each 14; 10s, 5s and 1s are worth nothing, and so is the {card-TWINS} card itself.
U-41 = The +5 and −5 of the {card-TWINS}’ turned card, the {card-PISSTACHIO} and the {card-PRAYLENE} count in team and individual play alike.
U-42 = A blind bid met exactly brings 70 instead of 35; in individual play 50 instead of 25.
U-43 = A blind bid missed: the side scores only its −5s this round. Nothing positive counts, and +5s do not make up for them.
U-44 = Scores may be negative. After five rounds the highest total wins.
U-45 = A tie for first place is settled by rock, paper, scissors. Two sides: both throw in secret and at once, and the first to win two throws wins. Three or more: all throw; if exactly two different signs show, the losers are out, otherwise all throw again. When two are left, they start at 0 : 0 and play first to two; when one is left, it has won. For a team, the member with the lowest seat number throws.

## Variants

U-50 = Card counting: each deal comes from the pile, and all cards are reshuffled only when the pile cannot cover the next deal. Cards per player: 9, 5, 4, 6 and 7 with 4 players; 8, 4, 5, 6 and 7 with 6; otherwise as usual (U-10). Cards turned for the trump or for the {card-TWINS} return to the pile when the round ends. If played cards had to become the pile (U-13), it serves for turning only, and all cards are reshuffled before the next deal. With all 72 cards, the reshuffles come before round 4 with 4 players, and before rounds 3 and 5 with 6. Not possible with the showcase, which changes the deck each round.
U-51 = More points: all nuts 15, 10 and 5 and three random villains of those in use (none if you play without villains) form a packet. The other cards are shuffled and halved, an odd card going to the bottom half; the packet is shuffled into the top half, and the deal is from the top. With the showcase the packet has no villains: those shown are mixed in as usual (U-6). With card counting the packet is made at the first shuffle and at each reshuffle.
U-52 = No small fry: with 4 players or fewer, all nuts 2 and 3 are taken out. Not possible with more players.
U-53 = The three variants combine freely. Refused before the game starts, with a clear message: a number of players that does not fit (individual play 2 to 6, pairs 4 or 6, trios 6); card counting with the showcase; dropping 2s and 3s with more than 4 players; a named pool that is not six different villains or that comes with another choice of villains; villains named for the showcase that are not five (one each round) or ten (two each round) different ones, or that come without a showcase; a first dealer who is not at the table; any value that an option does not have.

## Options

mustachio-option-sides = Everyone alone (2 to 6 players), teams of two (4 or 6) or two teams of three (6). If nobody chooses: teams of two with 4 or 6 players, otherwise everyone alone.
mustachio-option-villains = Who comes to spoil things: two new villains shown before each round (the usual choice), or one; the same six all game; all twelve; or none.
mustachio-option-pool = The six villains of the pool, all different. Name none, and they are drawn at random. Only if you play with a pool.
mustachio-option-shown = The villains of the showcase, named round by round: five different ones, or ten if two are shown each time. Name none, and they are drawn at random. Only if you play with a showcase.
mustachio-option-first_dealer = Who deals the first round; the player in the first seat if nobody chooses.
mustachio-option-card_counting = No reshuffle until the pile cannot cover the next deal: a good memory pays. Not with the showcase.
mustachio-option-more_points = All 15s, 10s and 5s go into the top half of the deck, so more of them are dealt.
mustachio-option-drop_low = Takes out all 2s and 3s. For 4 players at most.
mustachio-option-walnut_led = What a leading {card-WALNUT} does. next: it leaves the colour to the next nut; trump: it makes the trump the colour to follow.
