# Le mode ligne : chaque ligne se suffit, pour un lecteur d’écran ou un tube.

## Ouverture

plain-welcome = Cat in the Box. Nombre de joueurs : { $players }. Face du Tableau de Recherches : { side }.
plain-seats = Dans le sens horaire : { $names }.
plain-commitment = Un secret détermine toutes les donnes. Son empreinte : { $commitment }
plain-hint = Tape « { plain-command-help } » pour voir les commandes.

## À qui de jouer

plain-trick = Pli { $trick }.
plain-lead = À toi d’ouvrir.
plain-follow = À toi de jouer. Couleur de référence : { colour }. Le pli jusqu’ici : { $plays }.
plain-play = { $name } { $number } { colour-declared }
plain-tokens = Tes jetons de couleur : { $tokens }.
plain-won = { $predicted ->
    [yes] Tes plis : { $won }, prédiction { $prediction }.
   *[no] Tes plis : { $won }.
}
plain-ask-discard = Quelle carte écartes-tu ?
plain-ask-predict = Combien de plis annonces-tu ({ $choices }) ?
plain-ask-play = Quelle carte, et en quelle couleur ?
plain-ask-round_over = Appuie sur Entrée pour la manche suivante.

## Plusieurs personnes au même clavier

plain-ask-read = Appuie sur Entrée quand tu as lu ; l’écran est vidé pour la personne suivante.
plain-curtain = Le clavier passe à { $name }.
plain-ask-curtain = Appuie sur Entrée quand personne d’autre ne voit l’écran.

## Commandes

plain-command-board = tableau
plain-command-hand = main
plain-command-table = joueurs
plain-command-scores = points
plain-command-log = journal
plain-command-legal = choix
plain-command-why = pourquoi
plain-command-hint = conseil
plain-command-save = enregistrer
plain-command-help = aide
plain-command-quit = quitter
plain-help =
    Pour écarter une carte ou annoncer, tape un nombre. Pour jouer, tape une carte et sa couleur : « { $number } { colour } ».
    { plain-command-board } : le Tableau de Recherches, rangée par rangée
    { plain-command-hand } : tes cartes et tes jetons de couleur
    { plain-command-table } : plis, prédictions et jetons de couleur de chacun
    { plain-command-scores } : le livret de Résultats de l’Expérience
    { plain-command-log } : ce qui s’est passé dans cette manche
    { plain-command-legal } : ce que tu peux faire maintenant
    { plain-command-why } { $number } { colour } : pourquoi tu ne peux pas jouer cela
    { plain-command-hint } ou « ? » : ce que promettent tes meilleurs choix
    { plain-command-save } FICHIER : écrit la partie en cours dans un fichier
    { plain-command-help } : ces lignes
    { plain-command-quit } : quitter la table
plain-board-row = Rangée { $row } : { $spaces }.
# Emplacements d’une couleur côte à côte.
plain-board-run = { colour } { $spaces }
plain-board-free = { $number } libre
plain-board-neutral = { $number } neutre
plain-board-owned = { $number } { $name }
plain-board-gap = vide
plain-group = Ton plus grand groupe : { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}.
plain-seat = { $predicted ->
    [yes] { $name } : { count-tricks }, prédiction { $prediction }. Cartes : { $cards }. Jetons de couleur : { $tokens }.
   *[no] { $name } : { count-tricks }. Cartes : { $cards }. Jetons de couleur : { $tokens }.
}
plain-none = aucun
plain-legal-numbers = Au choix : { $numbers }.
plain-legal-plays = { $number } en { $colours }
plain-may-choose = { $number } est permis.
plain-may-play = Tu peux jouer un { $number } { colour-declared }.
plain-cost = Cela te coûte ton { colour-token } (D5).
plain-rule = { $rule } : { $text }
plain-advice = { $players ->
    [2] { $action } : points attendus { $points } ; quatre plis au plus { $met }, paradoxe { $paradox }.
   *[other] { $action } : points attendus { $points } ; prédiction tenue { $met }, paradoxe { $paradox }.
}
plain-saved = La partie est enregistrée dans { $file }.
plain-exists = { $file } existe déjà et reste tel quel. Choisis un autre nom.
plain-not-saved = Impossible d’écrire { $file } : { $problem }
plain-left = La partie s’arrête ici, inachevée.

## Ce qui n’est pas compris

plain-unclear = « { $input } » n’est pas clair.
plain-hint-discard = Tape le nombre d’une de tes cartes.
plain-hint-predict = Tape un de ces nombres : { $choices }.
plain-hint-play = Tape une carte et une couleur, par exemple « { $number } { colour } ».
plain-hint-save = Tape aussi le nom du fichier, par exemple « { plain-command-save } partie.txt ».
plain-hint-enter = Appuie sur Entrée, sans rien taper, pour continuer.
plain-which-colour = « { $input } » peut être { $colours } : ajoute une lettre.
plain-no-colour = « { $input } » n’est pas une couleur. Les couleurs sont { $colours }.

## Points

plain-sheet = Livret de Résultats de l’Expérience, manche { $round } sur { $rounds }
plain-sheet-line = { $name } : { count-points } ({ $how }). Total : { $total }.
plain-how = { $outcome ->
    [fitting] { count-tricks } comme prédit, bonus { $bonus }
    [missed] { count-tricks }, prédiction { $prediction }
    [few] { count-tricks }, bonus { $bonus }
    [many] { count-tricks }, pas de bonus
   *[paradox] paradoxe, { count-tricks }
}
plain-no-scores = Aucune manche n’est encore finie.
plain-standing = Classement final
plain-place = { $place }. { $name } : { count-points }
plain-secret = Le secret de toutes les donnes : { $secret }
plain-check = Son empreinte, comme au début : { $commitment }
