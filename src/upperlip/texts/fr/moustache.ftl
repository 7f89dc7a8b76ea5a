# Moustache (les animaux) : les règles telles que les joueurs les lisent.
# Les identifiants O-… sont les numéros des règles.

moustache-title = Moustache
moustache-lead = Un jeu de plis en équipes pour 3 à 6 joueurs : à chaque manche, de nouveaux partenaires et une règle de plus pour se prendre les pieds dans le tapis.

moustache-section-cards = Les cartes
moustache-section-game = La partie
moustache-section-round = La manche
moustache-section-trick = Le pli
moustache-section-end = La fin de la manche

## Les cartes

O-1 = Le paquet compte 44 animaux en quatre couleurs, de 0 à 10 dans chacune : hamsters verts, cochons roses, lamas orange et morses bleus. Les lamas sont de nous : votre boîte peut avoir un autre animal à leur place. Plus la valeur est haute, plus la moustache est belle. En abrégé, une lettre et la valeur, de G0 à B10 (G pour vert, P pour rose, O pour orange, B pour bleu).
O-2 = Il y a trois jokers : la Licorne, le Singe et le Pigeon. Ils ne sont de la partie qu’à 3 ou 5 joueurs.
O-3 = Les étoiles se trouvent sur les valeurs du milieu : une sur les 3, deux sur les 4, trois sur les 5, deux sur les 6, une sur les 7, aucune ailleurs. C’est pareil dans toutes les couleurs, soit 36 étoiles en tout. Les jokers n’en ont pas. Ces valeurs sont les nôtres ; si votre boîte en imprime d’autres sur ses cartes, jouez avec celles-là.
O-4 = Chaque manche met en jeu trois trophées. Ils valent 1, 2 et 3 points à la première manche ; 2, 3 et 4 à la deuxième ; 3, 4 et 5 à la troisième ; 4, 5 et 6 à la quatrième. Avec les trophées égaux, chaque gagnant d’une manche reçoit à la place la valeur du milieu : 2, 3, 4 ou 5 points. Ces valeurs aussi sont les nôtres, et la table peut mettre celles de sa boîte ; deux jetons de même valeur restent deux jetons, et la valeur du milieu est la deuxième des trois.
O-5 = Il y a des cartes Règle blanches et des noires ; chacune est expliquée à part. On joue avec les onze habituelles ou avec toutes, et l’on peut écarter les règles avancées pour une première partie (c’est nous qui les disons avancées ; votre boîte peut différer). On peut aussi désigner soi-même les quatre, deux blanches puis deux noires, toutes différentes, dans l’ordre où elles seront retournées : cette liste prime sur les deux autres choix. Une liste non conforme, ou une valeur qu’une option ne connaît pas, est refusée avant le début de la partie.

## La partie

O-6 = Une partie se joue en quatre manches. Au début de chacune, on retourne une carte Règle tirée au hasard parmi celles qui ne sont pas encore en jeu : une blanche aux manches 1 et 2, une noire aux manches 3 et 4. Elles s’alignent de gauche à droite, dans l’ordre où elles sont retournées, et restent jusqu’à la fin de la partie : une règle à la première manche, deux à la deuxième, trois à la troisième, quatre à la quatrième.
O-7 = On joue dans le sens des aiguilles d’une montre. Votre voisin de gauche occupe la place au numéro suivant ; après la dernière place vient la première.
O-8 = Après quatre manches, qui a le plus de points de trophée l’emporte. Une égalité reste une égalité ; la table propose une revanche.

## La manche

O-9 = On joue de 3 à 6, ni moins ni plus. Une fois la carte Règle de la manche retournée, on tire de nouvelles équipes au hasard : 1 contre 2 à trois joueurs, 2 contre 2 à quatre, 2 contre 3 à cinq, 3 contre 3 à six. Tout le monde sait qui joue avec qui.
O-10 = À chaque manche, un joueur tiré au hasard porte la couronne. Il entame le premier pli, et son équipe gagne la manche en cas d’égalité.
O-11 = Une main compte douze cartes quand on est trois, dix à quatre, huit à cinq et sept à six. Des animaux et rien d’autre, sauf pour qui joue en infériorité : à trois, le solitaire a neuf animaux plus les trois jokers ; à cinq, les deux équipiers ont sept animaux plus un joker, que le hasard choisit pour chacun. Dans ce cas, on ignore quel joker est chez l’autre et lequel ne joue pas. Ce qui n’est pas distribué dort à l’écart, et nul n’y jette un œil.
O-12 = Entre partenaires, on ne se dit rien de ses cartes, ni autour d’une même table ni en ligne, où la discussion est fermée aux joueurs attablés pendant la manche, sauf les phrases toutes faites, à moins que la table ne s’en remette à la parole de chacun.
O-13 = Les effets de début de manche s’appliquent dans l’ordre de la rangée, de gauche à droite. « {rule-pass-three} » : chacun choisit trois cartes de sa main, jokers admis, pour son voisin de gauche, avant de voir ce qui lui vient de la droite. « {rule-pink-open} » : à partir de ce moment, toutes les cartes roses en main sont visibles de tous, y compris celles reçues ensuite ; elles font toujours partie de la main. Ainsi, quand « {rule-pink-open} » se trouve à gauche de « {rule-pass-three} », tout le monde voit les cartes roses au moment de choisir ; sinon, seulement après.

