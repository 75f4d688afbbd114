## Setting a table
with-chat = Chat
with-chat-help = Those who play can write to each other; those who watch write among themselves.
listed = Open to everybody
listed-help = The table stands on this server’s list of open tables as long as it has a free seat for somebody who comes by.
fill = Bots take free seats
fill-after = { $minutes ->
    [0] never
    [60] after an hour
    [1440] after a day
   *[other] after { $minutes } minutes
  }
rated = Rated
rated-help = The result counts for everybody’s rating: each seat is somebody else’s, there are no hints, nobody changes seats, and whoever leaves or runs out of time has lost. Without another clock there is a day for each move.

## Chat
said = What is said
nothing-said = Nobody has said anything yet.
to-table = To everybody at the table
to-public = To all who watch
public-help = Those who play read this once the match is over.
send = Send
emotes = In all languages
somebody = Somebody
in-public = watches
about-line = About this message of { $name }
mute = Do not hear this person
report = Report to the operator
reported = It is reported to whoever runs this server.
muted = Not heard:
hear-again = Hear { $name } again
chat-is-off = Nobody writes to anybody at this table.
let-chat = People may write to each other here

## Open tables
open-tables = Open tables
sit-down = Sit down
open-day = a move a day
open-minutes = { $minutes } minutes each
open-fills = bots from { $time }
on-the-list = This table stands on the list of open tables.
on-the-list-fills = This table stands on the list of open tables. Bots take the free seats at { $time }.

## The usual group
groups = The usual group
groups-help = Those with whom you have played to the end, exactly these; and who was first among you how often.
group-last = Last on { $day }: { $game }
group-running = under way: { $game }
group-game = Game
group-played = { $game }, { $count ->
    [one] one match
   *[other] { $count } matches
  }
invite-again = Invite again
invitations = Seats kept for you
keeps-a-seat = { $name } keeps a seat for you: { $game }
decline = I do not come
decline-deaf = Nothing more from { $name }
