### The shell in English: shelf, new table, table.

close = Close
how = How to play
learn = Learn it
exercises = Exercises
today = Today’s exercise: { $game }
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
me = You
players-range = { $range } players
opening-box = Opening the box…
preparing = The rules are being prepared ({ $percent } %): bots play simply until then.
not-prepared = The rules cannot be prepared on this server: bots play simply, and there are no hints.
play-game = Play
new-table = New table
no-such-game = There is no such game here.
open-record = Open a saved match
open-record-help = The file of a finished match: replay it move by move.

## A new table

new-table-of = New table: { $title }
read-rules = Read the rules
which-bot = Seat { $number }: which bot

## The table

the-table = The table
halted = The match cannot go on
to-new-table = To the new table
no-table = No table here
table-nav = This table
menu = Menu
more-seats = { $count } more
which-one = Which one do you mean?
chat = Chat{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
  }
seats = Seats
you = you
bot = bot
away = away
thinking = thinking
your-turn = your turn
to-act = to act
ready = ready
waits = waits
place = place { $place }
seat-free = free seat
seat-kept = seat kept
watching = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
newer = A new version is there.
lacking = A part of this page has not come.
reload = Reload
line-lost = The line is down. Coming back by itself…
question = What is asked
moves = Moves
log = Log
holdings = My sheet
replay = Replay
is-over = The match is over.
see-result = See the result
you-wait = Waiting for { $names }.
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
free-seat-kept = A seat is kept for { $name }.
free-seat-host = A seat is free: for a friend or a bot.
fill-seat = Fill the seat
choose-hint = { $count ->
    [one] One choice, lit on the board.
   *[other] { $count } choices, lit on the board and in the list.
}
choose-short = { $count ->
    [one] One choice, lit.
   *[other] { $count } choices, lit.
}
confirm = Confirm
sending = Sending…
undo = Undo
which-rule = Rule { $rule }
ask-before = Confirm each move
anyone = Anyone?
silence-means-no = Silence means no.
wait-please = Wait, please
wait-asked = { $names } asks to wait.
nothing-to-say = You have nothing to play here.
you-answered = Your answer is in. You can still take it back.
they-are-asked = Others are being asked.
answered-for-you = No other choice: this is answered for you.
answer-for-me = Answer for me when I have no choice
ahead = Answered ahead, for you alone to see
filter-moves = Find a move
no-move-found = No move says that.
log-empty = Nothing has happened yet.
log-result = { $count ->
    [0] The end, with { $points } points.
    [one] { $names } wins with { $points } points. { $standing }
   *[other] { $names } share the victory with { $points } points. { $standing }
}
about-hint = Point at anything, or tap it: it is explained here.
since-last-turn = Since your last turn
show-again = Show again
your-last-turn = your last turn
look-at = Look at position { $version }
source = Source
breakdown = Where the points come from
table-of-rules = Table { $number }

## How one likes it

settings = Settings
speed = How fast things travel
speed-slow = slowly
speed-normal = normally
speed-fast = fast
speed-none = not at all
ship-waits = The ship waits for a tap before the next card
sounds = Sounds
asking = Confirm
asking-each = each move
asking-final = only what cannot be undone
asking-never = nothing

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
invite-help = Send it to one friend: it works once, for whoever comes first.
invites = Invite your friends
invites-missing = { $count ->
    [0] Everybody is here.
    [one] One seat waits for a friend. Send its link; you can begin meanwhile.
   *[other] { $count } seats wait for friends. Send each its own link; you can begin meanwhile.
}
invite-friend = Invite
invite-title = A seat at { $title }
invite-again-help = If you have sent one before, a new link takes its place.
guest-here = is here
guest-away = has come, and is away
to-the-table = To the table
share = Share…
link-code = The link as a picture for a camera
name-me = That’s me
own-link = Get my link for another device
own-link-help = For yourself: it opens your seat on your other devices. Keep it to yourself. A new one locks out the devices that came by an older one.
host-link = Get the host’s link for another device
host-link-help = For yourself: whoever has it can invite, free seats and send bots away.
link = Link
copy = Copy
link-copied = Copied.
hand-to-bot = Let a bot play
take-back = Take my seat back
open-up = Send the bot away
leave = Leave the seat
nudge = Nudge { $name }
nudged = Nudged.
void = Free this seat…
void-help = { $name } loses the seat, and everybody is told. If the seat has been played, somebody else at the table has to agree. You can then invite somebody or let a bot play.
void-sure = Free the seat
void-not = Leave it as it is

## What is asked of those at the table

wish = A question to the table
somebody = Somebody
sit-wish = { $name } would like to sit down at seat { $number }.
sit-wish-why = The seat has been played: whoever sits there sees its hand. Agree only if you know that this is not one of you.
sit-asked = You have asked for seat { $number }. It has been played, so somebody at the table has to agree.
void-wish = The host would like to free seat { $number }, where { $name } sits.
void-wish-why = Whoever comes next sees that hand. Agree if they have left for good.
void-asked = You have asked to free seat { $number }. Somebody else at the table has to agree; after a day of silence, ask again and it is done.
agree = Agree
disagree = No
withdraw = Never mind
wish-refused = The table would rather not have you at seat { $number }. You can watch, or ask again.

## One screen, several people

curtain = Pass the device
pass-to = Pass the device to { $name }
pass-help = Nobody else should look.
i-am = I am { $name }

## The end

you-win = You win!
you-win-with = You win, together with { $names }!
won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
tied = Equal points: the tie-break in the rules decides.
solo-over = You scored { $points } points
see-board = Look at the board
export-record = Save the match
play-again = Play again, the same people
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