## Le pli

O-14 = Le premier animal du pli fixe la couleur demandée. Si vous en avez, fournissez, ou jouez un joker ; sinon, jouez ce que vous voulez. Tant qu’aucun animal n’est tombé, tout est permis.
O-15 = Avec « {rule-cut-leads} », un animal d’une autre couleur que celle demandée impose la sienne aux joueurs suivants, autant de fois que cela se produit.
O-16 = Un joker se joue à tout moment. Il ne fixe ni ne change jamais la couleur demandée.
O-17 = Quand tout le monde a joué, on compare les animaux du pli. La couleur passe d’abord, de la plus faible à la plus forte : vert, rose, orange, bleu (l’inverse avec « {rule-reversed} »). Dans une même couleur, la plus haute valeur est la plus forte. Avec « {rule-tens-fall} », un 10 compte pour −1, y compris pour « {rule-three-lowest} » et « {rule-weakest-leads} ». La couleur demandée n’a aucune force particulière.
O-18 = Le gagnant d’un pli se détermine dans cet ordre :
    1. Si « {rule-equals-out} » est en jeu, où que soit la carte dans la rangée, les animaux dont la valeur apparaît plus d’une fois dans le pli sont défaussés. Ils ne concourent pas, ne déclenchent aucune règle et ne peuvent être ni ramassés ni volés.
    2. Si la Licorne est dans le pli, elle gagne, quoi que disent les règles.
    3. Sinon, parmi « {rule-twos-win} », « {rule-three-lowest} » et « {rule-runner-up} », on essaie celles qui sont en jeu, de gauche à droite dans la rangée ; la première qui s’applique décide. « {rule-twos-win} » s’applique s’il reste un 2 : le 2 de la plus forte couleur gagne. « {rule-three-lowest} » s’applique s’il reste un 3 : dans la plus forte couleur restante, la plus petite valeur gagne ; une table peut aussi la lire comme la plus petite valeur de tous les animaux restants, la plus forte couleur l’emportant à valeur égale. « {rule-runner-up} » s’applique s’il reste au moins deux animaux : le deuxième plus fort gagne.
    4. Sinon, le plus fort des animaux restants gagne.
O-19 = S’il ne reste aucun animal et qu’il n’y a pas de Licorne, personne ne gagne le pli. Ce qui reste est défaussé, et le joueur qui avait entamé entame de nouveau.
O-20 = Si le Pigeon est dans le pli, toutes les cartes du pli sont défaussées et ne comptent pour personne, même si la Licorne gagne. Le gagnant entame tout de même le pli suivant, sauf si « {rule-weakest-leads} » en décide autrement.
O-21 = Si le Singe est dans le pli, sans le Pigeon, celui qui a joué le Singe prend une carte du pli pour son équipe, avant que le gagnant ramasse le reste. Ce peut être n’importe laquelle, même la Licorne, mais ni le Singe lui-même ni une carte défaussée. Il faut en prendre une, même quand sa propre équipe gagne le pli. Si le Pigeon est là, ou si personne ne gagne, le Singe ne trouve rien.
O-22 = L’équipe du gagnant ramasse le pli, et le gagnant entame le suivant. Avec « {rule-weakest-leads} », c’est celui qui a joué l’animal le plus faible qui entame à sa place. Les animaux défaussés par « {rule-equals-out} » n’entrent pas en ligne de compte ; un Pigeon, une Licorne ou un vol n’y changent rien. S’il ne reste aucun animal, on entame comme sans cette règle.

## La fin de la manche

O-25 = Le total d’une équipe se fait en trois temps. D’abord les cartes ramassées, une à une : chacune apporte ses étoiles. « {rule-shining-zeros} » fixe à deux celles de tout 0, quoi que dise la carte ; « {rule-pink-bonus} » en ajoute une à chaque rose ; « {rule-green-negative} » fait des étoiles vertes autant d’étoiles perdues. Ces règles s’additionnent sans souci d’ordre : un 0 vert peut ainsi valoir −2, un 0 rose trois. Ensuite « {rule-last-trick} » : trois étoiles pour qui a remporté le dernier pli, sauf s’il n’a été remporté par personne ou si le Pigeon y était. Pour finir « {rule-blue-tax} » : cinq étoiles de moins au camp le plus fourni en bleu, rien si les deux en ont autant.
O-26 = L’équipe qui a le plus d’étoiles gagne la manche ; avec « {rule-fewest-stars} », celle qui en a le moins.
O-29 = Autant d’étoiles de part et d’autre ? Le camp de la tête couronnée remporte la manche.
O-30 = Chaque membre de l’équipe gagnante tire au hasard l’un des trois trophées de la manche et le garde. Chacun voit le sien ; les autres ne le verront qu’à la fin de la partie. Les trophées que personne n’a tirés restent inconnus de tous.

