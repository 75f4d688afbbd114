### What the board of Islas Canarias says beyond the game's own words.

web-course-round = Round { $round }
web-course-last = the last
web-course-islands = Choosing islands
web-archipelago = The islands in play
web-start-ship = has the start-player ship
web-begins = · start player
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
    [one] Priority { $number } says where: next to { $symbol } (one area).
   *[other] Priority { $number } says where: next to { $symbol } ({ $count } areas).
}
web-why-short = { $count ->
    [one] Priority { $number }: { $symbol }, one area
   *[other] Priority { $number }: { $symbol }, { $count } areas
}
web-why-none = { $count ->
    [one] None of the priorities can be met: the last empty area it is.
   *[other] None of the priorities can be met: any of the { $count } empty areas will do.
}
web-settler-told = { $card } builds { $house } next to the first of these that can be met: { $priorities }.
web-pirate-told = You cannot build with { $card }, only load it on the ship. It takes a house from whoever holds { $privilege }, or else from those with the most points in its colour.
web-build-here = Build on { $area }
web-told-islands-small = Tap an island to see how many areas lie next to coast, village, river, mountain, farmland and road. A settler picks the island with the most empty areas to his liking.
web-told-islands = Below each island: how many areas lie next to coast, village, river, mountain, farmland and road. A settler picks the island with the most empty areas to his liking.
web-told-act = Press a settler to see where the house may go, then the area you want.
web-told-draw = Or draw, to have more to choose from.
web-told-load = When all have loaded, the ship lands: each settler builds where most empty areas lie next to what he likes.
web-told-return = The house goes back to the supply, and what it is worth with it. Palaces and towns are safe.
web-told-name = Your privilege protects you. Press the island that has to give up a house instead.
web-act-draw = You cannot build now: draw cards.
web-act-none = You can neither build nor draw: your first action is lost.
web-last-round = This is the last round.
web-had-to-draw = { $count ->
    [one] You could not build, so you drew a card. Now the second action.
   *[other] You could not build (that takes two cards in hand and an empty area), so you drew { $count } cards. Now load one.
}
web-palace-told = Two houses become a palace here; the other area becomes free.
web-town-told = Three houses become a town here; the other two areas become free.
web-worth-first-palaces = { $before ->
    [0] First of its colour: { $points } points.
   *[other] First of its colour: { $points } points in place of { $before }.
}
web-worth-further-palaces = { $before ->
    [0] Not the first of its colour: { $points } points.
   *[other] Not the first of its colour: { $points } points in place of { $before }.
}
web-worth-towns = { $before ->
    [0] { $points } points.
   *[other] { $points } points in place of { $before }.
}
web-ship-arrives = The ship's arrival
web-ship-card = Ship, { $number }/{ $count }: { $card }
web-card-before = The card before
web-card-after = The next card
web-put-away = Put away
web-on-ship = On the ship: { $count }
web-compared = Empty areas for each priority, island by island
web-nobody-has = nobody has any
web-tie = a tie
web-decides = decides
web-by-privilege = by privilege
web-compared-points = Points in the pirate's colour
web-points-orange = orange points
web-points-brown = brown points
web-points-green = green points
web-points-blue = blue points
web-points-beige = beige points
web-points-red = red points
web-pirate-holder = A pirate goes to whoever holds { $privilege }: { $who }.
web-pirate-sent-on = { $who } is protected by { $privilege } and would send it to somebody else who has a house.
web-pirate-most = Nobody holds { $privilege }, so the pirate goes to all who have the most points in its colour.
web-outlook-pirate = If this pirate landed now
web-outlook-hint = Press a card: this table then shows which island the settler would choose.
web-outlook = If this settler landed now
web-outlook-goes = The house would go to { $who }.
web-outlook-none = No island would be the best: nobody would get the house.
web-outlook-may = Until then the islands may change, and one card always stays aboard.
web-privileges = Privileges and supply
web-left-house = houses left
web-left-palace = palaces left
web-left-town = towns left
web-colour-points = Points in each colour; privileges held are marked
web-closing = The islands at the end
