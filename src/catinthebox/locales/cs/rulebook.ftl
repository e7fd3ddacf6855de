# Pravidla k vyhledávání. Klíče nesou čísla pravidel.

rulebook-minute = Kočky nemají barvu, dokud ji neohlásíš. Zahraješ 5, ohlásíš modrou a tvůj žeton zakryje modrou 5 na desce výzkumu: modrou 5 už v tomhle kole nikdo nezahraje. Když ohlásíš jinou barvu než barvu štychu, přijdeš o barvu štychu do konce kola. Dřív nebo později někomu zbudou karty, které už nemůžou být ničím: to je paradox, který kolo okamžitě ukončí a toho, kdo ho způsobil, něco stojí. Vyhraj přesně tolik štychů, kolik zní tvůj odhad, a největší souvislá skupinka tvých žetonů je tvůj bonus.
rulebook-learn = Učit se hrou
rulebook-contents = Obsah
rulebook-link = Odkaz na pravidlo { $rule }

## Části

rulebook-counts = Kolik je hráčů
rulebook-material = Co je na stole
rulebook-match = Partie
rulebook-preparing = Příprava kola
rulebook-tricks = Štychy
rulebook-declaring = Ohlášení barvy
rulebook-winning = Kdo štych vyhraje
rulebook-paradox = Paradox
rulebook-scoring = Bodování kola

## Tabulka podle počtu hráčů

rulebook-players = Hráči
rulebook-numbers = Čísla
rulebook-dealt = Karet každému
rulebook-tricks-each = Štychy
rulebook-predictions = Odhady
rulebook-side = Strana desky
rulebook-none = žádné

## Co je na stole

rulebook-M1 = Karta kočky má číslo a nic víc. Každé číslo je na pěti kartách.
rulebook-M2 = Barvy jsou čtyři: červená, modrá, žlutá a zelená. Červená je trumf.
rulebook-M3 = Deska výzkumu má jedno políčko pro každou barvu a každé číslo ve hře.
rulebook-M4 = Každý má desku hráče se čtyřmi žetony barev, po jednom od každé, a s místem pro odhad.
rulebook-M5 = Hráčské žetony nikdy nedojdou.
rulebook-M6 = Číslo, se kterým se v daném počtu hráčů nehraje, nemá karty ani políčka.
rulebook-M7 = Která políčka leží vedle sebe, záleží na straně desky. Na bílé straně je každá barva jedna řada: shora červená, modrá, žlutá a zelená, čísla rostou zleva doprava. Na fialové straně se potkávají jiná políčka; ta naše je naším vlastním čtením.
rulebook-M8 = Bílá je pro dva hráče a pro první partie ve třech a ve čtyřech; tři a čtyři si potom můžou vybrat. Pět hraje na fialové.

## Partie

rulebook-G1 = Partie má tolik kol, kolik je hráčů. První začínající hráč se vylosuje; každé další kolo začíná o místo dál po směru hodinových ručiček, takže každý začíná jednou.
rulebook-G2 = Vyhrává nejvyšší součet. Z hráčů se stejným součtem je vpředu ten s lepším posledním kolem, včetně bonusu. Když je i to stejné, o vítězství se dělí.
rulebook-G3 = Nové kolo začíná od nuly: každému čtyři žetony barev, prázdná deska výzkumu, všechny karty zamíchané dohromady.

## Příprava kola

rulebook-P1 = Karty ve hře se zamíchají a rozdají. Karty v ruce jsou tajemství toho, kdo je drží.
rulebook-P2 = Jen ve dvou: pět karet zbude. Tři se po jedné otočí a každá položí ke svému číslu neutrální žeton: na zelenou, nebo na žlutou, když je zelená obsazená, nebo na modrou, když jsou obsazené obě. Nepatří nikomu a na červené neleží nikdy. Poslední dvě karty zůstanou lícem dolů.
rulebook-P3 = Všichni současně odloží jednu kartu z ruky lícem dolů. V tomhle kole už nehraje a zná ji jen ten, kdo ji odložil. Ve dvou také.
rulebook-P4 = Od začínajícího hráče po směru hodinových ručiček každý oznámí odhad, který tabulka dovoluje. Ve dvou se neodhaduje.

