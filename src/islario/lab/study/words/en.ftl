### The report of a study in English.

study-title = { $game }, a study
study-opening = Every seat was played by the same bot, so that differences come from the game and from chance. Lines and what follows ± or stands in brackets are 95 % intervals: more matches make them shorter.
study-fact-bot = Bot
study-fact-players = Players
study-fact-matches = Matches
study-fact-options = Options
study-fact-seed = Seed
study-fact-version = Made with
study-as-table = The same as a table
study-number = { NUMBER($value, maximumFractionDigits: 2) }
study-percent = { NUMBER($value, maximumFractionDigits: 1) } %
study-at-random = at random ({ $games } matches)
study-winners = winners
study-others = the others
study-points = points
study-points-each = mean points a player
study-victories = share of victories
study-seat = { $number ->
    [1] First player
   *[other] Player { $number } in turn
}
study-seat-heading = In turn

study-scores = Scores
study-scores-text = What players end with. Columns: the bot; the line: players who move at random.
study-mean = Mean
study-median = Median
study-range = Lowest and highest
study-winners-mean = Winners, mean
study-lead = Lead of the first over the second

study-seats = Turn order
study-seats-text = Does it matter who begins? Players are counted in the order of the first turn, from whoever began the match (in Trails of Tucana, from the Mayor). The dashed line is an equal share; shared victories count in parts.
study-seats-fair = Taken together, these matches show no advantage that chance does not explain.
study-seats-unfair = More than chance explains, all players taken together (95 %): { $seats }.

study-length = Length
study-length-text = How many decisions a match takes, of all players together.
study-decisions = decisions in a match
study-rounds = rounds
study-decisions-mean = Decisions in a match
study-decisions-each = Decisions of one player
study-rounds-mean = Rounds

study-sources = Where points come from
study-sources-text = Mean points by source. Where the winners' dot lies far from the others', matches are decided.
study-source-heading = Source

## La Isla

study-functions = What a function is worth
study-functions-text = Points more at the end for each card with this function that was laid under A, compared with an average card there: least squares within each match, so that a rich match makes nobody look good. It holds what the function gives, what it makes possible and what else its owner could not lay; where an interval crosses 0, nothing is proven. Below: the functions that gave most points directly.
study-functions-what = points more than an average function, for each card laid
study-functions-gave = { NUMBER($points, maximumFractionDigits: 2) } points a card
study-functions-often = How often each function is laid
study-functions-often-text = How often the bot chose each function. What is laid rarely can be worth little, or lie rarely in a good place.
study-functions-often-what = cards laid under A, for each player and match
study-function-heading = Function

## Islas Canarias

study-privileges = What a privilege is worth
study-privileges-text = Points more at the end for holding a privilege through the whole match, other privileges and the island being equal. Whoever has many buildings of a colour takes its privilege, so a part of this is the cause and not the effect: compare privileges with each other rather than with 0. Below: how long somebody holds it, and how often it changes hands.
study-privileges-what = points more for holding it all through the match
study-privilege = { $privilege } ({ $power })
study-privilege-heading = Privilege
study-privilege-held = { $share } of the match, { $changes } changes
study-islands = What an island is worth
study-islands-text = Points more at the end than with an average island, privileges being equal; then the share of victories, and the mean points.
study-islands-what = points more than with an average island
study-island-heading = Island

## Isla Dorada

study-bids = Bids by value
study-bids-text = Columns: all bids that were named; the line: what the expedition was led for in the end. Then how many of the bids of each value won. With cooperative bidding several players may stand behind one.
study-bids-all = all bids
study-bids-led = winning bids
study-bids-what = value of the bid
study-bids-won = share of the bids that won
study-bids-each = Bids in a match
study-bids-mean = Mean bid
study-bids-led-mean = Mean winning bid
study-destinies = What destinies bring
study-destinies-text = Mean points of each destiny for whoever kept it; then how much better its owners ended than owners of an average destiny at the same table. Below: how often it was kept, and how often it scored at all.
study-destinies-what = points of the destiny
study-destinies-worth = points more in all than with an average destiny
study-destiny-heading = Destiny
study-destiny-kept = { $share } of players, scored { $reached }

## Trails of Tucana

study-setup = Villages against sights
study-setup-text = Mean points from pairs of villages (with blue bonus cards) and from sights (with red ones), by set-up card: the letters as they are read out. At the top, cards that favour villages.
study-setup-winners = Winners and others
study-setup-heading = Set-up card
study-villages = villages
study-sights = sights
