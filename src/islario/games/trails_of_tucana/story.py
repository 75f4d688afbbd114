"""What happened, in words."""

from __future__ import annotations

import numpy as np

from islario.games.trails_of_tucana.components import LETTERS, SETUP_CARD, SIGHTS, TERRAINS
from islario.games.trails_of_tucana.moves import place, sheet_of
from islario.games.trails_of_tucana.state import Event
from islario.kernel import journal
from islario.words import Said, Who


def tell_event(state: np.ndarray, event: journal.Event) -> Said:
    kind = Event(event.kind)
    message = f"event-{kind.name.lower().replace('_', '-')}"
    who = Who(event.seat)
    match kind:
        case Event.SETUP_CARD:
            letters = " ".join(LETTERS[letter] for letter in SETUP_CARD[event.what])
            return Said(message, letters=letters, village=event.where)
        case Event.LETTERS_WRITTEN:
            return Said(message, who=who, village=event.where)
        case Event.RED_CARD_SHOWN:
            return Said(message, sight=Said(f"sight-{SIGHTS[event.what]}"))
        case Event.CARDS_TURNED:
            a, b = Said(f"terrain-{TERRAINS[event.what]}"), Said(f"terrain-{TERRAINS[event.where]}")
            return Said(message, cards=Said("two-cards", a=a, b=b), turn=event.amount)
        case Event.NO_TRAIL_FITS:
            return Said(message, who=who)
        case Event.TRAIL_DRAWN | Event.BONUS_TRAIL_DRAWN:
            sheet = sheet_of(state)
            a, b = (place(state, event.seat, sheet.names[space]) for space in sheet.links[event.what])
            return Said(message, who=who, a=a, b=b)
        case Event.SIGHT_CONNECTED | Event.RED_BONUS:
            return Said(message, who=who, sight=Said(f"sight-{SIGHTS[event.what]}"), points=event.amount)
        case Event.PAIR_CONNECTED | Event.BLUE_BONUS:
            return Said(message, who=who, letter=LETTERS[event.what], points=event.amount)
        case Event.ROUND_SCORED:
            return Said(message, who=who, round=event.what, points=event.amount)
        case Event.ROUND_ENDED:
            return Said(message, round=event.what)
        case Event.BLUE_CARD_STAYS:
            return Said(message, letter=LETTERS[event.what])
        case Event.MATCH_ENDED:
            return Said(message)
        case Event.GRADE_REACHED:
            return Said(message, who=who, points=event.amount, grade=Said(f"grade-{event.what}"))
