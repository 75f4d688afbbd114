"""A real PostgreSQL for as long as this process lives: says its address, for servers that share it."""

import signal
import sys

from tests.server.postgres import database


def main() -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with database() as address:
        print(address, flush=True)
        signal.pause()


if __name__ == "__main__":
    main()
