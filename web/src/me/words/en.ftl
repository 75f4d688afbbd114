### One's own pages in English: my tables, devices, history.

my-tables = My tables
tables-waiting = { $count ->
    [0] Nobody waits for you.
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
}
turn-mine = Your turn
turn-lesson = Lesson with a guide
turn-nudged = { $name } waits for you
turn-of = Waiting for { $names }
turn-none = Not begun yet
turn-halted = Cannot go on
just-now = just now
seats-free = { $count ->
    [one] one seat is free
   *[other] { $count } seats are free
}
with = with { $names }
alone = alone
finished-tables = Finished
result = { $place ->
    [1] Won with { points-counted }
   *[other] Place { $place } with { points-counted }
}
points-counted = { $points ->
    [one] 1 point
   *[other] { $points } points
}
all-matches = All matches and figures
figures-of-table = Points: { $points }

## Oneself

me-title = You
me-lead = This server knows you by this browser. There is no password, and no e-mail unless you want notices by it.
your-mark = Your mark
shape = Shape
colour = Colour
shape-n = { $n ->
    [0] circle
    [1] square
    [2] triangle
    [3] diamond
    [4] star
    [5] cross
    [6] pentagon
   *[other] hexagon
}
colour-n = { $n ->
    [0] red
    [1] blue
    [2] yellow
    [3] green
    [4] purple
    [5] black
    [6] teal
   *[other] orange
}
away = On holiday until
away-help = Where each move has a day, yours begins when you are back. A rated match waits for 30 days of holidays at most, in all.
save = Save
saved = Saved.

## Devices

devices = Your devices
device-this = this device
device-unknown = A device
device-seen = last used { $ago }
sign-out = Sign out
sign-out-device = Sign out: { $label }
devices-none = Nothing is kept of you yet. Sit down at a table, or save a name.
another-device = Bring another device
another-device-help = A link to yourself opens all your tables on another device. It works once, for ten minutes. Give it to nobody else: whoever opens it is you.
make-link = Get a link to myself
link-minutes = { $minutes ->
    [one] It works for one more minute.
   *[other] It works for { $minutes } more minutes.
}
link-over = Its time is over.
be-here = Use this device as { $name }?
be-here-somebody = Use this device as whoever sent this link?
be-here-help = This device then opens all their tables. Agree only if you made this link yourself.
be-here-own = This device is already yours.
bring-along = { $count ->
    [one] Bring this device’s table along
   *[other] Bring this device’s { $count } tables along
}
bring-help = They then belong to you on all devices. Otherwise they stay with this device, for when you sign it out again.
be-here-yes = Yes, that is me
be-here-no = No

## History

history = Your matches
history-none = When you have played a match to its end, it is told here.
played = Played
won = Won
best = Best
average = Average
points-over-time = Points, match by match, and where they came from
points-of-match = { $date }: { points-counted }, { $sources }
crown = won
players-any = Any number of players
players-n = { $n ->
    [1] alone
   *[other] { $n } players
}
option-any = { $option }: any
against = Against whom
against-help = How often you stood before them, and behind.
before-behind = { $name }: before { $before } times, behind { $behind } times, of { $played }
ladder = The ladder of Trails of Tucana, played alone
ladder-none = not reached yet
ladder-from = from { $points } points
matches = All matches
replay-match = Replay from the beginning
match-gone = no longer kept
all-else = all else
as-table = As a table

## Leaving

leaving = Leaving
export = Save all that is kept of me
forget = Be forgotten…
forget-help = Your seats are free again, your devices are signed out, your history and your name are gone. Others keep the matches that they have played. This cannot be taken back.
forget-sure = Yes, forget me
forget-not = No
forgotten = You are forgotten.

## Clocks

clock = Clock
clock-none = none
clock-day = a move a day
clock-minutes = minutes for each player
clock-each = Each player has
minutes-n = { $minutes } min
late = When time is up
late-bot = a bot plays on until they are back
late-table = the others may let a bot play
clock-help = It begins when everybody has come, and never runs while the table asks “anyone?”.
due = until { $time }
others-wait = { $count ->
    [one] Another table waits for you
   *[other] { $count } other tables wait for you
}

## Notices

notices = When it is your turn
notice-badge = Count the tables that wait in the title, and on the app’s badge
notice-sound = A short sound, when you look elsewhere
notices-help = For this browser alone.
push-here = A notice of this browser, when you look elsewhere
push-denied = This browser is not allowed to show notices. Its settings for this site can allow it.
push-failed = The push service of this browser does not answer. Try again later.
push-off = No notices
push-off-device = No notices: { $label }
push-all = Notices on all your devices
push-turn = When it is your turn
push-nudge = When somebody nudges you
quiet = Quiet hours
quiet-from = From
quiet-to = to
quiet-help = Local time of { $zone }. What has come up meanwhile is told afterwards.

## Passkeys

passkeys = Passkeys
passkeys-help = A key that your phone or computer keeps, unlocked as you unlock the device. It brings you to another device without a link. Where a device is lost, remove its key too: signed out, it could still come back by it.
passkey = A passkey
passkey-add = Add a passkey
passkey-enter = Come back with a passkey
passkey-bring = Bring this device’s tables along
passkey-remove = Remove
passkey-remove-one = Remove the passkey: { $label }
passkey-none = No passkey was used.
