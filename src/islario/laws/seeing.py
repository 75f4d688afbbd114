"""Laws 6 and 8: what a seat may not know stays unknown to it, and what a seat imagines may be so."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np

from islario.kernel.dice import key_of
from islario.kernel.journal import page_of
from islario.kernel.layout import DICE, Audience
from islario.laws import law, must
from islario.laws.positions import (
    SEEDS,
    deciding,
    in_another_truth,
    legal_move,
    played,
    seats_and_spectator,
    some_match,
)
from islario.match import Game, Match
from islario.match.chronicle import happenings
from islario.match.preview import Preview
from islario.words import Said

SMALL = 30  # possible truths of a small position
SAMPLES = 60  # imagined for each of them


@law(6)
def what_is_anothers_is_blank(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    for viewer in seats_and_spectator(match):
        hidden = game.desk.hidden(match.state, viewer)
        for field in game.rules.layout.fields:
            cells = np.asarray(getattr(hidden, field.name))
            if field.audience is Audience.NOBODY:
                must(not np.any(cells), field.name)
            elif field.audience is Audience.OWNER:
                must(not np.any(cells[[other for other in range(len(cells)) if other != viewer]]), field.name)
    return True


@law(6)
def unseen_dice_change_nothing(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    other = match.state.array
    for field in game.rules.layout.fields:
        if field.audience is Audience.NOBODY:
            other[field.name] += 1
    for viewer in seats_and_spectator(match):
        must(game.desk.hidden(other, viewer).tobytes() == game.desk.hidden(match.state, viewer).tobytes(), viewer)
    return True


@law(6)
def hiding_twice_hides_no_more(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    for viewer in seats_and_spectator(match):
        hidden = game.desk.hidden(match.state, viewer)
        must(game.desk.hidden(hidden, viewer).tobytes() == hidden.tobytes(), viewer)
    return True


@law(6)
def a_view_is_made_of_the_hidden_copy(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    for seat in [*range(match.players), None]:
        twin = in_another_truth(match, -1 if seat is None else seat, bytes(32))
        must(json.dumps(twin.view(seat)) == json.dumps(match.view(seat)), f"the view of {seat}")
    return True


def told(preview: Preview) -> tuple[object, ...]:
    return [str(event) for event in preview.events], preview.points, preview.question, preview.stopped


@law(6)
def a_preview_follows_from_the_hidden_copy(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    for seat in match.pending:
        move = legal_move(match, seat, chance)
        twin = in_another_truth(match, seat, chance.randbytes(32))
        must(told(twin.preview(seat, move)) == told(match.preview(seat, move)), f"seat {seat}, move {move}")
    return bool(match.pending)


def asked(match: Match, seat: int) -> Said | None:
    """What the seat has to decide now."""
    if seat not in match.pending:
        return None
    return match.game.rules.face.tell_question(match.game.desk.hidden(match.state, seat))


@law(6, without="together")
def a_preview_of_a_common_step_comes_true(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    if not match.pending:
        return False
    seat = chance.choice(match.pending)
    together = deciding(match, seat)
    if len(together) < 2:
        return False
    move = legal_move(match, seat, chance)
    preview = match.preview(seat, move)
    for _ in range(12):
        truth = in_another_truth(match, seat, chance.randbytes(32))
        before, page = truth.breakdown(seat), page_of(truth.state)
        truth.play(seat, move)
        must(preview.question in (None, asked(truth, seat)), f"asked {asked(truth, seat)}, not {preview.question}")
        close_step(truth, match, together, seat, chance)
        happened = iter([str(event) for event in happenings(game, game.desk.hidden(truth.state, seat), page)])
        must(all(str(event) in happened for event in preview.events), f"not in this order: {told(preview)}")
        gained = {source: points - before[source] for source, points in truth.breakdown(seat).items()}
        must(preview.points.items() <= gained.items(), f"{preview.points}, and it was {gained}")
    return True


def close_step(truth: Match, before: Match, together: tuple[int, ...], seat: int, chance: random.Random) -> None:
    """The others who decided at the same time decide at random, and so does the seat as long as nothing is told."""
    revealed = truth.state.revealed
    while not truth.over and truth.state.revealed == revealed:
        left = [other for other in together if other in truth.pending]
        if not left or (seat in left and page_of(truth.state) != page_of(before.state)):
            return
        decider = seat if seat in left else left[0]
        truth.play(decider, legal_move(truth, decider, chance))


@law(6, often=4, without="alone")
def a_preview_comes_true(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    if len(match.pending) != 1 or deciding(match, match.pending[0]) != match.pending:
        return False  # what several choose at once is told of the seat's own choice alone
    seat = match.pending[0]
    move = legal_move(match, seat, chance)
    preview = match.preview(seat, move)
    for _ in range(12):
        truth = in_another_truth(match, seat, chance.randbytes(32))
        before = truth.breakdown(seat)
        events, at_once = truth.play(seat, move), True
        must(preview.question in (None, asked(truth, seat)), f"asked {asked(truth, seat)}, not {preview.question}")
        while not events and seat in truth.pending:  # it is told later, whatever the seat does till then
            events, at_once = truth.play(seat, legal_move(truth, seat, chance)), False
        happened = iter([str(event) for event in events])
        must(all(str(event) in happened for event in preview.events), f"not in this order: {told(preview)}")
        if not at_once:
            continue
        gained = {source: points - before[source] for source, points in truth.breakdown(seat).items()}
        must(preview.points.items() <= gained.items(), f"{preview.points}, and it was {gained}")
        if preview.stopped == "nothing":
            must(next(happened, None) is None, "more happened")
            must(preview.points == {source: points for source, points in gained.items() if points}, gained)
    return True


@law(8)
def an_imagined_truth_looks_the_same(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    for viewer in seats_and_spectator(match):
        hidden = game.desk.hidden(match.state, viewer)
        truth = game.desk.imagined(hidden, chance.randbytes(32))
        must(game.desk.hidden(truth, viewer).tobytes() == hidden.tobytes(), f"viewer {viewer}")
    return True


@law(8)
def an_imagined_truth_is_whole(game: Game, chance: random.Random) -> bool:
    match = some_match(game, chance)
    for viewer in seats_and_spectator(match):
        twin = in_another_truth(match, viewer, chance.randbytes(32))
        must(game.rules.pieces(twin.state) == game.rules.pieces(match.state), f"viewer {viewer}: pieces")
        must(twin.pending == deciding(match, viewer), f"viewer {viewer}: {twin.pending}")
        if viewer in match.pending:
            must(game.desk.legal(twin.state, viewer) == game.desk.legal(match.state, viewer), f"viewer {viewer}: moves")
        must(played(twin, 1, game.rules.most_decisions).over, f"viewer {viewer}: no end")
    return True


@law(8, often=12, without="few-truths")
def truths_turn_up_equally_often(game: Game, chance: random.Random) -> bool:
    found = Counter() if game.rules.all_different is None else _truths(game, chance, game.rules.all_different)
    if not 1 < len(found) <= SMALL:
        return False
    expected, freedom = found.total() / len(found), len(found) - 1
    spread = sum((count - expected) ** 2 / expected for count in found.values())
    must(spread < freedom + 6 * (2 * freedom) ** 0.5, f"{len(found)} truths, chi-square {spread:.1f}")
    return True


def _truths(game: Game, chance: random.Random, options: Mapping[str, Any]) -> Counter[bytes]:
    """Imagines a random position often; stops early where there are too many possible truths, or but one. With the
    options all pieces are different: else a truth may be several deals."""
    match = game.new(chance.choice(list(game.seats)), seed=chance.randrange(SEEDS), **options)
    hidden = game.desk.hidden(
        played(match, chance.randrange(SEEDS), chance.randrange(200)).state, chance.randrange(match.players)
    )
    found: Counter[bytes] = Counter()
    for sample in range(SMALL * SAMPLES):
        imagined = game.desk.imagined(hidden, key_of(sample))
        for field in DICE:
            imagined[field.name] = 0
        found[imagined.tobytes()] += 1
        if len(found) > SMALL or (len(found) == 1 and sample > 20):
            break
    return found
