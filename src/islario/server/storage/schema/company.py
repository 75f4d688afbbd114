"""What is stored of the company that people keep: what they say, whom they do not want to hear, whom they invite."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, LargeBinary, String, Table, Text

from islario.server.storage.schema.base import METADATA

said = Table(
    "said",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("circle", String(12), primary_key=True),  # players or spectators
    Column("number", Integer, primary_key=True),  # in the circle: those who play do not see others' gaps
    Column("at", BigInteger, nullable=False),
    Column("person", LargeBinary, nullable=False, index=True),
    Column("seat", Integer),  # of whoever wrote it, where they play
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),  # as it was written
    Column("emote", String(16)),  # or one of those that everybody reads in their own language
    Column("gone", Boolean, nullable=False),  # taken away; its number is not given again
)

reports = Table(
    "reports",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("circle", String(12), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", LargeBinary, primary_key=True),  # who reports it
    Column("at", BigInteger, nullable=False),
)

mutes = Table(
    "mutes",
    METADATA,
    Column("person", LargeBinary, primary_key=True),
    Column("other", LargeBinary, primary_key=True),  # whom they do not want to hear
    Column("name", String(40), nullable=False),  # as they were called then
)

invitations = Table(
    "invitations",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", LargeBinary, nullable=False, index=True),  # for whom the seat is kept
    Column("host", LargeBinary, nullable=False),  # who keeps it for them
    Column("name", String(40), nullable=False),  # what the host is called
    Column("at", BigInteger, nullable=False),
)
