### The server: its commands, and what it refuses.

## Commands

help-serve = Serve the games in the browser; Ctrl-C or SIGTERM stops it gracefully.
help-serve-host = the address to listen on, 127.0.0.1 without it (this machine only); 0.0.0.0 for everybody
help-serve-port = the port, 8020 without it (or the next free one)
help-serve-database = the database: a file, or postgresql://user@host/database; without it QUARTERDECK_DATABASE, or quarterdeck.sqlite in the data folder (QUARTERDECK_DATA)
help-serve-base-url = how others reach the server, such as https://games.example; links and the origin check use it
help-serve-key-file = the signing key; without it, signing.key in the data folder, made when it is missing
help-serve-log-level = critical, error, warning, info or debug
help-serve-limits = multiplies every rate limit: more for a class room behind one address, 1 without it
help-serve-bot-workers = processes in which bots think, one a core without it; the first of several is kept for short decisions; elsewhere: at `quarterdeck worker` processes, which needs PostgreSQL
help-serve-no-browser = do not open the page
help-serve-examples =
    {"  "}quarterdeck serve
    {"  "}quarterdeck serve --host 0.0.0.0 --port 80 --base-url http://games.example --no-browser

help-backup = Copy a server’s database into one file, while it runs or not.
help-backup-file = where to write the copy; an older copy there is replaced
help-backup-database = the database file, if not the usual one
help-backup-key-file = the signing key, if not the usual one
help-backup-examples = {"  "}quarterdeck backup quarterdeck-backup.sqlite

help-restore =
    Take a copy of a server’s database back, while it runs or not.
    Everything is as it was when the copy was made; pages that are open reconnect by themselves. The database that is
    replaced is kept beside it.
help-restore-file = the copy
help-restore-database = the database file, if not the usual one
help-restore-key-file = the signing key, if not the usual one; a running server obeys only whoever can read it
help-restore-examples = {"  "}quarterdeck restore quarterdeck-backup.sqlite

help-database =
    Copy a server’s database into another one: from a file to PostgreSQL, or back.
    No server may run on either. A copy that was stopped goes on where it was when the same command is given again; in
    the end both sides are read and compared. The source stays as it is.
help-database-act = what to do: copy
help-database-source = the database to copy: a file, or postgresql://user@host/database
help-database-target = the new one: a file that is not there yet, or an empty PostgreSQL database
help-database-examples =
    {"  "}quarterdeck database copy quarterdeck.sqlite postgresql://quarterdeck@localhost/quarterdeck
    {"  "}quarterdeck database copy postgresql://quarterdeck@localhost/quarterdeck quarterdeck.sqlite
database-copy-now = Copying { $table }
database-copied-now = Copied { $table }
database-check-now = Checking { $table }
database-copied-table = { $table }: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
database-copied = Copied and compared: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} in { $tables } tables. Everything is in { $file } now.
database-next = Start the server on the new database with --database, and with the same signing key.

serve-ready = Quarterdeck is at { $url }. Ctrl-C stops it.
serve-data = Data: { $file }
serve-already = A server runs already on these data, at { $url }.
serve-stopped = The server has stopped; nothing is lost.
backup-done = The copy is in { $file } ({ $bytes } bytes).
backup-key = Keep the signing key too, cookies and seat links are good only with it: { $file }
restore-running = The server at { $url } goes on with the copy.
restore-done = Everything is as it was in { $file }.
restore-kept = What was there before is kept in { $file }.

## Mistakes on the command line

