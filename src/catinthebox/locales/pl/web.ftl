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
