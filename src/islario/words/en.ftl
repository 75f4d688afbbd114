### Islario in English: what all games and commands share.

player = Player { $number }
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
error-unknown-bot = There is no bot called "{ $name }".{ $hint } Bots: { $known }.
error-bot-wants-a-seat = A bot is asked with what a seat sees, choose(match.view_state(0)), or with the match and the seat, choose(match, 0); not with { $given } alone.
error-bad-size = A batch holds a whole number of matches, at least 1, not { $given }.
error-bad-device = A batch runs on one of: { $known }; not on "{ $given }".
error-bad-rewards = Rewards are one of: { $known }; not "{ $given }".
error-bad-render-mode = A match can be shown as one of: { $known }; not "{ $given }".
error-bad-moves = A step of this batch takes { $size } moves in one row, not an array of shape { $given }.
error-batch-illegal-move = Move { $move } is not legal in match { $match } of the batch; nothing was played.
error-no-gpu = No NVIDIA GPU can be used here: { $wrong }.

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
error-undo-revealed = Something was revealed since, so it cannot be taken back.
error-undo-others-moved = Others have moved since, so it cannot be taken back.
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
cli-metavar-games = [GAME]…
cli-metavar-file = FILE
cli-metavar-folder = FOLDER
cli-metavar-name = NAME
cli-metavar-law = LAW

cli-islario-help =
    Islario, a book of islands: board games to play, simulate and study.

    “islario COMMAND --help” tells more about a command.
cli-islario-examples =
    islario play trails-of-tucana
    islario rules trails-of-tucana --lang fr
    islario simulate trails-of-tucana --games 20000 --players 4

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
    islario rules trails-of-tucana --rule TT-12 --lang fr
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
cli-check-help =
    Hold a game to the laws: one of your own, for instance.

    Each law is tried on random positions, at all numbers of players and with all options. Where one does not hold, you are told what was found, and how to look at that very position again. The exit code is 1 if any law is broken.
cli-check-examples =
    islario check trails-of-tucana
    islario check reef --examples 200
    islario check reef --law 9
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
cli-option-rule = Only the rule with this number.
cli-check-many = How many random positions each law is tried on; 40 unless you say otherwise.
cli-check-law = Only this law: its number, or the name of one thing that must hold.
cli-check-example = Only this example, with all that Python tells of what goes wrong there.
cli-new-island-folder = The folder to make for it; one of its name, here, unless you say otherwise.
cli-play-bots = Bots in the last seats: greedy or random, joined by commas, or none. Without it, greedy ones fill the table.
cli-play-name = The name of a person at this screen. Repeat it for several.
cli-play-resume = Go on with a saved match.
cli-play-save = Keep the match in this file.
cli-play-confirm = Ask before each move is made.
cli-review-seat = Whose decisions (the first seat is 1).
cli-review-milliseconds = Time for each decision; 200 unless you say more.
cli-replay-seat = What this seat saw (the first is 1).
cli-replay-ply = Begin after so many moves.
cli-replay-json = Print what is known after that move as JSON.
cli-serve-host = The address to listen at; 127.0.0.1, this machine only, unless you say otherwise.
cli-serve-port = The port; 8000 unless you say otherwise, 0 for any free one.
cli-serve-database = A file, or a URL of PostgreSQL; else that of ISLARIO_DATABASE, or a file of your own.
cli-serve-name = A name this server goes by; requests for other names are refused. Can be repeated.
cli-serve-open = Open the browser at the address, where there is one.
cli-serve-secure = It is reached over HTTPS: cookies travel over nothing else.
cli-serve-keep-days = Remove a table when nobody has moved at it for so many days; 400 unless you say otherwise, 0 for never.
cli-serve-log = How much to write to the log.
cli-simulate-games = How many matches; 1000 unless you say otherwise.
cli-simulate-workers = How many processor cores work on it; all unless you say otherwise.
cli-simulate-json = Print the summary as JSON, and nothing else.
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

