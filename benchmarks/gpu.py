"""`python -m benchmarks.gpu`: our batch on an NVIDIA GPU, beside Pgx on the same one where JAX for CUDA is installed.

Random legal play with masks, decisions a second, compilation and the first run left out; and whether the GPU's
states are those of the CPU, byte for byte.
"""

from __future__ import annotations

import argparse
import json
import time

from islario.games import GAMES

PEERS = ("backgammon", "sparrow_mahjong")
STAGES = 300  # steps until the matches, which begin together, have drifted apart


def batch_speed(name: str, players: int, size: int, steps: int, observing: bool) -> float:
    """Every step fills masks (and observations), as a learner needs them; matches are in all their stages."""
    import islario

    batch = islario.batch(name, players, size, device="cuda", seed=1, observing=observing)
    batch.play_at_random(STAGES)
    batch.wait()
    begun = time.perf_counter()
    batch.play_at_random(steps)
    batch.wait()
    return size * steps / (time.perf_counter() - begun)


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


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.gpu", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--size", type=int, default=1_048_576)
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--compare", type=int, default=10_000, help="matches compared with the CPU, byte for byte")
    chosen = parser.parse_args()
    from islario.match import game

    for name in chosen.games:
        for players in sorted({game(name).seats[0], min(4, game(name).seats[-1]), game(name).seats[-1]}):
            found = {
                "game": name,
                "players": players,
                "masks": batch_speed(name, players, chosen.size, chosen.steps, observing=False),
                "masks and observations": batch_speed(name, players, chosen.size, chosen.steps, observing=True),
                "same bytes": f"{same_bytes(name, players, chosen.compare, 150)} of {chosen.compare}",
            }
            print(json.dumps(found), flush=True)
    for name in PEERS:
        print(
            json.dumps({"pgx": name, "masks and observations": pgx_speed(name, chosen.size, chosen.steps)}), flush=True
        )


if __name__ == "__main__":
    main()
