# L’analyse d’une partie finie : ce que valait chaque décision.

review-title = Analyse
review-about = Chaque décision est jugée d’après ce que l’on pouvait savoir à sa place à ce moment, jamais d’après les cartes cachées. Son coût se compte en points : les siens, et la moitié de ce que les autres y ont gagné.
review-waiting = La partie est en cours de réflexion…
review-progress = { $done } sur { $of }

## Les courbes

review-points = Points attendus de la manche
review-met = { $players ->
    [2] Chance de quatre plis au plus
   *[other] Chance de tenir la prédiction
}
review-whose = La courbe de qui
review-all = Tout le monde
review-at = { $name }, { $action } : { $value }
review-no-decision = Personne ne vient de décider. Va jusqu’à un coup pour voir ce qu’il valait.

## Une décision

# $points porte un signe moins et un chiffre après la virgule.
review-cost = { $points } pt
review-better = Mieux :
review-good = Il n’y avait rien de mieux en vue.
review-expects = Ensuite { $points } points attendus, { table-advice-met } { $met }, { table-advice-paradox } { $paradox }.
review-instead = Mieux pour { $name } : { $action }.
review-show-better = Montrer mieux
review-play-on = Jouer d’ici
review-overview = Bilan

## La partie

review-costliest = Ce qui a coûté le plus
review-no-costs = Aucune décision n’a rien coûté qui dépasse le hasard.
review-accounts = D’où viennent les points
review-account-about = Usuel : ce qu’une telle place obtient en moyenne si tout le monde joue comme un bot entraîné. La donne ajoute ou retire. Les coups aussi, comparés à l’usuel : c’est une autre mesure que les coûts ci-dessus. La chance est tout le reste : comment étaient les cartes et ce qu’ont fait les autres. Ensemble, ce sont les points.
review-player = Nom
review-usual = Usuel
review-deal = Donne
review-plays = Coups
review-luck = Chance
review-got = Résultat
