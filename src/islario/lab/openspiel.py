"""The games for OpenSpiel: registered with their player counts and options, for its algorithms written in Python.

    import pyspiel
    import islario.lab.openspiel                                      # makes the names known
    game = pyspiel.load_game("islario_trails_of_tucana(players=3,island=grande)")

Chance comes first: four nodes of 256 outcomes choose the match, and every shuffle and card follows from them. So a
search that looks ahead must not trust the state's own dice: `State.resample_from_infostate` (and `resampler`, for
bots that want a function) draws one possible truth, the future included, that the seat cannot tell from the real one.
Simultaneous phases are played seat after seat; nobody sees what the others chose before the phase closes.
Needs `pip install islario[openspiel]`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from islario.kernel.dice import key_of
from islario.match.desk import copied
from islario.match.game import Game, every_game

DEALS, OUTCOMES = 4, 256
JOURNAL = ("journal", "journal_length", "journal_page", "new_move")  # not kept here: nobody would read it


def short_name(name: str) -> str:
    return f"islario_{name.replace('-', '_')}"


def game_type(opened: Game) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(opened.name),
        long_name=opened.title(),
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if opened.seats[0] == 1 else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=opened.seats[-1],
        min_num_players=opened.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": max(2, opened.seats[0]),
            **{option.name: option.default for option in opened.options},
        },
    )


class IslandGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its player count and options."""

    kind: Any
    opened: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.players = self.opened.checked_players(int(given.pop("players", max(2, self.opened.seats[0]))))
        self.options = self.opened.choices(given)
        rules = self.opened.rules
        alone = self.players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=max(rules.moves.count, OUTCOMES),
            max_chance_outcomes=OUTCOMES,
            num_players=self.players,
            min_utility=-1000.0 if alone else -1.0,
            max_utility=1000.0 if alone else 1.0,
            utility_sum=None if self.kind.utility == pyspiel.GameType.Utility.GENERAL_SUM else 0.0,
            max_game_length=rules.most_decisions,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> IslandState:
        return IslandState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> IslandObserver:
        return IslandObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class IslandState(pyspiel.State):  # type: ignore[misc]
    """A position; chance nodes first, then one seat after the other."""

    def __init__(self, game: IslandGame) -> None:
        super().__init__(game)
        self.position = Position(game)

    def current_player(self) -> int:
        return self.position.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"Deal {action}" if player == pyspiel.PlayerId.CHANCE else self.position.name(player, action)

    def is_terminal(self) -> bool:
        return bool(self.position.player == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        return self.position.returns()

    def __str__(self) -> str:
        return self.position.text()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float] | None = None) -> IslandState:
        """One possible truth that the player cannot tell from this one, with its own future."""
        other = self.clone()
        other.position.imagine(player, sampler or np.random.default_rng().random)
        return other  # type: ignore[no-any-return]


def resampler(state: IslandState, player: int) -> IslandState:
    """For `ISMCTSBot.set_resampler`."""
    return state.resample_from_infostate(player)


class Position:
    """What OpenSpiel copies when it clones a state: one record, and what each seat remembers."""

    def __init__(self, game: IslandGame) -> None:
        self.opened, self.players, self.options = game.opened, game.players, game.options
        self.dealt: list[int] = []
        self.state: np.ndarray | None = None
        self.memories: list[bytes] = []
        self.player: int = pyspiel.PlayerId.CHANCE

    def __deepcopy__(self, memory: dict[int, Any]) -> Position:
        twin = object.__new__(Position)
        twin.__dict__.update(self.__dict__)
        twin.dealt, twin.memories = list(self.dealt), list(self.memories)
        twin.state = None if self.state is None else copied(self.state)
        return twin

    def play(self, action: int) -> None:
        desk = self.opened.desk
        if self.state is None:
            self.dealt.append(action)
            if len(self.dealt) < DEALS:
                return
            numbers = self.opened.numbers(self.options)
            self.state = desk.begin(self.players, numbers, key_of(int.from_bytes(bytes(self.dealt), "big")))
            self.state["quiet"] = 1
            for field in JOURNAL:
                self.state[field] = 0
            self.memories = [b""] * self.players
        elif desk.play(self.state, [(self.player, action)]) < 1:
            raise ValueError(f"move {action} is not legal for player {self.player}")
        self.memories = [
            hashlib.sha256(memory + desk.hidden(self.state, seat).tobytes()).digest()
            for seat, memory in enumerate(self.memories)
        ]
        pending = desk.pending(self.state)
        self.player = pending[0] if pending else pyspiel.PlayerId.TERMINAL

    def legal(self, player: int) -> list[int]:
        if self.state is None or player != self.player:
            return []
        return self.opened.desk.legal(self.state, player)

    def imagine(self, player: int, sampler: Callable[[], float]) -> None:
        if self.state is None:
            return
        key = b"".join(int(sampler() * 2**32).to_bytes(4, "big") for _ in range(8))
        desk = self.opened.desk
        self.state = desk.imagined(desk.hidden(self.state, player), key)

    def returns(self) -> list[float]:
        if self.state is None or self.player != pyspiel.PlayerId.TERMINAL:
            return [0.0] * self.players
        scores, places = self.opened.desk.standings(self.state)
        if self.players == 1:
            return [float(scores[0])]
        return [sum((o > p) - (o < p) for o in places) / (self.players - 1) for p in places]

    def name(self, player: int, action: int) -> str:
        if self.state is None:
            return str(action)
        move = self.opened.rules.moves.move_of(self.opened.desk.hidden(self.state, player), action)
        return f"{action}: {move!r}"

    def remembered(self, player: int) -> str:
        """Equal for two histories exactly if the player has seen the same all along."""
        return f"{player} {self.memories[player].hex()}" if self.state is not None else f"{player} not dealt"

    def seen(self, player: int) -> bytes:
        return b"" if self.state is None else self.opened.desk.hidden(self.state, player).tobytes()

    def text(self) -> str:
        if self.state is None:
            return f"dealing: {self.dealt}"
        digest = hashlib.sha256(self.state.tobytes()).hexdigest()[:16]
        return f"{self.opened.name}, {self.players} players, state {digest}, to decide: {self.player}"


class IslandObserver:
    """What a player sees: features by name, and strings that tell positions apart as far as the player can."""

    def __init__(self, game: IslandGame, kind: Any) -> None:
        rules = game.opened.rules
        self.desk, self.recalling = game.opened.desk, kind.perfect_recall
        self.tensor = np.zeros(rules.observation_size, np.float32)
        self.dict: dict[str, np.ndarray] = {}
        at = 0
        for feature in rules.observation:
            self.dict[feature.name] = self.tensor[at : at + feature.size]
            at += feature.size

    def set_from(self, state: IslandState, player: int) -> None:
        position = state.position
        if position.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.desk.observed(self.desk.hidden(position.state, player))

    def string_from(self, state: IslandState, player: int) -> str:
        if self.recalling:
            return state.position.remembered(player)
        return f"{player} {hashlib.sha256(state.position.seen(player)).hexdigest()}"


for _opened in every_game():
    _kind = game_type(_opened)
    # A class a game: OpenSpiel drops what is registered after the interpreter is gone, which only a class survives.
    _made = type(_kind.long_name, (IslandGame,), {"kind": _kind, "opened": _opened})
    pyspiel.register_game(_kind, _made)
