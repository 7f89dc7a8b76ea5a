# The lessons of the page: what the coach says. Short: it stands beside the table, also on a phone.

lesson-title-mustachio = Mustachio : une première manche
lesson-title-mustachio-villains = Mustachio : les méchants
lesson-title-moustache = Moustache : deux manches
lesson-title-moustache-rules = Moustache : des règles en pile
lesson-go = Continuer
lesson-skip-on = Passer
lesson-leave = Quitter
lesson-from-start = Du début
lesson-over = Vous en savez assez pour prendre place. La table explique le reste en cours de jeu.
lesson-play = Jouer une partie entière
lesson-again = Encore une fois
lesson-next-mustachio = Leçon suivante : les méchants
lesson-next-moustache = Leçon suivante : des règles en pile
lesson-turn = À vous. Le { $right } convient.
lesson-lead = Vous entamez, avec la carte de votre choix. Essayez le { $right }.
lesson-skip = On saute quelques plis : il en reste { $count } dans cette manche.
lesson-not-that = Carte permise aussi : { $tried }. Mais la leçon continue avec celle-ci : { $right }.

lesson-mustachio-intro = À Mustachio, on fait des promesses : annoncez combien de plis vous ferez, puis faites-en exactement autant. En face de vous, votre partenaire : { $partner }.
lesson-mustachio-shown = Un méchant de cette manche : { $card }. { $effect }
lesson-mustachio-hand = Vos cartes : quatre couleurs, de 1 à 15. La pièce sur une carte indique les points qu’elle rapporte.
lesson-mustachio-trump = L’atout de cette manche : { $colour }. Il bat toutes les autres couleurs.
lesson-mustachio-bid = Combien de plis ferez-vous ? Votre annonce s’ajoute à celle de votre partenaire ; le compte exact rapporte { $bonus } points. Annoncez { $bid }.
lesson-mustachio-promised = Avec { $partner }, vous avez promis { $bid } plis. Pas un de plus, pas un de moins !
lesson-mustachio-follow = { $seat } entame : { $card }. Qui a de cette couleur doit en jouer. Touchez une autre carte : la table dira pourquoi c’est non. Puis jouez le { $right }.
lesson-mustachio-taken = Pli gagné : { $seat }. La ligne sous les cartes dit pourquoi. Qui fait le pli entame le suivant.
lesson-mustachio-ruff = { $seat } entame : { $card }. Vous n’avez pas de cette couleur : tout est permis. Le { $right } est un atout. Jouez-le !
lesson-mustachio-villain = Et maintenant votre méchant : { $card }. { $effect } Un méchant se joue toujours, quelle que soit l’entame.
lesson-mustachio-gift = Le pli est à vous, { $card } comprise. { $effect }
lesson-mustachio-score = Promis : { $bid }, faits : { $tricks }. Cela fait { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, dont { $bonus } pour la promesse tenue. Après cinq manches, le plus haut total gagne.

lesson-villains-intro = Douze méchants sèment le trouble à Mustachio, chacun à sa façon. Deux d’entre eux s’invitent à chaque manche.
lesson-villains-name = Vous avez cette carte : { $card }. { $effect } Jouez-la, quelle que soit l’entame.
lesson-villains-named = Quel atout ? Une couleur que vous avez. Choisissez : { $trump }.
lesson-villains-pass = { $seat } a joué : { $card }. { $effect } Séparez-vous du { $right }.
lesson-villains-spell = Atout pour un pli encore : { $colour }. Ensuite, l’atout de la manche revient. La pièce en haut tient le compte.

lesson-moustache-intro = À Moustache, on ramasse des étoiles. Les équipes changent à chaque manche ; cette fois, vous jouez avec { $partner }.
lesson-moustache-row = Chaque manche ajoute une règle, et toutes restent. La première : « { $rule } ». { $does }
lesson-moustache-hand = Vos cartes : quatre couleurs, de 0 à 10. Seules celles du milieu, de 3 à 7, portent des étoiles.
lesson-moustache-follow = { $seat } entame : { $card }. Qui a de cette couleur doit en jouer. Touchez une autre carte : la table dira pourquoi c’est non. Puis jouez le { $right }.
lesson-moustache-colours = De la plus faible à la plus forte : vert, rose, orange, bleu. La plus forte du pli gagne, quelle que soit l’entame ; et dans cette couleur, la plus haute carte.
lesson-moustache-break = { $seat } entame : { $card }. Vous n’avez pas de cette couleur : tout est permis. Le { $right } est d’une couleur plus forte. Jouez-le !
lesson-moustache-score = { $stars } étoiles contre { $their_stars } : la manche est à vous. Chaque gagnant tire un trophée. Le vôtre vaut { $trophy } ; les autres restent secrets jusqu’à la fin.
lesson-moustache-second = Deuxième manche : nouvelles équipes (avec vous : { $partner }) et une deuxième règle à côté de la première, « { $rule } ». { $does }
lesson-moustache-greens = La deuxième règle à l’œuvre : ces cartes retirent des étoiles ({ $cards }). Pli gagné : { $seat }.
lesson-moustache-end = { $stars } étoiles contre { $their_stars }, les deux règles comptées : encore gagné. Après quatre manches, qui a le plus de points de trophées l’emporte.

lesson-rules-intro = Quatrième manche : quatre règles pendent côte à côte. Vous jouez avec { $partner }.
lesson-rules-white = Les règles blanches disent ce que valent les cartes : « { $rule } » et « { $other } ».
lesson-rules-black = Les règles noires disent qui fait le pli : « { $rule } » et « { $other } ». À la table, touchez un panneau pour le lire.
lesson-rules-out = Les valeurs égales sortent d’abord : { $cards }. La plus forte de celles qui restent gagne. Pli gagné : { $seat }.
lesson-rules-two = « { $rule } ». { $does } Vous en avez un : jouez le { $right }.
lesson-rules-decided = Un petit 2 les a tous eus. La règle qui a tranché est nommée sous les cartes.
lesson-rules-end = { $stars } étoiles contre { $their_stars }, les quatre règles comptées.
