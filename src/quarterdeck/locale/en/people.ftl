# People: accounts, profiles, ratings, leader boards.

help-serve-without = switch a feature off: ratings, leader-boards, profiles, seeks, chat, push, watching or previews; with commas, or several times
error-serve-without = There is no feature “{ $given }” to switch off. Expected: { $expected }.

account-nameless = Quarterdeck guest
account-gone = a guest who left

error-passkey = The passkey was not accepted. Try again, or use the recovery phrase.
error-passkey-late = That took too long, or was answered already. Begin again.
error-passkey-unknown = This server does not know that passkey. It may have been removed.
error-passkey-known = This passkey is kept already.
error-passkey-none = There is no such passkey any more.
error-passkey-answer = The browser’s answer is too long for a passkey.
error-passkeys-many = { $most } passkeys are kept already. Remove one first.
error-passkey-https = Browsers make passkeys only for https addresses and for localhost. Use a recovery phrase here.
error-passkey-loopback = Browsers make no passkeys for an address in numbers. Open this server as “localhost”, or use a recovery phrase.
error-passkey-name = Browsers make no passkeys for an address without a full name. Use a recovery phrase here.
error-passkey-browser = This browser has no passkeys. Use a recovery phrase.
error-passkey-stopped = No passkey was chosen. Nothing has changed.
error-phrase = No such recovery phrase is known here. A newer one replaces all older ones.
error-phrase-form = A recovery phrase has { $words } words of four letters.
error-phrase-slip = There is a slip in the phrase: one of its letters is wrong or missing.
error-delete-name = That is not your name, letter by letter. Nothing was deleted.
error-player = There is no such player, or they show no profile.
error-history-hidden = This player does not show their games.
error-switched-off = The host of this server has switched this off.
error-hint-rated = There are no hints at a rated table.
error-rated-off = The host of this server has switched ratings off.

