# La page autour de la table : accueil, amis, règles, parties, apprentissage ; et ce que le serveur répond quand c’est non.

## Partout

web-tagline = Un salon de cartes pour deux jeux à moustache
web-home = Accueil
web-close = Fermer
web-language = Langue
web-settings = Réglages
web-rules = Règles
web-learn = Apprendre à jouer
web-my-games = Mes parties
web-puzzles = Problèmes
web-puzzles-words = Une décision par jour, et la moustache reste droite.
web-loading = Un instant…
web-not-loaded = Cette partie de la page n’est pas arrivée. Vérifiez la connexion, puis réessayez.
web-try-again = Réessayer
web-lost-title = Personne à cette table
web-lost = Il n’y a pas de page à cette adresse.
why-no-answer = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.

## Les cartes, comme on les lit à voix haute

web-card-moustache = { $name }, { $kind }{ $count ->
    [0] {""}
    [one] , { $count } étoile
   *[other] , { $count } étoiles
 }
web-card-mustachio = { $name }, { $kind }{ $count ->
    [0] {""}
    [one] , { $count } point
   *[other] , { $count } points
 }

## Accueil

web-running = Parties en cours
web-continue-turn = Reprendre : { $game }, manche { $round }, à vous de jouer
web-continue-play = Reprendre : { $game }, manche { $round }, aux autres de jouer
web-continue-moment = Reprendre : { $game }, début de la manche { $round }
web-continue-interlude = Reprendre : { $game }, fin de la manche { $round }
web-your-name = Votre nom
web-guest = Invité
web-new-here = Première visite ? Apprenez en deux minutes :
web-level = Robots
web-play-now = Jouer
web-play-now-game = Jouer : { $game }
web-play-friends = Jouer entre amis
web-play-friends-game = Jouer entre amis : { $game }
web-moustache-now = Vous et trois robots : équipes tirées à chaque manche, quatre manches, une vingtaine de minutes
web-moustache-first = Votre première partie : vous et trois robots, quatre manches, seulement les cartes Règle les plus simples
web-mustachio-now = Avec un robot contre deux autres : cinq manches, deux méchants par manche, une vingtaine de minutes
web-mustachio-first = Votre première partie : avec un robot contre deux autres, cinq manches, un seul méchant par manche, rien à l’aveugle
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table ne cherche de compagnie pour l’instant. Ouvrez-en une : les amis viennent par le lien, les autres par cette liste.
web-open-table-at = { $game } avec { $names }
web-open-table-free = { $free ->
    [0] complet ({ $players } places)
    [one] { $free } place libre sur { $players }
   *[other] { $free } places libres sur { $players }
 }
web-join = S’asseoir
web-watch = Regarder
level-random-about = n’importe quelle carte permise
level-novice-about = joue selon quelques principes simples
level-regular-about = Moustache : bat un débutant 7 fois sur 10
level-expert-about = Moustache : bat un débutant 3 fois sur 4

## Une table pour des amis

web-players = Joueurs
web-players-count = { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
 }
web-listed = La montrer parmi les tables ouvertes
web-listed-about = Sinon, seuls ceux qui ont le lien peuvent venir.
web-pace = Rythme des robots
pace-natural = naturel
pace-quick = rapide
pace-instant = instantané
web-clock = Temps par décision
web-clock-none = sans limite
web-clock-seconds = { $number ->
    [one] { $number } seconde
   *[other] { $number } secondes
 }
