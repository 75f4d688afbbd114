### La Isla: what the guide says in the first match.

lesson-welcome = Welcome to La Isla! Animals live here that everybody thought extinct. Surround them with your explorers and you win them. Whoever has the most points at the end wins.
lesson-three-uses = This is your hand: three cards. Each card can do one of three things: its function (top), its resource (bottom left) or its animal (bottom right).
lesson-letters = So each round you lay one card under A for its function, one under B for its resource, one under D for its animal. C needs no card: there you place an explorer.
lesson-first-cards = Let us do it: “on desert: 3 points” (card 1) under A, the green resource (card 3) under B, the dodo (card 2) under D.
error-lesson-first-cards = You could lay them so, too. For our plan: card 1 under A, card 3 under B, card 2 under D.

lesson-a-and-b = A: your function lies in your holder now. It works from here on, round after round. B: you took a green resource.
lesson-main-action = Now C, the heart of it: you place an explorer. A space costs two resources of its colour. You have two yellow: they pay for a desert.
lesson-desert = Place him on the desert with the tent, in the middle of the island: its name is I0.
error-lesson-desert = That would work, too. But our plan begins in the middle of the island, on the desert with the tent: I0.

lesson-your-function = A desert, and your function says: 3 points for that. Use it! A function brings nothing unless you say so.
error-lesson-your-function = Don’t give 3 points away: use your function.

lesson-action-d = And that was D: the card with the dodo moved the dodo’s marker one step up. For this you get 1 point for each dodo you own.
lesson-large-tile = You began with a large dodo tile, the one with the star. It counts as two dodos: that makes 2 points.
lesson-only-you = Only the one who moves a marker gets these points. So collect an animal, then move its marker again and again.
lesson-when-functions-work = A new round, three new cards. A function that names a landscape or a symbol works when you place an explorer there; one with B or D, when you lay that colour under B, that animal under D.
lesson-lay-freely = Now you choose which card goes where. Another dodo under D is never wrong.

lesson-regions = Look at this jungle region with the dodo. Two spaces touch it: the desert I0, where you stand, and the grassland I1 beside it. Stand on all spaces round a region: its animal is yours, with as many points as its number says.
lesson-close = I1 is grassland, and you have two green resources. Place an explorer there.
error-lesson-close = The dodo is waiting: it takes an explorer on I1, for two green resources.

lesson-claimed = The region is closed: the dodo is yours, with the 2 points of the region. From now on each step of the dodo brings you 3.
lesson-alone = Now play a round by yourself: lay three cards, place an explorer, use what your functions give. Others may share your spaces: whoever surrounds a region first has its animal.
lesson-or-a-resource = If you cannot pay for a good space, take one resource of your choice instead. That is often a fine plan.

lesson-full-holder = Your holder has three slots. From the fourth round on, a new function covers an old one, and the covered one is lost. Cover what you need least.
lesson-similar = Functions that work together are strong: two for deserts, and each desert pays twice.

lesson-the-end-comes = The markers are also the clock. Each track is cut into areas worth 0 to 5. When the areas of all five markers add up to 7 or more, the match ends after that round. With three players it is 9, with four 11.
lesson-explorers-move = You have five explorers. When all stand on the island, you lift one and place him elsewhere, at the same price. Animals you have won stay yours.
lesson-last-round = One more round, all your own.

lesson-so-far = See what you have done: a function used, a region closed, a marker moved. These three bring nearly all points during a match.
lesson-final-scoring = At the end come: 10 points for each set of all five animals, one of each kind, for each animal of yours the number of the area its marker has reached, and 1 point for every two resources left.
lesson-well-done = That is all there is to know. Now a whole match with a novice: I’ll stay beside you.

## What is pointed at, for a terminal

lesson-at-hand = your hand, below the island: each card’s function (its resource, its animal)
lesson-at-holder = your holder, below the island
lesson-at-resources = your resources, below the island
lesson-at-animals = your animals, below the island
lesson-at-space = on the island: { $names }
lesson-at-region = the jungle region { $names }
lesson-at-track = the tracks of the animals: { $names }
lesson-at-tracks = the tracks of the animals
lesson-at-ways = the choices below

## How to play, on one page

how-aim = Surround animals with your explorers, collect them and move their markers, and have the most points when the markers have come far enough.
how-lay = 1. You draw three cards and lay one under A for its function, one under B for its resource, one under D for its animal.
how-function = 2. A: the function goes into your holder and works from now on. From the fourth round it covers an older one. B: you take the resource.
how-place = 3. C: you place an explorer for two resources of the space’s colour. Or you take any one resource instead. Once all five stand, you move one of them.
how-region = 4. Stand on all spaces round a jungle region and its animal is yours, with as many points as the region shows.
how-marker = 5. D: the marker of your D card’s animal goes up one step, and you alone get 1 point for each animal of that kind you have. A large tile counts as two.
how-points =
    Regions: 2, 3 or 4 points for each one you close.
    Markers: 1 point for each of your animals of that kind, whenever you move its marker.
    Functions: some give 2 or 3 points each time they apply; others give resources, or move markers.
    At the end: 10 for each set of all five animals, for each animal of yours the number of the area its marker is in, 1 for every two resources.
how-end = Each track is cut into areas, from 0 at the bottom to 5 at the top. When the areas of the five markers add up to 7 or more (9 with three players, 11 with four), that round is the last.
how-terms =
    Function, functions: the upper half of a card. In your holder it works round after round, whenever you use it: one with a landscape or symbol when you place there, one with B or D when you lay that colour or animal there.
    Holder, cardholder, cardholders: three slots for functions. A fourth function covers one of them.
    Resource, resources: a cube in one of five colours; two of a colour pay for a space of that colour.
    Region, regions, jungle region, jungle regions: a jungle between spaces, with an animal. Stand on all spaces round it and it is yours.
    Marker, markers: the purple piece on an animal’s track. It tells what the animal is worth at the end.
    Large tile, large tiles: the animal you begin with; it counts as two.
    Starting player: goes first in a round; next round it is the next player.

## Beside you: each kind of decision, once

beside-assign = You give each card one of three uses. Good players keep functions that fit together, take what the next space costs, and move the marker of an animal they own.
beside-cover = Your holder is full: one function goes. Let go of what you will rarely meet again.
beside-place = An explorer is worth most where he touches several regions that you can close soon, and where your functions pay. One of each animal is worth 10 points at the end.
beside-lift = All explorers are on the island. Lift one whose regions are closed: he is of no more use there.
beside-pay = Keep the colours that your next space costs, and pay with the others.
beside-use = A function works only if you use it. There is hardly ever a reason not to. If it moves a marker, move that of the animal you own most of.
beside-swap = You may change one resource into another: take the colour that completes a pair.
beside-mark = Move the marker of the animal you own most of: 1 point for each of them.
beside-take = A resource instead of an explorer: two of a colour are a space next round.

## Examples beside the rules

example-space = The space I0: a desert, so it costs yellow, with a tent.
example-region = A region worth 2: the two spaces that touch it, I0 and I1, surround it. One explorer is there already.
example-track = The five tracks: all markers are at the bottom, in the area worth 0.
example-card = Above its function, below left its resource, below right its animal. What a card is used for is drawn in full.
example-function = The function “on desert: 3 points” lies in the first slot and works from now on.
example-price = Two yellow resources pay for a desert; with one green there is no grassland to be had yet.
example-closed = Explorers of one colour stand on I0 and I1: the region between them is closed, and its dodo gone to their owner.
example-marker = Three dodos, for the large tile with the star counts as two: each step of the dodo’s marker brings 3 points.
