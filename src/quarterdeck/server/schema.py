"""The database's tables. `entries` is the truth and only grows; what the lobby shows is kept beside it."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

from .migrations.kinds import Moment, Word

REVISION = "0012"  # the migration this schema belongs to (migrations/versions)

metadata = MetaData()
# Where a column has a `key`, that is its name here; on disk it keeps the one it was made with.

guests = Table(
    "guests",
    metadata,
    Column("id", Word, primary_key=True),
    Column("name", String, nullable=False),
    Column("lang", Word, nullable=False),
    Column("created", Moment, nullable=False),
    Column("link_hash", Word, nullable=False, server_default=""),  # of the link to a second device
    Column("link_expires", Moment, nullable=False, server_default="0"),
    Column("generation", Integer, nullable=False, server_default="0"),  # cookies of an earlier one are void
    Column("player", Word, nullable=False, server_default=""),  # how others name him: no cookie is made from it
    Column("visible", Word, nullable=False, server_default="ratings"),  # what others see of his profile
    Index("guests_link", "link_hash", sqlite_where=text("link_hash <> ''"), postgresql_where=text("link_hash <> ''")),
    Index(
        "guests_player", "player", unique=True, sqlite_where=text("player <> ''"), postgresql_where=text("player <> ''")
    ),
)

signed_out = Table(  # devices whose cookies are void
    "signed_out",
    metadata,
    Column("guest", Word, ForeignKey("guests.id"), primary_key=True),
    Column("device", Integer, primary_key=True, autoincrement=False),
    Column("time", Moment, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Word, primary_key=True),
    Column("game", Word, nullable=False),
    Column("setup", Text, nullable=False),  # JSON: seats, options, files, number of the rules
    Column("dice", Word, nullable=False),
    Column("secret", Word, nullable=False),  # hex; shown when the game is over
    Column("owner", Word, ForeignKey("guests.id"), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("watchable", Boolean, nullable=False),
    Column("created", Moment, nullable=False),
    Column("updated", Moment, nullable=False),
    Column("phase", Word, nullable=False),
    Column("version", Integer, nullable=False),
    Column("pending", Text, nullable=False),  # JSON: seats that owe a decision
    Column("outcome", Text, key="ending", nullable=False),  # JSON: how it ended; while it is played how far it is
    Column("rematch", Word, nullable=False, server_default=""),
    Column("rematch_of", Word, nullable=False, server_default=""),
    Column("hidden", Integer, nullable=False, server_default="0"),  # standing orders, which nobody is told of
    Column("fault", Text, nullable=False, server_default=""),  # JSON of table.Fault: closed, its log cannot be replayed
    Column("protocol", Integer, nullable=False, server_default="1"),  # of the dice; 1: from before the number
    Column("commitment", Word, nullable=False, server_default=""),  # hex; empty in protocol 1: of the secret alone
    Column("epoch", Integer, nullable=False, server_default="1"),  # of the server, when it last changed this table
    Column("share_generation", Integer, nullable=False, server_default="0"),  # links of an earlier one are void
    Column("start", Text, nullable=False, server_default=""),  # the position it began at; empty: the game's own start
    Column("pace", Word, nullable=False, server_default=""),  # as `table.pace` writes it; empty: no clock
    Column("rated", Boolean, nullable=False, server_default="0"),
    Column("began", BigInteger, nullable=False, server_default="0"),  # unix milliseconds; 0: not yet, or before 0006
    Index("tables_open", "updated", sqlite_where=text("open OR watchable"), postgresql_where=text("open OR watchable")),
    Index("tables_closed", "id", sqlite_where=text("fault <> ''"), postgresql_where=text("fault <> ''")),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Word, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Word, nullable=False),
    Column("name", String, nullable=False),
    Column("level", Word, nullable=False),
    Column("guest", Word, ForeignKey("guests.id"), nullable=True, index=True),
    Column("generation", Integer, nullable=False, server_default="0"),
    Column("pin", Word, nullable=False, server_default=""),
    Column("nonce", Word, nullable=False, server_default=""),
    Column("derived", Boolean, nullable=False, server_default="0"),  # the nonce follows from the secret instead
    Column("bot", Word, nullable=False, server_default=""),  # the level of a bot that plays in the guest's stead
    Column("first", Text, nullable=False, server_default=""),  # JSON of table.Seat: who began, where another sits now
)

sittings = Table(  # from which entry on who plays a seat: what ratings go by, and no log tells
    "sittings",
    metadata,
    Column("table_id", Word, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("guest", Word, ForeignKey("guests.id"), nullable=True),  # None: a bot
    Column("time", BigInteger, nullable=False),
    Index("sittings_guest", "guest"),
)

entries = Table(
    "entries",
    metadata,
    # The key is (table, version): an entry cannot be written twice, nor two at one place.
    Column("table_id", Word, ForeignKey("tables.id"), primary_key=True),
    Column("position", Integer, key="version", primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),  # JSON of table.Entry
    Column("time", Moment, nullable=False),
    Column("entry_id", BigInteger, nullable=False, server_default="0"),  # at random: whose entry this is
    sqlite_with_rowid=False,
)

replays = Table(
    "replays",
    metadata,
    Column("id", Word, primary_key=True),
    Column("digest", Word, nullable=False, unique=True),  # the same file twice is one replay
    Column("text", Text, nullable=False),
    Column("created", Moment, nullable=False),
)

marks = Table(  # one row, by which an older copy is known (epochs.py)
    "marks",
    metadata,
    Column("token", Word, primary_key=True),
    Column("epoch", Integer, nullable=False),
    Column("entries", Integer, nullable=False),
)

dues = Table(  # what falls due at a time (due.py)
    "dues",
    metadata,
    Column("kind", Word, primary_key=True),
    Column("subject", Word, primary_key=True),  # what it is about: the id of a table, say
    Column("deadline", BigInteger, nullable=False),  # unix milliseconds
    Column("payload", Text, nullable=False, server_default=""),
    Column("version", Integer, nullable=False, server_default="0"),  # grows with every change: who saw it acts on it
    Column("leased", BigInteger, nullable=False, server_default="0"),  # until then somebody is at it
    Index("dues_deadline", "deadline"),
)

library = Table(  # files that somebody has published; a version never changes
    "library",
    metadata,
    Column("id", Word, primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("game", Word, nullable=False),
    Column("kind", Word, nullable=False),
    Column("guest", Word, nullable=False),  # who may publish further versions and withdraw
    Column("author", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("facts", Text, nullable=False),  # JSON: names, players, licence, languages, balance, what it is forked from
    Column("created", BigInteger, nullable=False),  # unix milliseconds
    Column("withdrawn", Boolean, nullable=False, server_default="0"),
    Column("plays", Integer, nullable=False, server_default="0"),
    Index("library_game", "game", "created"),
)

analyses = Table(  # of finished games: the analyst takes minutes, and says the same again (analyses.py)
    "analyses",
    metadata,
    Column("replay", Word, primary_key=True),  # the id of an imported replay or of a table
    Column("analyst", Word, nullable=False),  # which one: what another said is made anew
    Column("body", Text, nullable=False),  # JSON of bots.analysis.Analysis
    Column("created", Moment, nullable=False, index=True),  # unix milliseconds
)

bans = Table(
    "bans",
    metadata,
    Column("guest", Word, ForeignKey("guests.id"), primary_key=True),
    Column("time", Moment, nullable=False),
    Column("reason", Word, nullable=False),  # told to the guest; may be empty
)


# People: how a guest is known again, and what he has played (accounts.py, settling.py, profiles.py)

devices = Table(  # the browsers where a guest is signed in, so that he can sign out there
    "devices",
    metadata,
    Column("guest", Word, ForeignKey("guests.id"), primary_key=True),
    Column("device", Integer, primary_key=True, autoincrement=False),
    Column("kind", Word, nullable=False),  # phone, tablet or computer
    Column("system", Word, nullable=False),  # such as Windows; no more of what a browser tells
    Column("seen", BigInteger, nullable=False),  # unix milliseconds, to the hour
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Word, primary_key=True),  # of the credential, base64url
    Column("guest", Word, ForeignKey("guests.id"), nullable=False, index=True),
    Column("public_key", Text, nullable=False),  # base64url
    Column("sign_count", BigInteger, nullable=False),
    Column("name", String, nullable=False),  # where it was made, such as Windows
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)

phrases = Table(
    "phrases",
    metadata,
    Column("guest", Word, ForeignKey("guests.id"), primary_key=True),
    Column("lookup", Word, nullable=False, unique=True),  # the first words: by these it is found
    Column("digest", Word, nullable=False),  # scrypt of the others, with its salt
    Column("created", BigInteger, nullable=False),
)

challenges = Table(  # what a passkey has to sign; each is good once
    "challenges",
    metadata,
    Column("digest", Word, primary_key=True),
    Column("purpose", Word, nullable=False),
    Column("guest", Word, ForeignKey("guests.id"), nullable=True, index=True),
    Column("expires", BigInteger, nullable=False, index=True),
)

ratings = Table(
    "ratings",
    metadata,
    Column("guest", Word, ForeignKey("guests.id"), primary_key=True),
    Column("game", Word, primary_key=True),
    Column("points", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("ratings_leaders", "game", "points"),
)

rating_changes = Table(  # every change once: the key is (table, guest)
    "rating_changes",
    metadata,
    Column("table_id", Word, primary_key=True),  # may be deleted by now: the change stays
    Column("guest", Word, ForeignKey("guests.id"), primary_key=True),
    Column("game", Word, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("before", Float, nullable=False),
    Column("before_deviation", Float, nullable=False),
    Column("points", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Index("rating_changes_of", "guest", "game", "time"),
)

results = Table(  # what a finished table was for each person who sat there
    "results",
    metadata,
    Column("table_id", Word, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", Word, ForeignKey("guests.id"), nullable=False),
    Column("game", Word, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("outcome", Word, nullable=False),  # win, loss, draw, left, solo or shared
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=True),
    Column("people", Integer, nullable=False),  # other persons at the table
    Column("scenario", Word, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("seconds", Integer, nullable=False),  # from the first entry to the last
    Column("tallies", Text, nullable=False),  # JSON: what its game counts, by key
    Index("results_of", "guest", "ended"),
)


# Meeting people: seeks, chat, calls

seeks = Table(  # somebody who looks for others to play with (seeks.py)
    "seeks",
    metadata,
    Column("id", Word, primary_key=True),
    Column("guest", Word, ForeignKey("guests.id"), nullable=False),
    Column("game", Word, nullable=False),
    Column("terms", Text, nullable=False),  # JSON of Setup: seats, options, number of the rules; equal terms match
    Column("pace", Word, nullable=False),
    Column("rated", Boolean, nullable=False, server_default="0"),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("matched", Word, nullable=False, server_default=""),  # the table it led to; empty: still open
    Index("seeks_guest", "guest", "game", unique=True),  # one a guest a game
    Index("seeks_terms", "game", "terms", "pace"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", Word, ForeignKey("tables.id"), nullable=False, index=True),
    Column("room", Word, nullable=False),
    Column("guest", Word, ForeignKey("guests.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),  # -1: a watcher
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", Word, nullable=False),  # its id, in place of a text
    Column("time", BigInteger, nullable=False),
    sqlite_autoincrement=True,  # the number of a deleted line is never given again
)

mutes = Table(  # whom a guest does not want to hear
    "mutes",
    metadata,
    Column("guest", Word, ForeignKey("guests.id"), primary_key=True),
    Column("other", Word, ForeignKey("guests.id"), primary_key=True, index=True),
)

silenced = Table(  # who may not write, by the host's order
    "silenced",
    metadata,
    Column("guest", Word, ForeignKey("guests.id"), primary_key=True),
    Column("time", BigInteger, nullable=False),
)

reports = Table(  # lines that somebody wants the host to see, as they were
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", Word, ForeignKey("tables.id"), nullable=False, index=True),
    Column("chat_id", Integer, nullable=False),
    Column("reporter", Word, ForeignKey("guests.id"), nullable=False, index=True),
    Column("guest", Word, ForeignKey("guests.id"), nullable=False, index=True),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)

pushes = Table(  # browsers that may be called
    "pushes",
    metadata,
    Column("id", Word, primary_key=True),  # SHA-256 of the address
    Column("guest", Word, ForeignKey("guests.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Word, nullable=False),
    Column("auth", Word, nullable=False),
    Column("failures", Integer, nullable=False, server_default="0"),
    Column("created", BigInteger, nullable=False),
)

wishes = Table(  # what a guest wants to be called for, and when not
    "wishes",
    metadata,
    Column("guest", Word, ForeignKey("guests.id"), primary_key=True),
    Column("body", Text, nullable=False),  # JSON of messages.Wishes
)


# Several processes on one database. On PostgreSQL these are unlogged: a crash empties them, which loses nothing.

presence = Table(  # who listens at which table (presence.py)
    "presence",
    metadata,
    Column("process", Word, primary_key=True),
    Column("table_id", Word, primary_key=True),  # empty: the hall
    Column("guest", Word, primary_key=True),  # empty: nobody knows who
    Column("number", Integer, nullable=False),  # of sockets
    Column("until", Moment, nullable=False),  # unix milliseconds; its process makes it later
    Index("presence_table", "table_id"),
)

leases = Table(  # what one process does for all (leases.py)
    "leases",
    metadata,
    Column("name", Word, primary_key=True),
    Column("holder", Word, nullable=False),
    Column("until", Moment, nullable=False),
)

allowances = Table(  # how much somebody may still ask for (allowances.py)
    "allowances",
    metadata,
    Column("what", Word, primary_key=True),
    Column("who", Word, primary_key=True),
    Column("tokens", Float, nullable=False),
    Column("filled", Moment, nullable=False),  # unix milliseconds, when there were so many
)

jobs = Table(  # what is to be thought or read by workers elsewhere (rows.py)
    "jobs",
    metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("asker", Word, nullable=False),  # the process that waits for the answer
    Column("owner", Word, nullable=False),
    Column("table_id", Word, nullable=False),
    Column("priority", Integer, nullable=False),
    Column("reads", Boolean, nullable=False),
    Column("brief", Boolean, nullable=False),
    Column("job", LargeBinary, nullable=False),  # msgpack of jobs.Job
    Column("wanted", Moment, nullable=False),  # until then somebody waits for it; the asker makes it later
    Column("worker", Word, nullable=False, server_default=""),  # who does it
    Column("leased", Moment, nullable=False, server_default="0"),  # until then it is being done
    Column("begun", Moment, nullable=False, server_default="0"),  # when it was last taken
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("share", Float, nullable=False, server_default="0"),  # how far it is
    Column("answer", LargeBinary, nullable=True),  # msgpack of jobs.Answer
    Index("jobs_asker", "asker"),
    sqlite_autoincrement=True,
)

workers = Table(  # processes that do jobs (rows.py)
    "workers",
    metadata,
    Column("name", Word, primary_key=True),
    Column("thinkers", Integer, nullable=False),
    Column("readers", Integer, nullable=False),
    Column("until", Moment, nullable=False),
)
PASSING = (presence, leases, allowances, jobs, workers)  # what is true for a moment only, and is never copied
LASTING = tuple(table for table in metadata.sorted_tables if table not in PASSING)
OURS = {"alembic_version", "guests", "tables"}  # what a database of this program's has had from the start
