# Stół w przeglądarce.

## Drogi po stronach

web-home = Cat in the Box, na pierwszą stronę
web-nav = Strony
web-learn = Nauka gry
web-rules = Zasady
web-replay = Zapis
web-me = Ja
web-language = Język
web-skip = Prosto do treści
web-close = Zamknij
web-loading = Już idzie…

## Kim się jest

# Imię dla kogoś, kto żadnego nie wybrał; najwyżej 24 litery.
web-guest-name = { $which ->
   *[0] Ciekawska kotka
    [1] Cicha kotka
    [2] Cierpliwa kotka
    [3] Aksamitna kotka
    [4] Nocna kotka
    [5] Wąsik
}

## Gdy coś się zepsuje

web-problem-title = Coś poszło nie tak
web-nowhere-title = Tu nic nie ma
web-nowhere = Adres jest może stary albo ma literówkę.
web-try-again = Spróbuj ponownie
web-go-home = Na pierwszą stronę
web-problem = { $code ->
    [network] Serwer nie odpowiada. To, co już za tobą, jest bezpieczne; spróbuj za chwilę.
    [unavailable] Serwer nie może teraz zapisywać. Spróbuj za chwilę.
    [too_often] To było trochę za szybko. Odczekaj chwilę i spróbuj ponownie.
    [late] Coś wydarzyło się wcześniej. Spójrz na stół i wybierz jeszcze raz.
    [no_table] Nie ma takiego stołu. Link może być ucięty albo stół nigdy nie powstał.
    [closed] Ten stół zamknięto, bo nikogo już przy nim nie było.
    [link_gone] Ten link został już użyty albo wygasł. Zrób nowy na drugim urządzeniu.
    [bad_name] Imię ma od 1 do 24 widocznych znaków.
    [already_begun] Partia już się zaczęła.
    [already_seated] Już siedzisz przy tym stole.
    [seat_taken] Ktoś był szybszy: to miejsce jest zajęte.
    [seat_free] Nikt już tam nie siedzi.
    [seats_free] Najpierw wszystkie miejsca muszą być zajęte.
    [table_full] Wszystkie miejsca są zajęte. Możesz oglądać.
    [seats_kept] Wolne miejsca są zarezerwowane dla graczy z poprzedniej partii. Możesz oglądać.
    [not_host] Może to zrobić tylko osoba, która założyła stół.
    [not_seated] Nie siedzisz przy tym stole.
    [not_playing] Przy tym stole nikt teraz nie gra.
    [not_over] Partia jeszcze się nie skończyła.
    [no_hints] Przy tym stole nie ma podpowiedzi.
    [not_known] Ta przeglądarka nie jest tu już znana. Odśwież stronę i zacznij od nowa.
    [not_installed] Ten serwer tego nie potrafi: brakuje mu części programu.
    [busy] Serwer ma teraz za dużo do przemyślenia. Spróbuj za chwilę.
   *[other] Nie udało się, i to nie twoja wina. Spróbuj ponownie; nic nie przepadło.
}

## Rzeczy na stole, słowami

