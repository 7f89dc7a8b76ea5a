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

## Pourquoi le hasard n’a pas pu faire cela

why-wrong-round = Ce n’est pas la manche { $number }.
why-rule-again = « { $rule } » est déjà dans la rangée.
why-rule-not-white = « { $rule } » est une règle noire, et c’est une blanche qu’on retourne ici.
why-rule-not-black = « { $rule } » est une règle blanche, et c’est une noire qu’on retourne ici.
why-rule-not-in-set = « { $rule } » ne fait pas partie des règles choisies pour cette partie.
why-wrong-teams = Les équipes n’ont pas la bonne taille.
why-wrong-crown = Il n’y a pas de place { $number } pour la couronne.
why-wrong-hands = { $number ->
    [one] { $number } main distribuée
   *[other] { $number } mains distribuées
 } : il en faut une par joueur.
why-wrong-hand-size = { $seat } : il faut { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
 } en main à la donne.
why-hand-and-played = La main de { $seat } et ses cartes jouées doivent faire { $number } ensemble ; il y en a { $count }.
why-card-twice = Carte distribuée deux fois : { $card }.
why-wrong-jokers = { $seat } : à la donne, il faut { $number ->
    [0] une main sans joker
    [one] un joker
   *[other] { $number } jokers
 }.
why-wrong-trophies = Il faut une indication par joueur.
why-trophy-to-loser = { $seat } : manche perdue, donc pas de trophée.
why-impossible-trophy = { $seat } : ce trophée n’a pas pu être tiré.
why-wrong-villains = Ce ne sont pas les méchants en jeu.
why-villain-count = { $number ->
    [one] On tire un méchant.
   *[other] On tire { $number } méchants.
 }
why-villain-order = Chaque méchant figure une seule fois, dans l’ordre des règles (U-2).
why-villain-again = Déjà en vitrine dans une manche précédente : { $card }.
why-wrong-dealer = Donneur de cette manche : { $seat }.
why-card-not-in-deck = Cette carte n’est pas parmi celles qu’on distribue : { $card }.
why-shown-not-dealt = En vitrine, donc à distribuer : { $card }.
why-packet-not-on-top = Trop de cartes du paquet (U-51) restent au talon : il peut en rester { $number } au plus.
why-not-in-pile = Cette carte n’est pas dans le talon : { $card }.
why-chance-not-now = Ce n’est pas le moment : « { $kind } ».
why-seats-first = « { $kind } » vient trop tôt. D’abord, { $seats } : { $asked }.

## Ce qui cloche dans un enregistrement

why-missing-key = Il manque la clé « { $key } ».
why-unknown-key = La clé « { $key } » n’a rien à faire ici.
why-key-twice = La clé « { $key } » figure deux fois.
why-missing-option = Il manque l’option « { $option } ».
why-not-a-number = Il faut ici un nombre entier, pas { $value }.
why-not-a-time = Une durée est un entier à partir de 0, pas { $value }.
why-not-a-hint = Un conseil va jusqu’à 1, 2 ou 3, pas { $value }.
why-not-a-text = Il faut ici un texte, pas { $value }.
why-not-a-list = Il faut ici une liste du bon type, pas { $value }.
why-not-an-object = Il faut ici un objet, pas { $value }.
why-unknown-card = Il n’y a pas de carte « { $name } ».
why-unknown-chance = Le hasard ne connaît pas « { $kind } ».
why-unknown-action = Il n’y a pas d’action { $value }.
why-unknown-game = Il n’y a pas de jeu { $value }. Il y a : { $known }.
why-wrong-format = Le format est { $value } au lieu de { $name }.
why-no-such-seat = Il n’y a pas de place { $value }.
why-answers-out-of-order = Les réponses simultanées se suivent dans l’ordre du jeu. D’abord : { $seat }.
why-wrong-legal = Les actions permises étaient autres : { $instead }.
why-legal-unsorted = Les actions permises sont justes, mais pas triées comme du texte.
why-after-the-end = La partie est finie avant cette étape.
why-result-too-early = Les étapes ne vont pas jusqu’au bout : le résultat doit être null.
why-result-missing = Les étapes vont jusqu’au bout : il faut un résultat.
why-wrong-result = { $name } vaut { $value } au lieu de { $right }.
why-wrong-length = { $name } compte { $value } entrées au lieu de { $right }.
why-not-utf8 = UTF-8 invalide à l’octet { $number }.
why-broken-json = JSON invalide au caractère { $number }.
why-no-record = Le fichier ne contient aucune partie.
why-too-deep = Imbrication trop profonde.
why-number-too-long = Un nombre est trop long.

## Pourquoi un mélange n’est pas prouvé

