"""Requests made from the API's own description, and against it (schemathesis): whatever is asked, nothing breaks."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import Any

import httpx
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from tests.server.process import Running
from tests.server.table import made
from tests.soak.bystander import Bystander
from tests.soak.ground import Figures, Ground


def attack(ground: Ground, count: int, number: int = 1, calm: int = 200) -> Figures:
    with (
        ground.serving() as stand,
        stand.one.client() as client,
        stand.one.client() as other,
        Bystander(stand.one, calm) as player,
    ):
        table, witness = made(client, "here", "here", "greedy"), made(other, "here", "here", "greedy")
        schema = schemathesis.openapi.from_dict(client.get("/api/openapi.json").json())
        operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
        modes = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
        each = max(1, count // (len(operations) * len(modes)))
        tried: Counter[str] = Counter()
        with requests.Session() as session:
            for operation in operations:
                for mode in modes:
                    tried += fuzzed(operation, mode, each, number, stand.one, client, session, table.id)
        assert tried.total() > count / 2
        assert client.get("/health").status_code == 200
        assert witness.view(0)["view"]["players"] == 3
        # whoever asks all this may have had themselves forgotten, but not their table
        assert table.seen_by(other).view()["view"]["players"] == 3
        figures = player.figures()
        figures.note(tried)
    return figures


def fuzzed(
    operation: Any, mode: GenerationMode, examples: int, number: int, server: Running, client: httpx.Client,
    session: requests.Session, table: str,
) -> Counter[str]:  # fmt: skip
    """Asks some examples of one operation, half of them about a table that is there; returns how they were answered."""
    counts: Counter[str] = Counter()

    @seed(number)
    @settings(
        max_examples=examples, deadline=None, database=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=operation.as_strategy(generation_mode=mode), real=st.booleans())
    def ask(case: Any, real: bool) -> None:
        if real and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        answer = case.call(base_url=server.url, cookies=dict(client.cookies), session=session)
        counts[f"answered {answer.status_code // 100}xx"] += 1
        honest = answer.status_code == 503 and "retry-after" in answer.headers
        assert answer.status_code < 500 or honest, (case.as_curl_command(), answer.text)
        if answer.status_code >= 400:
            assert set(answer.json()) >= {"code", "sentence", "told"}, (case.as_curl_command(), answer.text)

    with suppress(Unsatisfiable):  # what takes no parameters cannot be asked wrongly
        ask()
    return counts
