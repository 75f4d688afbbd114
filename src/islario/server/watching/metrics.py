"""Figures for Prometheus, in its text format: one process's own, or those of all that share an address."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Mapping

import msgspec

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
Labels = tuple[tuple[str, str], ...]
# all that is counted, timed or looked at, and what it is; a test sees to it that nothing is missing
WHAT = {
    "bots_given_up": "Moves that a bot could not find, by level: the seat waits.",
    "bots_thinking": "Tables where a bot is about to move.",
    "database_bytes": "The size of the database; all processes see the same one.",
    "games_ready": "Games whose rules are compiled and loaded.",
    "hints": 'Answers to "what would you do?".',
    "live_matches": "Matches in memory.",
    "load_seconds": "How long it takes to load a match that is not in memory.",
    "matches_halted": "Matches found that cannot go on, by reason.",
    "memory_bytes": "Memory of the process that serves.",
    "move_seconds": "How long a move takes until it is stored and answered.",
    "moves": "Moves stored.",
    "notices": "Notices sent to browsers, by the status of the answer; 0: none came.",
    "races_lost": "Moves that another process stored first.",
    "request_seconds": "How long a request takes.",
    "requests": "Requests answered, by method and status.",
    "sockets": "Sockets open now.",
    "sockets_dismissed": "Sockets closed by the server, by code.",
    "sockets_opened": "Sockets opened.",
    "sockets_refused": "Sockets refused before they opened.",
    "tables_created": "Tables made, by game.",
    "tables_made_room": "Unused tables removed to make room for new ones.",
    "thoughts": "Decisions thought about, by level.",
    "thoughts_failed": "Thoughts that came to nothing.",
    "thoughts_shortened": "Thoughts cut short because others waited.",
    "thoughts_waiting": "Thoughts that wait for a process.",
    "workers": "Processes that think for bots and hints.",
    "workers_memory_bytes": "Memory of the processes that think.",
    "workers_replaced": "Processes that thought and died or hung.",
}


class Figures(msgspec.Struct):
    """One process's, at one moment."""

    counters: list[tuple[str, Labels, int]]
    gauges: dict[str, float]
    timings: dict[str, list[float]]  # how many in each bucket, then above all, then their sum


class Metrics:
    def __init__(self) -> None:
        self.counters: dict[tuple[str, Labels], int] = defaultdict(int)
        self.timings: dict[str, list[float]] = {}

    def count(self, name: str, by: int = 1, /, **labels: str) -> None:
        self.counters[name, tuple(sorted(labels.items()))] += by

    def observe(self, name: str, seconds: float) -> None:
        cells = self.timings.setdefault(name, [0.0] * (len(BUCKETS) + 2))
        cells[bisect_left(BUCKETS, seconds)] += 1
        cells[-1] += seconds

    def figures(self, gauges: Mapping[str, float]) -> Figures:
        counters = [(name, labels, value) for (name, labels), value in sorted(self.counters.items())]
        return Figures(counters, dict(gauges), self.timings)

    def text(self, gauges: Mapping[str, float]) -> str:
        return in_text({"": self.figures(gauges)})


def in_text(shares: Mapping[str, Figures]) -> str:
    """All figures, each of them together; of several processes each is marked with its own."""
    groups: dict[str, list[str]] = {}

    def group(name: str, kind: str) -> list[str]:
        full = f"islario_{name}_total" if kind == "counter" else f"islario_{name}"
        return groups.setdefault(full, [f"# HELP {full} {WHAT[name]}", f"# TYPE {full} {kind}"])

    for process, figures in shares.items():
        own: Labels = (("process", process),) if process else ()
        for name, labels, value in figures.counters:
            group(name, "counter").append(f"islario_{name}_total{_marked(own, labels)} {value}")
        for name, gauge in figures.gauges.items():
            group(name, "gauge").append(f"islario_{name}{_marked(own)} {gauge:.15g}")
        for name, cells in figures.timings.items():
            lines = group(name, "histogram")
            total = 0.0
            for bound, cell in zip([*map(str, BUCKETS), "+Inf"], cells, strict=False):
                total += cell
                lines.append(f"islario_{name}_bucket{_marked(own, (('le', bound),))} {total:.15g}")
            lines.append(f"islario_{name}_sum{_marked(own)} {cells[-1]:.6f}")
            lines.append(f"islario_{name}_count{_marked(own)} {total:.15g}")
    return "\n".join(line for lines in groups.values() for line in lines) + "\n"


def _marked(*labels: Labels) -> str:
    told = ",".join(f'{name}="{value}"' for each in labels for name, value in each)
    return f"{{{told}}}" if told else ""
