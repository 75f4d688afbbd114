### Ce que dit le plateau d’Isla Dorada, en plus des mots du jeu.

web-course-goals = Choix des objectifs
web-course-round = Manche { $round }
web-course-markers = marqueurs { $placed }/{ $markers }
web-map = L’île
web-expedition-here = l’expédition est ici
web-markers-here = marqueurs { $numbers }
web-destined = votre destinée le demande
web-ways = chemins d’ici : { $ways }
web-way-blocked = { $way }, bloqué par { $monster }
web-track = Marqueurs : { $placed } sur { $all } posés. Jetons Voyage en mer sur le plateau : { $tokens }.
web-auction = Qui mise quoi
web-desk = Vos choix
web-leader = chef
web-has-bid = a misé { $n }
web-is-passed = a passé
web-is-silenced = muet
web-is-bare = sans cartes
web-is-thinks = réfléchit
web-is-done = prêt
web-together = { $total } ensemble
web-bid = Miser
web-add = Ajouter
web-with-ovetos = … et clore avec Ovetos
web-silence = Faire taire avec Juju
web-step-goals = Objectifs
web-step-bid = Enchères
web-step-pay = Paiement
web-step-sangaia = Sangaia ?
web-step-onward = Plus loin
web-step-treasures = Trésors
web-step-news = Dépêche
web-step-limit = { $limit } cartes
web-step-draw = Pioche
web-step-over = La fin
web-why-goals = Touchez les cartes que vous rejetez. Vos objectifs ne sont marqués sur l’île que pour vous.
web-why-bid = Touchez la destination : vos cartes peuvent payer tout ce qui est éclairé.
web-only-bid = D’ici, vos cartes ne peuvent pas payer une enchère plus élevée.
web-only-sangaia = Vous n’en avez pas. On demande à tous, pour ne trahir personne.
web-only-treasures = Aucun trésor à jouer ici. On demande à tous, pour ne trahir personne.
web-why-amount = Seule la plus haute mise est payée. « Reprendre » remontre les autres chemins.
web-why-sangaia = Sangaia : l’expédition ne s’arrête pas ici, elle continue.
web-why-pay = Le paiement le moins cher est marqué dans votre main. Touchez les cartes pour le changer, puis payez.
web-why-panda = Touchez les cartes à défausser.
web-why-limit = { web-why-panda }
web-why-onward = Touchez où l’expédition continue.
web-why-treasures = Touchez les trésors éclairés pour les jouer, puis dites que vous avez fini.
web-why-news = Touchez la carte que vous rejetez.
web-why-antik = { web-why-news }
web-why-istwa = { web-why-news }
web-why-draw = Touchez une carte visible ou la pioche. Une carte à éclair agit aussitôt.
web-why-monster = Touchez un chemin éclairé : nul n’y passe tant que le monstre est là.
web-ticker = Dernières nouvelles
web-legend = Les chemins, et qui les paie
web-row = Face visible
web-deck = La pioche : { $count } cartes
web-hand = Votre main
web-empty-hand = aucune carte
web-goals = Vos objectifs secrets
web-adventure = Cartes Aventure
web-found = Trouvé
web-nothing-yet = Rien pour l’instant.
web-pay = Payer ainsi
web-pay-ready = { $gold ->
    [0] Pas d’or à payer.
    [1] Cela coûte aussi 1 pièce d’or.
   *[other] Cela coûte aussi { $gold } pièces d’or.
}
web-would-pay = { $gold ->
    [0] Vous paieriez avec ces cartes.
    [1] Vous paieriez avec ces cartes et 1 pièce d’or.
   *[other] Vous paieriez avec ces cartes et { $gold } pièces d’or.
}
web-pay-short = Il manque encore : { $cards }.
web-pay-gold = Vous n’avez pas assez d’or pour cela.
web-pay-shaman = Chaque autre espèce demande un Chaman.
web-pay-spare = Une carte de trop : retirez-en une.
web-discard = Défausser ces cartes
web-discard-note = { $left ->
    [0] Le compte est bon.
    [1] Encore une carte.
   *[other] Encore { $left } cartes.
}
web-tied = À égalité de points, le plus de trésors trouvés l’emporte, puis le plus d’or restant.
web-secrets = Les secrets
web-destiny-gave = la destinée rapporte { $points }
web-unfound = Les trésors et malédictions encore en main ne comptent pas.
