"""Laws 9 and 11: what several choose at once, and what can be taken back."""

from __future__ import annotations

import random
from itertools import permutations

from islario.laws import law, must
from islario.laws.positions import copy_of, finished_match, legal_move, some_match
from islario.match import Game, Match
from islario.match.course import SECRETS_OUT
from islario.match.errors import CannotUndo


def same_secrets(one: Match, other: Match) -> bool:
    """Nothing has come to light in one that has not in the other."""
    return all(getattr(one.state, field) == getattr(other.state, field) for field in SECRETS_OUT)


@law(9, without="together")
def order_of_commits_makes_no_difference(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    together = match.pending[:3]
    if len(together) < 2:
        return False
    commits = [(seat, legal_move(match, seat, chance)) for seat in together]
    outcomes = set()
    for order in permutations(commits):
        trial = copy_of(match)
        for seat, move in order:
            trial.play(seat, move)
        outcomes.add(trial.state.tobytes())
    must(len(outcomes) == 1, f"{commits}: {len(outcomes)} outcomes")
    return True


@law(9, without="halves")
def half_a_choice_shows_nothing(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    if len(match.pending) < 2:
        return False
    seat, after = chance.choice(match.pending), copy_of(match)
    after.play(seat, legal_move(match, seat, chance))
    if after.pending != match.pending or not same_secrets(match, after):
        return False
    for viewer in [*range(match.players), -1]:
        if viewer != seat:
            now, before = game.desk.hidden(after.state, viewer), game.desk.hidden(match.state, viewer)
            must(now.tobytes() == before.tobytes(), f"viewer {viewer} sees the choice of {seat}")
    return True


@law(9, without="together")
def nobody_sees_anothers_choice(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    if len(match.pending) < 2:
        return False
    chooser, *watchers = match.pending
    first, second = copy_of(match), copy_of(match)
    first.play(chooser, legal_move(match, chooser, chance))
    second.play(chooser, legal_move(match, chooser, chance))
    if first.pending != second.pending:
        return False
    for viewer in [*watchers, -1]:
        one, other = game.desk.hidden(first.state, viewer), game.desk.hidden(second.state, viewer)
        must(one.tobytes() == other.tobytes(), f"viewer {viewer} sees the choice of {chooser}")
    return True


@law(9, without="together")
def a_preview_tells_ones_own_part(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    if len(match.pending) < 2:
        return False
    seat = chance.choice(match.pending)
    preview = match.preview(seat, legal_move(match, seat, chance))
    must(preview.stopped == "others", preview.stopped)
    must(all(event.event.seat == seat for event in preview.events), [str(event) for event in preview.events])
    return True


@law(11, without="undo")
def undo_gives_back_the_match_without_the_move(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    taken_back = False
    for seat in range(match.players):
        trial = copy_of(match)
        try:
            trial.undo(seat)
        except CannotUndo:
            must(trial.state.tobytes() == match.state.tobytes(), "a refusal changed the match")
            must(trial.plies == match.plies, "a refusal changed the log")
            continue
        last = max(ply for ply, (mover, _) in enumerate(match.plies) if mover == seat)
        without = match.at(0)
        without.play_all(match.plies[:last] + match.plies[last + 1 :])
        must(trial.state.tobytes() == without.state.tobytes(), f"seat {seat}")
        must(trial.log() == without.log(), f"seat {seat}: the log")
        taken_back = True
    return taken_back


@law(11, without="telling")
def what_told_something_stands(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    if not match.plies:
        return False
    seat, move = match.plies[-1]
    before = game.desk.hidden(match.at(len(match.plies) - 1).state, seat)
    seen = game.desk.hidden(match.state, seat).tobytes()
    learned = False
    for sample in range(4):
        truth = game.desk.imagined(before, bytes([sample]) * 32)
        game.desk.play(truth, [(seat, move)])
        learned |= game.desk.hidden(truth, seat).tobytes() != seen
    if learned:
        _must_refuse(match, seat)
    return learned


@law(11, without="running")
def a_choice_of_a_running_step_can_be_taken_back(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    if len(match.pending) < 2:
        return False
    before, seat = copy_of(match), chance.choice(match.pending)
    match.play(seat, legal_move(match, seat, chance))
    others = [other for other in match.pending if other != seat]
    if not others or not same_secrets(before, match):
        return False
    match.play(others[0], game.desk.legal(match.state, others[0])[0])
    if not same_secrets(before, match):
        return False
    before.play(*match.plies[-1])
    match.undo(seat)
    must(match.state.tobytes() == before.state.tobytes(), f"seat {seat}")
    return True


@law(11)
def the_end_is_final(game: Game, chance: random.Random) -> bool:
    match = finished_match(game, chance)
    before = match.state.tobytes()
    for seat in range(match.players):
        _must_refuse(match, seat)
    must(match.state.tobytes() == before, "a refusal changed the match")
    return True


def _must_refuse(match: Match, seat: int) -> None:
    try:
        match.undo(seat)
    except CannotUndo:
        return
    must(False, f"seat {seat} took a move back")
