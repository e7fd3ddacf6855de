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

## Einstellungen

web-set-help = Hilfe beim Spielen
web-set-help-about = Was erzwungen ist und wie viele Felder jede Zahl deiner Hand noch hat
web-set-confirm = Vor einem Zug fragen
web-set-confirm-about = Eine Karte oder Vorhersage zählt erst nach einem zweiten Druck
web-set-sounds = Töne
web-set-sounds-about = Ein paar kleine
web-set-pace = Tempo der anderen
web-pace = { $pace ->
    [0] sofort
    [350] flott
    [700] ruhig
    [1400] langsam
   *[other] { $pace } ms
}
web-set-theme = Licht
web-theme = { $theme ->
   *[auto] wie das Gerät
    [light] Papier
    [dark] Nacht
}
web-set-palette = Die vier Farben
web-palette = { $palette ->
   *[usual] lebhaft
    [steps] nach Helligkeit
}
web-set-motion = Bewegung
web-motion = { $motion ->
   *[auto] wie das Gerät
    [on] an
    [off] aus
}

## Vor der Partie

web-waiting-title = Der Tisch ist gedeckt
web-waiting = { $count ->
    [one] Ein Platz ist frei. Die Partie beginnt, sobald er besetzt ist.
   *[other] { $count } Plätze sind frei. Die Partie beginnt, sobald alle besetzt sind.
}
web-full-title = Alle sind da
web-full-host = Beginne, wann du magst.
web-full = Die Partie beginnt gleich.
web-free = Frei
web-host = Hat den Tisch gemacht
web-away = Gerade nicht da
web-bot = { $bot ->
    [careful] Vorsichtiger Bot
    [random] Verspielter Bot
   *[other] Bot { $bot }
}
web-sit = Hier hinsetzen
web-stand = Aufstehen
web-clear = Platz freimachen
web-add-bot = Bot dazusetzen
web-put-bot = Ein Bot für Platz { $seat }
web-invite = Mit Freunden spielen
web-invite-about = Wer diesen Link öffnet, kann sich an diesen Tisch setzen.
web-invitation = Komm und spiel Cat in the Box
web-link = Link zu diesem Tisch
web-copy = Kopieren
web-share = Teilen
web-copied = Der Link ist kopiert.
web-begin = Beginnen

## Die Partie

web-your-turn = Du bist dran
web-hand = Deine Handkarten
web-ask-aside = Wirf eine Karte verdeckt ab.
web-ask-predict = Sag deine Stiche voraus.
web-ask-follow = Wähle eine Karte oder ein Feld.
web-ask-declare = Welche Farbe für deine { $number }?
web-others-choose = Die anderen wählen noch.
web-forced = Etwas anderes kannst du nicht spielen.
web-cost = Das kostet dich für den Rest der Runde deinen { colour-token } (D5).
web-other-number = Deine { $number } passt nur auf ein Feld mit { $number } (T2).
web-watching = Du siehst zu.
web-lost = Die Verbindung ist weg. Sie kommt von selbst wieder.
web-lost-kept = Dein Zug ist aufgehoben und unterwegs.
web-by-clock = Die Zeit ist um: Ein Bot zieht für { $name }.
web-says = { $name }: { $text }
web-offers = { $name } bietet an, die Partie hier zu beenden.
web-offer-open = Jemand bietet an, die Partie hier zu beenden. Im Menü kannst du zustimmen.
web-abandoned = Die Partie wurde einvernehmlich beendet.

## Am Rand des Tisches

web-group = Deine größte Gruppe umranden ({ $count })
web-say = Etwas sagen
web-menu = Einstellungen und mehr
web-keys-title = Mit der Tastatur
web-keys = Eine Zahl wählt eine Karte; dann legt r, b, y oder g Rot, Blau, Gelb oder Grün fest. Pfeiltasten und Tab führen überallhin, Enter wählt, Escape verwirft.
web-watch-link = Andere dürfen zusehen
web-leave-title = Gehen
web-bot-on = Ein Bot soll für mich weiterspielen
web-bot-sure = Ein Bot übernimmt meinen Platz endgültig: ja
web-abandon = Anbieten, die Partie zu beenden
web-abandon-alone = Partie beenden
web-abandon-sure = Unfertig beenden: ja
web-abandon-not = Angebot zurücknehmen

## Nach einer Runde

web-round-title = Runde { $round }
web-no-scores = Noch ist keine Runde zu Ende.
web-show-scores = Punkte zeigen
web-next-round = Nächste Runde
web-next-in = Die nächste Runde beginnt in { $seconds } s.
web-others-read = Die anderen lesen noch …
web-rematch = Noch einmal spielen
web-to-rematch = Zur neuen Partie
web-to-replay = Noch einmal ansehen
