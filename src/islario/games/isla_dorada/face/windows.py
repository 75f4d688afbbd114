"""Windows in which silence is an answer, and answers that a seat gives ahead."""

from __future__ import annotations

from islario.games.isla_dorada.box.island import NONE, TRAVEL_OF, Travel
from islario.games.isla_dorada.rules.moves import PASS, SANGAIA, TREASURES_DONE
from islario.games.isla_dorada.rules.state import Answer, Phase
from islario.games.isla_dorada.rules.windows import is_window
from islario.kernel.reading import Hidden
from islario.kernel.window import Standing, Windows

NO_SANGAIA = SANGAIA + Answer.NO


def is_open(hidden: Hidden) -> bool:
    return bool(hidden.ask(is_window))


def silence(hidden: Hidden) -> int:
    """No Sangaia; no treasure, or none besides those already put down."""
    return int(NO_SANGAIA if hidden.phase == Phase.SANGAIA else TREASURES_DONE)


def _round(hidden: Hidden) -> int:
    return int(hidden.round_number)


def _no_sangaia(hidden: Hidden) -> int | None:
    return int(NO_SANGAIA) if hidden.phase == Phase.SANGAIA else None


def _is_before_sangaia(hidden: Hidden) -> bool:
    return hidden.phase in (Phase.BID, Phase.PAY, Phase.SANGAIA)


def _flights(hidden: Hidden) -> int:
    """The round, and whether somebody flies in it."""
    flies = any(route != NONE and TRAVEL_OF[route] == Travel.AIR for route in hidden.on_route[: hidden.players])
    return 2 * _round(hidden) + flies


def _pass(hidden: Hidden) -> int | None:
    """Half a bid is finished by whoever began it."""
    return int(PASS) if hidden.phase == Phase.BID and hidden.chosen_route == NONE else None


def _is_bidding(hidden: Hidden) -> bool:
    return bool(hidden.phase == Phase.BID)


WINDOWS = Windows(is_open, silence)
STANDING = (
    Standing("no-sangaia", _is_before_sangaia, _no_sangaia, _round),
    Standing("pass-until-a-flight", _is_bidding, _pass, _flights),
)
