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
