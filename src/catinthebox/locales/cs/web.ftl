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
