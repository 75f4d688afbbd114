"""Positions by hand: people at a table, cards in holders and under letters, explorers, cubes; then play goes on.

The teeth lie in the order of the component file, so M0 is the desert with the hat, O0 the mountain with the tent.
Region number r holds animal r modulo 5: every C region its own, dodo to owlet moth.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from islario import Move, game
from islario.games.la_isla.box.components import (
    ANIMALS,
    CARD_ANIMAL,
    CARD_COLOUR,
    CARD_FAMILY,
    CARDS,
    COLOURS,
    FAMILIES,
    LETTERS,
    NONE,
    REGION_NAMES,
    SPACE_NAMES,
)
from islario.games.la_isla.face.names import variant_name
from islario.games.la_isla.rules import rounds
from islario.games.la_isla.rules.setup import survey_island
from islario.games.la_isla.rules.state import Phase, Place, Question
from islario.match.chronicle import Happening
from tests.games.seated import Seated

ISLA = game("la-isla")
PEOPLE = ("Anna", "Paul", "Lena", "Karen")
PLAIN = [10 * tens + ones for ones in (1, 2, 3, 4, 6, 7, 8, 9) for tens in (4, 5, 1, 2)]  # not for the first variants


FUNCTION_NAMES = [f"{FAMILIES[CARD_FAMILY[card]]} {variant_name(card)}".strip() for card in range(CARDS)]


def function_of(card: int) -> str:
    """ "land-vp desert", "extra-slot"."""
    return FUNCTION_NAMES[card]


def cards_with(function: str = "", colour: str = "", animal: str = "") -> list[int]:
    """All cards with this function, resource and animal; what is not named may be any."""
    return [
        card
        for card in range(CARDS)
        if function in ("", function_of(card))
        and colour in ("", COLOURS[CARD_COLOUR[card]])
        and animal in ("", ANIMALS[CARD_ANIMAL[card]])
    ]


class Table(Seated):
    """A match with things put where a test wants them."""

    def __init__(self, *people: str, seed: int = 1, advanced_cards: bool = True) -> None:
        self.people = people or PEOPLE[:2]
        self.match = ISLA.new(len(self.people), seed=seed, advanced_cards=advanced_cards)
        self.one["tooth"][:] = range(10)
        self.ask(survey_island)
        self.one["tile"][:] = [region % 5 for region in range(35)]
        self.one["large"][: len(self.people)] = [4, 3, 2, 1][: len(self.people)]
        self.state["start"] = 0
        self.clear_hands()
        for who in self.people:
            for _ in range(3):
                self.hand(who, *self.cards_of(who), self.any_card())

    # Cards

    def move_card(self, card: int, place: Place) -> None:
        for pile, name in ((Place.DECK, "deck_left"), (Place.DISCARDED, "discarded")):
            self.state[name] += int(place == pile) - int(self.one["place"][card] == pile)
        self.one["place"][card] = place

    def card(self, function: str = "", colour: str = "", animal: str = "") -> int:
        """A card like this from the deck."""
        return next(c for c in cards_with(function, colour, animal) if self.one["place"][c] == Place.DECK)

    def any_card(self) -> int:
        """Some card that tests do not ask for by name."""
        return next(c for c in PLAIN if self.one["place"][c] == Place.DECK)

    def clear_hands(self) -> None:
        for name in ("hand", "aside"):
            for card in self.one[name].ravel():
                if card != NONE:
                    self.move_card(int(card), Place.DECK)
            self.one[name][:] = NONE
        self.one["laid"][:] = NONE

    def shows(self, who: str, *functions: str) -> list[int]:
        """These functions, and no others, are visible in the holder."""
        seat = self.seat(who)
        for card in self.one["slots"][seat]:
            if card != NONE:
                self.move_card(int(card), Place.DECK)
        self.one["slots"][seat] = NONE
        self.one["slot_count"][seat] = max(3, len(functions))
        cards = []
        for slot, function in enumerate(functions):
            cards.append(self.card(function))
            self.one["slots"][seat, slot] = cards[-1]
            self.move_card(cards[-1], Place.HOLDER)
        return cards

    def hand(self, who: str, *cards: int) -> None:
        """The seat was dealt these cards and has laid none."""
        seat = self.seat(who)
        for card in self.one["hand"][seat]:
            if card != NONE:
                self.move_card(int(card), Place.DECK)
        self.one["hand"][seat] = NONE
        self.one["hand"][seat, : len(cards)] = sorted(cards)
        for card in cards:
            self.move_card(card, Place.HAND)

    def cards_of(self, who: str) -> list[int]:
        return [int(card) for card in self.one["hand"][self.seat(who)] if card != NONE]

    def lay(self, who: str, a: int, b: int, d: int) -> list[Happening]:
        return self.match.play(self.seat(who), Move("assign", a=a, b=b, d=d))

    def lay_anything(self, *people: str) -> list[Happening]:
        """Those named, or everyone who has not laid yet, lay their cards as they come."""
        happened: list[Happening] = []
        for who in people or self.pending:
            happened = self.match.play(self.seat(who), self.legal(who)[0])
        return happened

    # Phases

    def action(self, letter: str, animal: str = "", /, **cards: int) -> None:
        """The action begins; those named use these cards, the others and later actions have any card.

        Where an animal is named, all other D cards show it.
        """
        self.clear_hands()
        for card in cards.values():
            self.move_card(card, Place.HAND)
        for seat, who in enumerate(self.people):
            for column, name in enumerate(LETTERS):
                if name < letter:
                    continue
                if name == letter == "A" and who not in cards:
                    self.shows(who)  # an empty holder asks nothing
                any_card = self.card(animal=animal) if name == "D" and animal else self.any_card()
                card = cards[who] if name == letter and who in cards else any_card
                self.one["aside"][seat, column] = card
                self.move_card(card, Place.HAND)
        self.state["phase"], self.state["turn"], self.state["seat"] = Phase[letter], 0, NONE
        self.state["question"] = Question.NOTHING
        self.ask(rounds.go_on)

    def explore(self, who: str) -> None:
        """It is this seat's turn in action C; the others follow."""
        self.state["start"] = self.seat(who)
        self.action("C")

    # Putting things down

    def cubes(self, who: str, **colours: int) -> None:
        """These cubes and no others, in balance with what was gained and spent."""
        cubes = np.array([colours.get(colour, 0) for colour in COLOURS])
        seat = self.seat(who)
        self.one["cubes"][seat] = cubes
        self.one["gained"][seat] = np.maximum(cubes - 1, 0)
        self.one["spent"][seat] = np.maximum(1 - cubes, 0)

    def explorers(self, who: str, *spaces: str, supply: int | None = None) -> None:
        seat = self.seat(who)
        self.one["explorers"][seat] = sum(1 << SPACE_NAMES.index(space) for space in spaces)
        self.one["supply"][seat] = 5 - len(spaces) if supply is None else supply

    def animals(self, who: str, large: str | None = None, **small: int) -> None:
        seat = self.seat(who)
        self.one["animals"][seat] = [small.get(name.replace("-", "_"), 0) for name in ANIMALS]
        if large:
            self.one["large"][seat] = ANIMALS.index(large)

    def markers(self, *steps: int) -> None:
        self.one["marker"][:] = steps

    def tile(self, region: str, animal: str | None) -> None:
        self.one["tile"][REGION_NAMES.index(region)] = ANIMALS.index(animal) if animal else NONE

    # Playing

    def play(self, who: str, kind: str, **details: int | str) -> list[Happening]:
        return self.match.play(self.seat(who), Move(kind, **details))

    def place(self, who: str, space: str) -> list[Happening]:
        return self.play(who, "place", space=space)

    def use(self, who: str, function: str, **choice: str) -> list[Happening]:
        shown = [int(card) for card in self.one["slots"][self.seat(who)] if card != NONE]
        card = next(card for card in shown if function_of(card) == function)
        return self.play(who, "use", card=card, **choice)

    def finish_round(self) -> None:
        """Everyone goes on as they like until the next round, or the end."""
        now = self.match.state.round_number
        while not self.match.over and self.match.state.round_number == now:
            legal = self.legal(self.pending[0])
            move = legal[-1] if self.question == "USE" else legal[0]
            ISLA.desk.play(self.state, [(self.match.pending[0], move)])

    # Looking

    @property
    def question(self) -> str:
        return Question(self.match.state.question).name

    @property
    def phase(self) -> str:
        return Phase(self.match.state.phase).name

    @property
    def pending(self) -> list[str]:
        return [self.people[seat] for seat in self.match.pending]

    def legal(self, who: str) -> list[int]:
        return ISLA.desk.legal(self.state, self.seat(who))

    def moves(self, who: str, kind: str) -> list[dict[str, Any]]:
        """The details of the legal moves of a kind."""
        return [dict(move.args) for move in self.match.moves(self.seat(who)) if move.kind == kind]

    def spaces(self, who: str) -> set[str]:
        """Where an explorer may go."""
        return {move["space"] for move in self.moves(who, "place")}

    def asks(self, who: str) -> set[str]:
        """The functions that may be used now."""
        if self.pending != [who] or self.question != "USE":
            return set()
        owed = self.one["owed"]
        return {function_of(int(card)) for slot, card in enumerate(self.one["slots"][self.seat(who)]) if owed[slot]}

    def points(self, who: str) -> dict[str, int]:
        """Points by source, sources without points left out."""
        return {source: points for source, points in self.match.breakdown(self.seat(who)).items() if points}

    def has(self, who: str) -> dict[str, int]:
        """Cubes by colour, colours without any left out."""
        return {c: int(n) for c, n in zip(COLOURS, self.one["cubes"][self.seat(who)], strict=True) if n}

    def holder(self, who: str) -> list[str | None]:
        """The visible functions, slot by slot."""
        seat = self.seat(who)
        cards = self.one["slots"][seat][: self.one["slot_count"][seat]]
        return [None if card == NONE else function_of(int(card)) for card in cards]

    def step(self, animal: str) -> int:
        return int(self.one["marker"][ANIMALS.index(animal)])

    def of(self, name: str, who: str) -> int:
        """A number that the state holds for each seat."""
        return int(self.one[name][self.seat(who)])

    def seen_by(self, who: str | None) -> dict[str, Any]:
        table: dict[str, Any] = self.match.view(None if who is None else self.seat(who))["table"]
        return table


def kinds(happened: Iterable[Happening]) -> list[str]:
    return [happening.kind for happening in happened]
