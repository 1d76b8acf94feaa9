### Bots: ranks, playing styles.

level-cabin-boy = cabin boy
    .help = sees the good moves in front of him, and often misses one
level-sailor = sailor
    .help = takes what looks best now, without thinking of the answer
level-lieutenant = lieutenant
    .help = looks a little ahead
level-captain = captain
    .help = looks ahead and punishes mistakes
level-flag = admiral
    .help = the strongest, thinks for up to a second
level-random = random bot
    .help = any legal move, for measuring
level-greedy = greedy bot
    .help = always the best single move, for measuring
level-habits = bot of habits
    .help = what any captain does without a thought: fast, for checking scenarios

style-standard = balanced
style-aggressive = aggressive
style-careful = careful
style-trading = trading

## Hints

asset-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
hint-head = { $chance } to win
hint-head-points = { $chance } to win, about { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end
hint-line = Then: { $line }
hint-sentence = { $parts }.
hint-wins = Wins the game this turn.
hint-gains = gains { $what }
hint-builds = builds for later turns
hint-takes = costs the opponent { $what }
hint-risks = risks { $what } (answer: { $reply })
hint-safe = nothing to fear at once

## Programs that play (docs/bots.md)

bot-complaint-start = the program does not start
bot-complaint-crash = the program has ended
bot-complaint-silence = the program did not answer in time
bot-complaint-flood = the program says more than it is asked
bot-complaint-nonsense = the program’s answer cannot be read
bot-complaint-illegal = the program chose something that is not allowed
error-bot-command = “{ $given }” is no command. Expected cmd: and a program with its arguments, without commas.
error-bot-command-long = The command “{ $given }…” is too long: at most { $most } characters. Expected a script that has the rest in it.
error-arena-seats = There are { $bots } bots and only { $sides } { $sides ->
    [one] side
   *[other] sides
}. Expected a side for each bot.
error-tune-none = { $game } has no data/weights.toml, so there is nothing to tune.
error-hint-people = There are no hints in a game against people who play over a link.

# Balance of a scenario
balance-title = { $games } games of { $seats } seats, all played by: { $rank }
balance-seat = seat { $seat }
balance-ends = How games ended:
balance-end-goal = goal { $goal } was met
balance-length = Length in rounds: { $low } to { $high }, half of the games no longer than { $median }
balance-strong = Seat { $seat } wins { $rate } % of the games [{ $low }–{ $high }].
balance-weak = Seat { $seat } wins only { $rate } % of the games [{ $low }–{ $high }].
balance-try-less = Seat { $seat }: try one ship less ({ $kind }).
balance-try-more = Seat { $seat }: try one ship more ({ $kind }).
balance-never = Seat { $seat } never won.
balance-idle = Seat { $seat } has next to nothing to decide.
balance-goal = Goal { $goal } decides { $rate } % of the games: it hardly matters.
balance-dead = { $rate } % of the games came to no end of their own: they were stopped because nothing happened any more.
balance-fair = Nothing stands out: every seat has about its share, and games end by themselves.

error-cluster-missing = Ray is not installed. Install it with: pip install "quarterdeck[cluster]"
error-cluster-none = No Ray cluster answers at “{ $given }”: { $why }. Begin one with “ray start --head”, or leave --ray out.
error-cluster-program = Node { $node } has another version of Quarterdeck or of its games, so that the same seeds would not give the same games. Install this one there.
error-cluster-lost = The cluster loses one task after the other: { $why }. Look at its nodes with “ray status”.
