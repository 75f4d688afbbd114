"""A player that learns from nothing but matches against itself, in numpy: `python examples/learner.py --help`.

A network of one hidden layer sees what its seat may know and weighs every legal move (policy) and how the match
will end (value). All matches of an iteration are played as one batch; then moves that ended better than expected
become more likely (PPO). After every few iterations it plays random opponents, and the curve is drawn.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

import numpy as np

import islario

Array = np.ndarray
CLIP, SPREAD, VALUE_SHARE = 0.2, 0.01, 0.5  # how far a policy may move at once, and what else counts in its loss


class Network:
    """Observations in; one weight a move and one expectation out."""

    def __init__(self, features: int, moves: int, hidden: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.weights = {
            "in": chance.normal(0, features**-0.5, (features, hidden)).astype(np.float32),
            "in0": np.zeros(hidden, np.float32),
            "out": chance.normal(0, 0.01, (hidden, moves + 1)).astype(np.float32),
            "out0": np.zeros(moves + 1, np.float32),
        }
        self.means = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.updates = 0

    def forward(self, seen: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the probabilities of all moves, and the expected outcome."""
        hidden = np.maximum(seen @ self.weights["in"] + self.weights["in0"], 0)
        out = hidden @ self.weights["out"] + self.weights["out0"]
        logits = np.where(masks, out[:, :-1], -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True), out[:, -1]

    def learn(self, seen: Array, hidden: Array, slope: Array, rate: float) -> None:
        """One step of Adam down the slope of the loss at the outputs."""
        inner = (slope @ self.weights["out"].T) * (hidden > 0)
        slopes = {"in": seen.T @ inner, "in0": inner.sum(0), "out": hidden.T @ slope, "out0": slope.sum(0)}
        self.updates += 1
        for name, gradient in slopes.items():
            self.means[name] += 0.1 * (gradient - self.means[name])
            self.squares[name] += 0.001 * (gradient**2 - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.updates)
            square = self.squares[name] / (1 - 0.999**self.updates)
            self.weights[name] -= rate * mean / (np.sqrt(square) + 1e-8)


def choose(chances: Array, chance: np.random.Generator) -> Array:
    """A move for each match, drawn by its probabilities."""
    reached = chances.cumsum(axis=1)
    moves: Array = (reached < chance.random((len(chances), 1)) * reached[:, -1:]).sum(axis=1)
    return moves


@dataclass
class Experience:
    """Every decision of many matches: what was seen, allowed and chosen, how likely it was and how it ended."""

    seen: Array
    masks: Array
    moves: Array
    likely: Array
    outcome: Array


def play(network: Network, game: str, players: int, size: int, seed: int) -> Experience:
    """Matches of the network against itself."""
    batch = islario.batch(game, players, size, seed=seed, auto_reset=False)
    chance = np.random.default_rng(seed)
    parts: list[tuple[Array, ...]] = []
    while not batch.done.all():
        rows = np.flatnonzero(~batch.done)
        seen, masks = batch.observations[rows], batch.masks[rows]
        _, chances, _ = network.forward(seen, masks)
        moves = np.zeros(size, np.int64)
        moves[rows] = choose(chances, chance)
        parts.append((seen, masks, moves[rows], chances[np.arange(len(rows)), moves[rows]], rows, batch.seats[rows]))
        batch.step(moves)
    seen, masks, moves, likely, rows, seats = (np.concatenate(part) for part in zip(*parts, strict=True))
    points = batch.scores.astype(np.float32)
    ahead = points - (points.mean() if players == 1 else (points.sum(1, keepdims=True) - points) / (players - 1))
    return Experience(seen, masks, moves, likely, ahead[rows, seats] / (ahead.std() + 1e-6))


