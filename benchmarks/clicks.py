"""How often a person has to answer in a match: `python -m benchmarks.clicks [game …]`.

Bots play whole matches in the place of all. "Asked" is every decision of a seat; "clicks" are those that are left where
what has but one answer is answered for people, and silence says no in secret windows.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

from islario.bots import bot
from islario.games import OURS
from islario.match import game
from islario.match.desk import SPECTATOR

MATCHES = 20
PLAYERS = 4
LEVEL = "greedy"


@dataclass
class Count:
    asked: int = 0
    single: int = 0  # had but one answer
    silent: int = 0  # had another, and said no in a secret window
    seats: int = 0

    def __str__(self) -> str:
        clicks = self.asked - self.single - self.silent
        each = [number / self.seats for number in (self.asked, self.single, self.silent, clicks)]
        told = "asked {:6.1f}   but one answer {:6.1f}   silent {:5.1f}   clicks {:6.1f}".format(*each)
        return f"{told}   {clicks / self.asked:.0%} of what was asked"


def counted(name: str, matches: int = MATCHES) -> Count:
    """By seat and match."""
    found, rules = Count(), game(name).rules
    for seed in range(matches):
        match, player = game(name).new(PLAYERS, seed=seed), bot(LEVEL, seed)
        found.seats += match.players
        while not match.over:
            seat = match.pending[0]
            seen = match.view_state(seat)
            moves, move = seen.moves(), player.choose(seen)
            windows = rules.windows
            in_window = windows is not None and windows.is_open(match.game.desk.hidden(match.state, SPECTATOR))
            found.asked += 1
            found.single += len(moves) == 1
            if windows is not None and in_window and len(moves) > 1:
                found.silent += move == windows.silence(seen.hidden)
            match.play(seat, move)
    return found


if __name__ == "__main__":
    for each in sys.argv[1:] or OURS:
        print(f"{each:18} {counted(each)}", flush=True)
