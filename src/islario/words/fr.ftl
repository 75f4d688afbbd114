### Islario en français : ce que tous les jeux et commandes partagent.

player = Joueur { $number }
somebody = Quelqu’un
did-you-mean = { " " }Vouliez-vous dire « { $name } » ?
event-more = … et encore { $count } autres événements.

## Erreurs

error-unknown-game = Aucun jeu ne s’appelle « { $name } ».{ $hint } Sur l’étagère : { $known }.
error-lost-game = Le jeu « { $name } » est installé, mais son paquet « { $package } » n’est plus où il était : installez-le de nouveau, ou désinstallez-le.
error-unopened-game = { $name } ne peut pas être ouvert : { $wrong }.
error-unknown-option = { $game } n’a pas d’option « { $name } ».{ $hint }
error-bad-choice = L’option « { $name } » ne peut pas être « { $given } » ; au choix : { $choices }.{ $hint }
error-bad-players = { $game } se joue de { $least } à { $most } joueurs, pas à { $given }.
error-players-not-a-number = Le nombre de joueurs est un entier, comme players=2, pas { $given }.
error-unknown-language = Il n’y a pas de mots en « { $given } ».{ $hint } Langues : { $known }.
error-bad-games = Le nombre de parties doit être un entier d’au moins 1, pas { $given }.
error-bad-key = Une clé compte 32 octets, pas { $length }.
error-bad-seat = Il n’y a pas de place { $given } à cette table ; les places vont de 0 à { $most }.
error-bad-ply = Il n’y a pas de position { $given } dans cette partie ; les positions vont de 0 à { $most }.
error-no-lesson = Il n’y a pas de leçon pour « { $game } ». Il y en a pour : { $known }.
error-no-exercises = Il n’y a pas d’exercices pour « { $game } ». Il y en a pour : { $known }.
error-no-such-exercise = Il n’y a pas d’exercice { $number }. Ils vont de 1 à { $most }.
error-notes-other = { $file } contient les notes d’une autre recherche. Choisissez un autre fichier avec --out, ou supprimez-le.
error-notes-unusable = Impossible de garder des notes dans { $file } : { $wrong }.
error-not-a-lesson = Il n’y a pas de guide à cette table.
error-unknown-bot = Aucun robot ne s’appelle « { $name } ».{ $hint } Robots : { $known }.
error-not-learned = Personne n’a encore appris { $game } : l’amiral n’y joue pas. Le capitaine, si.
error-learned-otherwise = L’amiral a appris { $game } avec { $what ->
    [rules] une autre version des règles
    [components] un autre matériel
    [observation] d’autres observations
   *[other] un autre jeu
  }, et n’y joue pas ainsi. Le capitaine, si.
error-learned-unreadable = Ce que l’amiral a appris est illisible : { $file }. Réinstallez Islario, ou jouez avec le capitaine.
error-bad-network = On ne peut pas jouer avec ce réseau : { $wrong }.
error-bot-wants-a-seat = On interroge un robot avec ce que voit une place, choose(match.view_state(0)), ou avec la partie et la place, choose(match, 0) ; pas avec { $given } seul.
error-bad-size = Un lot contient un nombre entier de parties, au moins 1, pas { $given }.
error-bad-device = Un lot tourne sur l’un de ces appareils : { $known } ; pas sur « { $given } ».
error-bad-dtype = Les observations sont de l’un de ces types : { $known } ; pas « { $given } ».
error-bad-rewards = Récompenses au choix : { $known } ; pas « { $given } ».
error-bad-render-mode = Modes d’affichage au choix : { $known } ; pas « { $given } ».
error-bad-moves = Un pas de ce lot prend { $size } coups sur une ligne, pas un tableau de forme { $given }.
error-batch-illegal-move = Le coup { $move } n’est pas permis dans la partie { $match } du lot ; rien n’a été joué.
error-no-gpu = Aucun GPU NVIDIA n’est utilisable ici : { $wrong }.
error-bad-plan = Le plan d’apprentissage est inutilisable : { $wrong }.
error-no-plan = Il n’y a pas de plan d’apprentissage pour { $game } : donnez-en un avec --plan FICHIER.
error-other-learner = { $folder } contient un autre apprentissage : { $found }. Donnez un autre dossier.

error-bad-bots = Une arène accueille de 1 à { $most } robots, pas { $given }.
error-arena-folder = Le dossier { $folder } est inutilisable : { $wrong }.
error-arena-unreadable = Il n’y a pas d’arène dans { $folder } : { $wrong }.
error-arena-damaged-plan = Le fichier { $file } manque ou est abîmé : il ne dit pas ce qui se joue ici.
error-arena-damaged = Le fichier { $file } est abîmé à la ligne { $line }. Rien n’a été joué ; supprimez cette ligne pour rejouer sa partie.
error-arena-other = Le dossier { $folder } contient une autre arène : « { $name } » y vaut { $theirs }, et ici { $ours }. Choisissez un autre dossier.
error-arena-in-use = Une autre arène se joue en ce moment dans { $folder }.
error-arena-other-rules = D’autres règles ou un autre matériel de { $game } servent là où cette partie devait se jouer.
error-arena-worker-died = Un processus qui jouait des parties a été arrêté de l’extérieur, ou a manqué de mémoire. La même commande reprend la suite.
error-arena-no-ray = Ray n’est pas installé ici : pip install "islario[ray]".
error-arena-no-cluster = La grappe Ray { $address } est inutilisable : { $wrong }.

error-export-no-pyarrow = Les fichiers Parquet demandent pyarrow : pip install "islario[parquet]".
error-export-nothing = Aucune partie n’est encore terminée dans { $folder }.
error-export-unwritable = Impossible d’écrire le fichier { $file } : { $wrong }.

error-match-over = La partie est terminée.
error-not-your-turn = { $who } n’a rien à décider pour l’instant.
error-no-such-move = Ce coup n’existe pas ici : { $move }.
error-unknown-kind = Aucun coup de ce jeu ne s’appelle « { $kind } ».{ $hint } Coups : { $known }.
error-move-has-no = Un coup « { $kind } » n’a pas de « { $name } » ; il prend : { $takes }.
error-move-lacks = Il manque « { $name } » au coup « { $kind } » : { $values }.
error-move-cannot-be = Dans un coup « { $kind } », « { $name } » ne peut pas être { $given } ici ; au choix : { $values }.{ $hint }
error-illegal-move = { $why }

error-undo-nothing = Il n’y a rien à reprendre.
error-undo-revealed = Ce coup, ou sa suite, a dévoilé quelque chose : impossible de revenir en arrière.
error-undo-others-moved = D’autres ont joué depuis : impossible de revenir en arrière.
error-undo-too-often = Vous avez déjà repris { $most } coups dans cette partie : c’est le maximum.
error-undo-over = La partie est terminée et sa clé est révélée : on ne peut plus rien reprendre.

error-record-not-json = Cet enregistrement est abîmé ou tronqué à la ligne { $line } : { $wrong }.
error-record-not-ours = Ce n’est pas un enregistrement d’Islario.
error-record-other-format = Cet enregistrement est au format { $theirs } ; cette version lit le format { $ours }.
error-record-lacks = Cet enregistrement est incomplet : il y manque « { $name } ».
error-record-bad-value = Cet enregistrement est abîmé : « { $name } » a une valeur impossible.
error-not-compiled = { $game } ne peut pas être compilé : { $wrong }.
error-record-edited = Cet enregistrement a été modifié après coup : sa somme de contrôle ne correspond pas.
error-record-other-rules = Cet enregistrement suit la version { $theirs } des règles ; ici, c’est la version { $ours }.
error-record-other-components = Cet enregistrement de { $game } a été joué avec d’autres données de matériel que celles d’ici.
error-record-bad-move = Le coup numéro { $number } de cet enregistrement n’est pas permis.
error-record-other-outcome = Cet enregistrement annonce un autre résultat que celui de ses coups.
error-record-bad-position = Cet enregistrement commence par une position impossible. { $why }

