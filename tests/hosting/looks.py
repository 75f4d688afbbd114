"""What is looked at before and after the blocks of a section: whether it is as the page says."""

from __future__ import annotations

import json
import os
import pwd
import re
import signal
import subprocess
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
from websockets.exceptions import WebSocketException

from islario.server.watching.metrics import WHAT
from tests.hosting.page import PAGE
from tests.hosting.visitors import CERTIFICATE, heard, seated, visitor, watching
from tests.hosting.world import FORGED, SERVER, STATE, VISITOR, World
from tests.patience import PATIENCE, patiently

if TYPE_CHECKING:
    from tests.hosting.inside import Report

HTTPS = "https://games.example.org"
HERE = "http://127.0.0.1:8000"
Look = Callable[[World], str]


def before(section: str) -> None:
    if section == "HTTPS: Caddy":
        systemctl("stop", "nginx")
    if section == "PostgreSQL":
        systemctl("stop", "caddy")
        systemctl("reload", "nginx")
        systemctl("start", "postgresql")  # Debian does when it installs it


def after(section: str, report: Report, world: World) -> None:
    for look in LOOKS.get(section, ()):
        try:
            report.note("seen", section, look(world))
        except Exception:
            log = STATE / ("serve.log" if section == "At home" else "islario.log")
            more = log.read_text()[-3000:] if log.exists() else ""
            report.note("FAILED", section, look.__name__, f"{traceback.format_exc()}\n{more}")


def systemctl(deed: str, name: str) -> None:
    subprocess.run(["systemctl", deed, name], check=True)


def until_ready() -> None:
    for _ in patiently("the server", pause=0.2):
        try:
            if httpx.get(f"{HERE}/health/ready", timeout=PATIENCE).status_code == 200:
                return
        except httpx.TransportError:
            continue


def addresses(token: str, url: str = HERE) -> list[str]:
    """Those that the operator sees."""
    headers = {"authorization": f"Bearer {Path(token).read_text().strip()}"}
    seen = httpx.get(f"{url}/api/operator", headers=headers, timeout=PATIENCE).json()
    return [each["address"] for each in seen["addresses"]]


def home_plays_and_knows_its_names(_: World) -> str:
    with visitor(f"http://{SERVER}:8000", host="islario.local:8000") as client:
        assert "Islario" in client.get("/").text
        assert client.get("/health", headers={"host": "evil.example"}).status_code == 403
    return "answers to its names only, with the browser client"


def home_believes_nobody(_: World) -> str:
    with visitor("http://islario.local:8000") as client:
        table = seated(client)
        with watching(client, table, **{"x-forwarded-for": FORGED}):
            assert addresses("/tmp/operator-token", "http://localhost:8000") == [VISITOR]
    return "a socket; X-Forwarded-For is not believed without --proxy"


def service_is_its_own_user(_: World) -> str:
    folder = Path("/var/lib/islario")
    owner = pwd.getpwnam("islario").pw_uid
    assert folder.stat().st_uid == owner
    assert folder.stat().st_mode & 0o777 == 0o700
    for name in ("tables.db", "operator-token"):
        assert (folder / name).stat().st_uid == owner
        assert (folder / name).stat().st_mode & 0o077 == 0 or name == "tables.db"
    pid = (STATE / "islario.pid").read_text()
    assert Path(f"/proc/{pid}").stat().st_uid == owner
    return "files and process belong to islario"


def service_is_walled_in(_: World) -> str:
    """systemd's own verdict, from 0 (nothing in reach) to 10."""
    order = ["systemd-analyze", "security", "--offline=true", "--no-pager", "islario.service"]
    told = subprocess.run(order, capture_output=True, text=True, check=False)
    found = re.search(r"exposure level for islario.service: ([0-9.]+)", told.stdout)
    assert found is not None, told.stdout + told.stderr
    assert float(found[1]) < 3
    return f"systemd-analyze security: {found[1]} (not tried: systemd itself, which is not here)"


def https_plays(world: World) -> str:
    with visitor(HTTPS, CERTIFICATE) as client:
        table = seated(client)
        cookie = next(line for line in client.get(table.path).request.headers.get_list("cookie"))
        assert cookie
        answer = visitor(HTTPS, CERTIFICATE).post("/api/tables", json={"game": "trails-of-tucana", "players": 2})
        assert "secure" in answer.headers["set-cookie"].lower()
        with watching(client, table, CERTIFICATE, origin=HTTPS) as opened:
            table.first_move(0)
            assert heard(opened, "update", "view")["log"]
        world.kept |= {"table": table.id, "cookies": json.dumps(dict(client.cookies))}
    return "a table, a Secure cookie, a socket that tells a move"


def https_says_who_asks(_: World) -> str:
    forged = {"x-forwarded-for": FORGED}
    with visitor(HTTPS, CERTIFICATE) as client, watching(client, seated(client), CERTIFICATE, **forged):
        assert addresses("/var/lib/islario/operator-token") == [VISITOR]
    return f"visitors are told apart; a forged X-Forwarded-For is not believed ({VISITOR})"


def nginx_keeps_to_its_limits(_: World) -> str:
    with visitor(HTTPS, CERTIFICATE) as client:
        assert client.get("/metrics").status_code == 403
        assert client.post("/api/records", content=b"x" * 300_000).status_code == 413
        answer = client.get("/")
        assert answer.headers["strict-transport-security"]
        script = re.findall(r"/assets/[^\"']+\.js", answer.text)[0]
        packed = client.get(script, headers={"accept-encoding": "br, gzip"})
        assert packed.headers["content-encoding"] == "br"
        assert "immutable" in packed.headers["cache-control"]
    with visitor("http://games.example.org") as plain:
        moved = plain.get("/new")
        assert (moved.status_code, moved.headers["location"]) == (301, f"{HTTPS}/new")
    return "/metrics is 403, 300 kB are 413, files come packed, http leads to https"


