"""Where all tables are written down."""

from sqlalchemy import MetaData

METADATA = MetaData()