error-position-none = Une partie de { $game } ne peut commencer que par sa mise en place.
error-position-unknown = Dans une position, « { $where } » n’a pas de « { $name } » ; au choix : { $known }.
error-position-not-an-object = Dans une position, « { $where } » prend des noms avec leurs valeurs, et non { $given }. Noms : { $known }.
error-position-not-a-list = Dans une position, « { $where } » est une liste de noms, et non { $given }.
error-position-cannot-be = Dans une position, « { $where } » ne peut pas être { $given } ; au choix : { $values }.
error-position-length = Dans une position, il faut de { $least } à { $most } pour « { $where } », et non { $given }.
error-position-too-many = Il existe { $there } « { $piece } », et cette position en compte { $put }.
error-position-missing = Un « { $piece } » n’est nulle part dans cette position ; sans « { $source } », il y reste.
error-position-twice = Dans une position, « { $where } » a deux fois { $what }, ou bien un autre l’a déjà.
error-position-pieces = Le compte n’y est pas dans cette position : { $piece } devrait faire { $before } et fait { $after }.
error-position-nobody = Dans cette position, personne n’a rien à décider.
error-position-breaks = Les règles ne peuvent pas continuer depuis cette position : elle ne peut pas se produire en jouant.

error-component-unreadable = Le fichier de matériel { $file } est illisible : { $wrong }.
error-component-syntax = Le fichier de matériel { $file } n’est pas du TOML valide : { $wrong }.
error-component-no-game = Le fichier de matériel { $file } ne dit pas pour quel jeu il est : il lui faut une ligne comme game = "trails-of-tucana".
error-component-no-table = Le fichier de matériel { $file } n’a pas de table [{ $table }].
error-component-fault = { $file }, ligne { $line }, dans [{ $table }] : { $wrong }.

## La ligne de commande : aide

cli-help-usage = Usage :
cli-help-options = Options{ " " }
cli-help-commands = Commandes{ " " }
cli-help-examples = Exemples{ " " }
cli-help-option = Afficher cette aide et s’arrêter.
cli-metavar-options = [OPTIONS]
cli-metavar-command = COMMANDE …
cli-metavar-game = JEU
cli-metavar-rule = RÈGLE
cli-metavar-games = [JEU]…
cli-metavar-file = FICHIER
cli-metavar-folder = DOSSIER
cli-metavar-network = admiral|FICHIER
cli-metavar-deed = ACTION
cli-metavar-what = TABLE|ADRESSE
cli-metavar-name = NOM
cli-metavar-address = ADRESSE
cli-metavar-law = LOI

cli-islario-help =
    Islario, un livre d’îles : des jeux de société à jouer, simuler et étudier.

    « islario COMMANDE --help » en dit plus sur une commande.
cli-islario-examples =
    islario play trails-of-tucana
    islario rules trails-of-tucana --lang fr
    islario simulate trails-of-tucana --games 20000 --players 4

cli-lesson-help =
    Apprendre un jeu : une première partie guidée, de cinq à huit minutes.

    Le guide dit une chose à la fois, montre où elle se trouve et attend que vous l’ayez faite. La partie est enregistrée après chaque coup, et « islario play --resume » la reprend.
cli-lesson-examples =
    islario lesson trails-of-tucana
    islario lesson trails-of-tucana --lang en
cli-exercises-help =
    Exercices : un seul coup est le meilleur, du facile au difficile.

    Choisissez un coup, et lisez pourquoi c’était le meilleur ou ce qui lui manque ; « conseil » montre la réponse. Avec --games, on en cherche de nouveaux dans des parties de robots : beaucoup de décisions en vitesse, puis les plus nettes avec dix fois le temps d’un capitaine. Ce qui est fait est noté à côté du fichier : la même commande reprend la suite.
cli-exercises-examples =
    islario exercises la-isla
    islario exercises la-isla --number 7
    islario exercises la-isla --games 1000 --minutes 10 --out la-isla.toml
cli-play-help =
    Jouer une partie dans le terminal, contre des robots ou entre amis.

    Vous prenez la première place et des robots les autres, sauf indication contraire. Un coup se joue par son numéro ou par son nom ; ? montre ce qu’on peut taper d’autre. La partie est enregistrée après chaque coup.
cli-play-examples =
    islario play trails-of-tucana
    islario play trails-of-tucana --players 1
    islario play trails-of-tucana --name Ana --name Ben --bots greedy
    islario play trails-of-tucana --option island=grande --option symmetry
    islario play --resume ma-partie.json
cli-games-help = Montrer les jeux, ou un jeu avec ses options.
cli-games-examples =
    islario games
    islario games trails-of-tucana
cli-rules-help = Lire les règles numérotées d’un jeu, ou l’une d’elles.
cli-rules-examples =
    islario rules trails-of-tucana
    islario rules trails-of-tucana TT-12 --lang en
cli-replay-help =
    Revoir une partie enregistrée, coup par coup.

    Dans un fichier ou un tube, affiche le journal et les scores. Une partie en cours ne montre que ce qu’un spectateur peut savoir, ou la place choisie.
cli-replay-examples =
    islario replay ma-partie.json
    islario replay ma-partie.json --seat 2 --ply 30
    islario replay ma-partie.json --json
cli-review-help =
    Revenir sur une partie terminée : les décisions qui ont coûté cher.

    Chaque décision est jugée d’après ce que le joueur pouvait savoir à ce moment. Sans place : tous ceux qui ne sont pas des robots.
cli-review-examples =
    islario review ma-partie.json
    islario review ma-partie.json --seat 2 --milliseconds 1000
cli-simulate-help =
    Jouer beaucoup de parties au hasard et les résumer.

    À graine égale, résultats égaux, quel que soit le nombre de cœurs.
cli-simulate-examples =
    islario simulate trails-of-tucana --games 20000 --players 4
    islario simulate trails-of-tucana --option island=grande --seed 7 --json
cli-arena-help =
    Faire jouer des robots entre eux et mesurer leur force.

    Chaque robot occupe chaque place aussi souvent ; un robot nommé deux fois s’assied deux fois. Chaque partie est gardée dès sa fin : après Ctrl-C, une panne ou une coupure, la même commande reprend la suite, et l’on peut demander d’autres parties plus tard. Le tableau donne parts de victoires, classements et points avec des intervalles à 95 %.
cli-arena-examples =
    islario arena la-isla greedy random --players 4 --games 400
    islario arena isla-dorada greedy random random --games 300 --out mon-arene --json
    islario arena islas-canarias greedy random --games 10000 --on ray://tete:10001
cli-study-help =
    Étudier un jeu : un rapport avec des graphiques, page web en un seul fichier.

    Un robot joue beaucoup de parties contre lui-même. Le rapport dit comment les scores se répartissent, si une place est avantagée, combien durent les parties, d’où viennent les points, et ce que les auteurs se demandent sur ce jeu.
cli-study-examples =
    islario study la-isla --games 2000 --players 4 --out la-isla.html
    islario study isla-dorada --option cooperative --lang fr
cli-export-help =
    Exporter les parties d’une arène, pour l’apprentissage.

    Un fichier Parquet, une ligne par décision : ce que le robot voyait, ce qu’il pouvait faire, ce qu’il a fait, et comment la partie a fini pour lui. docs/research.md décrit les colonnes.
cli-export-examples =
    islario arena la-isla greedy --players 4 --games 1000 --out parties
    islario export parties parties.parquet
cli-serve-help =
    Ouvrir des tables aux navigateurs : sur cette machine, ou pour tout un club.

    Tout est gardé dans un seul fichier, ou dans PostgreSQL. Le serveur n’écoute que cette machine, sauf avec --host, et s’arrête proprement avec Ctrl-C.
cli-serve-examples =
    islario serve
    islario serve --port 0 --database ~/club.db
    islario serve --host 0.0.0.0 --name games.example.org --secure --database postgresql://islario@db/islario
cli-operator-help =
    Voir ce qui se passe sur un serveur, et écarter ce qui n’a rien à y faire.

    « tables », « addresses », « blocks » et « reports » listent les tables, les adresses connectées, celles qui sont bloquées et les messages signalés. « remove », « close » (aux inconnus : seuls les liens des places l’ouvrent alors) et « open » prennent une table, comme « hush » (personne ne s’y écrit plus) et « unhush » ; « block » et « unblock » prennent une adresse ou une plage, « erase » (un message) et « dismiss » (son signalement) un message tel que « reports » le nomme. La même chose se trouve à /operator dans le navigateur. La main de personne n’est jamais montrée.
