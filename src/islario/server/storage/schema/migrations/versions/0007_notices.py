"""Notices to people who are away: bells, subscriptions, nudges, who looks where; and settings of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("people", sa.Column("settings", sa.Text, nullable=False, server_default="{}"))
    op.add_column("glances", sa.Column("bell", sa.BigInteger))
    op.create_index("ix_glances_bell", "glances", ["bell"])
    op.create_table(
        "subscriptions",
        sa.Column("device", sa.LargeBinary, primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("point", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("sent", sa.BigInteger, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False),
    )
    op.create_index("ix_subscriptions_due", "subscriptions", ["due"])
    op.create_table(
        "nudges",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "lookers",
        sa.Column("person", sa.LargeBinary, primary_key=True),
        sa.Column("match", sa.String(16), primary_key=True),
        sa.Column("server", sa.String(16), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for table in ("keys", "lookers", "nudges", "subscriptions"):
        op.drop_table(table)
    op.drop_index("ix_glances_bell", "glances")
    op.drop_column("glances", "bell")
    op.drop_column("people", "settings")
