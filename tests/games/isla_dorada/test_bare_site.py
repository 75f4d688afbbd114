"""Another box may have a site where no treasure is hidden: it is explained all the same."""

from __future__ import annotations

import pytest

from islario.games.isla_dorada.box.components import TREASURE_SITE
from islario.games.isla_dorada.box.island import SITE_IDS
from islario.games.isla_dorada.face import things
from islario.match.things import explained
from tests.games.isla_dorada.positions import DORADA


def test_a_site_without_treasures_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = int(TREASURE_SITE[0])
    elsewhere = (bare + 1) % len(SITE_IDS)
    monkeypatch.setattr(things, "TREASURE_SITE", [elsewhere if site == bare else site for site in TREASURE_SITE])
    options = tuple(0 for _ in DORADA.options)
    told = explained(DORADA, options, DORADA.words("en"))
    assert "without treasures" in told[f"site:{SITE_IDS[bare]}"].about
    assert "without treasures" not in told[f"site:{SITE_IDS[elsewhere]}"].about