cli-bot-greedy = Greedy { $number }
cli-bot-random = Random { $number }
cli-bot-novice = Novice { $number }
cli-bot-sailor = Sailor { $number }
cli-bot-navigator = Navigator { $number }
cli-bot-captain = Captain { $number }
cli-prompt = { $who }>{ " " }
cli-prompt-ready = { $who }, press Enter when only you are looking:{ " " }
cli-prompt-confirm = { $move }? (Enter: yes, n: no){ " " }
cli-yes = yes
cli-hand-over = Pass the device to { $who }.
cli-hand-over-undo = (undo: { $who } takes back the latest move. quit: leave.)
cli-too-narrow = This terminal is { $width } columns wide; the whole picture needs { $needed }.
cli-more-news = …and { $count } more before that; “log” shows them.
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
cli-command-undo-help = undo          take back your latest move, if nothing was revealed since
cli-command-log-help = log [N]       what happened (the last N lines)
cli-command-scores-help = scores        everybody's points, and where they come from
cli-command-rules-help = rules [TEXT]  the rule that matters now, a rule by number, or about something
cli-command-save-help = save FILE     a copy of the match in a file
cli-command-quit-help = quit          leave; the match is saved
cli-command-moves-how = A move: its number in the list, or its name, as in { $example }. Part of a name looks for moves.

## Mistakes on the command line

cli-error-no-port = Islario cannot listen at { $host }, port { $port }: { $wrong }.
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
cli-error-no-law = There is no law "{ $name }".{ $hint } Laws have numbers from 1 to 11; “islario check GAME” names what broke.
cli-error-no-rule-about = No rule speaks of "{ $text }".
cli-error-review-unfinished = The match in { $file } is not over yet; only a finished one can be reviewed.
cli-error-no-seat = There is no seat { $seat } in this match; it has { $players }.
cli-error-no-ply = There is no move { $ply } in this match; it has { $plies }.
cli-error-no-move-number = There is no move number { $number }; they go from 1 to { $most }.
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
server-bot-random = Drifter
server-bot-random-about = Any legal move, by chance.
server-bot-greedy = Deckhand
server-bot-greedy-about = Always grabs the most points in sight.
server-bot-novice = Novice
server-bot-novice-about = Easy. Knows the rules, and often falls for a move that only looks good.
server-bot-sailor = Sailor
server-bot-sailor-about = Fair. Plays sensibly, with a slip now and then: good for a first match.
server-bot-navigator = Navigator
server-bot-navigator-about = Strong. Thinks a few moves ahead.
server-bot-captain = Captain
server-bot-captain-about = Very strong. Tries thousands of ways the match could go on.
server-no-client-title = Islario is running
server-no-client = The browser client is not built in this installation: "make play" builds it. Programs can play already, as the description of the API tells. Ready games:

error-bad-request = This request cannot be read: { $wrong }
error-wrong-origin = This request comes from a page of another site.
error-wrong-host = This server does not go by that name.
error-wrong-token = This link does not open a place at this table (any more).
error-not-your-seat = Seat { $number } is not yours on this device.
error-no-such-page = There is nothing at this address.
error-no-such-table = There is no such table.
error-wrong-method = This address cannot be asked in that way.
error-stale-version = The table has moved on since you decided. Look at it again and choose anew.
error-seat-taken = Somebody else has taken this seat.
error-not-a-bot = There is no bot in this seat.
error-record-not-yet = The record holds every secret: it can be had once the match is over.
error-record-unfinished = This record is of a match that is not over. Only finished matches can be opened at a table.
error-table-other-rules = This table was played by other rules or components than are in use here.
error-too-large = This is too much at once: at most { $most } kB can be sent.
error-bad-seats = The list of seats has { $given } entries for { $players } players.
error-too-many-requests = Too many requests. Wait a little.
error-too-many-tables = There are too many tables already. Come back later.
error-internal = Something went wrong here. The table is unchanged.
error-preparing = The rules of { $name } are being prepared. This happens once and takes less than a minute.
error-busy = This table is very busy. Try again.
error-review-not-yet = The match is not over yet: there is nothing to look back at.
error-shutting-down = The server is restarting. You will be back at the table in a moment.
error-flooding = Too many messages on this connection.
error-malformed = A message on this connection cannot be read.
error-silent = Nobody spoke on this connection.

# hints: why a move, by sources of points
error-nothing-to-advise = You have nothing to decide now.
hint-only-move = There is no other move.
hint-equal = { $than ->
    [next] About as good as the next move.
    [first] About as good as the first move.
   *[played] About as good as what was played.
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
   *[played] { $own ->
        [same] About as many points for you, but fewer for the others
       *[other] Fewer points for you, but fewer for the others too
    }: you would have gained about { hint-amount } on the best of them.
}
hint-overall = { $than ->
    [next] About { hint-amount } more than the next move, a little from everywhere.
    [first] About { hint-amount } less than the first move, a little everywhere.
   *[played] It would have been a little better everywhere.
}
hint-sources = { $than ->
    [next] About { hint-amount } more than the next move: { $where }.
    [first] About { hint-amount } less than the first move: { $where }.
   *[played] It would have been { $where }.
}
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
