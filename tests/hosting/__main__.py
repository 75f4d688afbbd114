"""Makes a root that is thrown away, and types the page into it: python -m tests.hosting [SECTION …]

The root is this machine's own, under a layer in memory that takes whatever is written: packages, users, files of /etc.
Processes are in a namespace of their own, so that none is left. It needs root, Linux and Debian's packages.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.hosting.page import ROOT

ENTER = """
set -e
mount --make-rprivate /
mount -t tmpfs -o size=8g,mode=755 hosting {place}
mkdir {place}/upper {place}/work {place}/root
mount -t overlay overlay -o lowerdir=/,upperdir={place}/upper,workdir={place}/work {place}/root
cd {place}/root
mount -t proc proc proc
mount --rbind /dev dev
mount --rbind /sys sys
mount -t tmpfs -o mode=755 run run
mount -t tmpfs -o mode=1777 tmp tmp
mkdir -p var/lib/containers
mount -t tmpfs -o size=8g images var/lib/containers
{rules}
exec chroot . {python} -m tests.hosting.inside "$@"
"""


def main() -> int:
    missing = [name for name in ("unshare", "chroot", "apt-get", "ip", "runuser") if shutil.which(name) is None]
    if os.geteuid() != 0 or sys.platform != "linux" or missing:
        print(f"make hosting needs root on a Debian machine{': no ' + ', '.join(missing) if missing else ''}.")
        return 2
    with tempfile.TemporaryDirectory(prefix="islario-hosting-") as folder:
        kept = os.environ.get("HOSTING_RULES")  # a folder for compiled rules, to try it again sooner
        if kept:
            subprocess.run(["chmod", "-R", "a+rwX", kept], check=True)  # users have other numbers each time
        rules = f"mkdir -p var/cache/islario; mount --bind {kept} var/cache/islario" if kept else ""
        script = ENTER.format(place=folder, python=sys.executable, rules=rules)
        order = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--uts", "bash", "-c", script, "hosting"]
        given = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
        with subprocess.Popen([*order, *sys.argv[1:]], env=given) as process:
            try:
                code = process.wait()
            finally:
                process.kill()  # and with it all that it has begun
        assert not list(Path(folder).iterdir()), "something was written outside the root that is thrown away"
    return code


if __name__ == "__main__":
    sys.exit(main())