def improve(network: Network, lived: Experience, rate: float, chance: np.random.Generator, rounds: int = 2) -> None:
    """Moves that ended better than expected become more likely, but not much more at once."""
    for _ in range(rounds):
        for some in np.array_split(chance.permutation(len(lived.moves)), max(1, len(lived.moves) // 1024)):
            seen, moves, likely = lived.seen[some], lived.moves[some], lived.likely[some]
            hidden, chances, expected = network.forward(seen, lived.masks[some])
            better = lived.outcome[some] - expected
            advantage = (better - better.mean()) / (better.std() + 1e-6)
            here = np.arange(len(some))
            ratio = chances[here, moves] / likely
            held = np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            slope = chances * (advantage * ratio * held)[:, None]
            slope[here, moves] -= advantage * ratio * held
            logs = np.log(chances + 1e-9)
            slope += SPREAD * chances * (logs - (chances * logs).sum(1, keepdims=True))
            slope = np.column_stack([slope, -VALUE_SHARE * better]) / len(some)
            network.learn(seen, hidden, slope.astype(np.float32), rate)


def against_random(network: Network, game: str, players: int, matches: int, seed: int) -> tuple[float, float]:
    """The network in one seat of each match, random players in the others: its share of wins, and its points ahead."""
    batch = islario.batch(game, players, matches, seed=seed, auto_reset=False)
    chance = np.random.default_rng(seed)
    mine = np.arange(matches) % players
    while not batch.done.all():
        moves = batch.sample()
        rows = np.flatnonzero(batch.seats == mine)
        if len(rows):
            moves[rows] = choose(network.forward(batch.observations[rows], batch.masks[rows])[1], chance)
        batch.step(moves)
    here = np.arange(matches)
    won = batch.places == 1
    share = (won / won.sum(axis=1, keepdims=True))[here, mine].mean()
    points = batch.scores[here, mine]
    others = (batch.scores.sum(axis=1) - points) / max(players - 1, 1)
    return float(share), float((points - others).mean())


def draw_curve(curve: list[tuple[int, float]], title: str, fair: float) -> str:
    """The share of wins over the decisions learned from, as SVG."""
    wide, high, left, low = 640, 320, 60, 270
    most = max(decisions for decisions, _ in curve)
    points = [(left + decisions / most * 550, low - share * 230) for decisions, share in curve]
    grid = "".join(
        f'<path d="M{left} {low - share * 2.3}H610" stroke="#e3d9c3"/><text x="{left - 8}" y="{low - share * 2.3 + 4}"'
        f' text-anchor="end">{share} %</text>'
        for share in range(0, 101, 25)
    )
    line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="Georgia, serif"'
        f' font-size="13" fill="#3a2d20" role="img"><title>{title}</title><rect width="{wide}" height="{high}"'
        f' fill="#fbf6ea"/><text x="{left}" y="26" font-size="16">{title}</text>{grid}<path d="M{left} '
        f'{low - fair * 230}H610" stroke="#9b2d23" stroke-dasharray="6 5"/><text x="606" y="{low - fair * 230 - 6:.0f}"'
        f' text-anchor="end" fill="#9b2d23">as good as random</text><path d="{line}" fill="none" stroke="#2b5f75"'
        f' stroke-width="3"/><text x="335" y="{high - 12}" text-anchor="middle">decisions learned from,'
        f" up to {most:,}</text></svg>\n"
    )


def learn(
    game: str, players: int, iterations: int, size: int = 256, hidden: int = 64, rate: float = 2e-3, seed: int = 1,
    every: int = 2, matches: int = 1000,
) -> tuple[Network, list[tuple[int, float]]]:  # fmt: skip
    """Learns, and returns the network with its curve: decisions learned from, share of wins against random."""
    rules = islario.game(game).rules
    network = Network(rules.observation_size, rules.moves.count, hidden, seed)
    chance, decisions = np.random.default_rng(seed), 0
    share, ahead = against_random(network, game, players, matches, seed)
    curve = [(0, share)]
    for iteration in range(1, iterations + 1):
        lived = play(network, game, players, size, seed * 1_000_003 + iteration)
        improve(network, lived, rate, chance)
        decisions += len(lived.moves)
        if iteration % every == 0 or iteration == iterations:
            share, ahead = against_random(network, game, players, matches, seed)
            curve.append((decisions, share))
            print(f"{decisions:>9,} decisions: wins {share:.1%} against random, {ahead:+.1f} points", flush=True)
    return network, curve


def main() -> None:
    parser = argparse.ArgumentParser(description="Learns a game from self-play and shows how well it does.")
    parser.add_argument("game", nargs="?", default="trails-of-tucana")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--size", type=int, default=256, help="matches an iteration")
    parser.add_argument("--every", type=int, default=2, help="iterations between two looks at how well it does")
    parser.add_argument("--curve", type=Path, help="where to draw the learning curve (SVG)")
    chosen = parser.parse_args()
    _, curve = learn(chosen.game, chosen.players, chosen.iterations, chosen.size, every=chosen.every)
    if chosen.curve:
        title = f"{islario.game(chosen.game).title()}, {chosen.players} players: wins against random"
        chosen.curve.write_text(draw_curve(curve, title, 1 / chosen.players), encoding="utf-8")


if __name__ == "__main__":
    main()
