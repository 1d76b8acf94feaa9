# Analysis of finished games, luck, puzzles

help-analyse = What decided a game, what would have been better, and what was luck.
    After Ctrl-C the same command goes on where it stopped.
help-analyse-examples =
    {"  "}quarterdeck analyse game.replay
    {"  "}quarterdeck analyse game.replay --json
help-calibrate = Measure how often the analyst’s judgements win, over games of bots.
help-calibrate-rank = who plays, lieutenant without it
help-calibrate-games = games, 300 without it
help-calibrate-seed = a number that fixes everything; 1 without it
help-calibrate-out = the file to write; without it, the game’s own judge.toml
help-calibrate-examples = {"  "}quarterdeck calibrate GAME --games 300
calibrate-off = Off by { $off } on games that the curves were not fitted to.

analyse-progress = Analysing: entry { $done } of { $last }
analyse-goes-on = Going on after entry { $count }.
analyse-stopped = Stopped. The same command goes on from here.
analyse-line = Chance to win, as far as each player could know
analyse-line-points = Expected points
analyse-moments = { $count ->
    [0] No single moment decided this game.
    [one] The moment that decided
   *[other] The moments that decided
}
analyse-moment = { $number }. Entry { $entry }, { $player }: { $what }
analyse-better = Better: { $action }. { $why }
analyse-played = Played instead: { $why }
analyse-knew = As far as the player could know: { $was } played, { $would } with the better choice, before any dice.
analyse-split = Choice { $choice }, chance { $luck }.
analyse-accuracy = Accuracy { $share }: in { $fine } of { $decisions } choices nothing surely better was found.
analyse-part-offered = to be had on own turns
analyse-part-choice = missed of it
analyse-part-others = the others’ play
analyse-part-luck = dice and cards
analyse-part-ending = given up or agreed
analyse-sum = In all { $change }
analyse-luck = Luck: dice and cards gave { $luck } (± { $error }). Two games in three lie within ± { $ordinary }.
analyse-throws = { $count ->
    [one] once
   *[other] { $count } times
}
analyse-chance = { $figure }
analyse-points = { $figure } pts
analyse-measured = Chances are the analyst’s judgement. Held against { $games } games of bots they were off by { $off } in a hundred on average.
analyse-unmeasured = Chances are the analyst’s own judgement; nobody has held them against outcomes of this game.
analyse-measured-points = Points are what games come to that are played on from there without much thought.
error-analysis-long = This game has { $given } entries; games of up to { $most } can be analysed.
error-analysis-empty = This game has not begun: there is nothing to analyse.
error-analysis-busy = Enough games are being analysed for you already. Ask again when one of them is done.

## In the browser

web-analysis = Analysis
web-analysis-what = The analyst goes through the game: what each choice was worth as far as its player could know, what dice and cards gave, and what decided. It takes from seconds to a few minutes and is kept with the replay.
web-analysis-begin = Analyse this game
web-analysis-working = The analyst is at work…
web-analysis-leave = You can leave this page: the analysis goes on and will be here.
web-analysis-failed = The analysis could not be made. You can ask for it again.
web-analysis-whose = For whom
web-analysis-chance = { $player }: chance to win
web-analysis-points = { $player }: expected points
web-analysis-legend = line: the position · bars: what chance gave or took
web-analysis-graph-said = { $unit ->
    [points] { $player }: from { $first } to { $last } expected points.
   *[other] { $player }: chance to win from { $first } to { $last } per cent.
}
web-analysis-level-points = { $figure ->
    [one] { $figure } point
   *[other] { $figure } points
}
web-analysis-moment = Moment { $number }
web-analysis-at = { $entry } · { $player }
web-analysis-turn = this turn
web-analysis-better = Better: { $action }.
web-analysis-played = played
web-analysis-best = better
web-analysis-instead = Played instead:
web-analysis-knew = Both figures are chances before any dice, as far as { $player } could know then.
web-analysis-dice = To be expected: { $before }. It came to { $after }.
web-analysis-split = Of this, choice { $choice }, chance { $luck }.
web-analysis-before = Before
web-analysis-after = After
web-analysis-again = Play it again
web-analysis-accuracy = Accuracy { $share }
web-analysis-accuracy-how = In { $fine } of { $decisions } choices nothing surely better was found.
web-analysis-change = In all, from { $first } to { $last }
web-analysis-luck = Luck
web-analysis-kind = chance
web-analysis-throws = times
web-analysis-gave = gave
web-analysis-luck-said = All in all chance gave { $luck } (± { $error }). { $usual ->
    [yes] That is ordinary: two games in three lie within ± { $ordinary }.
   *[other] That is more than usual: two games in three lie within ± { $ordinary }.
}
web-analysis-no-luck = There was no chance in this game.

