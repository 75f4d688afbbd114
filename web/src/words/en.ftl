### The shell in English: shelf, new table, table.

close = Close
rules = Rules
loading = One moment…
connecting = Looking for the table…
nowhere = There is no such page
back-to-shelf = Back to the shelf
server-silent = The server does not answer. Trying again…
switch-language = FR : lire en français
to-dark = Switch to dark
to-light = Switch to light
player = Player { $number }
players = Players
points = points
total = Total

## The shelf

shelf-title = A book of islands
shelf-lead = Board games for a table of friends: each on their own device, all round one screen, or against bots. No account, no download.
players-range = { $range } players
preparing = Preparing the rules, once…
play-game = Play
new-table = New table
no-such-game = There is no such game here.
open-record = Open a saved match
open-record-help = The file of a finished match: replay it move by move.

## A new table

new-table-of = New table: { $title }
read-rules = Read the rules
who-plays = Who plays
who-plays-help = Here: on this device, which several people can pass round. By link: a friend on another device. Bot: the computer plays.
seat-kind = Seat { $number }: who plays
seat-here = Here
seat-open = By link
seat-bot = Bot
seat-open-help = You get the link at the table.
which-bot = Seat { $number }: which bot
bot-seconds = Takes about { NUMBER($seconds, maximumFractionDigits: 1) } s a move.
name-of = Seat { $number }: name
options = Options
create-table = Start the match

## The table

the-table = The table
no-table = No table here
table-nav = This table
seats = Seats
you = you
bot = bot
away = away
thinking = thinking
your-turn = your turn
done = done
place = place { $place }
seat-free = free seat
watching = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
line-lost = The line is down. Coming back by itself…
question = What is asked
moves = Moves
log = Log
holdings = My sheet
replay = Replay
is-over = The match is over.
see-result = See the result
you-wait = You are done. Waiting for { $names }.
you-watch = You are watching. Deciding: { $names }.
bot-plays = A bot plays for you. Deciding: { $names }.
catching-up = Meanwhile… Any key or touch skips this.
hint = What would you do?
hint-short = Hint
hint-thinking = Trying out what could happen…
hint-points = About { $points } points at the end
hint-chance = wins { $percent }% of the time
hint-note = From what you can know: many ways the match could go on, played to the end.
free-seat-hint = A seat is free: for a friend, a bot or you.
fill-seat = Fill the seat
seen-as = The others see you as { $name }.
choose-hint = { $count ->
    [one] One choice, lit on the board.
   *[other] { $count } choices, lit on the board and in the list.
}
confirm = Confirm
sending = Sending…
undo = Undo
which-rule = Rule { $rule }
ask-before = Confirm each move
filter-moves = Find a move
no-move-found = No move says that.
log-empty = Nothing has happened yet.
since-last-turn = Since your last turn
show-again = Show again
your-last-turn = your last turn
look-at = Look at position { $version }
source = Source
breakdown = Where the points come from
table-of-rules = Table { $number }

## Stepping through

replay-at = Position { $at } of { $last }
position = Position
first = First position
previous = Previous position
next = Next position
last = Last position
play = Play
pause = Pause
back-to-now = Back to the table

## Seats

your-name = Your name
take-seat = Sit down here
rename = Change name
invite = Get a link for a friend
own-link = Get my link for another device
link-to-send = Link to send
link-copied = Link to send (copied)
hand-to-bot = Let a bot play
take-back = Take my seat back
open-up = Send the bot away
leave = Leave the seat

## One screen, several people

curtain = Pass the device
pass-to = Pass the device to { $name }
pass-help = Nobody else should look.
i-am = I am { $name }

## The end

won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
tied = Equal points: the tie-break in the rules decides.
solo-over = You scored { $points } points
see-board = Look at the board
export-record = Save the match
play-again = Play again
over-time = Points over time
look-back = Looking back
look-back-help = Which of your moves cost you most? Finding out takes a few seconds.
look-back-begin = Look back
look-back-busy = Playing your moves again…
look-back-none = No move of yours cost much. Well played!
look-back-cost = { $points ->
    [one] Cost about { NUMBER($points, maximumFractionDigits: 1) } point
   *[other] Cost about { NUMBER($points, maximumFractionDigits: 1) } points
}
look-then = See the board then
look-back-played = You: { $move }.
look-back-better = Better: { $move }.
fair = Were the cards shuffled fairly?
fair-help = All shuffles come from the first number, the key. The second is its SHA-256, shown to everyone from the first move: so the key was not changed.

## Looking closely

zoom = Zoom
zoom-in = Closer
zoom-out = Farther
zoom-back = Whole board
