### Isla Dorada in English.

title = Isla Dorada
about = All explorers travel together: bid with beasts, boats and flying machines for the right to say where the one expedition goes, towards your treasures and away from your curses.
time = 60 to 90 minutes
players = 3 to 6

## Things

site-base-camp = the base camp
site-name-base-camp = Base camp

card-yak = Yak
card-kamel = Kamel
card-gonogo = Gonogo
card-kayak = Kayak
card-drako = Drako
card-zeppelin = Zeppelin
card-shaman = Shaman
card-ovetos = Ovetos
card-juju = Juju
card-sangaia = Sangaia
card-bongo = Bongo
card-bonus_mask = Bonus (mask)
card-bonus_idol = Bonus (idol)
card-bonus_jewel = Bonus (jewel)
card-bonus_urn = Bonus (urn)
card-makaks = Makaks
card-bigfoot = Bigfoot
card-leviathan = Leviathan
card-antik = Antik
card-istwa = Istwa
card-marabout = Marabout
card-diawas = Diawas
card-panda = Panda
card-samedi = Samedi

symbol-mask = mask
symbol-idol = idol
symbol-jewel = jewel
symbol-urn = urn

treasure = { $symbol } of { $site } ({ $value })

path-jungle = the jungle path between { $a } and { $b }
path-sand = the sand path between { $a } and { $b }
path-mountain = the mountain path between { $a } and { $b }
path-lake = the lake path between { $a } and { $b }
path-sea = the sea path between { $a } and { $b }
path-river = the river from { $a } to { $b }

route-jungle = through the jungle to { $to }
route-sand = over the sand to { $to }
route-mountain = over the mountains to { $to }
route-lake = across the lake to { $to }
route-sea = by sea to { $to }
route-river = down the river to { $to }
route-air = through the air to { $to }

bid-on-table = { $bid } { $route }
and-then = { $a }; { $b }

## Destinies

about-destiny = { $name }: { $help }
destiny-help = { $counts ->
    [final_site_in] { $most } points if the expedition ends on one of these sites: { $sites }
   *[other] { $each ->
        [0] { $what }: { $steps } points
       *[other] { $each } points for each { $what }, at most { $most }
    }
}
destiny-step = { $least ->
    [one] { $least } gives { $points }
   *[other] { $least } give { $points }
}
two-listed = { $a }, { $b }
# what a destiny counts: all of it, or one of it where each gives the same
counts-sea_travels = { $each ->
    [0] sea travel tokens on the board
   *[other] sea travel token on the board
}
counts-sites_explored = { $each ->
    [0] sites explored of { $sites }
   *[other] site explored of { $sites }
}
counts-markers_on = { $each ->
    [0] markers on { $sites } together
   *[other] marker on { $sites }
}
counts-cards_in_hand = { $cards } in hand
counts-hand_sets = { $each ->
    [0] sets of { $cards } in hand
   *[other] set of { $cards } in hand
}
counts-treasures_of_symbol = { $each ->
    [0] treasures found with the symbol { $symbol }
   *[other] { $symbol } found
}
counts-distinct_symbols_found = { $each ->
    [0] different symbols among the treasures you found
   *[other] symbol among the treasures you found
}
counts-gold_left = { $each ->
    [0] gold left
   *[other] piece of gold left
}
counts-distinct_sites_explored = { $each ->
    [0] different sites explored
   *[other] site explored
}
destiny-mar_maldita = Mar Maldita
destiny-pilgrim_motu = Pilgrim of Motu
destiny-pilgrim_ptis = Pilgrim of Ptis
destiny-pilgrim_tlan = Pilgrim of Tlan
destiny-pilgrim_ang = Pilgrim of Ang
destiny-cuatro_puertos = Cuatro Puertos
destiny-los_rios = Los Ríos
destiny-confines = Confines
destiny-lago_sagrado = Lago Sagrado
destiny-herd_yak = Yak Herd
destiny-herd_kamel = Kamel Herd
destiny-herd_gonogo = Gonogo Herd
destiny-flotilla = Flotilla
destiny-full_caravan = Full Caravan
destiny-collector_mask = Mask Collector
destiny-collector_idol = Idol Collector
destiny-collector_jewel = Jewel Collector
destiny-collector_urn = Urn Collector
destiny-museum = Museum
destiny-miser = Miser
destiny-wayfarer = Wayfarer
destiny-last_camp = Last Camp

