"""Invitations apart from links of one's own, who has held what, changes of hands, requests to sit down, blocks."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

NO = sa.false()


def upgrade() -> None:
    op.add_column("matches", sa.Column("swaps", sa.Boolean, nullable=False, server_default=NO))
    op.add_column("matches", sa.Column("closed", sa.Boolean, nullable=False, server_default=NO))
    op.add_column("seats", sa.Column("own", sa.LargeBinary))
    op.add_column("seats", sa.Column("sitting", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_holdings_match", "holdings", ["match"])
    op.create_table(
        "sittings",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("browser", sa.LargeBinary, primary_key=True),
        sa.Column("sitting", sa.Integer, nullable=False),
    )
    op.create_table(
        "changes",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("agreed", sa.Integer),
    )
    op.create_table(
        "wishes",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("browser", sa.LargeBinary, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("invited", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "blocks",
        sa.Column("network", sa.String(49), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    _remember()


def _remember() -> None:
    """What is known of tables that are there already: who holds a seat has held it, and one screen for several people
    stays one. The link of a seat that is held was an invitation, and is spent."""
    yes = sa.true().compile(dialect=op.get_bind().dialect)
    op.execute("insert into sittings select match, seat, browser, 1 from holdings where seat >= 0")
    op.execute(f"update seats set sitting = 1 where held = {yes}")
    shared = "select match from holdings where seat >= 0 group by match, browser having count(*) > 1"
    op.execute(f"update matches set swaps = {yes} where id in ({shared})")


def downgrade() -> None:
    for table in ("blocks", "wishes", "changes", "sittings"):
        op.drop_table(table)
    op.drop_index("ix_holdings_match", "holdings")
    op.drop_column("seats", "sitting")
    op.drop_column("seats", "own")
    op.drop_column("matches", "closed")
    op.drop_column("matches", "swaps")
