### Islas Canarias : ce que dit le guide pendant la première partie.

lesson-welcome = Bienvenue aux Canaries ! La Palma est à vous. Des colons arrivent par la mer et cherchent l’île qui leur convient le mieux. Faites que ce soit la vôtre, et ayez le plus de points.
lesson-points = Chaque maison de votre île vaut 1 point. Vous en avez déjà une rouge.
lesson-cards = Voici des colons. Chaque carte montre la couleur de la maison qu’elle bâtit, et quatre souhaits, ou priorités, le plus important en premier : près de quoi le colon veut vivre. Ce peut être la côte, la rivière, la route, la montagne, le village, les champs, ou des maisons d’une couleur.
lesson-build = À votre tour, vous faites deux choses. D’abord : bâtir avec une carte, ou en piocher trois. Bâtissez avec le moissonneur (Segador) : il apporte une deuxième maison rouge.
error-lesson-build = Vous pourrez le faire à n’importe quel tour. Pour l’instant, bâtissez avec le moissonneur (Segador) : deux maisons rouges mènent à un palais.

lesson-priorities = Où va la maison ? C’est le premier souhait du colon qui décide : un emplacement libre à côté. S’il n’y en a pas, c’est le deuxième, et ainsi de suite.
lesson-next-to = Le moissonneur veut des champs. Choisissez un emplacement libre au bord de vos champs.

lesson-two-red = Deux maisons rouges ! Deux maisons d’une même couleur peuvent fusionner en palais. Votre premier palais d’une couleur vaut 3 points, deux maisons seulement 2. Et un emplacement se libère.
lesson-palace = Allez-y : fusionnez-les. C’est vous qui choisissez sur lequel des deux emplacements s’élève le palais.
error-lesson-palace = Vous chargerez une carte juste après. Fusionnez d’abord vos deux maisons rouges en palais.

lesson-palace-built = Un palais, et un emplacement de plus où bâtir. C’est important : les colons comptent les emplacements libres !
lesson-privilege = Mieux encore : qui a le premier 3 points dans une couleur reçoit son privilège. Le rouge vous protège des pirates, qui arrivent avec le navire et prennent des maisons : vous n’en perdez aucune. Qui aura plus de points rouges que vous vous le prendra.
lesson-ship = La deuxième chose de votre tour : poser une carte face cachée sur le navire. À la fin de la manche, le navire accoste et chaque colon choisit une île. Chargez donc quelqu’un qui choisira la vôtre. (Une carte, on ne sait laquelle, reste à bord pour le navire suivant.)
lesson-load = Le pêcheur (Pescador) veut la côte, puis la rivière. Vous avez plus d’emplacements libres que votre voisin près de l’une comme de l’autre. Chargez-le !
error-lesson-load = Celui-là viendrait peut-être aussi chez vous. Mais le pêcheur (Pescador) est le choix le plus sûr : il veut la côte, puis la rivière, et vous avez plus d’emplacements libres près des deux.

lesson-compared = Le navire est là ! Chaque colon compte sur chaque île les emplacements libres près de son souhait le plus important, et va là où il y en a le plus. À égalité, le souhait suivant décide. Celui-ci vient chez vous !
lesson-settles = Le colon vous offre une maison, sans carte ni tour à dépenser, et vous dites où. Ses souhaits valent ici aussi : vous choisissez parmi les emplacements qui conviennent.
lesson-went-there = Le navire est là. Chaque colon compte sur chaque île les emplacements libres près de son souhait le plus important, et va là où il y en a le plus. Cette fois, c’était chez votre voisin.

lesson-your-turn = À vous de jouer tout un tour : bâtir ou piocher, fusionner des maisons si vous voulez, et charger une carte. Pour bâtir, il faut deux cartes en main : une pour bâtir, une pour le navire. Avec moins, vous piochez d’office.
lesson-empty-areas = Un conseil pour charger le navire : regardez chaque carte avant de confirmer. On vous dit combien d’emplacements libres chaque île offre à son souhait, et où irait le colon.

lesson-towns = Trois maisons d’une même couleur peuvent devenir une ville : 5 points. Le privilège de chaque couleur a son propre pouvoir ; demandez ce que c’est, et on vous l’explique.
lesson-pirates = Certaines cartes sont des pirates. Ils ne bâtissent rien, mais sur le navire ils attaquent le plus fort dans leur couleur : une maison est perdue. Chargez-les quand le plus fort est un autre. (Attention : attaqué mais à l’abri grâce au privilège rouge, il peut vous envoyer le pirate.)
lesson-third = Jouez la troisième manche à votre guise.

lesson-so-far = Voyez où vous en êtes. Vous avez gagné des colons par leurs souhaits et bâti un palais : c’est tout le jeu, manche après manche.
lesson-the-end = Quand quelqu’un a 19 points ou plus à la fin d’une manche, on joue une dernière manche. Une maison compte 1, un premier palais d’une couleur 3, les suivants 2, une ville 5.
lesson-well-done = Vous savez tout. Et maintenant une partie entière contre un mousse : je reste à vos côtés.

## Ce que le guide montre, dans un terminal