error-serve-port = A port is a number from 0 to 65535, not { $given }.
error-serve-limits = --limits takes a number above 0, not { $given }.
error-serve-log-level = There is no log level “{ $given }”. Levels: { $expected }.
error-serve-base-url = “{ $given }” is no base URL. Expected http:// or https:// and a host, without a path.
error-serve-key = { $file } is no signing key. Expected { $digits } hexadecimal digits; remove the file to have a new one made.
error-serve-key-read = Cannot read the signing key { $file }: { $why }.
error-serve-epoch = Cannot write { $file }, by which the server knows a database that was put back: { $why }.
error-serve-key-write = Cannot write the signing key { $file }: { $why }.
error-serve-database = Cannot open the database { $file }: { $why }.
error-serve-database-cut = The database { $file } is cut off: { $bytes } bytes are there, { $expected } expected. Take back a copy with “quarterdeck restore”.
error-serve-database-foreign = { $file } is a database of another program. Choose another file with --database.
error-serve-database-newer = { $file } was written by a newer Quarterdeck (schema { $found }). Expected this one’s or an older one’s.
error-database-act = What should be done with databases? Given “{ $given }”, expected: copy.
error-database-copy-words = Which databases? Expected: quarterdeck database copy FROM TO.
error-copy-same = Source and target are the same database.
error-copy-live = A server runs on { $file }, or another copy is being made. Stop it first, so that nothing is lost.
error-copy-full = The database { $file } holds data already, so nothing is copied into it. Expected a new one.
error-copy-other = The database { $file } holds an unfinished copy of { $source }. Go on with that, or give a new database.
error-copy-differs = The copy in { $file } differs from its source: something else has written to one of them. Stop it and give the same command again.
error-copy-failed = The copy stopped: { $why }. Give the same command again to go on.
error-copy-row = A row of { $table } cannot be written: { $why }.
error-serve-database-unfinished = The database { $file } is an unfinished copy. Give the same “quarterdeck database copy” again to finish it.
error-serve-postgres-url = That is no address of a PostgreSQL database. Expected postgresql://user@host/database.
error-serve-postgres-driver = A PostgreSQL database needs the drivers of the extra “postgres”: pip install "quarterdeck[postgres]".
error-serve-postgres-encoding = The database { $file } has the encoding { $given }. Expected UTF8: createdb --encoding=UTF8.
error-serve-database-copying = The database { $file } is being copied. Start the server when that is done.
error-backup-postgres = A PostgreSQL database is copied by its own programs: use pg_dump (docs/hosting.md shows how).
error-restore-postgres = A PostgreSQL database is taken back by its own programs: use pg_restore (docs/hosting.md shows how).
error-unstorable = That holds characters or numbers that cannot be stored. Take them out and try again.
error-storage-away = The server cannot reach its database now, so nothing was changed. Try again in a moment.
error-storage-unsure = The server lost its database while this was being written, so it may be done or not. Look again in a moment.
error-serve-occupied = Another server runs on { $file }, at { $url }. Expected one server a database.
error-serve-bind = Cannot listen on { $address }: { $why }. Choose another with --host or --port.
error-backup-no-file = Where to? Expected the path of the copy to write.
error-backup-none = There is no database { $file } to copy.
error-backup-folder = There is no folder { $file }.
error-backup-target = { $file } is no copy of a database, so it is not overwritten. Expected a new file or an older copy.
error-backup-write = Cannot write { $file }: { $why }.
error-restore-no-file = Which copy? Expected the path of a file that “quarterdeck backup” wrote.
error-backup-itself = { $file } is the database itself. Expected a new file or an older copy.
error-restore-file = { $file } is no copy of a Quarterdeck database. Expected a file that “quarterdeck backup” wrote.
error-restore-damaged = { $file } is damaged: { $why }.
error-restore-unreachable = The server at { $url } does not answer: { $why }.
error-order = This order is not signed with the server’s key. Expected the key file that the server uses (--key-file).

## What the server refuses

