# L’écran de la table.

## À la porte

table-title = À table
table-title-your-turn = À vous ! { $title }
table-coming = On cherche la table…
table-shuffling = On mélange…
table-door-title = Une place vous attend
table-come-in = Entrer
table-move-title = Votre place vient ici
table-move-about = Ce lien amène votre place sur cet appareil. Il ne sert qu’une fois.
table-move-here = Amener ma place ici
table-only-look = Regarder seulement
table-come-back = Revenir à la table
table-reconnecting = La connexion est perdue. On la rétablit…
table-no-watching = À cette table, personne ne regarde.

## Les places

table-you = Vous
table-partner = partenaire
table-opponent = adversaire
table-opponents = Adversaires
table-your-team = Votre équipe
table-your-seat = Votre place
table-crown = porte la couronne
table-dealer = donne
table-dealer-letter = D
table-away = absent
table-stand-in = un robot joue
table-cards-left = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
 }
table-tricks-won = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
 }
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
table-stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
 }
table-no-bid-yet = Pas encore d’annonce, plis : { $tricks }
table-bid-against = Annonce { $bid }, plis { $tricks }
table-blind-against = Annonce à l’aveugle { $bid }, plis { $tricks }
table-side-bid = Plis et annonce de tout le camp ; * : à l’aveugle
table-open-cards = Visibles :
table-watching = Vous regardez.

## La table

table-trick = Le pli
table-follow = fournir { $colour }
table-hand = Votre main
table-face-down = { $count ->
    [one] { $count } carte, face cachée
   *[other] { $count } cartes, face cachée
 }
table-menu = Menu
table-log = Ce qui s’est passé
table-log-empty = Rien encore.
table-last-trick = Le dernier pli
table-trick-before = Avant
table-trick-after = Après
table-trick-number = Pli { $number }
table-go-on = Continuer
table-score-sheet = Feuille de marque
table-row-order = Elles agissent dans cet ordre, de gauche à droite.
table-colour-order = Couleurs, de la plus faible à la plus forte : { $order }
table-villains = Atout et vilains
table-villains-about = Cartes retournées et vilains de la manche : ce qu’ils font
table-turned = Retournées
table-pile = { $count ->
    [one] { $count } carte au talon
   *[other] { $count } cartes au talon
 }
table-trump-not-yet = L’atout n’est pas encore retourné
table-trump-is = Atout : { $now }
table-trump-none = { $left ->
    [one] Pas d’atout pour ce pli, puis de nouveau { $own }
   *[other] Pas d’atout pour { $left } plis, puis de nouveau { $own }
 }
table-trump-other = { $left ->
    [one] Atout pour ce pli : { $now }, puis de nouveau { $own }
   *[other] Atout pour { $left } plis : { $now }, puis de nouveau { $own }
 }
table-trophy-of = Trophée de la manche { $round } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

## Ce qu’on demande

table-ask-play = Votre carte, s’il vous plaît
table-ask-lead = À vous d’entamer : n’importe quelle carte
table-ask-follow = À vous. À fournir : { $colour }
table-ask-give = { $count ->
    [0] Trois cadeaux prêts pour { $seat }
    [one] Encore un cadeau pour { $seat }
   *[other] { $count } cadeaux pour { $seat }
 }
table-ask-pass = Une carte pour { $seat }
table-ask-steal = Votre Singe prend une carte du pli : laquelle ?
table-ask-blind = Une annonce à l’aveugle pour votre camp ?
table-ask-agree = Votre partenaire propose { $number } à l’aveugle. D’accord ?
table-ask-bid = Combien de plis annoncez-vous ?
table-ask-trump = Choisissez l’atout de ce pli et du suivant
table-ask-throw = Égalité en tête. Pierre, feuille ou ciseaux ?
table-waiting-for = On attend : { $seats }
table-sent = Envoyé…
table-trick-over = Le pli est terminé. Touchez pour continuer.
table-do-play = Jouer { $what }
table-do-give = Donner { $what }
table-do-pass = Passer { $what }
table-do-steal = Prendre { $what }
table-do-trump = Celle-là
table-do-throw = Lancer
table-do-bid = Annoncer { $number }
table-do-blind = Annoncer { $number } à l’aveugle
table-bid-number = Annonce { $number }
table-blind-number = Annonce à l’aveugle { $number }
table-no-blind = Non, regardons d’abord
table-blind-stakes = Personne n’a encore vu de carte. Tenue exactement, une annonce à l’aveugle rapporte { $met } points au lieu de { $usual } ; manquée, votre camp ne marque cette manche que ses points négatifs.
table-agree = D’accord
table-refuse = Refuser
table-bids-none = { $tricks ->
    [one] { $tricks } pli à gagner ; personne n’a encore annoncé.
   *[other] { $tricks } plis à gagner ; personne n’a encore annoncé.
 }
