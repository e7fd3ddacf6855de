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
    [closed] Dieser Tisch wurde geschlossen, weil niemand mehr da war.
    [link_gone] Dieser Link ist verbraucht oder abgelaufen. Mach auf dem anderen Gerät einen neuen.
    [bad_name] Ein Name hat 1 bis 24 sichtbare Zeichen.
    [already_begun] Die Partie hat schon begonnen.
    [already_seated] Du sitzt schon an diesem Tisch.
    [seat_taken] Jemand war schneller: Der Platz ist besetzt.
    [seat_free] Dort sitzt niemand mehr.
    [seats_free] Erst müssen alle Plätze besetzt sein.
    [table_full] Alle Plätze sind besetzt. Du kannst zusehen.
    [seats_kept] Die freien Plätze sind für die aus der letzten Partie reserviert. Du kannst zusehen.
    [not_host] Das kann nur, wer den Tisch gemacht hat.
    [not_seated] Du sitzt nicht an diesem Tisch.
    [not_playing] An diesem Tisch wird gerade nicht gespielt.
    [not_over] Die Partie ist noch nicht zu Ende.
    [no_hints] An diesem Tisch gibt es keine Tipps.
    [not_known] Dieser Browser ist hier nicht mehr bekannt. Lade die Seite neu, um neu zu beginnen.
    [not_installed] Dieser Server kann das nicht: Ihm fehlt ein Teil des Programms.
    [busy] Der Server hat gerade zu viel zu bedenken. Versuch es gleich noch einmal.
   *[other] Das hat nicht geklappt, und es lag nicht an dir. Versuch es noch einmal; nichts ist verloren.
}

## Die Dinge auf dem Tisch, in Worten

board-title = Forschungsplan
board-free = { space }, frei
board-open = { space }, kann festgelegt werden
# Es kostet den Farbstein der angespielten Farbe.
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
web-kept = { $count ->
    [one] Ein Platz ist für jemanden aus der letzten Partie reserviert. Die Partie beginnt, sobald er besetzt ist.
   *[other] { $count } Plätze sind für die aus der letzten Partie reserviert. Die Partie beginnt, sobald alle besetzt sind.
}
web-full-title = Alle sind da
web-full-host = Beginne, wann du magst.
web-full = Die Partie beginnt gleich.
web-free = Frei
web-kept-seat = Reserviert
web-host = Hat den Tisch gemacht
web-away = Gerade nicht da
web-sit = Hier hinsetzen
web-stand = Aufstehen
web-clear = Platz freimachen
web-add-bot = Bot dazusetzen
web-put-bot = Ein Bot für Platz { $seat }
web-invite = Mit Freunden spielen
web-invite-about = Wer diesen Link öffnet, kann sich an diesen Tisch setzen.
web-kept-about = Wer in der letzten Partie mitgespielt hat, findet mit diesem Link zurück; andere können zusehen.
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
web-practice = Übung
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

## Tipps, für alle, die fragen

# Ein Zug in einer Liste: eine Karte und ihre Farbe, eine abgeworfene Karte oder eine Vorhersage.
action-play = { $number } { colour-declared }
action-discard = { $number } abwerfen
action-predict = { count-tricks }
hint-lay = Tipps
hint-lay-yes = auf Wunsch
hint-lay-no = keine
hint-lay-about = Wer am Zug ist, darf fragen, was jede Möglichkeit verspricht.
hint-lay-unrated = Mit Tipps zählt die Partie nicht für die Wertungszahl.
hint-ask = Um einen Tipp bitten
hint-key = Die Taste ? bittet um einen Tipp.
hint-title = Erwartete Punkte
hint-best = Empfohlen.
hint-told = { $action }: { $points } Punkte zu erwarten, mehr oder weniger { $error }; { table-advice-met } { $met }, { table-advice-paradox } { $paradox }.
hint-more = { $count ->
    [one] Noch eine
   *[other] Noch { $count }
}

## Nach einer Runde

web-round-title = Runde { $round }
web-no-scores = Noch ist keine Runde zu Ende.
web-show-scores = Punkte zeigen
web-next-round = Nächste Runde
web-next-in = Die nächste Runde beginnt in { $time }.
web-others-read = Die anderen lesen noch …
web-rematch = Noch einmal spielen
web-to-rematch = Zur neuen Partie
web-to-replay = Noch einmal ansehen

