### L’enveloppe en français : étagère, nouvelle table, table.

close = Fermer
how = Comment jouer
learn = Apprendre
exercises = Exercices
today = L’exercice du jour : { $game }
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
me = Vous
players-range = { $range } joueurs
opening-box = On ouvre la boîte…
preparing = Les règles sont en préparation ({ $percent } %) : d’ici là, les robots jouent sans trop réfléchir.
not-prepared = Les règles ne peuvent pas être préparées sur ce serveur : les robots jouent sans trop réfléchir, et il n’y a pas de conseils.
play-game = Jouer
new-table = Nouvelle table
no-such-game = Ce jeu n’est pas ici.
open-record = Ouvrir une partie enregistrée
open-record-help = Le fichier d’une partie terminée : revoyez-la coup par coup.

## Une nouvelle table

new-table-of = Nouvelle table : { $title }
read-rules = Lire les règles
which-bot = Place { $number } : quel robot

## La table

the-table = La table
halted = La partie ne peut pas continuer
to-new-table = Vers la nouvelle table
no-table = Pas de table ici
table-nav = Cette table
menu = Menu
more-seats = et { $count } de plus
which-one = Que visez-vous ?
chat = Discussion{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
  }
seats = Places
you = vous
bot = robot
away = absent
thinking = réfléchit
your-turn = à vous
to-act = doit jouer
ready = a joué
waits = attend
place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
seat-free = place libre
seat-kept = place gardée
watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
newer = Une nouvelle version est disponible.
lacking = Une partie de cette page n’est pas arrivée.
reload = Recharger
line-lost = Connexion perdue. Elle se rétablit d’elle-même…
question = Ce qu’on vous demande
moves = Coups
log = Journal
holdings = Ma feuille
replay = Revoir
is-over = La partie est terminée.
see-result = Voir le résultat
you-wait = On attend { $names }.
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
free-seat-kept = Une place est gardée pour { $name }.
free-seat-host = Une place est libre : pour un ami ou un robot.
fill-seat = Occuper la place
choose-hint = { $count ->
    [one] Un seul choix, mis en évidence sur le plateau.
   *[other] { $count } choix, mis en évidence sur le plateau et dans la liste.
}
choose-short = { $count ->
    [one] Un seul choix, mis en évidence.
   *[other] { $count } choix, mis en évidence.
}
confirm = Confirmer
sending = Envoi…
undo = Annuler
which-rule = Règle { $rule }
ask-before = Confirmer chaque coup
anyone = Quelqu’un ?
silence-means-no = Qui ne dit rien dit non.
wait-please = Un instant, svp
wait-asked = { $names } demande un instant.
nothing-to-say = Vous n’avez rien à jouer ici.
you-answered = Votre réponse est donnée. Vous pouvez encore la reprendre.
they-are-asked = La question est posée à d’autres.
answered-for-you = Pas d’autre choix : on répond pour vous.
answer-for-me = Répondre pour moi quand je n’ai pas le choix
ahead = Répondu d’avance, visible de vous seul
filter-moves = Trouver un coup
no-move-found = Aucun coup ne correspond.
log-empty = Il ne s’est encore rien passé.
log-result = { $count ->
    [0] Fin de la partie, avec { $points } points.
    [one] { $names } gagne avec { $points } points. { $standing }
   *[other] { $names } partagent la victoire avec { $points } points. { $standing }
}
about-hint = Pointez ou touchez ce que vous voulez : l’explication s’affiche ici.
since-last-turn = Depuis votre dernier tour
show-again = Revoir
your-last-turn = votre dernier tour
look-at = Voir la position { $version }
source = Origine
breakdown = D’où viennent les points
table-of-rules = Tableau { $number }

## Chacun ses préférences

settings = Réglages
speed = Vitesse des animations
speed-slow = lente
speed-normal = normale
speed-fast = rapide
speed-none = aucune
ship-waits = Le bateau attend un clic avant la carte suivante
sounds = Sons
asking = Confirmer
asking-each = chaque coup
asking-final = seulement ce qu’on ne peut pas reprendre
asking-never = rien

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
invite-help = Envoyez-le à un seul ami : il sert une fois, au premier qui vient.
invites = Invitez vos amis
invites-missing = { $count ->
    [0] Tout le monde est là.
    [one] Une place attend un ami. Envoyez son lien ; vous pouvez déjà commencer.
   *[other] { $count } places attendent des amis. Envoyez à chacun son lien ; vous pouvez déjà commencer.
}
invite-friend = Inviter
invite-title = Une place à { $title }
invite-again-help = Si vous en avez déjà envoyé un, le nouveau lien le remplace.
guest-here = est là
guest-away = est venu, puis s’est absenté
to-the-table = À la table
share = Partager…
link-code = Le lien en image, pour un appareil photo
name-me = C’est moi
own-link = Obtenir mon lien pour un autre appareil
own-link-help = Pour vous seul : il ouvre votre place sur vos autres appareils. Ne le donnez à personne. Un nouveau lien exclut les appareils venus par un ancien.
host-link = Obtenir le lien de l’hôte pour un autre appareil
host-link-help = Pour vous seul : qui l’a peut inviter, libérer des places et renvoyer les robots.
link = Lien
copy = Copier
link-copied = Copié.
hand-to-bot = Laisser jouer un robot
take-back = Reprendre ma place
open-up = Renvoyer le robot
leave = Quitter la place
nudge = Relancer { $name }
nudged = C’est fait.
void = Libérer cette place…
void-help = { $name } perd la place, et tout le monde le voit. Si la place a déjà joué, quelqu’un d’autre à la table doit être d’accord. Vous pourrez ensuite inviter quelqu’un ou laisser jouer un robot.
void-sure = Libérer la place
void-not = Ne rien changer

## Ce qu’on demande à la table

wish = Une question à la table
somebody = Quelqu’un
sit-wish = { $name } aimerait s’asseoir à la place { $number }.
sit-wish-why = La place a déjà joué : qui s’y assied voit sa main. N’acceptez que si vous savez que ce n’est pas l’un de vous.
sit-asked = Vous avez demandé la place { $number }. Elle a déjà joué : quelqu’un à la table doit être d’accord.
void-wish = L’hôte aimerait libérer la place { $number }, celle de { $name }.
void-wish-why = Le prochain verra cette main. Acceptez si la personne est partie pour de bon.
void-asked = Vous avez demandé à libérer la place { $number }. Quelqu’un d’autre à la table doit être d’accord ; après un jour de silence, redemandez et c’est fait.
agree = D’accord
disagree = Non
withdraw = Tant pis
wish-refused = La table préfère que vous ne preniez pas la place { $number }. Vous pouvez regarder, ou redemander.

## Un écran, plusieurs personnes

curtain = Passez l’appareil
pass-to = Passez l’appareil à { $name }
pass-help = Que personne d’autre ne regarde.
i-am = C’est moi, { $name }

## La fin

you-win = Victoire !
you-win-with = Victoire, ex æquo avec { $names } !
won = { $count ->
    [one] Victoire : { $names } !
   *[other] Victoire partagée : { $names } !
}
tied = À égalité de points, les règles départagent.
solo-over = Vous avez marqué { $points } points
see-board = Voir le plateau
export-record = Enregistrer la partie
play-again = Rejouer, avec les mêmes
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
