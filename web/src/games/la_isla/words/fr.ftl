### Ce que dit le plateau de La Isla en plus des mots du jeu.

web-course = Manche { $round } · { $phase ->
    [cards] phase Carte
    [over] décompte final
   *[other] action { $phase }
} · marqueurs { $sum } sur { $end }
web-island = L’île
web-holder = Étui
web-slot = Emplacement { $slot }
web-empty-slot = emplacement { $slot }
web-active = active
web-waits = utilisable
web-used = utilisée
web-hand = Cette manche
web-hand-card = Carte { $number }
web-letter-A = fonction
web-letter-B = ressource
web-letter-D = marqueur
web-unused = en trop
web-sort = Glissez une carte vers sa lettre, ou touchez la carte puis la lettre.
web-sort-keys = Au clavier : trois chiffres, pour A, B et D.
web-lay-so = Poser ainsi
web-laid = Cartes posées. Tant que tous n’ont pas posé les leurs, « Reprendre » vous les rend.
web-has-laid = a posé
web-starts = 1er joueur
web-stores = Réserve
web-resources = Ressources
web-animals = Animaux et leurs pistes
web-large = grande tuile, compte pour deux
web-supply = { $count ->
    [0] Plus d’explorateur en réserve
    [one] { $count } explorateur en réserve
   *[other] { $count } explorateurs en réserve
}
web-resource-for = { $count } ici. Paie les cases « { $landscape } » : deux par explorateur.
web-space-price = Un explorateur coûte ici deux ressources { $resource }s.
web-region = { $name } : { $animal }, { $value } PV pour qui a des explorateurs sur { $spaces }
web-region-empty = { $name } : sa tuile a été prise
web-stuck = Vous ne pouvez payer aucune case : prenez une ressource.
web-price = { $count ->
    [one] prix : { $count } ressource { $resource }
   *[other] prix : { $count } ressources { $resource }s
}
web-closes = encercle : { $animal }, +{ $points }
web-track = { $animal } : marqueur à la case { $step } sur { $top }, chaque tuile vaut { $area } à la fin. Tuiles ici : { $tiles }, un PV chacune quand leur propriétaire déplace le marqueur.
web-scoring-board = Plateau de score
web-sum = Marqueurs : { $sum } sur { $end }
web-sum-help = Les cinq marqueurs sont dans des zones qui valent { $counted } : { $sum } en tout. Quand une manche se termine à { $end } ou plus, la partie est finie. { $left ->
    [0] Cette manche est la dernière.
   *[other] Il manque encore { $left }.
}
web-seek = Montrer les explorateurs
web-choices = Choix
web-use-it = L’utiliser
web-give = Rendre
web-get = contre
web-card-uses = A : { $function }
    B : prendre une ressource { $resource }.
    D : le marqueur « { $animal } » monte, { $points ->
        [0] sans PV pour l’instant.
       *[other] { $points } PV pour vous.
    }
web-animals-worth = Vos animaux à la fin
web-sets = { $sets ->
    [0] Aucune série complète de cinq animaux.
    [one] Une série complète de cinq animaux : { $points } PV.
   *[other] { $sets } séries complètes de cinq animaux : { $points } PV.
}

## Ce que fait chaque fonction : quand, et quoi

when-symbol = Quand vous placez un explorateur sur une case au symbole « { $variant } », vous pouvez
when-land = Quand vous placez un explorateur sur une case « { $variant } », vous pouvez
when-ring = Quand vous placez un explorateur dans l’anneau { $variant }, vous pouvez
when-shared = Quand vous placez un explorateur là où se trouve celui d’un adversaire, vous pouvez
when-tile = Quand vous recevez une tuile « { $variant } », vous pouvez
when-b = Quand votre carte B vous donne une ressource { $variant }, vous pouvez
when-d = Quand vous déplacez le marqueur « { $variant } » pendant l’action D, vous pouvez
then-vp = marquer { $amount } PV.
then-resource = prendre une ressource au choix.
then-marker = monter un marqueur au choix et marquer pour vos tuiles de cet animal.
then-extra-same = en prendre { $amount } de plus, de la même couleur.
then-swap = échanger { $amount } de vos ressources contre une d’une autre couleur.
explain-wild-resource = Quand vous payez un explorateur, une ressource { $variant } peut remplacer n’importe quelle couleur.
explain-symbol-cost1 = Placer un explorateur sur une case au symbole « { $variant } » ne vous coûte que { $amount } ressource.
explain-shared-cost1 = Placer un explorateur là où se trouve celui d’un adversaire ne vous coûte que { $amount } ressource.
explain-d-any-instead = Quand votre carte D montre l’animal « { $variant } », vous pouvez déplacer n’importe quel autre marqueur à la place.
explain-extra-explorer = Quand cette carte entre dans l’étui, vous pouvez prendre { $amount } explorateur dans la réserve générale. Il reste à vous quand la carte est recouverte.
explain-draw-extra = Pendant la phase Carte, vous piochez { $amount } carte de plus ; celle que vous ne posez pas est défaussée.
explain-extra-slot = Cette carte se place à côté de l’étui et vous donne { $amount } emplacement de plus, même une fois recouverte.
