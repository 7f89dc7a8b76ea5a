# Mustachio, en français. Les identifiants U-… sont les numéros de la page des règles.

mustachio-title = Mustachio
mustachio-lead = Annoncez combien de plis vous ferez, puis faites-en exactement autant, pendant que douze méchants s’appliquent à fausser vos calculs.

## Titres des sections

mustachio-section-cards = Les cartes
mustachio-section-sides = Joueurs et camps
mustachio-section-villains = Quels méchants sont de la partie (à choisir avant de commencer)
mustachio-section-rounds = Manches, donne, atout
mustachio-section-bidding = Les annonces
mustachio-section-trick = Le jeu du pli
mustachio-section-effects = Ce que font les méchants (aussitôt, quel que soit le gagnant du pli)
mustachio-section-scoring = Le décompte d’une manche
mustachio-section-variants = Variantes

## Couleurs

nuts-R = rouge
    .nut = amandes
    .one = amande
    .card = { $number } rouge
nuts-B = bleu
    .nut = noisettes
    .one = noisette
    .card = { $number } bleu
nuts-G = vert
    .nut = macadamias
    .one = macadamia
    .card = { $number } vert
nuts-Y = jaune
    .nut = noix de cajou
    .one = noix de cajou
    .card = { $number } jaune

## Méchants

card-ACORN = Gland
    .effect = La plus petite valeur remporte le pli, peu importe la couleur.
card-BUTTERNUT = Courge butternut
    .effect = Les cartes à points de ce pli ne rapportent rien.
card-PEANUT = Cacahuète grillée
    .effect = Chacun passe aussitôt une carte à sa gauche.
card-HONEYNUT = Noix au miel
    .effect = Sa valeur est celle de la carte précédente, plus un.
card-HEALTH-plus = Santé +1
    .effect = Compte un pli de plus pour le camp qui la remporte.
card-HEALTH-minus = Santé −1
    .effect = Compte un pli de moins pour le camp qui la remporte.
card-HUMMMUS = Houmous
    .effect = Son joueur choisit l’atout pour ce pli et le suivant.
card-NUTCASE = Noix fêlée
    .effect = Pas d’atout pour ce pli ni pour le suivant.
card-TWINS = Noix jumelles
    .effect = Une carte retournée décide : +5 ou −5 pour le gagnant du pli.
card-PISSTACHIO = Pistache grincheuse
    .effect = −5 pour le gagnant du pli.
card-PRAYLENE = Praline
    .effect = +5 pour le gagnant du pli.
card-WALNUT = Noix de Grenoble
    .effect = Atout, dès qu’il y en a un.

## Les cartes

U-1 = Il y a 60 cartes Noix en quatre couleurs : {nuts-R} ({nuts-R.nut}), {nuts-B} ({nuts-B.nut}), {nuts-G} ({nuts-G.nut}) et {nuts-Y} ({nuts-Y.nut}), de valeur 1 à 15 dans chacune.
U-2 = Il y a douze méchants, un de chaque. Ils ont une valeur mais pas de couleur à eux et, quoi qu’en dise leur nom, ce ne sont pas des cartes Noix. Chacun est expliqué à part, avec sa valeur et son nom dans la boîte entre parenthèses.

## Joueurs et camps

U-3 = En individuel : de 2 à 6 joueurs, chacun formant un camp. C’est le camp qui marque : ici le joueur, en équipes l’équipe. Sauf avis contraire de la table, à 4 ou à 6 on joue par équipes de deux, sinon en individuel. Les camps sont numérotés d’après le plus petit numéro de place de leurs membres.
U-4 = En équipes : à 4, deux équipes de deux ; à 6, trois équipes de deux ; les partenaires se font face. Ou bien, à 6, deux équipes de trois, une place sur deux. Deux partenaires ne sont jamais voisins. Aucun autre nombre de joueurs ne permet le jeu en équipes.
U-5 = Pendant le jeu, les partenaires ne se disent rien, pas même d’un frémissement de moustache. Cela vaut autour d’une même table comme en ligne, où ils n’ont aucun canal privé tant qu’une manche est en cours et où, dans une partie en équipes, la discussion de la table est fermée aux joueurs assis, de la donne à la fin de la manche ; les phrases toutes faites qui ne trahissent rien des cartes restent permises. En individuel, on bavarde librement.

