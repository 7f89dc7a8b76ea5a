# Parties finies : partagées, reprises, comptées sur la durée.

## Partager

replay-share = Partager cette partie
replay-share-words = Qui a le lien voit toutes les mains, étape par étape. Il n’est valable que tant que tous ceux qui ont joué sont d’accord ; on ne demande rien aux robots.
replay-share-count = D’accord : { $agreed } sur { $people }.
replay-share-asked = Quelqu’un aimerait partager cette partie.
replay-share-named = D’accord, avec mon nom
replay-share-hidden = D’accord, sous « { $name } »
replay-share-no = Je ne suis plus d’accord
replay-share-mine-named = Vous êtes d’accord, avec votre nom.
replay-share-mine-hidden = Vous êtes d’accord ; votre nom est caché.
replay-share-dead = Si quelqu’un change d’avis, le lien ne mène plus nulle part, définitivement.
replay-share-this-step = Lien vers cette étape :
replay-player = Joueur { $number }
replay-title = Une partie de { $game }

why-share-unfinished = Seule une partie jouée jusqu’au bout peut être partagée.
why-no-such-replay = Cette partie n’existe pas, ou quelqu’un qui l’a jouée ne la partage plus.

## Et si

replay-practise = Reprendre à partir d’ici
replay-practise-words = Une table d’entraînement pour vous : vous prenez une place, des robots les autres. Vous connaissez peut-être déjà toutes les cartes : rien n’y compte.
replay-here = Ouvrir la partie ici, pour la reprendre
replay-practise-as = comme { $name }

why-practice-unfinished = Cette partie n’a pas été jouée jusqu’au bout : ses cartes restent secrètes.
why-nothing-to-practise = Il ne reste rien à jouer à partir de là, ou la partie a commencé avec d’anciennes règles.

## Progrès au fil des parties

replay-progress = Mes progrès
replay-progress-words = Ce que vos décisions ont coûté, d’après ce que vous pouviez voir, dans toutes vos parties analysées. Rien ici ne concerne quelqu’un d’autre.
replay-reviewed = Parties analysées : { $count }.
replay-review-rest = Analyser aussi les dernières parties : { $count }
replay-review-rest-going = Analyse en cours, l’une après l’autre. Il en reste : { $count }.
replay-without-hints = Sans les décisions prises avec un conseil
replay-result-mean = Résultat d’une partie, en moyenne
replay-luck-mean = Dont chance
replay-graph-words = Un point par partie, la dernière à droite. La ligne est la moyenne de cinq parties.
replay-day = Jour
replay-luck = Part de chance
replay-count = Décisions
replay-each = Chacune
replay-sum = En tout
replay-phases = Où l’on a perdu
replay-phase = Phase
replay-phase-bids = Annonces
replay-phase-passing = Cartes passées
replay-phase-leading = À l’entame
replay-phase-following = En répondant
replay-phase-endgame = Les trois dernières cartes
replay-themes = Pourquoi l’on a perdu
replay-theme = Ce qu’un autre choix aurait fait
replay-theme-takes = Gagner le pli
replay-theme-bid-met = S’arrêter : l’annonce était tenue
replay-theme-partner = Laisser le pli au partenaire
replay-theme-gives-away = Garder une carte loin des adversaires
replay-theme-brings = Rentrer une bonne carte
replay-theme-hands-over = Refiler une mauvaise carte
replay-theme-leaves = Laisser un pli qui ne rapporte rien
replay-theme-same = Garder une carte pour plus tard
replay-theme-worth-more = Prendre la meilleure carte
replay-theme-trump-takes = Choisir un atout qui gagne le pli
replay-theme-trump-leaves = Choisir un atout qui laisse le pli
replay-theme-more-tricks = Annoncer plus
replay-theme-fewer-tricks = Annoncer moins
replay-theme-blind-missed = Ne pas annoncer à l’aveugle
replay-partners = Avec qui
replay-partner = Partenaire
replay-partner-bot = Robots : { $level }
replay-partner-unnamed = Personnes non nommées ici
replay-partners-words = Vos propres pertes dans les manches jouées ensemble. Une personne est nommée là où elle partage la partie avec son nom.
replay-bids = Vos annonces
replay-bids-came = Annonces : { $made }. Tenues : { $met } ; trop hautes : { $high } ; trop basses : { $low }.
replay-bids-better = D’après ce que vous pouviez voir, une annonce plus basse aurait été meilleure { $lower } fois, une plus haute { $higher } fois.
replay-bids-title = Plis au-delà de l’annonce
replay-bids-tricks = Écart à l’annonce
replay-bids-count = Fois
replay-bids-likely = Fois probables
replay-bid-met = tenue
replay-bid-more = { $number }
replay-csv = Toutes les décisions (CSV)
replay-json = Toutes les décisions (JSON)
