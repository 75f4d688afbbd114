"""The image, made by a real builder from Debian; its base is made here too, for there is no registry to ask."""

from __future__ import annotations

import json
import os
import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING

import httpx

from tests.hosting.page import ROOT, Block
from tests.hosting.world import PATH
from tests.patience import PATIENCE, patiently

if TYPE_CHECKING:
    from tests.hosting.inside import Report

BASE, WHEELS = Path("/var/tmp/base"), Path("/var/tmp/base/wheels")
PORT = 8100
GIVEN = {
    "PATH": PATH, "HOME": "/root", "BUILDAH_ISOLATION": "chroot", "STORAGE_DRIVER": "vfs", "XDG_RUNTIME_DIR": "/run",
}  # fmt: skip


def built(report: Report, block: Block) -> None:
    """Makes the image and asks it for its health."""
    where = f"hosting.md:{block.line}"
    begun = time.monotonic()
    try:
        base()
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", block.text.replace("make client\n", "")], cwd=ROOT, env=GIVEN, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=3600, check=False,
        )  # fmt: skip
        if done.returncode:
            report.note("FAILED", where, block.gist, done.stdout[-4000:])
            return
        report.note("ran", where, f"buildah build … ({time.monotonic() - begun:.0f} s, its base made by debootstrap)")
        report.note("seen", block.section, served())
    except (subprocess.SubprocessError, OSError, AssertionError) as fault:
        report.note("FAILED", where, f"{block.gist}: {fault}", str(getattr(fault, "stderr", "")))


def base() -> None:
    """Debian with Python under the name that the Containerfile begins from, with the packages that pip will ask for."""
    packages = "--include=python3,python3-venv"
    told(["debootstrap", "--variant=minbase", packages, "bookworm", str(BASE)])
    WHEELS.mkdir()
    locks = [f"-r{ROOT / 'requirements' / name}.lock" for name in ("play", "postgres")]
    told(
        ["/opt/islario/bin/pip", "download", "--quiet", "--require-hashes", "--dest", str(WHEELS), *locks], **os.environ
    )
    (BASE / "etc" / "pip.conf").write_text("[global]\nno-index = true\nfind-links = /wheels\n")
    name = told(["buildah", "from", "scratch"]).strip()
    told(["buildah", "copy", "--quiet", name, str(BASE), "/"])
    told(["buildah", "commit", "--quiet", "--rm", name, "python:3.11-slim"])
    told(["rm", "-rf", str(BASE)])


def served() -> str:
    seen = json.loads(told(["buildah", "inspect", "--type", "image", "islario"]))["OCIv1"]
    config = seen["config"]
    assert config["User"] == "islario"
    name = told(["buildah", "from", "--pull-never", "islario"]).strip()
    order = [*config["Entrypoint"], "--port", str(PORT), "--name", "localhost"]
    begun = time.monotonic()
    with subprocess.Popen(["buildah", "run", name, "--", *order], env=GIVEN, stdout=subprocess.DEVNULL) as process:
        try:
            for _ in patiently("the container", pause=0.5):
                assert process.poll() is None, "it has ended"
                try:
                    answer = httpx.get(f"http://localhost:{PORT}/health/ready", timeout=PATIENCE)
                except httpx.TransportError:
                    continue
                if answer.status_code == 200:
                    break
            seconds = time.monotonic() - begun
            user = told(["buildah", "run", name, "--", "sh", "-c", "id -un; du -sm /opt/islario /var/cache/islario"])
        finally:
            process.terminate()
    return f"the image serves all games as {user.split()[0]} after {seconds:.0f} s; MB: {' '.join(user.split()[1:])}"


def told(order: list[str], **more: str) -> str:
    return subprocess.run(order, env={**more, **GIVEN}, cwd="/", text=True, capture_output=True, check=True).stdout
