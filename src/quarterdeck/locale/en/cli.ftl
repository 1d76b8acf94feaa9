### The command line.

## Help

help-usage = usage:
help-arguments = arguments
help-commands = commands
help-command = COMMAND
help-examples = examples:
help-name-game = GAME
help-name-save = NAME
help-name-lesson = LESSON
help-name-rule = ID or WORD
help-name-game-file = [GAME] FILE
help-name-file = FILE
help-name-from = FROM
help-name-to = TO
help-name-option = KEY=VALUE
help-name-text = TEXT
help-name-days = DAYS
help-name-act = ACT
help-help = show this help and leave
help-lang = language: ru or en; without it, that of your system
help-version = show the version and leave
help-game = the game’s id, see “quarterdeck games”
help-file = a replay file

help-top =
    Quarterdeck: naval board games by the rulebook, in your terminal.
    Without a command it asks what to play.
help-top-examples =
    {"  "}quarterdeck                          choose a game and play
    {"  "}quarterdeck games                    what there is to play
    {"  "}quarterdeck play --resume            go on with a saved game
    {"  "}quarterdeck COMMAND --help           more about a command

help-games = List the games, their seats and options.
help-games-examples = {"  "}quarterdeck games --lang ru

help-play = Play a game here, against bots or with others at this screen.
help-play-players = who sits where, separated by commas: me, a name, or a bot (cabin-boy, sailor, lieutenant, captain, flag; random, greedy); without it, me and a sailor
help-play-seats = how many seats; without it, as many as players, or the game’s usual number
help-play-option = a switch of the rules, see “quarterdeck games”; may be given several times
help-play-seed = a number that fixes all chance: the same seed and moves give the same game
help-play-edition = a file with the components of your own box
help-play-scenario = a file with a scenario
help-play-deck = a file with cards of your own
help-schema = with show: the JSON Schema of such a file, for editors
help-option = a switch of the rules; may be given several times
help-seats = how many seats; without it, two or the game’s usual number
help-seed = a number that fixes everything; 1 without it
help-json = print the figures as JSON
help-ray = play on a Ray cluster: its address, or auto for the one that runs on this machine
help-rank = with balance: the rank that plays every seat; without it, captains who play by habit
help-play-real-dice = throw real dice and draw real cards, and type what came up
help-play-pace = clocks: minutes for the whole game + seconds more after every turn
help-play-resume = go on with a saved game; without a name, choose from a list
help-play-examples =
    {"  "}quarterdeck play GAME                          against a bot
    {"  "}quarterdeck play GAME --players me,me          two people at one screen
    {"  "}quarterdeck play GAME --players greedy,random  watch two bots
    {"  "}quarterdeck play --resume                      go on with a saved game

help-learn = Learn a game by playing it, lesson by lesson, on its own rules.
help-learn-game = the game’s id; without it, the list of courses
help-learn-lesson = a lesson’s number or name; without it, choose from the list
help-learn-examples =
    {"  "}quarterdeck learn            what can be learnt
    {"  "}quarterdeck learn GAME       the course of a game, from where you left it
    {"  "}quarterdeck learn GAME 3     its third lesson

help-replay = Step through a finished or saved game.
help-replay-seat = see what this seat knew (1, 2, …); without it, everything the file reveals
help-replay-examples =
    {"  "}quarterdeck replay game.replay
    {"  "}quarterdeck replay game.replay --seat 1

help-verify = Recompute every die and shuffle of a game from its revealed secret.
help-verify-examples = {"  "}quarterdeck verify game.replay

help-rules = Look up a rule by its id, or all rules with a word.
help-rules-words = an id such as 21 or A5, or words, Russian or English; without any, the contents
help-rules-examples =
    {"  "}quarterdeck rules GAME
    {"  "}quarterdeck rules GAME 21
    {"  "}quarterdeck rules GAME mine

help-edition = Check an edition file of your own, or show the one the game comes with.
help-edition-act = check a file, or show the game’s own
help-edition-words = the game and the file; the game may be left out where the file names it
help-edition-examples =
    {"  "}quarterdeck edition show GAME > mine.toml
    {"  "}quarterdeck edition check GAME mine.toml

help-scenario = Check a scenario file of your own, or show the one the game comes with.
help-scenario-act = check a file, show the game’s own, begin a new one, write one of format 1 anew, or let bots tell whether it is fair
help-scenario-games = with balance: how many games, 200 without it
help-scenario-seats = with balance: how many seats; without it, every number the file is for
help-scenario-words = the game and the file; the game may be left out where the file names it
help-scenario-examples =
    {"  "}quarterdeck scenario check GAME mine.toml