## Where points come from

source-gold = Gold
source-treasures = Treasures
source-bonus = Bonus cards
source-destiny = Destiny
source-curses = Curses

# the same in a sentence: better for …
for-gold = gold
for-treasures = treasures
for-bonus = bonus cards
for-destiny = your destiny
for-curses = curses

## Options

option-cooperative = Cooperative bidding
option-cooperative-help = Several players may stand behind one bid and share its price.

## On the table

curse = curse of { $site } (−{ $points })
board-heading = Round { $round }, { $markers } of { $all } markers placed; { $leader } leads.
board-row = Row: { $cards }
board-decks = Decks: { $cards } adventure cards, { $treasures } treasures, { $destinies } destinies, { $curses } curses
board-bids = Bids: { $bids }
board-seat = { $who }: { $points } points, { $gold } gold; in hand: { $cards } adventure, { $treasures } treasure, { $curses } curse.
board-found = Found: { $treasures }.
board-silenced = Silenced by Juju.
board-hand = Hand of { $who }: { $cards }
board-put-down = Put down: { $cards }
board-goals = Goals: { $goals }
board-offered = To choose from: { $goals }
kind-jungle = jungle
kind-sand = sand
kind-mountain = mountain
kind-lake = lake
kind-sea = sea
kind-river = river
board-signs = ▲ expedition · ● explored · ○ not yet · B Bigfoot · L Leviathan · S sea token

## Deciding

question-goals = Reject one of your starting treasures and one of your two destinies. You keep the rest, and your curse.
question-goals-treasure = Reject one of your starting treasures; you keep the others.
question-goals-destiny = Reject one of your two destinies; you keep the other.
question-open = You lead the expedition at { $site }. Open the bidding: where shall it go?
question-may-open = No open path leads away from { $site }. Choose a flight to open the bidding, or pass.
question-bid = { $who } bids { $bid }, { $route }. Pass, or choose a route for a higher bid.
question-bid-together = Pass, add to a bid on the table, or put up a new one: which route?
question-bid-bound = You share the bid { $route }: pass, or add to it.
question-after-juju = You have played a Juju: now your bid has to follow. Which route?
question-after-juju-bound = You have played a Juju: now you have to add to the bid { $route }.
question-amount = How much do you bid for the way { $route }?
question-amount-add = How much do you add to the bid { $route }? It comes to { $total } so far.
question-pay = Pay { $bid } for the way { $route }, in cards: { $paid } paid so far.
question-sangaia = The expedition reaches { $site }. Sangaia would send it on: do you play one?
question-onward = Sangaia! The expedition does not stop at { $site }: where do you lead it on?
question-treasures = The expedition stops at { $site }. Which treasures do you play?
question-news = Cable news with marker { $marker }: you keep { $keep } of the treasures you received. Which one do you reject?
question-draw-free = Draw a card: from the row, or the top of the deck.
question-draw-free-last = The last marker is placed: the match ends after these draws. Draw a card: from the row, or the top of the deck.
question-draw-buy = Do you buy one more card for { $gold } gold?
question-draw-buy-last = The match ends after these draws. Do you still buy a card for { $gold } gold?
question-draw-diawas = Diawas has swept the table: take a card from the new row or the deck.
question-antik = Antik shows you { $drawn } treasures: which one goes under the deck?
question-istwa = Istwa: you keep one destiny. Which one goes under the deck?
question-makaks = Makaks: from whose hand do you take an adventure card at random?
question-marabout = Marabout: from whose hand do you take a treasure at random?
question-bigfoot = Bigfoot: on which land path do you put him?
question-leviathan = Leviathan: on which water path do you put it?
question-panda = Panda: which two players discard { $n } adventure cards each?
question-samedi = Samedi: which two players draw a curse each?
question-panda-discard = Panda: choose { $left } more of your cards to discard.
question-limit = The limit is { $limit } adventure cards: choose { $left } more to discard.
question-over = The match is over.

