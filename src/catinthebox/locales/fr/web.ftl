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
    [closed] Cette table a été fermée, car il n’y avait plus personne.
    [link_gone] Ce lien a déjà servi ou a expiré. Crées-en un autre sur ton autre appareil.
    [bad_name] Un nom compte de 1 à 24 caractères visibles.
    [already_begun] La partie a déjà commencé.
    [already_seated] Tu es déjà à cette table.
    [seat_taken] Quelqu’un a été plus rapide : la place est prise.
    [seat_free] Il n’y a plus personne à cette place.
    [seats_free] Il faut d’abord que toutes les places soient prises.
    [table_full] Toutes les places sont prises. Tu peux regarder.
    [seats_kept] Les places libres sont réservées à ceux de la partie précédente. Tu peux regarder.
    [not_host] Seule la personne qui a ouvert la table peut le faire.
    [not_seated] Tu n’es pas à cette table.
    [not_playing] On ne joue pas à cette table en ce moment.
    [not_over] La partie n’est pas encore finie.
    [no_hints] Pas de conseils à cette table.
    [not_known] Ce navigateur n’est plus connu ici. Recharge la page pour recommencer.
    [not_installed] Ce serveur ne sait pas le faire : il lui manque une partie du programme.
    [busy] Le serveur a trop à réfléchir en ce moment. Réessaie dans un instant.
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
web-kept = { $count ->
    [one] Une place est réservée à quelqu’un de la partie précédente. La partie commence dès qu’elle est prise.
   *[other] { $count } places sont réservées à ceux de la partie précédente. La partie commence dès qu’elles sont toutes prises.
}
web-full-title = Tout le monde est là
web-full-host = Commence quand tu veux.
web-full = La partie commence dans un instant.
web-free = Libre
web-kept-seat = Réservée
web-host = A ouvert la table
web-away = Absent pour l’instant
web-sit = S’asseoir ici
web-stand = Se lever
web-clear = Libérer la place
web-add-bot = Ajouter un bot
web-put-bot = Un bot pour la place { $seat }
web-invite = Jouer entre amis
web-invite-about = Toute personne qui ouvre ce lien peut s’asseoir à cette table.
web-kept-about = Qui a joué la partie précédente retrouve le chemin avec ce lien ; les autres peuvent regarder.
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
web-practice = Entraînement
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

## Conseils, pour qui en demande

# Une action dans une liste : une carte et sa couleur, une carte écartée ou une prédiction.
action-play = { $number } { colour-declared }
action-discard = Écarter le { $number }
action-predict = { count-tricks }
hint-lay = Conseils
hint-lay-yes = sur demande
hint-lay-no = aucun
hint-lay-about = Qui doit jouer peut demander ce que promet chaque choix.
hint-lay-unrated = Avec des conseils, la partie ne compte pas pour le classement.
hint-ask = Demander conseil
hint-key = La touche « ? » demande conseil.
hint-title = Points attendus
hint-best = Conseillé.
hint-told = { $action } : { $points } points attendus, à { $error } près ; { table-advice-met } { $met }, { table-advice-paradox } { $paradox }.
hint-more = { $count ->
    [one] Encore un
   *[other] Encore { $count }
}

## Après une manche

web-round-title = Manche { $round }
web-no-scores = Aucune manche n’est encore finie.
web-show-scores = Voir les points
web-next-round = Manche suivante
web-next-in = La manche suivante commence dans { $time }.
web-others-read = Les autres lisent encore…
web-rematch = Rejouer
web-to-rematch = Vers la nouvelle partie
web-to-replay = Revoir la partie

## Revoir une partie

replay-eyes = Par les yeux de qui
replay-eyes-all = Mains visibles
replay-eyes-one = Seulement { $name }
replay-aside = Carte écartée : { $number }
replay-deck = Parcourir la partie
replay-back-trick = Au pli précédent
replay-back = Un pas en arrière
replay-play = Dérouler
replay-pause = Mettre en pause
replay-on = Un pas en avant
replay-on-trick = Au pli suivant
replay-speed = Vitesse
replay-slider = Moment de la partie
replay-chapters = Cette manche
replay-deal = La donne
replay-predictions = Les prédictions
replay-trick = Pli { $trick }
replay-trick-won = Pli { $trick }, remporté par { $name }
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’a pas été finie.
replay-more = Partager et plus
replay-link = Lien vers ce moment
replay-record = L’enregistrement
replay-record-about = Toute la partie sous forme de texte, à garder et à vérifier.
replay-download = Télécharger
replay-open-other = Ouvrir un fichier
replay-keys = Les flèches avancent pas à pas, avec Maj pli par pli. Début et Fin mènent au début et à la fin, la barre d’espace déroule et met en pause.
replay-review = Analyse
replay-not-over-title = Pas encore finie
replay-not-over = Toutes les cartes se montrent quand la partie est finie. D’ici là, tu peux la regarder à sa table.
replay-to-table = À la table

## Un enregistrement dans un fichier