lesson-at-island = votre île, La { $names }
lesson-at-hand = votre main, tout en bas
lesson-at-card = dans votre main : { $names }
lesson-at-areas = les emplacements de la liste ci-dessous
lesson-at-privileges = les privilèges, sous les îles
lesson-at-news = ce qui s’est passé, tout en haut
lesson-at-seats = les points, au-dessus des îles

## Comment jouer, sur une page

how-aim = Faites de votre île celle que les colons choisissent, et ayez le plus de points en maisons, palais et villes.
how-cards = 1. Vos cartes sont des colons : chacun montre la couleur de sa maison et quatre souhaits, le plus important en premier. À votre tour, vous bâtissez d’abord avec une carte, ou vous en piochez trois.
how-build = 2. Une maison va sur un emplacement libre près de ce que le colon souhaite le plus. S’il n’y en a pas, c’est le souhait suivant qui compte.
how-palace = 3. À tout moment de votre tour, deux maisons d’une couleur peuvent devenir un palais, trois une ville. 3 points dans une couleur donnent son privilège.
how-load = 4. Puis vous posez une carte face cachée sur le navire.
how-ship = 5. Quand tout le monde a joué, le navire accoste. Chaque colon va là où il y a le plus d’emplacements libres près de son souhait le plus important, et y bâtit. À égalité, le souhait suivant décide. Une carte reste pour le navire suivant.
how-points =
    Une maison : 1 point.
    Un palais : 3 points pour le premier d’une couleur, 2 pour les autres.
    Une ville : 5 points.
how-end = Quand quelqu’un a 19 points ou plus à la fin d’une manche, on en joue une dernière. Qui a le plus de points gagne ; à égalité, la victoire est partagée.
how-terms =
    Colon, colons : une carte avec une maison et quatre souhaits. En main, elle bâtit pour vous ; sur le navire, elle choisit une île.
    Souhait, souhaits, priorité, priorités : une priorité en haut d’une carte : côte, rivière, route, montagne, village, champs, ou maisons d’une couleur. C’est la première qui départage qui compte.
    Emplacement, emplacements : un carré où bâtir. Village et champs n’en sont pas, mais en bordent.
    Fusionner, fusionne, fusionnez, fusionné : deux maisons d’une couleur deviennent un palais, trois une ville, sur un de leurs emplacements.
    Privilège, privilèges : un pouvoir pour le premier à avoir 3 points dans une couleur, tant que personne n’en a plus. L’orange gagne les égalités, le brun pioche cinq cartes, le vert fait des palais de deux couleurs, le bleu bâtit où il veut, le beige prend une carte de plus par tour, le rouge est à l’abri des pirates.
    Pirate, pirates : une carte qui ne bâtit jamais. Sur le navire, elle prend une maison au plus fort dans sa couleur.

## À vos côtés : chaque sorte de décision, une fois

beside-take-island = Chaque île a d’autres côtes, rivières et routes. Ce que vous avez en abondance attirera les colons qui le souhaitent.
beside-give-back = Un pirate prend une de vos maisons, quelle que soit sa couleur. Rendez celle qui est seule de la sienne : c’est la plus loin d’un palais.
beside-name = Votre privilège détourne le pirate : désignez celui qui est en tête.
beside-colour = Cette couleur est épuisée : prenez-en une qui fait la paire avec ce que vous avez.
beside-town = Trois maisons d’une couleur peuvent devenir une ville : 5 points au lieu de 3, et deux emplacements se libèrent.
beside-palace = Deux maisons d’une couleur peuvent devenir un palais : 3 points pour votre premier de cette couleur, et un emplacement se libère. Un palais ne devient jamais une ville : attendez si une troisième maison est proche.
beside-build = Bâtir ou piocher ? Une deuxième maison d’une couleur, c’est un palais. Mais gardez libres les emplacements que souhaitent vos prochains colons.
beside-take-extra = Votre privilège vous donne une carte de plus à chaque tour. Prenez-la avant de charger : vous aurez plus de choix.
beside-load = Chargez quelqu’un qui choisira votre île ; choisissez une carte ou faites-la expliquer, et vous saurez où irait le colon. Un pirate frappe le plus fort dans sa couleur.
beside-draw = Les cartes sont des choix : en avoir plus permet de bien bâtir et de bien charger.
beside-place = Bâtissez là où l’emplacement vous sert le moins : les emplacements libres près de la côte, de la rivière ou de la route attirent les colons.
beside-use = Choisissez la maison dont vous pouvez vous passer : son emplacement se libère.
beside-end-turn = Une dernière occasion de fusionner des maisons avant la fin de votre tour.

## Des exemples à côté des règles

example-island = La Palma : douze emplacements, de A à L, autour d’un village et d’un champ.
example-card = Le moissonneur (Segador) : une maison rouge et, en haut, champs, vert, beige et village.
example-privileges = Les six privilèges, chacun avec son pouvoir ; personne n’en a encore.
example-priority = La première priorité du moissonneur, ce sont les champs : la maison va sur un des emplacements en évidence, qui les bordent tous.
example-compared = La première priorité du pêcheur, c’est la côte. La Palma a plus d’emplacements libres au bord, ici en évidence, que l’autre île : il vient à La Palma.
example-palace = Deux maisons rouges sont devenues un palais sur un de leurs emplacements ; l’autre est de nouveau libre.
example-taken = Le premier palais d’une couleur vaut 3 points : le privilège rouge est pris.
