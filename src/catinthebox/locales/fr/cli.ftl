# Ce que disent les commandes quand une demande est impossible.

cli-bad-language = Il n’y a pas de textes en « { $language } ». Les langues sont { $languages }.
cli-bad-players = Le jeu est pour 2 à 5 joueurs, pas pour { $players }.
cli-bad-side = Le tableau n’a pas de face « { $side } » : white est la blanche, purple la violette.
cli-side-and-layout = --side et --layout choisissent tous deux le tableau : n’en donne qu’un.
cli-bad-layout = { $problem ->
    [missing] Il manque { $spaces } au tableau de { $file }.
    [double] Le tableau de { $file } contient deux fois { $spaces }.
    [overlapping] Dans { $file }, { $spaces } sont au même endroit.
    [no-file] Impossible de lire { $file }.
   *[unreadable] { $file } n’est pas un tableau : la ligne { $line } est illisible.
}
cli-bad-seat = Il n’y a pas de place « { $seat } » à cette table. Les places sont { $seats }.
cli-bad-seed = La graine n’est pas un texte Unicode.
cli-bad-bot = Aucun bot ne s’appelle « { $name } ». Les bots sont { $names }.
cli-too-many-bots = { $bots } bots et toi, c’est trop pour une table de { $players }.
cli-hot-seat-alone = Avec --hot-seat, toutes les places sont occupées par des personnes : retire --bots et --seat.
cli-bad-save = Impossible d’écrire { $file } : son dossier manque, ou c’est lui-même un dossier.

cli-web-open = La table est prête : { $address }
cli-web-kept = Les parties sont conservées dans { $folder }. Ctrl-C ferme la table.
cli-web-already = La table est déjà prête : { $address }
cli-web-port = Le port { $port } est occupé. Retire --port, ou choisis-en un autre.
cli-web-folder = Impossible d’écrire dans { $folder }. Choisis un autre dossier avec --data.
cli-web-closed = La table est fermée. La prochaine fois, tes parties continueront.

# Beaucoup de manches au hasard.
cli-too-few = { $option } doit valoir au moins 1.
cli-bad-number-seed = --seed est un nombre de 0 à 9223372036854775807.
cli-bad-device = Il n’y a pas d’appareil « { $device } » : c’est cpu ou cuda.
cli-not-installed = { $library } manque ici : pip install catinthebox[{ $extra }]
cli-no-cuda = CUDA ne fonctionne pas ici : { $reason }
cli-simulating = Manches
cli-figures-rounds = Manches au hasard : { $rounds } ; joueurs : { $players } ; { $side ->
    [purple] face violette
   *[white] face blanche
}
cli-figures-plies = Cartes jouées par manche : { $plies }
cli-figures-tricks = Plis gagnés par manche : { $tricks }
cli-figures-paradox = Manches avec un paradoxe : { $percent } %
cli-figures-met = Prédictions tenues : { $percent } %
cli-figures-scores = Scores moyens à partir du premier joueur : { $scores }
cli-figures-speed = { $seconds } s, { $millions } millions de cartes par seconde

# Des bots entre eux.
cli-bad-bot-option = { $problem ->
    [unknown] { $bot } n’a pas d’option « { $option } ».
    [command] « { $value } » n’est pas une commande.
   *[value] { $option } de { $bot } est un nombre de { $lowest } à { $highest }.
}
cli-arena-few-bots = Pour { $players } places, il faut au moins { $players } bots : nomme-les après --bots.
cli-arena-bad-results = { $problem ->
    [other] { $file } contient les résultats d’une autre rencontre.
    [file] Impossible de lire ou d’écrire { $file }.
   *[unreadable] { $file } n’est pas un fichier de résultats.
}
cli-arena-bad-folder = Impossible d’écrire dans { $folder }.
cli-arena-worker-died = { $times ->
    [1] Un processus est mort.
   *[other] Des processus sont morts { $times } fois pendant le même jeu, qui a été abandonné.
} Ce qui est terminé reste gardé avec --resume.
cli-arena-workers-and-cluster = --workers est pour cette machine, --cluster pour d’autres : donnes-en un seul.
cli-arena-no-cluster = { $problem ->
    [workers] L’ordonnanceur de { $address } n’a aucun processus.
    [version] Toutes les machines de { $address } ont besoin de la même version de catinthebox que celle-ci.
    [lost] L’ordonnanceur de { $address } a disparu. Ce qui est terminé reste gardé avec --resume.
   *[address] Aucun ordonnanceur Dask ne répond à { $address }.
}
cli-arena-playing = Jeux
cli-arena-stopped = Arrêté. La même commande reprendra là.
cli-arena-heading = Joueurs : { $players } ; donnes : { $deals } ; manches : { $rounds }
cli-arena-points = Points par manche
cli-arena-wins = Victoires
cli-arena-met = Prédictions tenues
cli-arena-paradox = Paradoxes provoqués
cli-arena-group = Groupe
cli-arena-ms = ms par coup
cli-arena-rating = Classement
cli-arena-lead = { $name } devant { $over } : { $points } points par manche, { $wins } de victoires
cli-arena-forfeits = { $name }, coups perdus par forfait : { $count }. La dernière raison : { $reason }

# Ce que promettent les choix, et l’analyse des parties.
cli-bad-ply = La partie a les positions 0 à { $last }, pas { $ply }.
cli-hint-thinking = Réflexion
cli-hint-nobody = À la position { $ply }, ce n’est le tour de personne.
cli-hint-heading = Position { $ply }, manche { $round }, { phase } : { $name }
cli-hint-taken = choisi
cli-hint-worlds = Dispositions possibles des cartes cachées qui ont été regardées : { $worlds }. Après ±, l’erreur type.
cli-reviewing = Décisions
cli-review-round = Manche { $round }
cli-review-all = Toutes les manches
cli-review-mean = usuel
cli-review-deal = donne
cli-review-cost = coups
cli-review-luck = chance
cli-review-points = total
cli-review-curve = au fil de la manche
cli-review-about = Usuel : ce qu’une telle place obtient en moyenne si chacun joue comme un bot entraîné. La donne : ce qu’elle obtiendrait alors de plus, ou de moins, avec ces cartes ; les coups : ce que ses décisions ont rapporté ou coûté par rapport aux usuelles ; la chance est le reste : comment étaient les cartes cachées et ce qu’ont fait les autres.
cli-review-scale = Au fil de la manche : les points attendus après chaque décision, de ▁ pour { $lowest } à █ pour { $highest }.
cli-review-costliest = Ce qui a coûté le plus
cli-review-ply = position { $ply }
cli-review-better = Mieux : { $action }.
cli-review-no-costs = Aucune décision n’a rien coûté qui dépasse le hasard.