## Eine Partie noch einmal ansehen

replay-eyes = Mit wessen Augen
replay-eyes-all = Alle offen
replay-eyes-one = Nur { $name }
replay-aside = Abgeworfen: { $number }
replay-deck = Wege durch die Partie
replay-back-trick = Zum vorigen Stich
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-on-trick = Zum nächsten Stich
replay-speed = Tempo
replay-slider = Stelle der Partie
replay-chapters = Diese Runde
replay-deal = Die Kartenverteilung
replay-predictions = Die Stichvorhersagen
replay-trick = Stich { $trick }
replay-trick-won = Stich { $trick }, geht an { $name }
replay-unfinished = Hier endet die Aufzeichnung; die Partie wurde nicht beendet.
replay-more = Teilen und mehr
replay-link = Link zu dieser Stelle
replay-record = Die Aufzeichnung
replay-record-about = Die ganze Partie als Text, zum Aufheben und zum Prüfen.
replay-download = Herunterladen
replay-open-other = Aus einer Datei öffnen
replay-keys = Pfeiltasten gehen Schritt für Schritt, mit der Umschalttaste Stich für Stich. Pos1 und Ende führen an den Anfang und ans Ende, die Leertaste spielt ab und hält an.
replay-review = Analyse
replay-not-over-title = Noch nicht vorbei
replay-not-over = Alle Karten werden erst gezeigt, wenn die Partie vorbei ist. Bis dahin kannst du am Tisch zusehen.
replay-to-table = Zum Tisch

## Eine Aufzeichnung aus einer Datei

replay-open-title = Eine Aufzeichnung ansehen
replay-open-about = Eine Aufzeichnung ist eine Textdatei mit einer ganzen Partie. Sie wird dir gezeigt und vom Server nicht behalten.
replay-open-choose = Datei auswählen
replay-open-drop = oder hierher ziehen
replay-refused-title = { $file } lässt sich nicht zeigen
replay-refused-start = Das beginnt nicht wie die Aufzeichnung einer Partie.
replay-refused-where = Bis Zeile { $line }, Spalte { $column } ist alles in Ordnung. Was dort steht, folgt nicht aus dem, was davor war.
# Es folgen Kürzel von Regeln.
replay-refused-rules = Die Regel dahinter:
replay-refused-large = Für eine Aufzeichnung ist die Datei zu groß.
replay-refused-text = Das ist kein Text.

## Die Kartenverteilung prüfen

