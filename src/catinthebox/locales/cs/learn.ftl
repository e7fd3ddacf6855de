# Výuka: co říká Quark, průvodce. Quark, Muon, Boson a Lepton jsou kočky; z čísel pravidel jsou odkazy.

## Okolo

learn-guide = Quark vysvětluje
learn-chapters = Kapitoly
learn-place = { $lesson } z { $lessons }
learn-back = Zpět
learn-next = Dál
learn-skip = Přeskočit
learn-nothing = Vůbec nic
learn-play = Hrát
learn-read = Přečíst pravidla
learn-from-start = Od začátku

## Karty bez barvy

learn-chapter-cards = Karty bez barvy
learn-cards-hand = Ahoj, já jsem Quark. Tyhle kočky jsou tvoje: každá má číslo a žádná zatím nemá barvu.
learn-cards-board = To je deska výzkumu: jedno políčko pro každou barvu a číslo. Sem se značí všechno, co se zahraje.
learn-cards-declare = Zahraj svou 5 jako modrou: vyber kartu a pak políčko modrá 5.
learn-cards-declare-right = Teď je to modrá 5, jako by byla odjakživa. Políčko značí tvůj žeton (T2) a barvou štychu je modrá (D6).
learn-cards-declare-other = I to se smí. Tentokrát ale zahraj 5 jako modrou.

## Ctít barvu

learn-chapter-follow = Ctít barvu
learn-follow-led = Lepton vynáší žlutou 6, barvou štychu je tedy žlutá (D6). Hraje se po směru hodinových ručiček: na řadě jsi ty (T1).
learn-follow-try = Cti barvu: ohlas jednu ze svých karet jako žlutou.
learn-follow-try-right = Barvu ctíš. To nikdy nic nestojí.
learn-follow-try-other = Smíš, ale žlutá to není, a to má svou cenu. O té za chvíli; teď cti barvu.
learn-follow-once = Barvou štychu je modrá. Tvé čtyřky ji ctít nemůžou: modrá 4 je obsazená a políčko se nepoužije dvakrát (D1). Co ještě může být modré?
learn-follow-once-right = Sedmička. I modrá 7 je teď obsazená, a to pro všechny.
learn-follow-once-other = Smíš, ale barvu tím nectíš. Která z tvých karet ještě může být modrá?

## Vyhrát štych

learn-chapter-trick = Vyhrát štych
learn-trick-win = Hraješ poslední. Bez červené vyhrává nejvyšší karta barvy štychu (W1). Vyhraj tenhle štych modrou kartou.
learn-trick-win-right = Je tvůj: jedna hromádka před tebou, jeden bod (W2, S1).
learn-trick-win-low = Leptonova modrá 6 je vyšší, štych by vyhrál on. Máš na víc.
learn-trick-win-red = Červená taky vyhraje, je to trumf. Tady tě ale stojí modrý žeton: vyhraj modrou kartou.
learn-trick-win-other = Vyhrát tu může jen modrá a červená. Vyber modrou kartu, která je dost vysoká.
learn-trick-lead = Kdo vyhraje štych, vynáší další (T1). Vynes, co chceš.
learn-trick-lead-right = A tak to jde dál, štych za štychem, až všem zbude jediná karta (T3).

## Trumf

learn-chapter-trump = Červená je trumf
learn-trump-who = Vynesla se žlutá. Pak přišla zelená a dvě červené. Kdo vyhrává štych?
learn-trump-who-right = Lepton. Vyhrává nejvyšší červená, ať se vyneslo cokoli (W1).
learn-trump-who-wrong = Červená přebíjí všechny ostatní barvy a ze dvou červených vyhrává ta vyšší (W1). Podívej se znovu.
learn-trump-closed = Vynášíš a červenou v tomhle kole ještě nikdo nezahrál. Pak ji zatím vynést nejde (D3): vynes jinou barvu.
learn-trump-closed-right = Správně. Jakmile ji někdo přidá ke štychu, smí ji vynést kdokoli.
learn-trump-open = Teď už na červené leží žeton, takže se vynést smí. Vynes svou 8 jako červenou.
learn-trump-open-right = Červenou 8 žádná karta nepřebije.
learn-trump-open-other = Smíš, ale vyzkoušej něco nového: 8 jako červenou.
learn-trump-forced = Modrý a zelený žeton jsou pryč a žlutá 4 i žlutá 6 jsou obsazené. Kdo nemůže ohlásit nic jiného, smí vynést červenou i tak (D3).
learn-trump-forced-right = Přesně tak. Jiná cesta nebyla.

