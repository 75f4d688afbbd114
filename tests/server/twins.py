"""Twin tables: to one viewer they look the same, byte by byte, while what it may not know is different in each."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from islario.kernel.dice import key_of
from islario.laws.positions import played
from islario.match import Match, game
from islario.match.desk import SPECTATOR, copied

PLAYERS = 3
CHOICES = 40  # moves of a seat that are looked at
STEPS = 3  # that are taken at a pair of twins
Step = tuple[int, int | None, int | None]  # a seat, and what it plays at the one and at the other; None: nothing


@dataclass
class Twins:
    """Two states that one viewer cannot tell apart, and steps after which it still cannot."""

    match: Match
    viewer: int
    states: tuple[np.ndarray, np.ndarray]
    steps: list[Step] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The table's, the same at both."""
        return f"{self.match.game.name[:6]}{self.viewer}{len(self.match.plies)}{self.match.key.hex()[:4]}"[:16]

    @property
    def is_secret(self) -> bool:
        """Whether somebody does something that the viewer may not know."""
        return any(seat != self.viewer and one != other for seat, one, other in self.steps)

    @property
    def is_silent(self) -> bool:
        """Whether it happens after the viewer's own move, at one of the twins alone."""
        mine = bool(self.steps) and self.steps[0][0] == self.viewer
        return mine and any(seat != self.viewer and None in moves for seat, *moves in self.steps)


def some_twins(name: str, wanted: int) -> list[Twins]:
    """So many for every viewer, from all over some matches: others act in secret, if it can after the viewer itself."""
    chance = random.Random(name)
    found: dict[int, list[Twins]] = {viewer: [] for viewer in (*range(PLAYERS), SPECTATOR)}
    first: list[Twins] = []  # a seat has moved, and cannot tell whether another has since: may it take back?
    for seed in range(80):
        whole = played(game(name).new(PLAYERS, seed=seed), seed, game(name).rules.most_decisions)
        match = whole.at(chance.randrange(len(whole.plies)))
        for viewer, kept in found.items():
            if len(kept) < wanted or (viewer in match.pending and len(first) < wanted):
                twins = another_truth(match, viewer)
                walk(twins, chance)
                if twins.is_silent and len(first) < wanted:
                    first.append(twins)
                elif twins.is_secret and len(kept) < wanted:
                    kept.append(twins)
    return [twins for kept in (first, *found.values()) for twins in kept]


def another_truth(match: Match, viewer: int) -> Twins:
    """What happened before is told alike to everybody, so it is left out: whom it was told to is not imagined."""
    state = copied(match.state.array)
    for journal in ("journal", "journal_length"):
        state[journal] = 0
    other = match.game.desk.imagined(match.game.desk.hidden(state, viewer), key_of(len(match.plies)))
    return Twins(match, viewer, (state, other))


def walk(twins: Twins, chance: random.Random) -> None:
    """Takes steps for as long as the viewer sees the same at both."""
    states = twins.states
    for _ in range(STEPS):
        possible = list(choices(twins, states))
        if not possible:
            return
        best = max(possible, key=lambda step: worth(twins, step) + chance.random())
        states = tuple(after(twins, state, best[0], move) for state, move in zip(states, best[1:], strict=True))  # type: ignore[assignment]
        twins.steps.append(best)


def worth(twins: Twins, step: Step) -> int:
    """The viewer's own move first; then what others do, the less of it can be seen the better."""
    seat, one, other = step
    if seat == twins.viewer:
        return 0 if twins.steps else 4
    return (one != other) + (None in (one, other))


def choices(twins: Twins, states: tuple[np.ndarray, np.ndarray]) -> Iterator[Step]:
    """What somebody may do at either twin that looks the same to the viewer."""
    desk = twins.match.game.desk
    for seat in sorted({*desk.pending(states[0])} & {*desk.pending(states[1])}):
        seen: list[dict[bytes, list[int | None]]] = []
        for state in states:
            looks: dict[bytes, list[int | None]] = {look(twins, state): [None]} if seat != twins.viewer else {}
            for move in desk.legal(state, seat)[:CHOICES]:
                looks.setdefault(look(twins, after(twins, state, seat, move)), []).append(move)
            seen.append(looks)
        for same in [each for each in seen[0] if each in seen[1]]:
            one, other = seen[0][same][0], seen[1][same][-1]  # different ones, where there is a choice
            if seat == twins.viewer and one in seen[1][same]:
                other = one
            if (one is not None or other is not None) and (seat != twins.viewer or one == other):
                yield seat, one, other


def look(twins: Twins, state: np.ndarray) -> bytes:
    return twins.match.game.desk.hidden(state, twins.viewer).tobytes()


def after(twins: Twins, state: np.ndarray, seat: int, move: int | None) -> np.ndarray:
    then = copied(state)
    if move is not None:
        twins.match.game.desk.play(then, [(seat, move)])
    return then
