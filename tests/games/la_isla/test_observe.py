"""What a learner in a seat sees of the cards: functions by family and variant, and what the cards laid will bring."""

from __future__ import annotations

import numpy as np

from islario.games.la_isla.box.components import ANIMALS, CARD_ANIMAL, CARD_COLOUR, COLOURS, FAMILIES, KINDS, NONE
from islario.games.la_isla.face.names import variant_name
from islario.games.la_isla.players.observe import A_CARD, A_FUNCTION, OBSERVATION
from tests.games.la_isla.positions import FUNCTION_NAMES, ISLA, Table


def feature(table: Table, who: str, name: str) -> np.ndarray:
    """A feature of the observation, by the first words of its name."""
    seat = table.seat(who)
    numbers = ISLA.desk.observed(ISLA.desk.hidden(table.state, seat))
    ends = np.cumsum([feature.size for feature in OBSERVATION])
    found = dict(zip((feature.name for feature in OBSERVATION), np.split(numbers, ends[:-1]), strict=True))
    (values,) = (values for full, values in found.items() if full.startswith(name))
    return values


def read(numbers: np.ndarray) -> tuple[list[str], list[int], list[str], list[str]]:
    """Families, variants, resources and animals of what the numbers of one card tell."""
    families, variants, colours, animals = np.split(numbers, np.cumsum([len(FAMILIES), KINDS, KINDS]))
    return (
        [FAMILIES[i] for i in np.flatnonzero(families)],
        [int(i) for i in np.flatnonzero(variants)],
        [COLOURS[i] for i in np.flatnonzero(colours)],
        [ANIMALS[i] for i in np.flatnonzero(animals)],
    )


def test_a_hand_shows_the_function_the_resource_and_the_animal_of_each_card() -> None:
    table = Table()
    cards = sorted([table.card("land-vp desert"), table.card("extra-slot"), table.card("ring-vp middle")])
    table.hand("Anna", *cards)
    shown = np.reshape(feature(table, "Anna", "my hand"), (4, A_CARD))
    for card, numbers in zip(cards, shown, strict=False):
        family, _, variant = FUNCTION_NAMES[card].partition(" ")
        families, variants, colours, animals = read(numbers)
        assert (families, len(variants)) == ([family], 1 if variant else 0), variant_name(card)
        assert (colours, animals) == ([COLOURS[CARD_COLOUR[card]]], [ANIMALS[CARD_ANIMAL[card]]])
    assert not shown[3].any(), "no fourth card"
    assert np.reshape(feature(table, "Paul", "my hand"), (4, A_CARD))[0].tolist() != shown[0].tolist()


def test_cards_laid_show_what_each_letter_will_bring_and_no_more_once_used() -> None:
    table = Table()
    a, b, d = table.card("symbol-vp hat"), table.card(colour="brown"), table.card(animal="dodo")
    table.one["aside"][0] = [a, b, d]
    families, variants, colours, animals = read(feature(table, "Anna", "what my cards bring"))
    assert (families, len(variants)) == (["symbol-vp"], 1)
    assert (colours, animals) == ([COLOURS[CARD_COLOUR[b]]], [ANIMALS[CARD_ANIMAL[d]]])
    table.one["aside"][0] = [NONE, NONE, d]
    assert read(feature(table, "Anna", "what my cards bring")) == ([], [], [], animals)


def test_a_slot_shows_its_function_and_how_often_it_may_still_be_used() -> None:
    table = Table()
    table.shows("Anna", "land-vp desert", "extra-explorer")
    table.one["seat"], table.one["owed"][0] = 0, 2
    first, second, third = np.reshape(feature(table, "Anna", "my slots"), (-1, A_FUNCTION + 1))[:3]
    assert [FAMILIES[i] for i in np.flatnonzero(first[: len(FAMILIES)])] == ["land-vp"]
    assert first[-1] == 2
    assert [FAMILIES[i] for i in np.flatnonzero(second[: len(FAMILIES)])] == ["extra-explorer"]
    assert not second[len(FAMILIES) :].any(), "one function only, and nothing owed"
    assert not third.any()