board-title = Plansza badań
board-free = { space }, wolne
board-open = { space }, można określić
# Kosztuje znacznik koloru wyjściowego.
board-costly = { space }, można określić, kosztuje znacznik koloru
board-token = { space }, znacznik: { $name }
board-neutral = { space }, neutralny znacznik
hand-title = Twoja ręka
hand-of = Karty na ręce: { $name }
hand-card = Karta { $number }
hand-forced = Jedyna karta, którą możesz zagrać
# Na ile pól mogą jeszcze trafić karty jednej liczby.
hand-exposure = { $spaces ->
    [0] Nie zostało żadne pole
    [one] Zostało { $spaces } pole
    [few] Zostały { $spaces } pola
   *[many] Zostało { $spaces } pól
}
trick-title = Lewa na stole
trick-card = { $name }: { $number } { colour-declared }
trick-led = kolor wyjściowy: { colour }
# Krótko: to napis na karcie.
trick-wins = prowadzi
trick-won = bierze
token-there = { colour-token }
token-lost = { colour-token }, stracony
token-at-risk = { colour-token }, przepadnie
tricks-predicted = { count-tricks }, w obstawianiu { $prediction }
seat-start = rozdaje
seat-thinking = zastanawia się
seat-done = gotowe
seat-away = poza stołem
seat-bot = bot
seat-points = { count-points }
seat-cards = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
seat-clock = { $count ->
    [one] została { $count } sekunda
    [few] zostały { $count } sekundy
   *[many] zostało { $count } sekund
}
predict-title = Ile lew wygrasz?
predict-why = Jeśli będzie ich dokładnie tyle, największa grupa da premię.
confirm-play = Zagrać { $number } { colour-declared }?
confirm-discard = Odrzucić { $number }?
confirm-predict = Obstawić { $count ->
    [one] { $count } lewę
    [few] { $count } lewy
   *[many] { $count } lew
}?
confirm-costs = Tracisz { colour-token }
confirm-yes = Tak
confirm-no = Jeszcze nie
log-empty = Jeszcze nic się nie wydarzyło.
paradox-go-on = Dalej
# Krótko: to napisy w notesie wyników.
scores-paradox = paradoks
scores-winner = wygrywa

## Ustawienia

web-set-help = Pomoc na bieżąco
web-set-help-about = Co jest wymuszone i ile pól ma jeszcze każda liczba na ręce
web-set-confirm = Pytaj przed ruchem
web-set-confirm-about = Zagranie lub obstawienie liczy się dopiero po drugim naciśnięciu
web-set-sounds = Dźwięki
web-set-sounds-about = Kilka cichych
web-set-pace = Tempo pozostałych
web-pace = { $pace ->
    [0] od razu
    [350] szybko
    [700] spokojnie
    [1400] powoli
   *[other] { $pace } ms
}
web-set-theme = Światło
web-theme = { $theme ->
   *[auto] jak urządzenie
    [light] papier
    [dark] noc
}
web-set-palette = Cztery kolory
web-palette = { $palette ->
   *[usual] żywe
    [steps] według jasności
}
web-set-motion = Ruch
web-motion = { $motion ->
   *[auto] jak urządzenie
    [on] włączony
    [off] wyłączony
}

## Przed partią

web-waiting-title = Stół jest nakryty
web-waiting = { $count ->
    [one] Jedno miejsce jest wolne. Partia zacznie się, gdy ktoś je zajmie.
    [few] { $count } miejsca są wolne. Partia zacznie się, gdy wszystkie będą zajęte.
   *[many] { $count } miejsc jest wolnych. Partia zacznie się, gdy wszystkie będą zajęte.
}
web-kept = { $count ->
    [one] Jedno miejsce jest zarezerwowane dla gracza z poprzedniej partii. Partia zacznie się, gdy będzie zajęte.
    [few] { $count } miejsca są zarezerwowane dla graczy z poprzedniej partii. Partia zacznie się, gdy wszystkie będą zajęte.
   *[many] { $count } miejsc jest zarezerwowanych dla graczy z poprzedniej partii. Partia zacznie się, gdy wszystkie będą zajęte.
}
web-full-title = Wszyscy są
web-full-host = Zacznij, kiedy chcesz.
web-full = Partia zaraz się zacznie.
web-free = Wolne
web-kept-seat = Zarezerwowane
web-host = To jej lub jego stół
web-away = Chwilowo poza stołem
web-sit = Usiądź tutaj
web-stand = Wstań
web-clear = Zwolnij miejsce
web-add-bot = Dodaj bota
web-put-bot = Bot na miejsce { $seat }
web-invite = Graj ze znajomymi
web-invite-about = Kto otworzy ten link, może usiąść przy tym stole.
web-kept-about = Kto grał w poprzedniej partii, wróci tu tym linkiem; pozostali mogą oglądać.
web-invitation = Zagrajmy w Cat in the Box
web-link = Link do tego stołu
web-copy = Kopiuj
web-share = Udostępnij
web-copied = Link jest skopiowany.
web-begin = Zaczynamy

