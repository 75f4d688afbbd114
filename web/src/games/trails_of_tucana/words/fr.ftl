### Ce que le plateau de Trails of Tucana dit en plus des mots du jeu.

web-island = Votre feuille d’{ $island }
web-cards = Les cartes retournées
web-deck = Reste à venir
web-bonus-cards = Cartes bonus
web-blue-card = Carte bonus bleue { $letter } : { $points } points au premier qui relie ses deux villages { $letter }
web-blue-card-gone = Carte bonus bleue { $letter } : plus en jeu
web-red-card = Carte bonus rouge : { $points } points au premier qui relie entre elles deux curiosités ({ $sight })
web-sights = Curiosités
web-pairs = Paires
web-bonus = Bonus
web-connects = Relie : { $what }
web-pair = villages { $letter }
web-card = carte bonus
web-extra = tronçon bonus
web-bonus-trail = { $count ->
    [one] Un tronçon bonus, où vous voulez
   *[other] { $count } tronçons bonus, où vous voulez
}
web-sheet = Feuille de score
web-circled = (entouré)
web-sights-so-far = { $sights ->
    [one] { $sights } curiosité
   *[other] { $sights } curiosités
}
web-pairs-so-far = paires { $pairs }
web-ladder = L’échelle des grades
web-no-grade = Sans grade :
web-grades-vary = L’échelle est faite pour le jeu en solo ; à plusieurs, les scores varient avec le nombre de joueurs.
