"""How tables keep company: chat, the list of open tables, bots that fill up, ratings. Those of before do none of it."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    for name in ("chat", "listed", "rated"):
        op.add_column("matches", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("fill", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_matches_listed", "matches", ["listed"])


def downgrade() -> None:
    op.drop_index("ix_matches_listed", "matches")
    for name in ("chat", "listed", "fill", "rated"):
        op.drop_column("matches", name)
