# Stůl v prohlížeči.

## Cesty po stránkách

web-home = Cat in the Box, na první stránku
web-nav = Stránky
web-learn = Naučit se
web-rules = Pravidla
web-replay = Záznam
web-me = Já
web-language = Jazyk
web-skip = Rovnou k obsahu
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
web-nowhere = Adresa je možná stará nebo je v ní překlep.
web-try-again = Zkusit znovu
web-go-home = Na první stránku
web-problem = { $code ->
    [network] Server neodpovídá. Co máš za sebou, je v bezpečí; zkus to za chvíli.
    [unavailable] Server teď nemůže zapisovat. Zkus to za chvíli.
    [too_often] To bylo trochu moc rychle. Chvíli počkej a zkus to znovu.
    [late] Něco se stalo dřív. Podívej se na stůl a vyber znovu.
    [no_table] Takový stůl tu není. Odkaz je možná neúplný, nebo stůl nikdy nevznikl.
    [closed] Tento stůl se zavřel, protože u něj už nikdo nebyl.
    [link_gone] Tento odkaz už byl použit nebo vypršel. Vytvoř si na druhém zařízení nový.
    [bad_name] Jméno má 1 až 24 viditelných znaků.
    [already_begun] Partie už začala.
    [already_seated] U tohoto stolu už sedíš.
    [seat_taken] Někdo byl rychlejší: místo je obsazené.
    [seat_free] Tam už nikdo nesedí.
    [seats_free] Nejdřív musí být obsazená všechna místa.
    [table_full] Všechna místa jsou obsazená. Můžeš se dívat.
    [seats_kept] Volná místa jsou rezervovaná pro hráče z minulé partie. Můžeš se dívat.
    [not_host] To může jen ten, kdo stůl založil.
    [not_seated] U tohoto stolu nesedíš.
    [not_playing] U tohoto stolu se teď nehraje.
    [not_over] Partie ještě neskončila.
    [no_hints] U tohoto stolu se neradí.
    [not_known] Tento prohlížeč tu už není znám. Načti stránku a začni znovu.
    [not_installed] Tenhle server to neumí: chybí mu část programu.
    [busy] Server má teď moc přemýšlení. Zkus to za chvíli znovu.
   *[other] Nepovedlo se to a tvoje chyba to nebyla. Zkus to znovu, nic se neztratilo.
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
hand-of = Karty v ruce: { $name }
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
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
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
confirm-costs = Přijdeš o { colour-token }
confirm-yes = Ano
confirm-no = Ještě ne
log-empty = Zatím se nic nestalo.
paradox-go-on = Dál
# Krátce: stojí to v bločku výsledků.
scores-paradox = paradox
scores-winner = vítězství

## Nastavení

web-set-help = Živá nápověda
web-set-help-about = Co je vynucené a kolik políček má ještě každé číslo v ruce
web-set-confirm = Zeptat se před tahem
web-set-confirm-about = Zahrání nebo odhad platí až po druhém stisku
web-set-sounds = Zvuky
web-set-sounds-about = Jen pár tichých
web-set-pace = Tempo ostatních
web-pace = { $pace ->
    [0] hned
    [350] rychle
    [700] v klidu
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
web-kept = { $count ->
    [one] Jedno místo je rezervované pro hráče z minulé partie. Partie začne, až se obsadí.
    [few] { $count } místa jsou rezervovaná pro hráče z minulé partie. Partie začne, až se obsadí všechna.
   *[other] { $count } míst je rezervovaných pro hráče z minulé partie. Partie začne, až se obsadí všechna.
}
web-full-title = Všichni jsou tu
web-full-host = Začni, až budeš chtít.
web-full = Partie za chvíli začne.
web-free = Volno
web-kept-seat = Rezervováno
web-host = Zve ke stolu
web-away = Teď tu není
web-sit = Posadit se
web-stand = Vstát
web-clear = Uvolnit místo
web-add-bot = Přidat bota
web-put-bot = Bot na místo { $seat }
web-invite = Hra s přáteli
web-invite-about = Kdo otevře tento odkaz, může si k tomuto stolu přisednout.
web-kept-about = Kdo hrál minulou partii, najde s tímto odkazem cestu zpět; ostatní se mohou dívat.
web-invitation = Pojď si zahrát Cat in the Box
web-link = Odkaz na tento stůl
web-copy = Kopírovat
web-share = Sdílet
web-copied = Odkaz je zkopírovaný.
web-begin = Začít

## Partie

web-your-turn = Jsi na tahu
web-hand = Karty v ruce
web-ask-aside = Odlož kartu lícem dolů.
web-ask-predict = Odhadni své štychy.
web-ask-follow = Vyber kartu nebo políčko.
web-ask-declare = Jaká barva pro kartu { $number }?
web-others-choose = Ostatní ještě vybírají.
web-forced = Nic jiného zahrát nemůžeš.
web-cost = Do konce kola tím přijdeš o { colour-token } (D5).
web-other-number = Karta { $number } může jen na políčko s číslem { $number } (T2).
web-watching = Díváš se.
web-practice = Cvičení
web-lost = Spojení je přerušené. Obnoví se samo.
web-lost-kept = Tvůj tah je uložený a na cestě.
web-by-clock = Čas vypršel: za { $name } táhne bot.
web-says = { $name }: { $text }
web-offers = { $name } navrhuje partii tady ukončit.
web-offer-open = Někdo navrhuje partii tady ukončit. Souhlasit můžeš v nabídce.
web-abandoned = Partie skončila dohodou.

## Na kraji stolu

web-group = Obtáhnout tvou největší skupinku ({ $count })
web-say = Říct něco
web-menu = Nastavení a další
web-keys-title = Na klávesnici
web-keys = Číslo vybere kartu, potom r, b, y nebo g ohlásí červenou, modrou, žlutou nebo zelenou. Šipkami a tabulátorem se dostaneš všude, Enter vybírá, Escape ruší.
web-watch-link = Ostatní se mohou dívat
web-leave-title = Odchod
web-bot-on = Ať za mě dohraje bot
web-bot-sure = Bot si natrvalo sedne na mé místo: ano
web-abandon = Navrhnout konec partie
web-abandon-alone = Ukončit partii
web-abandon-sure = Ukončit nedohranou: ano
web-abandon-not = Vzít návrh zpět

## Nápověda, kdo si o ni řekne

# Tah v seznamu: karta a barva, odložená karta, nebo odhad.
action-play = { $number } { colour-declared }
action-discard = Odložit { $number }
action-predict = { count-tricks }
hint-lay = Rady
hint-lay-yes = na požádání
hint-lay-no = žádné
hint-lay-about = Kdo je na tahu, se může zeptat, co která možnost slibuje.
hint-lay-unrated = S radami se partie nepočítá do hodnocení.
hint-ask = Poradit
hint-key = Klávesa ? poradí.
hint-title = Očekávané body
hint-best = Doporučeno.
hint-told = { $action }: čekej { $points } bodu, plus minus { $error }; { table-advice-met } { $met }, { table-advice-paradox } { $paradox }.
hint-more = { $count ->
    [one] Ještě jedna
    [few] Ještě { $count }
   *[other] Ještě { $count }
}

## Po kole

web-round-title = Kolo { $round }
web-no-scores = Žádné kolo ještě neskončilo.
web-show-scores = Ukázat body
web-next-round = Další kolo
web-next-in = Další kolo začne za { $time }.
web-others-read = Ostatní si ještě čtou…
web-rematch = Hrát znovu
web-to-rematch = K nové partii
web-to-replay = Přehrát znovu

## Zhlédnout partii znovu

replay-eyes = Číma očima se dívat
replay-eyes-all = Vše odkryté
replay-eyes-one = Jen { $name }
replay-aside = Odloženo: { $number }
replay-deck = Pohyb partií
replay-back-trick = K předchozímu štychu
replay-back = O krok zpět
replay-play = Přehrávat
replay-pause = Zastavit
replay-on = O krok dál
replay-on-trick = K dalšímu štychu
replay-speed = Rychlost
replay-slider = Okamžik partie
replay-chapters = Toto kolo
replay-deal = Rozdání
replay-predictions = Odhady
replay-trick = Štych { $trick }
replay-trick-won = Štych { $trick }, bere { $name }
replay-unfinished = Záznam tu končí, partie se nedohrála.
replay-more = Sdílení a další
replay-link = Odkaz na tento okamžik
replay-record = Záznam
replay-record-about = Celá partie jako text, k uložení a ke kontrole.
replay-download = Stáhnout
replay-open-other = Otevřít ze souboru
replay-keys = Šipky posouvají po krocích, se Shiftem po štyších. Home a End vedou na začátek a na konec, mezerník přehrává a zastavuje.
replay-review = Rozbor
replay-not-over-title = Ještě se hraje
replay-not-over = Všechny karty se ukážou, až partie skončí. Do té doby ji můžeš sledovat u stolu.
replay-to-table = Ke stolu

## Záznam ze souboru

replay-open-title = Přehrát záznam
replay-open-about = Záznam je textový soubor s celou partií. Jen se ti ukáže, server si ho nenechá.
replay-open-choose = Vybrat soubor
replay-open-drop = nebo ho přetáhni sem
replay-refused-title = { $file } nejde přehrát
replay-refused-start = Nezačíná jako záznam partie.
replay-refused-where = Po řádek { $line }, sloupec { $column } je všechno v pořádku. Co tam stojí, neplyne z toho, co bylo předtím.
# Následují označení pravidel.
replay-refused-rules = Jde o pravidlo:
replay-refused-large = Na záznam je příliš velký.
replay-refused-text = Není to text.

## Kontrola rozdání

deals-verify = Ověřit rozdání
deals-title = Rozdalo se poctivě?
deals-about = Ještě před první kartou bylo dané tajemství a ukázal se jeho otisk. Všechna rozdání plynou z tohoto tajemství a z toho, co k němu přidali hráči. Teď je tajemství známé, takže tvůj prohlížeč může celou partii rozdat znovu a porovnat ji.
deals-good = Všechno sedí
deals-bad = Něco nesedí
deals-commitment-kept = Tajemství je to, které bylo dané před první kartou.
deals-commitment-broken = Tajemství není to, které bylo dané před první kartou.
deals-commitment-none = Žádný otisk se neukázal, tajemství tedy mohlo být zvolené později.
deals-start-same = Začíná { $name }, jak určuje tajemství.
deals-start-different = Začíná { $name }, ale tajemství určuje někoho jiného.
deals-start-chosen = Začíná { $name }, podle volby, ne podle losu. Není co ověřovat.
deals-round-same = Kolo { $round }: každá karta tak, jak ji rozdává tajemství.
deals-round-different = Kolo { $round }: tajemství rozdává jiné karty.
deals-round-given = Kolo { $round }: rozdáno ručně. Není co ověřovat.
deals-noted-title = Máš z doby před partií poznamenaný otisk?
deals-noted-hint = 64 písmen a číslic
deals-noted-about = Vlož ho sem. Váží víc než ten v záznamu.
deals-noted-same = Je stejný. Tajemství je to, které ti bylo slíbeno.
deals-noted-different = Je jiný. Buď patří k jiné partii, nebo tohle tajemství není to, které ti bylo slíbeno.
deals-proves-title = Co to ukazuje
deals-proves = Jakmile se ukázal otisk, nikdo nemohl rozdání nepozorovaně změnit, ani ten, kdo server provozuje.
deals-mixed = Vlastní slova před první kartou přidali: { $names }. Nikdo si tedy nemohl tajemství ani vybrat podle toho, jak rozdává.
deals-mixed-none = Vlastní slova nepřidal nikdo. Kdo server provozuje, mohl před ukázáním otisku vyzkoušet mnoho tajemství.
deals-not-title = Co to neukazuje
deals-not-made-up = Záznam by mohl být celý vymyšlený, i s otiskem. Rozdávajícího váže jen otisk, který jsi před partií na vlastní oči viděl nebo viděla.
deals-not-looking = Neukazuje to, že se nikdo nedíval: server musí během partie karty znát.
deals-no-secret = V záznamu není tajemství: partie neskončila, nebo se hrála s opravdovými kartami. Rozdání se ověřit nedají.
deals-unsafe = Prohlížeče tohle počítají jen pro stránky, které přišly bezpečnou cestou: přes https, nebo z tohoto počítače. Otevři stránku tak, nebo stažený záznam ověř programem.
deals-numbers = Samotná čísla
deals-commitment = Otisk
deals-secret = Tajemství
deals-added = Přidal nebo přidala { $name }
# Následuje příkaz.
deals-elsewhere = Stažený záznam ověříš i bez prohlížeče:

## Adresy pro druhé a jména

web-qr = QR kód odkazu
web-your-name = Tvoje jméno
web-offline = Jsi bez připojení. Partie na tebe čekají na serveru a nic z toho, co je odehráno, se neztratí.

## Úvodní stránka

home-title = Karta nemá barvu, dokud ji neohlásíš
home-about = Štychová hra pro dva až pět hráčů. Každá karta může mít kteroukoli ze čtyř barev; jakmile ji ohlásíš, nikdo jiný už nemůže. A komu nezbude, co ohlásit, ten způsobí paradox.
home-play = Hrát hned
home-against = { $count ->
    [one] Proti jednomu botovi: { $kinds }.
    [few] Proti { $count } botům: { $kinds }.
   *[other] Proti { $count } botům: { $kinds }.
}
home-change = Vybrat hráče a stranu
home-dealing = Rozdávají se karty …
home-go-on-title = Rozehrané
home-go-on = Pokračovat
home-lobby-title = Otevřené stoly
home-lobby-empty = Teď tu není žádný veřejný stůl. Připrav ho a ostatní si přisednou.
home-lobby-make = Připravit veřejný stůl
home-join = Přisednout
home-watch = Sledovat
home-nobody-yet = Zatím nikdo
home-under-way = hraje se
home-free = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
home-side = { side } strana
home-show-all = Zobrazit vše ({ $count })
home-ways-title = Jsi tu poprvé?
home-learn-about = Deset minut s kočkou u opravdového stolu
home-rules-about = Když chceš něco dohledat
home-replay = Přehrát partii
home-replay-about = Otevři záznam ze souboru a projdi ho tah po tahu
home-last-title = Poslední partie
home-all-matches = Všechny moje partie a čísla

## Příprava stolu

lay-bots-title = Proti botům
lay-players = Hráči
lay-side = Strana karty výzkumu
lay-side-usual = obvyklá
lay-deal = Rozdat
lay-bots-among = Z toho boti
lay-bot-kind = Druh bota
lay-who = Kdo smí přijít
lay-private = Přátelé
lay-private-about = Stůl najde jen ten, kdo má odkaz.
lay-public = Kdokoli
lay-public-about = Stůl bude mezi otevřenými stoly a partie se počítá do hodnocení.
lay-clock = Čas na tah
lay-clock-value = { $clock ->
    [0] bez hodin
    [30] 30 sekund
    [60] 1 minuta
    [180] 3 minuty
   *[86400] 1 den
}
lay-clock-about = Když čas vyprší, ten jeden tah udělá bot.
lay-no-clock-about = Nikdo nikam nespěchá.
lay-make = Připravit stůl

## Já

me-nobody = Zatím tu nemáš jméno. Přijde samo s první partií, nebo si ho vyber hned.
me-name-about = Tak tě vidí ostatní. U stolů, kde už sedíš, zůstane původní jméno.
me-name-save = Uložit
me-named = Ostatní teď uvidí jméno { $name }.
me-figures-title = Čísla
me-no-figures = Po první partii tu bude stát, jak často ti odhady vyšly.
me-won = Vyhrané partie
me-won-of = { $won } z { $count }
me-met = Splněné odhady
me-met-of = { $met } z { $count }
me-groups = Skupinka za bonus
me-groups-of = { $count ->
    [0] zatím bez bonusu
    [one] jeden bonus
    [few] průměr ze { $count } bonusů
   *[other] průměr z { $count } bonusů
}
me-paradoxes = Způsobené paradoxy
me-paradoxes-of = { $count ->
    [one] v { $count } kole
    [few] ve { $count } kolech
   *[other] v { $count } kolech
}
me-rating = Hodnocení
me-rating-about = z veřejných partií
me-no-rating = přijde s první veřejnou partií
me-matches-title = Moje partie
me-no-matches = Žádná partie ještě neskončila.
me-older = Starší partie
me-place = { $rank ->
    [1] Výhra
   *[other] { $rank }. místo
}
me-rated = hodnocená
me-ladder-title = Žebříček
me-ladder-about = Lidé i boti podle veřejných partií
me-ladder-rank = Pořadí
me-ladder-name = Jméno
me-ladder-matches = Partie
me-ladder-empty = Žádná veřejná partie ještě neskončila.
me-settings-title = Nastavení
me-settings-about = Zůstává v tomto zařízení.
me-device-title = Na jiném zařízení
me-device-about = Odkaz tě vezme s sebou: stejné jméno, stejné partie, třeba i v telefonu.
me-device-make = Vytvořit odkaz
me-device-link = Odkaz pro jiné zařízení
me-device-text = Moje jméno a moje partie
me-device-warn = { $count ->
    [one] Kdo tento odkaz otevře, bude tebou. Platí jednou, a to ještě { $count } minutu.
    [few] Kdo tento odkaz otevře, bude tebou. Platí jednou, a to ještě { $count } minuty.
   *[other] Kdo tento odkaz otevře, bude tebou. Platí jednou, a to ještě { $count } minut.
}
me-device-gone = Platnost odkazu vypršela.
me-carry-title = Z tvého druhého zařízení
me-carry = S tímto odkazem budeš i tady stejným hráčem: stejné jméno, stejné partie.
me-carry-instead = Na tomto zařízení tě zatím známe jako { $name }. K tomu jménu se už nevrátíš, pokud ho nemá jiné zařízení.
me-carry-yes = To jsem já
me-carried = Vítej, { $name }.
me-not = Raději ne
me-leaving-title = Odchod
me-leaving-about = Účet tu nepotřebuješ a odejít můžeš beze stopy.
me-sign-out = Odhlásit se
me-sign-out-title = Odhlásit se na tomto zařízení?
me-sign-out-about = Toto zařízení přestane znát jméno { $name }. Pokud ho nezná žádné jiné, nikdo už pod ním hrát nebude a k partiím se nedostaneš.
me-signed-out = Odhlášení proběhlo.
me-delete = Smazat mě
me-delete-title = Smazat jméno { $name }?
me-delete-name = Tvoje jméno zmizí ze všech seznamů a záznamů.
me-delete-matches = Partie ostatním zůstanou, bez tvého jména. V rozehrané partii za tebe pokračuje bot.
me-delete-final = Nejde to vzít zpět.
me-delete-yes = Smazat natrvalo
me-deleted = Už si tě tu nikdo nepamatuje.
