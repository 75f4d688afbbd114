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
two-bids = { $a }; { $b }

## Destinies

about-destiny = { $name }: { $help }
destiny-mar_maldita = Mar Maldita
destiny-mar_maldita-help = 10 points if both sea travel tokens lie on the board
destiny-pilgrim_motu = Pilgrim of Motu
destiny-pilgrim_motu-help = of Hora-Pena, Bulo-Mapo, Wahi-Waha, Mana-Hatu and Vanu-Tabu, 3 explored give 5 points, 4 give 9, all 5 give 13
destiny-pilgrim_ptis = Pilgrim of Ptis
destiny-pilgrim_ptis-help = of Septris, Methritis, Rhobanis and Kamoptis, 2 explored give 3 points, 3 give 7, all 4 give 11
destiny-pilgrim_tlan = Pilgrim of Tlan
destiny-pilgrim_tlan-help = of Joztakitl, Kakotapl, Qualtops, Etintaklop and Teltoqlut, 3 explored give 5 points, 4 give 9, all 5 give 13
destiny-pilgrim_ang = Pilgrim of Ang
destiny-pilgrim_ang-help = of Balabatung, Aminadang, Taratarong and Kilitiping, 3 explored give 6 points, all 4 give 10
destiny-cuatro_puertos = Cuatro Puertos
destiny-cuatro_puertos-help = of Hora-Pena, Rhobanis, Aminadang and Teltoqlut, 2 explored give 2 points, 3 give 6, all 4 give 10
destiny-los_rios = Los Ríos
destiny-los_rios-help = of Bulo-Mapo, Wahi-Waha, Vanu-Tabu, Qualtops and Etintaklop, 2 explored give 3 points, 3 give 7, 4 give 11, all 5 give 14
destiny-confines = Confines
destiny-confines-help = of Kakotapl, Vanu-Tabu and Etintaklop, 1 explored gives 3 points, 2 give 7, all 3 give 12
destiny-lago_sagrado = Lago Sagrado
destiny-lago_sagrado-help = 3 markers on Mana-Hatu and Balabatung together give 5 points, 5 markers give 9
destiny-herd_yak = Yak Herd
destiny-herd_yak-help = 2 points for each Yak in hand, at most 10
destiny-herd_kamel = Kamel Herd
destiny-herd_kamel-help = 2 points for each Kamel in hand, at most 10
destiny-herd_gonogo = Gonogo Herd
destiny-herd_gonogo-help = 2 points for each Gonogo in hand, at most 10
destiny-flotilla = Flotilla
destiny-flotilla-help = 3 points for each Kayak in hand, at most 9
destiny-full_caravan = Full Caravan
destiny-full_caravan-help = 5 points for each set of Yak, Kamel, Gonogo and Kayak in hand, at most 10
destiny-collector_mask = Mask Collector
destiny-collector_mask-help = 3 points for each mask found, at most 12
destiny-collector_idol = Idol Collector
destiny-collector_idol-help = 3 points for each idol found, at most 12
destiny-collector_jewel = Jewel Collector
destiny-collector_jewel-help = 3 points for each jewel found, at most 12
destiny-collector_urn = Urn Collector
destiny-collector_urn-help = 3 points for each urn found, at most 12
destiny-museum = Museum
destiny-museum-help = 3 different symbols among the treasures you found give 5 points, all 4 give 10
destiny-miser = Miser
destiny-miser-help = 4 gold left give 4 points, 6 gold give 8
destiny-wayfarer = Wayfarer
destiny-wayfarer-help = 9 different sites explored give 3 points, 11 give 7, 13 give 11
destiny-last_camp = Last Camp
destiny-last_camp-help = 8 points if the expedition stands at the end on Mana-Hatu, Kamoptis, Balabatung, Qualtops or Kilitiping

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
board-heading = Round { $round }, { $markers } of 16 markers placed; { $leader } leads.
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
board-jungle = jungle
board-sand = sand
board-mountain = mountain
board-lake = lake
board-sea = sea
board-river = river
board-signs = ▲ expedition  ● explored  ○ not yet  B Bigfoot  L Leviathan  S sea token

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
question-draw-buy = Do you buy one more card for 1 gold?
question-draw-diawas = Diawas has swept the table: take a card from the new row or the deck.
question-antik = Antik: you keep one of the two treasures. Which one goes under the deck?
question-istwa = Istwa: you keep one destiny. Which one goes under the deck?
question-makaks = Makaks: from whose hand do you take an adventure card at random?
question-marabout = Marabout: from whose hand do you take a treasure at random?
question-bigfoot = Bigfoot: on which land path do you put him?
question-leviathan = Leviathan: on which water path do you put it?
question-panda = Panda: which two players discard three adventure cards each?
question-samedi = Samedi: which two players draw a curse each?
question-panda-discard = Panda: choose { $left } more of your cards to discard.
question-limit = The limit is ten adventure cards: choose { $left } more to discard.
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
event-goals-dealt = Everyone is dealt three starting treasures, two destinies and a curse.
event-goals-chosen = Everyone has chosen two starting treasures and a destiny.
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
event-match-ended = The match is over.
