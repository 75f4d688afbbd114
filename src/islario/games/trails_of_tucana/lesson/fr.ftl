### Trails of Tucana : ce que dit le guide pendant la première partie.

lesson-welcome = Bienvenue à Tucana ! Vous tracez des sentiers à travers une île, chacun sur sa propre feuille. Après deux manches, qui a le plus de points gagne. Voilà tout le but du jeu.
lesson-villages = Dix villages bordent la côte, deux par lettre. Reliez par des sentiers les deux villages d’une même lettre et ils vous rapportent des points. Vos deux villages A sont tout proches : il y en a 14 à prendre !
lesson-cards = À chaque tour, on retourne deux cartes, pour tout le monde. Ici, forêt et montagne. Vous tracez donc un tronçon de sentier entre une forêt et une montagne qui se touchent.
lesson-first = Une case se nomme par sa rangée et une lettre : 2a est la première de la rangée 2. C’est votre village A, à gauche. Partons de là : tracez de 2a à 2b.
error-lesson-first = Ce tronçon serait permis. Mais commençons ensemble par le village A : de 2a à 2b.

lesson-own-sheet = Bien tracé ! Les autres tracent en même temps, sur leur propre île, où les lettres sont ailleurs : personne ne peut vous gêner. Vos sentiers restent pour toute la partie.
lesson-toucan = Deux forêts cette fois. Vous voyez le toucan en 3c ? C’est une curiosité. Reliée à un village, elle compte. Prolongez votre sentier : de 2b à 3c.
error-lesson-toucan = Un bon tronçon, mais pour plus tard. D’abord le toucan, tant qu’il y a deux forêts : de 2b à 3c.

lesson-circled = Le toucan est relié à un village : son 2 est entouré ; le second toucan en rapporterait 3. Les curiosités entourées rapportent à la fin de chaque manche. Ce que vous entourez maintenant compte deux fois !
lesson-towards = En route vers l’autre village A, en 1c dans les montagnes. Les cartes disent désert et forêt : depuis 2b, montez au désert 1b.
error-lesson-towards = Ce tronçon mène ailleurs. Pour vous rapprocher du village A, tracez de 1b à 2b.

lesson-join = Désert et montagne. Il manque un seul tronçon entre vos deux villages A. Vous le trouvez ?
error-lesson-join = Pas celui-là. Le tronçon qui manque va du désert 1b au village 1c.

lesson-joined = La paire A est reliée : 14 points, tout de suite et pour de bon. Peu importe le chemin que vos sentiers ont pris.
lesson-first-of-all = Et personne n’avait encore relié A : la carte bleue vous rapporte 3 points de plus. Qui reliera A à un tour suivant aura les 14 points, mais pas la carte ; ceux qui la relient au même tour ont les deux.
lesson-freely = Désormais, c’est vous qui choisissez. Peut-être la paire suivante, B, en 4a et 7h ? C’est loin, mais il y a des curiosités en chemin.

lesson-joker = « Terrain au choix » est un joker : c’est vous qui dites quel terrain c’est. Ici, une montagne et n’importe quelle case voisine.
lesson-hint = Si vous hésitez, demandez un conseil : il montre de bons tronçons et dit pourquoi. Tracez ce qui vous plaît.

lesson-last-of-a-kind = Il y a deux curiosités de chaque sorte. Reliez aussi la seconde et vous tracez aussitôt un tronçon de plus : entre deux cases voisines de votre choix, quelles que soient les cartes.
lesson-no-hurry = Les sentiers n’ont pas besoin de se toucher. Un bout tracé au milieu de l’île peut devenir un pont plus tard.

lesson-deck = Une manche compte 13 tours : on retourne 26 des 27 cartes. Vous voyez ici ce qui reste à venir. L’eau est rare !
lesson-till-the-end = Jouez cette manche jusqu’au bout. Ensuite, on compte vos curiosités entourées.

lesson-sights-scored = La manche est finie. Tout ce que vous avez entouré vient d’être compté, et le sera une fois encore après la manche 2.
lesson-second-round = À la manche 2, on remélange toutes les cartes et vous continuez sur la même île. Ensuite, on additionne curiosités, paires et cartes bonus.
lesson-well-done = Vous savez tout. Et maintenant une partie entière contre un mousse : je reste à vos côtés.

