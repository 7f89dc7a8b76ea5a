# L’analyse d’une partie finie. Les nombres arrivent habillés : « 4,2 », « −1,5 », « 81 ».

## Pourquoi une autre action valait mieux

why-review-unfinished = Cette partie n’est pas finie. Son analyse dirait ce que les joueurs ne doivent pas encore savoir.
why-review-takes = { $card } gagne le pli pour votre camp dans { $share } donnes possibles sur 100, { $instead } dans { $rest }.
why-review-bid-met = L’annonce de votre camp était déjà tenue : { $card } laisse le pli aux autres dans { $share } donnes possibles sur 100, alors que { $instead } le gagne dans { $rest }.
why-review-partner = Dans { $share } donnes possibles sur 100, le pli est à votre partenaire : { $card } le lui laisse, et { $instead } reste en main.
why-review-gives-away = { $instead } va à vos adversaires dans { $share } donnes possibles sur 100 ; { $card } leur refuse ce cadeau.
why-review-brings = { $card } revient à votre camp dans { $share } donnes possibles sur 100, et compte plus que { $instead }.
why-review-hands-over = { $card } coûte à qui la ramasse, et ce sont vos adversaires dans { $share } donnes possibles sur 100.
why-review-leaves = { $card } laisse le pli aux autres dans { $share } donnes possibles sur 100 ; { $instead } le gagne dans { $rest }, et cela ne paie pas.
why-review-same = Le pli va au même camp dans { $share } donnes possibles sur 100 ; { $instead } vaudra plus par la suite.
why-review-worth-more = { $card } compte plus que { $instead }.
why-review-trump-takes = Atout { $colour } : votre camp gagne le pli dans { $share } donnes possibles sur 100, sinon dans { $rest }.
why-review-trump-leaves = Atout { $colour } : le pli va aux autres dans { $share } donnes possibles sur 100 ; sinon il est à vous dans { $rest }, et cela ne paie pas.
why-review-more-tricks = Votre camp fait plus de plis que { $number } dans { $share } donnes possibles sur 100.
why-review-fewer-tricks = Votre camp fait moins de plis que { $number } dans { $share } donnes possibles sur 100.
why-review-blind-missed = Une annonce à l’aveugle de { $number } est manquée dans { $share } donnes sur 100.

## Ce qu’il y avait sur la table

why-review-row = Règle : « { $rule } ».
why-review-team = Avec vous : { $seats }.
why-review-alone = Vous jouez en solitaire.
why-review-trump = Atout : { $colour }.
why-review-no-trump = Pas d’atout.
why-review-bid = Annonce de votre camp : { $number } ; plis faits : { $tricks }.

## Conseils pendant la partie : ce qui compte maintenant

why-hint-aim-stars = L’équipe qui a le plus d’étoiles gagne la manche.
why-hint-fewest = Dans cette manche, l’équipe qui a le moins d’étoiles gagne : mieux vaut ne pas ramasser ce qu’il y a dans un pli.
why-hint-give = Ce que vous donnez sera joué par votre voisin : voyez de quelle équipe il est.
why-hint-steal = Le Singe prend une carte pour votre équipe : ce qui compte, c’est ce qu’elle y vaut.
why-hint-aim-points = Une annonce tenue exactement rapporte le plus ; comptez ensuite les cartes de vos plis.
why-hint-pass = Ce que vous passez sera joué par votre voisin : voyez de quel camp il est.
why-hint-bid = Seule une annonce tenue exactement paie : dites combien de plis votre camp devrait faire.
why-hint-blind = Une annonce à l’aveugle paie double si elle est tenue ; manquée, la manche ne rapporte rien de bon.
why-hint-trump = La couleur que vous nommez est atout pour ce pli et le suivant.
why-hint-lead = Vous entamez : les autres répondent à votre carte.
why-hint-bid-met = L’annonce de votre camp est tenue : il ne faut plus de pli.
why-hint-trick-ours = Tel quel, le pli est à votre camp : { $seat } le prendrait.
why-hint-trick-theirs = Tel quel, le pli n’est pas à vous : { $seat } le prendrait.
why-hint-stars-in-it = Étoiles dans le pli jusqu’ici : { $count }.
why-hint-points-in-it = Points dans le pli jusqu’ici : { $count }.
why-hint-last = Vous jouez la dernière carte du pli : personne ne peut plus y répondre.

## Actions

review-do-play = { $card }
review-do-give = donner { $card }
review-do-steal = prendre { $card }
review-do-pass = passer { $card }
review-do-bid = annoncer { $number }
review-do-blind = { $number } à l’aveugle
review-do-blind-no = pas à l’aveugle
review-do-agree = accepter
review-do-refuse = refuser
review-do-trump = { $colour }

review-question-play = Que joueriez-vous ?
review-question-give = Que donneriez-vous ?
review-question-steal = Que prendriez-vous ?
review-question-pass = Que passeriez-vous ?
review-question-bid = Qu’annonceriez-vous ?
review-question-blind = Annonceriez-vous à l’aveugle ?
review-question-agree = Accepteriez-vous ?
review-question-trump = Quel atout nommeriez-vous ?

## L’analyse

review-title = { $seat } : la partie analysée
review-heading = La partie analysée
review-result-share = Points de trophées
review-result-points = Avance sur la moyenne des autres
review-choices = Décisions avec un choix
review-each-share = Perte par décision, en points de chances
review-each-points = Perte par décision, en points
review-sum-share = Perte totale, en points de chances
review-sum-points = Perte totale, en points
review-worlds = Donnes examinées par décision
review-grade-best = le meilleur choix
review-grade-close = trop serré pour trancher
review-grade-slight = infime
review-grade-small = petite
review-grade-clear = nette
review-grade-grave = grave

