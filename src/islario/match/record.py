"""A match as one JSON file: rules version, options, key and moves, and the position where it began if that was not its
set-up. Reading it back gives the same match.

A record says of itself what it was made with and carries a checksum, so that a truncated, edited or foreign
one is refused with the reason. Its moves are played again under the rules, so a forged checksum gains nothing.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from islario.kernel.components import fingerprint_of
from islario.match.errors import BadPosition, BadRecord
from islario.match.game import Game, game
from islario.match.match import Match

FORMAT = 1


def write(match: Match) -> str:
    content = {
        "islario": FORMAT,
        "game": match.game.name,
        "rules": match.game.rules.version,
        "components": fingerprint_of(match.game.name),
        "players": match.players,
        "options": match.options,
        "key": match.key.hex(),
        "moves": [list(ply) for ply in match.plies],
        "scores": list(match.scores),
        "over": match.over,
    }
    if match.position is not None:
        content["position"] = match.position
    return json.dumps({**content, "check": _checksum(content)}) + "\n"


def replay(text: str | bytes) -> Match:
    """The match that a record was written from."""
    content = _parse(text)
    chosen = game(str(content["game"]))
    if content["rules"] != chosen.rules.version:
        raise BadRecord("record-other-rules", theirs=str(content["rules"]), ours=chosen.rules.version)
    if content["components"] != fingerprint_of(chosen.name):
        raise BadRecord("record-other-components", game=chosen.title())
    options: dict[str, Any] = {**chosen.choices(content["options"])}  # checked apart: none may pass for a seed or key
    match = _begin(chosen, content, options)
    _play_all(match, content["moves"])
    if list(match.scores) != content["scores"] or match.over != content["over"]:
        raise BadRecord("record-other-outcome")
    return match


def _begin(chosen: Game, content: dict[str, Any], options: dict[str, Any]) -> Match:
    players, key = content["players"], _key(content["key"])
    if "position" not in content:
        return chosen.new(players, key=key, **options)
    try:
        return chosen.new_at(content["position"], players, key=key, **options)
    except BadPosition as fault:
        raise BadRecord("record-bad-position", why=fault.said) from None
    except RecursionError:  # of lists in lists without end
        raise BadRecord("record-bad-value", name="position") from None


def _parse(text: str | bytes) -> dict[str, Any]:
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as fault:
        line = getattr(fault, "lineno", 1)
        raise BadRecord("record-not-json", line=line, wrong=str(fault)) from None
    if not isinstance(content, dict) or "islario" not in content:
        raise BadRecord("record-not-ours")
    if content["islario"] != FORMAT:
        raise BadRecord("record-other-format", theirs=str(content["islario"]), ours=FORMAT)
    for name, kind in KINDS.items():
        if name not in content:
            raise BadRecord("record-lacks", name=name)
        if not isinstance(content[name], kind) or (kind is int and isinstance(content[name], bool)):
            raise BadRecord("record-bad-value", name=name)
    check = content.pop("check")
    if check != _checksum(content):
        raise BadRecord("record-edited")
    return content


def _key(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadRecord("record-bad-value", name="key") from None


def _play_all(match: Match, moves: list[Any]) -> None:
    plies = []
    for number, ply in enumerate(moves, start=1):
        if not (isinstance(ply, list) and len(ply) == 2 and all(type(part) is int for part in ply)):
            raise BadRecord("record-bad-move", number=number)
        plies.append((ply[0], ply[1]))
    played = match.play_all(plies)
    if played < len(plies):
        raise BadRecord("record-bad-move", number=played + 1)


def _checksum(content: dict[str, Any]) -> str:
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


KINDS: dict[str, type] = {
    "game": str,
    "rules": int,
    "components": str,
    "players": int,
    "options": dict,
    "key": str,
    "moves": list,
    "scores": list,
    "over": bool,
    "check": str,
}
