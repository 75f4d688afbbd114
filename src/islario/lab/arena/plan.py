"""What an arena plays: the game, the table and the bots. A match follows from the plan and its number alone."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from islario import __version__
from islario.bots import Bot, admiral, bot, check_bot
from islario.kernel.components import fingerprint_of
from islario.lab.arena.errors import BadArena
from islario.lab.arena.seating import round_length, seated
from islario.match.game import game

CLOCK = time.thread_time  # bots think as long on a busy machine as on a quiet one
MOST_BOTS = 16  # every choice of them has its turn at the table: of more there are too many


@dataclass(frozen=True)
class Plan:
    """Everything that decides the matches, but for how many there are."""

    game: str
    rules: int
    components: str
    version: str
    players: int
    options: dict[str, str]
    bots: list[str]
    budget: dict[str, Any]  # iterations or seconds, for bots that search
    seed: int

    @staticmethod
    def of(
        name: str,
        bots: Sequence[str],
        players: int | None = None,
        seed: int = 1,
        *,
        iterations: int | None = None,
        seconds: float | None = None,
        **options: object,
    ) -> Plan:
        """A plan, checked. Without a word on players, as many as there are bots, if the game allows it."""
        opened = game(name)
        if players is None:
            players = min(max(len(bots), opened.seats[0]), opened.seats[-1])
        opened.checked_players(players)
        if not 1 <= len(bots) <= MOST_BOTS:
            raise BadArena("bad-bots", given=len(bots), most=MOST_BOTS)
        given = {"iterations": iterations, "seconds": seconds}
        budget = {limit: value for limit, value in given.items() if value is not None}
        for each in bots:
            check_bot(each, opened)
        chosen = opened.choices(options)
        return Plan(
            opened.name, opened.rules.version, fingerprint_of(opened.name), __version__, players, chosen, [*bots],
            budget, seed,
        )  # fmt: skip

    @property
    def round_length(self) -> int:
        return round_length(len(self.bots), self.players)

    def lineup(self, number: int) -> list[str]:
        """Who sits where in a match."""
        return [self.bots[which] for which in seated(len(self.bots), self.players, number)]

    def key(self, number: int) -> bytes:
        """A match's key: with it, `game.new(key=...)` begins the same match."""
        return hashlib.sha256(f"islario arena {self.seed} {number}".encode()).digest()

    def seat_bot(self, number: int, seat: int) -> Bot:
        """The bot in a seat of a match, with its seed."""
        digest = hashlib.sha256(f"islario arena {self.seed} {number} {seat}".encode()).digest()
        seed = int.from_bytes(digest[:4], "big")
        return bot(self.lineup(number)[seat], seed, **self.budget, clock=CLOCK)

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Outcome:
    """How a match ended."""

    number: int
    bots: list[str]
    points: list[int]
    places: list[int]
    decisions: list[int]  # of each seat
    seconds: list[float]  # that each seat thought
    record: str


def play(plan: Plan, number: int) -> Outcome:
    """Plays one match of a plan to its end."""
    opened = game(plan.game)
    if (opened.rules.version, fingerprint_of(opened.name)) != (plan.rules, plan.components):
        raise BadArena("arena-other-rules", game=opened.title())
    chosen: dict[str, Any] = {**plan.options}
    match = opened.new(plan.players, key=plan.key(number), **chosen)
    if "admiral" in plan.bots:
        admiral.make_ready(opened)
    bots = [plan.seat_bot(number, seat) for seat in range(plan.players)]
    decisions, seconds = [0] * plan.players, [0.0] * plan.players
    while not match.over:
        seat = match.pending[0]
        begun = CLOCK()
        move = bots[seat].choose(match.view_state(seat))
        seconds[seat] += CLOCK() - begun
        decisions[seat] += 1
        assert move.number is not None, "bots choose among numbered moves"
        played = match.play_all([(seat, move.number)])
        assert played == 1, "bots choose legal moves"
    return Outcome(
        number, plan.lineup(number), [*match.scores], [*match.places], decisions, [round(s, 6) for s in seconds],
        match.record(),
    )  # fmt: skip
