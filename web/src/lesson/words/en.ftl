### Learning by playing, in the browser.

learn-lead = A first match with a guide, five to eight minutes long. It says one thing at a time, shows where it is, and waits for you. You need to know nothing.
learn-begin = Begin the lesson
learn-go-on = Go on where you were
learn-anew = From the beginning
learn-beside = In my matches of this game, say at each new kind of decision, once, what it is for
learn-how = Or read how to play, on one page

guide = Your guide
guide-step = { $step } of { $of }
guide-next = Go on
guide-back = Back
guide-brought = Your last move: { $what }.
guide-waits = Done. Others decide now: watch what they do.
guide-pull-up = Pull up to see it
guide-open = Press to see the count
guide-put-away = Close this to see what lies below
guide-farther = Press to see more of it
guide-do = { $game ->
    [trails-of-tucana] The dotted lines are all that you could draw. Press the one with the ring, then Confirm.
    [la-isla] Tap a card, then its new letter. Then Confirm.
   *[other] Press what is lit, then Confirm if you are asked to.
}
guide-points = { $source } { $points }
guide-done = Lesson finished
guide-whole = A whole match
guide-again = Once more

how-points = Where points come from
how-end = How it ends
how-terms = Words to know
how-more = What next?
how-law = All rules, numbered
how-print = Print this page
how-turn = A turn in five pictures
