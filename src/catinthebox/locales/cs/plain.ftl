# Řádkový režim: každý řádek stojí sám za sebe, pro odečítač obrazovky nebo rouru.

## Zahájení

plain-welcome = Cat in the Box. Počet hráčů: { $players }. Strana desky výzkumu: { side }.
plain-seats = Po směru hodinových ručiček sedí: { $names }.
plain-commitment = Všechna rozdání určuje tajemství. Jeho otisk: { $commitment }
plain-hint = Příkazy vypíše „{ plain-command-help }“.

## Kdo je na řadě

plain-trick = Štych { $trick }.
plain-lead = Jsi na řadě: vynášíš.
plain-follow = Jsi na řadě. Barva štychu: { colour }. Zatím ve štychu: { $plays }.
plain-play = { $name } { space }
plain-tokens = Tvé žetony barev: { $tokens }.
plain-won = { $predicted ->
    [yes] Tvé štychy: { $won }, odhad { $prediction }.
   *[no] Tvé štychy: { $won }.
}
plain-ask-discard = Kterou kartu odložíš?
plain-ask-predict = Kolik štychů odhaduješ ({ $choices })?
plain-ask-play = Která karta a jaká barva?
plain-ask-round_over = Další kolo začne klávesou Enter.

## Víc lidí u jedné klávesnice

plain-ask-read = Až si to přečteš, stiskni Enter; obrazovka se vyprázdní pro dalšího člověka.
plain-curtain = Klávesnici přebírá { $name }.
plain-ask-curtain = Stiskni Enter, až nikdo jiný nevidí na obrazovku.

## Příkazy

plain-command-board = deska
plain-command-hand = ruka
plain-command-table = stůl
plain-command-scores = body
plain-command-log = průběh
plain-command-legal = možnosti
plain-command-why = proč
plain-command-hint = rada
plain-command-save = ulož
plain-command-help = pomoc
plain-command-quit = konec
plain-help =
    K odložení karty a k odhadu napiš číslo. Ke hře napiš kartu a její barvu: „{ $number } { colour }“.
    { plain-command-board }: deska výzkumu, řadu po řadě
    { plain-command-hand }: tvé karty a žetony barev
    { plain-command-table }: štychy, odhady a žetony barev všech u stolu
    { plain-command-scores }: bloček výsledků experimentu
    { plain-command-log }: co se v tomto kole stalo
    { plain-command-legal }: co teď můžeš udělat
    { plain-command-why } { $number } { colour }: proč to zahrát nemůžeš
    { plain-command-hint } nebo ?: co slibují tvé nejlepší možnosti
    { plain-command-save } SOUBOR: zapíše dosavadní partii do souboru
    { plain-command-help }: tyto řádky
    { plain-command-quit }: odejít od stolu
plain-board-row = Řada { $row }: { $spaces }.
# Políčka jedné barvy vedle sebe.
plain-board-run = { colour } { $spaces }
plain-board-free = { $number } volné
plain-board-neutral = { $number } neutrální
plain-board-owned = { $number } { $name }
plain-board-gap = mezera
plain-group = Tvá největší souvislá skupinka: { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}.
plain-seat = { $predicted ->
    [yes] { $name }: { count-tricks }, odhad { $prediction }. Karty: { $cards }. Žetony barev: { $tokens }.
   *[no] { $name }: { count-tricks }. Karty: { $cards }. Žetony barev: { $tokens }.
}
plain-none = žádné
plain-legal-numbers = Můžeš zvolit { $numbers }.
plain-legal-plays = { $number }: { $colours }
plain-may-choose = { $number } je možné zvolit.
plain-may-play = Můžeš zahrát { $number } { colour-declared }.
plain-cost = Stojí tě to { colour-token } (D5).
plain-rule = { $rule }: { $text }
plain-advice = { $players ->
    [2] { $action }: očekávané body { $points }; nejvýš čtyři štychy { $met }, paradox { $paradox }.
   *[other] { $action }: očekávané body { $points }; splněný odhad { $met }, paradox { $paradox }.
}
plain-saved = Partie je uložená v souboru { $file }.
plain-exists = Soubor { $file } už existuje a zůstává, jak je. Zvol jiné jméno.
plain-not-saved = Soubor { $file } nejde zapsat: { $problem }
plain-left = Tady partie končí, nedohraná.

## Nesrozumitelný vstup

plain-unclear = Není jasné, co znamená „{ $input }“.
plain-hint-discard = Napiš číslo jedné ze svých karet.
plain-hint-predict = Napiš jedno z čísel { $choices }.
plain-hint-play = Napiš kartu a barvu, třeba „{ $number } { colour }“.
plain-hint-save = Připiš i jméno souboru, třeba „{ plain-command-save } partie.txt“.
plain-hint-enter = Dál se jde samotnou klávesou Enter.
plain-which-colour = „{ $input }“ může být { $colours }: přidej písmeno.
plain-no-colour = „{ $input }“ není barva. Barvy jsou { $colours }.

## Body

plain-sheet = Bloček výsledků experimentu, kolo { $round } z { $rounds }
plain-sheet-line = { $name }: { count-points } ({ $how }). Celkem: { $total }.
plain-how = { $outcome ->
    [fitting] { count-tricks } podle odhadu, bonus { $bonus }
    [missed] { count-tricks }, odhad { $prediction }
    [few] { count-tricks }, bonus { $bonus }
    [many] { count-tricks }, bez bonusu
   *[paradox] paradox, { count-tricks }
}
plain-no-scores = Žádné kolo ještě neskončilo.
plain-standing = Konečné pořadí
plain-place = { $place }. { $name }: { count-points }
plain-secret = Tajemství všech rozdání: { $secret }
plain-check = Jeho otisk, stejný jako na začátku: { $commitment }
