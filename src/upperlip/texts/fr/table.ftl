# Ce qui se passe à la table, et pourquoi. Les noms des joueurs, « Vous » compris, se lisent bien partout.

list-end = { $first } et { $last }

## Ce qu’on demande à un joueur

ask-give = trois cartes pour le voisin de gauche
ask-play = une carte à jouer
ask-steal = une carte à prendre
ask-blind = une annonce à l’aveugle, ou non
ask-agree = accepter ou refuser
ask-bid = une annonce
ask-trump = une couleur d’atout
ask-pass = une carte à passer
ask-throw = pierre, feuille ou ciseaux
ask-rule = une carte Règle à retourner
ask-deal = la donne
ask-trophies = les trophées
ask-turn = une carte à retourner pour l’atout
ask-twins = une carte à retourner pour les { card-TWINS }

seat-number = place { $number }

bot-1 = Basile
bot-2 = Clovis
bot-3 = Dora
bot-4 = Edgar
bot-5 = Flora
bot-6 = Gaston

level-random = au hasard
level-novice = débutant
level-regular = habitué
level-expert = expert
level-peek = omniscient

sign-rock = pierre
sign-paper = feuille
sign-scissors = ciseaux

## Pourquoi une action est impossible

why-game-over = La partie est finie.
why-chance-first = Le hasard d’abord : { $asked }.
why-not-your-turn = Ce n’est pas encore votre tour. On attend : { $seats }.
why-something-else-asked = Ce qu’on demande maintenant : { $asked }. Au choix : { $instead }.
why-must-follow = Couleur demandée : { $colour }, et vous en avez. Vous pouvez jouer : { $instead }.
why-must-follow-walnut = La { card-WALNUT } a entamé ; à cette table, l’atout devient alors la couleur demandée : { $colour }, et vous en avez. Vous pouvez jouer : { $instead }.
why-not-in-hand = Cette carte n’est pas dans votre main : { $card }. Au choix : { $instead }.
why-already-given = Cette carte est déjà partie : { $card }. Vous pouvez donner : { $instead }.
why-cannot-steal = Cette carte du pli n’est pas à prendre : { $card }. Vous pouvez prendre : { $instead }.
why-number-out-of-range = Il faut un nombre de { $low } à { $high }.
why-unknown-card = Il n’y a pas de carte « { $name } ».
why-unknown-action = Il n’y a pas d’action { $value }.

## Pourquoi une carte a gagné, et ce qui a joué d’autre

why-strongest = { $card } : la plus haute carte de la couleur la plus forte du pli.
why-unicorn = La { card-UNICORN } gagne, quoi que disent les règles.
why-rule-kept-out = « { $rule } ». Hors concours : { $cards }.
why-rule-reordered = « { $rule } » : l’ordre habituel ne vaut plus.
why-rule-decided = « { $rule } » décide. Carte gagnante : { $card }.
why-threes-colour = Les 3, lus comme à cette table : seule compte la couleur la plus forte, et sa plus petite carte gagne.
why-threes-overall = Les 3, lus comme à cette table : la plus petite de toutes les cartes gagne ; à égalité, la couleur la plus forte.
why-rule-gave-lead = « { $rule } » : l’entame suivante revient à qui a joué cette carte : { $card }.
why-won-by-nobody = Il ne reste aucun animal dans le pli : personne ne le gagne, et le même joueur entame.
why-pigeon = Le { card-PIGEON } est passé par là : ces cartes ne comptent pour personne.
why-monkey = Le { card-MONKEY } prend une carte : { $card }.
why-fewest-win = « { $rule } » : l’équipe qui a le moins d’étoiles gagne.
why-crown-wins-ties = Égalité d’étoiles : la couronne décide ({ $seat }).
why-highest-trump = Plus fort atout : { $card }.
why-highest-of-colour = Pas d’atout dans le pli. Plus forte carte de la couleur demandée : { $card }.
why-walnut-led-next = La { card-WALNUT } a entamé. À cette table, elle ne fixe pas la couleur : la première carte Noix s’en charge.
why-walnut-led-trump = La { card-WALNUT } a entamé. À cette table, elle a fait de l’atout la couleur demandée : { $colour }.
why-twins-without-trump = Avec le { card-ACORN } dans le pli, aucun atout n’est en vigueur : seul un méchant coûte.
why-highest-villain = Rien que des méchants, la valeur décide : { $card } ({ $number }).
why-lowest-wins = { card-ACORN } : la plus petite valeur gagne, { $card } ({ $number }).
why-highest-wins = Couleurs et atout ne comptent pas : la plus grande valeur gagne, { $card } ({ $number }).
why-first-of-equals = À valeur égale, la première jouée l’emporte.
why-last-of-equals = À valeur égale, la dernière jouée l’emporte.
why-strong-led-next = { $card } a entamé. À cette table, cela ne fixe pas la couleur : la première carte Noix s’en charge.
why-strong-led-trump = { $card } a entamé. À cette table, l’atout est devenu la couleur demandée : { $colour }.
why-turned-without-trump = Couleurs et atout ne comptent pas dans ce pli : seul un méchant est mauvais.
why-lowest-number = Couleurs et atout ne comptent pas : la plus petite valeur gagne, { $card } ({ $number }).
why-card-turned = { $card } a fait retourner une carte : { $points ->
    [0] rien
   *[other] { $points }
 } pour le gagnant du pli.
