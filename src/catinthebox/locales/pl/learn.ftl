# Samouczek: co mówi Quark, przewodnik. Quark, Muon, Boson i Lepton to koty; numery zasad stają się odnośnikami.

## Dookoła

learn-guide = Quark wyjaśnia
learn-chapters = Rozdziały
learn-place = { $lesson } z { $lessons }
learn-back = Wstecz
learn-next = Dalej
learn-skip = Pomiń
learn-nothing = Zupełnie nic
learn-play = Graj
learn-read = Przeczytaj zasady
learn-from-start = Od początku

## Karty bez koloru

learn-chapter-cards = Karty bez koloru
learn-cards-hand = Cześć, jestem Quark. Te koty są twoje: każdy ma liczbę, a żaden nie ma jeszcze koloru.
learn-cards-board = To plansza badań: jedno pole dla każdego koloru i każdej liczby. Tu zaznacza się wszystko, co zagrano.
learn-cards-declare = Zagraj swoją 5 jako niebieską: wybierz kartę, a potem pole niebieskie 5.
learn-cards-declare-right = Teraz to niebieska 5, jakby była nią od zawsze. Pole zaznacza twój znacznik (T2), a kolorem wyjściowym jest niebieski (D6).
learn-cards-declare-other = To też wolno. Tym razem zagraj jednak 5 jako niebieską.

## Dokładanie do koloru

learn-chapter-follow = Dokładanie do koloru
learn-follow-led = Lepton wychodzi w żółtą 6, więc kolorem wyjściowym jest żółty (D6). Gra się zgodnie z ruchem wskazówek zegara: twoja kolej (T1).
learn-follow-try = Dołóż do koloru: określ jedną ze swoich kart jako żółtą.
learn-follow-try-right = Dokładasz do koloru. To nigdy nic nie kosztuje.
learn-follow-try-other = Wolno, ale to nie żółty, a to ma swoją cenę. O niej za chwilę; teraz dołóż do koloru.
learn-follow-once = Kolorem wyjściowym jest niebieski. Twoje czwórki nie pasują: niebieskie 4 jest zajęte, a pola nie używa się dwa razy (D1). Co jeszcze może być niebieskie?
learn-follow-once-right = Siódemka. Teraz i niebieskie 7 jest zajęte, dla wszystkich.
learn-follow-once-other = Wolno, ale to nie dokłada do koloru. Która z twoich kart może jeszcze być niebieska?

## Wygrać lewę

learn-chapter-trick = Wygrać lewę
learn-trick-win = Grasz na końcu. Bez czerwonego wygrywa najwyższa karta koloru wyjściowego (W1). Wygraj tę lewę niebieską kartą.
learn-trick-win-right = Jest twoja: jeden stosik przed tobą, wart jeden punkt (W2, S1).
learn-trick-win-low = Niebieska 6 Leptona jest wyższa, więc wygrywa Lepton. Stać cię na więcej.
learn-trick-win-red = Czerwony też wygrywa, to atut. Tutaj kosztuje cię jednak niebieski znacznik: wygraj niebieską kartą.
learn-trick-win-other = Wygrać może tu tylko niebieski i czerwony. Wybierz niebieską kartę, która jest dość wysoka.
learn-trick-lead = Kto wygrywa lewę, wychodzi w następną (T1). Wyjdź, w co chcesz.
learn-trick-lead-right = I tak dalej, lewa za lewą, aż każdemu zostanie jedna karta (T3).

## Atut

