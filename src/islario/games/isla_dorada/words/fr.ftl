### Isla Dorada en français.

title = Isla Dorada
about = Tous les explorateurs voyagent ensemble : misez bêtes, bateaux et engins volants pour décider où va l’unique expédition, vers vos trésors et loin de vos malédictions.
time = 60 à 90 minutes
players = 3 à 6

## Les choses

site-base-camp = le camp de base
site-name-base-camp = Camp de base

card-yak = Yak
card-kamel = Kamel
card-gonogo = Gonogo
card-kayak = Kayak
card-drako = Drako
card-zeppelin = Zeppelin
card-shaman = Chaman
card-ovetos = Ovetos
card-juju = Juju
card-sangaia = Sangaia
card-bongo = Bongo
card-bonus_mask = Bonus (masque)
card-bonus_idol = Bonus (idole)
card-bonus_jewel = Bonus (joyau)
card-bonus_urn = Bonus (urne)
card-makaks = Makaks
card-bigfoot = Bigfoot
card-leviathan = Léviathan
card-antik = Antik
card-istwa = Istwa
card-marabout = Marabout
card-diawas = Diawas
card-panda = Panda
card-samedi = Samedi

symbol-mask = masque
symbol-idol = idole
symbol-jewel = joyau
symbol-urn = urne

treasure = trésor « { $symbol } » ({ $site }, { $value })

path-jungle = le chemin de jungle entre { $a } et { $b }
path-sand = le chemin de sable entre { $a } et { $b }
path-mountain = le chemin de montagne entre { $a } et { $b }
path-lake = le chemin du lac entre { $a } et { $b }
path-sea = la route maritime entre { $a } et { $b }
path-river = la rivière entre { $a } et { $b }

route-jungle = par la jungle vers { $to }
route-sand = par le sable vers { $to }
route-mountain = par la montagne vers { $to }
route-lake = par le lac vers { $to }
route-sea = par la mer vers { $to }
route-river = par la rivière vers { $to }
route-air = par les airs vers { $to }

bid-on-table = { $bid } { $route }
and-then = { $a } ; { $b }

## Les destinées

about-destiny = { $name } : { $help }
destiny-help = { $counts ->
    [final_site_in] { $most } points si l’expédition finit sur l’un de ces sites : { $sites }
   *[other] { $each ->
        [0] { $what } : { $steps } points
       *[other] { $each } points par { $what }, { $most } au plus
    }
}
destiny-step = { $least ->
    [one] { $least } rapporte { $points }
   *[other] { $least } rapportent { $points }
}
two-listed = { $a }, { $b }
# what a destiny counts: all of it, or one of it where each gives the same
counts-sea_travels = { $each ->
    [0] jetons Voyage en mer sur le plateau
   *[other] jeton Voyage en mer sur le plateau
}
counts-sites_explored = { $each ->
    [0] sites explorés parmi { $sites }
   *[other] site exploré parmi { $sites }
}
counts-markers_on = { $each ->
    [0] marqueurs en tout sur { $sites }
   *[other] marqueur sur { $sites }
}
counts-cards_in_hand = { $cards } en main
counts-hand_sets = { $each ->
    [0] séries de { $cards } en main
   *[other] série de { $cards } en main
}
counts-treasures_of_symbol = { $each ->
    [0] trésors trouvés de symbole { $symbol }
   *[other] trésor trouvé de symbole { $symbol }
}
counts-distinct_symbols_found = { $each ->
    [0] symboles différents parmi vos trésors trouvés
   *[other] symbole parmi vos trésors trouvés
}
counts-gold_left = { $each ->
    [0] pièces d’or restantes
   *[other] pièce d’or restante
}
counts-distinct_sites_explored = { $each ->
    [0] sites différents explorés
   *[other] site exploré
}
destiny-mar_maldita = Mar Maldita
destiny-pilgrim_motu = Pèlerin de Motu
destiny-pilgrim_ptis = Pèlerin de Ptis
destiny-pilgrim_tlan = Pèlerin de Tlan
destiny-pilgrim_ang = Pèlerin d’Ang
destiny-cuatro_puertos = Cuatro Puertos
destiny-los_rios = Los Ríos
destiny-confines = Confines
destiny-lago_sagrado = Lago Sagrado
destiny-herd_yak = Troupeau de yaks
destiny-herd_kamel = Troupeau de kamels
destiny-herd_gonogo = Troupeau de gonogos
destiny-flotilla = Flottille
destiny-full_caravan = Caravane complète
destiny-collector_mask = Collectionneur de masques
destiny-collector_idol = Collectionneur d’idoles
destiny-collector_jewel = Collectionneur de joyaux
destiny-collector_urn = Collectionneur d’urnes
destiny-museum = Musée
destiny-miser = Avare
destiny-wayfarer = Grand voyageur
destiny-last_camp = Dernier camp

