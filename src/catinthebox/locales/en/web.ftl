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
    [closed] This table was closed, since nobody was there any more.
    [link_gone] This link has been used or has run out. Make a new one on your other device.
    [bad_name] A name has 1 to 24 visible letters.
    [already_begun] The match has begun already.
    [already_seated] You sit at this table already.
    [seat_taken] Somebody else was faster: that seat is taken.
    [seat_free] Nobody sits there any more.
    [seats_free] Every seat must be taken first.
    [table_full] Every seat is taken. You can watch.
    [seats_kept] The free seats are kept for those from the last match. You can watch.
    [not_host] Only who made the table can do that.
    [not_seated] You don’t sit at this table.
    [not_playing] There is no match at this table now.
    [not_over] The match is not over yet.
    [no_hints] There are no hints at this table.
    [not_known] This browser is not known here any more. Reload the page to begin anew.
    [not_installed] This server can’t do that: a part of the program is missing on it.
    [busy] The server has too much to think about right now. Try again in a moment.
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
web-kept = { $count ->
    [one] One seat is kept for someone from the last match. The match begins when it is taken.
   *[other] { $count } seats are kept for those from the last match. The match begins when all are taken.
}
web-full-title = Everybody is here
web-full-host = Begin when you like.
web-full = The match begins in a moment.
web-free = Free
web-kept-seat = Kept
web-host = Made the table
web-away = Not here right now
web-sit = Sit here
web-stand = Stand up
web-clear = Free the seat
web-add-bot = Add a bot
web-put-bot = A bot for seat { $seat }
web-invite = Play with friends
web-invite-about = Whoever opens this link can sit down at this table.
web-kept-about = Whoever was in the last match finds the way back with this link; others can watch.
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
web-practice = Practice
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

## Hints, for those who ask

# An action in a list: a card and its colour, a card set aside, or a prediction.
action-play = { $number } { colour-declared }
action-discard = Set { $number } aside
action-predict = { count-tricks }
hint-lay = Hints
hint-lay-yes = on request
hint-lay-no = none
hint-lay-about = Who is to move may ask what each choice promises.
hint-lay-unrated = With hints the match doesn’t count for the rating.
hint-ask = Ask for a hint
hint-key = The key ? asks for a hint.
hint-title = Expected points
hint-best = Recommended.
hint-told = { $action }: { $points } points to be expected, give or take { $error }; { table-advice-met } { $met }, { table-advice-paradox } { $paradox }.
hint-more = { $count ->
    [one] One more
   *[other] { $count } more
}

## After a round

web-round-title = Round { $round }
web-no-scores = No round is over yet.
web-show-scores = Show the scores
web-next-round = Next round
web-next-in = The next round begins in { $time }.
web-others-read = The others are still reading …
web-rematch = Play again
web-to-rematch = To the new match
web-to-replay = Watch it again

## Watching a match again

replay-eyes = Whose eyes to look through
replay-eyes-all = All hands open
replay-eyes-one = Only { $name }
replay-aside = Set aside: { $number }
replay-deck = Ways through the match
replay-back-trick = To the trick before
replay-back = One step back
replay-play = Play by itself
replay-pause = Pause
replay-on = One step on
replay-on-trick = To the next trick
replay-speed = Speed
replay-slider = Moment of the match
replay-chapters = This round
replay-deal = The deal
replay-predictions = The predictions
replay-trick = Trick { $trick }
replay-trick-won = Trick { $trick }, won by { $name }
replay-unfinished = The record ends here; the match was not finished.
replay-more = Share and more
replay-link = Link to this moment
replay-record = The record
replay-record-about = The whole match as text, to keep and to check.
replay-download = Download
replay-open-other = Open from a file
replay-keys = Arrow keys go step by step, with Shift trick by trick. Home and End lead to the beginning and the end, the space bar plays and pauses.
replay-review = Review
replay-not-over-title = Not over yet
replay-not-over = All cards are shown only when the match is over. Until then you can watch it at its table.
replay-to-table = To the table

## A record from a file

replay-open-title = Watch a record
replay-open-about = A record is a text file with a whole match. It is shown to you and not kept by the server.
replay-open-choose = Choose a file
replay-open-drop = or drop it here
replay-refused-title = { $file } can’t be shown
replay-refused-start = It does not begin like a record of a match.
replay-refused-where = Up to line { $line }, column { $column } all is well. What stands there does not follow from what came before.
# Ids of rules follow.
replay-refused-rules = The rule behind it:
replay-refused-large = It is too large to be a record.
replay-refused-text = It is not a text.

## Verifying the deals

deals-verify = Verify the deals
deals-title = Were the cards dealt fairly?
deals-about = Before the first card, a secret was fixed and its commitment was shown. Every deal follows from this secret and from what players added to it. The secret is known now, so your browser can deal the whole match again and compare.
deals-good = Everything fits
deals-bad = Something does not fit
deals-commitment-kept = The secret is the one that was fixed before the first card.
deals-commitment-broken = The secret is not the one that was fixed before the first card.
deals-commitment-none = No commitment was shown, so the secret could have been chosen later.
deals-start-same = { $name } started, drawn by the secret.
deals-start-different = { $name } started, but the secret draws somebody else.
deals-start-chosen = { $name } started by choice, not by lot. There is nothing to check.
deals-round-same = Round { $round }: every card as the secret deals it.
deals-round-different = Round { $round }: these are not the cards that the secret deals.
deals-round-given = Round { $round }: dealt by hand. There is nothing to check.
deals-noted-title = Did you note the commitment before the match?
deals-noted-hint = 64 letters and digits
deals-noted-about = Then put it here. It is worth more than the one in the record.
deals-noted-same = It is the same. The secret is the one you were promised.
deals-noted-different = It is another one. It belongs to another match, or this secret is not the one you were promised.
deals-proves-title = What this shows
deals-proves = Once the commitment was shown, nobody could change a deal unseen, not even whoever runs the server.
deals-mixed = Words of their own were added by { $names } before the first card. So nobody could pick a secret for its deals either.
deals-mixed-none = Nobody added words of their own. Whoever runs the server could have tried many secrets before showing a commitment.
deals-not-title = What it does not show
deals-not-made-up = A record could be made up as a whole, commitment included. Only a commitment that you saw yourself before the match binds the dealer.
deals-not-looking = It does not show that nobody looked: the server has to know the cards while the match is played.
deals-no-secret = This record has no secret: the match is not over, or it was played with real cards. Its deals can’t be checked.
deals-unsafe = Browsers do this arithmetic only for pages that came over a safe way: with https, or from this same computer. Open the page that way, or check the downloaded record with the program.
deals-numbers = The numbers themselves
deals-commitment = Commitment
deals-secret = Secret
deals-added = Added by { $name }
# A command follows.
deals-elsewhere = To check a downloaded record without a browser:

