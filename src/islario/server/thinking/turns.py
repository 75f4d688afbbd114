"""Whose thought is next: people's tables before those of bots alone; then fairly by who has made the tables, by table,
and in the order in which they were asked for. Whoever asks for much waits for it himself."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from dataclasses import dataclass, field

from islario.server.thinking.messages import Answer, Thinkable

A_LOOK = 0.01  # seconds that even a thought without search counts for


@dataclass(eq=False)
class Thought:
    """A question that waits for its turn, and then for its answer."""

    question: Thinkable  # with the seconds that it would like
    owner: str  # whoever made the table
    table: str
    people: bool  # somebody plays or watches there
    pace: float  # seconds from its beginning in which it should be done
    since: float = field(default_factory=lambda: asyncio.get_running_loop().time())
    answer: asyncio.Future[Answer] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def until(self) -> float:
        """When it should be done."""
        return self.since + self.pace

    def seconds(self, share: float, now: float) -> float:
        """Those it would like, or, where others wait too, its share of the time that is left to it. What comes too late
        has none: then the first look decides."""
        return min(self.question.seconds, max(0.0, self.until - now) * min(1.0, share))


class Round:
    """Parties that take turns: the next is whoever has had least. A newcomer has had as much as whoever was served
    last, so that nobody saves up."""

    def __init__(self) -> None:
        self.had: dict[str, float] = {}
        self.last = 0.0

    def join(self, party: str) -> None:
        self.had.setdefault(party, self.last)

    def next(self) -> str:
        party = min(self.had, key=self.had.__getitem__)
        self.last = self.had[party]
        return party

    def charge(self, party: str, seconds: float) -> None:
        if party in self.had:
            self.had[party] += seconds

    def leave(self, party: str) -> None:
        del self.had[party]


class Row:
    """Thoughts of equal rank that wait, by owner and table."""

    def __init__(self) -> None:
        self.owners = Round()
        self.tables: dict[str, Round] = {}
        self.waiting: dict[tuple[str, str], deque[Thought]] = {}
        self.count: Counter[str] = Counter()  # by owner

    def __len__(self) -> int:
        return self.count.total()

    def add(self, thought: Thought) -> None:
        owner, table = thought.owner, thought.table
        self.owners.join(owner)
        self.tables.setdefault(owner, Round()).join(table)
        self.waiting.setdefault((owner, table), deque()).append(thought)
        self.count[owner] += 1

    def take(self, workers: int) -> tuple[Thought, float]:
        """The next thought, and its share of the time that is left to it, now that so many wait."""
        owner = self.owners.next()
        table = self.tables[owner].next()
        thought = self.waiting[owner, table].popleft()
        share = workers / (len(self.owners.had) * self.count[owner])
        self._forget(owner, table)
        return thought, share

    def _forget(self, owner: str, table: str) -> None:
        """Whoever waits for nothing more takes no more turns."""
        self.count[owner] -= 1
        if not self.waiting[owner, table]:
            del self.waiting[owner, table]
            self.tables[owner].leave(table)
        if not self.count[owner]:
            del self.count[owner], self.tables[owner]
            self.owners.leave(owner)

    def charge(self, thought: Thought, seconds: float) -> None:
        """So long is thought: others come first for a while."""
        self.owners.charge(thought.owner, seconds + A_LOOK)
        if thought.owner in self.tables:
            self.tables[thought.owner].charge(thought.table, seconds + A_LOOK)


class Turns:
    def __init__(self) -> None:
        self.rows = {True: Row(), False: Row()}  # where people are, and where they are not

    def __len__(self) -> int:
        return sum(map(len, self.rows.values()))

    def add(self, thought: Thought) -> None:
        self.rows[thought.people].add(thought)

    def take(self, workers: int) -> tuple[Thought, float]:
        return self.rows[len(self.rows[True]) > 0].take(workers)

    def charge(self, thought: Thought, seconds: float) -> None:
        self.rows[thought.people].charge(thought, seconds)
