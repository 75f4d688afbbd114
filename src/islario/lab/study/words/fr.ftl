### Le rapport d’une étude en français.

study-title = { $game } : une étude
study-opening = Toutes les places étaient tenues par le même robot : les différences viennent donc du jeu et du hasard. Les traits, et ce qui suit ± ou figure entre parenthèses, sont des intervalles à 95 % ; plus il y a de parties, plus ils sont courts.
study-fact-bot = Robot
study-fact-players = Joueurs
study-fact-matches = Parties
study-fact-options = Options
study-fact-seed = Graine
study-fact-version = Fait avec
study-as-table = La même chose en tableau
study-number = { NUMBER($value, maximumFractionDigits: 2) }
study-percent = { NUMBER($value, maximumFractionDigits: 1) } %
study-at-random = au hasard ({ $games } parties)
study-winners = vainqueurs
study-others = les autres
study-points = points
study-points-each = points par joueur, en moyenne
study-victories = part des victoires
study-seat = { $number ->
    [1] Premier joueur
   *[other] Joueur { $number }
}
study-seat-heading = Dans l’ordre

study-scores = Scores
study-scores-text = Les points à la fin. Colonnes : le robot ; trait : des joueurs qui jouent au hasard.
study-mean = Moyenne
study-median = Médiane
study-range = Le plus bas et le plus haut
study-winners-mean = Vainqueurs, en moyenne
study-lead = Avance du premier sur le deuxième

study-seats = Ordre du tour
study-seats-text = Commencer, est-ce un avantage ? Les joueurs sont comptés dans l’ordre du premier tour, à partir de qui a commencé la partie (dans Trails of Tucana, le maire). La ligne en tirets marque une part égale ; une victoire partagée compte en fractions.
study-seats-fair = Dans l’ensemble, ces parties ne montrent aucun avantage que le hasard n’explique.
study-seats-unfair = Plus que le hasard n’explique, tous les joueurs pris ensemble (95 %) : { $seats }.

study-length = Durée
study-length-text = Le nombre de décisions d’une partie, tous joueurs ensemble.
study-decisions = décisions dans une partie
study-rounds = manches
study-decisions-mean = Décisions par partie
study-decisions-each = Décisions d’un joueur
study-rounds-mean = Manches

study-sources = D’où viennent les points
study-sources-text = Points moyens par source. Là où le point des vainqueurs s’écarte de celui des autres, les parties se décident.
study-source-heading = Source

## La Isla

study-functions = Ce que vaut une fonction
study-functions-text = Points de plus à la fin pour chaque carte de cette fonction posée en A, par rapport à une carte moyenne : moindres carrés à l’intérieur de chaque partie, pour qu’une partie riche n’avantage personne. Cela compte ce que la fonction donne, ce qu’elle permet et ce que l’on n’a pas pu poser à sa place ; si l’intervalle contient 0, rien n’est prouvé. Plus bas : les fonctions qui ont donné directement le plus de points.
study-functions-what = points de plus qu’une fonction moyenne, par carte posée
study-functions-gave = { NUMBER($points, maximumFractionDigits: 2) } points par carte
study-functions-often = Combien de fois chaque fonction est posée
study-functions-often-text = Combien de fois le robot a choisi chaque fonction. Une fonction rare peut valoir peu, ou trouver rarement sa place.
study-functions-often-what = cartes posées en A, par joueur et par partie
study-function-heading = Fonction

## Islas Canarias

study-privileges = Ce que vaut un privilège
study-privileges-text = Points de plus à la fin pour avoir tenu un privilège toute la partie, à île et autres privilèges égaux. Qui a beaucoup de bâtiments d’une couleur en prend le privilège : une partie de l’écart est donc la cause et non l’effet. Comparez les privilèges entre eux plutôt qu’à 0. Plus bas : combien de temps quelqu’un le tient, et combien de fois il change de mains.
study-privileges-what = points de plus pour l’avoir tenu toute la partie
study-privilege = { $privilege } ({ $power })
study-privilege-heading = Privilège
study-privilege-held = { $share } de la partie, { $changes } changements
study-islands = Ce que vaut une île
study-islands-text = Points de plus à la fin qu’avec une île moyenne, à privilèges égaux ; puis la part des victoires, et les points moyens.
study-islands-what = points de plus qu’avec une île moyenne
study-island-heading = Île

## Isla Dorada

study-bids = Les enchères selon leur valeur
study-bids-text = Colonnes : toutes les enchères annoncées ; trait : le prix auquel l’expédition a finalement été menée. Puis la part gagnante des enchères de chaque valeur. En enchères coopératives, plusieurs joueurs peuvent en soutenir une.
study-bids-all = toutes les enchères
study-bids-led = enchères gagnantes
study-bids-what = valeur de l’enchère
study-bids-won = part des enchères gagnantes
study-bids-each = Enchères par partie
study-bids-mean = Enchère moyenne
study-bids-led-mean = Enchère gagnante moyenne
study-destinies = Ce que rapportent les destins
study-destinies-text = Points moyens de chaque destin pour qui l’a gardé ; puis de combien ses détenteurs ont dépassé ceux d’un destin moyen à la même table. Plus bas : combien de fois il a été gardé, et combien de fois il a rapporté quelque chose.
study-destinies-what = points du destin
study-destinies-worth = points de plus au total qu’avec un destin moyen
study-destiny-heading = Destin
study-destiny-kept = { $share } des joueurs, réussi { $reached }

## Trails of Tucana

study-setup = Villages contre curiosités
study-setup-text = Points moyens des paires de villages (avec les cartes bonus bleues) et des curiosités (avec les rouges), selon la carte de mise en place : les lettres dans l’ordre de lecture. En haut, les cartes favorables aux villages.
study-setup-winners = Vainqueurs et autres
study-setup-heading = Carte de mise en place
study-villages = villages
study-sights = curiosités
