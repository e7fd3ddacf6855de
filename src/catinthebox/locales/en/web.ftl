# The table in the browser.

## The way around

web-home = Cat in the Box, to the first page
web-nav = Pages
web-learn = Learn
web-rules = Rules
web-replay = Replay
web-me = Me
web-language = Language
web-skip = To the content
web-close = Close
web-loading = On its way …

## Who one is

# A name for somebody who has not chosen one; at most 24 letters.
web-guest-name = { $which ->
   *[0] Curious Cat
    [1] Quiet Cat
    [2] Patient Cat
    [3] Velvet Cat
    [4] Moonlit Cat
    [5] Whiskers
}

## When something is broken

web-problem-title = Something went wrong
web-nowhere-title = There is nothing here
web-nowhere = The address may be old or have a slip in it.
web-try-again = Try again
web-go-home = To the first page
web-problem = { $code ->
    [network] The server can’t be reached. What you have done is safe; try again in a moment.
    [unavailable] The server can’t write right now. Try again in a moment.
    [too_often] That was a little too fast. Wait a moment and try again.
    [late] Something else happened first. Look at the table and choose again.
    [no_table] There is no such table. The link may be cut short, or the table was never made.
    [link_gone] This link has been used or has run out. Make a new one on your other device.
    [bad_name] A name has 1 to 24 visible letters.
    [already_begun] The match has begun already.
    [already_seated] You sit at this table already.
    [seat_taken] Somebody else was faster: that seat is taken.
    [seat_free] Nobody sits there any more.
    [seats_free] Every seat must be taken first.
    [table_full] Every seat is taken. You can watch.
    [not_host] Only who made the table can do that.
    [not_seated] You don’t sit at this table.
    [not_playing] There is no match at this table now.
    [not_over] The match is not over yet.
    [not_known] This browser is not known here any more. Reload the page to begin anew.
   *[other] That didn’t work, and it was not your fault. Try again; nothing you did is lost.
}

## The things on the table, in words

board-title = Research board
board-free = { space }, free
board-open = { space }, can be declared
# It costs the colour token of the led colour.
board-costly = { space }, can be declared, costs a colour token
board-token = { space }, token of { $name }
board-neutral = { space }, neutral token
hand-title = Your hand
hand-of = The hand of { $name }
hand-card = Card { $number }
hand-forced = The only card you can play
# How many spaces the cards of one number could still go to.
hand-exposure = { $spaces ->
    [0] No space left
    [one] { $spaces } space left
   *[other] { $spaces } spaces left
}
trick-title = The trick on the table
trick-card = { $name }: { $number } { colour-declared }
trick-led = led: { colour }
# Short: it stands on a card.
trick-wins = wins so far
trick-won = wins
token-there = { colour-token }
token-lost = { colour-token }, lost
token-at-risk = { colour-token }, would be lost
tricks-predicted = { count-tricks }, { $prediction } predicted
seat-start = starts
seat-thinking = thinking
seat-done = ready
seat-away = away
seat-bot = bot
seat-points = { count-points }
seat-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
seat-clock = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}
predict-title = How many tricks will you win?
predict-why = If it is exactly so many, your largest group counts as a bonus.
confirm-play = Play { $number } { colour-declared }?
confirm-discard = Set { $number } aside?
confirm-predict = Predict { count-tricks }?
confirm-costs = It costs your { colour-token }
confirm-yes = Yes
confirm-no = Not yet
log-empty = Nothing has happened yet.
paradox-go-on = Go on
# Short: they stand in the score sheet.
scores-paradox = paradox
scores-winner = wins
