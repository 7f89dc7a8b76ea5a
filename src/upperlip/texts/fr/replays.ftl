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
replay-here = Dans la partie, pour reprendre à partir de là
replay-practise-as = comme { $name }

why-practice-unfinished = Cette partie n’a pas été jouée jusqu’au bout : ses cartes restent secrètes.
why-nothing-to-practise = Il ne reste rien à jouer à partir de là, ou la partie a commencé avec d’anciennes règles.
