### What the board of Isla Dorada says beyond the game's own words.

web-course = { $round ->
    [0] choosing goals
   *[other] round { $round } · { $placed } of 16 markers
}
web-map = The island
web-expedition-here = the expedition is here
web-markers-here = markers { $numbers }
web-destined = your destiny asks for it
web-auction = Who bids what
web-desk = Your choices
web-leader = leader
web-is-passed = passed
web-is-silenced = silenced
web-is-bare = no cards
web-is-thinks = decides
web-is-done = ready
web-together = { $total } together
web-bid = Bid
web-add = Add
web-with-ovetos = … and end it with Ovetos
web-silence = Silence with Juju
web-step-goals = Goals
web-step-bid = Bidding
web-step-pay = Paying
web-step-sangaia = Sangaia?
web-step-onward = Onward
web-step-treasures = Treasures
web-step-news = Cable news
web-step-limit = Ten cards
web-step-draw = Drawing
web-step-over = The end
web-why-goals = Tap the cards you give up. Your goals are marked for you alone.
web-why-bid = Tap where to go. Your cards can pay for all that is lit.
web-only-bid = Your cards cannot pay a higher bid from here.
web-only-sangaia = You have none. All are asked, so that nobody can tell.
web-only-treasures = Nothing of yours is here. All are asked, so that nobody can tell.
web-why-amount = Only the highest bid is paid. Undo shows the other ways again.
web-why-sangaia = { web-help-sangaia }
web-why-pay = The cheapest payment is marked. Tap cards to change it, then pay.
web-why-panda = Tap the cards you give up.
web-why-limit = { web-why-panda }
web-why-onward = Tap where the expedition goes on.
web-why-treasures = Tap lit treasures to play them, then say that you are done.
web-why-news = Tap the card you give up.
web-why-antik = { web-why-news }
web-why-istwa = { web-why-news }
web-why-draw = Tap a face-up card or the deck. A bolt works at once.
web-why-monster = Tap a lit path: nobody can use it while the monster stays.
web-ticker = The latest
web-legend = Paths, and who pays for them
web-row = Face up
web-deck = The deck: { $count } cards
web-hand = Your hand
web-empty-hand = no cards
web-goals = Your secret goals
web-adventure = Adventure cards
web-found = Found
web-nothing-yet = Nothing yet.
web-pay = Pay with these
web-pay-ready = { $gold ->
    [0] No gold needed.
   *[other] This also costs { $gold } gold.
}
web-would-pay = { $gold ->
    [0] You would pay with these.
   *[other] You would pay with these and { $gold } gold.
}
web-pay-short = { $left } still missing.
web-pay-gold = Not enough gold for that.
web-pay-shaman = Each other kind of beast needs a Shaman.
web-pay-spare = One card too many: leave one out.
web-discard = Discard these
web-discard-note = { $left ->
    [0] That is all.
    [1] One more card.
   *[other] { $left } more cards.
}
web-treasure-help = Play it when the expedition stops at its site, or next to it with a Bongo.
web-curse-help = Costs you these points if the expedition stops at its site.
web-secrets = The secrets
web-destiny-gave = the destiny gave { $points }
web-unfound = Treasures and curses still in hand count nothing.
web-help-yak = Yak: pays 1 over the mountains.
web-help-kamel = Kamel: pays 1 over the sand.
web-help-gonogo = Gonogo: pays 1 through the jungle.
web-help-kayak = Kayak: pays 2 on river, lake and sea.
web-help-drako = Drako: pays 2 anywhere, even for a flight, and costs 1 gold.
web-help-zeppelin = Zeppelin: pays 5 anywhere, even for a flight, and costs 3 gold.
web-help-shaman = Shaman: turns beasts of one kind into another for one payment.
web-help-ovetos = Ovetos: your bid of 4 or more ends the bidding at once.
web-help-juju = Juju: with your bid, another player cannot bid this round.
web-help-sangaia = Sangaia: the expedition does not stop here but goes on.
web-help-bongo = Bongo: play a treasure of a neighbouring site.
web-help-bonus = Bonus: 3 more points with a treasure of its symbol.
web-help-makaks = Steals an adventure card at random.
web-help-bigfoot = Blocks a land path.
web-help-leviathan = Blocks a water path.
web-help-antik = Draws two treasures and keeps one.
web-help-istwa = Draws a destiny and keeps one of the two.
web-help-marabout = Steals a treasure card at random.
web-help-diawas = Shuffles everything and lays out a new row.
web-help-panda = Makes two players discard three cards each.
web-help-samedi = Gives two players a curse each.
