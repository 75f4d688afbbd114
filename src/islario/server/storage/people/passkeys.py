"""Passkeys: the public halves of keys by which people are known again, and challenges that wait for an answer."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update

from islario.server.errors import Refusal
from islario.server.storage.people.identity import People
from islario.server.storage.schema import challenges, passkeys, people
from islario.server.storage.store import Store

MOST = 10  # of one person
LASTS = 300  # seconds for which a challenge waits


@dataclass(frozen=True)
class Passkey:
    id: bytes  # the credential's
    name: str  # by which it is named when it is to be removed
    person: bytes
    party: str  # the name of the server that it was made for
    content: bytes  # its public key, as authenticators write it
    label: str
    since: int
    used: int
    count: int  # how often it says that it has signed


class Passkeys:
    def __init__(self, store: Store, people: People) -> None:
        self.store = store
        self.people = people

    async def of(self, person: bytes) -> list[Passkey]:
        query = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.since, passkeys.c.name)
        async with self.store.reading() as connection:
            return [Passkey(**row) for row in (await connection.execute(query)).mappings()]

    async def found(self, credential: bytes, party: str) -> Passkey:
        query = select(passkeys).where(passkeys.c.id == credential, passkeys.c.party == party)
        async with self.store.reading() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
        if row is None:
            raise Refusal("wrong-passkey", 403)
        return Passkey(**row)

    async def challenge(self, device: bytes, kind: str, state: str, now: int) -> None:
        """Sets a browser a task; an earlier one of its is void."""
        async with self.store.writing() as connection:
            this = (challenges.c.device == device) & (challenges.c.kind == kind)
            await connection.execute(delete(challenges).where(this | (challenges.c.until < now)))
            row = {"device": device, "kind": kind, "state": state, "until": now + LASTS}
            await connection.execute(insert(challenges).values(row))

    async def spent(self, device: bytes, kind: str, now: int) -> str:
        """What the browser was set, once."""
        this = (challenges.c.device == device) & (challenges.c.kind == kind) & (challenges.c.until >= now)
        async with self.store.writing() as connection:
            gone = delete(challenges).where(this).returning(challenges.c.state)
            state: str | None = (await connection.execute(gone)).scalar_one_or_none()
        if state is None:
            raise Refusal("passkey-late", 409)
        return state

    async def add(self, passkey: Passkey) -> None:
        mine = passkeys.c.person == passkey.person
        async with self.store.writing() as connection:
            await connection.execute(update(people).where(people.c.id == passkey.person).values(since=people.c.since))
            count = select(func.count()).select_from(passkeys).where(mine)
            if int((await connection.execute(count)).scalar_one()) >= MOST:
                raise Refusal("too-many-passkeys", 409, most=MOST)
            known = select(passkeys.c.id).where(passkeys.c.id == passkey.id)
            if (await connection.execute(known)).first() is not None:
                raise Refusal("wrong-passkey", 403)
            await connection.execute(insert(passkeys).values(vars(passkey)))

    async def remove(self, person: bytes, name: str) -> None:
        this = (passkeys.c.person == person) & (passkeys.c.name == name)
        async with self.store.writing() as connection:
            if not (await connection.execute(delete(passkeys).where(this))).rowcount:
                raise Refusal("no-such-passkey", 404)

    async def enter(self, passkey: Passkey, count: int, device: bytes, label: str, bring: bool, now: int) -> list[str]:
        """A browser becomes a device of whose passkey it is. Returns the tables whose seats have changed hands by that.
        A key that has signed less often than before is a copy of it."""
        more = passkeys.c.count < count if count else passkeys.c.count == 0  # many never count
        this = (passkeys.c.id == passkey.id) & more
        async with self.store.writing() as connection:
            used = await connection.execute(update(passkeys).where(this).values(used=now, count=count))
            if not used.rowcount:
                raise Refusal("wrong-passkey", 403)
            moved = await self.people.become(connection, passkey.person, device, label, bring, now)
        self.people.forget()
        return moved
