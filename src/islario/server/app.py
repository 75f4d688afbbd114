"""The application: routes, mistakes as JSON, and the guard in front."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ASGIApp

from islario.kernel.errors import IslarioError
from islario.server.errors import Refusal, status_of, told
from islario.server.house import House
from islario.server.http.entry.guard import Guard
from islario.server.http.entry.text import TextOnly, check_body
from islario.server.http.pages import client, docs
from islario.server.http.quick import QuickMoves
from islario.server.http.routes import (
    anew,
    chat,
    company,
    exercises,
    games,
    hints,
    lessons,
    live,
    me,
    notices,
    operator,
    passkeys,
    play,
    ratings,
    system,
    tables,
    targets,
    things,
    waiting,
    windows,
)
from islario.server.settings import Settings
from islario.server.views.parts import encode

log = logging.getLogger(__name__)
HANDLERS = [
    games.games, games.rules, games.words,
    tables.make_table, tables.see_table, tables.enter, tables.claim, tables.leave, tables.void, tables.grant,
    tables.refuse, tables.to_bot, tables.back, tables.rename, tables.new_link, tables.new_host_link,
    play.see, play.play, play.undo, play.foresee, play.open_box, play.position, play.see_log, play.record, play.bring,
    waiting.open_tables, company.my_company, company.decline,
    chat.see_chat, chat.say, chat.mute, chat.report, chat.switch,
    things.things, things.thing_now, windows.wait, windows.stand, windows.relieve,
    lessons.see_lesson, lessons.see_how, lessons.see_examples, lessons.see_terms, lessons.see_beside,
    exercises.see_exercise, exercises.try_exercise, exercises.show_best,
    anew.begin_anew, hints.hint, hints.look_back, live.live, system.health, system.alive, system.ready,
    me.see_me, me.change_me, me.my_tables, me.my_history, me.export_me, me.link_me, me.look_at_link, me.add_device,
    me.sign_out, me.forget_me, notices.accustom, notices.push_key, notices.subscribe, notices.unsubscribe,
    notices.nudge_seat, passkeys.make, passkeys.add, passkeys.use, passkeys.enter, passkeys.remove,
    ratings.leaderboard,
    targets.add_target, targets.confirm_target, targets.end_target, targets.see_off, targets.off,
    system.metrics, docs.docs, docs.openapi, client.page,
    operator.overview, operator.operate, operator.see_page, operator.style, operator.act,
]  # fmt: skip
CODES = {404: "no-such-page", 405: "wrong-method", 413: "too-large"}
Asked = Request[Any, Any, Any]


def make_app(settings: Settings) -> tuple[ASGIApp, House]:
    """The application to serve, and the house behind it."""
    house = House(settings)
    pages = client.Client(settings.client)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        HANDLERS,
        lifespan=[open_house],
        before_request=check_body,
        state=State({"house": house, "client": pages, "handlers": HANDLERS}),
        request_max_body_size=settings.limits.body,
        exception_handlers={
            IslarioError: _mistake,
            ValidationException: _invalid,
            HTTPException: _refused,
            RecursionError: _too_deep,
            Exception: _broken,
        },
        openapi_config=None,
        on_app_init=[_quiet],
    )
    return Guard(QuickMoves(TextOnly(app), house), house, pages.version), house


def _quiet(config: AppConfig) -> AppConfig:
    config.logging_config = None  # ours is set up where the process begins
    return config


def _body(fault: IslarioError, names: tuple[str, ...] = ()) -> Response[bytes]:
    headers = {}
    if isinstance(fault, Refusal) and fault.retry is not None:
        headers["retry-after"] = str(fault.retry)
    body = encode(told(fault, names))
    return Response(body, status_code=status_of(fault), media_type="application/json", headers=headers)


def _mistake(request: Asked, fault: IslarioError) -> Response[bytes]:
    house: House = request.app.state.house
    live = house.tables.live.get(str(request.path_params.get("table", "")))
    return _body(fault, live.table.names if live else ())


def _invalid(request: Asked, fault: ValidationException) -> Response[bytes]:
    extra = fault.extra if isinstance(fault.extra, list) else []
    where = [str(each.get("key", "")) for each in extra if isinstance(each, dict)]
    wrong = "; ".join(str(each.get("message", "")) for each in extra if isinstance(each, dict)) or fault.detail
    return _body(Refusal("bad-request", 400, wrong=wrong[:300]).with_more(where=where))


def _refused(request: Asked, fault: HTTPException) -> Response[bytes]:
    if fault.status_code >= 500:
        return _broken(request, fault)
    code = CODES.get(fault.status_code)
    if code == "too-large":
        most = request.app.state.house.settings.limits.body // 1024
        return _body(Refusal("too-large", 413, most=most))
    return _body(Refusal(code, fault.status_code) if code else Refusal("bad-request", 400, wrong=fault.detail[:300]))


def _too_deep(request: Asked, fault: RecursionError) -> Response[bytes]:
    return _body(Refusal("bad-request", 400, wrong="lists within lists within lists"))


def _broken(request: Asked, fault: Exception) -> Response[bytes]:
    log.error("a request has failed", exc_info=fault, extra={"route": request.scope.get("path_template")})
    return _body(Refusal("internal", 500))