cli-operator-examples =
    islario operator tables
    islario operator close k7Qz0vPpW3xA
    islario operator block 203.0.113.7
cli-backup-help =
    Sauvegarder les tables pendant qu’on y joue : un fichier, d’un seul instant.

    La base de données reste telle quelle et les parties continuent. Le fichier se restaure dans un fichier ou dans PostgreSQL, d’où qu’il vienne. Il contient tous les secrets des parties en cours.
cli-backup-examples =
    islario backup club-lundi.backup
    islario backup club.backup --database postgresql://islario@db/islario
cli-restore-help =
    Restaurer une sauvegarde : en entier, ou pas du tout.

    Les serveurs de cette base de données doivent être arrêtés. Une base qui contient déjà des parties n’est pas touchée, sauf avec --replace.
cli-restore-examples =
    islario restore club-lundi.backup --database ~/club.db
    islario restore club.backup --database postgresql://islario@db/islario --replace
cli-check-help =
    Soumettre un jeu aux lois : le vôtre, par exemple.

    Chaque loi est éprouvée sur des positions tirées au hasard, à tous les nombres de joueurs et avec toutes les options. Là où une loi ne tient pas, vous lisez ce qui s’est trouvé, et comment revoir cette même position. Le code de sortie est 1 si une loi est enfreinte.
cli-check-examples =
    islario check trails-of-tucana
    islario check recif --examples 200
    islario check recif --law 9
cli-learn-help =
    Laisser un réseau apprendre un jeu contre lui-même, puis en réfléchissant.

    Sur un GPU ou, lentement, sur un CPU. Demande PyTorch : pip install "islario[learn]". Le dossier contient tout ce qu’il faut pour continuer : redonnez le même après une interruption. Chaque minute, une ligne dit où l’on en est. Les parties réfléchies sont jouées par les autres cœurs. Là où un réseau est demandé, admiral est celui que le jeu possède.
cli-learn-examples =
    islario learn trails-of-tucana build/tucana
    islario learn la-isla build/la-isla --minutes 30 --device cuda
    islario learn isla-dorada build/searched --from admiral
    islario learn islas-canarias build/exploiter --against admiral
cli-learn-minutes = S’arrêter après tant de minutes (sinon, celles du plan).
cli-learn-plan = Un plan à vous au lieu du learning.toml du jeu.
cli-learn-device = Où apprendre : cuda ou cpu (cuda s’il y en a un).
cli-learn-size = Tant de parties côte à côte au lieu de celles du plan.
cli-learn-from = Partir de ce réseau, et commencer tout de suite les parties réfléchies.
cli-learn-against = Apprendre à battre ce réseau, qui ne change pas ; rien n’est alors réfléchi.
cli-prepare-help =
    Compiler les règles maintenant, pour que personne n’attende ensuite.

    Sans nom, celles de tous les jeux. Sinon, cela se fait tout seul, une fois, quand un jeu est ouvert.
cli-prepare-examples =
    islario prepare
    islario prepare trails-of-tucana
cli-new-island-help =
    Commencer une île à vous : un paquet avec un petit jeu auquel on joue déjà.

    Il a des mains de cartes secrètes, une étape que tous jouent en même temps, des mots en deux langues, des tests, et respecte les lois. Changez-le pièce par pièce en votre jeu ; docs/your-own-island.md en fait le tour (en anglais).
cli-new-island-examples =
    islario new-island recif
    islario new-island recif-de-corail --folder ~/jeux/recif-de-corail
cli-completion-help = Afficher un script grâce auquel le shell complète les commandes d’islario.
cli-completion-examples =
    eval "$(islario completion bash)"
    eval "$(islario completion zsh)"
    islario completion fish > ~/.config/fish/completions/islario.fish

cli-option-lang = La langue à parler ; sinon celle d’ISLARIO_LANG ou du système.
cli-option-components = Prendre les données de matériel de ce fichier TOML au lieu des nôtres. Peut se répéter.
cli-option-version = Afficher la version et s’arrêter.
cli-option-players = Combien prennent place à la table.
cli-option-option = Une option du jeu et son choix, comme island=grande ; « islario games JEU » les montre. Peut se répéter.
cli-option-seed = Un nombre entier qui rend tout reproductible.
cli-check-many = Sur combien de positions au hasard chaque loi est éprouvée ; 40 sauf indication contraire.
cli-check-law = Seulement cette loi : son numéro, ou le nom d’une chose qui doit tenir.
cli-check-example = Seulement cet exemple, avec tout ce que Python dit de ce qui s’y passe mal.
cli-new-island-folder = Le dossier à créer pour elle ; un dossier de son nom, ici, sauf indication contraire.
cli-play-bots = Des robots aux dernières places, séparés par des virgules : { $known } ; ou none. Sans cette option, des greedy complètent la table.
cli-play-name = Le nom d’une personne devant cet écran. À répéter pour plusieurs.
cli-play-resume = Continuer une partie enregistrée.
cli-play-save = Garder la partie dans ce fichier.
cli-play-confirm = Demander avant chaque coup.
cli-play-beside = Dire à chaque nouvelle sorte de décision, une fois, à quoi elle sert et ce que regardent les bons joueurs.
cli-review-seat = Les décisions de cette place (la première est 1).
cli-review-milliseconds = Temps pour chaque décision ; 200 par défaut.
cli-replay-seat = Ce que cette place a vu (la première est 1).
cli-replay-ply = Commencer après tant de coups.
cli-replay-json = Afficher en JSON ce qu’on sait après ce coup.
cli-serve-host = L’adresse où écouter ; par défaut 127.0.0.1, cette machine seulement.
cli-serve-port = Le port ; 8000 par défaut, 0 pour n’importe lequel de libre.
cli-serve-database = Un fichier, ou une URL de PostgreSQL ; sinon celui d’ISLARIO_DATABASE, ou un fichier à vous.
cli-serve-game = Un jeu à proposer ; tous ceux qui sont installés, sauf indication contraire. Peut être répété.
cli-serve-name = Un nom sous lequel ce serveur répond ; les autres sont refusés. Peut être répété.
cli-serve-proxy = L’adresse ou le réseau d’un proxy placé devant ce serveur, qui dit pour qui il demande. On ne croit personne d’autre. Peut être répété.
cli-serve-workers = Le nombre de processus qui servent à cette adresse ; 1 par défaut. Au-delà, il faut PostgreSQL.
cli-serve-open = Ouvrir le navigateur à cette adresse, s’il y en a un.
cli-serve-secure = On l’atteint par HTTPS : les cookies ne passent que par là.
cli-serve-reach-private = Laisser les notifications atteindre aussi cette machine et les réseaux privés ; sinon, seulement des adresses publiques, en HTTPS.
cli-serve-no-chat = Ne laisser personne s’écrire : il n’y a de discussion à aucune table.
cli-serve-mail-from = L’adresse d’où viennent les courriels ; sinon, celle d’ISLARIO_MAIL_FROM. Ils partent si ISLARIO_MAIL nomme un serveur pour cela, comme smtp://nom:mot-de-passe@hote:587.
cli-serve-address = Où l’on atteint ce serveur, comme https://jouer.example.org : les liens des courriels commencent ainsi. Sinon, le premier nom et le port.
cli-serve-keep-days = Retirer une table où personne n’a joué depuis tant de jours ; 400 par défaut, 0 pour jamais.
cli-serve-token-file = Lire le jeton de l’exploitant dans ce fichier ; sinon il est créé une fois et gardé à côté des tables.
cli-operator-server = L’adresse du serveur ; http://127.0.0.1:8000 par défaut.
cli-operator-database = La base du serveur, à côté de laquelle est gardé le jeton de l’exploitant.
cli-operator-token-file = Le fichier du jeton de l’exploitant, si le serveur en a reçu un.
cli-serve-log = Ce qu’il faut écrire au journal.
cli-simulate-games = Combien de parties ; 1000 sauf indication contraire.
cli-simulate-workers = Combien de cœurs y travaillent ; tous sauf indication contraire.
cli-simulate-json = Afficher le résumé en JSON, et rien d’autre.
cli-exercises-number = L’exercice par lequel commencer ; le premier sauf indication contraire.
cli-exercises-games = En chercher de nouveaux dans autant de parties de robots.
cli-exercises-seed = Avec --games : un nombre entier dont découlent toutes les parties ; 1 sauf indication contraire.
cli-exercises-minutes = Avec --games : s’arrêter à temps, et écrire ce qui est trouvé jusque-là.
cli-exercises-out = Avec --games : le fichier ; JEU-exercises.toml sauf indication contraire.
cli-arena-games = Combien de parties ; 100 sauf indication contraire.
cli-arena-players = Combien de joueurs à la table ; autant que de robots, si le jeu le permet.
cli-arena-seed = Un nombre entier dont découlent toutes les parties ; 1 sauf indication contraire.
cli-arena-iterations = Combien de parties imaginées par coup pour un robot qui cherche, au lieu de son temps habituel.
cli-arena-seconds = Combien de secondes de réflexion par coup pour un robot qui cherche, au lieu de son temps habituel.
cli-arena-out = Le dossier où garder les parties ; l’un des vôtres sauf indication contraire.
cli-arena-on = Jouer sur une grappe Ray : son adresse, ou « ray » pour en lancer une sur cette machine.
cli-arena-json = Afficher les résultats en JSON, et rien d’autre.
cli-study-games = Combien de parties ; 1000 sauf indication contraire.
cli-study-players = Combien de joueurs à la table ; le moins possible sauf indication contraire.
cli-study-bot = Le robot qui tient toutes les places ; greedy sauf indication contraire.
cli-study-out = Le fichier du rapport ; JEU-study.html sauf indication contraire.
cli-replay-match = Cette partie d’une arène, FICHIER étant le dossier de l’arène (la première est 0).