error-internal = Something went wrong on the server; nothing was changed. It has been written to its log.
error-message = The server could not read this message: { $why }.
error-route = There is no such page or route.
error-method = This route is not asked in this way.
error-origin = This page does not belong to the server. Open { $expected }.
error-too-large = This is too large. At most { $most } bytes are taken.
error-reading-limit = This file cannot be read: it takes more than { $seconds } s of work, or too much memory. Is it one of ours, and whole? A shorter or simpler one can be read.
error-file-size = The { $kind } file is too long: at most { $most } characters are read.
error-file-lines = The { $kind } file has too many lines: at most { $most } are read.
error-serve-bot-workers = --bot-workers is a number of processes from 1 to { $most }, not { $given }.
error-too-fast = { $seconds ->
    [one] Too fast. Try again in a second.
   *[other] Too fast. Try again in { $seconds } seconds.
}
error-no-guest = Say who you are first.
error-lang = There is no language “{ $given }”. Languages: { $expected }.
error-level-person = Seat { $seat } is a person’s and has no level.
error-pin-form = The PIN of seat { $seat } has to be 4 to 8 digits, and only a person at this device has one.
error-table = There is no such table.
error-private = This table is private.
error-not-open = This table is not open. A seat is taken by its link.
error-no-free-seat = No seat is free.
error-pace-host = This server does not have the pace { $given }. It has: { $expected }.
error-rated = A rated game needs sealed dice, the box as it comes, one seat of yours, and at all others people elsewhere or bots of a rank; a host may have switched it off.
error-rated-agree = This is a rated game: say that you want that, and sit down again.
error-rated-twice = In a rated game nobody plays two seats.
error-rated-people = In a rated game only people sit down.
error-not-absent = This player is here and has time.
error-absent-soon = Not yet: in { $seconds } s, if nobody comes back.
error-seat-bot = A bot plays this seat; take it back first.
error-seat-not-bot = No bot plays this seat.
error-not-owner = Only whoever made the table can do this.
error-not-yours = You have no seat at this table.
error-seat-taken = Seat { $seat } is taken.
error-seat-number = “{ $given }” is no seat. Expected a number from 0.
error-version-number = “{ $given }” is no version. Expected a number from 0.
error-link = This link leads nowhere. Ask for a new one.
error-link-used = Somebody has taken this seat already.
error-device-link = This link is used up or too old. Make a new one on the other device.
error-device-has-tables = { $tables ->
    [one] This device has a seat at an unfinished table of its own, which would be left behind.
   *[other] This device has seats at { $tables } unfinished tables of its own, which would be left behind.
}
error-replay = There is no such replay.
error-replay-private = This game was private, and this link does not show it, or not any more. Whoever had a seat at it can give you a new one.
error-not-your-seat = This is not your seat.
error-not-shown = The curtain is closed for this seat. Open it first.
error-pin = This is not the PIN.
error-no-dice = There is nothing to recompute: the dice were real, or their secret is not shown yet.
error-nonce-form = The share of the dice has to be 16 to 64 hexadecimal digits.
error-actions = Expected 1 to { $most } actions of at most { $length } characters.
error-targets = Expected at most { $most } targets of at most { $length } characters.
error-protocol = This page is older or newer than the server. Reload it.
error-restart = The server is restarting. The page reconnects by itself.
error-host = This server does not answer to “{ $given }”. Open { $expected }; its owner names the host with --base-url.
error-address = This address has characters that no address of ours has.
error-address-long = This address is too long: at most { $most } characters, and { $query } after the question mark.
error-head-large = The headers of this request are too large: at most { $most } bytes.
error-too-many-sockets = Too many open tables from one place: at most { $most }. Close some pages.
error-storage-full = The server’s disk is full, so nothing was changed. Try again later; its owner has to make room.
error-storage = The server cannot write to its disk now, so nothing was changed. Try again later.

## What a table says

prompt-throw = Real dice: { $what }.
prompt-drawn = The game is drawn by agreement.
prompt-closed = Closed: entry { $entry } of the log cannot be carried out. All before it stays readable; the host knows.

## Administration

help-admin =
    See to a server’s tables and guests, while it runs or not.
    {""}
    stats                 how much there is
    tables                the tables, latest first (--game, --phase, --guest, --older-than, --limit)
    table ID              one table with its seats; nothing that is hidden in the game
    guests                the guests, newest first (--name, --banned, --older-than, --limit)
    guest ID              one guest with his tables
    export ID FILE        everything stored about a guest, as a ZIP file for him
    delete-table ID…      delete tables with their logs and replays
    delete-guest ID       delete a guest and his name everywhere; games with others go on without him
    delete-replay ID      delete an imported replay
    published             what players have published
    remove-published ID   take it out of the library, all versions
    ban ID                let a guest in no more (--reason, --resign)
    unban ID              let him in again
    reports               lines of chat that were reported (--limit, --json)
    delete-message ID     delete a line of chat
    mute ID               let a guest write nothing more
    unmute ID             let him write again
    reopen ID             let a closed table try its log again, after an upgrade
    unshare ID            void all links that show the replay of a private table
    tidy                  delete what nothing has happened to for long (--older-than, --what, --dry-run)
    {""}
    What deletes or bans says first what will be lost, and asks.
