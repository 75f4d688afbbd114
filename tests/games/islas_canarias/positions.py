"""Positions by hand: people on islands, buildings on areas A to L, cards in hands and on the ship; then moves.

Buildings put down here are counted by this file's own few lines and not by the rules, which are to be tested.
"""

from __future__ import annotations

from islario import Move, game
from islario.games.islas_canarias.box.components import AREA_NAMES, BUILDINGS, CARD_NAMES, COLOURS, ISLANDS, NONE
from islario.games.islas_canarias.face.names import standing
from islario.games.islas_canarias.rules.state import Phase
from islario.match.chronicle import Happening
from tests.games.seated import Seated

CANARIAS = game("islas-canarias")
SPARE = ("alfarero", "arriero", "panadero", "pastor", "tejedor")  # two cards each, so that nobody has to draw


class Table(Seated):
    """A match with things put where a test wants them: `Table(ana="tenerife", bruno="lanzarote")`.

    The first named has the start-player ship and the turn; everybody holds two cards; one card is on the ship.
    """

    def __init__(self, *, seed: int = 1, deck: str = "kinds", **islands: str) -> None:
        self.people = tuple(islands)
        self.match = CANARIAS.new(len(islands), seed=seed, deck=deck, islands="random")
        self.one["deck"] += self.one["ship"] + self.one["hand"].sum(axis=0)
        for pile in ("ship", "hand", "hand_size"):
            self.one[pile] = 0
        for seat, island in enumerate(islands.values()):
            self.one["island"][seat] = ISLANDS.index(island)
            self.hand(self.people[seat], SPARE[seat], SPARE[seat] if deck == "kinds" else f"{SPARE[seat]}-2")
        self.ship("molinero")
        self.turn(self.people[0])

    # Putting things down

    def turn(self, who: str, phase: Phase = Phase.ACT, start: str = "") -> None:
        """It is somebody's turn; the start player is the first named unless another is given."""
        first = self.seat(start or self.people[0])
        self.one["start"], self.one["active"], self.one["phase"] = first, self.seat(who), phase
        self.one["turns_taken"] = (self.seat(who) - first) % len(self.people)
        self.one["extra_taken"] = 0

    def houses(self, who: str, **areas: str) -> None:
        self._put(who, "house", areas)

    def palaces(self, who: str, **areas: str) -> None:
        self._put(who, "palace", areas)

    def towns(self, who: str, **areas: str) -> None:
        self._put(who, "town", areas)

    def _put(self, who: str, building: str, areas: dict[str, str]) -> None:
        """`blue="AG"`: blue buildings on A and G. Privileges stay where they are."""
        seat, kind = self.seat(who), BUILDINGS.index(building)
        for colour, letters in areas.items():
            for letter in letters:
                bit = 1 << AREA_NAMES.index(letter)
                assert self.one["empty"][seat] & bit, f"{letter} is taken"
                self.one["buildings"][seat, kind, COLOURS.index(colour)] |= bit
                self.one["empty"][seat] &= ~bit
                self.one["supply"][kind, COLOURS.index(colour)] -= 1
        self._count(seat)

    def _count(self, seat: int) -> None:
        for colour in range(len(COLOURS)):
            houses, palaces, towns = (int(areas).bit_count() for areas in self.one["buildings"][seat, :, colour])
            first, further = 3 * (palaces > 0), 2 * max(palaces - 1, 0)
            self.one["colour_points"][seat, colour] = houses + first + further + 5 * towns
        board = self.one["buildings"][seat]
        counts = [[int(areas).bit_count() for areas in kind] for kind in board]
        firsts = sum(count > 0 for count in counts[1])
        self.one["points"][seat] = [sum(counts[0]), 3 * firsts, 2 * (sum(counts[1]) - firsts), 5 * sum(counts[2])]

    def supply(self, building: str, **left: int) -> None:
        """So many are left of the colours named."""
        for colour, count in left.items():
            self.one["supply"][BUILDINGS.index(building), COLOURS.index(colour)] = count

    def no_more(self, building: str) -> None:
        self.one["supply"][BUILDINGS.index(building)] = 0

    def owns(self, who: str, *colours: str) -> None:
        """These privileges are somebody's."""
        for colour in colours:
            self.one["owner"][COLOURS.index(colour)] = self.seat(who)

    def hand(self, who: str, *cards: str) -> None:
        seat = self.seat(who)
        self.one["deck"] += self.one["hand"][seat]
        self.one["hand"][seat] = 0
        for name in cards:
            self._take(name)
            self.one["hand"][seat, CARD_NAMES.index(name)] += 1
        self.one["hand_size"][seat] = len(cards)
        self._sizes()

    def ship(self, *cards: str) -> None:
        """These cards lie face down on the ship."""
        self.one["deck"] += self.one["ship"]
        self.one["ship"] = 0
        for name in cards:
            self._take(name)
            self.one["ship"][CARD_NAMES.index(name)] += 1
        self._sizes()

    def deck(self, *cards: str) -> None:
        """Only these cards are left in the deck; the others lie on the discards."""
        self.one["discards"] += self.one["deck"]
        self.one["deck"] = 0
        for name in cards:
            self.one["discards"][CARD_NAMES.index(name)] -= 1
            self.one["deck"][CARD_NAMES.index(name)] += 1
        self._sizes()

    def no_discards(self) -> None:
        """The discards are out of the world: what is in the deck is all there is."""
        self.one["discards"] = 0
        self._sizes()

    def _take(self, name: str) -> None:
        card = CARD_NAMES.index(name)
        assert self.one["deck"][card], f"no {name} is left in the deck"
        self.one["deck"][card] -= 1

    def _sizes(self) -> None:
        for pile in ("deck", "discards", "ship"):
            self.one[f"{pile}_size"] = self.one[pile].sum()

    def rig(self, *throws: tuple[int, int]) -> None:
        """The next throws of the dice: (what comes up, out of how many)."""
        self.one["dice_words"][: len(throws)] = [(2 * face + 1) * 2**31 // sides for face, sides in throws]
        self.one["dice_left"] = 16

    # Playing

    def play(self, who: str, kind: str, **details: int | str) -> list[str]:
        """Plays a move; returns the kinds of the events that its player sees."""
        return [happening.kind for happening in self.happen(who, kind, **details)]

    def happen(self, who: str, kind: str, **details: int | str) -> list[Happening]:
        return self.match.play(self.seat(who), Move(kind, **details))

    def arrive(self, *cards: str, kept: str = "molinero") -> list[str]:
        """The last in turn order ends the turn, and a ship with these cards arrives: they are turned in this order."""
        last = self.people[(int(self.one["start"]) - 1) % len(self.people)]
        self.ship(*cards, kept)
        throws, left = [], sorted(CARD_NAMES.index(name) for name in (*cards, kept))
        for name in cards:
            throws.append((left.index(CARD_NAMES.index(name)), len(left)))
            left.remove(CARD_NAMES.index(name))
        self.rig(*throws)
        self.turn(last, Phase.END, self.people[int(self.one["start"])])
        return self.play(last, "end_turn")

    def go_on(self) -> None:
        """Whoever decides does the plainest thing: draw, load the first card, end the turn, take the first choice."""
        assert self.deciding is not None
        kinds = self.kinds(self.deciding)
        kind = next((kind for kind in ("draw", "load", "end_turn") if kind in kinds), min(kinds))
        detail = next(move.args for move in self.match.moves(self.seat(self.deciding)) if move.kind == kind)
        self.play(self.deciding, kind, **detail)

    def finish_round(self) -> None:
        """Everybody goes on until the next round begins, or the match is over."""
        now = self.one["round_number"].copy()
        while self.deciding is not None and self.one["round_number"] == now:
            self.go_on()

    # Looking

    def choices(self, who: str, kind: str) -> list[int | str]:
        """The details of the moves of a kind that somebody may make: areas, cards, colours, …"""
        moves = self.match.moves(self.seat(who))
        return [next(iter(move.args.values()), True) for move in moves if move.kind == kind]

    def areas(self, who: str, kind: str) -> str:
        return "".join(str(area) for area in self.choices(who, kind))

    def kinds(self, who: str) -> set[str]:
        """What kinds of move somebody may make."""
        return {move.kind for move in self.match.moves(self.seat(who))}

    def at(self, who: str, area: str) -> str:
        """ "red house", or nothing."""
        there = standing(self.match.state, self.seat(who)).get(area)
        return "" if there is None else f"{COLOURS[there[1]]} {BUILDINGS[there[0]]}"

    def owner(self, colour: str) -> str | None:
        seat = int(self.one["owner"][COLOURS.index(colour)])
        return None if seat == NONE else self.people[seat]

    def points(self, who: str, colour: str = "") -> int:
        seat = self.seat(who)
        return int(self.one["colour_points"][seat, COLOURS.index(colour)] if colour else self.match.scores[seat])

    def left(self, building: str, colour: str) -> int:
        return int(self.one["supply"][BUILDINGS.index(building), COLOURS.index(colour)])

    def discarded(self, card: str) -> int:
        return int(self.one["discards"][CARD_NAMES.index(card)])

    @property
    def deciding(self) -> str | None:
        """Who has to decide now."""
        return self.people[self.match.pending[0]] if self.match.pending else None

    @property
    def phase(self) -> Phase:
        return Phase(int(self.one["phase"]))

    @property
    def cards_in_all(self) -> int:
        piles = (self.one[pile] for pile in ("deck", "discards", "ship"))
        return int(sum(pile.sum() for pile in piles) + self.one["hand"].sum())


def full_table(players: int) -> Table:
    """So many people, each on another island."""
    people = dict(zip(("ana", "bruno", "carla", "diego", "elena"), ISLANDS, strict=False))
    return Table(seed=1, deck="kinds", **{who: people[who] for who in list(people)[:players]})
