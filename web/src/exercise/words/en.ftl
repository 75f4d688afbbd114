### Exercises, in the browser.

exercise = Exercise { $number } of { $of }
exercise-lead = You are { $who }. One move is clearly best: which one?
exercise-missed = { $count ->
    [0] Every bot that tried it found it.
   *[other] Missed by { $count } of the { $bots } bots that tried it.
}
exercise-try = Try it
exercise-show = Show me
exercise-next = Next exercise
exercise-right = That is the best move.
exercise-wrong = Not the best move. Try another.
exercise-shown = The best move:
exercise-all = All exercises
exercise-solved = solved
exercise-choose = Choose a move on the board or in the list.
exercise-whole = A whole match