help-deck = Check a deck file of your own, show the one the game comes with, or begin a new one.
help-deck-act = check a file, show the game’s own, write a short new one, or let bots tell whether it is fair
help-deck-games = with balance: how many games, 200 without it
help-deck-seats = with balance: how many seats; without it, every number the file is for
help-deck-words = the game and the file; the game may be left out where the file names it
help-deck-examples =
    {"  "}quarterdeck deck new GAME mine.toml
    {"  "}quarterdeck deck check mine.toml
    {"  "}quarterdeck deck show GAME --schema > deck.schema.json
    {"  "}quarterdeck play GAME --deck mine.toml

help-bench = Measure how fast the games run on one core of this machine.
help-bench-game = the game’s id; without it, all games
help-bench-seconds = how long to measure each game, 10 seconds without it
help-bench-examples =
    {"  "}quarterdeck bench GAME
    {"  "}quarterdeck bench GAME --json --seconds 30

help-arena = Let bots play each other, and see what it proves.
help-arena-bots = who plays, separated by commas: ranks (captain, or captain:careful with a style), random, greedy, or cmd:PROGRAM
help-arena-games = how many games, 100 without it
help-arena-seats = how many seats; without it, one for each bot
help-arena-scenario = a file with a scenario
help-arena-edition = a file with the components of your own box
help-arena-sprt = stop as soon as it is certain whether the first bot is stronger (55 against 65 %)
help-arena-examples =
    {"  "}quarterdeck arena GAME --bots captain,greedy --games 200
    {"  "}quarterdeck arena GAME --bots flag,captain --sprt --games 1000
    {"  "}quarterdeck arena GAME --bots cmd:./mybot,sailor

help-ladder = Measure every rank against the next lower one, and write the table to docs/ladder.md.
help-ladder-games = at most so many games for each pair, 1000 without it
help-ladder-scenario = a file with a scenario
help-ladder-edition = a file with the components of your own box
help-ladder-out = the file to write, docs/ladder.md without it
help-ladder-all = every other set-up as well: scenarios, teams, two to six seats
help-ladder-others = with --all, so many games for each pair in each other set-up, 120 without it
help-ladder-examples =
    {"  "}quarterdeck ladder GAME
    {"  "}quarterdeck ladder GAME --all
    {"  "}quarterdeck ladder GAME --games 400 --out ladder.md

help-tune = Find better weights for a game’s evaluation by self-play.
help-tune-games = games for each step, 1000 without it
help-tune-scenario = a file with a scenario
help-tune-edition = a file with the components of your own box
help-tune-bot = who plays, greedy without it
help-tune-steps = how many steps, 5 without it
help-tune-out = the file to write; without it, the game’s own weights.toml
help-tune-examples =
    {"  "}quarterdeck tune GAME --steps 10
    {"  "}quarterdeck tune GAME --bot lieutenant --games 2000 --out weights.toml

## Mistakes

error-cli-usage = { $what }. See “{ $command } --help”.
error-cli-puzzles = Type `quarterdeck puzzles make GAME`, with --games and --most above 0.
error-cli-number = { $option } takes a whole number, not “{ $given }”.
error-cli-positive = { $option } takes a number above 0, not “{ $given }”.
error-cli-language = There is no language “{ $given }”. Languages: { $expected }.
error-cli-option-use = { $option } was given the wrong number of values. See “{ $command } --help”.
error-cli-unexpected = “{ $given }” was not expected here. See “{ $command } --help”.
error-cli-command = There is no command “{ $given }”. Commands: { $expected }.
error-cli-no-game = Which game? Expected one of: { $expected }.
error-cli-no-file = Which file? Expected the path of a replay file.
error-cli-no-rule = { $game } has no rule with the id or words “{ $given }”. Expected an id from { $first } to { $last }, or a word of the rules.
error-cli-files = Expected: “quarterdeck { $kind } check [GAME] FILE”, “quarterdeck { $kind } show GAME”, “quarterdeck { $kind } new GAME [FILE]” or “quarterdeck { $kind } upgrade [GAME] FILE”.
error-cli-file-there = { $file } is there already and stays as it is. Choose another name.
error-cli-file-newest = { $file } is in the newest format already.
error-cli-file = Cannot read { $file }: { $why }.
error-cli-file-text = { $file } is not a text in UTF-8 (byte { $byte }).
error-cli-file-large = { $file } is larger than { $most } bytes; a file of this kind is smaller.
error-cli-file-toml = { $file }: { $why }
error-cli-file-game = { $file } does not say which game it is for. Expected a line such as game = "…" with one of: { $expected }; or name the game before the file.
error-cli-file-none = { $game } comes with no { $kind } file to show.
error-cli-save-name = “{ $given }” cannot be a game’s name. Expected 1 to 80 letters, digits, spaces or dashes.
error-cli-save-taken = There is a saved game “{ $given }” already. Expected another name.
error-cli-save-none = There is no saved game “{ $given }”. Saved games: { $expected }.
error-cli-save-nothing = There is no saved game to go on with.
error-cli-save-secret = The secret of “{ $given }” is missing or damaged ({ $file }), so the game cannot go on.
error-cli-save-log = Game “{ $given }” cannot be resumed: entry { $entry } of its log can no longer be carried out ({ $why }). All before it can be read: quarterdeck replay “{ $file }”.
error-cli-save-busy = “{ $given }” is being played in another window. Expected a game that nobody plays now.
error-cli-option-form = “{ $given }” is no option. Expected KEY=VALUE.
error-cli-player = “{ $given }” cannot sit down. Expected me, a name, or one of: { $expected }.
error-cli-players = { $given } players for { $seats } seats. Expected one player for each seat.
error-cli-seat = There is no seat { $given } in this game. Expected 1 to { $seats }.
error-cli-number-range = There is no action { $given }. Expected 1 to { $last }, or notation.
error-cli-dice-seed = With real dice nothing can be seeded. Expected --real-dice or --seed, not both.
cli-crash = This should not have happened ({ $error }). Your game is saved. A report is in { $file }.
cli-not-compiled = Note: running without the compiled engine, about 70 times slower; “make build” with a C compiler speeds it up.

