"""A player that learns from matches against itself, in PyTorch on one GPU: `python examples/learner_gpu.py --help`.

Thousands of matches are one batch (`islario.batch`): observations, network and moves never leave the device. Every
iteration plays so many steps in every match, then makes moves that ended better than expected more likely (PPO).
On a CPU (`--device cpu`) the same lines run too.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass

import torch
from torch import Tensor, nn

import islario
from islario.kernel.rows import SCALE

CLIP, SPREAD, VALUE_SHARE, TRACE = 0.2, 0.01, 0.5, 0.95  # TRACE: how far an outcome counts for what came long before


class Network(nn.Module):
    """Observations in; one weight a move and one expected outcome out."""

    def __init__(self, features: int, moves: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.moves, self.outcome = nn.Linear(hidden, moves), nn.Linear(hidden, 1)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """How likely each move is, as logarithms, and the expected outcome for the seat that decides."""
        inner = self.body(seen.float() / SCALE)
        logits = self.moves(inner).masked_fill(~masks, -1e9)
        return logits.log_softmax(1), self.outcome(inner).squeeze(1)


def choose(likely: Tensor) -> Tensor:
    """A move for each match, drawn by its probability: the largest after each has got a fair handicap (Gumbel)."""
    return (likely - torch.empty_like(likely).exponential_().log()).argmax(1)


class Table:
    """A batch whose arrays are tensors: they share its memory and change with every step."""

    def __init__(self, game: str, players: int, size: int, device: str, seed: int, auto_reset: bool = True) -> None:
        self.batch = islario.batch(
            game, players, size, device=device, seed=seed, dtype="int8", rewards="places", auto_reset=auto_reset
        )
        arrays = ("observations", "masks", "seats", "rewards", "done")
        self.seen, self.masks, self.seats, self.rewards, self.done = (
            torch.as_tensor(getattr(self.batch, name), device=device) for name in arrays
        )


@dataclass
class Experience:
    """Every decision of an iteration: what was seen, allowed and chosen, how likely it was and how it ended."""

    seen: Tensor
    masks: Tensor
    moves: Tensor
    likely: Tensor
    expected: Tensor
    outcome: Tensor


@torch.no_grad()
def play(network: Network, table: Table, steps: int) -> Experience:
    """So many steps in every match, all seats played by the network."""
    seen = table.seen.new_empty((steps, *table.seen.shape))
    masks = table.masks.new_empty((steps, *table.masks.shape))
    moves = torch.empty((steps, table.batch.size), dtype=torch.int64, device=seen.device)
    likely, expected = (torch.empty(moves.shape, device=seen.device) for _ in range(2))
    seats = torch.empty_like(moves)
    done, rewards = table.done.new_empty(moves.shape), table.rewards.new_empty((steps, *table.rewards.shape))
    for t in range(steps):
        seen[t], masks[t], seats[t] = table.seen, table.masks, table.seats
        chances, expected[t] = network(seen[t], masks[t])
        moves[t] = choose(chances)
        likely[t] = chances.gather(1, moves[t, :, None]).squeeze(1)
        table.batch.step(moves[t])
        done[t], rewards[t] = table.done, table.rewards
    outcome = look_back(expected, seats, done, rewards)
    return Experience(*(part.flatten(0, 1) for part in (seen, masks, moves, likely, expected, outcome)))


def look_back(expected: Tensor, seats: Tensor, done: Tensor, rewards: Tensor) -> Tensor:
    """What each decision led to for its seat: the match's end, or what the seat expected when it last decided, and on
    the way there a little of what it expected at each of its decisions."""
    outcome, to_come = torch.empty_like(expected), torch.zeros_like(rewards[0])
    for t in range(len(expected)):
        to_come.scatter_(1, seats[t, :, None], expected[t, :, None])
    for t in reversed(range(len(expected))):
        to_come = torch.where(done[t, :, None], rewards[t], to_come)
        mine = to_come.gather(1, seats[t, :, None]).squeeze(1)
        outcome[t] = mine
        to_come.scatter_(1, seats[t, :, None], (TRACE * mine + (1 - TRACE) * expected[t])[:, None])
    return outcome


def improve(network: Network, lived: Experience, adam: torch.optim.Optimizer, rounds: int, part: int) -> None:
    """Moves that ended better than expected become more likely, but not much more at once."""
    better = lived.outcome - lived.expected
    advantages = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(rounds):
        for some in torch.randperm(len(better), device=better.device).split(part):
            chances, expected = network(lived.seen[some], lived.masks[some])
            ratio = (chances.gather(1, lived.moves[some, None]).squeeze(1) - lived.likely[some]).exp()
            gain = torch.minimum(ratio * advantages[some], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[some]).mean()
            spread = -(chances.exp() * chances).sum(1).mean()
            loss = VALUE_SHARE * (expected - lived.outcome[some]).square().mean() - gain - SPREAD * spread
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            adam.step()


@torch.no_grad()
def against_random(network: Network, game: str, players: int, matches: int, device: str) -> float:
    """The share of wins of the network in one seat of each match, random players in the others."""
    table = Table(game, players, matches, device, seed=0, auto_reset=False)
    mine = torch.arange(matches, device=device) % players
    while not table.done.all():
        at_random = torch.as_tensor(table.batch.sample(), device=device)
        moves = choose(network(table.seen, table.masks)[0])
        table.batch.step(torch.where(table.seats == mine, moves, at_random))
    won = torch.as_tensor(table.batch.places, device=device) == 1
    return float((won / won.sum(1, keepdim=True)).gather(1, mine[:, None]).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="trails-of-tucana")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--size", type=int, default=8192, help="matches side by side")
    parser.add_argument("--steps", type=int, default=32, help="of every match in an iteration")
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--every", type=int, default=5, help="iterations between matches against random players")
    parser.add_argument("--matches", type=int, default=1000, help="against random players")
    parser.add_argument("--hidden", type=int, default=256)
    parser.add_argument("--rounds", type=int, default=2, help="how often an iteration learns from a decision")
    parser.add_argument("--part", type=int, default=32768, help="decisions learned from at once")
    parser.add_argument("--rate", type=float, default=1e-3)
    chosen = parser.parse_args()
    torch.manual_seed(1)
    torch.set_float32_matmul_precision("high")
    rules = islario.game(chosen.game).rules
    network = Network(rules.observation_size, rules.moves.count, chosen.hidden).to(chosen.device)
    adam = torch.optim.Adam(network.parameters(), chosen.rate)
    table = Table(chosen.game, chosen.players, chosen.size, chosen.device, seed=1)
    for iteration in range(1, chosen.iterations + 1):
        begun = time.perf_counter()
        lived = play(network, table, chosen.steps)
        table.batch.wait()
        played = time.perf_counter()
        improve(network, lived, adam, chosen.rounds, chosen.part)
        table.batch.wait()
        learned = time.perf_counter()
        made = chosen.size * chosen.steps / 1e6
        line = (
            f"{iteration:4}: {made / (played - begun):.2f} M decisions/s playing, {made / (learned - begun):.2f} in all"
        )
        if iteration % chosen.every == 0 or iteration == chosen.iterations:
            share = against_random(network, chosen.game, chosen.players, chosen.matches, chosen.device)
            line += f"; wins {100 * share:.1f}% against random"
        print(line, flush=True)


if __name__ == "__main__":
    main()