web-clock-about = Passé ce temps, un robot décide pour cette fois.
web-memory = Jouer de mémoire
web-memory-about = Les cartes ramassées restent face cachée, comme avec la boîte : étoiles et points ne se comptent qu’à la fin de la manche, et seul le dernier pli peut se revoir. Cela ne vaut que pour les gens ; les robots retiennent toutes les cartes, comme toujours.
web-talk = Parler pendant la manche
web-talk-closed = phrases toutes faites
web-talk-honour = librement, sur l’honneur
web-talk-about = Les partenaires ne doivent pas se dire leurs cartes. Sur l’honneur, la conversation reste ouverte, et seule votre parole l’interdit.
web-hints = Conseils pendant la partie
web-hints-off = aucun
web-hints-quiet = à qui en demande
web-hints-told = à qui en demande, et les autres l’apprennent
web-hints-about = Calculés d’après ce que le joueur peut voir. L’enregistrement dit quelles décisions ont été prises avec un conseil.
web-options = Options du jeu
web-option-sides = Camps
web-option-villains = Méchants
web-option-pool = La sélection
web-option-first_dealer = Premier donneur
web-option-card_counting = Compter les cartes
web-option-more_points = Plus de points
web-option-drop_low = Sans menu fretin
web-option-rule_set = Cartes Règle
web-option-first_game = Première partie
web-option-even_trophies = Trophées égaux
web-option-rules = Les quatre cartes Règle
web-option-walnut_led = Noix de Grenoble en tête
web-option-threes = La carte la plus basse
web-option-shown = La vitrine
web-option-stars = Étoiles des cartes
web-option-trophies = Trophées
web-option-is = { $name } : { $value }
web-choice-solo = chacun pour soi
web-choice-pairs = équipes de deux
web-choice-trios = équipes de trois
web-choice-showcase1 = un par manche, annoncé
web-choice-showcase2 = deux par manche, annoncés
web-choice-pool = les six mêmes toute la partie
web-choice-all = les douze
web-choice-none = aucun
web-choice-book = les onze habituelles
web-choice-house = les seize
web-choice-next = la carte Noix suivante décide
web-choice-trump = il faut suivre à l’atout
web-choice-colour = dans la couleur la plus forte
web-choice-overall = la plus basse de toutes
web-choice-ours = valeurs de la maison
web-choice-box = valeurs de votre boîte
web-stars-at = Étoiles sur un { $number }
web-trophies-at = Trophée { $number }
web-villain-of-round = Manche { $round }, méchant { $number }
web-about-shown = Quels méchants sont montrés avant quelle manche. Aucun ne revient deux fois dans une partie.
web-about-walnut_led = Ce qui se passe quand la { card-WALNUT } est la première carte d’un pli. Le livret se lit des deux façons.
web-about-rule_set = Les cartes Règle qui peuvent sortir. Cinq des seize sont de nous ; la boîte peut différer.
web-about-first_game = Sans les règles avancées : « { rule-pass-three } », « { rule-fewest-stars } », « { rule-three-lowest } », « { rule-cut-leads } », « { rule-runner-up } ». C’est nous qui les disons avancées ; la boîte peut différer.
web-about-stars = Combien d’étoiles porte une carte de chaque valeur, de 0 à 9. Les chiffres de la maison sont de nous ; la boîte peut différer : indiquez alors ce qui est imprimé sur vos cartes.
web-about-trophies = Ce que valent les trois trophées de chaque manche, de 1 à 9, le plus petit d’abord. Les chiffres de la maison sont de nous ; la boîte peut différer.
web-about-threes = Ce que cherche « { rule-three-lowest } » dès qu’un 3 est dans le pli. Le livret se lit des deux façons.
web-choice-drawn = au hasard
web-choice-named = choisie par vous
web-choice-rule-of-round = Manche { $number }
web-choice-seat = Place { $number }
web-pool-chosen = Choisis : { $number } sur 6

## Partager

web-share-title = Venez à la table
web-share = Partager le lien
web-copy-link = Copier le lien
web-copied = Copié.
web-copy-by-hand = Copiez-le à la main : ce navigateur garde son presse-papiers pour lui.
web-qr = Le lien en code QR

## Réglages

