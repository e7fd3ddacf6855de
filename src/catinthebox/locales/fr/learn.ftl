# L’initiation : ce que dit Quark, le guide. Quark, Muon, Boson et Lepton sont des chats ; les numéros de règles deviennent des liens.

## Autour

learn-guide = Quark explique
learn-chapters = Chapitres
learn-place = { $lesson } sur { $lessons }
learn-back = Retour
learn-next = Suite
learn-skip = Passer
learn-nothing = Rien du tout
learn-play = Jouer
learn-read = Lire les règles
learn-from-start = Depuis le début

## Des cartes sans couleur

learn-chapter-cards = Des cartes sans couleur
learn-cards-hand = Bonjour, je suis Quark. Ces chats sont à toi : chacun a un nombre, et aucun n’a encore de couleur.
learn-cards-board = Voici le Tableau de Recherches, un emplacement pour chaque couleur et chaque nombre. Tout ce qui se joue est marqué ici.
learn-cards-declare = Joue ton 5 en bleu : choisis la carte, puis l’emplacement 5 bleu.
learn-cards-declare-right = C’est maintenant un 5 bleu, comme s’il l’avait toujours été. Ton jeton marque l’emplacement (T2), et le bleu est la couleur de référence (D6).
learn-cards-declare-other = Cela aussi est permis. Cette fois, joue ton 5 en bleu.

## Fournir la couleur

learn-chapter-follow = Fournir la couleur
learn-follow-led = Lepton ouvre avec un 6 jaune : le jaune est la couleur de référence (D6). On joue dans le sens horaire, c’est à toi (T1).
learn-follow-try = Fournis la couleur : déclare une de tes cartes en jaune.
learn-follow-try-right = Tu as fourni la couleur. Cela ne coûte jamais rien.
learn-follow-try-other = C’est permis, mais ce n’est pas du jaune, et cela a un prix. Nous y viendrons ; fournis la couleur cette fois.
learn-follow-once = On a ouvert en bleu. Tes 4 ne peuvent pas suivre : le 4 bleu est occupé, et un emplacement ne sert jamais deux fois (D1). Qu’est-ce qui peut encore être bleu ?
learn-follow-once-right = Le 7. Et maintenant le 7 bleu est occupé aussi, pour tout le monde.
learn-follow-once-other = C’est permis, mais cela ne fournit pas la couleur. Laquelle de tes cartes peut encore être bleue ?

## Gagner un pli

learn-chapter-trick = Gagner un pli
learn-trick-win = Tu joues en dernier. Sans rouge, la plus haute carte de la couleur de référence gagne (W1). Gagne ce pli avec une carte bleue.
learn-trick-win-right = Il est à toi : une pile devant toi, qui vaut un point (W2, S1).
learn-trick-win-low = Le 6 bleu de Lepton est plus haut, c’est Lepton qui gagne. Tu peux faire mieux.
learn-trick-win-red = Le rouge gagne aussi, c’est l’atout. Mais ici il te coûte ton jeton bleu : gagne avec une carte bleue.
learn-trick-win-other = Seuls le bleu et le rouge peuvent gagner ici. Choisis une carte bleue assez haute.
learn-trick-lead = Qui gagne un pli ouvre le suivant (T1). Ouvre comme tu veux.
learn-trick-lead-right = Et cela continue, pli après pli, jusqu’à ce que chacun n’ait plus qu’une carte (T3).

## Atout

