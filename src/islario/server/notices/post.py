"""Notices and codes that go to addresses of mail and to hooks."""

from __future__ import annotations

import logging
import os

from islario.server.errors import Refusal
from islario.server.notices.hooks import told_to_hook, unlinked
from islario.server.notices.mail import Letter, Mail
from islario.server.notices.outgoing import Failed, Outgoing, Unreachable
from islario.server.settings import Settings
from islario.server.storage.people.notices import Notices, Subscription
from islario.server.storage.people.targets import CODE_LASTS, off_token
from islario.words import Words

log = logging.getLogger(__name__)
SECRET = 32  # bytes of the key that links are signed with
JSON = {"content-type": "application/json", "user-agent": "Islario"}


class Post:
    def __init__(self, settings: Settings, notices: Notices, outgoing: Outgoing) -> None:
        self.url = settings.public_url
        self.notices = notices
        self.outgoing = outgoing
        self.mail = _mail(settings)

    async def key(self) -> bytes:
        """All servers of this database sign their links with the same."""
        return await self.notices.key("off", lambda: os.urandom(SECRET))

    async def notice(self, to: Subscription, title: str, body: str, path: str) -> int:
        """A mail, with a link to the table and one that ends such mails."""
        words = Words.common(to.language)
        title, body = unlinked(title), unlinked(body)  # both may hold a name that somebody has thought up
        off = f"{self.url}/api/off/{off_token(await self.key(), to.name or '')}?lang={to.language}"
        text = f"{title}\n{body}\n{self.url}{path}\n\n-- \n{words.say('notice-mail-off')}\n{off}\n"
        return await self._mailed(Letter(to.endpoint, f"{title} · {body}", text, off))

    async def hook(self, to: Subscription, name: str, title: str, body: str, path: str) -> int:
        """Others may read it, so it says for whom it is."""
        named = Words.common(to.language).say("notice-named", name=name, title=title) if name else title
        content = told_to_hook(to.style, named, body, self.url + path, {})
        return await self.outgoing.post(to.endpoint, JSON, content)

    async def code(self, to: Subscription, code: str) -> None:
        """Sends the code that has to be said before an address counts."""
        words = Words.common(to.language)
        title = words.say("notice-code", code=code)
        body = words.say("notice-code-help", minutes=CODE_LASTS // 60)
        url = f"{self.url}/me"
        try:
            if to.kind == "mail":
                status = await self._mailed(Letter(to.endpoint, title, f"{title}\n\n{body}\n{url}\n"))
            else:
                content = told_to_hook(to.style, title, body, url, {"code": code})
                status = await self.outgoing.post(to.endpoint, JSON, content)
        except (Failed, Unreachable) as wrong:
            log.info("a code has not gone out: %s", wrong)
            status = 0
        if not 200 <= status < 300:
            raise Refusal("target-silent", 422)

    async def _mailed(self, letter: Letter) -> int:
        if self.mail is None:
            raise Failed("no mail is sent any more")
        return await self.mail.send(letter)


def _mail(settings: Settings) -> Mail | None:
    if settings.mailing is None:
        return None
    try:
        return Mail(*settings.mailing)
    except ValueError as wrong:
        log.error("no mail is sent: %s", wrong)
        return None