## Quels méchants sont de la partie

U-6 = Vitrine (le choix habituel) : avant chaque manche, deux méchants, ou un seul si la table préfère, sont tirés au hasard, à moins que la table ne les ait désignés avant la partie. Ils sont montrés à tous et mêlés aux cartes de façon à être distribués à coup sûr dans cette manche ; chacun peut être, à chances égales, n’importe laquelle des cartes distribuées. Ceux de la manche précédente sont retirés, et aucun ne revient dans la même partie.
U-7 = Sélection : six méchants sont mélangés aux cartes pour les cinq manches. On les tire une fois pour toutes avant la première manche, ou bien la table les désigne ; dans les deux cas, tout le monde les connaît.
U-8 = Tous : les douze méchants sont mélangés aux cartes.
U-9 = Aucun : pas de méchants, rien que des cartes Noix. Pour apprendre le jeu en paix.

## Manches, donne, atout

U-10 = La partie compte cinq manches. Cartes par joueur, manche après manche : 9, 7, 5, 6 et 8 de 2 à 5 joueurs ; 8, 6, 5, 5 et 7 à 6 joueurs.
U-11 = Le joueur à la première place donne à la première manche, à moins que la table ne choisisse un autre donneur. Ensuite, à chaque manche, la donne passe au joueur de gauche. Toutes les cartes sont mélangées à nouveau avant chaque manche, sauf dans la variante « Compter les cartes » (U-50).
U-12 = Une manche se déroule ainsi : donne, annonces à l’aveugle, retourne de l’atout, annonces, plis. Les cartes non distribuées forment le talon. On les retourne une à une jusqu’à ce qu’une carte Noix apparaisse : sa couleur est l’atout de la manche, et elle reste visible. Les méchants retournés en chemin restent visibles aussi et sont hors jeu pour la manche. Le talon est mélangé une fois de plus avant qu’on y retourne quoi que ce soit : chaque carte retournée est donc tirée au hasard parmi les cartes non distribuées.
U-13 = Si le talon n’a plus de carte à retourner (ce n’est possible que dans la variante « Compter les cartes »), toutes les cartes jouées dans les manches précédentes depuis le dernier mélange, mais non celles de la manche en cours, deviennent le talon, et l’on continue d’y retourner des cartes.

## Les annonces

U-14 = En équipes : en partant de la gauche du donneur et dans le sens des aiguilles d’une montre, chacun annonce à voix haute un nombre de plis, de 0 au nombre de cartes en main. L’annonce d’un camp est la somme de celles de ses membres ; elle peut dépasser le nombre de plis à faire.
U-15 = En individuel : tous annoncent en même temps et en secret, de 0 au nombre de cartes en main ; les annonces sont dévoilées ensemble, quand toutes sont faites.
U-16 = Un camp peut annoncer à l’aveugle : juste après la donne, avant que l’atout soit retourné et que quiconque ait vu une carte.
    1. On le demande à chaque camp, à tour de rôle en partant de la gauche du donneur.
    2. En individuel : la réponse est un nombre de 1 au nombre de cartes en main, ou non.
    3. En équipes : on invite les membres, l’un après l’autre dans l’ordre du jeu, à proposer un nombre pour l’équipe, de 2 au nombre de cartes en main, ou à décliner. La première proposition met fin au tour.
    4. Chacun des autres, même s’il a décliné, accepte alors ou refuse, dans l’ordre du jeu en partant de la gauche du donneur ; tous sont consultés, même après un refus. L’annonce ne tient que si tous acceptent.
    5. On en finit avec une équipe avant de passer à la suivante. Si tous déclinent, ou si l’un refuse, l’équipe annoncera plus tard, cartes en main.
    6. Les annonces à l’aveugle sont publiques, et un camp qui en a fait une n’annonce plus ensuite.
    7. Tant que tous les camps n’ont pas répondu, personne ne voit aucune carte de la manche, pas même les siennes ; seuls les méchants en vitrine sont connus.
