### Trails of Tucana en français.

title = Trails of Tucana
about = Tracez des sentiers avec deux cartes par tour : reliez les curiosités d’une île à ses villages, et ses villages entre eux.
time = 20 à 30 minutes
players = 1 à 8

## Les choses

terrain-desert = désert
terrain-forest = forêt
terrain-mountain = montagne
terrain-water = eau
terrain-any = terrain au choix

sight-obelisk = obélisque
sight-book = livre
sight-toucan = toucan
sight-yeti = yéti
sight-sea-monster = monstre marin

place = { $name } ({ $terrain })
place-with-village = { $name } ({ $terrain }, village { $letter })
place-with-sight = { $name } ({ $terrain }, { $sight })
two-cards = { $a } et { $b }

## D’où viennent les points

source-sights-1 = Curiosités, manche 1
source-sights-2 = Curiosités, manche 2
source-sights-3 = Curiosités, manche 3
source-villages = Paires de villages
source-blue-bonus = Cartes bonus bleues
source-red-bonus = Cartes bonus rouges

# les mêmes dans une phrase : mieux pour …
for-sights-1 = les curiosités de la manche 1
for-sights-2 = les curiosités de la manche 2
for-sights-3 = les curiosités de la manche 3
for-villages = les paires de villages
for-blue-bonus = les cartes bonus bleues
for-red-bonus = les cartes bonus rouges

## Options

option-island = Île
option-island-help = Isla Petit : deux manches, deux curiosités de chaque type ; Isla Grande : trois manches, trois curiosités de chaque type.
option-island-petit = Isla Petit
option-island-grande = Isla Grande
option-special_bonus = Bonus spécial
option-special_bonus-help = Une ou deux cartes rouges récompensent le premier qui relie entre elles deux curiosités d’un même type.
option-random_start = Village de départ au hasard
option-random_start-help = Le premier joueur, le maire, écrit la première lettre dans un village tiré au hasard, et non dans le village 1.
option-counter_clockwise = Sens inverse
option-counter_clockwise-help = Les lettres s’écrivent autour de l’île dans le sens inverse des aiguilles d’une montre.
option-symmetry = Symétrie
option-symmetry-help = Tout le monde a les mêmes lettres dans les mêmes villages.

## Décider

question-draw = Cartes : { $cards }. Tracez un tronçon entre deux cases voisines de ces terrains.
question-draw-any = Cartes : { $cards }. Tracez un tronçon entre deux cases voisines qui leur correspondent ; le « terrain au choix » est celui que vous voulez.
question-bonus = { $left ->
    [one] Vous avez relié la dernière curiosité d’un type : tracez un tronçon de plus, entre deux cases voisines de votre choix.
   *[other] Vous avez relié les dernières curiosités de { $left } types : tracez { $left } tronçons de plus, chacun entre deux cases voisines de votre choix.
}
move-draw = Tracer de { $a } à { $b }
why-drawn-already = Vous avez déjà tracé un tronçon entre { $a } et { $b }. Choisissez deux cases voisines encore libres.
why-not-adjacent = Un tronçon relie deux cases voisines, et { $a } et { $b } ne le sont pas.
why-cards-do-not-fit = Cartes : { $cards }. Un tronçon de { $a } à { $b } ne leur correspond pas.

## Ce qui s’est passé

event-setup-card = La carte de mise en place donne les lettres des villages, dans l’ordre le long de la côte : { $letters }. Le premier joueur est le maire et commence au village { $village }.
event-letters-written = { $who } écrit les lettres en commençant au village { $village }.
event-red-card-shown = Une carte bonus rouge est posée : deux curiosités du type « { $sight } ».
event-cards-turned = Tour { $turn } : { $cards }.
event-no-trail-fits = { $who } ne peut tracer aucun tronçon à ce tour.
event-trail-drawn = { $who } trace un tronçon de { $a } à { $b }.
event-bonus-trail-drawn = { $who } trace un tronçon bonus de { $a } à { $b }.
event-sight-connected = { $who } relie une curiosité à un village ({ $sight }) et entoure { $points }.
event-pair-connected = { $who } relie ses deux villages { $letter } : { $points } points.
event-blue-bonus = { $who } gagne la carte bonus bleue { $letter } : { $points } points.
event-red-bonus = { $who } relie deux curiosités du type « { $sight } » et gagne la carte bonus rouge : { $points } points.
event-round-scored = { $who } marque { $points } pour ses curiosités, manche { $round }.
event-round-ended = La manche { $round } est terminée.
event-blue-card-stays = La carte bonus bleue { $letter } reste en jeu pour la dernière manche.
event-match-ended = La partie est terminée.
event-grade-reached = { $who } finit avec { $points } points : « { $grade } ».

