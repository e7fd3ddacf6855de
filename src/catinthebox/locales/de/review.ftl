# Die Analyse einer beendeten Partie: was jede Entscheidung wert war.

review-title = Analyse
review-about = Jede Entscheidung wird danach beurteilt, was an ihrem Platz in diesem Moment zu wissen war, nie nach verdeckten Karten. Was sie gekostet hat, zählt in Punkten: in eigenen, und zur Hälfte in denen, die andere dadurch gewannen.
review-waiting = Die Partie wird durchdacht …
review-progress = { $done } von { $of }

## Die Kurven

review-points = Erwartete Punkte der Runde
review-met = { $players ->
    [2] Chance auf höchstens vier Stiche
   *[other] Chance auf die erfüllte Vorhersage
}
review-whose = Wessen Kurve
review-all = Alle
review-at = { $name }, { $action }: { $value }
review-no-decision = Hier hat gerade niemand entschieden. Geh zu einem Zug, um zu sehen, was er wert war.

## Eine Entscheidung

# $points hat ein Minus und eine Stelle nach dem Komma.
review-cost = { $points } Punkte
review-better = Besser:
review-good = Nichts Besseres war zu sehen.
review-expects = Danach { $points } Punkte zu erwarten, { table-advice-met } { $met }, { table-advice-paradox } { $paradox }.
review-instead = Besser für { $name }: { $action }.
review-show-better = Besseres zeigen
review-play-on = Von hier spielen
review-overview = Übersicht

## Die Partie

review-costliest = Was am meisten gekostet hat
review-no-costs = Keine Entscheidung hat etwas gekostet, das sich vom Zufall abhebt.
review-accounts = Woher die Punkte kamen
review-account-about = Üblich ist, was so ein Platz im Mittel bekommt, wenn alle wie ein trainierter Bot spielen. Die Karten geben oder nehmen. Die Züge auch, verglichen mit dem Üblichen: Das ist ein anderes Maß als die Kosten oben. Glück ist der ganze Rest: wie die Karten lagen und was die anderen taten. Zusammen sind es die Punkte.
review-player = Spieler
review-usual = Üblich
review-deal = Karten
review-plays = Züge
review-luck = Glück
review-got = Punkte
