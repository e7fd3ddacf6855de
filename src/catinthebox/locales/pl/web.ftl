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
    [too_often] To było trochę za szybko. Odczekaj chwilę i spróbuj ponownie.
    [late] Coś wydarzyło się wcześniej. Spójrz na stół i wybierz jeszcze raz.
    [no_table] Nie ma takiego stołu. Link może być ucięty albo stół nigdy nie powstał.
    [link_gone] Ten link został już użyty albo wygasł. Zrób nowy na drugim urządzeniu.
    [bad_name] Imię ma od 1 do 24 widocznych znaków.
    [already_begun] Partia już się zaczęła.
    [already_seated] Już siedzisz przy tym stole.
    [seat_taken] Ktoś był szybszy: to miejsce jest zajęte.
    [seat_free] Nikt już tam nie siedzi.
    [seats_free] Najpierw wszystkie miejsca muszą być zajęte.
    [table_full] Wszystkie miejsca są zajęte. Możesz oglądać.
    [not_host] Może to zrobić tylko osoba, która założyła stół.
    [not_seated] Nie siedzisz przy tym stole.
    [not_playing] Przy tym stole nikt teraz nie gra.
    [not_over] Partia jeszcze się nie skończyła.
    [not_known] Ta przeglądarka nie jest tu już znana. Odśwież stronę i zacznij od nowa.
   *[other] Nie udało się, i to nie twoja wina. Spróbuj ponownie; nic nie przepadło.
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
tricks-predicted = { count-tricks }, w obstawianiu { $prediction }
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
confirm-predict = Obstawić { count-tricks }?
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
web-set-help-about = Co jest wymuszone i ile pól ma jeszcze każda liczba na ręce
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
web-full-title = Wszyscy są
web-full-host = Zacznij, kiedy chcesz.
web-full = Partia zaraz się zacznie.
web-free = Wolne
web-host = To jej lub jego stół
web-away = Chwilowo poza stołem
web-bot = { $bot ->
    [careful] Ostrożny bot
    [random] Figlarny bot
   *[other] Bot { $bot }
}
web-sit = Usiądź tutaj
web-stand = Wstań
web-clear = Zwolnij miejsce
web-add-bot = Dodaj bota
web-put-bot = Bot na miejsce { $seat }
web-invite = Graj ze znajomymi
web-invite-about = Kto otworzy ten link, może usiąść przy tym stole.
web-invitation = Zagrajmy w Cat in the Box
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
web-other-number = Karta { $number } pasuje tylko na pole z liczbą { $number } (T2).
web-watching = Oglądasz.
web-lost = Połączenie zerwane. Wróci samo.
web-lost-kept = Twój ruch jest zachowany i w drodze.
web-by-clock = Czas minął: ruch wykonuje bot ({ $name }).
web-says = { $name }: { $text }
web-offers = { $name } proponuje zakończyć tu partię.
web-offer-open = Ktoś proponuje zakończyć tu partię. Możesz się zgodzić w menu.
web-abandoned = Partię zakończono za wspólną zgodą.

## Na brzegu stołu

web-group = Obrysuj swoją największą grupę ({ $count })
web-say = Powiedz coś
web-menu = Ustawienia i więcej
web-keys-title = Na klawiaturze
web-keys = Liczba wybiera kartę; potem r, b, y lub g określa czerwony, niebieski, żółty lub zielony. Strzałki i Tab prowadzą wszędzie, Enter wybiera, Escape cofa wybór.
web-watch-link = Inni mogą oglądać
web-leave-title = Odejście
web-bot-on = Niech bot dogra za mnie
web-bot-sure = Bot na stałe zajmie moje miejsce: tak
web-abandon = Zaproponuj koniec partii
web-abandon-alone = Zakończ partię
web-abandon-sure = Zakończ niedograną: tak
web-abandon-not = Wycofaj propozycję

## Po rundzie

web-round-title = Runda { $round }
web-no-scores = Żadna runda jeszcze się nie skończyła.
web-show-scores = Pokaż punkty
web-next-round = Następna runda
web-next-in = Następna runda zacznie się za { $seconds } s.
web-others-read = Pozostali jeszcze czytają…
web-rematch = Zagraj ponownie
web-to-rematch = Do nowej partii
web-to-replay = Obejrzyj jeszcze raz