## Puzzles

help-puzzle = Solve a puzzle: one plan wins the game this turn.
help-puzzle-game = the game’s id; without it, the puzzle of the day
help-puzzle-number = which one; without it, the first that you have not solved
help-puzzle-examples =
    {"  "}quarterdeck puzzle           the puzzle of the day
    {"  "}quarterdeck puzzle GAME      the next one of a game
help-puzzles = Make puzzles from games of bots: found, proved by trying every line of the turn, and graded.
help-puzzles-act = make; without it, how many puzzles each game has
help-puzzles-games = how many games are looked through, 200 without it
help-puzzles-most = how many puzzles are kept, 12 without it; the hardest
help-puzzles-rank = who plays, sailor without it
help-puzzles-seats = how many seats, 2 without it
help-puzzles-option = a switch of the rules; may be given several times
help-puzzles-seed = a number that fixes everything; 1 without it
help-puzzles-add = keep those that the game has already
help-puzzles-out = the file to write; without it, the game’s own puzzles.toml
help-puzzles-examples = {"  "}quarterdeck puzzles make GAME --games 400
puzzles-count = { $game }  { $name }: { $count ->
    [0] no puzzles
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzles-found = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} kept.
puzzle-title = Puzzle { $number }
puzzle-goal-plan = One plan wins the game this turn. All { $lines } lines were tried.
puzzle-goal-choice = One choice is likely to win the game this turn, no other comes near it. All { $lines } were tried.
puzzle-say-plan = Find the turn that wins the game, whatever your opponent has in mind.
puzzle-say-choice = Find the choice with which you are most likely to win this turn.
puzzle-done-plan = Solved: of { $lines } lines only this plan wins.
puzzle-done-choice = Solved: this wins { $chance } times in a hundred this turn, the best of the others { $next }.
puzzle-next = Another one?
error-puzzle = There is no puzzle “{ $given }”; they are numbered from 1 to { $most }.
error-no-puzzles = There are no puzzles of { $game } yet.

web-puzzles = Puzzles
web-puzzle-help = One position, one plan that wins this turn: a new one every day.
web-puzzle-daily = Puzzle of the day
web-puzzle-begin = Solve it
web-puzzle-solved-again = Solved: look again
web-puzzle-mine = My puzzles
web-puzzle-count = solved
web-puzzle-days = days
web-puzzle-first = first try
web-puzzle-kept = A missed day breaks nothing. What is solved is kept in this browser.
web-puzzle-lines = { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}
web-puzzle-ranks = { $count ->
    [0] no rank of our bots finds it
    [one] { $count } of 5 ranks of our bots finds it
   *[other] { $count } of 5 ranks of our bots find it
}
web-puzzle-none = There are no puzzles here yet.
web-puzzle-hard = Difficulty: { $stars } of 3
web-puzzle-earned = { $stars } of 3 stars
web-puzzle-hint = Hint
web-puzzle-hints = A hint costs a star: the first lights where to begin, the second plays it.
web-puzzle-hinted = { $stars ->
    [one] { $stars } star left.
   *[other] { $stars } stars left.
}
web-puzzle-back = { $tries ->
    [one] That is allowed, but from there the game is not surely won. It has been set back.
   *[other] Not this either: from there the game is not surely won. It has been set back.
}
web-puzzle-solved = Solved!
web-puzzle-next = Next puzzle
preview-puzzles = A puzzle: find the turn that wins
