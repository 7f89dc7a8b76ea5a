# L’écran de la table.

## L’arrivée

table-title = À la table de jeu
table-title-your-turn = À vous ! { $title }
table-coming = On cherche la table…
table-shuffling = On mélange…
table-arrival-title = Une place vous attend
table-invites = { $name } vous invite à { $game }
table-invites-unnamed = On vous invite à une partie de { $game }
table-come-in = Entrer
table-move-title = Votre place passe ici
table-move-about = Ce lien transfère votre place sur cet appareil. Il ne sert qu’une fois.
table-move-here = Transférer ma place ici
table-only-look = Regarder seulement
table-come-back = Revenir à la table
table-reconnecting = La connexion est perdue. On la rétablit…
table-no-watching = Cette table n’accepte pas de spectateurs.

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
table-away = pas là
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
table-open-cards = Visibles :
table-watching = Vous regardez.

## La table

table-trick = Le pli
table-received-from = Reçue de { $seat }
table-winning-now = En tête pour l’instant
table-follow = à fournir : { $colour }
table-hand = Votre main
table-face-down = { $count ->
    [one] { $count } carte, face cachée
   *[other] { $count } cartes, face cachée
 }
table-keys = Touches
table-key-choose = Choisir une carte
table-key-play = La jouer, ou confirmer son choix
table-key-number = Annoncer ; choisir une couleur ou un signe par son rang
table-key-go-on = Continuer après un pli
table-key-lower = Reposer une carte
table-hint = Conseil
table-menu = Menu
table-log = Ce qui s’est passé
table-log-empty = Rien encore.
table-last-trick = Le dernier pli
table-trick-before = Avant
table-trick-after = Après
table-trick-number = Pli { $number }
table-go-on = Continuer
table-score-sheet = Feuille de marque
table-row-order = Si deux règles se contredisent, celle de gauche passe d’abord.
table-colour-order = Couleurs, de la plus faible à la plus forte : { $order }
table-villains = Atout et méchants
table-villains-about = Cartes retournées et méchants de la manche : ce qu’ils font
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

table-ask-after-villain = Un méchant a entamé : toute carte est permise
table-ask-after-joker = Un joker a entamé : toute carte est permise
table-ask-lead = À vous d’entamer : toute carte est permise
table-ask-follow = À vous. Couleur à fournir : { $colour }
table-ask-void = Vous n’avez rien en { $colour } : toute carte est permise
table-ask-give = { $count ->
    [0] Cadeaux pour { $seat } : on y va ?
    [one] Choisissez encore une carte à donner à { $seat }
   *[other] Choisissez { $count } cartes à donner à { $seat }
 }
table-ask-pass = { card-PEANUT } ! Passez une carte à { $seat }
table-ask-stranger = { $card } ! { $effect }
table-ask-steal = Votre Singe prend une carte du pli : laquelle ?
table-ask-blind = Une annonce à l’aveugle pour votre camp ?
table-ask-blind-alone = Annoncez-vous à l’aveugle ?
table-ask-agree = Votre partenaire propose { $number } à l’aveugle. D’accord ?
table-ask-bid = Combien de plis annoncez-vous ?
table-ask-trump = { card-HUMMMUS } ! Choisissez l’atout de ce pli et du suivant
table-ask-throw = Égalité en tête. Pierre, feuille ou ciseaux ?
table-waiting-for = On attend : { $seats }
table-sent = Envoyé…
table-trick-over = Le pli est terminé. Touchez pour continuer.
table-do-play = Jouer : { $what }
table-do-give = Donner : { $what }
table-do-pass = Passer : { $what }
table-do-steal = Prendre : { $what }
table-do-trump = Choisir cette couleur
table-do-throw = Jouer
table-do-bid = Annoncer { $number }
table-do-blind = Annoncer { $number } à l’aveugle
table-bid-number = Annonce { $number }
table-blind-number = Annonce à l’aveugle { $number }
table-no-blind = Non, je regarde d’abord
table-blind-stakes = Personne n’a encore vu de carte. Tenue exactement, une annonce à l’aveugle rapporte { $met } points au lieu de { $usual } ; si elle est manquée, votre camp ne marque dans cette manche que ses points négatifs.
table-blind-stakes-alone = Personne n’a encore vu de carte. Tenue exactement, une annonce à l’aveugle rapporte { $met } points au lieu de { $usual } ; si elle est manquée, vous ne marquez dans cette manche que vos points négatifs.
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
table-practice = Entraînement
table-practice-words = Vous reprenez une partie finie. Rien ne compte ici.
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
table-sheet-moustache = Points de trophées ; ★ : étoiles de l’équipe. Les trophées des autres restent secrets jusqu’à la fin.
table-sheet-shown = Points de trophées ; ★ : étoiles de l’équipe.
table-sheet-mustachio = Points ; puis plis / annonce. * : à l’aveugle.
table-trophies = Les trophées
table-sum-last = La dernière manche en détail
table-sum-how = Comment on arrive à ce total
table-sum-cards = { $count ->
    [one] Étoiles sur { $count } carte ramassée
   *[other] Étoiles sur { $count } cartes ramassées
 }
