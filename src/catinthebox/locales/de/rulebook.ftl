# Die Regeln zum Nachschlagen. Die Schlüssel tragen die Nummern der Regeln.

rulebook-minute = Die Katzen haben keine Farbe, bis du eine festlegst. Du spielst eine 5, legst Blau fest, und dein Spielstein bedeckt Blau 5 auf dem Forschungsplan: In dieser Runde spielt niemand mehr eine blaue 5. Legst du eine andere als die angespielte Farbe fest, ist die angespielte für dich bis zum Ende der Runde verloren. Früher oder später hat vielleicht jemand nur noch Karten, die nichts mehr sein können: ein Paradoxon, das die Runde sofort beendet und Punkte kostet. Gewinne genau so viele Stiche wie vorhergesagt, und die größte zusammenhängende Gruppe deiner Steine ist dein Bonus.
rulebook-learn = Beim Spielen lernen
rulebook-contents = Inhalt
rulebook-link = Verweis auf Regel { $rule }

## Die Teile

rulebook-counts = Wie viele mitspielen
rulebook-material = Was auf dem Tisch liegt
rulebook-match = Die Partie
rulebook-preparing = Vorbereitung einer Runde
rulebook-tricks = Stiche
rulebook-declaring = Die Farbe festlegen
rulebook-winning = Einen Stich gewinnen
rulebook-paradox = Paradoxon
rulebook-scoring = Wertung einer Runde

## Die Tabelle nach der Zahl der Mitspielenden

rulebook-players = Leute
rulebook-numbers = Zahlen
rulebook-dealt = Karten für jeden
rulebook-tricks-each = Stiche
rulebook-predictions = Vorhersagen
rulebook-side = Seite
rulebook-none = keine

## Was auf dem Tisch liegt

rulebook-M1 = Eine Katzenkarte zeigt eine Zahl und sonst nichts. Jede Zahl gibt es auf fünf Karten.
rulebook-M2 = Es gibt vier Farben: Rot, Blau, Gelb und Grün. Rot ist Trumpf.
rulebook-M3 = Der Forschungsplan hat ein Feld für jede Farbe und jede Zahl im Spiel.
rulebook-M4 = Alle haben ein Spieltableau mit vier Farbsteinen, einem von jeder Farbe, und einem Platz für die Vorhersage.
rulebook-M5 = Spielsteine gehen nie aus.
rulebook-M6 = Eine Zahl, die mit so vielen Leuten nicht gespielt wird, hat weder Karten noch Felder.
rulebook-M7 = Welche Felder nebeneinander liegen, hängt von der Seite des Plans ab. Auf der weißen ist jede Farbe eine Reihe: von oben Rot, Blau, Gelb und Grün, die Zahlen steigen nach rechts. Auf der lila Seite treffen sich andere Felder; unsere ist unsere eigene Lesart.
rulebook-M8 = Weiß ist für zwei und für die ersten Partien zu dritt und zu viert; danach darf man dort wählen. Zu fünft spielt man auf Lila.

## Die Partie

rulebook-G1 = Eine Partie hat so viele Runden, wie Leute mitspielen. Die erste Startperson wird gelost; jede neue Runde startet einen Platz weiter im Uhrzeigersinn, so dass alle einmal starten.
rulebook-G2 = Die höchste Summe gewinnt. Bei gleicher Summe liegt vorn, wer die bessere letzte Runde hatte, mit Bonuswertung. Ist auch die gleich, wird der Sieg geteilt.
rulebook-G3 = Eine neue Runde beginnt von vorn: vier Farbsteine für alle, ein leerer Forschungsplan, alle Karten zusammen gemischt.

## Vorbereitung einer Runde

rulebook-P1 = Die Karten im Spiel werden gemischt und ausgeteilt. Die Handkarten sind geheim.
rulebook-P2 = Nur zu zweit: Fünf Karten bleiben übrig. Drei werden nacheinander aufgedeckt, und jede bringt einen neutralen Stein zu ihrer Zahl: auf Grün, oder auf Gelb, wenn Grün belegt ist, oder auf Blau, wenn beide es sind. Er gehört niemandem, und auf Rot liegt nie einer. Die letzten zwei Karten bleiben verdeckt.
rulebook-P3 = Alle werfen gleichzeitig eine Handkarte verdeckt ab. Sie ist aus der Runde, und nur wer sie abgeworfen hat, kennt sie. Das gilt auch zu zweit.
rulebook-P4 = Von der Startperson an sagen alle im Uhrzeigersinn eine Zahl voraus, die in der Tabelle steht. Zu zweit gibt es keine Vorhersage.

