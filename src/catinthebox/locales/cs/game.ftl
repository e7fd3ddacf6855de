# Slova samotné hry, společná pro všechna rozhraní.
# $you říká, zda věta oslovuje toho, o kom mluví (yes, no); $colour je red, blue, yellow nebo green.

## Slova

colour = { $colour ->
   *[red] červená
    [blue] modrá
    [yellow] žlutá
    [green] zelená
}
# Za číslem: „5 jako modrou“.
colour-declared = { $colour ->
   *[red] jako červenou
    [blue] jako modrou
    [yellow] jako žlutou
    [green] jako zelenou
}
# Žeton barvy na desce hráče, jako předmět věty.
colour-token = { $colour ->
   *[red] červený žeton
    [blue] modrý žeton
    [yellow] žlutý žeton
    [green] zelený žeton
}
space = { colour } { $number }
phase = { $phase ->
   *[discard] odkládání karet
    [predict] odhady štychů
    [play] štychy
    [round_over] konec kola
    [match_over] konec partie
}
side = { $side ->
    [white] bílá
    [purple] fialová
   *[own] { $side }
}
list-and = { $first } a { $last }
list-or = { $first } nebo { $last }
count-tricks = { $count ->
    [one] { $count } štych
    [few] { $count } štychy
   *[other] { $count } štychů
}
count-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}

## Jména

# Jméno člověka u stolu, v seznamu první nebo samo.
name-you = Ty
name-player = Hráč { $seat }
# Boti od mírného po nemilosrdného, pak ti, o které si říkají jen programy.
bot-name = { $bot ->
    [kitten] Kotě
    [housecat] Domácí kočka
    [tomcat] Kocour
    [lynx] Rys
    [tiger] Tygr
    [careful] Opatrný bot
    [random] Hravý bot
    [heuristic] Chytrý bot
   *[other] Bot { $bot }
}
# Totéž na místě u stolu, kde je málo prostoru.
bot-called = { $bot ->
    [housecat] Kočka
   *[other] { bot-name }
}
bot-about = { $bot ->
    [kitten] Mírné. Většinu z toho, co se stalo, zapomene.
    [housecat] Přátelská. Přemýšlí, ale občas něco zapomene.
    [tomcat] Silný. Nic nezapomíná a dobře počítá.
    [lynx] Bystrý. Před každou kartou myslí dopředu.
    [tiger] Nemilosrdný. Dlouho trénoval a každou kartu si promyslí.
   *[other] Bot na pokusy.
}

## Co se děje

event-dealt = { $you ->
    [yes] Kolo { $round }. Začínáš.
   *[no] Kolo { $round }. Začíná { $name }.
}
event-hand = { $you ->
    [yes] V ruce máš { $hand }.
   *[no] { $name } má v ruce { $hand }.
}
event-neutral = Na políčku { space } leží neutrální žeton.
event-discarded = { $you ->
    [yes] Odkládáš kartu lícem dolů.
   *[no] { $name } odkládá kartu lícem dolů.
}
event-discarded-shown = { $you ->
    [yes] Odkládáš { $number } lícem dolů.
   *[no] { $name } odkládá { $number } lícem dolů.
}
event-predicted = { $you ->
    [yes] Odhaduješ { count-tricks }.
   *[no] { $name } odhaduje { count-tricks }.
}
event-played = { $you ->
    [yes] Hraješ { $number } { colour-declared }.
   *[no] { $name } hraje { $number } { colour-declared }.
}
event-token-lost = { $you ->
    [yes] Přicházíš o { colour-token }.
   *[no] { $name } přichází o { colour-token }.
}
event-trick-won = { $you ->
    [yes] Vyhráváš štych.
   *[no] Štych vyhrává { $name }.
}
event-paradox = { $you ->
    [yes] Způsobuješ paradox! Nemůžeš ohlásit barvu žádné ze svých karet: { $hand }.
   *[no] { $name } způsobuje paradox! Nejde ohlásit barvu žádné z těchto karet: { $hand }.
}
event-round-scored = Body za kolo: { $scores }.
score-entry = { $bonus ->
    [0] { $name } { $total }
   *[other] { $name } { $total } ({ $tricks } + { $bonus } bonus)
}
event-match-won = { $you ->
    [yes] Vyhráváš partii.
   *[no] Partii vyhrává { $name }.
}
event-match-shared = { $you ->
    [yes] { $names } se o vítězství dělíte.
   *[no] { $names } se o vítězství dělí.
}

## Proč ne: důvody s fakty; čísla pravidel a tečka následují

reason-not-your-turn = Na řadě je { $name }
reason-already-aside = Kartu už máš odloženou
reason-wrong-phase = { $phase ->
   *[discard] Teď všichni odkládají jednu kartu
    [predict] Teď se odhadují štychy
    [play] Teď se hrají štychy
    [round_over] Kolo skončilo
    [match_over] Partie skončila
}
reason-round-not-over = Další kolo začne, až skončí tohle
reason-not-in-hand = V ruce nemáš žádnou { $number }
reason-illegal-prediction = Odhad { $tricks } u tohoto stolu není dovolený
reason-D1 = Políčko { space } je obsazené
reason-D2 = Tvůj { colour-token } je pryč
reason-D3 = Červenou zatím nejde vynést: na červené ještě neleží žeton a ty můžeš ohlásit jinou barvu

## Proč ne: sama pravidla

rule-D1 = Na políčko patří jediný žeton. Ohlas barvu, ve které je políčko s tím číslem prázdné.
rule-D2 = Ohlásit můžeš jen barvu, jejíž žeton ještě máš.
rule-D3 = Červenou lze vynést, až když na některém červeném políčku leží žeton, nebo když jinou barvu ohlásit nemůžeš.
rule-D5 = Když nectíš barvu, přijdeš do konce kola o žeton barvy štychu.
rule-G1 = Partie má tolik kol, kolik je hráčů.
rule-P3 = Před štychy každý odloží jednu kartu lícem dolů.
rule-P4 = Od začínajícího hráče po směru hodinových ručiček každý odhadne jeden z dovolených počtů štychů.
rule-T1 = První štych vynáší začínající hráč, každý další vítěz předchozího; hraje se po směru hodinových ručiček.
rule-T2 = Zahraješ jednu kartu z ruky a ohlásíš její barvu.
rule-T3 = Kolo končí, když všem zbývá jediná karta.
rule-X3 = Paradox kolo okamžitě ukončí.

## Co lze říct ostatním

phrase-hello = Ahoj.
phrase-well-played = Pěkně zahráno.
phrase-thanks = Díky.
phrase-oops = Jejda.
phrase-thinking = Chvilku přemýšlím.
phrase-paradox = Cítím tu paradox.
phrase-good-game = Pěkná hra.
