### Islas Canarias en français.

title = Islas Canarias
about = Faites de votre île celle que les colons choisissent : bâtissez, fusionnez des maisons en palais et en villes, et choisissez bien ce que vous chargez sur le navire.
players = 2 à 5
time = 45 à 60 minutes

## Les choses

island-gran-canaria = Grande Canarie
island-lanzarote = Lanzarote
island-fuerteventura = Fuerteventura
island-la-palma = La Palma
island-la-gomera = La Gomera
island-tenerife = Ténérife

symbol-coast = côte
symbol-village = village
symbol-river = rivière
symbol-mountain = montagne
symbol-farmland = champs
symbol-road = route
symbol-orange = orange
symbol-brown = brun
symbol-green = vert
symbol-blue = bleu
symbol-beige = beige
symbol-red = rouge

building-house-orange = une maison orange
building-house-brown = une maison brune
building-house-green = une maison verte
building-house-blue = une maison bleue
building-house-beige = une maison beige
building-house-red = une maison rouge

building-palace-orange = un palais orange
building-palace-brown = un palais brun
building-palace-green = un palais vert
building-palace-blue = un palais bleu
building-palace-beige = un palais beige
building-palace-red = un palais rouge

building-town-orange = une ville orange
building-town-brown = une ville brune
building-town-green = une ville verte
building-town-blue = une ville bleue
building-town-beige = une ville beige
building-town-red = une ville rouge

the-house-orange = la maison orange
the-house-brown = la maison brune
the-house-green = la maison verte
the-house-blue = la maison bleue
the-house-beige = la maison beige
the-house-red = la maison rouge

pirate-orange = le pirate orange
pirate-brown = le pirate brun
pirate-green = le pirate vert
pirate-blue = le pirate bleu
pirate-beige = le pirate beige
pirate-red = le pirate rouge

settler = { $occupation } ({ $meaning })
settler-capitan = capitaine
settler-carpintero = charpentier
settler-lenador = bûcheron
settler-herrero = forgeron
settler-cestero = vannier
settler-molinero = meunier
settler-segador = moissonneur
settler-noble = noble
settler-mercader = marchand
settler-pescador = pêcheur
settler-lavandera = lavandière
settler-tejedor = tisserand
settler-labrador = laboureur
settler-pastor = berger
settler-panadero = boulanger
settler-monje = moine
settler-arriero = muletier
settler-alfarero = potier

list = { $a }, { $b }
card = { $card } : { $house } ; { $priorities }
area = { $name } ({ $features })
plain-area = { $name }
each-has = { $who } en a { $count }
house-on = { $house } en { $area }

privilege-orange = le privilège orange
privilege-brown = le privilège brun
privilege-green = le privilège vert
privilege-blue = le privilège bleu
privilege-beige = le privilège beige
privilege-red = le privilège rouge
power-win-ties = gagne les égalités
power-draw-five = { $count ->
    [5] pioche cinq cartes
   *[other] pioche { $count } cartes
}
power-mixed-palace = palais mixtes
power-build-anywhere = bâtit où il veut
power-extra-card = une carte de plus
power-pirate-shield = à l’abri des pirates

## D’où viennent les points

source-houses = Maisons
source-first-palaces = Premiers palais d’une couleur
source-further-palaces = Palais suivants
source-towns = Villes

# les mêmes dans une phrase : mieux pour …
for-houses = les maisons
for-first-palaces = les premiers palais d’une couleur
for-further-palaces = les palais suivants
for-towns = les villes

## Options

option-islands = Îles
option-islands-help = Prenez vos îles l’une après l’autre, ou laissez faire le hasard.
option-islands-choose = Au choix
option-islands-random = Au hasard
option-deck = Colons
option-deck-help = Dix-huit sortes de colons avec trois cartes identiques chacune, ou 54 cartes toutes différentes.
option-deck-kinds = Dix-huit sortes
option-deck-distinct = Tous différents

## Décider

