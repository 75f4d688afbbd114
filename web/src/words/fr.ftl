### L’enveloppe en français : étagère, nouvelle table, table.

close = Fermer
rules = Règles
loading = Un instant…
connecting = Recherche de la table…
nowhere = Cette page n’existe pas
back-to-shelf = Retour à l’étagère
server-silent = Le serveur ne répond pas. Nouvel essai…
switch-language = EN: read in English
to-dark = Passer au sombre
to-light = Passer au clair
player = Joueur { $number }
players = Joueurs
points = points
total = Total

## L’étagère

shelf-title = Un livre d’îles
shelf-lead = Quatre jeux de société entre amis : chacun sur son appareil, tous devant le même écran, ou contre des robots. Ni compte, ni téléchargement.
players-range = { $range } joueurs
coming = Au terminal dès aujourd’hui, bientôt dans le navigateur
preparing = Préparation des règles, une fois pour toutes…
new-table = Nouvelle table
no-such-game = Ce jeu n’est pas ici.
about-la-isla = Explorez une île, encerclez ses animaux rares et trouvez-les avant les autres, avec des cartes à trois usages.
about-islas-canarias = Peuplez les îles, un navire après l’autre : les colons vont où la vie est la meilleure, à vous de l’y rendre belle.
about-isla-dorada = Une expédition, plusieurs chasseurs de trésors : enchérissez sur sa route, vers vos objectifs secrets.
open-record = Ouvrir un enregistrement
open-record-help = Le fichier d’une partie terminée, gardé ici ou ailleurs : revoyez-la coup par coup.

## Une nouvelle table

new-table-of = Nouvelle table : { $title }
read-rules = Lire les règles
who-plays = Qui joue
who-plays-help = Ici : sur cet appareil. Par lien : vous recevez un lien à envoyer, ou la place revient à qui ouvre l’adresse de la table. Robot : joue tout de suite, à toute heure.
seat-kind = Place { $number } : qui joue
seat-here = Ici
seat-open = Par lien
seat-bot = Robot
seat-open-help = Le lien s’envoie depuis la table.
which-bot = Place { $number } : quel robot
bot-seconds = Réfléchit environ { NUMBER($seconds, maximumFractionDigits: 1) } s par décision.
name-of = Place { $number } : nom
options = Options
create-table = Dresser la table

## La table

the-table = La table
no-table = Pas de table ici
table-nav = Cette table
seats = Places
you = vous
bot = robot
away = absent
thinking = réfléchit
done = a fini
place = place { $place }
seat-free = place libre
watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
line-lost = La ligne est coupée. Elle revient d’elle-même…
question = Ce qu’on vous demande
moves = Coups
log = Journal
holdings = Ma feuille
replay = Revoir
is-over = La partie est terminée.
see-result = Voir le résultat
you-wait = Vous avez fini. Réfléchissent encore : { $names }.
you-watch = Vous regardez. Réfléchissent : { $names }.
bot-plays = Un robot joue pour vous. Réfléchissent : { $names }.
catching-up = Pendant ce temps… Une touche ou un toucher passe la suite.
hint = Que joueriez-vous ?
hint-thinking = J’essaie ce qui pourrait arriver…
hint-points = Environ { $points } points à la fin
hint-chance = gagne { $percent } % des parties
hint-note = D’après ce que vous pouvez savoir : de nombreuses suites possibles, jouées jusqu’au bout.
free-seat-hint = Une place est libre : choisissez-la dans la liste des places pour vous asseoir.
choose-hint = { $count ->
    [one] Un seul choix : il est éclairé sur le plateau.
   *[other] { $count } choix : éclairés sur le plateau, et dans la liste.
}
confirm = Confirmer
sending = Envoi…
undo = Reprendre
which-rule = Règle { $rule }
ask-before = Demander avant de jouer
filter-moves = Trouver un coup
no-move-found = Aucun coup ne dit cela.
log-empty = Il ne s’est encore rien passé.
since-last-turn = Depuis votre dernier tour
show-again = Revoir
your-last-turn = votre dernier tour
look-at = Voir la position { $version }
source = Origine
breakdown = D’où viennent les points
table-of-rules = Tableau { $number }

## Revoir

replay-at = Position { $at } sur { $last }
position = Position
first = Première position
previous = Position précédente
next = Position suivante
last = Dernière position
play = Lecture
pause = Pause
back-to-now = Retour à la table

## Les places

your-name = Votre nom
take-seat = S’asseoir ici
rename = Changer de nom
invite = Obtenir le lien pour un ami
own-link = Obtenir mon lien pour un autre appareil
link-to-send = Lien à envoyer
link-copied = Lien (copié)
hand-to-bot = Laisser jouer un robot
take-back = Reprendre ma place
open-up = Renvoyer le robot
leave = Quitter la place

## Un écran, plusieurs personnes

curtain = Passez l’appareil
pass-to = Passez l’appareil à { $name }
pass-help = Que personne d’autre ne regarde : ce que font les autres reste secret jusqu’à la fin du tour.
i-am = C’est moi, { $name }

## La fin

won = { $count ->
    [one] Victoire : { $names } !
   *[other] Victoire partagée : { $names } !
}
solo-over = Vous avez marqué { $points } points
see-board = Voir le plateau
export-record = Garder l’enregistrement
play-again = Nouvelle table
over-time = Les points au fil de la partie
look-back = Avec le recul
look-back-help = Laquelle de vos décisions a coûté le plus ? Quelques secondes de réflexion le diront.
look-back-begin = Revoir mes décisions
look-back-busy = Je rejoue vos décisions…
look-back-none = Aucune de vos décisions n’a vraiment coûté de points. Bien joué !
look-back-cost = { $points ->
    [one] Environ { NUMBER($points, maximumFractionDigits: 1) } point
   *[other] Environ { NUMBER($points, maximumFractionDigits: 1) } points
}
look-back-played = Vous : { $move }
look-back-better = Mieux : { $move }
fair = Les cartes ont-elles été bien mélangées ?
fair-help = Tous les mélanges viennent du premier nombre, la clé. Le second est son SHA-256, montré à tous dès le premier coup : la clé n’a donc pas changé.

## Voir de près

zoom = Zoom
zoom-in = Plus près
zoom-out = Plus loin
zoom-back = Tout le plateau
