### What the board of Isla Dorada says beyond the game's own words.

web-course-goals = Choosing goals
web-course-round = Round { $round }
web-course-markers = markers { $placed }/{ $markers }
web-map = The island
web-expedition-here = the expedition is here
web-markers-here = markers { $numbers }
web-destined = your destiny asks for it
web-ways = ways from here: { $ways }
web-way-blocked = { $way }, blocked by { $monster }
web-track = Markers: { $placed } of { $all } placed. Sea travel tokens on the board: { $tokens }.
web-auction = Who bids what
web-desk = Your choices
web-leader = leader
web-has-bid = has bid { $n }
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
web-step-limit = { $limit } cards
web-step-draw = Drawing
web-step-over = The end
web-why-goals = Tap the cards you give up. Your goals are marked for you alone.
web-why-bid = Tap where to go. Your cards can pay for all that is lit.
web-only-bid = Your cards cannot pay a higher bid from here.
web-only-sangaia = You have none. All are asked, so that nobody can tell.
web-only-treasures = Nothing of yours is here. All are asked, so that nobody can tell.
web-why-amount = Only the highest bid is paid. Undo shows the other ways again.
web-why-sangaia = Sangaia: the expedition does not stop here but goes on.
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
web-pay-short = Still missing: { $cards }.
web-pay-gold = Not enough gold for that.
web-pay-shaman = Each other kind of beast needs a Shaman.
web-pay-spare = One card too many: leave one out.
web-discard = Discard these
web-discard-note = { $left ->
    [0] That is all.
    [1] One more card.
   *[other] { $left } more cards.
}
web-tied = Equal points: more treasures found win, then more gold left.
web-secrets = The secrets
web-destiny-gave = the destiny gave { $points }
web-unfound = Treasures and curses still in hand count nothing.
