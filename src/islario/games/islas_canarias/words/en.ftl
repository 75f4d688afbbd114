### Islas Canarias in English.

title = Islas Canarias
about = Make your island the one that settlers choose: build, merge houses into palaces and towns, and mind what you load on the ship.
players = 2 to 5
time = 45 to 60 minutes

## Things

island-gran-canaria = Gran Canaria
island-lanzarote = Lanzarote
island-fuerteventura = Fuerteventura
island-la-palma = La Palma
island-la-gomera = La Gomera
island-tenerife = Tenerife

symbol-coast = coast
symbol-village = village
symbol-river = river
symbol-mountain = mountain
symbol-farmland = farmland
symbol-road = road
symbol-orange = orange
symbol-brown = brown
symbol-green = green
symbol-blue = blue
symbol-beige = beige
symbol-red = red

building-house-orange = an orange house
building-house-brown = a brown house
building-house-green = a green house
building-house-blue = a blue house
building-house-beige = a beige house
building-house-red = a red house

building-palace-orange = an orange palace
building-palace-brown = a brown palace
building-palace-green = a green palace
building-palace-blue = a blue palace
building-palace-beige = a beige palace
building-palace-red = a red palace

building-town-orange = an orange town
building-town-brown = a brown town
building-town-green = a green town
building-town-blue = a blue town
building-town-beige = a beige town
building-town-red = a red town

the-house-orange = the orange house
the-house-brown = the brown house
the-house-green = the green house
the-house-blue = the blue house
the-house-beige = the beige house
the-house-red = the red house

pirate-orange = the orange pirate
pirate-brown = the brown pirate
pirate-green = the green pirate
pirate-blue = the blue pirate
pirate-beige = the beige pirate
pirate-red = the red pirate

settler = { $occupation } ({ $meaning })
settler-capitan = captain
settler-carpintero = carpenter
settler-lenador = woodcutter
settler-herrero = smith
settler-cestero = basket weaver
settler-molinero = miller
settler-segador = reaper
settler-noble = nobleman
settler-mercader = merchant
settler-pescador = fisherman
settler-lavandera = washerwoman
settler-tejedor = weaver
settler-labrador = ploughman
settler-pastor = shepherd
settler-panadero = baker
settler-monje = monk
settler-arriero = muleteer
settler-alfarero = potter

list = { $a }, { $b }
card = { $card }: { $house }; { $priorities }
area = { $name } ({ $features })
plain-area = { $name }
each-has = { $who } has { $count }
house-on = { $house } on { $area }

privilege-orange = the orange privilege
privilege-brown = the brown privilege
privilege-green = the green privilege
privilege-blue = the blue privilege
privilege-beige = the beige privilege
privilege-red = the red privilege
power-win-ties = wins ties
power-draw-five = { $count ->
    [5] draws five cards
   *[other] draws { $count } cards
}
power-mixed-palace = mixed palaces
power-build-anywhere = builds anywhere
power-extra-card = an extra card
power-pirate-shield = safe from pirates

## Where points come from

source-houses = Houses
source-first-palaces = First palaces of a colour
source-further-palaces = Further palaces
source-towns = Towns

# the same in a sentence: better for …
for-houses = houses
for-first-palaces = first palaces of a colour
for-further-palaces = further palaces
for-towns = towns

## Options

option-islands = Islands
option-islands-help = Take your islands one after another, or let chance deal them out.
option-islands-choose = Chosen
option-islands-random = By chance
option-deck = Settlers
option-deck-help = Eighteen kinds of settler with three equal cards each, or 54 cards that all differ.
option-deck-kinds = Eighteen kinds
option-deck-distinct = All different

## Deciding

question-islands = Take an island: it is yours for the whole match.
question-act = First action: { $action ->
    [build] build a house with a settler card, or go without: there is no card left to draw.
    [draw] draw cards. You cannot build now.
    [none] you can neither build nor draw, and go without it.
   *[any] build a house with a settler card, or draw cards.
}{ $may ->
    [merge] {" "}You may merge houses first.
   *[nothing] {""}
}
question-load = Second action: put a card face down on the ship.{ $may ->
    [both] {" "}Before that you may take your extra card and merge houses.
    [extra] {" "}Before that you may take your extra card.
    [merge] {" "}Before that you may merge houses.
   *[nothing] {""}
}
question-end = Merge some more houses, or end your turn.
question-use = You are making { $building } with the house on { $area }. Which other house goes into it?
question-place-house = You build with { $card }. On which area?{ $may ->
    [anywhere] {" "}You hold { $privilege }: any empty area will do.
   *[wished] {""}
}
question-place-settler = A settler comes to your island, { $card }. On which area does he build?{ $may ->
    [anywhere] {" "}You hold { $privilege }: any empty area will do.
   *[wished] {""}
}
question-place = You are making { $building }. You hold { $privilege }, so it may go on any empty area. On which one?
question-colour-house = { $card }: that colour has run out. Which one do you build on { $area } instead?
question-colour = You should get { $building }, but there is none left. Which colour do you take instead?
question-name = The attack of { $card } passes you over. Who must put a house back instead?
question-return = You are attacked by { $card }. Which house do you put back?
question-wait = Waiting for { $who }.
question-over = The match is over.

