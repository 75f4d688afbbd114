"""Who plays, on which devices; how matches stand and how they ended, for front pages; clocks."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("matches", sa.Column("clock", sa.String(8), nullable=False, server_default="none"))
    op.add_column("matches", sa.Column("minutes", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("late", sa.String(8), nullable=False, server_default="bot"))
    op.add_column("seats", sa.Column("late", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "people",
        sa.Column("id", sa.LargeBinary, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("shape", sa.Integer, nullable=False),
        sa.Column("colour", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.LargeBinary),
        sa.Column("former", sa.LargeBinary),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_table(
        "links",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("person", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_links_person", "links", ["person"])
    op.create_table(
        "glances",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("used", sa.Text, nullable=False),
        sa.Column("window", sa.Integer),
        sa.Column("due", sa.BigInteger),
    )
    op.create_index("ix_glances_due", "glances", ["due"])
    op.create_table(
        "endings",
        sa.Column("match", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("person", sa.LargeBinary, primary_key=True),
        sa.Column("match", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_results_person_ended", "results", ["person", "ended"])
    op.create_index("ix_results_match", "results", ["match"])


def downgrade() -> None:
    for table in ("results", "endings", "glances", "links", "devices", "people"):
        op.drop_table(table)
    op.drop_column("seats", "late")
    for column in ("late", "minutes", "clock"):
        op.drop_column("matches", column)