## Partia

web-your-turn = Twój ruch
web-hand = Twoja ręka
web-ask-aside = Odrzuć zakrytą kartę.
web-ask-predict = Obstaw swoje lewy.
web-ask-follow = Wybierz kartę albo pole.
web-ask-declare = Jaki kolor dla karty { $number }?
web-others-choose = Pozostali jeszcze wybierają.
web-forced = Nie możesz zagrać nic innego.
web-cost = Do końca rundy stracisz { colour-token } (D5).
web-other-number = Karta { $number } pasuje tylko na pole z liczbą { $number } (T2).
web-watching = Oglądasz.
web-practice = Trening
web-lost = Połączenie zerwane. Wróci samo.
web-lost-kept = Twój ruch jest zachowany i w drodze.
web-by-clock = Czas minął: ruch wykonuje bot ({ $name }).
web-says = { $name }: { $text }
web-offers = { $name } proponuje zakończyć tu partię.
web-offer-open = Ktoś proponuje zakończyć tu partię. Możesz się zgodzić w menu.
web-abandoned = Partię zakończono za wspólną zgodą.

## Na brzegu stołu

web-group = Obrysuj swoją największą grupę ({ $count })
web-say = Powiedz coś
web-menu = Ustawienia i więcej
web-keys-title = Na klawiaturze
web-keys = Liczba wybiera kartę; potem r, b, y lub g określa czerwony, niebieski, żółty lub zielony. Strzałki i Tab prowadzą wszędzie, Enter wybiera, Escape cofa wybór.
web-watch-link = Inni mogą oglądać
web-leave-title = Odejście
web-bot-on = Niech bot dogra za mnie
web-bot-sure = Bot na stałe zajmie moje miejsce: tak
web-abandon = Zaproponuj koniec partii
web-abandon-alone = Zakończ partię
web-abandon-sure = Zakończ niedograną: tak
web-abandon-not = Wycofaj propozycję

## Podpowiedzi, dla tych, którzy poproszą

# Ruch na liście: karta i jej kolor, odrzucona karta albo obstawienie.
action-play = { $number } { colour-declared }
action-discard = Odrzucić { $number }
action-predict = { count-tricks }
hint-lay = Podpowiedzi
hint-lay-yes = na życzenie
hint-lay-no = bez
hint-lay-about = Kto jest na ruchu, może zapytać, co obiecuje każda możliwość.
hint-lay-unrated = Z podpowiedziami partia nie liczy się do rankingu.
hint-ask = Poproś o podpowiedź
hint-key = Klawisz ? prosi o podpowiedź.
hint-title = Spodziewane punkty
hint-best = Polecane.
hint-told = { $action }: spodziewaj się { $points } punktu, plus minus { $error }; { table-advice-met } { $met }, { table-advice-paradox } { $paradox }.
hint-more = { $count ->
    [one] Jeszcze jedna
    [few] Jeszcze { $count }
   *[many] Jeszcze { $count }
}

## Po rundzie

web-round-title = Runda { $round }
web-no-scores = Żadna runda jeszcze się nie skończyła.
web-show-scores = Pokaż punkty
web-next-round = Następna runda
web-next-in = Następna runda zacznie się za { $time }.
web-others-read = Pozostali jeszcze czytają…
web-rematch = Zagraj ponownie
web-to-rematch = Do nowej partii
web-to-replay = Obejrzyj jeszcze raz

## Obejrzeć partię jeszcze raz