move-take-island = Take { $island }
move-build = Build with { $card }
move-draw = { $count ->
    [0] Go without the first action
    [one] Draw one card
   *[other] Draw { $count } cards
}
move-take-extra = Take the extra card
move-load = Load { $card }
move-place = Build on { $area }
move-colour = Take { $building }
move-palace = Make a palace with { $house }
move-town = Make a town with { $house }
move-use = Use { $house } too
move-give-back = Put back { $house }
move-name = Name { $who }
move-end-turn = End the turn

why-not-now = You are deciding something else now. { $question }
why-island-taken = { $island } is taken. Choose an island that is still free.
why-pirates-never-build = Pirates never build: all you can do with { $card } is to load it on the ship.
why-hand-too-small = You began your turn with fewer than two cards, so you cannot build.
why-not-in-hand = You do not hold this card: { $card }.
why-island-full = Your island has no empty area to build on.
why-no-house-left = There is no house of any colour left to build.
why-no-privilege = You do not own the privilege it takes ({ $privilege }).
why-extra-taken = You have already taken your extra card in this turn.
why-no-card-left = There is no card left to take.
why-occupied = There is { $building } on { $area } already. Choose an empty area.
why-priority = { $card }. An earlier priority can be met elsewhere, so the house cannot go on { $area }.
why-colour-out = Of this kind there is none left: { $building }.
why-no-house-there = You have no house on { $area }.
why-no-palace-left = There is no palace left.
why-no-town-left = There is no town left.
why-too-few-for-palace = A palace takes two houses of one colour, and { $house } is the only one of its colour.
why-too-few-for-town = A town takes three houses of one colour; with { $house } you have fewer.
why-used-already = The house on { $area } is already part of it.
why-other-colour = The houses must be of one colour, and { $house } is of another.
why-not-name = You cannot name { $who }: it must be another player who has a house.

## What happened