table-sum-rule = « { $rule } »
table-sum-value = { $count ->
    [one] { $count } carte de { $number }
   *[other] { $count } cartes de { $number }
 }
table-sum-met = Annonce tenue
table-sum-blind = Annonce à l’aveugle tenue
table-sum-lost = Annonce à l’aveugle manquée : points gagnés perdus

## Se parler

table-chat = Discussion
table-lines = Ce qui s’est dit
table-nobody-spoke = Personne n’a encore rien dit.
table-phrases = Phrases toutes prêtes
table-quiet = Pendant la manche, seulement ces phrases : les partenaires ne se disent pas leurs cartes.
table-on-honour = Vous parlez sur l’honneur : pas un mot sur les cartes.
table-say = Dire quelque chose
table-send = Envoyer

## Avant la partie

table-lobby-title = Une table de { $game }
table-seats = Les places
table-choose-seat = Vous êtes encore debout : choisissez une place.
table-free-seat = Place libre
table-host = hôte
table-with = avec { $names }
table-sit = S’asseoir
table-stand = Se lever
table-stand-sure = Vraiment ? Un robot jouera pour vous.
table-leave = Quitter la table
table-leave-sure = Vraiment partir ? Un robot jouera pour vous.
table-its-me = C’est moi
table-no-bot = sans robot
table-bot-at = Robot à la place { $number }
table-swap = Échanger les places { $number } et { $next }
table-fill-up = { $count ->
    [one] Mettre un robot à la place libre
   *[other] Mettre des robots aux { $count } places libres
 }
table-start = Commencer
table-start-full = Il faut d’abord quelqu’un à chaque place : un ami ou un robot.
table-host-starts = C’est { $name } qui lancera la partie.
table-change-options = Changer les options
table-apply = Appliquer
table-people = Aussi présents
table-watches = regarde
table-muted = parole coupée
table-mute = Faire taire
table-unmute = Rendre la parole
table-remove = Exclure
table-take-place = Prendre la place d’un robot :
table-take-over = Remplacer { $name }
table-newcomer = Quelqu’un de nouveau
table-claims = { $who } dit : « C’est moi, { $name }. » Faut-il lui donner la place de { $name } ?
table-claim-cards = Les cartes vont avec. Un seul non suffit : dans le doute, dites non.
table-claim-waits = Vous avez dit oui. On attend les autres, ou la fin de la manche.
table-claim-mine = Vous demandez la place de { $name }. Tous ceux qui sont assis doivent être d’accord.
table-claim-mine-host = Vous demandez la place de { $name }. L’hôte décide.
table-taken = Votre place est allée à quelqu’un qui disait être vous.
table-take-back = La reprendre
table-ended-early = { $count ->
    [one] Une partie a été arrêtée avant la fin à cette table.
   *[other] { $count } parties ont été arrêtées avant la fin à cette table.
 }
table-approve = La lui donner
table-disapprove = Non
table-claim = C’est moi : je suis { $name }
table-sit-for = Reprendre votre place : { $name }
table-settings = Réglages de la table
table-away-after = Un robot remplace les absents
table-away-seconds = { $number ->
    [one] après { $number } seconde
   *[other] après { $number } secondes
 }
table-away-never = jamais
table-spectators = Spectateurs admis
table-other-device = Continuer sur un autre appareil
table-other-device-about = Un lien qui transfère votre place sur votre téléphone, ou l’inverse.
table-other-device-link = Ouvrez ce lien sur l’autre appareil dans les dix minutes. Il ne sert qu’une fois.
table-make-link = Créer un lien
table-end = Arrêter la partie
table-end-sure = Vraiment l’arrêter pour tous ?

## Après la partie

table-winners = Victoire : { $names }
table-you-won = Vous avez gagné !
table-you-share = Vous avez gagné, avec { $names }
table-bow-won = La table se lève ; votre moustache fait la révérence.
table-bow-lost = Vous saluez la plus belle moustache ; elle vous rend le salut.
table-rematch = Revanche
table-reopen = Retour aux places
