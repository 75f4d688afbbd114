## The laws by number

laws-1 = Répétition
laws-2 = Moteurs
laws-3 = Légalité
laws-4 = Une fin
laws-5 = Conservation
laws-6 = Secrets
laws-7 = Fenêtres
laws-8 = Imagination
laws-9 = Simultanéité
laws-10 = Comptes
laws-11 = Annulation
laws-12 = Mots

## What must hold

law-same-moves-same-bytes = La même clé et les mêmes coups donnent les mêmes octets.
law-a-record-is-its-match = Un enregistrement relu est la partie d’où il vient.
law-engines-agree = Les règles interprétées et compilées donnent les mêmes octets.
law-every-legal-move-applies = Tout coup permis peut se jouer.
law-anything-else-is-refused = Tout autre numéro est refusé, avec la raison, et rien ne change.
law-legal-moves-are-as-stated = Les coups permis sont en ordre, assez peu nombreux, et seulement pour qui décide.
law-moves-have-names-of-their-own = Un coup et son numéro se désignent l’un l’autre, et deux coups ne se disent jamais pareil.
law-a-seat-that-is-not-there-is-refused = Une place qui n’existe pas est refusée, et rien ne change.
law-every-move-can-be-foreseen = Un coup permis peut être prévu, et rien ne change.
law-random-play-ends = Une partie jouée au hasard finit, dans le nombre de décisions annoncé.
law-nothing-appears-or-vanishes = Ni carte, ni tuile, ni pion n’apparaît ni ne disparaît, à aucun moment d’une partie.
law-what-is-anothers-is-blank = Ce qui n’est à personne ou à un autre est effacé de la copie voilée.
law-unseen-dice-change-nothing = Les dés que personne ne voit ne changent rien à ce qui se voit.
law-hiding-twice-hides-no-more = Voiler deux fois ne voile pas davantage.
law-a-view-is-made-of-the-hidden-copy = Une vue est faite de la copie voilée et de rien d’autre.
law-a-preview-follows-from-the-hidden-copy = Ce qu’on dit à l’avance d’un coup découle de ce que sa place peut savoir.
law-a-preview-comes-true = Ce qu’on dit à l’avance d’un coup se réalise, quelle que soit la vérité.
law-a-preview-of-a-common-step-comes-true = De même pour ce qu’on dit à une place de sa part dans une étape que plusieurs font à la fois.
law-who-decides-is-seen-by-everyone = Qui est interrogé, et quand, tout le monde le voit ; les fenêtres secrètes ont leurs propres lois.
law-in-a-window-all-who-were-asked-are-seen = Dans une fenêtre secrète, on voit jusqu’au bout tous ceux qu’elle interroge, et chaque place sait si elle-même a répondu.
law-nobody-can-tell-who-has-answered = D’après une copie voilée, personne ne peut savoir qu’un autre a répondu dans une fenêtre secrète.
law-silence-is-an-answer = Dans une fenêtre secrète, se taire est une réponse permise, et elle suffit.
law-a-seat-knows-its-own-moves = Une place sait tout ce qu’elle peut faire.
law-nobody-is-asked-what-everyone-could-answer = On ne pose à personne une question dont tous voient l’unique réponse.
law-an-imagined-truth-looks-the-same = Une autre vérité a les mêmes octets pour qui ne peut les distinguer.
law-an-imagined-truth-is-whole = Une vérité imaginée a toutes ses pièces, interroge les mêmes places et se joue jusqu’au bout.
law-truths-turn-up-equally-often = Dans les petites positions, chaque vérité vient à peu près aussi souvent que les autres.
law-order-of-commits-makes-no-difference = L’ordre des choix simultanés ne change rien aux octets.
law-half-a-choice-shows-nothing = Une décision après laquelle les mêmes places doivent encore décider ne regarde personne d’autre.
law-nobody-sees-anothers-choice = Personne ne voit le choix d’un autre avant que tous aient choisi.
law-a-preview-tells-ones-own-part = Ce qu’on prévoit d’une étape simultanée est la part de la place elle-même.
law-sources-add-up = La somme des sources est le score, à tout moment et pour tous ceux qui regardent.
law-better-scores-better-places = Un meilleur score ne donne jamais un moins bon rang.
law-undo-gives-back-the-match-without-the-move = Annuler rend les octets exacts de la partie sans le coup, ou est refusé et ne change rien.
law-what-told-something-stands = Un coup qui a appris quelque chose à sa place ne se reprend pas.
law-a-choice-of-a-running-step-can-be-taken-back = Un choix peut être repris tant que d’autres choisissent encore en même temps.
law-the-end-is-final = Rien ne se reprend après la fin, quand la clé est montrée.
law-a-game-has-words-for-all-it-has = Son titre, ses sources, ses options et ses événements ont des mots.
law-all-languages-have-the-same-messages = Toutes les langues ont les mêmes messages.
law-a-match-is-told = Ce qui se passe et ce qu’on demande se dit en phrases, et la table se dessine.
law-the-rule-that-matters-is-in-the-rulebook = Les règles sont numérotées à partir de 1, les mêmes dans toutes les langues, et celle qui compte en fait partie.

## Why a law says nothing of a game, or of the positions it was tried on

laws-without-luck = Aucune position ne s’y prêtait.
laws-without-engines = Le compilateur est débranché.
laws-without-together = Personne n’a décidé en même temps qu’un autre.
laws-without-alone = Personne n’a décidé seul.
laws-without-halves = Aucun de ceux qui décidaient en même temps qu’un autre n’a décidé plusieurs fois.
laws-without-running = Aucune étape simultanée n’était encore ouverte après deux choix.
laws-without-few-truths = Aucune position n’avait quelques vérités possibles où toutes les pièces diffèrent.
laws-without-telling = Aucun coup n’a rien appris à sa place.
laws-without-undo = Aucun coup ne pouvait être repris.
laws-without-windows = Il n’y a pas de fenêtre où le fait d’avoir une réponse soit un secret.