move-pass = Pass
move-bid = Bid for the way { $route }
move-bid-add = Add to the bid { $route }
move-onward = Go on { $route }
move-amount = Bid { $n }
move-amount-add = Add { $n }
move-ovetos = Bid { $n } and end the bidding with Ovetos
move-ovetos-add = Add { $n } and end the bidding with Ovetos
move-juju = Play Juju: { $seat } can no longer bid this round
move-pay = Pay with a { $card }
move-sangaia-no = Do not play Sangaia
move-sangaia-yes = Play Sangaia
move-treasure = Play the { $treasure }
move-treasure-bongo = Play the { $treasure } with a Bongo
move-treasure-with-bonus = Play the { $treasure } with a Bonus card
move-treasure-with-bonus-bongo = Play the { $treasure } with a Bongo and a Bonus card
move-done = Done: play nothing more
move-reject-treasure = Reject the { $treasure }
move-reject-destiny = Reject { $destiny }
move-take = Take { $card } from the row
move-take-from-deck = Take the top card of the deck
move-no-purchase = Buy nothing
move-victim = { $seat }
move-pair = { $a } and { $b }
move-monster = Block { $path }
move-discard = Discard { $card }

why-not-now = That is not the question now. { $question }
why-not-yours = That is not among your choices. { $question }
why-must-open = As the leader you have to open; a bid of 0 on a path is enough.
why-must-bid = After your Juju you have to make a bid.
why-amount-first = You have chosen a route: now name your amount, or take the choice back.
why-route-first = Choose a route first, then the amount.
why-amount = A bid of { $n } for the way { $route } is too low, or more than your cards and gold can pay.
why-amount-add = You cannot add { $n } to the bid { $route }: that is too little, or your cards and gold could not pay your share.
why-ovetos = Ovetos takes a bid of { $least } or more that you can pay.
why-no-card = You have no { $card } left to play.
why-no-juju = Juju cannot be played on { $who } now.
why-here-already = The expedition is at { $site } already.
why-no-way = From { $site } there is no way along { $path }.
why-blocked = { $monster } blocks the way.
why-bound = You share the bid { $route }: you can only add to it or pass.
why-cannot-pay = Your cards and gold cannot pay a bid that would be high enough { $route }.
why-not-onward = Sangaia does not lead { $route }: it has to be another open path of the same kind, after a flight a neighbour.
why-payment = The card { $card } does not fit now: cards that pay most come first, none may be left over, and the whole bid must be reached.
why-no-treasure = You do not hold the { $treasure }.
why-played-already = You are playing the { $treasure } already.
why-too-far = The { $treasure } is not here, nor at a neighbouring site with a Bongo to spare.
why-no-bonus = The { $treasure } cannot be played with a Bonus card now: it must be within reach, and you need a Bonus card with its symbol.
why-not-in-row = There is no { $card } in the row.
why-no-lair = { $monster } cannot go there: it needs another path of its own kind.
why-no-victim = { $who } is no possible victim.

## What happened

