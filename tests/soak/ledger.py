"""What a soak has done so far and what came of it, on the disk after every portion: a soak that was killed goes on."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from tests.soak.ground import Figures


@dataclass
class Account:
    """Of one part."""

    of: int
    done: int = 0
    seconds: float = 0.0
    figures: Figures = field(default_factory=Figures)
    faults: list[str] = field(default_factory=list)


@dataclass
class Kept:
    held: bool
    parts: dict[str, Account]


class Ledger:
    def __init__(self, folder: Path, sizes: dict[str, int], anew: bool) -> None:
        self.file = folder / "soak.json"
        self.report = folder / "soak.txt"
        folder.mkdir(parents=True, exist_ok=True)
        kept: dict[str, Account] = {}
        if self.file.exists() and not anew:
            kept = msgspec.json.decode(self.file.read_bytes(), type=Kept).parts
        if self._is_done(kept):  # then this is another one
            kept = {}
        self.parts = {name: kept[name] if name in kept else Account(size) for name, size in sizes.items()}
        for name, size in sizes.items():
            self.parts[name].of = size

    @staticmethod
    def _is_done(parts: dict[str, Account]) -> bool:
        return all(account.done >= account.of for account in parts.values())

    @property
    def held(self) -> bool:
        return self._is_done(self.parts) and not any(account.faults for account in self.parts.values())

    def write(self) -> None:
        """Whole or not at all."""
        content = msgspec.json.format(msgspec.json.encode(Kept(self.held, self.parts)), indent=1)
        for file, told in ((self.file, content), (self.report, self.text().encode())):
            draft = file.with_suffix(".new")
            draft.write_bytes(told)
            draft.replace(file)

    def text(self) -> str:
        lines = [
            f"The soak, {time.strftime('%Y-%m-%d %H:%M')}: {'all held' if self.held else 'not (yet) all held'}",
            "",
        ]
        for name, account in self.parts.items():
            lines.append(f"{name}: {account.done} of {account.of} in {account.seconds:.0f} s")
            counts = ", ".join(f"{count} {what}" for what, count in sorted(account.figures.counts.items()))
            worst = ", ".join(f"{what} {value:.1f}" for what, value in account.figures.worst.items())
            lines += [f"    {told}" for told in (counts, worst) if told]
            lines += [f"    FAULT: {fault[-1500:]}" for fault in account.faults]
        return "\n".join(lines) + "\n"
