### La Isla en français.

title = La Isla
about = Encerclez avec vos explorateurs des animaux que l’on croyait éteints ; chaque carte est une fonction, une ressource ou un pas de plus sur une piste Animal.
time = 45 à 60 minutes
players = 2 à 4

## Les choses

resource-yellow = jaune
resource-green = verte
resource-gray = grise
resource-beige = beige
resource-brown = brune

landscape-desert = désert
landscape-grassland = prairie
landscape-mountain = montagne
landscape-steppe = steppe
landscape-swamp = marais

symbol-tent = tente
symbol-hat = chapeau
symbol-rope = corde
symbol-bottle = bouteille
symbol-backpack = sac à dos

animal-dodo = dodo
animal-giant-fossa = fossa géant
animal-golden-toad = crapaud doré
animal-pika = pika sarde
animal-owlet-moth = papillon hibou

short-dodo = dodo
short-giant-fossa = foss
short-golden-toad = doré
short-pika = pika
short-owlet-moth = hibo

ring-inner = intérieur
ring-middle = du milieu
ring-outer = extérieur

place = { $name } ({ $landscape }, { $symbol })
card = { $function } ({ $resource }, { $animal })
list = { $first } ; { $rest }
places = { $first }, { $rest }

function-wild-resource = ressource { $variant } : vaut toute couleur
function-symbol-cost1 = sur { $variant } : ne coûte que { $amount } ressource
function-symbol-marker = sur { $variant } : marqueur au choix
function-symbol-resource = sur { $variant } : ressource au choix
function-symbol-vp = sur { $variant } : { $amount } PV
function-land-marker = sur { $variant } : marqueur au choix
function-land-resource = sur { $variant } : ressource au choix
function-land-vp = sur { $variant } : { $amount } PV
function-b-extra-same = B { $variant } : { $amount } ressource { $variant } de plus
function-b-marker = B { $variant } : marqueur au choix
function-b-vp = B { $variant } : { $amount } PV
function-d-vp = D { $variant } : { $amount } PV
function-d-resource = D { $variant } : ressource au choix
function-d-any-instead = D { $variant } : ou un autre marqueur
function-tile-resource = tuile { $variant } : ressource au choix
function-tile-vp = tuile { $variant } : { $amount } PV
function-tile-marker = tuile { $variant } : marqueur au choix
function-extra-explorer = { $amount } explorateur de plus
function-draw-extra = { $amount } carte de plus à chaque manche
function-extra-slot = { $amount } emplacement de plus
function-ring-vp = sur l’anneau { $variant } : { $amount } PV
function-shared-swap = case partagée : { $amount } ressource à échanger
function-shared-vp = case partagée : { $amount } PV
function-shared-cost1 = case partagée : ne coûte que { $amount } ressource

## D’où viennent les points

source-regions = Régions de jungle
source-marker-d = Marqueurs, action D
source-marker-function = Marqueurs, fonctions
source-symbol = Fonctions : symboles
source-landscape = Fonctions : paysages
source-ring = Fonctions : anneaux
source-company = Fonctions : cases partagées
source-tile = Fonctions : tuiles
source-action-b = Fonctions : action B
source-action-d = Fonctions : action D
source-sets = Séries de cinq animaux
source-values = Valeurs des animaux
source-leftovers = Ressources restantes

# les mêmes dans une phrase : mieux pour …
for-regions = les régions encerclées
for-marker-d = les marqueurs de l’action D
for-marker-function = les marqueurs des fonctions
for-symbol = les fonctions des symboles
for-landscape = les fonctions des paysages
for-ring = les fonctions des anneaux
for-company = les fonctions des cases partagées
for-tile = les fonctions des tuiles
for-action-b = les fonctions de l’action B
for-action-d = les fonctions de l’action D
for-sets = les séries de cinq animaux
for-values = la valeur de vos animaux
for-leftovers = les ressources restantes

## Options

option-advanced_cards = Cartes avancées
option-advanced_cards-help = La partie complète, avec les 180 cartes ; sans les cartes avancées, la partie d’initiation, avec 120 cartes. Pour vos premières parties, jouez sans.

## Décider

