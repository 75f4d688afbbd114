"""Addresses of mail and on the web where somebody wants to be told: each counts once a code came there and was said.

How much is sent to an address within an hour is limited whoever asks for it, so nobody is flooded by strangers.
"""

from __future__ import annotations

import hmac
import secrets
from typing import Literal

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from islario.server.errors import Refusal
from islario.server.http.entry.secrets import hashed, new_id, same
from islario.server.storage.people.notices import Subscription
from islario.server.storage.schema import sendings, subscriptions
from islario.server.storage.store import Store

MOST = 5  # of one person
CODE_LASTS = 900  # seconds
MOST_TRIES = 5  # at one code
AN_HOUR = 3600
CODES_THERE, CODES_FOR_ONE, NOTICES_THERE = 3, 6, 12  # within an hour: codes to an address and for a person, notices


class Targets:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(
        self, person: bytes, kind: Literal["mail", "hook"], address: str, style: str, language: str, now: int
    ) -> tuple[Subscription, str]:
        """An address that does not count yet, and the code to send there."""
        code = f"{secrets.randbelow(10**6):06}"
        async with self.store.writing() as connection:
            late = subscriptions.c.code.is_not(None) & (subscriptions.c.until < now)
            again = subscriptions.c.code.is_not(None) & (subscriptions.c.person == person)
            await connection.execute(
                delete(subscriptions).where(late | (again & (subscriptions.c.endpoint == address)))
            )
            mine = select(subscriptions.c.endpoint).where(subscriptions.c.person == person)
            known = (await connection.execute(mine)).scalars().all()
            if address in known:
                raise Refusal("target-known", 409)
            if len(known) >= MOST:
                raise Refusal("too-many-targets", 409, most=MOST)
            there, theirs = _hash("code", address.lower()), _hash("codes of", person.hex())
            spent = await _spent(connection, there, now) >= CODES_THERE
            if spent or await _spent(connection, theirs, now) >= CODES_FOR_ONE:
                raise Refusal("too-many-codes", 429, AN_HOUR)
            for target in (there, theirs):
                await connection.execute(insert(sendings).values(id=new_id(), target=target, at=now))
            name = new_id()
            fresh = Subscription(
                _hash("target", name), address, b"", b"", language, kind=kind, person=person, name=name, style=style,
                code=_hash(name, code), until=now + CODE_LASTS,
            )  # fmt: skip
            await connection.execute(insert(subscriptions).values(vars(fresh)))
        return fresh, code

    async def confirm(self, person: bytes, name: str, code: str, now: int) -> None:
        """Whoever says the code reads what is sent there."""
        this = (subscriptions.c.person == person) & (subscriptions.c.name == name)
        async with self.store.writing() as connection:
            tried = update(subscriptions).where(this, subscriptions.c.tries < MOST_TRIES, subscriptions.c.until >= now)
            tried = tried.values(tries=subscriptions.c.tries + 1).returning(subscriptions.c.code)
            stored = (await connection.execute(tried)).scalar_one_or_none()
            right = stored is not None and same(_hash(name, code), bytes(stored))
            if right:
                done = update(subscriptions).where(this).values(code=None, until=None, tries=0)
                await connection.execute(done)
        if not right:  # and that it was tried stays noted
            raise Refusal("wrong-code", 403)

    async def end(self, person: bytes, name: str) -> None:
        this = (subscriptions.c.person == person) & (subscriptions.c.name == name)
        async with self.store.writing() as connection:
            await connection.execute(delete(subscriptions).where(this))

    async def end_by_name(self, name: str) -> None:
        """By a link that was sent there."""
        async with self.store.writing() as connection:
            await connection.execute(delete(subscriptions).where(subscriptions.c.name == name))

    async def of(self, person: bytes) -> list[Subscription]:
        query = select(subscriptions).where(subscriptions.c.person == person).order_by(subscriptions.c.endpoint)
        async with self.store.reading() as connection:
            return [Subscription(**row) for row in (await connection.execute(query)).mappings()]

    async def spend(self, subscription: Subscription, now: int) -> bool:
        """Whether one more notice may go there within this hour; if so, it counts."""
        target = _hash("notice", subscription.endpoint.lower())
        async with self.store.writing() as connection:
            await connection.execute(delete(sendings).where(sendings.c.at <= now - AN_HOUR))
            if await _spent(connection, target, now) >= NOTICES_THERE:
                return False
            await connection.execute(insert(sendings).values(id=new_id(), target=target, at=now))
        return True


async def _spent(connection: AsyncConnection, target: bytes, now: int) -> int:
    query = select(func.count()).where(sendings.c.target == target, sendings.c.at > now - AN_HOUR)
    return int((await connection.execute(query)).scalar_one())


def _hash(*parts: str) -> bytes:
    return hashed("\n".join(parts))


def off_token(key: bytes, name: str) -> str:
    """What stands in a link that ends an address: nobody else can make one."""
    return f"{name}.{hmac.new(key, name.encode(), 'sha256').hexdigest()[:32]}"


def name_in(key: bytes, token: str) -> str | None:
    """Which address a link ends; None where it is no link of ours."""
    name = token.partition(".")[0]
    return name if hmac.compare_digest(off_token(key, name).encode(), token.encode()) else None