deals-verify = Kartenverteilung prüfen
deals-title = Wurden die Karten ehrlich verteilt?
deals-about = Vor der ersten Karte stand ein Geheimnis fest, und sein Prüfwert wurde gezeigt. Jede Kartenverteilung folgt aus diesem Geheimnis und aus dem, was Mitspielende beigesteuert haben. Jetzt ist das Geheimnis bekannt; dein Browser kann also die ganze Partie noch einmal verteilen und vergleichen.
deals-good = Alles stimmt
deals-bad = Etwas stimmt nicht
deals-commitment-kept = Das Geheimnis ist das, das vor der ersten Karte feststand.
deals-commitment-broken = Das Geheimnis ist nicht das, das vor der ersten Karte feststand.
deals-commitment-none = Es wurde kein Prüfwert gezeigt; das Geheimnis kann also später gewählt worden sein.
deals-start-same = { $name } beginnt, so lost es das Geheimnis aus.
deals-start-different = { $name } beginnt, aber das Geheimnis lost jemand anderen aus.
deals-start-chosen = { $name } beginnt, gewählt und nicht ausgelost. Hier gibt es nichts zu prüfen.
deals-round-same = Runde { $round }: jede Karte, wie das Geheimnis sie verteilt.
deals-round-different = Runde { $round }: Das Geheimnis verteilt andere Karten.
deals-round-given = Runde { $round }: von Hand verteilt. Hier gibt es nichts zu prüfen.
deals-noted-title = Hast du dir den Prüfwert vor der Partie notiert?
deals-noted-hint = 64 Buchstaben und Ziffern
deals-noted-about = Dann gib ihn hier ein. Er zählt mehr als der in der Aufzeichnung.
deals-noted-same = Es ist derselbe. Das Geheimnis ist das, das dir versprochen wurde.
deals-noted-different = Es ist ein anderer. Er gehört zu einer anderen Partie, oder dieses Geheimnis ist nicht das, das dir versprochen wurde.
deals-proves-title = Was das zeigt
deals-proves = Sobald der Prüfwert gezeigt war, konnte niemand mehr unbemerkt eine Kartenverteilung ändern, auch nicht, wer den Server betreibt.
deals-mixed = Eigene Worte steuerten vor der ersten Karte bei: { $names }. Damit konnte auch niemand ein Geheimnis nach seinen Karten aussuchen.
deals-mixed-none = Niemand hat eigene Worte beigesteuert. Wer den Server betreibt, könnte vor dem Prüfwert viele Geheimnisse ausprobiert haben.
deals-not-title = Was das nicht zeigt
deals-not-made-up = Eine Aufzeichnung könnte ganz erfunden sein, samt Prüfwert. Nur ein Prüfwert, den du selbst vor der Partie gesehen hast, bindet beim Verteilen.
deals-not-looking = Es zeigt nicht, dass niemand hingesehen hat: Der Server muss die Karten während der Partie kennen.
deals-no-secret = Diese Aufzeichnung hat kein Geheimnis: Die Partie ist nicht vorbei oder wurde mit echten Karten gespielt. Ihre Kartenverteilungen lassen sich nicht prüfen.
deals-unsafe = Browser rechnen das nur für Seiten aus, die auf sicherem Weg kamen: über https oder von diesem Computer. Öffne die Seite so, oder prüfe die heruntergeladene Aufzeichnung mit dem Programm.
deals-numbers = Die Zahlen selbst
deals-commitment = Prüfwert
deals-secret = Geheimnis
deals-added = Beigesteuert von { $name }
# Es folgt ein Befehl.
deals-elsewhere = Eine heruntergeladene Aufzeichnung ohne Browser prüfen:

## Adressen zum Weitergeben, und Namen

web-qr = QR-Code des Links
web-your-name = Dein Name
web-offline = Du bist offline. Deine Partien warten auf dem Server, und alles, was du getan hast, ist dort sicher.

## Die erste Seite

home-title = Eine Karte hat keine Farbe, bis du sie festlegst
home-about = Ein Stichspiel für zwei bis fünf. Jede Karte kann jede von vier Farben haben; legst du eine fest, kann es niemand anders mehr. Wer nichts mehr festlegen kann, verursacht ein Paradoxon.
home-play = Sofort spielen
home-against = { $count ->
    [one] Gegen einen Bot: { $kinds }.
   *[other] Gegen { $count } Bots: { $kinds }.
}
home-change = Mitspielende und Seite wählen
home-dealing = Die Karten werden ausgeteilt …
home-go-on-title = Noch nicht zu Ende
home-go-on = Weiter
home-lobby-title = Offene Tische
home-lobby-empty = Gerade gibt es keinen öffentlichen Tisch. Decke einen, dann können andere dazukommen.
home-lobby-make = Öffentlichen Tisch decken
home-join = Dazusetzen
home-watch = Zuschauen
home-nobody-yet = Noch niemand
home-under-way = läuft
home-free = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
home-side = Seite: { side }
home-show-all = Alle { $count } zeigen
home-ways-title = Neu hier?
home-learn-about = Zehn Minuten mit der Katze, am richtigen Tisch
home-rules-about = Zum Nachschlagen
home-replay = Partie noch einmal ansehen
home-replay-about = Öffne eine Aufzeichnung und geh sie Zug für Zug durch
home-last-title = Letzte Partien
home-all-matches = Alle meine Partien und Zahlen

## Einen Tisch decken

