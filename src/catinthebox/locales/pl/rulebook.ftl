# Zasady do wyszukiwania. Klucze noszą numery zasad.

rulebook-minute = Koty nie mają koloru, dopóki go nie określisz. Zagrywasz 5, określasz ją jako niebieską, a twój znacznik zakrywa niebieskie 5 na planszy badań: nikt już w tej rundzie nie zagra niebieskiej 5. Jeśli określisz inny kolor niż wyjściowy, kolor wyjściowy jest dla ciebie stracony do końca rundy. Prędzej czy później ktoś może mieć karty, które nie mogą już być niczym: to paradoks, który natychmiast kończy rundę i kosztuje tego, kto go wywołał. Wygraj dokładnie tyle lew, ile było obstawionych, a największa grupa twoich znaczników da premię.
rulebook-learn = Ucz się, grając
rulebook-contents = Spis treści
rulebook-link = Odnośnik do zasady { $rule }

## Części

rulebook-counts = Ilu jest graczy
rulebook-material = Co leży na stole
rulebook-match = Partia
rulebook-preparing = Rozdanie
rulebook-tricks = Lewy
rulebook-declaring = Określanie koloru
rulebook-winning = Kto wygrywa lewę
rulebook-paradox = Paradoks
rulebook-scoring = Punktacja rundy

## Tabela według liczby graczy

rulebook-players = Gracze
rulebook-numbers = Liczby
rulebook-dealt = Karty na gracza
rulebook-tricks-each = Lewy
rulebook-predictions = Obstawianie
rulebook-side = Strona planszy
rulebook-none = brak

## Co leży na stole

rulebook-M1 = Karta kota ma liczbę i nic więcej. Każda liczba jest na pięciu kartach.
rulebook-M2 = Są cztery kolory: czerwony, niebieski, żółty i zielony. Czerwony to atut.
rulebook-M3 = Plansza badań ma jedno pole dla każdego koloru i każdej liczby w grze.
rulebook-M4 = Każdy ma planszę gracza z czterema znacznikami kolorów, po jednym z każdego, i miejscem na obstawianie.
rulebook-M5 = Znaczników graczy nigdy nie brakuje.
rulebook-M6 = Liczba, której przy tylu graczach się nie używa, nie ma kart ani pól.
rulebook-M7 = Które pola leżą obok siebie, zależy od strony planszy. Na białej każdy kolor to jeden rząd: od góry czerwony, niebieski, żółty i zielony, a liczby rosną w prawo. Na fioletowej spotykają się inne pola; nasza jest naszym własnym odczytaniem.
rulebook-M8 = Biała jest dla dwóch graczy i na pierwsze partie we troje i we czworo; troje i czworo może potem wybierać. W pięcioro gra się na fioletowej.

## Partia

rulebook-G1 = Partia ma tyle rund, ilu jest graczy. Pierwszego rozdającego się losuje; każda następna runda zaczyna się o miejsce dalej zgodnie z ruchem wskazówek zegara, więc każdy zaczyna raz.
rulebook-G2 = Wygrywa najwyższa suma. Z graczy o tej samej sumie lepszy jest ten z lepszą ostatnią rundą, wraz z premią. Jeśli i ona jest równa, zwycięstwo jest wspólne.
rulebook-G3 = Nowa runda zaczyna się od zera: cztery znaczniki kolorów dla każdego, pusta plansza badań, wszystkie karty potasowane razem.

## Rozdanie

rulebook-P1 = Karty w grze tasuje się i rozdaje. Karty na ręce są tajne.
rulebook-P2 = Tylko we dwoje: zostaje pięć kart. Trzy odkrywa się po kolei i każda kładzie neutralny znacznik na polu swojej liczby: na zielonym, a jeśli zielone jest zajęte, na żółtym, a jeśli oba są zajęte, na niebieskim. Nie należy do nikogo, a na czerwonym nie leży nigdy. Ostatnie dwie karty zostają zakryte.
rulebook-P3 = Wszyscy jednocześnie odrzucają jedną zakrytą kartę z ręki. W tej rundzie już nie gra, a zna ją tylko ten, kto ją odrzucił. We dwoje też.
rulebook-P4 = Zaczynając od rozdającego, zgodnie z ruchem wskazówek zegara każdy obstawia liczbę, na którą pozwala tabela. We dwoje się nie obstawia.

