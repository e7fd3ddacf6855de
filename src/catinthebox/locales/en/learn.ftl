# The tutorial: what Quark, the guide, says. Quark, Muon, Boson and Lepton are cats; rule ids become links.

## Around it

learn-guide = Quark explains
learn-chapters = Chapters
learn-place = { $lesson } of { $lessons }
learn-back = Back
learn-next = Next
learn-skip = Skip
learn-nothing = Nothing at all
learn-play = Play now
learn-read = Read the rules
learn-from-start = From the start

## Cards without a colour

learn-chapter-cards = Cards without a colour
learn-cards-hand = Hello, I am Quark. These cats are yours: each has a number, and none has a colour yet.
learn-cards-board = This is the research board, one space for every colour and number. Whatever is played is marked here.
learn-cards-declare = Play your 5 as blue: choose the card, then the space blue 5.
learn-cards-declare-right = Now it is a blue 5, as if it had always been one. Your token marks the space (T2), and blue is the led colour (D6).
learn-cards-declare-other = You may do that, too. This time, play your 5 as blue.

## Following

learn-chapter-follow = Following
learn-follow-led = Lepton leads a yellow 6, so yellow is the led colour (D6). Play goes clockwise: you are next (T1).
learn-follow-try = Follow the led colour: declare one of your cards yellow.
learn-follow-try-right = You followed. That never costs anything.
learn-follow-try-other = You may, but it is not yellow, and that has its price. More of that soon; follow this time.
learn-follow-once = Blue is led. Your fours can’t follow: blue 4 is taken, and a space is never used twice (D1). What can still be blue?
learn-follow-once-right = The 7. Blue 7 is taken from now on as well, for everybody.
learn-follow-once-other = You may, but it does not follow. Which of your cards can still be blue?

## Winning a trick

learn-chapter-trick = Winning a trick
learn-trick-win = You play last. Without red, the highest card of the led colour wins (W1). Win this trick with a blue card.
learn-trick-win-right = It is yours: one pile in front of you, worth one point (W2, S1).
learn-trick-win-low = Lepton’s blue 6 is higher, so Lepton wins. You can do better.
learn-trick-win-red = Red wins as well, it is trump. But here it costs you your blue token: win with a blue card.
learn-trick-win-other = Only blue and red can win here. Choose a blue card that is high enough.
learn-trick-lead = Whoever wins a trick leads the next one (T1). Lead what you like.
learn-trick-lead-right = And so it goes on, trick by trick, until everybody has one card left (T3).

## Trump

learn-chapter-trump = Red is trump
learn-trump-who = Yellow was led. Then came green, and two reds. Who wins the trick?
learn-trump-who-right = Lepton. The highest red wins, whatever was led (W1).
learn-trump-who-wrong = Red beats every other colour, and of two reds the higher one wins (W1). Look again.
learn-trump-closed = You lead, and no red has been played in this round. Then red can’t be led yet (D3): lead another colour.
learn-trump-closed-right = Right. As soon as somebody follows with red, red is open to all leaders.
learn-trump-open = Now a token lies on red, so red may be led. Lead your 8 as red.
learn-trump-open-right = No card beats a red 8.
learn-trump-open-other = You may, but try something new: your 8 as red.
learn-trump-forced = Your blue and green tokens are gone, and yellow 4 and yellow 6 are taken. Whoever can declare nothing else may lead red after all (D3).
learn-trump-forced-right = Just so. There was no other way.

## The colour token

learn-chapter-token = The price of a colour
learn-token-lose = Lepton leads a blue 2. You could follow. Play your 3 as red instead, and watch your four tokens.
learn-token-lose-right = Not to follow is to say: I have none of it. So from now on that is true. Your blue token is gone for the round (D5).
learn-token-lose-follow = That follows and costs nothing. To see what else can happen, play your 3 as red.
learn-token-lose-other = That costs your blue token, too. But play your 3 as red: it also wins the trick.
learn-token-gone = Your red 3 has won, and you lead. Blue 6 and blue 8 are free, but without the blue token you can’t declare blue (D2). Lead something else.
learn-token-gone-right = Each lost token leaves your cards fewer possibilities. That is how a paradox begins.

## Before the tricks

learn-chapter-aside = Setting a card aside
learn-aside-deal = A round begins with ten cards each. Everybody sets one aside, face down. It is out of the round, and only you know it (P3).
learn-aside-try = Each number is on five cards, but has only four spaces. Which card do you set aside?
learn-aside-try-right = A 4, since you had all five. One of them could never have been played.
learn-aside-try-other = You may. But you have all five fours, and there are four spaces for them. Set a 4 aside.