lay-bots-title = Gegen Bots
lay-players = Personen
lay-side = Seite der Forschungskarte
lay-side-usual = üblich
lay-deal = Austeilen
lay-bots-among = Davon Bots
lay-bot-kind = Art der Bots
lay-who = Wer darf kommen
lay-private = Freunde
lay-private-about = Nur wer den Link hat, findet den Tisch.
lay-public = Alle
lay-public-about = Der Tisch steht in der Liste der offenen Tische, und die Partie zählt für die Wertungszahl.
lay-clock = Zeit für einen Zug
lay-clock-value = { $clock ->
    [0] keine Uhr
    [30] 30 Sekunden
    [60] 1 Minute
    [180] 3 Minuten
   *[86400] 1 Tag
}
lay-clock-about = Ist die Zeit um, macht ein Bot diesen einen Zug.
lay-no-clock-about = Niemand wird gedrängt.
lay-make = Tisch decken

## Ich

me-nobody = Du hast hier noch keinen Namen. Mit der ersten Partie kommt einer von selbst, oder du wählst ihn jetzt.
me-name-about = So sehen dich die anderen. An Tischen, an denen du sitzt, bleibt der alte Name.
me-name-save = Speichern
me-named = Die anderen sehen jetzt { $name }.
me-figures-title = Zahlen
me-no-figures = Nach deiner ersten Partie steht hier, wie oft du richtiglagst.
me-won = Gewonnene Partien
me-won-of = { $won } von { $count }
me-met = Erfüllte Vorhersagen
me-met-of = { $met } von { $count }
me-groups = Gruppe je Bonus
me-groups-of = { $count ->
    [0] noch kein Bonus
    [one] ein Bonus
   *[other] Schnitt aus { $count } Boni
}
me-paradoxes = Verursachte Paradoxa
me-paradoxes-of = { $count ->
    [one] in { $count } Runde
   *[other] in { $count } Runden
}
me-rating = Wertungszahl
me-rating-about = aus öffentlichen Partien
me-no-rating = kommt mit der ersten öffentlichen Partie
me-matches-title = Meine Partien
me-no-matches = Noch ist keine Partie zu Ende.
me-older = Ältere Partien
me-place = { $rank ->
    [1] Gewonnen
   *[other] Platz { $rank }
}
me-rated = gewertet
me-ladder-title = Rangliste
me-ladder-about = Menschen und Bots nach ihren öffentlichen Partien
me-ladder-rank = Platz
me-ladder-name = Name
me-ladder-matches = Partien
me-ladder-empty = Noch ist keine öffentliche Partie zu Ende.
me-settings-title = Einstellungen
me-settings-about = Sie bleiben auf diesem Gerät.
me-device-title = Auf einem anderen Gerät
me-device-about = Ein Link nimmt dich mit: gleicher Name, gleiche Partien, auch auf dem Handy.
me-device-make = Link erzeugen
me-device-link = Link für ein anderes Gerät
me-device-text = Mein Name und meine Partien
me-device-warn = { $count ->
    [one] Wer diesen Link öffnet, wird du. Er gilt einmal und noch { $count } Minute.
   *[other] Wer diesen Link öffnet, wird du. Er gilt einmal und noch { $count } Minuten.
}
me-device-gone = Der Link ist abgelaufen.
me-carry-title = Von deinem anderen Gerät
me-carry = Mit diesem Link spielst du auch hier als du selbst: gleicher Name, gleiche Partien.
me-carry-instead = Auf diesem Gerät heißt du bisher { $name }. Zu diesem Namen führt kein Weg zurück, wenn ihn kein anderes Gerät hat.
me-carry-yes = Das bin ich
me-carried = Willkommen, { $name }.
me-not = Lieber nicht
me-leaving-title = Gehen
me-leaving-about = Du brauchst hier kein Konto, und du kannst spurlos gehen.
me-sign-out = Abmelden
me-sign-out-title = Auf diesem Gerät abmelden?
me-sign-out-about = Dieses Gerät kennt { $name } dann nicht mehr. Kennt den Namen auch kein anderes, kann niemand mehr { $name } sein, und an die Partien kommst du nicht mehr heran.
me-signed-out = Du bist abgemeldet.
me-delete = Mich löschen
me-delete-title = { $name } löschen?
me-delete-name = Dein Name verschwindet aus allen Listen, Protokollen und Aufzeichnungen.
me-delete-matches = Deine Partien bleiben den anderen, ohne deinen Namen. In einer laufenden Partie spielt ein Bot weiter.
me-delete-final = Das lässt sich nicht rückgängig machen.
me-delete-yes = Endgültig löschen
me-deleted = Hier erinnert nichts mehr an dich.
