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


def test_eight_bit_observations_are_the_same_times_sixty(table: Table) -> None:
    name, players = table
    plain, small = (
        islario.batch(name, players, 1000, device="cuda", seed=7, dtype=dtype) for dtype in ("float32", "int8")
    )
    for batch in (plain, small):
        batch.play_at_random(steps=50)
    scaled = np.rint(host(plain.observations).astype(np.float64) * 60)
    assert np.array_equal(host(small.observations), np.clip(scaled, -127, 127))


@pytest.mark.parametrize("size", [1, 31, 33, 1000, 40_000])
def test_batches_of_all_sizes_live_side_by_side(name: str, size: int) -> None:
    first = islario.batch(name, size=100, device="cuda", seed=7)
    there, here = (islario.batch(name, size=size, device=device, seed=7) for device in ("cuda", "cpu"))
    for batch in (there, first, here, first, there, here):
        batch.play_at_random(steps=5)
    assert host(there.states).tobytes() == here.states.tobytes()
    assert np.array_equal(host(there.masks), here.masks)


def test_chosen_moves_are_played_and_illegal_ones_refused(name: str) -> None:
    there, here = (islario.batch(name, size=512, device=device, seed=7) for device in ("cuda", "cpu"))
    for _ in range(20):
        moves = here.sample()
        assert np.array_equal(host(there.sample()), moves)
        for batch in (there, here):
            batch.step(moves)
    moves = here.sample()
    moves[5] = int(np.flatnonzero(~here.masks[5])[0])
    there.step(moves)
    there.step(here.sample())  # nothing is played any more until somebody asks
    with pytest.raises(IslarioError, match="not legal in match 5"):
        there.wait()
    there.wait()
    assert host(there.states).tobytes() == here.states.tobytes()
    assert np.array_equal(there.decisions, here.decisions)


def test_other_libraries_share_the_arrays(name: str) -> None:
    batch: Any = islario.batch(name, size=64, device="cuda", seed=1)
    for array in (batch.masks, batch.observations, batch.rewards, batch.done, batch.seats):
        assert array.__cuda_array_interface__["data"][0]
