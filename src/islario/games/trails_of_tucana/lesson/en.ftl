### Trails of Tucana: what the guide says in the first match.

lesson-welcome = Welcome to Tucana! You draw trails across an island, each player on a sheet of their own. After two rounds, whoever has the most points wins. That is the whole aim.
lesson-villages = Ten villages lie round the coast, each letter twice. Join two villages of the same letter by trails and you score them. Your two villages A lie close together: 14 points!
lesson-cards = Each turn two cards are turned up, for everybody. Now they show forest and mountain. So you draw one trail, between a forest and a mountain that touch.
lesson-first = Spaces go by row and letter: 2a is the first of row 2. That is your village A on the left. Let us start there: draw from 2a to 2b.
error-lesson-first = That trail would be allowed. But let us begin at village A together: from 2a to 2b.

lesson-own-sheet = Nicely drawn. The others draw at the same time, on islands of their own, where the letters stand elsewhere: nobody can block you. Your trails stay for good.
lesson-toucan = Two forests now. Do you see the toucan at 3c? It is a sight. Lead a trail from a village to it and it counts. Go on from your trail: 2b to 3c.
error-lesson-toucan = A good trail for later. First the toucan, while two forests are there: from 2b to 3c.

lesson-circled = The toucan is linked to a village, so its 2 is circled; the second toucan would bring 3. Circled sights score at the end of every round. What you circle now counts twice!
lesson-towards = Now to the other village A, at 1c in the mountains. The cards say desert and forest: from 2b go up to the desert 1b.
error-lesson-towards = That leads elsewhere. To come nearer to village A, draw from 1b to 2b.

lesson-join = Desert and mountain. One trail is missing between your two villages A. Do you find it?
error-lesson-join = Not that one. The missing trail leads from the desert 1b to the village 1c.

lesson-joined = The pair A is joined: 14 points, at once and for good. It does not matter which way your trails went.
lesson-first-of-all = And you were the first to join A: the blue card brings 3 more. Whoever joins A in a later turn gets the 14, but not the card; all who join it in the same turn get both.
lesson-freely = From here on you choose. Perhaps the next pair, B at 4a and 7h? It is far, but there are sights on the way.

lesson-joker = “Any terrain” is a joker: you say what it is. Here: a mountain and whatever touches it.
lesson-hint = If you are at a loss, ask for a hint. It shows good trails and says why. Draw what you like.

lesson-last-of-a-kind = There are two sights of each kind. Link the second one, too, and you draw one more trail at once: between any two spaces that touch, whatever the cards show.
lesson-no-hurry = Trails need not touch. A piece laid in the middle of the island can become your bridge later.

lesson-deck = A round has 13 turns: 26 of the 27 cards are turned up. Here you see what is still to come. Water is rare!
lesson-till-the-end = Play this round to its end. Then your circled sights are counted.

lesson-sights-scored = The round is over. Everything you circled was just counted, and will be counted once more after round 2.
lesson-second-round = In round 2 all cards are shuffled again and you go on drawing on the same island. After that, sights, pairs and bonus cards are added up.
lesson-well-done = That is all there is to know. Now a whole match with a novice: I’ll stay beside you.

## What is pointed at, for a terminal

lesson-at-space = on your island: { $names }
lesson-at-cards = the two cards, beside the island
lesson-at-seats = the other player, at the bottom
lesson-at-sights = the sights, beside the island
lesson-at-pairs = the villages, beside the island
lesson-at-bonus = the blue cards, beside the island
lesson-at-deck = the deck, beside the island
lesson-at-hint = type “hint”

## How to play, on one page

how-aim = Draw trails across your island so that they link sights to villages and villages to one another, and have the most points after two rounds.
how-cards = 1. Two cards are turned up. They are for everybody, at the same time.
how-draw = 2. You draw one trail between two spaces that touch and have these terrains, anywhere: the dotted lines show all that you could draw. “Any terrain” is a joker.
how-sight = 3. Does a trail link a sight to a village? Then you circle its points. Link the second sight of a kind and you draw one more trail at once, whatever the cards show.
how-pair = 4. Do trails link the two villages of a letter? Then you circle that pair. Whoever does so first gets the blue card, too; in the same turn, each of you.
how-boxes = 5. Your boxes show what you have circled, in brackets until it is counted. After 13 turns the round is over and the circled sights are counted; then the cards are shuffled for the next round.
how-points =
    Sights: 1 to 5 points each, counted at the end of every round.
    Pairs of villages: 14 points for A down to 10 for E, once.
    Blue cards: 3 to 7 points for the first to join a pair.
how-end = The match ends after two rounds, on the larger island, Isla Grande, after three. Most points win; if these are equal, more points from bonus cards, and if those are, too, you win together.
how-terms =
    Trail, trails, segment, segments: a line between the centres of two spaces that touch. It stays for the whole match.
    Sight, sights: an obelisk, book, toucan, yeti or sea monster printed on a space. It counts once trails link it to any village.
    Pair, pairs: the two villages with the same letter.
    Bonus trail, bonus trails: one more trail for the last sight of a kind, between any two spaces that touch, whatever the cards show.
    Blue card, blue cards, blue bonus card, blue bonus cards: points for the first to join a pair, and for all who join it in that same turn.
    Any terrain, any-terrain card, any-terrain cards: a card that stands for whatever you like.

## Beside you: each kind of decision, once

beside-draw = Each trail should serve two plans: nearer to a village pair and to a sight. Look at what is rare: only four of the 27 cards are water.

## Examples beside the rules

example-adjacent = The village A on the left stands on 2a, the forest beside it is 2b. They share a side, so they are adjacent.
example-blue = Five blue cards lie open, one for each letter.
example-segment = Desert and forest: a segment from any desert to any forest beside it.
example-joker = Mountain and any terrain: a segment between a mountain and whatever touches it.
example-chain = From village A at 2a by way of 2b to the toucan at 3c: an unbroken chain, so the toucan is connected.
example-circled = The first toucan: its left value, 2, is circled. The second one will bring 3.
example-joined = Village A at 2a, 2b, 1b, village A at 1c: the pair is connected and its 14 circled. The toucan beside the way makes no difference.
example-bonus = Card A is gone: whoever connected the pair A first has its 3 points.