## D’où viennent les points

source-gold = Or
source-treasures = Trésors
source-bonus = Cartes Bonus
source-destiny = Destinée
source-curses = Malédictions

# les mêmes dans une phrase : mieux pour …
for-gold = l’or
for-treasures = les trésors
for-bonus = les cartes Bonus
for-destiny = votre destinée
for-curses = les malédictions

## Options

option-cooperative = Enchères coopératives
option-cooperative-help = Plusieurs joueurs peuvent soutenir une même enchère et en partager le prix.

## Sur la table

curse = malédiction ({ $site }, −{ $points })
board-heading = { $markers ->
    [one] Manche { $round }, { $markers } marqueur posé sur { $all } ; { $leader } mène l’expédition.
   *[other] Manche { $round }, { $markers } marqueurs posés sur { $all } ; { $leader } mène l’expédition.
}
board-row = Rangée : { $cards }
board-decks = Pioches : { $cards } cartes Aventure, { $treasures } trésors, { $destinies } destinées, { $curses } malédictions
board-bids = Enchères : { $bids }
board-seat = { $who } : { $points } points, or : { $gold } ; cartes en main : { $cards } Aventure, { $treasures } Trésor, { $curses } Malédiction.
board-found = Trouvé : { $treasures }.
board-silenced = Réduit au silence par Juju.
board-hand = Main de { $who } : { $cards }
board-put-down = Posé : { $cards }
board-goals = Objectifs : { $goals }
board-offered = Au choix : { $goals }
kind-jungle = jungle
kind-sand = sable
kind-mountain = montagne
kind-lake = lac
kind-sea = mer
kind-river = rivière
board-signs = ▲ expédition · ● exploré · ○ pas encore · B Bigfoot · L Léviathan · S jeton Voyage en mer

## Décider

question-goals = Rejetez un de vos trésors de départ et une de vos deux destinées. Vous gardez le reste, ainsi que votre malédiction.
question-goals-treasure = Rejetez un de vos trésors de départ ; vous gardez les autres.
question-goals-destiny = Rejetez une de vos deux destinées ; vous gardez l’autre.
question-open = Vous menez l’expédition, qui quitte { $site }. Ouvrez les enchères : où ira-t-elle ?
question-may-open = Aucun chemin libre ne quitte { $site }. Choisissez un vol pour ouvrir les enchères, ou passez.
question-bid = { $who } mise { $bid } pour aller { $route }. Passez, ou choisissez un trajet pour miser plus.
question-bid-together = Passez, renforcez une enchère ou proposez-en une nouvelle : quel trajet ?
question-bid-bound = Vous partagez l’enchère { $route } : passez, ou renforcez-la.
question-after-juju = Vous avez joué un Juju : votre enchère doit suivre. Quel trajet ?
question-after-juju-bound = Vous avez joué un Juju : vous devez maintenant renforcer l’enchère { $route }.
question-amount = Combien misez-vous pour aller { $route } ?
question-amount-add = Combien ajoutez-vous à l’enchère { $route } ? Elle est à { $total } pour l’instant.
question-pay = Payez { $bid } en cartes pour aller { $route }. Déjà payé : { $paid }.
question-sangaia = L’expédition atteint { $site }. Sangaia l’enverrait plus loin : en jouez-vous une ?
question-onward = Sangaia ! L’expédition dépasse { $site } sans s’arrêter : où la menez-vous ensuite ?
question-treasures = L’expédition a rejoint { $site }. Quels trésors jouez-vous ?
question-news = Dépêche du marqueur { $marker } : vous gardez { $keep } des trésors reçus. Lequel rejetez-vous ?
question-draw-free = Piochez une carte : dans la rangée, ou le dessus de la pioche.
question-draw-free-last = Le dernier marqueur est posé : la partie s’arrête après cette pioche. Piochez une carte : dans la rangée, ou le dessus de la pioche.
question-draw-buy = { $gold ->
    [one] Achetez-vous une carte de plus pour { $gold } pièce d’or ?
   *[other] Achetez-vous une carte de plus pour { $gold } pièces d’or ?
}
question-draw-buy-last = { $gold ->
    [one] La partie s’arrête après cette pioche. Achetez-vous encore une carte pour { $gold } pièce d’or ?
   *[other] La partie s’arrête après cette pioche. Achetez-vous encore une carte pour { $gold } pièces d’or ?
}
question-draw-diawas = Diawas a tout balayé : prenez une carte de la nouvelle rangée ou de la pioche.
question-antik = Antik vous montre { $drawn } trésors : lequel passe sous la pioche ?
question-istwa = Istwa : vous gardez une destinée. Laquelle passe sous la pioche ?
question-makaks = Makaks : dans la main de qui prenez-vous une carte Aventure au hasard ?
question-marabout = Marabout : dans la main de qui prenez-vous un trésor au hasard ?
question-bigfoot = Bigfoot : sur quel chemin terrestre le placez-vous ?
question-leviathan = Léviathan : sur quel chemin d’eau le placez-vous ?
question-panda = Panda : choisissez deux joueurs, qui défausseront chacun { $n } cartes Aventure.
question-samedi = Samedi : choisissez deux joueurs, qui piocheront chacun une malédiction.
question-panda-discard = Panda : choisissez encore { $left } de vos cartes à défausser.
question-limit = La limite est de { $limit } cartes Aventure : choisissez-en encore { $left } à défausser.
question-over = La partie est terminée.

