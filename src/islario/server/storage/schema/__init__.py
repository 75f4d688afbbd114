"""What is stored: matches, their seats, their moves, and which browser holds which seat."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()
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
    Column("token", LargeBinary),  # the hash of the seat's token
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
    UniqueConstraint("match", "seat", "mark"),
)

holdings = Table(
    "holdings",
    METADATA,
    Column("browser", LargeBinary, primary_key=True),  # the hash of its cookie
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
)
