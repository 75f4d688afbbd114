### Isla Dorada : ce que dit le guide pendant la première partie.

lesson-welcome = Bienvenue sur Isla Dorada ! Votre dirigeable s’est écrasé. Désormais tout le monde voyage ensemble, en une seule expédition, mais chacun cherche ses propres trésors. À la fin, le plus riche gagne.
lesson-treasures = Deux de vos trésors sont ici : un masque à Qualtops, une idole à Teltoqlut. Quand l’expédition s’y arrête, vous les trouvez. Vous avez donc intérêt à décider où elle va !
lesson-paths = À chaque manche, on enchérit pour cela. On paie avec des cartes : Gonogos dans la jungle, Kamels sur le sable, Yaks en montagne, Kayaks sur l’eau. Un Kayak compte 2, chaque monture 1. Vous avez quatre Gonogos.
lesson-open = Vous menez, donc vous ouvrez les enchères. Deux chemins traversent la jungle ; celui de droite mène à Qualtops et à votre masque : choisissez-le.
error-lesson-open = L’expédition pourrait y aller aussi. Mais votre masque est à Qualtops : choisissez le chemin de Qualtops.

lesson-bid = Reste à dire combien. Seul le gagnant paie. On ne peut pas miser plus qu’on ne peut payer : quatre Gonogos, donc 4 au plus. Miser 0 ne coûte rien : on le peut même là où l’on n’a aucune carte.
lesson-two = Commencez par 2. Peut-être que personne ne s’y opposera.
error-lesson-two = Vous pourriez miser cela. Mais 2 est un bon début : ce n’est pas rien, et vous pourrez encore monter à 4.

lesson-outbid = On surenchérit, pour Kamoptis ! Votre malédiction s’y trouve : si l’expédition s’arrête à Kamoptis, cela vous coûte 3 points.
lesson-answer = Répondez par une enchère plus haute : encore la jungle vers Qualtops, pour 4.
error-lesson-answer = L’expédition irait alors ailleurs. Vous avez de quoi payer 4 : enchérissez de nouveau pour Qualtops.

lesson-won = Tous les autres passent : l’enchère est à vous ! Vos Gonogos sont payés, et l’expédition est à Qualtops. Personne n’a joué Sangaia, la carte qui l’aurait envoyée un pas plus loin.
lesson-play-treasure = Votre trésor est ici. Jouez le masque de Qualtops.
error-lesson-play-treasure = Ne le laissez pas derrière vous ! Jouez le masque de Qualtops, il vaut 5 points.

lesson-found = Trouvé : 5 points, acquis pour de bon. L’or compte aussi : chacune de vos 10 pièces vaut un point si elle vous reste à la fin. Vous en êtes donc à 15.
lesson-draw = À la fin d’une manche, chacun prend une carte : l’une de ces quatre, visibles de tous, ou le dessus de la pioche. Une carte à l’éclair ne va dans aucune main : elle agit aussitôt.
lesson-buy = Une carte de plus coûte 1 or, et l’or, ce sont des points : achetez si elle paie un chemin vers un trésor. Puis une nouvelle manche commence.

lesson-leader = Qui a remporté l’enchère mène, et ouvre la suivante. C’est encore vous.
lesson-second-treasure = Votre idole est à Teltoqlut, au bout d’un chemin de sable. Vos Kamels suffiront-ils ? Les autres savent aussi où ils veulent aller.
lesson-pass = Quand d’autres misent, vous pouvez passer. Passer ne coûte rien : on garde ses cartes pour une manche qui compte, et l’on peut encore revenir si quelqu’un surenchérit. À partir d’ici, c’est vous qui choisissez.

lesson-destiny = Cette carte est votre destinée, que personne d’autre ne connaît. Elle nomme cinq sites : si l’expédition s’est arrêtée à trois d’entre eux, elle rapporte 5 points à la fin, à quatre 9, aux cinq 13.
lesson-others = D’autres cartes ont des effets spéciaux : Drako et Zeppelin volent partout contre de l’or, Juju fait taire un enchérisseur, Sangaia envoie l’expédition un pas plus loin, un Bonus ajoute 3 points à un trésor. Chaque carte s’explique quand vous la choisissez.
lesson-third-round = Encore une manche, toute à vous. Attention aux flèches : une rivière ne se prend que vers l’aval.

lesson-so-far = Une enchère remportée et un trésor trouvé : c’est le cœur du jeu. Tout l’art est de gagner quand le chemin en vaut la peine, et de laisser payer les autres quand il vous arrange de toute façon.
lesson-the-end = À chaque arrêt de l’expédition sur un site, on y pose un marqueur numéroté ; après un rouge, chacun reçoit de nouveaux trésors. La manche du 16e est la dernière : une fois que chacun a pioché, la partie s’arrête. On additionne alors trésors, or et destinée, et l’on retranche les malédictions.
lesson-well-done = Vous en savez assez pour commencer. Et maintenant une partie entière contre des mousses : je reste à vos côtés.

## Ce que le guide montre, dans un terminal

lesson-at-expedition = où se trouve l’expédition, sur la carte
lesson-at-site = sur la carte : { $names }
lesson-at-hand = votre main, tout en bas
lesson-at-goals = vos objectifs, tout en bas
lesson-at-row = la rangée de cartes
lesson-at-destiny = votre destinée, parmi vos objectifs, tout en bas
lesson-at-goal = parmi vos objectifs, tout en bas : { $names }

