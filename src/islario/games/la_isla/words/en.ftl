### La Isla in English.

title = La Isla
about = Surround animals believed extinct with your explorers; every card is a function, a resource or a step up an animal's track.
time = 45 to 60 minutes
players = 2 to 4

## Things

resource-yellow = yellow
resource-green = green
resource-gray = gray
resource-beige = beige
resource-brown = brown

landscape-desert = desert
landscape-grassland = grassland
landscape-mountain = mountain
landscape-steppe = steppe
landscape-swamp = swamp

symbol-tent = tent
symbol-hat = hat
symbol-rope = rope
symbol-bottle = bottle
symbol-backpack = backpack

animal-dodo = dodo
animal-giant-fossa = giant fossa
animal-golden-toad = golden toad
animal-pika = Sardinian pika
animal-owlet-moth = owlet moth

short-dodo = dodo
short-giant-fossa = foss
short-golden-toad = toad
short-pika = pika
short-owlet-moth = moth

ring-inner = inner
ring-middle = middle
ring-outer = outer

place = { $name } ({ $landscape }, { $symbol })
card = { $function } ({ $resource }, { $animal })
list = { $first }; { $rest }
places = { $first }, { $rest }

function-wild-resource = wild { $variant }: pays for any colour
function-symbol-cost1 = on { $variant }: costs { $amount } resource only
function-symbol-marker = on { $variant }: moves any marker
function-symbol-resource = on { $variant }: any resource
function-symbol-vp = on { $variant }: { $amount } points
function-land-marker = on { $variant }: moves any marker
function-land-resource = on { $variant }: any resource
function-land-vp = on { $variant }: { $amount } points
function-b-extra-same = B { $variant }: { $amount } more { $variant } resource
function-b-marker = B { $variant }: moves any marker
function-b-vp = B { $variant }: { $amount } points
function-d-vp = D { $variant }: { $amount } points
function-d-resource = D { $variant }: any resource
function-d-any-instead = D { $variant }: or any other marker
function-tile-resource = { $variant } tile: any resource
function-tile-vp = { $variant } tile: { $amount } points
function-tile-marker = { $variant } tile: moves any marker
function-extra-explorer = { $amount } more explorer
function-draw-extra = { $amount } more card each round
function-extra-slot = { $amount } more slot
function-ring-vp = on the { $variant } ring: { $amount } points
function-shared-swap = in company: swaps { $amount } resource
function-shared-vp = in company: { $amount } points
function-shared-cost1 = in company: costs { $amount } resource only

## Where points come from

source-regions = Jungle regions
source-marker-d = Markers in action D
source-marker-function = Markers by functions
source-symbol = Functions: symbols
source-landscape = Functions: landscapes
source-ring = Functions: rings
source-company = Functions: company
source-tile = Functions: tiles
source-action-b = Functions: action B
source-action-d = Functions: action D
source-sets = Sets of five animals
source-values = Values of animals
source-leftovers = Resources left

# the same in a sentence: better for …
for-regions = regions you surround
for-marker-d = markers moved in action D
for-marker-function = markers moved by functions
for-symbol = symbol functions
for-landscape = landscape functions
for-ring = ring functions
for-company = company functions
for-tile = tile functions
for-action-b = functions of action B
for-action-d = functions of action D
for-sets = sets of five animals
for-values = what your animals are worth
for-leftovers = resources left over

## Options

option-advanced_cards = Advanced cards
option-advanced_cards-help = The full game with all 180 cards; without the advanced cards, the beginners' game with 120. For your first games, play without.

## Deciding

question-nothing = There is nothing to decide now.
question-lay = Lay a function to keep under A, a resource to take under B, an animal to move up under D.
question-cover = Your new function is "{ $function }". Which one does it cover? A covered function is lost.
question-explore = Place an explorer for { $price }, or take any one resource instead.
question-move = Your supply is empty: lift an explorer and place him elsewhere for { $price }, or take any one resource instead.
question-move-to = Where does the explorer from { $place } go? The price is { $price }.
price = two resources of the space's colour
prices = two resources of the space's colour (one on { $spaces })
question-pay = { $place } costs { $price ->
    [one] one { $resource } resource
   *[other] two { $resource } resources
}. How do you pay? What helps: { $functions }.
question-marker = Your D card shows the { $animal }, and you show "{ $function }". Which marker do you move?
question-use = You may now use "{ $functions }"{ $count ->
    [one] .
   *[other] , one after the other. Doing without gives up all that are left.
}
question-use-more = You may still use "{ $functions }". Already used: "{ $used }".

