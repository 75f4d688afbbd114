"""Records that are brought from elsewhere."""

from __future__ import annotations

import json

import msgspec

from islario.match.errors import BadRecord
from islario.server.thinking.shelf import Shelf


def check_record(shelf: Shelf, text: bytes) -> None:
    """What must be known before a record is replayed: its game is ready, and it names no option that is none."""
    try:
        content = json.loads(text)
    except RecursionError:
        raise BadRecord("record-not-ours") from None
    except ValueError:
        return  # replaying it will say what is wrong
    try:
        msgspec.json.encode(content)
    except UnicodeEncodeError:  # half a character: it could be neither stored nor told
        raise BadRecord("record-not-ours") from None
    if isinstance(content, dict) and isinstance(content.get("game"), str):
        game = shelf.take(content["game"])
        if isinstance(content.get("options"), dict):
            game.choices(content["options"])
