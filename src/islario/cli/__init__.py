"""The command line: `islario play`, `simulate`, `rules`, `replay` and what helps them. Nothing heavy is imported."""

import sys


def main() -> None:
    from islario.cli.app import run

    sys.exit(run(sys.argv[1:]))