question-nothing = Il n’y a rien à décider maintenant.
question-lay = Posez sous A une fonction à garder, sous B une ressource à prendre, sous D un animal à faire monter.
question-cover = Votre nouvelle fonction : « { $function } ». Laquelle recouvre-t-elle ? Une fonction recouverte est perdue.
question-explore = Placez un explorateur pour { $price }, ou prenez plutôt une ressource au choix.
question-move = Votre réserve est vide : retirez un explorateur et placez-le ailleurs pour { $price }, ou prenez plutôt une ressource au choix.
question-move-to = Où va l’explorateur venu de { $place } ? Le prix : { $price }.
price = deux ressources de la couleur de la case
prices = deux ressources de la couleur de la case (une seule sur { $spaces })
question-pay = { $place } coûte { $price ->
    [one] une ressource { $resource }
   *[other] deux ressources { $resource }s
}. Comment payez-vous ? Ce qui aide : « { $functions } ».
question-marker = Votre carte D montre l’animal « { $animal } » et vous avez la fonction « { $function } ». Quel marqueur déplacez-vous ?
question-use = Vous pouvez maintenant utiliser « { $functions } »{ $count ->
    [one] .
   *[other] , l’une après l’autre. Renoncer, c’est laisser toutes celles qui restent.
}
question-use-more = Vous pouvez encore utiliser « { $functions } ». Déjà utilisé : « { $used } ».

move-assign = A : carte { $a }, { $function } · B : carte { $b }, { $resource } · D : carte { $d }, { $animal }
move-cover = Recouvrir l’emplacement { $slot } ({ $function })
move-take = Prendre une ressource { $resource }
move-lift = Retirer l’explorateur de { $place }
move-lift-to = Déplacer l’explorateur de { $place } vers { $to }
move-place = Placer un explorateur sur { $place }
move-pay-one = Payer une ressource { $one }
move-pay-pair = Payer deux ressources { $resource }s
move-pay-two = Payer une ressource { $one } et une { $other }
move-use = Utiliser « { $function } »
move-use-resource = Utiliser « { $function } » pour une ressource { $resource }
move-use-marker = Utiliser « { $function } » pour le marqueur de l’animal « { $animal } »
move-swap = Échanger une ressource { $give } contre une { $get }
move-mark = Déplacer le marqueur de l’animal « { $animal } »
move-done = Renoncer

why-not-now = Il faut d’abord décider autre chose : { $question }
why-supply-first = Il vous reste des explorateurs en réserve : placez l’un d’eux.
why-nobody-there = Aucun de vos explorateurs ne se trouve sur { $place }.
why-nowhere-to-go = Vous ne pouvez payer aucune case : prenez plutôt une ressource.
why-lift-first = Votre réserve est vide : retirez d’abord un de vos explorateurs.
why-already-there = Un de vos explorateurs se trouve déjà sur { $place }.
why-elsewhere = Il vient de quitter { $place } : il doit aller ailleurs.
why-cannot-pay = Vous ne pouvez pas payer { $place } : il faut { $price ->
    [one] une ressource { $resource }
   *[other] deux ressources { $resource }s
}.
why-does-not-pay = Ces ressources ne paient pas { $place }.
why-none-to-give = Vous n’avez pas de ressource { $resource } à donner.
why-no-swap = Aucune de vos fonctions ne permet d’échanger des ressources maintenant.
why-does-not-fit = « { $function } » ne convient pas maintenant, ou a déjà servi.

## Ce qui s’est passé

