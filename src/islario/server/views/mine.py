"""One's own tables, devices and history, as clients read them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from islario.bots.strength import Strength
from islario.lessons import lesson_at
from islario.server.http.answers.own import (
    DeviceInfo,
    EndedSeat,
    GameFigures,
    History,
    InvitationInfo,
    Leader,
    Leaderboard,
    Me,
    MyMatch,
    MyRating,
    MyTable,
    MyTables,
    PasskeyInfo,
    Rival,
    Sitting,
    TargetInfo,
)
from islario.server.storage.glances import Finished, Running
from islario.server.storage.people.company import Invitation
from islario.server.storage.people.identity import Device, Person
from islario.server.storage.people.notices import Subscription
from islario.server.storage.people.passkeys import Passkey
from islario.server.storage.people.ratings import Rated
from islario.words import Words

RIVALS = 30  # that a history tells of


def describe_me(
    person: Person, devices: Sequence[Device], this: bytes, subscribed: Collection[bytes], keys: Sequence[Passkey],
    rated: Sequence[Rated], targets: Sequence[Subscription], mail: bool,
) -> Me:  # fmt: skip
    told = [
        DeviceInfo(
            id=each.id, label=each.label, since=each.since, seen=each.seen, this=each.hash == this,
            push=each.hash in subscribed,
        )
        for each in devices
    ]  # fmt: skip
    return Me(
        name=person.name, shape=person.shape, colour=person.colour, since=person.since, away=person.away,
        habits=person.habits, devices=told,
        passkeys=[PasskeyInfo(id=each.name, label=each.label, since=each.since, used=each.used) for each in keys],
        ratings=[MyRating(game=each.game, **_figures_of(each.strength, each.played)) for each in rated],
        targets=[
            TargetInfo(
                id=each.name or "", kind=each.kind, address=each.endpoint, style=each.style, confirmed=each.code is None
            )
            for each in targets
        ],
        mail=mail,
    )  # fmt: skip


def describe_board(
    game: str, rated: Sequence[Rated], bots: Mapping[str, Strength], mine: bytes, words: Words
) -> Leaderboard:  # fmt: skip
    """People and bots, by what they are at least, as far as one can be sure."""
    leaders = [
        Leader(
            name=each.name, bot=None, shape=each.shape, colour=each.colour, mine=each.person == mine,
            **_figures_of(each.strength, each.played),
        )
        for each in rated
    ]  # fmt: skip
    leaders += [
        Leader(name=words.say(f"bot-{bot}"), bot=bot, shape=0, colour=0, mine=False, **_figures_of(each, each.matches))
        for bot, each in bots.items()
    ]
    return Leaderboard(game=game, leaders=sorted(leaders, key=lambda leader: leader.margin - leader.rating))


def _figures_of(strength: Strength, played: int) -> dict[str, Any]:
    return {"rating": round(strength.mu, 1), "margin": round(strength.margin, 1), "played": played}


def describe_tables(
    running: Sequence[Running], finished: Sequence[Finished], invitations: Sequence[Invitation] = ()
) -> MyTables:
    """Where one is waited for first, and there whoever has waited longest; then the newest. In lessons nobody waits."""
    rows = sorted(map(_table, running), key=lambda row: (not row.turn, row.since or 0 if row.turn else -row.created))
    return MyTables(
        waiting=sum(bool(row.turn) and not row.lesson for row in rows),
        running=rows,
        finished=[described_match(each) for each in finished],
        invitations=[
            InvitationInfo(id=each.match, game=each.game, seat=each.seat, name=each.name, at=each.at)
            for each in invitations
        ],
    )


def _table(table: Running) -> MyTable:
    glance = table.glance
    asked = {} if glance is None or table.halted is not None else glance.asked
    people = {seat for seat, (_, kind) in enumerate(table.seats) if kind == "person"}
    turn = [seat for seat in table.mine if seat in asked and seat in people and seat not in table.answered]
    waited_for = turn or [seat for seat in asked if seat not in table.answered]
    return MyTable(
        id=table.match,
        game=table.game,
        lesson=lesson_at(table.game, table.key) is not None,
        created=table.created,
        halted=table.halted is not None,
        mine=table.mine,
        turn=turn,
        since=min((asked[seat] for seat in waited_for), default=None),
        due=None if glance is None else glance.due,
        nudged=next((table.nudges[seat] for seat in turn if seat in table.nudges), None),
        asked=sorted(set(asked) - table.answered),
        scores=[] if glance is None else glance.scores,
        seats=[Sitting(name=name, kind=kind) for name, kind in table.seats],
    )


def described_match(played: Finished) -> MyMatch:
    ending = played.ending
    return MyMatch(
        id=ending.match,
        game=ending.game,
        options=ending.options,
        ended=ending.ended,
        mine=played.seat,
        kept=played.kept,
        seats=[
            EndedSeat(name=seat.name, kind=seat.kind, points=seat.points, place=seat.place) for seat in ending.seats
        ],
        sources=ending.seats[played.seat].sources,
    )


def describe_history(played: Sequence[Finished]) -> History:
    matches = [described_match(each) for each in played]
    games = sorted({match.game for match in matches})
    figures = [_figures(game, [match for match in matches if match.game == game]) for game in games]
    return History(matches=matches, figures=figures, rivals=_rivals(matches))


def _figures(game: str, matches: Sequence[MyMatch]) -> GameFigures:
    points = [match.seats[match.mine].points for match in matches]
    won = sum(match.seats[match.mine].place == 1 for match in matches if len(match.seats) > 1)
    alone = sum(len(match.seats) == 1 for match in matches)
    average = round(sum(points) / len(points), 1)
    return GameFigures(game=game, played=len(matches), alone=alone, won=won, best=max(points), average=average)


def _rivals(matches: Sequence[MyMatch]) -> list[Rival]:
    """By name, for nothing else is known of others; those met most often first."""
    met: dict[tuple[str, str], Rival] = {}
    for match in matches:
        mine = match.seats[match.mine]
        for seat, other in enumerate(match.seats):
            if seat != match.mine and other.name:
                fresh = Rival(name=other.name, kind=other.kind, played=0, before=0, behind=0)
                rival = met.setdefault((other.name, other.kind), fresh)
                rival.played += 1
                rival.before += mine.place < other.place
                rival.behind += mine.place > other.place
    return sorted(met.values(), key=lambda rival: (-rival.played, rival.name))[:RIVALS]
