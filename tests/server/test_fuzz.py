"""Requests made from the API's own description, and against it: whatever is asked, nothing breaks."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from tests.server.process import Running
from tests.server.table import made

EXAMPLES = 8  # of each operation and kind


def test_no_request_breaks_the_server(server: Running, client: httpx.Client) -> None:
    table = made(client, "here", "here", "greedy")
    description = client.get("/api/openapi.json").json()
    schema = schemathesis.openapi.from_dict(description)
    tried = 0
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            tried += fuzz(operation, mode, server, client, table.id)
    assert tried > 20 * EXAMPLES
    assert client.get("/health").status_code == 200
    assert table.view(0)["view"]["players"] == 3


def fuzz(operation: Any, mode: GenerationMode, server: Running, client: httpx.Client, table: str) -> int:
    """Asks some examples of one operation, half of them about a table that is there; returns how many."""
    count = 0

    @settings(
        max_examples=EXAMPLES, deadline=None, database=None, phases=[Phase.generate], derandomize=True,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=operation.as_strategy(generation_mode=mode), real=st.booleans())
    def ask(case: Any, real: bool) -> None:
        nonlocal count
        count += 1
        if real and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        answer = case.call(base_url=server.url, cookies=dict(client.cookies))
        assert answer.status_code < 500, (case.as_curl_command(), answer.text)
        if answer.status_code >= 400:
            assert set(answer.json()) >= {"code", "sentence", "told"}, (case.as_curl_command(), answer.text)

    with suppress(Unsatisfiable):  # what takes no parameters cannot be asked wrongly
        ask()
    return count
