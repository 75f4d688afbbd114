## The leaderboard
leaderboard = Classement
leaderboard-lead = Les cotes viennent des tables classées de ce serveur, jeu par jeu. Le trait montre où se trouve la vraie valeur : il raccourcit à chaque partie.
leaderboard-trust = N’importe qui peut être ici quelqu’un d’autre à tout moment : les cotes ont un sens entre personnes qui se font confiance.
leaderboard-order = L’ordre suit ce que chaque personne vaut au moins, autant qu’on puisse en être sûr.
leaderboard-none = Personne n’a encore joué de partie classée à ce jeu. Quand vous préparez une table, « Classée » est l’un des choix.
which-game = Jeu
rating-of = { $rating } ± { $margin }
rating-played = { $played ->
    [one] 1 partie
   *[other] { $played } parties
}
rating-arena = { $played ->
    [one] bot, 1 partie d’arène
   *[other] bot, { $played } parties d’arène
}
somebody = quelqu’un sans nom
you-here = vous

## One's own
my-ratings = Vos cotes
my-ratings-none = Vous n’avez pas encore mené de partie classée à son terme.
on-board = Me montrer dans les classements de ce serveur
to-board = Voir le classement

## At a table
rated-note = Cette table est classée : qui part après son premier coup, ou dépasse son temps, a perdu.
rated-now = Votre cote est maintenant de { $rating } ± { $margin }.
