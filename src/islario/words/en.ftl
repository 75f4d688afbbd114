### Islario in English: what all games and commands share.

player = Player { $number }
somebody = Somebody
did-you-mean = { " " }Did you mean "{ $name }"?
event-more = …and { $count } more things happened.

## Mistakes

error-unknown-game = There is no game called "{ $name }".{ $hint } On the shelf: { $known }.
error-lost-game = The game "{ $name }" is installed, but its package "{ $package }" is no longer where it was: install it again, or uninstall it.
error-unopened-game = { $name } cannot be opened: { $wrong }.
error-unknown-option = { $game } has no option "{ $name }".{ $hint }
error-bad-choice = The option "{ $name }" cannot be "{ $given }"; it is one of: { $choices }.{ $hint }
error-bad-players = { $game } is for { $least } to { $most } players, not { $given }.
error-players-not-a-number = The number of players is a whole number, as in players=2, not { $given }.
error-unknown-language = There are no words in "{ $given }".{ $hint } Languages: { $known }.
error-bad-games = The number of matches must be a whole number of at least 1, not { $given }.
error-bad-key = A key is 32 bytes long, not { $length }.
error-bad-seat = There is no seat { $given } at this table; seats are numbered 0 to { $most }.
error-bad-ply = There is no position { $given } in this match; positions are numbered 0 to { $most }.
error-no-lesson = There is no lesson for “{ $game }”. There is one for: { $known }.
error-no-exercises = There are no exercises for “{ $game }”. There are some for: { $known }.
error-no-such-exercise = There is no exercise { $number }. They go from 1 to { $most }.
error-notes-other = { $file } holds notes of another search. Choose another file with --out, or remove it.
error-notes-unusable = Notes cannot be kept in { $file }: { $wrong }.
error-not-a-lesson = There is no guide at this table.
error-unknown-bot = There is no bot called "{ $name }".{ $hint } Bots: { $known }.
error-not-learned = Nobody has learned { $game } yet: the admiral does not play it. The captain does.
error-learned-otherwise = The admiral has learned { $game } with { $what ->
    [rules] another version of the rules
    [components] other components
    [observation] other observations
   *[other] another game
  }, and does not play it like this. The captain does.
error-learned-unreadable = What the admiral has learned cannot be read: { $file }. Install Islario anew, or play with the captain.
error-bad-network = The network cannot be played with: { $wrong }.
error-bot-wants-a-seat = A bot is asked with what a seat sees, choose(match.view_state(0)), or with the match and the seat, choose(match, 0); not with { $given } alone.
error-bad-size = A batch holds a whole number of matches, at least 1, not { $given }.
error-bad-device = A batch runs on one of: { $known }; not on "{ $given }".
error-bad-dtype = Observations are one of: { $known }; not "{ $given }".
error-bad-rewards = Rewards are one of: { $known }; not "{ $given }".
error-bad-render-mode = A match can be shown as one of: { $known }; not "{ $given }".
error-bad-moves = A step of this batch takes { $size } moves in one row, not an array of shape { $given }.
error-batch-illegal-move = Move { $move } is not legal in match { $match } of the batch; nothing was played.
error-no-gpu = No NVIDIA GPU can be used here: { $wrong }.
error-bad-plan = The plan of learning cannot be used: { $wrong }.
error-no-plan = There is no plan of learning for { $game }: give one with --plan FILE.
error-other-learner = { $folder } holds something else that was learned: { $found }. Give another folder.

error-bad-bots = An arena takes 1 to { $most } bots, not { $given }.
error-arena-folder = The folder { $folder } cannot be used: { $wrong }.
error-arena-unreadable = There is no arena in { $folder }: { $wrong }.
error-arena-damaged-plan = The file { $file } is missing or damaged: it does not tell what is played here.
error-arena-damaged = The file { $file } is damaged at line { $line }. Nothing was played; remove that line to play its match again.
error-arena-other = The folder { $folder } holds another arena: "{ $name }" is { $theirs } there and { $ours } here. Choose another folder.
error-arena-in-use = Another arena is being played in { $folder } right now.
error-arena-other-rules = Other rules or components of { $game } are in use where this match was to be played.
error-arena-worker-died = A process that played matches was ended from outside, or ran out of memory. The same command goes on.
error-arena-no-ray = Ray is not installed here: pip install "islario[ray]".
error-arena-no-cluster = The Ray cluster { $address } cannot be used: { $wrong }.

error-export-no-pyarrow = Parquet files need pyarrow: pip install "islario[parquet]".
error-export-nothing = No match has ended in { $folder } yet.
error-export-unwritable = The file { $file } cannot be written: { $wrong }.

error-match-over = The match is over.
error-not-your-turn = { $who } has nothing to decide now.
error-no-such-move = There is no such move here: { $move }.
error-unknown-kind = There is no move called "{ $kind }" in this game.{ $hint } Moves: { $known }.
error-move-has-no = A move "{ $kind }" has no "{ $name }"; it takes: { $takes }.
error-move-lacks = A move "{ $kind }" needs "{ $name }": { $values }.
error-move-cannot-be = In a move "{ $kind }", "{ $name }" cannot be { $given } here; it can be: { $values }.{ $hint }
error-illegal-move = { $why }

error-undo-nothing = There is nothing to take back.
error-undo-revealed = This move, or what followed, revealed something: it cannot be taken back.
error-undo-others-moved = Others have moved since, so it cannot be taken back.
error-undo-too-often = You have taken back { $most } moves in this match: that is as many as can be.
error-undo-over = The match is over and its key is shown, so nothing can be taken back.

error-record-not-json = This record is damaged or cut off at line { $line }: { $wrong }.
error-record-not-ours = This is not a record of Islario's.
error-record-other-format = This record is written in format { $theirs }; this version reads format { $ours }.
error-record-lacks = This record is incomplete: "{ $name }" is missing.
error-record-bad-value = This record is damaged: "{ $name }" has a value that cannot be.
error-not-compiled = { $game } cannot be compiled: { $wrong }.
error-record-edited = This record was changed after it was written: its checksum does not match.
error-record-other-rules = This record was played by version { $theirs } of the rules; here they are version { $ours }.
error-record-other-components = This record of { $game } was played with other component data than is in use here.
error-record-bad-move = Move number { $number } of this record is not legal.
error-record-other-outcome = This record tells another outcome than its moves lead to.
error-record-bad-position = This record begins at a position that cannot be. { $why }