U-17 = Une annonce manquée ne coûte que sa prime. Manquée à l’aveugle, elle coûte davantage (U-43).

## Le jeu du pli

U-18 = Le joueur à gauche du donneur entame le premier pli de la manche. Ensuite, le gagnant d’un pli entame le suivant.
U-19 = L’entame est libre. Puis, dans le sens des aiguilles d’une montre, chacun des autres joue une carte.
U-20 = La couleur demandée est celle de la première carte Noix jouée dans le pli. Les méchants ne la fixent pas : quand un méchant entame, fût-ce la {card-WALNUT}, c’est la carte Noix suivante qui la fixe. Une table peut jouer la {card-WALNUT} autrement : quand elle entame un pli alors qu’il y a un atout, cette couleur devient la couleur demandée, et le reste quoi qu’il arrive à l’atout dans ce pli. Les autres méchants comptent alors dans cette couleur, même si aucune carte Noix n’est jouée ; la {card-WALNUT} elle-même compte comme toujours (U-22).
U-21 = Qui a une carte Noix de la couleur demandée doit fournir une carte Noix de cette couleur ou jouer un méchant, n’importe lequel. Qui n’en a pas joue ce qu’il veut ; on n’est jamais obligé de couper. Tant que le pli n’a pas de couleur, toute carte est permise. Les méchants n’obligent jamais personne à fournir et n’en empêchent jamais personne ; avoir la {card-WALNUT} en main n’est pas avoir de l’atout.
U-22 = Un méchant compte comme une carte de la couleur demandée, avec sa valeur. La {card-WALNUT} (9 ; dans la boîte : Walnut) fait exception : elle compte comme atout ou, quand il n’y a pas d’atout, comme carte de la couleur demandée. Si toutes les cartes du pli sont des méchants et qu’il n’y a donc pas de couleur demandée, seule la valeur compte ; mais la {card-WALNUT} bat les autres tant qu’il y a un atout.
U-23 = Le plus fort atout du pli l’emporte ; à défaut, la plus forte carte de la couleur demandée. Quand la couleur demandée est celle de l’atout, les méchants y sont des atouts au même titre que ses cartes Noix. À valeur égale, la carte jouée la première l’emporte.
U-24 = Le gagnant ramasse les cartes pour son camp, et le pli compte un pour ce camp ({card-HEALTH-plus} et {card-HEALTH-minus} peuvent modifier ce compte).

## Ce que font les méchants

