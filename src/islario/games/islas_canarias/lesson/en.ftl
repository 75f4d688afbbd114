### Islas Canarias: what the guide says in the first match.

lesson-welcome = Welcome to the Canaries! La Palma is yours. Settlers arrive by ship and look for the island that suits them best. Make it yours, and be the one with the most points.
lesson-points = Every house on your island is worth 1 point. You already have a red one.
lesson-cards = These are settlers. Each card shows the colour of the house it builds, and four wishes, or priorities, the dearest first: what the settler wants to live beside. It may be coast, river, road, mountain, village, farmland, or houses of a colour.
lesson-build = In a turn you do two things. First: build with a card, or draw three. Build with the reaper (Segador): he brings a second red house.
error-lesson-build = You may do that in any turn. For now build with the reaper (Segador): two red houses lead to a palace.

lesson-priorities = Where does the house go? The settler’s first wish decides: an empty area beside it. If there is none, the second wish counts, and so on.
lesson-next-to = The reaper wants farmland. Choose any empty area beside your farmland.

lesson-two-red = Two red houses! Two houses of one colour may be merged into a palace. Your first palace of a colour is worth 3 points, two houses only 2. And an area is empty again.
lesson-palace = Do it: merge them. You choose on which of the two areas the palace stands.
error-lesson-palace = You can load a card right after. First merge your two red houses into a palace.

lesson-palace-built = A palace, and an area more to build on. That matters: settlers count empty areas!
lesson-privilege = And more: whoever first has 3 points in a colour gets its privilege. The red one protects you from pirates, who come with the ship and take houses: with it you lose none. Whoever gets more red points than you takes it over.
lesson-ship = The second thing in your turn: put a card face down on the ship. At the end of the round the ship arrives, and each settler on it chooses an island. So load somebody who will choose yours. (One card, nobody knows which, stays aboard for the next ship.)
lesson-load = The fisherman (Pescador) wants coast, then river. You have more empty areas beside both than your neighbour. Load him!
error-lesson-load = That one might come to you, too. But the fisherman (Pescador) is the safest choice: he wants coast, then river, and you have more empty areas beside both.

lesson-compared = The ship is in! Each settler counts on every island the empty areas beside his dearest wish, and goes where there are most. On a tie the next wish decides. This one comes to you!
lesson-settles = The settler brings a house as a gift, without a card or a turn of yours, and you say where. The wishes hold here, too: you choose among the areas that suit.
lesson-went-there = The ship is in. Each settler counts on every island the empty areas beside his dearest wish, and goes where there are most. This time that was your neighbour’s.

lesson-your-turn = Now a turn of your own: build or draw, merge if you like, and load a card. You need two cards in hand to build: one to build, one to load. With fewer you draw at once, without being asked.
lesson-empty-areas = A tip for loading: look at each card before you confirm it. You are told how many empty areas each island has beside his wish, and where he would go.

lesson-towns = Three houses of one colour may become a town: 5 points. Each colour’s privilege has a power of its own; ask about it, and it is explained.
lesson-pirates = Some cards are pirates. They build nothing, but on the ship they attack whoever is strongest in their colour: a house is lost. Load them when somebody else is the strongest. (Beware: who is attacked but protected by the red privilege can send the pirate to you.)
lesson-third = Play the third round as you like.

lesson-so-far = Look where you stand. You have won settlers by their wishes and built a palace: that is the whole game, round after round.
lesson-the-end = When somebody has 19 points or more at the end of a round, one last round is played. Houses count 1, a first palace of a colour 3, further ones 2, towns 5.
lesson-well-done = That is all there is to know. Now a whole match with a novice: I’ll stay beside you.

## What is pointed at, for a terminal

lesson-at-island = your island, La { $names }
lesson-at-hand = your hand, at the bottom
lesson-at-card = in your hand: { $names }
lesson-at-areas = the areas in the list below
lesson-at-privileges = the privileges, below the islands
lesson-at-news = what happened, at the top
lesson-at-seats = the points, above the islands

## How to play, on one page

how-aim = Make your island the one that settlers choose, and have the most points from houses, palaces and towns.
how-cards = 1. Your cards are settlers: each shows the colour of its house and four wishes, the dearest first. In your turn you first build with a card, or draw three.
how-build = 2. A house goes on an empty area beside what the settler wishes most. Where there is none, the next wish counts.
how-palace = 3. At any time in your turn two houses of one colour may become a palace, three a town. 3 points in a colour win its privilege.
how-load = 4. Then you put a card face down on the ship.
how-ship = 5. When all have had their turn, the ship arrives. Each settler goes where most empty areas lie beside the dearest wish and builds there. On a tie the next wish decides. One card stays for the next ship.
how-points =
    A house: 1 point.
    A palace: 3 points for the first of a colour, 2 for others.
    A town: 5 points.
how-end = When somebody has 19 points or more at the end of a round, one last round follows. Most points win; who are tied share the victory.
how-terms =
    Settler, settlers: a card with a house and four wishes. In your hand it builds for you; on the ship it chooses an island.
    Wish, wishes, priority, priorities: a priority along the top of a card: coast, river, road, mountain, village, farmland, or houses of a colour. The first that decides is the one that counts.
    Area, areas: a square to build on. Village and farmland are no areas, but lie beside some.
    Merge, merges, merged, merging: two houses of a colour become a palace, three a town, on one of their areas.
    Privilege, privileges: a power for whoever first has 3 points in a colour, until somebody has more. Orange wins ties, brown draws five cards, green makes palaces of two colours, blue builds anywhere, beige draws one card more each turn, red is safe from pirates.
    Pirate, pirates: a card that never builds. On the ship it takes a house from the strongest in its colour.

## Beside you: each kind of decision, once

beside-take-island = Every island has other shores, rivers and roads. What yours has plenty of draws the settlers who wish for it.
beside-give-back = A pirate takes one house of yours, of any colour. Give one that is alone in its colour: it is the furthest from a palace.
beside-name = Your privilege turns the pirate away: name whoever is ahead.
beside-colour = That colour has run out: take one that makes a pair with what you have.
beside-town = Three houses of a colour can become a town: 5 points instead of 3, and two areas are empty again.
beside-palace = Two houses of a colour can become a palace: 3 points for your first of that colour, and an area is empty again. A palace never becomes a town: wait if a third house is near.
beside-build = Build or draw? A second house of a colour means a palace. But keep areas empty beside what your next settlers wish for.
beside-take-extra = Your privilege gives you a card more each turn. Take it before you load: then you choose from more.
beside-load = Load somebody who will choose your island; choose or ask about a card, and it is told where the settler would go. A pirate hits whoever is strongest in its colour.
beside-draw = Cards are choices: with more of them you can both build and load well.
beside-place = Put the house where you need the area least: empty areas beside coast, river or road draw settlers.
beside-use = Choose the house you can spare: its area becomes empty again.
beside-end-turn = A last chance to merge houses before your turn ends.

## Examples beside the rules

example-island = La Palma: twelve areas, A to L, round a village and a farmland.
example-card = The reaper (Segador): a red house, and along the top farmland, green, beige and village.
example-privileges = The six privileges, each with its power; nobody has one yet.
example-priority = The reaper’s first priority is farmland: the house must go on one of the lit areas, all beside it.
example-compared = The fisherman’s first priority is coast. La Palma has more empty areas beside it, lit here, than the other island: he comes to La Palma.
example-palace = Two red houses have become a palace on one of their areas; the other one is empty again.
example-taken = The first palace of a colour is worth 3 points: the red privilege is taken.
