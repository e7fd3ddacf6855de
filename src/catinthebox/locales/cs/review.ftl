# Rozbor dohrané partie: jakou cenu mělo které rozhodnutí.

review-title = Rozbor
review-about = Každé rozhodnutí se posuzuje podle toho, co jeho hráč mohl v tu chvíli vědět, nikdy podle skrytých karet. Cena se počítá v bodech: ve vlastních a v polovině toho, co tím získali ostatní.
review-waiting = Partie se promýšlí …
review-progress = { $done } z { $of }

## Křivky

review-points = Očekávané body v kole
review-met = { $players ->
    [2] Šance na nejvýš čtyři štychy
   *[other] Šance na splněný odhad
}
review-whose = Čí křivka
review-all = Všichni
review-at = { $name }, { $action }: { $value }
review-no-decision = Teď se nikdo nerozhodl. Přejdi k tahu a uvidíš, jakou měl cenu.

## Jedno rozhodnutí

# $points má minus a jedno místo za čárkou.
review-cost = { $points } bodu
review-better = Lépe:
review-good = Nic lepšího nebylo vidět.
review-expects = Potom čekej { $points } bodu, { table-advice-met } { $met }, { table-advice-paradox } { $paradox }.
review-instead = Lepší tah, { $name }: { $action }.
review-show-better = Ukázat lepší
review-play-on = Hrát odtud dál
review-overview = Přehled

## Celá partie

review-costliest = Co stálo nejvíc
review-no-costs = Žádné rozhodnutí nestálo nic, co by se dalo odlišit od náhody.
review-accounts = Odkud se vzaly body
review-account-about = Obvykle je to, co takové místo u stolu průměrně dostane, když všichni hrají jako natrénovaný bot. Rozdání přidá, nebo ubere. Tahy také, proti tomu, co je obvyklé: je to jiné měřítko než ceny výše. Štěstí je všechno ostatní: jak karty ležely a co dělali druzí. Dohromady jsou to body.
review-player = Hráč
review-usual = Obvykle
review-deal = Rozdání
review-plays = Tahy
review-luck = Štěstí
review-got = Body