U-25 = {card-ACORN} (4 ; dans la boîte : A+Corn) : la plus petite valeur remporte le pli. Couleurs et atout sont ignorés pour ce pli, et les méchants comptent pour leur valeur ; à valeur égale, la carte jouée la dernière l’emporte. Il faut tout de même fournir la couleur demandée.
U-26 = {card-BUTTERNUT} (11 ; dans la boîte : Butternut Squash) : les cartes à points du pli, jouées avant ou après elle, ne rapportent rien, pas même les {card-TWINS} en tant que 10. Les +5 ou −5 de la {card-PRAYLENE}, de la {card-PISSTACHIO} et de la carte retournée par les {card-TWINS} comptent tout de même.
U-27 = {card-PEANUT} (10 ; dans la boîte : Fire-Roasted Peanut) : aussitôt, avant la carte suivante, chacun choisit une carte de sa main et la passe à gauche, même ceux qui ont déjà joué dans ce pli. Tous choisissent avant de voir ce qui leur arrive. Au dernier pli de la manche, il ne se passe rien. La carte elle-même ne rapporte aucun point, malgré sa valeur de 10.
U-28 = {card-HONEYNUT} (dans la boîte : Honeynut) : sa valeur est celle de la carte jouée juste avant elle dans le pli, carte Noix ou méchant, plus un. Si elle entame, c’est celle de la dernière carte du pli précédent, plus un ; si elle entame le premier pli de la manche, c’est 1. Cette valeur ne sert que pour ce pli et ne rapporte aucun point.
U-29 = {card-HEALTH-plus} (11 ; dans la boîte : Health Nut +1) et {card-HEALTH-minus} (11 ; dans la boîte : Health Nut −1) : le camp qui remporte la carte compte un pli de plus ou un pli de moins. Dans un même pli, elles s’annulent.
U-30 = {card-HUMMMUS} (6 ; dans la boîte : Hummmus) : son joueur nomme une couleur ; l’atout du moment est permis. Elle est l’atout pour ce pli et le suivant, puis l’atout de la manche revient.
U-31 = {card-NUTCASE} (12 ; dans la boîte : Nutcase) : il n’y a pas d’atout pour ce pli ni pour le suivant, puis l’atout de la manche revient.
U-32 = Quand le {card-HUMMMUS} et la {card-NUTCASE} se chevauchent, la carte jouée en dernier régit ses deux plis. Après quoi l’atout de la manche est de retour.
U-33 = Le nombre de plis d’un camp, ce sont les plis qu’il a faits, plus un pour {card-HEALTH-plus} et moins un pour {card-HEALTH-minus} s’il les a remportées. Il n’est jamais inférieur à 0.
U-34 = {card-TWINS} (10 ; dans la boîte : Nut Twins) : on retourne une carte du talon. Un méchant ou une carte d’atout, c’est −5 pour le gagnant du pli ; toute autre carte, +5. L’atout qui compte est celui en vigueur à cet instant, après les effets des cartes déjà jouées dans ce pli ; sans atout en vigueur, seul un méchant coûte. Si le {card-ACORN} est déjà dans le pli, aucun atout n’est en vigueur, pas même un atout nommé après lui ; un {card-ACORN} qui vient ensuite n’y change rien. Si le talon est vide, on le reconstitue comme pour la retourne de l’atout (U-13). La carte retournée reste visible et hors jeu pour la manche.
U-35 = {card-PISSTACHIO} (9 ; dans la boîte : Pisst’achio) : −5 pour le gagnant du pli. {card-PRAYLENE} (12 ; dans la boîte : Pray-lene) : +5.

## Le décompte d’une manche

U-40 = En équipes : +35 si le nombre de plis du camp (U-33) égale exactement son annonce ; +10 par 15 ramassé, +5 par 10 ou 5, +2 par 1. Les {card-TWINS} rapportent 5 comme un 10 ; la {card-PEANUT} et la {card-HONEYNUT}, rien. En individuel : +25 pour une annonce exacte, +10 par 15 ramassé, +5 par 14 ; les 10, les 5 et les 1 ne rapportent rien, pas plus que la carte {card-TWINS} elle-même.
U-41 = Les +5 et −5 de la carte retournée par les {card-TWINS}, de la {card-PISSTACHIO} et de la {card-PRAYLENE} comptent en équipes comme en individuel.
U-42 = Une annonce à l’aveugle tenue exactement rapporte 70 au lieu de 35 ; en individuel, 50 au lieu de 25.
U-43 = Annonce à l’aveugle manquée : le camp ne marque que ses −5 dans cette manche. Rien de positif ne compte, et les +5 ne les compensent pas.
U-44 = Le score peut être négatif. Après cinq manches, le plus haut total gagne.
U-45 = Une égalité à la première place se règle à pierre-feuille-ciseaux. Deux camps : tous deux choisissent leur signe en secret et en même temps ; le premier à gagner deux coups l’emporte. Trois ou plus : tous jouent ; s’il apparaît exactement deux signes différents, les perdants sont éliminés, sinon tout le monde rejoue. Quand il n’en reste que deux, ils repartent de zéro, et le premier à deux coups gagnés l’emporte ; s’il n’en reste qu’un, il a gagné. Pour une équipe, c’est le membre au plus petit numéro de place qui joue.

