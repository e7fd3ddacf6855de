# Was die Befehle sagen, wenn etwas Eingegebenes nicht geht.

cli-bad-language = In „{ $language }“ gibt es keine Texte. Die Sprachen sind { $languages }.
cli-bad-players = Das Spiel ist für 2 bis 5 Personen, nicht für { $players }.
cli-bad-side = Eine Seite „{ $side }“ hat der Forschungsplan nicht: white ist weiß, purple ist lila.
cli-side-and-layout = --side und --layout legen beide den Forschungsplan fest: Gib nur eines an.
cli-bad-layout = { $problem ->
    [missing] Auf dem Plan in { $file } fehlt { $spaces }.
    [double] Auf dem Plan in { $file } steht { $spaces } zweimal.
    [overlapping] In { $file } liegen { $spaces } an derselben Stelle.
    [no-file] { $file } lässt sich nicht lesen.
   *[unreadable] { $file } ist kein Plan: Zeile { $line } ist nicht lesbar.
}
cli-bad-seat = Einen Platz „{ $seat }“ gibt es an diesem Tisch nicht. Die Plätze sind { $seats }.
cli-bad-seed = Der Startwert ist kein Unicode-Text.
cli-bad-bot = Kein Bot heißt „{ $name }“. Die Bots sind { $names }.
cli-too-many-bots = { $bots } Bots und du sind zu viele für einen Tisch für { $players }.
cli-hot-seat-alone = Mit --hot-seat sitzen überall Menschen: Lass --bots und --seat weg.
cli-bad-save = { $file } lässt sich nicht schreiben: Der Ordner fehlt, oder es ist selbst ein Ordner.

cli-web-open = Der Tisch steht bereit: { $address }
cli-web-kept = Partien werden in { $folder } aufbewahrt. Strg-C schließt den Tisch.
cli-web-already = Der Tisch steht schon bereit: { $address }
cli-web-port = Port { $port } ist belegt. Lass --port weg, oder wähle einen anderen.
cli-web-folder = In { $folder } lässt sich nichts schreiben. Wähle mit --data einen anderen Ordner.
cli-web-closed = Der Tisch ist geschlossen. Beim nächsten Mal gehen deine Partien weiter.

# Viele zufällige Runden.
cli-too-few = { $option } muss mindestens 1 sein.
cli-bad-number-seed = --seed ist eine Zahl von 0 bis 9223372036854775807.
cli-bad-device = Ein Gerät „{ $device }“ gibt es nicht: cpu oder cuda.
cli-not-installed = { $library } fehlt hier: pip install catinthebox[{ $extra }]
cli-no-cuda = CUDA funktioniert hier nicht: { $reason }
cli-simulating = Runden
cli-figures-rounds = Zufällige Runden: { $rounds }; Personen: { $players }; { $side ->
    [purple] lila Seite
   *[white] weiße Seite
}
cli-figures-plies = Gespielte Karten je Runde: { $plies }
cli-figures-tricks = Gewonnene Stiche je Runde: { $tricks }
cli-figures-paradox = Runden mit Paradoxon: { $percent } %
cli-figures-met = Erfüllte Vorhersagen: { $percent } %
cli-figures-scores = Mittlere Punkte ab der Startperson: { $scores }
cli-figures-speed = { $seconds } s, { $millions } Millionen Karten je Sekunde

# Bots gegeneinander.
cli-bad-bot-option = { $problem ->
    [unknown] { $bot } hat keine Option „{ $option }“.
    [command] „{ $value }“ ist kein Befehl.
   *[value] { $option } von { $bot } ist eine Zahl von { $lowest } bis { $highest }.
}
cli-arena-few-bots = { $players } Plätze brauchen mindestens { $players } Bots: Nenne sie nach --bots.
cli-arena-bad-results = { $problem ->
    [other] { $file } enthält die Ergebnisse eines anderen Wettkampfs.
    [file] { $file } lässt sich nicht lesen oder schreiben.
   *[unreadable] { $file } ist keine Ergebnisdatei.
}
cli-arena-bad-folder = In { $folder } lässt sich nichts schreiben.
cli-arena-worker-died = { $times ->
    [1] Ein Arbeitsprozess ist gestorben.
   *[other] Bei demselben Spiel starben { $times }-mal Arbeitsprozesse, daher wurde es aufgegeben.
} Was zu Ende ist, bleibt mit --resume erhalten.
cli-arena-workers-and-cluster = --workers ist für diesen Rechner, --cluster für andere: Gib nur eines davon an.
cli-arena-no-cluster = { $problem ->
    [workers] Der Scheduler unter { $address } hat keine Arbeitsprozesse.
    [version] Alle Rechner von { $address } brauchen dieselbe Version von catinthebox wie dieser.
    [lost] Der Scheduler unter { $address } ist weg. Was zu Ende ist, bleibt mit --resume erhalten.
   *[address] Unter { $address } antwortet kein Dask-Scheduler.
}
cli-arena-playing = Spiele
cli-arena-stopped = Angehalten. Derselbe Befehl macht dort weiter.
cli-arena-heading = Personen: { $players }; Kartenverteilungen: { $deals }; Runden: { $rounds }
cli-arena-points = Punkte je Runde
cli-arena-wins = Siege
cli-arena-met = Erfüllte Vorhersagen
cli-arena-paradox = Paradoxa
cli-arena-group = Gruppe
cli-arena-ms = ms je Zug
cli-arena-rating = Wertung
cli-arena-lead = { $name } vor { $over }: { $points } Punkte je Runde, { $wins } Siege
cli-arena-forfeits = { $name } hat Züge verwirkt: { $count }. Der letzte Grund: { $reason }

# Was die Möglichkeiten versprechen, und Analysen von Partien.
cli-bad-ply = Die Partie hat die Stellungen 0 bis { $last }, nicht { $ply }.
cli-hint-thinking = Überlegen
cli-hint-nobody = In Stellung { $ply } ist niemand an der Reihe.
cli-hint-heading = Stellung { $ply }, Runde { $round }, { phase }: { $name }
cli-hint-taken = gewählt
cli-hint-worlds = Angesehene Möglichkeiten, wie die verdeckten Karten liegen: { $worlds }. Nach ± steht der Standardfehler.
cli-reviewing = Entscheidungen
cli-review-round = Runde { $round }
cli-review-all = Alle Runden
cli-review-mean = üblich
cli-review-deal = Karten
cli-review-cost = Züge
cli-review-luck = Glück
cli-review-points = Punkte
cli-review-curve = im Lauf der Runde
cli-review-about = Üblich ist, was so ein Platz im Mittel bekommt, wenn alle wie ein trainierter Bot spielen. Karten ist, wie viel mehr oder weniger er dann mit diesen Karten bekäme; Züge ist, was seine Entscheidungen gegenüber den üblichen brachten oder kosteten; Glück ist der Rest: wie die verdeckten Karten lagen und was die anderen taten.
cli-review-scale = Im Lauf der Runde: die nach jeder Entscheidung zu erwartenden Punkte, von ▁ für { $lowest } bis █ für { $highest }.
cli-review-costliest = Was am meisten gekostet hat
cli-review-ply = Stellung { $ply }
cli-review-better = Besser: { $action }.
cli-review-no-costs = Keine Entscheidung hat etwas gekostet, das sich vom Zufall abhebt.
