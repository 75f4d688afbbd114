### Ce que dit le plateau d’Islas Canarias en plus des mots du jeu.

web-course-round = Manche { $round }
web-course-last = la dernière
web-course-islands = Choix des îles
web-archipelago = Les îles en jeu
web-start-ship = a le navire du premier joueur
web-begins = · commence
web-cards-loaded = { $count ->
    [one] { $count } carte, navire chargé
   *[other] { $count } cartes, navire chargé
}
web-colours = Couleurs restantes
web-deck = Pioche
web-no-cards = Aucune carte
web-next-to = Permis, car à côté de : { $symbol }
web-why-anywhere = { $count ->
    [one] N’importe où, par privilège : un emplacement est libre.
   *[other] N’importe où, par privilège : { $count } emplacements sont libres.
}
web-why-priority = { $count ->
    [one] Priorité { $number } : à côté de « { $symbol } » (un emplacement).
   *[other] Priorité { $number } : à côté de « { $symbol } » ({ $count } emplacements).
}
web-why-short = { $count ->
    [one] Priorité { $number } : { $symbol }, un emplacement
   *[other] Priorité { $number } : { $symbol }, { $count } emplacements
}
web-why-none = { $count ->
    [one] Aucune des priorités ne peut être satisfaite : il reste un seul emplacement libre.
   *[other] Aucune des priorités ne peut être satisfaite : au choix parmi les { $count } emplacements libres.
}
web-settler-told = { $card } bâtit { $house } à côté de la première priorité qui peut être satisfaite : { $priorities }.
web-pirate-told = On ne bâtit pas avec { $card } : on le charge sur le navire. Il prend une maison à qui détient { $privilege }, sinon à qui a le plus de points dans sa couleur.
web-build-here = Bâtir en { $area }
web-told-islands-small = Touchez une île : vous verrez combien d’emplacements touchent la côte, le village, la rivière, la montagne, les champs, la route. Un colon choisit l’île qui a le plus d’emplacements libres à son goût.
web-told-islands = Sous chaque île : combien d’emplacements touchent la côte, le village, la rivière, la montagne, les champs, la route. Un colon choisit l’île qui a le plus d’emplacements libres à son goût.
web-told-act = Touchez un colon pour voir où irait sa maison, puis l’emplacement.
web-told-draw = Ou piochez, pour avoir plus de choix.
web-told-load = Quand tous ont chargé, le navire accoste : chaque colon choisit l’île qui a le plus de place à son goût.
web-told-return = La maison retourne dans la réserve, avec ce qu’elle vaut. Palais et villes ne craignent rien.
web-told-name = Votre privilège vous protège. Touchez l’île qui doit rendre une maison à votre place.
web-act-draw = Vous ne pouvez pas bâtir pour le moment : piochez.
web-act-none = Vous ne pouvez ni bâtir ni piocher : votre première action est perdue.
web-last-round = C’est la dernière manche.
web-had-to-draw = { $count ->
    [one] Vous ne pouviez pas bâtir : vous avez pioché une carte. À vous de charger le navire.
   *[other] Vous ne pouviez pas bâtir (il faut deux cartes en main et un emplacement libre) : vous avez pioché { $count } cartes. Chargez-en une.
}
web-palace-told = Deux maisons forment ici un palais ; l’autre emplacement se libère.
web-town-told = Trois maisons forment ici une ville ; les deux autres emplacements se libèrent.
web-worth-first-palaces = { $before ->
    [0] Premier de sa couleur : { $points } points.
   *[other] Premier de sa couleur : { $points } points au lieu de { $before }.
}
web-worth-further-palaces = { $before ->
    [0] Pas le premier de sa couleur : { $points } points.
   *[other] Pas le premier de sa couleur : { $points } points au lieu de { $before }.
}
web-worth-towns = { $before ->
    [0] { $points } points.
   *[other] { $points } points au lieu de { $before }.
}
web-ship-arrives = L’arrivée du navire
web-ship-card = Navire, { $number }/{ $count } : { $card }
web-card-before = La carte précédente
web-card-after = La carte suivante
web-put-away = Ranger
web-on-ship = Sur le navire : { $count }
web-compared = Emplacements libres pour chaque priorité, île par île
web-nobody-has = personne n’en a
web-tie = égalité
web-decides = décide
web-by-privilege = par privilège
web-compared-points = Points dans la couleur du pirate
web-points-orange = points orange
web-points-brown = points bruns
web-points-green = points verts
web-points-blue = points bleus
web-points-beige = points beiges
web-points-red = points rouges
web-pirate-holder = Un pirate va chez qui détient { $privilege } : { $who }.
web-pirate-sent-on = Comme { $who } détient { $privilege }, il ne perd rien et l’enverrait chez quelqu’un d’autre qui a une maison.
web-pirate-most = Personne ne détient { $privilege } : le pirate va chez tous ceux qui ont le plus de points dans sa couleur.
web-outlook-pirate = Si ce pirate débarquait maintenant
web-outlook-hint = Touchez une carte : ce tableau montre alors quelle île choisirait le colon.
web-outlook = Si ce colon débarquait maintenant
web-outlook-goes = La maison serait pour { $who }.
web-outlook-none = Aucune île ne serait la meilleure : personne n’aurait la maison.
web-outlook-may = D’ici là, les îles peuvent changer, et une carte reste toujours à bord.
web-privileges = Privilèges et réserve
web-left-house = maisons restantes
web-left-palace = palais restants
web-left-town = villes restantes
web-colour-points = Points dans chaque couleur ; les privilèges détenus sont marqués
web-closing = Les îles à la fin
