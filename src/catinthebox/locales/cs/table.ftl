# Stůl v terminálu. Je úzký: texty nemají být delší než tady.
# $sign je znak barvy $colour; $name je, o kom se mluví, nebo „Ty“.

## Okraje stolu

table-game = Cat in the Box
table-round = Kolo { $round }/{ $rounds }
table-trick = Štych { $trick }/{ $tricks }
table-led = barva štychu: { $sign } { colour }
table-trump = trumf
table-tricks = štychy
table-points = body
table-too-small = Tohle okno má { $width } × { $height }. Stůl potřebuje aspoň 60 × 24.

## Slova u kláves

table-key-hint = rada
table-key-help = nápověda
table-key-log = průběh
table-key-scores = body
table-key-group = skupinky
table-key-quit = konec
table-key-save = uložit
table-key-theme = světlo
table-key-faster = rychleji
table-key-slower = pomaleji

## Co teď

table-prompt-aside = Vyber kartu, kterou odložíš lícem dolů.
table-prompt-predict = Kolik štychů odhaduješ? Vyber a stiskni Enter.
table-prompt-lead = Vynášíš: vyber kartu.
table-prompt-follow = Barva štychu: { $sign } { colour }. Vyber kartu.
table-prompt-declare = Jakou barvu ohlásíš u karty { $number }?
table-prompt-wait = { $name } přemýšlí …

## Z čeho se vybírá a co to znamená

table-option-aside = odložit { $number } lícem dolů
table-note-costs = přijdeš o { colour-token }
table-note-leads = vynášíš
table-note-follows = ctí barvu
table-note-wins = zatím vyhrává
table-note-loses = nevyhrává
table-note-group = největší skupinka { $count }
table-not-D1 = políčko je obsazené (D1)
table-not-D2 = žeton je pryč (D2)
table-not-D3 = zatím nejde vynést (D3)
table-not-P4 = u tohoto stolu ne (P4)

## Jen tak mimochodem

table-group = { $name }: největší souvislá skupinka má { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}.
table-pause = Pauza před tahem bota: { $seconds } s.
table-saved = Uloženo do souboru { $file }.

## Rada

table-advice-title = Co tvoje možnosti slibují
table-advice-thinking = Kočka přemýšlí …
table-advice-first = První rada na počítači trvá až minutu.
table-advice-not-now = Rady jsou, až když jsi na řadě.
table-advice-order = Nejlepší první; počítá se i zisk ostatních.
table-advice-points = body
table-advice-met = { $players ->
    [2] ≤ 4 štychy
   *[other] splněný odhad
}
table-advice-paradox = paradox

## Bloček výsledků; kola mají jen čísla. $count je počet získaných štychů.

table-scores-title = Bloček výsledků experimentu
table-total = celkem
table-why-paradox = { $name }: paradox. Každý štych stojí bod a bonusové body nejsou.
table-why-bonus = { $name }: { count-tricks } podle odhadu. Největší souvislá skupinka přidává { $bonus }.
table-why-missed = { $name }: { count-tricks }, ale odhad { $prediction }. Bonusové body nejsou.
table-why-few = { $name }: { count-tricks }, nejvýš čtyři. Největší souvislá skupinka přidává { $bonus }.
table-why-many = { $name }: { count-tricks }, víc než čtyři. Bonusové body nejsou.

## Paradox

table-paradox-title = Paradox!
table-paradox-who = { $you ->
    [yes] Nemůžeš ohlásit barvu žádné z těchto karet.
   *[no] { $name } nemůže ohlásit barvu žádné z těchto karet.
}
table-paradox-rest = Kolo okamžitě končí. Žetony zůstávají ležet a nedohraný štych nezíská nikdo.

## Mezi lidmi u jedné klávesnice

table-curtain = Klávesnici přebírá { $name }.
table-curtain-open = Nikdo jiný se nedívá? Stiskni Enter.

## Průběh

table-log-title = Co se stalo
table-commitment = Otisk tajemství všech rozdání: { $commitment }

## Ukládání a odchod

table-save-title = Uložit partii
table-save-ask = Dosavadní partie jako záznam, který jde přehrát a ověřit.
table-save-exists = Soubor { $file } už existuje. Dalším Enterem se přepíše.
table-save-failed = Soubor { $file } nejde zapsat: { $problem }.
table-quit-title = Odejít od stolu?
table-quit-saved = Dosavadní partie se uloží do souboru { $file }.
table-quit-lost = Partie ještě neskončila. Když ji neuložíš (w), přijdeš o ni.

## Konec

table-final-secret = Tajemství všech rozdání: { $secret }
table-final-commitment = Jeho otisk, známý od začátku: { $commitment }
table-final-check = U uložené partie ověří každé rozdání „catinthebox record verify“.

## Klávesy na listech

table-hint-close = Esc zavřít
table-hint-scroll = ↑ ↓ posouvat · Esc zavřít
table-hint-scores = ↑ ↓ vybrat hráče · Enter dál
table-hint-go-on = Enter dál
table-hint-save = Enter uložit · Esc zpět
table-hint-quit = Enter odejít · Esc zůstat

## Nápověda

table-help-title = Jak se hraje
table-help-play = Zahraj kartu a ohlas její barvu. Políčko musí být prázdné a žeton té barvy musíš ještě mít.
table-help-paradox = Když nemůžeš ohlásit žádnou kartu, způsobíš paradox: kolo končí a tvé štychy se odečítají.
table-help-bonus = { $players ->
    [2] Získej nejvýš čtyři štychy a největší souvislá skupinka ti přinese bonusové body.
   *[other] Získej přesně tolik štychů, kolik odhadneš, a největší souvislá skupinka ti přinese bonusové body.
}
table-help-card = vybrat kartu
table-help-colour = ohlásit její barvu
table-help-enter = potvrdit, pokračovat
table-help-mouse = Na všechno jde také kliknout.
