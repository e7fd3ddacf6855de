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

## Settings

web-set-help = Live help
web-set-help-about = What is forced, and how many spaces each number in your hand still has
web-set-confirm = Ask before a move
web-set-confirm-about = A second press before a play or a prediction counts
web-set-sounds = Sounds
web-set-sounds-about = A few small ones
web-set-pace = Pace of the others
web-pace = { $pace ->
    [0] at once
    [350] quick
    [700] calm
    [1400] slow
   *[other] { $pace } ms
}
web-set-theme = Light
web-theme = { $theme ->
   *[auto] like the device
    [light] paper
    [dark] night
}
web-set-palette = The four colours
web-palette = { $palette ->
   *[usual] lively
    [steps] by lightness
}
web-set-motion = Motion
web-motion = { $motion ->
   *[auto] like the device
    [on] on
    [off] off
}

## Before the match

web-waiting-title = The table is laid
web-waiting = { $count ->
    [one] One seat is free. The match begins when it is taken.
   *[other] { $count } seats are free. The match begins when all are taken.
}
web-full-title = Everybody is here
web-full-host = Begin when you like.
web-full = The match begins in a moment.
web-free = Free
web-host = Made the table
web-away = Not here right now
web-bot = { $bot ->
    [careful] Careful bot
    [random] Playful bot
   *[other] Bot { $bot }
}
web-sit = Sit here
web-stand = Stand up
web-clear = Free the seat
web-add-bot = Add a bot
web-put-bot = A bot for seat { $seat }
web-invite = Play with friends
web-invite-about = Whoever opens this link can sit down at this table.
web-invitation = Come and play Cat in the Box
web-link = Link to this table
web-copy = Copy
web-share = Share
web-copied = The link is copied.
web-begin = Begin

## The match

web-your-turn = Your turn
web-hand = Your hand
web-ask-aside = Set a card aside, face down.
web-ask-predict = Make your prediction.
web-ask-follow = Choose a card or a space.
web-ask-declare = Which colour for your { $number }?
web-others-choose = The others are still choosing.
web-forced = This is the only play you have.
web-cost = This costs you your { colour-token } for the rest of the round (D5).
web-other-number = Your { $number } can only go to a space with { $number } (T2).
web-watching = You are watching.
web-lost = The connection is lost. It will come back by itself.
web-lost-kept = Your move is kept and on its way.
web-by-clock = Time is up: a bot moves for { $name }.
web-says = { $name }: { $text }
web-offers = { $name } offers to end the match here.
web-offer-open = Somebody offers to end the match here. You can agree in the menu.
web-abandoned = The match was ended by agreement.

## At the edge of the table

web-group = Outline your largest group ({ $count })
web-say = Say something
web-menu = Settings and more
web-keys-title = By keyboard
web-keys = A number chooses a card; then r, b, y or g declares red, blue, yellow or green. Arrow keys and Tab go everywhere, Enter chooses, Escape clears.
web-watch-link = Others may watch
web-leave-title = Leaving
web-bot-on = Let a bot play on for me
web-bot-sure = A bot takes my seat for good: yes
web-abandon = Offer to end the match
web-abandon-alone = End the match
web-abandon-sure = End it unfinished: yes
web-abandon-not = Take the offer back

## After a round

web-round-title = Round { $round }
web-no-scores = No round is over yet.
web-show-scores = Show the scores
web-next-round = Next round
web-next-in = The next round begins in { $seconds } s.
web-others-read = The others are still reading …
web-rematch = Play again
web-to-rematch = To the new match
web-to-replay = Watch it again