event-start-player = { $who } has the start-player ship.
event-island-taken = { $who } takes { $island }.
event-cards-drawn = { $who } { $count ->
    [0] goes without a first action: there is no card left to draw
    [one] draws one card
   *[other] draws { $count } cards
}.
event-card-drawn = You draw { $card }.
event-discards-shuffled = The deck is empty: { $count ->
    [one] the one discarded card becomes
   *[other] the { $count } discarded cards are shuffled and become
} the new deck.
event-first-card = A card that nobody has seen is the first on the ship.
event-round-begins = Round { $round } begins with { $who }.
event-card-played = { $who } plays { $card }.
event-house-built = { $who } gets { $building } on { $area }.
event-palace-built = { $who } merges the houses on { $used } into { $building } on { $area }.
event-town-built = { $who } merges the houses on { $used } into { $building } on { $area }.
event-colour-ran-out = { $who } should get { $building }, but there is none left, and takes { $taken } instead.
event-extra-card = { $who } takes the extra card.
event-ship-loaded = { $who } puts a card on the ship.
event-card-loaded = You load { $card }.
event-no-card-to-load = { $who } has no card to put on the ship.
event-ship-arrives = A ship arrives with { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-card-turned = Off the ship comes { $card }.
event-islands-compared = Empty areas compared ({ $by }): { $numbers }.
event-settler-comes = { $card } chooses the island of { $who } ({ $symbol }: { $count ->
    [one] one empty area
   *[other] { $count } empty areas
}).
event-tie-won = { $who } wins the tie for { $card } by privilege.
event-settler-leaves = { $card } finds no island better than the others and leaves.
event-no-house-left = There is no house left for { $card }.
event-privilege-taken = { $who } takes { $privilege } ({ $power }) with { $points } points.
event-privilege-taken-over = { $who } has { $points } points and takes { $privilege } ({ $power }) from { $loser }.
event-pirate-seeks = The pirate goes for { $holder }, who owns { $privilege }.
event-pirate-seeks-the-most = Nobody owns { $privilege }, so the pirate goes for everybody with the most points in its colour: { $points }.
event-pirate-attacks = { $who } is attacked by { $card }.
event-pirate-diverted = { $who } is protected and sends { $card } to { $victim }.
event-pirate-finds-nothing = No house is taken by { $card }: palaces, towns and whoever is protected are safe.
event-house-lost = { $who } puts back { $building } from { $area }.
event-card-kept = One card stays on board, face down.
event-last-round = This is the last round.
event-match-ended = The last round has been played: the match is over.

## The table in a terminal

letter-orange = O
letter-brown = N
letter-green = G
letter-blue = B
letter-beige = E
letter-red = R
board-round = Round { $round }, begun by { $start }
board-last-round = Round { $round }, the last one, begun by { $start }
board-piles = Deck { $deck } · discards { $discards } · ship { $ship }
board-turned = Off this ship: { $cards }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-privilege = { $power }: { $who }
board-nobody = nobody
board-hand = Your hand
board-loaded = On the ship: { $card }
board-legend = ~ coast · ^ mountain · ≈ river · = road · ∩ village · ≡ farmland · ⌂ house · ♜ palace · ▣ town
board-colours = By colour: pieces left · points of each player · privilege: who holds it

## What things are and do

thing-power-win-ties = Wins ties: where islands are tied for a settler's first priority, the settler comes to the owner.
thing-power-draw-five = Draws more: drawing gives { $count } cards instead of { $draw }.
thing-power-mixed-palace = Mixed palaces: a palace may be made from two houses of different colours; it takes the colour and the area of one of them.
thing-power-build-anywhere = Builds anywhere: houses, palaces and towns may go on any empty area.
thing-power-extra-card = An extra card: one more card each turn, before loading the ship.
thing-power-pirate-shield = Safe from pirates: they pass by; who also holds the privilege of the pirate's colour names another victim.
thing-privilege = { $what } The first with { $points } points in its colour takes it; later whoever has more there than its owner.
thing-settler = Builds { $house }, next to the first of these that can be met: { $priorities }. On the ship he goes to the island with the most empty areas for it.
thing-pirate = You cannot build with it, only load it on the ship. It takes a house from whoever holds { $privilege }, or else from those with the most points in its colour.
thing-touches = { $feature } { $count }
thing-island = { $areas } areas to build on. Next to them: { $touches }.
thing-area-name = { $island }, area { $area }
thing-area = An area to build on, next to: { $features }.
thing-plain-area = An area to build on, next to nothing but other areas.
thing-house = { $house } point. Two of a colour can be merged into a palace, three into a town; pirates take houses only.
thing-palace = The first of its colour is worth { $first } points, each further one { $further }. Made of two houses of a colour, and safe from pirates.
thing-town = { $town } points. Made of three houses of a colour, and safe from pirates.
thing-feature = As a priority: an empty area next to it. On the ship, the island with the most of them gets the settler.
thing-colour = As a priority: an empty area next to a building of this colour on the same island.
thing-part-ship-name = The ship
thing-part-ship = Everyone loads a card, unseen. When all have had their turn it lands: its cards are shuffled, one stays aboard, and each of the others goes where its priorities say.
thing-part-deck-name = The deck
thing-part-deck = Instead of building you draw { $draw } cards. When it runs out, the discards are shuffled.
thing-part-hand-name = Cards in hand
thing-part-hand = How many is open to all, which ones is a secret.
thing-part-start-name = The start-player ship
thing-part-start = Who has it goes first this round; then it goes to the left.
thing-part-score-name = Points
thing-part-score = What stands on the island. Once anybody has { $end } or more at the end of a round, one last round follows.

now-name = { $who }
now-pirate-holder = If it landed now, it would go for { $who }, who holds { $privilege }.
now-pirate = { $points ->
    [0] If it landed now, it would go for everyone: nobody has points in its colour ({ $who }).
    [one] If it landed now, it would go for who leads in its colour with 1 point: { $who }.
   *[other] If it landed now, it would go for who leads in its colour with { $points } points: { $who }.
}
now-pirate-sent-on = { $what } Protected by { $privilege }, that player would send it to somebody else who has a house.
now-pirate-you-name = { $what } You lose nothing: you keep { $privilege } and name somebody else who has a house.
now-pirate-spares-you = { $what } You lose nothing: you keep { $privilege }.
now-settler = If he landed now, the house would go to { $who }.
now-settler-nobody = If he landed now, no island would be the best: nobody would get the house.
now-privilege-free = It is still on the table.
now-privilege = { $points ->
    [one] { $who } holds it, with 1 point in its colour.
   *[other] { $who } holds it, with { $points } points in its colour.
}
now-left = { $count } left in the supply.
now-nobodys = Nobody plays on it.
now-owner = The island of { $who }.
now-empty = Empty.
now-standing = On it: { $building }.
now-ship = { $cards ->
    [one] 1 card aboard.
   *[other] { $cards } cards aboard.
}
now-deck = { $cards ->
    [one] 1 card left.
   *[other] { $cards } cards left.
}

## Before it is too late

warn-pirate = { $others ->
    [0] As things stand { $card } would come for you alone and take one of your houses.
   *[other] As things stand { $card } would come for you too and take one of your houses.
}
