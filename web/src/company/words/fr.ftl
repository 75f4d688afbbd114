## Préparer une table
with-chat = Discussion
with-chat-help = Celles et ceux qui jouent peuvent s’écrire ; le public s’écrit de son côté.
listed = Ouverte à tout le monde
listed-help = La table figure sur la liste des tables ouvertes de ce serveur tant qu’une place y attend quelqu’un de passage.
fill = Les bots prennent les places libres
fill-after = { $minutes ->
    [0] jamais
    [60] au bout d’une heure
    [1440] au bout d’un jour
   *[other] au bout de { $minutes } minutes
  }
rated = Classée
rated-help = Le résultat compte pour le classement : chaque place est à une autre personne, il n’y a pas de conseil, personne ne change de place, et qui part ou dépasse son temps a perdu. Sans autre pendule, il y a un jour par coup.

## Discussion
said = Ce qui se dit
nothing-said = Personne n’a encore rien dit.
to-table = À toute la table
to-public = À tout le public
public-help = La table lira ceci une fois la partie finie.
send = Envoyer
emotes = Dans toutes les langues
somebody = Quelqu’un
in-public = public
about-line = À propos de ce message de { $name }
mute = Ne plus entendre cette personne
report = Signaler à l’exploitant
reported = C’est signalé à qui fait tourner ce serveur.
muted = Plus entendu :
hear-again = Entendre de nouveau { $name }
chat-is-off = On ne s’écrit pas à cette table.
let-chat = On peut s’écrire ici

## Tables ouvertes
open-tables = Tables ouvertes
sit-down = S’asseoir
open-day = un coup par jour
open-minutes = { $minutes } minutes chacun
open-fills = bots à partir de { $time }
on-the-list = Cette table figure sur la liste des tables ouvertes.
on-the-list-fills = Cette table figure sur la liste des tables ouvertes. Des bots prennent les places libres à { $time }.

## Le groupe habituel
groups = Le groupe habituel
groups-help = Les personnes avec qui vous avez joué jusqu’au bout, exactement celles-là ; et qui a été en tête combien de fois.
group-last = Dernière fois le { $day } : { $game }
group-running = en cours : { $game }
group-game = Jeu
group-played = { $game }, { $count ->
    [one] une partie
   *[other] { $count } parties
  }
invite-again = Réinviter
invitations = Places gardées pour vous
keeps-a-seat = { $name } vous garde une place : { $game }
decline = Je ne viens pas
decline-deaf = Plus rien de { $name }