error-position-none = A match of { $game } can begin at its set-up only.
error-position-unknown = In a position, "{ $where }" has no "{ $name }"; it has: { $known }.
error-position-not-an-object = In a position, "{ $where }" takes names with values, not { $given }. Names: { $known }.
error-position-not-a-list = In a position, "{ $where }" is a list of names, not { $given }.
error-position-cannot-be = In a position, "{ $where }" cannot be { $given }; it can be: { $values }.
error-position-length = In a position, "{ $where }" counts { $least } to { $most }, not { $given }.
error-position-too-many = There are { $there } of "{ $piece }", and this position has { $put }.
error-position-missing = One of "{ $piece }" lies nowhere in this position; leave "{ $source }" out of it, and it lies there.
error-position-twice = In a position, "{ $where }" has { $what } twice, or another has it too.
error-position-pieces = The pieces of this position do not add up: { $piece } should be { $before } and is { $after }.
error-position-nobody = In this position nobody has anything to decide.
error-position-breaks = The rules do not get on from this position: it cannot come about in play.

error-component-unreadable = The component file { $file } cannot be read: { $wrong }.
error-component-syntax = The component file { $file } is not valid TOML: { $wrong }.
error-component-no-game = The component file { $file } does not say which game it is for: it needs a line like game = "trails-of-tucana".
error-component-no-table = The component file { $file } has no table [{ $table }].
error-component-fault = { $file }, line { $line }, in [{ $table }]: { $wrong }.

## The command line: help

cli-help-usage = Usage:
cli-help-options = Options
cli-help-commands = Commands
cli-help-examples = Examples
cli-help-option = Show this help and stop.
cli-metavar-options = [OPTIONS]
cli-metavar-command = COMMAND …
cli-metavar-game = GAME
cli-metavar-rule = RULE
cli-metavar-games = [GAME]…
cli-metavar-file = FILE
cli-metavar-folder = FOLDER
cli-metavar-network = admiral|FILE
cli-metavar-deed = ACTION
cli-metavar-what = TABLE|ADDRESS
cli-metavar-name = NAME
cli-metavar-address = ADDRESS
cli-metavar-law = LAW

cli-islario-help =
    Islario, a book of islands: board games to play, simulate and study.

    “islario COMMAND --help” tells more about a command.
cli-islario-examples =
    islario play trails-of-tucana
    islario rules trails-of-tucana --lang fr
    islario simulate trails-of-tucana --games 20000 --players 4

cli-lesson-help =
    Learn a game: a first match with a guide, in five to eight minutes.

    The guide says one thing at a time, shows where it is and waits until you have done it. The match is saved after every move, and “islario play --resume” goes on with it.
cli-lesson-examples =
    islario lesson trails-of-tucana
    islario lesson trails-of-tucana --lang fr
cli-exercises-help =
    Exercises: positions with one best move, from easy to hard.

    Choose a move, and read why it was the best or what it lacks; “hint” shows the answer. With --games new ones are looked for in bots’ matches: many decisions in a hurry, then the clearest with ten times a captain’s time. What was done is noted beside the file: the same command goes on.
cli-exercises-examples =
    islario exercises la-isla
    islario exercises la-isla --number 7
    islario exercises la-isla --games 1000 --minutes 10 --out la-isla.toml
cli-play-help =
    Play a match in the terminal, against bots or with friends.

    You take the first seat and bots the others, unless you say otherwise. Moves are made by number or by name; ? shows what else you can type. The match is saved after every move.
cli-play-examples =
    islario play trails-of-tucana
    islario play trails-of-tucana --players 1
    islario play trails-of-tucana --name Ana --name Ben --bots greedy
    islario play trails-of-tucana --option island=grande --option symmetry
    islario play --resume my-match.json
cli-games-help = List the games, or show one with its options.
cli-games-examples =
    islario games
    islario games trails-of-tucana
cli-rules-help = Read the numbered rules of a game, or one of them.
cli-rules-examples =
    islario rules trails-of-tucana
    islario rules trails-of-tucana TT-12 --lang fr
cli-replay-help =
    Look at a saved match again, move by move.

    Into a file or a pipe, prints the log and the scores. A match that is still going on shows only what a spectator may know, or the seat you choose.
cli-replay-examples =
    islario replay my-match.json
    islario replay my-match.json --seat 2 --ply 30
    islario replay my-match.json --json
cli-review-help =
    Look back at a finished match: the decisions that cost most, and why.

    Judges each decision by what the player could know when making it. Without a seat: everyone who is not a bot.
cli-review-examples =
    islario review my-match.json
    islario review my-match.json --seat 2 --milliseconds 1000
cli-simulate-help =
    Play many random matches and sum them up.

    Equal seeds give equal outcomes, on any number of processor cores.
cli-simulate-examples =
    islario simulate trails-of-tucana --games 20000 --players 4
    islario simulate trails-of-tucana --option island=grande --seed 7 --json
cli-arena-help =
    Let bots play each other and measure how strong they are.

    Every bot sits in every seat equally often; a bot named twice sits down twice. Each match is kept as it ends: after Ctrl-C, a crash or a power cut, the same command goes on, and more games can be asked for later. The table gives shares of victories, ratings and points with 95 % intervals.
cli-arena-examples =
    islario arena la-isla greedy random --players 4 --games 400
    islario arena isla-dorada greedy random random --games 300 --out my-arena --json
    islario arena islas-canarias greedy random --games 10000 --on ray://head:10001
cli-study-help =
    Study a game: one report with charts, as a web page in a single file.

    A bot plays many matches against itself. The report tells how scores are spread, whether a seat has an advantage, how long matches take, where points come from, and what designers ask of this game.
cli-study-examples =
    islario study la-isla --games 2000 --players 4 --out la-isla.html
    islario study isla-dorada --option cooperative --lang fr
cli-export-help =
    Export the matches of an arena, for learners.

    A Parquet file with one row for every decision: what the bot saw, what it could do, what it did, and how the match ended for it. docs/research.md tells the columns.
cli-export-examples =
    islario arena la-isla greedy --players 4 --games 1000 --out self-play
    islario export self-play self-play.parquet
cli-serve-help =
    Serve tables to browsers: on this machine, or for a whole club.

    Everything is kept in one file, or in PostgreSQL. It listens on this machine only unless --host says otherwise, and stops in good order at Ctrl-C.
cli-serve-examples =
    islario serve
    islario serve --port 0 --database ~/club.db
    islario serve --host 0.0.0.0 --name games.example.org --secure --database postgresql://islario@db/islario