help-admin-act = what to do, see above
help-admin-words = the ids of tables, guests or replays; for export also the file to write
help-admin-game = only tables of this game
help-admin-phase = only tables of this phase
help-admin-guest = only tables of this guest
help-admin-name = only guests with this in their name
help-admin-banned = only banned guests
help-admin-older-than = only what has not changed for so long: 12h, 90d or 8w
help-admin-limit = how many to list, 50 without it
help-admin-json = print JSON, for programs
help-admin-reason = why; the banned guest is told
help-admin-resign = the banned guest gives up his games with others, so that they need not wait
help-admin-what = waiting, playing, over, guests, replays, with commas; all but replays without it
help-admin-dry-run = only say what would go
help-admin-yes = do not ask
help-admin-database = the database, if not the usual one: a file, or postgresql://user@host/database
help-admin-key-file = the signing key, if not the usual one; a running server obeys only whoever can read it
help-admin-examples =
    {"  "}quarterdeck admin tables --phase playing
    {"  "}quarterdeck admin ban 7k2mxw --reason "Insults in names"
    {"  "}quarterdeck admin tidy --older-than 90d --dry-run
help-serve-retain = delete tables that nothing has happened at for so many days, and guests without tables; 0, never, without it
help-serve-paces = the paces that may be played at, such as "10+10, 2d+3d/14"; none: no clocks and nothing rated; any without it

admin-head-id = id
admin-head-game = game
admin-head-phase = phase
admin-head-changed = last change
admin-head-entries = entries
admin-head-people = who
admin-head-owner = made by
admin-head-made = made
admin-head-dice = dice
admin-head-open = open
admin-head-watchable = may be watched
admin-head-seat = seat
admin-head-kind = kind
admin-head-name = name
admin-head-guest = guest
admin-head-lang = language
admin-head-tables = tables
admin-head-ban = banned
admin-waiting = waiting
admin-playing = playing
admin-over = over
admin-on = yes
admin-off = no
admin-free = (free)
admin-nameless = (nameless)
admin-listed = { $count ->
    [one] { $count } listed.
   *[other] { $count } listed.
}
admin-count-tables = Tables: { $all } (waiting { $waiting }, playing { $playing }, over { $over }).
admin-count-guests = Guests: { $guests } (banned { $banned }).
admin-count-rest = Entries in logs: { $entries }. Imported replays: { $replays }.
admin-count-size = { $bytes } bytes in { $file }.
admin-exported = { $file } holds everything that is stored about this guest, with { $tables ->
    [one] { $tables } table.
   *[other] { $tables } tables.
}
admin-lose-table = Table { $id } ({ $game }, { $phase }) will be lost with its { $entries ->
    [one] { $entries } entry and its replay.
   *[other] { $entries } entries and its replay.
}
admin-lose-replay = Replay { $id } will be lost, and links to it will lead nowhere.
admin-lose-guest = { $name } (guest { $id }) will be deleted: name, language, devices and ban. There is no way back.
admin-lose-guest-tables = Tables lost because nobody else sits there, or waits for players there: { $deleted }. Tables where his seat becomes free: { $freed }.
admin-lose-guest-games = Games with others that stay, without his name: { $kept }; of these { $playing } are being played, and he gives up there.
admin-lose-copies = Backups and replay files that others have downloaded still hold what they hold.
admin-lose-ban = { $name } (guest { $id }) will be sent away and let in no more. His tables stay.
admin-lose-resign = He gives up in every game with others.
admin-lose-stale = Unchanged for { $age }: tables that never began { $waiting }, abandoned { $playing }, finished { $over }; guests without other tables { $guests }; imported replays { $replays }.
admin-sure = Go on? Type yes:
admin-yes = yes
admin-nothing-done = Nothing was deleted.
admin-deleted-tables = { $tables ->
    [one] { $tables } table was deleted.
   *[other] { $tables } tables were deleted.
}
admin-deleted-replay = The replay was deleted.
admin-deleted-guest = The guest was deleted.
admin-deleted-name = deleted player
admin-banned = The guest is banned.
admin-unbanned = The guest may come again.
admin-not-banned = The guest was not banned.
admin-reopened = The table is open again; if its log still cannot be carried out, it is closed when somebody opens it.
admin-not-closed = The table was not closed.
admin-unshared = All links to this table's replay are void. Those who had a seat can still read it and give new links.
admin-tidied = Deleted: tables that never began { $waiting }, abandoned { $playing }, finished { $over }; guests { $guests }; imported replays { $replays }.
export-readme =
    Everything this Quarterdeck server has stored about one guest.
    person.json: name, language, first visit, ban.
    tables/ID.json: each table with your seats, what you did there and when. Of a game that is not over, nothing that others hide.
    tables/ID.replay: the whole game, where it is over (the command “quarterdeck replay FILE” shows it).
    Addresses and visits are not stored in the database; the server’s log may have them for a while.