review-players = Toute la table
review-player = Joueur
review-counted = Nombre de pertes
review-players-words = Une perte mesure combien une décision valait moins que la meilleure, d’après ce que son auteur pouvait voir. Ce qui est trop serré pour trancher ne coûte rien.

review-graph = Où en était la partie
review-graph-share = Chances de gagner la manche
review-graph-points = Avance attendue de la manche
review-graph-words = La ligne : ce que vous pouviez voir, après chacune de vos décisions. En tirets : les cartes telles qu’elles étaient, ce que personne ne pouvait savoir. Un point marque une décision à revoir.
review-seen = ce que vous pouviez voir
review-lay = les cartes telles qu’elles étaient
review-round = Manche { $number }
review-step = Étape
review-table = Les chiffres

review-looks = À revoir
review-no-looks = Rien à revoir ici. La moustache n’a pas frémi.
review-where = Manche { $number }, étape { $step }
review-hand = Votre main
review-trick = Le pli jusque-là
review-lead = À vous d’entamer.
review-show = Voir la réponse
review-best = Le mieux : { $action }
review-yours = Vous : { $action }
review-lost-share = { $grade } : { $loss } points de chances perdus (de { $low } à { $high })
review-lost-points = { $grade } : { $loss } points perdus (de { $low } à { $high })
review-no-reason = Aucune raison ne tient à elle seule dans 60 donnes sur 100.
review-example = Une donne où cela compte
review-value-share = Gagne la manche, en %
review-value-points = Avance en points
review-behind = Derrière le mieux
review-action = Action
review-tricks = Plis de votre camp, sur 100 donnes
review-holders = Qui pouvait avoir quoi
review-holders-words = Combien de fois chaque carte invisible était dans chaque main, sur 100 donnes possibles.
review-elsewhere = hors jeu
review-card = Carte
review-hinted = Décidé avec un conseil.

review-all = Toutes vos décisions
review-yours-column = Votre choix
review-best-column = Le mieux
review-grade = Verdict
review-loss = Perte

review-ledger = Le compte de la chance
review-ledger-words-share = Vos points de trophées, en une somme qui tombe juste. « À égalité » est ce que cette place obtient en moyenne ; la chance, ce que le hasard en a fait. De chaque décision, ce que son auteur pouvait voir est compté à part du pari qui a réussi ou non.
review-ledger-words-points = Votre avance sur la moyenne des autres, en une somme qui tombe juste. « À égalité » est ce que cette place obtient en moyenne ; la chance, ce que le hasard en a fait. De chaque décision, ce que son auteur pouvait voir est compté à part du pari qui a réussi ou non.
review-lay-column = Les cartes telles qu’elles étaient
review-line-even = À égalité
review-line-deal = Chance de la donne
review-line-teams = Chance des équipes
review-line-crown = Chance de la couronne
review-line-trump = Chance de l’atout
review-line-turned = Chance des cartes retournées
review-line-trophies = Chance des trophées
review-line-own-losses = Vos propres pertes
review-line-own-guesses = Vos paris
review-line-partner-losses = Pertes de vos partenaires
review-line-partner-guesses = Paris de vos partenaires
review-line-opponent-losses = Cadeaux de vos adversaires
review-line-opponent-guesses = Paris de vos adversaires
review-line-result = Résultat

review-method = Comment c’est calculé
review-method-words = Chaque action est essayée dans les mêmes donnes, tirées d’après ce que la place pouvait voir ; des règles simples jouent la suite, et les derniers plis sont résolus exactement. Le meilleur choix est trouvé dans une moitié des donnes et mesuré dans l’autre. Les fourchettes sont des intervalles à 95 % ; quand l’une contient zéro, c’est trop serré pour trancher.
review-thresholds-share = Petite à partir de { $small }, nette à partir de { $clear }, grave à partir de { $grave } points de chances.
review-thresholds-points = Petite à partir de { $small }, nette à partir de { $clear }, grave à partir de { $grave } points.
review-made = Fait par upperlip { $version }.

## Sur la page

review-progress = Calculé : { $done } sur { $of }.
review-waiting = En attente d’un moment libre : les parties en cours passent d’abord.
review-so-far = Vos décisions jusqu’ici : { $decisions } ; rien de perdu dans { $best } d’entre elles.
review-hint-question = Que peut-on envisager ?
review-hint-answer = Que choisir, et pourquoi ?
review-hint-best = Le mieux :
review-hint-worlds = Calculé sur { $worlds } donnes compatibles avec ce que vous voyez.

## Ce qui appuie un conseil

why-hint-round = Gagne la manche { $share } fois sur 100 et la perd { $risk } fois ({ $sure ->
    [unknown] trop peu de donnes pour dire à combien près
    [alike] pareil dans toutes les donnes
   *[known] à { $error } près
 }), d’après { $worlds ->
    [one] une donne compatible
   *[other] { $worlds } donnes compatibles
 } avec ce que vous savez.
why-hint-points = Écart moyen avec les autres : { $points } { $sure ->
    [unknown] (trop peu de donnes pour dire à combien près).
    [alike] (pareil dans toutes les donnes).
   *[known] (à { $error } près) ; une manche peut s’en écarter de { $risk }.
 } D’après { $worlds ->
    [one] une donne compatible
   *[other] { $worlds } donnes compatibles
 } avec ce que vous savez.
why-hint-match = Gagne la partie environ { $share } fois sur 100 ({ $sure ->
    [unknown] trop peu de donnes pour dire à combien près
    [alike] pareil dans toutes les donnes
   *[known] à { $error } près
 }), d’après { $worlds ->
    [one] une donne compatible
   *[other] { $worlds } donnes compatibles
 } avec ce que vous savez.