learn-chapter-trump = Czerwony to atut
learn-trump-who = Kolorem wyjściowym jest żółty. Potem był zielony i dwa czerwone. Kto wygrywa lewę?
learn-trump-who-right = Lepton. Wygrywa najwyższy czerwony, niezależnie od koloru wyjściowego (W1).
learn-trump-who-wrong = Czerwony bije każdy inny kolor, a z dwóch czerwonych wygrywa wyższy (W1). Spójrz jeszcze raz.
learn-trump-closed = Wychodzisz, a w tej rundzie nikt jeszcze nie zagrał czerwonego. Wtedy nie można w niego wyjść (D3): wyjdź w inny kolor.
learn-trump-closed-right = Właśnie. Gdy ktoś zagra czerwony w trakcie lewy, każdy może już w niego wyjść.
learn-trump-open = Teraz na czerwonym leży znacznik, więc można w czerwony wyjść. Zagraj swoją 8 jako czerwoną.
learn-trump-open-right = Czerwonej 8 nie pobije żadna karta.
learn-trump-open-other = Wolno, ale spróbuj czegoś nowego: 8 jako czerwona.
learn-trump-forced = Nie masz już niebieskiego ani zielonego znacznika, a żółte 4 i żółte 6 są zajęte. Kto nie może określić nic innego, może jednak wyjść w czerwony (D3).
learn-trump-forced-right = Dokładnie tak. Innej drogi nie było.

## Znacznik koloru

learn-chapter-token = Cena koloru
learn-token-lose = Lepton wychodzi w niebieską 2. Możesz dołożyć do koloru. Zagraj jednak 3 jako czerwoną i obserwuj swoje cztery znaczniki.
learn-token-lose-right = Kto nie dokłada do koloru, mówi: nie mam go. I od teraz to prawda. Niebieski znacznik przepada do końca rundy (D5).
learn-token-lose-follow = To dokłada do koloru i nic nie kosztuje. Żeby zobaczyć, co jeszcze może się stać, zagraj 3 jako czerwoną.
learn-token-lose-other = To też kosztuje niebieski znacznik. Zagraj jednak 3 jako czerwoną: wygra także lewę.
learn-token-gone = Twoja czerwona 3 wygrała i wychodzisz. Niebieskie 6 i niebieskie 8 są wolne, ale bez niebieskiego znacznika nie można określić niebieskiego (D2). Wyjdź w coś innego.
learn-token-gone-right = Z każdym straconym znacznikiem twoje karty mają mniej możliwości. Tak zaczyna się paradoks.

## Przed pierwszą lewą

learn-chapter-aside = Odrzucić kartę
learn-aside-deal = Runda zaczyna się od dziesięciu kart dla każdego. Każdy odrzuca jedną, zakrytą. W tej rundzie już nie gra, a znasz ją tylko ty (P3).
learn-aside-try = Każda liczba jest na pięciu kartach, ale ma tylko cztery pola. Którą kartę odrzucasz?
learn-aside-try-right = Czwórkę, bo masz wszystkie pięć. Jednej z nich nigdy nie dałoby się zagrać.
learn-aside-try-other = Wolno. Masz jednak wszystkie pięć czwórek, a pola są dla nich cztery. Odrzuć czwórkę.

## Obstawianie

learn-chapter-predict = Obstawianie
learn-predict-try = Teraz każdy po kolei obstawia, ile lew wygra, tutaj 1, 2 albo 3 (P4). Jak myślisz?
learn-predict-try-right = Wszyscy obstawili. We troje obstawia się 1, 3 albo 4, nigdy 2.

## Punkty i grupy

learn-chapter-bonus = Punkty i grupy
learn-points-tricks = Koniec rundy. Obstawiona była jedna lewa, a masz dwie. Ile to punktów?
learn-points-tricks-right = Dwie lewy, dwa punkty (S1). Premia jest tylko za dokładne obstawienie.
learn-points-tricks-wrong = Każda lewa to punkt (S1), a premia jest tylko za dokładne obstawienie (S3). Policz jeszcze raz.
learn-bonus-corner = Za dokładne obstawienie jest premia: punkt za każdy znacznik największej grupy. Jak duża jest tu twoja?
learn-bonus-corner-right = Trzy. Znaczniki stykają się z lewej, z prawej, z góry i z dołu, nigdy rogiem (S4).
learn-bonus-corner-wrong = Znaczniki stykają się z lewej, z prawej, z góry i z dołu, nigdy rogiem (S4). Policz jeszcze raz.
learn-bonus-try = Ostatnia karta. Obstawione są dwie lewy, a masz jedną: wygraj i tę, i powiększ swoją największą grupę.
learn-bonus-try-right = Dwie lewy, jak w obstawianiu, i grupa z pięciu: 2 + 5 = 7 punktów (S3).
learn-bonus-try-other = Lewa jest twoja, ale największa grupa nadal ma cztery znaczniki: 2 + 4 = 6. Jedno pole jest lepsze.

