# The line mode: every line stands for itself, for a screen reader or a pipe.

## Opening

plain-welcome = Cat in the Box. Players: { $players }. Board side: { side }.
plain-seats = Clockwise around the table: { $names }.
plain-commitment = A secret fixes every deal. Its commitment: { $commitment }
plain-hint = Type “{ plain-command-help }” for the commands.

## Whose turn it is

plain-trick = Trick { $trick }.
plain-lead = Your turn: you lead.
plain-follow = Your turn. Led colour: { colour }. Trick so far: { $plays }.
plain-play = { $name } { $number } { colour-declared }
plain-tokens = Your colour tokens: { $tokens }.
plain-won = { $predicted ->
    [yes] Your tricks: { $won }, predicted { $prediction }.
   *[no] Your tricks: { $won }.
}
plain-ask-discard = Which card do you set aside?
plain-ask-predict = How many tricks do you predict ({ $choices })?
plain-ask-play = Which card, and as which colour?
plain-ask-round_over = Press Enter for the next round.

## Several people at one keyboard

plain-ask-read = Press Enter when you have read this; the screen is cleared for the next person.
plain-curtain = Pass the keyboard to { $name }.
plain-ask-curtain = Press Enter when nobody else can see the screen.

## Commands

plain-command-board = board
plain-command-hand = hand
plain-command-table = table
plain-command-scores = scores
plain-command-log = log
plain-command-legal = legal
plain-command-why = why
plain-command-hint = hint
plain-command-save = save
plain-command-help = help
plain-command-quit = quit
plain-help =
    To set a card aside or to predict, type a number. To play, type a card and its colour: “{ $number } { colour }”.
    { plain-command-board }: the research board, row by row
    { plain-command-hand }: your cards and colour tokens
    { plain-command-table }: tricks, predictions and colour tokens of everybody
    { plain-command-scores }: the score sheet
    { plain-command-log }: what happened in this round
    { plain-command-legal }: what you may do now
    { plain-command-why } { $number } { colour }: why you may not play that
    { plain-command-hint } or ?: what your best choices promise
    { plain-command-save } FILE: write the match so far to a file
    { plain-command-help }: these lines
    { plain-command-quit }: leave the table
plain-board-row = Row { $row }: { $spaces }.
# Spaces of one colour side by side.
plain-board-run = { colour } { $spaces }
plain-board-free = { $number } free
plain-board-neutral = { $number } neutral
plain-board-owned = { $number } { $name }
plain-board-gap = gap
plain-group = Your largest group: { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}.
plain-seat = { $predicted ->
    [yes] { $name }: { count-tricks }, predicted { $prediction }. Cards: { $cards }. Colour tokens: { $tokens }.
   *[no] { $name }: { count-tricks }. Cards: { $cards }. Colour tokens: { $tokens }.
}
plain-none = none
plain-legal-numbers = You may choose { $numbers }.
plain-legal-plays = { $number } as { $colours }
plain-may-choose = { $number } is allowed.
plain-may-play = You may play { $number } { colour-declared }.
plain-cost = It costs you your { colour-token } (D5).
plain-rule = { $rule }: { $text }
plain-advice = { $players ->
    [2] { $action }: { $points } points to be expected; four tricks at most { $met }, paradox { $paradox }.
   *[other] { $action }: { $points } points to be expected; prediction met { $met }, paradox { $paradox }.
}
plain-saved = The match is saved in { $file }.
plain-exists = { $file } exists already and stays as it is. Choose another name.
plain-not-saved = { $file } can’t be written: { $problem }
plain-left = The match ends here, unfinished.

## Input that says nothing

plain-unclear = “{ $input }” is not clear.
plain-hint-discard = Type the number of one of your cards.
plain-hint-predict = Type one of { $choices }.
plain-hint-play = Type a card and a colour, such as “{ $number } { colour }”.
plain-hint-save = Type the name of the file too, such as “{ plain-command-save } match.txt”.
plain-hint-enter = Press Enter alone to go on.
plain-which-colour = “{ $input }” can be { $colours }: type one letter more.
plain-no-colour = “{ $input }” is no colour. The colours are { $colours }.

## Scores

plain-sheet = Score sheet, round { $round } of { $rounds }
plain-sheet-line = { $name }: { count-points } ({ $how }). Total: { $total }.
plain-how = { $outcome ->
    [fitting] { count-tricks } as predicted, bonus { $bonus }
    [missed] { count-tricks }, predicted { $prediction }
    [few] { count-tricks }, bonus { $bonus }
    [many] { count-tricks }, no bonus
   *[paradox] paradox, { count-tricks }
}
plain-no-scores = No round is over yet.
plain-standing = Final scores
plain-place = { $place }. { $name }: { count-points }
plain-secret = The secret behind every deal: { $secret }
plain-check = Its commitment, as at the start: { $commitment }
