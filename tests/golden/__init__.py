"""Golden playthroughs: one whole match a game in words, so that a diff shows what a change of the rules does.

`make golden` writes them anew. Greedy bots play, from one seed, at the smallest table for more than one.
"""

from __future__ import annotations

from pathlib import Path

from islario.bots import bot
from islario.match import game

FOLDER = Path(__file__).parent
SEED = 2026


def playthrough(name: str) -> str:
    """What was decided and what everybody saw of it, move by move; the points by source at the end."""
    opened, player = game(name), bot("greedy", seed=SEED)
    match = opened.new(max(2, opened.seats[0]), seed=SEED)
    lines = [f"{opened.title()}, version {opened.rules.version}, {match.players} players, seed {SEED}", ""]
    lines += match.log()
    told = len(match.log())
    while not match.over:
        seat = match.pending[0]
        move = player.choose(match, seat)
        match.play(seat, move)
        lines += ["", f"{seat + 1}. {move}"]
        log = match.log()
        lines += [f"   {line}" for line in log[told:]]
        told = len(log)
    lines += ["", *(f"Player {seat + 1}: {match.breakdown(seat)}" for seat in range(match.players))]
    return "\n".join(lines) + "\n"
