"""Processes that share an address: whichever is asked for figures tells those of all."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path

import msgspec

from islario.server.settings import Settings
from islario.server.watching.metrics import Figures

log = logging.getLogger(__name__)
PATIENCE = 2.0  # seconds that another has to answer; without it, its figures are missing this once


class Siblings:
    """One server alone has none."""

    def __init__(self, settings: Settings, figures: Callable[[], Figures]) -> None:
        self.folder = Path(settings.crew) if settings.crew else None
        self.place = str(settings.place)
        self.figures = figures
        self.server: asyncio.Server | None = None

    async def opened(self) -> None:
        if self.folder is not None:
            own = self.folder / self.place
            own.unlink(missing_ok=True)  # of one that was killed
            self.server = await asyncio.start_unix_server(self._tell, own)

    async def closed(self) -> None:
        if self.server is not None:
            self.server.close()
            await self.server.wait_closed()

    async def _tell(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            writer.write(msgspec.json.encode(self.figures()))
            await writer.drain()
        except OSError:  # whoever asked has gone
            pass
        finally:
            writer.close()

    async def all(self) -> dict[str, Figures]:
        if self.folder is None:
            return {"": self.figures()}
        places = sorted(path.name for path in self.folder.iterdir() if path.name.isdecimal())
        found = await asyncio.gather(*map(self._ask, places))
        return {place: figures for place, figures in zip(places, found, strict=True) if figures is not None}

    async def _ask(self, place: str) -> Figures | None:
        if place == self.place:
            return self.figures()
        assert self.folder is not None, "asked for siblings only"
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_unix_connection(self.folder / place)
                try:
                    return msgspec.json.decode(await reader.read(), type=Figures)
                finally:
                    writer.close()
        except (OSError, TimeoutError, msgspec.MsgspecError):
            return None
