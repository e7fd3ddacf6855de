# Co mówią polecenia, gdy coś wpisanego jest niemożliwe.

cli-bad-language = W języku „{ $language }” nie ma tekstów. Języki: { $languages }.
cli-bad-players = Gra jest dla 2 do 5 graczy, nie dla { $players }.
cli-bad-side = Plansza nie ma strony „{ $side }”: white to biała, purple to fioletowa.
cli-side-and-layout = --side i --layout wybierają planszę: podaj tylko jedno z nich.
cli-bad-layout = { $problem ->
    [missing] Na planszy w pliku { $file } brakuje { $spaces }.
    [double] Na planszy w pliku { $file } jest dwa razy { $spaces }.
    [overlapping] W pliku { $file } leżą w tym samym miejscu { $spaces }.
    [no-file] Nie można odczytać pliku { $file }.
   *[unreadable] W pliku { $file } nie ma planszy: wiersz { $line } jest nieczytelny.
}
cli-bad-seat = Przy tym stole nie ma miejsca „{ $seat }”. Miejsca: { $seats }.
cli-bad-seed = Ziarno nie jest tekstem Unicode.
cli-bad-bot = Żaden bot nie nazywa się „{ $name }”. Boty: { $names }.
cli-too-many-bots = Boty ({ $bots }) i ty: to za dużo na stół dla { $players }.
cli-hot-seat-alone = Z --hot-seat wszędzie siedzą ludzie: pomiń --bots i --seat.
cli-bad-save = Nie można zapisać { $file }: brakuje folderu albo to jest folder.

cli-web-open = Stół jest gotowy: { $address }
cli-web-kept = Partie są zapisywane w { $folder }. Ctrl-C zamyka stół.
cli-web-already = Stół jest już gotowy: { $address }
cli-web-port = Port { $port } jest zajęty. Pomiń --port albo wybierz inny.
cli-web-folder = W { $folder } nie można zapisywać. Wybierz inny folder za pomocą --data.
cli-web-closed = Stół jest zamknięty. Następnym razem partie potoczą się dalej.

# Wiele losowych rund.
cli-too-few = { $option } musi być co najmniej 1.
cli-bad-number-seed = --seed to liczba od 0 do 9223372036854775807.
cli-bad-device = Nie ma urządzenia „{ $device }”: jest cpu albo cuda.
cli-not-installed = Brakuje tu { $library }: pip install catinthebox[{ $extra }]
cli-no-cuda = CUDA tu nie działa: { $reason }
cli-simulating = Rundy
cli-figures-rounds = Losowych rund: { $rounds }; graczy: { $players }; { $side ->
    [purple] fioletowa strona
   *[white] biała strona
}
cli-figures-plies = Zagranych kart na rundę: { $plies }
cli-figures-tricks = Zdobytych lew na rundę: { $tricks }
cli-figures-paradox = Rund z paradoksem: { $percent } %
cli-figures-met = Trafionych obstawień: { $percent } %
cli-figures-scores = Średnie wyniki od rozdającego: { $scores }
cli-figures-speed = { $seconds } s, { $millions } mln kart na sekundę

# Boty przeciwko sobie.
cli-bad-bot-option = { $problem ->
    [unknown] { $bot } nie ma opcji „{ $option }”.
    [command] „{ $value }” nie jest poleceniem.
   *[value] { $option } bota { $bot } to liczba od { $lowest } do { $highest }.
}
cli-arena-few-bots = Miejsc: { $players }. Po --bots podaj co najmniej tyle botów.
cli-arena-bad-results = { $problem ->
    [other] W pliku { $file } są wyniki innych zawodów.
    [file] Nie można odczytać lub zapisać pliku { $file }.
   *[unreadable] W pliku { $file } nie ma wyników.
}
cli-arena-bad-folder = W { $folder } nie można zapisywać.
cli-arena-worker-died = { $times ->
    [1] Proces roboczy zakończył się.
   *[other] Przy tej samej grze procesy robocze kończyły się { $times } razy, więc ją porzucono.
} To, co rozegrane, zostaje zapisane z --resume.
cli-arena-workers-and-cluster = --workers jest dla tego komputera, --cluster dla innych: podaj tylko jedno.
cli-arena-no-cluster = { $problem ->
    [workers] Planista pod { $address } nie ma procesów roboczych.
    [version] Wszystkie komputery z { $address } potrzebują tej samej wersji catinthebox co ten.
    [lost] Planista pod { $address } zniknął. To, co rozegrane, zostaje zapisane z --resume.
   *[address] Pod { $address } nie odpowiada żaden planista Dask.
}
cli-arena-playing = Gry
cli-arena-stopped = Zatrzymano. To samo polecenie ruszy dalej.
cli-arena-heading = Graczy: { $players }; rozdań: { $deals }; rund: { $rounds }
cli-arena-points = Punkty na rundę
cli-arena-wins = Zwycięstwa
cli-arena-met = Trafione obstawienia
cli-arena-paradox = Paradoksy
cli-arena-group = Grupa
cli-arena-ms = ms na ruch
cli-arena-rating = Ranking
cli-arena-lead = { $name } przed { $over }: { $points } pkt na rundę, { $wins } zwycięstw
cli-arena-forfeits = { $name }, utraconych ruchów: { $count }. Ostatni powód: { $reason }

# Co obiecują możliwości i analiza partii.
cli-bad-ply = Partia ma pozycje od 0 do { $last }, nie { $ply }.
cli-hint-thinking = Namysł
cli-hint-nobody = W pozycji { $ply } nikt nie ma ruchu.
cli-hint-heading = Pozycja { $ply }, runda { $round }, { phase }: { $name }
cli-hint-taken = wybrano
cli-hint-worlds = Tyle możliwych układów ukrytych kart obejrzano: { $worlds }. Po ± jest błąd standardowy.
cli-reviewing = Decyzje
cli-review-round = Runda { $round }
cli-review-all = Wszystkie rundy
cli-review-mean = zwykle
cli-review-deal = rozdanie
cli-review-cost = ruchy
cli-review-luck = szczęście
cli-review-points = punkty
cli-review-curve = w trakcie rundy
cli-review-about = Zwykle to tyle, ile takie miejsce dostaje średnio, gdy wszyscy grają jak wytrenowany bot. Rozdanie to o ile więcej albo mniej dostałoby wtedy z tymi kartami; ruchy to ile decyzje dały albo kosztowały w porównaniu ze zwykłymi; szczęście to reszta: jak leżały ukryte karty i co robili inni.
cli-review-scale = W trakcie rundy: punkty, których można się było spodziewać po każdej decyzji, od ▁ za { $lowest } do █ za { $highest }.
cli-review-costliest = Co kosztowało najwięcej
cli-review-ply = pozycja { $ply }
cli-review-better = Lepiej: { $action }.
cli-review-no-costs = Żadna decyzja nie kosztowała nic, co by się wyróżniało od przypadku.