question-islands = Prenez une île : elle est à vous pour toute la partie.
question-act = Première action : { $action ->
    [build] bâtissez une maison avec une carte Colon, ou passez-vous de cette action : il ne reste aucune carte à piocher.
    [draw] piochez. Vous ne pouvez pas bâtir pour le moment.
    [none] vous ne pouvez ni bâtir ni piocher, elle est perdue.
   *[any] bâtissez une maison avec une carte Colon, ou piochez.
}{ $may ->
    [merge] {" "}Vous pouvez d’abord fusionner des maisons.
   *[nothing] {""}
}
question-load = Seconde action : posez une carte face cachée sur le navire.{ $may ->
    [both] {" "}Avant cela, vous pouvez prendre votre carte supplémentaire et fusionner des maisons.
    [extra] {" "}Avant cela, vous pouvez prendre votre carte supplémentaire.
    [merge] {" "}Avant cela, vous pouvez fusionner des maisons.
   *[nothing] {""}
}
question-end = Fusionnez encore des maisons, ou terminez votre tour.
question-use = Vous faites { $building } avec la maison en { $area }. Quelle autre maison utilisez-vous ?
question-place-house = Vous bâtissez avec { $card }. Sur quel emplacement ?{ $may ->
    [anywhere] {" "}Vous détenez { $privilege } : n’importe quel emplacement libre convient.
   *[wished] {""}
}
question-place-settler = Un colon vient s’installer sur votre île, { $card }. Sur quel emplacement bâtit-il ?{ $may ->
    [anywhere] {" "}Vous détenez { $privilege } : n’importe quel emplacement libre convient.
   *[wished] {""}
}
question-place = Vous faites { $building }. Vous détenez { $privilege } : posez-le où vous voulez. Sur quel emplacement ?
question-colour-house = { $card }. Il ne reste plus de maison de cette couleur : laquelle bâtissez-vous en { $area } à la place ?
question-colour = Il vous faudrait { $building }, mais il n’en reste plus. Quelle couleur prenez-vous à la place ?
question-name = Votre privilège vous protège contre { $card }. Qui doit rendre une maison à votre place ?
question-return = Alerte : { $card } vous attaque. Quelle maison rendez-vous ?
question-wait = On attend { $who }.
question-over = La partie est terminée.

move-take-island = Prendre { $island }
move-build = Bâtir avec { $card }
move-draw = { $count ->
    [0] Renoncer à la première action
    [one] Piocher une carte
   *[other] Piocher { $count } cartes
}
move-take-extra = Prendre la carte supplémentaire
move-load = Charger { $card }
move-place = Bâtir en { $area }
move-colour = Prendre { $building }
move-palace = Faire un palais avec { $house }
move-town = Faire une ville avec { $house }
move-use = Utiliser aussi { $house }
move-give-back = Rendre { $house }
move-name = Désigner { $who }
move-end-turn = Terminer le tour

why-not-now = Ce n’est pas ce qu’il faut décider maintenant. { $question }
why-island-taken = { $island } est déjà prise. Choisissez une île encore libre.
why-pirates-never-build = Un pirate ne bâtit jamais : { $card } ne peut qu’être chargé sur le navire.
why-hand-too-small = Vous avez commencé votre tour avec moins de deux cartes : vous ne pouvez pas bâtir.
why-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
why-island-full = Votre île n’a plus d’emplacement libre où bâtir.
why-no-house-left = Il ne reste aucune maison à bâtir, quelle qu’en soit la couleur.
why-no-privilege = Vous n’avez pas le privilège qu’il faut ({ $privilege }).
why-extra-taken = Vous avez déjà pris votre carte supplémentaire pendant ce tour.
why-no-card-left = Il ne reste aucune carte à prendre.
why-occupied = Il y a déjà { $building } en { $area }. Choisissez un emplacement libre.
why-priority = { $card }. Une priorité plus importante peut être satisfaite ailleurs : la maison ne peut pas aller en { $area }.
why-colour-out = Vous ne pouvez pas prendre { $building } : il n’en reste plus.
why-no-house-there = Vous n’avez pas de maison en { $area }.
why-no-palace-left = Il ne reste plus de palais.
why-no-town-left = Il ne reste plus de ville.
why-too-few-for-palace = Un palais demande deux maisons d’une même couleur, et { $house } est la seule de la sienne.
why-too-few-for-town = Une ville demande trois maisons d’une même couleur ; avec { $house }, vous n’en avez pas assez.
why-used-already = La maison en { $area } en fait déjà partie.
why-other-colour = Les maisons doivent être d’une même couleur, et { $house } est d’une autre.
why-not-name = Vous ne pouvez pas désigner { $who } : choisissez un autre joueur, qui ait une maison.

## Ce qui s’est passé