error-admin-act = There is no act “{ $given }”. Acts: { $expected }.
error-admin-words-0 = “quarterdeck admin { $act }” takes no ids.
error-admin-words-1 = “quarterdeck admin { $act }” takes an id: see “quarterdeck admin tables” and “quarterdeck admin guests”.
error-admin-words-2 = “quarterdeck admin { $act }” takes a guest’s id and the file to write.
error-admin-option = “quarterdeck admin { $act }” does not take { $option }. See “quarterdeck admin --help”.
error-admin-database = There is no database { $file }. Expected the one of a server that has run (--database).
error-admin-no-database = { $file } is no database. Expected the one of a server (--database).
error-admin-database-older = { $file } was written by an older Quarterdeck. Start this one’s server on it once, which brings it up to date.
error-admin-server-older = The running server is older than this command and does not know it. Restart the server.
error-admin-table = There is no table “{ $given }”. “quarterdeck admin tables” lists them.
error-admin-guest = There is no guest “{ $given }”. “quarterdeck admin guests” lists them.
error-admin-replay = There is no imported replay “{ $given }”. The replay of a table goes with its table (delete-table).
error-admin-phase = There is no phase “{ $given }”. Phases: { $expected }.
error-admin-limit = --limit takes a number from 1 to { $most }, not { $given }.
error-admin-age = “{ $given }” is no age. Expected a number above 0 with h, d or w for hours, days or weeks, such as 90d.
error-admin-tidy-age = How old? Expected --older-than, such as --older-than 90d.
error-admin-kind = There is no kind “{ $given }”. Kinds: { $expected }.
error-admin-reason = A reason is one line of at most { $most } characters.
error-admin-confirm = Nobody can be asked here, so that nothing was changed. Give --yes to do it without being asked.
error-admin-not-done = Nothing was changed.
error-serve-retain = --retain takes whole days from 0 (keep everything) to { $most }, not { $given }.
error-banned = The host of this server has banned you.
error-banned-reason = The host of this server has banned you: { $reason }
error-table-deleted = The host of this server has deleted this table.
error-guest-deleted = The host of this server has deleted this guest with all that was stored about him.

help-serve-log-format = text, or json for programs that collect logs
help-serve-log-file = write the log into this file instead of standard error
help-serve-log-size = how many megabytes a log file may have before the next is begun, 10 without it
help-serve-log-files = how many older log files are kept, 5 without it
help-serve-metrics-token-file = a file with a token of 16 characters or more: whoever sends it reads /metrics; without it only this machine itself does
error-serve-log-format = There is no log format “{ $given }”. Formats: { $expected }.
error-serve-log-size = --log-size takes megabytes above 0 up to { $size }, and --log-files a number from 1 to { $files }.
error-serve-log-file = Cannot write the log { $file }: { $why }.
error-serve-metrics-read = Cannot read the token file { $file }: { $why }.
error-serve-metrics-token = { $file } holds no token. Expected { $least } characters or more in one word.
error-metrics = These figures are for the host: ask from the server’s own machine without a proxy, or with the token of --metrics-token-file.
error-admin-onlooker = Only the server itself may change its database.


## Meeting people

