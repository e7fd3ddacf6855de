# Die Einführung: was Quark sagt, der durch sie führt. Quark, Muon, Boson und Lepton sind Katzen; Regelnummern werden Verweise.

## Drumherum

learn-guide = Quark erklärt
learn-chapters = Kapitel
learn-place = { $lesson } von { $lessons }
learn-back = Zurück
learn-next = Weiter
learn-skip = Überspringen
learn-nothing = Gar nichts
learn-play = Jetzt spielen
learn-read = Regeln lesen
learn-from-start = Von vorn

## Karten ohne Farbe

learn-chapter-cards = Karten ohne Farbe
learn-cards-hand = Hallo, ich bin Quark. Diese Katzen gehören dir: Jede hat eine Zahl, und keine hat bisher eine Farbe.
learn-cards-board = Das ist der Forschungsplan, ein Feld für jede Farbe und Zahl. Was gespielt wird, wird hier markiert.
learn-cards-declare = Spiel deine 5 als Blau: Wähle die Karte, dann das Feld Blau 5.
learn-cards-declare-right = Jetzt ist sie eine blaue 5, als wäre sie es immer gewesen. Dein Spielstein markiert das Feld (T2), und Blau ist die angespielte Farbe (D6).
learn-cards-declare-other = Auch das darfst du. Spiel diesmal aber deine 5 als Blau.

## Bedienen

learn-chapter-follow = Bedienen
learn-follow-led = Lepton spielt eine gelbe 6 an, also ist Gelb die angespielte Farbe (D6). Es geht im Uhrzeigersinn: Du bist dran (T1).
learn-follow-try = Bediene: Lege für eine deiner Karten Gelb fest.
learn-follow-try-right = Du hast bedient. Das kostet nie etwas.
learn-follow-try-other = Du darfst das, aber es ist nicht Gelb, und das hat seinen Preis. Davon gleich mehr; bediene diesmal.
learn-follow-once = Blau ist angespielt. Deine Vieren können nicht bedienen: Blau 4 ist belegt, und kein Feld wird zweimal benutzt (D1). Was kann noch blau sein?
learn-follow-once-right = Die 7. Auch Blau 7 ist jetzt belegt, und zwar für alle.
learn-follow-once-other = Du darfst das, aber es bedient nicht. Welche deiner Karten kann noch blau sein?

## Einen Stich gewinnen

learn-chapter-trick = Einen Stich gewinnen
learn-trick-win = Du spielst als Letztes. Ohne Rot gewinnt die höchste Karte der angespielten Farbe (W1). Gewinne diesen Stich mit einer blauen Karte.
learn-trick-win-right = Er gehört dir: ein Stapel vor dir, ein Punkt wert (W2, S1).
learn-trick-win-low = Leptons blaue 6 ist höher, also gewinnt Lepton. Das kannst du besser.
learn-trick-win-red = Auch Rot gewinnt, es ist Trumpf. Aber hier kostet es dich den blauen Farbstein: Gewinne mit einer blauen Karte.
learn-trick-win-other = Hier können nur Blau und Rot gewinnen. Wähle eine blaue Karte, die hoch genug ist.
learn-trick-lead = Wer einen Stich gewinnt, spielt den nächsten an (T1). Spiel an, was du magst.
learn-trick-lead-right = Und so geht es weiter, Stich um Stich, bis alle nur noch eine Karte haben (T3).

## Trumpf

learn-chapter-trump = Rot ist Trumpf
learn-trump-who = Gelb wurde angespielt. Dann kamen Grün und zweimal Rot. Wer gewinnt den Stich?
learn-trump-who-right = Lepton. Das höchste Rot gewinnt, was auch immer angespielt wurde (W1).
learn-trump-who-wrong = Rot schlägt jede andere Farbe, und von zwei roten gewinnt die höhere (W1). Schau noch einmal hin.
learn-trump-closed = Du spielst an, und in dieser Runde gab es noch kein Rot. Dann darf Rot noch nicht angespielt werden (D3): Spiel eine andere Farbe an.
learn-trump-closed-right = Richtig. Sobald jemand Rot zugibt, dürfen es alle anspielen.
learn-trump-open = Jetzt liegt ein Spielstein auf Rot, also darf Rot angespielt werden. Spiel deine 8 als Rot an.
learn-trump-open-right = Keine Karte schlägt eine rote 8.
learn-trump-open-other = Du darfst das, aber probier etwas Neues: deine 8 als Rot.
learn-trump-forced = Dein blauer und dein grüner Farbstein sind weg, und Gelb 4 und Gelb 6 sind belegt. Wer nichts anderes festlegen kann, darf Rot doch anspielen (D3).
learn-trump-forced-right = Genau so. Es gab keinen anderen Weg.

