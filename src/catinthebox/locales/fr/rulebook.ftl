# Les règles, pour y chercher quelque chose. Les clés portent les numéros des règles.

rulebook-minute = Les chats n’ont pas de couleur avant que tu le dises. Tu joues un 5, tu le déclares bleu, et ton jeton couvre le 5 bleu du Tableau de Recherches : plus personne ne jouera de 5 bleu dans cette manche. Déclare une autre couleur que celle de référence, et la couleur de référence est perdue pour toi jusqu’à la fin de la manche. Tôt ou tard, quelqu’un aura peut-être des cartes qui ne peuvent plus rien être : c’est un paradoxe, qui met aussitôt fin à la manche et coûte à qui le provoque. Gagne exactement les plis que tu as prédits, et le plus grand groupe de tes jetons donne des points bonus.
rulebook-learn = Apprendre en jouant
rulebook-contents = Sommaire
rulebook-link = Lien vers la règle { $rule }

## Les parties du texte

rulebook-counts = Selon le nombre de joueurs
rulebook-material = Ce qui est sur la table
rulebook-match = La partie
rulebook-preparing = Préparer une manche
rulebook-tricks = Les plis
rulebook-declaring = Déclarer la couleur
rulebook-winning = Gagner un pli
rulebook-paradox = Paradoxe
rulebook-scoring = Évaluer une manche

## Le tableau selon le nombre de joueurs

rulebook-players = Joueurs
rulebook-numbers = Nombres
rulebook-dealt = Cartes par joueur
rulebook-tricks-each = Plis
rulebook-predictions = Prédictions
rulebook-side = Face
rulebook-none = aucune

## Ce qui est sur la table

rulebook-M1 = Une carte Chat porte un nombre et rien d’autre. Chaque nombre est sur cinq cartes.
rulebook-M2 = Il y a quatre couleurs : rouge, bleu, jaune et vert. Le rouge est l’atout.
rulebook-M3 = Le Tableau de Recherches a un emplacement pour chaque couleur et chaque nombre en jeu.
rulebook-M4 = Chacun a un plateau joueur avec quatre jetons de couleur, un de chaque, et une place pour la prédiction.
rulebook-M5 = Les jetons joueur ne manquent jamais.
rulebook-M6 = Un nombre qu’on n’utilise pas avec tant de joueurs n’a ni cartes ni emplacements.
rulebook-M7 = Les emplacements voisins dépendent de la face du tableau. Sur la blanche, chaque couleur est une ligne : rouge, bleu, jaune et vert depuis le haut, les nombres croissent vers la droite. Sur la violette, d’autres emplacements se rencontrent ; la nôtre est notre propre lecture.
rulebook-M8 = La blanche est pour deux joueurs et pour les premières parties à trois et à quatre, où l’on choisit ensuite ; à cinq, on joue sur la violette.

## La partie

rulebook-G1 = Une partie a autant de manches que de joueurs. Le premier joueur de la première est tiré au sort ; chaque nouvelle manche commence une place plus loin dans le sens horaire, et chacun commence une fois.
rulebook-G2 = Le plus haut total gagne. À total égal, la meilleure dernière manche l’emporte, points bonus compris. Si elle est égale aussi, la victoire est partagée.
rulebook-G3 = Une nouvelle manche repart de rien : quatre jetons de couleur pour chacun, un Tableau de Recherches vide, toutes les cartes mélangées.

## Préparer une manche

rulebook-P1 = Les cartes en jeu sont mélangées et distribuées. Une main est secrète.
rulebook-P2 = À deux seulement : cinq cartes restent. Trois sont retournées une à une, et chacune met un jeton neutre sur un emplacement de son nombre : sur le vert, ou sur le jaune si le vert est occupé, ou sur le bleu si les deux le sont. Il n’est à personne, et il n’y en a jamais sur le rouge. Les deux dernières cartes restent cachées.
rulebook-P3 = Chacun écarte une carte de sa main, face cachée et en même temps. Elle ne sert plus dans la manche, et seul son propriétaire la connaît. À deux aussi.
rulebook-P4 = À partir du premier joueur, dans le sens horaire, chacun annonce une prédiction permise par le tableau. À deux, on ne prédit rien.