## Stiche

rulebook-T1 = Den ersten Stich spielt die Startperson an, danach immer, wer den letzten gewonnen hat. Es geht im Uhrzeigersinn.
rulebook-T2 = Wer dran ist, spielt eine Karte aus der Hand, legt ihre Farbe fest und legt einen Spielstein auf das Feld. Er bleibt dort, bis die Runde zu Ende ist.
rulebook-T3 = Die Stiche enden, wenn alle nur noch eine Karte haben. Sie wird nicht gespielt.

## Die Farbe festlegen

rulebook-D1 = Das Feld mit der festgelegten Farbe und der Zahl der Karte muss frei sein.
rulebook-D2 = Eine Farbe kannst du nur festlegen, solange du ihren Farbstein hast, beim Anspielen wie beim Zugeben.
rulebook-D3 = Rot darf angespielt werden, sobald ein Spielstein auf irgendeinem roten Feld liegt. Vorher darf es nur, wer keine Handkarte in einer anderen Farbe festlegen kann.
rulebook-D4 = Wer zugibt, darf jede Farbe festlegen, die D1 und D2 lassen: die angespielte oder eine andere, auch Rot.
rulebook-D5 = Wer beim Zugeben eine andere als die angespielte Farbe festlegt, verliert bis zum Ende der Runde den eigenen Farbstein der angespielten Farbe. Es ist gleich, ob Bedienen möglich war. Ein Stein, der weg ist, kann nicht noch einmal verloren gehen.
rulebook-D6 = Die angespielte Farbe ist die, die für die erste Karte des Stichs festgelegt wurde.

## Einen Stich gewinnen

rulebook-W1 = Das höchste Rot gewinnt den Stich. Ohne Rot gewinnt die höchste Karte der angespielten Farbe. Gleichstand gibt es nicht, denn kein Feld wird zweimal benutzt.
rulebook-W2 = Wer gewinnt, behält die Karten als einen Stapel, einen Stich. Wer die Runde gestartet hat, ändert sich dadurch nicht.

## Paradoxon

rulebook-X1 = Wer dran ist und nichts Erlaubtes spielen kann, verursacht ein Paradoxon. Alle Handkarten zählen, auch die, die am Ende übrig geblieben wäre.
rulebook-X2 = Ein Paradoxon kann man nicht wählen: Wer spielen kann, muss.
rulebook-X3 = Ein Paradoxon beendet sofort die Stiche der Runde. Wer es verursacht hat, zeigt die Handkarten. Der angefangene Stich geht an niemanden, seine Karten kommen beiseite, aber alle Steine bleiben auf dem Plan.
rulebook-X4 = Wer zu diesem Stich noch nicht gespielt hat, spielt nicht mehr.

## Wertung einer Runde

rulebook-S1 = Jeder gewonnene Stich ist ein Punkt.
rulebook-S2 = Wer ein Paradoxon verursacht hat, verliert für jeden gewonnenen Stich einen Punkt und bekommt keine Bonuswertung.
rulebook-S3 = Wer genau so viele Stiche gewonnen wie vorhergesagt und kein Paradoxon verursacht hat, bekommt die Bonuswertung: so viele Punkte, wie die größte zusammenhängende Gruppe eigener Steine hat. Zu zweit gibt es sie für höchstens vier Stiche.
rulebook-S4 = Steine berühren sich links, rechts, oben und unten, nie über Eck. Neutrale und fremde Steine verbinden keine Gruppe.
rulebook-S5 = Den anderen nimmt ein Paradoxon nichts: Ihre Stiche und ihre Bonuswertung zählen wie immer.

## Zeichnungen

rulebook-drawn-T2 = Eine 5 wird als Blau gespielt.
rulebook-drawn-D5 = Jemand hat Blau nicht bedient.
rulebook-drawn-W1 = Gelb wurde angespielt; das höhere Rot gewinnt.
rulebook-drawn-S4 = Eine Gruppe aus drei. Der vierte Stein berührt sie nur über Eck.
rulebook-drawn-M7 = Beide Seiten des Plans, für vier Leute.