table-bids-standing = { $tricks ->
    [one] Annonces jusqu’ici : { $sum }, pour { $tricks } pli.
   *[other] Annonces jusqu’ici : { $sum }, pour { $tricks } plis.
 }

## Les manches

table-round = Manche
table-total = Total
table-round-of = Manche { $round } sur { $rounds }
table-round-begins = La manche { $round } commence
table-round-over = La manche { $round } est finie
table-crown-leads = La couronne entame : { $seat }
table-deals = { $count ->
    [one] Donne : { $seat }. Une carte chacun.
   *[other] Donne : { $seat }. { $count } cartes chacun.
 }
table-ready = C’est parti
table-next-round = Manche suivante
table-all-ready = On y va…
table-your-trophy = { $points ->
    [one] Votre trophée : { $points } point
   *[other] Votre trophée : { $points } points
 }
table-sheet-moustache = Points de trophées ; ★ : étoiles de l’équipe. Les trophées des autres restent secrets jusqu’à la fin.
table-sheet-mustachio = Points ; puis plis / annonce. * : à l’aveugle.

## Se parler

table-chat = Causer
table-lines = Ce qui s’est dit
table-nobody-spoke = Personne n’a encore rien dit.
table-quiet = Pendant la manche, seulement ces phrases : les partenaires ne se disent pas leurs cartes.
table-on-honour = Vous parlez sur l’honneur : pas un mot sur les cartes.
table-say = Dire quelque chose
table-send = Envoyer

## Avant la partie

table-lobby-title = Une table de { $game }
table-seats = Les places
table-free-seat = Place libre
table-host = hôte
table-with = avec { $names }
table-sit = S’asseoir
table-stand = Se lever
table-stand-sure = Vraiment ? Un robot jouera pour vous
table-leave = Quitter la table
table-leave-sure = Vraiment partir ? Un robot jouera pour vous
table-its-me = C’est moi
table-no-bot = pas de robot
table-bot-at = Robot à la place { $number }
table-swap = Échanger les places { $number } et { $next }
table-fill-up = { $count ->
    [one] Mettre un robot à la place libre
   *[other] Mettre des robots aux { $count } places libres
 }
table-start = Commencer
table-start-full = Il faut d’abord quelqu’un à chaque place : un ami ou un robot.
table-host-starts = { $name } lance la partie.
table-apply = Changer
table-people = Aussi présents
table-watches = regarde
table-muted = muet
table-mute = Faire taire
table-unmute = Rendre la parole
table-remove = Prier de partir
table-claims = dit : la place de { $name } est à moi.
table-approve = La lui rendre
table-disapprove = Non
table-claim = C’est moi : je suis { $name }
table-sit-for = Jouer pour { $name }
table-settings = Comment la table est tenue
table-away-after = Un robot joue pour les absents après
table-away-never = jamais
table-spectators = On peut regarder
table-other-device = Continuer sur un autre appareil
table-other-device-about = Un lien qui amène votre place sur votre téléphone, ou l’en ramène.
table-other-device-link = Ouvrez ce lien sur l’autre appareil dans les dix minutes. Il ne sert qu’une fois.
table-make-link = Créer un lien
table-end = Arrêter la partie
table-end-sure = Vraiment l’arrêter pour tous ?

## Après la partie

table-winners = Victoire : { $names }
table-bow-won = La table se lève ; votre moustache salue.
table-bow-lost = Vous saluez la meilleure moustache ; elle vous rend le salut.
table-rematch = Revanche
table-reopen = Retour aux places
