# Der Tisch im Browser.

## Wege durch die Seiten

web-home = Cat in the Box, zur ersten Seite
web-nav = Seiten
web-learn = Lernen
web-rules = Regeln
web-replay = Aufzeichnung
web-me = Ich
web-language = Sprache
web-skip = Zum Inhalt
web-close = Schließen
web-loading = Kommt gleich …

## Wer ich bin

# Ein Name für alle, die keinen gewählt haben; höchstens 24 Zeichen.
web-guest-name = { $which ->
   *[0] Neugierige Katze
    [1] Stille Katze
    [2] Geduldige Katze
    [3] Samtkatze
    [4] Mondkatze
    [5] Schnurrhaar
}

## Wenn etwas kaputt ist

web-problem-title = Etwas ist schiefgegangen
web-nowhere-title = Hier ist nichts
web-nowhere = Die Adresse ist vielleicht alt oder hat einen Tippfehler.
web-try-again = Noch einmal
web-go-home = Zur ersten Seite
web-problem = { $code ->
    [network] Der Server ist nicht zu erreichen. Was du getan hast, ist sicher; versuch es gleich noch einmal.
    [unavailable] Der Server kann gerade nicht schreiben. Versuch es gleich noch einmal.
    [too_often] Das war etwas zu schnell. Warte kurz und versuch es noch einmal.
    [late] Etwas anderes war schneller. Sieh auf den Tisch und wähle neu.
    [no_table] Diesen Tisch gibt es nicht. Vielleicht ist der Link abgeschnitten, oder der Tisch wurde nie gemacht.
    [link_gone] Dieser Link ist verbraucht oder abgelaufen. Mach auf dem anderen Gerät einen neuen.
    [bad_name] Ein Name hat 1 bis 24 sichtbare Zeichen.
    [already_begun] Die Partie hat schon begonnen.
    [already_seated] Du sitzt schon an diesem Tisch.
    [seat_taken] Jemand war schneller: Der Platz ist besetzt.
    [seat_free] Dort sitzt niemand mehr.
    [seats_free] Erst müssen alle Plätze besetzt sein.
    [table_full] Alle Plätze sind besetzt. Du kannst zusehen.
    [not_host] Das kann nur, wer den Tisch gemacht hat.
    [not_seated] Du sitzt nicht an diesem Tisch.
    [not_playing] An diesem Tisch wird gerade nicht gespielt.
    [not_over] Die Partie ist noch nicht zu Ende.
    [not_known] Dieser Browser ist hier nicht mehr bekannt. Lade die Seite neu, um neu zu beginnen.
   *[other] Das hat nicht geklappt, und es lag nicht an dir. Versuch es noch einmal; nichts ist verloren.
}

## Die Dinge auf dem Tisch, in Worten

board-title = Forschungsplan
board-free = { space }, frei
board-open = { space }, kann festgelegt werden
# Es kostet den Spielstein der angespielten Farbe.
board-costly = { space }, kann festgelegt werden, kostet einen Farbstein
board-token = { space }, Spielstein von { $name }
board-neutral = { space }, neutraler Spielstein
hand-title = Deine Handkarten
hand-of = Handkarten von { $name }
hand-card = Karte { $number }
hand-forced = Die einzige Karte, die du spielen kannst
# Auf wie viele Felder die Karten einer Zahl noch können.
hand-exposure = { $spaces ->
    [0] Kein Feld mehr frei
    [one] Noch { $spaces } Feld frei
   *[other] Noch { $spaces } Felder frei
}
trick-title = Der Stich auf dem Tisch
trick-card = { $name }: { $number } { colour-declared }
trick-led = angespielt: { colour }
# Kurz: Es steht auf einer Karte.
trick-wins = führt
trick-won = gewinnt
token-there = { colour }: vorhanden
token-lost = { colour }: verloren
token-at-risk = { colour }: ginge verloren
tricks-predicted = { count-tricks }, { $prediction } vorhergesagt
seat-start = Startperson
seat-thinking = überlegt
seat-done = bereit
seat-away = nicht da
seat-bot = Bot
seat-points = { count-points }
seat-cards = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
seat-clock = { $count ->
    [one] noch { $count } Sekunde
   *[other] noch { $count } Sekunden
}
predict-title = Wie viele Stiche gewinnst du?
predict-why = Sind es genau so viele, zählt deine größte zusammenhängende Gruppe als Bonus.
confirm-play = { $number } { colour-declared } spielen?
confirm-discard = { $number } abwerfen?
confirm-predict = { count-tricks } vorhersagen?
confirm-costs = Es kostet deinen { colour-token }
confirm-yes = Ja
confirm-no = Noch nicht
log-empty = Noch ist nichts geschehen.
paradox-go-on = Weiter
# Kurz: Sie stehen im Wertungsblock.
scores-paradox = Paradoxon
scores-winner = gewinnt