## Predicting

learn-chapter-predict = Predicting
learn-predict-try = Now everybody in turn predicts how many tricks they will win, here 1, 2 or 3 (P4). What do you think?
learn-predict-try-right = All have predicted. With three players it is 1, 3 or 4, and never 2.

## Points and groups

learn-chapter-bonus = Points and groups
learn-points-tricks = The round is over. You predicted one trick and won two. How many points?
learn-points-tricks-right = Two tricks, two points (S1). The bonus is for an exact prediction only.
learn-points-tricks-wrong = Each trick is one point (S1), and the bonus is for an exact prediction only (S3). Count again.
learn-bonus-corner = An exact prediction earns a bonus: one point for each token of your largest group. How large is it here?
learn-bonus-corner-right = Three. Tokens touch left, right, above and below, never by a corner (S4).
learn-bonus-corner-wrong = Tokens touch left, right, above and below, never by a corner (S4). Count again.
learn-bonus-try = The last card. You predicted two tricks and have one: win this one, and make your largest group larger.
learn-bonus-try-right = Two tricks, as predicted, and a group of five: 2 + 5 = 7 points (S3).
learn-bonus-try-other = The trick is yours, but the largest group still has four tokens: 2 + 4 = 6. One space is better.

## Paradox

learn-chapter-paradox = Paradox
learn-paradox-what = You have lost blue and yellow, and hold a 4 and a 6. Lepton is about to lead. What will you be able to declare?
learn-paradox-what-right = Nothing. Red and green are taken for both cards, blue and yellow you have given up.
learn-paradox-happens = Paradox! Whoever has to play and can’t ends the round at once (X1). Nobody plays on, and all tokens stay (X3, X4).
learn-paradox-points = The paradox is yours. You had predicted three tricks, and won three. How many points?
learn-paradox-points-right = Three points less, and no bonus (S2). For the others everything counts as ever (S5).
learn-paradox-points-wrong = For whoever caused it each trick is a point lost, and there is no bonus (S2).
learn-paradox-avoid = A green 2 is led. Think one trick ahead: what you declare now decides whether you can play then.
learn-paradox-avoid-right = Well seen. You have kept green, and a 4 can still be red.
learn-paradox-avoid-other = A paradox! Without green your 6 can be nothing, and red 4 you have just taken. Try the other way.

## The match

learn-chapter-match = The match
learn-match-rounds = A match has as many rounds as players, and each starts one (G1). The highest total wins; if it is equal, the better last round (G2).

## A small round

learn-chapter-round = A small round
learn-round-deal = Now a whole round, made small: three players, the numbers 1 to 3, four cards each, two tricks. It is all yours.
learn-round-aside = Which card do you set aside?
learn-round-aside-right = With higher cards one can win when one wants to.
learn-round-aside-other = You may. But for a first round keep the high cards, and set the 1 aside.
learn-round-predict = How many of the two tricks will you win?
learn-round-predict-right = One: that leaves room for a surprise.
learn-round-predict-other = Bold, but here one surprise is enough to miss it. Predict one trick.
learn-round-play = Play the two tricks. Win exactly one, and keep your tokens together.
learn-round-hit = One trick, exactly as predicted, and your group is the bonus. You know how to play.
learn-round-missed = Not exactly one, so there is no bonus (S3). Try it another way.

## For two

learn-chapter-two = For two players
learn-two-neutral = Two players use the numbers 1 to 5 and predict nothing. Five cards are left over; three are turned up, and each puts a neutral token on green (P2).
learn-two-where = A 3 and a 5 have been turned up. The third card is a 3 again. Where does its token go?
learn-two-where-right = On yellow, since green is taken. After that it would be blue, and never red (P2).
learn-two-where-wrong = First green; if that is taken, yellow; then blue; and never red (P2). Look again.
learn-two-points = You have won five tricks, and your largest group has eight tokens. How many points?
learn-two-points-right = Five. For two, only four tricks or fewer earn the bonus (S3). Muon has three tricks and a group of three: 6 points.
learn-two-points-wrong = For two, only four tricks or fewer earn the bonus (S3). Count again.

## The end

learn-chapter-end = Your turn
learn-end = That is the whole game. The rest are your cats, and a little courage.
