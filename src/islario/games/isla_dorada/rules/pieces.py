"""What can neither appear nor vanish."""

from __future__ import annotations

from collections.abc import Sequence

from islario.games.isla_dorada.box.components import CARD_IDS, DECK_BEGIN, DECK_END, HAND_CARDS, SYMBOLS, Card, Goal
from islario.games.isla_dorada.box.island import NONE
from islario.games.isla_dorada.rules.state import Place, Source
from islario.kernel.reading import State


def pieces(state: State) -> dict[str, int]:
    """Adventure cards of each kind, goal cards, gold, markers; and everything that is counted twice agrees."""
    seats, places, markers = range(state.players), state.goal_place.tolist(), state.marker_site.tolist()
    cards = (state.deck + state.discards).tolist()
    for card in state.row.tolist():
        cards[card] += card != NONE
    for card in range(HAND_CARDS):
        cards[card] += sum(state.hand[seat, card] for seat in seats)
    for symbol in range(len(SYMBOLS)):
        cards[Card.BONUS_MASK + symbol] += sum(state.bonus_found[seat, symbol] for seat in seats)
    placed = [site != NONE for site in markers]
    return {
        **{f"card {name}": count for name, count in zip(CARD_IDS, cards, strict=True)},
        **{
            f"{deck.name.lower()} cards": _in_play(places[DECK_BEGIN[deck] : DECK_END[deck]], state.players)
            for deck in Goal
        },
        "goal cards in decks": int(state.layers.sum()) - sum(place >= Place.DECK for place in places),
        "goal cards held": int(state.held.sum()) - sum(Place.HAND <= place < Place.TABLE for place in places),
        "hands": int(state.hand_size.sum()) - int(state.hand.sum()),
        "deck": state.deck_size - int(state.deck.sum()),
        "gold not scored": int(state.gold.sum()) - int(state.points[:, Source.GOLD].sum()),
        "markers in a row": len(markers) if placed == sorted(placed, reverse=True) else NONE,
    }


def _in_play(places: Sequence[int], players: int) -> int:
    """Cards that lie in a deck or with a player."""
    return sum(place >= Place.DECK or (place >= Place.HAND and place % Place.OFFERED < players) for place in places)
