# The terminal table.

## The edges of the table

table-game = Cat in the Box
table-round = Round { $round } of { $rounds }
table-trick = Trick { $trick } of { $tricks }
# $sign is the sign of the colour.
table-led = { $sign } { colour } is led
table-trump = trump
table-tricks = tricks
table-points = points
table-key-help = help
table-key-log = log
table-key-scores = scores
table-key-group = groups
table-key-save = save
table-key-theme = light
table-key-pause = pace
table-key-quit = quit

## What to do now

table-prompt-aside = Choose a card to set aside, face down.
table-prompt-aside-card = Set the { $number } aside? Press Enter.
table-prompt-predict = How many tricks will you win? Choose and press Enter.
table-prompt-lead = You lead: choose a card.
table-prompt-follow = { $sign } { colour } is led: choose a card.
table-prompt-declare = Which colour is your { $number }?
table-prompt-wait = { $name } is thinking …
table-prompt-trick-over = The trick goes to { $name }.

## Options, with what they mean. Notes are as short as can be.

table-option-aside = set the { $number } aside, face down
table-note-costs = costs your { colour-token }
table-note-leads = you lead it
table-note-follows = follows
table-note-wins = wins so far
table-note-loses = does not win
table-note-group = largest group { $count }
table-not-D1 = space taken (D1)
table-not-D2 = your token is gone (D2)
table-not-D3 = can’t be led yet (D3)
table-not-P4 = not at this table (P4)
table-key-faster = faster
table-key-slower = slower
table-pause = Bots think for { $seconds } seconds.
table-group = { $name }: largest group { $count }.
table-total = total
table-log-title = What happened
table-hint-scroll = ↑ ↓ scroll · Esc close
table-commitment = Commitment of the deals: { $commitment }
table-scores-title = Score sheet
table-hint-scores = ↑ ↓ choose a player · Enter go on
table-hint-close = Esc close
table-why-paradox = { $name } caused the paradox: each trick costs a point, and there is no bonus.
table-why-few = { $name } won { $won } tricks, four or fewer: { $bonus } for the largest group.
table-why-many = { $name } won { $won } tricks, more than four: no bonus.
table-why-bonus = { $name } predicted { $count } and won { $won }: { $bonus } for the largest group.
table-why-missed = { $name } predicted { $count } and won { $won }: no bonus.
table-paradox-title = Paradox!
table-hint-go-on = Enter go on
table-paradox-who = { $name } can’t declare any of these cards.
table-paradox-rest = The round ends at once. Tokens stay where they are, and nobody wins this trick.
table-curtain = Pass the keyboard to { $name }.
table-curtain-open = Enter when you are there
table-save-title = Save the match
table-hint-save = Enter save · Esc cancel
table-save-ask = The match so far, as a record that can be read, replayed and checked.
table-save-exists = { $file } exists already. Enter once more replaces it.
table-save-failed = { $file } can’t be written: { $problem }.
table-saved = Saved as { $file }.
table-final-title = The match is over.
table-final-secret = Secret: { $secret }
table-final-commitment = Commitment: { $commitment }
table-final-check = Save it, and “catinthebox record verify” can check every deal.
table-quit-title = Leave the table?
table-quit-saved = The match so far will be saved as { $file }.
table-quit-lost = The match is not over and will be lost, unless you save it first with w.
table-hint-quit = Enter leave · Esc stay
table-help-title = How it works
table-help-card = choose a card
table-help-colour = declare its colour
table-help-enter = confirm, go on
table-help-group = show the largest groups
table-help-sheets = scores, log, this help
table-help-save = save the match as a record
table-help-look = light, slower, faster
table-help-quit = leave
table-help-play = Play a card and declare its colour: the space must be empty, and you need the colour token.
table-help-cost = If you don’t follow the led colour, you lose your token of it.
table-help-red = Red is trump. It can’t be led before a token lies on red.
table-help-paradox = If you can’t declare any card, you cause a paradox and lose your points.
table-help-bonus = Win as many tricks as you predicted, and your largest group counts as a bonus.
table-too-small = This window is { $width } × { $height }. The table needs at least 60 × 24.
