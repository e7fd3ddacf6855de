# La table du terminal. Elle est étroite : aucun texte ne devrait être plus long qu’ici.
# $sign est le signe de la couleur $colour ; $name est la personne dont on parle, ou « Toi ».

## Les bords de la table

table-game = Cat in the Box
table-round = Manche { $round }/{ $rounds }
table-trick = Pli { $trick }/{ $tricks }
table-led = couleur de référence : { $sign } { colour }
table-trump = atout
table-tricks = plis
table-points = points
table-too-small = Cette fenêtre fait { $width } × { $height }. La table demande au moins 60 × 24.

## Les mots des touches

table-key-hint = conseil
table-key-help = aide
table-key-log = journal
table-key-scores = points
table-key-group = groupes
table-key-quit = quitter
table-key-save = enregistrer
table-key-theme = lumière
table-key-faster = plus vite
table-key-slower = moins vite

## Que faire maintenant

table-prompt-aside = Choisis une carte à écarter, face cachée.
table-prompt-predict = Combien de plis annonces-tu ? Choisis, puis Entrée.
table-prompt-lead = Tu ouvres : choisis une carte.
table-prompt-follow = Couleur de référence : { $sign } { colour }. Choisis une carte.
table-prompt-declare = Quelle couleur déclares-tu pour ton { $number } ?
table-prompt-wait = { $name } réfléchit…

## Ce qu’on peut choisir, et ce que cela veut dire

table-option-aside = écarter le { $number }, face cachée
table-note-costs = coûte ton { colour-token }
table-note-leads = tu ouvres
table-note-follows = fournit
table-note-wins = gagne pour l’instant
table-note-loses = ne gagne pas
table-note-group = plus grand groupe { $count }
table-not-D1 = emplacement occupé (D1)
table-not-D2 = jeton perdu (D2)
table-not-D3 = pas encore pour ouvrir (D3)
table-not-P4 = pas à cette table (P4)

## Dit en passant

table-group = { $name } : plus grand groupe de { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}.
table-pause = Pause avant le coup d’un bot : { $seconds } s.
table-saved = Enregistré dans { $file }.

## Un conseil

table-advice-title = Ce que promettent tes choix
table-advice-thinking = Le chat réfléchit…
table-advice-first = Le premier conseil sur un ordinateur demande jusqu’à une minute.
table-advice-not-now = Un conseil se demande à ton tour.
table-advice-order = Le meilleur d’abord ; les points des autres comptent.
table-advice-points = points
table-advice-met = { $players ->
    [2] ≤ 4 plis
   *[other] prédiction tenue
}
table-advice-paradox = paradoxe

## Le livret ; les manches n’ont que des numéros. $count est le nombre de plis remportés.

table-scores-title = Livret de Résultats de l’Expérience
table-total = total
table-why-paradox = { $name } : paradoxe. Chaque pli coûte un point, et pas de points bonus.
table-why-bonus = { $name } : { count-tricks }, comme prédit. Le plus grand groupe ajoute { $bonus }.
table-why-missed = { $name } : { count-tricks }, mais { $prediction } en prédiction. Pas de points bonus.
table-why-few = { $name } : { count-tricks }, quatre au plus. Le plus grand groupe ajoute { $bonus }.
table-why-many = { $name } : { count-tricks }, plus de quatre. Pas de points bonus.

## Un paradoxe

table-paradox-title = Paradoxe !
table-paradox-who = { $you ->
    [yes] Tu ne peux déclarer aucune de ces cartes.
   *[no] { $name } ne peut déclarer aucune de ces cartes.
}
table-paradox-rest = La manche s’arrête aussitôt. Les jetons restent en place, et un pli entamé n’est à personne.

## Entre personnes qui partagent le clavier

table-curtain = Le clavier passe à { $name }.
table-curtain-open = Personne d’autre ne regarde ? Appuie sur Entrée.

## Le journal

table-log-title = Ce qui s’est passé
table-commitment = Empreinte de toutes les donnes : { $commitment }

## Enregistrer et partir

table-save-title = Enregistrer la partie
table-save-ask = La partie jusqu’ici, sous une forme qui peut être rejouée et vérifiée.
table-save-exists = { $file } existe déjà. Encore Entrée pour le remplacer.
table-save-failed = Impossible d’écrire { $file } : { $problem }.
table-quit-title = Quitter la table ?
table-quit-saved = La partie jusqu’ici sera enregistrée dans { $file }.
table-quit-lost = La partie n’est pas finie. Si tu ne l’enregistres pas (w), elle est perdue.

## La fin

table-final-secret = Secret de toutes les donnes : { $secret }
table-final-commitment = Son empreinte, connue dès le début : { $commitment }
table-final-check = Pour une partie enregistrée, « catinthebox record verify » vérifie chaque donne.

## Les touches des feuilles

table-hint-close = Échap fermer
table-hint-scroll = ↑ ↓ défiler · Échap fermer
table-hint-scores = ↑ ↓ choisir un joueur · Entrée continuer
table-hint-go-on = Entrée continuer
table-hint-save = Entrée enregistrer · Échap annuler
table-hint-quit = Entrée partir · Échap rester

## L’aide

table-help-title = Comment jouer
table-help-play = Joue une carte et déclare sa couleur. L’emplacement doit être libre, et il te faut ton jeton de cette couleur.
table-help-paradox = Si tu ne peux déclarer aucune carte, tu provoques un paradoxe : la manche finit, et tes plis comptent en moins.
table-help-bonus = { $players ->
    [2] Remporte quatre plis au plus, et ton plus grand groupe donne des points bonus.
   *[other] Remporte autant de plis que prédit, et ton plus grand groupe donne des points bonus.
}
table-help-card = choisir une carte
table-help-colour = déclarer sa couleur
table-help-enter = confirmer, continuer
table-help-mouse = On peut aussi cliquer sur tout.