## Addresses to give away, and names

web-qr = QR code of the link
web-your-name = Your name
web-offline = You are offline. Matches wait for you on the server, and everything you have done is safe there.

## The first page

home-title = A card has no colour until you say so
home-about = A trick-taking game for two to five. Every card could be any of four colours; once you declare one, nobody else can. Run out of things to declare, and you cause a paradox.
home-play = Play now
home-against = { $count ->
    [one] Against one bot: { $kinds }.
   *[other] Against { $count } bots: { $kinds }.
}
home-change = Choose players and side
home-dealing = The cards are being dealt …
home-go-on-title = Not over yet
home-go-on = Go on
home-lobby-title = Open tables
home-lobby-empty = No public table right now. Lay one, and others can sit down.
home-lobby-make = Lay a public table
home-join = Join
home-watch = Watch
home-nobody-yet = Nobody yet
home-under-way = under way
home-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
home-side = { side } side
home-show-all = Show all { $count }
home-ways-title = New here?
home-learn-about = Ten minutes with the cat, at a real table
home-rules-about = To look things up
home-replay = Watch a match again
home-replay-about = Open a record from a file and step through it
home-last-title = Last matches
home-all-matches = All my matches and figures

## Laying a table

lay-bots-title = Against bots
lay-players = Players
lay-side = Side of the research card
lay-side-usual = usual
lay-deal = Deal
lay-bots-among = Bots among them
lay-bot-kind = Kind of bot
lay-who = Who may come
lay-private = Friends
lay-private-about = Only who has the link finds the table.
lay-public = Everybody
lay-public-about = The table is in the list of open tables, and the match counts for the rating.
lay-clock = Time for a move
lay-clock-value = { $clock ->
    [0] no clock
    [30] 30 seconds
    [60] 1 minute
    [180] 3 minutes
   *[86400] 1 day
}
lay-clock-about = When time is up, a bot makes that one move.
lay-no-clock-about = Nobody is hurried.
lay-make = Lay the table

## Me

me-nobody = You have no name here yet. One comes by itself with your first match, or you choose it now.
me-name-about = This is how others see you. Tables where you sit keep the name you had.
me-name-save = Save
me-named = The others will see { $name }.
me-figures-title = Figures
me-no-figures = After your first match it stands here how often you were right.
me-won = Matches won
me-won-of = { $won } of { $count }
me-met = Predictions met
me-met-of = { $met } of { $count }
me-groups = Size of a bonus group
me-groups-of = { $count ->
    [0] no bonus yet
    [one] one bonus
   *[other] average of { $count } bonuses
}
me-paradoxes = Paradoxes caused
me-paradoxes-of = { $count ->
    [one] in { $count } round
   *[other] in { $count } rounds
}
me-rating = Rating
me-rating-about = from public matches
me-no-rating = comes with your first public match
me-matches-title = My matches
me-no-matches = No match is over yet.
me-older = Older matches
me-place = { $rank ->
    [1] Won
   *[other] Place { $rank }
}
me-rated = rated
me-ladder-title = Ladder
me-ladder-about = People and bots, by their public matches
me-ladder-rank = Place
me-ladder-name = Player
me-ladder-matches = Matches
me-ladder-empty = Nobody has finished a public match yet.
me-settings-title = Settings
me-settings-about = They stay on this device.
me-device-title = On another device
me-device-about = A link takes you along: same name, same matches, on your phone too.
me-device-make = Make a link
me-device-link = Link for another device
me-device-text = My name and my matches
me-device-warn = { $count ->
    [one] Whoever opens this link becomes you. It works once, and for one more minute.
   *[other] Whoever opens this link becomes you. It works once, and for { $count } more minutes.
}
me-device-gone = The link has run out.
me-carry-title = From your other device
me-carry = This link makes you the same player here: same name, same matches.
me-carry-instead = On this device you are { $name } so far. You can’t come back to that name unless another device has it.
me-carry-yes = That’s me
me-carried = Welcome, { $name }.
me-not = Better not
me-leaving-title = Leaving
me-leaving-about = You need no account here, and you can go without a trace.
me-sign-out = Sign out
me-sign-out-title = Sign out on this device?
me-sign-out-about = This device will no longer know { $name }. If no other device does, nobody can be { $name } again, and the matches stay out of reach.
me-signed-out = You are signed out.
me-delete = Delete me
me-delete-title = Delete { $name }?
me-delete-name = Your name goes from every list, log and record.
me-delete-matches = Your matches stay for the others, without your name. In a match that is on, a bot plays on.
me-delete-final = This can’t be undone.
me-delete-yes = Delete for good
me-deleted = You are forgotten here.