replay-eyes = Czyimi oczami patrzeć
replay-eyes-all = Odkryte karty
replay-eyes-one = Tylko { $name }
replay-aside = Odrzucona: { $number }
replay-deck = Przejście przez partię
replay-back-trick = Do poprzedniej lewy
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-on = Krok dalej
replay-on-trick = Do następnej lewy
replay-speed = Tempo
replay-slider = Chwila partii
replay-chapters = Ta runda
replay-deal = Rozdanie
replay-predictions = Obstawianie
replay-trick = Lewa { $trick }
replay-trick-won = Lewa { $trick }, bierze { $name }
replay-unfinished = Zapis kończy się tutaj, partii nie dokończono.
replay-more = Udostępnianie i więcej
replay-link = Link do tej chwili
replay-record = Zapis
replay-record-about = Cała partia jako tekst, do zachowania i sprawdzenia.
replay-download = Pobierz
replay-open-other = Otwórz z pliku
replay-keys = Strzałki prowadzą krok po kroku, z Shiftem lewa po lewie. Home i End wiodą na początek i na koniec, spacja odtwarza i zatrzymuje.
replay-review = Analiza
replay-not-over-title = Jeszcze trwa
replay-not-over = Wszystkie karty zobaczysz, gdy partia się skończy. Do tego czasu możesz ją oglądać przy stole.
replay-to-table = Do stołu

## Zapis z pliku

replay-open-title = Obejrzyj zapis
replay-open-about = Zapis to plik tekstowy z całą partią. Zobaczysz go tutaj, a serwer go nie zachowa.
replay-open-choose = Wybierz plik
replay-open-drop = lub upuść go tutaj
replay-refused-title = Nie da się pokazać pliku { $file }
replay-refused-start = Nie zaczyna się jak zapis partii.
replay-refused-where = Do wiersza { $line }, kolumny { $column } wszystko się zgadza. To, co tam stoi, nie wynika z tego, co było wcześniej.
# Dalej stoją oznaczenia zasad.
replay-refused-rules = Chodzi o zasadę:
replay-refused-large = Jest za duży jak na zapis.
replay-refused-text = To nie jest tekst.

## Sprawdzanie rozdań

deals-verify = Sprawdź rozdania
deals-title = Czy karty rozdano uczciwie?
deals-about = Przed pierwszą kartą ustalono sekret i pokazano jego skrót. Każde rozdanie wynika z tego sekretu i z tego, co dodali gracze. Teraz sekret jest znany, więc twoja przeglądarka może rozdać całą partię jeszcze raz i porównać.
deals-good = Wszystko się zgadza
deals-bad = Coś się nie zgadza
deals-commitment-kept = Sekret jest tym, który ustalono przed pierwszą kartą.
deals-commitment-broken = Sekret nie jest tym, który ustalono przed pierwszą kartą.
deals-commitment-none = Nie pokazano żadnego skrótu, sekret można więc było wybrać później.
deals-start-same = Zaczyna { $name }, tak jak losuje sekret.
deals-start-different = Zaczyna { $name }, ale sekret losuje kogoś innego.
deals-start-chosen = Zaczyna { $name }, z wyboru, a nie z losowania. Nie ma czego sprawdzać.
deals-round-same = Runda { $round }: każda karta tak, jak rozdaje ją sekret.
deals-round-different = Runda { $round }: sekret rozdaje inne karty.
deals-round-given = Runda { $round }: rozdana ręcznie. Nie ma czego sprawdzać.
deals-noted-title = Masz skrót zanotowany przed partią?
deals-noted-hint = 64 litery i cyfry
deals-noted-about = Wpisz go tutaj. Jest wart więcej niż ten w zapisie.
deals-noted-same = Jest taki sam. Sekret jest tym, który ci obiecano.
deals-noted-different = Jest inny. Należy do innej partii albo ten sekret nie jest tym, który ci obiecano.
deals-proves-title = Co to pokazuje
deals-proves = Po pokazaniu skrótu nikt nie mógł niepostrzeżenie zmienić rozdania, nawet ten, kto prowadzi serwer.
deals-mixed = Własne słowa przed pierwszą kartą dodali: { $names }. Nikt nie mógł więc też wybrać sekretu pod jego rozdania.
deals-mixed-none = Nikt nie dodał własnych słów. Kto prowadzi serwer, mógł przed pokazaniem skrótu wypróbować wiele sekretów.
deals-not-title = Czego to nie pokazuje
deals-not-made-up = Cały zapis może być zmyślony, razem ze skrótem. Rozdającego wiąże tylko skrót, który sam lub sama widzisz przed partią.
deals-not-looking = Nie pokazuje, że nikt nie patrzył: serwer musi znać karty w czasie partii.
deals-no-secret = W tym zapisie nie ma sekretu: partia się nie skończyła albo grano prawdziwymi kartami. Jego rozdań nie da się sprawdzić.
deals-unsafe = Przeglądarki liczą to tylko dla stron, które przyszły bezpieczną drogą: przez https albo z tego samego komputera. Otwórz stronę w ten sposób albo sprawdź pobrany zapis programem.
deals-numbers = Same liczby
deals-commitment = Skrót
deals-secret = Sekret
deals-added = Dodał lub dodała { $name }
# Dalej stoi polecenie.
deals-elsewhere = Pobrany zapis sprawdzisz też bez przeglądarki:

## Adresy dla innych i imiona

web-qr = Kod QR linku
web-your-name = Twoje imię
web-offline = Jesteś offline. Partie czekają na ciebie na serwerze i nic z tego, co zagrane, nie zginie.

## Pierwsza strona

home-title = Karta nie ma koloru, dopóki go nie określisz
home-about = Gra w lewy dla dwojga do pięciorga graczy. Każda karta może mieć dowolny z czterech kolorów; gdy go określisz, nikt inny już nie może. Kto nie ma czego określić, wywołuje paradoks.
home-play = Graj od razu
home-against = { $count ->
    [one] Przeciw jednemu botowi: { $kinds }.
    [few] Przeciw { $count } botom: { $kinds }.
   *[many] Przeciw { $count } botom: { $kinds }.
}
home-change = Wybierz graczy i stronę
home-dealing = Karty są rozdawane …
home-go-on-title = Niedokończone
home-go-on = Graj dalej
home-lobby-title = Otwarte stoły
home-lobby-empty = Teraz nie ma żadnego publicznego stołu. Nakryj go, a inni będą mogli się dosiąść.
home-lobby-make = Nakryj publiczny stół
home-join = Dosiądź się
home-watch = Oglądaj
home-nobody-yet = Jeszcze nikogo
home-under-way = trwa
home-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
home-side = strona { side }
home-show-all = Pokaż wszystkie ({ $count })
home-ways-title = Pierwszy raz tutaj?
home-learn-about = Dziesięć minut z kotem przy prawdziwym stole
home-rules-about = Żeby coś sprawdzić
home-replay = Obejrzyj partię
home-replay-about = Otwórz zapis z pliku i przejdź go ruch po ruchu
home-last-title = Ostatnie partie
home-all-matches = Wszystkie moje partie i liczby

## Nakrywanie stołu

lay-bots-title = Przeciw botom
lay-players = Gracze
lay-side = Strona karty badań
lay-side-usual = zwykła
lay-deal = Rozdaj
lay-bots-among = W tym boty
lay-bot-kind = Rodzaj bota
lay-who = Kto może przyjść
lay-private = Znajomi
lay-private-about = Stół znajdzie tylko ten, kto ma link.
lay-public = Wszyscy
lay-public-about = Stół będzie na liście otwartych stołów, a partia liczy się do rankingu.
lay-clock = Czas na ruch
lay-clock-value = { $clock ->
    [0] bez zegara
    [30] 30 sekund
    [60] 1 minuta
    [180] 3 minuty
   *[86400] 1 dzień
}
lay-clock-about = Gdy czas minie, ten jeden ruch wykona bot.
lay-no-clock-about = Nikt nikogo nie pogania.
lay-make = Nakryj stół