## Variantes

U-50 = Compter les cartes : chaque donne se fait avec le talon, et l’on ne remélange toutes les cartes que lorsque le talon ne suffit plus pour la donne suivante. Cartes par joueur : 9, 5, 4, 6 et 7 à quatre ; 8, 4, 5, 6 et 7 à six ; sinon, comme d’habitude (U-10). Les cartes retournées pour l’atout ou par les {card-TWINS} reviennent au talon à la fin de la manche. Si des cartes jouées ont dû former le talon (U-13), il ne sert qu’à retourner, et toutes les cartes sont remélangées avant la donne suivante. Avec les 72 cartes, à quatre, on remélange avant la manche 4 ; à six, avant les manches 3 et 5. Impossible avec la vitrine, qui change les cartes à chaque manche.
U-51 = Plus de points : toutes les cartes Noix 15, 10 et 5 et trois méchants au hasard parmi ceux en jeu (aucun si l’on joue sans méchants) forment un paquet. Les autres cartes sont mélangées et partagées en deux moitiés, la carte en trop, s’il y en a une, allant à celle du dessous ; le paquet est mélangé à la moitié du dessus, et l’on donne par le dessus. Avec la vitrine, le paquet ne contient pas de méchants : ceux qui sont montrés sont mêlés comme d’habitude (U-6). Avec « Compter les cartes », le paquet est fait au premier mélange et à chaque nouveau mélange.
U-52 = Sans menu fretin : à 4 joueurs ou moins, toutes les cartes Noix 2 et 3 sont retirées. Impossible à plus de 4.
U-53 = Les trois variantes se combinent librement. Sont refusés avant le début de la partie, avec un message clair : un nombre de joueurs qui ne convient pas (de 2 à 6 en individuel, 4 ou 6 en équipes de deux, 6 en équipes de trois) ; « Compter les cartes » avec la vitrine ; retirer les 2 et les 3 à plus de 4 joueurs ; une sélection désignée qui ne compte pas six méchants différents ou qui accompagne un autre choix de méchants ; des méchants désignés pour la vitrine qui ne sont pas cinq (un par manche) ou dix (deux par manche), tous différents, ou qui viennent sans vitrine ; un premier donneur qui n’est pas à la table ; toute valeur qu’une option ne connaît pas.

## Options

mustachio-option-sides = Chacun pour soi (de 2 à 6 joueurs), équipes de deux (4 ou 6) ou deux équipes de trois (6). Si personne ne choisit : à 4 ou à 6, équipes de deux ; sinon, chacun pour soi.
mustachio-option-villains = Qui vient jouer les trouble-fête : deux nouveaux méchants montrés avant chaque manche (le choix habituel), ou un seul ; les six mêmes toute la partie ; tous les douze ; ou aucun.
mustachio-option-pool = Les six méchants de la sélection, tous différents. N’en désignez aucun et ils sont tirés au hasard. Seulement si l’on joue avec une sélection.
mustachio-option-shown = Les méchants de la vitrine, désignés manche par manche : cinq différents, ou dix si l’on en montre deux à la fois. N’en désignez aucun et ils sont tirés au hasard. Seulement si l’on joue avec la vitrine.
mustachio-option-first_dealer = Qui donne à la première manche ; le joueur à la première place si personne ne choisit.
mustachio-option-card_counting = On ne remélange que lorsque le talon ne suffit plus pour la donne suivante : la mémoire paie. Pas avec la vitrine.
mustachio-option-more_points = Tous les 15, 10 et 5 vont dans la moitié du dessus : il s’en distribue davantage.
mustachio-option-drop_low = Retire tous les 2 et les 3. Pour 4 joueurs au plus.
mustachio-option-walnut_led = Ce que fait la {card-WALNUT} qui entame. next : elle laisse la couleur à la carte Noix suivante ; trump : elle fait de l’atout la couleur demandée.