## Comment jouer, sur une page

how-aim = Tout le monde voyage en une seule expédition. Enchérissez pour la mener là où sont vos trésors, et soyez le plus riche à la fin.
how-treasures = 1. Vos objectifs sont secrets : des trésors à trouver sur des sites, une malédiction à éviter, et une destinée qui rapporte à la fin.
how-cards = 2. Les cartes paient le chemin : Gonogos pour la jungle, Kamels pour le sable, Yaks pour la montagne, Kayaks pour l’eau (un Kayak compte 2, une monture 1) ; les rivières ne se prennent que vers l’aval. Drako et Zeppelin volent, contre de l’or.
how-bid = 3. Le chef ouvre : un chemin et une mise, qui peut être de 0. Chacun à son tour passe ou mise plus, pour n’importe quel chemin. Qui a passé peut revenir.
how-move = 4. Le plus offrant paie et y mène l’expédition. Qui a un trésor de ce site le joue ; qui a sa malédiction la subit. On pose un marqueur ; après un rouge, chacun reçoit de nouveaux trésors.
how-draw = 5. Puis chacun prend une carte, visible ou de la pioche, et peut en acheter une de plus pour 1 or. Le gagnant ouvre la manche suivante.
how-points =
    Trésors : 3 à 8 points chacun, 3 de plus avec un Bonus.
    Or : 1 point chacun ; tout le monde commence avec 10.
    Destinée : ce que rapporte votre carte, à la fin.
    Malédictions : 3 à 6 points de moins.
how-end = Quand les 16 marqueurs sont sur l’île, on finit la manche, pioche comprise, et la partie s’arrête. Qui a le plus de points gagne.
how-terms =
    Expédition : l’unique figurine, que tous déplacent ensemble.
    Chef : qui a remporté la dernière enchère ; il ouvre la suivante.
    Mise, mises, miser, enchère, enchères, enchérir : un chemin et un montant. Seul le plus offrant paie.
    Trésor, trésors : la carte d’un site. Jouez-la quand l’expédition s’y arrête.
    Malédiction, malédictions : la carte d’un site à éviter ; elle coûte des points quand l’expédition s’y arrête.
    Destinée, destinées : un objectif secret qui rapporte à la fin.
    Marqueur, marqueurs : on en pose un à chaque arrêt de l’expédition sur un site, mais pas au camp de base. La manche du seizième est la dernière.

## À vos côtés : chaque sorte de décision, une fois

beside-reject-destiny = Gardez la destinée qui va avec vos trésors : des sites que vous voulez voir de toute façon. Ce que vous choisissez ici est perdu pour de bon.
beside-reject-treasure = Gardez des trésors proches les uns des autres : un seul voyage peut servir aux deux.
beside-juju = Juju accompagne votre mise : la personne désignée ne peut plus miser à cette manche. Gardez-la pour un chemin qui compte beaucoup.
beside-path = Où voulez-vous aller, et qui d’autre ? Laissez payer les autres quand le chemin vous arrange, enchérissez quand il ne vous arrange pas.
beside-ovetos = Ovetos termine aussitôt les enchères, sur votre mise de 4 ou plus. Servez-vous-en là où l’on surenchérirait.
beside-amount = Misez juste assez. Le gagnant paie tout, et les cartes serviront encore à la prochaine manche.
beside-pay = Payez avec ce qui vous sert le moins. Ce qui vole coûte de l’or, et l’or, ce sont des points.
beside-sangaia = Sangaia envoie l’expédition un pas plus loin. Jouez-la quand un autre a payé pour le mauvais endroit.
beside-treasure-with-bonus = Une carte Bonus ajoute 3 points à un trésor de son espèce. Elle ne sert qu’au moment où vous jouez le trésor.
beside-treasure = Jouez tous les trésors possibles : plus tard, l’expédition sera peut-être loin.
beside-discard = Il faut se défaire de cartes. Choisissez les montures des terrains que vous ne comptez pas traverser.
beside-no-purchase = Une carte de plus coûte 1 or, donc un point. Achetez si elle paie un chemin vers un de vos trésors.
beside-take = Prenez ce qui paie votre prochain chemin. Tous voient les cartes visibles : les autres le savent aussi.
beside-victim = Choisissez celui qui est en tête, ou qui a le plus de cartes.
beside-pair = Choisissez les deux qui mènent : c’est eux que cela gêne le plus.
beside-monster = Un monstre ferme un chemin. Mettez-le là où d’autres veulent aller.

## Des exemples à côté des règles

example-ways = Du camp de base partent deux chemins dans la jungle (tirets), un par la montagne (zigzag), deux sur le lac.
example-neighbours = Joztakitl et Etintaklop sont voisins de Qualtops : par un chemin de terre, et par un tronçon de rivière.
example-goals = Une destinée, deux trésors et, en violet, une malédiction : tout est secret.
example-outbid = Qualtops était à 2 ; un autre a misé 3 pour Kamoptis, par la montagne, et mène.
example-pay = Quatre Gonogos paient jusqu’à 4 sur un chemin de jungle, un Yak 1 en montagne, un Kamel 1 sur le sable.
example-marker = L’expédition s’est arrêtée à Qualtops : le marqueur 1 s’y trouve, et le site est exploré.
example-found = Le masque de Qualtops est en évidence : on peut le jouer maintenant, et il vaut 5.
example-row = Quatre cartes visibles, et la pioche en dessous.
