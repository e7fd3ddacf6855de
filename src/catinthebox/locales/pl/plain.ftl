# Tryb wierszowy: każdy wiersz jest samodzielny, dla czytnika ekranu albo potoku.

## Otwarcie

plain-welcome = Cat in the Box. Liczba graczy: { $players }. Strona planszy badań: { side }.
plain-seats = Zgodnie z ruchem wskazówek zegara siedzą: { $names }.
plain-commitment = Wszystkie rozdania wynikają z sekretu. Jego skrót: { $commitment }
plain-hint = Polecenia wypisze „{ plain-command-help }”.

## Czyj ruch

plain-trick = Lewa { $trick }.
plain-lead = Twój ruch: wychodzisz.
plain-follow = Twój ruch. Kolor wyjściowy: { colour }. Dotąd w lewie: { $plays }.
plain-play = { $name } { $colour ->
   *[red] czerwona
    [blue] niebieska
    [yellow] żółta
    [green] zielona
} { $number }
plain-tokens = Twoje znaczniki kolorów: { $tokens }.
plain-won = { $predicted ->
    [yes] Twoje lewy: { $won }, obstawione: { $prediction }.
   *[no] Twoje lewy: { $won }.
}
plain-ask-discard = Którą kartę odrzucasz?
plain-ask-predict = Ile lew obstawiasz ({ $choices })?
plain-ask-play = Która karta i jaki kolor?
plain-ask-round_over = Naciśnij Enter, aby zacząć następną rundę.

## Kilka osób przy jednej klawiaturze

plain-ask-read = Naciśnij Enter, gdy to przeczytasz; ekran zostanie opróżniony dla następnej osoby.
plain-curtain = Klawiaturę przejmuje { $name }.
plain-ask-curtain = Naciśnij Enter, gdy nikt inny nie widzi ekranu.

## Polecenia

plain-command-board = plansza
plain-command-hand = ręka
plain-command-table = stół
plain-command-scores = punkty
plain-command-log = przebieg
plain-command-legal = możliwości
plain-command-why = dlaczego
plain-command-hint = podpowiedź
plain-command-save = zapisz
plain-command-help = pomoc
plain-command-quit = koniec
plain-help =
    Aby odrzucić kartę albo obstawić, wpisz liczbę. Aby zagrać, wpisz kartę i jej kolor: „{ $number } { colour }”.
    { plain-command-board }: plansza badań, rząd po rzędzie
    { plain-command-hand }: twoje karty i znaczniki kolorów
    { plain-command-table }: lewy, obstawianie i znaczniki kolorów wszystkich przy stole
    { plain-command-scores }: notes wyników
    { plain-command-log }: co się wydarzyło w tej rundzie
    { plain-command-legal }: co możesz teraz zrobić
    { plain-command-why } { $number } { colour }: dlaczego nie możesz tak zagrać
    { plain-command-hint } albo ?: co obiecują twoje najlepsze możliwości
    { plain-command-save } PLIK: zapisuje dotychczasową partię w pliku
    { plain-command-help }: te wiersze
    { plain-command-quit }: odejście od stołu
plain-board-row = Rząd { $row }: { $spaces }.
# Pola jednego koloru obok siebie.
plain-board-run = { $colour ->
   *[red] czerwone
    [blue] niebieskie
    [yellow] żółte
    [green] zielone
} { $spaces }
plain-board-free = { $number } wolne
plain-board-neutral = { $number } neutralny
plain-board-owned = { $number } { $name }
plain-board-gap = przerwa
plain-group = Twoja największa grupa: { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
}.
plain-seat = { $predicted ->
    [yes] { $name }: { count-tricks }, obstawione: { $prediction }. Karty: { $cards }. Znaczniki kolorów: { $tokens }.
   *[no] { $name }: { count-tricks }. Karty: { $cards }. Znaczniki kolorów: { $tokens }.
}
plain-none = brak
plain-legal-numbers = Możesz wybrać { $numbers }.
plain-legal-plays = { $number }: { $colours }
plain-may-choose = { $number } można wybrać.
plain-may-play = Możesz zagrać { $number } { colour-declared }.
plain-cost = Kosztuje cię to { colour-token } (D5).
plain-rule = { $rule }: { $text }
plain-advice = { $players ->
    [2] { $action }: spodziewane punkty { $points }; najwyżej cztery lewy { $met }, paradoks { $paradox }.
   *[other] { $action }: spodziewane punkty { $points }; trafione obstawienie { $met }, paradoks { $paradox }.
}
plain-saved = Partia jest zapisana w pliku { $file }.
plain-exists = Plik { $file } już istnieje i zostaje bez zmian. Wybierz inną nazwę.
plain-not-saved = Nie można zapisać pliku { $file }: { $problem }
plain-left = Tu partia się urywa, niedokończona.

## Niezrozumiałe wpisy

plain-unclear = Nie wiadomo, co znaczy „{ $input }”.
plain-hint-discard = Wpisz liczbę z jednej ze swoich kart.
plain-hint-predict = Wpisz jedną z liczb { $choices }.
plain-hint-play = Wpisz kartę i kolor, na przykład „{ $number } { colour }”.
plain-hint-save = Dopisz też nazwę pliku, na przykład „{ plain-command-save } partia.txt”.
plain-hint-enter = Dalej prowadzi sam Enter.
plain-which-colour = „{ $input }” to może być { $colours }: dopisz jeszcze literę.
plain-no-colour = „{ $input }” nie jest kolorem. Kolory to { $colours }.

## Punkty

plain-sheet = Notes wyników, runda { $round } z { $rounds }
plain-sheet-line = { $name }: { count-points } ({ $how }). Razem: { $total }.
plain-how = { $outcome ->
    [fitting] { count-tricks } zgodnie z obstawieniem, premia { $bonus }
    [missed] { count-tricks }, obstawione: { $prediction }
    [few] { count-tricks }, premia { $bonus }
    [many] { count-tricks }, bez premii
   *[paradox] paradoks, { count-tricks }
}
plain-no-scores = Żadna runda jeszcze się nie skończyła.
plain-standing = Wynik końcowy
plain-place = { $place }. { $name }: { count-points }
plain-secret = Sekret wszystkich rozdań: { $secret }
plain-check = Jego skrót, ten sam co na początku: { $commitment }
