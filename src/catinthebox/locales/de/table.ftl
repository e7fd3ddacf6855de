# Der Tisch im Terminal. Er ist schmal: Kein Text sollte länger sein als hier.
# $sign ist das Zeichen der Farbe $colour; $name ist, um wen es geht, oder „Du“.

## Die Ränder des Tisches

table-game = Cat in the Box
table-round = Runde { $round } von { $rounds }
table-trick = Stich { $trick } von { $tricks }
table-led = angespielt: { $sign } { colour }
table-trump = Trumpf
table-tricks = Stiche
table-points = Punkte
table-too-small = Dieses Fenster hat { $width } × { $height }. Der Tisch braucht mindestens 60 × 24.

## Wörter neben den Tasten

table-key-hint = Tipp
table-key-help = Hilfe
table-key-log = Verlauf
table-key-scores = Punkte
table-key-group = Gruppen
table-key-quit = Ende
table-key-save = speichern
table-key-theme = Licht
table-key-faster = schneller
table-key-slower = langsamer

## Was jetzt zu tun ist

table-prompt-aside = Wähle eine Karte, die du verdeckt abwirfst.
table-prompt-predict = Wie viele Stiche sagst du voraus? Wähle und drücke Enter.
table-prompt-lead = Du spielst an: Wähle eine Karte.
table-prompt-follow = Angespielte Farbe: { $sign } { colour }. Wähle eine Karte.
table-prompt-declare = Welche Farbe legst du für deine { $number } fest?
table-prompt-wait = { $name } überlegt …

## Was zur Wahl steht, und was es bedeutet

table-option-aside = die { $number } verdeckt abwerfen
table-note-costs = kostet deinen { colour-token }
table-note-leads = du spielst an
table-note-follows = bedient
table-note-wins = gewinnt bisher
table-note-loses = gewinnt nicht
table-note-group = größte Gruppe { $count }
table-not-D1 = Feld ist belegt (D1)
table-not-D2 = Farbstein ist weg (D2)
table-not-D3 = noch nicht anspielen (D3)
table-not-P4 = nicht an diesem Tisch (P4)

## Nebenbei gesagt

table-group = { $name }: größte zusammenhängende Gruppe aus { $count ->
    [one] { $count } Spielstein
   *[other] { $count } Spielsteinen
}.
table-pause = Pause vor dem Zug eines Bots: { $seconds } s.
table-saved = Gespeichert als { $file }.

## Ein Tipp

table-advice-title = Was deine Möglichkeiten versprechen
table-advice-thinking = Die Katze denkt nach …
table-advice-first = Der erste Tipp auf einem Rechner dauert bis zu einer Minute.
table-advice-not-now = Tipps gibt es, wenn du an der Reihe bist.
table-advice-order = Das Beste zuerst; was andere bekommen, zählt mit.
table-advice-points = Punkte
table-advice-met = { $players ->
    [2] ≤ 4 Stiche
   *[other] Vorhersage erfüllt
}
table-advice-paradox = Paradoxon

## Der Wertungsblock; die Runden haben nur Nummern. $count ist die Zahl der gewonnenen Stiche.

table-scores-title = Wertungsblock
table-total = gesamt
table-why-paradox = { $name }: Paradoxon. Jeder Stich kostet einen Punkt, und es gibt keine Bonuswertung.
table-why-bonus = { $name }: { count-tricks }, wie vorhergesagt. Die größte zusammenhängende Gruppe bringt { $bonus } dazu.
table-why-missed = { $name }: { count-tricks }, aber { $prediction } vorhergesagt. Keine Bonuswertung.
table-why-few = { $name }: { count-tricks }, höchstens vier. Die größte zusammenhängende Gruppe bringt { $bonus } dazu.
table-why-many = { $name }: { count-tricks }, mehr als vier. Keine Bonuswertung.

## Ein Paradoxon

table-paradox-title = Paradoxon!
table-paradox-who = { $you ->
    [yes] Für keine dieser Karten kannst du eine Farbe festlegen.
   *[no] Für keine dieser Karten kann { $name } eine Farbe festlegen.
}
table-paradox-rest = Die Runde endet sofort. Die Spielsteine bleiben liegen, ein angefangener Stich geht an niemanden.

## Zwischen Leuten an einer Tastatur

table-curtain = Die Tastatur bekommt { $name }.
table-curtain-open = Schaut sonst niemand zu? Drücke Enter.

## Der Verlauf

table-log-title = Was geschah
table-commitment = Prüfwert aller Kartenverteilungen: { $commitment }

## Speichern und gehen

table-save-title = Partie speichern
table-save-ask = Die bisherige Partie als Aufzeichnung, die sich nachspielen und prüfen lässt.
table-save-exists = { $file } gibt es schon. Noch einmal Enter ersetzt die Datei.
table-save-failed = { $file } lässt sich nicht schreiben: { $problem }.
table-quit-title = Den Tisch verlassen?
table-quit-saved = Die bisherige Partie wird als { $file } gespeichert.
table-quit-lost = Die Partie ist nicht zu Ende. Speicherst du sie nicht (w), ist sie verloren.

## Das Ende

table-final-secret = Geheimnis hinter allen Kartenverteilungen: { $secret }
table-final-commitment = Sein Prüfwert, von Anfang an bekannt: { $commitment }
table-final-check = Bei einer gespeicherten Partie prüft „catinthebox record verify“ jede Kartenverteilung.

## Tasten der Blätter

table-hint-close = Esc schließen
table-hint-scroll = ↑ ↓ blättern · Esc schließen
table-hint-scores = ↑ ↓ Person wählen · Enter weiter
table-hint-go-on = Enter weiter
table-hint-save = Enter speichern · Esc abbrechen
table-hint-quit = Enter gehen · Esc bleiben

## Hilfe

table-help-title = So wird gespielt
table-help-play = Spiele eine Karte und lege ihre Farbe fest. Das Feld muss frei sein, und du brauchst deinen Farbstein dieser Farbe.
table-help-paradox = Kannst du für keine Karte eine Farbe festlegen, verursachst du ein Paradoxon: Die Runde endet, deine Stiche zählen minus.
table-help-bonus = { $players ->
    [2] Gewinne höchstens vier Stiche, und deine größte zusammenhängende Gruppe bringt eine Bonuswertung.
   *[other] Gewinne so viele Stiche wie vorhergesagt, und deine größte zusammenhängende Gruppe bringt eine Bonuswertung.
}
table-help-card = Karte wählen
table-help-colour = ihre Farbe festlegen
table-help-enter = bestätigen, weiter
table-help-mouse = Alles lässt sich auch anklicken.
