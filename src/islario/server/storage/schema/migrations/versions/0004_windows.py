"""How long silence takes to be an answer, answers that wait for a window's end, and answers given ahead."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("matches", sa.Column("window", sa.Float, nullable=False, server_default="4"))
    op.add_column("seats", sa.Column("obvious", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "answers",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("since", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("mark", sa.String(64)),
    )
    op.create_table(
        "standing",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("holds", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("standing")
    op.drop_table("answers")
    op.drop_column("seats", "obvious")
    op.drop_column("matches", "window")
