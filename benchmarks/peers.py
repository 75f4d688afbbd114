"""How fast other engines play at random: one function a peer, each timed by CPU time on one core.

A decision is every choice asked of a player, forced ones included; chance is not counted.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import count
from time import process_time
from typing import Any, Literal

SEED = 1
PLAYOUTS_A_DEAL = 100
BATCH, PGX_STEPS = 1024, 20

OpenSpielGame = Literal["gin_rummy", "hearts"]


@dataclass(frozen=True)
class Measurement:
    """Whole games played, and what they took."""

    name: str
    games: int
    decisions: int
    seconds: float

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds


def catanatron_random_players(seconds: float) -> Measurement:
    """Catan for four, written in Python."""
    from catanatron import Color, Game, RandomPlayer

    # Seeds start at 1: it takes 0 for none. Its games still vary by process, as it walks unordered sets.
    seeds = count(SEED)

    def play_game() -> int:
        game = Game([RandomPlayer(color) for color in Color], seed=next(seeds))
        game.play()
        return len(game.state.actions)

    return measure("catanatron, 4 random players", seconds, play_game)


def rlcard_gin_rummy(seconds: float) -> Measurement:
    """Gin rummy for two, written in Python."""
    return rlcard_environment("gin-rummy", "rlcard gin rummy", seconds)


def rlcard_uno(seconds: float) -> Measurement:
    """Uno for two, written in Python."""
    return rlcard_environment("uno", "rlcard uno", seconds)


def rlcard_environment(environment: str, name: str, seconds: float) -> Measurement:
    """Steps an rlcard environment, which also encodes an observation at each step."""
    import rlcard

    env = rlcard.make(environment, config={"seed": SEED})
    rng = random.Random(SEED)

    def play_game() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return measure(name, seconds, play_game)


def openspiel_from_python(game_name: OpenSpielGame, seconds: float) -> Measurement:
    """Rules in C++, stepped by a loop in Python."""
    import pyspiel

    game = pyspiel.load_game(game_name)
    rng = random.Random(SEED)

    def play_game() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                draw_chance(state, rng)
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return measure(f"OpenSpiel {game_name}, from Python", seconds, play_game)


def openspiel_inside_cpp(game_name: OpenSpielGame, seconds: float) -> Measurement:
    """Rules and loop in C++: the random playouts of OpenSpiel's own tree search, from each fresh deal."""
    import pyspiel

    game = pyspiel.load_game(game_name)
    rng = random.Random(SEED)
    # With one simulation a deal the search is exactly this many playouts of the dealt state, and no tree.
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=PLAYOUTS_A_DEAL, seed=SEED)
    bot = pyspiel.MCTSBot(
        game, evaluator, uct_c=1, max_simulations=1, max_memory_mb=1, solve=False, seed=SEED, verbose=False
    )

    playouts, spent = 0, 0.0
    while spent < seconds:
        # Not timed, because it is dealt from Python; the search can't start at a chance node.
        state = game.new_initial_state()
        while state.is_chance_node():
            draw_chance(state, rng)
        start = process_time()
        bot.mcts_search(state)
        spent += process_time() - start
        playouts += PLAYOUTS_A_DEAL

    # Playouts don't tell their length, so it is the mean of the same random games stepped from Python.
    stepped = openspiel_from_python(game_name, seconds)
    decisions = round(playouts * stepped.decisions / stepped.games)
    return Measurement(f"OpenSpiel {game_name}, inside C++", playouts, decisions, spent)


def pettingzoo_classic(module: str, seconds: float) -> Measurement:
    """An environment of PettingZoo's classics, stepped as its documentation does."""
    from importlib import import_module

    env = import_module(f"pettingzoo.classic.{module}").env()
    seeds = count(SEED)

    def play_game() -> int:
        env.reset(seed=next(seeds))
        decisions = 0
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                decisions += 1
        return decisions

    return measure(f"PettingZoo {module}", seconds, play_game)


def pgx_batch(game_name: str, seconds: float) -> Measurement:
    """A batch in JAX, its whole loop compiled: masks and observations at every step, matches begin anew as they end."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env: Any = pgx.make(game_name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, key: Any) -> Any:
        state, seen, ended = carry
        lots, dice = jax.random.split(key)
        action = jax.random.categorical(lots, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        state = step(state, action, jax.random.split(dice, BATCH))
        return (state, seen + state.observation.sum(), ended + state.terminated.sum()), None

    steps: Any = jax.jit(lambda state, key: jax.lax.scan(one, (state, 0.0, 0), jax.random.split(key, PGX_STEPS))[0])
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(SEED), BATCH))
    state, _, _ = jax.block_until_ready(steps(state, jax.random.PRNGKey(SEED)))  # compiled outside the clock
    games = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        state, _, ended = jax.block_until_ready(steps(state, jax.random.PRNGKey(decisions)))
        games += int(ended)
        decisions += BATCH * PGX_STEPS
    return Measurement(f"Pgx {game_name}, batch of {BATCH:,}", games, decisions, spent)


def draw_chance(state: Any, rng: random.Random) -> None:
    """Plays a chance node of OpenSpiel's."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(outcomes, weights)[0])


def measure(name: str, seconds: float, play_game: Callable[[], int]) -> Measurement:
    """Plays whole games, each of which returns its decisions, until the CPU time is spent."""
    games = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        decisions += play_game()
        games += 1
    return Measurement(name, games, decisions, spent)


PEERS: dict[str, Callable[[float], Measurement]] = {
    "catanatron, 4 random players": catanatron_random_players,
    "rlcard gin rummy": rlcard_gin_rummy,
    "rlcard uno": rlcard_uno,
    "OpenSpiel gin_rummy, from Python": partial(openspiel_from_python, "gin_rummy"),
    "OpenSpiel hearts, from Python": partial(openspiel_from_python, "hearts"),
    "OpenSpiel gin_rummy, inside C++": partial(openspiel_inside_cpp, "gin_rummy"),
    "OpenSpiel hearts, inside C++": partial(openspiel_inside_cpp, "hearts"),
    "PettingZoo connect_four_v3": partial(pettingzoo_classic, "connect_four_v3"),
    "PettingZoo leduc_holdem_v4": partial(pettingzoo_classic, "leduc_holdem_v4"),
    "Pgx backgammon, batch of 1,024": partial(pgx_batch, "backgammon"),
    "Pgx sparrow_mahjong, batch of 1,024": partial(pgx_batch, "sparrow_mahjong"),
}
