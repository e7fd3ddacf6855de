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
