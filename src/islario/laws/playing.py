"""Laws 1 to 5 and 10: matches can be replayed, engines agree, only legal moves are made, there is an end, nothing is
lost, and the accounts are right."""

from __future__ import annotations

import os
import random
import subprocess
import sys

from islario.kernel.errors import IslarioError
from islario.kernel.reading import State
from islario.kernel.rule import COMPILED
from islario.laws import law, must
from islario.laws.engine import outcomes
from islario.laws.positions import SEEDS, copy_of, finished_match, fresh_match, legal_move, random_plies, some_match
from islario.match import Game, replay
from islario.match.errors import IllegalMove, NotYourTurn
from islario.words import LANGUAGES

A_FEW_MATCHES = 5


@law(1)
def same_moves_same_bytes(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    again = match.at(0)
    for seat, move in match.plies:
        again.play(seat, move)
    must(again.state.tobytes() == match.state.tobytes(), match)
    return True


@law(1)
def a_record_is_its_match(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    again = replay(match.record())
    must(again.state.tobytes() == match.state.tobytes(), match)
    must((again.plies, again.options, again.key) == (match.plies, match.options, match.key), "the record's own facts")
    must(again.record() == match.record(), "the record of a record")
    must(again.log(LANGUAGES[-1]) == match.log(LANGUAGES[-1]), "the log of a record")
    return True


@law(2, most=1, without="engines")
def engines_agree(game: Game, chance: random.Random) -> bool:
    if not COMPILED:
        return False
    matches = (game.name, chance.randrange(SEEDS), A_FEW_MATCHES)
    command = [sys.executable, "-P", "-m", "islario.laws.engine", *map(str, matches)]
    interpreted = subprocess.run(
        command, env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True, check=False
    )
    must(interpreted.returncode == 0, interpreted.stderr.strip().rpartition("\n")[2])
    must(interpreted.stdout.splitlines() == outcomes(*matches), "other bytes")
    return True


@law(3)
def every_legal_move_applies(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    for seat in match.pending:
        for move in match.moves(seat):
            trial = copy_of(match)
            trial.play(seat, move)
            must(trial.plies[-1] == (seat, move.number), move)
    return bool(match.pending)


@law(3)
def anything_else_is_refused(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    seat, number = chance.randrange(match.players), chance.randrange(-2, game.rules.moves.count + 3)
    if seat in match.pending and number in game.desk.legal(match.state, seat):
        return False
    before, plies = match.state.tobytes(), list(match.plies)
    try:
        match.play(seat, number)
    except IllegalMove as refusal:
        must(isinstance(refusal, NotYourTurn) == (seat not in match.pending), refusal)
        for language in LANGUAGES:
            must(refusal.tell(language).endswith((".", "?", "!")), f"not a sentence: {refusal.tell(language)}")
    else:
        must(False, f"seat {seat} could play {number}")
    must((match.state.tobytes(), match.plies) == (before, plies), "a refusal changed the match")
    return True


@law(3)
def legal_moves_are_as_stated(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    for seat in range(match.players):
        numbers = game.desk.legal(match.state, seat)
        must(numbers == sorted(set(numbers)), f"not in order: {numbers}")
        must(len(numbers) <= game.rules.most_legal, f"{len(numbers)} legal moves")
        must(all(0 <= number < game.rules.moves.count for number in numbers), numbers)
        must(bool(numbers) == (seat in match.pending), f"seat {seat} has {len(numbers)} moves")
    must(match.over == (match.pending == ()), "somebody decides until the end")
    return True


@law(3)
def moves_have_names_of_their_own(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    for seat in match.pending:
        moves, hidden = match.moves(seat), game.desk.hidden(match.state, seat)
        must(len(set(moves)) == len(moves), "two moves have one name")
        for language in LANGUAGES:
            must(len({move.tell(language) for move in moves}) == len(moves), f"two moves sound the same ({language})")
        for move in moves:
            must(game.rules.moves.number_of(hidden, move) == move.number, move)
    return bool(match.pending)


@law(3)
def a_seat_that_is_not_there_is_refused(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    before = match.state.tobytes()
    for seat in (-1, match.players, 99, None, "0", True, 0.0):
        try:
            match.play(seat, 0)  # type: ignore[arg-type]
        except IslarioError:
            must(match.state.tobytes() == before, "a refusal changed the match")
        else:
            must(False, f"seat {seat!r} could move")
    return True


@law(3)
def every_move_can_be_foreseen(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    before = match.state.tobytes()
    for seat in match.pending:
        match.preview(seat, legal_move(match, seat, chance))
    must(match.state.tobytes() == before, "a preview changed the match")
    return bool(match.pending)


@law(4)
def random_play_ends(game: Game, chance: random.Random) -> bool:
    match = finished_match(game, chance)
    must(match.over, f"not over after {len(match.plies)} decisions")
    must(len(match.plies) <= game.rules.most_decisions, len(match.plies))
    must(bool(match.winners) and min(match.places) == 1, match.places)
    return True


@law(5)
def nothing_appears_or_vanishes(game: Game, chance: random.Random) -> bool:
    match = fresh_match(game, chance)
    state = match.state.array
    at_first = game.rules.pieces(State(state))
    must(bool(at_first), "no piece is counted")
    for ply in random_plies(match, chance.randrange(SEEDS), game.rules.most_decisions):
        game.desk.play(state, [ply])
        now = game.rules.pieces(State(state))
        must(
            now == at_first,
            {name: (at_first.get(name), now.get(name)) for name in now if now[name] != at_first.get(name)},
        )
    return True


@law(10)
def sources_add_up(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    for seat in range(match.players):
        must(sum(match.breakdown(seat).values()) == match.scores[seat], match)
    for viewer in [*range(match.players), None]:
        view = match.view(viewer)
        sums = [sum(each["points"] for each in points) for points in view["breakdowns"]]
        must(sums == view["scores"], view["breakdowns"])
    return True


@law(10)
def better_scores_better_places(game: Game, chance: random.Random) -> bool:
    match = finished_match(game, chance)
    scores = [score for _, score in sorted(zip(match.places, match.scores, strict=True))]
    must(scores == sorted(scores, reverse=True), (match.places, match.scores))
    return True
