"""Digests of positions, matches that cannot go on and where they began anew, finished matches as they were shown."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("moves", sa.Column("digest", sa.LargeBinary))
    op.add_column("matches", sa.Column("halted", sa.String(16)))
    op.add_column("matches", sa.Column("held", sa.Integer))
    op.add_column("matches", sa.Column("anew", sa.String(16)))
    op.create_table(
        "keepsakes",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("keepsakes")
    for column in ("anew", "held", "halted"):
        op.drop_column("matches", column)
    op.drop_column("moves", "digest")
