"""Records without padding, without clashes, each game's its own."""

import numpy as np
import pytest

from islario.games import OURS
from islario.kernel.interpreted import Record, Records
from islario.kernel.layout import Audience, Field, layout
from islario.kernel.reading import State
from islario.kernel.verbs import register
from islario.match import game


def small(name: str, *fields: Field) -> np.dtype:
    return layout(name, *fields, seats=2, sources=1, options=0, events=2).dtype


@pytest.mark.parametrize("name", OURS)
def test_a_record_has_no_byte_that_is_not_a_field(name: str) -> None:
    made = game(name).rules.layout
    assert made.dtype.itemsize == sum(field.size for field in made.fields)
    assert made.fields[-1].name == "journal"


def test_fields_are_aligned_whatever_their_order() -> None:
    dtype = small("aligned", Field("a", "i1", (3,)), Field("b", "i8"), Field("c", "i2", (5,)), Field("d", "u4"))
    assert dtype.fields is not None
    for name, (kind, offset) in ((name, dtype.fields[name][:2]) for name in dtype.names or ()):
        assert offset % kind.base.itemsize == 0, name
    assert dtype.itemsize % 8 == 0


@pytest.mark.parametrize("name", ["size", "view", "round", "base", "data"])
def test_names_that_numpy_records_use_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        small("clash", Field(name, "i1"))


def test_two_fields_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two fields called 'players'"):
        small("twice", Field("players", "i1"))


def test_two_games_never_share_a_type() -> None:
    assert small("one", Field("a", "i1")) != small("two", Field("a", "i1"))


def test_a_type_is_registered_once() -> None:
    with pytest.raises(ValueError, match="already"):
        register(game(OURS[0]).rules)


def test_a_stand_in_refuses_what_does_not_fit_its_field() -> None:
    states = np.zeros(1, small("narrow", Field("a", "i1"), Field("b", "i1", (2,))))
    state = Record(states)
    with pytest.raises(OverflowError):
        state.a = 300
    with pytest.raises(OverflowError):
        state.b[1] = -129
    assert type(state.a) is type(state.b[0]) is int


def test_stand_ins_copy_byte_by_byte() -> None:
    dtype = small("copied", Field("a", "i1"), Field("b", "i2", (2,)))
    states = np.zeros(2, dtype)
    states["a"][0], states["b"][0] = 5, [6, 7]
    records = Records(states)
    assert len(records) == 2
    records[1] = records[0]
    assert states[1].tobytes() == states[0].tobytes()


def test_audiences_are_stated_for_every_field() -> None:
    for name in OURS:
        kinds = {field.audience for field in game(name).rules.layout.fields}
        assert {Audience.EVERYONE, Audience.NOBODY, Audience.BY_RULE} <= kinds


def test_readings_are_what_numpy_reads() -> None:
    kinds = ("i1", "i2", "i4", "i8", "u4")
    fields = [Field(f"one_{kind}", kind) for kind in kinds] + [Field(f"some_{kind}", kind, (2, 3)) for kind in kinds]
    states = np.zeros(1, small("read", *fields))
    chance = np.random.default_rng(5)
    for kind in kinds:
        info = np.iinfo(kind)
        states[f"one_{kind}"] = info.min if info.min else info.max
        states[f"some_{kind}"] = chance.integers(info.min, info.max, (2, 3), kind)
    reading = State(states)
    for name in states.dtype.names or ():
        value, known = getattr(reading, name), states[name][0]
        assert np.array_equal(value, known), name
        assert type(value) is int or (value.dtype == known.dtype and not value.flags.writeable), name
    assert type(reading.some_i8[1, 2]) is int
    with pytest.raises(AttributeError, match="no field 'absent'"):
        _ = reading.absent