cli-operator-help =
    See what goes on at a running server, and keep out what should not be there.

    “tables”, “addresses”, “blocks” and “reports” list the tables, the addresses now connected, those kept out, and messages that people have reported. “remove”, “close” (to strangers: only links to seats open it then) and “open” take a table, and so do “hush” (nobody writes to anybody there) and “unhush”; “block” and “unblock” take an address or a range, “erase” (a message) and “dismiss” (what was reported of it) a message as “reports” names it. The same is at /operator in the browser. Nobody’s hand is ever shown.
cli-operator-examples =
    islario operator tables
    islario operator close k7Qz0vPpW3xA
    islario operator block 203.0.113.7
cli-backup-help =
    Back up the tables, while they are served: one file, of one moment.

    The database stays as it is, and play goes on. The file can be restored into a file or into PostgreSQL, whichever it came from. It holds every secret of the matches under way.
cli-backup-examples =
    islario backup club-monday.backup
    islario backup club.backup --database postgresql://islario@db/islario
cli-restore-help =
    Restore a backup: all of it, or nothing.

    The servers of that database must be stopped. A database that holds matches already is left alone, unless --replace says otherwise.
cli-restore-examples =
    islario restore club-monday.backup --database ~/club.db
    islario restore club.backup --database postgresql://islario@db/islario --replace
cli-check-help =
    Hold a game to the laws: one of your own, for instance.

    Each law is tried on random positions, at all numbers of players and with all options. Where one does not hold, you are told what was found, and how to look at that very position again. The exit code is 1 if any law is broken.
cli-check-examples =
    islario check trails-of-tucana
    islario check reef --examples 200
    islario check reef --law 9
cli-learn-help =
    Let a network learn a game from matches against itself, then from searches.

    On a GPU, or slowly on a CPU. Needs PyTorch: pip install "islario[learn]". The folder holds all there is to go on with: give the same one again after a break. Every minute a line tells how it goes. Searched matches are played by the other cores. Wherever a network is asked for, admiral is the one that the game has.
cli-learn-examples =
    islario learn trails-of-tucana build/tucana
    islario learn la-isla build/la-isla --minutes 30 --device cuda
    islario learn isla-dorada build/searched --from admiral
    islario learn islas-canarias build/exploiter --against admiral