## Ce que le guide montre, dans un terminal

lesson-at-space = sur votre île : { $names }
lesson-at-cards = les deux cartes, à côté de l’île
lesson-at-seats = l’autre joueur, tout en bas
lesson-at-sights = les curiosités, à côté de l’île
lesson-at-pairs = les villages, à côté de l’île
lesson-at-bonus = les cartes bleues, à côté de l’île
lesson-at-deck = la pioche, à côté de l’île
lesson-at-hint = tapez « conseil »

## Comment jouer, sur une page

how-aim = Tracez des sentiers sur votre île pour relier les curiosités aux villages et les villages entre eux, et ayez le plus de points après deux manches.
how-cards = 1. On retourne deux cartes. Elles servent à tout le monde, en même temps.
how-draw = 2. Vous tracez un tronçon de sentier entre deux cases qui se touchent et portent ces terrains, où vous voulez : les pointillés montrent tout ce qui est possible. « Terrain au choix » est un joker.
how-sight = 3. Un sentier relie une curiosité à un village ? Vous entourez ses points. À la seconde curiosité d’une sorte, vous tracez aussitôt un tronçon de plus, quelles que soient les cartes.
how-pair = 4. Des sentiers relient les deux villages d’une lettre ? Vous entourez cette paire. Le premier à le faire reçoit aussi la carte bleue ; au même tour, chacun la reçoit.
how-boxes = 5. Vos cases montrent ce que vous avez entouré, entre parenthèses tant que ce n’est pas compté. Après 13 tours, la manche est finie et l’on compte les curiosités entourées ; puis on remélange les cartes pour la manche suivante.
how-points =
    Curiosités : 1 à 5 points chacune, comptées à la fin de chaque manche.
    Paires de villages : de 14 points pour A à 10 pour E, une fois.
    Cartes bleues : 3 à 7 points pour le premier à relier une paire.
how-end = La partie s’arrête après deux manches ; sur Isla Grande, l’île plus vaste, après trois. Qui a le plus de points gagne ; à égalité, qui en a le plus par les cartes bonus ; sinon, la victoire est partagée.
how-terms =
    Sentier, sentiers, tronçon, tronçons : un trait entre les centres de deux cases qui se touchent. Il reste toute la partie.
    Curiosité, curiosités : obélisque, livre, toucan, yéti ou monstre marin, imprimé sur une case. Elle compte dès que des sentiers la relient à un village.
    Paire, paires : les deux villages d’une même lettre.
    Tronçon bonus, tronçons bonus : un tronçon de plus pour la dernière curiosité d’une sorte, entre deux cases voisines de votre choix, quelles que soient les cartes.
    Carte bleue, cartes bleues, carte bonus bleue, cartes bonus bleues : des points pour le premier à relier une paire, et pour tous ceux qui la relient à ce même tour.
    Terrain au choix : une carte qui vaut ce que vous voulez.

## À vos côtés : chaque sorte de décision, une fois

beside-draw = Chaque sentier devrait servir deux projets : une paire de villages et une curiosité. Regardez ce qui est rare : quatre cartes sur 27 seulement sont de l’eau.

## Des exemples à côté des règles

example-adjacent = Le village A de gauche est en 2a, la forêt à côté est 2b. Elles ont un côté commun : elles sont voisines.
example-blue = Cinq cartes bleues sont visibles, une par lettre.
example-segment = Désert et forêt : un tronçon d’un désert à une forêt voisine.
example-joker = Montagne et terrain au choix : un tronçon entre une montagne et n’importe quelle case voisine.
example-chain = Du village A en 2a au toucan en 3c, par 2b : la chaîne est ininterrompue, le toucan est relié.
example-circled = Le premier toucan : sa valeur de gauche, 2, est entourée. Le second rapportera 3.
example-joined = Village A en 2a, 2b, 1b, village A en 1c : la paire est reliée et son 14 entouré. Le toucan au bord du chemin n’y change rien.
example-bonus = La carte A n’est plus là : qui a relié le premier la paire A en a les 3 points.
