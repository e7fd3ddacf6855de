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
trick-card = { $name } : { $number } { colour-declared }
trick-led = référence : { colour }
# Court : c’est écrit sur une carte.
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
predict-title = Combien de plis vas-tu remporter ?
predict-why = Si c’est exactement ce nombre, ton plus grand groupe donne des points bonus.
confirm-play = Jouer { $number } { colour-declared } ?
confirm-discard = Écarter le { $number } ?
confirm-predict = Annoncer { count-tricks } ?
confirm-costs = Cela coûte ton { colour-token }
confirm-yes = Oui
confirm-no = Pas encore
log-empty = Il ne s’est encore rien passé.
paradox-go-on = Continuer
# Court : c’est écrit dans le livret.
scores-paradox = paradoxe
scores-winner = victoire

## Réglages

web-set-help = Aide en direct
web-set-help-about = Ce qui est imposé, et combien d’emplacements il reste à chaque nombre de ta main
web-set-confirm = Demander avant un coup
web-set-confirm-about = Une carte ou une prédiction ne compte qu’à la seconde pression
web-set-sounds = Sons
web-set-sounds-about = Quelques-uns, discrets
web-set-pace = Allure des autres
web-pace = { $pace ->
    [0] aussitôt
    [350] vive
    [700] tranquille
    [1400] lente
   *[other] { $pace } ms
}
web-set-theme = Lumière
web-theme = { $theme ->
   *[auto] comme l’appareil
    [light] papier
    [dark] nuit
}
web-set-palette = Les quatre couleurs
web-palette = { $palette ->
   *[usual] vives
    [steps] par clarté
}
web-set-motion = Mouvement
web-motion = { $motion ->
   *[auto] comme l’appareil
    [on] oui
    [off] non
}

## Avant la partie

web-waiting-title = La table est mise
web-waiting = { $count ->
    [one] Une place est libre. La partie commence dès qu’elle est prise.
   *[other] { $count } places sont libres. La partie commence dès qu’elles sont toutes prises.
}
web-full-title = Tout le monde est là
web-full-host = Commence quand tu veux.
web-full = La partie commence dans un instant.
web-free = Libre
web-host = A ouvert la table
web-away = Absent pour l’instant
web-bot = { $bot ->
    [careful] Bot prudent
    [random] Bot joueur
   *[other] Bot { $bot }
}
web-sit = S’asseoir ici
web-stand = Se lever
web-clear = Libérer la place
web-add-bot = Ajouter un bot
web-put-bot = Un bot pour la place { $seat }
web-invite = Jouer entre amis
web-invite-about = Toute personne qui ouvre ce lien peut s’asseoir à cette table.
web-invitation = Viens jouer à Cat in the Box
web-link = Lien vers cette table
web-copy = Copier
web-share = Partager
web-copied = Le lien est copié.
web-begin = Commencer

## La partie

web-your-turn = À toi
web-hand = Ta main
web-ask-aside = Écarte une carte, face cachée.
web-ask-predict = Annonce ta prédiction.
web-ask-follow = Choisis une carte ou un emplacement.
web-ask-declare = Quelle couleur pour ton { $number } ?
web-others-choose = Les autres choisissent encore.
web-forced = Tu ne peux rien jouer d’autre.
web-cost = Cela te coûte ton { colour-token } pour le reste de la manche (D5).
web-other-number = Ton { $number } ne va que sur un emplacement { $number } (T2).
web-watching = Tu regardes.
web-lost = La connexion est perdue. Elle reviendra d’elle-même.
web-lost-kept = Ton coup est gardé et en route.
web-by-clock = Temps écoulé : un bot joue pour { $name }.
web-says = { $name } : { $text }
web-offers = { $name } propose d’arrêter la partie ici.
web-offer-open = On propose d’arrêter la partie ici. Tu peux accepter dans le menu.
web-abandoned = La partie a été arrêtée d’un commun accord.

## Au bord de la table

web-group = Entourer ton plus grand groupe ({ $count })
web-say = Dire quelque chose
web-menu = Réglages et plus
web-keys-title = Au clavier
web-keys = Un chiffre choisit une carte ; puis r, b, y ou g déclare rouge, bleu, jaune ou vert. Les flèches et Tab mènent partout, Entrée choisit, Échap annule.
web-watch-link = D’autres peuvent regarder
web-leave-title = Partir
web-bot-on = Laisser un bot jouer à ma place
web-bot-sure = Un bot prend ma place pour de bon : oui
web-abandon = Proposer d’arrêter la partie
web-abandon-alone = Arrêter la partie
web-abandon-sure = L’arrêter inachevée : oui
web-abandon-not = Retirer la proposition

## Après une manche

web-round-title = Manche { $round }
web-no-scores = Aucune manche n’est encore finie.
web-show-scores = Voir les points
web-next-round = Manche suivante
web-next-in = La manche suivante commence dans { $seconds } s.
web-others-read = Les autres lisent encore…
web-rematch = Rejouer
web-to-rematch = Vers la nouvelle partie
web-to-replay = Revoir la partie
