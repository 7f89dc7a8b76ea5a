# Problèmes : des décisions dont la réponse est claire, tirées de parties de robots.

puzzle-words = Une décision tirée d’une partie de robots : vous voyez ce que voyait le joueur, et rien d’autre. Toute bonne réponse compte, et c’est la première qu’on retient.
puzzle-today = Problème du jour
puzzle-today-right = Problème du jour : résolu
puzzle-today-wrong = Problème du jour : manqué
puzzle-any = N’importe lequel
puzzle-count =
    { $answered ->
        [0] { $puzzles } en tout
       *[other] { $right } sur { $answered } de juste ; { $puzzles } en tout
    }
puzzle-deeds = Que faire
puzzle-cards = Quelle carte compte
puzzle-next = Problème suivant
puzzle-figures = Pourquoi ?
puzzle-leave = Tous les problèmes

## Ce que fait une bonne réponse

puzzle-theme-duck = Laisser passer
puzzle-theme-take = Prendre le pli
puzzle-theme-keep = Tenir l’annonce
puzzle-theme-partner = Le partenaire d’abord
puzzle-theme-count = Compter la couleur
puzzle-theme-steal = Voler
puzzle-theme-bid = Annoncer
puzzle-theme-trump = Nommer l’atout

## La difficulté : combien de robots échouent

puzzle-level-1 = facile
puzzle-level-2 = moyen
puzzle-level-3 = difficile
puzzle-level-4 = diabolique

## La réponse

puzzle-right = Juste.
puzzle-wrong = Pas cette fois.
puzzle-good = Bon : { $actions }.
puzzle-about = Il s’agit de : { $themes }
puzzle-found-by = Robots qui l’ont trouvé : { $bots }
puzzle-found-by-none = Aucun robot ne l’a trouvé.