## Der Farbstein einer Farbe

learn-chapter-token = Der Preis einer Farbe
learn-token-lose = Lepton spielt eine blaue 2 an. Du könntest bedienen. Spiel stattdessen deine 3 als Rot, und behalte deine vier Steine im Auge.
learn-token-lose-right = Wer nicht bedient, sagt: Davon habe ich nichts. Und das gilt von nun an. Dein blauer Farbstein ist für diese Runde weg (D5).
learn-token-lose-follow = Das bedient und kostet nichts. Um zu sehen, was sonst geschieht, spiel deine 3 als Rot.
learn-token-lose-other = Auch das kostet deinen blauen Farbstein. Spiel aber deine 3 als Rot: Sie gewinnt auch den Stich.
learn-token-gone = Deine rote 3 hat gewonnen, und du spielst an. Blau 6 und Blau 8 sind frei, aber ohne den blauen Farbstein kannst du Blau nicht festlegen (D2). Spiel etwas anderes an.
learn-token-gone-right = Mit jedem verlorenen Stein bleiben deinen Karten weniger Möglichkeiten. So beginnt ein Paradoxon.

## Vor den Stichen

learn-chapter-aside = Eine Karte abwerfen
learn-aside-deal = Eine Runde beginnt mit zehn Karten für alle. Jeder wirft eine verdeckt ab. Sie ist aus der Runde, und nur du kennst sie (P3).
learn-aside-try = Jede Zahl gibt es auf fünf Karten, aber nur auf vier Feldern. Welche Karte wirfst du ab?
learn-aside-try-right = Eine 4, denn du hattest alle fünf. Eine davon wäre nie zu spielen gewesen.
learn-aside-try-other = Du darfst das. Aber du hast alle fünf Vieren, und für sie gibt es vier Felder. Wirf eine 4 ab.

## Vorhersagen

learn-chapter-predict = Vorhersagen
learn-predict-try = Nun sagen alle der Reihe nach voraus, wie viele Stiche sie gewinnen, hier 1, 2 oder 3 (P4). Was meinst du?
learn-predict-try-right = Alle haben vorhergesagt. Zu dritt sind es 1, 3 oder 4, nie 2.

## Punkte und Gruppen

learn-chapter-bonus = Punkte und Gruppen
learn-points-tricks = Die Runde ist vorbei. Du hast einen Stich vorhergesagt und zwei gewonnen. Wie viele Punkte?
learn-points-tricks-right = Zwei Stiche, zwei Punkte (S1). Die Bonuswertung gibt es nur für eine genaue Vorhersage.
learn-points-tricks-wrong = Jeder Stich ist ein Punkt (S1), und die Bonuswertung gibt es nur für eine genaue Vorhersage (S3). Zähl noch einmal.
learn-bonus-corner = Wer genau vorhersagt, bekommt einen Bonus: einen Punkt für jeden Stein der größten zusammenhängenden Gruppe. Wie groß ist deine hier?
learn-bonus-corner-right = Drei. Steine berühren sich links, rechts, oben und unten, nie über Eck (S4).
learn-bonus-corner-wrong = Steine berühren sich links, rechts, oben und unten, nie über Eck (S4). Zähl noch einmal.
learn-bonus-try = Die letzte Karte. Du hast zwei Stiche vorhergesagt und erst einen gewonnen: Gewinne auch diesen, und mach deine größte Gruppe größer.
learn-bonus-try-right = Zwei Stiche wie vorhergesagt und eine Gruppe aus fünf: 2 + 5 = 7 Punkte (S3).
learn-bonus-try-other = Der Stich gehört dir, aber die größte Gruppe hat immer noch vier Steine: 2 + 4 = 6. Ein Feld ist besser.

## Paradoxon

