# Analiza skończonej partii: ile była warta każda decyzja.

review-title = Analiza
review-about = Każda decyzja jest oceniana po tym, co przy jej miejscu można było wtedy wiedzieć, nigdy po zakrytych kartach. Koszt liczy się w punktach: we własnych i w połowie tego, co zyskali na tym inni.
review-waiting = Partia jest analizowana…
review-progress = { $done } z { $of }

## Krzywe

review-points = Spodziewane punkty rundy
review-met = { $players ->
    [2] Szansa na najwyżej cztery lewy
   *[other] Szansa na trafione obstawienie
}
review-whose = Czyja krzywa
review-all = Wszyscy
review-at = { $name }, { $action }: { $value }
review-no-decision = Nikt właśnie nie decydował. Przejdź do ruchu, by zobaczyć, ile był wart.

## Jedna decyzja

# $points ma minus i jedno miejsce po przecinku.
review-cost = { $points } punktu
review-better = Lepiej:
review-good = Nic lepszego nie było widać.
review-expects = Potem spodziewane { $points } punktu, { table-advice-met } { $met }, { table-advice-paradox } { $paradox }.
review-instead = Lepszy ruch, { $name }: { $action }.
review-show-better = Pokaż lepszy
review-play-on = Graj stąd dalej
review-overview = Przegląd

## Partia

review-costliest = Co kosztowało najwięcej
review-no-costs = Żadna decyzja nie kosztowała nic, co by się wyróżniało od przypadku.
review-accounts = Skąd się wzięły punkty
review-account-about = Zwykle to tyle, ile takie miejsce dostaje średnio, gdy wszyscy grają jak wytrenowany bot. Rozdanie dodaje albo zabiera. Ruchy też, w porównaniu z tym, co zwykłe: to inna miara niż koszty powyżej. Szczęście to cała reszta: jak leżały karty i co robili inni. Razem dają punkty.
review-player = Gracz
review-usual = Zwykle
review-deal = Rozdanie
review-plays = Ruchy
review-luck = Szczęście
review-got = Punkty
