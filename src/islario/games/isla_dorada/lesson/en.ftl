### Isla Dorada: what the guide says in the first match.

lesson-welcome = Welcome to Isla Dorada! Your airship has crashed. Everybody travels together now, as one expedition, but each of you looks for treasures of your own. The richest at the end wins.
lesson-treasures = Two of your treasures lie here: a mask at Qualtops, an idol at Teltoqlut. When the expedition stops there, you find them. So you want to decide where it goes!
lesson-paths = Each round you bid for that. Cards are what you pay with: Gonogos through the jungle, Kamels over sand, Yaks over mountains, Kayaks on water. A Kayak counts 2, each beast 1. You hold four Gonogos.
lesson-open = You lead, so you open the bidding. Two ways lead through the jungle; the one to the right goes to Qualtops and your mask: choose it.
error-lesson-open = The expedition could go there, too. But your mask lies at Qualtops: choose the way to Qualtops.

lesson-bid = Now how much. Only the winner pays. You cannot bid more than you can pay: four Gonogos, so 4 at most. A bid of 0 costs nothing, so it is allowed even where you hold no card.
lesson-two = Begin with 2. Perhaps nobody objects.
error-lesson-two = You could bid that. But 2 is a good beginning: it is not nothing, and you can still go up to 4.

lesson-outbid = Somebody bids more, for Kamoptis! Your curse card lies there: if the expedition stops at Kamoptis, it costs you 3 points.
lesson-answer = Answer with a higher bid: the jungle to Qualtops again, for 4.
error-lesson-answer = Then the expedition goes elsewhere. You can afford 4: bid for Qualtops again.

lesson-won = All others pass: you have won the auction! Your Gonogos are paid, and the expedition stands at Qualtops. Nobody has played a Sangaia, the card that would have sent it one step further.
lesson-play-treasure = Your treasure is here. Play the mask of Qualtops.
error-lesson-play-treasure = Don’t leave it behind! Play the mask of Qualtops, it is worth 5 points.

lesson-found = Found: 5 points, safe for good. Gold counts, too: each of your 10 pieces that you still have at the end is a point. So you stand at 15.
lesson-draw = At the end of a round everybody draws a card: one of these four, which all can see, or the top of the deck. A card with a bolt goes into no hand: it works at once.
lesson-buy = One more card costs 1 gold, and gold is points: buy if it pays for a way to a treasure. Then a new round begins.

lesson-leader = Who has won the auction leads, and opens the next one. That is you again.
lesson-second-treasure = Your idol lies at Teltoqlut, at the end of a path over the sand. Will your Kamels do? Others know where they want to go, too.
lesson-pass = When others bid, you may pass. Passing costs nothing: it saves cards for a round that matters, and whoever has passed may still bid if somebody bids more. From here on you choose.

lesson-destiny = This card is your destiny, known to nobody else. It names five sites: when the expedition has stopped at three of them, it pays 5 points at the end, at four 9, at all five 13.
lesson-others = Other cards do special things: Drako and Zeppelin fly anywhere for gold, Juju silences a bidder, Sangaia sends the expedition one step further, a Bonus makes a treasure worth 3 more. Each card explains itself when you choose it.
lesson-third-round = One more round, all your own. Mind the arrows: a river leads downstream only.

lesson-so-far = An auction won and a treasure found: that is the heart of it. The trick is to win when the way is worth it to you, and to let others pay when it is on your way anyhow.
lesson-the-end = Each time the expedition stops at a site, a numbered marker is laid there; after a red one, everybody gets new treasures. The round of the 16th is the last: once all have drawn, the match ends. Then treasures, gold and destiny are added up, and curses taken off.
lesson-well-done = That is all you need to begin. Now a whole match with novices: I’ll stay beside you.

## What is pointed at, for a terminal

lesson-at-expedition = where the expedition stands, on the map
lesson-at-site = on the map: { $names }
lesson-at-hand = your hand, at the bottom
lesson-at-goals = your goals, at the bottom
lesson-at-row = the row of cards
lesson-at-destiny = your destiny, among your goals at the bottom
lesson-at-goal = among your goals at the bottom: { $names }