move-assign = A: card { $a }, { $function } · B: card { $b }, { $resource } · D: card { $d }, { $animal }
move-cover = Cover slot { $slot } ({ $function })
move-take = Take a { $resource } resource
move-lift = Lift the explorer on { $place }
move-lift-to = Move the explorer from { $place } to { $to }
move-place = Place an explorer on { $place }
move-pay-one = Pay one { $one } resource
move-pay-pair = Pay two { $resource } resources
move-pay-two = Pay { $one } and { $other }
move-use = Use "{ $function }"
move-use-resource = Use "{ $function }" for a { $resource } resource
move-use-marker = Use "{ $function }" to move the marker of the { $animal }
move-swap = Swap a { $give } resource for a { $get } one
move-mark = Move the marker of the { $animal }
move-done = Do without

why-not-now = Something else is to be decided first: { $question }
why-supply-first = You still have explorers in your supply: place one of those.
why-nobody-there = No explorer of yours stands on { $place }.
why-nowhere-to-go = There is no space you could pay for: take a resource instead.
why-lift-first = Your supply is empty: lift one of your explorers first.
why-already-there = An explorer of yours already stands on { $place }.
why-elsewhere = He has just left { $place }: he has to go elsewhere.
why-cannot-pay = You cannot pay for { $place }: it costs { $price ->
    [one] one { $resource } resource
   *[other] two { $resource } resources
}.
why-does-not-pay = These resources do not pay for { $place }.
why-none-to-give = You have no { $resource } resource to give.
why-no-swap = No function of yours lets you swap resources now.
why-does-not-fit = "{ $function }" does not fit now, or has been used.

## What happened

event-first-player = { $who } is the first starting player.
event-large-tile = { $who } gets the large tile of the { $animal }.
event-round-begins = Round { $round } begins; { $who } starts.
event-cards-dealt = { $who } draws: { $cards }.
event-fourth-card-dealt = { $who } draws one more card: { $face }.
event-discards-shuffled = The { $count } discards are shuffled and become the new deck.
event-fourth-card-discarded = { $who } discards the unused card { $face }.
event-function-added = { $who } has a new function: { $function }. It fills an empty slot by itself.
event-function-covered = { $who } has a new function: { $function }. It covers: { $covered }.
event-function-again = { $who } has the same function once more: { $function }. It covers the first one by itself.
event-slot-added = { $who } has a new function: { $function }. It goes beside the holder by itself.
event-resource-taken = { $who } takes a { $resource } resource for the B card.
event-resource-instead = { $who } places nobody and takes a { $resource } resource.
event-explorer-lifted = { $who } lifts the explorer on { $place }.
event-explorer-placed = { $who } places an explorer on { $place }.
event-paid-one = { $who } pays one { $one } resource.
event-paid-pair = { $who } pays two { $one } resources.
event-paid-two = { $who } pays { $one } and { $other }.
event-tile-claimed = { $who } surrounds the { $animal } between { $around } and claims its tile: { $points } points.
event-marker-moved = { $who } moves the marker of the { $animal }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
event-marker-on-top = The marker of the { $animal } stays on top; { $who } still scores: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
event-function-points = { $who } uses "{ $function }": { $points } points.
event-function-resource = { $who } uses "{ $function }" and takes a { $resource } resource.
event-function-marker = { $who } uses "{ $function }" for the { $animal }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
event-function-swap = { $who } uses "{ $function }": { $give } for { $get }.
event-function-explorer = { $who } uses "{ $function }" and takes an explorer from the general supply.
event-functions-declined = { $who } does without the rest.
event-round-ends = Round { $round } is over; the areas of the markers add up to { $sum }.
event-round-ends-match = Round { $round } is over; the areas of the markers add up to { $sum }. From { $end } on the match ends: final scoring.
event-cards-ran-out = There are not enough cards for another round.
event-sets-scored = { $who } has { $sets ->
    [0] no set of five animals.
    [one] 1 set of five animals: { $points } points.
   *[other] { $sets } sets of five animals: { $points } points.
}
event-animals-scored = { $points ->
    [0] The animals of { $who } are worth nothing.
    [one] The animals of { $who } are worth 1 point: { $each }.
   *[other] The animals of { $who } are worth { $points } points: { $each }.
}
animals-worth = { $animal } { $count } × { $area }
event-leftovers-scored = { $who } scores { $points } for resources left.
event-match-ended = The match is over.

## The table in a terminal

