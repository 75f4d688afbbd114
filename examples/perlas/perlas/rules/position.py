"""What a position names: a match of Perlas can begin with these things where one wants them."""

from __future__ import annotations

from islario.kernel.position import Choice, Counted, Each, Family, Named, Number, Positions, Seat
from perlas.box.components import COVE_NAMES, DEPTHS, PEARLS, ROUNDS
from perlas.rules.state import Source

CARDS = range(1, DEPTHS + 1)  # by their depth

POSITIONS = Positions(
    table=(
        Named("round", "round_number", Number(1, ROUNDS)),
        Named("start", "start", Seat()),
        Named("coves", "cove", Each(COVE_NAMES, Choice(PEARLS, optional=True))),
        Named("bag", "bag", Counted(PEARLS)),
        Named("deck", "deck", Counted(CARDS)),
        Named("discards", "discards", Counted(CARDS)),
    ),
    seats=(
        Named("hand", "hand", Counted(CARDS)),
        Named("pearls", "pearls", Counted(PEARLS)),
        Named("points", "points", Each([source.name.lower() for source in Source], Number(-99, 999))),
    ),
    families=(Family("bag", ("coves", "pearls")), Family("deck", ("discards", "hand"))),
)
