## Who sits where

who-plays = Who plays
who-plays-help = Press a chair to say who sits on it. Play goes round the table in the order of the numbers.
chair = Seat { $number }:
chair-title = Seat { $number }: who plays
sitter-me = Me
about-sitter-me = You, on this device.
sitter-open = A friend
by-open = by link
about-sitter-open = On another device. You get the link at the table; it works once.
sitter-here = Someone here
by-here = at this screen
about-sitter-here = Shares this device with you. Hands are hidden whenever it is passed on.
by-bot = bot
bots = Bots
bot-seconds = Takes about { NUMBER($seconds, maximumFractionDigits: 1) } s a move.
name-of = Seat { $number }: name

## What is agreed

agreed = At this table
swaps = Seats may be swapped
swaps-help = Who has left a seat may then sit down at another one, having seen both hands. Usual where several people share one screen.
window = Time to speak up
window-help = For questions where having an answer is a secret, as for a Sangaia: the table asks “anyone?”, and silence means no.
window-seconds = { $seconds ->
    [0] everybody answers
   *[other] { $seconds } s
}
options = Options
create-table = Start the match
