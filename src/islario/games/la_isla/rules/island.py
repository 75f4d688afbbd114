"""The island: what is printed on its spaces, where functions count, and the regions that explorers close."""

from __future__ import annotations

from islario.games.la_isla.box.components import (
    CARD_FAMILY,
    CARD_VARIANT,
    FAMILY_MATCH,
    MOST_TOUCHING,
    NONE,
    PRINTED_LANDSCAPE,
    PRINTED_SYMBOL,
    REGION_MASK,
    RING_SPACES,
    SPACE_PLACE,
    SPACE_REGIONS,
    SPACE_RING,
    Match,
)
from islario.kernel.rule import query, rule


@rule
def piece_of(state, space):
    """Which space of the centre this is, or which tooth it lies on."""
    place = SPACE_PLACE[space]
    return state.tooth[place] if SPACE_RING[space] else place


@query
def printed(state, space):
    """Landscape and symbol; the number of a landscape is also that of the resource it costs."""
    ring, piece = SPACE_RING[space], piece_of(state, space)
    return PRINTED_LANDSCAPE[ring, piece], PRINTED_SYMBOL[ring, piece]


@rule
def company_spaces(state, seat):
    """A bit for each space where an opponent's explorer stands."""
    spaces = 0
    for other in range(state.players):
        if other != seat:
            spaces |= state.explorers[other]
    return spaces


@query
def spaces_for(state, seat, card):
    """A bit for each space where a card's function counts for an explorer of the seat."""
    match, variant = FAMILY_MATCH[CARD_FAMILY[card]], CARD_VARIANT[card]
    if match == Match.SYMBOL:
        return state.symbol_spaces[variant]
    if match == Match.LANDSCAPE:
        return state.landscape_spaces[variant]
    if match == Match.RING:
        return RING_SPACES[variant]
    return company_spaces(state, seat) if match == Match.COMPANY else 0


@query
def closed_by(state, seat, space):
    """A bit for each region, its tile still there, that an explorer of the seat on this space closes."""
    explorers = state.explorers[seat] | 1 << space
    regions = 0
    for i in range(MOST_TOUCHING):
        region = SPACE_REGIONS[space, i]
        if region != NONE and state.tile[region] != NONE:
            if explorers & REGION_MASK[region] == REGION_MASK[region]:
                regions |= 1 << region
    return regions