web-pace-about = Pour les tables que vous ouvrez. Les robots n’ont pas besoin de temps pour jouer ; les gens en ont besoin pour voir.
web-trick-stay = Un pli terminé reste
web-trick-stay-quick = peu de temps
web-trick-stay-normal = le temps de lire
web-trick-stay-slow = plus longtemps
web-trick-stay-tap = jusqu’à ce que je touche
web-volume = Volume
web-one-click = Jouer une carte d’un seul clic
web-one-click-about = À la souris seulement. Sinon, le premier clic lève la carte et le second la joue, comme au doigt.
web-motion = Animations
web-motion-auto = comme l’appareil
web-motion-off = sans
web-theme = Apparence
web-theme-auto = comme l’appareil
web-theme-light = claire
web-theme-dark = sombre
web-language-auto = celle du navigateur
web-blind = Me proposer d’annoncer à l’aveugle
web-blind-about = À Mustachio, un camp peut annoncer avant que quiconque ait vu une carte, pour une prime doublée. Si vous refusez qu’on vous le propose, la réponse est toujours non, même à votre partenaire.
web-name-about = Ce que voient les autres. Ni compte ni mot de passe : ce navigateur se souvient de vous.

## Mes parties

web-games-none = Pas encore de partie terminée. Vous les trouverez ici, à revoir ou à télécharger.
web-replay-stranger = Seuls ceux qui ont joué cette partie peuvent la revoir, dans le navigateur où ils l’ont jouée.
web-games-stranger = Jouez d’abord une partie : ce navigateur sera connu ici, et ses parties seront dans la liste.
web-games-more = Parties précédentes
web-result-won = Gagnée, { $mine } à { $others }
web-result-shared = Première place partagée, { $mine } à { $others }
web-result-lost = Perdue, { $mine } à { $others }
web-game-ended = interrompue
web-game-with = Avec { $names }.
web-replay = Revoir
web-review = Analyser
web-download = Télécharger la partie
web-check-shuffle = Vérifier le mélange

## Revoir une partie

web-replay-title = { $game }, partie { $number }
web-replay-round = Manche { $number } sur { $rounds }
web-replay-step = Étape { $number } sur { $steps }
web-first-step = Première étape
web-previous-step = Étape précédente
web-next-step = Étape suivante
web-last-step = Dernière étape
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-hand = La main : { $name }
web-replay-trick = Le pli
web-replay-empty = Pas encore de carte ici.
web-replay-keys = Flèches gauche et droite : étape par étape ; haut et bas : d’une manche à l’autre.
web-trump = Atout : { $colour }
web-no-trump = Sans atout
web-row = Règles en jeu
web-tricks = Plis : { $count }
web-stars = Étoiles : { $count }
web-bid = Annonce : { $count }
web-team = Équipe { $number }

## La vérification du mélange

web-check-title = Le mélange a-t-il été fait comme promis ?
web-check-running = Vérification…
web-check-proven = Oui. Chaque donne et chaque carte retournée découlent du secret sur lequel le serveur s’était engagé avant la partie et des sels des joueurs.
web-check-not-proven = Ce n’est pas prouvé.
web-check-commitment-same = L’engagement est bien celui que ce navigateur avait noté avant la donne.
web-check-commitment-other = L’engagement n’est pas celui que ce navigateur avait noté avant la donne. Ne vous fiez pas à cette partie.
web-check-salt-same = Le sel de ce navigateur est dans le mélange.
web-check-salt-other = Le sel de ce navigateur n’est pas dans le mélange. Ne vous fiez pas à cette partie.
web-check-secret-fits = Calculée ici, l’empreinte du secret révélé correspond bien à l’engagement.
web-check-secret-other = Calculée ici, l’empreinte du secret révélé ne correspond pas à l’engagement. Ne vous fiez pas à cette partie.
web-check-nothing-noted = Ce navigateur n’avait rien noté avant la donne : il ne peut que répéter ce que dit le serveur. Jouez d’ici la prochaine fois, ou vérifiez vous-même : upperlip record verify.
web-check-commitment = Engagement :

## Les règles

web-rules-game = Les règles de { $game }
web-rules-contents = Sommaire
web-rules-house = Le livret ne dit pas tout ce que contient la boîte. Les étoiles (O-3), les trophées (O-4), le choix des règles avancées (O-5), les lamas (O-1) et cinq cartes Règle – { $rules } – sont de nous, et la boîte peut différer. Une table peut indiquer les étoiles et les trophées de sa propre boîte.
web-rules-specials-mustachio = Les douze méchants
web-rules-white = Cartes Règle blanches
web-rules-black = Cartes Règle noires
web-rules-jokers = Les jokers
web-rules-example = Voir un exemple
web-rules-in-full = En entier : { $number }

