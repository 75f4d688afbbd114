### Ce que dit le plateau d’Islas Canarias en plus des mots du jeu.

web-course = Manche { $round }
web-course-last = Manche { $round }, la dernière
web-course-islands = Choix des îles
web-archipelago = Les îles en jeu
web-start-ship = a le navire du premier joueur
web-begins = commence
web-cards-loaded = { $count ->
    [one] { $count } carte, a chargé
   *[other] { $count } cartes, a chargé
}
web-colours = Couleurs qui restent
web-deck = Pioche
web-no-cards = Pas de cartes
web-next-to = Permis, car voisin de : { $symbol }
web-why-anywhere = { $count ->
    [one] N’importe où, par privilège : un emplacement est libre.
   *[other] N’importe où, par privilège : { $count } emplacements sont libres.
}
web-why-priority = { $count ->
    [one] Priorité { $number } : à côté de « { $symbol } ». Un seul emplacement.
   *[other] Priorité { $number } : à côté de « { $symbol } ». { $count } emplacements au choix.
}
web-why-none = { $count ->
    [one] Aucune des quatre priorités n’est possible : il reste un seul emplacement libre.
   *[other] Aucune des quatre priorités n’est possible : au choix parmi les { $count } emplacements libres.
}
web-settler-told = { $card } bâtit { $house }. Souhaite pour voisinage, dans cet ordre : { $priorities }. La première priorité possible décide.
web-pirate-told = On ne bâtit pas avec { $card } : on le charge sur le navire. Il prend une maison à qui détient { $privilege }, sinon à qui a le plus de points dans sa couleur.
web-palace-told = Un palais prend deux maisons d’une couleur et s’élève à la place de celle-ci. Votre premier palais d’une couleur vaut 3 points, les suivants 2. L’autre emplacement se libère.
web-town-told = Une ville prend trois maisons d’une couleur et s’élève à la place de celle-ci. Elle vaut 5 points. Les autres emplacements se libèrent.
web-ship-arrives = L’arrivée du navire
web-ship-card = Du navire : carte { $number } sur { $count }
web-card-before = La carte d’avant
web-card-after = La carte suivante
web-put-away = Ranger
web-on-ship = Sur le navire : { $count }
web-compared = Emplacements libres pour chaque priorité, île par île
web-nobody-has = personne n’en a
web-tie = égalité
web-decides = décide
web-by-privilege = par privilège
web-pirate-goes = Un pirate va chez qui détient { $privilege } ; si personne ne l’a, chez ceux qui ont le plus de points dans sa couleur.
web-outlook = Si ce colon débarquait maintenant
web-outlook-goes = La maison irait à { $who }.
web-outlook-none = Aucune île ne serait la meilleure : personne n’aurait la maison.
web-outlook-may = D’ici là, les îles peuvent changer, et une carte reste toujours à bord.
web-privileges = Privilèges et réserve
web-privilege-free = Il est encore sur la table : à qui aura le premier 3 points dans sa couleur.
web-privilege-yours = Il est à vous, tant que personne n’a plus de points dans sa couleur.
web-privilege-held = Il est sur { $island } ; qui aura plus de points dans sa couleur le prendra.
web-power-win-ties = Gagne les égalités : à égalité pour la première priorité d’un colon, le colon vient chez son détenteur.
web-power-draw-five = Pioche cinq cartes : cinq au lieu de trois.
web-power-mixed-palace = Palais mixtes : un palais peut se faire de deux maisons de couleurs différentes ; il prend la couleur et l’emplacement de l’une d’elles.
web-power-build-anywhere = Bâtit partout : maisons, palais et villes vont sur n’importe quel emplacement libre.
web-power-extra-card = Une carte de plus : chaque tour, avant de charger le navire.
web-power-pirate-shield = À l’abri des pirates : ils passent, et le détenteur de la couleur attaquée désigne une autre victime.
web-left-house = maisons restantes
web-left-palace = palais restants
web-left-town = villes restantes
web-colour-points = Points dans chaque couleur ; les privilèges détenus sont marqués
web-closing = Les îles à la fin
