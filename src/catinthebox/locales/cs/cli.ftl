# Co příkazy řeknou, když něco zadaného není možné.

cli-bad-language = V jazyce „{ $language }“ žádné texty nejsou. Jazyky: { $languages }.
cli-bad-players = Hra je pro 2 až 5 hráčů, ne pro { $players }.
cli-bad-side = Strana desky „{ $side }“ neexistuje: white je bílá, purple fialová.
cli-side-and-layout = --side i --layout určují desku: zadej jen jedno z nich.
cli-bad-layout = { $problem ->
    [missing] Na desce v souboru { $file } chybí { $spaces }.
    [double] Na desce v souboru { $file } je dvakrát { $spaces }.
    [overlapping] V souboru { $file } leží ve stejném místě { $spaces }.
    [no-file] Soubor { $file } nejde přečíst.
   *[unreadable] V souboru { $file } není deska: řádek { $line } nejde přečíst.
}
cli-bad-seat = Místo „{ $seat }“ u tohoto stolu není. Místa: { $seats }.
cli-bad-seed = Semínko není text v Unicode.
cli-bad-bot = Žádný bot se nejmenuje „{ $name }“. Boti: { $names }.
cli-too-many-bots = Boti ({ $bots }) a ty: to je na stůl pro { $players } moc.
cli-hot-seat-alone = S --hot-seat sedí všude lidé: vynech --bots a --seat.
cli-bad-save = Do { $file } nejde zapsat: chybí složka, nebo je to samo složka.

cli-web-open = Stůl je připravený: { $address }
cli-web-kept = Partie se ukládají do { $folder }. Ctrl-C stůl zavře.
cli-web-already = Stůl už je připravený: { $address }
cli-web-port = Port { $port } je obsazený. Vynech --port, nebo zvol jiný.
cli-web-folder = Do { $folder } se nedá zapisovat. Zvol jinou složku pomocí --data.
cli-web-closed = Stůl je zavřený. Příště budou partie pokračovat.

# Mnoho náhodných kol.
cli-too-few = { $option } musí být aspoň 1.
cli-bad-number-seed = --seed je číslo od 0 do 9223372036854775807.
cli-bad-device = Zařízení „{ $device }“ neexistuje: je cpu, nebo cuda.
cli-not-installed = Chybí tu { $library }: pip install catinthebox[{ $extra }]
cli-no-cuda = CUDA tu nefunguje: { $reason }
cli-simulating = Kola
cli-figures-rounds = Náhodných kol: { $rounds }; hráčů: { $players }; { $side ->
    [purple] fialová strana
   *[white] bílá strana
}
cli-figures-plies = Zahraných karet na kolo: { $plies }
cli-figures-tricks = Vyhraných štychů na kolo: { $tricks }
cli-figures-paradox = Kol s paradoxem: { $percent } %
cli-figures-met = Splněných odhadů: { $percent } %
cli-figures-scores = Průměrné body od začínajícího hráče: { $scores }
cli-figures-speed = { $seconds } s, { $millions } mil. karet za sekundu

# Boti proti sobě.
cli-bad-bot-option = { $problem ->
    [unknown] { $bot } nemá volbu „{ $option }“.
    [command] „{ $value }“ není příkaz.
   *[value] { $option } u bota { $bot } je číslo od { $lowest } do { $highest }.
}
cli-arena-few-bots = Míst: { $players }. Za --bots jich vyjmenuj aspoň tolik.
cli-arena-bad-results = { $problem ->
    [other] V souboru { $file } jsou výsledky jiného souboje.
    [file] Soubor { $file } nejde číst nebo zapsat.
   *[unreadable] V souboru { $file } nejsou výsledky.
}
cli-arena-bad-folder = Do { $folder } se nedá zapisovat.
cli-arena-worker-died = { $times ->
    [1] Pracovní proces skončil.
   *[other] Při téže hře pracovní procesy skončily { $times }×, takže byla vzdána.
} Co je dohrané, zůstane s --resume uložené.
cli-arena-workers-and-cluster = --workers je pro tento počítač, --cluster pro jiné: zadej jen jedno.
cli-arena-no-cluster = { $problem ->
    [workers] Plánovač na { $address } nemá žádné pracovní procesy.
    [version] Všechny počítače na { $address } potřebují stejnou verzi catinthebox jako tento.
    [lost] Plánovač na { $address } zmizel. Co je dohrané, zůstane s --resume uložené.
   *[address] Na { $address } neodpovídá žádný plánovač Dask.
}
cli-arena-playing = Hry
cli-arena-stopped = Zastaveno. Stejný příkaz bude pokračovat.
cli-arena-heading = Hráčů: { $players }; rozdání: { $deals }; kol: { $rounds }
cli-arena-points = Body na kolo
cli-arena-wins = Vítězství
cli-arena-met = Splněné odhady
cli-arena-paradox = Paradoxy
cli-arena-group = Skupinka
cli-arena-ms = ms na tah
cli-arena-rating = Hodnocení
cli-arena-lead = { $name } před { $over }: { $points } bodu na kolo, { $wins } vítězství
cli-arena-forfeits = { $name }, propadlých tahů: { $count }. Poslední důvod: { $reason }

# Co slibují jednotlivé možnosti a rozbor odehraných partií.
cli-bad-ply = Partie má pozice 0 až { $last }, ne { $ply }.
cli-hint-thinking = Přemýšlení
cli-hint-nobody = V pozici { $ply } není nikdo na tahu.
cli-hint-heading = Pozice { $ply }, { $round }. kolo, { phase }: { $name }
cli-hint-taken = zvoleno
cli-hint-worlds = Kolik možných rozložení skrytých karet bylo prohlédnuto: { $worlds }. Za ± je směrodatná chyba.
cli-reviewing = Rozhodnutí
cli-review-round = { $round }. kolo
cli-review-all = Všechna kola
cli-review-mean = obvykle
cli-review-deal = rozdání
cli-review-cost = tahy
cli-review-luck = štěstí
cli-review-points = body
cli-review-curve = během kola
cli-review-about = Obvykle je to, co takové místo průměrně dostane, když všichni hrají jako natrénovaný bot. Rozdání je, o kolik víc nebo míň by pak dostalo s těmito kartami; tahy jsou, co rozhodnutí proti obvyklým přinesla, nebo stála; štěstí je zbytek: jak ležely skryté karty a co dělali druzí.
cli-review-scale = Během kola: body, které se daly čekat po každém rozhodnutí, od ▁ za { $lowest } po █ za { $highest }.
cli-review-costliest = Co stálo nejvíc
cli-review-ply = pozice { $ply }
cli-review-better = Lépe: { $action }.
cli-review-no-costs = Žádné rozhodnutí nestálo nic, co by se dalo odlišit od náhody.
