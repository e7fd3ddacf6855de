# Słowa samej gry, wspólne dla wszystkich interfejsów.
# $you mówi, czy zdanie zwraca się do osoby, o której mówi (yes, no); $colour to red, blue, yellow albo green.

## Słowa

colour = { $colour ->
   *[red] czerwony
    [blue] niebieski
    [yellow] żółty
    [green] zielony
}
# Po liczbie: „5 jako niebieską”.
colour-declared = { $colour ->
   *[red] jako czerwoną
    [blue] jako niebieską
    [yellow] jako żółtą
    [green] jako zieloną
}
# Znacznik koloru na planszy gracza, w mianowniku i bierniku.
colour-token = { colour } znacznik
# Razem ze słowem „pole”.
space = { $colour ->
   *[red] czerwone { $number }
    [blue] niebieskie { $number }
    [yellow] żółte { $number }
    [green] zielone { $number }
}
phase = { $phase ->
   *[discard] odrzucanie kart
    [predict] obstawianie
    [play] kolejki
    [round_over] koniec rundy
    [match_over] koniec partii
}
side = { $side ->
    [white] biała
    [purple] fioletowa
   *[own] { $side }
}
list-and = { $first } i { $last }
list-or = { $first } lub { $last }
count-tricks = { $count ->
    [one] { $count } lewa
    [few] { $count } lewy
   *[many] { $count } lew
}
count-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}

## Imiona

# Imię osoby przy stole, na liście pierwsze albo jedyne.
name-you = Ty
name-player = Gracz { $seat }
# Boty od łagodnego do bezlitosnego, potem te, o które proszą tylko programy.
bot-name = { $bot ->
    [kitten] Kociak
    [housecat] Kot domowy
    [tomcat] Kocur
    [lynx] Ryś
    [tiger] Tygrys
    [careful] Ostrożny bot
    [random] Figlarny bot
    [heuristic] Sprytny bot
   *[other] Bot { $bot }
}
# To samo na miejscu przy stole, gdzie jest mało przestrzeni.
bot-called = { $bot ->
    [housecat] Kot
   *[other] { bot-name }
}
bot-about = { $bot ->
    [kitten] Łagodny. Zapomina większość tego, co się stało.
    [housecat] Przyjazny. Myśli, ale czasem o czymś zapomni.
    [tomcat] Silny. Niczego nie zapomina i dobrze liczy.
    [lynx] Bystry. Przed każdą kartą myśli naprzód.
    [tiger] Bezlitosny. Długo trenował i rozważa każdą kartę.
   *[other] Bot do eksperymentów.
}

## Co się dzieje

event-dealt = { $you ->
    [yes] Runda { $round }. Rozdajesz i zaczynasz.
   *[no] Runda { $round }. Rozdaje i zaczyna { $name }.
}
event-hand = { $you ->
    [yes] Masz na ręce: { $hand }.
   *[no] { $name } ma na ręce: { $hand }.
}
event-neutral = Na pole { space } trafia neutralny znacznik.
event-discarded = { $you ->
    [yes] Odrzucasz zakrytą kartę.
   *[no] { $name } odrzuca zakrytą kartę.
}
event-discarded-shown = { $you ->
    [yes] Odrzucasz zakrytą { $number }.
   *[no] { $name } odrzuca zakrytą { $number }.
}
event-predicted = { $you ->
    [yes] Obstawiasz
   *[no] { $name } obstawia
} { $count ->
    [one] { $count } lewę
    [few] { $count } lewy
   *[many] { $count } lew
}.
event-played = { $you ->
    [yes] Zagrywasz { $number } { colour-declared }.
   *[no] { $name } zagrywa { $number } { colour-declared }.
}
event-token-lost = { $you ->
    [yes] Tracisz swój { colour-token }.
   *[no] { $name } traci swój { colour-token }.
}
event-trick-won = { $you ->
    [yes] Wygrywasz lewę.
   *[no] Lewę wygrywa { $name }.
}
event-paradox = { $you ->
    [yes] Wywołujesz paradoks! Nie możesz określić koloru żadnej ze swoich kart: { $hand }.
   *[no] { $name } wywołuje paradoks! Nie da się określić koloru żadnej z tych kart: { $hand }.
}
event-round-scored = Punkty za rundę: { $scores }.
score-entry = { $bonus ->
    [0] { $name } { $total }
   *[other] { $name } { $total } ({ $tricks } + { $bonus } premii)
}
event-match-won = { $you ->
    [yes] Wygrywasz partię.
   *[no] Partię wygrywa { $name }.
}
event-match-shared = { $you ->
    [yes] { $names } odnosicie wspólne zwycięstwo.
   *[no] { $names } odnoszą wspólne zwycięstwo.
}

## Dlaczego nie: powody z faktami; numery zasad i kropka są dalej

reason-not-your-turn = Teraz ruch ma { $name }
reason-already-aside = Twoja karta jest już odrzucona
reason-wrong-phase = { $phase ->
   *[discard] Teraz każdy odrzuca jedną kartę
    [predict] Teraz trwa obstawianie
    [play] Teraz rozgrywa się kolejki
    [round_over] Runda jest skończona
    [match_over] Partia jest skończona
}
reason-round-not-over = Następna runda zacznie się, gdy skończy się ta
reason-not-in-hand = Nie masz na ręce żadnej { $number }
reason-illegal-prediction = Przy tym stole nie można obstawić { $tricks }
reason-D1 = Pole { space } jest zajęte
reason-D2 = Twój { colour-token } już przepadł
reason-D3 = Nie można jeszcze wyjść w czerwone: nie leży tam żaden znacznik, a możesz określić inny kolor

## Dlaczego nie: same zasady

rule-D1 = Na polu mieści się jeden znacznik. Określ kolor, w którym pole z tą liczbą jest wolne.
rule-D2 = Możesz określić tylko kolor, którego znacznik jeszcze masz.
rule-D3 = W czerwone można wyjść, gdy na którymś czerwonym polu leży znacznik albo gdy nie możesz określić innego koloru.
rule-D5 = Jeśli nie dołożysz do koloru, do końca rundy tracisz znacznik koloru wyjściowego.
rule-G1 = Partia ma tyle rund, ilu jest graczy.
rule-P3 = Przed pierwszą lewą każdy odrzuca jedną zakrytą kartę.
rule-P4 = Zaczynając od rozdającego, zgodnie z ruchem wskazówek zegara każdy obstawia jedną z dozwolonych liczb lew.
rule-T1 = W pierwszą lewę wychodzi rozdający, w każdą następną zwycięzca poprzedniej; gra się zgodnie z ruchem wskazówek zegara.
rule-T2 = Zagrywasz jedną kartę z ręki i określasz jej kolor.
rule-T3 = Runda kończy się, gdy każdemu została jedna karta.
rule-X3 = Paradoks natychmiast kończy rundę.

## Co można powiedzieć innym

phrase-hello = Cześć.
phrase-well-played = Dobrze zagrane.
phrase-thanks = Dziękuję.
phrase-oops = Ojej.
phrase-thinking = Chwila, myślę.
phrase-paradox = Pachnie tu paradoksem.
phrase-good-game = Dobra gra.
