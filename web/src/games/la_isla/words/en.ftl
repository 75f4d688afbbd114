### What the board of La Isla says beyond the game's own words.

web-course = Round { $round } · { $phase ->
    [cards] cards
    [over] final scoring
   *[other] action { $phase }
} · markers { $sum } of { $end }
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
web-large = large tile, counts as two
web-supply = { $count ->
    [0] No explorer left in the supply
    [one] 1 explorer in the supply
   *[other] { $count } explorers in the supply
}
web-resource-for = { $count } here. Pays for { $landscape } spaces: two for an explorer.
web-space-price = An explorer here costs two { $resource } resources.
web-region = { $name }: { $animal }, { $value } points for whoever has explorers on { $spaces }
web-region-empty = { $name }: its tile has been claimed
web-stuck = You cannot pay for any space now: take a resource.
web-price = costs { $count } { $resource }
web-closes = claims the { $animal }, +{ $points }
web-track = { $animal }: marker on step { $step } of { $top }, worth { $area } a tile at the end. Tiles here: { $tiles }, a point each whenever their owner moves it.
web-scoring-board = Scoring board
web-sum = Markers { $sum } of { $end }
web-sum-help = The five markers stand in areas worth { $counted }: { $sum } together. When a round ends with { $end } or more, the game is over. { $left ->
    [0] This round is the last.
   *[other] Still missing: { $left }.
}
web-seek = Show the explorers
web-choices = Choices
web-use-it = Use it
web-give = Give
web-get = for
web-card-uses = A: { $function }
    B: take a { $resource } resource.
    D: the marker of the { $animal } moves up, { $points ->
        [0] no points for now.
        [one] 1 point for you.
       *[other] { $points } points for you.
    }
web-animals-worth = Your animals at the end
web-sets = { $sets ->
    [0] No complete set of five animals.
    [one] One complete set of five animals: { $points } points.
   *[other] { $sets } complete sets of five animals: { $points } points.
}

## What each function does: when, and what then

when-symbol = When you place an explorer on a space with the symbol "{ $variant }", you may
when-land = When you place an explorer on a { $variant } space, you may
when-ring = When you place an explorer in the { $variant } ring, you may
when-shared = When you place an explorer where an opponent's stands, you may
when-tile = When you claim a tile of the { $variant }, you may
when-b = When your B card gives you a { $variant } resource, you may
when-d = When you move the marker of the { $variant } in action D, you may
then-vp = score { $amount } points.
then-resource = take one resource of any colour.
then-marker = move any one marker up and score for your tiles of that animal.
then-extra-same = take { $amount } more of the same colour.
then-swap = swap { $amount } of your resources for one of another colour.
explain-wild-resource = When you pay for an explorer, one { $variant } resource may stand for any colour.
explain-symbol-cost1 = An explorer on a space with the symbol "{ $variant }" costs you only { $amount } resource.
explain-shared-cost1 = An explorer where an opponent's stands costs you only { $amount } resource.
explain-d-any-instead = When your D card shows the { $variant }, you may move any other marker instead.
explain-extra-explorer = When this card is slotted, you may take { $amount } explorer from the general supply. He stays yours when the card is covered.
explain-draw-extra = In the card phase you draw { $amount } more card; the one you do not lay is discarded.
explain-extra-slot = This card lies beside your holder and is { $amount } more slot, also when it is covered.
