# Ce qui cloche dans ce qu’on apporte : un enregistrement, son mélange, une situation décrite à la main, la
# définition d’une carte. La page n’en dit rien avant la vérification d’un mélange.

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
why-unknown-chance = Le hasard ne connaît pas « { $kind } ».
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
why-empty-file = Le fichier est vide.
why-no-record = Le fichier ne contient aucune partie.
why-too-deep = Imbrication trop profonde.
why-number-too-long = Un nombre est trop long.

## Pourquoi un mélange n’est pas prouvé

why-no-proof = Cet enregistrement ne contient aucune preuve du mélange : il n’y a rien à vérifier. Les parties jouées sur un serveur en ont une.
why-wrong-method = La méthode de la preuve est { $value } ; on ne sait vérifier ici que { $name }.
why-not-hex = Il faut ici { $number } chiffres hexadécimaux en minuscules, pas { $value }.
why-wrong-salts = Il faut un sel, ou null, par joueur ; la preuve en compte { $number }.
why-wrong-commitment = Le secret ne correspond pas à l’engagement : l’un des deux n’est plus ce qu’il était avant la donne.
why-salt-left-out = Votre sel n’est pas parmi ceux de cet enregistrement : on a mélangé sans lui.
why-other-draw = Le secret et les sels donnent autre chose pour « { $kind } ». Cette étape, ou un sel, n’est pas ce qui était sur la table.

## Une situation décrite à la main

why-no-deal-fits = Aucune donne ne correspond : une carte ne peut pas être là où vous le dites.
why-trick-size = Pli { $number }, cartes indiquées : { $count }. Il en faut une par personne ; seul le dernier pli peut être incomplet.
why-tell-gifts = Indiquez tout ce que { $seat } a donné : vous l’avez vu.
why-not-played-yet = Vous indiquez plus de cartes qu’il n’a pu en être joué.
why-nothing-open = Aucune carte Règle de la rangée ne rend visibles des cartes en main.
why-nothing-stolen = Personne n’a pu voler { $card } : rien d’autre n’a été volé jusqu’ici.
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
why-cards-none = Il n’y a pas de carte ici : une carte s’écrit [[card]].
why-cards-broken = Ce n’est pas du TOML.
why-cards-tables = Seul [[card]] peut figurer ici, pas { $value }.
why-cards-too-large = Le fichier est trop gros : { $number } octets au plus.
why-cards-too-many = Trop de cartes : on peut en lire { $number } au plus.
why-cards-id-twice = Une autre carte a déjà l’identifiant « { $id } ».

## Positions résolues

why-solved-more = Cartes sur table, au mieux pour chacun : la manche revient à { $seats }, avec { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 } d’avance.
why-solved-fewer = Cartes sur table, au mieux pour chacun : la manche revient à { $seats }, avec { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 } de moins.
why-solved-crown = Cartes sur table, au mieux pour chacun : égalité d’étoiles, et la couronne donne la manche à { $seats }.
why-solved-points = Cartes sur table, au mieux pour chacun : l’avantage est à { $seats }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 } d’avance dans la manche.
why-solved-even = Cartes sur table, au mieux pour chacun : la manche finit à égalité.
why-unsolvable-over = La partie est finie ici : indiquez une étape plus tôt.
why-unsolvable-chance = C’est au hasard d’agir ici : indiquez une autre étape.
why-unsolvable-gifts = Des cartes se passent en secret : il n’y a pas de meilleur jeu à calculer.
why-unsolvable-bids = Seul le jeu des cartes se résout, et ici des annonces sont encore à venir.
why-unsolvable-sides = Plus de deux camps jouent : ce qui est bon pour l’un dépend de ce que veulent les autres, il n’y a donc pas de meilleur jeu à calculer.
why-unsolvable-pass = { $card } est encore en main, et qui la joue fait passer des cartes en secret à tout le monde : il n’y a pas de meilleur jeu à calculer.
why-unsolvable-turn = { $card } est encore en main, et qui la joue fait retourner une carte au hasard : il n’y a pas de meilleur jeu à calculer.
why-unsolvable-here = Pour résoudre, il faut le moteur rapide, qui n’est pas là.
why-unsolvable-off = Pour résoudre, il faut le moteur rapide, qui est désactivé (UPPERLIP_NO_KERNEL).
