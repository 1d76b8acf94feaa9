### The browser client.

## The home page

web-lead = Naval board games, played by the book: against a bot, together at one table, or at a distance by a link. Every rule is one click away.
web-home = Home
web-games = Games
web-game-facts = { $seats } { $count ->
    [one] player
   *[other] players
}, { $low }–{ $high } minutes
web-play-now = Play now
web-play-now-game = Play now: { $game }
web-set-up = Set up a table
web-set-up-game = Set up a table: { $game }
web-no-game = There is no such game here.
web-board = Board
web-standing-orders = Standing orders
web-my-tables = My tables
web-older-tables = { $count ->
    [one] { $count } older table
   *[other] { $count } older tables
}
web-open-tables = Open tables
web-no-open-tables = No open tables right now. Set one up and tick “open to all”.
web-replays = Replays
web-import-help = Open a replay file: step through the game and check every die.
web-import = Open a file
web-your-turn = your turn
web-playing = being played
web-finished = finished
web-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
web-closed = closed
web-waits = waits for players
web-sit = Take a seat
web-go-on = Go on
web-look = Look
web-watch = Watch
web-missing = There is no such page.
web-again = Try again
web-connecting = One moment…

## A new table

web-seats = Seats
web-seat = Seat { $number }
web-who = Who plays
web-seat-here = Here
    .help = A person at this device. With several, a curtain hides what each one knows from the others.
web-seat-link = By link
    .help = You get a link to send; whoever opens it first has the seat.
web-seat-bot = Bot
    .help = The computer plays by the same rules and sees only what its seat may see.
web-name = Name
web-pin-optional = PIN (optional)
web-pin-help = 4 to 8 digits
web-level = Strength
web-experiments = For experiments
web-bot = Bot
web-table = Table
web-open = Open to all
    .help = The table is listed on the home page, and anybody may take a free seat.
web-watchable = May be watched
    .help = Others may look on. They see what both players see, nothing hidden.
web-real-dice = Real dice
    .help = You throw or draw for real and enter what came up. Otherwise the dice are sealed and proven at the end.
web-options = Rules
web-own-files = Files of your own
web-file-edition = Edition file
    .help = The printed components of your own box instead of the reconstructed ones.
web-file-scenario = Scenario
    .help = A scenario of your own.
web-file-deck = Deck
    .help = A deck of your own.
web-create = Open the table

## At the table

web-now = What to do now
web-you = You
web-players = Players
web-to-move = to move
web-thinks = is thinking
web-away = away
web-wait-bot = { $count ->
    [one] { $player } is thinking.
   *[other] { $player } are thinking.
}
web-wait-person = Waiting for { $player }.
web-watching = You are watching.
web-since = Since your last turn
web-since-short = What happened
web-since-again = Play again what happened since your last turn
web-step-ready = Confirm, or choose otherwise.
web-forced = Nothing else was possible: { $action }.
web-ahead-none = Nothing else follows from it at once.
web-sound = Sounds
    .help = Shots, splashes, dice, and a bell when it is your turn. Off until you turn them on.
web-sound-on = Turn the sounds on
web-sound-off = Turn the sounds off
web-keys = Keys
web-keys-on = Single keys do what buttons do
    .help = E ends the turn, N takes the next ship; the table’s menu lists them all.
web-key-enter = The main button
web-key-end = End the turn; once more to confirm
web-key-next = The next ship that can do something
web-key-hint = Hint
web-key-undo = Take back
web-key-back = Look one move back
web-key-on = Look one move on
web-key-since = Play again what happened since your last turn
web-key-skip = Skip to my turn
web-key-sound = Sounds on or off
web-key-help = This card
web-key-escape = Drop the choice, end the animation, back to now
web-points-now = Points so far
web-actions = Moves
web-log = Log
web-rules = Rules
web-panels = Panels
web-sheet-height = Change the height of the panel
web-filter = Find a move
web-more-actions = { $count ->
    [one] One more move: narrow the search.
   *[other] { $count } more moves: narrow the search.
}
web-nothing-found = Nothing found.
web-log-empty = Nothing has happened yet.
web-hidden-move = A hidden move
web-undone = taken back
web-look-at = Look at move { $number }
web-choose-lit = Choose what is lit
web-undo = Take back
web-hint = Hint
web-hint-ask = Hint: what would be best?
web-hint-thinking = Thinking…
web-hint-none = No advice this time.
web-take-back = Drop “{ $what }”
web-enter = Enter
web-close = Close
web-timeline = Course of the game
web-step-back = One move back
web-step-on = One move on
web-move-of = move { $number } of { $count }
web-looking-back = This is how it stood at move { $number }.
web-back-to-now = Back to now
web-meanwhile = { $count ->
    [one] Meanwhile: one more move
   *[other] Meanwhile: { $count } more moves
}
web-skip = Skip
web-rule = Rule { $id }
web-search-rules = Search the rules
web-see = see
web-advice = advice, not enforced
web-offer-draw = Offer a draw
web-accept-draw = Accept the draw
web-decline-draw = Decline
web-draw-offered = { $player } offers a draw.
web-draw-waits = Your offer of a draw stands.
web-resign = Resign
web-resign-sure = Resign for good?
# Time and seats
web-pace = Time
web-pace-none = No clock
web-pace-none-help = Everybody takes the time they need.
web-pace-live = { $minutes } min + { $seconds } s
web-pace-live-help = { $minutes ->
        [one] One minute
       *[other] { $minutes } minutes
    } each for the whole game, { $seconds } s more after every turn.