cli-learn-minutes = Stop after so many minutes (the plan's own otherwise).
cli-learn-plan = A plan of your own instead of the game's learning.toml.
cli-learn-device = Where to learn: cuda or cpu (cuda where there is one).
cli-learn-size = So many matches side by side instead of the plan's.
cli-learn-from = Begin as this network, and at once with searched matches.
cli-learn-against = Learn to beat this network, which does not change; nothing is searched then.
cli-prepare-help =
    Compile the rules now, so that nobody waits later.

    Without a name, those of all games. Otherwise it happens by itself, once, when a game is first opened.
cli-prepare-examples =
    islario prepare
    islario prepare trails-of-tucana
cli-new-island-help =
    Begin an island of your own: a package with a small game that already plays.

    It has a hand of secret cards, a step that all make at once, words in two languages, tests, and obeys the laws. Change it piece by piece into your game; docs/your-own-island.md is a walk through it.
cli-new-island-examples =
    islario new-island reef
    islario new-island coral-reef --folder ~/games/coral-reef
cli-completion-help = Print a script that lets your shell complete islario's commands.
cli-completion-examples =
    eval "$(islario completion bash)"
    eval "$(islario completion zsh)"
    islario completion fish > ~/.config/fish/completions/islario.fish

cli-option-lang = The language to speak; else that of ISLARIO_LANG or of your system.
cli-option-components = Use the component data in this TOML file instead of ours. Can be repeated.
cli-option-version = Show the version and stop.
cli-option-players = How many sit at the table.
cli-option-option = An option of the game and its choice, as in island=grande; “islario games GAME” lists them. Can be repeated.
cli-option-seed = A whole number that makes everything repeatable.
cli-check-many = How many random positions each law is tried on; 40 unless you say otherwise.
cli-check-law = Only this law: its number, or the name of one thing that must hold.
cli-check-example = Only this example, with all that Python tells of what goes wrong there.
cli-new-island-folder = The folder to make for it; one of its name, here, unless you say otherwise.
cli-play-bots = Bots in the last seats, joined by commas: { $known }; or none. Without it, greedy ones fill the table.
cli-play-name = The name of a person at this screen. Repeat it for several.
cli-play-resume = Go on with a saved match.
cli-play-save = Keep the match in this file.
cli-play-confirm = Ask before each move is made.
cli-play-beside = Say at each new kind of decision, once, what it is for and what good players look at.
cli-review-seat = Whose decisions (the first seat is 1).
cli-review-milliseconds = Time for each decision; 200 unless you say more.
cli-replay-seat = What this seat saw (the first is 1).
cli-replay-ply = Begin after so many moves.
cli-replay-json = Print what is known after that move as JSON.
cli-serve-host = The address to listen at; 127.0.0.1, this machine only, unless you say otherwise.
cli-serve-port = The port; 8000 unless you say otherwise, 0 for any free one.
cli-serve-database = A file, or a URL of PostgreSQL; else that of ISLARIO_DATABASE, or a file of your own.
cli-serve-game = A game to offer; all that are installed unless you say so. Can be repeated.
cli-serve-name = A name this server goes by; requests for other names are refused. Can be repeated.
cli-serve-proxy = The address or network of a proxy in front of this server, which says for whom it asks. Nobody else is believed. Can be repeated.
cli-serve-workers = How many processes serve at this address; 1 unless you say otherwise. More need PostgreSQL.
cli-serve-open = Open the browser at the address, where there is one.
cli-serve-secure = It is reached over HTTPS: cookies travel over nothing else.
cli-serve-reach-private = Let notices go to this machine and to private networks, too; else only to public addresses, over HTTPS.
cli-serve-no-chat = Let nobody write to anybody: there is no chat at any table.
cli-serve-mail-from = The address that mail comes from; else that of ISLARIO_MAIL_FROM. Mail is sent where ISLARIO_MAIL names a server for it, as smtp://user:password@host:587.
cli-serve-address = Where people reach this server, as https://play.example.org: links in mails begin with it. Else the first name, and the port.
cli-serve-keep-days = Remove a table when nobody has moved at it for so many days; 400 unless you say otherwise, 0 for never.
cli-serve-token-file = Read the operator’s token from this file; else one is made once and kept beside the tables.
cli-operator-server = The server’s address; http://127.0.0.1:8000 unless you say otherwise.
cli-operator-database = The server’s database, beside which the operator’s token is kept.
cli-operator-token-file = The file that holds the operator’s token, where the server was given one.
cli-serve-log = How much to write to the log.
cli-simulate-games = How many matches; 1000 unless you say otherwise.
cli-simulate-workers = How many processor cores work on it; all unless you say otherwise.
cli-simulate-json = Print the summary as JSON, and nothing else.
cli-exercises-number = The exercise to begin with; the first unless you say otherwise.
cli-exercises-games = Look for new ones in so many matches of bots.
cli-exercises-seed = With --games: a whole number from which all matches follow; 1 unless you say otherwise.
cli-exercises-minutes = With --games: stop in time, and write what was found until then.
cli-exercises-out = With --games: the file; GAME-exercises.toml unless you say otherwise.
cli-arena-games = How many matches; 100 unless you say otherwise.
cli-arena-players = How many sit at the table; as many as there are bots, where the game allows it.
cli-arena-seed = A whole number from which all matches follow; 1 unless you say otherwise.
cli-arena-iterations = How many playouts a bot that searches may make for a move, instead of its usual time.
cli-arena-seconds = How long a bot that searches may think about a move, instead of its usual time.
cli-arena-out = The folder to keep the matches in; one of your own unless you say otherwise.
cli-arena-on = Play on a Ray cluster: its address, or “ray” for one begun on this machine.
cli-arena-json = Print the results as JSON, and nothing else.
cli-study-games = How many matches; 1000 unless you say otherwise.
cli-study-players = How many sit at the table; the fewest possible unless you say otherwise.
cli-study-bot = The bot that plays every seat; greedy unless you say otherwise.
cli-study-out = The report’s file; GAME-study.html unless you say otherwise.
cli-replay-match = This match of an arena, where FILE is the arena’s folder (the first is 0).

## The command line: what commands say

cli-games-name = Name
cli-games-title = Title
cli-games-players = Players
cli-games-time = Time
cli-games-about = What it is

cli-preparing = Preparing the rules of { $game }, once
cli-preparing-unkept = Preparing the rules of { $game }; they cannot be kept, because no cache folder can be written (ISLARIO_CACHE names another)
cli-meanwhile = The rules are being prepared: bots play simply until then.
cli-changed-over = The rules are prepared: from now on bots play as well as they can.
cli-never-prepared = The rules cannot be prepared here: bots play simply, and there are no hints. ISLARIO_CACHE names a folder to keep them in.
cli-prepared = The rules of { $game } are ready.
cli-check-found = Not so in example { $example }: { $found }
cli-laws-hold = { $game } breaks no law. { $held ->
    [one] One was tried and holds.
   *[other] { $held } were tried and hold.
}
cli-laws-untried = { $count ->
    [one] One could not be tried
   *[other] { $count } could not be tried
} on these positions; --examples looks at more.
cli-laws-broken = { $game } breaks { $count ->
    [one] one law.
   *[other] { $count } laws.
}

cli-new-island-written = { $title } lies in { $folder }. Next:
cli-new-island-install = puts it on your shelf
cli-new-island-check = holds it to the laws
cli-new-island-play = plays it

cli-operator-done-remove = Table { $what } is removed.
cli-operator-done-close = Table { $what } is closed to strangers.
cli-operator-done-open = Table { $what } is open to everyone again.
cli-operator-done-block = { $what } is kept out.
cli-operator-done-unblock = { $what } is let in again.
cli-operator-done-hush = Nobody writes to anybody at table { $what } any more.
cli-operator-done-unhush = People may write to each other at table { $what } again.
cli-operator-done-erase = The message { $what } is taken away.
cli-operator-done-dismiss = The message { $what } stays; what was reported of it is settled.
cli-restore-replace = Remove the matches that are there, for good, and put the backup in their place.
cli-backup-written = { $count ->
    [one] One match
   *[other] { $count } matches
} backed up in { $file }.
cli-restore-done = { $count ->
    [one] One match
   *[other] { $count } matches
} restored in { $where }.
cli-serve-started = Islario is at { $address }

cli-completion-bash =
    To complete islario in bash, add this line to ~/.bashrc and open a new terminal:
      eval "$(islario completion bash)"
cli-completion-zsh =
    To complete islario in zsh, add this line to ~/.zshrc and open a new terminal:
      eval "$(islario completion zsh)"
cli-completion-fish =
    To complete islario in fish, save this script once:
      islario completion fish > ~/.config/fish/completions/islario.fish

cli-figure = { NUMBER($value, maximumFractionDigits: 2) }
cli-percent = { NUMBER($value, maximumFractionDigits: 1) } %
cli-simulate-rate = { $rate } matches/s
cli-summary-options = Options
cli-summary-seed = Seed
cli-summary-games = Matches
cli-summary-decisions = Decisions
cli-summary-decisions-per-game = Decisions a match
cli-summary-seconds = Time
cli-summary-time = { $workers ->
    [one] { NUMBER($seconds, maximumFractionDigits: 3) } s on one core
   *[other] { NUMBER($seconds, maximumFractionDigits: 3) } s on { $workers } cores
}
cli-summary-games-per-second = Matches a second
cli-summary-decisions-per-second = Decisions a second
cli-summary-lowest = Lowest score
cli-summary-highest = Highest score
cli-summary-seat = Seat
cli-summary-mean = Mean score
cli-summary-wins = Wins

cli-arena-title = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}, { $games ->
    [one] one match
   *[other] { $games } matches
}
cli-arena-bot = Bot
cli-arena-times-fair = Fair share
cli-arena-times = × { NUMBER($times, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-arena-rating = Rating
cli-arena-thinking = A decision
cli-arena-milliseconds = { NUMBER($value, maximumFractionDigits: 1) } ms
cli-arena-interval = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, maximumFractionDigits: 1) }–{ NUMBER($high, maximumFractionDigits: 1) })
cli-arena-share = Of their matches
cli-arena-ahead = { $one } ahead of { $other }
cli-arena-sure = Intervals: 95 %. Wins are counted by match, a shared one in parts; “× 2.00” is twice the fair share. Ratings: Plackett-Luce, 25 at first.
cli-arena-uneven = Seats come out even only after every { $length } matches.
cli-arena-kept = Every match is kept. To look at one again:
cli-arena-stopped = Stopped with { $done } of { $games } matches played; the same command goes on.

