"""A stand-in for systemctl: starts what a unit says, as its user and with its environment, and stops it as it says."""

from __future__ import annotations

import os
import pwd
import shlex
import signal
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path

from tests.hosting.world import PATH, STATE
from tests.patience import PATIENCE

UNITS = Path("/etc/systemd/system")
CADDY = Path("/etc/caddy/Caddyfile")


def main() -> None:
    deed, *names = [word for word in sys.argv[1:] if not word.startswith("-")]
    for name in names:
        match deed, name:
            case ("start" | "stop", "postgresql"):
                cluster = subprocess.run(["pg_lsclusters", "-h"], capture_output=True, text=True, check=True).stdout
                version, kind = cluster.split()[:2]
                subprocess.run(["pg_ctlcluster", version, kind, deed], check=deed == "start")
            case (_, "nginx"):
                running = nginx_runs()
                order = ["-s", "quit" if deed == "stop" else "reload"] if running else []
                if running or deed != "stop":
                    subprocess.run(["nginx", *order], check=True)
            case ("reload", "caddy"):
                caddy()
            case ("enable" | "start", _):
                start(name)
            case ("stop", _):
                stop(name)
            case ("restart", _):
                stop(name)
                start(name)
            case _:
                sys.exit(f"no stand-in for {deed} {name}")


def nginx_runs() -> bool:
    """`nginx -t` leaves an empty file."""
    file = Path("/run/nginx.pid")
    pid = file.read_text().strip() if file.exists() else ""
    return pid != "" and Path(f"/proc/{pid}").exists()


def caddy() -> None:
    """Nobody can give it a certificate in here, so it makes one."""
    text = CADDY.read_text().replace("{\n", "{\n\ttls internal\n", 1)
    own = STATE / "Caddyfile"
    own.write_text("{\n\tskip_install_trust\n}\n" + text)
    launch("caddy", ["caddy", "run", "--adapter", "caddyfile", "--config", str(own)], {"HOME": str(STATE)})


def unit(name: str) -> dict[str, list[str]]:
    """All that a unit and what is dropped in beside it say; an empty value takes back what was said before."""
    said: dict[str, list[str]] = defaultdict(list)
    for path in (UNITS / f"{name}.service", *sorted((UNITS / f"{name}.service.d").glob("*.conf"))):
        for line in path.read_text().splitlines():
            key, is_one, value = line.partition("=")
            if is_one and not line.startswith("#"):
                said[key] = [*said[key], value] if value else []
    return said


def start(name: str) -> None:
    said = unit(name)
    user = pwd.getpwnam(said["User"][0])
    for key, place in (("StateDirectory", "/var/lib"), ("CacheDirectory", "/var/cache")):
        folder = Path(place, said[key][0])
        folder.mkdir(exist_ok=True)
        os.chown(folder, user.pw_uid, user.pw_gid)
    given = dict(pair.split("=", 1) for line in said["Environment"] for pair in shlex.split(line))
    for file in said["EnvironmentFile"]:
        if Path(file.removeprefix("-")).exists():
            lines = Path(file.removeprefix("-")).read_text().splitlines()
            given |= dict(line.split("=", 1) for line in lines if "=" in line)
    drop = ["setpriv", f"--reuid={user.pw_name}", f"--regid={user.pw_gid}", "--init-groups", "--no-new-privs"]
    drop += ["--bounding-set=-all", "--inh-caps=-all"]
    for before in said["ExecStartPre"]:
        subprocess.run([*drop, *shlex.split(before)], env={"PATH": PATH, **given}, check=True, cwd="/")
    launch(name, [*drop, *shlex.split(said["ExecStart"][0])], given)


def launch(name: str, order: list[str], given: dict[str, str]) -> None:
    STATE.mkdir(exist_ok=True)
    with (STATE / f"{name}.log").open("ab") as log, (STATE / f"{name}.out").open("ab") as out:
        process = subprocess.Popen(
            order, env={"PATH": PATH, **given}, stdin=subprocess.DEVNULL, stdout=out, stderr=log, cwd="/",
            start_new_session=True,
        )  # fmt: skip
    (STATE / f"{name}.pid").write_text(str(process.pid))


def stop(name: str) -> None:
    file = STATE / f"{name}.pid"
    if not file.exists():
        return
    pid = int(file.read_text())
    file.unlink()
    try:
        os.kill(pid, signal.SIGTERM)
        ends = time.monotonic() + PATIENCE
        while Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z":
            if time.monotonic() > ends:
                sys.exit(f"{name} does not stop")
            time.sleep(0.05)
    except (ProcessLookupError, FileNotFoundError):
        pass


if __name__ == "__main__":
    main()