## How to play, on one page

how-aim = All travel in one expedition. Bid to lead it where your treasures lie, and be the richest at the end.
how-treasures = 1. Your goals are secret: treasures to be found at sites, a curse to be kept away from, and a destiny that pays at the end.
how-cards = 2. Cards pay for the way: Gonogos the jungle, Kamels the sand, Yaks the mountains, Kayaks the water (a Kayak counts 2, a beast 1); rivers lead downstream only. Drako and Zeppelin fly, for gold.
how-bid = 3. The leader opens: a way and a bid, which may be 0. In turn all pass or bid more, for any way. Who has passed may come back.
how-move = 4. The highest bidder pays and leads the expedition there. Whoever has a treasure of that site plays it; whoever has its curse is struck. A marker is laid; after a red one everybody gets new treasures.
how-draw = 5. Then everybody draws a card, face up or from the deck, and may buy one more for 1 gold. The winner opens the next round.
how-points =
    Treasures: 3 to 8 points each, 3 more with a Bonus.
    Gold: 1 point each; everybody begins with 10.
    Destiny: what your card pays, at the end.
    Curses: 3 to 6 points off.
how-end = When all 16 markers lie on the island, the round is finished with its draws, and the match is over. Most points win.
how-terms =
    Expedition: the one figure that all move together.
    Leader: who has won the latest auction; opens the next one.
    Bid, bids, bidding: a way and an amount. Only the highest bidder pays.
    Treasure, treasures: a card of a site. Play it when the expedition stops there.
    Curse, curses: a card of a site that you do not want to see; it costs points when the expedition stops there.
    Destiny, destinies: a secret goal that pays at the end.
    Marker, markers, exploration markers: one is laid each time the expedition stops at a site, but not at the base camp. The round of the sixteenth is the last.

## Beside you: each kind of decision, once

beside-reject-destiny = Keep the destiny that fits your treasures: sites you want to see anyhow. What you choose here is given up for good.
beside-reject-treasure = Keep treasures that lie near each other: one journey can serve both.
beside-juju = Juju goes with a bid of yours: whoever you name can bid no more this round. Keep it for a way that you want very much.
beside-path = Where would you like to go, and who else? Let others pay for a way that suits you, and bid when it does not.
beside-ovetos = Ovetos ends the bidding at once, with your bid of 4 or more. Use it where somebody would outbid you.
beside-amount = Bid just enough. Whoever wins pays all, and cards are needed again next round.
beside-pay = Pay with what you need least. Flyers cost gold, and gold is points.
beside-sangaia = Sangaia sends the expedition one step on. Play it when somebody else has paid for the wrong place.
beside-treasure-with-bonus = A Bonus card makes a treasure of its kind worth 3 more. It can be used only as you play the treasure.
beside-treasure = Play every treasure you can: later the expedition may be far away.
beside-discard = Cards have to go. Give up beasts for ground you do not plan to cross.
beside-no-purchase = One more card costs 1 gold, which is a point. Buy if it pays for a way to a treasure of yours.
beside-take = Take what pays for the way you want next. All see what lies face up, so others know it, too.
beside-victim = Choose whoever is ahead, or holds the most cards.
beside-pair = Choose the two who lead: what is swapped or taken away hurts them most.
beside-monster = A monster closes a path. Put it where others want to go.

## Examples beside the rules

example-ways = From the base camp two ways lead through the jungle (dashes), one over the mountains (zigzag), two across the lake.
example-neighbours = Joztakitl and Etintaklop are neighbours of Qualtops: by a land path, and by a stretch of river.
example-goals = A destiny, two treasures and, in violet, a curse: all secret.
example-outbid = Qualtops had 2; Kamoptis has been bid 3 by somebody else, over the mountains, and leads.
example-pay = Four Gonogos pay up to 4 on a jungle path, a Yak 1 over mountains, a Kamel 1 over sand.
example-marker = The expedition has stopped at Qualtops: marker 1 lies there, and the site is explored.
example-found = The mask of Qualtops is lit: it can be played now, and is worth 5.
example-row = Four cards face up, and the deck below them.