event-first-leader = { $who } leads the expedition first.
event-goals-dealt = Everyone is dealt { $dealt_treasures } starting treasures, two destinies and a curse.
event-goals-chosen = Everyone has chosen { $kept_treasures } starting treasures and a destiny.
event-round-begun = Round { $number } begins at { $site }.
event-no-exit = No open path leads away from { $site }: nobody has to open.
event-bid = { $who } bids { $n }, { $route }.
event-added = { $who } adds { $n } to the bid { $route }.
event-new-total = The bid now comes to { $n }.
event-passed = { $who } passes.
event-juju = { $who } plays Juju: { $other } can no longer bid this round.
event-ovetos = { $who } plays Ovetos and ends the bidding.
event-leader = { $who } leads the expedition { $route }, for { $n }.
event-no-move = Nobody bids: the expedition stays at { $site }.
event-paid = { $who } pays with { $n } × { $card }.
event-gold-spent = { $who } spends { $n } gold.
event-moved = The expedition travels { $route }.
event-sea-token = Sea travel token { $n } is put on { $path }.
event-sangaia-offered = The expedition reaches { $site }; Sangaia could send it on.
event-sangaia = { $who } plays Sangaia: the expedition does not stop at { $site }.
event-stepped = The expedition moves on to { $site }.
event-marker = Marker { $number } is put on { $site }.
event-no-marker = No marker is put on the base camp.
event-curse-struck = The curse of { $site } strikes { $who }: { $points } points lost.
event-bongo = { $who } plays a Bongo for { $site }.
event-treasure-found = { $who } finds the { $treasure }.
event-bonus = { $who } adds a Bonus card ({ $symbol }) for { $points } points.
event-nothing-found = No treasure is found at { $site }.
event-news = Cable news with marker { $number }: { $dealt } treasures for everyone, of which { $n } can be kept.
event-news-card = News of the { $treasure } reaches you.
event-news-chosen = Everyone has chosen; the rest goes under the treasure deck.
event-took-from-row = { $who } takes { $card } from the row.
event-took-from-deck = { $who } takes the top card of the deck.
event-drew = You draw { $card }.
event-bought = { $who } buys a card for { $n } gold.
event-row-filled = { $card } is laid into the row.
event-deck-shuffled = The deck is shuffled anew: { $n } cards.
event-bolt = { $who } draws { $card }: it works at once.
event-no-effect = { $card } has no effect.
event-stolen = { $who } takes a card from the hand of { $other } ({ $bolt }).
event-stolen-card = { $who } has taken { $card } from { $victim }.
event-stolen-treasure = { $who } has taken the { $treasure } from { $victim }.
event-monster-placed = { $who } puts { $monster } on { $lair }.
event-antik-card = Antik shows you the { $treasure }.
event-antik-kept = { $who } keeps a treasure found by Antik.
event-istwa-card = Istwa shows you the destiny { $destiny }.
event-istwa-done = { $who } keeps one destiny and puts the other under the deck.
event-swept = { $who } lays out a new row with Diawas and takes a card.
event-discarded = { $who } discards { $n } × { $card }.
event-cursed = { $who } draws a curse.
event-curse-card = You hold the curse of { $cursed }.
event-destiny-scored = { $who } reveals the destiny { $destiny }: { $points } points.
event-match-ended = The last marker lies on the island: the match is over.

## Answers given ahead

standing-no-sangaia = No Sangaia from me for the rest of this round
standing-pass-until-a-flight = I pass until somebody bids on a flight

## What things are and do