## Lewy

rulebook-T1 = W pierwszą lewę wychodzi rozdający, w każdą następną zwycięzca poprzedniej. Gra się zgodnie z ruchem wskazówek zegara.
rulebook-T2 = W swojej kolei zagrywasz kartę z ręki, określasz jej kolor i kładziesz znacznik na tym polu. Zostaje tam do końca rundy.
rulebook-T3 = Lewy kończą się, gdy każdemu została jedna karta. Tej karty się nie zagrywa.

## Określanie koloru

rulebook-D1 = Pole określonego koloru i liczby karty musi być puste.
rulebook-D2 = Kolor można określić tylko, póki ma się jego znacznik, zarówno wychodząc, jak i dokładając.
rulebook-D3 = W czerwony można wyjść, gdy na którymś czerwonym polu leży znacznik gracza. Wcześniej tylko wtedy, gdy żadnej karty z ręki nie można określić w innym kolorze.
rulebook-D4 = Kto dokłada, może określić każdy kolor, na który pozwalają D1 i D2: wyjściowy albo inny, także czerwony.
rulebook-D5 = Kto dokłada inny kolor niż wyjściowy, traci do końca rundy swój znacznik koloru wyjściowego. Nie ma znaczenia, czy można było dołożyć do koloru. Znacznika, którego już nie ma, nie traci się drugi raz.
rulebook-D6 = Kolor wyjściowy to kolor określony dla pierwszej karty lewy.

## Kto wygrywa lewę

rulebook-W1 = Lewę wygrywa najwyższy czerwony. Bez czerwonego najwyższa karta koloru wyjściowego. Remisu nie ma, bo żadnego pola nie używa się dwa razy.
rulebook-W2 = Zwycięzca zatrzymuje karty jako jeden stosik, czyli jedną lewę. Rozdający rundy się przez to nie zmienia.

## Paradoks

rulebook-X1 = Kto ma zagrać, a nie ma dozwolonego zagrania, wywołuje paradoks. Liczą się wszystkie karty na ręce, także ta, która zostałaby na końcu.
rulebook-X2 = Paradoksu nie można wybrać: kto może zagrać, musi.
rulebook-X3 = Paradoks natychmiast kończy lewy rundy. Kto go wywołał, pokazuje rękę. Niedokończonej lewy nie wygrywa nikt, jej karty się odkłada, ale wszystkie znaczniki zostają na planszy.
rulebook-X4 = Kto jeszcze nie zagrał w tej lewie, już nie gra.

## Punktacja rundy

rulebook-S1 = Każda wygrana lewa to punkt.
rulebook-S2 = Kto wywołał paradoks, traci punkt za każdą wygraną lewę i nie dostaje premii.
rulebook-S3 = Kto wygrał dokładnie tyle lew, ile obstawił, i nie wywołał paradoksu, dostaje premię: tyle punktów, ile znaczników ma jego największa grupa. We dwoje premia jest za cztery lewy albo mniej.
rulebook-S4 = Znaczniki stykają się z lewej, z prawej, z góry i z dołu, nigdy rogiem. Neutralne i cudze znaczniki nie łączą grupy.
rulebook-S5 = Innym paradoks niczego nie zabiera: ich lewy i premia liczą się jak zwykle.

## Rysunki

rulebook-drawn-T2 = Karta 5 zagrana jako niebieska.
rulebook-drawn-D5 = Ktoś nie dołożył niebieskiego.
rulebook-drawn-W1 = Kolorem wyjściowym jest żółty; wygrywa wyższy czerwony.
rulebook-drawn-S4 = Grupa z trzech. Czwarty znacznik styka się z nią tylko rogiem.
rulebook-drawn-M7 = Obie strony planszy, dla czterech graczy.