## Ja

me-nobody = Nie masz tu jeszcze imienia. Pojawi się samo z pierwszą partią albo wybierz je teraz.
me-name-about = Tak widzą cię inni. Przy stołach, przy których siedzisz, zostaje dawne imię.
me-name-save = Zapisz
me-named = Inni zobaczą imię { $name }.
me-figures-title = Liczby
me-no-figures = Po pierwszej partii będzie tu widać, jak często trafiasz.
me-won = Wygrane partie
me-won-of = { $won } z { $count }
me-met = Trafione obstawienia
me-met-of = { $met } z { $count }
me-groups = Grupa na premię
me-groups-of = { $count ->
    [0] jeszcze bez premii
    [one] jedna premia
    [few] średnia z { $count } premii
   *[many] średnia z { $count } premii
}
me-paradoxes = Wywołane paradoksy
me-paradoxes-of = { $count ->
    [one] w { $count } rundzie
    [few] w { $count } rundach
   *[many] w { $count } rundach
}
me-rating = Ranking
me-rating-about = z publicznych partii
me-no-rating = przyjdzie z pierwszą publiczną partią
me-matches-title = Moje partie
me-no-matches = Żadna partia jeszcze się nie skończyła.
me-older = Starsze partie
me-place = { $rank ->
    [1] Wygrana
   *[other] { $rank }. miejsce
}
me-rated = rankingowa
me-ladder-title = Tabela
me-ladder-about = Ludzie i boty według publicznych partii
me-ladder-rank = Miejsce
me-ladder-name = Imię
me-ladder-matches = Partie
me-ladder-empty = Żadna publiczna partia jeszcze się nie skończyła.
me-settings-title = Ustawienia
me-settings-about = Zostają na tym urządzeniu.
me-device-title = Na innym urządzeniu
me-device-about = Link zabierze cię ze sobą: to samo imię, te same partie, także w telefonie.
me-device-make = Utwórz link
me-device-link = Link na inne urządzenie
me-device-text = Moje imię i moje partie
me-device-warn = { $count ->
    [one] Kto otworzy ten link, stanie się tobą. Działa raz i jeszcze przez { $count } minutę.
    [few] Kto otworzy ten link, stanie się tobą. Działa raz i jeszcze przez { $count } minuty.
   *[many] Kto otworzy ten link, stanie się tobą. Działa raz i jeszcze przez { $count } minut.
}
me-device-gone = Link stracił ważność.
me-carry-title = Z twojego drugiego urządzenia
me-carry = Dzięki temu linkowi grasz tu jako ta sama osoba: to samo imię, te same partie.
me-carry-instead = Na tym urządzeniu znamy cię jako { $name }. Do tego imienia nie wrócisz, jeśli nie ma go inne urządzenie.
me-carry-yes = To ja
me-carried = Witaj, { $name }.
me-not = Lepiej nie
me-leaving-title = Odejście
me-leaving-about = Nie potrzebujesz tu konta i możesz odejść bez śladu.
me-sign-out = Wyloguj się
me-sign-out-title = Wylogować się na tym urządzeniu?
me-sign-out-about = To urządzenie przestanie znać imię { $name }. Jeśli nie zna go żadne inne, nikt już pod nim nie zagra, a partie będą poza zasięgiem.
me-signed-out = Wylogowanie gotowe.
me-delete = Usuń mnie
me-delete-title = Usunąć imię { $name }?
me-delete-name = Twoje imię zniknie ze wszystkich list, dzienników i zapisów.
me-delete-matches = Partie zostaną innym, bez twojego imienia. W partii, która trwa, dalej gra bot.
me-delete-final = Tego nie da się cofnąć.
me-delete-yes = Usuń na zawsze
me-deleted = Nikt tu już o tobie nie pamięta.
