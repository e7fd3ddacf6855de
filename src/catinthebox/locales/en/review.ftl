# A finished match in review: what each decision was worth.

review-title = Review
review-about = Every decision is judged by what its seat could know at that moment, never by hidden cards. What it cost is counted in points: one’s own, and half of what the others gained by it.
review-waiting = The match is being thought through …
review-progress = { $done } of { $of }

## The curves

review-points = Expected points of the round
review-met = { $players ->
    [2] Chance of four tricks or fewer
   *[other] Chance to meet the prediction
}
review-whose = Whose curve
review-all = Everybody
review-at = { $name }, { $action }: { $value }
review-no-decision = Nobody has just decided. Step to a play to see what it was worth.

## A decision

# $points has a minus and one digit after the point.
review-cost = { $points } points
review-better = Better:
review-good = Nothing better was to be seen.
review-expects = Then { $points } points to be expected, { table-advice-met } { $met }, { table-advice-paradox } { $paradox }.
review-instead = Better for { $name }: { $action }.
review-show-better = Show me better
review-play-on = Play on from here
review-overview = Overview

## The match

review-costliest = What cost most
review-no-costs = No decision gave away anything that stands out from chance.
review-accounts = Where the points came from
review-account-about = Usual is what such a seat gets on average if everybody plays as a trained bot does. The deal adds or takes. So do the plays, compared with what is usual: that is another measure than the costs above. Luck is all the rest: how the cards lay and what the others did. Together they make the points.
review-player = Player
review-usual = Usual
review-deal = Deal
review-plays = Plays
review-luck = Luck
review-got = Points
