# The terminal table. It is narrow: a text should be no longer than here.
# $sign is the sign of the colour $colour; $name is who it is about, or “You”.

## The edges of the table

table-game = Cat in the Box
table-round = Round { $round } of { $rounds }
table-trick = Trick { $trick } of { $tricks }
table-led = led: { $sign } { colour }
table-trump = trump
table-tricks = tricks
table-points = points
table-too-small = This window is { $width } × { $height }. The table needs at least 60 × 24.

## Words beside the keys

table-key-hint = hint
table-key-help = help
table-key-log = log
table-key-scores = scores
table-key-group = groups
table-key-quit = quit
table-key-save = save
table-key-theme = light
table-key-faster = faster
table-key-slower = slower

## What to do now

table-prompt-aside = Choose a card to set aside, face down.
table-prompt-predict = How many tricks will you win? Choose and press Enter.
table-prompt-lead = You lead: choose a card.
table-prompt-follow = Led colour: { $sign } { colour }. Choose a card.
table-prompt-declare = Which colour do you declare for your { $number }?
table-prompt-wait = { $name } is thinking …

## What can be chosen, and what it means

table-option-aside = set the { $number } aside, face down
table-note-costs = costs your { colour-token }
table-note-leads = you lead
table-note-follows = follows
table-note-wins = wins so far
table-note-loses = does not win
table-note-group = largest group { $count }
table-not-D1 = space taken (D1)
table-not-D2 = your token is gone (D2)
table-not-D3 = can’t be led yet (D3)
table-not-P4 = not at this table (P4)

## Said in passing

table-group = { $name }: largest group of { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}.
table-pause = Pause before a bot’s move: { $seconds } s.
table-saved = Saved as { $file }.

## A hint

table-advice-title = What your choices promise
table-advice-thinking = The cat is thinking …
table-advice-first = The first hint on a computer takes up to a minute.
table-advice-not-now = Hints are for your turn.
table-advice-order = Best first; what the others get counts too.
table-advice-points = points
table-advice-met = { $players ->
    [2] ≤ 4 tricks
   *[other] prediction met
}
table-advice-paradox = paradox

## The score sheet; the rounds have numbers only. $count is the number of tricks won.

table-scores-title = Score sheet
table-total = total
table-why-paradox = { $name }: paradox. Each trick costs a point, and there is no bonus.
table-why-bonus = { $name }: { count-tricks }, as predicted. The largest group adds { $bonus }.
table-why-missed = { $name }: { count-tricks }, but { $prediction } predicted. No bonus.
table-why-few = { $name }: { count-tricks }, not more than four. The largest group adds { $bonus }.
table-why-many = { $name }: { count-tricks }, more than four. No bonus.

## A paradox

table-paradox-title = Paradox!
table-paradox-who = { $you ->
    [yes] You can’t declare any of these cards.
   *[no] { $name } can’t declare any of these cards.
}
table-paradox-rest = The round ends at once. Tokens stay where they are, and an unfinished trick goes to nobody.

## Between people who share the keyboard

table-curtain = The keyboard goes to { $name }.
table-curtain-open = Is nobody else looking? Press Enter.

## The log

table-log-title = What happened
table-commitment = Commitment to all deals: { $commitment }

## Saving and leaving

table-save-title = Save the match
table-save-ask = The match so far, as a record that can be replayed and checked.
table-save-exists = { $file } exists already. Enter once more replaces it.
table-save-failed = { $file } can’t be written: { $problem }.
table-quit-title = Leave the table?
table-quit-saved = The match so far will be saved as { $file }.
table-quit-lost = The match is not over. Unless you save it (w), it is lost.

## The end

table-final-secret = Secret behind all deals: { $secret }
table-final-commitment = Its commitment, shown at the start: { $commitment }
table-final-check = With a saved match, “catinthebox record verify” checks every deal.

## Keys of the sheets

table-hint-close = Esc close
table-hint-scroll = ↑ ↓ scroll · Esc close
table-hint-scores = ↑ ↓ choose a player · Enter go on
table-hint-go-on = Enter go on
table-hint-save = Enter save · Esc cancel
table-hint-quit = Enter leave · Esc stay

## Help

table-help-title = How to play
table-help-play = Play a card and declare its colour. The space must be empty, and you need your token of that colour.
table-help-paradox = If you can’t declare any card, you cause a paradox: the round ends, and your tricks count against you.
table-help-bonus = { $players ->
    [2] Win four tricks or fewer, and your largest group counts as a bonus.
   *[other] Win exactly as many tricks as you predict, and your largest group counts as a bonus.
}
table-help-card = choose a card
table-help-colour = declare its colour
table-help-enter = confirm, go on
table-help-mouse = Everything can be clicked as well.