## Les plis

rulebook-T1 = Le premier joueur ouvre le premier pli, puis chaque gagnant ouvre le suivant. On joue dans le sens horaire.
rulebook-T2 = À ton tour : joue une carte de ta main, déclare sa couleur et pose un jeton sur cet emplacement. Il y reste jusqu’à la fin de la manche.
rulebook-T3 = Les plis finissent quand chacun n’a plus qu’une carte. Elle n’est pas jouée.

## Déclarer la couleur

rulebook-D1 = L’emplacement de la couleur déclarée et du nombre de la carte doit être libre.
rulebook-D2 = On ne peut déclarer une couleur que tant qu’on a son jeton, en ouvrant comme en suivant.
rulebook-D3 = On peut ouvrir en rouge dès qu’un jeton joueur est sur un emplacement rouge. Avant, seul peut le faire qui ne peut déclarer aucune carte de sa main dans une autre couleur.
rulebook-D4 = Qui n’ouvre pas peut déclarer toute couleur que D1 et D2 permettent : celle de référence ou non, le rouge compris.
rulebook-D5 = Qui déclare une autre couleur que celle de référence perd son jeton de la couleur de référence jusqu’à la fin de la manche. Peu importe s’il pouvait fournir la couleur. Un jeton parti ne se perd pas deux fois.
rulebook-D6 = La couleur de référence est celle déclarée pour la première carte du pli.

## Gagner un pli

rulebook-W1 = Le plus haut rouge gagne le pli. Sans rouge, c’est la plus haute carte de la couleur de référence. Il n’y a pas d’égalité, car aucun emplacement ne sert deux fois.
rulebook-W2 = Le gagnant garde les cartes en une pile, qui vaut un pli. Le premier joueur de la manche ne change pas.

## Paradoxe

rulebook-X1 = Qui doit jouer et n’a aucun coup permis provoque un paradoxe. Toutes les cartes en main comptent, même celle qui serait restée à la fin.
rulebook-X2 = On ne choisit pas un paradoxe : qui a un coup permis le joue.
rulebook-X3 = Un paradoxe met aussitôt fin aux plis de la manche. Qui l’a provoqué montre sa main. Le pli entamé n’est à personne et ses cartes sont mises de côté, mais tous les jetons restent sur le tableau.
rulebook-X4 = Qui n’avait pas encore joué dans ce pli ne joue plus.

## Évaluer une manche

rulebook-S1 = Chaque pli gagné vaut un point.
rulebook-S2 = Pour qui a provoqué un paradoxe, chaque pli gagné est un point perdu, et il n’y a pas de points bonus.
rulebook-S3 = Qui a gagné exactement autant de plis que prédit, sans provoquer de paradoxe, reçoit des points bonus : autant que son plus grand groupe a de jetons. À deux, il faut quatre plis ou moins.
rulebook-S4 = Les jetons se touchent à gauche, à droite, en haut et en bas, jamais par un coin. Les jetons neutres et ceux des autres ne relient pas un groupe.
rulebook-S5 = Un paradoxe n’enlève rien aux autres : leurs plis et leurs points bonus comptent comme toujours.

## Dessins

rulebook-drawn-T2 = Un 5 est joué en bleu.
rulebook-drawn-D5 = Quelqu’un n’a pas fourni de bleu.
rulebook-drawn-W1 = On a ouvert en jaune ; le plus haut rouge gagne.
rulebook-drawn-S4 = Un groupe de trois. Le quatrième jeton ne le touche que par un coin.
rulebook-drawn-M7 = Les deux faces du tableau, pour quatre joueurs.
