"""What is stored: matches, their seats and moves, answers that are not played yet, who holds and has held which seat,
on which devices people play, how their matches stand and ended, what they say, and who is kept out."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from islario.server.storage.schema.base import METADATA
from islario.server.storage.schema.company import invitations, reports, said

UNDO = -1  # stands in `moves.move` where a seat took back its latest move: the log only ever grows
HOST = -1  # stands in `holdings.seat` for the place of whoever made the table

matches = Table(
    "matches",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the rules that the moves were made under
    Column("components", String(16), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False, index=True),
    Column("imported", Boolean, nullable=False),
    Column("revision", Integer, nullable=False),  # grows with every change of seats
    Column("host", LargeBinary),  # the hash of the host's token
    Column("halted", String(16)),  # why it cannot go on: damaged, or other-rules
    Column("held", Integer),  # and how many entries of its log can be read then
    Column("anew", String(16)),  # the table where the same people have begun anew
    Column("swaps", Boolean, nullable=False),  # who has held a seat may sit down at another one
    Column("window", Float, nullable=False),  # seconds in which silence becomes an answer; 0: it never does
    Column("closed", Boolean, nullable=False),  # by the operator: who has only the address is turned away
    Column("clock", String(8), nullable=False),  # none, day (a move a day) or minutes (for each player, in all)
    Column("minutes", Integer, nullable=False),
    Column("late", String(8), nullable=False),  # when time is up: a bot plays on, or the table decides
    Column("chat", Boolean, nullable=False),  # people may write to each other
    Column("listed", Boolean, nullable=False, index=True),  # shown to everybody while it waits for players
    Column("fill", Integer, nullable=False),  # minutes after which bots take the seats still open; 0: never
    Column("rated", Boolean, nullable=False),  # how it ends counts for everybody's rating
    Column("hushed", Boolean, nullable=False),  # by the operator: nobody writes to anybody
)

seats = Table(
    "seats",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("kind", String(8), nullable=False),  # person, open or bot
    Column("bot", String(40)),
    Column("held", Boolean, nullable=False),  # by a person, who may have let a bot sit in
    Column("token", LargeBinary),  # the hash of the invitation; spent once the seat is held
    Column("own", LargeBinary),  # the hash of the link that the holder made for other devices
    Column("sitting", Integer, nullable=False),  # counts those who have sat here, one after the other
    Column("obvious", Boolean, nullable=False),  # what has but one answer is answered for whoever sits here
    Column("late", Boolean, nullable=False),  # a bot sits in because time was up, until whoever holds it is back
)

moves = Table(
    "moves",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", Integer, nullable=False),
    Column("mark", String(64)),  # the client's own id of the move: sent twice it counts once
    Column("at", BigInteger, nullable=False),
    Column("digest", LargeBinary),  # of the position that it led to
    UniqueConstraint("match", "seat", "mark"),
)

answers = Table(
    "answers",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("since", Integer, primary_key=True),  # how long the log was when the window opened
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),  # of the seat's moves in this window, or one of the signs below
    Column("move", Integer, nullable=False),
    Column("mark", String(64)),
)
WAIT, HERE = -1, -2  # stand in `answers.number`: the seat asks all to wait; somebody was there to hear the question

standing = Table(
    "standing",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), primary_key=True),  # of an answer that the game lets a seat give ahead
    Column("holds", BigInteger, nullable=False),  # as long as the game says the same number
)

holdings = Table(
    "holdings",
    METADATA,
    Column("browser", LargeBinary, primary_key=True),  # whose it is: see `people.id`
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True),
)

keepsakes = Table(
    "keepsakes",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("content", LargeBinary, nullable=False),  # how a finished match was shown, whatever rules come later
)

sittings = Table(
    "sittings",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("browser", LargeBinary, primary_key=True),
    Column("sitting", Integer, nullable=False),  # which of the seat's it was; stays when the seat is left
)

changes = Table(
    "changes",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("agreed", Integer),
)

wishes = Table(
    "wishes",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # to sit down, or to void the seat
    Column("browser", LargeBinary, nullable=False),
    Column("name", String(40), nullable=False),
    Column("invited", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

blocks = Table(
    "blocks",
    METADATA,
    Column("network", String(49), primary_key=True),  # an address, or a range of them
    Column("at", BigInteger, nullable=False),
)

people = Table(
    "people",
    METADATA,
    Column(
        "id", LargeBinary, primary_key=True
    ),  # the hash of the first device's cookie: a browser alone is somebody, too
    Column("name", String(40), nullable=False),
    Column("shape", Integer, nullable=False),  # of their mark
    Column("colour", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("away", BigInteger, nullable=False),  # on holiday until then: a day for each move begins when they are back
    Column("settings", Text, nullable=False),  # how they like tables and notices, on all their devices
)

devices = Table(
    "devices",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),  # of the cookie
    Column("id", String(16), nullable=False),  # by which it is named when it is to be signed out
    Column("person", LargeBinary, index=True),  # whose it is; nobody's once it was signed out
    Column("former", LargeBinary),  # whose it was before it came by a link
    Column("label", String(60), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

links = Table(
    "links",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),  # of the token in a link to oneself
    Column("person", LargeBinary, nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
)

glances = Table(
    "glances",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("asked", Text, nullable=False),  # since when each seat is asked, as everybody can see
    Column("scores", Text, nullable=False),
    Column("used", Text, nullable=False),  # seconds that each seat has taken so far
    Column("window", Integer),  # how long the log was when the secret window opened that is open
    Column("due", BigInteger, index=True),  # when the first of those asked runs out of time
    Column("bell", BigInteger, index=True),  # when those are told that are asked since the last move, if they are away
)

endings = Table(
    "endings",
    METADATA,
    Column("match", String(16), primary_key=True),  # stays when the table is removed, for as long as it is in a history
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("seats", Text, nullable=False),  # names, points by source, places
)

results = Table(
    "results",
    METADATA,
    Column("person", LargeBinary, primary_key=True),
    Column("match", String(16), primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Index("ix_results_person_ended", "person", "ended"),
)

subscriptions = Table(
    "subscriptions",
    METADATA,
    Column("device", LargeBinary, primary_key=True),  # the browser's, by its cookie's hash; of others made up
    Column("kind", String(8), nullable=False, default="push"),  # push, mail or hook
    Column("endpoint", Text, nullable=False),  # an address on the web, or of mail
    Column("point", LargeBinary, nullable=False),  # the browser's key, for which messages are sealed
    Column("secret", LargeBinary, nullable=False),
    Column("language", String(8), nullable=False),
    Column("due", BigInteger, index=True),  # when something is to be told there
    Column("sent", BigInteger, nullable=False),
    Column("failed", Integer, nullable=False),  # how often in a row
    # and of mail and hooks, which are a person's on all devices
    Column("person", LargeBinary, index=True),
    Column("name", String(16)),  # by which it is named when it is to be ended
    Column("style", String(12)),  # how a hook likes to be told
    Column("code", LargeBinary),  # the hash of the code that has to be said first; none once it was
    Column("until", BigInteger),  # how long that code works
    Column("tries", Integer, nullable=False, default=0),
)

sendings = Table(
    "sendings",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("target", LargeBinary, nullable=False, index=True),  # a hash: whom to, and what for
    Column("at", BigInteger, nullable=False, index=True),  # forgotten after an hour
)

nudges = Table(
    "nudges",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("since", BigInteger, nullable=False),  # the turn: since when the seat was asked
    Column("by", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

lookers = Table(
    "lookers",
    METADATA,
    Column("person", LargeBinary, primary_key=True),
    Column("match", String(16), primary_key=True),
    Column("server", String(16), primary_key=True),  # of several on one database, the one where somebody looks
    Column("until", BigInteger, nullable=False),
)

keys = Table(
    "keys",
    METADATA,
    Column("name", String(16), primary_key=True),
    # made once, for all servers of this database; that of the pulse is when one of them was last there
    Column("content", LargeBinary, nullable=False),
)

passkeys = Table(
    "passkeys",
    METADATA,
    Column("id", LargeBinary, primary_key=True),  # the credential's
    Column("name", String(16), nullable=False),  # by which it is named when it is to be removed
    Column("person", LargeBinary, nullable=False, index=True),
    Column("party", String(255), nullable=False),  # the name of the server that it was made for
    Column("content", LargeBinary, nullable=False),  # its public half
    Column("label", String(60), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("count", BigInteger, nullable=False),  # how often it says that it has signed
)

challenges = Table(
    "challenges",
    METADATA,
    Column("device", LargeBinary, primary_key=True),  # the browser that has to answer
    Column("kind", String(8), primary_key=True),  # to make a passkey, or to use one
    Column("state", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)

forfeits = Table(
    "forfeits",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", LargeBinary, index=True),  # who has lost a rated match there; none: it counts for nobody there
    Column("revision", Integer, nullable=False),  # of the table, when that was
)

ratings = Table(
    "ratings",
    METADATA,
    Column("person", LargeBinary, primary_key=True),
    Column("game", String(40), primary_key=True, index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("played", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),  # when they last played
)

OF_A_MATCH = (
    moves,
    answers,
    standing,
    holdings,
    seats,
    sittings,
    changes,
    wishes,
    keepsakes,
    glances,
    nudges,
    said,
    reports,
    invitations,
    forfeits,
)  # what goes when a match goes