why-no-proof = Cet enregistrement ne contient aucune preuve du mélange : il n’y a rien à vérifier. Les parties jouées sur un serveur en ont une.
why-wrong-method = La méthode de la preuve est { $value } ; on ne sait vérifier ici que { $name }.
why-not-hex = Il faut ici { $number } chiffres hexadécimaux en minuscules, pas { $value }.
why-wrong-salts = Il faut un sel, ou null, par joueur ; la preuve en compte { $number }.
why-wrong-commitment = Le secret ne correspond pas à l’engagement : l’un des deux n’est plus ce qu’il était avant la donne.
why-other-commitment = L’engagement qu’on vous a montré n’est pas celui de cet enregistrement.
why-salt-left-out = Votre sel n’est pas parmi ceux de cet enregistrement : on a mélangé sans lui.
why-other-draw = Le secret et les sels donnent autre chose pour « { $kind } ». Cette étape, ou un sel, n’est pas ce qui était sur la table.

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
event-round-won = Manche gagnée, { $seats } : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 } contre { $their_stars } ({ $others }).
event-trophy = Trophée, { $seat } : { $points }.
event-final-points = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-game-won = Partie gagnée, { $seats } : { $points ->
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

## Ce qui appuie un conseil

why-hint-round = Gagne la manche { $share } fois sur 100 et la perd { $risk } fois (à { $error } près), d’après { $worlds ->
    [one] une donne compatible
   *[other] { $worlds } donnes compatibles
 } avec ce que vous savez.
why-hint-points = Écart moyen avec les autres : { $points } (à { $error } près) ; une manche peut s’en écarter de { $risk }. D’après { $worlds ->
    [one] une donne compatible
   *[other] { $worlds } donnes compatibles
 } avec ce que vous savez.
why-hint-match = Gagne la partie environ { $share } fois sur 100 (à { $error } près), d’après { $worlds ->
    [one] une donne compatible
   *[other] { $worlds } donnes compatibles
 } avec ce que vous savez.

## Une situation décrite à la main

why-no-deal-fits = Aucune donne ne correspond : une carte ne peut pas être là où vous le dites.
why-trick-size = Pli { $number }, cartes indiquées : { $count }. Il en faut une par personne ; seul le dernier pli peut être incomplet.
why-tell-gifts = Indiquez tout ce que { $seat } a donné : vous l’avez vu.
why-not-played-yet = Vous indiquez plus de cartes qu’il n’a pu en être joué.
why-cannot-have-played = { $seat } n’a pas pu jouer { $card } : il fallait fournir une couleur, et vous dites qu’elle était dans la main.
why-counting-by-hand = Avec le comptage des cartes, seule la première manche peut être décrite à la main : les suivantes dépendent de ce qui a été joué avant.
why-score-of-each-side = Indiquez les points de chacun des { $number } camps.

## Cartes venues d’ailleurs

why-card-not-a-table = Une carte, ou un effet, est une table de clés et de valeurs, pas { $value }.
why-card-missing-key = Il manque « { $key } ».
why-card-unknown-key = { $key } n’a rien à faire ici. Clés connues : { $known }.
why-card-no-parameters = { $key } n’a rien à faire ici : « { $value } » n’a pas de paramètres.
why-card-value = « { $key } » ne peut pas valoir { $value }. Possible : { $allowed }.
why-card-number = « { $key } » doit être un nombre entier de { $low } à { $high }, pas { $value }.
why-card-number-not-zero = « { $key } » doit être un nombre entier de { $low } à { $high }, sauf 0, pas { $value }.
why-card-unknown-effect = Il n’y a pas d’effet { $value }. Il y a : { $known }.
why-card-shapes = Ces paramètres ne vont pas ensemble. Possible : { $known }.
why-card-effects = Une carte a une liste d’au plus { $number } effets.
why-card-effect-twice = L’effet « { $value } » figure deux fois sur cette carte avec les mêmes paramètres.
why-card-kind-twice = Cette carte ne peut avoir l’effet « { $value } » qu’une fois.
why-card-copies = Une carte qui copie sa valeur n’a pas de « { $key } » à elle.
why-card-id = Un identifiant a deux parties séparées par deux-points, comme ada:lucky-sevens ; chacune a jusqu’à 24 caractères parmi a–z, 0–9 et le trait d’union, commence par une lettre et ne finit pas par un trait d’union. { $value } n’en est pas un.
why-card-languages = « { $key } » doit être donné dans une ou plusieurs de ces langues : { $known }.
why-card-words-length = « { $key } » doit avoir de 1 à { $number } caractères.
why-card-words-blank = « { $key } » ne doit ni commencer ni finir par une espace.
why-card-words-letter = « { $key } » ne doit pas contenir le caractère { $value }.
why-no-cards = « cards » doit donner la liste des cartes venues d’ailleurs, ou ne pas figurer.
why-cards-order = Chaque carte figure une seule fois, dans l’ordre des identifiants.
why-card-not-named = La carte « { $id } » est définie, mais les options ne la nomment pas.
why-two-that-pass = Deux cartes font passer des cartes aux voisins ; il peut y en avoir une au plus.
why-cards-none = Il n’y a pas de carte ici : une carte s’écrit [[card]].
why-cards-broken = Ce n’est pas du TOML.
why-cards-tables = Seul [[card]] peut figurer ici, pas { $value }.
why-cards-too-large = Le fichier est trop gros : { $number } octets au plus.
why-cards-too-many = Trop de cartes : on peut en lire { $number } au plus.
why-cards-id-twice = Une autre carte a déjà l’identifiant « { $id } ».
