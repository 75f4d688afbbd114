### La Isla : ce que dit le guide pendant la première partie.

lesson-welcome = Bienvenue sur La Isla ! Des animaux qu’on croyait disparus y vivent encore. Encerclez-les avec vos explorateurs et ils sont à vous. À la fin, qui a le plus de points gagne.
lesson-three-uses = Voici votre main : trois cartes. Chacune sert à une chose sur trois : sa fonction (en haut), sa ressource (en bas à gauche) ou son animal (en bas à droite).
lesson-letters = À chaque manche, vous posez donc une carte sous A pour sa fonction, une sous B pour sa ressource, une sous D pour son animal. C se passe de carte : on y place un explorateur.
lesson-first-cards = Allons-y : « sur désert : 3 PV », trois points de victoire (carte 1), sous A, la ressource verte (carte 3) sous B, le dodo (carte 2) sous D.
error-lesson-first-cards = Ce serait possible aussi. Mais pour notre plan : carte 1 sous A, carte 3 sous B, carte 2 sous D.

lesson-a-and-b = A : votre fonction est dans votre étui. Elle sert désormais à chaque manche. B : vous avez pris une ressource verte.
lesson-main-action = Et maintenant C, le cœur du jeu : vous placez un explorateur. Une case coûte deux ressources de sa couleur. Vous avez deux jaunes : de quoi payer un désert.
lesson-desert = Placez-le sur le désert à la tente, au milieu de l’île : il se nomme I0.
error-lesson-desert = Cela irait aussi. Mais notre plan commence au milieu de l’île, sur le désert à la tente : I0.

lesson-your-function = Un désert, et votre fonction dit : 3 PV pour cela. Utilisez-la ! Une fonction ne rapporte rien tant que vous ne l’utilisez pas.
error-lesson-your-function = Ne laissez pas filer 3 points : utilisez votre fonction.

lesson-action-d = Puis D a eu lieu : la carte au dodo a fait monter le marqueur du dodo d’un cran. Cela rapporte 1 point par dodo que vous possédez.
lesson-large-tile = Vous avez reçu au départ une grande tuile de dodo, celle à l’étoile. Elle vaut deux dodos : cela fait 2 points.
lesson-only-you = Seul celui qui fait avancer un marqueur touche ces points. Rassemblez donc un animal, puis faites monter son marqueur encore et encore.
lesson-when-functions-work = Nouvelle manche, trois nouvelles cartes. Une fonction qui nomme un paysage ou un symbole sert quand vous y placez un explorateur ; une fonction avec B ou D, quand vous posez cette couleur sous B, cet animal sous D.
lesson-lay-freely = À vous de choisir où va chaque carte. Un dodo de plus sous D n’est jamais une erreur.

lesson-regions = Regardez cette région de jungle avec le dodo. Deux cases la touchent : le désert I0, où vous êtes, et la prairie I1 à côté. Occupez toutes les cases autour d’une région : son animal est à vous, avec autant de points que dit son nombre.
lesson-close = I1 est une prairie, et vous avez deux ressources vertes. Placez-y un explorateur.
error-lesson-close = Le dodo vous attend : il faut un explorateur en I1, pour deux ressources vertes.

lesson-claimed = La région est fermée : le dodo est à vous, avec les 2 points de la région. Désormais, chaque pas du dodo vous en rapporte 3.
lesson-alone = Jouez maintenant une manche par vous-même : posez trois cartes, placez un explorateur, profitez de vos fonctions. D’autres peuvent partager vos cases : l’animal est à qui encercle la région le premier.
lesson-or-a-resource = Si vous ne pouvez pas payer une bonne case, prenez plutôt une ressource de votre choix. C’est souvent un bon plan.

lesson-full-holder = Votre étui a trois emplacements. Dès la quatrième manche, une nouvelle fonction en recouvre une ancienne, qui est perdue. Recouvrez celle qui vous sert le moins.
lesson-similar = Les fonctions qui vont ensemble sont fortes : deux pour les déserts, et chaque désert paie deux fois.

lesson-the-end-comes = Les marqueurs sont aussi l’horloge. Chaque piste est divisée en zones de 0 à 5. Quand les zones des cinq marqueurs totalisent 7 ou plus, la partie s’arrête à la fin de la manche. À trois joueurs c’est 9, à quatre 11.
lesson-explorers-move = Vous avez cinq explorateurs. Quand tous sont sur l’île, vous en relevez un pour le placer ailleurs, au même prix. Les animaux gagnés restent à vous.
lesson-last-round = Encore une manche, toute à vous.

lesson-so-far = Voyez le chemin parcouru : une fonction utilisée, une région fermée, un marqueur avancé. Ces trois choses donnent presque tous les points d’une partie.
lesson-final-scoring = À la fin viennent : 10 points par série des cinq animaux, un de chaque, pour chacun de vos animaux le nombre de la zone où se trouve son marqueur, et 1 point pour deux ressources restantes.
lesson-well-done = Vous savez tout. Et maintenant une partie entière contre un mousse : je reste à vos côtés.

## Ce que le guide montre, dans un terminal

