### Lire les règles.

rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune règle n’en parle.
    [one] { $count } règle en parle.
   *[other] { $count } règles en parlent.
}
rules-legend = D’où viennent les règles
rules-from-rulebook = Sans signe : c’est écrit dans la règle du jeu, ou imprimé sur le matériel.
rules-from-inferred = Cela découle de ce qui y est écrit.
rules-from-house = Notre propre décision, là où la règle se tait.