error-off = The host of this server has switched this off ({ $what }).
error-seek-seats = It takes two to find each other: { $given } is too few.
error-chat-long = A message has at most { $most } characters.
error-chat-empty = There is nothing to read in this message.
error-chat-word = The host of this server does not want a word of this message.
error-name-word = The host of this server does not want this name. Choose another one.
error-chat-phrase = There is no phrase “{ $given }”.
error-chat-room = You cannot write there now.
error-chat-line = There is no such message.
error-chat-self = That is your own message.
error-chat-silenced = The host of this server lets you write no more. You can play on.
error-push-target = This browser’s push service has an address that the server does not call.
error-notice-zone = There is no time zone “{ $given }”.
error-notice-time = Quiet hours begin and end at a time of day.
notice-turn = Your turn · { $game }
notice-match = A game for you · { $game }
notice-chat = New message · { $game }
notice-with = With { $players }
preview-invitation = { $named ->
    [yes] { $host } invites you to a game of { $game }
   *[no] You are invited to a game of { $game }
}
preview-replay = { $game }: a game to step through
preview-table = { $game }: a table
# Workshop and library
error-no-workshop = There is no editor for files of kind { $kind } of this game.
error-workshop-overlay = There is nothing to draw for “{ $given }”.
error-workshop-broken = The file still has mistakes; they are listed below the board.
error-balance-games = One to { $most } games, please.
error-no-balance = These figures are no longer here: begin again.
error-no-published = Nothing of this address is in the library.
error-not-published = Only its author can publish another version of the same file.
error-licence = There is no licence “{ $given }” here. Possible: { $expected }.
error-publish-name = Say who you are first: a published file has an author.

help-serve-processes = processes that serve behind one port, one core each; more than one need PostgreSQL. Each has a port of its own above the common one; SIGHUP renews them one after the other
help-serve-spread = seconds over which a process that is renewed sends its people to the others
help-worker-database = the PostgreSQL database of the servers; without it, QUARTERDECK_DATABASE
help-worker-bot-workers = processes in which bots think, one a core without it; the first of several is kept for short decisions
serve-process = Process { $number }: port { NUMBER($port, useGrouping: 0) }, pid { NUMBER($pid, useGrouping: 0) }
worker-ready = Working for all servers on the database, in { $count } processes. Ctrl-C stops it.
worker-stopped = The worker has stopped; others take over what it had not finished.
error-serve-processes = --processes is a number from 1 to { $most }, not { $given }.
error-serve-processes-file = { $given } processes cannot share the file { $file }. They need --database postgresql://…
error-serve-processes-system = --processes needs Linux, macOS or another Unix. Start several servers on ports of their own instead.
error-serve-elsewhere-file = Workers elsewhere cannot reach the file { $file }. They need --database postgresql://…
error-serve-process = Process { $number } did not start (status { $status }); the log says why.
error-worker-database = A worker needs the PostgreSQL database of its servers: --database postgresql://…
help-worker = Think and read files for servers on any machine, which run with --bot-workers elsewhere.
help-worker-log-level = what is logged: critical, error, warning, info or debug
help-worker-log-format = lines for people, or JSON for programs
help-worker-log-file = where the log goes, if not to standard error
help-worker-log-size = megabytes of a log file before the next is begun
help-worker-log-files = older log files that are kept
help-worker-examples = {"  "}quarterdeck worker --database postgresql://quarterdeck@db.example/quarterdeck
admin-lose-published = { $id } goes from the library with all its versions; tables keep what they were made with.
admin-removed-published = { $versions } versions removed.
error-admin-published = Nothing published is called { $given }.
error-serve-watch-delay = --watch-delay takes seconds from 0 to { $most }, not { $given }.
error-serve-word-list = Cannot read the word list { $file }: { $why }.
error-serve-push-key = { $file } holds no push key. Move it away, and a new one is made; browsers have to subscribe again then.
error-admin-message = There is no message { $given }. “quarterdeck admin reports” lists those that were reported.
admin-deleted-message = The message is deleted.
admin-muted = This guest can write no more.
admin-unmuted = This guest can write again.
admin-not-muted = This guest was not muted.
admin-head-message = message
admin-head-text = text
admin-head-reporter = reported by
admin-head-table = table