replay-open-title = Revoir un enregistrement
replay-open-about = Un enregistrement est un fichier texte avec toute une partie. Il t’est montré, et le serveur ne le garde pas.
replay-open-choose = Choisir un fichier
replay-open-drop = ou le déposer ici
replay-refused-title = { $file } ne peut pas être montré
replay-refused-start = Ce fichier ne commence pas comme l’enregistrement d’une partie.
replay-refused-where = Jusqu’à la ligne { $line }, colonne { $column }, tout va bien. Ce qui s’y trouve ne découle pas de ce qui précède.
# Des numéros de règles suivent.
replay-refused-rules = La règle en cause :
replay-refused-large = Il est trop grand pour un enregistrement.
replay-refused-text = Ce n’est pas un texte.

## Vérifier les donnes

deals-verify = Vérifier les donnes
deals-title = Les donnes étaient-elles honnêtes ?
deals-about = Avant la première carte, un secret a été fixé et son empreinte montrée. Chaque donne découle de ce secret et de ce que les joueurs y ont ajouté. Le secret est connu maintenant : ton navigateur peut redistribuer toute la partie et comparer.
deals-good = Tout concorde
deals-bad = Quelque chose ne concorde pas
deals-commitment-kept = Le secret est celui qui a été fixé avant la première carte.
deals-commitment-broken = Le secret n’est pas celui qui a été fixé avant la première carte.
deals-commitment-none = Aucune empreinte n’a été montrée ; le secret a pu être choisi plus tard.
deals-start-same = { $name } commence, comme le secret le tire au sort.
deals-start-different = { $name } commence, mais le secret désigne quelqu’un d’autre.
deals-start-chosen = { $name } commence par choix, sans tirage au sort. Il n’y a rien à vérifier.
deals-round-same = Manche { $round } : chaque carte comme le secret la donne.
deals-round-different = Manche { $round } : ce ne sont pas les cartes que donne le secret.
deals-round-given = Manche { $round } : distribuée à la main. Il n’y a rien à vérifier.
deals-noted-title = As-tu noté l’empreinte avant la partie ?
deals-noted-hint = 64 lettres et chiffres
deals-noted-about = Alors mets-la ici. Elle vaut plus que celle de l’enregistrement.
deals-noted-same = C’est la même. Le secret est celui qui t’était promis.
deals-noted-different = C’en est une autre. Elle vient d’une autre partie, ou ce secret n’est pas celui qui t’était promis.
deals-proves-title = Ce que cela montre
deals-proves = Une fois l’empreinte montrée, personne ne pouvait changer une donne sans que cela se voie, pas même qui tient le serveur.
deals-mixed = Ont ajouté leurs propres mots avant la première carte : { $names }. Personne n’a donc pu non plus choisir un secret pour ses donnes.
deals-mixed-none = Personne n’a ajouté ses propres mots. Qui tient le serveur a pu essayer bien des secrets avant d’en montrer l’empreinte.
deals-not-title = Ce que cela ne montre pas
deals-not-made-up = Un enregistrement peut être inventé de bout en bout, empreinte comprise. Seule une empreinte que tu as vue toi-même avant la partie engage qui distribue.
deals-not-looking = Cela ne montre pas que personne n’a regardé : le serveur doit connaître les cartes pendant la partie.
deals-no-secret = Cet enregistrement n’a pas de secret : la partie n’est pas finie, ou elle a été jouée avec de vraies cartes. Ses donnes ne peuvent pas être vérifiées.
deals-unsafe = Les navigateurs ne font ce calcul que pour les pages arrivées par une voie sûre : en https, ou depuis ce même ordinateur. Ouvre la page ainsi, ou vérifie l’enregistrement téléchargé avec le programme.
deals-numbers = Les nombres eux-mêmes
deals-commitment = L’empreinte
deals-secret = Le secret
deals-added = Ajouté par { $name }
# Une commande suit.
deals-elsewhere = Pour vérifier un enregistrement téléchargé sans navigateur :

## Adresses à donner, et noms

web-qr = QR code du lien
web-your-name = Ton nom
web-offline = Tu es hors ligne. Tes parties t’attendent sur le serveur, et tout ce que tu as fait y est en sécurité.

## La première page

home-title = Pas de couleur tant que tu n’as rien déclaré
home-about = Un jeu de plis pour deux à cinq. Chaque carte peut être de l’une des quatre couleurs ; une fois que tu l’as déclarée, plus personne ne le peut. Qui n’a plus rien à déclarer provoque un paradoxe.
home-play = Jouer tout de suite
home-against = { $count ->
    [one] Contre un bot : { $kinds }.
   *[other] Contre { $count } bots : { $kinds }.
}
home-change = Choisir les joueurs et la face
home-dealing = On distribue les cartes …
home-go-on-title = Pas encore finies
home-go-on = Continuer
home-lobby-title = Tables ouvertes
home-lobby-empty = Aucune table publique en ce moment. Dresses-en une, et d’autres pourront s’y asseoir.
home-lobby-make = Dresser une table publique
home-join = S’asseoir
home-watch = Regarder
home-nobody-yet = Encore personne
home-under-way = en cours
home-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
home-side = face { side }
home-show-all = Tout afficher ({ $count })
home-ways-title = Première visite ?
home-learn-about = Dix minutes avec le chat, à une vraie table
home-rules-about = Pour vérifier un point
home-replay = Revoir une partie
home-replay-about = Ouvre la feuille d’une partie et parcours-la coup par coup
home-last-title = Dernières parties
home-all-matches = Toutes mes parties et mes chiffres

