### Reading the rules.

rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] No rule speaks of that.
    [one] One rule speaks of that.
   *[other] { $count } rules speak of that.
}
rules-legend = Where the rules come from
rules-from-rulebook = No mark: it stands in the rulebook, or is printed on what is played with.
rules-from-inferred = It follows from what stands there.
rules-from-house = Our own ruling, where the rulebook is silent.
