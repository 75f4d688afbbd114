"""Bringing a database up to the columns that this version knows."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, text

PLACES = Path(__file__).parent / "migrations"
LOCK = 0x151A_2110  # "islario", as near as hexadecimal comes


def upgrade(connection: Connection) -> None:
    """Runs what is missing; server processes that start together on one PostgreSQL wait for each other."""
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    config.set_main_option("script_location", str(PLACES))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
