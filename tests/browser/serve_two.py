"""Two servers on one real PostgreSQL, for the test with a browser at each; all of them end with this process."""

import signal
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))


def main() -> None:
    from tests.server.postgres import database

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with database(Path(sys.argv[1])) as address:
        command = [sys.executable, str(Path(__file__).with_name("serve.py")), address]
        servers = [subprocess.Popen(command) for _ in range(2)]
        try:
            for server in servers:
                server.wait()
        finally:
            for server in servers:
                server.terminate()
                server.wait()


if __name__ == "__main__":
    main()