## Dresser une table

lay-bots-title = Contre des bots
lay-players = Joueurs
lay-side = Face de la carte Recherches
lay-side-usual = habituelle
lay-deal = Distribuer
lay-bots-among = Dont bots
lay-bot-kind = Genre de bot
lay-who = Qui peut venir
lay-private = Mes amis
lay-private-about = Seuls ceux qui ont le lien trouvent la table.
lay-public = Tout le monde
lay-public-about = La table figure parmi les tables ouvertes, et la partie compte pour le classement.
lay-clock = Temps pour un coup
lay-clock-value = { $clock ->
    [0] sans pendule
    [30] 30 secondes
    [60] 1 minute
    [180] 3 minutes
   *[86400] 1 jour
}
lay-clock-about = Le temps écoulé, un bot joue ce seul coup.
lay-no-clock-about = Personne n’est pressé.
lay-make = Dresser la table

## Moi

me-nobody = Tu n’as pas encore de nom ici. Il viendra tout seul avec ta première partie, ou tu le choisis maintenant.
me-name-about = C’est ainsi que les autres te voient. Aux tables où tu es déjà, l’ancien nom reste.
me-name-save = Enregistrer
me-named = Les autres verront { $name }.
me-figures-title = Chiffres
me-no-figures = Après ta première partie, on lira ici si tes prédictions tombent juste.
me-won = Parties gagnées
me-won-of = { $won } sur { $count }
me-met = Prédictions tenues
me-met-of = { $met } sur { $count }
me-groups = Groupe par bonus
me-groups-of = { $count ->
    [0] pas encore de bonus
    [one] un bonus
   *[other] moyenne de { $count } bonus
}
me-paradoxes = Paradoxes provoqués
me-paradoxes-of = { $count ->
    [one] en { $count } manche
   *[other] en { $count } manches
}
me-rating = Cote
me-rating-about = d’après les parties publiques
me-no-rating = viendra avec ta première partie publique
me-matches-title = Mes parties
me-no-matches = Aucune partie n’est encore finie.
me-older = Parties plus anciennes
me-place = { $rank ->
    [1] Gagnée
   *[other] Place { $rank }
}
me-rated = classée
me-ladder-title = Classement
me-ladder-about = Gens et bots, d’après leurs parties publiques
me-ladder-rank = Rang
me-ladder-name = Nom
me-ladder-matches = Parties
me-ladder-empty = Aucune partie publique n’est encore finie.
me-settings-title = Réglages
me-settings-about = Ils restent sur cet appareil.
me-device-title = Sur un autre appareil
me-device-about = Un lien t’emmène : même nom, mêmes parties, sur ton téléphone aussi.
me-device-make = Créer un lien
me-device-link = Lien pour un autre appareil
me-device-text = Mon nom et mes parties
me-device-warn = { $count ->
    [one] Qui ouvre ce lien devient toi. Il sert une fois, pendant encore { $count } minute.
   *[other] Qui ouvre ce lien devient toi. Il sert une fois, pendant encore { $count } minutes.
}
me-device-gone = Le lien a expiré.
me-carry-title = Depuis ton autre appareil
me-carry = Avec ce lien, tu joues ici sous le même nom, avec les mêmes parties.
me-carry-instead = Sur cet appareil, tu es { $name } pour l’instant. Tu ne retrouveras ce nom que si un autre appareil l’a gardé.
me-carry-yes = C’est moi
me-carried = Bienvenue, { $name }.
me-not = Plutôt pas
me-leaving-title = Partir
me-leaving-about = Pas besoin de compte ici, et tu peux partir sans laisser de trace.
me-sign-out = Se déconnecter
me-sign-out-title = Se déconnecter de cet appareil ?
me-sign-out-about = Cet appareil ne connaîtra plus { $name }. Si aucun autre ne le connaît, plus personne ne pourra être { $name }, et ces parties resteront hors d’atteinte.
me-signed-out = Tu n’es plus connu sur cet appareil.
me-delete = M’effacer
me-delete-title = Effacer { $name } ?
me-delete-name = Ton nom disparaît des listes, des journaux et des feuilles de partie.
me-delete-matches = Tes parties restent aux autres, sans ton nom. Dans une partie en cours, un bot joue la suite.
me-delete-final = C’est sans retour.
me-delete-yes = Effacer pour de bon
me-deleted = Plus rien ici ne se souvient de toi.
