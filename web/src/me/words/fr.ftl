### Les pages à soi, en français : mes tables, appareils, parties jouées.

my-tables = Mes tables
tables-waiting = { $count ->
    [0] Personne ne vous attend.
    [one] Une table vous attend.
   *[other] { $count } tables vous attendent.
}
turn-mine = À vous de jouer
turn-lesson = Leçon avec un guide
turn-nudged = { $name } vous attend
turn-of = On attend { $names }
turn-none = Pas encore commencée
turn-halted = Ne peut pas continuer
just-now = à l’instant
seats-free = { $count ->
    [one] une place est libre
   *[other] { $count } places sont libres
}
with = avec { $names }
alone = en solo
finished-tables = Terminées
result = { $place ->
    [1] Gagnée avec { points-counted }
   *[other] { $place }ᵉ avec { points-counted }
}
points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
all-matches = Toutes les parties, en chiffres
figures-of-table = Points : { $points }

## Oneself

me-title = Vous
me-lead = Ce serveur vous reconnaît à ce navigateur. Sans mot de passe, et sans adresse électronique, sauf pour recevoir des notifications.
your-mark = Votre marque
shape = Forme
colour = Couleur
shape-n = { $n ->
    [0] cercle
    [1] carré
    [2] triangle
    [3] losange
    [4] étoile
    [5] croix
    [6] pentagone
   *[other] hexagone
}
colour-n = { $n ->
    [0] rouge
    [1] bleu
    [2] jaune
    [3] vert
    [4] violet
    [5] noir
    [6] turquoise
   *[other] orange
}
away = En vacances jusqu’au
away-help = Là où chaque coup a un jour, le vôtre commence à votre retour. Une partie classée attend 30 jours de vacances au plus, en tout.
save = Enregistrer
saved = Enregistré.

## Devices

devices = Vos appareils
device-this = cet appareil
device-unknown = Un appareil
device-seen = dernière visite { $ago }
sign-out = Déconnecter
sign-out-device = Déconnecter : { $label }
devices-none = Rien n’est encore gardé de vous. Asseyez-vous à une table, ou enregistrez un nom.
another-device = Passer sur un autre appareil
another-device-help = Un lien vers vous-même ouvre toutes vos tables sur un autre appareil. Il sert une seule fois, pendant dix minutes. Ne le donnez à personne : qui l’ouvre, c’est vous.
make-link = Obtenir un lien vers moi-même
link-minutes = { $minutes ->
    [one] Il sert encore pendant une minute.
   *[other] Il sert encore pendant { $minutes } minutes.
}
link-over = Son temps est passé.
be-here = Être { $name } sur cet appareil ?
be-here-somebody = Être, sur cet appareil, la personne qui a envoyé ce lien ?
be-here-help = Cet appareil ouvrira alors toutes ses tables. N’acceptez que si vous avez fait ce lien vous-même.
be-here-own = Cet appareil est déjà le vôtre.
bring-along = { $count ->
    [one] Emporter la table de cet appareil
   *[other] Emporter les { $count } tables de cet appareil
}
bring-help = Elles seront alors à vous sur tous vos appareils. Sinon, elles restent à cet appareil, pour le jour où vous le déconnecterez.
be-here-yes = Oui, c’est moi
be-here-no = Non

## History

history = Vos parties
history-none = Quand vous aurez joué une partie jusqu’au bout, elle se racontera ici.
played = Jouées
won = Gagnées
best = Record
average = Moyenne
points-over-time = Les points, partie après partie, et d’où ils viennent
points-of-match = { $date } : { points-counted }, { $sources }
crown = gagnée
players-any = Quel que soit le nombre de joueurs
players-n = { $n ->
    [1] en solo
   *[other] à { $n }
}
option-any = { $option } : peu importe
against = Contre qui
against-help = Combien de fois vous avez fini devant, et derrière.
before-behind = { $name } : devant { $before } fois, derrière { $behind } fois, sur { $played }
ladder = L’échelle des Sentiers de Tucana, en solo
ladder-none = pas encore atteint
ladder-from = dès { $points } points
matches = Toutes les parties
replay-match = Revoir depuis le début
match-gone = n’est plus gardée
all-else = le reste
as-table = En tableau

## Leaving

leaving = Partir
export = Enregistrer tout ce qui est gardé de moi
forget = Être oublié…
forget-help = Vos places redeviennent libres, vos appareils sont déconnectés, vos parties et votre nom disparaissent. Les autres gardent les parties qu’ils ont jouées. On ne revient pas en arrière.
forget-sure = Oui, oubliez-moi
forget-not = Non
forgotten = Vous êtes oublié.

## Clocks

clock = Pendule
clock-none = aucune
clock-day = un coup par jour
clock-minutes = des minutes pour chacun
clock-each = Chacun dispose de
minutes-n = { $minutes } min
late = Une fois le temps écoulé
late-bot = un robot joue en attendant son retour
late-table = les autres peuvent laisser jouer un robot
clock-help = Elle démarre quand tout le monde est là, et s’arrête tant que la table demande « quelqu’un ? ».
due = jusqu’à { $time }
others-wait = { $count ->
    [one] Une autre table vous attend
   *[other] { $count } autres tables vous attendent
}

## Notices

notices = Quand c’est à vous
notice-badge = Compter dans le titre, et sur l’icône de l’application, les tables qui attendent
notice-sound = Un petit son, quand vous regardez ailleurs
notices-help = Pour ce navigateur seulement.
push-here = Une notification de ce navigateur, quand vous regardez ailleurs
push-denied = Ce navigateur n’a pas le droit de montrer des notifications. On peut l’autoriser dans ses réglages pour ce site.
push-failed = Le service de notifications de ce navigateur ne répond pas. Réessayez plus tard.
push-off = Sans notifications
push-off-device = Sans notifications : { $label }
push-all = Notifications sur tous vos appareils
push-turn = Quand c’est à vous de jouer
push-nudge = Quand quelqu’un vous relance
quiet = Heures calmes
quiet-from = De
quiet-to = à
quiet-help = Heure locale de { $zone }. Ce qui est arrivé entre-temps vous est dit ensuite.

## Passkeys

passkeys = Clés d’accès
passkeys-help = Une clé que garde votre téléphone ou votre ordinateur, déverrouillée comme l’appareil lui-même. Elle vous amène sur un autre appareil sans lien. Si un appareil est perdu, retirez aussi sa clé : déconnecté, il pourrait encore revenir par elle.
passkey = Une clé d’accès
passkey-add = Ajouter une clé d’accès
passkey-enter = Revenir avec une clé d’accès
passkey-bring = Emporter les tables de cet appareil
passkey-remove = Retirer
passkey-remove-one = Retirer la clé d’accès : { $label }
passkey-none = Aucune clé d’accès n’a servi.