## La ligne de commande : ce que disent les commandes

cli-games-name = Nom
cli-games-title = Titre
cli-games-players = Joueurs
cli-games-time = Durée
cli-games-about = De quoi il s’agit

cli-preparing = { $game } : préparation des règles, une fois pour toutes
cli-preparing-unkept = { $game } : préparation des règles ; impossible de les garder, faute de dossier de cache où écrire (ISLARIO_CACHE en désigne un autre)
cli-meanwhile = Les règles sont en préparation : d’ici là, les robots jouent sans trop réfléchir.
cli-changed-over = Les règles sont prêtes : désormais, les robots jouent de leur mieux.
cli-never-prepared = Impossible de préparer les règles ici : les robots jouent sans trop réfléchir, et il n’y a pas de conseils. ISLARIO_CACHE désigne un dossier où les garder.
cli-prepared = { $game } : les règles sont prêtes.
cli-check-found = Pas dans l’exemple { $example } : { $found }
cli-laws-hold = { $game } n’enfreint aucune loi. { $held ->
    [one] Une seule a été éprouvée, et elle tient.
   *[other] { $held } ont été éprouvées, et elles tiennent.
}
cli-laws-untried = { $count ->
    [one] Une loi n’a pas pu être éprouvée
   *[other] { $count } lois n’ont pas pu être éprouvées
} sur ces positions ; --examples en regarde davantage.
cli-laws-broken = { $game } enfreint { $count ->
    [one] une loi.
   *[other] { $count } lois.
}

cli-new-island-written = { $title } est dans { $folder }. Ensuite :
cli-new-island-install = la met sur votre étagère
cli-new-island-check = la soumet aux lois
cli-new-island-play = y joue

cli-operator-done-remove = La table { $what } est supprimée.
cli-operator-done-close = La table { $what } est fermée aux inconnus.
cli-operator-done-open = La table { $what } est de nouveau ouverte à tous.
cli-operator-done-block = { $what } est bloquée.
cli-operator-done-unblock = { $what } est de nouveau admise.
cli-operator-done-hush = Personne ne s’écrit plus à la table { $what }.
cli-operator-done-unhush = On peut de nouveau s’écrire à la table { $what }.
cli-operator-done-erase = Le message { $what } est retiré.
cli-operator-done-dismiss = Le message { $what } reste ; le signalement est réglé.
cli-restore-replace = Supprimer pour de bon les parties présentes, et mettre la sauvegarde à leur place.
cli-backup-written = { $count ->
    [one] { $count } partie sauvegardée
   *[other] { $count } parties sauvegardées
} dans { $file }.
cli-restore-done = { $count ->
    [one] { $count } partie restaurée
   *[other] { $count } parties restaurées
} dans { $where }.
cli-serve-started = Islario est à { $address }

cli-completion-bash =
    Pour compléter islario dans bash, ajoutez cette ligne à ~/.bashrc et ouvrez un nouveau terminal :
      eval "$(islario completion bash)"
cli-completion-zsh =
    Pour compléter islario dans zsh, ajoutez cette ligne à ~/.zshrc et ouvrez un nouveau terminal :
      eval "$(islario completion zsh)"
cli-completion-fish =
    Pour compléter islario dans fish, enregistrez ce script une fois :
      islario completion fish > ~/.config/fish/completions/islario.fish

cli-figure = { NUMBER($value, maximumFractionDigits: 2) }
cli-percent = { NUMBER($value, maximumFractionDigits: 1) } %
cli-simulate-rate = { $rate } parties/s
cli-summary-options = Options
cli-summary-seed = Graine
cli-summary-games = Parties
cli-summary-decisions = Décisions
cli-summary-decisions-per-game = Décisions par partie
cli-summary-seconds = Temps
cli-summary-time = { $workers ->
    [one] { NUMBER($seconds, maximumFractionDigits: 3) } s sur un cœur
   *[other] { NUMBER($seconds, maximumFractionDigits: 3) } s sur { $workers } cœurs
}
cli-summary-games-per-second = Parties par seconde
cli-summary-decisions-per-second = Décisions par seconde
cli-summary-lowest = Score le plus bas
cli-summary-highest = Score le plus haut
cli-summary-seat = Place
cli-summary-mean = Score moyen
cli-summary-wins = Victoires

cli-arena-title = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
cli-arena-bot = Robot
cli-arena-times-fair = Part équitable
cli-arena-times = × { NUMBER($times, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-arena-rating = Classement
cli-arena-thinking = Une décision
cli-arena-milliseconds = { NUMBER($value, maximumFractionDigits: 1) } ms
cli-arena-interval = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, maximumFractionDigits: 1) }–{ NUMBER($high, maximumFractionDigits: 1) })
cli-arena-share = De leurs parties
cli-arena-ahead = { $one } devant { $other }
cli-arena-sure = Intervalles : 95 %. Les victoires se comptent par partie, partagées s’il le faut ; « × 2,00 » vaut deux fois la part équitable. Classement : Plackett-Luce, 25 au départ.
cli-arena-uneven = Les places ne s’équilibrent que toutes les { $length } parties.
cli-arena-kept = Toutes les parties sont gardées. Pour en revoir une :
cli-arena-stopped = Arrêt après { $done } parties sur { $games } ; la même commande reprend la suite.

cli-exercises-looking = { $game } : parties parcourues
cli-exercises-proving = { $game } : candidats essayés
cli-exercises-written = { $count ->
    [one] Un exercice
   *[other] { $count } exercices
} dans { $file } ; un robot greedy en manque { $missed }.
cli-exercises-sought = { $matches } parties parcourues ; { $proved } candidats sur { $tried } ont un seul meilleur coup.
cli-exercises-stopped = Arrêté ; la même commande reprend la suite ({ $file } dit où).

cli-study-written = Le rapport est dans { $file } : ouvrez-le dans un navigateur.

cli-export-written = { $games ->
    [one] { $games } partie, { $rows } décisions : { $file }
   *[other] { $games } parties, { $rows } décisions : { $file }
}

cli-scores-total = Total
cli-scores-place = Rang
cli-list = { $first } et { $last }
cli-winners = { $count ->
    [one] Victoire : { $names } !
   *[other] Victoire partagée : { $names } !
}

