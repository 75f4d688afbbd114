### L’enveloppe en français : étagère, nouvelle table, table.

close = Fermer
rules = Règles
loading = Un instant…
connecting = Recherche de la table…
nowhere = Cette page n’existe pas
back-to-shelf = Retour à l’étagère
server-silent = Le serveur ne répond pas. Nouvel essai…
switch-language = EN: read in English
to-dark = Passer en mode sombre
to-light = Passer en mode clair
player = Joueur { $number }
players = Joueurs
points = points
total = Total

## L’étagère

shelf-title = Un livre d’îles
shelf-lead = Des jeux de société entre amis : chacun sur son appareil, tous devant le même écran, ou contre des robots. Ni compte ni téléchargement.
players-range = { $range } joueurs
preparing = Préparation des règles, une fois pour toutes…
play-game = Jouer
new-table = Nouvelle table
no-such-game = Ce jeu n’est pas ici.
open-record = Ouvrir une partie enregistrée
open-record-help = Le fichier d’une partie terminée : revoyez-la coup par coup.

## Une nouvelle table

new-table-of = Nouvelle table : { $title }
read-rules = Lire les règles
who-plays = Qui joue
who-plays-help = Ici : sur cet appareil, qui peut passer de main en main. Par lien : un ami sur un autre appareil. Robot : l’ordinateur joue.
seat-kind = Place { $number } : qui joue
seat-here = Ici
seat-open = Par lien
seat-bot = Robot
seat-open-help = Le lien vous attend à la table.
which-bot = Place { $number } : quel robot
bot-seconds = Prend environ { NUMBER($seconds, maximumFractionDigits: 1) } s par coup.
name-of = Place { $number } : nom
options = Options
create-table = Commencer la partie

## La table

the-table = La table
no-table = Pas de table ici
table-nav = Cette table
seats = Places
you = vous
bot = robot
away = absent
thinking = réfléchit
your-turn = à vous
done = a fini
place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
seat-free = place libre
watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
line-lost = Connexion perdue. Elle se rétablit d’elle-même…
question = Ce qu’on vous demande
moves = Coups
log = Journal
holdings = Ma feuille
replay = Revoir
is-over = La partie est terminée.
see-result = Voir le résultat
you-wait = Vous avez fini. On attend { $names }.
you-watch = Vous regardez. On attend { $names }.
bot-plays = Un robot joue pour vous. On attend { $names }.
catching-up = Pendant ce temps… Appuyez sur une touche ou touchez l’écran pour passer.
hint = Que joueriez-vous ?
hint-short = Conseil
hint-thinking = J’explore ce qui pourrait arriver…
hint-points = Environ { $points } points à la fin
hint-chance = gagne { $percent } % des parties
hint-note = D’après ce que vous pouvez savoir : de nombreuses suites possibles, jouées jusqu’au bout.
free-seat-hint = Une place est libre : pour un ami, un robot ou vous.
fill-seat = Occuper la place
seen-as = Pour les autres, vous êtes { $name }.
choose-hint = { $count ->
    [one] Un seul choix, mis en évidence sur le plateau.
   *[other] { $count } choix, mis en évidence sur le plateau et dans la liste.
}
confirm = Confirmer
sending = Envoi…
undo = Annuler
which-rule = Règle { $rule }
ask-before = Confirmer chaque coup
filter-moves = Trouver un coup
no-move-found = Aucun coup ne correspond.
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
invite = Obtenir un lien pour un ami
own-link = Obtenir mon lien pour un autre appareil
link-to-send = Lien à envoyer
link-copied = Lien à envoyer (copié)
hand-to-bot = Laisser jouer un robot
take-back = Reprendre ma place
open-up = Renvoyer le robot
leave = Quitter la place

## Un écran, plusieurs personnes

curtain = Passez l’appareil
pass-to = Passez l’appareil à { $name }
pass-help = Que personne d’autre ne regarde.
i-am = C’est moi, { $name }

## La fin

won = { $count ->
    [one] Victoire : { $names } !
   *[other] Victoire partagée : { $names } !
}
tied = À égalité de points, les règles départagent.
solo-over = Vous avez marqué { $points } points
see-board = Voir le plateau
export-record = Enregistrer la partie
play-again = Rejouer
over-time = Les points au fil de la partie
look-back = Avec le recul
look-back-help = Lesquels de vos coups ont coûté le plus cher ? Quelques secondes suffisent pour le savoir.
look-back-begin = Revoir mes coups
look-back-busy = Je rejoue vos coups…
look-back-none = Aucun de vos coups n’a coûté cher. Bien joué !
look-back-cost = { $points ->
    [one] A coûté environ { NUMBER($points, maximumFractionDigits: 1) } point
   *[other] A coûté environ { NUMBER($points, maximumFractionDigits: 1) } points
}
look-then = Voir le plateau à ce moment-là
look-back-played = Vous : { $move }.
look-back-better = Mieux : { $move }.
fair = Les cartes ont-elles été bien mélangées ?
fair-help = Tous les mélanges viennent du premier nombre, la clé. Le second est son SHA-256, montré à tous dès le premier coup : la clé n’a donc pas changé.

## Voir de près

zoom = Zoom
zoom-in = Plus près
zoom-out = Plus loin
zoom-back = Tout le plateau
