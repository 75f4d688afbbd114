"""Positions by hand: people at a table, letters, trails drawn as "4a-3a-2a", cards; then turns are played.

Trails put down here are joined by this file's own few lines and not by the rules, which are to be tested.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from islario import Move, game
from islario.games.trails_of_tucana.box.components import LETTERS, MOST_OF_A_KIND, SHEETS, SIGHTS, TERRAINS, Sheet
from islario.games.trails_of_tucana.rules.state import Reached, Setting
from islario.match.chronicle import Happening
from tests.games.seated import Seated

PEOPLE = ("Adam", "Alice", "David", "Mary", "Nils", "Olga", "Per", "Runa")
TUCANA = game("trails-of-tucana")

# No set-up card reads like this, but it lets every pair be joined by a short trail: on Isla Petit
# A "1c-1d-2e-2f", B "4h-5i-6i-7h", C "9g-9f-10c", D "9c-8b-7a" and E "4a-3a-2a".
SIDE_BY_SIDE = "AABBCCDDEE"
PAIR_TRAIL = {"A": "1c-1d-2e-2f", "B": "4h-5i-6i-7h", "C": "9g-9f-10c", "D": "9c-8b-7a", "E": "4a-3a-2a"}

# Joins all ten sights of Isla Petit without touching a village; "9f-10c" then connects them to village 6.
ALL_SIGHTS = (
    "3c-4c-5d-6d-6e-7e", "3e-4f-5g-6f-7e-8e-8d-7c", "7c-8c-8b-9b-9a", "6f-7f-8g-9h-10f", "8e-9f",
)  # fmt: skip


class Table(Seated):
    """A match with things put where a test wants them. Both cards are wild until a test says otherwise."""

    def __init__(self, *people: str, seed: int = 1, **options: Any) -> None:
        self.people = people
        self.match = TUCANA.new(len(people), seed=seed, **options)
        for who in people:
            self.letters(who, SIDE_BY_SIDE)
        self.cards("any", "any")

    @property
    def sheet(self) -> Sheet:
        return SHEETS[int(self.one["options"][Setting.ISLAND])]

    # Putting things down

    def letters(self, who: str, text: str) -> None:
        self.one["letter"][self.seat(who)] = [LETTERS.index(letter) for letter in text]

    def cards(self, a: str, b: str) -> None:
        """These two cards lie open, and nobody has drawn yet."""
        self.one["cards"][:] = TERRAINS.index(a), TERRAINS.index(b)
        self.one["to_draw"][: len(self.people)] = 1

    def deck(self, **cards: int) -> None:
        """Only these terrain cards are still face down."""
        self.one["deck"][:] = [cards.get(terrain, 0) for terrain in TERRAINS]

    def last_turn(self, of_round: int) -> None:
        self.state["round_number"], self.state["turn"] = of_round, 13
        self.deck(desert=1)

    def blue(self, **cards: int) -> None:
        """Which blue card lies on top: #1, #2, or 0 for none; letters not named have none."""
        self.one["blue_card"][:] = [cards.get(letter, 0) for letter in LETTERS]

    def red(self, *kinds: str) -> None:
        self.one["red_card"][:] = [kind in kinds for kind in SIGHTS]

    def drawn(self, who: str, *paths: str) -> None:
        """Trails of earlier turns, with the sights they connect circled already."""
        seat, network = self.seat(who), self.one["network"][self.seat(who)]
        for link in self.links(*paths):
            self.one["trails"][seat, link >> 5] |= 1 << (link & 31)
            names = [network[space] for space in self.sheet.links[link]]
            network[network == max(names)] = min(names)
        with_village = {network[space] for space in self.sheet.villages}
        for kind, spaces in enumerate(self.sheet.sights):
            for which, space in enumerate(spaces):
                if network[space] in with_village:
                    self.one["reached"][seat, kind * MOST_OF_A_KIND + which] = Reached.BEFORE

    def full_but_for(self, who: str, *paths: str) -> None:
        """All lines of the sheet are drawn but these; what they join is left as it was."""
        seat, left = self.seat(who), self.links(*paths)
        for link in range(len(self.sheet.links)):
            self.one["trails"][seat, link >> 5] |= (link not in left) << (link & 31)

    def circled(self, who: str, **sights: int) -> None:
        """So many values of each kind are circled in the sight scoring box."""
        for name, count in sights.items():
            first = SIGHTS.index(name.replace("_", "-")) * MOST_OF_A_KIND
            self.one["reached"][self.seat(who), first : first + count] = Reached.BEFORE

    # Links

    def links(self, *paths: str) -> list[int]:
        """The numbers of all segments along paths of space names."""
        found = []
        for path in paths:
            spaces = [self.sheet.names.index(name) for name in path.split("-")]
            for a, b in pairwise(spaces):
                found.append(self.sheet.links.index((min(a, b), max(a, b))))
        return found

    def terrains_of(self, link: int) -> tuple[str, ...]:
        return tuple(TERRAINS[self.sheet.terrains[space]] for space in self.sheet.links[link])

    def links_between(self, a: str, b: str) -> list[int]:
        """All pairs of adjacent spaces on these two terrains."""
        both = sorted((a, b))
        return [link for link in range(len(self.sheet.links)) if sorted(self.terrains_of(link)) == both]

    def names_of(self, links: list[int]) -> list[str]:
        ends = [self.sheet.links[link] for link in links]
        return [f"{self.sheet.names[a]}-{self.sheet.names[b]}" for a, b in ends]

    # Playing

    def draw(self, who: str, path: str) -> list[Happening]:
        """Draws along a path, segment by segment; returns what happened with the last one."""
        happened: list[Happening] = []
        spaces = path.split("-")
        for a, b in pairwise(spaces):
            happened = self.match.play(self.seat(who), Move("draw", a=a, b=b))
        return happened

    def idle(self, who: str) -> list[Happening]:
        """Draws one segment that connects nothing."""
        network = self.one["network"][self.seat(who)]
        marked = {network[space] for spaces in (self.sheet.villages, *self.sheet.sights) for space in spaces}
        for link in self.legal(who):
            if not marked & {network[space] for space in self.sheet.links[link]}:
                return self.match.play(self.seat(who), link)
        raise AssertionError(f"{who} cannot draw without connecting something")

    def turn(self, **paths: str) -> list[Happening]:
        """A whole turn: those named draw their path, the others and any bonus trails left connect nothing."""
        happened, turn = [], self.course
        for who, path in paths.items():
            happened = self.draw(who, path)
        while self.course == turn and not self.match.over:
            happened = self.idle(self.pending[0])
        if not self.match.over:
            self.cards("any", "any")
        return happened

    # Looking

    @property
    def course(self) -> tuple[int, int]:
        """The round and the turn."""
        return int(self.one["round_number"]), int(self.one["turn"])

    @property
    def pending(self) -> list[str]:
        return [self.people[seat] for seat in self.match.pending]

    def legal(self, who: str) -> list[int]:
        return TUCANA.desk.legal(self.state, self.seat(who))

    def owes(self, who: str) -> int:
        """Trails still to draw in this turn."""
        return int(self.one["to_draw"][self.seat(who)])

    def points(self, who: str) -> dict[str, int]:
        """Points by source, sources without points left out."""
        return {source: points for source, points in self.match.breakdown(self.seat(who)).items() if points}

    def sheet_of(self, who: str, viewer: str | None = None) -> dict[str, Any]:
        """A sheet as its owner, or another viewer, sees it."""
        table: dict[str, Any] = self.match.view(self.seat(viewer or who))["table"]
        sheet: dict[str, Any] = table["sheets"][self.seat(who)]
        return sheet

    @property
    def bonus_cards(self) -> dict[str, int]:
        """What lies open: letters of blue cards and kinds of red ones, with their points."""
        table = self.match.view()["table"]
        return {**table["blue_cards"], **table["red_cards"]}