move-pass = Passer
move-bid = Miser pour aller { $route }
move-bid-add = Renforcer l’enchère { $route }
move-onward = Continuer { $route }
move-amount = Miser { $n }
move-amount-add = Ajouter { $n }
move-ovetos = Miser { $n } et clore les enchères avec Ovetos
move-ovetos-add = Ajouter { $n } et clore les enchères avec Ovetos
move-juju = Jouer Juju : { $seat } ne peut plus miser de la manche
move-pay = Payer avec la carte { $card }
move-sangaia-no = Ne pas jouer Sangaia
move-sangaia-yes = Jouer Sangaia
move-treasure = Jouer le { $treasure }
move-treasure-bongo = Jouer le { $treasure } avec un Bongo
move-treasure-with-bonus = Jouer le { $treasure } avec une carte Bonus
move-treasure-with-bonus-bongo = Jouer le { $treasure } avec un Bongo et une carte Bonus
move-done = Terminé : ne rien jouer de plus
move-reject-treasure = Rejeter le { $treasure }
move-reject-destiny = Rejeter { $destiny }
move-take = Prendre { $card } dans la rangée
move-take-from-deck = Prendre la carte du dessus de la pioche
move-no-purchase = Ne rien acheter
move-victim = { $seat }
move-pair = { $a } et { $b }
move-monster = Bloquer { $path }
move-discard = Défausser { $card }