cli-exercises-looking = { $game }: matches looked through
cli-exercises-proving = { $game }: candidates tried
cli-exercises-written = { $count ->
    [one] One exercise
   *[other] { $count } exercises
} in { $file }; a greedy bot misses { $missed }.
cli-exercises-sought = { $matches } matches looked through; { $proved } of { $tried } candidates have one best move.
cli-exercises-stopped = Stopped; the same command goes on ({ $file } tells where).

cli-study-written = The report is in { $file }: open it in a browser.

cli-export-written = { $games ->
    [one] One match, { $rows } decisions: { $file }
   *[other] { $games } matches, { $rows } decisions: { $file }
}

cli-scores-total = Total
cli-scores-place = Place
cli-list = { $first } and { $last }
cli-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}

cli-review-title = { $who }: { $count ->
    [one] the decision that cost most
   *[other] the decisions that cost most
}
cli-review-decision = Move { $ply }: { $played } (about { $cost } points lost)
cli-review-better = Better: { $better }
cli-review-nothing = { $who }: no decision cost much.

cli-replay-keys = Enter: next. b: back. A number: go to that move. q: stop.
cli-replay-back = back
cli-replay-prompt = Move { $ply } of { $last }>{ " " }
cli-replay-move = { $who }: { $move }.

## At the table in the terminal

cli-prompt = { $who }>{ " " }
cli-prompt-ready = { $who }, press Enter when only you are looking:{ " " }
cli-prompt-confirm = { $move }? (Enter: yes, n: no){ " " }
cli-yes = yes
cli-hand-over = Pass the device to { $who }.
cli-hand-over-undo = (undo: { $who } takes back the latest move. quit: leave.)
cli-too-narrow = This terminal is { $width } columns wide; the whole picture needs { $needed }.
cli-answered-for-you = Answered for you, as there was no other choice: { $move }
cli-more-news = …and { $count ->
    [one] one more line before that; “log” shows it.
   *[other] { $count } more lines before that; “log” shows them.
}
cli-list-moves = { $count } moves: Enter lists them. Type a move ({ $example }), part of a name, or ? for help.
cli-more-moves = { $lines ->
    [one] …and one more line: press Enter. Or type a move, or part of a name.
   *[other] …and { $lines } more lines: press Enter. Or type a move ({ $example }), or part of a name.
}
cli-how-to-choose = Type a number, a name ({ $example }) or part of one; ? for help.
cli-moves-found = { $count ->
    [one] One move has “{ $typed }”:
   *[other] { $count } moves have “{ $typed }”:
}
cli-move-numbered = { $number }: { $move }
cli-hint-expected = About { $points } points at the end, { $ahead ->
    [ahead] { $margin } ahead of the best of the others
    [behind] { $margin } behind the best of the others
   *[level] level with the best of the others
}; wins { $chance } times in 100.
cli-hint-alone = About { $points } points at the end.
cli-saved = Saved: { $file }
cli-how-to-resume = The match is saved. To go on:
cli-how-to-replay = To look at the match again:

cli-command-help = help
cli-command-moves = moves
cli-command-board = board
cli-command-hint = hint
cli-command-explain = explain
cli-command-undo = undo
cli-command-log = log
cli-command-scores = scores
cli-command-rules = rules
cli-command-save = save
cli-command-quit = quit
cli-command-help-help = help, ?       this list
cli-command-moves-help = moves         everything you may do now (Enter: the next page)
cli-command-board-help = board         the table once more
cli-command-hint-help = hint          what a strong player would do, and why
cli-command-explain-help = explain NAME  what a card, a site or a space is and does; of a move: its number; or ? NAME
cli-command-undo-help = undo          take back your latest move, if nothing was revealed since
cli-command-log-help = log [N]       what happened (the last N lines)
cli-command-scores-help = scores        everybody's points, and where they come from
cli-command-rules-help = rules [TEXT]  the rule that matters now, a rule by number, or about something
cli-command-save-help = save FILE     a copy of the match in a file
cli-command-quit-help = quit          leave; the match is saved
cli-command-moves-how = A move: its number in the list, or its name, as in { $example }. Part of a name looks for moves.
cli-thing = { $about } ({ $rule })
cli-more-things = So called, too: { $others }.

## Mistakes on the command line

