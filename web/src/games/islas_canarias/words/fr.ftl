### Ce que dit le plateau d'Islas Canarias en plus des mots du jeu.

web-course = Manche { $round }
web-course-last = Manche { $round }, la dernière
web-course-islands = Choix des îles
web-archipelago = Les îles en jeu
web-start-ship = a le bateau du premier joueur
web-begins = commence
web-has-loaded = a embarqué
web-colours = Couleurs qui restent
web-deck = Pioche
web-no-cards = Pas de cartes
web-next-to = Permis : la case touche { $symbol }
web-why-anywhere = { $count ->
    [one] Votre privilège permet de bâtir partout : une case est libre.
   *[other] Votre privilège permet de bâtir partout : { $count } cases sont libres.
}
web-why-priority = { $count ->
    [one] La priorité { $number } décide : à côté de { $symbol }. Une seule case.
   *[other] La priorité { $number } décide : à côté de { $symbol }. { $count } cases au choix.
}
web-why-none = { $count ->
    [one] Aucune des quatre priorités n'est possible : il reste une seule case libre.
   *[other] Aucune des quatre priorités n'est possible : au choix parmi les { $count } cases libres.
}
web-settler-told = { $card } bâtit { $house }. Veut vivre à côté de, dans cet ordre : { $priorities }. La première priorité possible décide.
web-pirate-told = On ne bâtit pas avec { $card } : on l'embarque. Il prend une maison à qui détient { $privilege }, sinon à qui a le plus de points dans sa couleur.
web-ship-arrives = L'arrivée du bateau
web-ship-card = Du bateau : carte { $number } sur { $count }
web-card-before = La carte d'avant
web-card-after = La carte suivante
web-put-away = Ranger
web-last-ship = Le dernier bateau
web-compared = Cases libres pour chaque priorité, île par île
web-nobody-has = personne n'en a
web-tie = égalité
web-decides = décide
web-by-privilege = égalité, gagnée par privilège
web-privileges = Privilèges et réserve
web-privilege-free = Il est encore sur la table : à qui aura le premier 3 points dans sa couleur.
web-privilege-yours = Il est à vous, tant que personne n'a plus de points dans sa couleur.
web-privilege-held = Il est sur { $island } ; qui aura plus de points dans sa couleur le prendra.
web-power-win-ties = Gagne les égalités : à égalité pour la première priorité d'un colon, le colon vient chez son détenteur.
web-power-draw-five = Pioche cinq cartes : cinq au lieu de trois.
web-power-mixed-palace = Palais mixtes : un palais peut se faire de deux maisons de couleurs différentes ; il prend la couleur et la case de l'une d'elles.
web-power-build-anywhere = Bâtit partout : maisons, palais et villes vont sur n'importe quelle case libre.
web-power-extra-card = Une carte de plus : chaque tour, avant d'embarquer.
web-power-pirate-shield = À l'abri des pirates : ils passent, et le détenteur de la couleur attaquée désigne une autre victime.
web-houses-left = maisons restantes
web-palaces-left = palais restants
web-towns-left = villes restantes
web-colour-points = Points dans chaque couleur ; les privilèges détenus sont marqués
web-closing = Les îles à la fin
