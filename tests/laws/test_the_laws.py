"""The laws that anybody can try on a game (`islario check`), tried on every game there is."""

import os

import pytest

from islario.laws import Law, all_laws, try_law, words_of_laws
from islario.match import game

EXAMPLES = int(os.environ.get("ISLARIO_LAW_EXAMPLES", "40"))

# what says nothing of a game, and why
NOTHING_TO_TRY = {
    ("islas-canarias", "order_of_commits_makes_no_difference"): "nobody decides at the same time as another",
    ("islas-canarias", "half_a_choice_shows_nothing"): "nobody decides at the same time as another",
    ("islas-canarias", "nobody_sees_anothers_choice"): "nobody decides at the same time as another",
    ("islas-canarias", "a_preview_of_a_common_step_comes_true"): "nobody decides at the same time as another",
    ("islas-canarias", "a_preview_tells_ones_own_part"): "nobody decides at the same time as another",
    ("islas-canarias", "a_choice_of_a_running_step_can_be_taken_back"): "nobody decides at the same time as another",
    ("la-isla", "half_a_choice_shows_nothing"): "who lays cards lays all three in one decision",
    (
        "trails-of-tucana",
        "half_a_choice_shows_nothing",
    ): "random play owes nobody a bonus trail; its own tests build that",
    ("isla-dorada", "truths_turn_up_equally_often"): "play never leaves few truths; its own tests build two positions",
}
NOTHING_TO_TRY |= {
    (name, law): "nobody is asked anything where having an answer is a secret"
    for name in ("islas-canarias", "la-isla", "trails-of-tucana")
    for law in (
        "in_a_window_all_who_were_asked_are_seen",
        "nobody_can_tell_who_has_answered",
        "silence_is_an_answer",
    )
}


@pytest.mark.parametrize("law", all_laws(), ids=lambda law: f"{law.number}-{law.name}")
def test_a_law(name: str, law: Law) -> None:
    tried = try_law(game(name), law, EXAMPLES)
    assert tried.fault is None, f"{law.sentence(words_of_laws('en'))} Example {tried.example}: {tried.found}"
    reason = NOTHING_TO_TRY.get((name, law.name))
    assert bool(tried.times) == (reason is None), f"tried {tried.times} times"
    if reason is not None:
        pytest.skip(f"law {law.number} says nothing of {name} here: {reason}")