board-round = Round { $round } · deck { $deck } · areas add up to { $sum }, the game ends at { $end }
board-step = step { $step } of { $top }, worth { $area }
board-starts = (starts)
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-supply = explorers to place: { $supply }{ $reserve ->
    [0] {""}
   *[other] , { $reserve } more by functions
}
board-empty-slot = empty
board-hand = Your hand
board-key = Explorers stand as the numbers of their players.
board-key-tiles = Regions show their animal, until it is claimed, and their value; a star marks a large tile.
board-key-around = "? I0" tells which regions the space I0 touches, and with which other spaces.

## What each function does: when, and what then

when-symbol = When you place an explorer on a space with the symbol "{ $variant }", you may
when-landscape = When you place an explorer on a { $variant } space, you may
when-ring = When you place an explorer in the { $variant } ring, you may
when-company = When you place an explorer where an opponent's stands, you may
when-claim = When you claim a tile of the { $variant }, you may
when-resource = When your B card gives you a { $variant } resource, you may
when-marker-d = When you move the marker of the { $variant } in action D, you may
then-points = score { $amount } points.
then-cube-any = take one resource of any colour.
then-marker-any = move any one marker up and score for your tiles of that animal.
then-cube-same = take { $amount } more of the same colour.
then-swap = swap { $amount } of your resources for one of another colour.
explain-wild = When you pay for an explorer, one { $variant } resource may stand for any colour.
explain-price = An explorer { $match ->
    [symbol] on a space with the symbol "{ $variant }"
    [landscape] on a { $variant } space
    [ring] in the { $variant } ring
   *[company] where an opponent's stands
} costs you only { $amount } resource.
explain-marker-instead = When your D card shows the { $variant }, you may move any other marker instead.
explain-explorer = When this card is slotted, you may take { $amount } explorer from the general supply. He stays yours when the card is covered.
explain-draw = In the card phase you draw { $amount } more card; the one you do not lay is discarded.
explain-slot = This card lies beside your holder and is { $amount } more slot, also when it is covered.

## What things are and do

thing-card = A: { $function } B: take a { $resource } resource. D: the marker of the { $animal } moves up.
thing-space-name = A space of the { $ring } ring
thing-space = Beside { $regions } jungle regions. An explorer here costs { $price } resources of the landscape's colour.
thing-region-name = A jungle region
thing-region = Whoever has explorers on all { $spaces } spaces around it takes the animal and scores { $value } points at once.
thing-animal = Whoever moves its marker scores a point for each of their animals of this kind. At the end each is worth the area its marker has reached, on { $top } steps from 0 to 5.
thing-resource-name = Resource: { $colour }
thing-resource = Pays for { $landscape } spaces: { $price } for an explorer. Two left over at the end are a point.
thing-symbol-name = Symbol: { $symbol }
thing-symbol = Nothing by itself: some functions give something to whoever places an explorer on it.
thing-part-slot-name = A slot of the cardholder
thing-part-slot = Each holder has { $slots }. The function on top works in every round; once all are full, each new card covers one, and a covered function never works again.
thing-part-hand-name = The cards of a round
thing-part-hand = Of { $cards } cards one becomes a function (A), one a resource (B) and one moves a marker (D).
thing-part-explorers-name = Explorers
thing-part-explorers = You begin with { $explorers }. When none is left in your supply, you move one that stands on the island.
thing-part-large-name = The large tile
thing-part-large = Counts as { $count } animals of its kind, for moving markers and at the end.
thing-part-sum-name = The end of the game
thing-part-sum = When the areas of the five markers add up to { $two } with two players, { $three } with three or { $four } with four at the end of a round, the game is over.
thing-part-score-name = Points
thing-part-score = At the end come { $sets } points for each set of all five animals, the worth of each animal, and a point for every { $resources } resources left.
thing-part-start-name = The starting player
thing-part-start = Goes first in this round; next round it is the next player clockwise.

now-works = At work for { $who }.
now-moves = { $points ->
    [0] Under D it brings you no points for now.
    [one] Under D it brings you 1 point now.
   *[other] Under D it brings you { $points } points now.
}
now-place = { $place }.
now-explorer = { $who } has an explorer here.
now-price = Costs you { $price } × { $resource } now.
now-regions = Animals still to win here: { $regions }.
now-region = { $animal } ({ $points }) with { $spaces }
now-tile = Its animal: { $animal }. Around it: { $around }.
now-claimed = Its animal is gone: it brings nothing any more.
now-marker = The marker stands on step { $step } of { $top }.
now-marker-mine = The marker stands on step { $step } of { $top }. You have { $owned }, worth { $worth } at the end as things stand.
now-resources = You have { $count }.
now-sum = { $sum } of { $end } so far.

## Before it is too late

warn-covers = This ends “{ $function }” for good: a covered function never gives points again.