## Ce qu’on dit d’un geste

preset-hello = Bonsoir !
preset-good-luck = Bonne chance !
preset-well-played = Bien joué !
preset-thanks = Merci.
preset-oops = Oups.
preset-ouch = Aïe !
preset-ha = Ha !
preset-one-moment = Un instant, je vous prie.
preset-your-turn = À vous.
preset-bye = Au revoir !
preset-twirl = frise sa moustache
    .you = frisez votre moustache
    .do = Friser ma moustache
preset-hat = soulève son chapeau
    .you = soulevez votre chapeau
    .do = Soulever mon chapeau

## Pourquoi une partie s’est arrêtée avant la fin

ended-ended-by-host = L’hôte a mis fin à la partie.
ended-rules-changed = La partie avait commencé avec d’anciennes règles et n’a pas pu continuer.

## Quand la table dit non

why-host-only = Seul l’hôte peut faire cela.
why-not-during-game = Pas pendant une partie. Attendez la fin, ou demandez à l’hôte d’y mettre fin.
why-not-seated = Vous n’avez pas de place à cette table. Prenez d’abord une place libre.
why-seat-kept = Un robot y joue pour quelqu’un qui peut revenir. Choisissez une autre place, ou attendez la fin de la manche.
why-seat-taken = La place est prise. Choisissez-en une autre.
why-seat-in-use = La personne assise là est présente : la place ne change pas de main.
why-no-such-seat-here = Cette table n’a pas de place { $number }.
why-seats-free = Il reste des places libres. Attendez de la compagnie, ou mettez-y des robots.
why-salts-missing = Pas encore prêt à mélanger. On attend : { $seats }.
why-too-many-guests = Il y a plus de { $number } personnes assises. Quelqu’un doit d’abord se lever.
why-no-such-level = Il n’y a pas de robots de ce niveau. Il y a : { $known }.
why-bad-settings = Ce réglage de table n’existe pas, ou pas avec cette valeur : { $setting }.
why-clock-range = Le temps par décision va de { $low } à { $high } secondes, ou sans limite.
why-away-range = Un robot prend le relais après { $low } à { $high } secondes, ou jamais.
why-no-game = Aucune partie n’est en cours.
why-ask-closed = Trop tard : c’est décidé.
why-answers-wanted = { $number ->
    [one] Il faut une carte.
   *[other] Il faut { $number } cartes.
 }
