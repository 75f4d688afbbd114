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
shelf-lead = Four board games for a table of friends: each on their own device, all round one screen, or against bots. No account, no download.
players-range = { $range } players
coming = In the terminal today, in the browser soon
preparing = Preparing the rules, once…
new-table = New table
no-such-game = There is no such game here.
about-la-isla = Explore an island, surround its rare animals and find them before the others do, with cards of three uses.
about-islas-canarias = Settle the islands one ship at a time: settlers go where life is best, and you make it so.
about-isla-dorada = One expedition, many treasure hunters: bid for the way it goes, and towards your own secret goals.
open-record = Open a record
open-record-help = The file of a finished match, saved here or elsewhere: replay it move by move.

## A new table

new-table-of = New table: { $title }
read-rules = Read the rules
who-plays = Who plays
who-plays-help = Here: at this device. By link: you get a link to send, or whoever opens the table's address sits down. Bot: plays at once, at any hour.
seat-kind = Seat { $number }: who plays
seat-here = Here
seat-open = By link
seat-bot = Bot
seat-open-help = Send the link from the table.
which-bot = Seat { $number }: which bot
bot-seconds = Thinks for about { NUMBER($seconds, maximumFractionDigits: 1) } s a decision.
name-of = Seat { $number }: name
options = Options
create-table = Set the table

## The table

the-table = The table
no-table = No table here
table-nav = This table
seats = Seats
you = you
bot = bot
away = away
thinking = thinking
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
you-wait = You are done. Still deciding: { $names }.
you-watch = You are watching. Deciding: { $names }.
bot-plays = A bot plays for you. Deciding: { $names }.
catching-up = Meanwhile… Any key or touch skips this.
hint = What would you do?
hint-thinking = Trying out what could happen…
hint-points = About { $points } points at the end
hint-chance = wins { $percent }% of the time
hint-note = From what you may know: many possible ways the match could go on, played to the end.
free-seat-hint = A seat is free: choose it in the list of seats to sit down.
choose-hint = { $count ->
    [one] One choice: it is lit on the board.
   *[other] { $count } choices: lit on the board, and in the list.
}
confirm = Confirm
sending = Sending…
undo = Undo
which-rule = Rule { $rule }
ask-before = Ask before playing
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
invite = Get the link for a friend
own-link = Get my link for another device
link-to-send = Link to send
link-copied = Link (copied)
hand-to-bot = Let a bot play
take-back = Take my seat back
open-up = Send the bot away
leave = Leave the seat

## One screen, several people

curtain = Pass the device
pass-to = Pass the device to { $name }
pass-help = Nobody else should look: what the others are doing stays secret until the turn is over.
i-am = I am { $name }

## The end

won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
solo-over = You scored { $points } points
see-board = Look at the board
export-record = Save the record
play-again = New table
over-time = Points over time
look-back = Looking back
look-back-help = Which of your decisions cost most? A few seconds of thinking tell.
look-back-begin = Look back
look-back-busy = Playing your decisions again…
look-back-none = No decision of yours cost anything worth telling. Well played!
look-back-cost = { $points ->
    [one] About { NUMBER($points, maximumFractionDigits: 1) } point
   *[other] About { NUMBER($points, maximumFractionDigits: 1) } points
}
look-back-played = You: { $move }
look-back-better = Better: { $move }
fair = Were the cards shuffled fairly?
fair-help = All shuffles come from the first number, the key. The second is its SHA-256, which everyone was shown from the first move: so the key was not changed.

## Looking closely

zoom = Zoom
zoom-in = Closer
zoom-out = Farther
zoom-back = Whole board