web-profile = Profile
web-my-profile = My profile
web-aboard = aboard since { $since } · { $games ->
    [one] { $games } game
   *[other] { $games } games
} · { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
web-nameless = Guest
web-edit = Edit
web-no-games-yet = Your finished games will stand here: against people and bots, with results and replays.
web-no-rating = no rating yet
web-in-month = { $change } in 30 days
web-rated-games = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}
web-rating-interval = between { $low } and { $high }, with 95 % certainty
web-statistics = Statistics
web-statistics-of = from the last { $games ->
    [one] game
   *[other] { $games } games
}
web-stat-record = Won · lost · drawn
web-stat-streak = Longest winning streak
web-stat-streak-now = Wins in a row now
web-stat-best = Best score
web-stat-mean = Average score
web-stat-solo = Best score alone
web-stat-time = Time at the table
web-stat-hours = { $hours } h { $minutes } min
web-stat-scenarios = By scenario
web-stat-seats = By seat
web-stat-against = Against
web-stat-against-people = people
web-stat-against-bots = bots
web-stat-share = { $wins } of { $games }
web-history = Games
web-history-count = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
web-filter-game = Game
web-filter-all-games = All games
web-filter-outcome = Result
web-filter-any-outcome = Any result
web-filter-opponent = Opponent
web-filter-any-opponent = Any opponent
web-filter-people = People only
web-filter-bots = Bots only
web-filter-rated = Rated
web-outcome-win = Won
web-outcome-loss = Lost
web-outcome-draw = Drawn
web-outcome-left = Left
web-outcome-solo = Alone
web-outcome-shared = At one screen
web-unrated = unrated
web-place-of = place { $place } of { $seats }
web-minutes-short = { $minutes } min
web-watch-replay = Replay: { $game }, { $date }
web-show-more = Show more
web-no-such-games = No game matches these filters.
web-recent-opponents = Played with lately
web-opponent-score = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, you won { $wins }
web-play-again = Play again
web-all-my-games = All my games and statistics
web-keep-title = Keep your name and games
web-keep-lead = You play without an account. Whoever clears this browser loses their seats: a passkey or a recovery phrase keeps them, on as many devices as you like. No e-mail, no password.
web-kept-lead = Your name and games are kept. You can sign in on any device.
web-sign-in = Sign in
web-sign-in-lead = You kept your name and games with a passkey or a recovery phrase? Come back as yourself.
web-sign-in-passkey = Sign in with a passkey
web-sign-in-phrase = Sign in with a phrase
web-bring = { $tables ->
    [one] Bring the table of this browser along
   *[other] Bring the { $tables } tables of this browser along
}
web-bring-help = They become yours in both places. Where both have a rating in a game, that of the account stays. Without the tick they are left behind and cannot be reached any more.
web-signed-in = Signed in. Welcome back!
web-passkey = Passkey
web-passkeys = Passkeys
web-passkey-add = Make a passkey
web-passkey-more = Add another
web-passkey-made = made { $date }
web-passkey-used = last used { $date }
web-passkey-remove = Remove
web-passkey-remove-label = Remove the passkey of { $date }
web-passkey-remove-warning = This passkey will not sign you in here any more. Delete it in the browser or password manager, too.
web-remove-last-warning = It is the last thing that keeps your name and games: without it only the browsers that are signed in now have them.
web-phrase = Recovery phrase
web-phrase-none = Ten made-up words to write down.
web-phrase-there = made { $date }; only you have it
web-phrase-make = Make a phrase
web-phrase-new = Make a new one
web-phrase-drop = Remove
web-phrase-title = Your recovery phrase
web-phrase-help = Write it down now: it is shown this once, and the server keeps only a hash. Whoever has it can sign in as you. It can be typed in Latin or Cyrillic letters. An earlier phrase no longer works.
web-phrase-written = I have written it down
web-phrase-replace-warning = The phrase you have now stops working at once.
web-phrase-field = Phrase
web-phrase-copy = Copy
web-devices = Signed in here
web-device-phone = Phone
web-device-tablet = Tablet
web-device-computer = Computer
web-device-this = this browser
web-device-seen = seen { $date }
web-device-out = Sign out
web-device-out-label = Sign out: { $device }
web-visible = What others see
web-visible-hidden = Nothing
web-visible-hidden-help = No profile, no place on leader boards. At a rated table the others still see your rating.
web-visible-ratings = Ratings
web-visible-ratings-help = Your name, since when you are aboard, ratings and how many games you have played and won.
web-visible-games = Ratings and games
web-visible-games-help = Statistics too, and those finished games that anybody might have watched. Private tables stay private.
web-my-data = My data
web-my-data-help = Everything the server stores about you as one file, in open formats: name, games, results, ratings, devices.
web-export = Download all
web-delete-me = Delete everything
web-delete-title = Delete everything about you?
web-delete-warning = Games against people that are not over are given up. Tables nobody else needs are deleted. At finished games with others your seat stays, as “a guest who left”. Name, history, ratings, passkeys, phrase and devices are gone at once and cannot be brought back; backups of the host may hold them for a while.
web-delete-type = Type your name to confirm: { $name }
web-delete-type-nameless = You have no name: leave the field empty and confirm.
web-delete-do = Delete for good
web-deleted = Everything about you was deleted.
web-leaders = Leader board
web-leaders-all = Leader boards
web-leaders-rule = From { $games } rated games on, and with an interval of at most ± { $spread }. Bots’ ranks are measured and hold the scale.
web-leaders-none = Nobody has enough rated games yet. Open a rated table and be the first.
web-leaders-bots = Bots’ ranks
web-leaders-place = Place
web-leaders-player = Player
web-leaders-rating = Rating
web-leaders-games = Games
web-fair-play = Fair play
web-fair-play-text = A game counts for ratings only where everybody has agreed to it before it began, with sealed dice and the box as it comes.
    .own = Decide yourself. No bots, no advice of others, no second account. Hints are off at rated tables.
    .ends = Play to the end, or resign. Whoever leaves or runs out of time has lost the moment a bot sits down for them; the others are settled there and then.
    .result = Do not arrange results, and do not lose on purpose.
    .chance = Dice are sealed before anybody gives their share: neither player nor server can choose them, and everybody can check it after the end.
    .host = The host may ban whoever breaks this; banned players stand on no leader board.
    .numbers = Ratings begin at 1500. 400 points more are ten wins to one loss. The ± shows how sure a rating is: with 95 % certainty the true strength is within.
web-rating = Rating
web-rating-of = rating { $points } ± { $spread }
web-rated-table = Rated
web-rated-help = Changes the ratings of everybody at the table. Sealed dice only.
web-no-rating-change = no change
web-player-profile = Profile of { $name }
web-settled = Rating { $points }, { $change }
web-account = Account
