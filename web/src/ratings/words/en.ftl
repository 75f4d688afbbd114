## The leaderboard
leaderboard = Leaderboard
leaderboard-lead = Ratings come from rated tables of this server, game by game. The line shows where the true figure lies: it grows shorter with every match.
leaderboard-trust = Anybody can be somebody new here at any time, so ratings tell something among people who trust each other.
leaderboard-order = The order follows what everybody is worth at least, as far as one can be sure.
leaderboard-none = Nobody has played a rated match of this game yet. When you make a table, “Rated” is one of its choices.
which-game = Game
rating-of = { $rating } ± { $margin }
rating-played = { $played ->
    [one] 1 match
   *[other] { $played } matches
}
rating-arena = { $played ->
    [one] bot, 1 arena match
   *[other] bot, { $played } arena matches
}
somebody = somebody without a name
you-here = you

## One's own
my-ratings = Your ratings
my-ratings-none = You have not played a rated match to its end yet.
on-board = Show me on this server’s leaderboards
to-board = To the leaderboard

## At a table
rated-note = This table is rated: whoever leaves after their first move, or whose time runs out, has lost.
rated-now = Your rating is { $rating } ± { $margin } now.
