### Ce que dit le plateau de La Isla en plus des mots du jeu.

web-course = Round { $round } · { $phase ->
    [cards] phase Carte
    [over] scoring final
   *[other] action { $phase }
} · marqueurs { $sum } sur { $end }
web-island = L’île
web-holder = Étui
web-slot = Slot { $slot }
web-empty-slot = slot { $slot }
web-active = active
web-waits = utilisable
web-used = fait
web-hand = Ce round
web-hand-card = Carte { $number }
web-letter-A = fonction
web-letter-B = ressource
web-letter-D = marqueur
web-unused = en trop
web-sort = Glissez les cartes, ou touchez une carte puis une lettre.
web-sort-keys = Au clavier : trois chiffres, pour A, B et D.
web-lay-so = Poser ainsi
web-laid = Cartes posées. Tant que tous n’ont pas posé, « Reprendre » vous les rend.
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
web-resource-for = { $count } ici. Paie les cases { $landscape } : deux par explorateur.
web-space-price = Un explorateur ici coûte deux ressources de couleur { $resource }.
web-region = { $name } : { $animal }, { $value } PV pour qui a des explorateurs sur { $spaces }
web-region-empty = { $name } : sa tuile a été prise
web-stuck = Vous ne pouvez payer aucune case : prenez une ressource.
web-price = prix : { $count } × { $resource }
web-closes = encercle : { $animal }, +{ $points }
web-track = { $animal } : marqueur sur la case { $step } de { $top }, chaque tuile vaut { $area } à la fin. Tuiles ici : { $tiles }, un PV chacune quand leur propriétaire le déplace.
web-scoring-board = Plateau de score
web-sum = Marqueurs : { $sum } sur { $end }
web-sum-help = Les cinq marqueurs sont dans des zones qui valent { $counted } : { $sum } en tout. Quand un round se termine avec { $end } ou plus, la partie est finie. { $left ->
    [0] Ce round est le dernier.
   *[other] Il manque encore { $left }.
}
web-seek = Montrer les explorateurs
web-choices = Choix
web-use-it = L’utiliser
web-give = Rendre
web-get = pour
web-card-uses = A : { $function }
    B : prendre une ressource { $resource }.
    D : le marqueur « { $animal } » monte, { $points ->
        [0] sans point pour l’instant.
       *[other] { $points } PV pour vous.
    }
web-animals-worth = Vos animaux à la fin
web-sets = { $sets ->
    [0] Aucun set complet de cinq animaux.
    [one] Un set complet de cinq animaux : { $points } PV.
   *[other] { $sets } sets complets de cinq animaux : { $points } PV.
}

## Ce que fait chaque fonction : quand, et quoi

when-symbol = Quand vous placez un explorateur sur une case au symbole « { $variant } », vous pouvez
when-land = Quand vous placez un explorateur sur une case « { $variant } », vous pouvez
when-ring = Quand vous placez un explorateur dans l’anneau { $variant }, vous pouvez
when-shared = Quand vous placez un explorateur là où se trouve celui d’un adversaire, vous pouvez
when-tile = Quand vous prenez une tuile « { $variant } », vous pouvez
when-b = Quand votre carte B vous donne une ressource { $variant }, vous pouvez
when-d = Quand vous déplacez le marqueur « { $variant } » pendant l’action D, vous pouvez
then-vp = marquer { $amount } PV.
then-resource = prendre une ressource au choix.
then-marker = monter un marqueur au choix et marquer pour vos tuiles de cet animal.
then-extra-same = en prendre { $amount } de plus, de la même couleur.
then-swap = échanger { $amount } de vos ressources contre une d’une autre couleur.
explain-wild-resource = Quand vous payez un explorateur, une ressource { $variant } peut remplacer n’importe quelle couleur.
explain-symbol-cost1 = Un explorateur sur une case au symbole « { $variant } » ne vous coûte que { $amount } ressource.
explain-shared-cost1 = Un explorateur là où se trouve celui d’un adversaire ne vous coûte que { $amount } ressource.
explain-d-any-instead = Quand votre carte D montre l’animal « { $variant } », vous pouvez déplacer n’importe quel autre marqueur à la place.
explain-extra-explorer = Quand cette carte entre dans l’étui, vous pouvez prendre { $amount } explorateur dans la réserve générale. Il reste à vous quand la carte est recouverte.
explain-draw-extra = Pendant la phase Carte, vous piochez { $amount } carte de plus ; celle que vous ne posez pas est défaussée.
explain-extra-slot = Cette carte se place à côté de l’étui et devient { $amount } slot de plus, même une fois recouverte.