cli-review-title = { $who } : { $count ->
    [one] la décision qui a coûté le plus
   *[other] les décisions qui ont coûté le plus
}
cli-review-decision = Coup { $ply } : { $played } (environ { $cost } points perdus)
cli-review-better = Mieux : { $better }
cli-review-nothing = { $who } : aucune décision n’a coûté cher.

cli-replay-keys = Entrée : suivant. r : retour. Un numéro : aller à ce coup. q : quitter.
cli-replay-back = retour
cli-replay-prompt = Coup { $ply } sur { $last }>{ " " }
cli-replay-move = { $who } : { $move }.

## À la table, dans le terminal

cli-prompt = { $who }>{ " " }
cli-prompt-ready = { $who }, appuyez sur Entrée quand vous êtes seul à regarder :{ " " }
cli-prompt-confirm = { $move } ? (Entrée : oui, n : non){ " " }
cli-yes = oui
cli-hand-over = Passez l’appareil à { $who }.
cli-hand-over-undo = (annuler : { $who } reprend son dernier coup. quitter : partir.)
cli-too-narrow = Ce terminal a { $width } colonnes ; l’image entière en demande { $needed }.
cli-answered-for-you = Répondu pour vous, faute d’autre choix : { $move }
cli-more-news = … et { $count ->
    [one] une autre ligne auparavant ; « journal » la montre.
   *[other] { $count } autres lignes auparavant ; « journal » les montre.
}
cli-list-moves = { $count } coups : Entrée les montre. Tapez un coup ({ $example }), une partie d’un nom, ou ? pour l’aide.
cli-more-moves = { $lines ->
    [one] … et encore une ligne : Entrée. Ou tapez un coup, ou une partie d’un nom.
   *[other] … et encore { $lines } lignes : Entrée. Ou tapez un coup ({ $example }), ou une partie d’un nom.
}
cli-how-to-choose = Tapez un numéro, un nom ({ $example }) ou une partie d’un nom ; ? pour l’aide.
cli-moves-found = { $count ->
    [one] Un coup contient « { $typed } » :
   *[other] { $count } coups contiennent « { $typed } » :
}
cli-move-numbered = { $number } : { $move }
cli-hint-expected = Environ { $points } points à la fin, { $ahead ->
    [ahead] { $margin } de plus que le meilleur des autres
    [behind] { $margin } de moins que le meilleur des autres
   *[level] autant que le meilleur des autres
} ; gagne { $chance } fois sur 100.
cli-hint-alone = Environ { $points } points à la fin.
cli-saved = Enregistré : { $file }
cli-how-to-resume = La partie est enregistrée. Pour continuer :
cli-how-to-replay = Pour revoir la partie :

cli-command-help = aide
cli-command-moves = coups
cli-command-board = plateau
cli-command-hint = conseil
cli-command-explain = expliquer
cli-command-undo = annuler
cli-command-log = journal
cli-command-scores = points
cli-command-rules = règles
cli-command-save = enregistrer
cli-command-quit = quitter
cli-command-help-help = aide, ?              cette liste
cli-command-moves-help = coups                tout ce que vous pouvez faire (Entrée : la suite)
cli-command-board-help = plateau              la table, encore une fois
cli-command-hint-help = conseil              ce que ferait un joueur fort, et pourquoi
cli-command-explain-help = expliquer NOM        ce qu’est et fait une carte, un site, une case ; pour un coup : son numéro ; ou ? NOM
cli-command-undo-help = annuler              reprendre votre dernier coup, si rien n’a été dévoilé depuis
cli-command-log-help = journal [N]          ce qui s’est passé (les N dernières lignes)
cli-command-scores-help = points               les points de chacun, et d’où ils viennent
cli-command-rules-help = règles [TEXTE]       la règle qui compte maintenant, une règle par son numéro, ou sur un sujet
cli-command-save-help = enregistrer FICHIER  une copie de la partie dans un fichier
cli-command-quit-help = quitter              partir ; la partie est enregistrée
cli-command-moves-how = Un coup : son numéro dans la liste, ou son nom, comme { $example }. Une partie d’un nom cherche des coups.
cli-thing = { $about } ({ $rule })
cli-more-things = S’appellent aussi ainsi : { $others }.

## Erreurs sur la ligne de commande

cli-error-no-torch = L’apprentissage demande PyTorch : pip install "islario[learn]".
cli-error-no-server = Pas de réponse de { $address } : { $wrong }. Le serveur y tourne-t-il ? --server dit où il est.
cli-error-bad-server = « { $given } » n’est pas l’adresse d’un serveur : elle commence par http:// ou https://.
cli-error-no-operator-token = Le jeton de l’exploitant n’est pas dans { $file } ou ne peut pas être lu. Lancez cette commande comme celui qui fait tourner le serveur, avec le même --database ou --operator-token-file.
cli-error-no-token-file = Le jeton de l’exploitant ne peut pas être lu dans { $file } : { $wrong }.
cli-error-bad-mail-server = ISLARIO_MAIL et l’adresse d’où viennent les courriels ne conviennent pas : { $wrong }. Un serveur s’écrit smtp://nom:mot-de-passe@hote:587, une adresse islario@example.org.
cli-error-bad-token-file = Ce qui est écrit dans { $file } se devine trop facilement pour un jeton d’exploitant : il faut au moins { $least } lettres.
cli-error-operator-refused = Le serveur refuse : { $wrong }
cli-error-operator-what = Dites sur quoi porte « { $deed } » : le nom d’une table (dans son adresse, après /table/), une adresse, ou un message tel que « reports » le nomme.
cli-error-no-port = Islario ne peut pas écouter à { $host }, port { $port } : { $wrong }.
cli-error-not-an-address = { $name } attend une adresse comme 10.0.0.2 ou un réseau comme 10.0.0.0/8, pas « { $given } ».
cli-error-no-command = Il n’y a pas de commande « { $name } ».{ $hint } « islario --help » les montre.
cli-error-no-option = « { $command } » n’a pas d’option { $name }.{ $hint } « { $command } --help » les montre.
cli-error-missing = Il manque quelque chose : { $name }. Voir « { $command } --help ».
cli-error-needs-a-value = L’option { $name } demande une valeur.
cli-error-takes-no-value = L’option { $name } ne prend pas de valeur.
cli-error-extra-arguments = « { $command } » ne sait que faire de : { $arguments }.
cli-error-usage = « { $command } » ne s’emploie pas ainsi : { $wrong }
cli-error-not-whole = { $name } doit être un nombre entier, pas « { $given } ».
cli-error-too-small = { $name } doit valoir au moins { $least }, pas { $given }.
cli-error-too-large = { $name } doit valoir au plus { $most }, pas { $given }.
cli-error-not-a-number = { $name } doit être un nombre, pas « { $given } ».
cli-error-bad-cluster = --on prend l’adresse d’une grappe Ray, comme ray://tete:10001, ou « ray » pour une grappe sur cette machine ; pas « { $given } ».
cli-error-no-arena-match = La partie { $number } n’a pas été jouée dans { $folder }.
cli-error-not-one-of = { $name } est au choix { $known }, pas « { $given } ».
cli-error-no-bot = Aucun robot ne s’appelle « { $name } ».{ $hint } Robots : { $known }.
cli-error-bad-setting = Une option du jeu se donne comme nom=choix, par exemple island=grande, pas « { $given } ».
cli-error-too-many-at-table = { $persons } noms et { $bots } robots ne tiennent pas autour d’une table de { $players }.
cli-error-which-game = Quel jeu ? « islario games » les montre ; par exemple : islario play trails-of-tucana.
cli-error-only-with-games = { $name } sert à trouver de nouveaux exercices : cela va avec --games N.
cli-error-number-or-games = --number N choisit un exercice, --games N en cherche de nouveaux : l’un ou l’autre.
cli-error-not-in-exercises = « { $command } » ne sert à rien dans un exercice : rien ne s’y joue.
cli-error-resume-alone = Une partie enregistrée continue telle quelle : --resume FICHIER s’emploie seul (avec --confirm ou --lang au plus).
cli-error-no-file = Il n’y a pas de fichier { $file }.
cli-error-is-folder = { $file } est un dossier, pas un fichier.
cli-error-not-text = { $file } n’est pas un fichier texte en UTF-8.
cli-error-unreadable = Le fichier { $file } est illisible : { $wrong }.
cli-error-unwritable = Impossible d’écrire le fichier { $file } : { $wrong }.
cli-error-damaged-save = La partie enregistrée { $file } est abîmée.
cli-error-other-save = La partie enregistrée { $file } est au format { $theirs } ; cette version lit le format { $ours }.
cli-error-save-exists = Il y a déjà un fichier { $file } ; choisissez un autre nom.
cli-error-save-where = Enregistrer où ? Par exemple : enregistrer ma-partie.json
cli-error-no-rule = Il n’y a pas de règle « { $rule } » ; elles vont de { $first } à { $last }.
cli-error-no-law = Il n’y a pas de loi « { $name } ».{ $hint } Les lois ont des numéros de 1 à 12 ; « islario check JEU » nomme ce qui a été enfreint.
cli-error-no-rule-about = Aucune règle ne parle de « { $text } ».
cli-error-no-such-thing = Rien sur la table ne s’appelle « { $text } ».
cli-error-explain-what = Dites quoi expliquer : « expliquer » suivi d’un nom, ou du numéro d’un coup.
cli-error-review-unfinished = La partie du fichier { $file } n’est pas terminée ; on ne revient que sur une partie finie.
cli-error-no-seat = Il n’y a pas de place { $seat } dans cette partie ; elle en compte { $players }.
cli-error-no-ply = Il n’y a pas de coup { $ply } dans cette partie ; elle en compte { $plies }.
cli-error-no-move-number = Il n’y a pas de coup numéro { $number } ; ils vont de { $least } à { $most }.
cli-error-no-such-name = Aucun coup ne s’appelle « { $typed } » ici ; « coups » les montre, ? aide.
cli-error-not-compiled = { $game } ne peut pas être compilé : { $wrong }. Tout ce que dit le compilateur est dans { $file } ; interprété (NUMBA_DISABLE_JIT=1), le jeu tourne peut-être.
cli-error-island-name = « { $name } » ne peut pas être le nom d’une île : il y faut des minuscules sans accent, des chiffres et des traits d’union entre eux, et une lettre au début, comme recif-de-corail.
cli-error-island-keyword = « { $name } » a un sens pour Python et ne peut pas être le nom d’une île : choisissez-en un autre, comme ile-{ $name }.
cli-error-island-taken = Il y a déjà un jeu appelé « { $name } » sur l’étagère : choisissez un autre nom.
cli-error-island-module = Il y a déjà ici un paquet Python appelé « { $name } », et le vôtre resterait introuvable à côté : choisissez un autre nom, comme ile-{ $name }.
cli-error-island-folder = { $folder } existe déjà : choisissez un autre dossier avec --folder, ou ôtez celui-là.
cli-error-island-parent = Il n’y a pas de dossier { $folder } où l’écrire : créez-le d’abord, ou choisissez-en un autre avec --folder.
cli-error-island-unwritable = Le dossier { $folder } ne peut pas être écrit : { $wrong }.
cli-error-memory = Il n’y a pas assez de mémoire pour cela ; demandez-en moins.
cli-error-unexpected = Quelque chose ne va pas dans Islario lui-même ({ $wrong }) ; les détails sont dans { $file }.

