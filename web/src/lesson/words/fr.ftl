### Apprendre en jouant, dans le navigateur.

learn-lead = Une première partie avec un guide, de cinq à huit minutes. Il dit une chose à la fois, montre où elle se trouve et vous attend. Vous n’avez rien à savoir d’avance.
learn-begin = Commencer la leçon
learn-go-on = Reprendre où vous en étiez
learn-anew = Depuis le début
learn-beside = Dans mes parties de ce jeu, dire à chaque nouvelle sorte de décision, une fois, à quoi elle sert
learn-how = Ou lire comment jouer, sur une page

guide = Votre guide
guide-step = { $step } sur { $of }
guide-next = La suite
guide-back = Retour
guide-brought = Votre dernier coup : { $what }.
guide-waits = C’est fait. D’autres décident maintenant : regardez ce qu’ils font.
guide-pull-up = Tirez vers le haut pour voir
guide-open = Touchez pour voir le compte
guide-put-away = Fermez ceci pour voir ce qu’il y a dessous
guide-farther = Touchez pour en voir plus
guide-do = { $game ->
    [trails-of-tucana] Les pointillés sont tout ce que vous pourriez tracer. Touchez celui de l’anneau, puis Confirmer.
    [la-isla] Touchez une carte, puis sa nouvelle lettre. Puis Confirmer.
   *[other] Touchez ce qui est en évidence, puis Confirmer si on vous le demande.
}
guide-points = { $source } { $points }
guide-done = Leçon terminée
guide-whole = Une partie entière
guide-again = Recommencer

how-points = D’où viennent les points
how-end = Comment la partie s’arrête
how-terms = Les mots du jeu
how-more = Et ensuite ?
how-law = Toutes les règles, numérotées
how-print = Imprimer cette page
how-turn = Un tour en cinq images