learn-chapter-trump = Le rouge est l’atout
learn-trump-who = On a ouvert en jaune. Puis sont venus un vert et deux rouges. Qui gagne le pli ?
learn-trump-who-right = Lepton. Le plus haut rouge gagne, quelle que soit la couleur de référence (W1).
learn-trump-who-wrong = Le rouge bat toutes les autres couleurs, et de deux rouges le plus haut gagne (W1). Regarde encore.
learn-trump-closed = Tu ouvres, et personne n’a joué de rouge dans cette manche. On ne peut donc pas encore ouvrir en rouge (D3) : ouvre dans une autre couleur.
learn-trump-closed-right = Voilà. Dès que quelqu’un en joue dans un pli, tout le monde peut ouvrir en rouge.
learn-trump-open = Un jeton est maintenant sur le rouge : on peut ouvrir en rouge. Ouvre avec ton 8 en rouge.
learn-trump-open-right = Aucune carte ne bat un 8 rouge.
learn-trump-open-other = C’est permis, mais essaie quelque chose de nouveau : ton 8 en rouge.
learn-trump-forced = Tes jetons bleu et vert sont partis, et les 4 et 6 jaunes sont occupés. Qui ne peut rien déclarer d’autre peut tout de même ouvrir en rouge (D3).
learn-trump-forced-right = Exactement. Il n’y avait pas d’autre chemin.

## Le jeton de couleur

learn-chapter-token = Le prix d’une couleur
learn-token-lose = Lepton ouvre avec un 2 bleu. Tu pourrais fournir la couleur. Joue plutôt ton 3 en rouge, et regarde tes quatre jetons.
learn-token-lose-right = Qui ne fournit pas dit : je n’en ai pas. Et c’est vrai dès maintenant. Ton jeton bleu est parti pour la manche (D5).
learn-token-lose-follow = Cela fournit la couleur et ne coûte rien. Pour voir ce qui peut arriver d’autre, joue ton 3 en rouge.
learn-token-lose-other = Cela coûte aussi ton jeton bleu. Mais joue ton 3 en rouge : il gagne en plus le pli.
learn-token-gone = Ton 3 rouge a gagné, et tu ouvres. Les 6 et 8 bleus sont libres, mais sans le jeton bleu tu ne peux pas déclarer le bleu (D2). Ouvre autrement.
learn-token-gone-right = À chaque jeton perdu, tes cartes ont moins de possibilités. C’est ainsi que commence un paradoxe.

## Avant les plis

learn-chapter-aside = Écarter une carte
learn-aside-deal = Une manche commence avec dix cartes chacun. Chacun en écarte une, face cachée. Elle ne joue plus, et personne d’autre ne la connaît (P3).
learn-aside-try = Chaque nombre est sur cinq cartes, mais n’a que quatre emplacements. Quelle carte écartes-tu ?
learn-aside-try-right = Un 4, car tu avais les cinq. L’un d’eux n’aurait jamais pu être joué.
learn-aside-try-other = C’est permis. Mais tu as les cinq 4, et il n’y a que quatre emplacements pour eux. Écarte un 4.

## Prédire

learn-chapter-predict = Prédire
learn-predict-try = Chacun à son tour prédit combien de plis il gagnera, ici 1, 2 ou 3 (P4). Qu’en penses-tu ?
learn-predict-try-right = Tout le monde a prédit. À trois, c’est 1, 3 ou 4, jamais 2.

## Points et groupes

learn-chapter-bonus = Points et groupes
learn-points-tricks = La manche est finie. Tu as prédit un pli et gagné deux. Combien de points ?
learn-points-tricks-right = Deux plis, deux points (S1). Les points bonus sont pour une prédiction exacte.
learn-points-tricks-wrong = Chaque pli vaut un point (S1), et les points bonus sont pour une prédiction exacte (S3). Compte encore.
learn-bonus-corner = Une prédiction exacte donne des points bonus : un par jeton du plus grand groupe. Quelle est la taille du tien ici ?
learn-bonus-corner-right = Trois. Les jetons se touchent à gauche, à droite, en haut et en bas, jamais par un coin (S4).
learn-bonus-corner-wrong = Les jetons se touchent à gauche, à droite, en haut et en bas, jamais par un coin (S4). Compte encore.
learn-bonus-try = La dernière carte. Tu as prédit deux plis et tu en as un : gagne celui-ci, et agrandis ton plus grand groupe.
learn-bonus-try-right = Deux plis, comme prédit, et un groupe de cinq : 2 + 5 = 7 points (S3).
learn-bonus-try-other = Le pli est à toi, mais le plus grand groupe a toujours quatre jetons : 2 + 4 = 6. Un emplacement est meilleur.

