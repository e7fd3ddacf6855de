# The rules to look things up. The keys carry the rules’ ids.

rulebook-minute = The cats have no colour until you say so. You play a 5, call it blue, and your token covers blue 5 on the research board: nobody can play a blue 5 again this round. Call a colour other than the one that was led, and you are out of the led colour for the rest of the round. Sooner or later somebody may hold cards that can’t be anything any more: a paradox, which ends the round at once and costs its causer. Win exactly the tricks you predicted, and the largest group of your tokens is your bonus.
rulebook-learn = Learn by playing
rulebook-contents = Contents
rulebook-link = Link to rule { $rule }

## The parts

rulebook-counts = How many play
rulebook-material = What is on the table
rulebook-match = The match
rulebook-preparing = Preparing a round
rulebook-tricks = Tricks
rulebook-declaring = Declaring
rulebook-winning = Winning a trick
rulebook-paradox = Paradox
rulebook-scoring = Scoring a round

## The table of player counts

rulebook-players = Players
rulebook-numbers = Numbers
rulebook-dealt = Cards each
rulebook-tricks-each = Tricks
rulebook-predictions = Predictions
rulebook-side = Board side
rulebook-none = none

## What is on the table

rulebook-M1 = A cat card shows a number and nothing else. Each number is on five cards.
rulebook-M2 = There are four colours: red, blue, yellow and green. Red is trump.
rulebook-M3 = The research board has one space for every colour and number in play.
rulebook-M4 = Everybody has a player board with four colour tokens, one of each colour, and a place for the prediction.
rulebook-M5 = Player tokens never run out.
rulebook-M6 = A number that is not used with so many players has no cards and no spaces.
rulebook-M7 = Which spaces lie side by side depends on the side of the board. On the white side each colour is a row: red, blue, yellow and green from the top, numbers rising to the right. On the purple side other spaces meet; ours is our own reading of it.
rulebook-M8 = White is for two players, and for the first matches of three and four, who may then use either side; five play on purple.

## The match

rulebook-G1 = A match has as many rounds as players. The first start player is drawn; every new round starts one seat further clockwise, so that each starts once.
rulebook-G2 = The highest total wins. Of players with the same total, the one with the better last round is ahead, bonus included. If that is equal too, they share the victory.
rulebook-G3 = A new round begins from nothing: four colour tokens for everybody, an empty research board, all cards shuffled together.

## Preparing a round

rulebook-P1 = The cards in play are shuffled and dealt. A hand is its owner’s secret.
rulebook-P2 = For two players only: five cards remain. Three are turned up one by one, and each puts a neutral token on a space of its number: the green one, or the yellow one if green is taken, or the blue one if both are. It belongs to nobody, and none ever lies on red. The last two cards stay face down.
rulebook-P3 = All set one card of their hand aside, face down and at the same time. It takes no further part in the round, and only its owner knows it. Two players do this as well.
rulebook-P4 = From the start player clockwise, each announces a prediction that the table above allows. Two players predict nothing.

## Tricks

rulebook-T1 = The start player leads the first trick, and the winner of a trick the next. Play goes clockwise.
rulebook-T2 = A turn is: play one card of your hand, declare its colour, and put a token on that space. The token stays for the round.
rulebook-T3 = The tricks end when everybody has a single card left. That card is not played.

## Declaring

rulebook-D1 = The space of the declared colour and the card’s number must be empty.
rulebook-D2 = You can declare a colour only while you have its colour token, whether you lead or follow.
rulebook-D3 = A leader may declare red once a player’s token lies on some red space. Before that, red may be led only by somebody who can declare no card of the hand in another colour.
rulebook-D4 = A follower may declare every colour that D1 and D2 leave: the led one or not, red included.
rulebook-D5 = A follower who declares another colour than the led one loses the own colour token of the led colour until the round is over. It makes no difference whether following was possible. A token that is gone can’t be lost again.
rulebook-D6 = The led colour of a trick is the colour declared for its first card.

## Winning a trick

rulebook-W1 = The highest red wins the trick. Without red, the highest card of the led colour does. Two cards never tie, since no space is used twice.
rulebook-W2 = The winner keeps the cards as one pile, worth one trick. Who started the round stays as it was.

## Paradox

rulebook-X1 = Whoever has to play and has no legal play causes a paradox. Every card in the hand counts, also the one that would have been left at the end.
rulebook-X2 = Nobody can choose a paradox: whoever has a legal play makes one.
rulebook-X3 = A paradox ends the tricks of the round at once. The causer shows the hand. Nobody wins the trick under way, and its cards are set aside, but every token stays on the board.
rulebook-X4 = Players who have not yet played to that trick no longer do.

## Scoring a round

rulebook-S1 = Each trick won is one point.
rulebook-S2 = For the causer of a paradox each trick won is one point lost, and there is no bonus.
rulebook-S3 = Whoever wins exactly as many tricks as predicted, and causes no paradox, earns a bonus: as many points as the largest group of own tokens has. With two players, four tricks or fewer earn it.
rulebook-S4 = Tokens touch to the left, right, above and below, never by a corner. Neutral tokens and those of others don’t connect a group.
rulebook-S5 = A paradox takes nothing from the others: their tricks and their bonus count as ever.

## Drawings

rulebook-drawn-T2 = A 5 is played as blue.
rulebook-drawn-D5 = Somebody did not follow blue.
rulebook-drawn-W1 = Yellow was led; the higher red wins.
rulebook-drawn-S4 = A group of three. The fourth token touches it by a corner only.
rulebook-drawn-M7 = Both sides of the board, for four players.
