### Ce que dit le plateau de La Isla en plus des mots du jeu.

web-course-round = Manche { $round }
web-course-phase = { $phase ->
    [cards] cartes
    [over] décompte final
   *[other] action { $phase }
}
web-course-markers = marqueurs { $sum }/{ $end }
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
web-large = grande tuile, compte pour { $count }
web-supply = { $count ->
    [0] Plus d’explorateur en réserve
    [one] { $count } explorateur en réserve
   *[other] { $count } explorateurs en réserve
}
web-region = { $animal } : { $value } PV pour qui a des explorateurs sur { $spaces }
web-region-empty = Jungle entre { $spaces } : sa tuile a été prise
web-stuck = Vous ne pouvez payer aucune case : prenez une ressource.
web-price = { $count ->
    [one] prix : { $count } ressource { $resource }
   *[other] prix : { $count } ressources { $resource }s
}
web-closes = encercle : { $animal }, +{ $points }
web-track = { $animal } : marqueur à la case { $step } sur { $top }, chaque tuile vaut { $area } à la fin. Tuiles ici : { $tiles }, un PV chacune quand leur propriétaire déplace le marqueur.
web-scoring-board = Plateau de score
web-sum = Marqueurs : { $sum } sur { $end }
web-seek = Montrer les explorateurs
web-choices = Choix
web-use-it = L’utiliser
web-give = Rendre
web-get = contre
web-animals-worth = Vos animaux à la fin
web-sets = { $sets ->
    [0] Aucune série complète de cinq animaux.
    [one] Une série complète de cinq animaux : { $points } PV.
   *[other] { $sets } séries complètes de cinq animaux : { $points } PV.
}