## Paradoxe

learn-chapter-paradox = Paradoxe
learn-paradox-what = Tu as perdu le bleu et le jaune, et il te reste un 4 et un 6. Lepton va ouvrir. Que pourras-tu déclarer ?
learn-paradox-what-right = Rien. Le rouge et le vert sont occupés pour les deux cartes, le bleu et le jaune, tu y as renoncé.
learn-paradox-happens = Paradoxe ! Qui doit jouer et ne peut pas met aussitôt fin à la manche (X1). Plus personne ne joue, et tous les jetons restent (X3, X4).
learn-paradox-points = Le paradoxe vient de toi. Tu avais prédit trois plis, et tu en as trois. Combien de points ?
learn-paradox-points-right = Trois points de moins, et pas de points bonus (S2). Pour les autres tout compte comme toujours (S5).
learn-paradox-points-wrong = Pour qui l’a provoqué, chaque pli est un point perdu, et il n’y a pas de points bonus (S2).
learn-paradox-avoid = On a ouvert avec un 2 vert. Pense un pli plus loin : ce que tu déclares maintenant décide si tu pourras jouer ensuite.
learn-paradox-avoid-right = Bien vu. Tu as gardé le vert, et un 4 peut encore être rouge.
learn-paradox-avoid-other = Un paradoxe ! Sans vert ton 6 ne peut rien être, et tu viens d’occuper le 4 rouge. Essaie autrement.

## La partie

learn-chapter-match = La partie
learn-match-rounds = Une partie a autant de manches que de joueurs, et chacun en commence une (G1). Le plus haut total gagne ; à égalité, la meilleure dernière manche (G2).

## Une petite manche

learn-chapter-round = Une petite manche
learn-round-deal = Et maintenant une manche entière, en petit : trois joueurs, les nombres 1 à 3, quatre cartes chacun, deux plis. Elle est à toi.
learn-round-aside = Quelle carte écartes-tu ?
learn-round-aside-right = Avec des cartes hautes, on gagne quand on veut.
learn-round-aside-other = C’est permis. Pour une première manche, garde les cartes hautes et écarte le 1.
learn-round-predict = Combien des deux plis gagneras-tu ?
learn-round-predict-right = Un : cela laisse de la place à une surprise.
learn-round-predict-other = Audacieux, mais ici une seule surprise suffit pour se tromper. Prédis un pli.
learn-round-play = Joue les deux plis. Gagnes-en exactement un, et garde tes jetons ensemble.
learn-round-hit = Un pli, exactement comme prédit, et ton groupe donne les points bonus. Tu sais jouer.
learn-round-missed = Pas exactement un, donc pas de points bonus (S3). Essaie autrement.

## À deux

learn-chapter-two = À deux
learn-two-neutral = À deux, on joue avec les nombres 1 à 5 et on ne prédit rien. Cinq cartes restent ; trois sont retournées, et chacune met un jeton neutre sur le vert (P2).
learn-two-where = On a retourné un 3 et un 5. La troisième carte est encore un 3. Où va son jeton ?
learn-two-where-right = Sur le jaune, car le vert est occupé. Ensuite ce serait le bleu, et jamais le rouge (P2).
learn-two-where-wrong = D’abord le vert ; s’il est occupé, le jaune ; puis le bleu ; et jamais le rouge (P2). Regarde encore.
learn-two-points = Tu as gagné cinq plis, et ton plus grand groupe a huit jetons. Combien de points ?
learn-two-points-right = Cinq. À deux, il faut quatre plis ou moins pour les points bonus (S3). Muon a trois plis et un groupe de trois : 6 points.
learn-two-points-wrong = À deux, il faut quatre plis ou moins pour les points bonus (S3). Compte encore.

## La fin

learn-chapter-end = À toi
learn-end = C’est tout le jeu. Le reste, ce sont tes chats, et un peu de courage.
