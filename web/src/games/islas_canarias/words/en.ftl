### What the board of Islas Canarias says beyond the game's own words.

web-course = Round { $round }
web-course-last = Round { $round }, the last
web-course-islands = Choosing islands
web-archipelago = The islands in play
web-start-ship = has the start-player ship
web-begins = begins
web-cards-loaded = { $count ->
    [one] { $count } card, ship loaded
   *[other] { $count } cards, ship loaded
}
web-colours = Colours that are left
web-deck = Deck
web-no-cards = No cards
web-next-to = Allowed because it is next to: { $symbol }
web-why-anywhere = { $count ->
    [one] Anywhere, by privilege: one area is empty.
   *[other] Anywhere, by privilege: { $count } areas are empty.
}
web-why-priority = { $count ->
    [one] Priority { $number } says where: next to { $symbol }. One area.
   *[other] Priority { $number } says where: next to { $symbol }. { $count } areas to choose from.
}
web-why-none = { $count ->
    [one] None of the four priorities can be met: the last empty area it is.
   *[other] None of the four priorities can be met: any of the { $count } empty areas will do.
}
web-settler-told = { $card } builds { $house }. Wants to live next to these, in this order: { $priorities }. The first that can be met decides.
web-pirate-told = You cannot build with { $card }, only load it on the ship. It takes a house from whoever holds { $privilege }, or else from those with the most points in its colour.
web-palace-told = A palace takes two houses of one colour and stands where this one stood. Your first palace of a colour is worth 3 points, each further one 2. The other area becomes free.
web-town-told = A town takes three houses of one colour and stands where this one stood. It is worth 5 points. The other areas become free.
web-ship-arrives = The ship's arrival
web-ship-card = Off the ship: card { $number } of { $count }
web-card-before = The card before
web-card-after = The next card
web-put-away = Put away
web-on-ship = On the ship: { $count }
web-compared = Empty areas for each priority, island by island
web-nobody-has = nobody has any
web-tie = a tie
web-decides = decides
web-by-privilege = by privilege
web-pirate-goes = A pirate goes to whoever holds { $privilege }; while nobody does, to those with the most points in its colour.
web-outlook = If this settler landed now
web-outlook-goes = The house would go to { $who }.
web-outlook-none = No island would be the best: nobody would get the house.
web-outlook-may = Until then the islands may change, and one card always stays aboard.
web-privileges = Privileges and supply
web-privilege-free = It is still on the table: the first with 3 points in its colour takes it.
web-privilege-yours = It is yours, until somebody has more points in its colour.
web-privilege-held = It lies on { $island }; whoever has more points in its colour takes it over.
web-power-win-ties = Wins ties: where islands are tied for a settler's first priority, the settler comes to the owner.
web-power-draw-five = Draws five: drawing gives five cards instead of three.
web-power-mixed-palace = Mixed palaces: a palace may be made from two houses of different colours; it takes the colour and the area of one of them.
web-power-build-anywhere = Builds anywhere: houses, palaces and towns may go on any empty area.
web-power-extra-card = An extra card: one more card each turn, before loading the ship.
web-power-pirate-shield = Safe from pirates: they pass by, and the owner of the attacked colour names another victim.
web-left-house = houses left
web-left-palace = palaces left
web-left-town = towns left
web-colour-points = Points in each colour; privileges held are marked
web-closing = The islands at the end
