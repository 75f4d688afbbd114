"""Until when people are on holiday: a day for each move begins when they are back."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("people", sa.Column("away", sa.BigInteger, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("people", "away")
