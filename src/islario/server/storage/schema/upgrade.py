"""Bringing a database up to the columns that this version knows."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from islario.server.errors import BadDatabase

HEAD = "0011"  # the newest migration
PLACES = Path(__file__).parent / "migrations"
LOCK = 0x151A_2110  # "islario", as near as hexadecimal comes


def version_of(connection: Connection) -> str | None:
    """The migration that a database has reached."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("select version_num from alembic_version")).scalar()


def upgrade(connection: Connection) -> None:
    """Runs what is missing; server processes that start together on one PostgreSQL wait for each other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    reached = version_of(connection)
    if reached == HEAD:
        return
    if reached is not None and reached > HEAD:
        raise BadDatabase("database-newer", theirs=reached, ours=HEAD)
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(PLACES))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
