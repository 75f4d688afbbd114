"""What people say at tables, what was reported of it, who does not want to hear whom; seats kept for somebody."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("matches", sa.Column("hushed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "said",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("circle", sa.String(12), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.LargeBinary, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("emote", sa.String(16)),
        sa.Column("gone", sa.Boolean, nullable=False),
    )
    op.create_index("ix_said_person", "said", ["person"])
    op.create_table(
        "reports",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("circle", sa.String(12), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.LargeBinary, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.LargeBinary, primary_key=True),
        sa.Column("other", sa.LargeBinary, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.LargeBinary, nullable=False),
        sa.Column("host", sa.LargeBinary, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_invitations_person", "invitations", ["person"])


def downgrade() -> None:
    for table in ("invitations", "mutes", "reports", "said"):
        op.drop_table(table)
    op.drop_column("matches", "hushed")
