# Stół w terminalu. Jest wąski: teksty nie powinny być dłuższe niż tutaj.
# $sign to znak koloru $colour; $name to osoba, o której mowa, albo „Ty”.

## Brzegi stołu

table-game = Cat in the Box
table-round = Runda { $round } z { $rounds }
table-trick = Lewa { $trick } z { $tricks }
table-led = kolor wyjściowy: { $sign } { colour }
table-trump = atut
table-tricks = lewy
table-points = punkty
table-too-small = To okno ma { $width } × { $height }. Stół potrzebuje co najmniej 60 × 24.

## Słowa przy klawiszach

table-key-hint = podpowiedź
table-key-help = pomoc
table-key-log = przebieg
table-key-scores = punkty
table-key-group = grupy
table-key-quit = koniec
table-key-save = zapisz
table-key-theme = światło
table-key-faster = szybciej
table-key-slower = wolniej

## Co teraz

table-prompt-aside = Wybierz kartę, którą odrzucisz zakrytą.
table-prompt-predict = Ile lew obstawiasz? Wybierz i naciśnij Enter.
table-prompt-lead = Wychodzisz: wybierz kartę.
table-prompt-follow = Kolor wyjściowy: { $sign } { colour }. Wybierz kartę.
table-prompt-declare = Jaki kolor określasz dla karty { $number }?
table-prompt-wait = { $name } się zastanawia…

## Co można wybrać i co to znaczy

table-option-aside = odrzucić zakrytą { $number }
table-note-costs = tracisz { colour-token }
table-note-leads = wychodzisz
table-note-follows = dokłada do koloru
table-note-wins = na razie wygrywa
table-note-loses = nie wygrywa
table-note-group = największa grupa { $count }
table-not-D1 = pole zajęte (D1)
table-not-D2 = znacznik przepadł (D2)
table-not-D3 = nie można jeszcze wyjść (D3)
table-not-P4 = nie przy tym stole (P4)

## Mimochodem

table-group = { $name }: największa grupa ma { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
}.
table-pause = Przerwa przed ruchem bota: { $seconds } s.
table-saved = Zapisano w pliku { $file }.

## Podpowiedź

table-advice-title = Co obiecują twoje możliwości
table-advice-thinking = Kot myśli…
table-advice-first = Pierwsza podpowiedź na komputerze trwa do minuty.
table-advice-not-now = Podpowiedzi są wtedy, gdy masz ruch.
table-advice-order = Najlepsze pierwsze; liczy się też, co zyskają inni.
table-advice-points = punkty
table-advice-met = { $players ->
    [2] ≤ 4 lewy
   *[other] trafienie
}
table-advice-paradox = paradoks

## Notes wyników; rundy mają tylko numery. $count to liczba wygranych lew.

table-scores-title = Notes wyników
table-total = razem
table-why-paradox = { $name }: paradoks. Każda lewa kosztuje punkt, a premii nie ma.
table-why-bonus = { $name }: { count-tricks }, jak w obstawianiu. Największa grupa dodaje { $bonus }.
table-why-missed = { $name }: { count-tricks }, w obstawianiu { $prediction }. Premii nie ma.
table-why-few = { $name }: { count-tricks }, najwyżej cztery. Największa grupa dodaje { $bonus }.
table-why-many = { $name }: { count-tricks }, więcej niż cztery. Premii nie ma.

## Paradoks

table-paradox-title = Paradoks!
table-paradox-who = { $you ->
    [yes] Nie możesz określić koloru żadnej z tych kart.
   *[no] { $name } nie może określić koloru żadnej z tych kart.
}
table-paradox-rest = Runda natychmiast się kończy. Znaczniki zostają, a niedokończonej lewy nie wygrywa nikt.

## Między osobami przy jednej klawiaturze

table-curtain = Klawiaturę przejmuje { $name }.
table-curtain-open = Nikt inny nie patrzy? Naciśnij Enter.

## Przebieg

table-log-title = Co się wydarzyło
table-commitment = Skrót sekretu wszystkich rozdań: { $commitment }

## Zapis i odejście

table-save-title = Zapisz partię
table-save-ask = Dotychczasowa partia jako zapis, który można odtworzyć i sprawdzić.
table-save-exists = Plik { $file } już istnieje. Jeszcze raz Enter go zastąpi.
table-save-failed = Nie można zapisać pliku { $file }: { $problem }.
table-quit-title = Odejść od stołu?
table-quit-saved = Dotychczasowa partia zostanie zapisana w pliku { $file }.
table-quit-lost = Partia nie jest skończona. Jeśli jej nie zapiszesz (w), przepadnie.

## Koniec

table-final-secret = Sekret wszystkich rozdań: { $secret }
table-final-commitment = Jego skrót, znany od początku: { $commitment }
table-final-check = W zapisanej partii każde rozdanie sprawdzi „catinthebox record verify”.

## Klawisze kartek

table-hint-close = Esc zamknij
table-hint-scroll = ↑ ↓ przewijaj · Esc zamknij
table-hint-scores = ↑ ↓ wybierz gracza · Enter dalej
table-hint-go-on = Enter dalej
table-hint-save = Enter zapisz · Esc anuluj
table-hint-quit = Enter odejdź · Esc zostań

## Pomoc

table-help-title = Jak grać
table-help-play = Zagraj kartę i określ jej kolor. Pole musi być wolne i musisz jeszcze mieć znacznik tego koloru.
table-help-paradox = Gdy nie możesz określić koloru żadnej karty, wywołujesz paradoks: runda się kończy, a twoje lewy liczą się na minus.
table-help-bonus = { $players ->
    [2] Wygraj najwyżej cztery lewy, a twoja największa grupa przyniesie premię.
   *[other] Wygraj dokładnie tyle lew, ile obstawisz, a twoja największa grupa przyniesie premię.
}
table-help-card = wybór karty
table-help-colour = określenie jej koloru
table-help-enter = potwierdź, dalej
table-help-mouse = We wszystko można też kliknąć.