learn-chapter-paradox = Paradoxon
learn-paradox-what = Blau und Gelb hast du verloren, und du hast eine 4 und eine 6. Gleich spielt Lepton an. Was wirst du festlegen können?
learn-paradox-what-right = Nichts. Rot und Grün sind für beide Karten belegt, Blau und Gelb hast du aufgegeben.
learn-paradox-happens = Paradoxon! Wer spielen muss und nicht kann, beendet sofort die Runde (X1). Niemand spielt weiter, und alle Steine bleiben liegen (X3, X4).
learn-paradox-points = Das Paradoxon kommt von dir. Du hattest drei Stiche vorhergesagt und drei gewonnen. Wie viele Punkte?
learn-paradox-points-right = Drei Punkte weniger und keine Bonuswertung (S2). Für die anderen zählt alles wie immer (S5).
learn-paradox-points-wrong = Wer es verursacht, verliert für jeden Stich einen Punkt und bekommt keine Bonuswertung (S2).
learn-paradox-avoid = Eine grüne 2 ist angespielt. Denk einen Stich voraus: Was du jetzt festlegst, entscheidet, ob du dann spielen kannst.
learn-paradox-avoid-right = Gut gesehen. Du hast Grün behalten, und eine 4 kann noch rot sein.
learn-paradox-avoid-other = Ein Paradoxon! Ohne Grün kann deine 6 nichts sein, und Rot 4 hast du gerade belegt. Versuch es anders.

## Die Partie

learn-chapter-match = Die Partie
learn-match-rounds = Eine Partie hat so viele Runden, wie Leute mitspielen, und jeder startet einmal (G1). Die höchste Summe gewinnt; bei Gleichstand die bessere letzte Runde (G2).

## Eine kleine Runde

learn-chapter-round = Eine kleine Runde
learn-round-deal = Nun eine ganze Runde im Kleinen: drei Leute, die Zahlen 1 bis 3, je vier Karten, zwei Stiche. Sie gehört ganz dir.
learn-round-aside = Welche Karte wirfst du ab?
learn-round-aside-right = Mit höheren Karten kann man gewinnen, wenn man will.
learn-round-aside-other = Du darfst das. Behalte aber fürs erste Mal die hohen Karten, und wirf die 1 ab.
learn-round-predict = Wie viele der zwei Stiche gewinnst du?
learn-round-predict-right = Einen: Das lässt Platz für eine Überraschung.
learn-round-predict-other = Mutig, aber hier reicht eine Überraschung, und es stimmt nicht mehr. Sag einen Stich voraus.
learn-round-play = Spiel die zwei Stiche. Gewinne genau einen, und halte deine Steine beisammen.
learn-round-hit = Ein Stich, genau wie vorhergesagt, und deine Gruppe ist der Bonus. Du kannst es.
learn-round-missed = Nicht genau einer, also keine Bonuswertung (S3). Versuch es anders.

## Zu zweit

learn-chapter-two = Zu zweit
learn-two-neutral = Zu zweit spielt man mit den Zahlen 1 bis 5 und sagt nichts voraus. Fünf Karten bleiben übrig; drei werden aufgedeckt, und jede bringt einen neutralen Stein auf Grün (P2).
learn-two-where = Aufgedeckt wurden eine 3 und eine 5. Die dritte Karte ist wieder eine 3. Wohin kommt ihr Stein?
learn-two-where-right = Auf Gelb, denn Grün ist belegt. Danach wäre es Blau, und niemals Rot (P2).
learn-two-where-wrong = Erst Grün; ist das belegt, Gelb; dann Blau; und niemals Rot (P2). Schau noch einmal hin.
learn-two-points = Du hast fünf Stiche, und deine größte Gruppe hat acht Steine. Wie viele Punkte?
learn-two-points-right = Fünf. Zu zweit gibt es den Bonus nur für höchstens vier Stiche (S3). Muon hat drei Stiche und eine Gruppe aus drei: 6 Punkte.
learn-two-points-wrong = Zu zweit gibt es den Bonus nur für höchstens vier Stiche (S3). Zähl noch einmal.

## Das Ende

learn-chapter-end = Du bist dran
learn-end = Das ist das ganze Spiel. Der Rest sind deine Katzen und ein bisschen Mut.