def caddy_plays(_: World) -> str:
    root = STATE / ".local/share/caddy/pki/authorities/local/root.crt"
    for _wait in patiently("Caddy's certificate", pause=0.2):
        try:
            with visitor(HTTPS, str(root)) as client:
                client.get("/health")
            break
        except (OSError, httpx.TransportError):
            continue
    with visitor(HTTPS, str(root)) as client:
        table = seated(client)
        with watching(client, table, str(root), **{"x-forwarded-for": FORGED}) as opened:
            assert addresses("/var/lib/islario/operator-token") == [VISITOR]
            table.first_move(0)
            assert heard(opened, "update", "view")["log"]
        statuses = [client.get("/metrics").status_code, client.post("/api/records", content=b"x" * 300_000).status_code]
        assert statuses == [403, 413], statuses
    return "the same through Caddy, with a certificate that it made itself (Let's Encrypt is not tried)"


def tables_moved_along(world: World) -> str:
    until_ready()
    with visitor(HTTPS, CERTIFICATE) as client:
        client.cookies.update(json.loads(world.kept["cookies"]))
        now = client.get(f"/api/tables/{world.kept['table']}/view?seat=0")
        assert now.status_code == 200, now.text
        assert now.json()["version"] >= 1
    return "the table begun on SQLite goes on in PostgreSQL"


def a_killed_process_is_replaced(world: World) -> str:
    until_ready()
    parent = (STATE / "islario.pid").read_text()
    children = Path(f"/proc/{parent}/task/{parent}/children")
    first = children.read_text().split()
    assert len(first) == 2
    for _ in patiently("both to answer", pause=0.2):  # who dies before that ends them all
        if (STATE / "islario.log").read_text().count("a process that serves answers") >= 2:
            break
    with visitor(HTTPS, CERTIFICATE) as client:
        table = seated(client)
        for victim in first:
            os.kill(int(victim), signal.SIGKILL)
            for _ in patiently("a move"):
                try:
                    with watching(client, table, CERTIFICATE) as opened:
                        seat = table.view()["view"]["pending"][0]
                        table.first_move(seat)
                        heard(opened, "update", "view")
                    break
                except (OSError, httpx.TransportError, WebSocketException, AssertionError, EOFError):
                    continue
            for _ in patiently("another process", pause=0.2):
                now = children.read_text().split()
                if len(now) == 2 and victim not in now and len(marked(HERE)) == 2:
                    break
        world.kept["late"] = table.id
    return "both of two processes killed, one after the other: the table goes on, both are replaced"


def marked(url: str) -> set[str]:
    text = httpx.get(f"{url}/metrics", timeout=PATIENCE).text
    return set(re.findall(r'islario_games_ready\{process="(\d+)"\} 4', text))


def figures_are_those_of_the_page(_: World) -> str:
    text = httpx.get(f"{HERE}/metrics", timeout=PATIENCE).text
    told = {line.split()[2] for line in text.splitlines() if line.startswith("# TYPE")}
    stems = {name.removesuffix("_total").removeprefix("islario_") for name in told}
    assert stems <= set(WHAT)
    named = set(re.findall(r"islario_[a-z_]+[a-z]", PAGE.read_text(encoding="utf-8")))
    return f"{len(told)} figures of 2 processes; the page names {len(named)}"


def log_is_json_without_secrets(world: World) -> str:
    text = (STATE / "islario.log").read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    secrets = [
        world.kept["table"],
        world.kept["late"],
        VISITOR,
        "127.0.0.1",
        *json.loads(world.kept["cookies"]).values(),
    ]
    assert [secret for secret in secrets if secret in text] == []
    return f"{len(lines)} lines, all JSON; no address, no table, no cookie"


def what_was_played_is_restored(world: World) -> str:
    until_ready()
    tables_moved_along(world)
    backup = next(Path("/var/lib/islario").glob("backup-*.db"))
    order = ["runuser", "-u", "islario", "--", "/opt/islario/bin/islario", "restore", str(backup), "--replace"]
    address = Path("/etc/islario.env").read_text().strip().partition("=")[2]
    served = subprocess.run(
        order, env={**os.environ, "ISLARIO_DATABASE": address}, cwd="/", capture_output=True, text=True, check=False
    )  # fmt: skip
    assert served.returncode == 2, served.stdout
    return f"and refused while it is served: {served.stderr.strip()}"


def the_version_before_serves(world: World) -> str:
    until_ready()
    return tables_moved_along(world) and "the version before serves the same tables (here: the same version)"


LOOKS: dict[str, tuple[Look, ...]] = {
    "At home": (home_plays_and_knows_its_names, home_believes_nobody),
    "As a service": (service_is_its_own_user, service_is_walled_in),
    "HTTPS: nginx": (https_plays, https_says_who_asks, nginx_keeps_to_its_limits),
    "HTTPS: Caddy": (caddy_plays,),
    "PostgreSQL": (tables_moved_along,),
    "Several processes": (a_killed_process_is_replaced,),
    "What to watch": (figures_are_those_of_the_page,),
    "The log": (log_is_json_without_secrets,),
    "Backup and restore": (what_was_played_is_restored,),
    "Upgrade, and back": (the_version_before_serves,),
}
