### What the board of La Isla says beyond the game's own words.

web-course-round = Round { $round }
web-course-phase = { $phase ->
    [cards] cards
    [over] final scoring
   *[other] action { $phase }
}
web-course-markers = markers { $sum }/{ $end }
web-island = The island
web-holder = Cardholder
web-slot = Slot { $slot }
web-empty-slot = slot { $slot }
web-active = active
web-waits = may be used
web-used = done
web-hand = This round
web-hand-card = Card { $number }
web-letter-A = function
web-letter-B = resource
web-letter-D = marker
web-unused = unused
web-sort = Drag a card to its letter, or tap it and then the letter.
web-sort-keys = Keys: three digits, for A, B and D.
web-lay-so = Lay like this
web-laid = Laid. Until everyone has laid, Undo takes them back.
web-has-laid = has laid
web-starts = starts
web-stores = Holdings
web-resources = Resources
web-animals = Animals and their tracks
web-large = large tile, counts as { $count }
web-supply = { $count ->
    [0] No explorer left in the supply
    [one] 1 explorer in the supply
   *[other] { $count } explorers in the supply
}
web-region = { $animal }: { $value } points for whoever has explorers on { $spaces }
web-region-empty = Jungle between { $spaces }: its tile has been claimed
web-stuck = You cannot pay for any space now: take a resource.
web-price = costs { $count } { $resource }
web-closes = claims the { $animal }, +{ $points }
web-track = { $animal }: marker on step { $step } of { $top }, worth { $area } a tile at the end. Tiles here: { $tiles }, a point each whenever their owner moves it.
web-scoring-board = Scoring board
web-sum = Markers { $sum } of { $end }
web-seek = Show the explorers
web-choices = Choices
web-use-it = Use it
web-give = Give
web-get = for
web-animals-worth = Your animals at the end
web-sets = { $sets ->
    [0] No complete set of five animals.
    [one] One complete set of five animals: { $points } points.
   *[other] { $sets } complete sets of five animals: { $points } points.
}
