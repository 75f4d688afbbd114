### Islario in English: what all games and commands share.

player = Player { $number }
did-you-mean = { " " }Did you mean "{ $name }"?
event-more = …and { $count } more things happened.

## Mistakes

error-unknown-game = There is no game called "{ $name }".{ $hint } On the shelf: { $known }.
error-unknown-option = { $game } has no option "{ $name }".{ $hint }
error-bad-choice = The option "{ $name }" cannot be "{ $given }"; it is one of: { $choices }.{ $hint }
error-bad-players = { $game } is for { $least } to { $most } players, not { $given }.
error-bad-games = The number of matches must be a whole number of at least 1, not { $given }.
error-bad-key = A key is 32 bytes long, not { $length }.
error-bad-seat = There is no seat { $given } at this table; seats are numbered 0 to { $most }.
error-bad-ply = There is no position { $given } in this match; positions are numbered 0 to { $most }.
error-unknown-bot = There is no bot called "{ $name }".{ $hint } Bots: { $known }.

error-match-over = The match is over.
error-not-your-turn = { $who } has nothing to decide now.
error-no-such-move = There is no such move here: { $move }.
error-illegal-move = { $why }

error-undo-nothing = There is nothing to take back.
error-undo-revealed = Something was revealed since, so it cannot be taken back.
error-undo-others-moved = Others have moved since, so it cannot be taken back.

error-record-not-json = This record is damaged or cut off at line { $line }: { $wrong }.
error-record-not-ours = This is not a record of Islario's.
error-record-other-format = This record is written in format { $theirs }; this version reads format { $ours }.
error-record-lacks = This record is incomplete: "{ $name }" is missing.
error-record-bad-value = This record is damaged: "{ $name }" has a value that cannot be.
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
