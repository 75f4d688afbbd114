### Ce que dit le plateau simple.

plain-yes = oui
plain-no = non
plain-moves = Ce que vous pouvez faire
plain-preview = Ce que cela donnerait
plain-choose = Choisissez une action : vous verrez ici ce qu’elle rapporte.
plain-looking = Un coup d’œil en avant…
plain-no-points = Aucun point dans l’immédiat
plain-then = Ensuite : { $question }
plain-stopped-secrets = La suite dépend de ce que vous ne pouvez pas savoir.
plain-stopped-others = La suite dépend du choix des autres.
plain-nothing = Rien de visible n’appartient à cette place.