## Cartes Règle blanches

rule-green-negative = Trop verts
    .effect = Chaque étoile sur fond vert en retire une au lieu d’en donner.
rule-pink-open = Cochons à découvert
    .effect = Tout ce que vous tenez de rose, la table entière le voit.
rule-pass-three = Trois petits cadeaux
    .effect = Au début de la manche, chacun donne trois cartes à son voisin de gauche.
rule-blue-tax = Taxe morse
    .effect = En fin de manche, le camp le plus chargé en bleu paie 5 étoiles ; s’il y en a autant des deux côtés, on ne paie rien.
rule-fewest-stars = Qui perd gagne
    .effect = L’équipe qui a le moins d’étoiles gagne la manche.
rule-pink-bonus = Cochons tirelires
    .effect = Chaque carte rose ramassée vaut une étoile de plus.
rule-shining-zeros = Zéros étoilés
    .effect = Chaque 0 ramassé vaut deux étoiles.
rule-last-trick = Trois de der
    .effect = Le dernier pli de la manche vaut trois étoiles de plus.

## Cartes Règle noires

rule-twos-win = Deux mais costauds
    .effect = Posez un 2, de n’importe quelle couleur : le pli est pour lui.
rule-equals-out = Doublons dehors
    .effect = Les animaux de même valeur sont défaussés avant de déterminer le gagnant du pli.
rule-reversed = Hamsters au pouvoir
    .effect = L’ordre des couleurs est inversé : vert le plus fort, bleu le plus faible.
rule-three-lowest = Profil bas
    .effect = S’il y a un 3 dans le pli, la plus petite valeur gagne : celle de la plus forte couleur ou celle de toutes, selon la lecture de la table.
rule-cut-leads = Coq-à-l’âne
    .effect = Un animal d’une autre couleur impose la sienne comme couleur demandée.
rule-tens-fall = Dix déchus
    .effect = Un 10 passe sous le 0 de sa couleur.
rule-runner-up = Vive le dauphin
    .effect = Le deuxième animal le plus fort gagne le pli.
rule-weakest-leads = Honneur aux faibles
    .effect = Celui qui a joué l’animal le plus faible entame le pli suivant.

## Jokers

card-UNICORN = Licorne
    .effect = Gagne le pli, quoi que disent les règles.
card-MONKEY = Singe
    .effect = Prend une carte du pli pour votre équipe avant que le gagnant ramasse le reste.
card-PIGEON = Pigeon
    .effect = Toutes les cartes du pli sont défaussées et ne comptent pour personne.

## Couleurs

animals-G = vert
    .one = hamster
    .card = { $number } vert
animals-P = rose
    .one = cochon
    .card = { $number } rose
animals-O = orange
    .one = lama
    .card = { $number } orange
animals-B = bleu
    .one = morse
    .card = { $number } bleu

## Options

moustache-option-rule_set = Les cartes Règle qui peuvent sortir. book : les onze habituelles ; house : toutes.
moustache-option-first_game = Pour une première partie : sans les règles avancées (« {rule-pass-three} », « {rule-fewest-stars} », « {rule-three-lowest} », « {rule-cut-leads} », « {rule-runner-up} »).
moustache-option-even_trophies = Chaque gagnant d’une manche reçoit la valeur du trophée du milieu, sans s’en remettre au hasard.
moustache-option-rules = Les quatre cartes Règle de votre choix : deux blanches puis deux noires, toutes différentes, dans l’ordre où elles sont retournées. Cette liste prime sur les deux autres choix de cartes Règle.
moustache-option-stars = Les étoiles imprimées sur vos cartes : onze nombres de 0 à 9, pour les valeurs de 0 à 10. Sans ce choix, on joue avec les nôtres.
moustache-option-trophies = Les trophées de votre boîte : trois nombres de 1 à 9 pour chacune des quatre manches, jamais décroissants. Sans ce choix, on joue avec les nôtres.
moustache-option-threes = Ce que cherche « {rule-three-lowest} ». colour : la plus petite carte de la plus forte couleur ; overall : la plus petite de toutes les cartes, la plus forte couleur l’emportant à valeur égale.