lesson-at-hand = votre main, sous l’île : pour chaque carte, sa fonction (sa ressource, son animal)
lesson-at-holder = votre étui, sous l’île
lesson-at-resources = vos ressources, sous l’île
lesson-at-animals = vos animaux, sous l’île
lesson-at-space = sur l’île : { $names }
lesson-at-region = la région de jungle { $names }
lesson-at-track = les pistes des animaux : { $names }
lesson-at-tracks = les pistes des animaux
lesson-at-ways = les choix ci-dessous

## Comment jouer, sur une page

how-aim = Encerclez des animaux avec vos explorateurs, rassemblez-les, faites monter leurs marqueurs, et ayez le plus de points quand ceux-ci sont montés assez haut.
how-lay = 1. Vous piochez trois cartes et en posez une sous A pour sa fonction, une sous B pour sa ressource, une sous D pour son animal.
how-function = 2. A : la fonction va dans votre étui et vous sert désormais. Dès la quatrième manche, elle en recouvre une plus ancienne. B : vous prenez la ressource.
how-place = 3. C : vous placez un explorateur contre deux ressources de la couleur de la case. Ou bien vous prenez une ressource au choix. Quand les cinq sont placés, vous en déplacez un.
how-region = 4. Occupez toutes les cases autour d’une région de jungle et son animal est à vous, avec les points indiqués.
how-marker = 5. D : le marqueur de l’animal de votre carte D monte d’un cran, et vous seul marquez 1 point par animal de cette espèce que vous avez. Une grande tuile en vaut deux.
how-points =
    Régions : 2, 3 ou 4 points pour chacune que vous fermez.
    Marqueurs : 1 point par animal de l’espèce, chaque fois que vous le faites monter.
    Fonctions : certaines donnent 2 ou 3 points chaque fois qu’elles s’appliquent ; d’autres donnent des ressources ou font monter un marqueur.
    À la fin : 10 par série des cinq animaux, pour chacun de vos animaux le nombre de la zone où se trouve son marqueur, 1 pour deux ressources.
how-end = Chaque piste est divisée en zones, de 0 en bas à 5 en haut. Quand la somme des zones des cinq marqueurs atteint 7 (9 à trois joueurs, 11 à quatre), cette manche est la dernière.
how-terms =
    Fonction, fonctions : la moitié haute d’une carte. Dans votre étui, elle sert manche après manche, quand vous l’utilisez : avec un paysage ou un symbole, quand vous y placez quelqu’un ; avec B ou D, quand vous y posez cette couleur ou cet animal.
    Étui, étuis : trois emplacements pour des fonctions. Une quatrième en recouvre une.
    Ressource, ressources : un cube d’une des cinq couleurs ; deux d’une couleur paient une case de cette couleur.
    Région, régions, région de jungle, régions de jungle : une jungle entre des cases, avec un animal. Occupez toutes les cases autour et elle est à vous.
    Marqueur, marqueurs : le pion violet sur la piste d’un animal. Il dit ce que l’animal vaut à la fin.
    Grande tuile, grandes tuiles : l’animal avec lequel vous commencez ; il en vaut deux.
    1er joueur : joue d’abord dans une manche ; à la suivante, c’est le suivant.

## À vos côtés : chaque sorte de décision, une fois

beside-assign = Vous donnez à chaque carte un usage sur trois. Les bons joueurs gardent des fonctions qui vont ensemble, prennent ce que coûte la prochaine case, et font monter un animal qu’ils possèdent.
beside-cover = Votre étui est plein : une fonction s’en va. Abandonnez celle qui ne servira plus guère.
beside-place = Un explorateur vaut le plus là où il touche plusieurs régions bientôt fermées, et là où vos fonctions paient. Un animal de chaque sorte vaut 10 points à la fin.
beside-lift = Tous vos explorateurs sont sur l’île. Relevez celui dont les régions sont fermées : il n’y sert plus.
beside-pay = Gardez les couleurs que coûtera la prochaine case, et payez avec les autres.
beside-use = Une fonction ne sert que si vous l’utilisez. Il n’y a presque jamais de raison de s’en priver. Si elle déplace un marqueur, prenez celui de l’animal que vous avez le plus.
beside-swap = Vous pouvez échanger une ressource : prenez la couleur qui complète une paire.
beside-mark = Faites monter l’animal que vous possédez le plus : 1 point pour chacun.
beside-take = Une ressource au lieu d’un explorateur : deux d’une couleur font une case à la manche suivante.

## Des exemples à côté des règles

example-space = La case I0 : un désert, donc payable en jaune, avec une tente.
example-region = Une région de valeur 2 : les deux cases qui la touchent, I0 et I1, l’entourent. Un explorateur s’y trouve déjà.
example-track = Les cinq pistes : tous les marqueurs sont en bas, dans la zone qui vaut 0.
example-card = En haut la fonction, en bas à gauche la ressource, en bas à droite l’animal. L’usage choisi est dessiné en plein.
example-function = La fonction « sur désert : 3 PV » est dans le premier emplacement et sert désormais.
example-price = Deux ressources jaunes paient un désert ; avec une seule verte, pas encore de prairie.
example-closed = Des explorateurs d’une même couleur sont en I0 et I1 : la région entre eux est fermée, et son dodo est à leur propriétaire.
example-marker = Trois dodos, car la grande tuile à l’étoile en vaut deux : chaque pas du marqueur du dodo rapporte 3 points.
