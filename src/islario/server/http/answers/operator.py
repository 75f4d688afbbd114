"""What the server says to its operator, field by field."""

from __future__ import annotations

from typing import Literal

from islario.server.http.answers.table import Answer


class SitterInfo(Answer):
    name: str
    kind: Literal["person", "open", "bot"]


class TableSummary(Answer):
    """A table as the operator sees it."""

    id: str
    game: str
    created: int
    over: bool
    closed: bool
    hushed: bool  # nobody writes to anybody there
    last: int | None  # when somebody moved last
    moves: int
    sitters: list[SitterInfo]
    sockets: int


class AddressInfo(Answer):
    address: str
    sockets: int
    tables: list[str]


class BlockInfo(Answer):
    network: str
    at: int


class ReportInfo(Answer):
    """A line of the chat that somebody has reported."""

    line: str  # its name, by which it is taken away
    table: str
    name: str  # of whoever has written it
    text: str
    at: int
    count: int  # how many have reported it


class Overview(Answer):
    """What is going on, for the operator."""

    tables: list[TableSummary]
    addresses: list[AddressInfo]
    blocks: list[BlockInfo]
    reports: list[ReportInfo]
    unfinished: int
