# Stůl v prohlížeči.

## Cesty po stránkách

web-home = Cat in the Box, na první stránku
web-nav = Stránky
web-learn = Naučit se
web-rules = Pravidla
web-replay = Záznam
web-me = Já
web-language = Jazyk
web-skip = Rovnou k obsahu
web-close = Zavřít
web-loading = Už to bude…

## Kdo jsem

# Jméno pro toho, kdo si žádné nevybral; nejvýš 24 písmen.
web-guest-name = { $which ->
   *[0] Zvědavá kočka
    [1] Tichá kočka
    [2] Trpělivá kočka
    [3] Sametová kočka
    [4] Noční kočka
    [5] Vousek
}

## Když se něco pokazí

web-problem-title = Něco se pokazilo
web-nowhere-title = Tady nic není
web-nowhere = Adresa je možná stará nebo je v ní překlep.
web-try-again = Zkusit znovu
web-go-home = Na první stránku
web-problem = { $code ->
    [network] Server neodpovídá. Co máš za sebou, je v bezpečí; zkus to za chvíli.
    [unavailable] Server teď nemůže zapisovat. Zkus to za chvíli.
    [too_often] To bylo trochu moc rychle. Chvíli počkej a zkus to znovu.
    [late] Něco se stalo dřív. Podívej se na stůl a vyber znovu.
    [no_table] Takový stůl tu není. Odkaz je možná neúplný, nebo stůl nikdy nevznikl.
    [link_gone] Tento odkaz už byl použit nebo vypršel. Vytvoř si na druhém zařízení nový.
    [bad_name] Jméno má 1 až 24 viditelných znaků.
    [already_begun] Partie už začala.
    [already_seated] U tohoto stolu už sedíš.
    [seat_taken] Někdo byl rychlejší: místo je obsazené.
    [seat_free] Tam už nikdo nesedí.
    [seats_free] Nejdřív musí být obsazená všechna místa.
    [table_full] Všechna místa jsou obsazená. Můžeš se dívat.
    [not_host] To může jen ten, kdo stůl založil.
    [not_seated] U tohoto stolu nesedíš.
    [not_playing] U tohoto stolu se teď nehraje.
    [not_over] Partie ještě neskončila.
    [not_known] Tento prohlížeč tu už není znám. Načti stránku a začni znovu.
   *[other] Nepovedlo se to a tvoje chyba to nebyla. Zkus to znovu, nic se neztratilo.
}

## Věci na stole, slovy

board-title = Deska výzkumu
board-free = { space }, volné
board-open = { space }, lze ohlásit
# Stojí žeton barvy štychu.
board-costly = { space }, lze ohlásit, stojí žeton barvy
board-token = { space }, žeton: { $name }
board-neutral = { space }, neutrální žeton
hand-title = Tvoje ruka
hand-of = Karty v ruce: { $name }
hand-card = Karta { $number }
hand-forced = Jediná karta, kterou můžeš zahrát
# Na kolik políček ještě mohou karty jednoho čísla.
hand-exposure = { $spaces ->
    [0] Nezbývá žádné políčko
    [one] Zbývá { $spaces } políčko
    [few] Zbývají { $spaces } políčka
   *[other] Zbývá { $spaces } políček
}
trick-title = Štych na stole
trick-card = { $name }: { $number } { colour-declared }
trick-led = barva štychu: { colour }
# Krátce: stojí to na kartě.
trick-wins = zatím bere
trick-won = bere
token-there = { colour-token }
token-lost = { colour-token }, ztracen
token-at-risk = { colour-token }, byl by ztracen
tricks-predicted = { count-tricks }, odhad { $prediction }
seat-start = začíná
seat-thinking = přemýšlí
seat-done = hotovo
seat-away = není tu
seat-bot = bot
seat-points = { count-points }
seat-cards = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
seat-clock = { $count ->
    [one] zbývá { $count } sekunda
    [few] zbývají { $count } sekundy
   *[other] zbývá { $count } sekund
}
predict-title = Kolik štychů získáš?
predict-why = Když to bude přesně tolik, přidá největší souvislá skupinka bonusové body.
confirm-play = Zahrát { $number } { colour-declared }?
confirm-discard = Odložit { $number }?
confirm-predict = Odhadnout { count-tricks }?
confirm-costs = Přijdeš o { colour-token }
confirm-yes = Ano
confirm-no = Ještě ne
log-empty = Zatím se nic nestalo.
paradox-go-on = Dál
# Krátce: stojí to v bločku výsledků.
scores-paradox = paradox
scores-winner = vítězství