## Grades

grade-1 = Vous avez retrouvé le chemin du bateau
grade-2 = Les toucans vous saluent par votre nom
grade-3 = Les mules vous demandent leur chemin
grade-4 = Votre carte s’arrache au port
grade-5 = Le yéti réclame un autographe
grade-6 = L’île portera votre nom

## Le plateau dans un terminal

board-course = { board-round }, { board-turn }
board-round = Manche { $round }/{ $rounds }
board-turn = tour { $turn }/{ $turns }
board-deck = Pioche { $cards }
board-blue = Bleues { $cards }
board-red = Rouges { $cards }
board-sights = Curiosités
board-villages = Villages
board-points = Points
board-letter-obelisk = o
board-letter-book = l
board-letter-toucan = t
board-letter-yeti = y
board-letter-sea-monster = m
board-legend = A–E : villages. Minuscules : curiosités ; majuscules : reliées. ✓ : entouré.
board-sights-connected = { $count ->
    [one] { $count } curiosité
   *[other] { $count } curiosités
}
board-pairs = paires { $letters }
board-points-so-far = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-drawing = n’a pas fini
board-finished = a fini
board-grade = { $points } points : { $grade } !
board-no-grade = { $points } points. Le premier grade en demande { $least }.

## Ce que sont et font les choses

thing-terrain = Un bout de votre sentier doit être sur ce terrain ({ $terrain }). Le paquet en compte { $count } cartes.
thing-any = Le terrain que vous voulez, chacun pour soi. Le paquet en compte { $count } cartes.
thing-sight = Reliez-la à n’importe quel village : la première de sa sorte entoure la valeur de gauche ({ $values }), et ainsi de suite. Ce qui est entouré compte à nouveau à chacune des { $rounds } manches ; la dernière d’une sorte donne un sentier bonus.
thing-red-name = Carte bonus rouge ({ $sight })
thing-red = { $points } points au premier qui relie deux curiosités de cette sorte, avec ou sans village.
thing-pair-name = Les deux villages { $letter }
thing-pair = { $points } points, une seule fois, quand vos sentiers relient les deux villages { $letter }.
thing-blue-name = Carte bonus bleue { $letter }
thing-blue = Au premier qui relie les deux villages { $letter } : { $points } points sur la carte marquée 1. Tous ceux qui y arrivent au même tour les reçoivent.
thing-space = Un sentier relie les centres de deux cases voisines, une pour chaque terrain que montrent les cartes.
thing-part-deck-name = Les cartes Terrain
thing-part-deck = Deux sont retournées à chaque tour, pour tous. Après { $turns } tours la manche est finie, et toutes sont mélangées à nouveau.
thing-part-bonus_trail-name = Un sentier bonus
thing-part-bonus_trail = Un sentier de plus, aussitôt, entre deux cases voisines de votre choix.
thing-part-rounds-name = Manches
thing-part-rounds = À la fin de chacune des { $rounds } manches, toutes les curiosités entourées comptent : ce qui est relié tôt compte plus souvent.
thing-part-score-name = Points
thing-part-score = Les curiosités de chaque manche, les paires de villages et les cartes bonus.
thing-part-grades-name = L’échelle des titres
thing-part-grades = Le titre que vaut un score en solitaire ; il faut { $least } points pour le premier.

now-terrain = Encore { $left } face cachée.
now-sights = { $count ->
    [0] Vous n’en avez relié aucune.
    [one] Vous en avez relié une.
   *[other] Vous en avez relié { $count }.
}
now-joined = { $who } les a reliés.
now-open = Sur la table : { $points } points.
now-gone = Il ne reste pas de carte de cette lettre.
now-place = Sur votre feuille : { $place }.
