### What the board of Trails of Tucana says beyond the game's own words.

web-island = Your sheet of { $island }
web-cards = The cards turned up
web-deck = Still to come
web-bonus-cards = Bonus cards
web-blue-card = Blue bonus card { $letter }: { $points } points for whoever joins the two villages { $letter } first
web-blue-card-gone = Blue bonus card { $letter }: gone
web-red-card = Red bonus card: { $points } points for whoever joins two sights first ({ $sight })
web-sights = Sights
web-pairs = Pairs
web-bonus = Bonus
web-connects = Connects: { $what }
web-pair = villages { $letter }
web-card = bonus card
web-extra = bonus trail
web-bonus-trail = { $count ->
    [one] A bonus trail, anywhere
   *[other] { $count } bonus trails, anywhere
}
web-sheet = Scoring boxes
web-circled = (circled)
web-sights-so-far = { $sights ->
    [one] { $sights } sight
   *[other] { $sights } sights
}
web-pairs-so-far = pairs { $pairs }
web-ladder = The ladder of grades
web-no-grade = No grade:
web-grades-vary = The ladder is made for one; with several players, scores vary with their number.