## Štychy

rulebook-T1 = První štych vynáší začínající hráč, každý další vítěz předchozího. Hraje se po směru hodinových ručiček.
rulebook-T2 = Tah znamená: zahrát kartu z ruky, ohlásit její barvu a položit žeton na to políčko. Žeton tam zůstane do konce kola.
rulebook-T3 = Štychy končí, když všem zbývá jediná karta. Ta se nehraje.

## Ohlášení barvy

rulebook-D1 = Políčko ohlášené barvy a čísla karty musí být prázdné.
rulebook-D2 = Barvu můžeš ohlásit, jen dokud máš její žeton, ať vynášíš, nebo přidáváš.
rulebook-D3 = Vynést červenou se smí, jakmile na některém červeném políčku leží hráčský žeton. Dřív jen tehdy, když žádnou kartu z ruky nejde ohlásit v jiné barvě.
rulebook-D4 = Kdo přidává, smí ohlásit každou barvu, kterou dovolí D1 a D2: barvu štychu i jinou, také červenou.
rulebook-D5 = Kdo přidá jinou barvu než barvu štychu, přijde o svůj žeton barvy štychu do konce kola. Nezáleží na tom, jestli barvu ctít mohl. Žeton, který je pryč, se podruhé ztratit nedá.
rulebook-D6 = Barva štychu je barva ohlášená pro jeho první kartu.

## Kdo štych vyhraje

rulebook-W1 = Štych vyhrává nejvyšší červená. Bez červené nejvyšší karta barvy štychu. Shoda nenastane, protože žádné políčko se nepoužije dvakrát.
rulebook-W2 = Vítěz si karty nechá jako jednu hromádku, jeden štych. Kdo začínal kolo, se tím nemění.

## Paradox

rulebook-X1 = Kdo je na řadě a nemá co zahrát, způsobí paradox. Počítají se všechny karty v ruce, i ta, která by nakonec zbyla.
rulebook-X2 = Paradox si nelze vybrat: kdo má co zahrát, musí.
rulebook-X3 = Paradox okamžitě ukončí štychy kola. Kdo ho způsobil, ukáže ruku. Rozehraný štych nezíská nikdo a jeho karty se odloží, ale všechny žetony zůstanou na desce.
rulebook-X4 = Kdo v tom štychu ještě nehrál, už nehraje.

## Bodování kola

rulebook-S1 = Za každý vyhraný štych je bod.
rulebook-S2 = Kdo způsobil paradox, za každý vyhraný štych bod ztrácí a bonusové body nemá.
rulebook-S3 = Kdo vyhrál přesně tolik štychů, kolik byl jeho odhad, a nezpůsobil paradox, má bonusové body: tolik, kolik žetonů má jeho největší souvislá skupinka. Ve dvou je bonus za čtyři štychy nebo méně.
rulebook-S4 = Žetony se dotýkají vlevo, vpravo, nahoře a dole, nikdy rohem. Neutrální a cizí žetony skupinku nespojují.
rulebook-S5 = Ostatním paradox nic nebere: jejich štychy i bonus se počítají jako jindy.

## Kresby

rulebook-drawn-T2 = Karta 5 se hraje jako modrá.
rulebook-drawn-D5 = Někdo nectil modrou.
rulebook-drawn-W1 = Vynesla se žlutá; vyhrává vyšší červená.
rulebook-drawn-S4 = Skupinka ze tří. Čtvrtý žeton se jí dotýká jen rohem.
rulebook-drawn-M7 = Obě strany desky, pro čtyři hráče.
