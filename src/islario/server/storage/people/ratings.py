"""Ratings: what a rated match changes, once, in the transaction that notes how it ended; and who stands where.

A rating is Plackett and Luce's, as in an arena: 25 at first, with how far the true one may be from it. Bots keep
theirs, which arenas have found (`bots/strength.py`). Whoever gives a rated match up has lost it: they come behind all
who stay, whoever left first behind whoever left later.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from islario.bots.strength import Strength, strength_of
from islario.server.storage.glances import Ending
from islario.server.storage.people.habits import read
from islario.server.storage.schema import forfeits, holdings, matches, people, ratings, seats

SURE = 1.96  # standard deviations of 95 %
MOST = 500  # that are looked through for a leaderboard
SHOWN = 100


@dataclass(frozen=True)
class Rated:
    """What somebody is worth in a game."""

    person: bytes
    game: str
    strength: Strength
    played: int
    name: str = ""
    shape: int = 0
    colour: int = 0


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce()


async def rate(connection: AsyncConnection, insert: Any, ending: Ending) -> None:
    """What a match that has just ended brings to those who have played it."""
    this = matches.c.id == ending.match
    if not (await connection.execute(select(matches.c.rated).where(this))).scalar():
        return
    people_at, bots_at, lost = await _who(connection, ending)
    if not people_at or len(people_at) + len(bots_at) < 2 or len({*people_at.values()}) < len(people_at):
        return
    model = _model()
    known = {seat: model.rating(each.mu, each.sigma) for seat, each in bots_at.items()}
    for seat, person in sorted(people_at.items(), key=lambda pair: pair[1]):  # one order for all
        fresh = model.rating()
        row = {"person": person, "game": ending.game, "mu": fresh.mu, "sigma": fresh.sigma, "played": 0, "at": 0}
        held = insert(ratings).values(row)
        held = held.on_conflict_do_update(index_elements=["person", "game"], set_={"played": ratings.c.played})
        before = (await connection.execute(held.returning(ratings.c.mu, ratings.c.sigma))).one()
        known[seat] = model.rating(before.mu, before.sigma)
    order = sorted(known)
    ranks = [float(lost.get(seat, ending.seats[seat].place)) for seat in order]
    after = dict(zip(order, model.rate([[known[seat]] for seat in order], ranks=ranks), strict=True))
    for seat, person in people_at.items():
        now = after[seat][0]
        facts = {"mu": now.mu, "sigma": now.sigma, "played": ratings.c.played + 1, "at": ending.ended}
        mine = (ratings.c.person == person) & (ratings.c.game == ending.game)
        await connection.execute(update(ratings).where(mine).values(facts))


async def _who(
    connection: AsyncConnection, ending: Ending
) -> tuple[dict[int, bytes], dict[int, Strength], dict[int, int]]:
    """By seat: whose result it is, which bot's, and the place of those who gave up."""
    at = select(forfeits.c.seat, forfeits.c.person).where(forfeits.c.match == ending.match)
    given_up = (await connection.execute(at.order_by(forfeits.c.revision.desc()))).all()
    behind = len(ending.seats) + 1
    lost = {row.seat: behind + number for number, row in enumerate(given_up)}
    whose = {row.seat: row.person for row in given_up if row.person is not None}
    sitting = select(seats.c.seat, seats.c.kind, seats.c.bot, seats.c.held, holdings.c.browser)
    same = (holdings.c.match == seats.c.match) & (holdings.c.seat == seats.c.seat)
    rows = (await connection.execute(sitting.outerjoin(holdings, same).where(seats.c.match == ending.match))).all()
    bots = {}
    for row in rows:
        if row.seat in lost:
            continue
        if row.kind == "person" and row.browser is not None:
            whose[row.seat] = row.browser
        strength = strength_of(ending.game, row.bot) if row.kind == "bot" and not row.held else None
        if strength is not None:
            bots[row.seat] = strength
    return whose, bots, lost


async def ratings_of(connection: AsyncConnection, person: bytes) -> list[Rated]:
    rows = await connection.execute(select(ratings).where(ratings.c.person == person).order_by(ratings.c.game))
    return [Rated(row.person, row.game, Strength(row.mu, row.sigma), row.played) for row in rows]


async def leaders(connection: AsyncConnection, game: str) -> list[Rated]:
    """Those who play a game best, as far as one can be sure, but for those who do not want to stand there."""
    sure = ratings.c.mu - SURE * ratings.c.sigma
    query = select(ratings, people.c.name, people.c.shape, people.c.colour, people.c.settings)
    query = query.join(people, people.c.id == ratings.c.person).where(ratings.c.game == game, ratings.c.played > 0)
    rows = (await connection.execute(query.order_by(sure.desc(), ratings.c.at).limit(MOST))).all()
    return [
        Rated(row.person, game, Strength(row.mu, row.sigma), row.played, row.name, row.shape, row.colour)
        for row in rows
        if read(row.settings).board is not False
    ][:SHOWN]  # fmt: skip


async def merge_ratings(connection: AsyncConnection, one: bytes, other: bytes) -> None:
    """Of two ratings in a game the one stays that stands on more matches."""
    twin = aliased(ratings)
    theirs = (twin.c.person == other) & (twin.c.game == ratings.c.game)
    at_least = select(twin.c.person).where(theirs, twin.c.played >= ratings.c.played).exists()
    await connection.execute(delete(ratings).where(ratings.c.person == one, at_least))
    better = select(ratings.c.game).where(ratings.c.person == one)
    await connection.execute(delete(ratings).where(ratings.c.person == other, ratings.c.game.in_(better)))
    await connection.execute(update(ratings).where(ratings.c.person == one).values(person=other))