web-pace-slow = { $time } a turn
web-pace-slow-help = { $time } for every decision, { $bank } more for the whole game, { $rest } days off.
web-pace-own = Another pace
web-pace-own-form = 10+10 or 2d+3d/14
web-pace-own-help = Minutes+seconds a turn, or days (d) or hours (h) a decision, + a bank, / days off.
web-rated = Rated
    .help = Counts for everybody's rating. Sealed dice, people only, nothing taken back once something was shown.
web-casual = casual
web-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
web-days-hours = { $days } d { $hours } h
web-hours-minutes = { $hours } h { $minutes } min
web-clock-step = +{ $seconds } s a turn
web-clock-runs = clock runs
web-clock-move = { $time } a turn
web-clock-until = until { $date }
web-clock-off = days off until { $date }
web-clock-name = { $player }: { $time } left
web-clock-yours = you have { $time }
web-clock-after = { $time } left after it
web-time-up = time is up
web-here = at the table
web-no-signal = no signal
web-no-signal-for = no signal { $time }
web-bot-for = plays for { $person }
web-absent = { $player }: no signal
web-absent-time = { $player }: time is up
web-absent-since = { $time } already
web-absent-clock = The clock runs: { $time }.
web-absent-day = Nothing has happened for a day. Decide how it goes on.
web-absent-decide = Until you decide, they may still move.
web-absent-wait = Wait
    .help = we call you when they are back
web-absent-bot = Let a bot play on
    .help = the seat can be taken back
    .rated = unrated from then on; the seat can be taken back
web-absent-claim = Claim the game
    .many = Give their seat up
    .now = the game ends
    .now-many = the others play on
web-absent-in = in { $time }
web-absent-level = The bot's rank
web-give-seat = Let a bot play for me
    .help = You can take your seat back at any time.
    .rated = In a rated game this counts as a loss.
web-give-seat-sure = Hand the seat over and lose rating?
web-take-seat = Take my seat back
web-take-seat-say = A bot plays for you.
web-ask-back = Ask to take a play back
web-back-free = Take back my last play
    .help = With the bots' answers; the dice stay drawn.
web-back-asked = { $player } asks to take the last play back.
web-accept-back = Let them
web-decline-back = Play on
web-back-waits = You asked to take your play back.
web-days-off = Days off
    .help = Your clock stands for as long. { $left ->
        [one] One is left.
       *[other] { $left } are left.
    }
web-days-off-take = Take { $count ->
    [one] a day off
   *[other] { $count } days off
}
web-days-off-end = End my days off
web-log-flag = time is up
web-warning = Are you sure?
web-warning-again = Press the same again to do it all the same.
web-watch-link = Link for watchers
web-promise = The dice are sealed. Their promise (SHA-256 of the secret and of what is played):
web-copy = Copy
web-copied = Copied
web-waiting = The game begins when everybody is here
web-free-seat = free seat
web-ready = is here
web-not-here = not here yet
web-send-link = Send this link to your opponent
web-or-bot = or let play:

## Lines and tabs

web-line-lost = The line is lost. Coming back by itself…
web-outdated = This page is older than the server.
web-newer = The server has a newer version.
web-reload = Reload
web-elsewhere = This table is open in another tab too. Moves made there appear here.
error-offline = The server cannot be reached.
error-dice-promise = The promise of the dice is not the one that this browser saw first: the server may have changed its secret. Do not trust the dice of this game, and ask the host.
error-dice-share = The share of the dice of seat { $seat } is another one than when the game began. Do not trust the dice of this game, and ask the host.
error-dice-nonce = The share of the dice that this browser gave for seat { $seat } is not in the log. Unless you opened this table on another device, the server may have chosen the dice: do not trust them, and ask the host.
error-server = The server answered with an error ({ $status }).