## Lists

games-facts = { $low }–{ $high } minutes, seats: { $seats }, from age { $age }
games-by = { $designers }; { $publisher }, { $year }

rules-see = See also: { $ids }
rules-advice = Not enforced: { $reason }

files-begun = { $file } is written. Change it, then: quarterdeck { $kind } check { $file }
files-fine = { $file } is fine for { $game }.
files-mistakes =
    { $count ->
        [one] { $count } mistake.
       *[other] { $count } mistakes.
    }

## Bench

bench-title = { $game }, one core, CPU time, best of five series
bench-figure = figure
bench-ratio = our games are
bench-games = random games/s
bench-decisions = decisions/s in them
bench-interpreted = random games/s, interpreted
bench-driven = decisions/s, driven from Python
bench-clone = one clone, ns
bench-peer = random games/s, { $name } (C++)
bench-search = search iterations/s
bench-peer-search = search iterations/s, { $name } (C++)
bench-not-compiled = The engine is not compiled here: the first figures are those of the interpreted build.
bench-no-peers = Peers are measured where OpenSpiel is installed: pip install "quarterdeck[peers]".

## Arena, ladder, tuning

arena-title = { $game }: { $games } games, { $length } decisions each on average
arena-bot = bot
arena-wins = wins
arena-draws = draws
arena-rate = rate (95 %)
arena-elo = Elo (95 %)
arena-score = points
arena-stronger = { $bot } is stronger.
arena-not-stronger = { $bot } is not stronger.
arena-open = Not certain yet: more games are needed.
arena-capped =
    { $count ->
        [one] { $count } game did not end by the rules and counts as drawn.
       *[other] { $count } games did not end by the rules and count as drawn.
    }
arena-complaint =
    { $count ->
        [one] { $bot }: { $what }; once the fallback played instead.
       *[other] { $bot }: { $what }; { $count } times the fallback played instead.
    }
ladder-rung = { $higher } against { $lower }: { $rate } of { $games } games
ladder-stopped = Stopped; the same command goes on where it was, by the games in { $file }
ladder-written = Written: { $file }
ladder-no-folder = there is no such folder
tune-step = { $step }/{ $steps }: { $weights }
tune-better = The new weights score { $rate } against the old ones in { $games } games.
tune-not-better = The new weights score only { $rate } against the old ones in { $games } games; nothing is written.
error-cli-bots = Which bots? Expected --bots with at least one, for example --bots captain,greedy.

## Menu

menu-language = Language
menu-language-name = English
menu-start = What now?
menu-resume = Go on with a saved game
menu-new = Start a new game
menu-game = What shall we play?
menu-opponent = Against whom?
menu-against-people = people at this screen
menu-input = Number, or Enter for { $first }:{" "}
error-cli-pick = “{ $given }” is not on the list. Expected a number from 1 to { $last }.
error-cli-no-games = No games are installed here.

## Play

play-sealed = Dice sealed: SHA-256 { $commitment }…
play-seat = Seat { $number }
play-hint-help = “help” shows what can be typed.
play-input = >{" "}
play-lapsed = No longer possible: { $actions }. { $why }
play-more = page { $page } of { $pages }: “more” turns it, part of a notation filters
play-earlier =
    { $count ->
        [one] … { $count } line before: “log”
       *[other] … { $count } lines before: “log”
    }
