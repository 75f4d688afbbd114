## Qui s’assied où

who-plays = Qui joue
who-plays-help = Touchez une chaise pour dire qui s’y assied. On joue autour de la table, dans l’ordre des numéros.
chair = Place { $number } :
chair-title = Place { $number } : qui joue
sitter-me = Moi
about-sitter-me = Vous, sur cet appareil.
sitter-open = Un ami
by-open = par lien
about-sitter-open = Sur un autre appareil. Le lien vous attend à la table ; il sert une seule fois.
sitter-here = Quelqu’un ici
by-here = à cet écran
about-sitter-here = Partage cet appareil avec vous. Les mains sont cachées chaque fois qu’il passe à un autre.
by-bot = robot
bots = Robots
bot-seconds = Prend environ { NUMBER($seconds, maximumFractionDigits: 1) } s par coup.
name-of = Place { $number } : nom

## Ce qui est convenu

agreed = À cette table
swaps = On peut changer de place
swaps-help = Qui a quitté une place peut alors en prendre une autre, après avoir vu les deux mains. D’usage quand plusieurs personnes partagent un écran.
window = Temps pour se manifester
window-help = Pour les questions où avoir une réponse est un secret, comme pour Sangaia : la table demande « quelqu’un ? », et qui ne dit rien dit non.
window-seconds = { $seconds ->
    [0] chacun répond
   *[other] { $seconds } s
}
options = Options
create-table = Commencer la partie