## Žeton barvy

learn-chapter-token = Cena barvy
learn-token-lose = Lepton vynáší modrou 2. Barvu můžeš ctít. Zahraj ale 3 jako červenou a sleduj své čtyři žetony.
learn-token-lose-right = Kdo nectí barvu, říká: nemám ji. A od teď je to pravda. Modrý žeton je do konce kola pryč (D5).
learn-token-lose-follow = Tím barvu ctíš a nic to nestojí. Aby bylo vidět, co se může stát, zahraj 3 jako červenou.
learn-token-lose-other = I to tě stojí modrý žeton. Zahraj ale 3 jako červenou: vyhraje i štych.
learn-token-gone = Tvoje červená 3 vyhrála a vynášíš. Modrá 6 i modrá 8 jsou volné, ale bez modrého žetonu modrou ohlásit nejde (D2). Vynes něco jiného.
learn-token-gone-right = S každým ztraceným žetonem mají tvé karty méně možností. Takhle začíná paradox.

## Před štychy

learn-chapter-aside = Odložit kartu
learn-aside-deal = Kolo začíná deseti kartami pro každého. Každý jednu odloží lícem dolů. V tomhle kole už nehraje a znáš ji jen ty (P3).
learn-aside-try = Každé číslo je na pěti kartách, ale má jen čtyři políčka. Kterou kartu odložíš?
learn-aside-try-right = Čtyřku, protože máš všech pět. Jednu z nich by nikdy nešlo zahrát.
learn-aside-try-other = Smíš. Máš ale všech pět čtyřek a políčka jsou pro ně jen čtyři. Odlož čtyřku.

## Odhad

learn-chapter-predict = Odhad štychů
learn-predict-try = Teď každý postupně odhadne, kolik štychů vyhraje, tady 1, 2 nebo 3 (P4). Co myslíš?
learn-predict-try-right = Všichni mají odhad. Ve třech se odhaduje 1, 3 nebo 4, nikdy 2.

## Body a skupinky

learn-chapter-bonus = Body a skupinky
learn-points-tricks = Konec kola. Odhad byl jeden štych, vyhrané máš dva. Kolik je to bodů?
learn-points-tricks-right = Dva štychy, dva body (S1). Bonusové body jsou jen za přesný odhad.
learn-points-tricks-wrong = Za každý štych je bod (S1) a bonusové body jsou jen za přesný odhad (S3). Počítej znovu.
learn-bonus-corner = Kdo odhadne přesně, dostane bonus: bod za každý žeton největší souvislé skupinky. Jak velká je tady ta tvoje?
learn-bonus-corner-right = Tři. Žetony se dotýkají vlevo, vpravo, nahoře a dole, nikdy rohem (S4).
learn-bonus-corner-wrong = Žetony se dotýkají vlevo, vpravo, nahoře a dole, nikdy rohem (S4). Počítej znovu.
learn-bonus-try = Poslední karta. Odhad jsou dva štychy a máš jeden: vyhraj i tenhle a zvětši svou největší skupinku.
learn-bonus-try-right = Dva štychy podle odhadu a skupinka z pěti: 2 + 5 = 7 bodů (S3).
learn-bonus-try-other = Štych je tvůj, ale největší skupinka má pořád čtyři žetony: 2 + 4 = 6. Jedno políčko je lepší.

