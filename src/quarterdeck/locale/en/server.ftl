### The server: its commands, and what it refuses.

## Commands

help-serve = Serve the games in the browser; Ctrl-C or SIGTERM stops it gracefully.
help-serve-host = the address to listen on, 127.0.0.1 without it (this machine only); 0.0.0.0 for everybody
help-serve-port = the port, 8020 without it (or the next free one)
help-serve-database = the database file; without it, quarterdeck.sqlite in the data folder (QUARTERDECK_DATA)
help-serve-base-url = how others reach the server, such as https://games.example; links and the origin check use it
help-serve-key-file = the signing key; without it, signing.key in the data folder, made when it is missing
help-serve-log-level = critical, error, warning, info or debug
help-serve-limits = multiplies every rate limit: more for a class room behind one address, 1 without it
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
error-serve-database-newer = { $file } was written by a newer Quarterdeck (schema { $found }). Expected this one’s or an older one’s.
error-serve-occupied = Another server runs on { $file }, at { $url }. Expected one server a database.
error-serve-bind = Cannot listen on { $address }: { $why }. Choose another with --host or --port.
error-backup-no-file = Where to? Expected the path of the copy to write.
error-backup-none = There is no database { $file } to copy.
error-backup-folder = There is no folder { $file }.
error-backup-target = { $file } is no copy of a database, so it is not overwritten. Expected a new file or an older copy.
error-backup-write = Cannot write { $file }: { $why }.
error-restore-no-file = Which copy? Expected the path of a file that “quarterdeck backup” wrote.
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
error-not-your-seat = This is not your seat.
error-not-shown = The curtain is closed for this seat. Open it first.
error-pin = This is not the PIN.
error-no-dice = There is nothing to recompute: the dice were real, or their secret is not shown yet.
error-nonce-form = The share of the dice has to be 16 to 64 hexadecimal digits.
error-actions = Expected 1 to { $most } actions of at most { $length } characters.
error-targets = Expected at most { $most } targets of at most { $length } characters.
error-protocol = This page is older or newer than the server. Reload it.
error-restart = The server is restarting. The page reconnects by itself.

## What a table says

prompt-throw = Real dice: { $what }.
prompt-drawn = The game is drawn by agreement.
prompt-closed = This table is closed: entry { $entry } of its log can no longer be carried out ({ $why }). All before it can be looked at and kept as a replay; the host has been told.
