# Les mots du jeu, communs à toutes les interfaces.
# $you dit si la phrase s’adresse à la personne dont elle parle (yes, no) ; $colour vaut red, blue, yellow ou green.

## Mots

colour = { $colour ->
   *[red] rouge
    [blue] bleu
    [yellow] jaune
    [green] vert
}
# Après un nombre : « 5 en bleu ».
colour-declared = en { colour }
# Le jeton de couleur du plateau joueur, complément d’objet.
colour-token = jeton { colour }
space = { $number } { colour }
phase = { $phase ->
   *[discard] cartes à écarter
    [predict] prédictions
    [play] plis
    [round_over] fin de la manche
    [match_over] fin de la partie
}
side = { $side ->
    [white] blanche
    [purple] violette
   *[own] { $side }
}
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
count-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Noms

# Le nom de la personne à la table, seul ou en tête d’une liste.
name-you = Toi
name-player = Joueur { $seat }
# Les bots, du plus doux au plus impitoyable, puis ceux que seuls des programmes demandent.
bot-name = { $bot ->
    [kitten] Chaton
    [housecat] Chat domestique
    [tomcat] Matou
    [lynx] Lynx
    [tiger] Tigre
    [careful] Bot prudent
    [random] Bot joueur
    [heuristic] Bot rusé
   *[other] Bot { $bot }
}
# Le même à sa place, où il y a peu d’espace.
bot-called = { $bot ->
    [housecat] Chat
   *[other] { bot-name }
}
bot-about = { $bot ->
    [kitten] Doux. Il oublie presque tout ce qui s’est passé.
    [housecat] Amical. Il réfléchit, mais oublie parfois quelque chose.
    [tomcat] Fort. Il n’oublie rien et compte bien.
    [lynx] Vif. Il anticipe avant chaque carte.
    [tiger] Impitoyable. Il s’est longtemps entraîné et pèse chaque carte.
   *[other] Un bot pour les essais.
}

## Ce qui se passe

event-dealt = { $you ->
    [yes] La manche { $round } commence. Premier joueur : toi.
   *[no] La manche { $round } commence. Premier joueur : { $name }.
}
event-hand = { $you ->
    [yes] Ta main : { $hand }.
   *[no] { $name } a en main { $hand }.
}
event-neutral = Un jeton neutre occupe le { space }.
event-discarded = { $you ->
    [yes] Tu écartes une carte, face cachée.
   *[no] { $name } écarte une carte, face cachée.
}
event-discarded-shown = { $you ->
    [yes] Tu écartes un { $number }, face cachée.
   *[no] { $name } écarte un { $number }, face cachée.
}
event-predicted = { $you ->
    [yes] Tu annonces { count-tricks }.
   *[no] { $name } annonce { count-tricks }.
}
event-played = { $you ->
    [yes] Tu joues un { $number } { colour-declared }.
   *[no] { $name } joue un { $number } { colour-declared }.
}
event-token-lost = { $you ->
    [yes] Tu perds ton { colour-token }.
   *[no] { $name } perd son { colour-token }.
}
event-trick-won = { $you ->
    [yes] Tu remportes le pli.
   *[no] { $name } remporte le pli.
}
event-paradox = { $you ->
    [yes] Tu provoques un paradoxe ! Aucune de tes cartes ne peut être déclarée : { $hand }.
   *[no] { $name } provoque un paradoxe ! Aucune de ces cartes ne peut être déclarée : { $hand }.
}
event-round-scored = Points de la manche : { $scores }.
score-entry = { $bonus ->
    [0] { $name } { $total }
   *[other] { $name } { $total } ({ $tricks } + { $bonus } de bonus)
}
event-match-won = { $you ->
    [yes] Tu gagnes la partie.
   *[no] { $name } gagne la partie.
}
event-match-shared = { $you ->
    [yes] { $names } partagez la victoire.
   *[no] { $names } partagent la victoire.
}

## Pourquoi pas : les raisons avec leurs faits ; les numéros de règle et le point suivent

reason-not-your-turn = C’est à { $name } de jouer
reason-already-aside = Ta carte est déjà écartée
reason-wrong-phase = { $phase ->
   *[discard] C’est le moment d’écarter une carte
    [predict] C’est le moment des prédictions
    [play] C’est le moment de jouer les plis
    [round_over] La manche est finie
    [match_over] La partie est finie
}
reason-round-not-over = La manche suivante commence quand celle-ci est finie
reason-not-in-hand = Tu n’as pas de { $number } en main
reason-illegal-prediction = { $tricks } n’est pas une prédiction permise à cette table
reason-D1 = L’emplacement { space } est occupé
reason-D2 = Tu n’as plus ton { colour-token }
reason-D3 = On ne peut pas encore ouvrir en rouge : aucun jeton n’est sur le rouge et tu peux déclarer une autre couleur

## Pourquoi pas : les règles elles-mêmes

rule-D1 = Un emplacement reçoit un seul jeton. Déclare une couleur où l’emplacement de ce nombre est libre.
rule-D2 = Tu ne peux déclarer qu’une couleur dont tu as encore le jeton.
rule-D3 = On peut ouvrir en rouge dès qu’un jeton est sur un emplacement rouge, ou quand on ne peut rien déclarer d’autre.
rule-D5 = Si tu ne fournis pas la couleur, tu perds ton jeton de la couleur de référence jusqu’à la fin de la manche.
rule-G1 = Une partie compte autant de manches que de joueurs.
rule-P3 = Avant les plis, chacun écarte une carte, face cachée.
rule-P4 = À partir du premier joueur, dans le sens horaire, chacun annonce un des nombres de plis permis.
rule-T1 = Le premier joueur ouvre le premier pli, puis chaque gagnant ouvre le suivant ; on joue dans le sens horaire.
rule-T2 = Tu joues une carte de ta main et tu déclares sa couleur.
rule-T3 = La manche finit quand chacun n’a plus qu’une carte.
rule-X3 = Un paradoxe met aussitôt fin à la manche.

## Ce que l’on peut dire aux autres

phrase-hello = Bonjour.
phrase-well-played = Bien joué.
phrase-thanks = Merci.
phrase-oops = Oups.
phrase-thinking = Je réfléchis.
phrase-paradox = Ça sent le paradoxe.
phrase-good-game = Belle partie.
