"""A batch on a GPU is the same batch as on the CPU. Run by hand: `make test-gpu`."""

from typing import Any

import numpy as np
import pytest

import islario
from islario.kernel.errors import IslarioError

pytestmark = pytest.mark.gpu
Table = tuple[str, int]


def host(array: object) -> np.ndarray:
    return np.asarray(array.copy_to_host() if hasattr(array, "copy_to_host") else array)


def test_the_same_bytes_as_on_the_cpu_over_ten_thousand_matches(table: Table) -> None:
    name, players = table
    there, here = (islario.batch(name, players, 10_000, device=device, seed=7) for device in ("cuda", "cpu"))
    for _ in range(4):
        for batch in (there, here):
            batch.play_at_random(steps=50)
        assert host(there.states).tobytes() == here.states.tobytes()
        for array in ("seats", "pending", "masks", "rewards", "done", "scores", "places", "numbers"):
            assert np.array_equal(host(getattr(there, array)), getattr(here, array)), array
        np.testing.assert_allclose(host(there.observations), here.observations, rtol=1e-6)


def test_chosen_moves_are_played_and_illegal_ones_refused(name: str) -> None:
    there, here = (islario.batch(name, size=512, device=device, seed=7) for device in ("cuda", "cpu"))
    for _ in range(20):
        moves = here.sample()
        assert np.array_equal(host(there.sample()), moves)
        for batch in (there, here):
            batch.step(moves)
    moves = here.sample()
    moves[5] = int(np.flatnonzero(~here.masks[5])[0])
    with pytest.raises(IslarioError, match="not legal in match 5"):
        there.step(moves)
    assert host(there.states).tobytes() == here.states.tobytes()


def test_other_libraries_share_the_arrays(name: str) -> None:
    batch: Any = islario.batch(name, size=64, device="cuda", seed=1)
    for array in (batch.masks, batch.observations, batch.rewards, batch.done, batch.seats):
        assert array.__cuda_array_interface__["data"][0]
