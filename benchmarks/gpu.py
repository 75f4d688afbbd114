"""`python -m benchmarks.gpu`: our batch on an NVIDIA GPU, beside Pgx on the same one where JAX for CUDA is installed.

Random legal play, decisions a second at several sizes, compilation and the first steps left out: with masks, and with
masks and observations, as 32-bit floats and as 8-bit integers; how much memory a step moves at least, and which share
of what the GPU can move that is; and whether its states are those of the CPU, byte for byte.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from islario.games import GAMES

PEERS = ("backgammon", "sparrow_mahjong")
SIZES = (1_048_576, 65_536, 8_192)
KINDS: dict[str, dict[str, Any]] = {"masks": {"observing": False}, "float32": {}, "int8": {"dtype": "int8"}}
COPIES = 20
STAGES = 300  # steps until the matches, which begin together, have drifted apart


def batch_speed(name: str, players: int, size: int, steps: int, **kind: Any) -> float:
    """Every step fills masks (and observations), as a learner needs them; matches are in all their stages."""
    import islario

    batch = islario.batch(name, players, size, device="cuda", seed=1, **kind)
    batch.play_at_random(STAGES)
    batch.wait()
    begun = time.perf_counter()
    batch.play_at_random(steps)
    batch.wait()
    return size * steps / (time.perf_counter() - begun)


def step_bytes(name: str, observing: bool = True, dtype: str = "float32") -> int:
    """The fewest bytes that a decision moves: the record without its journal to and fro, once more to be observed, and
    what is written for the learner."""
    from islario.kernel.copying import JOURNAL
    from islario.match import game

    rules = game(name).rules
    record = rules.layout.dtype.fields[JOURNAL][1]  # type: ignore[index]  # a record has fields
    seen = record + rules.observation_size * np.dtype(dtype).itemsize if observing else 0
    return 2 * record + rules.moves.count + seen


def memory_speed() -> float:
    """Bytes a second that this GPU moves when it copies, read and written ones."""
    from numba import cuda

    here, there = (cuda.device_array(1 << 31, np.uint8) for _ in range(2))
    there.copy_to_device(here)
    cuda.synchronize()
    begun = time.perf_counter()
    for _ in range(COPIES):
        there.copy_to_device(here)
    cuda.synchronize()
    return COPIES * 2 * (1 << 31) / (time.perf_counter() - begun)


def same_bytes(name: str, players: int, matches: int, steps: int) -> int:
    """How many of so many matches are the same bytes on the GPU and on the CPU after as many steps."""
    import islario

    there, here = (islario.batch(name, players, matches, device=device, seed=7) for device in ("cuda", "cpu"))
    for batch in (there, here):
        batch.play_at_random(steps)
    theirs = there.states.copy_to_host()  # type: ignore[attr-defined]
    return sum(one.tobytes() == other.tobytes() for one, other in zip(theirs, here.states, strict=True))


def pgx_speed(name: str, size: int, steps: int) -> float | None:
    try:
        import jax
        import jax.numpy as jnp
        import pgx
        from pgx.experimental import auto_reset
    except ImportError:
        return None
    if jax.default_backend() != "gpu":
        return None
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(state: object, key: object) -> object:
        lots, dice = jax.random.split(key)
        mask = state.legal_action_mask  # type: ignore[attr-defined]
        action = jax.random.categorical(lots, jnp.log(mask.astype(jnp.float32)), axis=-1)
        return step(state, action, jax.random.split(dice, size)), None

    run = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, steps))[0])
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), size))
    state = jax.block_until_ready(run(state, jax.random.PRNGKey(1)))
    begun = time.perf_counter()
    jax.block_until_ready(run(state, jax.random.PRNGKey(2)))
    return float(size * steps / (time.perf_counter() - begun))


def millions(speed: float) -> float:
    return round(speed / 1e6, 1)


def measured(
    name: str, players: int, sizes: list[int], steps: int, compared: int, most: float
) -> Iterator[dict[str, Any]]:
    for size in sizes:
        found: dict[str, Any] = {"game": name, "players": players, "matches": size}
        for kind, how in KINDS.items():
            speed = batch_speed(name, players, size, steps, **how)
            found[kind] = millions(speed)
            found[f"{kind}, share of memory speed"] = round(speed * step_bytes(name, **how) / most, 2)
        yield found
    same = same_bytes(name, players, compared, 150)
    yield {"game": name, "players": players, "same bytes": f"{same} of {compared}"}


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.gpu", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--sizes", type=int, nargs="+", default=list(SIZES))
    parser.add_argument("--players", type=int, nargs="+", help="fewest, 4 and most, unless told")
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--compare", type=int, default=10_000, help="matches compared with the CPU, byte for byte")
    chosen = parser.parse_args()
    from islario.match import game

    most = memory_speed()
    print(
        json.dumps({"memory, TB/s": round(most / 1e12, 2), "speeds in": "millions of decisions a second"}), flush=True
    )
    for name in chosen.games:
        seats = game(name).seats
        for players in chosen.players or sorted({seats[0], min(4, seats[-1]), seats[-1]}):
            for found in measured(name, players, chosen.sizes, chosen.steps, chosen.compare, most):
                print(json.dumps(found), flush=True)
    for name in PEERS:
        speed = pgx_speed(name, chosen.sizes[0], chosen.steps)
        print(json.dumps({"pgx": name, "masks and observations": speed and millions(speed)}), flush=True)


if __name__ == "__main__":
    main()