event-first-player = { $who } est le 1er joueur.
event-large-tile = { $who } reçoit la grande tuile Animal « { $animal } ».
event-round-begins = La manche { $round } commence ; 1er joueur : { $who }.
event-cards-dealt = { $who } pioche : { $cards }.
event-fourth-card-dealt = { $who } pioche une carte de plus : { $face }.
event-discards-shuffled = Les { $count } cartes de la défausse sont mélangées et forment la nouvelle pioche.
event-fourth-card-discarded = { $who } défausse la carte inutilisée { $face }.
event-function-added = { $who } a une nouvelle fonction, « { $function } ». Elle va d’elle-même dans un emplacement vide.
event-function-covered = { $who } a une nouvelle fonction, « { $function } ». Elle recouvre « { $covered } ».
event-function-again = { $who } a de nouveau la même fonction, « { $function } ». Elle recouvre d’elle-même la première.
event-slot-added = { $who } a une nouvelle fonction, « { $function } ». Elle se place d’elle-même à côté de l’étui.
event-resource-taken = { $who } prend une ressource { $resource } pour sa carte B.
event-resource-instead = { $who } ne place personne et prend une ressource { $resource }.
event-explorer-lifted = { $who } retire l’explorateur de { $place }.
event-explorer-placed = { $who } place un explorateur sur { $place }.
event-paid-one = { $who } paie une ressource { $one }.
event-paid-pair = { $who } paie deux ressources { $one }s.
event-paid-two = { $who } paie une ressource { $one } et une { $other }.
event-tile-claimed = { $who } encercle l’animal « { $animal } » entre { $around } et reçoit sa tuile : { $points } PV.
event-marker-moved = { $who } déplace le marqueur de l’animal « { $animal } » : { $points } PV.
event-marker-on-top = Le marqueur de l’animal « { $animal } » reste tout en haut ; { $who } marque quand même { $points } PV.
event-function-points = { $who } utilise « { $function } » : { $points } PV.
event-function-resource = { $who } utilise « { $function } » et prend une ressource { $resource }.
event-function-marker = { $who } utilise « { $function } » pour l’animal « { $animal } » : { $points } PV.
event-function-swap = { $who } utilise « { $function } » : une ressource { $give } contre une { $get }.
event-function-explorer = { $who } utilise « { $function } » et prend un explorateur dans la réserve générale.
event-functions-declined = { $who } renonce au reste.
event-round-ends = La manche { $round } est terminée ; les zones des marqueurs font { $sum }.
event-round-ends-match = La manche { $round } est terminée ; les zones des marqueurs font { $sum }. Dès { $end }, la partie s’arrête : décompte final.
event-cards-ran-out = Il n’y a plus assez de cartes pour une autre manche.
event-sets-scored = { $who } { $sets ->
    [0] n’a aucune série de cinq animaux.
    [one] a { $sets } série de cinq animaux : { $points } PV.
   *[other] a { $sets } séries de cinq animaux : { $points } PV.
}
event-animals-scored = { $points ->
    [0] Les animaux de { $who } ne valent rien.
   *[other] Les animaux de { $who } valent { $points } PV : { $each }.
}
animals-worth = { $animal } { $count } × { $area }
event-leftovers-scored = { $who } marque { $points } PV pour les ressources restantes.
event-match-ended = La partie est terminée.

## La table dans un terminal

board-round = Manche { $round } · pioche { $deck } · les zones font { $sum }, la partie finit à { $end }
board-step = case { $step } sur { $top }, vaut { $area }
board-starts = (1er joueur)
board-points = { $points } PV
board-supply = explorateurs à placer : { $supply }{ $reserve ->
    [0] {""}
   *[other] , { $reserve } de plus par fonction
}
board-empty-slot = vide
board-hand = Votre main
board-key = Les explorateurs portent le numéro de leur joueur.
board-key-tiles = Les régions montrent leur animal, s’il est encore là, et leur valeur ; * : grande tuile.
board-key-around = « ? I0 » dit quelles régions la case I0 touche, et avec quelles autres cases.

## Ce que fait chaque fonction : quand, et quoi

when-symbol = Quand vous placez un explorateur sur une case au symbole « { $variant } », vous pouvez
when-landscape = Quand vous placez un explorateur sur une case « { $variant } », vous pouvez
when-ring = Quand vous placez un explorateur dans l’anneau { $variant }, vous pouvez
when-company = Quand vous placez un explorateur là où se trouve celui d’un adversaire, vous pouvez
when-claim = Quand vous recevez une tuile « { $variant } », vous pouvez
when-resource = Quand votre carte B vous donne une ressource { $variant }, vous pouvez
when-marker-d = Quand vous déplacez le marqueur « { $variant } » pendant l’action D, vous pouvez
then-points = marquer { $amount } PV.
then-cube-any = prendre une ressource au choix.
then-marker-any = monter un marqueur au choix et marquer pour vos tuiles de cet animal.
then-cube-same = en prendre { $amount } de plus, de la même couleur.
then-swap = échanger { $amount } de vos ressources contre une d’une autre couleur.
explain-wild = Quand vous payez un explorateur, une ressource { $variant } peut remplacer n’importe quelle couleur.
explain-price = Placer un explorateur { $match ->
    [symbol] sur une case au symbole « { $variant } »
    [landscape] sur une case « { $variant } »
    [ring] dans l’anneau { $variant }
   *[company] là où se trouve celui d’un adversaire
} ne vous coûte que { $amount } ressource.
explain-marker-instead = Quand votre carte D montre l’animal « { $variant } », vous pouvez déplacer n’importe quel autre marqueur à la place.
explain-explorer = Quand cette carte entre dans l’étui, vous pouvez prendre { $amount } explorateur dans la réserve générale. Il reste à vous quand la carte est recouverte.
explain-draw = Pendant la phase Carte, vous piochez { $amount } carte de plus ; celle que vous ne posez pas est défaussée.
explain-slot = Cette carte se place à côté de l’étui et vous donne { $amount } emplacement de plus, même une fois recouverte.

