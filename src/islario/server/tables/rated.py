"""What is not done at rated tables, and who has lost there before the match is over.

From a seat's first move on its result is that of whoever sat there then. Whoever leaves the seat, or lets their time
run out until a bot plays for them, has lost, also when they come back; whoever plays on there plays for no rating.
"""

from __future__ import annotations

from collections.abc import Sequence

from islario.bots.strength import strength_of
from islario.server.errors import Refusal
from islario.server.storage.seating import Seating
from islario.server.storage.store import Sitter


def check_rated(game: str, sitters: Sequence[Sitter], lesson: bool) -> None:
    """Refuses to make a table rated whose result would tell nothing of who is how strong."""
    if lesson or len(sitters) < 2:
        raise Refusal("rated-alone", 422)
    if sum(sitter.kind == "person" for sitter in sitters) > 1:
        raise Refusal("rated-one-screen", 409)
    for sitter in sitters:
        if sitter.bot is not None:
            check_known(game, sitter.bot)


def check_known(game: str, bot: str) -> None:
    if strength_of(game, bot) is None:
        raise Refusal("rated-bot", 422, bot=bot)


def check_device(change: Seating, seat: int, person: bytes) -> None:
    """A seat has one identity: other devices come by a link to oneself."""
    if _counts(change) and seat not in change.places(person):
        raise Refusal("rated-device", 409)


def check_void(change: Seating, seat: int) -> None:
    """Nobody makes another lose."""
    if _counts(change) and seat in change.played:
        raise Refusal("rated-void", 409)


async def check_stand_in(change: Seating, sitter: Sitter, bot: str) -> None:
    """A bot plays for nobody; it may take a seat that nobody has."""
    if not _counts(change):
        return
    if sitter.held:
        raise Refusal("rated-stand-in", 409)
    check_known(change.table.game, bot)
    if sitter.bot != bot:
        await take_over(change, sitter.seat)


async def give_up(change: Seating, seat: int, *, late: bool = False) -> None:
    """Whoever holds the seat leaves it, or a bot plays for them because time is up."""
    if _counts(change) and (late or seat in change.played):
        whose = next((person for person, places in change.holders.items() if seat in places), None)
        await change.forfeit(seat, whose)


async def take_over(change: Seating, seat: int) -> None:
    """Somebody else goes on in a seat: what was played there was not theirs."""
    if _counts(change) and seat in change.played:
        await change.forfeit(seat, None)


def _counts(change: Seating) -> bool:
    return change.table.rated and not change.table.over
