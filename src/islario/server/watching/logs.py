"""Logs as lines of JSON. They name routes: no addresses of clients or tables, no bodies, tokens, keys or cookies."""

from __future__ import annotations

import json
import logging
import re
import sys

OWN = set(vars(logging.makeLogRecord({})))
DETAIL = re.compile(r"DETAIL:.*")  # where PostgreSQL quotes whole rows


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "process": record.process,
            "from": record.name,
            "says": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in OWN and name != "color_message"}
        if record.exc_info:
            line["trace"] = DETAIL.sub("DETAIL: not logged", self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


def start_logging(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for chatty in ("alembic", "aiosqlite", "sqlalchemy", "numba", "uvicorn", "websockets"):
        logging.getLogger(chatty).setLevel("WARNING")
    logging.getLogger("asyncio").setLevel("ERROR")  # it warns of each message to whoever has gone: thousands of lines