## The curtain

web-curtain = The curtain is closed
web-hand-over = Hand the device to { $player }
web-hand-over-why = What the other player knows is hidden until then.
web-i-am = I am { $player }
web-pin = PIN
web-open-curtain = Open the curtain

## The end

web-over = The game is over
web-result = Show the result
web-won = { $count ->
    [one] Winner: { $players }
   *[other] Winners: { $players }
}
web-won-you = You win
web-drawn = A draw
web-no-points = no points
web-rematch = Rematch
web-to-rematch = To the rematch
web-replay = Replay
web-download = Download
web-see-board = Look at the board
web-dice-kept = Dice verified: { $draws ->
    [one] one outcome
   *[other] all { $draws } outcomes
} computed again by your browser
web-dice-broken = The dice do not agree: { $count ->
    [one] one thing is wrong
   *[other] { $count } things are wrong
}
web-dice-failed = The dice could not be checked: the server did not send them
web-dice-computing = Checking the dice…
web-dice-how = Before the first move the server promised its secret by a SHA-256; then every person added a number. From these your browser has computed every die and shuffle again.
web-dice-remembered = It has compared the promise with the one it saw first, and your own numbers with those it gave.
web-dice-not-remembered = It was not there when the game began, so it takes the promise from the server.
web-dice-first = This game is of dice protocol 1: a server could choose bots' numbers after the people's.
web-proof-promise = The promise is not the one that this browser saw first.
web-proof-secret = The secret does not match the promise.
web-proof-terms = The promise was made for another game, or for other options.
web-proof-nonce = The share that this browser gave for seat { $seat } is not among them.
web-proof-share = The share of seat { $seat } is not the one that the server told when the game began.
web-proof-bot = The share of seat { $seat }, a bot, does not follow from the secret: somebody could have chosen it.
web-proof-derived = The share of seat { $seat } is said to follow from the secret, but does not.
web-proof-epoch = Entry { $line }: the epoch of the dice goes back.
web-proof-draw = Entry { $line }: the server says { $shown } (number { $said } of { $n }), but the secret gives number { $expected }.
web-commitment = Promise
web-secret = Secret
web-nonce = From seat { $number }
web-nonce-derived = Seat { $number }, from the secret

## Replays

web-play = Play
web-pause = Pause
web-eyes = Seen by
web-truth = everyone at once (the truth)
web-watcher = a watcher
web-score = Score
web-outcome = Result
web-score-graph = Points over the game
web-proof = Proof
web-replay-verified = The server's own check, rules included: all agree
web-replay-unproven = The dice of this game cannot be recomputed
web-share = Link to this moment
web-unshare = Void all links given so far
web-unshare-sure = Whoever was given a link to this private game, by you or another player, can no longer open it. You keep it, and can give new links.
web-unshare-keep = Keep them
web-unshared = Links given before are void. The one above is new.

## Settings

web-settings = Settings
web-your-name = Your name
web-save = Save
web-saved = Saved
web-language = Language
web-language-other = Русский
web-theme = Light
web-theme-is = Light: { $theme }
web-theme-auto = As the system
web-theme-day = Day
web-theme-night = Night
web-speed = Animation
    .help = Where your system asks for reduced motion, nothing moves at any setting.
web-speed-calm = Calm
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-none = Off
web-confirm = Confirm each move
    .help = A chosen move waits for the button or a second click.
web-forced-moves = Do at once what leaves no choice
    .help = Where only one move is possible and nothing can be taken back, it is made for you, and you are told.
web-device = Another device
web-device-help = Carry your seats to a phone or a second computer: open the link there within 15 minutes. It works once.
web-device-make = Make a link
web-device-link = Open this on the other device
web-device-title = Your seats from another device
web-device-go = Bring my seats here
web-device-replace = Leave this browser’s tables and go on
web-sign-out = Signing out
web-sign-out-help = There is no password: whoever has this browser’s cookie is you. Signing out makes cookies worthless, copies of them too.
web-sign-out-elsewhere = On all other devices
web-sign-out-done = Only this browser is signed in now
web-sign-out-here = In this browser
    .title = Sign out in this browser?
    .warning = { $tables ->
        [0] This browser will no longer know you; finished games stay with your other devices, if you have any.
        [one] You have a seat at an unfinished table. Unless another device of yours is signed in, you cannot come back to it. Carry your seats to another device first.
       *[other] You have seats at { $tables } unfinished tables. Unless another device of yours is signed in, you cannot come back to them. Carry your seats to another device first.
    }
