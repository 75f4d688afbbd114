"""What every bot is: it is asked for a seat that has something to decide, and sees what that seat may see."""

from __future__ import annotations

from abc import ABC, abstractmethod

from islario.kernel.moves import Move
from islario.match.errors import BadOption, NotYourTurn
from islario.match.match import Match, Seen
from islario.words import Who


class Bot(ABC):
    name: str

    def choose(self, seen: Seen | Match, seat: int | None = None) -> Move:
        """The bot's move: `choose(match.view_state(0))`, or `choose(match, 0)`. Refuses where there is no choice to
        make."""
        if isinstance(seen, Match) and seat is not None:
            seen = seen.view_state(seat)
        if not isinstance(seen, Seen):
            raise BadOption("bot-wants-a-seat", given=type(seen).__name__)
        if not seen.moves():
            over = seen.game.desk.over(seen.hidden)
            raise NotYourTurn("match-over") if over else NotYourTurn("not-your-turn", who=Who(seen.seat))
        return self.decide(seen)

    @abstractmethod
    def decide(self, seen: Seen) -> Move:
        """One of the moves that the seat has."""