play-moved = { $player }: { $actions }
play-moved-hidden = { $player } has decided in secret.
play-curtain = Now it is the turn of: { $player }
play-curtain-enter = Pass the screen over, then press Enter.{" "}
play-dice = { $what } ({ $choices }):{" "}
play-why-legal = This is allowed now.
play-saved = Saved. Go on with: quarterdeck play --resume "{ $name }"
play-rematch = Rematch, everybody one seat further? [y/N]{" "}
play-resign-sure = Really give up? (y/n){" "}
play-warning-sure = Do it all the same? (y/n){" "}
play-draw-offered = { $player } offers a draw: “draw” accepts, any move declines.
play-total = total
play-drawn = Nobody wins.
play-won =
    { $count ->
        [one] Winner: { $names }
       *[other] Winners: { $names }
    }
play-commitment = Dice sealed with SHA-256 { $commitment }
play-secret = Secret { $secret }
play-replay = Replay: { $file }
play-verify = Check the dice: quarterdeck verify "{ $file }"
play-resumed = Going on with “{ $name }”.
play-resume-which = Which game?
play-thinking = { $player } is thinking: { $percent }
play-complaint = { $player }: { $what }; the fallback played instead.
play-program-absent = { $command } was not named now, so a greedy bot plays for it; to let it play: --resume … --players me,{ $command }
play-help =
    Type a move as the list has it, or its number; part of a move shows those that fit.
    {"  "}why NOTATION          why a move is not allowed, with the rule
    {"  "}what [WORD]           what a piece, card or cell does; without a word all of them
    {"  "}hint                  the best moves, their chances, and why
    {"  "}rules ID|WORD         find rules
    {"  "}undo                  take a move back: against bots always, with people as long as nothing was revealed
    {"  "}board                 show the table again, with what others did
    {"  "}table                 show all of it, even where it does not fit
    {"  "}more                  the next page of the list
    {"  "}log [N|all]           what happened
    {"  "}score                 the points so far
    {"  "}save [NAME]           the game is always saved; this gives it a name
    {"  "}draw, resign          end the game
    {"  "}quit                  leave; go on later with --resume
play-nothing-left = { $player }: nothing else was left to do, so that “{ $action }” was done.
play-cut = … the rest: “table”
play-dice-of = { $what }, { $place } of { $total }
play-dice-help = Type what the die or card shows: its number, its name, or the first letters of it. Here: { $choices }. “undo” strikes out the last one, “board” shows the table, “quit” leaves.
play-begin = Press Enter to begin.{" "}
play-reconstructed = Reconstructed: { $parts }.
error-cli-perhaps = { $why } Perhaps: { $meant }
error-cli-what = There is nothing called “{ $given }” in this game. Perhaps: { $expected }.
error-cli-what-none = “{ $game }” has no list of its pieces; “rules WORD” finds their rules.
error-cli-dice = “{ $given }” cannot come up. Expected: { $expected }.
error-cli-dice-several = “{ $given }” may be several: { $expected }. Type a letter more.
error-cli-why = Why what? Expected: why NOTATION.
error-cli-no-score = { $game } counts no points before the end.

## Replay and verify

replay-step = { $step }/{ $last }
replay-input = Enter next, p back, a number, seat N, truth, q:{" "}
error-cli-replay-step = “{ $given }” leads nowhere. Expected Enter, p, a number from 0 to { $last }, seat N, truth or q.
verify-protocol = Dice protocol { $protocol }.
verify-derived = Nonces derived from the secret (bots, and people who gave none): { $seats }.
verify-given = All nonces are said to be of people; you know only your own.
verify-epoch = From line { $line }: dice of epoch { $epoch }, for the server was put back from a copy.
help-bench-peers = measure the games beside those of OpenSpiel and PettingZoo, and write a page with a plot
help-bench-out = with --peers: the page to write, peers.md without it
help-dataset = Play games between bots and write them as Parquet files for learning and statistics.
help-dataset-games = how many games, 1000 without it
help-dataset-edition = a file with the components of your own box
help-dataset-scenario = a file with a scenario
help-dataset-rank = the rank that plays every seat, sailor without it
help-dataset-out = the folder to write or to go on in, dataset without it
help-dataset-from = make the dataset of these replay files instead
help-dataset-replays = write the games of this dataset as replay files
help-name-folder = FOLDER
help-dataset-examples =
    {"  "}quarterdeck dataset GAME --games 1000 --rank captain --out games
    {"  "}quarterdeck dataset --from one.replay two.replay --out mine
    {"  "}quarterdeck dataset --replays games

# Clocks
play-clocks = Clocks: { $times }
error-cli-pace = “{ $given }” is a pace over days; at one screen there are live ones, such as 10+10.

## Meeting people

help-serve-watch-delay = seconds that watchers are behind in games with hidden hands, 60 without it
help-serve-word-list = a file of words, one a line, that no name and no message may hold
help-serve-push-contact = how push services reach you, mailto: or https:; the base URL without it
