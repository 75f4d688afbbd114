"""Mail, through the server that the operator has named: `smtp://user:word@host:587`, or `smtps://` where all of it is
encrypted from the start. What smtp:// says is encrypted where that server offers it, and a password goes there no other
way, but on this machine.
"""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from islario.server.notices.outgoing import Failed, Unreachable

SECONDS = 15.0
AT_ONCE = 4
LONGEST = 254
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}")
ENDS = b"List-Unsubscribe: <%s>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"
HERE = ("localhost", "127.0.0.1", "::1")


def is_address(text: str) -> bool:
    """Whether mail could go there: one plain address, with nothing that could become another header or receiver."""
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None and ".." not in text


@dataclass(frozen=True)
class Letter:
    to: str
    subject: str
    text: str
    off: str | None = None  # the address that ends such mail by one click


class Mail:
    def __init__(self, server: str, sender: str) -> None:
        parts = urlsplit(server)
        self.encrypted = parts.scheme == "smtps"
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise ValueError("neither smtp:// nor smtps://")
        self.host, self.port = parts.hostname, parts.port or (465 if self.encrypted else 587)
        self.user, self.word = unquote(parts.username or ""), unquote(parts.password or "")
        if not is_address(sender):
            raise ValueError("the sender is no address")
        self.sender = sender
        self.room = asyncio.Semaphore(AT_ONCE)

    async def send(self, letter: Letter) -> int:
        """250 where it was taken, 410 where there is no such receiver. Failed: it may go better later."""
        async with self.room:
            return await asyncio.to_thread(self._send, self.written(letter), letter.to)

    def written(self, letter: Letter) -> bytes:
        """The mail itself, with nothing in it that could become another header."""
        if not is_address(letter.to):
            raise Unreachable("no address")
        mail = EmailMessage(policy=SMTP)
        mail["From"], mail["To"] = f"Islario <{self.sender}>", letter.to
        mail["Subject"] = " ".join(letter.subject.split())
        mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=self.sender.rpartition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(letter.text, cte="quoted-printable")
        if letter.off is None:
            return mail.as_bytes()
        # an address longer than a line stays in one: folded or encoded, not every program reads it
        return ENDS % letter.off.encode("ascii") + mail.as_bytes()

    def _send(self, mail: bytes, to: str) -> int:
        trust = ssl.create_default_context()
        try:
            with self._opened(trust) as line:
                if not self.encrypted and line.has_extn("starttls"):
                    line.starttls(context=trust)
                    line.ehlo()
                elif self.user and not self.encrypted and self.host not in HERE:
                    raise Failed("a password is not sent in clear")
                if self.user:
                    line.login(self.user, self.word)
                line.sendmail(self.sender, [to], mail)
        except smtplib.SMTPRecipientsRefused as wrong:
            status = next(iter(wrong.recipients.values()))[0]
            if status >= 500:
                return 410
            raise Failed(f"status {status}") from None
        except (smtplib.SMTPException, OSError) as wrong:
            raise Failed(type(wrong).__name__) from None
        return 250

    def _opened(self, trust: ssl.SSLContext) -> smtplib.SMTP:
        if self.encrypted:
            line: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=trust)
        else:
            line = smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        line.ehlo()
        return line
