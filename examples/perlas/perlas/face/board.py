"""The table in rich's markup, for a terminal."""

from __future__ import annotations

from islario.kernel.reading import Hidden
from islario.words import Words
from perlas.box.components import COVE_DEPTHS, COVE_NAMES, COVES, NONE, PEARLS, ROUNDS
from perlas.face.view import view

INK = {"white": "white", "pink": "magenta", "black": "blue", "gold": "yellow"}


def board(hidden: Hidden, words: Words) -> str:
    lines = [words.say("board-round", round=hidden.round_number, rounds=ROUNDS), ""]
    lines += [_cove(hidden, cove, words) for cove in range(COVES)]
    lines.append("")
    for seat, diver in enumerate(view(hidden).divers):
        name = words.names[seat] if seat < len(words.names) else words.say("player", number=seat + 1)
        pearls = " ".join(f"[{INK[kind]}]{'●' * count}[/]" for kind, count in diver.pearls.items() if count)
        depth = "" if diver.dived is None else words.say("board-depth", depth=diver.dived)
        hand = "" if diver.hand is None else words.say("board-hand", cards=" ".join(map(str, diver.hand)))
        lines.append("  ".join(part for part in (f"[bold]{name}[/]", pearls, depth, hand) if part))
    return "\n".join(lines)


def _cove(hidden: Hidden, cove: int, words: Words) -> str:
    pearl = hidden.cove[cove]
    depth = COVE_DEPTHS[cove]
    if hidden.closed == cove:
        there = words.say("board-closed")
    elif pearl == NONE:
        there = "[dim]·[/]"
    else:
        there = f"[{INK[PEARLS[pearl]]}]●[/] {words.say(f'pearl-{PEARLS[pearl]}')}"
    return f"{'  ' * depth}{COVE_NAMES[cove]} ({depth})  {there}"
