"""Counters and timings in Prometheus' text format."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
Labels = tuple[tuple[str, str], ...]


class Metrics:
    def __init__(self) -> None:
        self.counters: dict[tuple[str, Labels], int] = defaultdict(int)
        self.timings: dict[str, list[float]] = {}  # how many in each bucket, then above all, then their sum

    def count(self, name: str, by: int = 1, /, **labels: str) -> None:
        self.counters[name, tuple(sorted(labels.items()))] += by

    def observe(self, name: str, seconds: float) -> None:
        cells = self.timings.setdefault(name, [0.0] * (len(BUCKETS) + 2))
        cells[bisect_left(BUCKETS, seconds)] += 1
        cells[-1] += seconds

    def text(self, gauges: dict[str, float]) -> str:
        lines: list[str] = []
        for (name, labels), value in sorted(self.counters.items()):
            line = f"# TYPE islario_{name}_total counter"
            lines += [] if line in lines else [line]
            told = ",".join(f'{key}="{each}"' for key, each in labels)
            lines.append(f"islario_{name}_total{'{' + told + '}' if told else ''} {value}")
        for name, gauge in gauges.items():
            lines += [f"# TYPE islario_{name} gauge", f"islario_{name} {gauge:g}"]
        for name, cells in self.timings.items():
            lines.append(f"# TYPE islario_{name} histogram")
            total = 0.0
            for bound, cell in zip([*map(str, BUCKETS), "+Inf"], cells, strict=False):
                total += cell
                lines.append(f'islario_{name}_bucket{{le="{bound}"}} {total:g}')
            lines += [f"islario_{name}_sum {cells[-1]:.6f}", f"islario_{name}_count {total:g}"]
        return "\n".join(lines) + "\n"
