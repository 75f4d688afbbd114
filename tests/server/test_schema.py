"""The columns that a database is brought to are those that the statements speak of."""

from __future__ import annotations

from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from islario.server.storage.schema.base import METADATA
from islario.server.storage.schema.upgrade import HEAD, PLACES, upgrade, version_of


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    with engine.begin() as connection:
        assert version_of(connection) is None
        upgrade(connection)
        assert version_of(connection) == HEAD
        upgrade(connection)
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_the_newest_migration_is_known() -> None:
    config = Config()
    config.set_main_option("script_location", str(PLACES))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD
