# What the commands say when something typed can't be.

cli-bad-language = There are no texts in “{ $language }”. The languages are { $languages }.
cli-bad-players = The game is for 2 to 5 players, not for { $players }.
cli-bad-side = The board has no side “{ $side }”: it is white or purple.
cli-side-and-layout = --side and --layout both choose the board: give one of them.
cli-bad-layout = { $problem ->
    [missing] The board in { $file } has no place for { $spaces }.
    [double] The board in { $file } has { $spaces } twice.
    [overlapping] In { $file }, { $spaces } lie in the same cell.
    [no-file] { $file } can’t be read.
   *[unreadable] { $file } is not a board: line { $line } can’t be read.
}
cli-bad-seat = There is no seat “{ $seat }” at this table. The seats are { $seats }.
cli-bad-seed = The seed is not a text in Unicode.
cli-bad-bot = No bot is called “{ $name }”. The bots are { $names }.
cli-too-many-bots = { $bots } bots and you are too many for a table of { $players }.
cli-hot-seat-alone = With --hot-seat people sit everywhere: leave out --bots and --seat.
cli-bad-save = { $file } can’t be written: its folder is missing, or it is a folder itself.

cli-web-open = The table is set: { $address }
cli-web-kept = Matches are kept in { $folder }. Ctrl-C closes the table.
cli-web-already = The table is set already: { $address }
cli-web-port = Port { $port } is taken. Leave out --port, or choose another.
cli-web-folder = Nothing can be written in { $folder }. Choose another folder with --data.
cli-web-closed = The table is closed. Next time your matches go on.

# Many rounds at random.
cli-too-few = { $option } must be at least 1.
cli-bad-number-seed = --seed is a number from 0 to 9223372036854775807.
cli-bad-device = There is no device “{ $device }”: it is cpu or cuda.
cli-not-installed = { $library } is missing here: pip install catinthebox[{ $extra }]
cli-no-cuda = CUDA does not work here: { $reason }
cli-simulating = Rounds
cli-figures-rounds = Random rounds: { $rounds }; players: { $players }; { $side ->
    [purple] purple side
   *[white] white side
}
cli-figures-plies = Cards played a round: { $plies }
cli-figures-tricks = Tricks won a round: { $tricks }
cli-figures-paradox = Rounds with a paradox: { $percent } %
cli-figures-met = Predictions met: { $percent } %
cli-figures-scores = Mean scores from the start player: { $scores }
cli-figures-speed = { $seconds } s, { $millions } million cards a second

# Bots against each other.
cli-bad-bot-option = { $problem ->
    [unknown] { $bot } has no option “{ $option }”.
    [command] “{ $value }” is not a command.
   *[value] { $option } of { $bot } is a number from { $lowest } to { $highest }.
}
cli-arena-few-bots = { $players } seats need at least { $players } bots: name them after --bots.
cli-arena-bad-results = { $problem ->
    [other] { $file } holds the results of another contest.
    [file] { $file } can’t be read or written.
   *[unreadable] { $file } is not a file of results.
}
cli-arena-bad-folder = Nothing can be written in { $folder }.
cli-arena-worker-died = { $times ->
    [1] A worker process died.
   *[other] Workers died over the same game { $times } times, so it was given up.
} What is over is kept with --resume.
cli-arena-workers-and-cluster = --workers is for this machine, --cluster for others: give one of them.
cli-arena-no-cluster = { $problem ->
    [workers] The scheduler at { $address } has no workers.
    [version] All machines of { $address } need the same version of catinthebox as this one.
    [lost] The scheduler at { $address } is gone. What is over is kept with --resume.
   *[address] No Dask scheduler answers at { $address }.
}
cli-arena-playing = Games
cli-arena-stopped = Stopped. The same command goes on where it was.
cli-arena-heading = Players: { $players }; deals: { $deals }; rounds: { $rounds }
cli-arena-points = Points a round
cli-arena-wins = Victories
cli-arena-met = Predictions met
cli-arena-paradox = Paradoxes
cli-arena-group = Group
cli-arena-ms = ms a decision
cli-arena-rating = Rating
cli-arena-lead = { $name } ahead of { $over }: { $points } points a round, { $wins } victories
cli-arena-forfeits = { $name } forfeited moves: { $count }. The last reason: { $reason }

# What each action promises, and matches looked at again.
cli-bad-ply = The match has the plies 0 to { $last }, not { $ply }.
cli-hint-thinking = Thinking
cli-hint-nobody = Nobody is to act at ply { $ply }.
cli-hint-heading = Ply { $ply }, round { $round }, { phase }: { $name }
cli-hint-taken = taken
cli-hint-worlds = Ways the hidden cards may lie that were looked at: { $worlds }. After ± stands the standard error.
cli-reviewing = Decisions
cli-review-round = Round { $round }
cli-review-all = All rounds
cli-review-mean = usual
cli-review-deal = deal
cli-review-cost = plays
cli-review-luck = luck
cli-review-points = points
cli-review-curve = along the round
cli-review-about = Usual is what such a seat gets on average if everybody plays as a trained bot does. The deal is how much more, or less, it would then get with these cards; plays are what its decisions brought or cost compared with the usual ones; luck is the rest: how the hidden cards lay and what the others did.
cli-review-scale = Along the round: the points to be expected after each decision, from ▁ for { $lowest } to █ for { $highest }.
cli-review-costliest = What cost most
cli-review-ply = ply { $ply }
cli-review-better = Better: { $action }.
cli-review-no-costs = No decision gave away anything that stands out from chance.
