"""A server for one run of the browser tests: a free port, a database of its own, bots that do not dawdle."""

import sys

from islario.server.run import serve
from islario.server.settings import Limits, Rate, Settings


def main() -> None:
    plenty = Rate(10_000, 1_000)
    limits = Limits(reading=plenty, writing=plenty, making=plenty, talking=plenty, advice=plenty, review=3.0)
    settings = Settings(database=sys.argv[1], port=0, bot_delay=0.02, limits=limits)
    serve(settings, log_level="warning", started=lambda address: print(address, flush=True))


if __name__ == "__main__":
    main()