cli-error-no-torch = Learning needs PyTorch: pip install "islario[learn]".
cli-error-no-server = There is no answer from { $address }: { $wrong }. Is the server running there? --server says where.
cli-error-bad-server = “{ $given }” is not a server’s address: it begins with http:// or https://.
cli-error-no-operator-token = The operator’s token is not at { $file } or cannot be read. Run this as whoever runs the server, with the same --database or --operator-token-file.
cli-error-no-token-file = The operator’s token cannot be read from { $file }: { $wrong }.
cli-error-bad-mail-server = ISLARIO_MAIL and the address that mail comes from do not fit together: { $wrong }. A server is smtp://user:password@host:587, an address islario@example.org.
cli-error-bad-token-file = What stands in { $file } is too easily guessed for the operator’s token: it takes at least { $least } letters.
cli-error-operator-refused = The server refuses: { $wrong }
cli-error-operator-what = Say what to { $deed }: the name of a table (in its address, after /table/), an address, or a message as “reports” names it.
cli-error-no-port = Islario cannot listen at { $host }, port { $port }: { $wrong }.
cli-error-not-an-address = { $name } takes an address such as 10.0.0.2 or a network such as 10.0.0.0/8, not "{ $given }".
cli-error-no-command = There is no command "{ $name }".{ $hint } “islario --help” lists them.
cli-error-no-option = “{ $command }” has no option { $name }.{ $hint } “{ $command } --help” lists them.
cli-error-missing = Something is missing: { $name }. See “{ $command } --help”.
cli-error-needs-a-value = The option { $name } needs a value.
cli-error-takes-no-value = The option { $name } takes no value.
cli-error-extra-arguments = “{ $command }” does not know what to do with: { $arguments }.
cli-error-usage = “{ $command }” cannot be used like this: { $wrong }
cli-error-not-whole = { $name } must be a whole number, not "{ $given }".
cli-error-too-small = { $name } must be at least { $least }, not { $given }.
cli-error-too-large = { $name } must be at most { $most }, not { $given }.
cli-error-not-a-number = { $name } must be a number, not "{ $given }".
cli-error-bad-cluster = --on takes the address of a Ray cluster, as in ray://head:10001, or “ray” for one on this machine; not "{ $given }".
cli-error-no-arena-match = Match { $number } has not been played in { $folder }.
cli-error-not-one-of = { $name } is one of { $known }, not "{ $given }".
cli-error-no-bot = There is no bot called "{ $name }".{ $hint } Bots: { $known }.
cli-error-bad-setting = An option of the game is given as name=choice, as in island=grande, not "{ $given }".
cli-error-too-many-at-table = { $persons } names and { $bots } bots do not fit round a table of { $players }.
cli-error-which-game = Which game? “islario games” lists them, as in: islario play trails-of-tucana.
cli-error-only-with-games = { $name } is for finding new exercises: it goes with --games N.
cli-error-number-or-games = --number N chooses an exercise, --games N looks for new ones: say one of them.
cli-error-not-in-exercises = “{ $command }” is of no use in an exercise: nothing is played here.
cli-error-resume-alone = A saved match goes on as it was: --resume FILE stands alone (with --confirm or --lang at most).
cli-error-no-file = There is no file { $file }.
cli-error-is-folder = { $file } is a folder, not a file.
cli-error-not-text = { $file } is not a text file in UTF-8.
cli-error-unreadable = The file { $file } cannot be read: { $wrong }.
cli-error-unwritable = The file { $file } cannot be written: { $wrong }.
cli-error-damaged-save = The saved match { $file } is damaged.
cli-error-other-save = The saved match { $file } is written in format { $theirs }; this version reads format { $ours }.
cli-error-save-exists = There is already a file { $file }; choose another name.
cli-error-save-where = Save where? As in: save my-match.json
cli-error-no-rule = There is no rule "{ $rule }"; they are numbered { $first } to { $last }.
cli-error-no-law = There is no law "{ $name }".{ $hint } Laws have numbers from 1 to 12; “islario check GAME” names what broke.
cli-error-no-rule-about = No rule speaks of "{ $text }".
cli-error-no-such-thing = Nothing on the table is called "{ $text }".
cli-error-explain-what = Say what to explain: “explain” with a name, or with the number of a move.
cli-error-review-unfinished = The match in { $file } is not over yet; only a finished one can be reviewed.
cli-error-no-seat = There is no seat { $seat } in this match; it has { $players }.
cli-error-no-ply = There is no move { $ply } in this match; it has { $plies }.
cli-error-no-move-number = There is no move number { $number }; they go from { $least } to { $most }.
cli-error-no-such-name = No move is called "{ $typed }" here; “moves” lists them, ? helps.
cli-error-not-compiled = { $game } cannot be compiled: { $wrong }. All that the compiler says is in { $file }; interpreted (NUMBA_DISABLE_JIT=1) it may run.
cli-error-island-name = "{ $name }" cannot be the name of an island: it takes small letters, digits and hyphens between them, and begins with a letter, as in coral-reef.
cli-error-island-keyword = "{ $name }" means something to Python and cannot be the name of an island: choose another, as in { $name }-island.
cli-error-island-taken = There is already a game called "{ $name }" on the shelf: choose another name.
cli-error-island-module = There is already a Python package called "{ $name }" here, and yours would not be found beside it: choose another name, as in { $name }-island.
cli-error-island-folder = { $folder } is there already: choose another folder with --folder, or take that one away.
cli-error-island-parent = There is no folder { $folder } to write it in: make that first, or choose another with --folder.
cli-error-island-unwritable = The folder { $folder } cannot be written: { $wrong }.
cli-error-memory = There is not enough memory for that; ask for fewer.
cli-error-unexpected = Something is wrong with Islario itself ({ $wrong }); the details are in { $file }.

## The server

server-undone = { $who } takes back a move.
server-off = off
server-on = on
bot-numbered = { $bot } { $number }
bot-random = Drifter
bot-random-about = Any legal move, by chance.
bot-greedy = Deckhand
bot-greedy-about = Always grabs the most points in sight.
bot-novice = Novice
bot-novice-about = Easy. Knows the rules, and often falls for a move that only looks good.
bot-sailor = Sailor
bot-sailor-about = Fair. Plays sensibly, with a slip now and then: good for a first match.
bot-navigator = Navigator
bot-navigator-about = Strong. Thinks a few moves ahead.
bot-captain = Captain
bot-captain-about = Very strong. Tries thousands of ways the match could go on.
bot-admiral = Admiral
bot-admiral-about = The strongest. Has learned the game in millions of matches against itself.
seats-sat = { $name } sits down at seat { $number }.
seats-left = { $name } leaves seat { $number }.
seats-bot = A bot ({ $bot }) plays for { $name }.
seats-filled = A bot ({ $name }) takes the free seat { $number }.
seats-declined = { $name } does not come to seat { $number }.
seats-late = The time of { $name } is up: { $bot } plays on until they are back.
seats-back = { $name } takes the seat back from the bot.
seats-opened = The bot leaves seat { $number }.
seats-voided = The host takes seat { $number } from { $name }.
seats-device = The seat of { $name } is open on one more device.
seats-host = The host’s place is open on one more device.
seats-agreed = { $name } agreed.
operator-title = Operator
operator-door = For whoever runs this server. The token is in the file operator-token beside the tables, or where --operator-token-file says.
operator-token = The operator’s token
operator-enter = Enter
operator-leave = Log out
operator-again = Look again
operator-language = English
operator-unfinished = Tables not over: { $count }.
operator-tables = Tables
operator-addresses = Addresses now connected
operator-reports = Reported messages
operator-line = Message
operator-name = By
operator-text = What it says
operator-at = When
operator-count = Reported by
operator-blocks = Addresses kept out
operator-none = None.
operator-table = Table
operator-game = Game
operator-sitters = Who sits there
operator-moves = Moves
operator-last = Last move
operator-sockets = Connections
operator-address = Address
operator-since = Since
operator-deeds = What to do
operator-to = { $deed }: { $what }
operator-sitter-person = somebody
operator-sitter-open = free
operator-sitter-bot = bot
operator-over = over
operator-closed = closed
operator-hushed = no chat
operator-remove = Remove
operator-sure = Remove for good
operator-close = Close to strangers
operator-open = Open to everyone
operator-hush = Switch chat off
operator-unhush = Allow chat again
operator-erase = Take away
operator-dismiss = Let it be
operator-block = Keep out
operator-unblock = Let in again
operator-block-which = Keep out an address or a range:
server-no-client-title = Islario is running
server-no-client = The browser client is not built in this installation: "make play" builds it. Programs can play already, as the description of the API tells. Ready games:

