# Der Zeilenmodus: Jede Zeile steht für sich, für Screenreader und Pipes.

## Eröffnung

plain-welcome = Cat in the Box. Zahl der Mitspielenden: { $players }. Seite des Forschungsplans: { side }.
plain-seats = Im Uhrzeigersinn sitzen: { $names }.
plain-commitment = Ein Geheimnis legt alle Kartenverteilungen fest. Sein Prüfwert: { $commitment }
plain-hint = „{ plain-command-help }“ zeigt die Befehle.

## Wer an der Reihe ist

plain-trick = Stich { $trick }.
plain-lead = Du bist an der Reihe: Du spielst an.
plain-follow = Du bist an der Reihe. Angespielte Farbe: { colour }. Bisher im Stich: { $plays }.
plain-play = { $name } { $number } { colour-declared }
plain-tokens = Deine Farbsteine: { $tokens }.
plain-won = { $predicted ->
    [yes] Deine Stiche: { $won }, vorhergesagt { $prediction }.
   *[no] Deine Stiche: { $won }.
}
plain-ask-discard = Welche Karte wirfst du ab?
plain-ask-predict = Wie viele Stiche sagst du voraus ({ $choices })?
plain-ask-play = Welche Karte, und als welche Farbe?
plain-ask-round_over = Weiter zur nächsten Runde mit der Eingabetaste.

## Mehrere an einer Tastatur

plain-ask-read = Drücke die Eingabetaste, wenn du das gelesen hast; der Bildschirm wird für die nächste Person geleert.
plain-curtain = Die Tastatur bekommt { $name }.
plain-ask-curtain = Drücke die Eingabetaste, wenn sonst niemand den Bildschirm sieht.

## Befehle

plain-command-board = plan
plain-command-hand = karten
plain-command-table = tisch
plain-command-scores = punkte
plain-command-log = verlauf
plain-command-legal = erlaubt
plain-command-why = warum
plain-command-hint = tipp
plain-command-save = speichern
plain-command-help = hilfe
plain-command-quit = ende
plain-help =
    Zum Abwerfen und Vorhersagen gib eine Zahl ein. Zum Spielen gib Karte und Farbe ein: „{ $number } { colour }“.
    { plain-command-board }: der Forschungsplan, Reihe für Reihe
    { plain-command-hand }: deine Handkarten und Farbsteine
    { plain-command-table }: Stiche, Vorhersagen und Farbsteine aller am Tisch
    { plain-command-scores }: der Wertungsblock
    { plain-command-log }: was in dieser Runde geschah
    { plain-command-legal }: was du jetzt darfst
    { plain-command-why } { $number } { colour }: warum das nicht geht
    { plain-command-hint } oder ?: was deine besten Möglichkeiten versprechen
    { plain-command-save } DATEI: schreibt die bisherige Partie in eine Datei
    { plain-command-help }: diese Zeilen
    { plain-command-quit }: den Tisch verlassen
plain-board-row = Reihe { $row }: { $spaces }.
# Felder einer Farbe nebeneinander.
plain-board-run = { colour } { $spaces }
plain-board-free = { $number } frei
plain-board-neutral = { $number } neutral
plain-board-owned = { $number } { $name }
plain-board-gap = Lücke
plain-group = Deine größte zusammenhängende Gruppe: { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}.
plain-seat = { $predicted ->
    [yes] { $name }: { count-tricks }, vorhergesagt { $prediction }. Karten: { $cards }. Farbsteine: { $tokens }.
   *[no] { $name }: { count-tricks }. Karten: { $cards }. Farbsteine: { $tokens }.
}
plain-none = keine
plain-legal-numbers = Zur Wahl: { $numbers }.
plain-legal-plays = { $number } als { $colours }
plain-may-choose = { $number } ist erlaubt.
plain-may-play = Du darfst eine { $number } { colour-declared } spielen.
plain-cost = Das kostet dich deinen { colour-token } (D5).
plain-rule = { $rule }: { $text }
plain-advice = { $players ->
    [2] { $action }: zu erwartende Punkte { $points }; höchstens vier Stiche { $met }, Paradoxon { $paradox }.
   *[other] { $action }: zu erwartende Punkte { $points }; Vorhersage erfüllt { $met }, Paradoxon { $paradox }.
}
plain-saved = Die Partie steht in der Datei { $file }.
plain-exists = { $file } gibt es schon; die Datei bleibt, wie sie ist. Wähle einen anderen Namen.
plain-not-saved = { $file } lässt sich nicht schreiben: { $problem }
plain-left = Hier endet die Partie, unvollendet.

## Eingaben, die nichts sagen

plain-unclear = „{ $input }“ ist nicht zu verstehen.
plain-hint-discard = Gib die Zahl einer deiner Karten ein.
plain-hint-predict = Zur Wahl stehen { $choices }.
plain-hint-play = Gib Karte und Farbe ein, zum Beispiel „{ $number } { colour }“.
plain-hint-save = Gib auch den Namen der Datei ein, zum Beispiel „{ plain-command-save } partie.txt“.
plain-hint-enter = Weiter geht es mit der Eingabetaste allein.
plain-which-colour = „{ $input }“ kann { $colours } sein: Gib einen Buchstaben mehr ein.
plain-no-colour = „{ $input }“ ist keine Farbe. Die Farben sind { $colours }.

## Punkte

plain-sheet = Wertungsblock, Runde { $round } von { $rounds }
plain-sheet-line = { $name }: { count-points } ({ $how }). Insgesamt: { $total }.
plain-how = { $outcome ->
    [fitting] { count-tricks } wie vorhergesagt, Bonus { $bonus }
    [missed] { count-tricks }, vorhergesagt { $prediction }
    [few] { count-tricks }, Bonus { $bonus }
    [many] { count-tricks }, kein Bonus
   *[paradox] Paradoxon, { count-tricks }
}
plain-no-scores = Noch ist keine Runde zu Ende.
plain-standing = Endstand
plain-place = { $place }. { $name }: { count-points }
plain-secret = Das Geheimnis hinter allen Kartenverteilungen: { $secret }
plain-check = Sein Prüfwert, wie am Anfang: { $commitment }
