"""Bells: whoever is asked and does not look is told, once, gathered, and not at night.

What rings a bell is what everybody sees (`tables/glance.py`): in a secret window nobody's notice depends on what
somebody holds. The rest is the receiver's own: where they look, what they have answered, when they sleep.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

import msgspec

from islario.kernel.errors import IslarioError
from islario.kernel.shelf import folder_of
from islario.server.http.answers.own import MyTable
from islario.server.http.entry.secrets import new_id
from islario.server.notices.outgoing import Failed, Outgoing, Unreachable
from islario.server.notices.post import Post
from islario.server.notices.push import Vapid, new_key, sealed
from islario.server.settings import Settings
from islario.server.storage.glances import running
from islario.server.storage.people.company import Invitation, invited
from islario.server.storage.people.notices import Called, Notices, Subscription
from islario.server.storage.people.targets import Targets
from islario.server.tables.rooms import Rooms
from islario.server.views.mine import describe_tables
from islario.server.watching.metrics import Metrics
from islario.server.watching.rounds import for_ever
from islario.words import Words

log = logging.getLogger(__name__)
EVERY = 2.0  # seconds between two looks
LOOKS = 150  # seconds for which other servers believe that somebody looks; said again in less than half of them
LASTS = 12 * 3600  # seconds for which a push service keeps a message for a browser that is not there
FULL = 600  # seconds after which it is tried again where an hour's notices have been sent
MOST_FAILED = 6  # attempts in a row; then a browser has to ask anew
FIRST_PAUSE = 60  # seconds until the second attempt; four times as long until each further one
GONE = (404, 410)  # the browser has unsubscribed


class Notice(msgspec.Struct):
    """What a browser is told: nothing that it could not read on its front page."""

    title: str
    body: str
    url: str
    waiting: int  # tables, for the app's badge
    off: str  # what the button says that ends these notices


class Bells:
    def __init__(
        self, settings: Settings, notices: Notices, rooms: Rooms, metrics: Metrics, time: Callable[[], int]
    ) -> None:  # fmt: skip
        self.settings = settings
        self.notices = notices
        self.rooms = rooms
        self.metrics = metrics
        self.time = time
        self.outgoing = Outgoing(settings.reach_private)
        self.targets = Targets(notices.store)
        self.post = Post(settings, notices, self.outgoing)
        self.server = new_id()
        self.lookers: set[tuple[bytes, str]] = set()  # as others were told
        self.told_at = 0
        self.vapid: Vapid | None = None

    async def own_key(self) -> Vapid:
        if self.vapid is None:
            self.vapid = Vapid(await self.notices.key("vapid", new_key), f"https://{self.settings.public_name}")
        return self.vapid

    async def watch(self) -> None:
        """Looks for ever who is to be told."""
        await for_ever(self.look, EVERY, "notices")

    async def look(self) -> None:
        now = self.time()
        if self.settings.is_postgres:
            await self._say_who_looks(now)
        await self.notices.ring(now)
        await asyncio.gather(*map(self._tell, await self.notices.take(now)))

    async def _say_who_looks(self, now: int) -> None:
        looking = set(self.rooms.lookers())
        again = now - self.told_at >= LOOKS // 3
        come = looking if again else looking - self.lookers
        if come or self.lookers - looking:
            await self.notices.note_lookers(self.server, come, self.lookers - looking, now + LOOKS, now)
        if again:
            self.told_at = now
        self.lookers = looking

    async def _tell(self, subscription: Subscription) -> None:
        now = self.time()
        called = await self.notices.called(subscription)
        if called is None:  # nobody's device any more
            await self.notices.end(subscription)
            return
        when = called.when(now)
        notice = await self._notice(called, subscription, now) if when <= now else None
        if notice is None:
            await self.notices.put(subscription, when if when > now else None, subscription.sent, subscription.failed)
            return
        if subscription.kind != "push" and not await self.targets.spend(subscription, now):
            await self.notices.put(subscription, now + FULL, subscription.sent, subscription.failed)
            return
        try:
            status = await self._send(subscription, called, notice, now)
        except Unreachable as wrong:
            log.info("a push endpoint is not reached: %s", wrong)
            status = GONE[0]
        except Failed as wrong:
            log.info("a push endpoint has not answered: %s", wrong)
            status = 0
        self.metrics.count("notices", status=str(status))
        await self._note(subscription, status, now)

    async def _note(self, subscription: Subscription, status: int, now: int) -> None:
        failed = subscription.failed + 1
        if 200 <= status < 300:
            await self.notices.put(subscription, None, now, 0)
        elif status in GONE or failed >= MOST_FAILED:
            await self.notices.end(subscription)
        else:
            await self.notices.put(subscription, now + FIRST_PAUSE * 4 ** (failed - 1), subscription.sent, failed)

    async def _send(self, subscription: Subscription, called: Called, notice: Notice, now: int) -> int:
        if subscription.kind == "mail":
            return await self.post.notice(subscription, notice.title, notice.body, notice.url)
        if subscription.kind == "hook":
            return await self.post.hook(subscription, called.name, notice.title, notice.body, notice.url)
        vapid = await self.own_key()
        body = sealed(msgspec.json.encode(notice), subscription.point, subscription.secret)
        headers = {
            "authorization": vapid.signed(subscription.endpoint, now), "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream", "ttl": str(LASTS), "topic": "islario", "urgency": "normal",
        }  # fmt: skip
        return await self.outgoing.post(subscription.endpoint, headers, body)

    async def _notice(self, called: Called, subscription: Subscription, now: int) -> Notice | None:
        """What there is to tell now: nothing of tables that they look at."""
        async with self.notices.store.reading() as connection:
            rows = await running(connection, called.person)
            kept = await invited(connection, called.person)
        if subscription.kind == "hook":  # which others see: in secret windows it is told nothing
            rows = [row for row in rows if row.glance is None or row.glance.window is None]
        tables = describe_tables(rows, [])
        seen = {match for person, match in self.rooms.lookers() if person == called.person}
        if self.settings.is_postgres:
            seen |= await self.notices.looked_at(called.person, now)
        waiting = [table for table in tables.running if table.turn and not table.lesson]  # in lessons nobody waits
        unseen = [table for table in waiting if table.id not in seen]
        if unseen:
            return noticed(unseen, len(waiting), subscription.language)
        fresh = [each for each in kept if each.at >= subscription.sent]
        return kept_for(fresh[0], len(waiting), subscription.language) if fresh else None


def noticed(tables: Sequence[MyTable], waiting: int, language: str) -> Notice:
    """One table by its name, several by their number."""
    words = Words.common(language)
    one = next((table for table in tables if table.nudged is not None), tables[0])
    titles = {table.game: _title(table.game, language) for table in tables}
    if one.nudged is not None:
        name = one.seats[one.nudged].name or words.say("player", number=one.nudged + 1)
        title, body, url = words.say("notice-nudge", name=name), _told(one, words, titles), f"/table/{one.id}"
    elif len(tables) == 1:
        title, body, url = words.say("notice-turn"), _told(one, words, titles), f"/table/{one.id}"
    else:
        title, body, url = words.say("notice-waiting", count=len(tables)), ", ".join(titles.values()), "/"
    return Notice(title, body, url, waiting, words.say("notice-off"))


def kept_for(invitation: Invitation, waiting: int, language: str) -> Notice:
    """Somebody keeps a seat for one."""
    words = Words.common(language)
    title = words.say("notice-kept", name=invitation.name or words.say("somebody"))
    game = _title(invitation.game, language)
    return Notice(title, game, f"/table/{invitation.match}", waiting, words.say("notice-off"))


def _told(table: MyTable, words: Words, titles: dict[str, str]) -> str:
    """The game, and with whom."""
    others = [
        sitting.name or words.say("player", number=seat + 1)
        for seat, sitting in enumerate(table.seats)
        if seat not in table.mine and sitting.kind != "open"
    ]
    if not others:
        return titles[table.game]
    return words.say("notice-table", game=titles[table.game], names=", ".join(others))


def _title(game: str, language: str) -> str:
    try:
        return Words.of_game(folder_of(game), language).say("title")
    except IslarioError:  # it is not installed any more
        return game
