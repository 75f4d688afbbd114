"""`python -m islario.cli`, where the `islario` command is not on the path."""

from islario.cli import main

main()