## Nastavení

web-set-help = Živá nápověda
web-set-help-about = Co je vynucené a kolik políček má ještě každé číslo v ruce
web-set-confirm = Zeptat se před tahem
web-set-confirm-about = Zahrání nebo odhad platí až po druhém stisku
web-set-sounds = Zvuky
web-set-sounds-about = Jen pár tichých
web-set-pace = Tempo ostatních
web-pace = { $pace ->
    [0] hned
    [350] rychle
    [700] v klidu
    [1400] pomalu
   *[other] { $pace } ms
}
web-set-theme = Světlo
web-theme = { $theme ->
   *[auto] podle zařízení
    [light] papír
    [dark] noc
}
web-set-palette = Čtyři barvy
web-palette = { $palette ->
   *[usual] živé
    [steps] podle světlosti
}
web-set-motion = Pohyb
web-motion = { $motion ->
   *[auto] podle zařízení
    [on] zapnutý
    [off] vypnutý
}

## Před partií

web-waiting-title = Stůl je připravený
web-waiting = { $count ->
    [one] Jedno místo je volné. Partie začne, až se obsadí.
    [few] { $count } místa jsou volná. Partie začne, až se obsadí všechna.
   *[other] { $count } míst je volných. Partie začne, až se obsadí všechna.
}
web-full-title = Všichni jsou tu
web-full-host = Začni, až budeš chtít.
web-full = Partie za chvíli začne.
web-free = Volno
web-host = Založil stůl
web-away = Teď tu není
web-bot = { $bot ->
    [careful] Opatrný bot
    [random] Hravý bot
   *[other] Bot { $bot }
}
web-sit = Posadit se
web-stand = Vstát
web-clear = Uvolnit místo
web-add-bot = Přidat bota
web-put-bot = Bot na místo { $seat }
web-invite = Hra s přáteli
web-invite-about = Kdo otevře tento odkaz, může si k tomuto stolu přisednout.
web-invitation = Pojď si zahrát Cat in the Box
web-link = Odkaz na tento stůl
web-copy = Kopírovat
web-share = Sdílet
web-copied = Odkaz je zkopírovaný.
web-begin = Začít

## Partie

web-your-turn = Jsi na tahu
web-hand = Karty v ruce
web-ask-aside = Odlož kartu lícem dolů.
web-ask-predict = Odhadni své štychy.
web-ask-follow = Vyber kartu nebo políčko.
web-ask-declare = Jaká barva pro kartu { $number }?
web-others-choose = Ostatní ještě vybírají.
web-forced = Nic jiného zahrát nemůžeš.
web-cost = Do konce kola tím přijdeš o { colour-token } (D5).
web-other-number = Karta { $number } může jen na políčko s číslem { $number } (T2).
web-watching = Díváš se.
web-lost = Spojení je přerušené. Obnoví se samo.
web-lost-kept = Tvůj tah je uložený a na cestě.
web-by-clock = Čas vypršel: za { $name } táhne bot.
web-says = { $name }: { $text }
web-offers = { $name } navrhuje partii tady ukončit.
web-offer-open = Někdo navrhuje partii tady ukončit. Souhlasit můžeš v nabídce.
web-abandoned = Partie skončila dohodou.

## Na kraji stolu

web-group = Obtáhnout tvou největší skupinku ({ $count })
web-say = Říct něco
web-menu = Nastavení a další
web-keys-title = Na klávesnici
web-keys = Číslo vybere kartu, potom r, b, y nebo g ohlásí červenou, modrou, žlutou nebo zelenou. Šipkami a tabulátorem se dostaneš všude, Enter vybírá, Escape ruší.
web-watch-link = Ostatní se mohou dívat
web-leave-title = Odchod
web-bot-on = Ať za mě dohraje bot
web-bot-sure = Bot si natrvalo sedne na mé místo: ano
web-abandon = Navrhnout konec partie
web-abandon-alone = Ukončit partii
web-abandon-sure = Ukončit nedohranou: ano
web-abandon-not = Vzít návrh zpět

## Po kole

web-round-title = Kolo { $round }
web-no-scores = Žádné kolo ještě neskončilo.
web-show-scores = Ukázat body
web-next-round = Další kolo
web-next-in = Další kolo začne za { $seconds } s.
web-others-read = Ostatní si ještě čtou…
web-rematch = Hrát znovu
web-to-rematch = K nové partii
web-to-replay = Přehrát znovu
