# La partie au terminal, et les enregistrements tels qu’on les lit.

## Avant la partie

term-you = Vous
term-ask-game = Quel jeu, 1 ou 2 ? (Entrée : 1)
term-ask-players = Combien de joueurs, de { $least } à { $high } ? (Entrée : { $usual })
term-at-the-table = À la table : { $names }.
term-seed = Partie n° { $number } : --seed { $number } pour la rejouer.
term-keys = ? pour l’aide, q pour partir. Moustaches, en place.

## La table

term-heading-bids = Manche { $number } sur { $rounds } · cartes par joueur : { $size } · annonces
term-heading-trick = Manche { $number } sur { $rounds } · pli { $trick } sur { $size }
term-heading-gifts = Manche { $number } sur { $rounds } · cadeaux
term-heading-throw = Égalité à la première place · pierre, feuille, ciseaux
term-trump = Atout :
term-trump-not-yet = pas encore retourné
term-no-trump = aucun
term-spell = { $left ->
    [one] (pour ce pli seulement, puis de nouveau { $own })
   *[other] (pour ce pli et le suivant, puis de nouveau { $own })
 }
term-side = Camp
term-team = Équipe
term-player = Joueur
term-bid = Annonce
term-blind = { $number } à l’aveugle
term-tricks = Plis
term-card-points = Points
term-total = Total
term-stars = Étoiles
term-cards = Cartes ramassées
term-crowned = { $seat } (couronne)
term-row = Règles :
term-order = Couleurs, de faible à forte :
term-face-up = À découvert :
term-trick = Pli en cours :
term-follow = Couleur demandée :
term-you-lead = À vous d’entamer.
term-hand = Main :
term-choice = Choix :

## Questions

term-ask-play = Votre carte
term-ask-pass = { card-PEANUT } ! Une carte à passer à gauche ({ $seat })
term-ask-give = Cadeau { $number } sur { $count } pour { $seat }
term-ask-steal = Votre Singe prend
term-ask-blind = À l’aveugle, de { $low } à { $high }, ou non (Entrée : non)
term-ask-agree = { $number } à l’aveugle pour votre équipe, d’accord ?
term-ask-bid = Votre annonce, de { $low } à { $high }
term-bid-team = Les annonces d’une équipe s’additionnent (U-14).
term-bid-to-come = { $seat } : annonce à venir.
term-bid-solo = Tous annoncent en même temps et en secret (U-15).
term-ask-trump = { card-HUMMMUS } : nommez l’atout pour ce pli et le suivant
term-ask-throw = Pierre, feuille ou ciseaux
term-agree = d’accord
term-refuse = refuser
term-words-yes = oui o accord ok
term-words-no = non n refus passe
term-bot-failed = { $seat } ({ $bot }) a échoué : { $what }. Un débutant joue à sa place chaque fois que cela arrive.
term-bot-illegal = { $seat } ({ $bot }) a choisi un coup interdit. Un débutant joue à sa place chaque fois que cela arrive.
term-nothing-typed = Plusieurs réponses sont possibles : tapez { $named ->
    [1] un numéro ou un nom
   *[0] un nombre
 }. ? pour l’aide.
term-unknown = « { $typed } » : pas compris. ? pour l’aide.

## Commandes

term-help =
    Tapez le numéro d’un choix, ou son nom : 3, { $example }, { $special }. Entrée seule prend l’unique choix possible.
    Ce qui porte un numéro entre crochets, [3] { $example }, peut être choisi ; le reste, non : essayez, on vous dira pourquoi.
    r  les règles de la manche     r { $example }, r { $number }  une carte, ou une règle par son numéro
    l  revoir le dernier pli       s  scores        h  un conseil        q  partir
    Après un pli, la ligne « · { $reason } … » nomme la règle qui a décidé.
term-help-choosing = Tapez le numéro d’un choix, ou son nom ; Entrée seule prend le choix habituel. q pour partir.
term-help-mustachio =
    Cartes : R rouge, B bleu, G vert, Y jaune, de 1 à 15. Les méchants ont un nom, leur valeur est entre parenthèses.
    +10 à côté d’une carte : ce qu’elle rapporte à qui la gagne. Quand on demande une couleur, R est rouge ; tapez « rules » pour les règles.
term-help-moustache =
    Cartes : G hamsters, P cochons, O lamas, B morses, de 0 à 10. ★3 à côté d’une carte : ce qu’elle compte en ce moment, avec les règles en jeu.
    Si deux règles se contredisent, celle qui est à gauche dans la rangée passe d’abord.
term-hint-more = (encore h : un pas plus loin)
term-hint-question = Ce qui entre en ligne de compte : { $actions }.
term-nothing-to-hint = Ici, il n’y a rien à peser.
term-entry = { $title } : { $words }
term-no-last-trick = Aucun pli n’est encore terminé.
term-no-such-rule = Ni règle ni carte du nom de « { $typed } ». Essayez r, r { $example } ou r { $number }.
term-about-nut = { $name } : { $colour }, { $kind }, valeur { $number } ; rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
term-points-solo = Si chacun joue pour soi : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
term-about-animal = { $name } : { $colour }, { $kind } ; compte { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 } en ce moment.
term-printed-animal = { $name } : { $colour }, { $kind } ; porte { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 }.

## La fin

term-bow-won = La table se lève ; votre moustache fait la révérence. Bien joué.
term-bow-tied = Moustache contre moustache, et personne ne cède : on se salue. Bien joué.
term-bow-lost = Ce sera pour une autre fois. Vous saluez la plus belle moustache ; elle vous rend le salut.
term-farewell = Au revoir. On vous garde la place au chaud.
term-record-written = L’enregistrement est dans { $path }.
term-record-unwritable = Impossible d’écrire un enregistrement dans { $path }.

## Enregistrements

term-record-players = Joueurs : { $names }.
term-record-options = Options : { $options }.
term-record-unfinished = L’enregistrement s’arrête ici ; la partie, non.

## Le noyau

term-kernel-off = Le moteur rapide est désactivé (UPPERLIP_NO_KERNEL) : les robots réfléchiront moins loin.
term-kernel-missing = Le moteur rapide n’a pas été compilé : les robots réfléchiront moins loin. Réinstallez upperlip là où il y a un compilateur C.

## Que faire

term-suggest-untried = { $count ->
    [one] Une autre action n’a pas été examinée
   *[other] { $count } autres actions n’ont pas été examinées
 } : le temps ou les simulations n’ont pas suffi.

## Positions résolues

term-at-step = Étape { $number } : { $what }
term-solve-best = Le mieux pour { $seat } : { $actions }.
term-solve-line = Par exemple : { $plays }.

## Problèmes

term-puzzle = Problème { $id } · { $level }
term-puzzle-no-hint = Pas de conseil ici : la réponse s’explique d’elle-même.
term-puzzle-next = Entrée : un autre ; q : partir
term-puzzle-score = { $right } sur { $answered } de juste.
