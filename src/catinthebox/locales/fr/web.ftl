# La table dans le navigateur.

## Les chemins

web-home = Cat in the Box, vers la première page
web-nav = Pages
web-learn = Apprendre
web-rules = Règles
web-replay = Relecture
web-me = Moi
web-language = Langue
web-skip = Vers le contenu
web-close = Fermer
web-loading = Ça arrive…

## Qui l’on est

# Un nom pour qui n’en a pas choisi ; 24 lettres au plus.
web-guest-name = { $which ->
   *[0] Chat curieux
    [1] Chat discret
    [2] Chat patient
    [3] Chat de velours
    [4] Chat de lune
    [5] Moustache
}

## Quand quelque chose est cassé

web-problem-title = Quelque chose n’a pas marché
web-nowhere-title = Il n’y a rien ici
web-nowhere = L’adresse est peut-être ancienne, ou il s’y est glissé une faute.
web-try-again = Réessayer
web-go-home = Vers la première page
web-problem = { $code ->
    [network] Le serveur ne répond pas. Ce que tu as fait est à l’abri ; réessaie dans un instant.
    [unavailable] Le serveur ne peut pas écrire en ce moment. Réessaie dans un instant.
    [too_often] C’était un peu trop rapide. Attends un instant et réessaie.
    [late] Il s’est passé autre chose avant. Regarde la table et choisis à nouveau.
    [no_table] Cette table n’existe pas. Le lien est peut-être coupé, ou la table n’a jamais été ouverte.
    [link_gone] Ce lien a déjà servi ou a expiré. Crées-en un autre sur ton autre appareil.
    [bad_name] Un nom compte de 1 à 24 caractères visibles.
    [already_begun] La partie a déjà commencé.
    [already_seated] Tu es déjà à cette table.
    [seat_taken] Quelqu’un a été plus rapide : la place est prise.
    [seat_free] Il n’y a plus personne à cette place.
    [seats_free] Il faut d’abord que toutes les places soient prises.
    [table_full] Toutes les places sont prises. Tu peux regarder.
    [not_host] Seule la personne qui a ouvert la table peut le faire.
    [not_seated] Tu n’es pas à cette table.
    [not_playing] On ne joue pas à cette table en ce moment.
    [not_over] La partie n’est pas encore finie.
    [not_known] Ce navigateur n’est plus connu ici. Recharge la page pour recommencer.
   *[other] Cela n’a pas marché, et ce n’était pas ta faute. Réessaie ; rien n’est perdu.
}

## Les choses sur la table, en mots

board-title = Tableau de Recherches
board-free = { space }, libre
board-open = { space }, peut être déclaré
# Cela coûte le jeton de la couleur de référence.
board-costly = { space }, peut être déclaré, coûte un jeton de couleur
board-token = { space }, jeton de { $name }
board-neutral = { space }, jeton neutre
hand-title = Ta main
hand-of = La main de { $name }
hand-card = Carte { $number }
hand-forced = La seule carte que tu peux jouer
# Sur combien d’emplacements les cartes d’un nombre peuvent encore aller.
hand-exposure = { $spaces ->
    [0] Plus aucun emplacement
    [one] Encore { $spaces } emplacement
   *[other] Encore { $spaces } emplacements
}
trick-title = Le pli sur la table
trick-card = { $name } : { $number } { colour-declared }
trick-led = référence : { colour }
# Court : c’est écrit sur une carte.
trick-wins = en tête
trick-won = gagne
token-there = { colour-token }
token-lost = { colour-token }, perdu
token-at-risk = { colour-token }, serait perdu
tricks-predicted = { count-tricks }, { $prediction } en prédiction
seat-start = commence
seat-thinking = réfléchit
seat-done = c’est prêt
seat-away = absence
seat-bot = bot
seat-points = { count-points }
seat-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
seat-clock = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
}
predict-title = Combien de plis vas-tu remporter ?
predict-why = Si c’est exactement ce nombre, ton plus grand groupe donne des points bonus.
confirm-play = Jouer { $number } { colour-declared } ?
confirm-discard = Écarter le { $number } ?
confirm-predict = Annoncer { count-tricks } ?
confirm-costs = Cela coûte ton { colour-token }
confirm-yes = Oui
confirm-no = Pas encore
log-empty = Il ne s’est encore rien passé.
paradox-go-on = Continuer
# Court : c’est écrit dans le livret.
scores-paradox = paradoxe
scores-winner = victoire