## Ce que sont et font les choses

thing-card = A : { $function } B : prenez une ressource { $resource }. D : le marqueur « { $animal } » avance.
thing-space-name = Une case de l’anneau { $ring }
thing-space = Au bord de { $regions } régions de jungle. Un explorateur y coûte { $price } ressources de la couleur du paysage.
thing-region-name = Une région de jungle
thing-region = Qui a des explorateurs sur les { $spaces } cases qui l’entourent prend l’animal et marque aussitôt { $value } PV.
thing-animal = Qui avance son marqueur marque un PV par animal de cette espèce qu’il possède. À la fin, chacun vaut la zone que son marqueur a atteinte, de 0 à 5 sur { $top } pas.
thing-resource-name = Ressource { $colour }
thing-resource = Paie les cases « { $landscape } » : { $price } pour un explorateur. Deux qui restent à la fin valent un PV.
thing-symbol-name = Symbole « { $symbol } »
thing-symbol = Rien par lui-même : certaines fonctions récompensent qui y place un explorateur.
thing-part-slot-name = Un emplacement de l’étui
thing-part-slot = Chaque étui en a { $slots }. La fonction du dessus sert à chaque manche ; quand tous sont pleins, chaque nouvelle carte en recouvre une, et une fonction recouverte ne sert plus jamais.
thing-part-hand-name = Les cartes d’une manche
thing-part-hand = Sur { $cards } cartes, une devient une fonction (A), une donne une ressource (B) et une avance un marqueur (D).
thing-part-explorers-name = Explorateurs
thing-part-explorers = Vous en avez { $explorers } au départ. Quand votre réserve est vide, vous déplacez l’un de ceux qui sont sur l’île.
thing-part-large-name = La grande tuile
thing-part-large = Compte pour { $count } animaux de son espèce, quand un marqueur avance comme à la fin.
thing-part-sum-name = La fin de la partie
thing-part-sum = Quand, à la fin d’une manche, les zones des cinq marqueurs font { $two } à deux joueurs, { $three } à trois ou { $four } à quatre, la partie est finie.
thing-part-score-name = Points de victoire
thing-part-score = À la fin s’ajoutent { $sets } PV par série des cinq animaux, la valeur de chaque animal, et un PV pour { $resources } ressources restantes.
thing-part-start-name = Le premier joueur
thing-part-start = Commence cette manche ; à la suivante, c’est son voisin de gauche.

now-works = Active chez { $who }.
now-moves = { $points ->
    [0] En D, elle ne vous rapporte rien pour l’instant.
   *[other] En D, elle vous rapporte { $points } PV en ce moment.
}
now-place = { $place }.
now-explorer = { $who } y a un explorateur.
now-price = Vous coûte { $price } × { $resource } en ce moment.
now-regions = Animaux encore à gagner ici : { $regions }.
now-region = { $animal } ({ $points }) avec { $spaces }
now-tile = Son animal : { $animal }. Autour : { $around }.
now-claimed = Son animal est parti : elle ne rapporte plus rien.
now-marker = Le marqueur est au pas { $step } sur { $top }.
now-marker-mine = Le marqueur est au pas { $step } sur { $top }. Vous en avez { $owned }, soit { $worth } PV à la fin si rien ne change.
now-resources = Vous en avez { $count }.
now-sum = { $sum } sur { $end } pour l’instant.

## Avant qu’il ne soit trop tard

warn-covers = « { $function } » ne servira plus jamais : une fonction recouverte ne rapporte plus de points.
