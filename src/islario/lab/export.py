"""Self-play for learners: the matches of an arena as one Parquet file, a row for every decision."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from islario.lab.arena.errors import BadArena
from islario.lab.arena.folder import read
from islario.lab.arena.plan import Outcome, Plan
from islario.lab.observations import spans
from islario.lab.walking import walk
from islario.match import replay
from islario.match.game import Game, game

TOGETHER = 64  # matches in one row group


def export(folder: Path, file: Path, progress: Callable[[int], None] | None = None) -> int:
    """Writes all matches that have ended in an arena's folder, in the order of their numbers; returns how many rows.

    The file is there whole or not at all. `progress` is told how many matches have just been written.
    """
    arrow, parquet = _pyarrow()
    plan, outcomes = read(folder)
    ended = sorted(outcomes, key=lambda outcome: outcome.number)
    if not ended:
        raise BadArena("export-nothing", folder=str(folder))
    schema = schema_of(arrow, plan)
    fresh = file.with_name(f".{file.name}-{os.getpid()}")
    written = 0
    try:
        with parquet.ParquetWriter(fresh, schema, compression="zstd") as writer:
            for first in range(0, len(ended), TOGETHER):
                some = ended[first : first + TOGETHER]
                rows = [*chain.from_iterable(decisions(plan, outcome) for outcome in some)]
                writer.write_table(arrow.Table.from_pylist(rows, schema))
                written += len(rows)
                if progress is not None:
                    progress(len(some))
        fresh.replace(file)
    except (OSError, ValueError) as fault:
        wrong = getattr(fault, "strerror", None) or str(fault)
        raise BadArena("export-unwritable", file=str(file), wrong=wrong) from None
    finally:
        fresh.unlink(missing_ok=True)
    return written


def decisions(plan: Plan, outcome: Outcome) -> Iterator[dict[str, Any]]:
    """The rows of one match: what each mover saw and could do, what it did, and how that ended for it."""
    desk = game(plan.game).desk
    options = json.dumps(plan.options)
    for ply, (position, seat, move) in enumerate(walk(replay(outcome.record))):
        hidden = desk.hidden(position.state, seat)
        yield {
            "match": outcome.number,
            "ply": ply,
            "seat": seat,
            "bot": outcome.bots[seat],
            "game": plan.game,
            "rules": plan.rules,
            "players": plan.players,
            "options": options,
            "observation": desk.observed(hidden),
            "legal": desk.legal(hidden, seat),
            "move": move,
            "points": outcome.points[seat],
            "place": outcome.places[seat],
        }


def schema_of(arrow: Any, plan: Plan) -> Any:
    """The columns; the file also says how many moves there are, and what the numbers of an observation mean."""
    opened: Game = game(plan.game)
    named = arrow.dictionary(arrow.int8(), arrow.string())
    features = [[feature.name, first, last] for feature, first, last in spans(opened)]
    columns = {
        "match": arrow.int64(),
        "ply": arrow.int32(),
        "seat": arrow.int8(),
        "bot": named,
        "game": named,
        "rules": arrow.int16(),
        "players": arrow.int8(),
        "options": named,
        "observation": arrow.list_(arrow.float32(), opened.rules.observation_size),
        "legal": arrow.list_(arrow.int32()),
        "move": arrow.int32(),
        "points": arrow.int32(),
        "place": arrow.int8(),
    }
    about = {"arena": plan.as_json(), "moves": opened.rules.moves.count, "observation": features}
    return arrow.schema(list(columns.items()), {"islario": json.dumps(about)})


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadArena("export-no-pyarrow") from None
    return pyarrow, pyarrow.parquet