web-sign-out-everywhere = Everywhere
    .title = Sign out everywhere?
    .warning = { $tables ->
        [0] No device will know you any more, and nobody can undo that.
        [one] No device will know you any more: you lose your seat at an unfinished table for good.
       *[other] No device will know you any more: you lose your seats at { $tables } unfinished tables for good.
    }
web-sign-out-do = Sign out
web-sign-out-stay = Stay signed in
web-claim-title = You are invited to a game
web-claim-named = { $named ->
    [yes] { $host } invites you to a game of { $game }
   *[no] You are invited to a game of { $game }
}
web-claim-help = Say who you are and take your seat.
web-claim-go = Take the seat
web-percent = { $percent }%


## Meeting people

web-title-turn = Your turn
web-offline = No connection: this is the page as it was kept here. Games go on as soon as the server can be reached.
web-turns = { $count ->
    [one] Your turn in one game
   *[other] Your turn in { $count } games
}
web-other-tables = { $count ->
    [one] One other table
   *[other] { $count } other tables
}
web-your-turn-is = Your turn
web-moves-now = To move: { $player }
web-move = Move
web-at-table = at the table
web-open-now = Open now
web-counts = { $online ->
    [one] one person online
   *[other] { $online } people online
}, { $playing ->
    [one] one game being played
   *[other] { $playing } games being played
}, { $seeks ->
    [one] one person looking for a game
   *[other] { $seeks } people looking for a game
}
web-recent = Played lately
web-somebody = somebody
web-match = Quick match
web-match-find = Find an opponent
web-match-help = You are both taken to the table as soon as somebody wants the same. Such games may be watched.
web-match-waiting = Looking for an opponent…
web-match-stop = Stop looking
web-match-meanwhile = You can play a bot while you wait, with this page open in another tab.
web-match-rated = Rated: it counts for both
web-claim-rated = Rated
web-claim-rated-yes = rated: by sitting down you agree
web-claim-rated-no = not rated
web-seek-sit = Play
web-seek-seats = { $count } players
web-tempo = Pace
web-tempo-live = Live
web-tempo-slow = In days
web-tempo-none = No clock
    .help = take your time
web-tempo-none-is = no clock
web-watchers = { $count ->
    [one] one watching
   *[other] { $count } watching
}
web-watching-late = You are watching, { $seconds } seconds behind.
web-host-waits = waits at the table
web-your-seat = Your seat
web-seat-named = { $name } (seat { $number })
web-seat-of = { $number } of { $count }
web-dice = Dice
web-dice-sealed = sealed, proven at the end
web-learn-first = Learn it first
web-decline = Not now
web-claim-small = The game takes { $low } to { $high } minutes. No sign-up: only your name is shown.
web-link-used = This seat is taken
    .help = { $name } has it; the table last changed { $when }. If that is you, open the game in the browser where you began.
web-link-over = This game is over
    .help = Its seats are no longer to be had.
web-link-dead = This link no longer works
    .help = The table is gone, the seat was given otherwise, or the link was cut. Ask for a new one.
web-chat = Chat
web-chat-watchers = Watchers’ chat
web-chat-of-watchers = Watchers
web-chat-rooms = Rooms
web-chat-watcher = a watcher
web-chat-message = Message
web-chat-send = Send
web-chat-phrases = Quick phrases, which everybody reads in their own language
web-chat-mute = Mute { $name }
web-chat-unmute = Hear { $name } again
web-chat-mute-short = Mute
web-chat-muted = { $name }, muted
web-chat-report = Report
web-chat-reported = Reported
web-chat-empty = Nothing said yet.
web-chat-empty-watchers = Players read this only after the game.
web-chat-nameless = Take a seat anywhere or say your name in the settings to write.
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-nice = Well played
phrase-thinking = Thinking…
phrase-minute = One minute
phrase-sorry = Sorry
phrase-thanks = Thank you
phrase-good-game = Good game!
phrase-again = Another one?
web-calls = Being called
web-calls-help = Only for what is yours to do, never while you look at the table, and once a turn.
web-calls-title = Title and icon
    .help = A dot in the tab while a move is yours.
web-calls-notices = Browser notices
    .help = While Quarterdeck is open in a tab you do not look at.
web-calls-push = This device, with the page closed
    .help = By the push service of your browser. It learns that you are called, not what for.
web-calls-turn = My turn
web-calls-match = A game has been found or begun
web-calls-chat = Messages at my tables
web-calls-quiet = Quiet hours
web-calls-from = from
web-calls-to = to
web-calls-denied = The browser does not allow it. Look for notifications in its settings for this site.
web-calls-impossible = This browser cannot do it, or only over https.
web-calls-devices = { $count ->
    [0] No device is called.
    [one] One device is called.
   *[other] { $count } devices are called.
}
