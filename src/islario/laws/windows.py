"""Law 7: who is asked can be seen by all, and in a secret window nobody can tell who has answered."""

from __future__ import annotations

import random

from islario.kernel.dice import key_of
from islario.laws import law, must
from islario.laws.positions import copy_of, deciding, legal_move, seats_and_spectator, some_match
from islario.match import Game, Match

TRUTHS = 1000  # a spectator imagines: one with another answer makes a question one that has to be asked


def in_window(match: Match) -> bool:
    windows = match.game.rules.windows
    return windows is not None and windows.is_open(match.game.desk.hidden(match.state, -1))


def window_of(game: Game, chance: random.Random) -> Match | None:
    """A position in a window, or none where the random one is in none."""
    match = some_match(game, chance)
    return match if in_window(match) else None


@law(7)
def who_decides_is_seen_by_everyone(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    if in_window(match):
        return False
    for viewer in seats_and_spectator(match):
        must(deciding(match, viewer) == match.pending, f"viewer {viewer}: {deciding(match, viewer)}")
        must(game.desk.over(game.desk.hidden(match.state, viewer)) == match.over, f"viewer {viewer}")
    return True


@law(7, often=4, without="windows")
def in_a_window_all_who_were_asked_are_seen(game: Game, chance: random.Random) -> bool:
    match = window_of(game, chance)
    if match is None:
        return False
    asked = deciding(match, -1)
    must({*match.pending} <= {*asked}, f"{match.pending} of {asked}")
    for viewer in seats_and_spectator(match):
        own = {viewer} - {*match.pending}
        must(deciding(match, viewer) == tuple(seat for seat in asked if seat not in own), f"viewer {viewer}")
        assert game.rules.windows is not None
        must(game.rules.windows.is_open(game.desk.hidden(match.state, viewer)), f"viewer {viewer} sees no window")
    return True


@law(7, often=4, without="windows")
def nobody_can_tell_who_has_answered(game: Game, chance: random.Random) -> bool:
    match = window_of(game, chance)
    if match is None or len(match.pending) < 2:
        return False
    seat, after = chance.choice(match.pending), copy_of(match)
    while seat in after.pending:
        after.play(seat, legal_move(after, seat, chance))
    for viewer in seats_and_spectator(match):
        if viewer != seat:
            now, before = game.desk.hidden(after.state, viewer), game.desk.hidden(match.state, viewer)
            must(now.tobytes() == before.tobytes(), f"viewer {viewer} can tell that {seat} has answered")
    return True


@law(7, often=4, without="windows")
def silence_is_an_answer(game: Game, chance: random.Random) -> bool:
    match = window_of(game, chance)
    if match is None:
        return False
    assert game.rules.windows is not None
    for seat in match.pending:
        move = game.rules.windows.silence(game.desk.hidden(match.state, seat))
        must(move in game.desk.legal(match.state, seat), f"seat {seat}, move {move}")
        after = copy_of(match)
        after.play(seat, move)
        must(seat not in after.pending or not in_window(after) or match.pending == (seat,), f"seat {seat} is asked on")
    return True


@law(7)
def a_seat_knows_its_own_moves(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    for seat in match.pending:
        hidden = game.desk.hidden(match.state, seat)
        must(game.desk.legal(hidden, seat) == game.desk.legal(match.state, seat), f"seat {seat}")
    return bool(match.pending)


@law(7)
def nobody_is_asked_what_everyone_could_answer(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    public = game.desk.hidden(match.state, -1)
    for seat in match.pending:
        answers = game.desk.legal(match.state, seat)
        if len(answers) > 1:
            continue
        truths = (game.desk.imagined(public, key_of(sample)) for sample in range(TRUTHS))
        must(any(game.desk.legal(truth, seat) != answers for truth in truths), match.question(seat))
    return bool(match.pending)