error-bad-request = This request cannot be read: { $wrong }
error-wrong-origin = This request comes from a page of another site.
error-wrong-host = This server does not go by that name.
error-wrong-token = This link does not open a place at this table (any more).
error-not-your-seat = Seat { $number } is not yours on this device.
error-link-used = Somebody has sat down at seat { $number } by this link, and it works only once. If that was you on another device, get your own link there, at your seat. If not, ask whoever sent it for a new one.
error-one-seat = You have sat at seat { $number } in this match and know its secrets, so you cannot sit down at another seat. Come back to that one, watch, or make a table where seats may be swapped.
error-asked-already = Somebody else has asked for seat { $number }. Wait until those at the table have answered.
error-nobody-asked = Nobody asks for anything at seat { $number } (any more).
error-not-yours-to-answer = This is for somebody at another seat, on another device than the one that asks, to answer; and not for the host where the host has invited.
error-not-the-host = Only whoever made the table can do this, on the device where it was made or by the host’s link.
error-own-seat = This is your own seat: leave it, or let a bot play.
error-seat-free = Nobody sits at seat { $number }: invite somebody, or let a bot play.
error-table-closed = This table is closed to strangers: only a link to a seat opens it. Ask somebody who plays there.
error-wrong-operator = This is not the operator’s token. It is in the file operator-token beside the tables, or where --operator-token-file says.
error-blocked = This address is kept out of here. Whoever runs the server can let it in again.
error-bad-address = “{ $given }” is no address or range that can be kept out: 203.0.113.7 is one, and so is 2001:db8::/32.
error-not-blocked = { $address } is not among the addresses kept out.
error-table-crowded = So many people have sat at this table that it takes only those who come by a link to a seat. Ask somebody who plays there.
error-signed-out = This device was signed out from another one. Come back by a link to yourself.
error-self-link-used = This link to another device works once, for ten minutes: it has been used, or its time is over. Get a new one on the device where you are known.
error-two-seats = You and this device sit at the same table, at different seats, and the match is not over. Come without bringing the device’s tables along.
error-away-too-long = A holiday takes { $most } days at most.
error-too-many-devices = There are { $most } devices of yours already. Sign one out that you use no more.
error-no-such-device = There is no such device of yours (any more).
error-last-device = This is your only device: signed out, nobody could come back to your tables. Bring yourself to another device first, or ask to be forgotten.
error-nobody-here = This browser is nobody yet: there is nothing to forget.
error-bad-push = This server sends no message there: browsers name an address of their push service, over HTTPS, and a key of their own.
error-bad-zone = There is no time zone “{ $given }”: Europe/Paris is one.
error-nobody-waits = Nobody waits for this seat now.
error-nudge-too-soon = Give everybody a minute at least.
error-nudged-already = They have been nudged in this turn. Once is enough.
error-chat-off = Nobody writes to anybody at this table.
error-nothing-said = Write something, or choose one of the emotes: one of both.
error-too-much-said = You have said much in a short while. Wait a moment.
error-nobody-said-it = This message is there no more.
error-seat-kept = Seat { $number } is kept for somebody.
error-not-invited = No seat is kept for you here.
error-nobody-known = Seat { $number }: it can be kept, once, for somebody with whom you have played.
error-no-passkeys-here = Passkeys need HTTPS and a name of this server’s own. A link to yourself brings another device just as well.
error-passkey-late = This took too long, or was begun elsewhere. Try again.
error-wrong-passkey = This server does not know this passkey (any more). Use another one, or a link to yourself.
error-too-many-passkeys = There are { $most } passkeys of yours already. Remove one that you use no more.
error-no-such-passkey = There is no such passkey of yours (any more).
error-rated-alone = A rated match needs several seats, and is no lesson.
error-rated-one-screen = At a rated table each seat is somebody else’s: several people at one screen cannot be rated.
error-rated-bot = Nobody knows how strong { $bot } is in this game, so it cannot sit at a rated table.
error-rated-no-hints = At a rated table there are no hints. After the match you can look back at it.
error-rated-device = At a rated table a seat is one person’s. Bring yourself to this device by a link from your own page first.
error-rated-void = At a rated table nobody loses a seat by somebody else’s doing. A clock ends the wait.
error-rated-stand-in = At a rated table no bot plays for you. You can leave your seat: then you have lost.
error-no-mail-here = This server sends no mail.
error-bad-mail = This is no address that mail can go to: ana@example.org is one.
error-bad-hook = This server sends nothing there: a webhook is an https address on the public network.
error-target-known = You are told there already.
error-too-many-targets = There are { $most } such addresses of yours already. End one first.
error-too-many-codes = Enough codes have been sent for now. Try again in an hour.
error-target-silent = The code has not arrived there: nobody takes it at this address. Look whether it is right, or try again later.
error-wrong-code = This is not the code that was sent there, or its time is over. Ask for a new one.
error-no-such-page = There is nothing at this address.
error-no-such-table = There is no such table.
error-wrong-method = This address cannot be asked in that way.
error-stale-version = The table has moved on since you decided. Look at it again and choose anew.
error-seat-taken = Somebody else has taken this seat.
error-not-a-bot = There is no bot in this seat.
error-no-window = Nobody at this seat is being asked anything with the whole table waiting.
error-not-ahead = This answer cannot be given ahead now.
error-no-such-standing = There is no answer “{ $name }” to give ahead in this game.
error-record-not-yet = The record holds every secret: it can be had once the match is over.
error-record-unfinished = This record is of a match that is not over. Only finished matches can be opened at a table.
error-record-at-position = This match did not begin at its set-up. Only matches that did can be opened at a table.
error-table-other-rules = The rules or components of this game have changed since this match began, and by those in use now it does not go on as it did. What agrees can be looked at: { $held ->
    [0] the set-up.
    [one] the first move.
   *[other] the first { $held } moves.
}
error-table-damaged = What is stored of this match is damaged, so it cannot go on. What is whole can be looked at: { $held ->
    [0] the set-up.
    [one] the first move.
   *[other] the first { $held } moves.
}
error-table-goes-on = This match goes on: play again when it is over.
error-not-at-this-table = Only those who sit at this table can begin anew.
error-too-large = This is too much at once: at most { $most } kB can be sent.
error-bad-seats = The list of seats has { $given } entries for { $players } players.
error-too-many-requests = Too many requests. Wait a little.
error-too-many-tables = There are too many tables already. Come back later.
error-internal = Something went wrong here. The table is unchanged.
error-preparing = The box of { $name } is being opened. One moment.
error-preview-later = The rules are still being prepared. What this move would do can be shown in a moment.
error-busy = This table is very busy. Try again.
error-database-away = The database does not answer. The table is unchanged: try again in a moment.
error-database-locked = The database is locked by something else. The table is unchanged: try again in a moment.
error-database-read-only = The database cannot be written to at present. The table is unchanged and can be looked at; moves will count again later.
error-database-full = The database is full. The table is unchanged and can be looked at; whoever looks after this server has to make room.
error-database-unusable = The database { $where } cannot be used: { $wrong }.
error-database-in-use = Another server uses the database { $where }. One file takes one server: end the other, or let both use PostgreSQL.
error-workers-need-postgres = { $count } processes cannot share the file { $where }: several need PostgreSQL. Say --database postgresql://…, or leave --workers out.
error-workers-not-here = Several processes cannot share an address on this system. Leave --workers out.
error-workers-not-started = A process that was to serve has ended before it answered (exit code { $exit }). What it wrote to the log says why.
error-backup-exists = There is a file { $file } already. Choose another name: backups replace nothing.
error-backup-unwritable = The backup { $file } cannot be written: { $wrong }.
error-backup-other-version = This database has reached version { $theirs } of its tables, and this Islario knows { $ours }. Start a server of this version on it once, then back it up.
error-backup-missing = There is no file { $file }.
error-backup-damaged = The backup { $file } is damaged or cut off. Nothing was restored.
error-not-a-backup = The file { $file } is not a backup of Islario's. Nothing was restored.
error-restore-not-empty = { $count ->
    [one] There is one match
   *[other] There are { $count } matches
} in { $where } already. Nothing was restored; --replace removes what is there.
error-restore-while-served = The database { $where } is being served. Nothing was restored: stop its servers first.
error-database-newer = This database was written by a newer Islario: its tables have reached { $theirs }, this version knows { $ours }.
error-review-not-yet = The match is not over yet: there is nothing to look back at.
error-shutting-down = The server is restarting. You will be back at the table in a moment.
error-flooding = Too many messages on this connection.
error-malformed = A message on this connection cannot be read.
error-silent = Nobody spoke on this connection.

