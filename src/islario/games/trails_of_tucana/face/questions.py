"""What a seat is asked to decide now, in words, and the numbered rule that matters."""

from __future__ import annotations

from islario.games.trails_of_tucana.box.components import ANY, ISLANDS
from islario.games.trails_of_tucana.face.names import cards_said, island_of
from islario.games.trails_of_tucana.rules.trails import bonus_trails
from islario.kernel.reading import SPECTATOR, Hidden
from islario.words import Said


def tell_question(hidden: Hidden) -> Said:
    left = hidden.ask(bonus_trails, hidden.viewer)
    if left:
        return Said("question-bonus", left=left)
    cards = hidden.cards.tolist()
    return Said("question-draw-any" if ANY in cards else "question-draw", cards=cards_said(*cards))


def rule_now(hidden: Hidden) -> str:
    """The rule that matters most to the viewer; Isla Grande has its own for bonus trails and for the end."""
    is_grande = ISLANDS[island_of(hidden)] == "isla-grande"
    if hidden.ended:
        return "TT-40" if is_grande else "TT-34"
    if hidden.viewer != SPECTATOR and hidden.ask(bonus_trails, hidden.viewer):
        return "TT-42" if is_grande else "TT-21"
    return "TT-12"