why-trump-now = Atout pour ce pli : { $colour }.
why-no-trump-now = Pas d’atout pour ce pli.
why-copied-number = { $card } : valeur { $number }.
why-villain-acted = { $card } : { $effect }
why-twins-turned = { card-TWINS } : { $points ->
    [5] +5
   *[other] −5
 } pour le gagnant du pli.
why-pile-empty = Le talon est vide : des cartes des manches précédentes en forment un nouveau.
why-bid-met = Annonce tenue : +{ $points }.
why-bid-missed = Annonce manquée.
why-blind-bid-met = Annonce à l’aveugle tenue : +{ $points }.
why-blind-bid-missed = Annonce à l’aveugle manquée : seuls les points négatifs comptent.
why-tie-break = Égalité à la première place : pierre, feuille, ciseaux.

## Pourquoi une partie ne peut pas commencer ainsi

why-players = Ce jeu se joue de { $low } à { $high }, pas à { $number }.
why-team-players = Les équipes de deux demandent 4 ou 6 joueurs, les équipes de trois en demandent 6.
why-unknown-option = Il n’y a pas d’option « { $option } ». Il y a : { $known }.
why-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Au choix : { $allowed }.
why-option-list = L’option « { $option } » attend une liste d’identifiants.
why-option-number = L’option « { $option } » attend un nombre entier.
why-unknown-rule-card = Il n’y a pas de carte Règle « { $id } ». Il y a : { $known }.
why-card-not-defined = « { $id } » est une carte venue d’ailleurs, et personne ne l’a définie ici. Seules les cartes des boîtes sont connues partout.
why-rules-list = Désignez quatre cartes Règle : deux blanches puis deux noires, toutes différentes.
why-stars-list = Les étoiles sont onze nombres de 0 à 9, pour les valeurs 0 à 10.
why-trophies-list = Les trophées sont quatre listes de trois nombres de 1 à 9, jamais décroissants.
why-counting-with-showcase = Compter les cartes ne va pas avec la vitrine : prenez les six mêmes méchants toute la partie, les douze, ou aucun.
why-drop-low-players = On ne retire les petites cartes qu’à { $number } joueurs au plus.
why-pool-without-mode = Vous avez désigné six méchants : jouez alors avec « les six mêmes toute la partie ».
why-unknown-villain = Il n’y a pas de méchant « { $id } ». Il y a : { $known }.
why-pool-list = Une sélection, c’est six méchants différents.
why-shown-without-mode = Vous avez désigné les méchants à montrer : faites-en alors montrer un ou deux par manche.
why-shown-list = Il faut { $number } méchants différents à montrer, manche par manche.
why-dealer-not-at-table = Le premier donneur n’est pas à la table : choisissez l’un des joueurs.
why-unknown-game = Il n’y a pas de jeu { $value }. Il y a : { $known }.
why-two-that-pass = Deux cartes font passer des cartes aux voisins ; il peut y en avoir une au plus.
why-other-commitment = L’engagement qu’on vous a montré n’est pas celui de cet enregistrement.

## Ce qui se passe

event-rule-turned = Manche { $number }. Nouvelle règle : « { $rule } ».
event-teams = Équipes : { $seats } contre { $others }. La couronne : { $crown }.
event-hand = Cartes reçues, { $seat } : { $cards }.
event-face-up = À découvert, { $seat } : { $cards }.
event-has-chosen = Choix fait : { $seat }.
event-hint-taken = Conseil demandé : { $seat }.
event-received = { $giver } → { $seat } : { $cards }.
event-played = { $seat } : { $card }
event-stole = { $seat } : le { card-MONKEY } chipe une carte : { $card }.
event-trick-won = Pli gagné : { $seat }.
event-trick-to-nobody = Le pli n’est à personne. À l’entame : { $seat }.
event-round-won = Manche gagnée : { $seats }, avec { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 } contre { $their_stars } ({ $others }).
event-trophy = Trophée, { $seat } : { $points }.
event-final-points = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-game-won = Partie gagnée : { $seats }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }. Révérence.
event-game-tied = Égalité : { $seats }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 } chacun.
event-dealt = Manche { $number }. À la donne : { $seat }. Cartes par joueur : { $size }.
event-villains-in-use = Méchants en liberté : { $cards }.
event-no-blind = { $seat } : pas d’annonce à l’aveugle.
event-blind-proposed = { $seat } : { $number } à l’aveugle, si l’équipe accepte.
event-agrees = { $seat } : d’accord.
event-refuses = { $seat } : refus.
event-blind-stands = Annonce à l’aveugle, { $seats } : { $number }.
event-blind-falls = Finalement, pas d’annonce à l’aveugle : { $seats }.
event-turned-villain = Carte retournée : { $card }. Un méchant ne fait pas l’atout ; il sort, on retourne encore.
event-turned-trump = Carte retournée : { $card }. Atout : { $colour }.
event-twins = { card-TWINS }, carte retournée : { $card }. { $points ->
    [5] +5
   *[other] −5
 } pour qui gagnera ce pli.
event-pile-made-anew = On refait un talon.
event-bid = { $seat } : annonce { $number }.
event-named-trump = { $seat } : l’atout est maintenant { $colour }.
event-side-scored = { $seats } : annonce { $bid }, plis { $tricks }. Points { $points }, total { $total }.
event-tied = Égalité à la première place : { $seats }.
event-threw = { $seat } : { $sign }
event-throw-again = Encore en lice : { $seats }. On rejoue.
