# The game's own words, shared by every front end.
# $you says whether the sentence speaks to the seat it speaks of (yes or no); $colour is red, blue, yellow or green.

## Words

colour = { $colour ->
   *[red] red
    [blue] blue
    [yellow] yellow
    [green] green
}
# After a number: "5 as blue".
colour-declared = as { colour }
# The colour token on a player board, as the object of a sentence.
colour-token = { colour } token
space = { colour } { $number }
phase = { $phase ->
   *[discard] setting aside
    [predict] predictions
    [play] tricks
    [round_over] round over
    [match_over] match over
}
side = { $side ->
    [white] white
    [purple] purple
   *[own] { $side }
}
list-and = { $first } and { $last }
list-or = { $first } or { $last }
count-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Names

# The person's name at the table, first or alone in a list.
name-you = You
name-player = Player { $seat }
# Bots, from gentle to merciless, then those that only programs ask for.
bot-name = { $bot ->
    [kitten] Kitten
    [housecat] House cat
    [tomcat] Tomcat
    [lynx] Lynx
    [tiger] Tiger
    [careful] Careful bot
    [random] Playful bot
    [heuristic] Shrewd bot
   *[other] Bot { $bot }
}
# The same at its seat, where there is little room.
bot-called = { $bot ->
    [housecat] House cat
   *[other] { bot-name }
}
bot-about = { $bot ->
    [kitten] Gentle. It forgets most of what has happened.
    [housecat] Friendly. It thinks along, and now and then forgets something.
    [tomcat] Strong. It forgets nothing and counts well.
    [lynx] Sharp. It looks ahead before every card.
    [tiger] Merciless. It has trained for long and thinks every card through.
   *[other] A bot for experiments.
}

## What happens

event-dealt = { $you ->
    [yes] Round { $round } begins. You start.
   *[no] Round { $round } begins. { $name } starts.
}
event-hand = { $you ->
    [yes] Your hand: { $hand }.
   *[no] { $name } holds { $hand }.
}
event-neutral = A neutral token lies on { space }.
event-discarded = { $you ->
    [yes] You set a card aside, face down.
   *[no] { $name } sets a card aside, face down.
}
event-discarded-shown = { $you ->
    [yes] You set { $number } aside, face down.
   *[no] { $name } sets { $number } aside, face down.
}
event-predicted = { $you ->
    [yes] You predict { count-tricks }.
   *[no] { $name } predicts { count-tricks }.
}
event-played = { $you ->
    [yes] You play { $number } { colour-declared }.
   *[no] { $name } plays { $number } { colour-declared }.
}
event-token-lost = { $you ->
    [yes] You lose your { colour-token }.
   *[no] { $name } loses the { colour-token }.
}
event-trick-won = { $you ->
    [yes] You win the trick.
   *[no] { $name } wins the trick.
}
event-paradox = { $you ->
    [yes] You cause a paradox! None of your cards can be declared: { $hand }.
   *[no] { $name } causes a paradox! None of these cards can be declared: { $hand }.
}
event-round-scored = Points this round: { $scores }.
score-entry = { $bonus ->
    [0] { $name } { $total }
   *[other] { $name } { $total } ({ $tricks } + { $bonus } bonus)
}
event-match-won = { $you ->
    [yes] You win the match.
   *[no] { $name } wins the match.
}
event-match-shared = { $names } share the victory.

## Why not: reasons with facts; the rule ids and the full stop follow

reason-not-your-turn = It is { $name }’s turn
reason-already-aside = You have set a card aside already
reason-wrong-phase = { $phase ->
   *[discard] Everybody sets a card aside now
    [predict] It is time to predict
    [play] The tricks are being played
    [round_over] The round is over
    [match_over] The match is over
}
reason-round-not-over = The next round begins when this one is over
reason-not-in-hand = You have no { $number } in hand
reason-illegal-prediction = { $tricks } can’t be predicted at this table
reason-D1 = The space { space } is taken
reason-D2 = Your { colour-token } is gone
reason-D3 = Red can’t be led yet: no token lies on red, and you can still declare another colour

## Why not: the rules themselves

rule-D1 = A space takes one token. Declare a colour whose space of that number is empty.
rule-D2 = You may only declare a colour whose token you still have.
rule-D3 = Red may be led once a token lies on a red space, or when you can declare nothing else.
rule-D5 = If you don’t follow, you lose your token of the led colour for the rest of the round.
rule-G1 = A match has as many rounds as players.
rule-P3 = Before the tricks, everybody sets one card aside, face down.
rule-P4 = From the start player clockwise, everybody predicts one of the allowed numbers of tricks.
rule-T1 = The start player leads the first trick, then each winner the next; play goes clockwise.
rule-T2 = You play one card from your hand and declare its colour.
rule-T3 = The round ends when everybody has one card left.
rule-X3 = A paradox ends the round at once.

## What one can say to the others

phrase-hello = Hello.
phrase-well-played = Well played.
phrase-thanks = Thank you.
phrase-oops = Oops.
phrase-thinking = Let me think.
phrase-paradox = I smell a paradox.
phrase-good-game = Good game.
