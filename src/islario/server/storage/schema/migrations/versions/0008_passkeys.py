"""Passkeys, and the challenges that wait for their answers."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary, primary_key=True),
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("person", sa.LargeBinary, nullable=False),
        sa.Column("party", sa.String(255), nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("device", sa.LargeBinary, primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("challenges")
    op.drop_table("passkeys")