event-start-player = { $who } a le navire du premier joueur.
event-island-taken = { $who } prend { $island }.
event-cards-drawn = { $who } { $count ->
    [0] perd sa première action : il ne reste aucune carte à piocher
    [one] pioche une carte
   *[other] pioche { $count } cartes
}.
event-card-drawn = Vous piochez { $card }.
event-discards-shuffled = La pioche est vide : { $count ->
    [one] la seule carte défaussée devient
   *[other] les { $count } cartes défaussées, mélangées, deviennent
} la nouvelle pioche.
event-first-card = Une carte que personne n’a vue est la première du navire.
event-round-begins = Manche { $round } : { $who } commence.
event-card-played = { $who } joue { $card }.
event-house-built = { $who } obtient { $building } en { $area }.
event-palace-built = { $who } fusionne ses maisons en { $used } : { $building } en { $area }.
event-town-built = { $who } fusionne ses maisons en { $used } : { $building } en { $area }.
event-colour-ran-out = Il faudrait { $building } à { $who }, mais il n’en reste plus ; ce sera { $taken }.
event-extra-card = { $who } prend la carte supplémentaire.
event-ship-loaded = { $who } pose une carte sur le navire.
event-card-loaded = Vous chargez { $card }.
event-no-card-to-load = { $who } n’a pas de carte à poser sur le navire.
event-ship-arrives = Un navire arrive avec { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-card-turned = Du navire débarque { $card }.
event-islands-compared = On compare les emplacements libres ({ $by }) : { $numbers }.
event-settler-comes = { $card } s’installe chez { $who } ({ $symbol } : { $count ->
    [one] un emplacement libre
   *[other] { $count } emplacements libres
}).
event-tie-won = À égalité, { $who } l’emporte grâce à son privilège et accueille { $card }.
event-settler-leaves = { $card } ne trouve aucune île meilleure que les autres et repart.
event-no-house-left = Il ne reste plus de maison pour { $card }.
event-privilege-taken = { $who } prend { $privilege } ({ $power }) avec { $points } points.
event-privilege-taken-over = { $who } a { $points } points et prend { $privilege } ({ $power }) à { $loser }.
event-pirate-seeks = Le pirate s’en prend à { $holder }, qui détient { $privilege }.
event-pirate-seeks-the-most = Personne ne détient { $privilege } : le pirate s’en prend à tous ceux qui ont le plus de points dans sa couleur ({ $points }).
event-pirate-attacks = { $who } doit rendre une maison : { $card } attaque.
event-pirate-diverted = { $who } est à l’abri et envoie { $card } chez { $victim }.
event-pirate-finds-nothing = Aucune maison à prendre pour { $card } : palais, villes et qui est à l’abri ne craignent rien.
event-house-lost = { $who } perd { $building } en { $area }.
event-card-kept = Une carte reste à bord, face cachée.
event-last-round = C’est la dernière manche.
event-match-ended = La dernière manche est jouée : la partie est terminée.

## La table dans un terminal

letter-orange = O
letter-brown = N
letter-green = V
letter-blue = B
letter-beige = E
letter-red = R
board-round = Manche { $round }, commencée par { $start }
board-last-round = Manche { $round }, la dernière, commencée par { $start }
board-piles = Pioche { $deck } · défausse { $discards } · navire { $ship }
board-turned = Débarqués de ce navire : { $cards }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-privilege = { $power } : { $who }
board-nobody = personne
board-hand = Votre main
board-loaded = Sur le navire : { $card }
board-legend = ~ côte · ^ montagne · ≈ rivière · = route · ∩ village · ≡ champs · ⌂ maison · ♜ palais · ▣ ville
board-colours = Par couleur : pièces en réserve · points de chacun · privilège : qui l’a

## Ce que sont et font les choses

thing-power-win-ties = Gagne les égalités : à égalité pour la première priorité d’un colon, celui-ci va chez son détenteur.
thing-power-draw-five = Pioche plus : { $count } cartes au lieu de { $draw }.
thing-power-mixed-palace = Palais mixtes : un palais peut se faire avec deux maisons de couleurs différentes ; il prend la couleur et l’emplacement de l’une d’elles.
thing-power-build-anywhere = Bâtit où il veut : maisons, palais et villes vont sur l’emplacement libre de son choix.
thing-power-extra-card = Une carte de plus : à chaque tour, avant de charger le navire.
thing-power-pirate-shield = À l’abri des pirates : ils passent ; qui détient aussi le privilège de la couleur du pirate désigne une autre victime.
thing-privilege = { $what } Le premier à { $points } points dans sa couleur le prend ; ensuite, qui en a plus que son détenteur.
thing-settler = Bâtit { $house }, près de la première possible de ces priorités : { $priorities }. Par le navire, il va sur l’île qui y a le plus d’emplacements libres.
thing-pirate = On ne bâtit pas avec cette carte, on la charge seulement sur le navire. Elle prend une maison à qui détient { $privilege }, sinon à ceux qui ont le plus de points dans sa couleur.
thing-touches = { $feature } { $count }
thing-island = { $areas } emplacements à bâtir. Leurs voisinages : { $touches }.
thing-area-name = { $island }, emplacement { $area }
thing-area = Un emplacement à bâtir, près de : { $features }.
thing-plain-area = Un emplacement à bâtir, entouré seulement d’autres emplacements.
thing-house = { $house } point. Deux d’une couleur peuvent devenir un palais, trois une ville ; les pirates ne prennent que des maisons.
thing-palace = Le premier de sa couleur vaut { $first } points, les suivants { $further }. Fait de deux maisons d’une couleur, à l’abri des pirates.
thing-town = { $town } points. Faite de trois maisons d’une couleur, à l’abri des pirates.
thing-feature = Comme priorité : un emplacement libre tout près. Par le navire, le colon va sur l’île qui en a le plus.
thing-colour = Comme priorité : un emplacement libre près d’un bâtiment de cette couleur, sur la même île.
thing-part-ship-name = Le navire
thing-part-ship = Chacun y charge une carte, cachée. Quand tous ont joué, il accoste : ses cartes sont mélangées, une reste à bord, et chacune des autres va où le veulent ses priorités.
thing-part-deck-name = La pioche
thing-part-deck = Au lieu de bâtir, vous piochez { $draw } cartes. Quand elle est vide, la défausse est mélangée.
thing-part-hand-name = Cartes en main
thing-part-hand = Tous voient combien, personne ne voit lesquelles.
thing-part-start-name = Le navire du premier joueur
thing-part-start = Qui l’a commence la manche ; il passe ensuite à gauche.
thing-part-score-name = Points
thing-part-score = Ce qui est bâti sur l’île. Dès que quelqu’un a { $end } points ou plus à la fin d’une manche, il reste une dernière manche.

now-name = { $who }
now-pirate-holder = S’il débarquait maintenant, il s’en prendrait à { $who }, qui détient { $privilege }.
now-pirate = { $points ->
    [0] S’il débarquait maintenant, il s’en prendrait à tous : personne n’a de points dans sa couleur ({ $who }).
    [one] S’il débarquait maintenant, il s’en prendrait à qui mène dans sa couleur avec { $points } point : { $who }.
   *[other] S’il débarquait maintenant, il s’en prendrait à qui mène dans sa couleur avec { $points } points : { $who }.
}
now-pirate-sent-on = { $what } Comme ce joueur détient { $privilege }, il ne perd rien et l’enverrait chez quelqu’un d’autre qui a une maison.
now-pirate-you-name = { $what } Vous ne perdez rien : vous gardez { $privilege } et désignez quelqu’un d’autre qui a une maison.
now-pirate-spares-you = { $what } Vous ne perdez rien : vous gardez { $privilege }.
now-settler = S’il débarquait maintenant, la maison irait à { $who }.
now-settler-nobody = S’il débarquait maintenant, aucune île ne serait la meilleure : personne n’aurait la maison.
now-privilege-free = Il est encore sur la table.
now-privilege = { $points ->
    [one] { $who } le détient, avec { $points } point dans sa couleur.
   *[other] { $who } le détient, avec { $points } points dans sa couleur.
}
now-left = Il en reste { $count } dans la réserve.
now-nobodys = Personne n’y joue.
now-owner = L’île de { $who }.
now-empty = Libre.
now-standing = S’y trouve : { $building }.
now-ship = { $cards ->
    [one] { $cards } carte à bord.
   *[other] { $cards } cartes à bord.
}
now-deck = { $cards ->
    [one] Il reste { $cards } carte.
   *[other] Il reste { $cards } cartes.
}

## Avant qu’il ne soit trop tard

warn-pirate = { $others ->
    [0] En l’état, { $card } ne viendrait que chez vous et vous prendrait une maison.
   *[other] En l’état, { $card } viendrait aussi chez vous et vous prendrait une maison.
}
