title = Perlas
about = Plongez profond pour choisir en premier, ou restez près de la surface et gardez votre souffle.
time = 10 minutes
players = 2 à 4

option-storm = Tempête
option-storm-help = À chaque manche, une tempête ferme une crique.
source-pearls = Perles
source-breath = Souffle
source-necklaces = Colliers
for-pearls = les perles
for-breath = le souffle gardé
for-necklaces = les colliers

pearl-white = une perle blanche
pearl-pink = une perle rose
pearl-black = une perle noire
pearl-gold = une perle dorée
cove = la crique { $name }, profondeur { $depth }

move-dive = Plonger à { $depth }
move-take = Prendre { $pearl } dans { $cove }
move-take-nothing = Prendre dans { $cove }

question-dive = Posez une carte de plongée face cachée : à quelle profondeur allez-vous ?
question-take = Vous êtes à { $depth } de profondeur. Quelle perle prenez-vous ?
question-over = La partie est terminée.

why-not-now = Il y a autre chose à décider : { $question }
why-not-in-hand = Vous n’avez pas de carte de profondeur { $depth } en main.
why-empty = Il n’y a pas de perle dans { $cove }.
why-closed = La tempête a fermé { $cove }.
why-too-deep = Vous avez plongé à { $dived }, et { $cove } demande { $depth }.

event-first-diver = { $who } plonge en premier.
event-round-begins = La manche { $round } commence ; { $who } plonge en premier.
event-pearl-found = Il y a { $pearl } dans { $cove }.
event-storm = Une tempête ferme { $cove }.
event-card-drawn = Vous piochez une carte de profondeur { $drawn }.
event-dived = { $who } plonge à { $depth }.
event-pearl-taken = { $who } prend { $pearl } dans { $cove } : { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-nothing-in-reach = { $who } ne peut atteindre aucune perle.
event-breath-kept = { $who } plonge le moins profond et garde son souffle : { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-necklaces = { $who } enfile { $count ->
    [one] un collier
   *[other] { $count } colliers
} : { $points } points.
event-match-ended = La partie est terminée.

board-round = Manche { $round } sur { $rounds }
board-closed = fermée par la tempête
board-depth = plonge à { $depth }
board-hand = cartes { $cards }

fact-phase = À présent
fact-phase-dive = Plongée
fact-phase-take = Prise des perles
fact-phase-over = Fini
fact-round = Manche
fact-first = Premier plongeur
fact-coves = Criques
fact-name = Crique
fact-depth = Profondeur
fact-pearl = Perle
fact-pearl-white = blanche
fact-pearl-pink = rose
fact-pearl-black = noire
fact-pearl-gold = dorée
fact-closed = Fermée
fact-in-reach = À portée
fact-bag = Sac
fact-white = Blanches
fact-pink = Roses
fact-black = Noires
fact-gold = Dorées
fact-discards = Défausse
fact-pearls = Perles
fact-necklaces = Colliers
fact-dived = Plongée
fact-waited-for = Doit jouer
fact-hand = Cartes
fact-chosen = Carte posée
