### Islario en français : ce que tous les jeux et commandes partagent.

player = Joueur { $number }
did-you-mean = { " " }Vouliez-vous dire « { $name } » ?
event-more = … et encore { $count } autres événements.

## Erreurs

error-unknown-game = Aucun jeu ne s’appelle « { $name } ».{ $hint } Sur l’étagère : { $known }.
error-unknown-option = { $game } n’a pas d’option « { $name } ».{ $hint }
error-bad-choice = L’option « { $name } » ne peut pas être « { $given } » ; au choix : { $choices }.{ $hint }
error-bad-players = { $game } se joue de { $least } à { $most }, pas à { $given }.
error-bad-games = Le nombre de parties doit être un entier d’au moins 1, pas { $given }.
error-bad-key = Une clé compte 32 octets, pas { $length }.
error-bad-seat = Il n’y a pas de place { $given } à cette table ; les places vont de 0 à { $most }.
error-bad-ply = Il n’y a pas de position { $given } dans cette partie ; les positions vont de 0 à { $most }.
error-unknown-bot = Aucun robot ne s’appelle « { $name } ».{ $hint } Robots : { $known }.

error-match-over = La partie est terminée.
error-not-your-turn = { $who } n’a rien à décider pour l’instant.
error-no-such-move = Ce coup n’existe pas ici : { $move }.
error-illegal-move = { $why }

error-undo-nothing = Il n’y a rien à reprendre.
error-undo-revealed = Quelque chose a été dévoilé depuis : impossible de revenir en arrière.
error-undo-others-moved = D’autres ont joué depuis : impossible de revenir en arrière.

error-record-not-json = Cet enregistrement est abîmé ou coupé à la ligne { $line } : { $wrong }.
error-record-not-ours = Ce n’est pas un enregistrement d’Islario.
error-record-other-format = Cet enregistrement est au format { $theirs } ; cette version lit le format { $ours }.
error-record-lacks = Cet enregistrement est incomplet : il y manque « { $name } ».
error-record-bad-value = Cet enregistrement est abîmé : « { $name } » a une valeur impossible.
error-record-edited = Cet enregistrement a été modifié après coup : sa somme de contrôle ne correspond pas.
error-record-other-rules = Cet enregistrement suit la version { $theirs } des règles ; ici, c’est la version { $ours }.
error-record-other-components = Cet enregistrement de { $game } a été joué avec d’autres données de matériel que celles d’ici.
error-record-bad-move = Le coup numéro { $number } de cet enregistrement n’est pas permis.
error-record-other-outcome = Cet enregistrement annonce un autre résultat que celui de ses coups.

error-component-unreadable = Le fichier de matériel { $file } est illisible : { $wrong }.
error-component-syntax = Le fichier de matériel { $file } n’est pas du TOML valide : { $wrong }.
error-component-no-game = Le fichier de matériel { $file } ne dit pas pour quel jeu il est : il lui faut une ligne comme game = "trails-of-tucana".
error-component-no-table = Le fichier de matériel { $file } n’a pas de table [{ $table }].
error-component-fault = { $file }, ligne { $line }, dans [{ $table }] : { $wrong }.