## Paradoks

learn-chapter-paradox = Paradoks
learn-paradox-what = Niebieski i żółty znacznik przepadły, a na ręce masz 4 i 6. Lepton zaraz wyjdzie. Co będzie można wtedy określić?
learn-paradox-what-right = Nic. Czerwony i zielony są zajęte dla obu kart, a niebieski i żółty już przepadły.
learn-paradox-happens = Paradoks! Kto ma zagrać, a nie może, natychmiast kończy rundę (X1). Nikt już nie gra, a wszystkie znaczniki zostają (X3, X4).
learn-paradox-points = Paradoks jest twój. Obstawione były trzy lewy i trzy masz. Ile to punktów?
learn-paradox-points-right = Trzy punkty mniej i żadnej premii (S2). Innym wszystko liczy się jak zwykle (S5).
learn-paradox-points-wrong = Kto go wywołał, traci punkt za każdą lewę i nie dostaje premii (S2).
learn-paradox-avoid = Kolorem wyjściowym jest zielony, leży 2. Myśl o lewę naprzód: to, co teraz określisz, zdecyduje, czy potem będzie czym grać.
learn-paradox-avoid-right = Dobre oko. Zielony zostaje, a czwórka może jeszcze być czerwona.
learn-paradox-avoid-other = Paradoks! Bez zielonego twoja 6 nie może być niczym, a na czerwonym 4 leży już twój znacznik. Spróbuj inaczej.

## Partia

learn-chapter-match = Partia
learn-match-rounds = Partia ma tyle rund, ilu jest graczy, i każdy jedną zaczyna (G1). Wygrywa najwyższa suma, a przy równej lepsza ostatnia runda (G2).

## Mała runda

learn-chapter-round = Mała runda
learn-round-deal = A teraz cała runda w małym wydaniu: trzech graczy, liczby od 1 do 3, po cztery karty, dwie lewy. Jest tylko twoja.
learn-round-aside = Którą kartę odrzucasz?
learn-round-aside-right = Z wyższymi kartami można wygrać, kiedy trzeba.
learn-round-aside-other = Wolno. Na początek zostaw sobie jednak wysokie karty i odrzuć 1.
learn-round-predict = Ile z tych dwóch lew wygrasz?
learn-round-predict-right = Jedną: zostaje miejsce na niespodziankę.
learn-round-predict-other = Odważnie, ale tu wystarczy jedna niespodzianka i nic z tego. Obstaw jedną lewę.
learn-round-play = Rozegraj obie lewy. Wygraj dokładnie jedną i trzymaj swoje znaczniki razem.
learn-round-hit = Jedna lewa, dokładnie jak w obstawianiu, a grupa daje premię. Umiesz już grać.
learn-round-missed = To nie jest dokładnie jedna, więc premii nie ma (S3). Spróbuj inaczej.

## We dwoje

learn-chapter-two = We dwoje
learn-two-neutral = We dwoje gra się liczbami od 1 do 5 i bez obstawiania. Zostaje pięć kart; trzy się odkrywa i każda kładzie neutralny znacznik na zielonym (P2).
learn-two-where = Odkryto 3 i 5. Trzecia karta to znowu 3. Gdzie trafi jej znacznik?
learn-two-where-right = Na żółty, bo zielony jest zajęty. Potem byłby niebieski, a czerwony nigdy (P2).
learn-two-where-wrong = Najpierw zielony; jeśli zajęty, żółty; potem niebieski; a czerwony nigdy (P2). Spójrz jeszcze raz.
learn-two-points = Masz pięć lew, a twoja największa grupa ma osiem znaczników. Ile to punktów?
learn-two-points-right = Pięć. We dwoje premia jest tylko za cztery lewy albo mniej (S3). Muon ma trzy lewy i grupę z trzech: 6 punktów.
learn-two-points-wrong = We dwoje premia jest tylko za cztery lewy albo mniej (S3). Policz jeszcze raz.

## Koniec

learn-chapter-end = Twoja kolej
learn-end = To cała gra. Reszta to twoje koty i odrobina odwagi.