# hints: why a move, by sources of points
error-nothing-to-advise = You have nothing to decide now.
error-hints-later = The rules are still being prepared. Hints come as soon as they are, in a minute or two.
hint-guided = This is what your guide waits for.
hint-only-move = There is no other move.
hint-equal = { $than ->
    [next] As good as the next move: played to the end, both come to about the same. Either is fine.
    [first] As good as the first move: played to the end, both come to about the same. Either is fine.
   *[played] About as good as what was played.
}
hint-even = { $than ->
    [next] As good as the next move: { $where }, which evens out. Either is fine.
    [first] As good as the first move: { $where }, which evens out. Either is fine.
   *[played] About as good as what was played: { $where }, which evens out.
}
hint-others = { $than ->
    [next] { $own ->
        [same] About as many points for you as the next move, but fewer for the others
       *[other] Fewer points for you than the next move, but fewer for the others too
    }: you gain about { hint-amount } on the best of them.
    [first] { $own ->
        [same] About as many points for you as the first move, but more for the others
       *[other] More points for you than the first move, but more for the others too
    }: you lose about { hint-amount } to the best of them.
    [second] { $own ->
        [same] About as many points for you as the second-best move, but fewer for the others
       *[other] Fewer points for you than the second-best move, but fewer for the others too
    }: you gain about { hint-amount } on the best of them.
    [best] { $own ->
        [same] About as many points for you as the best move, but more for the others
       *[other] More points for you than the best move, but more for the others too
    }: you lose about { hint-amount } to the best of them.
   *[played] { $own ->
        [same] About as many points for you, but fewer for the others
       *[other] Fewer points for you, but fewer for the others too
    }: you would have gained about { hint-amount } on the best of them.
}
hint-overall = { $than ->
    [next] About { hint-amount } more than the next move at the end.
    [first] About { hint-amount } less than the first move at the end.
    [second] About { hint-amount } more than the second-best move at the end.
    [best] About { hint-amount } less than the best move at the end.
   *[played] It would have brought about { hint-amount } more at the end.
}
hint-sources = { $than ->
    [next] About { hint-amount } more than the next move: { $where }.
    [first] About { hint-amount } less than the first move: { $where }.
    [second] About { hint-amount } more than the second-best move: { $where }.
    [best] About { hint-amount } less than the best move: { $where }.
   *[played] It would have been { $where }.
}
hint-certain = { $why } Certain at once: { $list }.
two-said = { $a } { $b }
hint-amount = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-better = better for { $list }
hint-worse = worse for { $list }
hint-but = { $before }, but { $last }
hint-comma = { $before }, { $last }
hint-and = { $before } and { $last }
hint-source = { $source } ({ $sign ->
        [more] +
       *[less] −
    }{ $points })

## Exercises

exercise-right = That is the best move.
exercise-wrong = Not the best move. Try another.
exercise-not-compared = A long search did not find it worth comparing with the best moves.
exercise-look-for = Look for one that is better for { $source }.
exercise-figures = In { $iterations } imagined matches played to their end, ten times what a captain has time for, it leaves you { $gap } points further ahead of the best of the others than the second-best move does (99% sure: { $low } to { $high }).
exercise-missed-by = Missed by: { $names }.
exercise-missed-by-none = Every bot finds it.
cli-exercises-title = Exercise { $number } of { $of }

## A lesson in the terminal

cli-lesson-go-on = (Enter: go on){ " " }
cli-lesson-whole-match = A whole match with a novice:
lesson-gain = { $source }: { $points }

## Notices to browsers

notice-turn = It is your turn
notice-table = { $game }, with { $names }
notice-waiting = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
emote-hello = Hello!
emote-good-luck = Good luck!
emote-nice = Nice move!
emote-wow = Wow!
emote-oops = Oops!
emote-thinking = Let me think …
emote-thanks = Thank you!
emote-good-game = Good game!
notice-nudge = { $name } waits for you
notice-kept = { $name } keeps a seat for you
notice-named = { $name }: { $title }
notice-code = { $code } is your code for notices of Islario
notice-code-help = Somebody, you as we hope, wants to be told here when it is their turn. Say this code on your own page within { $minutes } minutes. If it was not you, do nothing: then nothing more comes.
notice-mail-off = No more such mails:
off-title = Notices of Islario
off-ask = No more notices at this address, when it is your turn?
off-button = No more notices
off-done = Done: nothing more comes to this address.
off-no-link = This is no link of this server’s that ends notices.
off-home = To the games
notice-off = No more notices here