## Paradox

learn-chapter-paradox = Paradox
learn-paradox-what = Modrý a žlutý žeton jsou pryč a v ruce máš 4 a 6. Lepton bude vynášet. Co pak budeš moct ohlásit?
learn-paradox-what-right = Nic. Červená a zelená jsou u obou karet obsazené, modrá a žlutá jsou pro tebe ztracené.
learn-paradox-happens = Paradox! Kdo má hrát a nemůže, okamžitě končí kolo (X1). Nikdo už nehraje a všechny žetony zůstávají ležet (X3, X4).
learn-paradox-points = Paradox je tvůj. Odhad byl tři štychy a tři máš. Kolik je to bodů?
learn-paradox-points-right = Tři body dolů a žádný bonus (S2). Ostatním se počítá všechno jako jindy (S5).
learn-paradox-points-wrong = Kdo ho způsobil, ztrácí za každý štych bod a bonus nedostane (S2).
learn-paradox-avoid = Vynesla se zelená 2. Mysli o štych dopředu: co teď ohlásíš, rozhodne, jestli pak budeš mít co hrát.
learn-paradox-avoid-right = Dobrý postřeh. Zelená ti zůstává a čtyřka ještě může být červená.
learn-paradox-avoid-other = Paradox! Bez zelené tvoje 6 nemůže být ničím a na červené 4 teď leží tvůj žeton. Zkus to jinak.

## Partie

learn-chapter-match = Partie
learn-match-rounds = Partie má tolik kol, kolik je hráčů, a každý jedno začíná (G1). Vyhrává nejvyšší součet; při shodě lepší poslední kolo (G2).

## Malé kolo

learn-chapter-round = Malé kolo
learn-round-deal = A teď celé kolo v malém: tři hráči, čísla 1 až 3, každému čtyři karty, dva štychy. Je jen na tobě.
learn-round-aside = Kterou kartu odložíš?
learn-round-aside-right = S vyššími kartami se dá vyhrát, když je potřeba.
learn-round-aside-other = Smíš. Napoprvé si ale nech vysoké karty a odlož 1.
learn-round-predict = Kolik z těch dvou štychů vyhraješ?
learn-round-predict-right = Jeden: na překvapení zbývá místo.
learn-round-predict-other = Odvážné, ale tady stačí jedno překvapení a odhad nevyjde. Odhadni jeden štych.
learn-round-play = Odehraj oba štychy. Vyhraj přesně jeden a drž své žetony u sebe.
learn-round-hit = Jeden štych, přesně podle odhadu, a k tomu bonus za skupinku. Hrát už umíš.
learn-round-missed = Přesně jeden to není, bonus tedy nebude (S3). Zkus to jinak.

## Ve dvou

learn-chapter-two = Ve dvou
learn-two-neutral = Ve dvou se hraje s čísly 1 až 5 a bez odhadů. Pět karet zbude; tři se otočí a každá dá na zelenou neutrální žeton (P2).
learn-two-where = Otočila se 3 a 5. Třetí karta je zase 3. Kam přijde její žeton?
learn-two-where-right = Na žlutou, protože zelená je obsazená. Potom by to byla modrá, červená nikdy (P2).
learn-two-where-wrong = Nejdřív zelená; když je obsazená, žlutá; pak modrá; červená nikdy (P2). Podívej se znovu.
learn-two-points = Máš pět štychů a tvoje největší skupinka má osm žetonů. Kolik je to bodů?
learn-two-points-right = Pět. Ve dvou je bonus jen za čtyři štychy nebo méně (S3). Muon má tři štychy a skupinku ze tří: 6 bodů.
learn-two-points-wrong = Ve dvou je bonus jen za čtyři štychy nebo méně (S3). Počítej znovu.

## Konec

learn-chapter-end = Na řadě jsi ty
learn-end = To je celá hra. Zbytek jsou tvé kočky a trocha odvahy.