why-not-now = Ce n’est pas la question en ce moment. { $question }
why-not-yours = Cela ne fait pas partie de vos choix. { $question }
why-must-open = En tant que chef d’expédition, vous devez ouvrir ; 0 sur un chemin suffit.
why-must-bid = Après votre Juju, vous devez miser.
why-amount-first = Vous avez choisi un trajet : annoncez votre montant, ou revenez sur ce choix.
why-route-first = Choisissez d’abord un trajet, puis le montant.
why-amount = Miser { $n } pour aller { $route }, c’est trop peu, ou plus que vos cartes et votre or ne peuvent payer.
why-amount-add = Vous ne pouvez pas ajouter { $n } à l’enchère { $route } : c’est trop peu, ou vos cartes et votre or ne suffiraient pas à payer votre part.
why-ovetos = Ovetos demande une enchère d’au moins { $least } que vous puissiez payer.
why-no-card = Vous n’avez plus de carte { $card } à jouer.
why-no-juju = Juju ne peut pas viser { $who } maintenant.
why-here-already = L’expédition est déjà là : { $site }.
why-no-way = L’expédition ne peut pas prendre { $path } ; elle se trouve ailleurs : { $site }.
why-blocked = { $monster } bloque le passage.
why-bound = Vous partagez l’enchère { $route } : vous ne pouvez que la renforcer ou passer.
why-cannot-pay = Vos cartes et votre or ne peuvent pas payer une enchère assez élevée { $route }.
why-not-onward = Sangaia ne mène pas { $route } : il faut un autre chemin libre du même type, ou un site voisin après un vol.
why-payment = La carte { $card } ne convient pas maintenant : les plus fortes d’abord, aucune de trop, et l’enchère doit être payée en entier.
why-no-treasure = Vous n’avez pas le { $treasure }.
why-played-already = Vous jouez déjà le { $treasure }.
why-too-far = Le { $treasure } n’est pas ici, ni sur un site voisin avec un Bongo disponible.
why-no-bonus = Le { $treasure } ne peut pas être joué avec une carte Bonus : il doit être à portée, et il vous faut une carte Bonus du même symbole.
why-not-in-row = Il n’y a pas de carte { $card } dans la rangée.
why-no-lair = { $monster } ne peut pas aller là : il lui faut un autre chemin de son type.
why-no-victim = { $who } ne peut pas être choisi comme victime.

## Ce qui s’est passé

event-first-leader = { $who } est le premier chef d’expédition.
event-goals-dealt = Chacun reçoit { $dealt_treasures } trésors de départ, deux destinées et une malédiction.
event-goals-chosen = Chacun a choisi { $kept_treasures } trésors de départ et une destinée.
event-round-begun = La manche { $number } commence ; l’expédition quitte { $site }.
event-no-exit = Aucun chemin libre ne quitte { $site } : personne n’est obligé d’ouvrir.
event-bid = { $who } mise { $n } pour aller { $route }.
event-added = { $who } ajoute { $n } à l’enchère { $route }.
event-new-total = L’enchère atteint maintenant { $n }.
event-passed = { $who } passe.
event-juju = { $who } joue Juju : { $other } ne peut plus miser de la manche.
event-ovetos = { $who } joue Ovetos et clôt les enchères.
event-leader = { $who } mène l’expédition { $route }, pour { $n }.
event-no-move = Personne ne mise : l’expédition ne quitte pas { $site }.
event-paid = { $who } paie avec { $n } × { $card }.
event-gold-spent = { $n ->
    [one] { $who } dépense 1 pièce d’or.
   *[other] { $who } dépense { $n } pièces d’or.
}
event-moved = L’expédition voyage { $route }.
event-sea-token = Le jeton Voyage en mer { $n } est posé sur { $path }.
event-sangaia-offered = L’expédition atteint { $site } ; Sangaia pourrait l’envoyer plus loin.
event-sangaia = { $who } joue Sangaia : l’expédition dépasse { $site } sans s’arrêter.
event-stepped = L’expédition continue vers { $site }.
event-marker = Le marqueur { $number } est posé à { $site }.
event-no-marker = Aucun marqueur n’est posé au camp de base.
event-curse-struck = La malédiction « { $site } » frappe { $who } : { $points } points perdus.
event-bongo = { $who } joue un Bongo pour { $site }.
event-treasure-found = { $who } trouve le { $treasure }.
event-bonus = { $who } ajoute une carte Bonus ({ $symbol }) : { $points } points.
event-nothing-found = Aucun trésor n’est trouvé ({ $site }).
event-news = Dépêche du marqueur { $number } : { $dealt } trésors pour chacun, dont { $n } à garder.
event-news-card = Une dépêche vous annonce le { $treasure }.
event-news-chosen = Chacun a choisi ; le reste passe sous la pioche Trésor.
event-took-from-row = { $who } prend { $card } dans la rangée.
event-took-from-deck = { $who } prend la carte du dessus de la pioche.
event-drew = Vous piochez { $card }.
event-bought = { $n ->
    [one] { $who } achète une carte pour 1 pièce d’or.
   *[other] { $who } achète une carte pour { $n } pièces d’or.
}
event-row-filled = { $card } rejoint la rangée.
event-deck-shuffled = La pioche est remélangée : { $n } cartes.
event-bolt = { $who } pioche { $card }, qui agit aussitôt.
event-no-effect = { $card } reste sans effet.
event-stolen = { $who } prend une carte dans la main de { $other } ({ $bolt }).
event-stolen-card = { $who } a pris { $card } à { $victim }.
event-stolen-treasure = { $who } a pris le { $treasure } à { $victim }.
event-monster-placed = { $who } place { $monster } sur { $lair }.
event-antik-card = Antik vous montre le { $treasure }.
event-antik-kept = { $who } garde un trésor trouvé par Antik.
event-istwa-card = Istwa vous montre la destinée { $destiny }.
event-istwa-done = { $who } garde une destinée et met l’autre sous la pioche.
event-swept = { $who } mélange tout avec Diawas, dévoile une nouvelle rangée et prend une carte.
event-discarded = { $who } défausse { $n } × { $card }.
event-cursed = { $who } pioche une malédiction.
event-curse-card = Vous détenez la malédiction « { $cursed } ».
event-destiny-scored = { $who } révèle la destinée { $destiny } : { $points } points.
event-match-ended = Le dernier marqueur est posé : la partie est terminée.

