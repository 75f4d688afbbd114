"""Ratings, and seats of rated matches that were given up; notices by mail and by hooks, and how many were sent."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "forfeits",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.LargeBinary),
        sa.Column("revision", sa.Integer, nullable=False),
    )
    op.create_index("ix_forfeits_person", "forfeits", ["person"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.LargeBinary, primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_ratings_game", "ratings", ["game"])
    for column in (
        sa.Column("kind", sa.String(8), nullable=False, server_default="push"),
        sa.Column("person", sa.LargeBinary),
        sa.Column("name", sa.String(16)),
        sa.Column("style", sa.String(12)),
        sa.Column("code", sa.LargeBinary),
        sa.Column("until", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    ):
        op.add_column("subscriptions", column)
    op.create_index("ix_subscriptions_person", "subscriptions", ["person"])
    op.create_table(
        "sendings",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("target", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_sendings_target", "sendings", ["target"])
    op.create_index("ix_sendings_at", "sendings", ["at"])


def downgrade() -> None:
    op.drop_table("sendings")
    op.execute("delete from subscriptions where kind <> 'push'")
    op.drop_index("ix_subscriptions_person", "subscriptions")
    for name in ("kind", "person", "name", "style", "code", "until", "tries"):
        op.drop_column("subscriptions", name)
    op.drop_table("ratings")
    op.drop_table("forfeits")
