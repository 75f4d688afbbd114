"""`docs/moves.md`, made from the games' own tables: every kind of move and of event, with its details.
`python -m tools.moves_page` writes it, with `--check` it only says whether it is stale."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from islario.games import OURS
from islario.kernel.moves import Kind, listed
from islario.match import Game, game

PAGE = Path(__file__).parent.parent / "docs" / "moves.md"
HEAD = """# Moves and events

Made from the games' own tables by `make client-types`. A move is a kind and its details, `Move("lift", space="3b")`,
and rules know it by its number. Python prints a match's own moves with their words besides, `Move("path", path="p08",
words="…")`, and takes them back like that. An event is a kind and its facts, as `happening.kind` and `happening.facts`
give them.
"""


def of_game(opened: Game) -> Iterator[str]:
    table, events = opened.rules.moves, opened.rules.events
    yield f"\n## {opened.title()}\n\n| move | numbers | details |\n| --- | --- | --- |\n"
    for kind in table.kinds.values():
        first = table.first(kind.name)
        numbers = f"{first} to {first + len(kind) - 1}" if len(kind) > 1 else str(first)
        yield f"| `{kind.name}` | {numbers} | {_details(kind)} |\n"
    yield "\n| event | facts |\n| --- | --- |\n"
    for each, parts in events.of.items():
        facts = ", ".join(f"`{name}`" for name in parts if events.parts[name].read is not None)
        yield f"| `{each.name.lower()}` | {facts} |\n"


def _details(kind: Kind) -> str:
    return "; ".join(
        f"`{name}`{' (some)' if name in kind.optional else ''}: {listed(values)}"
        for name, values in kind.details.items()
    )


def main() -> int:
    text = HEAD + "".join(line for name in OURS for line in of_game(game(name)))
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(text, encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
        print("docs/moves.md is stale: make client-types")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