## Le serveur

server-undone = { $who } reprend un coup.
server-off = non
server-on = oui
bot-numbered = { $bot } { $number }
bot-random = Dérive
bot-random-about = N’importe quel coup permis, au hasard.
bot-greedy = Matelot
bot-greedy-about = Prend toujours le plus de points visibles.
bot-novice = Mousse
bot-novice-about = Facile. Connaît les règles, et se laisse souvent tenter par un coup qui n’est bon qu’en apparence.
bot-sailor = Marin
bot-sailor-about = Moyen. Joue avec bon sens et se trompe parfois : idéal pour une première partie.
bot-navigator = Navigateur
bot-navigator-about = Fort. Réfléchit quelques coups à l’avance.
bot-captain = Capitaine
bot-captain-about = Très fort. Essaie des milliers de suites possibles de la partie.
bot-admiral = Amiral
bot-admiral-about = Le plus fort. A appris le jeu en des millions de parties contre lui-même.
seats-sat = { $name } s’assied à la place { $number }.
seats-left = { $name } quitte la place { $number }.
seats-bot = Un robot ({ $bot }) joue pour { $name }.
seats-filled = Un bot ({ $name }) prend la place libre { $number }.
seats-declined = { $name } ne vient pas à la place { $number }.
seats-late = Le temps de { $name } est écoulé : { $bot } joue à sa place, en attendant son retour.
seats-back = { $name } reprend sa place au robot.
seats-opened = Le robot quitte la place { $number }.
seats-voided = L’hôte retire la place { $number } à { $name }.
seats-device = La place de { $name } est ouverte sur un appareil de plus.
seats-host = La place de l’hôte est ouverte sur un appareil de plus.
seats-agreed = { $name } est d’accord.
operator-title = Exploitant
operator-door = Pour celui qui fait tourner ce serveur. Le jeton est dans le fichier operator-token à côté des tables, ou là où le dit --operator-token-file.
operator-token = Le jeton de l’exploitant
operator-enter = Entrer
operator-leave = Se déconnecter
operator-again = Actualiser
operator-language = Français
operator-unfinished = Tables en cours : { $count }.
operator-tables = Tables
operator-addresses = Adresses connectées
operator-reports = Messages signalés
operator-line = Message
operator-name = De
operator-text = Ce qu’il dit
operator-at = Quand
operator-count = Signalements
operator-blocks = Adresses bloquées
operator-none = Rien.
operator-table = Table
operator-game = Jeu
operator-sitters = Qui y joue
operator-moves = Coups
operator-last = Dernier coup
operator-sockets = Connexions
operator-address = Adresse
operator-since = Depuis
operator-deeds = Que faire
operator-to = { $deed } : { $what }
operator-sitter-person = quelqu’un
operator-sitter-open = libre
operator-sitter-bot = robot
operator-over = finie
operator-closed = fermée
operator-hushed = sans discussion
operator-remove = Supprimer
operator-sure = Supprimer pour de bon
operator-close = Fermer aux inconnus
operator-open = Ouvrir à tous
operator-hush = Couper la discussion
operator-unhush = Permettre la discussion
operator-erase = Retirer
operator-dismiss = Laisser
operator-block = Bloquer
operator-unblock = Débloquer
operator-block-which = Bloquer une adresse ou une plage :
server-no-client-title = Islario est en marche
server-no-client = Le client du navigateur n’est pas construit dans cette installation : « make play » le construit. Les programmes peuvent déjà jouer, comme l’explique la description de l’API. Jeux prêts :

