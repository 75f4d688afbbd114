"""What can neither appear nor vanish."""

from __future__ import annotations

from collections.abc import Iterable

from islario.games.la_isla.box.components import ANIMALS, NONE
from islario.games.la_isla.rules.state import Place
from islario.kernel.reading import State


def pieces(state: State) -> dict[str, int]:
    """Cards, tiles, explorers; and cubes, but for those gained and spent."""
    seats = range(state.players)
    shown = sum(_cards_in(cards[seat]) for cards in (state.hand, state.aside, state.slots) for seat in seats)
    covered = sum(sum(state.depth[seat].tolist()) for seat in seats)
    counted = {
        "cards": state.deck_left + state.discarded + shown + covered,
        "cards by place": sum(place != Place.BOX for place in state.place.tolist()),
    }
    tiles = state.tile.tolist()
    for animal, name in enumerate(ANIMALS):
        counted[f"tile {name}"] = tiles.count(animal) + sum(state.animals[seat, animal] for seat in seats)
    for seat in seats:
        on_the_move = state.seat == seat and state.lifted != NONE
        standing = state.explorers[seat].bit_count() + on_the_move
        counted[f"explorers of seat {seat}"] = state.supply[seat] + state.reserve[seat] + standing
        counted[f"cubes of seat {seat}"] = _balance(state, seat)
    return counted


def _cards_in(places: Iterable[int]) -> int:
    return sum(card != NONE for card in places)


def _balance(state: State, seat: int) -> int:
    """Cubes, less those gained, and those spent: as many of every colour as at the start."""
    books = zip(state.cubes[seat].tolist(), state.gained[seat].tolist(), state.spent[seat].tolist(), strict=True)
    colours = [cubes - gained + spent for cubes, gained, spent in books]
    return sum(colours) if len(set(colours)) == 1 else NONE
