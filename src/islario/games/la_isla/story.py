"""What happened, in words."""

from __future__ import annotations

import numpy as np

from islario.games.la_isla.components import CARD_FUNCTION, REGION_NAMES
from islario.games.la_isla.names import animal_said, card_said, colour_said, function_said, listed, place_said
from islario.games.la_isla.state import Event
from islario.kernel import journal
from islario.words import Said, Who


def tell_event(state: np.ndarray, event: journal.Event) -> Said:
    kind = Event(event.kind)
    message = f"event-{kind.name.lower().replace('_', '-')}"
    who = Who(event.seat)
    match kind:
        case Event.FIRST_PLAYER | Event.FUNCTIONS_DECLINED:
            return Said(message, who=who)
        case Event.LARGE_TILE:
            return Said(message, who=who, animal=animal_said(event.what))
        case Event.ROUND_BEGINS:
            return Said(message, who=who, round=event.what)
        case Event.CARDS_DEALT:
            cards = listed([card_said(card) for card in (event.what, event.where, event.amount)])
            return Said(message, who=who, cards=cards)
        case Event.FOURTH_CARD_DEALT | Event.FOURTH_CARD_DISCARDED:
            return Said(message, who=who, card=card_said(event.what))
        case Event.FUNCTION_ADDED | Event.SLOT_ADDED | Event.FUNCTION_EXPLORER:
            return Said(message, who=who, function=function_said(event.what))
        case Event.FUNCTION_COVERED if CARD_FUNCTION[event.what] == CARD_FUNCTION[event.where]:
            return Said("event-function-again", who=who, function=function_said(event.what))
        case Event.FUNCTION_COVERED:
            covered = function_said(event.where)
            return Said(message, who=who, function=function_said(event.what), covered=covered)
        case Event.RESOURCE_TAKEN:
            return Said(message, who=who, resource=colour_said(event.where))
        case Event.RESOURCE_INSTEAD | Event.PAID_ONE:
            return Said(message, who=who, resource=colour_said(event.what))
        case Event.PAID_TWO if event.what == event.where:
            return Said("event-paid-pair", who=who, resource=colour_said(event.what))
        case Event.PAID_TWO:
            return Said(message, who=who, one=colour_said(event.what), other=colour_said(event.where))
        case Event.EXPLORER_LIFTED | Event.EXPLORER_PLACED:
            return Said(message, who=who, place=place_said(state, event.what))
        case Event.TILE_CLAIMED:
            region, animal = REGION_NAMES[event.what], animal_said(event.where)
            return Said(message, who=who, region=region, animal=animal, points=event.amount)
        case Event.MARKER_MOVED | Event.MARKER_ON_TOP:
            return Said(message, who=who, animal=animal_said(event.where), points=event.amount)
        case Event.FUNCTION_POINTS:
            return Said(message, who=who, function=function_said(event.what), points=event.amount)
        case Event.FUNCTION_RESOURCE:
            return Said(message, who=who, function=function_said(event.what), resource=colour_said(event.where))
        case Event.FUNCTION_MARKER:
            function, animal = function_said(event.what), animal_said(event.where)
            return Said(message, who=who, function=function, animal=animal, points=event.amount)
        case Event.FUNCTION_SWAP:
            give, get = colour_said(event.where), colour_said(event.amount)
            return Said(message, who=who, function=function_said(event.what), give=give, get=get)
        case Event.ROUND_ENDS:
            return Said(message, round=event.what, sum=event.amount)
        case Event.SETS_SCORED:
            return Said(message, who=who, sets=event.what, points=event.amount)
        case Event.ANIMALS_SCORED | Event.LEFTOVERS_SCORED:
            return Said(message, who=who, points=event.amount)
        case Event.DISCARDS_SHUFFLED:
            return Said(message, cards=event.amount)
        case Event.CARDS_RAN_OUT | Event.MATCH_ENDED:
            return Said(message)