error-bad-request = Cette demande est illisible : { $wrong }
error-wrong-origin = Cette demande vient de la page d’un autre site.
error-wrong-host = Ce serveur ne porte pas ce nom.
error-wrong-token = Ce lien n’ouvre pas (ou plus) de place à cette table.
error-not-your-seat = La place { $number } n’est pas à vous sur cet appareil.
error-link-used = Quelqu’un s’est assis à la place { $number } grâce à ce lien, qui ne sert qu’une fois. Si c’était vous sur un autre appareil, prenez-y votre propre lien, à votre place. Sinon, demandez-en un nouveau à qui vous l’a envoyé.
error-one-seat = Vous avez occupé la place { $number } dans cette partie et vous en connaissez les secrets : vous ne pouvez pas en prendre une autre. Revenez à celle-là, regardez, ou créez une table où l’on peut changer de place.
error-asked-already = Quelqu’un d’autre a demandé la place { $number }. Attendez la réponse de la table.
error-nobody-asked = Personne ne demande rien (ou plus rien) pour la place { $number }.
error-not-yours-to-answer = C’est à quelqu’un d’une autre place, sur un autre appareil que celui qui demande, de répondre ; et pas à l’hôte quand c’est lui qui a invité.
error-not-the-host = Seul l’hôte, qui a créé la table, peut le faire, sur l’appareil où il l’a créée ou avec le lien de l’hôte.
error-own-seat = C’est votre propre place : quittez-la, ou laissez jouer un robot.
error-seat-free = Il n’y a personne à la place { $number } : invitez quelqu’un, ou laissez jouer un robot.
error-table-closed = Cette table est fermée aux inconnus : seul le lien d’une place l’ouvre. Adressez-vous à quelqu’un qui y joue.
error-wrong-operator = Ce n’est pas le jeton de l’exploitant. Il est dans le fichier operator-token à côté des tables, ou là où le dit --operator-token-file.
error-blocked = Cette adresse est bloquée ici. Celui qui fait tourner le serveur peut la débloquer.
error-bad-address = « { $given } » n’est ni une adresse ni une plage que l’on puisse bloquer : 203.0.113.7 en est une, 2001:db8::/32 aussi.
error-not-blocked = { $address } n’est pas parmi les adresses bloquées.
error-table-crowded = Tant de monde s’est assis à cette table qu’elle n’accepte plus que ceux qui viennent par le lien d’une place. Adressez-vous à quelqu’un qui y joue.
error-signed-out = Cet appareil a été déconnecté depuis un autre. Revenez par un lien vers vous-même.
error-self-link-used = Ce lien vers un autre appareil sert une seule fois, pendant dix minutes : il a déjà servi, ou son temps est passé. Prenez-en un nouveau sur l’appareil où l’on vous connaît.
error-two-seats = Vous et cet appareil êtes assis à la même table, à des places différentes, et la partie n’est pas finie. Venez sans emporter les tables de l’appareil.
error-away-too-long = Des vacances durent { $most } jours au plus.
error-too-many-devices = Vous avez déjà { $most } appareils. Déconnectez-en un dont vous ne vous servez plus.
error-no-such-device = Cet appareil n’est pas (ou plus) l’un des vôtres.
error-last-device = C’est votre seul appareil : une fois déconnecté, plus personne ne pourrait revenir à vos tables. Passez d’abord sur un autre appareil, ou demandez à être oublié.
error-nobody-here = Ce navigateur n’est encore personne : il n’y a rien à oublier.
error-bad-push = Ce serveur n’envoie aucun message à cette adresse : un navigateur indique celle de son service de notifications, en HTTPS, et sa propre clé.
error-bad-zone = Il n’y a pas de fuseau horaire « { $given } » : Europe/Paris en est un.
error-nobody-waits = Personne n’attend cette place en ce moment.
error-nudge-too-soon = Laissez au moins une minute à chacun.
error-nudged-already = Cette personne a déjà été relancée pendant ce tour. Une fois suffit.
error-chat-off = On ne s’écrit pas à cette table.
error-nothing-said = Écrivez quelque chose, ou choisissez une émote : l’un des deux.
error-too-much-said = Vous avez beaucoup écrit en peu de temps. Attendez un instant.
error-nobody-said-it = Ce message n’est plus là.
error-seat-kept = La place { $number } est gardée pour quelqu’un.
error-not-invited = Aucune place n’est gardée pour vous ici.
error-nobody-known = Place { $number } : elle peut être gardée, une fois, pour quelqu’un avec qui vous avez joué.
error-no-passkeys-here = Les clés d’accès demandent HTTPS et un nom propre à ce serveur. Un lien vers vous-même amène tout aussi bien un autre appareil.
error-passkey-late = C’était trop long, ou commencé ailleurs. Réessayez.
error-wrong-passkey = Ce serveur ne connaît pas (ou plus) cette clé d’accès. Prenez-en une autre, ou un lien vers vous-même.
error-too-many-passkeys = Vous avez déjà { $most } clés d’accès. Retirez-en une qui ne vous sert plus.
error-no-such-passkey = Vous n’avez pas (ou plus) de telle clé d’accès.
error-rated-alone = Une partie classée se joue à plusieurs, et n’est pas une leçon.
error-rated-one-screen = À une table classée, chaque place est à une autre personne : plusieurs personnes devant un même écran ne peuvent pas être classées.
error-rated-bot = On ne connaît pas la force de { $bot } à ce jeu : ce bot ne peut pas jouer à une table classée.
error-rated-no-hints = À une table classée, il n’y a pas de conseil. Après la partie, vous pourrez revenir sur vos coups.
error-rated-device = À une table classée, une place est à une seule personne. Commencez par vous amener sur cet appareil, avec un lien de votre page.
error-rated-void = À une table classée, personne ne perd sa place par le fait d’autrui. Une horloge met fin à l’attente.
error-rated-stand-in = À une table classée, aucun bot ne joue pour vous. Vous pouvez quitter votre place : vous avez alors perdu.
error-no-mail-here = Ce serveur n’envoie pas de courriel.
error-bad-mail = On ne peut pas écrire à cette adresse ; ana@example.org en serait une.
error-bad-hook = Ce serveur n’envoie rien à cette adresse : un webhook est une adresse https du réseau public.
error-target-known = On vous prévient déjà à cette adresse.
error-too-many-targets = Vous avez déjà { $most } adresses de ce genre. Supprimez-en une d’abord.
error-too-many-codes = Assez de codes ont été envoyés pour le moment. Réessayez dans une heure.
error-target-silent = Le code n’est pas arrivé : personne ne le prend à cette adresse. Vérifiez-la, ou réessayez plus tard.
error-wrong-code = Ce n’est pas le code envoyé à cette adresse, ou il n’est plus valable. Demandez-en un autre.
error-no-such-page = Il n’y a rien à cette adresse.
error-no-such-table = Cette table n’existe pas.
error-wrong-method = Cette adresse n’accepte pas ce genre de demande.
error-stale-version = La partie a avancé depuis votre décision. Regardez à nouveau et choisissez.
error-seat-taken = Quelqu’un d’autre a pris cette place.
error-not-a-bot = Il n’y a pas de robot à cette place.
error-no-window = Personne à cette place n’est interrogé en ce moment avec toute la table.
error-not-ahead = On ne peut pas donner cette réponse d’avance maintenant.
error-no-such-standing = Ce jeu n’a pas de réponse « { $name } » à donner d’avance.
error-record-not-yet = L’enregistrement contient tous les secrets : on l’obtient une fois la partie terminée.
error-record-unfinished = Cet enregistrement est celui d’une partie inachevée. Seules les parties terminées s’ouvrent à une table.
error-record-at-position = Cette partie n’a pas commencé par sa mise en place. Seules celles qui l’ont fait s’ouvrent à une table.
error-table-other-rules = Les règles ou le matériel de ce jeu ont changé depuis le début de cette partie, et elle ne se poursuit pas de la même façon avec ceux d’aujourd’hui. On peut revoir ce qui concorde : { $held ->
    [0] la mise en place.
    [one] le premier coup.
   *[other] les { $held } premiers coups.
}
error-table-damaged = L’enregistrement de cette partie est endommagé ; elle ne peut pas continuer. On peut revoir ce qui est intact : { $held ->
    [0] la mise en place.
    [one] le premier coup.
   *[other] les { $held } premiers coups.
}
error-table-goes-on = Cette partie continue : rejouez quand elle sera finie.
error-not-at-this-table = Seules les personnes assises à cette table peuvent recommencer.
error-too-large = C’est trop à la fois : on peut envoyer { $most } ko au plus.
error-bad-seats = La liste des places compte { $given } entrées pour { $players } joueurs.
error-too-many-requests = Trop de demandes. Patientez un peu.
error-too-many-tables = Il y a déjà trop de tables. Revenez plus tard.
error-internal = Quelque chose s’est mal passé ici. La table n’a pas changé.
error-preparing = On ouvre la boîte de { $name }. Un instant.
error-preview-later = Les règles sont encore en préparation. Ce que ferait ce coup pourra être montré dans un instant.
error-busy = Cette table est très sollicitée. Réessayez.
error-database-away = La base de données ne répond pas. La table est inchangée : réessayez dans un instant.
error-database-locked = La base de données est verrouillée par autre chose. La table est inchangée : réessayez dans un instant.
error-database-read-only = On ne peut rien écrire dans la base de données pour le moment. La table est inchangée et peut être consultée ; vos coups compteront de nouveau plus tard.
error-database-full = La base de données est pleine. La table est inchangée et peut être consultée ; la personne qui s’occupe de ce serveur doit faire de la place.
error-database-unusable = La base de données { $where } n’est pas utilisable : { $wrong }.
error-database-in-use = Un autre serveur utilise la base de données { $where }. Un fichier n’accepte qu’un serveur : arrêtez l’autre, ou confiez les deux à PostgreSQL.
error-workers-need-postgres = { $count } processus ne peuvent pas se partager le fichier { $where } : il leur faut PostgreSQL. Indiquez --database postgresql://…, ou retirez --workers.
error-workers-not-here = Sur ce système, plusieurs processus ne peuvent pas se partager une adresse. Retirez --workers.
error-workers-not-started = Un des processus du serveur s’est arrêté avant de répondre (code de sortie { $exit }). Le journal dit pourquoi.
error-backup-exists = Le fichier { $file } existe déjà. Choisissez un autre nom : une sauvegarde ne remplace rien.
error-backup-unwritable = La sauvegarde { $file } ne peut pas être écrite : { $wrong }.
error-backup-other-version = Cette base de données en est à la version { $theirs } de ses tables ; cet Islario connaît la { $ours }. Démarrez-y une fois un serveur de cette version, puis sauvegardez.
error-backup-missing = Il n’y a pas de fichier { $file }.
error-backup-damaged = La sauvegarde { $file } est endommagée ou incomplète. Rien n’a été restauré.
error-not-a-backup = Le fichier { $file } n’est pas une sauvegarde d’Islario. Rien n’a été restauré.
error-restore-not-empty = { $where } contient déjà { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}. Rien n’a été restauré ; --replace supprime ce qui s’y trouve.
error-restore-while-served = La base de données { $where } est en service. Rien n’a été restauré : arrêtez d’abord ses serveurs.
error-database-newer = Cette base de données vient d’une version plus récente d’Islario : ses tables en sont à { $theirs }, cette version connaît { $ours }.
error-review-not-yet = La partie n’est pas finie : il n’y a encore rien à revoir.
error-shutting-down = Le serveur redémarre. Vous retrouverez la table dans un instant.
error-flooding = Trop de messages sur cette connexion.
error-malformed = Un message de cette connexion est illisible.
error-silent = Personne n’a parlé sur cette connexion.

