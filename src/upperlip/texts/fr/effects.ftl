# Ce que font les effets d’une carte (docs/rules/effects.md) : des phrases pour les cartes qui n’en ont pas.

effect-none = Elle ne fait rien de particulier.
effect-colours-reversed = L’ordre des couleurs est inversé.
effect-colours-order = Ordre des couleurs, de la plus faible à la plus forte : { $order }.
effect-values-bottom = Le { $value } passe sous toutes les autres valeurs de sa couleur.
effect-values-top = Le { $value } passe au-dessus de toutes les autres valeurs de sa couleur.
effect-values-reversed = L’ordre des valeurs est inversé.
effect-wins = Un { $value } remporte le pli, peu importe sa couleur ; s’il y en a plusieurs, celui de la plus forte couleur.
effect-lowest-colour = { $value ->
    [any] La plus petite carte de la plus forte couleur remporte le pli.
   *[other] S’il y a un { $value } dans le pli, la plus petite carte de la plus forte couleur l’emporte.
 }
effect-lowest-overall = { $value ->
    [any] La plus petite carte de toutes remporte le pli ; à égalité, celle de la plus forte couleur.
   *[other] S’il y a un { $value } dans le pli, la plus petite carte de toutes l’emporte ; à égalité, celle de la plus forte couleur.
 }
effect-lowest-threes = { $value ->
    [any] La plus petite carte remporte le pli, comme cette table lit les trois.
   *[other] S’il y a un { $value } dans le pli, la plus petite carte l’emporte, comme cette table lit les trois.
 }
effect-nth = { $n ->
    [2] La deuxième carte par la force remporte le pli.
    [3] La troisième carte par la force remporte le pli, s’il y en a autant.
    [4] La quatrième carte par la force remporte le pli, s’il y en a autant.
    [5] La cinquième carte par la force remporte le pli, s’il y en a autant.
   *[6] La sixième carte par la force remporte le pli, s’il y en a autant.
 }
effect-out-equals = Les cartes de même valeur sont écartées avant de déterminer le gagnant du pli.
effect-out-colour = Les cartes de cette couleur sont écartées avant de déterminer le gagnant du pli : { $colour }.
effect-out-value = Tous les { $value } sont écartés avant de déterminer le gagnant du pli.
effect-out-both = Le { $value } ({ $colour }) est écarté avant de déterminer le gagnant du pli.
effect-follow-first = La couleur demandée est celle du premier animal.
effect-follow-latest = Un animal d’une autre couleur impose la sienne comme couleur demandée.
effect-lead-winner = Le gagnant d’un pli entame le suivant.
effect-lead-weakest = Celui qui a joué l’animal le plus faible entame le pli suivant.
effect-lead-left = Le voisin de gauche de celui qui a entamé un pli entame le suivant.
effect-give-left = Au début de la manche, chacun donne { $number ->
    [one] une carte
   *[other] { $number } cartes
 } à son voisin de gauche.
effect-give-right = Au début de la manche, chacun donne { $number ->
    [one] une carte
   *[other] { $number } cartes
 } à son voisin de droite.
effect-open = Les cartes de cette couleur restent visibles en main : { $colour }.
effect-which-all = Chaque carte ramassée
effect-which-colour = Chaque carte ramassée en { $colour }
effect-which-value = Chaque { $value } ramassé
effect-which-both = Le { $value } en { $colour }, une fois ramassé
effect-worth-add = { $which } : { $stars } à ses étoiles.
effect-worth-set = { $which } : exactement { $stars } { $number ->
    [one] étoile
   *[other] étoiles
 }.
effect-worth-times = { $which } : ses étoiles { $number ->
    [0] ne comptent pas
   *[other] comptent { $number } fois
 }.
effect-worth-negative = { $which } : ses étoiles comptent en moins.
effect-most-colour = Le camp qui a le plus de cartes en { $colour } en fin de manche : { $stars } à ses étoiles. À égalité, personne.
effect-most-value = Le camp qui a le plus de cartes de valeur { $value } en fin de manche : { $stars } à ses étoiles. À égalité, personne.
effect-trick-first = Le camp qui remporte le premier pli de la manche : { $stars } à ses étoiles.
effect-trick-last = Le camp qui remporte le dernier pli de la manche : { $stars } à ses étoiles.
effect-most-tricks = Le camp qui remporte le plus de plis : { $stars } à ses étoiles. À égalité, personne.
effect-fewest = Le camp qui a le moins d’étoiles remporte la manche.
effect-copies = Sa valeur est celle de la carte précédente, { $plus }.
effect-always-trump = Atout, dès qu’il y en a un.
effect-judged-lowest = La plus petite valeur remporte le pli, peu importe la couleur.
effect-judged-highest = La plus grande valeur remporte le pli, peu importe la couleur.
effect-void = Les cartes à points de ce pli ne rapportent rien.
effect-tricks = Le pli compte { $tricks } pour le camp qui le remporte.
effect-points = { $points } pour le gagnant du pli.
effect-trump-named = Son joueur choisit l’atout pour { $number ->
    [one] ce pli
   *[other] { $number } plis, celui-ci compris
 }.
effect-trump-none = Pas d’atout pendant { $number ->
    [one] ce pli
   *[other] { $number } plis, celui-ci compris
 }.
effect-trump-colour = Atout pour { $number ->
    [one] ce pli
   *[other] { $number } plis, celui-ci compris
 } : { $colour }.
effect-pass-left = Chacun passe aussitôt { $number ->
    [one] une carte
   *[other] { $number } cartes
 } à sa gauche.
effect-pass-right = Chacun passe aussitôt { $number ->
    [one] une carte
   *[other] { $number } cartes
 } à sa droite.
effect-turn = On retourne une carte : { $bad } pour le gagnant du pli si c’est un méchant ou un atout, sinon { $good }.
