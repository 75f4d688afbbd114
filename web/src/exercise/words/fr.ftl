### Les exercices, dans le navigateur.

exercise = Exercice { $number } sur { $of }
exercise-lead = Vous êtes { $who }. Un coup est nettement le meilleur : lequel ?
exercise-missed = { $count ->
    [0] Tous les robots qui l’ont essayé l’ont trouvé.
    [one] Manqué par un des { $bots } robots qui l’ont essayé.
   *[other] Manqué par { $count } des { $bots } robots qui l’ont essayé.
}
exercise-try = Essayer
exercise-show = Montrez-moi
exercise-next = Exercice suivant
exercise-right = C’est le meilleur coup.
exercise-wrong = Ce n’est pas le meilleur coup. Essayez-en un autre.
exercise-shown = Le meilleur coup :
exercise-all = Tous les exercices
exercise-solved = résolu
exercise-choose = Choisissez un coup sur le plateau ou dans la liste.
exercise-whole = Une partie entière
