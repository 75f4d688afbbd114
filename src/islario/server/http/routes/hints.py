"""Advice: what to do now, and what would have been better."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import JSONBody

from islario.bots.hints import Advice
from islario.bots.review import Regret
from islario.kernel.moves import Move
from islario.match.views import Points, ShownMove
from islario.server.errors import Refusal
from islario.server.http.answers import table as answers
from islario.server.http.answers.table import Advised, LookBack
from islario.server.http.asking import Asked, Lang, OfTable, house_of, json, language_of, live_asked, viewer_asked
from islario.server.http.messages import OfSeat
from islario.server.http.routes.play import MATCH
from islario.server.tables.live import Live
from islario.server.tables.seating.consent import sitter_at
from islario.server.views.shown import teller_of
from islario.server.views.sight import source_in_words
from islario.server.views.telling import Teller


@post(f"{MATCH}/hint", status_code=200)
async def hint(request: Asked, table: OfTable, data: JSONBody[OfSeat], lang: Lang = None) -> Response[bytes]:
    """What would you do? The best few moves of this browser's seat, from what it may know, with reasons."""
    house = house_of(request)
    live = await live_asked(request, table)
    await viewer_asked(request, live, data.seat)
    live.check_goes_on()
    if live.table.rated:
        raise Refusal("rated-no-hints", 409)
    version = live.viewer(data.seat).version
    advice = await house.hints.advise(live, data.seat)
    teller = teller_of(live, language_of(request, lang))
    return json(Advised(version=version, advice=[_advice(each, teller) for each in advice]))


@post(f"{MATCH}/review", status_code=200)
async def look_back(request: Asked, table: OfTable, data: JSONBody[OfSeat], lang: Lang = None) -> Response[bytes]:
    """The decisions that cost a seat most. It takes some seconds: ask again until `regrets` are there."""
    house = house_of(request)
    live = await live_asked(request, table)
    sitter_at(live.table, data.seat)
    live.check_goes_on()
    look = house.hints.look_back(live, data.seat)
    teller = teller_of(live, language_of(request, lang))
    regrets = None if look.regrets is None else [_regret(live, data.seat, each, teller) for each in look.regrets]
    return json(LookBack(done=look.looking.done, of=look.looking.of, regrets=regrets))


def _advice(advice: Advice, teller: Teller) -> answers.Advice:
    return answers.Advice(
        move=_move(advice.move, teller),
        points=round(advice.points, 1),
        margin=round(advice.margin, 1),
        chance=round(advice.chance, 3),
        sources=[Points(name, source_in_words(teller, name), round(points, 1)) for name, points in advice.sources],
        why=teller.tell(advice.why),
    )


def _regret(live: Live, seat: int, regret: Regret, teller: Teller) -> answers.Regret:
    return answers.Regret(
        version=live.viewer(seat).version_at(live.length_before(regret.ply)),
        played=_move(regret.played, teller),
        better=_move(regret.better, teller),
        cost=round(regret.cost, 1),
        why=teller.tell(regret.why),
    )


def _move(move: Move, teller: Teller) -> ShownMove:
    assert move.number is not None, "a match's own move has its number"
    return ShownMove(move.number, move.kind, dict(move.args), move.tell(teller.words.language))
