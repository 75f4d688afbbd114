### Trails of Tucana in English.

title = Trails of Tucana
about = Draw trails with two cards a turn: link an island's odd sights to its villages, and its villages to one another.
time = 20 to 30 minutes
players = 1 to 8

## Things

terrain-desert = desert
terrain-forest = forest
terrain-mountain = mountain
terrain-water = water
terrain-any = any terrain

sight-obelisk = obelisk
sight-book = book
sight-toucan = toucan
sight-yeti = yeti
sight-sea-monster = sea monster

place = { $name } ({ $terrain })
place-with-village = { $name } ({ $terrain }, village { $letter })
place-with-sight = { $name } ({ $terrain }, { $sight })
two-cards = { $a } and { $b }

## Where points come from

source-sights-1 = Sights, round 1
source-sights-2 = Sights, round 2
source-sights-3 = Sights, round 3
source-villages = Pairs of villages
source-blue-bonus = Blue bonus cards
source-red-bonus = Red bonus cards

# the same in a sentence: better for …
for-sights-1 = sights in round 1
for-sights-2 = sights in round 2
for-sights-3 = sights in round 3
for-villages = pairs of villages
for-blue-bonus = blue bonus cards
for-red-bonus = red bonus cards

## Options

option-island = Island
option-island-help = Isla Petit takes two rounds with two sights of each kind, Isla Grande three rounds with three.
option-island-petit = Isla Petit
option-island-grande = Isla Grande
option-special_bonus = Special Bonus
option-special_bonus-help = One or two red cards reward whoever first joins two sights of a kind.
option-random_start = Random starting village
option-random_start-help = The first player, the Mayor, writes the first letter at a random village instead of village 1.
option-counter_clockwise = Counter-clockwise
option-counter_clockwise-help = The letters are written round the island the other way.
option-symmetry = Symmetry
option-symmetry-help = Everybody has the same letters at the same villages.

## Deciding

question-draw = The cards show { $cards }. Draw a trail between two adjacent spaces that match them.
question-draw-any = The cards show { $cards }. Draw a trail between two adjacent spaces that match them; you choose what “any terrain” is.
question-bonus = { $left ->
    [one] You connected the last sight of a kind: draw one more trail, between any two adjacent spaces.
   *[other] You connected the last sights of { $left } kinds: draw { $left } more trails, each between any two adjacent spaces.
}
move-draw = Draw from { $a } to { $b }
why-drawn-already = You have already drawn a trail between { $a } and { $b }. Choose two adjacent spaces without one.
why-not-adjacent = A trail joins two adjacent spaces, and { $a } and { $b } are not.
why-cards-do-not-fit = The cards show { $cards }: a trail from { $a } to { $b } does not match them.

## What happened

event-setup-card = The set-up card has the villages’ letters, round the coast: { $letters }. The first player is the Mayor and starts at village { $village }.
event-letters-written = { $who } writes the letters, starting at village { $village }.
event-red-card-shown = A red bonus card is laid out: two sights of the kind "{ $sight }".
event-cards-turned = Turn { $turn }: { $cards }.
event-no-trail-fits = Nothing on the sheet of { $who } fits: no trail this turn.
event-trail-drawn = { $who } draws from { $a } to { $b }.
event-bonus-trail-drawn = { $who } draws a bonus trail from { $a } to { $b }.
event-sight-connected = { $who } connects a sight to a village ({ $sight }) and circles { $points }.
event-pair-connected = { $who } connects the two villages { $letter } for { $points } points.
event-blue-bonus = { $who } earns the blue bonus card { $letter }: { $points } points.
event-red-bonus = { $who } joins two sights of the kind "{ $sight }" and earns the red bonus card: { $points } points.
event-round-scored = { $who } scores { $points } for sights in round { $round }.
event-round-ended = Round { $round } is over.
event-blue-card-stays = The blue bonus card { $letter } stays for the last round.
event-match-ended = The match is over.
event-grade-reached = { $who } ends with { $points } points: “{ $grade }”.

## Grades

grade-1 = You found the way back to the boat
grade-2 = The toucans greet you by name
grade-3 = Mules ask you for directions
grade-4 = Your map sells out at the harbour
grade-5 = The yeti wants your autograph
grade-6 = They are renaming the island after you

## The board in a terminal

board-course = { board-round }, { board-turn }
board-round = Round { $round }/{ $rounds }
board-turn = turn { $turn }/{ $turns }
board-deck = Deck { $cards }
board-blue = Blue { $cards }
board-red = Red { $cards }
board-sights = Sights
board-villages = Villages
board-points = Points
board-letter-obelisk = o
board-letter-book = k
board-letter-toucan = t
board-letter-yeti = y
board-letter-sea-monster = s
board-legend = A–E: villages. Small letters: sights, capital once connected. ✓ scored.
board-sights-connected = { $count ->
    [one] 1 sight
   *[other] { $count } sights
}
board-pairs = pairs { $letters }
board-points-so-far = { $count ->
    [one] 1 point
   *[other] { $count } points
}
board-drawing = drawing…
board-finished = finished
board-grade = { $points } points: { $grade }!
board-no-grade = { $points } points. The first grade takes { $least }.

## What things are and do

thing-terrain = One end of your trail has to lie on { $terrain }. The deck has { $count } such cards.
thing-any = Any terrain you like, for each player alone. The deck has { $count } such cards.
thing-sight = Connect it to any village: the first of its kind circles the left value of { $values }, and so on. What is circled counts again in each of the { $rounds } rounds; the last of a kind brings a bonus trail.
thing-red-name = Red bonus card ({ $sight })
thing-red = { $points } points for whoever is first to join two sights of this kind, with or without a village.
thing-pair-name = The two villages { $letter }
thing-pair = { $points } points, once, when your trails connect both villages { $letter }.
thing-blue-name = Blue bonus card { $letter }
thing-blue = For whoever is first to connect the two villages { $letter }: { $points } points on the card marked 1. All who do so in the same turn get it.
thing-space = A trail runs between the centres of two adjacent spaces, one on each terrain that the cards show.
thing-part-deck-name = The terrain cards
thing-part-deck = Two are turned up each turn, for everybody. After { $turns } turns the round is over, and all are shuffled again.
thing-part-bonus_trail-name = A bonus trail
thing-part-bonus_trail = One more trail at once, between any two adjacent spaces.
thing-part-rounds-name = Rounds
thing-part-rounds = At the end of each of the { $rounds } rounds all sights circled so far are counted: what you connect early counts more often.
thing-part-score-name = Points
thing-part-score = The sights of every round, the pairs of villages, and bonus cards.
thing-part-grades-name = The ladder of grades
thing-part-grades = What a score is called when you play alone; the first grade takes { $least } points.

now-terrain = { $left } still face down.
now-sights = { $count ->
    [0] You have connected none of this kind.
    [one] You have connected one of this kind.
   *[other] You have connected { $count } of this kind.
}
now-joined = { $who } has joined them.
now-open = On the table: { $points } points.
now-gone = No card of this letter is left.
now-place = On your sheet: { $place }.
