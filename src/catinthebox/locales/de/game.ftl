# Die Wörter des Spiels selbst, für alle Oberflächen gemeinsam.
# $you sagt, ob der Satz die Person anspricht, von der er handelt (yes, no); $colour ist red, blue, yellow oder green.

## Wörter

colour = { $colour ->
   *[red] Rot
    [blue] Blau
    [yellow] Gelb
    [green] Grün
}
# Hinter einer Zahl: „5 als Blau“.
colour-declared = als { colour }
# Der Farbstein einer Farbe auf dem Spieltableau, als Objekt eines Satzes.
colour-token = { $colour ->
   *[red] roten Farbstein
    [blue] blauen Farbstein
    [yellow] gelben Farbstein
    [green] grünen Farbstein
}
space = { colour } { $number }
phase = { $phase ->
   *[discard] Abwerfen
    [predict] Stichvorhersage
    [play] Stiche
    [round_over] Ende der Runde
    [match_over] Ende der Partie
}
side = { $side ->
    [white] weiß
    [purple] lila
   *[own] { $side }
}
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
count-tricks = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}
count-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Namen

# Der Name des Menschen am Tisch, in einer Liste zuerst oder allein.
name-you = Du
name-player = Person { $seat }
# Bots von sanft bis gnadenlos, dann die, nach denen nur Programme fragen.
bot-name = { $bot ->
    [kitten] Kätzchen
    [housecat] Hauskatze
    [tomcat] Kater
    [lynx] Luchs
    [tiger] Tiger
    [careful] Vorsichtiger Bot
    [random] Verspielter Bot
    [heuristic] Schlauer Bot
   *[other] Bot { $bot }
}
# Dasselbe am Platz, wo wenig Raum ist.
bot-called = { $bot ->
    [housecat] Hauskatze
   *[other] { bot-name }
}
bot-about = { $bot ->
    [kitten] Sanft. Vergisst das meiste, was geschehen ist.
    [housecat] Freundlich. Denkt mit und vergisst ab und zu etwas.
    [tomcat] Stark. Vergisst nichts und rechnet gut.
    [lynx] Scharfsinnig. Denkt vor jeder Karte voraus.
    [tiger] Gnadenlos. Hat lange trainiert und denkt jede Karte durch.
   *[other] Ein Bot für Experimente.
}

## Was geschieht

event-dealt = { $you ->
    [yes] Runde { $round } beginnt. Du bist Startperson.
   *[no] Runde { $round } beginnt. Startperson ist { $name }.
}
event-hand = { $you ->
    [yes] Deine Handkarten: { $hand }.
   *[no] { $name } hat { $hand } auf der Hand.
}
event-neutral = Auf { space } liegt ein neutraler Spielstein.
event-discarded = { $you ->
    [yes] Du wirfst verdeckt eine Karte ab.
   *[no] { $name } wirft verdeckt eine Karte ab.
}
event-discarded-shown = { $you ->
    [yes] Du wirfst verdeckt eine { $number } ab.
   *[no] { $name } wirft verdeckt eine { $number } ab.
}
event-predicted = { $you ->
    [yes] Du sagst { count-tricks } voraus.
   *[no] { $name } sagt { count-tricks } voraus.
}
event-played = { $you ->
    [yes] Du spielst eine { $number } { colour-declared }.
   *[no] { $name } spielt eine { $number } { colour-declared }.
}
event-token-lost = { $you ->
    [yes] Du verlierst deinen { colour-token }.
   *[no] { $name } verliert den { colour-token }.
}
event-trick-won = { $you ->
    [yes] Du gewinnst den Stich.
   *[no] { $name } gewinnt den Stich.
}
event-paradox = { $you ->
    [yes] Du verursachst ein Paradoxon! Für keine deiner Karten kannst du eine Farbe festlegen: { $hand }.
   *[no] { $name } verursacht ein Paradoxon! Für keine dieser Karten lässt sich eine Farbe festlegen: { $hand }.
}
event-round-scored = Punkte der Runde: { $scores }.
score-entry = { $bonus ->
    [0] { $name } { $total }
   *[other] { $name } { $total } ({ $tricks } + { $bonus } Bonus)
}
event-match-won = { $you ->
    [yes] Du gewinnst die Partie.
   *[no] { $name } gewinnt die Partie.
}
event-match-shared = { $you ->
    [yes] { $names } teilt euch den Sieg.
   *[no] { $names } teilen sich den Sieg.
}

## Warum nicht: Gründe mit Tatsachen; Regelnummern und Punkt folgen

reason-not-your-turn = An der Reihe ist { $name }
reason-already-aside = Du hast schon eine Karte abgeworfen
reason-wrong-phase = { $phase ->
   *[discard] Jetzt werfen alle eine Karte ab
    [predict] Jetzt werden Stiche vorhergesagt
    [play] Jetzt werden Stiche gespielt
    [round_over] Die Runde ist zu Ende
    [match_over] Die Partie ist zu Ende
}
reason-round-not-over = Die nächste Runde beginnt erst, wenn diese zu Ende ist
reason-not-in-hand = Du hast keine { $number } auf der Hand
reason-illegal-prediction = { $tricks } darf an diesem Tisch nicht vorhergesagt werden
reason-D1 = Das Feld { space } ist belegt
reason-D2 = Du hast deinen { colour-token } nicht mehr
reason-D3 = Rot darf noch nicht angespielt werden: Auf Rot liegt kein Spielstein, und du kannst eine andere Farbe festlegen

## Warum nicht: die Regeln selbst

rule-D1 = Auf jedes Feld passt ein Stein. Lege eine Farbe fest, in der das Feld mit dieser Zahl frei ist.
rule-D2 = Du darfst nur eine Farbe festlegen, deren Farbstein du noch hast.
rule-D3 = Rot darf angespielt werden, sobald ein Spielstein auf einem roten Feld liegt oder du keine andere Farbe festlegen kannst.
rule-D5 = Wer nicht bedient, verliert für den Rest der Runde den Farbstein der angespielten Farbe.
rule-G1 = Eine Partie hat so viele Runden, wie Leute mitspielen.
rule-P3 = Vor den Stichen werfen alle verdeckt eine Karte ab.
rule-P4 = Von der Startperson an sagen alle im Uhrzeigersinn eine der erlaubten Stichzahlen voraus.
rule-T1 = Den ersten Stich spielt die Startperson an, danach immer, wer den letzten gewonnen hat; es geht im Uhrzeigersinn.
rule-T2 = Du spielst eine Karte aus der Hand und legst ihre Farbe fest.
rule-T3 = Die Runde endet, wenn alle nur noch eine Karte haben.
rule-X3 = Ein Paradoxon beendet die Runde sofort.

## Was man den anderen sagen kann

phrase-hello = Hallo.
phrase-well-played = Gut gespielt.
phrase-thanks = Danke.
phrase-oops = Hoppla.
phrase-thinking = Ich muss nachdenken.
phrase-paradox = Das riecht nach einem Paradoxon.
phrase-good-game = Schönes Spiel.