why-name-empty = Un nom a au moins une lettre.
why-name-fixed = Les noms ne changent pas avant la fin de la manche.
why-settings-fixed = Tant que des partenaires ont des cartes en main, on ne change que ce qui met fin à une attente : 60 secondes par décision, 30 pour les absents. Le reste attend la fin de la manche.
why-no-hints = Il n’y a pas de conseils à cette table.
why-nothing-to-hint = Ici, il n’y a rien à peser.
why-hint-late = Aucun conseil trouvé à temps. Redemandez.
why-not-yourself = Vous ne pouvez pas vous exclure vous-même. Quittez la table, ou levez-vous.
why-not-the-founder = La personne qui a ouvert la table ne peut pas en être exclue.
why-seat-was-theirs = Vous occupez la place de cette personne, qui peut la reprendre. Quelqu’un d’autre peut l’exclure, pas vous.
why-founder-only = Tant qu’une partie est sur la table, seule la personne qui a ouvert la table peut exclure ceux qui jouent.
why-no-such-guest = Cette personne n’est pas ici.
why-nothing-to-claim = Il n’y a pas de place à réclamer ici.
why-another-hand = Vous avez vu une autre main dans cette partie. Celle-ci vous reste fermée jusqu’à la fin.
why-moved-too-often = Cette place a trop souvent changé de mains. Elle reste où elle est.
why-claim-too-early = La personne assise là vient de s’absenter. Une place se réclame au bout d’une minute, plus tard à une table patiente.
why-nobody-to-agree = Personne n’est là pour dire oui. Attendez que quelqu’un de la table revienne.
why-own-claim = Votre demande, ce sont les autres qui en décident.
why-claim-refused = Quelqu’un à la table a dit non. Vous pouvez toujours regarder.
why-owner-is-back = La personne qui avait cette place avant vous est revenue et l’a reprise.
why-link-spent = Ce lien a déjà servi, ou il est trop vieux. Demandez-en un nouveau sur l’autre appareil.
why-nothing-said = Le message est vide.
why-presets-only = Entre partenaires, on ne se dit pas ses cartes. Pendant une manche, seules les phrases toutes faites sont permises.
why-no-such-preset = Cette phrase n’existe pas.
why-too-much-talk = Doucement : les autres aussi veulent parler.
why-muted = L’hôte vous a retiré la parole.
why-who-are-you = Indiquez d’abord votre nom.
why-no-such-table = Cette table n’existe pas. Le lien est-il complet ?
why-table-unreadable = Le serveur n’arrive pas à lire cette table : elle est abîmée, ou vient d’une version plus récente. Rien n’a été modifié ; prévenez la personne qui tient le serveur.
why-too-many-tables = { $number ->
    [one] Une table
   *[other] { $number } tables
 } par heure, pas davantage. Revenez plus tard.
why-practice-only = C’est un entraînement, repris d’une partie finie : rien d’autre n’est possible ici.
why-practice-alone = Quelqu’un s’entraîne ici, avec des robots pour seule compagnie.
why-table-full = Cette table est pleine, spectateurs compris.
why-removed = L’hôte vous a demandé de quitter cette table.
why-left = Vous avez quitté la table.
why-other-pages = Cette table est ouverte chez vous à trop d’endroits ; celui-ci a été fermé. Revenez, et le plus ancien des autres se fermera.
why-store-failed = Le serveur n’a pas pu l’enregistrer : rien n’a changé. Réessayez dans un instant.
why-written-elsewhere = Cette table a été modifiée ailleurs entre-temps. Revenez voir où elle en est.
why-server-stops = Le serveur fait une courte pause. Votre place est gardée.
why-room-failed = Cette table s’est pris les pieds dans le tapis. Rien n’est perdu : revenez dans un instant.
why-too-often = { $seconds ->
    [one] C’est beaucoup en peu de temps. Réessayez dans une seconde.
   *[other] C’est beaucoup en peu de temps. Réessayez dans { $seconds } secondes.
 }
why-busy = Beaucoup revoient leurs parties en ce moment. Réessayez dans un instant.
why-too-many-pages = Trop de tables sont ouvertes de chez vous. Fermez-en une, et celle-ci s’ouvrira.
why-too-fast = C’était trop à la fois. Revenez dans un instant.
why-too-slow = La connexion n’a pas suivi. On revient.
why-too-many-mistakes = Cette page et le serveur ne se comprennent pas. Rechargez la page.
why-not-understood = Le serveur n’a pas compris. Rechargez la page.
why-wrong-field = Ce champ de la requête manque, est inconnu ou n’est pas du bon type : { $field }.
why-no-such-game = Cette partie n’existe pas, ou vous n’y étiez pas.
why-no-such-puzzle = Ce problème n’existe pas.
why-not-an-answer = Ce n’est pas une réponse à ce problème.
why-not-over-yet = Cette partie n’est pas finie.
why-cannot-replay = Cette partie a commencé avec d’anciennes règles et ne peut être revue. On peut la télécharger.
why-other-site = Cela vient de la page d’un autre site, qui n’est pas admise.
why-json-only = Ici, on ne prend que du JSON.
why-too-large = C’est trop volumineux.
why-no-such-address = Il n’y a rien à cette adresse.
why-metrics-closed = Les chiffres du serveur ne sont pas pour tout le monde.