thing-bolt = { $what } A bolt: it works at once for whoever takes it and never enters a hand.
thing-card-yak = Pays { $pays } on a mountain path.
thing-card-kamel = Pays { $pays } on a sand path.
thing-card-gonogo = Pays { $pays } on a jungle path.
thing-card-kayak = Pays { $pays } on any water path: river, lake or sea.
thing-card-drako = Pays { $pays } on any path, and for a flight; costs { $gold } gold when it does.
thing-card-zeppelin = Pays { $pays } on any path, and for a flight; costs { $gold } gold when it does.
thing-card-shaman = Turns all your beasts of one kind (Yak, Kamel or Gonogo) into another kind for one payment. Pays nothing itself.
thing-card-ovetos = Played with a bid of your own of { $least } or more, ends the bidding at once. The bid is paid all the same.
thing-card-juju = Played with a bid of your own: a player you name can no longer bid this round.
thing-card-sangaia = Played when the expedition arrives: it does not stop there, and its leader has to lead it on by another path of the same kind, after a flight to a neighbouring site. Nothing more is paid.
thing-card-bongo = Discard it to play one treasure of a site next to where the expedition stops.
thing-card-bonus = Laid at the moment when you play a treasure that shows the symbol { $symbol }: { $points } points more. Later it cannot be added, and counts nothing.
thing-card-makaks = You take an adventure card at random from the hand of a player you choose.
thing-card-bigfoot = You put Bigfoot on a land path: nobody can use it while he stays.
thing-card-leviathan = You put Leviathan on a water path: nobody can use it while it stays.
thing-card-antik = You draw { $drawn } treasures, keep one and put the other under the deck.
thing-card-istwa = You draw a destiny and keep either it or the one you had.
thing-card-marabout = You take a treasure at random from the hand of a player you choose.
thing-card-diawas = Deck, row and discards are shuffled together; four new cards are laid out, and you take one card.
thing-card-panda = You choose two players, yourself too if you like: each discards { $cards } adventure cards of their own choice.
thing-card-samedi = You choose two players, yourself too if you like: each draws a curse.
thing-treasure = { $points } points, once you have played it: when the expedition stops at { $site }, or next to it if you add a Bongo. It shows the symbol { $symbol }.
thing-curse = If the expedition stops at { $site } while you hold it, it costs you { $points } points.
thing-destiny = Counts at the end: { $help }.
thing-site = A site of the { $people }. Its treasures are worth { $least } to { $most }. Ways from here: { $ways }.
thing-bare-site = A site of the { $people }, without treasures. Ways from here: { $ways }.
thing-camp = The expedition starts here. No treasure or curse belongs to the camp, and no marker is put here. Ways from here: { $ways }.
thing-path = { $card }, Drako and Zeppelin pay here.
thing-path-river = { $card }, Drako and Zeppelin pay here. A river can be travelled downstream only, past as many stops as you like.
thing-monster-bigfoot = While Bigfoot stands on a land path, the expedition cannot use it. Flights pass over him.
thing-monster-leviathan = While Leviathan lies on a water path, the expedition cannot use it. Flights pass over it.
thing-part-gold-name = Gold
thing-part-gold = Pays for Drakos, Zeppelins and a second card ({ $price } gold). What is left at the end is a point each; nothing ever brings new gold.
thing-part-adventure-name = Adventure cards
thing-part-adventure = They pay for bids and do tricks. How many somebody holds is open to all, which ones is a secret. When all have drawn, { $limit } are the limit.
thing-part-treasures-name = Treasures
thing-part-treasures = Treasure cards still in hand. They count nothing until they are played at their site.
thing-part-curses-name = Curses
thing-part-curses = Curses still in hand. One strikes when the expedition stops at its site.
thing-part-destinies-name = Destinies
thing-part-destinies = A secret goal that is revealed and counted at the end.
thing-part-markers-name = Exploration markers
thing-part-markers = Each stop takes the lowest number left. Red ones bring news of treasures to everyone; when number { $all } is placed, the round is the last.
thing-part-sea_tokens-name = Sea travel tokens
thing-part-sea_tokens = One is put on each sea path that was travelled, until all { $all } lie there. Only a destiny looks at them.
thing-part-deck-name = The deck
thing-part-deck = The top card is yours unseen, if you draw it. A bolt among them works at once.
thing-part-auction-name = The bidding
thing-part-auction = Clockwise, each passes or bids more, on any route. Who passed may come back. When all others have passed, the highest bidder pays and leads.
thing-part-leader-name = The leader
thing-part-leader = Opens the bidding and draws first. Whoever wins the bidding becomes the leader.
thing-part-expedition-name = The expedition
thing-part-expedition = All travel together. Where it stops, curses strike and treasures can be played.
thing-part-score-name = Points
thing-part-score = Treasures found, Bonus cards, gold left, and at the end the destiny; curses that struck are taken off.

now-expedition = The expedition is here.
now-placed = { $count ->
    [one] Explored: marker { $numbers } lies here.
   *[other] Explored: markers { $numbers } lie here.
}
now-mine = Of yours: { $goals }.
now-blocked = { $monster } blocks { $path }.
now-monster = Now on { $path }.
now-monster-away = Not on the board yet.
now-sea-tokens = { $count ->
    [one] A sea travel token lies here.
   *[other] { $count } sea travel tokens lie here.
}
now-held = You hold { $count }.
now-markers = { $placed } placed so far.
now-deck = { $cards ->
    [one] One card left.
   *[other] { $cards } cards left.
}

## Before it is too late

warn-withdraws = Your bid of { $n } { $route } will be withdrawn, and your new amount has to be higher.
warn-binds = { $who } has an amount here: once you add to it you are bound, and can only add more or pass.
