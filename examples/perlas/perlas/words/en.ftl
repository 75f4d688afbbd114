title = Perlas
about = Dive deep to choose first, or stay shallow and keep your breath.
time = 10 minutes
players = 2 to 4

option-storm = Storm
option-storm-help = In each round a storm closes one cove.
source-pearls = Pearls
source-breath = Breath
source-necklaces = Necklaces
for-pearls = pearls
for-breath = breath kept
for-necklaces = necklaces

pearl-white = a white pearl
pearl-pink = a pink pearl
pearl-black = a black pearl
pearl-gold = a gold pearl
cove = cove { $name }, depth { $depth }

move-dive = Dive { $depth } deep
move-take = Take { $pearl } from { $cove }
move-take-nothing = Take from { $cove }

question-dive = Lay a dive card face down: how deep do you go?
question-take = You are { $depth } deep. Which pearl do you take?
question-over = The match is over.

why-not-now = Something else is to be decided now: { $question }
why-not-in-hand = You have no card of depth { $depth } in your hand.
why-empty = There is no pearl in { $cove }.
why-closed = The storm has closed { $cove }.
why-too-deep = You have dived { $dived } deep, and { $cove } takes { $depth }.

event-first-diver = { $who } is the first diver.
event-round-begins = Round { $round } begins; { $who } is the first diver.
event-pearl-found = There is { $pearl } in { $cove }.
event-storm = A storm closes { $cove }.
event-card-drawn = You draw a card of depth { $drawn }.
event-dived = { $who } dives { $depth } deep.
event-pearl-taken = { $who } takes { $pearl } from { $cove }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-nothing-in-reach = { $who } can reach no pearl.
event-breath-kept = { $who } stayed shallowest and saves breath: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-necklaces = { $who } strings { $count ->
    [one] a necklace
   *[other] { $count } necklaces
}: { $points } points.
event-match-ended = The match is over.

board-round = Round { $round } of { $rounds }
board-closed = closed by the storm
board-depth = dived { $depth }
board-hand = cards { $cards }

fact-phase = Now
fact-phase-dive = Diving
fact-phase-take = Taking pearls
fact-phase-over = Over
fact-round = Round
fact-first = First diver
fact-coves = Coves
fact-name = Cove
fact-depth = Depth
fact-pearl = Pearl
fact-pearl-white = white
fact-pearl-pink = pink
fact-pearl-black = black
fact-pearl-gold = gold
fact-closed = Closed
fact-in-reach = In reach
fact-bag = Bag
fact-white = White
fact-pink = Pink
fact-black = Black
fact-gold = Gold
fact-discards = Discarded
fact-pearls = Pearls
fact-necklaces = Necklaces
fact-dived = Dived
fact-waited-for = To decide
fact-hand = Cards
fact-chosen = Card laid