# conseils : pourquoi un coup, par origine des points
error-nothing-to-advise = Vous n’avez rien à décider maintenant.
error-hints-later = Les règles sont encore en préparation. Les conseils viendront dès qu’elles seront prêtes, d’ici une minute ou deux.
hint-guided = C’est ce que votre guide attend.
hint-only-move = Il n’y a pas d’autre coup.
hint-equal = { $than ->
    [next] Aussi bon que le coup suivant : joués jusqu’au bout, les deux se valent à peu près. Au choix.
    [first] Aussi bon que le premier coup : joués jusqu’au bout, les deux se valent à peu près. Au choix.
   *[played] À peu près aussi bon que le coup joué.
}
hint-even = { $than ->
    [next] Aussi bon que le coup suivant : { $where }, ce qui s’équilibre. Au choix.
    [first] Aussi bon que le premier coup : { $where }, ce qui s’équilibre. Au choix.
   *[played] À peu près aussi bon que le coup joué : { $where }, ce qui s’équilibre.
}
hint-others = { $than ->
    [next] { $own ->
        [same] À peu près autant de points pour vous qu’avec le coup suivant, mais moins pour les autres
       *[other] Moins de points pour vous qu’avec le coup suivant, mais moins aussi pour les autres
    } : vous gagnez environ { hint-amount } sur le meilleur d’entre eux.
    [first] { $own ->
        [same] À peu près autant de points pour vous qu’avec le premier coup, mais plus pour les autres
       *[other] Plus de points pour vous qu’avec le premier coup, mais plus aussi pour les autres
    } : vous perdez environ { hint-amount } sur le meilleur d’entre eux.
    [second] { $own ->
        [same] À peu près autant de points pour vous qu’avec le deuxième meilleur coup, mais moins pour les autres
       *[other] Moins de points pour vous qu’avec le deuxième meilleur coup, mais moins aussi pour les autres
    } : vous gagnez environ { hint-amount } sur le meilleur d’entre eux.
    [best] { $own ->
        [same] À peu près autant de points pour vous qu’avec le meilleur coup, mais plus pour les autres
       *[other] Plus de points pour vous qu’avec le meilleur coup, mais plus aussi pour les autres
    } : vous perdez environ { hint-amount } sur le meilleur d’entre eux.
   *[played] { $own ->
        [same] À peu près autant de points pour vous, mais moins pour les autres
       *[other] Moins de points pour vous, mais moins aussi pour les autres
    } : vous auriez gagné environ { hint-amount } sur le meilleur d’entre eux.
}
hint-overall = { $than ->
    [next] Environ { hint-amount } de plus que le coup suivant à la fin.
    [first] Environ { hint-amount } de moins que le premier coup à la fin.
    [second] Environ { hint-amount } de plus que le deuxième meilleur coup à la fin.
    [best] Environ { hint-amount } de moins que le meilleur coup à la fin.
   *[played] Il aurait rapporté environ { hint-amount } de plus à la fin.
}
hint-sources = { $than ->
    [next] Environ { hint-amount } de plus que le coup suivant : { $where }.
    [first] Environ { hint-amount } de moins que le premier coup : { $where }.
    [second] Environ { hint-amount } de plus que le deuxième meilleur coup : { $where }.
    [best] Environ { hint-amount } de moins que le meilleur coup : { $where }.
   *[played] C’était { $where }.
}
hint-certain = { $why } Acquis tout de suite : { $list }.
two-said = { $a } { $b }
hint-amount = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-better = mieux pour { $list }
hint-worse = moins bien pour { $list }
hint-but = { $before }, mais { $last }
hint-comma = { $before }, { $last }
hint-and = { $before } et { $last }
hint-source = { $source } ({ $sign ->
        [more] +
       *[less] −
    }{ $points })

## Exercices

exercise-right = C’est le meilleur coup.
exercise-wrong = Ce n’est pas le meilleur coup. Essayez-en un autre.
exercise-not-compared = Une longue recherche n’a pas jugé utile de le comparer aux meilleurs coups.
exercise-look-for = Cherchez-en un qui soit mieux pour { $source }.
exercise-figures = Sur { $iterations } parties imaginées et jouées jusqu’au bout, dix fois ce qu’un capitaine a le temps d’imaginer, il vous donne sur le meilleur des autres { $gap } points d’avance de plus que le deuxième meilleur coup (sûr à 99 % : de { $low } à { $high }).
exercise-missed-by = Ne le trouvent pas : { $names }.
exercise-missed-by-none = Tous les robots le trouvent.
cli-exercises-title = Exercice { $number } sur { $of }

## Une leçon dans le terminal

cli-lesson-go-on = (Entrée : la suite){ " " }
cli-lesson-whole-match = Une partie entière contre un mousse :
lesson-gain = { $source } : { $points }

## Notices to browsers

notice-turn = C’est à vous de jouer
notice-table = { $game }, avec { $names }
notice-waiting = { $count ->
    [one] Une table vous attend
   *[other] { $count } tables vous attendent
}
emote-hello = Bonjour !
emote-good-luck = Bonne chance !
emote-nice = Joli coup !
emote-wow = Oh là là !
emote-oops = Oups !
emote-thinking = Je réfléchis…
emote-thanks = Merci !
emote-good-game = Belle partie !
notice-nudge = { $name } vous attend
notice-kept = { $name } vous garde une place
notice-named = { $name } : { $title }
notice-code = { $code } est votre code pour les notifications d’Islario
notice-code-help = Quelqu’un, vous sans doute, veut savoir ici quand c’est son tour. Donnez ce code sur votre page dans les { $minutes } minutes. Si ce n’était pas vous, ne faites rien : rien d’autre ne viendra.
notice-mail-off = Plus de courriels de ce genre :
off-title = Notifications d’Islario
off-ask = Plus de notifications à cette adresse, quand c’est votre tour ?
off-button = Plus de notifications
off-done = C’est fait : plus rien ne viendra à cette adresse.
off-no-link = Ce lien ne met fin à aucune notification de ce serveur.
off-home = Voir les jeux
notice-off = Plus de notifications ici