## Answers given ahead

standing-no-sangaia = Pas de Sangaia de ma part jusqu’à la fin de la manche
standing-pass-until-a-flight = Je passe tant que personne ne mise sur un vol

## Ce que sont et font les choses

thing-bolt = { $what } Carte éclair : elle agit aussitôt pour qui la prend et n’entre jamais en main.
thing-card-yak = Paie { $pays } sur un chemin de montagne.
thing-card-kamel = Paie { $pays } sur un chemin de sable.
thing-card-gonogo = Paie { $pays } sur un chemin de jungle.
thing-card-kayak = Paie { $pays } sur l’eau : rivière, lac ou mer.
thing-card-drako = Paie { $pays } sur tous les chemins, et pour un vol ; coûte alors { $gold } or.
thing-card-zeppelin = Paie { $pays } sur tous les chemins, et pour un vol ; coûte alors { $gold } or.
thing-card-shaman = Transforme toutes vos bêtes d’une espèce (Yak, Kamel ou Gonogo) en une autre, pour un paiement. Ne paie rien par lui-même.
thing-card-ovetos = Joué avec votre propre enchère de { $least } ou plus, met aussitôt fin aux enchères. La mise se paie quand même.
thing-card-juju = Joué avec votre propre enchère : un joueur de votre choix ne peut plus miser de la manche.
thing-card-sangaia = Se joue à l’arrivée de l’expédition : elle ne s’arrête pas, et son chef doit la mener plus loin par un autre chemin du même type, ou vers un site voisin après un vol. Il n’y a rien de plus à payer.
thing-card-bongo = Défaussez-le pour jouer un trésor d’un site voisin de celui où l’expédition s’arrête.
thing-card-bonus = Posé au moment où vous jouez un trésor de symbole « { $symbol } » : { $points } points de plus. Il ne s’ajoute pas après coup, et seul il ne compte pas.
thing-card-makaks = Vous prenez au hasard une carte Aventure dans la main d’un joueur de votre choix.
thing-card-bigfoot = Vous posez Bigfoot sur un chemin terrestre : personne ne peut l’emprunter tant qu’il y reste.
thing-card-leviathan = Vous posez Léviathan sur un chemin d’eau : personne ne peut l’emprunter tant qu’il y reste.
thing-card-antik = Vous piochez { $drawn } trésors, en gardez un et glissez l’autre sous la pioche.
thing-card-istwa = Vous piochez une destinée et gardez celle-ci ou la vôtre.
thing-card-marabout = Vous prenez au hasard un trésor dans la main d’un joueur de votre choix.
thing-card-diawas = Pioche, rangée et défausse sont mélangées ; quatre nouvelles cartes sont étalées, et vous en prenez une.
thing-card-panda = Vous choisissez deux joueurs, vous compris si vous voulez : chacun défausse { $cards } cartes Aventure de son choix.
thing-card-samedi = Vous choisissez deux joueurs, vous compris si vous voulez : chacun pioche une malédiction.
thing-treasure = { $points } points une fois joué : quand l’expédition s’arrête ici ({ $site }), ou juste à côté si vous ajoutez un Bongo. Il porte le symbole « { $symbol } ».
thing-curse = Si l’expédition s’arrête ici ({ $site }) tant que vous l’avez en main, elle vous coûte { $points } points.
thing-destiny = Compte à la fin : { $help }.
thing-site = Un site des { $people }. Ses trésors valent de { $least } à { $most }. Chemins d’ici : { $ways }.
thing-bare-site = Un site des { $people }, sans trésor. Chemins d’ici : { $ways }.
thing-camp = L’expédition part d’ici. Ni trésor ni malédiction n’appartient au camp, et l’on n’y pose pas de marqueur. Chemins d’ici : { $ways }.
thing-path = { $card }, Drako et Zeppelin paient ici.
thing-path-river = { $card }, Drako et Zeppelin paient ici. Une rivière ne se descend que vers l’aval, en passant autant d’étapes qu’on veut.
thing-monster-bigfoot = Tant que Bigfoot se tient sur un chemin terrestre, l’expédition ne peut l’emprunter. Un vol passe au-dessus.
thing-monster-leviathan = Tant que Léviathan se tient sur un chemin d’eau, l’expédition ne peut l’emprunter. Un vol passe au-dessus.
thing-part-gold-name = Or
thing-part-gold = Paie les Drakos, les Zeppelins et une deuxième carte ({ $price } or). À la fin, chaque pièce vaut un point ; rien n’en rapporte jamais.
thing-part-adventure-name = Cartes Aventure
thing-part-adventure = Elles paient les enchères et jouent des tours. Tous voient combien vous en avez, mais pas lesquelles. Quand tous ont pioché, la limite est de { $limit }.
thing-part-treasures-name = Trésors
thing-part-treasures = Les trésors encore en main. Ils ne comptent qu’une fois joués sur leur site.
thing-part-curses-name = Malédictions
thing-part-curses = Les malédictions encore en main. Chacune frappe quand l’expédition s’arrête sur son site.
thing-part-destinies-name = Destinées
thing-part-destinies = Un objectif secret, révélé et compté à la fin.
thing-part-markers-name = Marqueurs d’exploration
thing-part-markers = Chaque arrêt prend le plus petit numéro restant. Les rouges apportent à tous des nouvelles de trésors ; quand le { $all } est posé, la manche est la dernière.
thing-part-sea_tokens-name = Jetons Voyage en mer
thing-part-sea_tokens = On en pose un sur chaque route maritime empruntée, jusqu’à ce que les { $all } y soient. Seule une destinée les regarde.
thing-part-deck-name = La pioche
thing-part-deck = Si vous piochez, la carte du dessus est à vous, sans l’avoir vue. Une carte éclair agit aussitôt.
thing-part-auction-name = Les enchères
thing-part-auction = À tour de rôle, chacun passe ou surenchérit, sur n’importe quelle route. Qui a passé peut revenir. Quand tous les autres ont passé, le plus offrant paie et mène.
thing-part-leader-name = Le chef
thing-part-leader = Ouvre les enchères et pioche le premier. Qui remporte les enchères devient chef.
thing-part-expedition-name = L’expédition
thing-part-expedition = Tous voyagent ensemble. Là où elle s’arrête, les malédictions frappent et les trésors se jouent.
thing-part-score-name = Points
thing-part-score = Trésors trouvés, cartes Bonus, or restant, et la destinée à la fin ; les malédictions subies sont retirées.

now-expedition = L’expédition est ici.
now-placed = { $count ->
    [one] Exploré : marqueur { $numbers }.
   *[other] Exploré : marqueurs { $numbers }.
}
now-mine = À vous : { $goals }.
now-blocked = { $monster } bloque { $path }.
now-monster = En ce moment sur { $path }.
now-monster-away = Pas encore sur le plateau.
now-sea-tokens = { $count ->
    [one] Un jeton Voyage en mer s’y trouve.
   *[other] { $count } jetons Voyage en mer s’y trouvent.
}
now-held = Vous en avez { $count }.
now-markers = { $placed } déjà posés.
now-deck = { $cards ->
    [one] Il reste une carte.
   *[other] Il reste { $cards } cartes.
}

## Avant qu’il ne soit trop tard

warn-withdraws = Votre mise de { $n } { $route } sera retirée, et votre nouvelle mise devra être plus élevée.
warn-binds = { $who } a déjà misé ici : dès que vous y ajoutez, vous êtes lié et ne pourrez plus qu’ajouter ou passer.
